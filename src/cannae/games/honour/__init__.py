"""Field of Honour: a rapid battle with a pack of cards, ten to a hand and five pairs to win."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from cannae.core.contract import EventLog, State
from cannae.core.game import Game, Person, Policy, Say, Scenario
from cannae.core.observation import Observer
from cannae.core.puzzles import Puzzler
from cannae.core.randomness import Rng
from cannae.core.solving.extensive import Judge
from cannae.games.honour import board, doubts, engine, glossary, terms
from cannae.games.honour.bots import greedy
from cannae.games.honour.bots.endgame import EndGame
from cannae.games.honour.bots.observe import HonourObserver
from cannae.games.honour.puzzles import HonourPuzzler
from cannae.games.honour.rules.exchange import MODE_WORDS
from cannae.games.honour.rules.scoring import MOST_BATTLES
from cannae.games.honour.state import STREAMS, Position

MOST_CHOICES_A_BATTLE = 10 + 2 * 16 + 5 * 2 + 3 * 18  # extras, two lines, passes, and specials with what follows each


class HonourGame(Game):
    id = "honour"
    order = 10
    version = "1"
    trained_with = ({"battles": 1}, {"battles": 1}, {"battles": 2}, {"battles": 6})
    manners = MappingProxyType(
        {
            "bold": {"pass": 20, "double": 200, "swap": 200, "next": 200},
            "patient": {"pass": 500, "decline": 300},
        }
    )
    people = (
        Person("gaius", "net", 970, care=10, lapses=480),
        Person("syphax", "net", 764, care=14, lapses=170),
        Person("varro", "net", 589, care=24, manner="bold"),
        Person("marcellus", "net", 436, care=92),
        Person("fabius", "net", 286, care=170, manner="patient"),
        Person("scipio", "net", 152, care=261),
        Person("hannibal", "net"),
    )
    first_options = MappingProxyType({"battles": 3})
    scenarios = (
        Scenario(
            "cannae",
            {"battles": 1, "first_dealer": "red", "hand_red": 13, "hand_blue": 10, "sure_blue": "KS QS JS AS QD"},
            "blue",
        ),
    )
    part_begins = ("honour-event-battle",)
    part_ends = tuple(f"honour-event-battle-{end}" for end in ("won", "drawn", "again"))
    streams = STREAMS
    longest = MOST_BATTLES * MOST_CHOICES_A_BATTLE
    options = terms.OPTIONS
    reasons = engine.REASONS

    def agreed(self, options: Mapping[str, object]) -> dict[str, Any]:
        full = self.checked(options)
        terms.refuse_idle(options, full)
        return full

    def checked(self, options: Mapping[str, object]) -> dict[str, Any]:
        full = super().checked(options)
        terms.check_cards(full)
        return full

    def begin(self, options: dict[str, Any], rng: Rng, log: EventLog | None = None) -> State:
        return engine.start(terms.agreed(options), rng, log)

    def read_position(self, text: str, options: Mapping[str, object], rng: Rng) -> State:
        return engine.read_position(text, terms.agreed(self.checked(options)), rng)

    def policies(self) -> dict[str, Policy]:
        return {"greedy": greedy.greedy}

    def observer(self) -> Observer:
        return HonourObserver()

    def exact(self, judge: Judge, otherwise: Policy) -> Policy:
        return EndGame(judge, otherwise).choose

    def explain(self, state: State, side: int, choice: int) -> str | None:
        return greedy.reason(state, side, choice)

    def reckoned(self, state: State, side: int, choice: int) -> dict[str, object] | None:
        assert isinstance(state, Position)
        return doubts.reckoned(state, side, choice)

    def preview(self, state: State, side: int, choice: int) -> dict[str, object] | None:
        assert isinstance(state, Position)
        return doubts.preview(state, side, choice)

    def doubt(self, state: State, side: int, choice: int) -> dict[str, object] | None:
        assert isinstance(state, Position)
        return doubts.doubt(state, side, choice)

    def puzzler(self) -> Puzzler:
        return HonourPuzzler()

    def board(self, view: dict[str, Any], say: Say) -> list[str] | None:
        return board.lines(view, say)

    def spoken(self, view: dict[str, Any], say: Say) -> list[str] | None:
        return board.sentences(view, say)

    def glossary(self, language: str, say: Say) -> dict[str, list[str]]:
        return glossary.entries(say)

    def favourite(self, key: str, args: Mapping[str, Any]) -> str | None:
        """A special is played; of the cards that are laid everybody lays all."""
        special = key.removeprefix("honour-event-") in MODE_WORDS
        return f"@honour-special-{args['card'].get('rank', 'joker').lower()}" if special else None

    def sample_options(self, number: int) -> dict[str, object]:
        """Mostly the common game; every switch in its turn."""
        samples: list[dict[str, object]] = [
            {},
            {"battles": 2, "closing": "uncountered"},
            {"length": "points", "points": 10, "redeploy": "either_way"},
            {"battles": 1, "needs_winner": True, "first_dealer": "blue"},
            {"battles": 2, "hand_red": 5, "hand_blue": 15, "first_dealer": "red"},
            {"battles": 2, "extra_blue": 4, "hand_red": 8},
            {"battles": 2, "removed": "X1 X2 2S 2H", "sure_red": "AS KH 5D", "sure_blue": "QD 4C 3C"},
            {"battles": 1, "extra_red": 2, "sure_red": "X1", "hand_blue": 12, "redeploy": "either_way"},
        ]
        return samples[number % len(samples)]


GAME = HonourGame()
