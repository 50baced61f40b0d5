"""The Battle game: several Units a side over a row of Terrain, duels of simultaneously laid Mastery Cards."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from cannae.core.contract import EventLog, State, UserError
from cannae.core.game import Game, Person, Policy, Say, Scenario, Sentence
from cannae.core.gauge import Gauge
from cannae.core.observation import Observer
from cannae.core.puzzles import Puzzler
from cannae.core.randomness import Rng
from cannae.games.battle import board, doubts, engine, facts, glossary, reckoned, terms
from cannae.games.battle.bots import greedy, matrix
from cannae.games.battle.bots.observe import BattleObserver
from cannae.games.battle.engine import Battle
from cannae.games.battle.puzzles import BattlePuzzler
from cannae.games.battle.rules.army import READY_ARMIES, army_cost, faults, read_army, write_army
from cannae.games.battle.rules.deployment.actions import DO_NOTHING
from cannae.games.battle.rules.deployment.scenarios import SCENARIOS
from cannae.games.battle.state import ACT, REASONS
from cannae.games.battle.terms import MIRROR, MOST_PERIODS, NO_SCENARIO

# No Duration asks more than this: selecting, four rounds of two commitments with their targets, adding Support, and
# putting up to 133 Troops of each side in order. Discards are counted once, for the whole battle.
MOST_A_DURATION = 2 * 11 + 4 * (2 * 12 + 2) + 2 * 24 + 2 * 133 + 2 * 8 + 4
MOST_DURATIONS = 8  # a Period: each of up to eight Units fights one at most
MOST_ANNOUNCEMENTS = 16
MOST_A_MOVEMENT = 20 + 2 * 17 * 5 + 2 * 17  # eight Units twice, by Forced March, and the General
MOST_A_DEPLOYMENT = 2 * 7 * 14 + 8 * 14 + 40
MOST_DISCARDS = 2 * 150


def training_games() -> tuple[dict[str, object], ...]:
    """What a net is trained for: every army against every other, half of the games by the standard rules, a quarter by
    the expanded ones, the rest with one of these, in other rows, and in the scenarios."""
    armies: list[dict[str, object]] = [
        {"red_army": red, "blue_army": blue} for red in READY_ARMIES for blue in READY_ARMIES
    ]
    mirrored: list[dict[str, object]] = [{"red_army": army, "blue_army": MIRROR} for army in READY_ARMIES]
    expanded: dict[str, object] = {"expanded_deployment": True, "expanded_movement": True}
    others: list[dict[str, object]] = [{"expanded_deployment": True}, {"expanded_movement": True}]
    others += [{"terrains": "3"}, {"terrains": "7"}]
    scenarios: list[dict[str, object]] = [{"scenario": name} for name in SCENARIOS]
    games = [*armies, *armies, *[one | expanded for one in armies + mirrored]]
    games += [*scenarios, *[one | other for other in others for one in mirrored], *mirrored, *mirrored]
    return tuple(games)


class BattleGame(Game):
    id = "battle"
    order = 30
    version = "8"
    streams = ("terrain", "chance")
    manners = MappingProxyType({"bold": {"advance": 600, "stand": 20, "move": 300, "pass": 40}})
    people = (
        Person("gaius", "net", without_net="matrix 5000", slips_without_net=950, care=15),
        Person("syphax", "net", without_net="matrix 5000", slips_without_net=540, care=90),
        Person("varro", "net", without_net="matrix 2500", slips_without_net=130, care=165, manner="bold"),
        Person("marcellus", "net", without_net="matrix 700", care=280),
        Person("fabius", "net", without_net="matrix 160"),
        Person("scipio", "rollouts 2", without_net="matrix 40"),
        Person("hannibal", "rollouts 64", without_net="matrix"),
    )
    first_options = MappingProxyType({"scenario": "first"})
    scenarios = tuple([Scenario(name, {"scenario": name}) for name in SCENARIOS if name not in ("first", "lesson")])
    trained_with = training_games()
    longest = (
        MOST_PERIODS * (MOST_DURATIONS * MOST_A_DURATION + MOST_ANNOUNCEMENTS + MOST_A_MOVEMENT)
        + MOST_A_DEPLOYMENT
        + MOST_DISCARDS
    )
    options = terms.OPTIONS
    part_begins = ("battle-period", "battle-duration", "battle-duration-across", "battle-round")
    reasons = tuple(REASONS)

    def checked(self, options: Mapping[str, object]) -> dict[str, Any]:
        complete = super().checked(options)
        terms.check_armies(complete)
        return complete

    def agreed(self, options: Mapping[str, object]) -> dict[str, Any]:
        complete = self.checked(options)
        terms.refuse_decided(complete)
        return complete

    def begin(self, options: dict[str, Any], rng: Rng, log: EventLog | None = None) -> State:
        return engine.start(terms.agreed(options), terms.armies(options), terms.scenario(options), rng, log)

    def read_position(self, text: str, options: Mapping[str, object], rng: Rng) -> State:
        complete = self.checked(options)
        return engine.read_position(text, terms.agreed(complete), terms.armies(complete), rng)

    def read_document(self, name: str, text: str) -> dict[str, Any]:
        """An army list from the text of its file: TOML, as `cannae army new` writes it, or JSON."""
        return super().read_document(name, text) if text.lstrip().startswith("{") else read_army(text)

    def examine(
        self, name: str, document: dict[str, Any], options: Mapping[str, object]
    ) -> tuple[list[UserError], list[Sentence]]:
        limit = super().checked(options)["cost"]
        found = faults(document, limit)
        if found:
            return found, []
        army = str(document.get("name") or "@battle-army-own")
        about = {"name": army, "units": len(document["units"]), "cost": army_cost(document), "limit": limit}
        return [], [("battle-army-good", about)]

    def sample_document(self, name: str, say: Say) -> str:
        army = READY_ARMIES["legion" if name == "red_list" else "tribes"]
        return write_army(dict(army) | {"name": say("battle-army-own")}, [say("battle-army-note-1")])

    def names(self, options: Mapping[str, object]) -> dict[str, dict[str, object]]:
        try:
            return glossary.callings(terms.armies(self.checked(options)))
        except UserError:  # a record of other rules: its Units keep their numbers
            return {}

    def glossary(self, language: str, say: Say) -> dict[str, list[str]]:
        return glossary.entries(self.rulebook(language), say)

    def policies(self) -> dict[str, Policy]:
        return {"greedy": greedy.greedy, "matrix": matrix.matrix}

    def misjudging(self, policy: str, error: int) -> Policy:
        return {"greedy": greedy.misjudging, "matrix": matrix.misjudging}[policy](error)

    def observer(self) -> Observer:
        return BattleObserver()

    def explain(self, state: State, side: int, choice: int) -> str | None:
        return greedy.reason(state, side, choice)

    def reckoned(self, state: State, side: int, choice: int) -> dict[str, object] | None:
        assert isinstance(state, Battle)
        return reckoned.reckoned(state, side, choice)

    def preview(self, state: State, side: int, choice: int) -> dict[str, object] | None:
        """With a warning beside what is promised: it is read before the choice is made, not after."""
        assert isinstance(state, Battle)
        found = super().preview(state, side, choice) or reckoned.ground_after(state, side, choice)
        if choice == ACT + DO_NOTHING and state.is_legal(side, choice):
            return {"kind": "grounds", "after": reckoned.all_grounds(state, side)}
        warning = self.doubt(state, side, choice) if found is not None else None
        return found if found is None or warning is None else found | {"warning": warning}

    def doubt(self, state: State, side: int, choice: int) -> dict[str, object] | None:
        assert isinstance(state, Battle)
        return doubts.doubt(state, side, choice)

    def puzzler(self) -> Puzzler:
        return BattlePuzzler()

    def board(self, view: dict[str, Any], say: Say) -> list[str] | None:
        return board.lines(view, say)

    def spoken(self, view: dict[str, Any], say: Say) -> list[str] | None:
        return board.sentences(view, say)

    def facts(
        self, options: Mapping[str, Any], state: State, written: Sequence[tuple[int, str]]
    ) -> dict[str, list[list[str]]]:
        return facts.facts(options, options["blue_army"] == MIRROR, options["scenario"] != NO_SCENARIO, state)

    def favourite(self, key: str, args: Mapping[str, Any]) -> str | None:
        return str(args["card"]) if key == "battle-lays" else None

    def gauge(self) -> Gauge:
        return facts.BattleGauge()

    def sample_options(self, number: int) -> dict[str, object]:
        """Every army against every other, all three rows, and the four pairs of switches."""
        names = list(READY_ARMIES)
        if number % 8 == 7:
            return {"scenario": list(SCENARIOS)[number // 8 % len(SCENARIOS)], "periods": (10, 2)[number // 16 % 2]}
        return {
            "red_army": names[number % 4],
            "blue_army": names[number // 4 % 4],
            "terrains": ("5", "3", "7")[number % 3],
            "expanded_deployment": number % 4 in (1, 3),
            "expanded_movement": number % 4 in (2, 3),
            "periods": (1, 10, 2, 20)[number // 2 % 4],
        }


GAME = BattleGame()
