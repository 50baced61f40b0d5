"""Field of Glory: the Card Game under the contract: each verb hands over to the chapter of the rules it belongs to."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import Outcome
from cannae.core.randomness import Rng
from cannae.games.glory import notation, refusals, view
from cannae.games.glory.actions import ask_action, fill_action, fill_pay, play_action, play_pay
from cannae.games.glory.cards import COLUMNS, Deck, numbers
from cannae.games.glory.combat import (
    combat_over,
    fill_bonus,
    fill_defence,
    fill_lead,
    fill_overlap_first,
    fill_spare,
    fill_withdraw,
    play_bonus,
    play_defence,
    play_lead,
    play_overlap_first,
    play_spare,
    play_withdraw,
    strengths,
    withdrawing,
)
from cannae.games.glory.flank import ask_flank, fill_flank, find_flanks, play_flank
from cannae.games.glory.redeal import redeal_onto
from cannae.games.glory.setup import begin, fill_draft, play_draft
from cannae.games.glory.state import (
    ACTION,
    BONUS,
    COMBAT_OVER,
    DEFENCE,
    DRAFT,
    DRAW,
    DROP,
    FLANK,
    FLANKS,
    LAST_AUTOMATIC,
    LEAD,
    LIMIT,
    OVER,
    OVERLAP_FIRST,
    PAY,
    PHASES,
    PICKS,
    REASONS,
    START_TURN,
    STRENGTHS,
    TRIM,
    TRIMMED,
    WITHDRAW,
    WITHDRAWING,
    ZONE_COUNT,
    ZONES,
    Position,
    Switches,
)
from cannae.games.glory.turn import (
    fill_draw,
    fill_drop,
    fill_trim,
    hand_limit,
    next_trim,
    play_draw,
    play_drop,
    play_trim,
    start_turn,
)


def empty(deck: Deck, switches: Switches, rng: Rng) -> "Glory":
    """A position with nothing in it yet."""
    return Glory(deck, switches, rng, numbers(ZONES + 2 * (ZONE_COUNT + 1) * deck.wide), numbers(0))


class Glory(Position):
    """A game of Field of Glory: the Card Game."""

    def begin(self) -> None:
        begin(self)
        self.settle()

    def acting(self) -> i64:
        return self.decider

    def most_choices(self) -> i64:
        return (COLUMNS + 1) * self.deck.kinds + 40

    def fill(self, side: i64, buffer: vec[i64]) -> i64:
        stage = self.stage
        if stage == ACTION:
            return fill_action(self, side, buffer)
        if stage == PAY:
            return fill_pay(self, side, buffer)
        if stage == DRAFT:
            return fill_draft(self, side, buffer)
        if stage == DRAW:
            return fill_draw(self, side, buffer)
        if stage == BONUS:
            return fill_bonus(self, side, buffer)
        if stage == DEFENCE:
            return fill_defence(self, side, buffer)
        if stage == WITHDRAW:
            return fill_withdraw(self, side, buffer)
        if stage == LEAD:
            return fill_lead(self, side, buffer)
        if stage == FLANK:
            return fill_flank(self, side, buffer)
        if stage == TRIM:
            return fill_trim(self, side, buffer)
        if stage == DROP:
            return fill_drop(self, side, buffer)
        if stage == OVERLAP_FIRST:
            return fill_overlap_first(self, side, buffer)
        return fill_spare(self, side, buffer)

    def play(self, side: i64, choice: i64) -> None:
        stage = self.stage
        self.lately = 0
        if stage == ACTION:
            play_action(self, side, choice)
        elif stage == PAY:
            play_pay(self, side, choice)
        elif stage == DRAFT:
            play_draft(self, side, choice)
        elif stage == DRAW:
            play_draw(self, side, choice)
        elif stage == BONUS:
            play_bonus(self, side, choice)
        elif stage == DEFENCE:
            play_defence(self, side, choice)
        elif stage == WITHDRAW:
            play_withdraw(self, side, choice)
        elif stage == LEAD:
            play_lead(self, side, choice)
        elif stage == FLANK:
            play_flank(self, side, choice)
        elif stage == TRIM:
            play_trim(self, side, choice)
        elif stage == DROP:
            play_drop(self, side, choice)
        elif stage == OVERLAP_FIRST:
            play_overlap_first(self, side, choice)
        else:
            play_spare(self, side, choice)
        self.settle()

    def settle(self) -> None:
        """Run through everything that asks nobody, up to the next decision."""
        while self.stage <= LAST_AUTOMATIC:
            stage = self.stage
            if stage == WITHDRAWING:
                withdrawing(self)
            elif stage == STRENGTHS:
                strengths(self)
            elif stage == COMBAT_OVER:
                flanking = self.flanking
                combat_over(self)
                if flanking:
                    ask_flank(self)
                else:
                    ask_action(self)
            elif stage == LIMIT:
                hand_limit(self)
            elif stage == START_TURN:
                start_turn(self)
            elif stage == TRIMMED:
                next_trim(self)
            elif stage == FLANKS:
                find_flanks(self)

    def conceivable(self, side: i64) -> list[int]:
        return refusals.conceivable(self, side) if self.decider >> side & 1 else []

    def why_not(self, side: i64, choice: i64) -> str | None:
        if self.is_legal(side, choice):
            return None
        if side < 0 or side > 1 or not self.decider >> side & 1:
            return "1.4"
        return refusals.why_not(self, side, choice)

    def describe(self, side: i64, choice: i64) -> dict[str, object]:
        return refusals.describe(self, side, choice)

    def phase(self) -> str:
        return PHASES[self.stage]

    def barrier(self, side: i64) -> i64:
        return self.fence + self.tally(side, PICKS) // 2

    def outcome(self) -> Outcome | None:
        if self.stage != OVER:
            return None
        return Outcome(int(self.winner), REASONS[self.reason], int(self.controls(0)), int(self.controls(1)))

    def copy(self) -> "Glory":
        twin = Glory(self.deck, self.switches, self.rng.copy(), self.z[:], self.packets)
        self.copy_onto(twin)
        return twin

    def view(self, viewer: i64) -> dict[str, object]:
        return view.view(self, viewer)

    def redeal(self, viewer: i64, rng: Rng) -> "Glory":
        twin = Glory(self.deck, self.switches, rng, self.z[:], self.packets)
        self.copy_onto(twin)
        redeal_onto(twin, viewer)
        return twin

    def write_choice(self, side: i64, choice: i64) -> str:
        return notation.write_choice(self.deck, choice)

    def read_choice(self, side: i64, text: str) -> int:
        return notation.read_choice(self.deck, text)

    def write_position(self) -> str:
        return notation.write_position(self)

    def census(self) -> str:
        return notation.census(self)
