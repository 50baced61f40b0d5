"""Field of Honour under the contract: the state class with all its verbs."""

from typing import Final, final

from mypy_extensions import i64

from cannae.core.contract import EventLog, Outcome, Phases, phases_of
from cannae.core.randomness import Rng
from cannae.games.honour import notation, position, view
from cannae.games.honour.phases import PHASES
from cannae.games.honour.redeal import redeal_onto
from cannae.games.honour.rules.cards import IN_HAND, IN_LINE, NAMES, SPACES, card_words, names
from cannae.games.honour.rules.deal import begin_match
from cannae.games.honour.rules.exchange import MODE_WORDS
from cannae.games.honour.state import DECLINE, DONE, OVER, PASS, PLAY, SELECT, Position, Terms, card_of, part_of

# Why a match ended.
REASONS: Final = ("points", "lot", "drawn")
POINTS: Final = 0
LOT: Final = 1
DRAWN: Final = 2

_PHASES: Final = phases_of(PHASES)


@final
class Honour(Position):
    """A match of Field of Honour."""

    def phase_list(self) -> Phases:
        return _PHASES

    def not_asked(self) -> str:
        return "1.3"

    def most_choices(self) -> i64:
        return 128  # 15 cards by 5 spaces and "done", or 18 specials with 7 abilities each and "pass"

    def every_choice(self) -> list[int]:
        return notation.EVERY_CHOICE

    def describe(self, side: i64, choice: i64) -> dict[str, object]:
        if not 0 <= choice <= DECLINE:
            return NOTHING
        told = DESCRIBED[2 * choice + side]
        if told is None:
            told = DESCRIBED[2 * choice + side] = described(side, choice)
        return told

    def outcome(self) -> Outcome | None:
        if self.phase_number != OVER:
            return None
        reason = DRAWN if self.winner < 0 else LOT if self.by_lot else POINTS
        return Outcome(int(self.winner), REASONS[reason], int(self.score[0]), int(self.score[1]))

    def first_player(self) -> i64:
        """Who has the first option of the first battle (5.2)."""
        return 1 - self.dealer if self.fought == 0 else -1

    def turn_count(self) -> i64:
        return self.fought if self.phase_number == OVER else self.fought + 1

    def copy(self) -> "Honour":
        twin = Honour(self.terms, self.rng.copy())
        self.copy_onto(twin)
        return twin

    def view(self, viewer: i64) -> dict[str, object]:
        return view.view(self, viewer, view.PLAIN)

    def sent(self, viewer: i64, shared: dict[str, object]) -> dict[str, object]:
        return view.view(self, viewer, view.ENCODED)

    def redeal(self, viewer: i64, rng: Rng) -> "Honour":
        twin = self.copy()
        redeal_onto(twin, viewer, rng)
        return twin

    def write_choice(self, side: i64, choice: i64) -> str:
        return notation.write_choice(choice)

    def read_choice(self, side: i64, text: str) -> int:
        return notation.read_choice(text)

    def write_position(self) -> str:
        return position.write_position(self)

    def census(self) -> str:
        everything: list[str] = names(self.stack) + names(self.gone) + names(self.terms.removed)
        everything += names(self.hand[0]) + names(self.hand[1])
        for index in range(2 * SPACES):
            everything += names(self.cards[index]) + names(self.laid[index])
        return " ".join(sorted(everything))


def start(terms: Terms, rng: Rng, log: EventLog | None) -> Honour:
    state = Honour(terms, rng)
    state.log = log
    state.clear()
    begin_match(state)
    return state


def read_position(text: str, terms: Terms, rng: Rng) -> Honour:
    state = Honour(terms, rng)
    state.clear()
    position.read_position(text, state)
    return state


NOTHING: Final[dict[str, object]] = {"verb": "nothing", "things": [], "key": "honour-do-nothing", "args": {}}
DESCRIBED: Final[list[dict[str, object] | None]] = [None] * (2 * (DECLINE + 1))  # as far as anybody asked


def described(side: i64, choice: i64) -> dict[str, object]:
    """What a choice is does not depend on when it is made."""
    if not notation.is_choice(choice):
        return NOTHING
    if choice == DONE or choice == PASS or choice == DECLINE:
        verb = notation.write_choice(choice)
        return {"verb": verb, "things": [], "key": f"honour-do-{verb}", "args": {}}
    if choice >= SELECT:
        card = choice - SELECT
        args: dict[str, object] = {"card": card_words(int(card))}
        return {"verb": "take", "things": [f"pack.{NAMES[card]}"], "key": "honour-do-take", "args": args}
    card = card_of(choice)
    if choice < PLAY:
        space = int(part_of(choice)) + 1
        things = [IN_HAND[side][card], IN_LINE[side][space - 1]]
        args = {"card": card_words(int(card)), "space": space}
        return {"verb": "place", "things": things, "key": "honour-do-place", "args": args}
    verb = MODE_WORDS[part_of(choice)]
    things = [IN_HAND[side][card]]
    args = {"card": card_words(int(card))}
    return {"verb": verb, "things": things, "key": f"honour-do-{verb}", "args": args}
