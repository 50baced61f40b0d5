"""What a special would come to at the pair being fought, and what speaks against one that the rules allow: it is thrown
away. From what its owner may know alone: open spaces, and one's own."""

from cannae.core.randomness import FastRng
from cannae.games.honour.rules.cards import SPACES
from cannae.games.honour.state import (
    BACK,
    DECLINE,
    DOUBLE,
    DRAW,
    EXCHANGING,
    NEXT,
    PASS,
    PLAY,
    ROB,
    SELECT,
    SWAP,
    Position,
    card_of,
    part_of,
)

Doubt = dict[str, object]


def values(p: Position, side: int, pair: int) -> tuple[int, int]:
    """What a pair is worth: one's own, and the enemy's."""
    return int(p.value[SPACES * side + pair]), int(p.value[SPACES * (1 - side) + pair])


def is_special(p: Position, choice: int) -> bool:
    return p.phase_number >= EXCHANGING and PLAY <= choice < SELECT and card_of(choice) >= 0


def comes_to(p: Position, side: int, choice: int) -> tuple[int, int]:
    """What the pair would be worth after a special. On a re-dealt copy, so that nothing is known that is secret."""
    twin = p.redeal(side, FastRng(0))
    assert isinstance(twin, Position)
    twin.play(side, choice)
    return values(twin, side, int(p.pair))


def preview(p: Position, side: int, choice: int) -> dict[str, object] | None:
    """Beside leaving the pair as it is: what each special would make of it. Those that draw or rob change no value."""
    if p.phase_number < EXCHANGING or choice not in (PASS, DECLINE):
        return None
    specials = []
    for other in p.choices(side):
        if not is_special(p, other):
            continue
        now = None if part_of(other) in (DRAW, ROB) else comes_to(p, side, other)
        specials.append({"choice": p.write_choice(side, other), "comes_to": now})
    return {"kind": "specials", "specials": specials}


def doubt(p: Position, side: int, choice: int) -> Doubt | None:
    if not is_special(p, choice):
        return None
    mode = int(part_of(choice))
    before, then = values(p, side, int(p.pair)), comes_to(p, side, choice)
    mine, theirs = before
    if mode == SWAP:
        return said("swap", before, then) if mine > theirs else None
    if mode == DOUBLE:
        return said("double", before, then) if then[0] < theirs else None
    if mode == NEXT or mode == BACK:
        return said("move", before, then) if mine >= theirs and then[0] < theirs else None
    return None


def said(what: str, before: tuple[int, int], then: tuple[int, int]) -> Doubt:
    args: Doubt = {"mine": before[0], "theirs": before[1], "then_mine": then[0], "then_theirs": then[1]}
    return {"say": f"honour-doubt-{what}", **args}


def reckoned(p: Position, side: int, choice: int) -> dict[str, object] | None:
    """What the pair stands at, and comes to by a special, in a sentence (`key` and `args`)."""
    if p.phase_number < EXCHANGING or not (choice in (PASS, DECLINE) or is_special(p, choice)):
        return None
    mine, theirs = values(p, side, int(p.pair))
    args: dict[str, object] = {"mine": mine, "theirs": theirs}
    if choice in (PASS, DECLINE) or part_of(choice) in (DRAW, ROB):
        return {"key": "honour-reckoned-stands", "args": args}
    then_mine, then_theirs = comes_to(p, side, choice)
    return {"key": "honour-reckoned-comes", "args": args | {"then_mine": then_mine, "then_theirs": then_theirs}}
