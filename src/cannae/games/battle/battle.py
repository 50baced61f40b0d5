"""A position of the Battle game with all the verbs of the contract."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import Outcome, State
from cannae.core.randomness import Rng
from cannae.core.view_delta import ViewDelta
from cannae.games.battle import describing, flow, notation, position, redeal, refusals, sending, view
from cannae.games.battle.choices import PHASES
from cannae.games.battle.state import Battlefield

MOST_CHOICES: Final = 512


class Battle(Battlefield):
    def acting(self) -> i64:
        return self.deciders

    def most_choices(self) -> i64:
        return MOST_CHOICES

    def fill(self, side: i64, buffer: vec[i64]) -> i64:
        return flow.fill(self, side, buffer)

    def play(self, side: i64, choice: i64) -> None:
        flow.play(self, side, choice)

    def conceivable(self, side: i64) -> list[int]:
        return refusals.conceivable(self, side)

    def why_not(self, side: i64, choice: i64) -> str | None:
        return None if self.is_legal(side, choice) else refusals.rule_against(self, side, choice)

    def describe(self, side: i64, choice: i64) -> dict[str, object]:
        return describing.describe(self, side, choice)

    def phase(self) -> str:
        return PHASES[self.now]

    def barrier(self, side: i64) -> i64:
        return self.fence

    def outcome(self) -> Outcome | None:
        return self.make_outcome()

    def first_player(self) -> i64:
        """Who has the first say while the terrain is settled (1.6)."""
        return self.first if self.period == 0 else -1

    def turn_count(self) -> i64:
        return self.period

    def copy(self) -> State:
        return self.twin()

    def twin(self) -> "Battle":
        twin = Battle(self.rng.copy())
        self.copy_into(twin)
        return twin

    def view(self, viewer: i64) -> dict[str, object]:
        return view.seen(self, viewer)

    def sent(self, viewer: i64, delta: ViewDelta) -> dict[str, object]:
        return sending.sent(self, viewer, delta)

    def redeal(self, viewer: i64, rng: Rng) -> State:
        twin = self.twin()
        twin.rng = rng
        redeal.draw_anew(twin, viewer)
        return twin

    def write_choice(self, side: i64, choice: i64) -> str:
        return notation.write_choice(self, choice)

    def read_choice(self, side: i64, text: str) -> int:
        return notation.read_choice(self, text)

    def every_choice(self) -> list[int]:
        return notation.every_choice(self)

    def write_position(self) -> str:
        return position.write_position(self)

    def census(self) -> str:
        return position.census(self)
