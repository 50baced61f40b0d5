"""What `fill` writes in many phases: one choice for every member of a set."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core import bits
from cannae.games.battle.cards import MASTERY_CARDS
from cannae.games.battle.choices import CARD, UNIT
from cannae.games.battle.state import Battlefield


def offer(members: i64, base: i64, buffer: vec[i64], count: i64) -> i64:
    """Append the choices for the members, numbered from `base`; returns how many choices there are now."""
    while members:
        buffer[count] = base + bits.lowest(members)
        count += 1
        members &= members - 1
    return count


def offer_units(units: i64, buffer: vec[i64]) -> i64:
    return offer(units, UNIT, buffer, 0)


def fill_hand(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    """The Mastery Cards a side has not laid yet."""
    return offer(~field.armies[side].used & ((1 << MASTERY_CARDS) - 1), CARD, buffer, 0)
