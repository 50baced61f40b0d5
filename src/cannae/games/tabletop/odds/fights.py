"""The odds of fights, as functions to import: a combat, a volley, and a fight followed through.

Every function takes battle groups by name (`"hastati"`), in short notation (`"HF armoured elite pikemen 2x4, uphill"`)
or as `Side` records, and gives back a record with exact fractions inside.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from operator import truediv
from typing import Any

from cannae.core.contract import UserError
from cannae.games.tabletop.data.armies import read_side
from cannae.games.tabletop.data.troops import COHESIONS, BattleGroup, Readings, Side, Situation
from cannae.games.tabletop.odds.assumptions import of_combat
from cannae.games.tabletop.odds.results import SIDES, Chain, Chances, Combat, Moment, Outlook, Reason, Roll
from cannae.games.tabletop.odds.sums.duel import Duel, Standing
from cannae.games.tabletop.odds.sums.duel_in_floats import Run
from cannae.games.tabletop.odds.sums.exchange import Exchange, close_combat, hit_ways
from cannae.games.tabletop.odds.sums.exchange import shooting as volley
from cannae.games.tabletop.odds.sums.tally import Tally
from cannae.games.tabletop.rules.sheet import morale as rules
from cannae.games.tabletop.rules.sheet.chances import CASES, hit_cases, need
from cannae.games.tabletop.rules.sheet.moves import (
    disorder_of,
)

MOST_ROUNDS = 40
LOSSES = ("rear", "file")

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
