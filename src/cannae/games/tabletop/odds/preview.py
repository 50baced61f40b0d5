"""Odds before the act: what a charge, a stand or the shooting to come promises where the groups stand on the table."""

from fractions import Fraction
from typing import Final

from mypy_extensions import i64

from cannae.games.tabletop.data.troops import Side
from cannae.games.tabletop.odds.fights import chain
from cannae.games.tabletop.odds.sums.exchange import hit_ways
from cannae.games.tabletop.rules.charge.charging import flank_bits, way_of
from cannae.games.tabletop.rules.charge.evading import aimed_at, step_forward
from cannae.games.tabletop.rules.combat.close import Fight, dice_against, fighters_of, is_charging, strike
from cannae.games.tabletop.rules.combat.contact import FRONT, Pair, Pairs, find_pairs
from cannae.games.tabletop.rules.combat.missiles import aims, may_shoot, volley
from cannae.games.tabletop.rules.combat.nerve import Fray, going_of, side_as_it_stands
from cannae.games.tabletop.rules.movement.moving import Around
from cannae.games.tabletop.rules.sheet.advantage import net
from cannae.games.tabletop.rules.sheet.chances import need
from cannae.games.tabletop.rules.table.geometry import NONE, moved
from cannae.games.tabletop.state import (
    BROKEN,
    CHARGE,
    CHARGED,
    CHARGING,
    CROSS,
    DONE,
    EVADING,
    FLANKS,
    GROUPS,
    IN,
    LEVEL,
    OPTION,
    PICKING,
    STAND,
    Position,
    label,
)

ROUNDS: Final = 3  # of melee after the impact
Data = dict[str, object]


def preview(p: Position, side: i64, choice: i64) -> Data | None:
    """For a charge: the fight it leads to. For standing when charged: the same fight, from the other side. For having
    done with moves: every shot that will then be made."""
    if not p.acting() >> side & 1:
        return None
    if p.phase_number == CHARGING and CHARGE <= choice < CROSS:
        return of_charge(p, int(choice - CHARGE) >> 6, int(choice) & 63)
    if p.phase_number == EVADING and choice == STAND:
        charger = dict(aimed_at(p)).get(int(p.picked) - 1, -1)
        return of_charge(p, charger, int(p.get(charger, OPTION))) if charger >= 0 else None
    if p.phase_number == PICKING and choice == DONE:
        return {"kind": "shots", "shots": of_shots(p, side)}
    return None


# -- Charges ------------------------------------------------------------------------------------------------


def of_charge(p: Position, group: int, option: int) -> Data | None:
    """A charge that everybody meets where he stands."""
    twin = p.copy()
    assert isinstance(twin, Position)
    around = Around(twin, group)
    way = way_of(twin, around, option, -1)
    if way.first == NONE or not way.files:
        return None
    flanks = flank_bits(twin, group, way)
    twin.put(group, moved(way.pose, 0, way.first))
    step_forward(twin, around, group, way.limit - way.used - way.first)
    twin.set(group, CHARGED, IN)
    twin.set(group, FLANKS, flanks)
    for target in range(GROUPS):
        if flanks >> target & 1 and twin.get(target, LEVEL) < BROKEN:
            twin.set(target, LEVEL, twin.get(target, LEVEL) + 1)  # 22.5
    pairs = find_pairs(twin)
    fought = [pair for pair in pairs.all if group in (pair.a, pair.b) and is_charging(twin, group)]
    if not fought:
        return None
    fray = Fray("impact", pairs)
    fights = {one: Fight(twin, pairs, one) for one in sorted({one for pair in fought for one in (pair.a, pair.b)})}
    for pair in fought:
        strike(twin, fray, fights, pair, True)
    enemies = [one for one in fights if one != group]
    dealt, taken = [1], [1]
    for enemy in enemies:
        dealt = convolved(dealt, ways_against(twin, fights, group, enemy))
        taken = convolved(taken, ways_against(twin, fights, enemy, group))
    found = outcome(dealt, taken)
    main = max(enemies, key=lambda enemy: (sum(enemy in (pair.a, pair.b) for pair in fought), -enemy))
    return {
        "kind": "charge",
        "group": label(group),
        "enemies": [label(enemy) for enemy in enemies],
        "flank": [label(target) for target in range(GROUPS) if flanks >> target & 1],
        "files": [file_data(twin, fray, fights, pair, group) for pair in fought],
        "dice": [dice_data(twin, fights, one) for one in fights],
        **{name: float(chance) for name, chance in found.items()},
        "exact": {name: str(chance) for name, chance in found.items()},
        "rounds": rounds(twin, pairs, group, main, fought, bool(flanks >> main & 1)),
    }


def ways_against(p: Position, fights: dict[int, Fight], group: int, enemy: int) -> list[int]:
    """The ways to score 0, 1, 2 ... hits on one enemy; the dice are gathered for `dice_data` as well."""
    fight = fights[group]
    fight.pools[enemy] = dice_against(p, "impact", fight, group, enemy, fights[enemy])
    return hit_ways(fight.pools[enemy], fight.side, p.terms.readings)


def convolved(one: list[int], other: list[int]) -> list[int]:
    found = [0] * (len(one) + len(other) - 1)
    for at, ways in enumerate(one):
        for more, others in enumerate(other):
            found[at + more] += ways * others
    return found


def outcome(dealt: list[int], taken: list[int]) -> dict[str, Fraction]:
    """Exact chances to score more hits than one takes, as many, or fewer; and by two."""
    names = ("win", "draw", "lose", "win_by_two", "lose_by_two")
    counts = dict.fromkeys(names, 0)
    for hits, ways in enumerate(dealt):
        for back, more in enumerate(taken):
            counts["win" if hits > back else "lose" if hits < back else "draw"] += ways * more
            if abs(hits - back) >= 2:
                counts["win_by_two" if hits > back else "lose_by_two"] += ways * more
    whole = sum(dealt) * sum(taken)
    return {name: Fraction(count, whole) for name, count in counts.items()}


def file_data(p: Position, fray: Fray, fights: dict[int, Fight], pair: Pair, group: int) -> Data:
    """One file in contact as its side sees it: the net points, and every line that makes them."""
    a, b = fighters_of(p, fray, fights, pair)
    mine, theirs, enemy = (a, b, pair.b) if pair.a == group else (b, a, pair.a)
    points = net(mine, theirs, "impact", p.terms.readings)
    return {
        "file": pair.file if pair.a == group else pair.slot,
        "enemy": label(enemy),
        "front": pair.edge == FRONT,
        "points": points.value,
        "mine": [[f"@tabletop-row-impact-{row}", value] for row, value in points.mine],
        "theirs": [[f"@tabletop-row-impact-{row}", value] for row, value in points.theirs],
    }


def dice_data(p: Position, fights: dict[int, Fight], group: int) -> Data:
    pools = [pool for pools in fights[group].pools.values() for pool in pools if pool.dice]
    return {"group": label(group), "dice": [[pool.dice, need(pool.poa, pool.shooting)] for pool in pools]}


def rounds(p: Position, pairs: Pairs, group: int, enemy: int, fought: list[Pair], flank: bool) -> list[Data]:
    """14.1: the fight with the enemy that most files meet, followed through the impact and three rounds."""
    contact = sum(enemy in (pair.a, pair.b) for pair in fought)
    a, b = (fit(side_as_it_stands(p, pairs, one), contact) for one in (group, enemy))
    if "broken" in (a.cohesion, b.cohesion):
        return []
    terrain = going_of(p, p.rect(enemy))
    followed = chain(
        a.but(charging=True, flank=flank), b.but(charging=False), rounds=ROUNDS, start="impact", contact=contact,
        terrain=terrain, exact=False, readings=p.terms.readings,
    )  # fmt: skip
    return [
        {
            "phase": moment.name,
            "round": moment.round,
            "broken": float(moment.a_broken),
            "enemy_broken": float(moment.b_broken),
            "fighting": float(moment.fighting),
            "bases": float(moment.a_bases),
            "enemy_bases": float(moment.b_bases),
        }
        for moment in followed.moments
    ]


def fit(side: Side, contact: int) -> Side:
    """As many files as are in contact at least: a flank has as many as it has bases there."""
    return side if side.files >= contact else side.but(files=min(contact, side.bases))


# -- Shots --------------------------------------------------------------------------------------------------


def of_shots(p: Position, side: i64) -> list[Data]:
    """What a side will shoot at from where it stands now."""
    pairs = find_pairs(p)
    found: list[Data] = []
    for group in p.on_table(side):
        if not may_shoot(p, group):
            continue
        for target, far, files, rearward in aims(p, pairs, group):
            pool, lines = volley(p, pairs, group, target, far, files, rearward)
            ways = hit_ways([pool], side_as_it_stands(p, pairs, group), p.terms.readings)
            whole = sum(ways)
            found.append({
                "group": label(group), "enemy": label(target), "far": far, "files": len(files), "points": pool.poa,
                "dice": pool.dice, "need": need(pool.poa, True),
                "lines": [[f"@tabletop-row-shooting-{row}", value] for row, value in lines],
                "hits": [float(Fraction(count, whole)) for count in ways],
            })  # fmt: skip
    return found
