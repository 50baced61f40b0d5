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

from cannae.core.contract import EventLog, State, UserError
from cannae.core.game import Game, Person, Policy, Say, Sentence
from cannae.core.game import Scenario as History
from cannae.core.options import checked
from cannae.core.randomness import Rng
from cannae.games.tabletop import board, engine, facts, terms
from cannae.games.tabletop.bots import general
from cannae.games.tabletop.data.armies import Army, armies, groups_by_id
from cannae.games.tabletop.data.descriptions import read_group, write_group, write_side
from cannae.games.tabletop.data.lists import faults, read_list, sample_list
from cannae.games.tabletop.data.troops import BattleGroup, Readings, Side, Situation
from cannae.games.tabletop.odds import foretold
from cannae.games.tabletop.odds.fights import chain, combat, shooting, side
from cannae.games.tabletop.odds.own_groups import OwnGroups
from cannae.games.tabletop.odds.results import Chain, Combat, Moment, Outlook, Reason, Roll, Trial
from cannae.games.tabletop.odds.trials import cmt, cohesion, death, evade, rally
from cannae.games.tabletop.rules.ending import REASONS
from cannae.games.tabletop.rules.sheet.morale import autobreak_at
from cannae.games.tabletop.rules.sheet.moves import disorder_in, move_distance, permission
from cannae.games.tabletop.state import STREAMS
from cannae.games.tabletop.terms import OPTIONS

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


class TabletopGame(Game):
    id = "tabletop"
    order = 40
    scenarios = (History("cannae", {"scenario": "cannae"}, "blue"),)
    told_by_chance = False  # a battle of chance takes 60 ms, and hardly ever ends by arms
    study = "/odds"
    version = "7"
    streams = STREAMS
    longest = 16000
    options = terms.BATTLE + OPTIONS
    part_begins = ("tabletop-event-turn",)
    reasons = tuple(REASONS[1:])
    hidden = False
    people = (
        Person("gaius", "general 400000", 250),
        Person("varro", "general 120000"),
        Person("marcellus", "general 30000"),
        Person("scipio", "general 4000"),
        Person("hannibal", "general"),
    )

    def begin(self, options: dict[str, Any], rng: Rng, log: EventLog | None = None) -> State:
        return engine.start(terms.agreed(options), rng, log)

    def read_position(self, text: str, options: Mapping[str, object], rng: Rng) -> State:
        return engine.read_position(text, terms.agreed(self.checked(options)), rng)

    def checked(self, options: Mapping[str, object]) -> dict[str, Any]:
        found = super().checked(options)
        for owner in ("red", "blue"):
            terms.army_of(found, owner)
        return found

    def examine(
        self, name: str, document: dict[str, Any], options: Mapping[str, object]
    ) -> tuple[list[UserError], list[Sentence]]:
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

    def misjudging(self, policy: str, error: int) -> Policy:
        return general.misjudging(error)

    def board(self, view: dict[str, Any], say: Say) -> list[str] | None:
        return board.lines(view, say)

    def spoken(self, view: dict[str, Any], say: Say) -> list[str] | None:
        return board.sentences(view, say)

    def preview_lines(self, preview: dict[str, Any], say: Say) -> list[str] | None:
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
