"""The odds of the tests by dice, as functions to import: complex moves, cohesion, rallying, evading, death rolls.

Groups are given as for `fights`; every function gives back a `Trial` with exact fractions inside.
"""

from collections.abc import Sequence
from fractions import Fraction

from cannae.core.contract import UserError
from cannae.games.tabletop.data.descriptions import write_side
from cannae.games.tabletop.data.troops import COHESIONS, BattleGroup, Readings, Side, Situation
from cannae.games.tabletop.odds.fights import Described, side
from cannae.games.tabletop.odds.results import Reason, Trial
from cannae.games.tabletop.rules.sheet import morale as rules
from cannae.games.tabletop.rules.sheet.chances import CASES, CASES_OF_TWO, caught, deaths
from cannae.games.tabletop.rules.sheet.moves import (
    check_charge,
    check_cmt,
    check_evade,
    cmt_cases,
    cmt_lines,
    cmt_score,
    disorder_of,
    move_distance,
)

MOST_HITS = 60  # more than any group can take in one phase
ENDINGS = ("shot", "won", "drawn", "lost")


def cmt(
    group: Described, *, holding_back: bool = False, terrain: str = "open", readings: Readings | None = None
) -> Trial:
    """A complex move test. `holding_back`: shock troops that would rather not charge, who get no re-rolls.

    >>> round(cmt("gauls").chance("pass"), 4), round(cmt("gauls, FC").chance("pass"), 4)
    (0.4167, 0.7222)
    """
    tested, how = side(group), readings or Readings()
    disorder = disorder_of(tested, Situation(terrain=terrain).terrain, how)  # type: ignore[arg-type]
    check_cmt(tested)
    lines = cmt_lines(tested, disorder)
    passed = Fraction(cmt_cases(tested, disorder, holding_back, how.keep_better), CASES_OF_TWO)
    reasons = [Reason("a", "cmt", name, value) for name, value in lines]
    assumptions = {"terrain": terrain, "disorder": disorder, "holding_back": holding_back}
    modifier = sum(value for _, value in lines)
    outcomes = {"pass": passed, "fail": 1 - passed}
    return Trial("cmt", tested, outcomes, modifier, cmt_score(tested.group), reasons, assumptions)


def cohesion(
    group: Described,
    cause: str = "lost",
    *,
    received: int = 0,
    inflicted: int = 0,
    just_lost: int = 0,
    enemy: Described | Sequence[Described] = (),
    phase: str = "melee",
    terrain: str = "open",
    in_combat: bool = False,
    more_reasons: bool = False,
    readings: Readings | None = None,
) -> Trial:
    """A cohesion test, and the levels it costs. `group` is as it stands after a death roll that cost it `just_lost`.

    Hits are those of the whole phase against all its enemies; `enemy` is who out-hit it or shot at it, one or several.

    >>> test = cohesion("latins", "lost", received=2, inflicted=1, enemy="gauls", phase="impact")
    >>> test.modifier, [reason.row for reason in test.reasons]
    (-2, ['hit-3b', 'lost-to-impact-foot'])
    >>> round(test.chance("pass"), 4)
    0.2778
    """
    tested, how = side(group), readings or Readings()
    where = Situation(phase=phase, terrain=terrain)  # type: ignore[arg-type]
    if cause == "rally":
        raise UserError("tabletop-rally-apart")
    rules.check_test(tested)
    foes = [side(foe) for foe in ([enemy] if isinstance(enemy, (str, BattleGroup, Side)) else enemy)]
    for hits in (received, inflicted):
        _must_be_hits(hits)
    bases = tested.bases + just_lost
    if not 0 <= just_lost <= tested.group.bases - tested.bases:
        raise UserError("tabletop-bases-left", bases=bases, most=tested.group.bases)
    if cause == "lost" and received <= inflicted:
        raise UserError("tabletop-not-lost", received=received, inflicted=inflicted)
    if cause == "shot" and not rules.must_test_when_shot(
        received, bases, any(foe.group.shooting == "artillery" for foe in foes)
    ):
        raise UserError("tabletop-not-shot", received=received, bases=bases)
    if cause == "charged" and not any(rules.must_test_when_charged(tested, foe.group) for foe in foes):
        raise UserError("tabletop-not-charged")
    disorder = disorder_of(tested, where.terrain, how)
    test = rules.CohesionTest(
        rules.Body(tested),
        cause,
        disorder,
        where.phase,
        [rules.Body(foe) for foe in foes],
        received,
        inflicted,
        bases,
        (tested.terrain or where.terrain) == "open",
        in_combat,
        more_reasons,
    )
    lines = rules.modifiers(test)
    good, one, two = rules.drop_cases(test, how)
    outcomes = {
        "pass": Fraction(good, CASES_OF_TWO),
        "drop-one": Fraction(one, CASES_OF_TWO),
        "drop-two": Fraction(two, CASES_OF_TWO),
    }
    level = COHESIONS.index(tested.cohesion)
    outcomes["breaks"] = sum(
        (Fraction(cases, CASES_OF_TWO) for drop, cases in ((1, one), (2, two)) if level + drop >= rules.BROKEN),
        Fraction(0),
    )
    reasons = [Reason("a", "modifiers", name, value) for name, value in lines]
    counts = {"received": received, "inflicted": inflicted}
    assumptions = {
        "cause": cause,
        **counts,
        "phase": phase,
        "terrain": terrain,
        "disorder": disorder,
        "enemies": [write_side(foe) for foe in foes],
        "more_reasons": more_reasons,
    }
    modifier = sum(value for _, value in lines)
    return Trial("cohesion", tested, outcomes, modifier, 7, reasons, assumptions, tuple(foes))


def rally(
    group: Described, *, in_contact: bool = False, terrain: str = "open", readings: Readings | None = None
) -> Trial:
    """A commander tries to bolster or rally the group he is with.

    >>> round(rally("gauls, broken, IC").chance("rise"), 4)
    0.4167
    """
    tested, how = side(group), readings or Readings()
    rules.check_rally(tested, in_contact)
    disorder = disorder_of(tested, Situation(terrain=terrain).terrain, how)  # type: ignore[arg-type]
    test = rules.CohesionTest(rules.Body(tested), "rally", disorder, in_combat=in_contact)
    lines = rules.modifiers(test)
    modifier = sum(value for _, value in lines)
    good, _, _ = rules.result_cases(tested.group.quality, modifier, how.keep_better)
    outcomes = {"rise": Fraction(good, CASES_OF_TWO), "stay": 1 - Fraction(good, CASES_OF_TWO)}
    reasons = [Reason("a", "modifiers", name, value) for name, value in lines]
    return Trial("rally", tested, outcomes, modifier, 7, reasons, {"terrain": terrain, "disorder": disorder})


def evade(charger: Described, evader: Described, gap: int, *, terrain: str = "open") -> Trial:
    """Whether a charger whose targets all evade catches the one that starts `gap` MU before it.

    >>> str(evade("gallic horse", "velites", 3).exact["caught"])
    '1/12'
    """
    hunter, quarry = side(charger), side(evader)
    where = Situation(terrain=terrain).terrain  # type: ignore[arg-type]
    if not 0 <= gap <= 20:
        raise UserError("tabletop-gap", gap=gap)
    check_charge(hunter)
    check_evade(quarry)
    mine = move_distance(hunter.group.kind, hunter.terrain or where)
    theirs = move_distance(quarry.group.kind, quarry.terrain or where)
    chance = Fraction(caught(mine, gap, theirs), CASES)
    reasons = [Reason("a", "movement", _move_row(hunter), mine), Reason("b", "movement", _move_row(quarry), theirs)]
    outcomes = {"caught": chance, "escapes": 1 - chance}
    return Trial("evade", hunter, outcomes, 0, None, reasons, {"gap": gap, "terrain": terrain})


def death(group: Described, hits: int, ending: str = "lost") -> Trial:
    """The death roll after so many hits, by how the fight ended (or `shot`).

    >>> str(death("elephants", 4, "shot").exact["lost-1"])
    '1/6'
    """
    tested = side(group)
    if ending not in ENDINGS:
        raise UserError("tabletop-unknown-ending", value=ending[:40], values=list(ENDINGS))
    _must_be_hits(hits)
    big = rules.Body(tested).big
    modifier = rules.death_modifier(big, ending != "lost")
    cases = deaths(hits, modifier)
    outcomes = {f"lost-{lost}": Fraction(ways, sum(cases)) for lost, ways in enumerate(cases)}
    rows = [("big", 1)] if big else []
    rows += [("light", 2)] if ending != "lost" else []
    reasons = [Reason("a", "death", name, value) for name, value in rows]
    return Trial("death", tested, outcomes, modifier, None, reasons, {"hits": hits, "ending": ending})


def _must_be_hits(hits: int) -> None:
    if not 0 <= hits <= MOST_HITS:
        raise UserError("tabletop-hits", hits=hits, most=MOST_HITS)


def _move_row(moved: Side) -> str:
    return {"Ct": "kn", "SCh": "hch"}.get(moved.group.kind, moved.group.kind.lower())
