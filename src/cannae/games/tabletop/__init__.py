"""Field of Glory with miniatures: whole battles, exact odds of fights and tests, and a reference.

    >>> from cannae.games import tabletop as t
    >>> round(t.combat("hastati", "gauls", phase="impact").win, 4)
    0.5033
    >>> t.combat("hastati", "gauls, disrupted, uphill", phase="melee").poa
    1

A group is named (`"hastati"`), described (`"Kn heavily armoured superior lancers swordsmen 4x1"`) or made with
`BattleGroup`; `side` adds how it stands. Results hold exact fractions, and `to_data()` gives what JSON can hold.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import State
from cannae.core.events import EventLog
from cannae.core.game import Game, Policy, Say
from cannae.core.options import Flag, Number, Option, Pick, checked
from cannae.core.randomness import Rng
from cannae.games.tabletop import board, engine, facts
from cannae.games.tabletop.bots import general
from cannae.games.tabletop.data.armies import Army, armies, groups_by_id
from cannae.games.tabletop.data.descriptions import read_group, write_group, write_side
from cannae.games.tabletop.data.troops import DISORDERS, BattleGroup, Readings, Side, Situation
from cannae.games.tabletop.odds.fights import chain, combat, shooting, side
from cannae.games.tabletop.odds.own_groups import OwnGroups
from cannae.games.tabletop.odds.results import Chain, Combat, Moment, Outlook, Reason, Roll, Trial
from cannae.games.tabletop.odds.trials import cmt, cohesion, death, evade, rally
from cannae.games.tabletop.rules.formation import Troop
from cannae.games.tabletop.rules.ground import field_names, fields
from cannae.games.tabletop.rules.sheet.morale import autobreak_at
from cannae.games.tabletop.rules.sheet.moves import disorder_in, move_distance, permission
from cannae.games.tabletop.state import GROUPS, OF_SIDE, OF_SIDE_C, RANK_NAMES, STREAMS, Terms

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

ARMIES = ("roman", "carthaginian")
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
    Pick("field", "open", field_names()),
    Pick("deploy", "script", ("script", "hand")),
    Number("turns", 40, 2, 60),
)


class TabletopGame(Game):
    id = "tabletop"
    order = 40
    study = "/odds"
    version = "2"
    streams = STREAMS
    longest = 16000
    options = BATTLE + OPTIONS
    hidden = False
    in_page = False  # until its board is drawn there: the plain one cannot show a table

    def begin(self, options: dict[str, Any], rng: Rng, log: EventLog | None = None) -> State:
        return engine.start(self.terms(options), rng, log)

    def read_position(self, text: str, options: Mapping[str, object], rng: Rng) -> State:
        return engine.read_position(text, self.terms(self.checked(options)), rng)

    def terms(self, options: dict[str, Any]) -> Terms:
        """Complete options as the rules use them."""
        terms = Terms()
        terms.readings = self.readings({option.name: options[option.name] for option in OPTIONS})
        terms.armies = [options["red_army"], options["blue_army"]]
        ranks = [0] * (2 * OF_SIDE_C)
        troops: list[Troop | None] = [None] * GROUPS
        for owner, name in enumerate(terms.armies):
            army = armies()[name]
            for at, group in enumerate(army.groups):
                troops[owner * OF_SIDE + at] = Troop(group, terms.readings)
            for at, rank in enumerate(army.commanders):
                ranks[owner * OF_SIDE_C + at] = RANK_NAMES.index(rank)
        terms.troops = troops
        terms.commanders = vec[i64](ranks)
        terms.break_points = vec[i64]([len(armies()[name].groups) for name in terms.armies])
        terms.field = options["field"]
        terms.pieces = fields()[options["field"]]
        terms.scripted = options["deploy"] == "script"
        terms.turns = options["turns"]
        return terms

    def readings(self, options: Mapping[str, object]) -> Readings:
        """How the doubtful cells are read, from options as people give them; those of a battle are none of them."""
        return Readings(**checked(OPTIONS, options))

    def policies(self) -> dict[str, Policy]:
        return {"greedy": general.general}

    def board(self, view: dict[str, Any], say: Say) -> list[str] | None:
        return board.lines(view, say)

    def spoken(self, view: dict[str, Any], say: Say) -> list[str] | None:
        return board.sentences(view, say)

    def facts(
        self, options: Mapping[str, Any], state: State, written: Sequence[tuple[int, str]]
    ) -> dict[str, list[list[str]]]:
        return facts.facts([options["red_army"], options["blue_army"]], state)

    def sample_options(self, number: int) -> dict[str, object]:
        """Short battles: every field, both ways to set up, both armies on either side."""
        samples: list[dict[str, object]] = [
            {"turns": 8},
            {"turns": 3, "deploy": "hand"},
            {"turns": 6, "field": "rough-and-brush", "red_army": "carthaginian", "blue_army": "roman"},
            {"turns": 6, "field": "hill-and-woods"},
            {"turns": 6, "field": "marsh-and-fields", "blue_army": "roman", "elephant_impact": 2},
        ]
        return samples[number % len(samples)]


GAME = TabletopGame()
