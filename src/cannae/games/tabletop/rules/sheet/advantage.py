"""Points of advantage: which lines of the sheet apply, and what they come to (rules 7.1 to 9.12).

A line is written here as the condition the sheet prints; its value and its words stand in combat.toml and words.*.ftl.
"""

from typing import Final

from cannae.games.tabletop.data import sheet
from cannae.games.tabletop.data.troops import ARMOURS, ARTILLERY, CHARIOTS, SPEARS_AND_PIKES, Readings, Side

_BOWS: Final = frozenset({"bow", "bow*"})
_LIGHT_SHOT: Final = frozenset({"bow", "bow*", "javelins", "sling"})  # "bow, javelin or sling"
_HEAVY_SHOT: Final = frozenset({"crossbow", "firearm", "artillery"})
_VALUES: Final[dict[str, dict[str, int]]] = {
    table: {name: sheet.number(table, name, "poa") for name in sheet.tables()[table].rows}
    for table in ("shooting", "impact", "melee")
}

Line = tuple[str, int]  # a row of the sheet and what it gives


class Fighter:
    """One file of a battle group in close combat: what the lines of the sheet ask about it."""

    def __init__(self, side: Side, depth: int, disorder: str, terrain: str, charging: bool) -> None:
        group = side.group
        self.kind: str = group.kind
        self.foot = group.is_foot
        self.mounted = group.is_mounted
        self.skirmisher = group.is_skirmisher
        self.shock_mounted = group.is_shock_mounted
        self.spears = group.has_spears_or_pikes
        self.impact: str = group.impact
        self.melee: str = group.melee
        self.armour = ARMOURS.index(group.armour)
        self.depth = depth
        self.disorder = disorder
        self.steady = side.cohesion == "steady" and disorder == "none"  # 1.8
        self.fragmented = side.cohesion == "fragmented"
        self.severe = disorder == "severe"
        self.open = terrain == "open"
        self.charging = charging
        self.flank = side.flank
        self.raised = side.uphill or side.fortified  # 8.18: once, even where both hold
        self.two_directions = side.two_directions

    def deep_enough(self, arm: str) -> bool:
        """Two ranks of spear, three of pike."""
        return self.depth >= (3 if arm == "pikemen" else 2)

    def steady_wall(self) -> bool:
        """STEADY spearmen or pikes, whatever their ranks."""
        return self.spears and self.steady


class Net:
    """Net points of one file against another, with the lines that count for each."""

    def __init__(self, value: int, mine: list[Line], theirs: list[Line]) -> None:
        self.value = value
        self.mine = mine
        self.theirs = theirs


def net(me: Fighter, foe: Fighter, phase: str, readings: Readings) -> Net:
    """8.1, 9.1: only the difference counts, and never more than two."""
    if phase == "impact":
        if me.flank or foe.flank:  # 8.19: regardless of everything else
            line = ("flank", _VALUES["impact"]["flank"])
            return Net(2, [line], []) if me.flank else Net(-2, [], [line])
        mine = impact_lines(me, foe, readings)
        theirs = impact_lines(foe, me, readings)
        if total(mine) == total(theirs):  # 8.10: light spears of mounted come last, and two of them cancel
            mine += _light_spear_mounted(me)
            theirs += _light_spear_mounted(foe)
    else:
        mine = melee_lines(me, foe)
        theirs = melee_lines(foe, me)
    return Net(clamp(total(mine) - total(theirs)), mine, theirs)


def clamp(value: int) -> int:
    return max(-2, min(2, value))


def total(lines: list[Line]) -> int:
    return sum([value for _, value in lines])


def _best(rows: list[str], values: dict[str, int]) -> list[Line]:
    """The best of lines of which only one counts."""
    chosen: list[Line] = []
    for name in rows:
        if not chosen or values[name] > chosen[0][1]:
            chosen = [(name, values[name])]
    return chosen


def impact_lines(me: Fighter, foe: Fighter, readings: Readings) -> list[Line]:
    """8.2 to 8.18, without mounted light spear, which waits for everything else."""
    values = _VALUES["impact"]
    if readings.elephant_impact != values["elephants"]:
        values = {**values, "elephants": readings.elephant_impact}
    lines = _best(_impact_block(me, foe), values)
    if (
        me.mounted
        and me.kind not in ("El", "SCh")
        and foe.kind in ("MF", "LF")
        and (me.open or readings.mounted_advantage == "everywhere")
    ):
        lines.append(("mounted", values["mounted"]))  # 8.16
    if me.impact == "pikemen" and me.depth >= 4 and not me.fragmented:
        lines.append(("fourth-rank", values["fourth-rank"]))  # 8.17
    if me.raised:
        lines.append(("uphill", values["uphill"]))  # 8.18
    return lines


def _impact_block(me: Fighter, foe: Fighter) -> list[str]:
    rows: list[str] = []
    arm = me.impact
    charges_shock = me.charging and foe.shock_mounted
    waiting_wall = foe.steady_wall() and not foe.charging
    if arm == "impact-foot":
        if foe.foot:
            rows.append("impact-foot-foot")  # 8.3
        if foe.mounted and not charges_shock:
            rows.append("impact-foot-mounted")  # 8.4
    if arm in SPEARS_AND_PIKES and me.deep_enough(arm) and not me.severe:
        if not me.charging and not me.fragmented:
            rows.append("spears-standing")  # 8.5
        if arm != "defensive-spearmen" and me.charging and (foe.foot or (foe.mounted and not foe.shock_mounted)):
            rows.append("spears-charging")  # 8.6
        if arm == "defensive-spearmen" and me.charging and foe.impact == "defensive-spearmen":
            rows.append("defensive-spears")  # 8.7
    if arm == "heavy-weapon" and foe.foot:
        rows.append("heavy-weapon")  # 8.8
    if arm == "light-spear" and me.foot and not charges_shock:
        rows.append("light-spear-foot")  # 8.9
    if me.kind == "El" and (foe.kind in ("HF", "MF", "BWg") or foe.mounted):
        rows.append("elephants")  # 8.11
    if me.kind == "BWg" and foe.mounted and foe.kind != "El":
        rows.append("wagons")  # 8.12
    if arm == "lancers" and me.open and foe.kind not in ("El", "SCh", "BWg") and not waiting_wall:
        if me.kind == "Kn":
            rows.append("knights")  # 8.13
        elif foe.impact != "lancers":
            rows.append("lancers")  # 8.14
    if (
        me.kind in ("HCh", "SCh")
        and me.open
        and not foe.skirmisher
        and foe.impact != "lancers"
        and foe.kind != "BWg"
        and not waiting_wall
    ):
        rows.append("chariots")  # 8.15
    return rows


def _light_spear_mounted(me: Fighter) -> list[Line]:
    if me.impact == "light-spear" and me.mounted:
        return [("light-spear-mounted", _VALUES["impact"]["light-spear-mounted"])]
    return []


def melee_lines(me: Fighter, foe: Fighter) -> list[Line]:
    """The lines of the melee table that apply (9.2 to 9.12)."""
    values = _VALUES["melee"]
    lines = _best(_melee_block(me, foe), values)
    if me.melee == "pikemen" and me.depth >= 4 and me.open and not me.fragmented:
        lines.append(("fourth-rank", values["fourth-rank"]))  # 9.9
    hard = foe.melee == "heavy-weapon" or foe.kind in ("El", "BWg") or foe.kind in CHARIOTS or foe.kind in ARTILLERY
    if me.armour > foe.armour and not hard:
        lines.append(("armour", values["armour"]))  # 9.10
    if me.two_directions:
        lines.append(("two-directions", values["two-directions"]))  # 9.11
    if me.raised:
        lines.append(("uphill", values["uphill"]))  # 9.12
    return lines


def _melee_block(me: Fighter, foe: Fighter) -> list[str]:
    rows: list[str] = []
    arm = me.melee
    against_swords = foe.kind != "El" and not foe.steady_wall()
    if arm == "skilled-swordsmen" and against_swords and not (foe.mounted and foe.melee == "swordsmen"):
        rows.append("skilled-swordsmen")  # 9.2
    if arm == "swordsmen" and against_swords and foe.melee not in ("swordsmen", "skilled-swordsmen"):
        rows.append("swordsmen")  # 9.3
    if arm in SPEARS_AND_PIKES and me.deep_enough(arm) and not me.fragmented and not me.severe:
        rows.append("spears")  # 9.4
    if arm == "heavy-weapon" and foe.melee != "skilled-swordsmen" and not foe.skirmisher:
        rows.append("heavy-weapon")  # 9.5
    if me.kind == "El" and (foe.kind in ("HF", "MF", "BWg") or foe.mounted):
        rows.append("elephants")  # 9.6
    if me.kind in ("HCh", "SCh") and not foe.skirmisher and foe.kind not in ("El", "BWg") and not foe.steady_wall():
        rows.append("chariots")  # 9.7
    if me.kind in ARTILLERY:
        rows.append("artillery")  # 9.8
    return rows


def shooting_lines(weapon: str, target: Side, hampered: bool) -> list[Line]:
    """7.1: one line by what is shot at, then the two that add up. `hampered` as 7.14 says."""
    values = _VALUES["shooting"]
    lines: list[Line] = []
    name = _target_line(weapon, target)
    if name:
        lines.append((name, values[name]))
    if hampered:
        lines.append(("hampered", values["hampered"]))  # 7.14
    if (target.cover or target.fortified) and weapon != "artillery":
        lines.append(("cover", values["cover"]))  # 7.15
    return lines


def _target_line(weapon: str, target: Side) -> str:
    """7.2 to 7.13: the line for the nearest rank of the target; no line means no advantage."""
    group = target.group
    kind, armour = group.kind, group.armour
    bowlike = weapon in _LIGHT_SHOT or weapon == "longbow"
    if kind == "Cv" and target.ranks > 1:
        if armour == "unprotected" and bowlike:
            return "unprotected-horse"
        if armour == "protected" and bowlike:
            return "protected-horse"
    if weapon == "longbow" and armour == "armoured" and (kind == "Kn" or (kind == "Cv" and target.ranks > 1)):
        return "armoured-horse"
    if (kind == "Ct" or (kind == "Kn" and armour == "heavily-armoured")) and weapon in _LIGHT_SHOT:
        return "cataphracts"
    if kind == "El" and weapon not in _BOWS and weapon != "sling":
        return "elephants"
    if kind == "BWg" and weapon != "artillery":
        return "wagons"
    if not group.is_foot:
        return ""
    if kind != "LF" and armour == "unprotected":
        return "unprotected-foot-bow" if bowlike else "unprotected-foot-shot"
    if armour == "armoured":
        return "" if weapon == "longbow" else "armoured-foot"
    if armour == "heavily-armoured":
        return "heavy-foot-bow" if weapon in _LIGHT_SHOT else "heavy-foot-shot"
    return "other-foot" if weapon in _HEAVY_SHOT else ""
