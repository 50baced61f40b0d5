"""What there is to choose from before a battle, as a page shows it: armies with their points, fields and set-ups."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from cannae.core.game import Say
from cannae.games.tabletop.data.armies import Army, armies
from cannae.games.tabletop.data.lists import COMMANDER_POINTS, read_list, scenarios
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


class ListAsked(msgspec.Struct):
    """A list of one's own, and how many points may be spent."""

    list: dict[str, Any]
    points: int = 650


def mustered(group: BattleGroup, say: Say, files: int = 0, stands: Sequence[int] = ()) -> GroupMustered:
    name = say(f"tabletop-group-{group.id.lower()}") if group.id else say(f"tabletop-kind-{group.kind.lower()}")
    return GroupMustered(
        group.id, name, group.kind, group.bases, files or group.files,
        group.points * group.bases, troop_words(group), list(stands),
    )  # fmt: skip


def army_mustered(army: Army, say: Say) -> ArmyMustered:
    groups = [mustered(group, say) for group in army.groups]
    return ArmyMustered(army.points, army.break_point, list(army.commanders), groups)


def own_muster(say: Say, language: str, body: ListAsked) -> ArmyMustered:
    """An army from a list of one's own, with its points; the first thing wrong with it, if anything is"""
    return army_mustered(read_list(body.list, body.points), say)


@cache
def musters(say: Say, language: str) -> Musters:
    """The armies, fields and battles of history that the miniatures can be played with"""
    terms = Terms()
    width, depth = int(terms.width), int(terms.depth)
    found = {name: army_mustered(army, say) for name, army in armies().items()}
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
