"""Field of Glory: the Card Game, by Martin Wallace: the game as the rest of the package sees it."""

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any

from cannae.core.contract import SPECTATOR, EventLog, State, UserError
from cannae.core.game import Game, Person, Policy, Say, Scenario, Sentence
from cannae.core.observation import Observer
from cannae.core.options import Flag, Pick
from cannae.core.puzzles import Puzzler
from cannae.core.randomness import Rng
from cannae.core.solving.extensive import Judge
from cannae.games.glory import board, doubts, engine, facts, glossary, reckoned, terms
from cannae.games.glory.bots import greedy
from cannae.games.glory.bots.duel import Duel
from cannae.games.glory.bots.observe import GloryObserver
from cannae.games.glory.commands import summary
from cannae.games.glory.puzzles import GloryPuzzler
from cannae.games.glory.rules.cards import default_document
from cannae.games.glory.rules.deckfile import checked_deck, entries, faults, parse
from cannae.games.glory.state import REASONS, STREAMS, Position


def open_plain() -> dict[str, object]:
    """The deck of the game on a field without cover: as the valley of the Aufidus was."""
    document = default_document()
    terrain = document["terrain"]
    assert isinstance(terrain, list)
    count = sum(int(one["count"]) for one in terrain)
    return {**document, "terrain": [{**one, "count": count} for one in terrain if one["id"] == "plain"]}


class GloryGame(Game):
    id = "glory"
    order = 20
    streams = tuple(STREAMS)
    longest = 100_000
    trained_with = ({}, {}, {"setup": "quick"})
    manners = MappingProxyType(
        {
            "bold": {"attack": 600, "flank": 600, "flank-from": 600, "withdraw": 20, "done": 60},
            "patient": {"attack": 40, "flank": 70, "withdraw": 300, "reserves": 200},
        }
    )
    people = (
        Person("gaius", "net", 505, care=30, lapses=90),
        Person("syphax", "net", 362, care=57),
        Person("varro", "net", 255, care=117, manner="bold"),
        Person("marcellus", "net", 159, care=195),
        Person("fabius", "net", 80, care=318, manner="patient"),
        Person("scipio", "net"),
        Person("hannibal", "rollouts 160", without_net="tree 400 draft=greedy"),
    )
    first_options = MappingProxyType({"setup": "quick", "first": "red"})
    options = terms.OPTIONS
    part_begins = ("glory-event-turn",)
    reasons = tuple(REASONS[1:])
    scenarios = (Scenario("cannae", {"deck": open_plain(), "setup": "quick", "first": "red"}, "blue"),)

    def checked(self, options: Mapping[str, object]) -> dict[str, Any]:
        complete = super().checked(options)
        if complete["deck"] is not None:
            complete["deck"] = checked_deck(complete["deck"])
        return complete

    def begin(self, options: dict[str, Any], rng: Rng, log: EventLog | None = None) -> engine.Glory:
        return engine.start(terms.deck(options), terms.agreed(options), rng, log)

    def read_position(self, text: str, options: Mapping[str, object], rng: Rng) -> State:
        complete = self.checked(options)
        return engine.read_position(text, terms.deck(complete), terms.agreed(complete), rng)

    def read_document(self, name: str, text: str) -> dict[str, object]:
        return parse(text)

    def examine(
        self, name: str, document: dict[str, Any], options: Mapping[str, object]
    ) -> tuple[list[UserError], list[Sentence]]:
        found = faults(document)
        if found:
            return found, []
        about = summary(document)
        return [], [("glory-deck-good", about | {"name": about["name"] or "@glory-deck-unnamed"})]

    def sample_document(self, name: str, say: Say) -> str:
        return self.room().joinpath("data/deck.toml").read_text("utf-8")

    def glossary(self, language: str, say: Say) -> dict[str, list[str]]:
        return glossary.entries(say)

    def doubt(self, state: State, side: int, choice: int) -> dict[str, object] | None:
        assert isinstance(state, engine.Glory)
        return doubts.doubt(state, side, choice)

    def puzzler(self) -> Puzzler:
        return GloryPuzzler()

    def board(self, view: dict[str, Any], say: Say) -> list[str]:
        return board.lines(view, say)

    def preview_lines(self, preview: dict[str, Any], say: Say) -> list[str]:
        return board.combat_lines(preview, say)

    def spoken(self, view: dict[str, Any], say: Say) -> list[str]:
        return board.sentences(view, say)

    def policies(self) -> dict[str, Policy]:
        return {"greedy": greedy.choose}

    def observer(self) -> Observer:
        return GloryObserver()

    def exact(self, judge: Judge, otherwise: Policy) -> Policy:
        return Duel(judge, otherwise).choose

    def explain(self, state: State, side: int, choice: int) -> str | None:
        assert isinstance(state, Position)
        return greedy.reason(state, choice)

    def reckoned(self, state: State, side: int, choice: int) -> dict[str, object] | None:
        assert isinstance(state, Position)
        return reckoned.reckoned(state, side, choice)

    def facts(
        self, options: Mapping[str, Any], state: State, written: Sequence[tuple[int, str]]
    ) -> dict[str, list[list[str]]]:
        assert isinstance(state, Position)
        return facts.facts(state, state.view(SPECTATOR), written)

    def favourite(self, key: str, args: Mapping[str, Any]) -> str | None:
        return str(args["card"]["type"]) if key == "glory-event-place" else None

    def sample_options(self, number: int) -> dict[str, object]:
        """One game in four with a draft, one in ten with another deck, two in three with some switches thrown."""
        chosen: dict[str, object] = {"setup": "quick" if number % 4 else "draft"}
        if number % 10 == 9:
            chosen["deck"] = three_reserves()
        if number % 16 == 11:
            chosen["second_cards"] = 2
        if number % 3:
            lot = Random(number)
            for option in self.options:
                if isinstance(option, Pick) and option.name != "setup":
                    chosen[option.name] = lot.choice(option.values)
                elif isinstance(option, Flag):
                    chosen[option.name] = lot.random() < 0.5
        return chosen


def three_reserves() -> dict[str, object]:
    """A variant for trials: two Commanders make way for two more Reserves."""
    document = {key: value for key, value in default_document().items() if key not in ("fingerprint", "quick")}
    more = {"commander": [5, 5, 5], "reserves": [2, 2, 3]}
    document["card"] = [
        entry | {"points": more.get(str(entry["id"]), entry["points"])} for entry in entries(document, "card")
    ]
    return document


GAME = GloryGame()
