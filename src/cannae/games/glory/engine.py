"""Field of Glory: the Card Game under the contract: each verb hands over to the chapter of the rules it belongs to."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import Outcome
from cannae.core.randomness import Rng
from cannae.core.shared import Shared
from cannae.games.glory import (
    actions,
    combat,
    flank,
    notation,
    outcome,
    positions,
    redeal,
    refusals,
    setup,
    stages,
    turn,
    view,
)
from cannae.games.glory.cards import COLUMNS, Deck, numbers
from cannae.games.glory.state import PICKS, REASONS, ZONE_COUNT, ZONES, Position, Switches


def empty(deck: Deck, switches: Switches, rng: Rng) -> "Glory":
    """A position with nothing in it yet."""
    return Glory(deck, switches, rng, numbers(ZONES + 2 * (ZONE_COUNT + 1) * deck.wide), numbers(0))


class Glory(Position):
    """A game of Field of Glory: the Card Game."""

    def begin(self) -> None:
        setup.begin(self)
        self.settle()

    def acting(self) -> i64:
        return self.decider

    def most_choices(self) -> i64:
        return (COLUMNS + 1) * self.deck.kinds + 40

    def fill(self, side: i64, buffer: vec[i64]) -> i64:
        stage = self.stage
        if stage == stages.ACTION:
            return actions.fill_action(self, side, buffer)
        if stage == stages.PAY:
            return actions.fill_pay(self, side, buffer)
        if stage == stages.DRAFT:
            return setup.fill_draft(self, side, buffer)
        if stage == stages.DRAW:
            return turn.fill_draw(self, side, buffer)
        if stage == stages.BONUS:
            return combat.fill_bonus(self, side, buffer)
        if stage == stages.DEFENCE:
            return combat.fill_defence(self, side, buffer)
        if stage == stages.WITHDRAW:
            return combat.fill_withdraw(self, side, buffer)
        if stage == stages.LEAD:
            return combat.fill_lead(self, side, buffer)
        if stage == stages.FLANK:
            return flank.fill_flank(self, side, buffer)
        if stage == stages.TRIM:
            return turn.fill_trim(self, side, buffer)
        if stage == stages.DROP:
            return turn.fill_drop(self, side, buffer)
        if stage == stages.OVERLAP_FIRST:
            return combat.fill_overlap_first(self, side, buffer)
        return combat.fill_spare(self, side, buffer)

    def play(self, side: i64, choice: i64) -> None:
        stage = self.stage
        self.lately = 0
        if stage == stages.ACTION:
            actions.play_action(self, side, choice)
        elif stage == stages.PAY:
            actions.play_pay(self, side, choice)
        elif stage == stages.DRAFT:
            setup.play_draft(self, side, choice)
        elif stage == stages.DRAW:
            turn.play_draw(self, side, choice)
        elif stage == stages.BONUS:
            combat.play_bonus(self, side, choice)
        elif stage == stages.DEFENCE:
            combat.play_defence(self, side, choice)
        elif stage == stages.WITHDRAW:
            combat.play_withdraw(self, side, choice)
        elif stage == stages.LEAD:
            combat.play_lead(self, side, choice)
        elif stage == stages.FLANK:
            flank.play_flank(self, side, choice)
        elif stage == stages.TRIM:
            turn.play_trim(self, side, choice)
        elif stage == stages.DROP:
            turn.play_drop(self, side, choice)
        elif stage == stages.OVERLAP_FIRST:
            combat.play_overlap_first(self, side, choice)
        else:
            combat.play_spare(self, side, choice)
        self.settle()

    def settle(self) -> None:
        """Run through everything that asks nobody, up to the next decision."""
        while self.stage <= stages.LAST_AUTOMATIC:
            stage = self.stage
            if stage == stages.WITHDRAWING:
                combat.withdrawing(self)
            elif stage == stages.STRENGTHS:
                outcome.strengths(self)
            elif stage == stages.COMBAT_OVER:
                flanking = self.flanking
                outcome.combat_over(self)
                if flanking:
                    flank.ask_flank(self)
                else:
                    actions.ask_action(self)
            elif stage == stages.LIMIT:
                turn.hand_limit(self)
            elif stage == stages.START_TURN:
                turn.start_turn(self)
            elif stage == stages.TRIMMED:
                turn.next_trim(self)
            elif stage == stages.FLANKS:
                flank.find_flanks(self)

    def conceivable(self, side: i64) -> list[int]:
        return refusals.conceivable(self, side) if self.decider >> side & 1 else []

    def every_choice(self) -> list[int]:
        return notation.every_choice(self.deck)

    def why_not(self, side: i64, choice: i64) -> str | None:
        if self.is_legal(side, choice):
            return None
        if side < 0 or side > 1 or not self.decider >> side & 1:
            return "1.4"
        return refusals.why_not(self, side, choice)

    def describe(self, side: i64, choice: i64) -> dict[str, object]:
        return refusals.describe(self, side, choice)

    def phase(self) -> str:
        return stages.PHASES[self.stage]

    def barrier(self, side: i64) -> i64:
        return self.fence + self.tally(side, PICKS) // 2

    def outcome(self) -> Outcome | None:
        if self.stage != stages.OVER:
            return None
        return Outcome(int(self.winner), REASONS[self.reason], int(self.controls(0)), int(self.controls(1)))

    def first_player(self) -> i64:
        """Whose turn the first one was (2.7); the sides take turns."""
        return -1 if self.turn == 0 else self.active ^ (self.turn - 1 & 1)

    def turn_count(self) -> i64:
        return self.turn

    def copy(self) -> "Glory":
        twin = Glory(self.deck, self.switches, self.rng.copy(), self.z[:], self.packets)
        self.copy_onto(twin)
        return twin

    def view(self, viewer: i64) -> dict[str, object]:
        return view.view(self, viewer)

    def sent(self, viewer: i64, shared: Shared) -> dict[str, object]:
        return view.sent(self, viewer, shared)

    def redeal(self, viewer: i64, rng: Rng) -> "Glory":
        twin = Glory(self.deck, self.switches, rng, self.z[:], self.packets)
        self.copy_onto(twin)
        redeal.redeal_onto(twin, viewer)
        return twin

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
        return positions.write_position(self)

    def census(self) -> str:
        return notation.census(self)
