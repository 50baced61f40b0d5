"""Field of Honour under the contract: each verb hands over to the chapter of the rules it belongs to."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.bits import members_of
from cannae.core.contract import Outcome
from cannae.core.events import EventLog
from cannae.core.randomness import Rng
from cannae.core.shared import Shared
from cannae.games.honour import notation, view
from cannae.games.honour.cards import IN_HAND, IN_LINE, NAMES, PACK_SIZE, SPACES, SPECIALS, card_words, names
from cannae.games.honour.deal import begin_match, fill_select, play_select, why_not_select
from cannae.games.honour.deployment import fill_deploy, play_deploy, why_not_deploy
from cannae.games.honour.exchange import MODE_WORDS, abilities, fill_exchange, play_exchange, why_not_exchange
from cannae.games.honour.redeal import redeal_onto
from cannae.games.honour.state import (
    DECLINE,
    DEPLOYING,
    DONE,
    DRAWN_TWO,
    MODES,
    OVER,
    PASS,
    PHASES,
    PLACE,
    PLAY,
    SELECT,
    SELECTING,
    Position,
    Terms,
    card_of,
    part_of,
)


@final
class Honour(Position):
    """A match of Field of Honour."""

    def acting(self) -> i64:
        if self.stage == DEPLOYING:
            return 3 - self.ready
        if self.stage == OVER:
            return 0
        return 1 + self.option

    def most_choices(self) -> i64:
        return 128  # 15 cards by 5 spaces and "done", or 18 specials with 7 abilities each and "pass"

    def fill(self, side: i64, buffer: vec[i64]) -> i64:
        if self.stage == DEPLOYING:
            return fill_deploy(self, side, buffer)
        if self.stage == SELECTING:
            return fill_select(self, buffer)
        return fill_exchange(self, side, buffer)

    def play(self, side: i64, choice: i64) -> None:
        if self.stage == DEPLOYING:
            play_deploy(self, side, choice)
        elif self.stage == SELECTING:
            play_select(self, side, choice)
        else:
            play_exchange(self, side, choice)

    def conceivable(self, side: i64) -> list[int]:
        """Every card in hand with everything it could be meant for."""
        if not self.acting() >> side & 1:
            return []
        if self.stage == SELECTING:
            return [SELECT + card for card in range(PACK_SIZE)]
        hand = members_of(self.hand[side])
        if self.stage == DEPLOYING:
            return [PLACE + 8 * card + space for card in hand for space in range(SPACES)] + [DONE]
        specials = members_of(self.hand[side] & SPECIALS)
        return [DECLINE if self.stage == DRAWN_TWO else PASS] + [
            PLAY + 8 * card + mode for card in specials for mode in range(MODES) if abilities(card) >> mode & 1
        ]

    def why_not(self, side: i64, choice: i64) -> str | None:
        if self.is_legal(side, choice):
            return None
        if side < 0 or side > 1 or not self.acting() >> side & 1:
            return "1.3"
        if self.stage == SELECTING:
            return why_not_select(self, choice)
        if self.stage == DEPLOYING:
            return why_not_deploy(self, side, choice)
        return why_not_exchange(self, side, choice)

    def describe(self, side: i64, choice: i64) -> dict[str, object]:
        told = DESCRIBED[2 * choice + side]
        if told is None:
            told = DESCRIBED[2 * choice + side] = described(side, choice)
        return told

    def phase(self) -> str:
        return PHASES[self.stage]

    def barrier(self, side: i64) -> i64:
        return self.turn

    def outcome(self) -> Outcome | None:
        if self.stage != OVER:
            return None
        if self.winner < 0:
            reason = "drawn"
        elif self.by_lot:
            reason = "lot"
        else:
            reason = "points"
        return Outcome(int(self.winner), reason, int(self.score[0]), int(self.score[1]))

    def first_player(self) -> i64:
        """Who has the first option of the first battle (5.2)."""
        return 1 - self.dealer if self.fought == 0 else -1

    def turn_count(self) -> i64:
        return self.fought if self.stage == OVER else self.fought + 1

    def copy(self) -> "Honour":
        twin = Honour(self.terms, self.rng.copy())
        self.copy_onto(twin)
        return twin

    def view(self, viewer: i64) -> dict[str, object]:
        return view.view(self, viewer, view.PLAIN)

    def sent(self, viewer: i64, shared: Shared) -> dict[str, object]:
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
        return notation.write_position(self)

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
    notation.read_position(text, state)
    return state


DESCRIBED: Final[list[dict[str, object] | None]] = [None] * (2 * (DECLINE + 1))  # as far as anybody asked


def described(side: i64, choice: i64) -> dict[str, object]:
    """What a choice is does not depend on when it is made."""
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
