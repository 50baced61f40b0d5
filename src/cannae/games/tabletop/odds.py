"""The odds, as functions to import: a combat, a volley, a fight followed through, and the tests by dice.

Every function takes battle groups by name (`"hastati"`), in short notation (`"HF armoured elite pikemen 2x4, uphill"`)
or as `Side` records, and gives back a record with exact fractions inside.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from operator import truediv
from typing import Any

from cannae.core.contract import UserError
from cannae.games.tabletop import morale as rules
from cannae.games.tabletop.assumed import of_combat
from cannae.games.tabletop.chances import CASES, CASES_OF_TWO, caught, deaths, hit_cases, need
from cannae.games.tabletop.duel import Duel, Standing
from cannae.games.tabletop.exchange import Exchange, close_combat, hit_ways
from cannae.games.tabletop.exchange import shooting as volley
from cannae.games.tabletop.moves import (
    check_charge,
    check_cmt,
    check_evade,
    cmt_cases,
    cmt_lines,
    cmt_score,
    disorder_of,
    move_distance,
)
from cannae.games.tabletop.muster import read_side
from cannae.games.tabletop.notation import write_side
from cannae.games.tabletop.quick import Run
from cannae.games.tabletop.results import SIDES, Chain, Chances, Combat, Moment, Outlook, Reason, Roll, Trial
from cannae.games.tabletop.tally import Tally
from cannae.games.tabletop.troops import COHESIONS, BattleGroup, Readings, Side, Situation

MOST_ROUNDS = 40
MOST_HITS = 60  # more than any group can take in one phase
LOSSES = ("rear", "file")
ENDINGS = ("shot", "won", "drawn", "lost")

Described = str | BattleGroup | Side


def side(group: Described, **changes: Any) -> Side:
    """A battle group as it stands: by name, by notation or from a record, with anything else that is so.

    >>> side("hastati").group.quality
    'superior'
    >>> side("gauls", cohesion="disrupted", bases=7).cohesion
    'disrupted'
    >>> side("HF protected poor undrilled offensive-spearmen 4x2, uphill").uphill
    True
    """
    found = read_side(group) if isinstance(group, str) else Side(group) if isinstance(group, BattleGroup) else group
    return found.but(**changes) if changes else found


def combat(a: Described, b: Described, phase: str = "impact", **situation: Any) -> Combat:
    """One impact or one round of melee, or a volley of A at B.

    >>> fight = combat("hastati", "gauls", phase="melee")
    >>> round(fight.win, 4), round(fight.draw, 4), round(fight.lose, 4)
    (0.916, 0.0595, 0.0245)
    >>> fight.poa
    2
    >>> [(reason.row, reason.value) for reason in fight.reasons if reason.table == "melee"]
    [('skilled-swordsmen', 1), ('armour', 1)]
    >>> fight.exact["win"] + fight.exact["draw"] + fight.exact["lose"]
    Fraction(1, 1)
    """
    where = Situation(phase=phase, **situation)  # type: ignore[arg-type]
    first, second = side(a), side(b)
    return _volley(first, second, where) if where.phase == "shooting" else _fight(first, second, where)


def shooting(a: Described, b: Described, **situation: Any) -> Combat:
    """A volley of A at B.

    >>> shot = shooting("slingers", "hastati")
    >>> round(float(shot.sides[0].mean), 3), round(float(shot.sides[1].tests), 4)
    (1.167, 0.3361)
    """
    return combat(a, b, "shooting", **situation)


def chain(
    a: Described,
    b: Described,
    rounds: int = 5,
    *,
    start: str = "impact",
    overlaps: Sequence[tuple[int, int]] = (),
    losses: str = "rear",
    exact: bool = False,
    **situation: Any,
) -> Chain:
    """Impact and then so many rounds of melee, or melee alone; the chance that each side is broken after each.

    `overlaps` says how many files overlap for A and for B in each round of melee; the last pair holds on, and
    none given means what the two sides say of themselves.

    >>> fight = chain("hastati", "gauls", rounds=5)
    >>> [moment.name for moment in fight.moments]
    ['start', 'impact', 'melee', 'melee', 'melee', 'melee', 'melee']
    >>> fight.b_breaks > 0.9 > fight.a_breaks
    True
    """
    where = Situation(phase=start, **situation)  # type: ignore[arg-type]
    if where.phase == "shooting":
        raise UserError("tabletop-chain-start")
    if not isinstance(rounds, int) or not 1 <= rounds <= MOST_ROUNDS:
        raise UserError("tabletop-rounds", rounds=str(rounds), most=MOST_ROUNDS)
    if losses not in LOSSES:
        raise UserError("tabletop-unknown-losses", value=losses[:40], values=list(LOSSES))
    for pair in overlaps:
        if len(pair) != 2 or not all(0 <= files <= 2 for files in pair):
            raise UserError("tabletop-overlaps", overlaps=max(pair, default=0))
    return _chain(side(a), side(b), where, rounds, tuple((pair[0], pair[1]) for pair in overlaps), losses, exact)


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


# -- How they are worked out --------------------------------------------------------------------------------


@lru_cache(maxsize=512)
def _fight(a: Side, b: Side, where: Situation) -> Combat:
    exchange = close_combat(a, b, where)
    scored = hit_ways(exchange.pools[0], a, where.readings)
    taken = hit_ways(exchange.pools[1], b, where.readings)
    tally = Tally((a, b), where)
    for hit, ways in enumerate(scored):
        for back, more in enumerate(taken):
            tally.add(hit, back, ways * more)
    whole = sum(scored) * sum(taken)
    margins = {margin: Fraction(ways, whole) for margin, ways in sorted(tally.margins.items())}
    exact = {
        "win": sum((chance for margin, chance in margins.items() if margin > 0), Fraction(0)),
        "draw": margins.get(0, Fraction(0)),
        "lose": sum((chance for margin, chance in margins.items() if margin < 0), Fraction(0)),
        "win_by_two": sum((chance for margin, chance in margins.items() if margin >= 2), Fraction(0)),
        "lose_by_two": sum((chance for margin, chance in margins.items() if margin <= -2), Fraction(0)),
    }
    fates = [tally.fates(who, whole) for who in (0, 1)]
    hits = [_fractions(scored), _fractions(taken)]
    sides = (
        _outlook(a, exchange, 0, hits[0], hits[1], exact["lose"], fates[0], where.readings),
        _outlook(b, exchange, 1, hits[1], hits[0], exact["win"], fates[1], where.readings),
    )
    reasons = _reasons(exchange)
    return Combat(a, b, where, exchange.poa, exchange.fronts, sides, margins, reasons, of_combat(a, b, where), exact)


@lru_cache(maxsize=512)
def _volley(a: Side, b: Side, where: Situation) -> Combat:
    exchange = volley(a, b, where)
    scored = _fractions(hit_ways(exchange.pools[0], a, where.readings))
    disorder = disorder_of(b, where.terrain, where.readings)
    shooter, shot = rules.Body(a), rules.Body(b)
    fates: dict[tuple[int, int], Fraction] = {}
    tests = Fraction(0)
    for hit, chance in enumerate(scored):
        if rules.must_test_when_shot(hit, b.bases, a.group.shooting == "artillery"):
            tests += chance
        found, total = rules.after_shooting(shot, shooter, hit, disorder, where.readings)
        for bases, level, _, ways in found:
            fates[bases, level] = fates.get((bases, level), Fraction(0)) + chance * Fraction(ways, total)
    untouched = {(a.bases, COHESIONS.index(a.cohesion)): Fraction(1)}
    nothing: Chances = (Fraction(1),)
    sides = (
        _outlook(a, exchange, 0, scored, nothing, Fraction(0), untouched, where.readings),
        _outlook(b, exchange, 1, nothing, scored, tests, fates, where.readings),
    )
    assumptions = {"range": where.range, "terrain": where.terrain, "readings": where.readings.changed()}
    return Combat(a, b, where, exchange.poa, exchange.fronts, sides, {}, _reasons(exchange), assumptions)


@lru_cache(maxsize=128)
def _chain(
    a: Side, b: Side, where: Situation, rounds: int, overlaps: tuple[tuple[int, int], ...], losses: str, exact: bool
) -> Chain:
    first = _fight(a, b, where)
    duel = Duel(a, b, where, losses, Fraction if exact else truediv)
    phases = ["impact"] * (where.phase == "impact") + ["melee"] * rounds
    before = len(phases) - rounds
    own = (a.overlaps, b.overlaps)
    melee = [overlaps[min(number, len(overlaps) - 1)] if overlaps else own for number in range(rounds)]
    each = [(0, 0)] * before + melee
    start, *history = duel.run(phases, each) if exact else Run(duel).follow(phases, each)
    moments = [_moment("start", 0, start)]
    for number, standing in enumerate(history):
        moments.append(_moment(phases[number], max(number + 1 - before, 0), standing))
    assumptions = {
        **first.assumptions,
        "overlaps": [list(pair) for pair in melee],
        "losses": losses,
        "exact": exact,
    }
    return Chain(first, tuple(moments), assumptions)


def _moment(name: str, count: int, standing: Standing) -> Moment:
    a_broken, b_broken = (levels[rules.BROKEN] for levels in standing.levels)
    mean = [
        bases / (1 - broken) if broken < 1 else bases
        for bases, broken in zip(standing.bases, (a_broken, b_broken), strict=True)
    ]
    return Moment(
        name=name,
        round=count,
        fighting=standing.fighting,
        a_broken=a_broken,
        b_broken=b_broken,
        both_broken=standing.both,
        a_bases=mean[0],
        b_bases=mean[1],
        a_levels=tuple(standing.levels[0]),
        b_levels=tuple(standing.levels[1]),
    )


def _fractions(ways: list[int]) -> Chances:
    total = sum(ways)
    return tuple(Fraction(count, total) for count in ways)


def _outlook(
    tested: Side,
    exchange: Exchange,
    who: int,
    hits: Chances,
    taken: Chances,
    tests: Fraction,
    fates: dict[tuple[int, int], Fraction],
    readings: Readings,
) -> Outlook:
    rolls = []
    for pool in exchange.pools[who]:
        score = need(pool.poa, pool.shooting)
        led = tested.leads and not pool.shooting
        chance = Fraction(hit_cases(pool.quality, led, score, readings.keep_better), CASES)
        rolls.append(Roll(pool.dice, pool.poa, score, chance, pool.shooting))
    level = COHESIONS.index(tested.cohesion)
    lost = [Fraction(0)] * (tested.bases - min(bases for bases, _ in fates) + 1)
    drops = [Fraction(0)] * 4
    for (bases, after), chance in fates.items():
        lost[tested.bases - bases] += chance
        drops[after - level] += chance
    return Outlook(
        rolls=tuple(rolls),
        hits=hits,
        third=_reaching(taken, tested.bases, 3),
        half=_reaching(taken, tested.bases, 2),
        tests=tests,
        lost=tuple(lost),
        drops=tuple(drops),
        breaks=sum((chance for (_, after), chance in fates.items() if after == rules.BROKEN), Fraction(0)),
    )


def _reaching(taken: Chances, bases: int, each: int) -> Fraction:
    """The chance of at least one hit per so many bases."""
    return sum((chance for hits, chance in enumerate(taken) if rules.per_bases(hits, bases, each)), Fraction(0))


def _reasons(exchange: Exchange) -> tuple[Reason, ...]:
    return tuple(
        Reason(SIDES[reason.side], reason.table, reason.row, reason.value, reason.files) for reason in exchange.reasons
    )


def _move_row(moved: Side) -> str:
    return {"Ct": "kn", "SCh": "hch"}.get(moved.group.kind, moved.group.kind.lower())
