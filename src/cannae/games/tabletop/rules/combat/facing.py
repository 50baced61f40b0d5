"""Rule 23.5: a group hit in flank or rear turns to face, where it can."""

from mypy_extensions import i64

from cannae.games.tabletop.rules.combat.contact import BEHIND, FRONT, RIGHT, Pairs, find_pairs
from cannae.games.tabletop.rules.movement.moving import Around
from cannae.games.tabletop.rules.table.formation import MOST_RANKS, turned_about, turned_aside
from cannae.games.tabletop.rules.table.geometry import inside, overlap
from cannae.games.tabletop.rules.table.ground import may_be_in
from cannae.games.tabletop.state import (
    BASES,
    BROKEN,
    FIELDS,
    FILES,
    FLANKS,
    LEVEL,
    Position,
    bit_of,
    unit_words,
)


def turn_to_face(p: Position) -> None:
    """At the end of an impact: every unbroken group that fights on its flank or rear and not to its front."""
    for group in p.in_order():
        if p.get(group, LEVEL) == BROKEN:
            continue
        pairs = find_pairs(p)
        edges = pairs.edges(group)
        if edges and FRONT not in edges:
            face(p, pairs, group, most_hit(pairs, group))


def most_hit(pairs: Pairs, group: int) -> int:
    """The edge with the most pairs."""
    counts: dict[int, int] = {}
    for pair in pairs.all:
        if pair.b == group:
            counts[pair.edge] = counts.get(pair.edge, 0) + 1
    return min(counts, key=lambda edge: (-counts[edge], edge))


def face(p: Position, pairs: Pairs, group: int, edge: int) -> None:
    """The hit edge becomes the front line. Where that is not clear, or the contact would be lost, it stays."""
    files, bases = int(p.get(group, FILES)), int(p.get(group, BASES))
    aside = edge != BEHIND
    if aside and (bases % files or files > MOST_RANKS):
        return
    enemies = sorted({pair.a for pair in pairs.all if pair.b == group and pair.edge == edge})
    before = p.groups[group * FIELDS : (group + 1) * FIELDS]
    if aside:
        pose = turned_aside(p.pose(group), files, p.ranks(group), edge == RIGHT)
        p.form(group, p.ranks(group))
    else:
        pose = turned_about(p.pose(group), p.depth(group))
    p.put(group, pose)
    bits: i64 = 0
    for enemy in enemies:  # from now on they fight it front to front
        if p.get(enemy, FLANKS) >> group & 1:
            bits |= bit_of(enemy)
            p.set(enemy, FLANKS, p.get(enemy, FLANKS) ^ bit_of(group))
    if stands_clear(p, group) and find_pairs(p).front_files(group):
        p.tell("turns", "23.5", {"group": unit_words(p, group), "enemy": unit_words(p, enemies[0])})
        return
    for field in range(FIELDS):
        p.set(group, field, before[field])
    p.rects[group] = None
    for enemy in enemies:
        if bits >> enemy & 1:
            p.set(enemy, FLANKS, p.get(enemy, FLANKS) | bit_of(group))


def stands_clear(p: Position, group: int) -> bool:
    r = p.rect(group)
    around = Around(p, group)
    if not inside(r, p.terms.width, p.terms.depth) or not may_be_in(around.troop, r, p.terms.pieces):
        return False
    return not any(overlap(r, other.body) for other in around.others)
