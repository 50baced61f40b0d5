"""The miniatures game as the house lists it. Whole battles are not there yet: odds and reference are."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from cannae.core.contract import Complaint, State
from cannae.core.game import Game
from cannae.core.options import Flag, Number, Option, Pick
from cannae.core.randomness import Rng
from cannae.games.tabletop.troops import DISORDERS, Readings

# 15.1: the doubtful cells of the sheet, as named options.
OPTIONS: tuple[Option, ...] = (
    Pick("kn-rough", "severe", DISORDERS),
    Pick("hf-uneven", "disordered", DISORDERS),
    Pick("lf-difficult", "none", DISORDERS),
    Pick("shooting-rounding", "up", ("up", "down")),
    Flag("keep-better", True),
    Pick("mounted-advantage", "open", ("open", "everywhere")),
    Number("elephant-impact", 1, 1, 2),
    Number("leader-lost-on", 12, 2, 13),
)


class Tabletop(Game):
    id = "tabletop"
    options = OPTIONS
    playable = False
    package = "cannae.games.tabletop"

    def begin(self, options: dict[str, Any], rng: Rng) -> State:
        raise Complaint("tabletop-not-playable")

    def readings(self, options: Mapping[str, object]) -> Readings:
        """How the doubtful cells are read, from options as people give them."""
        complete = self.checked(options)
        return Readings(**{field.name: complete[field.name.replace("_", "-")] for field in fields(Readings)})


GAME = Tabletop()
