"""Moving: how far, in what order, what is simple or complex, and the tests that go with it (rules 3.1 to 4.19)."""

from typing import Final

from cannae.core.contract import UserError
from cannae.games.tabletop.data import sheet
from cannae.games.tabletop.data.troops import BattleGroup, Readings, Side
from cannae.games.tabletop.rules.sheet.chances import at_least

_MOVE_ROW: Final[dict[str, str]] = {"Ct": "kn", "SCh": "hch"}
_DISORDER_ROW: Final[dict[str, str]] = {"Ct": "kn", "SCh": "hch", "LArt": "bwg", "HArt": "bwg"}
DISORDER_ORDER: Final = ["none", "disordered", "severe"]

Line = tuple[str, int]  # a row of the sheet and what it gives


def move_distance(kind: str, terrain: str, road: bool = False) -> int:
    """3.1, 3.2: MU in one move. A column one base wide on a road, or in slowing terrain, gains 1."""
    cell = sheet.tables()["movement"].cell(_MOVE_ROW.get(kind, kind.lower()), terrain)
    if not isinstance(cell, int):
        raise _no_entry(kind, terrain)
    return cell + (1 if road and cell else 0)


def _no_entry(kind: str, terrain: str) -> UserError:
    names = {"kind": f"@tabletop-kind-{kind.lower()}", "terrain": f"@tabletop-terrain-{terrain}"}
    return UserError("tabletop-may-not-enter", **names)


def disorder_in(kind: str, terrain: str, readings: Readings) -> str:
    """3.5: what the terrain makes of a type. Three doubtful cells are options."""
    if kind in ("Kn", "Ct") and terrain == "rough":
        return readings.kn_rough
    if kind == "HF" and terrain == "uneven":
        return readings.hf_uneven
    if kind == "LF" and terrain == "difficult":
        return readings.lf_difficult
    cell = sheet.tables()["disorder"].cell(_DISORDER_ROW.get(kind, kind.lower()), terrain)
    if cell not in DISORDER_ORDER:
        raise _no_entry(kind, terrain)
    return str(cell)


def disorder_of(side: Side, terrain: str, readings: Readings) -> str:
    """The worst disorder among its bases: as the caller says, or what the terrain makes of it."""
    if side.disorder is not None:
        return side.disorder
    return disorder_in(side.group.kind, side.terrain or terrain, readings)


def troop_column(group: BattleGroup) -> str:
    """Which column of the table of moves a group reads."""
    if group.is_skirmisher:
        return "skirmishers"
    if group.training == "drilled":
        return "drilled"
    return "undrilled-horse" if group.kind in ("Cv", "LCh") else "other-undrilled"


# The rows of the table of moves by number, and the rule of each.
HINDERED: Final = 0
ADVANCE_ROW: Final = 1
DOUBLE_WHEEL: Final = 2
EXPAND_ROW: Final = 3
EXPAND_ADVANCE: Final = 4
CONTRACT_ADVANCE: Final = 5
CONTRACT_ROW: Final = 6
TURN_ROW: Final = 7
TURN_90_ADVANCE: Final = 8
TURN_180_ADVANCE: Final = 9
RETIRE_ROW: Final = 10
MOVE_ROWS: Final = [
    "hindered", "advance", "double-wheel", "expand", "expand-advance", "contract-advance", "contract", "turn",
    "turn-90-advance", "turn-180-advance", "retire",
]  # fmt: skip
MOVE_RULES: Final = ["4.2", "4.3", "4.4", "4.5", "4.6", "4.7", "4.8", "4.9", "4.10", "4.11", "4.12"]
SIMPLE: Final = 0
COMPLEX: Final = 1
IMPOSSIBLE: Final = 2


def permissions(group: BattleGroup) -> list[int]:
    """How hard each row is for a group: SIMPLE, COMPLEX or IMPOSSIBLE."""
    return ["SCI".index(permission(group, row)) for row in MOVE_ROWS]


def permission(group: BattleGroup, move: str) -> str:
    """4.1 to 4.13: S(imple), C(omplex: a test) or I(mpossible)."""
    if move not in sheet.tables()["moves"].rows:
        raise UserError("tabletop-unknown-move", value=move[:40], values=list(sheet.tables()["moves"].rows))
    return str(sheet.tables()["moves"].cell(move, troop_column(group)))


def cmt_score(group: BattleGroup) -> int:
    """4.14: what two dice must reach."""
    name = "drilled" if group.is_skirmisher or group.training == "drilled" else "undrilled"
    return sheet.number("cmt", name, "value")


def cmt_lines(side: Side, disorder: str) -> list[Line]:
    """4.15: the modifiers that apply."""
    rows: list[str] = []
    if side.commander != "none":
        rows.append("in-range")
        if side.place != "range":
            rows.append("with")
        if side.commander == "IC":
            rows.append("inspired")
    if side.cohesion == "fragmented" or disorder == "severe":  # the worse of the two lines, never both
        rows.append("fragmented")
    elif side.cohesion == "disrupted" or disorder == "disordered":
        rows.append("disrupted")
    return [(name, sheet.number("cmt", name, "value")) for name in rows]


def cmt_cases(side: Side, disorder: str, holding_back: bool, keep_better: bool = True) -> int:
    """Of 1296 cases, how many pass. 4.16: shock troops that would rather not charge get no re-rolls."""
    score = cmt_score(side.group) - sum([value for _, value in cmt_lines(side, disorder)])
    return at_least("average" if holding_back else side.group.quality, score, keep_better)


def check_charge(side: Side) -> None:
    """4.1, 12.7, 12.8: who may charge at all."""
    if side.cohesion == "broken":
        raise UserError("tabletop-broken")
    if side.cohesion == "fragmented":
        raise UserError("tabletop-fragmented-charge")
    if side.group.kind == "HArt":
        raise UserError("tabletop-artillery-charge")


def check_cmt(side: Side) -> None:
    """12.8: broken troops rout, whatever they would rather do."""
    if side.cohesion == "broken":
        raise UserError("tabletop-cmt-broken")


def check_evade(side: Side) -> None:
    """4.19: who may evade at all."""
    if side.cohesion == "broken":
        raise UserError("tabletop-evade-broken")
    if side.engaged:
        raise UserError("tabletop-evade-engaged")
    if side.group.is_skirmisher:
        return
    if side.group.kind not in ("Cv", "LCh") or side.group.is_shock_mounted:
        raise UserError("tabletop-evade-troops")
    if side.ranks > 1:
        raise UserError("tabletop-evade-ranks", ranks=side.ranks)
