"""How many dice a battle group rolls, and which it loses (rules 5.1 to 5.19)."""

from typing import Final

from cannae.core.contract import UserError
from cannae.games.tabletop.data import sheet
from cannae.games.tabletop.data.troops import ARTILLERY, CHARIOTS, FOOT, Readings, Side, weapon_key

WHOLE: Final = 0  # no dice lost
THIRD: Final = 1  # one in three
HALF: Final = 2  # one in two
SUPPORTING: Final = frozenset({"bow", "longbow", "crossbow", "firearm"})

Line = tuple[str, str, int]  # table, row, dice gained or lost


class Pool:
    """Dice of one group that need the same score, are re-rolled alike and suffer the same loss."""

    def __init__(self, dice: int, poa: int, loss: int, shooting: bool, quality: str) -> None:
        self.dice = dice
        self.poa = poa
        self.loss = loss  # WHOLE, THIRD or HALF
        self.shooting = shooting  # supporting fire and shooting hit by the other column
        self.quality = quality  # of those who roll: supporting troops have their own (5.11)


def range_row(kind: str, weapon: str) -> str:
    """5.1: the line of the range table."""
    if weapon == "artillery":
        return "light-artillery" if kind == "LArt" else "heavy-artillery"
    if weapon in ("javelins", "firearm"):
        return "javelin"
    if weapon == "sling" or (kind not in FOOT and kind != "BWg"):
        return "sling"
    return "foot-bow"


def reach(kind: str, weapon: str) -> tuple[int, int]:
    """Effective and maximum range in MU."""
    name = range_row(kind, weapon)
    return sheet.number("ranges", name, "effective"), sheet.number("ranges", name, "maximum")


def _per(bases: int, each: int, readings: Readings) -> int:
    """One die for so many bases (5.8)."""
    return -(-bases // each) if readings.shooting_rounding == "up" else bases // each


def shooting_dice(side: Side, far: bool, readings: Readings) -> Line:
    """5.2 to 5.8: dice before losses. Two ranks shoot."""
    group = side.group
    kind, weapon = group.kind, group.shooting
    if weapon == "none":
        raise UserError("tabletop-cannot-shoot", kind=f"@tabletop-kind-{kind.lower()}")
    effective, maximum = reach(kind, weapon)
    if far and maximum == effective:
        raise UserError("tabletop-out-of-range", weapon=f"@{weapon_key(weapon)}", range=maximum)
    first = min(side.files, side.bases)
    second = min(side.files, side.bases - first)
    if kind in ARTILLERY:
        return "dice", "artillery", side.bases * (1 if far else 2)
    if kind in ("LF", "LH") or weapon in ("javelins", "sling", "firearm", "bow*"):  # 5.7: whatever they stand on
        return "dice", "light", _per(first + second, 3 if far else 2, readings)  # all its bases are one group
    if kind == "BWg":
        return "dice", "wagons", side.files
    if kind in CHARIOTS:
        return "dice", "chariots", side.bases
    if kind in ("Cv", "Ct"):
        row = "horse-bow" if kind == "Cv" else "cataphract-bow"
        return "dice", row, first + _per(second, 2, readings)
    row = "foot-bow" if kind == "MF" else "heavy-foot-bow"
    return "dice", row, (_per(first, 2, readings) if far else first) + _per(second, 2, readings)


def file_dice(kind: str, depth: int, phase: str) -> int:
    """5.9, 5.10, 5.13 to 5.16: dice of one file in contact or overlapping."""
    if phase == "impact":
        return 3 if kind == "SCh" else 2
    return 2 if fights_twice(kind) else min(depth, 2)


def fights_twice(kind: str) -> bool:
    """5.13, 5.14: two dice in the first rank of a melee and none behind."""
    return kind in ("El", "Kn", "BWg") or kind in CHARIOTS or kind in ARTILLERY


def close_row(kind: str, phase: str) -> str:
    """The line of the sheet that `file_dice` read."""
    if phase == "impact":
        return "impact-scythed" if kind == "SCh" else "impact"
    if kind == "BWg":
        return "melee-wagons"
    return "melee-two" if fights_twice(kind) else "melee"


def support_dice(side: Side, enemy: Side, charging: bool, contact: int) -> tuple[int, str, str, str]:
    """5.11: supporting fire at impact, the weapon it is shot with, and the type and quality of those who shoot.

    One rank only: the group's own second rank where that can shoot, otherwise the other troops the caller names.
    """
    group = side.group
    if charging or enemy.flank or group.kind not in ("HF", "MF"):
        return 0, "none", group.kind, group.quality
    if group.shooting in SUPPORTING:
        second = sum([1 for file in range(min(contact, side.files)) if side.depth(file) >= 2])
        if second:
            return second, group.shooting, group.kind, group.quality
    if side.support != "none" and not (side.support_kind == "LF" and enemy.group.is_foot):
        return min(side.support_bases, contact), side.support, side.support_kind, side.support_quality
    return 0, "none", group.kind, group.quality


def is_light_against(side: Side, enemy: Side) -> bool:
    """5.17: light troops lose one die in two, unless they meet their like or a FRAGMENTED enemy."""
    if enemy.cohesion == "fragmented":
        return False
    if side.group.kind == "LF":
        return enemy.group.kind != "LF"
    return side.group.kind == "LH" and enemy.group.kind not in ("LH", "LF")


def loss_class(cohesion: str, disorder: str) -> int:
    """5.18: the worse of cohesion and disorder, never both."""
    if cohesion in ("fragmented", "broken") or disorder == "severe":
        return HALF
    if cohesion == "disrupted" or disorder == "disordered":
        return THIRD
    return WHOLE


def file_disorder(side: Side, file: int, fighting: int, worst: str) -> str:
    """3.7: the disorder of one file; where only some are disordered, those counted last."""
    if side.disordered_files >= 0 and file < fighting - side.disordered_files:
        return "none"
    return worst


def lose(pools: list[Pool], light: bool) -> list[Line]:
    """5.17 to 5.19: take the lost dice off, the light troops' first; whole sets only, from the last pools first.

    The pools stand in the order in which their files are counted; `gathered` puts equal ones together afterwards.
    """
    lines: list[Line] = []
    if light:
        lost = sum([pool.dice for pool in pools]) // 2
        _take(pools, lost)
        if lost:
            lines.append(("losses", "light", -lost))
    for loss, each, name in ((THIRD, 3, "third"), (HALF, 2, "half")):
        suffering = [pool for pool in pools if pool.loss == loss]
        lost = sum([pool.dice for pool in suffering]) // each
        _take(suffering, lost)
        if lost:
            lines.append(("losses", name, -lost))
    return lines


def _take(pools: list[Pool], lost: int) -> None:
    for pool in reversed(pools):
        taken = min(pool.dice, lost)
        pool.dice -= taken
        lost -= taken


def gathered(pools: list[Pool]) -> list[Pool]:
    """What is left to roll, the dice that need the same score together."""
    found: list[Pool] = []
    for pool in pools:
        for known in found:
            if known.poa == pool.poa and known.shooting == pool.shooting and known.quality == pool.quality:
                known.dice += pool.dice
                break
        else:
            if pool.dice:
                found.append(pool)
    return found
