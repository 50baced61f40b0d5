"""A deck packed for drawing from it by lot, so that nobody has to count through all its kinds for each card.

How many cards it holds of seven kinds are the bytes of one number (no deck has more cards than 127). Times a 1 in every
byte that becomes their running sums, and one subtraction compares all of these with a lot.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.bits import bit

PACKED: Final = 7  # kinds to a number
ONES: Final = 0x01010101010101
BYTES: Final = 0xFFFFFFFFFFFFFF


def pack(z: vec[i64], at: i64, first: i64, end: i64) -> None:
    """Pack what lies in these places, which are those of kind 0 and up."""
    while first < end:
        place: i64 = 0
        counts: i64 = 0
        while place < PACKED and first < end:
            counts += z[first] * one_packed(place)
            place += 1
            first += 1
        z[at] = counts
        at += 1


def take_by_lot(z: vec[i64], at: i64, lot: i64) -> i64:
    """The kind a lot below the number of cards falls on, counted in the order of the kinds; one card of it is taken."""
    kind: i64 = 0
    sums: i64 = running_sums(z[at])
    while lot >= total(sums):
        lot -= total(sums)
        kind += PACKED
        at += 1
        sums = running_sums(z[at])
    place = place_of(sums, lot)
    z[at] -= one_packed(place)
    return kind + place


def one_packed(place: i64) -> i64:
    """One card of the kind in this place."""
    return bit(8 * place)


def running_sums(counts: i64) -> i64:
    """How many cards there are up to each kind."""
    return counts * ONES & BYTES


def total(sums: i64) -> i64:
    return sums >> 48


def place_of(sums: i64, lot: i64) -> i64:
    """As many kinds come before the one a lot falls on as have a sum that is not above it."""
    reached: i64 = (lot | 0x80) * ONES - sums >> 7 & ONES
    return reached * ONES >> 48 & 0xFF
