"""The Battle game under the contract: the state class with all its verbs."""

from typing import Any, Final, final

from mypy_extensions import i64

from cannae.core.contract import WAITING, EventLog, Outcome, Phases, Steps, phases_of, steps_of
from cannae.core.randomness import Rng
from cannae.core.view_delta import ViewDelta
from cannae.games.battle import notation, position, redeal, view
from cannae.games.battle.phases import PHASES, STEPS
from cannae.games.battle.rules.army import muster
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.census import census
from cannae.games.battle.rules.deployment.scenarios import draw_up
from cannae.games.battle.rules.duration import forecast
from cannae.games.battle.rules.winning import tell_outcome
from cannae.games.battle.state import REASONS, Terms

MOST_CHOICES: Final = 512

_PHASES: Final = phases_of(PHASES)
_STEPS: Final = steps_of(STEPS)


@final
class Battle(Battlefield):
    """A battle."""

    def phase_list(self) -> Phases:
        return _PHASES

    def step_list(self) -> Steps:
        return _STEPS

    def not_asked(self) -> str:
        return "1.5"

    def most_choices(self) -> i64:
        return MOST_CHOICES

    def acting(self) -> i64:
        return self.deciders  # as every phase says; read here because it is asked before each decision

    def play(self, side: i64, choice: i64) -> None:
        self.present.play(self, side, choice)
        if self.step_number != WAITING:  # most choices are followed by another of the same phase
            self.settle()
        if self.log is not None and self.is_over():
            tell_outcome(self)

    def every_choice(self) -> list[int]:
        return notation.every_choice(self)

    def describe(self, side: i64, choice: i64) -> dict[str, object]:
        return notation.describe(self, side, choice)

    def preview(self, side: i64, choice: i64) -> dict[str, object] | None:
        return forecast.preview(self, side, choice)

    def outcome(self) -> Outcome | None:
        if not self.is_over():
            return None
        return Outcome(int(self.winner), REASONS[self.reason], int(self.score(0)), int(self.score(1)))

    def first_player(self) -> i64:
        """Who has the first say while the terrain is settled (1.6)."""
        return self.first if self.period == 0 else -1

    def turn_count(self) -> i64:
        return self.period

    def copy(self) -> "Battle":
        return Battle(self.terms, self.rng.copy(), self)

    def view(self, viewer: i64) -> dict[str, object]:
        return view.seen(self, viewer)

    def shared(self, delta: ViewDelta) -> dict[str, object]:
        return view.shared(self, delta)

    def sent(self, viewer: i64, shared: dict[str, object]) -> dict[str, object]:
        return view.with_secrets(shared.copy(), self, viewer)

    def redeal(self, viewer: i64, rng: Rng) -> "Battle":
        twin = Battle(self.terms, rng, self)
        redeal.draw_anew(twin, viewer)
        return twin

    def write_choice(self, side: i64, choice: i64) -> str:
        return notation.write_choice(self, choice)

    def read_choice(self, side: i64, text: str) -> int:
        return notation.read_choice(self, text)

    def write_position(self) -> str:
        return position.write_position(self)

    def census(self) -> str:
        return census(self)


def blank(terms: Terms, armies: tuple[Any, Any], rng: Rng) -> Battle:
    """Both armies mustered, nothing dealt yet."""
    state = Battle(terms, rng)
    for side, army in enumerate(armies):
        muster(state, side, army)
    return state


def start(terms: Terms, armies: tuple[Any, Any], scenario: Any, rng: Rng, log: EventLog | None) -> Battle:
    state = blank(terms, armies, rng)
    state.log = log
    if scenario is not None:
        draw_up(state, scenario)
    state.settle()
    return state


def read_position(text: str, terms: Terms, armies: tuple[Any, Any], rng: Rng) -> Battle:
    state = blank(terms, armies, rng)
    position.read_position(state, text)
    return state
