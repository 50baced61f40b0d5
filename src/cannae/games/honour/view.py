"""What one side, or a spectator, may see of a battle: a whitelist. What it cannot know is drawn anew in redeal.py."""

from collections.abc import Callable
from typing import Final

from msgspec import Raw
from msgspec.json import encode
from mypy_extensions import i64

from cannae.core.bits import count, members_of
from cannae.core.contract import SIDE_NAMES, SPECTATOR
from cannae.games.honour.rules.cards import IN_HAND, IN_LINE, NAMES, PACK_SIZE, SPACES, names
from cannae.games.honour.state import DEPLOYING, DRAWN_TWO, OVER, SELECTING, Position

RESULT_NAMES: Final[list[object]] = [None, "red", "blue", "drawn"]
MOST_SPACES: Final = 2000  # kept of each place


class Parts:
    """What is shown again and again, made once: a card in its owner's hand, a hand as the enemy sees it, a space."""

    def __init__(self, made: Callable[[object], object]) -> None:
        self.made = made
        self.known = [
            [made({"id": IN_HAND[side][card], "card": NAMES[card]}) for card in range(PACK_SIZE)] for side in range(2)
        ]
        self.unseen = [
            [made([{"id": f"{side}.hand.{place}", "card": None} for place in range(held)]) for held in range(PACK_SIZE)]
            for side in SIDE_NAMES
        ]
        # The spaces that nothing lies upon: by place and whether open, then by what is told of the cards.
        self.spaces: list[dict[int, object]] = [{} for _ in range(4 * SPACES)]


PLAIN: Final = Parts(lambda part: part)
ENCODED: Final = Parts(lambda part: Raw(encode(part)))


def view(p: Position, viewer: i64, parts: Parts) -> dict[str, object]:
    terms = p.terms
    data: dict[str, object] = {
        "game": "honour",
        "viewer": SIDE_NAMES[viewer] if viewer < SPECTATOR else None,
        "phase": p.phase(),
        "to_act": [SIDE_NAMES[side] for side in p.to_act],
        "battle": int(p.counted if p.phase_number == OVER else p.counted + 1),  # after the last one there is no next
        "fought": int(p.fought),
        "battles": int(terms.battles),
        "target": int(terms.target),
        "dealer": SIDE_NAMES[p.dealer],
        "score": [int(p.score[0]), int(p.score[1])],
        "stack": int(count(p.stack)) if p.phase_number != SELECTING else None,
        "discard": names(p.gone),
        "removed": names(terms.removed),
        "pair": int(p.pair),
        "results": [RESULT_NAMES[p.result(pair)] for pair in range(SPACES)],
        "sides": [side_view(p, side, viewer, parts) for side in range(2)],
    }
    if p.phase_number == SELECTING and viewer == p.option:
        data["pack"] = [{"id": f"pack.{NAMES[card]}", "card": NAMES[card]} for card in range(PACK_SIZE)]
    if p.phase_number == DRAWN_TWO:
        data["fresh"] = names(p.fresh) if viewer == p.option else int(count(p.fresh))
    return data


def side_view(p: Position, side: i64, viewer: i64, parts: Parts) -> dict[str, object]:
    own = side == viewer
    hidden_steps = p.phase_number <= DEPLOYING and not own  # how far the other has got is not told either
    held = p.terms.hand_sizes[side] + p.terms.extras[side] if hidden_steps else count(p.hand[side])
    hand = parts.unseen[side][held]
    if own:
        known = parts.known[side]
        hand = [known[card] for card in members_of(p.hand[side])]
    return {
        "side": SIDE_NAMES[side],
        "state": side_state(p, side),
        "hand": hand,
        "line": [space_view(p, side, space, own, hidden_steps, parts) for space in range(SPACES)],
        "won": int(p.pairs_won(side)),
        "sure": names(p.terms.sure[side]),
    }


def side_state(p: Position, side: i64) -> str:
    if p.phase_number == DEPLOYING:
        return "ready" if p.ready >> side & 1 else "deciding"
    return "deciding" if p.acting() >> side & 1 else "waiting"


def space_view(p: Position, side: i64, space: i64, own: bool, hidden_steps: bool, parts: Parts) -> object:
    index = SPACES * side + space
    face_up = bool(p.open >> index & 1)
    shown = own or face_up
    if p.laid[index] or p.value[index] >= 64:
        return make_space(p, index, face_up, shown, hidden_steps)
    told: i64 = 64 * p.cards[index] + p.value[index]
    if not shown:
        told = -1 if hidden_steps else -2 - count(p.cards[index])
    kept = parts.spaces[2 * index + face_up]
    known = kept.get(int(told))
    if known is None:
        if len(kept) >= MOST_SPACES:
            kept.clear()
        known = kept[int(told)] = parts.made(make_space(p, index, face_up, shown, hidden_steps))
    return known


def make_space(p: Position, index: i64, face_up: bool, shown: bool, hidden_steps: bool) -> dict[str, object]:
    cards: list[object] | None = None
    if shown or not hidden_steps:
        cards = [NAMES[card] if shown else None for card in members_of(p.cards[index])]
    return {
        "id": IN_LINE[index // SPACES][index % SPACES],
        "cards": cards,
        "value": int(p.value[index]) if shown and cards else None,
        "laid": names(p.laid[index]),
        "open": face_up,
    }
