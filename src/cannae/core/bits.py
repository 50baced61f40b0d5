"""Small sets as one integer with a bit for each member, up to 62 of them.

A small literal shifted by a variable (`1 << n`) must not be written in compiled code: mypyc emits a C `int` there and
the result breaks from bit 31 on. `bit` shifts the highest member down instead. Nor may a literal need more than 62
bits: it would be a Python integer, converted at every use.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST: Final = 62

# Six bits of this constant times a power of two name its exponent: the lowest member without a loop or a division.
# Bits 57 to 62 come out the same whether the product wraps (compiled) or grows (interpreted).
_NAMING: Final = 0x3F79D71B4CB0A89
_LOWEST: Final = vec[i64](
    [{(0x3F79D71B4CB0A89 << place) >> 57 & 63: place for place in range(62)}.get(name, 0) for name in range(64)]
)


def bit(member: i64) -> i64:
    """The set that holds one member."""
    return 0x2000000000000000 >> (61 - member)


def lowest(members: i64) -> i64:
    """The lowest member of a set that is not empty."""
    return _LOWEST[((members & -members) * _NAMING) >> 57 & 63]


def count(members: i64) -> i64:
    """How many members a set has."""
    pairs: i64 = members - ((members >> 1) & 0x1555555555555555)
    fours: i64 = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    eights: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    eights += eights >> 8
    eights += eights >> 16
    return (eights + (eights >> 32)) & 0x7F


def members_of(members: int) -> list[int]:
    """The members in ascending order."""
    found: list[int] = []
    rest: i64 = members
    while rest:
        found.append(int(lowest(rest)))
        rest &= rest - 1
    return found
