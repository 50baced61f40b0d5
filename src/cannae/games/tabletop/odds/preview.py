"""Odds before the act: what a charge, a stand or the shooting to come promises where the groups stand on the table."""

from fractions import Fraction
from itertools import product
from typing import Final

from mypy_extensions import i64

from cannae.core.randomness import Rng
from cannae.games.tabletop.data.descriptions import write_side
from cannae.games.tabletop.data.troops import Side
from cannae.games.tabletop.odds.fights import chain
from cannae.games.tabletop.odds.sums.exchange import hit_ways
from cannae.games.tabletop.rules.charge.charging import chargers, charges_of, flank_bits, way_of
from cannae.games.tabletop.rules.charge.evading import aimed_at, go_in, run_evaders, step_forward
from cannae.games.tabletop.rules.combat.close import Fight, dice_against, fighters_of, is_charging, slot_middle, strike
from cannae.games.tabletop.rules.combat.contact import FRONT, Pair, Pairs, depth_of_files, find_pairs, overlapping
from cannae.games.tabletop.rules.combat.missiles import aims, in_cover, may_shoot, volley
from cannae.games.tabletop.rules.combat.nerve import Fray, going_of, side_as_it_stands
from cannae.games.tabletop.rules.movement.manoeuvre import carry_out, picked_groups
from cannae.games.tabletop.rules.movement.moving import Around
from cannae.games.tabletop.rules.movement.templates import Moves
from cannae.games.tabletop.rules.sheet.advantage import net
from cannae.games.tabletop.rules.sheet.chances import need
from cannae.games.tabletop.rules.table.geometry import NONE, moved
from cannae.games.tabletop.rules.table.ground import uphill
from cannae.games.tabletop.state import (
    AIMED,
    ALONG,
    BROKEN,
    CHARGE,
    CHARGED,
    CHARGING,
    CROSS,
    DECIDED_ALONG,
    DECIDED_REAR,
    DISTANCE,
    DONE,
    EVADE,
    EVADING,
    FLANKS,
    FRAGMENTED,
    GROUPS,
    IN,
    LAST,
    LEVEL,
    MOVE,
    MOVING,
    OPTION,
    PICKING,
    PURSUING,
    REAR,
    STAND,
    Position,
    label,
    side_of,
)

ROUNDS: Final = 3  # of melee after the impact
MOST_CHARGERS: Final = 2  # for whom all throws are counted
Data = dict[str, object]


def preview(p: Position, side: i64, choice: i64) -> Data | None:
    """For a charge: the fight it leads to. For standing when charged: the same fight, from the other side; for running:
    how likely it is to be caught. For a move: whom the group then shoots at, and who could charge whom. For having done
    with moves: every shot that will then be made."""
    if not p.acting() >> side & 1:
        return None
    if p.phase_number == CHARGING and CHARGE <= choice < CROSS:
        return of_charge(p, int(choice - CHARGE) >> 6, int(choice) & 63)
    if p.phase_number == EVADING and choice == STAND:
        charger = dict(aimed_at(p)).get(int(p.picked) - 1, -1)
        return of_charge(p, charger, int(p.get(charger, OPTION))) if charger >= 0 else None
    if p.phase_number == EVADING and choice in (ALONG, REAR):
        return of_evading(p, int(p.picked) - 1, DECIDED_ALONG if choice == ALONG else DECIDED_REAR)
    if p.phase_number == PICKING and choice == DONE:
        return {"kind": "shots", "shots": of_shots(p, p.on_table(side))}
    if p.phase_number == MOVING and MOVE <= choice < LAST:
        return of_move(p, int(choice))
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
    contact = sum(main in (pair.a, pair.b) for pair in fought)
    flank = bool(flanks >> main & 1)
    return {
        "kind": "charge",
        "group": label(group),
        "enemies": [label(enemy) for enemy in enemies],
        "flank": [label(target) for target in range(GROUPS) if flanks >> target & 1],
        "files": [file_data(twin, fray, fights, pair, group) for pair in fought],
        "dice": [dice_data(twin, fights, one) for one in fights],
        **{name: float(chance) for name, chance in found.items()},
        "exact": {name: str(chance) for name, chance in found.items()},
        "rounds": rounds(twin, pairs, group, main, contact, flank),
        "question": question(twin, pairs, "impact", group, main, contact, flank),
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


def rounds(p: Position, pairs: Pairs, group: int, enemy: int, contact: int, flank: bool) -> list[Data]:
    """14.1: the fight with the enemy that most files meet, followed through the impact and three rounds."""
    a, b = duellists(p, pairs, "impact", group, enemy, contact)
    if "broken" in (a.cohesion, b.cohesion):
        return []
    followed = chain(
        a.but(flank=flank), b, rounds=ROUNDS, start="impact", contact=contact,
        terrain=going_of(p, p.rect(enemy)), exact=False, readings=p.terms.readings,
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


def duellists(p: Position, pairs: Pairs, phase: str, group: int, enemy: int, contact: int) -> tuple[Side, Side]:
    """Two of those that touch, in the words of the odds: how they stand, who stands uphill and who overlaps."""
    touching = [pair for pair in pairs.all if {pair.a, pair.b} == {group, enemy}]
    raised = {group: False, enemy: False}
    for pair in touching:
        a, b = slot_middle(p, pair.a, FRONT, pair.file), slot_middle(p, pair.b, pair.edge, pair.slot)
        raised[pair.a] |= uphill(a[0], a[1], b[0], b[1], p.terms.pieces)
        raised[pair.b] |= uphill(b[0], b[1], a[0], a[1], p.terms.pieces)
    beyond = overlapping(p, pairs) if phase == "melee" else []
    found = []
    for one, other in ((group, enemy), (enemy, group)):
        side = fit(side_as_it_stands(p, pairs, one), contact).but(engaged=False, uphill=raised[one])
        if phase == "impact":
            side = side.but(charging=one == group)
        else:
            count = sum((pair.a, pair.b) == (one, other) for pair in beyond)
            side = side.but(overlaps=min(count, 2), two_directions=len(pairs.edges(one)) > 1)
        found.append(side)
    return found[0], found[1]


def fit(side: Side, contact: int) -> Side:
    """As many files as are in contact at least: a flank has as many as it has bases there."""
    return side if side.files >= contact else side.but(files=min(contact, side.bases))


def question(
    p: Position, pairs: Pairs, phase: str, group: int, enemy: int, contact: int, flank: bool = False
) -> dict[str, object] | None:
    """The same fight as the page of odds asks for it, with everything that is so on this table."""
    a, b = duellists(p, pairs, phase, group, enemy, contact)
    if "broken" in (a.cohesion, b.cohesion):
        return None
    return {
        "what": phase,
        "a": write_side(a.but(flank=flank)),
        "b": write_side(b),
        "terrain": going_of(p, p.rect(enemy)),
        "contact": contact,
        "rounds": ROUNDS,
        **p.terms.readings.changed(),
    }


# -- Running ------------------------------------------------------------------------------------------------


class Faces(Rng):
    """Dice that fall as they are told; the rest are threes, which change no way."""

    def __init__(self, faces: tuple[int, ...]) -> None:
        self.drawn = 0
        self.faces = list(faces)

    def below(self, stream: i64, bound: i64) -> i64:
        return (self.faces.pop(0) if stream == DISTANCE and self.faces else 3) - 1


def of_evading(p: Position, group: int, how: int) -> Data | None:
    """4.17, 4.18 where they stand: of all throws for both ways, how many end in contact, or off the table."""
    after = [charger for charger in chargers(p) if p.get(charger, AIMED) >> group & 1]
    if not 0 < len(after) <= MOST_CHARGERS:
        return None
    caught = gone = whole = 0
    for faces in product(range(1, 7), repeat=1 + len(after)):
        twin = p.copy()
        assert isinstance(twin, Position)
        twin.rng = Faces(faces)
        twin.set(group, EVADE, how)
        run_evaders(twin)
        whole += 1
        if not twin.is_on(group):
            gone += 1
            continue
        for charger in after:
            go_in(twin, Fray("impact", find_pairs(twin)), charger)
        caught += twin.is_on(group) and any(charger in find_pairs(twin).enemies(group) for charger in after)
    return {
        "kind": "evade",
        "group": label(group),
        "enemies": [label(charger) for charger in after],
        "caught": caught / whole,
        "gone": gone / whole,
        "exact": {"caught": str(Fraction(caught, whole)), "gone": str(Fraction(gone, whole))},
    }


# -- Moves and shots --------------------------------------------------------------------------------------------------


def of_move(p: Position, choice: int) -> Data:
    """The table as it would be after a move that needs no test or passes it."""
    twin = p.copy()
    assert isinstance(twin, Position)
    moves = Moves(twin, int(twin.picked) - 1, picked_groups(twin))
    carry_out(twin, moves, moves.plan(choice))
    pairs = find_pairs(twin)
    side = int(side_of(moves.groups[0]))
    enemies = [enemy for enemy in twin.on_table(1 - side) if could_charge(twin, pairs, enemy)]
    own = [group for group in moves.groups if twin.is_on(group)]
    threats = {enemy: targets_of(twin, enemy) for enemy in enemies}
    return {
        "kind": "move",
        "shots": of_shots(twin, own),
        "charged_by": [label(enemy) for enemy in enemies if any(group in threats[enemy] for group in own)],
        "charges": sorted(
            {label(target) for group in own if could_charge(twin, pairs, group) for target in targets_of(twin, group)}
        ),
    }


def could_charge(p: Position, pairs: Pairs, group: int) -> bool:
    """22.1, as if its side were to charge now."""
    idle = p.get(group, LEVEL) < FRAGMENTED and not p.get(group, PURSUING)
    return idle and not p.troop(group).artillery and not pairs.has(group)


def targets_of(p: Position, group: int) -> list[int]:
    """22.2: whom a charge of this group could reach where everybody stands."""
    bits = 0
    for way in charges_of(p, group):
        bits |= int(way.targets)
    return [target for target in range(GROUPS) if bits >> target & 1]


def of_shots(p: Position, groups: list[int]) -> list[Data]:
    """What groups will shoot at from where they stand now."""
    pairs = find_pairs(p)
    found: list[Data] = []
    for group in groups:
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
                "question": shot_question(p, pairs, group, target, far, files, rearward),
            })  # fmt: skip
    return found


def shot_question(
    p: Position, pairs: Pairs, group: int, target: int, far: bool, files: list[int], rearward: bool
) -> dict[str, object]:
    """The same shots as the page of odds asks for them: of a group only the files and ranks that shoot at this one."""
    deep = depth_of_files(p, pairs, group)
    ranks = 1 if in_cover(p, group) else 2
    bases = sum(min(deep[file], ranks) for file in files)
    shooter = side_as_it_stands(p, pairs, group).but(bases=bases, files=len(files), rearward=rearward)
    return {
        "what": "shooting",
        "a": write_side(shooter),
        "b": write_side(side_as_it_stands(p, pairs, target).but(cover=in_cover(p, target))),
        "terrain": going_of(p, p.rect(target)),
        "range": "long" if far else "effective",
        **p.terms.readings.changed(),
    }
