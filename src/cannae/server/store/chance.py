"""What the players add to the seed, and in which order.

The server commits first: its seed is drawn and the commitment published when a table is made. A player who wants to add
something says so on sitting down (`adds`), and the game waits for it. The player who adds first does so under seal: it
sends the digest of a text, and reveals the text after the other player has committed too. So nobody, not even a player
together with the server, can choose a text that depends on another's. All of it is kept in the row of the table:

    awaited-red   red has said that it will add something
    sealed-red    the digest of what red will show
    red           what red added
    ended-by      the side that took the table away after both had sat down
"""

from collections.abc import Mapping
from hashlib import sha256

from cannae.core.contract import SIDE_NAMES, UserError
from cannae.core.records import Part

AWAITED, SEALED, ADDED = "awaited", "sealed", "added"  # the state of a side that adds something
ENDED_BY = "ended-by"
Entropy = Mapping[str, str]


def standing(entropy: Entropy, side: int) -> str | None:
    name = SIDE_NAMES[side]
    if name in entropy:
        return ADDED
    return next((how for how in (SEALED, AWAITED) if f"{how}-{name}" in entropy), None)


def owing(entropy: Entropy) -> list[int]:
    """The sides that still have to add or reveal something: the game waits for them."""
    return [side for side in (0, 1) if standing(entropy, side) in (AWAITED, SEALED)]


def seal_of(entropy: Entropy, side: int) -> str:
    return entropy.get(f"{SEALED}-{SIDE_NAMES[side]}", "")


def awaiting(entropy: Entropy, side: int) -> dict[str, str]:
    return {**entropy, f"{AWAITED}-{SIDE_NAMES[side]}": ""}


def sealing(entropy: Entropy, side: int, seal: str) -> dict[str, str]:
    _must_be(AWAITED, entropy, side)
    return {**entropy, f"{SEALED}-{SIDE_NAMES[side]}": seal}


def adding(entropy: Entropy, side: int, text: str) -> dict[str, str]:
    """Adding openly is allowed only after the other side, if it adds anything, has committed."""
    _must_be(AWAITED, entropy, side)
    if standing(entropy, 1 - side) == AWAITED:
        raise UserError("chance-seal-first")
    return {**entropy, SIDE_NAMES[side]: text}


def showing(entropy: Entropy, side: int, text: str, full: bool) -> dict[str, str]:
    """Revealing is allowed only when both have sat down and committed."""
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
    """The parts of the seed, as in a record; the texts are mixed in in this order."""
    named = [(side, SIDE_NAMES[side]) for side in (0, 1)]
    return [Part(name, entropy[name], seal_of(entropy, side)) for side, name in named if name in entropy]


def shown(entropy: Entropy) -> dict[str, object]:
    """The public state of both sides: no texts."""
    sides = {
        name: {"stands": standing(entropy, side), "seal": seal_of(entropy, side)}
        for side, name in enumerate(SIDE_NAMES)
        if standing(entropy, side) is not None
    }
    return {"sides": sides, "ended_by": entropy.get(ENDED_BY)}
