"""What speaks against a choice that the rules allow: a special that is thrown away. From what its owner may know alone:
open spaces, and one's own."""

from cannae.games.honour.rules.cards import SPACES
from cannae.games.honour.state import BACK, DOUBLE, EXCHANGING, NEXT, PLAY, SELECT, SWAP, Position, card_of, part_of

Doubt = dict[str, object]


def doubt(p: Position, side: int, choice: int) -> Doubt | None:
    if p.phase_number < EXCHANGING or not PLAY <= choice < SELECT or card_of(choice) < 0:
        return None
    mode, pair = int(part_of(choice)), int(p.pair)
    mine, theirs = int(p.value[SPACES * side + pair]), int(p.value[SPACES * (1 - side) + pair])
    after = mine
    if mode == SWAP:
        if mine > theirs:
            return said("swap", mine, theirs, theirs, mine)
        return None
    if mode == DOUBLE:
        after = 2 * mine
        return said("double", mine, theirs, after, theirs) if after < theirs else None
    if mode == NEXT or mode == BACK:
        after = int(p.value[SPACES * side + pair + (1 if mode == NEXT else -1)])
        return said("move", mine, theirs, after, theirs) if mine >= theirs and after < theirs else None
    return None


def said(what: str, mine: int, theirs: int, then_mine: int, then_theirs: int) -> Doubt:
    args: Doubt = {"mine": mine, "theirs": theirs, "then_mine": then_mine, "then_theirs": then_theirs}
    return {"say": f"honour-doubt-{what}", **args}
