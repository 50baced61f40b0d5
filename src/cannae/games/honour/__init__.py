"""Field of Honour: a rapid battle with a pack of cards, ten to a hand and five pairs to win."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import State, UserError
from cannae.core.events import EventLog
from cannae.core.extensive import Judge
from cannae.core.game import Game, Person, Policy, Say, Scenario
from cannae.core.observation import Observer
from cannae.core.options import Flag, Number, Pick, Text
from cannae.core.puzzles import Puzzler
from cannae.core.randomness import Rng
from cannae.games.honour import board, doubts, engine, glossary
from cannae.games.honour.bots import greedy
from cannae.games.honour.bots.endgame import EndGame
from cannae.games.honour.bots.observe import HonourObserver
from cannae.games.honour.puzzles import HonourPuzzler
from cannae.games.honour.rules.cards import card_named
from cannae.games.honour.rules.exchange import MODE_WORDS
from cannae.games.honour.rules.scoring import MOST_BATTLES
from cannae.games.honour.state import STREAMS, Position, Terms

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
    part_ends = tuple(f"honour-event-battle-{end}" for end in ("won", "drawn", "again"))
    streams = STREAMS
    longest = MOST_BATTLES * MOST_CHOICES_A_BATTLE
    options = (
        Pick("length", "battles", ("battles", "points")),
        Number("battles", 6, 1, 20),
        Number("points", 20, 5, 100),
        Pick("first_dealer", "random", ("random", "red", "blue")),
        Pick("closing", "two_passes", ("two_passes", "uncountered")),
        Pick("redeploy", "forward", ("forward", "either_way")),
        Flag("needs_winner", False),
        Number("hand_red", 10, 5, 15),
        Number("hand_blue", 10, 5, 15),
        Number("extra_red", 0, 0, 10),
        Number("extra_blue", 0, 0, 10),
        Text("removed", "", 200),
        Text("sure_red", "", 60),
        Text("sure_blue", "", 60),
    )

    def agreed(self, options: Mapping[str, object]) -> dict[str, Any]:
        full = self.checked(options)
        for name in ("battles", "points"):
            if name in options and name != full["length"]:
                raise UserError("honour-option-idle", option=name)
        return full

    def checked(self, options: Mapping[str, object]) -> dict[str, Any]:
        full = super().checked(options)
        taken = 0
        for name in ("removed", "sure_red", "sure_blue"):
            cards = read_card_list(name, full[name])
            if taken & cards:
                raise UserError("honour-option-twice", option=name)
            taken |= cards
        if full["extra_red"] and full["extra_blue"]:
            raise UserError("honour-option-extras")
        needed = 0
        for side in ("red", "blue"):
            size = full[f"hand_{side}"] + full[f"extra_{side}"]
            if size > 15:
                raise UserError("honour-option-hand", side=f"@side-{side}", size=size)
            if read_card_list("sure", full[f"sure_{side}"]).bit_count() > full[f"hand_{side}"]:
                raise UserError("honour-option-sure", side=f"@side-{side}", size=full[f"hand_{side}"])
            needed += size
        left = 54 - read_card_list("removed", full["removed"]).bit_count()
        if left < needed:
            raise UserError("honour-option-pack", left=left, needed=needed)
        return full

    def begin(self, options: dict[str, Any], rng: Rng, log: EventLog | None = None) -> State:
        return engine.start(terms(options), rng, log)

    def read_position(self, text: str, options: Mapping[str, object], rng: Rng) -> State:
        return engine.read_position(text, terms(self.checked(options)), rng)

    def policies(self) -> dict[str, Policy]:
        return {"greedy": greedy.greedy}

    def observer(self) -> Observer:
        return HonourObserver()

    def exact(self, judge: Judge, otherwise: Policy) -> Policy:
        return EndGame(judge, otherwise).choose

    def explain(self, state: State, side: int, choice: int) -> str | None:
        return greedy.reason(state, side, choice)

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


def read_card_list(option: str, text: str) -> int:
    """A set of cards written as `AS KH X1`."""
    cards = 0
    for name in text.split():
        number = card_named(name)
        if number < 0:
            raise UserError("honour-option-card", option=option, card=name[:20])
        if cards >> number & 1:
            raise UserError("honour-option-twice", option=option)
        cards |= 1 << number
    return cards


def terms(options: dict[str, Any]) -> Terms:
    """Complete options as the rules use them."""
    result = Terms()
    result.battles = options["battles"] if options["length"] == "battles" else 0
    result.target = options["points"]
    result.first_dealer = ["red", "blue", "random"].index(options["first_dealer"])
    if result.first_dealer == 2:
        result.first_dealer = -1
    result.hand_sizes = vec[i64]([options["hand_red"], options["hand_blue"]])
    result.extras = vec[i64]([options["extra_red"], options["extra_blue"]])
    result.removed = read_card_list("removed", options["removed"])
    result.sure = vec[i64]([read_card_list("sure", options["sure_red"]), read_card_list("sure", options["sure_blue"])])
    result.strict = options["closing"] == "uncountered"
    result.either_way = options["redeploy"] == "either_way"
    result.needs_winner = options["needs_winner"]
    return result


GAME = HonourGame()
