"""Movement, disorder, simple and complex moves, move tests, variable moves: every cell against the cleaned sheet."""

from fractions import Fraction

import pytest

from cannae.core.contract import UserError
from cannae.games import tabletop as t
from cannae.games.tabletop.data import sheet
from cannae.games.tabletop.data.troops import KINDS, TERRAINS, Kind, Quality, Readings
from cannae.games.tabletop.rules.joint import LEAP
from cannae.games.tabletop.rules.sheet import chances, moves
from cannae.games.tabletop.rules.table.geometry import MU
from helpers import rule

MOVES = {
    "LF": (5, 5, 5, 4),
    "MF": (4, 4, 4, 3),
    "HF": (3, 2, 2, 1),
    "LH": (7, 7, 5, 3),
    "Cv": (5, 4, 3, 1),
    "Kn": (4, 3, 2, 1),
    "Ct": (4, 3, 2, 1),
    "El": (4, 4, 3, 1),
    "LCh": (5, 3, 2, 1),
    "HCh": (4, 2, 1, None),
    "SCh": (4, 2, 1, None),
    "BWg": (3, 2, 1, None),
    "LArt": (2, 1, 1, None),
    "HArt": (0, 0, 0, None),
}


@rule("tabletop 3.1", paper="B1")
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_moves_as_far_as_the_table_says(kind: str) -> None:
    for terrain, expected in zip(TERRAINS, MOVES[kind], strict=True):
        if expected is None:
            with pytest.raises(UserError) as refusal:
                t.move_distance(kind, terrain)
            assert refusal.value.key == "tabletop-may-not-enter"
        else:
            assert t.move_distance(kind, terrain) == expected


@rule("tabletop 3.2", paper="B1")
def test_a_column_gains_on_a_road() -> None:
    assert t.move_distance("HF", "open", road=True) == 4
    assert t.move_distance("HF", "difficult", road=True) == 2
    assert t.move_distance("HArt", "open", road=True) == 0


@rule("tabletop 3.3", paper="B1")
def test_a_commander_alone_moves_as_light_horse() -> None:
    assert t.move_distance("LH", "open") * MU == LEAP
    notes = sheet.tables()["movement-notes"].rows
    assert {name: row.mark for name, row in notes.items() if row.rule == "3.3"} == {
        "commander": "sheet",
        "slowest": "unverified",
        "worst": "unverified",
        "wagons": "added",
    }


DISORDER = {
    "LF": "----",
    "MF": "---D",
    "HF": "-DDS",
    "LH": "--DS",
    "Cv": "-DDS",
    "Kn": "-DSS",
    "Ct": "-DSS",
    "El": "--DS",
    "LCh": "-DSS",
    "HCh": "-SS",
    "SCh": "-SS",
    "BWg": "-DS",
    "LArt": "-DS",
    "HArt": "-DS",
}


@rule("tabletop 3.5", paper="B2")
@pytest.mark.parametrize("kind", KINDS)
def test_terrain_disorders_every_kind_as_the_table_says(kind: str) -> None:
    names = {"-": "none", "D": "disordered", "S": "severe"}
    for terrain, letter in zip(TERRAINS, DISORDER[kind], strict=False):
        assert t.disorder_in(kind, terrain, Readings()) == names[letter]
    if len(DISORDER[kind]) == 3:
        with pytest.raises(UserError):
            t.disorder_in(kind, "difficult", Readings())


@rule("tabletop 15.1", paper="R64")
def test_three_doubtful_cells_are_options() -> None:
    other = Readings(kn_rough="disordered", hf_uneven="none", lf_difficult="disordered")
    assert t.disorder_in("Kn", "rough", other) == "disordered"
    assert t.disorder_in("Ct", "rough", other) == "disordered"
    assert t.disorder_in("HF", "uneven", other) == "none"
    assert t.disorder_in("LF", "difficult", other) == "disordered"
    assert t.disorder_in("HF", "rough", other) == "disordered"
    fight = t.combat("triarii", "gauls", phase="melee", terrain="uneven", readings=other)
    assert fight.sides[0].dice == t.combat("triarii", "gauls", phase="melee").sides[0].dice
    assert fight.assumptions["readings"] == {
        "kn_rough": "disordered",
        "hf_uneven": "none",
        "lf_difficult": "disordered",
    }


@rule("tabletop 3.6", paper="B2")
def test_disorder_costs_in_move_tests_and_cohesion_tests() -> None:
    table = sheet.tables()["disorder-effects"]
    assert [table.cell("disordered", name) for name in ("cmt", "cohesion")] == [-1, 0]
    assert [table.cell("severe", name) for name in ("cmt", "cohesion")] == [-2, -1]
    assert t.cmt("triarii, disordered").modifier == -1
    assert t.cmt("triarii, severe").modifier == -2
    assert t.cohesion("triarii, disordered", received=1, enemy="gauls").modifier == 0
    assert t.cohesion("triarii, severe", received=1, enemy="gauls").modifier == -1


@rule("tabletop 3.4", paper="B3")
def test_terrain_features_have_their_class() -> None:
    rows = sheet.tables()["going"].rows
    assert list(rows) == ["open", "uneven", "rough", "difficult", "impassable"]
    assert [row.mark for row in rows.values()] == ["unverified"] * 4 + ["added"]


@rule("tabletop 3.8", paper="R67")
def test_disorder_by_animals_is_stated() -> None:
    assert t.combat("equites, disordered", "elephants").sides[0].dice == 3  # 4 dice lose one in three
    assert t.combat("equites", "elephants").sides[0].dice == 4


def group(training: str, kind: str, quality: Quality = "average") -> t.BattleGroup:
    return t.read_group(f"{kind} {training} {quality}")


COLUMNS = (group("undrilled", "LF"), group("drilled", "HF"), group("undrilled", "Cv"), group("undrilled", "HF"))
PERMISSIONS = [
    pytest.param("charge", "S S S S", marks=rule("tabletop 4.1"), id="C1-charge"),
    pytest.param("hindered", "S S S C", marks=rule("tabletop 4.2"), id="C1-hindered"),
    pytest.param("advance", "S S S S", marks=rule("tabletop 4.3"), id="C1-advance"),
    pytest.param("double-wheel", "S S S C", marks=rule("tabletop 4.4"), id="C1-double-wheel"),
    pytest.param("expand", "S S C C", marks=rule("tabletop 4.5"), id="C1-expand"),
    pytest.param("expand-advance", "S C I I", marks=rule("tabletop 4.6"), id="C1-expand-advance"),
    pytest.param("contract-advance", "S S S C", marks=rule("tabletop 4.7"), id="C1-contract-advance"),
    pytest.param("contract", "S C C I", marks=rule("tabletop 4.8"), id="C1-contract"),
    pytest.param("turn", "S S S C", marks=rule("tabletop 4.9"), id="C1-turn"),
    pytest.param("turn-90-advance", "S C C I", marks=rule("tabletop 4.10"), id="C1-turn-90"),
    pytest.param("turn-180-advance", "S I I I", marks=rule("tabletop 4.11"), id="C1-turn-180"),
    pytest.param("retire", "C I I I", marks=rule("tabletop 4.12"), id="C1-retire"),
    pytest.param("second", "S S S S", marks=rule("tabletop 4.13"), id="C1-second"),
]


@pytest.mark.parametrize(("move", "expected"), PERMISSIONS)
@rule(paper="C1")
def test_a_move_is_simple_complex_or_impossible_by_training(move: str, expected: str) -> None:
    assert " ".join(t.permission(column, move) for column in COLUMNS) == expected


@rule(paper="C1")
def test_who_reads_which_column() -> None:
    assert moves.troop_column(group("undrilled", "LCh")) == "undrilled-horse"
    assert moves.troop_column(group("undrilled", "El")) == "other-undrilled"
    assert moves.troop_column(group("drilled", "Cv")) == "drilled"
    assert moves.troop_column(group("drilled", "LH")) == "skirmishers"
    with pytest.raises(UserError, match="tabletop-unknown-move"):
        t.permission(COLUMNS[0], "somersault")


@rule("tabletop 4.14", paper="C2")
def test_drilled_troops_pass_move_tests_with_seven_others_with_eight() -> None:
    assert [t.cmt(column).need for column in COLUMNS] == [7, 7, 8, 8]


@rule("tabletop 4.15", paper="C2")
@pytest.mark.parametrize(
    ("state", "modifier"),
    [
        ("", 0),
        (", TC in range", 1),
        (", TC", 2),
        (", FC leading", 2),
        (", IC in range", 2),
        (", IC", 3),
        (", disrupted", -1),
        (", disordered", -1),
        (", disrupted, disordered", -1),
        (", fragmented", -2),
        (", severe", -2),
        (", disrupted, severe", -2),
        (", fragmented, severe, IC", 1),
    ],
)
def test_a_modifier_of_move_tests_applies_where_the_table_says(state: str, modifier: int) -> None:
    assert t.cmt("triarii" + state).modifier == modifier


@rule("tabletop 4.16", paper="C2")
def test_no_re_rolls_for_those_who_hold_back() -> None:
    assert t.cmt("triarii").exact["pass"] == Fraction(chances.at_least("superior", 7), 1296)
    assert t.cmt("triarii", holding_back=True).exact["pass"] == Fraction(7, 12)
    assert t.cmt("gauls", holding_back=True).exact["pass"] == t.cmt("gauls").exact["pass"]


@rule("tabletop 4.17", paper="C3")
def test_a_die_changes_a_variable_move_by_up_to_two() -> None:
    assert chances.VARIABLE_MOVE == [-2, -1, 0, 0, 1, 2]


@rule("tabletop 4.18", paper="C3")
@pytest.mark.parametrize(("charger", "evader"), [("Cv", "LF"), ("LH", "LF"), ("HF", "LF"), ("LH", "LH")])
@pytest.mark.parametrize("gap", [0, 1, 2, 3, 6])
def test_catching_an_evader_by_enumeration(charger: Kind, evader: Kind, gap: int) -> None:
    change = {1: -2, 2: -1, 3: 0, 4: 0, 5: 1, 6: 2}
    mine, theirs = MOVES[charger][0], MOVES[evader][0]
    assert mine is not None
    assert theirs is not None
    caught = sum(mine + change[a] >= gap + theirs + change[b] for a in range(1, 7) for b in range(1, 7))
    trial = t.evade(group("drilled", charger), group("drilled", evader), gap)
    assert trial.exact["caught"] == Fraction(caught, 36)
    assert trial.exact["caught"] + trial.exact["escapes"] == 1


@rule("tabletop 4.19", paper="R47")
@pytest.mark.parametrize(
    "evader",
    [
        "velites",
        "numidians",
        "LF unprotected average drilled javelins light-spear 4x2",
        "LF unprotected average drilled javelins light-spear 4x2, fragmented",
        "Cv protected average drilled javelins light-spear swordsmen 4x1",
        "LCh average undrilled bow 4x1, disrupted",
        "Cv protected average drilled light-spear swordsmen 4x2, 4 bases, 4 files",
    ],
)
def test_skirmishers_evade_and_light_chariots_and_cavalry_in_one_rank(evader: str) -> None:
    assert t.evade("equites", evader, 4).chance("escapes") > 0


@rule("tabletop 4.19", paper="R47")
@pytest.mark.parametrize(
    ("evader", "key"),
    [
        ("hastati", "troops"),
        ("elephants", "troops"),
        ("MF unprotected average drilled bow 4x1", "troops"),
        ("Cv armoured average drilled lancers swordsmen 4x1", "troops"),
        ("Cv protected average drilled light-spear swordsmen 4x2", "ranks"),
        ("LCh average undrilled bow 2x2", "ranks"),
        ("velites, broken", "broken"),
        ("numidians, engaged", "engaged"),
    ],
)
def test_others_may_not_evade(evader: str, key: str) -> None:
    with pytest.raises(UserError) as refused:
        t.evade("equites", evader, 4)
    assert refused.value.key == f"tabletop-evade-{key}"


@rule("tabletop 12.8")
def test_broken_groups_take_no_move_test() -> None:
    with pytest.raises(UserError) as refused:
        t.cmt("gauls, broken, IC")
    assert refused.value.key == "tabletop-cmt-broken"


@rule("tabletop 4.1")
def test_heavy_artillery_does_not_charge() -> None:
    for chargers in ("HArt, charging", "HArt, flank"):
        with pytest.raises(UserError) as refused:
            t.combat(chargers, "gauls")
        assert refused.value.key == "tabletop-artillery-charge"
    with pytest.raises(UserError):
        t.evade("HArt", "velites", 2)
    assert t.combat("HArt", "gauls").assumptions["charging"] == "b"
    assert t.combat("gauls", "HArt").assumptions["charging"] == "a"
    assert t.combat("HArt", "gauls, standing").assumptions["charging"] is None
    assert t.combat("LArt", "gauls").assumptions["charging"] == "a"


@rule("tabletop 12.7")
@rule("tabletop 12.8")
@pytest.mark.parametrize("state", ["fragmented", "broken"])
def test_a_group_that_cannot_charge_hunts_nobody(state: str) -> None:
    with pytest.raises(UserError):
        t.evade(f"gallic horse, {state}", "velites", 2)
