"""Every line of the three tables of points of advantage: where it applies, and where its exceptions bite."""

from itertools import pairwise
from typing import Any

import pytest

from cannae.core.contract import UserError
from cannae.games import tabletop as t
from cannae.games.tabletop.data import sheet
from cannae.games.tabletop.data.troops import Readings
from helpers import rule


def lines(fight: t.Combat, table: str, side: str = "a") -> dict[str, int]:
    return {reason.row: reason.value for reason in fight.reasons if reason.table == table and reason.side == side}


# -- E1: shooting -------------------------------------------------------------------------------------------

SHOOTERS = {
    "longbow": "MF longbow 3x2",
    "bow": "MF bow 3x2",
    "bow*": "MF bow* 3x2",
    "javelins": "MF javelins 3x2",
    "sling": "MF sling 3x2",
    "crossbow": "MF crossbow 3x2",
    "firearm": "MF firearm 3x2",
    "artillery": "LArt 2x1",
}
BOWS = "longbow bow bow* javelins sling"
ENGINES = "crossbow firearm artillery"
E1 = [
    pytest.param("Cv unprotected 2x2", "unprotected-horse", 2, BOWS, marks=rule("tabletop 7.2"), id="E1-1"),
    pytest.param("Cv protected 2x2", "protected-horse", 1, BOWS, marks=rule("tabletop 7.3"), id="E1-2"),
    pytest.param("Cv armoured 2x2", "armoured-horse", 1, "longbow", marks=rule("tabletop 7.4"), id="E1-3"),
    pytest.param("Kn armoured 2x1", "armoured-horse", 1, "longbow", marks=rule("tabletop 7.4"), id="E1-3-knights"),
    pytest.param("Ct 2x2", "cataphracts", -1, "bow bow* javelins sling", marks=rule("tabletop 7.5"), id="E1-4"),
    pytest.param(
        "Kn heavily-armoured 2x1",
        "cataphracts",
        -1,
        "bow bow* javelins sling",
        marks=rule("tabletop 7.5"),
        id="E1-4-kn",
    ),
    pytest.param("El 2x1", "elephants", 1, f"longbow javelins {ENGINES}", marks=rule("tabletop 7.6"), id="E1-5"),
    pytest.param("BWg 2x1", "wagons", -1, f"{BOWS} crossbow firearm", marks=rule("tabletop 7.7"), id="E1-6"),
    pytest.param("MF unprotected 3x2", "unprotected-foot-bow", 1, BOWS, marks=rule("tabletop 7.8"), id="E1-7"),
    pytest.param("HF unprotected 3x2", "unprotected-foot-shot", -1, ENGINES, marks=rule("tabletop 7.9"), id="E1-8"),
    pytest.param(
        "HF armoured 3x2",
        "armoured-foot",
        -1,
        f"bow bow* javelins sling {ENGINES}",
        marks=rule("tabletop 7.10"),
        id="E1-9",
    ),
    pytest.param(
        "HF heavily-armoured 3x2", "heavy-foot-shot", -1, f"longbow {ENGINES}", marks=rule("tabletop 7.11"), id="E1-10"
    ),
    pytest.param(
        "HF heavily-armoured 3x2",
        "heavy-foot-bow",
        -2,
        "bow bow* javelins sling",
        marks=rule("tabletop 7.12"),
        id="E1-11",
    ),
    pytest.param("HF protected 3x2", "other-foot", -1, ENGINES, marks=rule("tabletop 7.13"), id="E1-12"),
    pytest.param("LF unprotected 3x2", "other-foot", -1, ENGINES, marks=rule("tabletop 7.13"), id="E1-12-light"),
]


@pytest.mark.parametrize(("target", "row", "value", "weapons"), E1)
@rule(paper="E1")
def test_by_target_and_weapon(target: str, row: str, value: int, weapons: str) -> None:
    for weapon, shooter in SHOOTERS.items():
        shot = t.shooting(shooter, target)
        found = lines(shot, "shooting")
        assert (found.get(row) == value) == (weapon in weapons.split()), weapon
        assert len(found) <= 1
        assert shot.poa == sum(found.values())


@rule("tabletop 7.1", paper="E1")
@pytest.mark.parametrize("target", ["Cv unprotected 3x1", "Cv protected 3x1", "LH unprotected 2x2", "LCh 2x1"])
def test_nothing_named_gives_nothing(target: str) -> None:
    for shooter in SHOOTERS.values():
        assert t.shooting(shooter, target).poa == 0


@rule("tabletop 7.14", paper="E1")
def test_hampered_once_for_several_reasons() -> None:
    assert t.shooting("cretans, engaged", "gauls").poa == -1
    assert t.shooting("cretans", "gauls, engaged").poa == -1
    assert t.shooting("cretans, engaged", "gauls, engaged").poa == -1
    assert t.shooting("numidians, rearward", "gauls").poa == -1
    with pytest.raises(UserError, match="tabletop-rearward"):
        t.side("cretans, rearward")


@rule("tabletop 7.15", paper="E1")
def test_cover_helps_against_all_but_artillery() -> None:
    assert t.shooting("cretans", "gauls, cover").poa == -1
    assert t.shooting("cretans", "gauls, fortified").poa == -1
    assert lines(t.shooting("LArt", "gauls, cover"), "shooting") == {"other-foot": -1}


@rule("tabletop 7.1", paper="R7")
def test_shooting_points_are_summed_and_clamped() -> None:
    assert t.shooting("MF bow 3x2, engaged", "HF heavily-armoured 3x2, cover").poa == -2
    assert t.shooting("MF bow 3x2, engaged", "Cv unprotected 2x2").poa == 1


# -- E2: impact ---------------------------------------------------------------------------------------------


def impact(a: str, b: str, **situation: Any) -> dict[str, int]:
    return lines(t.combat(a, b, **situation), "impact")


LANCERS = "Cv armoured lancers swordsmen 2x2"
KNIGHTS = "Kn lancers swordsmen 2x1"
PIKES = "HF pikemen 2x4"
SPEARS = "HF offensive-spearmen 2x2"
DEFENSIVE = "HF defensive-spearmen 2x2"
FOOT = "HF impact-foot swordsmen 2x2"
CAVALRY = "Cv light-spear swordsmen 2x2"

E2 = [
    # row, side that has it, enemy, does it apply
    pytest.param("impact-foot-foot", FOOT, "LF 2x2", True, marks=rule("tabletop 8.3"), id="E2-1"),
    pytest.param("impact-foot-foot", FOOT, CAVALRY, False, marks=rule("tabletop 8.3"), id="E2-1-mounted"),
    pytest.param("impact-foot-mounted", FOOT, CAVALRY, True, marks=rule("tabletop 8.4"), id="E2-2"),
    pytest.param("impact-foot-mounted", FOOT, LANCERS, False, marks=rule("tabletop 8.4"), id="E2-2-charging-shock"),
    pytest.param("impact-foot-mounted", f"{FOOT}, standing", "El 2x1", True, marks=rule("tabletop 8.4"), id="E2-2-el"),
    pytest.param("spears-standing", f"{SPEARS}, standing", FOOT, True, marks=rule("tabletop 8.5"), id="E2-3"),
    pytest.param("spears-standing", f"{DEFENSIVE}, standing", KNIGHTS, True, marks=rule("tabletop 8.5"), id="E2-3-def"),
    pytest.param("spears-standing", f"{PIKES}, standing", FOOT, True, marks=rule("tabletop 8.5"), id="E2-3-pike"),
    pytest.param("spears-standing", SPEARS, FOOT, False, marks=rule("tabletop 8.5"), id="E2-3-charging"),
    pytest.param(
        "spears-standing", f"{SPEARS}, standing, disrupted", FOOT, True, marks=rule("tabletop 8.5"), id="E2-3-d"
    ),
    pytest.param("spears-standing", f"{SPEARS}, fragmented", FOOT, False, marks=rule("tabletop 8.5"), id="E2-3-f"),
    pytest.param(
        "spears-standing", f"{SPEARS}, standing, severe", FOOT, False, marks=rule("tabletop 8.5"), id="E2-3-s"
    ),
    pytest.param(
        "spears-standing",
        "HF offensive-spearmen 2x1, standing",
        FOOT,
        False,
        marks=rule("tabletop 8.5"),
        id="E2-3-rank",
    ),
    pytest.param("spears-standing", "HF pikemen 2x2, standing", FOOT, False, marks=rule("tabletop 8.5"), id="E2-3-pk2"),
    pytest.param("spears-standing", "HF pikemen 2x3, standing", FOOT, True, marks=rule("tabletop 8.5"), id="E2-3-pk3"),
    pytest.param("spears-charging", SPEARS, FOOT, True, marks=rule("tabletop 8.6"), id="E2-4"),
    pytest.param("spears-charging", PIKES, CAVALRY, True, marks=rule("tabletop 8.6"), id="E2-4-pike"),
    pytest.param("spears-charging", SPEARS, LANCERS, False, marks=rule("tabletop 8.6"), id="E2-4-shock"),
    pytest.param("spears-charging", DEFENSIVE, FOOT, False, marks=rule("tabletop 8.6"), id="E2-4-defensive"),
    pytest.param("spears-charging", f"{SPEARS}, severe", FOOT, False, marks=rule("tabletop 8.6"), id="E2-4-severe"),
    pytest.param("spears-charging", "HF pikemen 2x2", FOOT, False, marks=rule("tabletop 8.6"), id="E2-4-two-ranks"),
    pytest.param("spears-charging", SPEARS, "BWg 2x1", False, marks=rule("tabletop 8.6"), id="E2-4-wagons"),
    pytest.param("defensive-spears", DEFENSIVE, DEFENSIVE, True, marks=rule("tabletop 8.7"), id="E2-5"),
    pytest.param("defensive-spears", DEFENSIVE, SPEARS, False, marks=rule("tabletop 8.7"), id="E2-5-offensive"),
    pytest.param("defensive-spears", f"{DEFENSIVE}, severe", DEFENSIVE, False, marks=rule("tabletop 8.7"), id="E2-5-s"),
    pytest.param("heavy-weapon", "HF heavy-weapon 2x2", FOOT, True, marks=rule("tabletop 8.8"), id="E2-6"),
    pytest.param("heavy-weapon", "HF heavy-weapon 2x2", CAVALRY, False, marks=rule("tabletop 8.8"), id="E2-6-mounted"),
    pytest.param("light-spear-foot", "LF light-spear 2x2", FOOT, True, marks=rule("tabletop 8.9"), id="E2-7"),
    pytest.param("light-spear-foot", "MF light-spear 2x2", LANCERS, False, marks=rule("tabletop 8.9"), id="E2-7-shock"),
    pytest.param(
        "light-spear-foot", "MF light-spear 2x2, standing", LANCERS, True, marks=rule("tabletop 8.9"), id="E2-7-r"
    ),
    pytest.param("light-spear-mounted", CAVALRY, "HF 2x2", True, marks=rule("tabletop 8.10"), id="E2-8"),
    pytest.param("light-spear-mounted", CAVALRY, FOOT, False, marks=rule("tabletop 8.10"), id="E2-8-not-level"),
    pytest.param("elephants", "El 2x1", FOOT, True, marks=rule("tabletop 8.11"), id="E2-9"),
    pytest.param("elephants", "El 2x1", "MF 2x2", True, marks=rule("tabletop 8.11"), id="E2-9-mf"),
    pytest.param("elephants", "El 2x1", "BWg 2x1", True, marks=rule("tabletop 8.11"), id="E2-9-wagons"),
    pytest.param("elephants", "El 2x1", KNIGHTS, True, marks=rule("tabletop 8.11"), id="E2-9-mounted"),
    pytest.param("elephants", "El 2x1", "LF 2x2", False, marks=rule("tabletop 8.11"), id="E2-9-lf"),
    pytest.param("wagons", "BWg 2x1", CAVALRY, True, marks=rule("tabletop 8.12"), id="E2-10"),
    pytest.param("wagons", "BWg 2x1", "El 2x1", False, marks=rule("tabletop 8.12"), id="E2-10-elephants"),
    pytest.param("wagons", "BWg 2x1", FOOT, False, marks=rule("tabletop 8.12"), id="E2-10-foot"),
    pytest.param("knights", KNIGHTS, FOOT, True, marks=rule("tabletop 8.13"), id="E2-11"),
    pytest.param("knights", KNIGHTS, LANCERS, True, marks=rule("tabletop 8.13"), id="E2-11-lancers"),
    pytest.param("knights", KNIGHTS, "El 2x1", False, marks=rule("tabletop 8.13"), id="E2-11-elephants"),
    pytest.param("knights", KNIGHTS, "SCh 2x1", False, marks=rule("tabletop 8.13"), id="E2-11-scythed"),
    pytest.param("knights", KNIGHTS, "BWg 2x1", False, marks=rule("tabletop 8.13"), id="E2-11-wagons"),
    pytest.param("knights", KNIGHTS, SPEARS, False, marks=rule("tabletop 8.13"), id="E2-11-steady-spears"),
    pytest.param("knights", KNIGHTS, f"{SPEARS}, disrupted", True, marks=rule("tabletop 8.13"), id="E2-11-disrupted"),
    pytest.param("knights", KNIGHTS, f"{SPEARS}, disordered", True, marks=rule("tabletop 8.13"), id="E2-11-disordered"),
    pytest.param("knights", f"{KNIGHTS}, standing", SPEARS, True, marks=rule("tabletop 8.13"), id="E2-11-charged"),
    pytest.param("lancers", LANCERS, FOOT, True, marks=rule("tabletop 8.14"), id="E2-12"),
    pytest.param("lancers", "Ct lancers swordsmen 2x2", FOOT, True, marks=rule("tabletop 8.14"), id="R70-cataphracts"),
    pytest.param("lancers", LANCERS, KNIGHTS, False, marks=rule("tabletop 8.14"), id="E2-12-lancers"),
    pytest.param("lancers", LANCERS, "El 2x1", False, marks=rule("tabletop 8.14"), id="E2-12-elephants"),
    pytest.param("lancers", LANCERS, PIKES, False, marks=rule("tabletop 8.14"), id="E2-12-steady-pikes"),
    pytest.param("chariots", "HCh 2x1", FOOT, True, marks=rule("tabletop 8.15"), id="E2-13"),
    pytest.param("chariots", "SCh 2x1", FOOT, True, marks=rule("tabletop 8.15"), id="E2-13-scythed"),
    pytest.param("chariots", "HCh 2x1", "LF 2x2", False, marks=rule("tabletop 8.15"), id="E2-13-skirmishers"),
    pytest.param("chariots", "HCh 2x1", LANCERS, False, marks=rule("tabletop 8.15"), id="E2-13-lancers"),
    pytest.param("chariots", "HCh 2x1", "BWg 2x1", False, marks=rule("tabletop 8.15"), id="E2-13-wagons"),
    pytest.param("chariots", "HCh 2x1", SPEARS, False, marks=rule("tabletop 8.15"), id="E2-13-steady-spears"),
    pytest.param("mounted", CAVALRY, "MF 2x2", True, marks=rule("tabletop 8.16"), id="E2-mounted"),
    pytest.param("mounted", "LH 2x2", "LF 2x2", True, marks=rule("tabletop 8.16"), id="E2-mounted-lf"),
    pytest.param("mounted", CAVALRY, "HF 2x2", False, marks=rule("tabletop 8.16"), id="E2-mounted-hf"),
    pytest.param("mounted", "El 2x1", "MF 2x2", False, marks=rule("tabletop 8.16"), id="E2-mounted-elephants"),
    pytest.param("mounted", "SCh 2x1", "MF 2x2", False, marks=rule("tabletop 8.16"), id="E2-mounted-scythed"),
    pytest.param("mounted", "HCh 2x1", "MF 2x2", True, marks=rule("tabletop 8.16"), id="E2-mounted-chariots"),
    pytest.param("fourth-rank", PIKES, FOOT, True, marks=rule("tabletop 8.17"), id="E2-fourth-rank"),
    pytest.param("fourth-rank", "HF pikemen 2x3", FOOT, False, marks=rule("tabletop 8.17"), id="E2-fourth-rank-three"),
    pytest.param(
        "fourth-rank", f"{PIKES}, fragmented", FOOT, False, marks=rule("tabletop 8.17"), id="E2-fourth-rank-f"
    ),
    pytest.param("uphill", f"{FOOT}, uphill", FOOT, True, marks=rule("tabletop 8.18"), id="E2-uphill"),
    pytest.param("uphill", f"{FOOT}, fortified", FOOT, True, marks=rule("tabletop 8.18"), id="E2-fortified"),
    pytest.param("uphill", FOOT, FOOT, False, marks=rule("tabletop 8.18"), id="E2-level-ground"),
]


@pytest.mark.parametrize(("row", "side", "enemy", "applies"), E2)
@rule(paper="E2")
def test_a_line_of_the_impact_table_applies_where_it_says(row: str, side: str, enemy: str, applies: bool) -> None:
    found = impact(side, enemy)
    assert (row in found) == applies
    if applies:
        assert found[row] == sheet.number("impact", row, "poa")


@rule("tabletop 8.13")
@rule("tabletop 8.14")
@rule("tabletop 8.15")
@rule("tabletop 8.16", paper="E2")
@pytest.mark.parametrize(
    ("row", "side", "enemy"),
    [
        ("knights", KNIGHTS, FOOT),
        ("lancers", LANCERS, FOOT),
        ("chariots", "HCh 2x1", FOOT),
        ("mounted", CAVALRY, "MF 2x2"),
    ],
)
def test_only_in_open_terrain(row: str, side: str, enemy: str) -> None:
    assert row in impact(side, enemy)
    assert row not in impact(side, enemy, terrain="uneven")
    assert row not in impact(f"{side}, in uneven", enemy)  # the going of the side that claims it
    assert row in impact(side, f"{enemy}, in uneven")


@rule("tabletop 8.16", paper="R12")
def test_mounted_advantage_stacks_and_may_count_everywhere() -> None:
    assert impact(LANCERS, "MF 2x2") == {"lancers": 1, "mounted": 1}
    everywhere = Readings(mounted_advantage="everywhere")
    assert impact(CAVALRY, "MF 2x2", terrain="rough", readings=everywhere) == {"mounted": 1}


@rule("tabletop 8.11", paper="R13")
def test_elephants_may_be_read_as_two() -> None:
    assert t.combat("elephants", "hastati").poa == 0
    assert t.combat("elephants", "hastati", readings=Readings(elephant_impact=2)).poa == 1


@rule("tabletop 8.2", paper="E2")
def test_one_line_of_the_block_the_best() -> None:
    assert impact("HF impact-foot heavy-weapon 2x2", FOOT) == {"impact-foot-foot": 2}


@rule("tabletop 8.10", paper="R19")
def test_mounted_light_spear_comes_last_and_two_cancel() -> None:
    both = t.combat(CAVALRY, CAVALRY)
    assert both.poa == 0
    assert "light-spear-mounted" in lines(both, "impact", "a")
    assert "light-spear-mounted" in lines(both, "impact", "b")
    fight = t.combat("numidians", "velites")  # + for mounted, + for light spear on foot: level, so the spear decides
    assert lines(fight, "impact", "a") == {"mounted": 1, "light-spear-mounted": 1}
    assert fight.poa == 1


@rule("tabletop 8.18", paper="R69")
def test_uphill_and_fortified_count_once() -> None:
    assert impact(f"{FOOT}, uphill, fortified", FOOT) == {"impact-foot-foot": 2, "uphill": 1}
    with pytest.raises(UserError, match="tabletop-fortified"):
        t.side(f"{CAVALRY}, fortified")


@rule("tabletop 8.19", paper="E2")
def test_flank_or_rear_is_net_two_whatever_else() -> None:
    fight = t.combat("velites, flank", f"{PIKES}, disrupted, uphill")
    assert fight.poa == 2
    assert lines(fight, "impact", "a") == {"flank": 2}
    assert lines(fight, "impact", "b") == {}
    assert t.combat("gauls", "hastati, flank").poa == -2
    assert t.combat("gauls", "hastati, flank").assumptions["charging"] == "b"


@rule("tabletop 8.19", paper="R71")
def test_the_caller_says_what_the_flank_charge_did() -> None:
    fight = t.combat("equites, flank", "gauls, disrupted", contact=1)
    assert (fight.sides[0].dice, fight.sides[1].dice) == (2, 2)


@rule("tabletop 8.1", paper="R7")
def test_net_points_are_clamped_and_opposite() -> None:
    fight = t.combat(f"{FOOT}, uphill", "HF 2x2")
    assert fight.poa == 2
    assert [side.rolls[0].poa for side in fight.sides] == [2, -2]


@rule("tabletop 1.7", paper="R14 R15")
def test_lancers_knights_elephants_and_impact_foot_are_shock_troops() -> None:
    shock = [LANCERS, KNIGHTS, "Ct lancers", "HCh", "SCh", "El", FOOT, SPEARS, PIKES]
    calm = [CAVALRY, "LCh", DEFENSIVE, "HF heavy-weapon", "LF light-spear", "Cv swordsmen"]
    assert all(t.side(text).group.is_shock for text in shock)
    assert not any(t.side(text).group.is_shock for text in calm)
    assert [t.side(text).group.is_shock_mounted for text in shock] == [True] * 6 + [False] * 3


@rule("tabletop 1.7", paper="R66")
def test_fragmented_lancers_are_still_shock_mounted() -> None:
    assert impact(FOOT, f"{LANCERS}, fragmented") == {}


@rule("tabletop 8.20", paper="R8")
def test_files_of_different_depth_fight_on_their_own() -> None:
    fight = t.combat("HF pikemen 7/2, standing", FOOT)  # one file of four, one of three
    assert dict(fight.fronts) == {0: 1, -1: 1}  # ++ against ++, and + against ++
    assert [(roll.dice, roll.poa) for roll in fight.sides[0].rolls] == [(2, 0), (2, -1)]
    mixed = fight.sides[0].hits
    by_hand = [0.25 * 4 / 9, 0.5 * 4 / 9 + 0.25 * 4 / 9, 0.25 * 4 / 9 + 0.5 * 4 / 9 + 0.25 / 9]  # two at 4+, two at 5+
    assert [float(chance) for chance in mixed[:3]] == pytest.approx(by_hand)


@rule("tabletop 8.20")
@rule("tabletop 3.7", paper="R22")
def test_severe_files_lose_their_points_alone() -> None:
    fight = t.combat("triarii, 1 file severe", "gauls", phase="melee", contact=2)
    assert dict(fight.fronts) == {2: 1, 0: 1}  # spears and armour; armour against the swords it now lets in
    assert t.cohesion("triarii, 1 file severe", received=1, enemy="gauls").modifier == -1


# -- E3: melee ----------------------------------------------------------------------------------------------


def melee(a: str, b: str, **situation: Any) -> dict[str, int]:
    return lines(t.combat(a, b, phase="melee", **situation), "melee")


SKILLED = "HF skilled-swordsmen 2x2"
SWORDS = "HF swordsmen 2x2"
E3 = [
    pytest.param("skilled-swordsmen", SKILLED, SWORDS, True, marks=rule("tabletop 9.2"), id="E3-1"),
    pytest.param("skilled-swordsmen", SKILLED, SKILLED, True, marks=rule("tabletop 9.2"), id="E3-1-skilled"),
    pytest.param("skilled-swordsmen", SKILLED, "El 2x1", False, marks=rule("tabletop 9.2"), id="E3-1-elephants"),
    pytest.param("skilled-swordsmen", SKILLED, CAVALRY, False, marks=rule("tabletop 9.2"), id="R16-mounted-swords"),
    pytest.param("skilled-swordsmen", SKILLED, "Cv light-spear 2x2", True, marks=rule("tabletop 9.2"), id="E3-1-horse"),
    pytest.param("skilled-swordsmen", SKILLED, SPEARS, False, marks=rule("tabletop 9.2"), id="E3-1-steady-spears"),
    pytest.param(
        "skilled-swordsmen", SKILLED, f"{SPEARS}, disrupted", True, marks=rule("tabletop 9.2"), id="E3-1-shaken"
    ),
    pytest.param("skilled-swordsmen", SKILLED, f"{PIKES}, disordered", True, marks=rule("tabletop 9.2"), id="E3-1-dis"),
    pytest.param(
        "skilled-swordsmen", SKILLED, "HF offensive-spearmen 2x1", False, marks=rule("tabletop 1.8"), id="R68-any-ranks"
    ),
    pytest.param("swordsmen", SWORDS, "HF 2x2", True, marks=rule("tabletop 9.3"), id="E3-2"),
    pytest.param("swordsmen", SWORDS, SWORDS, False, marks=rule("tabletop 9.3"), id="E3-2-swords"),
    pytest.param("swordsmen", SWORDS, SKILLED, False, marks=rule("tabletop 9.3"), id="E3-2-skilled"),
    pytest.param("swordsmen", SWORDS, "El 2x1", False, marks=rule("tabletop 9.3"), id="E3-2-elephants"),
    pytest.param("swordsmen", SWORDS, PIKES, False, marks=rule("tabletop 9.3"), id="E3-2-steady-pikes"),
    pytest.param("swordsmen", CAVALRY, SKILLED, False, marks=rule("tabletop 9.3"), id="R16-horse-against-skilled"),
    pytest.param("spears", SPEARS, SWORDS, True, marks=rule("tabletop 9.4"), id="E3-3"),
    pytest.param("spears", DEFENSIVE, SWORDS, True, marks=rule("tabletop 9.4"), id="E3-3-defensive"),
    pytest.param("spears", "HF pikemen 2x3", SWORDS, True, marks=rule("tabletop 9.4"), id="E3-3-pikes"),
    pytest.param("spears", "HF pikemen 2x2", SWORDS, False, marks=rule("tabletop 9.4"), id="E3-3-two-ranks-of-pike"),
    pytest.param("spears", f"{SPEARS}, disrupted", SWORDS, True, marks=rule("tabletop 9.4"), id="E3-3-disrupted"),
    pytest.param("spears", f"{SPEARS}, fragmented", SWORDS, False, marks=rule("tabletop 9.4"), id="E3-3-fragmented"),
    pytest.param("spears", f"{SPEARS}, severe", SWORDS, False, marks=rule("tabletop 9.4"), id="E3-3-severe"),
    pytest.param("heavy-weapon", "HF heavy-weapon 2x2", SWORDS, True, marks=rule("tabletop 9.5"), id="E3-4"),
    pytest.param("heavy-weapon", "HF heavy-weapon 2x2", SKILLED, False, marks=rule("tabletop 9.5"), id="E3-4-skilled"),
    pytest.param("heavy-weapon", "HF heavy-weapon 2x2", "LF 2x2", False, marks=rule("tabletop 9.5"), id="E3-4-light"),
    pytest.param("elephants", "El 2x1", SWORDS, True, marks=rule("tabletop 9.6"), id="E3-5"),
    pytest.param("elephants", "El 2x1", "LF 2x2", False, marks=rule("tabletop 9.6"), id="E3-5-light"),
    pytest.param("elephants", "El 2x1", "BWg 2x1", True, marks=rule("tabletop 9.6"), id="E3-5-wagons"),
    pytest.param("chariots", "HCh 2x1", SWORDS, True, marks=rule("tabletop 9.7"), id="E3-6"),
    pytest.param("chariots", "SCh 2x1", KNIGHTS, True, marks=rule("tabletop 9.7"), id="E3-6-lancers"),
    pytest.param("chariots", "HCh 2x1", "LH 2x2", False, marks=rule("tabletop 9.7"), id="E3-6-skirmishers"),
    pytest.param("chariots", "HCh 2x1", "El 2x1", False, marks=rule("tabletop 9.7"), id="E3-6-elephants"),
    pytest.param("chariots", "HCh 2x1", "BWg 2x1", False, marks=rule("tabletop 9.7"), id="E3-6-wagons"),
    pytest.param("chariots", "HCh 2x1", SPEARS, False, marks=rule("tabletop 9.7"), id="E3-6-steady-spears"),
    pytest.param("artillery", "LArt 2x1", "LF 2x2", True, marks=rule("tabletop 9.8"), id="E3-7"),
    pytest.param("fourth-rank", PIKES, SWORDS, True, marks=rule("tabletop 9.9"), id="E3-fourth-rank"),
    pytest.param("fourth-rank", f"{PIKES}, in rough", SWORDS, False, marks=rule("tabletop 9.9"), id="E3-fourth-open"),
    pytest.param("fourth-rank", f"{PIKES}, fragmented", SWORDS, False, marks=rule("tabletop 9.9"), id="E3-fourth-f"),
    pytest.param("armour", "HF armoured 2x2", "HF 2x2", True, marks=rule("tabletop 9.10"), id="E3-armour"),
    pytest.param(
        "armour", "HF armoured 2x2", "HF armoured 2x2", False, marks=rule("tabletop 9.10"), id="E3-armour-same"
    ),
    pytest.param(
        "armour", "HF armoured 2x2", "HF heavy-weapon 2x2", False, marks=rule("tabletop 9.10"), id="E3-armour-hw"
    ),
    pytest.param("armour", "HF armoured 2x2", "El 2x1", False, marks=rule("tabletop 9.10"), id="E3-armour-elephants"),
    pytest.param("armour", "HF armoured 2x2", "LCh 2x1", False, marks=rule("tabletop 9.10"), id="E3-armour-chariots"),
    pytest.param("armour", "HF armoured 2x2", "BWg 2x1", False, marks=rule("tabletop 9.10"), id="E3-armour-wagons"),
    pytest.param("armour", "HF armoured 2x2", "LArt 2x1", False, marks=rule("tabletop 9.10"), id="E3-armour-artillery"),
    pytest.param("two-directions", f"{SWORDS}, two directions", SWORDS, True, marks=rule("tabletop 9.11"), id="E3-two"),
    pytest.param("uphill", f"{SWORDS}, uphill", SWORDS, True, marks=rule("tabletop 9.12"), id="E3-uphill"),
    pytest.param(
        "uphill", f"{SWORDS}, fortified, uphill", SWORDS, True, marks=rule("tabletop 9.12"), id="E3-fortified"
    ),
]


@pytest.mark.parametrize(("row", "side", "enemy", "applies"), E3)
@rule(paper="E3")
def test_a_line_of_the_melee_table_applies_where_it_says(row: str, side: str, enemy: str, applies: bool) -> None:
    found = melee(side, enemy)
    assert (row in found) == applies
    if applies:
        assert found[row] == sheet.number("melee", row, "poa")


@rule("tabletop 9.1", paper="E3")
def test_lines_add_up_and_are_netted() -> None:
    fight = t.combat(f"{PIKES}, uphill", f"{SWORDS}, two directions", phase="melee")
    assert lines(fight, "melee") == {"spears": 1, "fourth-rank": 1, "uphill": 1}
    assert lines(fight, "melee", "b") == {"two-directions": -1}
    assert fight.poa == 2


@rule("tabletop 9.11", paper="R11")
def test_two_directions_count_in_melee_only() -> None:
    assert impact(f"{SWORDS}, two directions", SWORDS) == {}


@rule("tabletop 1.3")
def test_armour_rises_in_its_order() -> None:
    order = ("unprotected", "protected", "armoured", "heavily-armoured")
    for low, high in pairwise(order):
        assert melee(f"HF {high} 2x2", f"HF {low} 2x2") == {"armour": 1}
        assert melee(f"HF {low} 2x2", f"HF {high} 2x2") == {}


@rule("tabletop 12.7")
@rule("tabletop 12.8")
def test_who_can_charge_and_who_fights() -> None:
    assert t.combat("gauls, fragmented", "hastati").assumptions["charging"] == "b"
    assert t.combat("gauls, fragmented", "hastati, fragmented").assumptions["charging"] is None
    for a, b, key in (
        ("gauls, fragmented, charging", "hastati", "tabletop-fragmented-charge"),
        ("gauls, charging", "hastati, charging", "tabletop-both-charge"),
        ("gauls, broken", "hastati", "tabletop-broken"),
    ):
        with pytest.raises(UserError, match=key):
            t.combat(a, b)


def test_every_line_of_the_tables_is_reached_by_a_case_above() -> None:
    named = {str(case.values[0]) for case in E2} | {"flank"}
    assert named == set(sheet.tables()["impact"].rows)
    assert {str(case.values[0]) for case in E3} == set(sheet.tables()["melee"].rows)
    assert {str(case.values[1]) for case in E1} | {"hampered", "cover"} == set(sheet.tables()["shooting"].rows)
