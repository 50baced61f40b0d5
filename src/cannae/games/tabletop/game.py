"""The miniatures game as the house lists it. Whole battles are not there yet: odds and reference are."""

from collections.abc import Mapping
from typing import Any

from cannae.core.contract import Complaint, State
from cannae.core.events import EventLog
from cannae.core.game import Game
from cannae.core.options import Flag, Number, Option, Pick
from cannae.core.randomness import Rng
from cannae.games.tabletop.troops import DISORDERS, Readings

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


class Tabletop(Game):
    id = "tabletop"
    options = OPTIONS
    playable = False
    package = "cannae.games.tabletop"

    def begin(self, options: dict[str, Any], rng: Rng, log: EventLog | None = None) -> State:
        raise Complaint("tabletop-not-playable")

    def readings(self, options: Mapping[str, object]) -> Readings:
        """How the doubtful cells are read, from options as people give them."""
        return Readings(**self.checked(options))


GAME = Tabletop()
