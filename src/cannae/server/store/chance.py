"""What the players add to the seed, and in which order it may be said.

The house is bound first: its seed is drawn and the commitment shown when a table is made, before anybody has said
anything. Who wants to add says so on sitting down (`adds`), and the game waits for it. Who speaks first seals: it sends
the digest of a text, and shows the text when the other is bound too. So nobody, not even together with the house,
can choose words to suit what another has said. A table's row keeps all of it in one place:

    awaited-red   red has said that it will add something
    sealed-red    the digest of what red will show
    red           what red added
    ended-by      who took the table away although both had sat down
"""

from collections.abc import Mapping
from hashlib import sha256

from cannae.core.contract import SIDE_NAMES, UserError
from cannae.core.records import Part

AWAITED, SEALED, ADDED = "awaited", "sealed", "added"  # how a side stands to the chance; nothing where it adds nothing
ENDED_BY = "ended-by"
Entropy = Mapping[str, str]


def standing(entropy: Entropy, side: int) -> str | None:
    name = SIDE_NAMES[side]
    if name in entropy:
        return ADDED
    return next((how for how in (SEALED, AWAITED) if f"{how}-{name}" in entropy), None)


def owing(entropy: Entropy) -> list[int]:
    """The sides whose part is still to come: the game waits for them."""
    return [side for side in (0, 1) if standing(entropy, side) in (AWAITED, SEALED)]


def seal_of(entropy: Entropy, side: int) -> str:
    return entropy.get(f"{SEALED}-{SIDE_NAMES[side]}", "")


def awaiting(entropy: Entropy, side: int) -> dict[str, str]:
    return {**entropy, f"{AWAITED}-{SIDE_NAMES[side]}": ""}


def sealing(entropy: Entropy, side: int, seal: str) -> dict[str, str]:
    _must_be(AWAITED, entropy, side)
    return {**entropy, f"{SEALED}-{SIDE_NAMES[side]}": seal}


def adding(entropy: Entropy, side: int, text: str) -> dict[str, str]:
    """To speak openly is for who speaks last: the other, if it adds at all, must be bound."""
    _must_be(AWAITED, entropy, side)
    if standing(entropy, 1 - side) == AWAITED:
        raise UserError("chance-seal-first")
    return {**entropy, SIDE_NAMES[side]: text}


def showing(entropy: Entropy, side: int, text: str, full: bool) -> dict[str, str]:
    """To break one's seal is for when both sit and are bound."""
    if standing(entropy, side) != SEALED:
        raise UserError("seal-none")
    if not full or standing(entropy, 1 - side) == AWAITED:
        raise UserError("seal-too-early")
    if sha256(text.encode()).hexdigest() != seal_of(entropy, side):
        raise UserError("seal-broken")
    return {**entropy, SIDE_NAMES[side]: text}


def _must_be(wanted: str, entropy: Entropy, side: int) -> None:
    if standing(entropy, side) != wanted:
        raise UserError("chance-not-awaited")


def parts(entropy: Entropy) -> list[Part]:
    """Who added what, as a record has it; the texts are mixed into the seed in this order."""
    named = [(side, SIDE_NAMES[side]) for side in (0, 1)]
    return [Part(name, entropy[name], seal_of(entropy, side)) for side, name in named if name in entropy]


def shown(entropy: Entropy) -> dict[str, object]:
    """How both sides stand to the chance, as anybody may know: nobody's text before the game is over."""
    sides = {
        name: {"stands": standing(entropy, side), "seal": seal_of(entropy, side)}
        for side, name in enumerate(SIDE_NAMES)
        if standing(entropy, side) is not None
    }
    return {"sides": sides, "ended_by": entropy.get(ENDED_BY)}
