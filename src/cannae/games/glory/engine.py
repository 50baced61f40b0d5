"""Field of Glory: the Card Game under the contract: the state class with all its verbs."""

from typing import Final, final

from mypy_extensions import i64

from cannae.core.contract import SIDE_NAMES, WAITING, EventLog, Outcome, Phases, Redealer, Steps, phases_of, steps_of
from cannae.core.randomness import FastRng, Rng
from cannae.core.view_delta import ViewDelta
from cannae.games.glory import notation, position, view
from cannae.games.glory.phases import PHASES, STEPS
from cannae.games.glory.redeal import redeal_onto, side_dealers
from cannae.games.glory.rules.actions import extra_cost
from cannae.games.glory.rules.cards import COLUMNS, Deck, copied, numbers
from cannae.games.glory.rules.combat import overlaps
from cannae.games.glory.rules.setup import begin, packet_start
from cannae.games.glory.state import (
    ACTING,
    ATTACK,
    BOX,
    CLEAR,
    DECK,
    DISCARD,
    DONE,
    DRAFTING,
    FLANK,
    FLANK_LEFT,
    FLANK_RIGHT,
    FLANKING,
    HAND,
    KEEP,
    LEAD,
    LOST,
    OVER,
    OVERLAP,
    OVERLAPPING,
    PAYING,
    PICKS,
    PLACE,
    REASONS,
    SPARE,
    TABLE,
    TAKEN,
    TERRAIN,
    TRADE,
    TRIM,
    WITHDRAW,
    ZONE_COUNT,
    ZONES,
    Position,
    Terms,
    column_of,
    kind_of,
    verb_of,
)

_PHASES: Final = phases_of(PHASES)
_STEPS: Final = steps_of(STEPS)


@final
class Glory(Position):
    """A game of Field of Glory: the Card Game."""

    def phase_list(self) -> Phases:
        return _PHASES

    def step_list(self) -> Steps:
        return _STEPS

    def not_asked(self) -> str:
        return "1.4"

    def most_choices(self) -> i64:
        return (COLUMNS + 1) * self.deck.kinds + 40

    def acting(self) -> i64:
        return self.deciders  # as every phase says; read here because it is asked before each decision

    def play(self, side: i64, choice: i64) -> None:
        self.lately = 0
        self.present.play(self, side, choice)
        if self.step_number != WAITING:  # most choices are followed by another of the same phase
            self.settle()

    def settle(self) -> None:
        while self.step_number != WAITING:  # as the contract does it, but for asking every time for the list
            _STEPS[self.step_number].run(self)

    def every_choice(self) -> list[int]:
        return notation.every_choice(self.deck)

    def why_not(self, side: i64, choice: i64) -> str | None:
        if not notation.is_choice(self.deck, choice):
            return "1.4"
        return super().why_not(side, choice)

    def describe(self, side: i64, choice: i64) -> dict[str, object]:
        return describe(self, side, choice)

    def preview(self, side: i64, choice: i64) -> dict[str, object] | None:
        """An attack: both sums as they would stand, against each unit that may lead the defence (7.9 to 7.12). From a
        re-dealt copy, so that it tells nothing the side does not know."""
        if verb_of(choice) not in (ATTACK, FLANK) or not self.is_legal(side, choice):
            return None
        twin = self.redeal(side, FastRng(0))
        twin.play(side, choice)
        return {"kind": "attack", "combat": view.combat_view(twin, side)} if twin.target >= 0 else None

    def barrier(self, side: i64) -> i64:
        return self.barrier_count + self.tally(side, PICKS) // 2

    def outcome(self) -> Outcome | None:
        if self.phase_number != OVER:
            return None
        return Outcome(int(self.winner), REASONS[self.reason], int(self.controls(0)), int(self.controls(1)))

    def first_player(self) -> i64:
        """Whose turn the first one was (2.7); the sides take turns."""
        return -1 if self.turn == 0 else self.active ^ (self.turn - 1 & 1)

    def turn_count(self) -> i64:
        return self.turn

    def copy(self) -> "Glory":
        twin = Glory(self.deck, self.terms, self.rng.copy(), copied(self.z), self.packets)
        self.copy_onto(twin)
        return twin

    def view(self, viewer: i64) -> dict[str, object]:
        return view.view(self, viewer)

    def shared(self, delta: ViewDelta) -> dict[str, object]:
        return view.shared(self, delta)

    def sent(self, viewer: i64, shared: dict[str, object]) -> dict[str, object]:
        return view.shown_to(self, viewer, shared.copy())

    def redeal(self, viewer: i64, rng: Rng) -> "Glory":
        return GloryRedealer(self, viewer).deal(rng)

    def redealer(self, viewer: i64) -> "GloryRedealer":
        return GloryRedealer(self, viewer)

    def write_choice(self, side: i64, choice: i64) -> str:
        return notation.write_choice(self.deck, choice)

    def read_choice(self, side: i64, text: str) -> int:
        found = notation.readings(self.deck, text)
        if len(found) > 1:
            for choice in found:
                if self.is_legal(side, choice):
                    return choice
        return found[0]

    def write_position(self) -> str:
        return position.write_position(self)

    def census(self) -> str:
        """Every card of both sides, wherever it lies, and the battlefield."""
        deck = self.deck
        parts = ["terrain " + " ".join([deck.terrain_ids[self.z[TERRAIN + column]] for column in range(COLUMNS)])]
        for side in (0, 1):
            found = cards_of(self, side)
            cards = [f"{deck.names[kind]}*{found[kind]}" for kind in range(1, int(deck.wide))]
            parts.append(SIDE_NAMES[side] + " " + " ".join(cards))
        return "; ".join(parts)


@final
class GloryRedealer(Redealer):
    """What is known of hidden cards is worked out once; it takes longer than to deal them."""

    def __init__(self, state: Glory, viewer: i64) -> None:
        super().__init__(state, viewer)
        self.glory = state
        self.dealers = side_dealers(state, viewer)

    def deal(self, rng: Rng) -> Glory:
        state = self.glory
        twin = Glory(state.deck, state.terms, rng, copied(state.z), state.packets)
        state.copy_onto(twin)
        redeal_onto(twin, self.viewer, self.dealers)
        return twin


def empty(deck: Deck, terms: Terms, rng: Rng) -> Glory:
    """A position with nothing in it yet."""
    state = Glory(deck, terms, rng, numbers(ZONES + 2 * ZONE_COUNT * deck.wide), numbers(0))
    state.enter(DRAFTING)
    return state


def start(deck: Deck, terms: Terms, rng: Rng, log: EventLog | None) -> Glory:
    state = empty(deck, terms, rng)
    state.log = log
    begin(state)
    state.settle()
    return state


def read_position(text: str, deck: Deck, terms: Terms, rng: Rng) -> Glory:
    state = empty(deck, terms, rng)
    position.read_position(text, state)
    return state


def cards_of(p: Position, side: i64) -> list[int]:
    """How many cards of each kind the side has in all."""
    found: list[int] = [0] * int(p.deck.wide)
    for zone in (HAND, DECK, DISCARD, LOST, BOX):
        for kind in range(1, int(p.deck.wide)):
            found[kind] += p.z[p.zone(side, zone) + kind]
    for slot in range(10):
        found[p.z[TABLE + 10 * side + slot]] += 1
    found[p.bonus if side == p.active else p.answer] += 1
    if p.phase_number == DRAFTING:
        for at in range(int(packet_start(p, side)), int((side + 1) * p.deck.size)):
            found[p.packets[at]] += 1
        if p.tally(side, TAKEN):
            found[p.tally(side, TAKEN)] -= 1
    return found


# -- Choices as screens are told of them --------------------------------------------------------------------

NOTHING: Final[dict[str, object]] = {"verb": "nothing", "things": [], "key": "glory-do-nothing", "args": {}}
CIRCUMSTANCES: Final = 1024  # more than there are
# Where a verb finds its card if not in hand: 1 in the column it names, 2 in the combat.
THINGS: Final = {
    TRIM: 1,
    CLEAR: 1,
    ATTACK: 1,
    FLANK: 1,
    WITHDRAW: 2,
    LEAD: 2,
    SPARE: 2,
}


def describe(p: Position, side: i64, choice: i64) -> dict[str, object]:
    """Verb, the things it touches by their ids in the view, and the key and arguments of its sentence; made once for
    all positions in which they are the same."""
    if not notation.is_choice(p.deck, choice):
        return NOTHING
    mark = int((2 * choice + side) * CIRCUMSTANCES + circumstance(p, side, choice))
    told = p.deck.described.get(mark)
    if told is None:
        told = p.deck.described[mark] = described(p, side, choice)
    return told


def circumstance(p: Position, side: i64, choice: i64) -> i64:
    """All of the position on which the description of a choice depends, as one small number."""
    number = verb_of(choice)
    if number == DONE:
        return p.phase_number
    if number == PLACE:
        return extra_cost(p, column_of(choice), kind_of(choice))
    if number == OVERLAP:
        return overlap_bonus(p, side)
    if number == SPARE:
        return p.source + 1
    if number == WITHDRAW or number == LEAD:
        return p.target + 1
    return 0


def overlap_bonus(p: Position, side: i64) -> i64:
    return overlaps(p) if p.target >= 0 and side == p.active else 0


def described(p: Position, side: i64, choice: i64) -> dict[str, object]:
    number = int(verb_of(choice))
    column: i64 = column_of(choice)
    kind: i64 = kind_of(choice)
    form = notation.FORMS[number]
    verb = form[0] if "K" in form else "-".join(form)
    args: dict[str, object] = {}
    things: list[str] = []
    if "K" in form:
        args["card"] = p.deck.card_words(kind)
        things.append(thing(p, side, number, column, kind))
    if "C" in form:
        args["column"] = int(column) + 1
        things.append(f"column.{column + 1}")
    if number in (FLANK_LEFT, FLANK_RIGHT):
        verb = "flank-from"
        args["source"] = int(column) if number == FLANK_LEFT else int(column) + 2
    if number == PLACE:
        args["cost"] = int(p.deck.cost[kind] + extra_cost(p, column, kind))
    if number == OVERLAP:
        args["bonus"] = int(overlap_bonus(p, side))
    if number == TRADE:
        args["points"] = int(p.deck.points[kind])
    key = f"glory-do-{verb}"
    if number == DONE and p.phase_number in (FLANKING, ACTING, PAYING, OVERLAPPING):
        key = f"glory-do-done-{p.phase()}"
    return {"verb": verb, "things": things, "key": key, "args": args}


def thing(p: Position, side: i64, verb: int, column: i64, kind: i64) -> str:
    """The id, in the view, of the card a choice is about."""
    name = p.deck.names[kind]
    where = THINGS.get(verb, 0)
    if verb == KEEP:
        return f"packet.{name}"
    if verb == FLANK_LEFT:
        column -= 1
    elif verb == FLANK_RIGHT:
        column += 1
    elif where == 0:
        return f"{SIDE_NAMES[side]}.hand.{name}"
    elif where == 2:
        column = p.source if verb == SPARE else p.target
    return f"{SIDE_NAMES[side]}.{column + 1}.{name}"
