"""What the phases have in common: who decides, what a question is about, and lists of choices."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core import bits
from cannae.core.contract import Phase
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import MASTERY_CARDS, NONE, STRATAGEMS
from cannae.games.battle.rules.naming import place_id, place_name
from cannae.games.battle.state import CARD, GONE, STRATAGEM, TROOP, UNIT, UNITS


class Decision(Phase[Battlefield]):
    """Somebody is asked for one thing; until it is done nothing else can be: the rule that asks forbids the rest."""

    def __init__(self, name: str, rule: str, secret: bool = False, asks: i64 = NONE, here: bool = False) -> None:
        super().__init__(name, rule)
        self.secret = secret  # what a side has decided stays its own until all have
        self.asks = asks  # the kind of choice it has words of its own for, by the first number of that kind
        self.here = here  # it is about the place the sequence has reached

    def acting(self, state: Battlefield) -> i64:
        return state.deciders

    def prompt(self, state: Battlefield, side: i64) -> dict[str, object]:
        return {"place": place_name(state, state.spot)} if self.here else {}

    def focus(self, state: Battlefield) -> dict[str, object]:
        """What the question is about, for all to see, by the ids of the view."""
        return at_spot(state) if self.here else {}

    def ranks(self, state: Battlefield) -> i64:
        """The Unit of which it asks for a Troop by its place in the ranks; NONE where it does not."""
        return NONE


class HandDecision(Decision):
    """A Mastery Card that the side has not laid yet."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        return fill_cards(cards_left(state, side), buffer)

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return every_card()


def at_spot(state: Battlefield) -> dict[str, object]:
    return {"place": place_id(state, state.spot) if state.spot < state.terms.terrains else None}


# -- Legal choices: one for every member of a set -------------------------------------------------------------


def offer(members: i64, base: i64, buffer: vec[i64], count: i64) -> i64:
    """Append the choices for the members, numbered from `base`; returns how many choices there are now."""
    while members:
        buffer[count] = base + bits.lowest(members)
        count += 1
        members &= members - 1
    return count


def offer_units(units: i64, buffer: vec[i64]) -> i64:
    return offer(units, UNIT, buffer, 0)


def cards_left(state: Battlefield, side: i64) -> i64:
    """The Mastery Cards a side has not laid yet, as bits."""
    return ~state.armies[side].used & ((1 << MASTERY_CARDS) - 1)


def fill_cards(cards: i64, buffer: vec[i64]) -> i64:
    return offer(cards, CARD, buffer, 0)


# -- Conceivable choices --------------------------------------------------------------------------------------


def every_card() -> list[int]:
    return [CARD + card for card in range(MASTERY_CARDS)]


def every_stratagem() -> list[int]:
    return [STRATAGEM + number for number in range(STRATAGEMS)]


def live_units(state: Battlefield, side: i64) -> list[i64]:
    first = UNITS * side
    return [index for index in range(first, first + UNITS) if state.units[index].place != GONE]


def own_units(state: Battlefield, side: i64) -> list[int]:
    return [int(UNIT + index) for index in live_units(state, side)]


def own_and_joining(state: Battlefield, side: i64) -> list[int]:
    """With the Support Unit that is being added, which stands nowhere any more."""
    return own_units(state, side) + ([UNIT + int(state.joining)] if state.joining >= 0 else [])


def every_troop(state: Battlefield, side: i64) -> list[int]:
    found: list[int] = []
    for index in live_units(state, side):
        unit = state.units[index]
        kinds = sorted({int(unit.troops[rank]) for rank in range(int(unit.size))})
        if unit.master >= 0:
            kinds.append(int(unit.master))
        found += [int(TROOP + 64 * index) + kind for kind in kinds]
    return found
