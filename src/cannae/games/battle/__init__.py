"""The Battle game: several Units a side over a row of Terrain, duels of simultaneously laid Mastery Cards."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from cannae.core.contract import State, UserError
from cannae.core.events import EventLog
from cannae.core.game import Game, Person, Policy, Say, Scenario, Told
from cannae.core.gauge import Gauge
from cannae.core.observation import Observer
from cannae.core.options import Document, Flag, Number, Pick
from cannae.core.puzzles import Puzzler
from cannae.core.randomness import Rng
from cannae.games.battle import board, doubts, facts, glossary
from cannae.games.battle.bots import greedy, matrix
from cannae.games.battle.bots.observe import BattleObserver
from cannae.games.battle.engine import Battle
from cannae.games.battle.position import read_position
from cannae.games.battle.puzzles import BattlePuzzler
from cannae.games.battle.rules.army import READY_ARMIES, army_cost, faults, muster, read_army, write_army
from cannae.games.battle.rules.deployment.scenarios import SCENARIOS, army_of, draw_up
from cannae.games.battle.state import Terms

MIRROR = "mirror"
NO_SCENARIO = "none"
DEAREST = 400  # what the army of a scenario may cost
DECIDED = ("red_army", "blue_army", "red_list", "blue_list", "terrains", "expanded_deployment", "cost")  # by a scenario
MOST_PERIODS = 20
# No Duration asks more than this: selecting, four rounds of two commitments with their targets, adding Support, and
# putting up to 133 Troops of each side in order. Discards are counted once, for the whole battle.
MOST_A_DURATION = 2 * 11 + 4 * (2 * 12 + 2) + 2 * 24 + 2 * 133 + 2 * 8 + 4
MOST_DURATIONS = 8  # a Period: each of up to eight Units fights one at most
MOST_ANNOUNCEMENTS = 16
MOST_A_MOVEMENT = 20 + 2 * 9 * 5 + 2 * 10
MOST_A_DEPLOYMENT = 2 * 7 * 14 + 8 * 14 + 40
MOST_DISCARDS = 2 * 150


class BattleGame(Game):
    id = "battle"
    order = 30
    version = "7"
    streams = ("terrain", "chance")
    manners = MappingProxyType({"bold": {"advance": 600, "stand": 20, "move": 300, "pass": 40}})
    people = (
        Person("gaius", "net", 930, without_net="matrix", care=46),
        Person("syphax", "net", 810, without_net="matrix", care=138),
        Person("varro", "net", 660, without_net="matrix", care=231, manner="bold"),
        Person("marcellus", "net", 500, without_net="matrix", care=400),
        Person("fabius", "net", without_net="matrix", slips_without_net=350),
        Person("scipio", "rollouts 24", 60, without_net="matrix", slips_without_net=200),
        Person("hannibal", "rollouts 24", without_net="matrix"),
    )
    first_options = MappingProxyType({"scenario": "first"})
    scenarios = tuple([Scenario(name, {"scenario": name}) for name in SCENARIOS if name not in ("first", "lesson")])
    trained_with = tuple(
        [{"red_army": red, "blue_army": blue} for red in READY_ARMIES for blue in (MIRROR, *READY_ARMIES)]
    )
    longest = (
        MOST_PERIODS * (MOST_DURATIONS * MOST_A_DURATION + MOST_ANNOUNCEMENTS + MOST_A_MOVEMENT)
        + MOST_A_DEPLOYMENT
        + MOST_DISCARDS
    )
    options = (
        Pick("red_army", "legion", tuple(READY_ARMIES)),
        Pick("blue_army", "tribes", (*READY_ARMIES, MIRROR)),
        Document("red_list"),
        Document("blue_list"),
        Pick("terrains", "5", ("3", "5", "7")),
        Flag("expanded_deployment"),
        Flag("expanded_movement"),
        Number("cost", 200, 40, 400),
        Number("periods", 10, 1, MOST_PERIODS),
        Pick("scenario", NO_SCENARIO, (NO_SCENARIO, *SCENARIOS)),
    )

    def checked(self, options: Mapping[str, object]) -> dict[str, Any]:
        complete = super().checked(options)
        limit = complete["cost"] if complete["scenario"] == NO_SCENARIO else DEAREST
        for army in self.armies(complete):
            found = faults(army, limit)
            if found:
                raise found[0]
        return complete

    def agreed(self, options: Mapping[str, object]) -> dict[str, Any]:
        complete = self.checked(options)
        if complete["scenario"] != NO_SCENARIO:
            for option in self.options:
                if option.name in DECIDED and complete[option.name] != option.default:
                    raise UserError("battle-scenario-decides", option=f"@battle-option-{option.name}")
        return complete

    def armies(self, options: Mapping[str, Any]) -> tuple[Any, Any]:
        """Both army lists: a scenario's, one's own where given, else a ready one."""
        if options["scenario"] != NO_SCENARIO:
            scenario = SCENARIOS[options["scenario"]]
            return army_of(scenario, 0), army_of(scenario, 1)
        red = options["red_list"] or READY_ARMIES[options["red_army"]]
        if options["blue_list"]:
            return red, options["blue_list"]
        return red, red if options["blue_army"] == MIRROR else READY_ARMIES[options["blue_army"]]

    def begin(self, options: dict[str, Any], rng: Rng, log: EventLog | None = None) -> State:
        state = self.blank(options, rng)
        state.log = log
        if options["scenario"] != NO_SCENARIO:
            draw_up(state, SCENARIOS[options["scenario"]])
        state.settle()
        return state

    def blank(self, options: Mapping[str, Any], rng: Rng) -> Battle:
        """Both armies mustered, nothing dealt yet."""
        state = Battle(terms(options), rng)
        for side, army in enumerate(self.armies(options)):
            muster(state, side, army)
        return state

    def read_position(self, text: str, options: Mapping[str, object], rng: Rng) -> State:
        state = self.blank(self.checked(options), rng)
        read_position(state, text)
        return state

    def read_document(self, name: str, text: str) -> dict[str, Any]:
        """An army list from the text of its file: TOML, as `cannae army new` writes it, or JSON."""
        return super().read_document(name, text) if text.lstrip().startswith("{") else read_army(text)

    def examine(
        self, name: str, document: dict[str, Any], options: Mapping[str, object]
    ) -> tuple[list[UserError], list[Told]]:
        limit = super().checked(options)["cost"]
        found = faults(document, limit)
        if found:
            return found, []
        army = str(document.get("name") or "@battle-army-own")
        told = {"name": army, "units": len(document["units"]), "cost": army_cost(document), "limit": limit}
        return [], [("battle-army-good", told)]

    def sample_document(self, name: str, say: Say) -> str:
        army = READY_ARMIES["legion" if name == "red_list" else "tribes"]
        return write_army(dict(army) | {"name": say("battle-army-own")}, [say("battle-army-note-1")])

    def glossary(self, language: str, say: Say) -> dict[str, list[str]]:
        return glossary.entries(self.rulebook(language), say)

    def policies(self) -> dict[str, Policy]:
        return {"greedy": greedy.greedy, "matrix": matrix.matrix}

    def observer(self) -> Observer:
        return BattleObserver()

    def explain(self, state: State, side: int, choice: int) -> str | None:
        return greedy.reason(state, side, choice)

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


def terms(options: Mapping[str, Any]) -> Terms:
    """Complete options as the rules use them."""
    drawn_up = options["scenario"] != NO_SCENARIO
    terrains = len(SCENARIOS[options["scenario"]]["row"]) if drawn_up else int(options["terrains"])
    deployment = options["expanded_deployment"] and not drawn_up
    return Terms(terrains, options["periods"], deployment, options["expanded_movement"], drawn_up)


GAME = BattleGame()
