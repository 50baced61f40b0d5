"""What there is to choose from before a battle, as a page shows it: armies with their points, fields and set-ups."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from cannae.core.game import Say
from cannae.games.tabletop.data.armies import armies
from cannae.games.tabletop.data.lists import COMMANDER_POINTS, scenarios
from cannae.games.tabletop.data.troops import BattleGroup
from cannae.games.tabletop.rules.table.ground import field_names, field_pieces
from cannae.games.tabletop.state import Terms
from cannae.games.tabletop.view import piece_view, troop_words


class GroupMustered(msgspec.Struct):
    """A group, and in a set-up where it stands: x, y and heading."""

    id: str
    name: str
    kind: str
    bases: int
    files: int
    points: int
    troops: dict[str, Any]
    stands: list[int]


class ArmyMustered(msgspec.Struct):
    points: int
    breaks_at: int
    commanders: list[str]
    groups: list[GroupMustered]


class BattleMustered(msgspec.Struct):
    field: str
    red: ArmyMustered
    blue: ArmyMustered


class Musters(msgspec.Struct):
    """Armies and set-ups by their ids as the options have them; fields by theirs, with their pieces."""

    width: int
    depth: int
    armies: dict[str, ArmyMustered]
    battles: dict[str, BattleMustered]
    fields: dict[str, list[dict[str, Any]]]


def mustered(group: BattleGroup, say: Say, files: int = 0, stands: Sequence[int] = ()) -> GroupMustered:
    return GroupMustered(
        group.id, say(f"tabletop-group-{group.id.lower()}"), group.kind, group.bases, files or group.files,
        group.points * group.bases, troop_words(group), list(stands),
    )  # fmt: skip


@cache
def musters(say: Say, language: str) -> Musters:
    """The armies, fields and battles of history that the miniatures can be played with"""
    terms = Terms()
    width, depth = int(terms.width), int(terms.depth)
    found = {
        name: ArmyMustered(
            army.points, army.break_point, list(army.commanders), [mustered(g, say) for g in army.groups]
        )
        for name, army in armies().items()
    }
    battles = {}
    for name, battle in scenarios().items():
        sides = []
        for half in battle.sides:
            groups = [mustered(one.group, say, one.files, (one.x, one.y, one.heading)) for one in half.stands]
            ranks = [rank for rank, _ in half.commanders]
            points = sum(group.points for group in groups) + sum(COMMANDER_POINTS[rank] for rank in ranks)
            sides.append(ArmyMustered(points, len(groups), ranks, groups))
        battles[name] = BattleMustered(battle.field, *sides)
    pieces = {name: [piece_view(piece) for piece in field_pieces(name, width, depth)] for name in field_names()}
    return Musters(width, depth, found, battles, pieces)
