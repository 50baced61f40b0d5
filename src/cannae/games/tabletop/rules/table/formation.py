"""Chapter 17 of the rules: what a group is made of, and how its front changes when it turns or changes its files."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import UserError
from cannae.games.tabletop.data.troops import ARTILLERY, CHARIOTS, QUALITIES, BattleGroup, Readings
from cannae.games.tabletop.rules.sheet.dice import reach
from cannae.games.tabletop.rules.sheet.morale import autobreak_at
from cannae.games.tabletop.rules.sheet.moves import DISORDER_ORDER, disorder_in, move_distance, permissions
from cannae.games.tabletop.rules.table.geometry import HALF_BASE, MU, Pose, across, moved, turned
from cannae.games.tabletop.rules.table.sines import HALF_TURN, QUARTER

# 16.1: how deep a base is.
DEPTHS: Final[dict[str, int]] = {
    "HF": 600,
    "MF": 800,
    "LF": 800,
    "LH": 1200,
    "Cv": 1200,
    "Kn": 1200,
    "Ct": 1200,
    "El": 1600,
    "LCh": 1600,
    "HCh": 1600,
    "SCh": 1600,
    "LArt": 1600,
    "HArt": 1600,
    "BWg": 3200,
}
GOINGS: Final = ["open", "uneven", "rough", "difficult", "impassable"]
OPEN: Final = 0
IMPASSABLE: Final = 4
FORBIDDEN: Final = -1  # in place of a rate: may not enter
MOST_RANKS: Final = 4


@final
class Troop:
    """One group of an army as the table needs it; the list stays the source of all numbers."""

    def __init__(self, group: BattleGroup, readings: Readings) -> None:
        self.group = group
        self.kind: str = group.kind
        self.depth: i64 = DEPTHS[group.kind]
        self.rates: vec[i64] = vec[i64]([_rate(group.kind, going) for going in GOINGS])
        self.disorder: vec[i64] = vec[i64]([_disorder(group.kind, going, readings) for going in GOINGS])
        self.foot = group.is_foot
        self.mounted = group.is_mounted
        self.skirmisher = group.is_skirmisher
        self.shock = group.is_shock
        self.artillery = group.kind in ARTILLERY
        self.elephant = group.kind == "El"
        self.shy = group.kind in ("LH", "Cv", "Kn", "Ct") or group.kind in CHARIOTS  # of elephants (3.8)
        self.breaks_off = group.kind in ("Cv", "LH", "Kn", "Ct", "LCh")
        self.quality: i64 = QUALITIES.index(group.quality)
        self.shoots = group.shooting != "none"
        near, far = reach(group.kind, group.shooting) if self.shoots else (0, 0)
        self.near: i64 = near * MU
        self.far: i64 = far * MU
        self.permits: vec[i64] = vec[i64](permissions(group))  # by the rows of the table of moves
        self.passed_by_all = group.kind == "LF" or self.artillery  # 21.14
        self.breaks_at: i64 = group.bases - autobreak_at(group.quality, group.bases)

    def rate(self, going: i64, files: i64) -> i64:
        """How far it moves in a going; a column goes 1 MU further where the going slows it (3.2)."""
        cell = self.rates[going]
        if cell <= 0:
            return cell
        if files == 1 and cell < self.rates[OPEN]:
            cell += MU
        return cell


def _rate(kind: str, going: str) -> int:
    if going == "impassable":
        return FORBIDDEN
    try:
        return move_distance(kind, going) * MU
    except UserError:
        return FORBIDDEN


def _disorder(kind: str, going: str, readings: Readings) -> int:
    if going == "impassable":
        return 2
    try:
        return DISORDER_ORDER.index(disorder_in(kind, going, readings))
    except UserError:
        return 2


def ranks_of(files: i64, bases: i64) -> i64:
    return (bases + files - 1) // files


def may_stand(files: i64, bases: i64) -> bool:
    """17.2: whether so many bases may stand in so many files: no deeper than four ranks, or a column."""
    return files >= 1 and files <= bases and (files == 1 or ranks_of(files, bases) <= MOST_RANKS)


def file_middle(file: i64, files: i64) -> i64:
    """17.4: how far to the right of the group's middle the middle of a file stands."""
    return (2 * file + 1 - files) * HALF_BASE


def widened(pose: Pose, right: i64, left: i64) -> Pose:
    """21.8: the front middle after so many files more on the right and on the left; less where negative."""
    return moved(pose, HALF_BASE * (right - left), 0)


def turned_about(pose: Pose, depth: i64) -> Pose:
    """21.9: the rear edge becomes the front."""
    x, y = across(pose[0], pose[1], pose[2], 0, -depth)
    return x, y, turned(pose[2] + HALF_TURN)


def turned_aside(pose: Pose, files: i64, ranks: i64, to_right: bool) -> Pose:
    """21.9: a side becomes the front; files and ranks change places."""
    half: i64 = files * HALF_BASE
    side: i64 = 1 if to_right else -1
    cx, cy = across(pose[0], pose[1], pose[2], side * half, 0)
    h = turned(pose[2] + side * QUARTER)
    x, y = across(cx, cy, h, side * ranks * HALF_BASE, 0)
    return x, y, h
