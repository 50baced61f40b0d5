"""The miniatures game as the house lists it: whole battles, odds and reference."""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import State
from cannae.core.events import EventLog
from cannae.core.game import Game, Policy, Say
from cannae.core.options import Flag, Number, Option, Pick, checked
from cannae.core.randomness import Rng
from cannae.games.tabletop import board, engine
from cannae.games.tabletop.bots import general
from cannae.games.tabletop.muster import armies
from cannae.games.tabletop.rules.formation import Troop
from cannae.games.tabletop.rules.ground import field_names, fields
from cannae.games.tabletop.state import GROUPS, OF_SIDE, OF_SIDE_C, RANK_NAMES, STREAMS, Terms
from cannae.games.tabletop.troops import DISORDERS, Readings

# The sums and the sheet, which odds and battles share.
SUMS = tuple(f"{name}.py" for name in ("advantage", "chances", "dice", "morale", "moves", "muster", "sheet", "troops"))
SUMS += ("armies.toml", "cohesion.toml", "combat.toml", "moves.toml")
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
    version = "2"
    streams = STREAMS
    longest = 16000
    options = BATTLE + OPTIONS
    hidden = False
    in_page = False  # until its board is drawn there: the plain one cannot show a table
    beside = SUMS
    package = "cannae.games.tabletop"

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
        for side, name in enumerate(terms.armies):
            army = armies()[name]
            for at, group in enumerate(army.groups):
                troops[side * OF_SIDE + at] = Troop(group, terms.readings)
            for at, rank in enumerate(army.commanders):
                ranks[side * OF_SIDE_C + at] = RANK_NAMES.index(rank)
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
