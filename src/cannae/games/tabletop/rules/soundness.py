"""What must be true after every choice, whatever happened: nobody stands on another or off the table, and fights
are mutual."""

from cannae.games.tabletop.rules.combat.contact import FRONT, find_pairs
from cannae.games.tabletop.rules.table.geometry import inside, may_touch, overlap
from cannae.games.tabletop.state import Position, label


def unsound(p: Position) -> list[str]:
    """Everything that is wrong with a position, in short; nothing for any that a battle comes to."""
    found: list[str] = []
    standing = p.on_table(0) + p.on_table(1)
    for at, one in enumerate(standing):
        if not inside(p.rect(one), p.terms.width, p.terms.depth):
            found.append(f"{label(one)} off the table")
        for other in standing[at + 1 :]:
            if not may_touch(p.rect(one), p.rect(other), 2000):  # files step forward by less
                continue
            if any(overlap(body, met) for body in p.bodies(one) for met in p.bodies(other)):
                found.append(f"{label(one)} on {label(other)}")
    pairs = find_pairs(p)
    seats: set[tuple[int, int, int]] = set()
    for pair in pairs.all:
        for seat in ((pair.a, FRONT, pair.file), (pair.b, pair.edge, pair.slot)):
            if seat in seats:
                found.append(f"{label(seat[0])} fights twice in one place")
            seats.add(seat)
        if pair.b not in pairs.enemies(pair.a) or pair.a not in pairs.enemies(pair.b):
            found.append(f"{label(pair.a)} fights {label(pair.b)} alone")
    return found
