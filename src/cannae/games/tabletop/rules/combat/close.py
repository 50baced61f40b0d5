"""Chapter 23: the dice of impact and melee, and what they cost (rules 23.4, 23.6, 23.7 and 23.10)."""

from cannae.games.tabletop.data.troops import Side
from cannae.games.tabletop.rules.charge.running import breaks_by_losses
from cannae.games.tabletop.rules.combat.contact import (
    FRONT,
    LEFT,
    RIGHT,
    Pair,
    Pairs,
    depth_of_files,
    find_pairs,
    overlapping,
    slot_rect,
)
from cannae.games.tabletop.rules.combat.nerve import (
    Fray,
    cohesion_test,
    disorder_of_file,
    drop_for,
    going_of,
    lose_base,
    lose_commander,
    near_elephants,
    quality_die,
    roll,
    side_as_it_stands,
)
from cannae.games.tabletop.rules.sheet.advantage import Fighter, Line, clamp, net, shooting_lines, total
from cannae.games.tabletop.rules.sheet.chances import need
from cannae.games.tabletop.rules.sheet.dice import (
    SUPPORTING,
    Pool,
    fights_twice,
    file_dice,
    is_light_against,
    lose,
    loss_class,
    support_dice,
)
from cannae.games.tabletop.rules.sheet.morale import death_modifier
from cannae.games.tabletop.rules.sheet.moves import DISORDER_ORDER
from cannae.games.tabletop.rules.table.geometry import LINK, seen, size
from cannae.games.tabletop.rules.table.ground import disorder_in_pieces, uphill
from cannae.games.tabletop.state import (
    BROKEN,
    CHARGED,
    COMMANDERS,
    DEATHS,
    FILES,
    FLANKED,
    FLANKS,
    FRESH,
    HITS,
    IN,
    IN_FRONT,
    LEVEL,
    TESTS,
    WITH,
    Position,
    side_of,
    unit_words,
)


class Fight:
    """One group in a phase of close combat: its sides of the pairs, and the dice against each enemy."""

    def __init__(self, p: Position, pairs: Pairs, group: int) -> None:
        self.side = side_as_it_stands(p, pairs, group)
        self.depths = depth_of_files(p, pairs, group)
        self.shy = near_elephants(p, group)
        self.two_directions = len(pairs.edges(group)) > 1
        self.pools: dict[int, list[Pool]] = {}
        self.contact: dict[int, int] = {}
        self.reasons: dict[int, list[object]] = {}  # against each enemy what gave points, for the telling


def is_charging(p: Position, group: int) -> bool:
    return p.get(group, CHARGED) == IN or p.get(group, FRESH) == 1


def drop_for_pursuers(p: Position) -> Fray:
    """26.5, 22.5: a group met in flank or rear by pursuers drops a level before the blows, once a phase."""
    fray = Fray("impact", find_pairs(p))
    for group in p.in_order():
        if not p.get(group, FRESH):
            continue
        for enemy in fray.pairs.enemies(group):
            if p.get(group, FLANKS) >> enemy & 1 and not p.get(enemy, FLANKED):
                p.set(enemy, FLANKED, 1)
                fray.against.setdefault(enemy, []).append(group)
                drop_for(p, fray, enemy, "22.5")
    return fray


def impact(p: Position) -> Fray:
    """23.4: the pairs with a charging group in them."""
    pairs = find_pairs(p)
    fray = Fray("impact", pairs)
    fought = [pair for pair in pairs.all if is_charging(p, pair.a) or is_charging(p, pair.b)]
    for pair in fought:
        for one, other in ((pair.a, pair.b), (pair.b, pair.a)):
            if is_charging(p, other):
                fray.against.setdefault(one, []).append(other)
    exchange(p, fray, fought, [])
    for group in p.in_order():
        p.set(group, FRESH, 0)
    return fray


def melee(p: Position) -> Fray:
    """23.6, 23.7: all pairs and overlaps."""
    pairs = find_pairs(p)
    fray = Fray("melee", pairs)
    exchange(p, fray, pairs.all, overlapping(p, pairs))
    return fray


def exchange(p: Position, fray: Fray, pairs: list[Pair], overlaps: list[Pair]) -> None:
    if not pairs:
        return
    fights: dict[int, Fight] = {}
    groups: list[int] = []
    for group in p.in_order():
        if any(group in (pair.a, pair.b) for pair in pairs + overlaps):
            fights[group] = Fight(p, fray.pairs, group)
            groups.append(group)
    for pair in pairs:
        strike(p, fray, fights, pair, True)
    for pair in overlaps:
        strike(p, fray, fights, pair, False)
    hits: dict[tuple[int, int], int] = {}
    for group in groups:
        for enemy in sorted(fights[group].pools):
            hits[group, enemy] = roll_against(p, fray, fights[group], group, enemy, fights[enemy])
    for group in groups:
        fray.taken[group] = sum([count for (_, target), count in hits.items() if target == group])
        fray.dealt[group] = sum([count for (shooter, _), count in hits.items() if shooter == group])
        fray.worse[group] = [enemy for enemy in groups if hits.get((enemy, group), 0) > hits.get((group, enemy), 0)]
        if fray.taken[group]:
            p.bloody = 1
    for group in groups:
        suffer(p, fray, group)


def strike(p: Position, fray: Fray, fights: dict[int, Fight], pair: Pair, both: bool) -> None:
    """The dice of a pair; of an overlap only those of the overlapping file (23.7)."""
    a, b = fighters_of(p, fray, fights, pair)
    for who, enemy, mine, theirs, edge in ((pair.a, pair.b, a, b, FRONT), (pair.b, pair.a, b, a, pair.edge)):
        if who == pair.b and not both:
            continue
        fight = fights[who]
        points = net(mine, theirs, fray.phase, p.terms.readings)
        dice = file_dice(mine.kind, mine.depth, fray.phase)
        if edge != FRONT and fray.phase == "melee":
            dice = 2 if fights_twice(mine.kind) else 1  # 23.5: bases hit in flank or rear strike with one die
        loss = loss_class(fight.side.cohesion, mine.disorder)
        pool = Pool(dice, points.value, loss, False, fight.side.group.quality)
        fight.pools.setdefault(enemy, []).append(pool)
        fight.contact[enemy] = fight.contact.get(enemy, 0) + 1
        if p.log is not None:
            known = fight.reasons.setdefault(enemy, [])
            found = reason_words(fray.phase, points.mine, "mine") + reason_words(fray.phase, points.theirs, "theirs")
            known += [reason for reason in found if reason not in known]


def reason_words(table: str, lines: list[Line], whose: str) -> list[object]:
    """Lines of points as arguments of a sentence; the enemy's count against."""
    return [
        {"say": f"tabletop-reason-{whose}", "row": f"@tabletop-row-{table}-{row}", "value": f"{value:+d}"}
        for row, value in lines
    ]


def fighters_of(p: Position, fray: Fray, fights: dict[int, Fight], pair: Pair) -> tuple[Fighter, Fighter]:
    """Both of a pair in the words of the sheet, and which of them stands uphill."""
    a = fighter(p, fray, fights, pair.a, FRONT, pair.file, pair.b)
    b = fighter(p, fray, fights, pair.b, pair.edge, pair.slot, pair.a)
    front_a = slot_middle(p, pair.a, FRONT, pair.file)
    front_b = slot_middle(p, pair.b, pair.edge, pair.slot)
    a.raised = uphill(front_a[0], front_a[1], front_b[0], front_b[1], p.terms.pieces)
    b.raised = uphill(front_b[0], front_b[1], front_a[0], front_a[1], p.terms.pieces)
    return a, b


def slot_middle(p: Position, group: int, edge: int, slot: int) -> tuple[int, int]:
    r = slot_rect(p, group, edge, slot)
    return int(r.x), int(r.y)


def fighter(p: Position, fray: Fray, fights: dict[int, Fight], group: int, edge: int, slot: int, enemy: int) -> Fighter:
    """A file, or a base of a flank, in the words of the sheet."""
    fight = fights[group]
    if edge == LEFT or edge == RIGHT:
        r = slot_rect(p, group, edge, slot)
        depth = 1
        disorder = int(disorder_in_pieces(p.troop(group), r, p.terms.pieces))
        disorder = max(disorder, 1) if fight.shy else disorder
    else:
        r = p.file_rect(group, slot)
        depth = fight.depths[slot]
        disorder = int(disorder_of_file(p, group, slot, fight.shy))
    charging = fray.phase == "impact" and is_charging(p, group)
    found = Fighter(fight.side, depth, DISORDER_ORDER[disorder], going_of(p, r), charging)
    found.flank = fray.phase == "impact" and charging and bool(p.get(group, FLANKS) >> enemy & 1)
    found.two_directions = fight.two_directions
    return found


def dice_against(p: Position, phase: str, fight: Fight, group: int, enemy: int, other: Fight) -> list[Pool]:
    """The dice of a group against one enemy, less those it loses, with supporting shots."""
    pools = fight.pools[enemy]
    lose(pools, is_light_against(fight.side, other.side))
    return pools + supporting(p, fight, group, enemy, other) if phase == "impact" else pools


def roll_against(p: Position, fray: Fray, fight: Fight, group: int, enemy: int, other: Fight) -> int:
    pools = dice_against(p, fray.phase, fight, group, enemy, other)
    hit: list[int] = []
    missed: list[int] = []
    for pool in pools:
        score = need(pool.poa, pool.shooting)
        for _ in range(pool.dice):
            face = quality_die(p, HITS, pool.quality, fight.side.leads and not pool.shooting)
            (hit if face >= score else missed).append(face)
    rule = "23.4" if fray.phase == "impact" else "23.6"
    args: dict[str, object] = {
        "group": unit_words(p, group),
        "enemy": unit_words(p, enemy),
        "dice": len(hit) + len(missed),
        "faces": hit + missed,
        "hits": len(hit),
        "needs": ", ".join(f"{pool.dice}×{need(pool.poa, pool.shooting)}+" for pool in pools if pool.dice),
        "reasons": fight.reasons.get(enemy, []),
        "count": len(fight.reasons.get(enemy, [])),
    }
    p.tell("struck", rule, args)
    return len(hit)


def supporting(p: Position, fight: Fight, group: int, enemy: int, other: Fight) -> list[Pool]:
    """23.11: shots from its own second rank, or from foot directly behind it."""
    foe: Side = other.side.but(flank=True) if p.get(enemy, FLANKS) >> group & 1 else other.side
    side = backed(p, fight.side, group)
    count, weapon, _, quality = support_dice(side, foe, is_charging(p, group), fight.contact[enemy])
    if not count:
        return []
    points = clamp(total(shooting_lines(weapon, other.side, True)))
    pool = Pool(count, points, loss_class(fight.side.cohesion, str(fight.side.disorder)), True, quality)
    lose([pool], False)
    return [pool]


def backed(p: Position, side: Side, group: int) -> Side:
    """23.11: with the shots of foot whose front stands at its rear edge; one base for each file behind it."""
    x, y, h = p.pose(group)
    reach, depth = p.half_width(group), p.depth(group)
    for friend in p.on_table(side_of(group)):
        troop = p.troop(friend)
        if troop.group.shooting not in SUPPORTING or not troop.foot or p.get(friend, LEVEL) == BROKEN:
            continue
        v = seen(x, y, h, p.rect(friend).x, p.rect(friend).y)[1]
        if friend == group or p.rect(friend).h != h or size(v + depth) > LINK:
            continue
        files = [p.file_pose(friend, file) for file in range(int(p.get(friend, FILES)))]
        behind = sum([size(seen(x, y, h, fx, fy)[0]) < reach for fx, fy, _ in files])
        if behind:
            listed = troop.group
            return side.but(
                support=listed.shooting, support_bases=behind, support_kind=troop.kind, support_quality=listed.quality
            )
    return side


def suffer(p: Position, fray: Fray, group: int) -> None:
    """23.10: the commander's risk, the death roll, then the test of the group that was beaten."""
    taken = fray.taken[group]
    lost = taken > fray.dealt[group]
    if taken:
        risk_commanders(p, fray, group, lost)
    deaths(p, fray, group, taken, not lost)
    breaks_by_losses(p, fray, group)
    if lost and p.is_on(group) and p.get(group, LEVEL) != BROKEN:
        cohesion_test(p, fray, group, "lost", "10.2")


def risk_commanders(p: Position, fray: Fray, group: int, lost: bool) -> None:
    """13.3: a commander who fights in the front rank of a group that was hit may be lost."""
    score = p.terms.readings.leader_lost_on - (1 if lost else 0)
    for commander in range(COMMANDERS):
        leads = p.get_c(commander, WITH) == group + 1 and p.get_c(commander, IN_FRONT) != 0
        if leads and roll(p, TESTS) + roll(p, TESTS) >= score:
            lose_commander(p, fray, commander, "13.3")


def deaths(p: Position, fray: Fray, group: int, hits: int, lighter: bool) -> None:
    """The death roll (6.6, 6.7): bases lost to hits."""
    kind = p.troop(group).kind
    change = death_modifier(kind in ("El", "BWg", "LArt", "HArt"), lighter)
    while hits > 0 and p.is_on(group):
        if roll(p, DEATHS) + change > hits:
            return
        lose_base(p, fray, group)
        if hits <= 6:
            return
        hits -= 6
