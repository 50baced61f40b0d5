"""Field of Glory with miniatures: whole battles, exact odds of fights and tests, and a reference.

    >>> from cannae.games import tabletop as t
    >>> round(t.combat("hastati", "gauls", phase="impact").win, 4)
    0.5033
    >>> t.combat("hastati", "gauls, disrupted, uphill", phase="melee").poa
    1

A group is named (`"hastati"`), described (`"Kn heavily armoured superior lancers swordsmen 4x1"`) or made with
`BattleGroup`; `side` adds how it stands. Results hold exact fractions, and `to_data()` gives what JSON can hold.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from cannae.core.contract import State, UserError
from cannae.core.events import EventLog
from cannae.core.game import Game, Policy, Say, Told
from cannae.core.game import Scenario as History
from cannae.core.options import Document, Flag, Number, Option, Pick, checked
from cannae.core.randomness import Rng
from cannae.games.tabletop import board, engine, facts
from cannae.games.tabletop.bots import general
from cannae.games.tabletop.data.armies import Army, armies, groups_by_id
from cannae.games.tabletop.data.descriptions import read_group, write_group, write_side
from cannae.games.tabletop.data.lists import LIMITS, Scenario, faults, read_list, sample_list, scenarios
from cannae.games.tabletop.data.troops import DISORDERS, BattleGroup, Readings, Side, Situation
from cannae.games.tabletop.odds import foretold
from cannae.games.tabletop.odds.fights import chain, combat, shooting, side
from cannae.games.tabletop.odds.own_groups import OwnGroups
from cannae.games.tabletop.odds.results import Chain, Combat, Moment, Outlook, Reason, Roll, Trial
from cannae.games.tabletop.odds.trials import cmt, cohesion, death, evade, rally
from cannae.games.tabletop.rules.sheet.morale import autobreak_at
from cannae.games.tabletop.rules.sheet.moves import disorder_in, move_distance, permission
from cannae.games.tabletop.rules.table.formation import Troop
from cannae.games.tabletop.rules.table.geometry import MU
from cannae.games.tabletop.rules.table.ground import field_names, field_pieces
from cannae.games.tabletop.state import OF_SIDE, OF_SIDE_C, RANK_NAMES, STREAMS, Terms

__all__ = [
    "GAME",
    "Army",
    "BattleGroup",
    "Chain",
    "Combat",
    "Moment",
    "Outlook",
    "OwnGroups",
    "Readings",
    "Reason",
    "Roll",
    "Side",
    "Situation",
    "Trial",
    "armies",
    "autobreak_at",
    "chain",
    "cmt",
    "cohesion",
    "combat",
    "death",
    "disorder_in",
    "evade",
    "groups_by_id",
    "move_distance",
    "permission",
    "rally",
    "read_group",
    "shooting",
    "side",
    "write_group",
    "write_side",
]

ARMIES = tuple(armies())
# 15.1: the doubtful cells of the sheet, as named options.
OPTIONS: tuple[Option, ...] = (
    Pick("kn_rough", "severe", DISORDERS),
    Pick("hf_uneven", "disordered", DISORDERS),
    Pick("lf_difficult", "none", DISORDERS),
    Pick("shooting_rounding", "up", ("up", "down")),
    Flag("keep_better", True),
    Pick("mounted_advantage", "open", ("open", "everywhere")),
    Number("elephant_impact", 1, 1, 2),
    Number("leader_lost_on", 12, 2, 13),
)
BATTLE: tuple[Option, ...] = (
    Pick("red_army", "roman", ARMIES),
    Pick("blue_army", "carthaginian", ARMIES),
    Document("red_list"),
    Document("blue_list"),
    Pick("points", "650", tuple(str(limit) for limit in LIMITS)),
    Pick("scenario", "none", ("none", *scenarios())),
    Pick("field", "open", field_names()),
    Pick("deploy", "script", ("script", "hand")),
    Number("turns", 40, 2, 60),
)


LARGE_TABLE = (72 * MU, 48 * MU)  # 16.2: for armies of more than 650 points


def enlist(terms: Terms, owner: int, groups: Sequence[BattleGroup], commanders: Sequence[str]) -> None:
    """A side's groups and commanders, by their numbers on the table."""
    for at, group in enumerate(groups):
        terms.troops[owner * OF_SIDE + at] = Troop(group, terms.readings)
    for at, rank in enumerate(commanders):
        terms.commanders[owner * OF_SIDE_C + at] = RANK_NAMES.index(rank)
    terms.break_points[owner] = len(groups)


def set_up(terms: Terms, scenario: Scenario) -> None:
    """A battle of history: its field, and everybody where he stood."""
    terms.scenario, terms.field, terms.scripted = scenario.id, scenario.field, True
    terms.armies = [scenario.id, scenario.id]
    for owner, half in enumerate(scenario.sides):
        enlist(terms, owner, [stand.group for stand in half.stands], [rank for rank, _ in half.commanders])
        for at, stand in enumerate(half.stands):
            terms.stands.append((owner * OF_SIDE + at, stand.files, stand.x, stand.y, stand.heading))
        for at, (_, group) in enumerate(half.commanders):
            terms.posts.append((owner * OF_SIDE_C + at, owner * OF_SIDE + group))
        terms.camps[owner] = half.camp


class TabletopGame(Game):
    id = "tabletop"
    order = 40
    scenarios = (History("cannae", {"scenario": "cannae"}, "blue"),)
    told_by_chance = False  # a battle of chance takes 60 ms, and hardly ever ends by arms
    study = "/odds"
    version = "5"
    streams = STREAMS
    longest = 16000
    options = BATTLE + OPTIONS
    hidden = False

    def begin(self, options: dict[str, Any], rng: Rng, log: EventLog | None = None) -> State:
        return engine.start(self.terms(options), rng, log)

    def read_position(self, text: str, options: Mapping[str, object], rng: Rng) -> State:
        return engine.read_position(text, self.terms(self.checked(options)), rng)

    def terms(self, options: dict[str, Any]) -> Terms:
        """Complete options as the rules use them."""
        terms = Terms()
        terms.readings = self.readings({option.name: options[option.name] for option in OPTIONS})
        terms.scripted = options["deploy"] == "script"
        terms.turns = options["turns"]
        terms.field = options["field"]
        if options["scenario"] != "none":
            set_up(terms, scenarios()[options["scenario"]])
        else:
            lists = [self.army(options, owner) for owner in ("red", "blue")]
            for owner, army in enumerate(lists):
                enlist(terms, owner, army.groups, army.commanders)
            terms.armies = [army.id for army in lists]
            if max(army.points for army in lists) > LIMITS[0]:
                terms.width, terms.depth = LARGE_TABLE
        terms.pieces = field_pieces(terms.field, int(terms.width), int(terms.depth))
        terms.preset = len(terms.pieces)
        return terms

    def army(self, options: Mapping[str, Any], owner: str) -> Army:
        """A side's army: its own list, or one of those at hand."""
        document = options[f"{owner}_list"]
        if document is None:
            return armies()[options[f"{owner}_army"]]
        return read_list(document, int(options["points"]))

    def checked(self, options: Mapping[str, object]) -> dict[str, Any]:
        found = super().checked(options)
        for owner in ("red", "blue"):
            self.army(found, owner)
        return found

    def examine(
        self, name: str, document: dict[str, Any], options: Mapping[str, object]
    ) -> tuple[list[UserError], list[Told]]:
        limit = int(super().checked(options)["points"])
        found = faults(document, limit)
        if found:
            return found, []
        army = read_list(document, limit)
        return [], [("tabletop-list-good", {"name": army.id, "groups": len(army.groups), "points": army.points})]

    def sample_document(self, name: str, say: Say) -> str:
        return json.dumps(sample_list(say("tabletop-list-sample")), indent=2, ensure_ascii=False) + "\n"

    def readings(self, options: Mapping[str, object]) -> Readings:
        """How the doubtful cells are read, from options as people give them; those of a battle are none of them."""
        return Readings(**checked(OPTIONS, options))

    def policies(self) -> dict[str, Policy]:
        return {"greedy": general.general, "general": general.general}  # older records know it by the first name

    def board(self, view: dict[str, Any], say: Say) -> list[str] | None:
        return board.lines(view, say)

    def spoken(self, view: dict[str, Any], say: Say) -> list[str] | None:
        return board.sentences(view, say)

    def foretold(self, preview: dict[str, Any], say: Say) -> list[str] | None:
        return foretold.sentences(preview, say)

    def facts(
        self, options: Mapping[str, Any], state: State, written: Sequence[tuple[int, str]]
    ) -> dict[str, list[list[str]]]:
        return facts.facts([options["red_army"], options["blue_army"]], state)

    def favourite(self, key: str, args: Mapping[str, Any]) -> str | None:
        """A group that was sent to charge."""
        return str(args["group"]["name"]) if key == "tabletop-event-charge" else None

    def sample_options(self, number: int) -> dict[str, object]:
        """Short battles: every field, both ways to set up, both armies on either side."""
        samples: list[dict[str, object]] = [
            {"turns": 8},
            {"turns": 3, "deploy": "hand"},
            {"turns": 6, "field": "rough-and-brush", "red_army": "carthaginian", "blue_army": "roman"},
            {"turns": 6, "field": "hill-and-woods"},
            {"turns": 6, "field": "marsh-and-fields", "blue_army": "roman", "elephant_impact": 2},
            {"turns": 4, "field": "rolled", "red_army": "hellenistic", "blue_army": "seleucid"},
            {"turns": 4, "scenario": "trebia"},
            {"turns": 3, "field": "two-pieces", "red_army": "numidian", "blue_army": "iberian-gallic"},
        ]
        return samples[number % len(samples)]


GAME = TabletopGame()
