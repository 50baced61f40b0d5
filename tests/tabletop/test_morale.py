"""Cohesion tests: reasons, every modifier, results; levels; broken by losses; commanders; bolster and rally."""

from fractions import Fraction

import pytest
from _pytest.mark.structures import MarkDecorator, ParameterSet

from cannae.core.contract import UserError
from cannae.games import tabletop as t
from cannae.games.tabletop.data import sheet
from cannae.games.tabletop.data.troops import Readings
from cannae.games.tabletop.odds.sums.duel import Duel, bases_of, code, level_of
from cannae.games.tabletop.rules.sheet import morale
from cannae.games.tabletop.rules.sheet.morale import BEATEN, BROKEN, LOST, NOT_LOST, Body, Fate
from helpers import rule


def after(side: t.Side | str, enemy: str, received: int, how: int) -> tuple[list[Fate], int]:
    """Every fate of a side after a melee in the open."""
    body, foe = Body(t.side(side)), Body(t.side(enemy))
    return morale.after_fight(body, foe, "melee", received, how, "none", True, Readings())


# -- F1: reasons --------------------------------------------------------------------------------------------


@rule("tabletop 10.1", paper="F1")
def test_fragmented_troops_test_when_battle_troops_charge_them() -> None:
    assert morale.must_test_when_charged(t.side("gauls, fragmented"), t.side("equites").group)
    assert not morale.must_test_when_charged(t.side("gauls, fragmented"), t.side("velites").group)
    assert not morale.must_test_when_charged(t.side("gauls, disrupted"), t.side("equites").group)
    assert t.cohesion("gauls, fragmented", "charged", enemy="equites").modifier == -2
    with pytest.raises(UserError, match="tabletop-not-charged"):
        t.cohesion("gauls", "charged", enemy="equites")


@rule("tabletop 10.2", paper="F1")
def test_only_the_loser_of_a_fight_tests() -> None:
    fight = t.combat("hastati", "gauls")
    assert fight.sides[0].tests == fight.exact["lose"]
    assert fight.sides[1].tests == fight.exact["win"]
    with pytest.raises(UserError, match="tabletop-not-lost"):
        t.cohesion("gauls", "lost", received=2, inflicted=2)


@rule("tabletop 10.3", paper="F1")
def test_hits_from_shooting_call_for_a_test_by_the_number_of_bases() -> None:
    assert not morale.must_test_when_shot(1, 6, False)
    assert morale.must_test_when_shot(2, 6, False)
    assert not morale.must_test_when_shot(2, 8, False)
    assert morale.must_test_when_shot(2, 8, True)
    assert not morale.must_test_when_shot(1, 8, True)
    with pytest.raises(UserError, match="tabletop-not-shot"):
        t.cohesion("gauls", "shot", received=2, enemy="cretans")
    assert t.cohesion("gauls", "shot", received=2, enemy="LArt").exact["pass"] > 0


@rule("tabletop 10.4", paper="F1 R25")
def test_who_minds_whose_flight() -> None:
    line, skirmishers = t.side("gauls").group, t.side("velites").group
    assert morale.sees_break(line, line)
    assert not morale.sees_break(line, skirmishers)
    assert morale.sees_break(skirmishers, line)
    assert morale.sees_break(skirmishers, skirmishers)


@rule("tabletop 10.5", paper="F1")
def test_a_commander_lost_calls_for_a_test() -> None:
    trial = t.cohesion("latins", "commander-lost")
    assert (trial.exact["pass"], trial.exact["drop-two"]) == (Fraction(21, 36), Fraction(1, 36))


@rule("tabletop 10.6", paper="F1")
def test_a_test_passed_bolsters_or_rallies() -> None:
    assert t.rally("gauls, disrupted, TC").exact["rise"] == Fraction(21, 36)
    assert t.rally("gauls, broken, TC").exact["rise"] == Fraction(10, 36)


@rule("tabletop 10.7", paper="F1 R6")
def test_hits_are_counted_for_every_three_and_two_bases() -> None:
    fight = t.combat("hastati", "gauls", phase="melee")
    hits = fight.sides[0].hits  # received by the Gauls: eight bases
    assert fight.sides[1].third == sum(hits[3:])
    assert fight.sides[1].half == sum(hits[4:])


# -- F2: modifiers ------------------------------------------------------------------------------------------


def modifiers(group: str, cause: str = "lost", **about: object) -> dict[str, int]:
    trial = t.cohesion(group, cause, **about)  # type: ignore[arg-type]
    return {reason.row: reason.value for reason in trial.reasons}


def case(name: str, number: MarkDecorator, row: str, group: str, applies: bool = True, **about: object) -> ParameterSet:
    return pytest.param(row, group, about, applies, marks=number, id=name)


LANCERS = "Cv armoured lancers swordsmen 2x2"
F2 = [
    case("F2-1", rule("tabletop 11.1"), "shot-2b", "latins", cause="shot", received=3),
    case("F2-1-n", rule("tabletop 11.1"), "shot-2b", "latins", applies=False, cause="shot", received=2),
    case("F2-2", rule("tabletop 11.2"), "hit-3b", "latins", received=2, inflicted=1),
    case("F2-2-n", rule("tabletop 11.2"), "hit-3b", "latins", applies=False, received=1),
    case("R6", rule("tabletop 11.2"), "hit-3b", "gauls, 6 bases", applies=False, received=2, just_lost=1),
    case("F2-3", rule("tabletop 11.3"), "beaten-by-two", "latins", received=3, inflicted=1),
    case("F2-3-n", rule("tabletop 11.3"), "beaten-by-two", "latins", applies=False, received=3, inflicted=2),
    case("R32-1-of-4", rule("tabletop 11.4"), "quarter-lost", "equites, 3 bases", received=1),
    case("R32-1-of-6", rule("tabletop 11.4"), "quarter-lost", "latins, 5 bases", applies=False, received=1),
    case("R32-2-of-8", rule("tabletop 11.4"), "quarter-lost", "gauls, 6 bases", received=1),
    case("F2-5", rule("tabletop 11.5"), "threatened-flank", "latins, threatened flank", received=1),
    case("F2-5-n", rule("tabletop 11.5"), "threatened-flank", "velites, threatened flank", applies=False, received=1),
    case("F2-6", rule("tabletop 11.6"), "more-reasons", "latins", received=1, more_reasons=True),
    case("F2-7a", rule("tabletop 11.7a"), "shot-by-artillery", "latins", cause="shot", received=2, enemy="LArt"),
    case(
        "F2-7a-firearm",
        rule("tabletop 11.7a"),
        "shot-by-artillery",
        "latins",
        cause="shot",
        received=2,
        enemy="MF firearm",
    ),
    case(
        "F2-7a-bow",
        rule("tabletop 11.7a"),
        "shot-by-artillery",
        "latins",
        applies=False,
        cause="shot",
        received=2,
        enemy="cretans",
    ),
    case("F2-7b", rule("tabletop 11.7b"), "lost-to-elephants", "latins", received=1, enemy="elephants"),
    case("F2-7b-sch", rule("tabletop 11.7b"), "lost-to-elephants", "latins", received=1, enemy="SCh"),
    case("F2-7c", rule("tabletop 11.7c"), "medium-foot", "scutarii", received=1, enemy="hastati"),
    case("F2-7c-horse", rule("tabletop 11.7c"), "medium-foot", "scutarii", received=1, enemy="equites"),
    case("F2-7c-mf", rule("tabletop 11.7c"), "medium-foot", "scutarii", applies=False, received=1, enemy="scutarii"),
    case(
        "F2-7c-rough",
        rule("tabletop 11.7c"),
        "medium-foot",
        "scutarii",
        applies=False,
        received=1,
        enemy="hastati",
        terrain="rough",
    ),
    case(
        "F2-7d-even-without-points",
        rule("tabletop 11.7d"),
        "lost-to-lancers",
        "equites",
        received=1,
        enemy=LANCERS,
        phase="impact",
        terrain="rough",
    ),
    case("F2-7d-melee", rule("tabletop 11.7d"), "lost-to-lancers", "equites", applies=False, received=1, enemy=LANCERS),
    case("F2-7e", rule("tabletop 11.7e"), "lost-to-impact-foot", "latins", received=1, enemy="gauls", phase="impact"),
    case(
        "F2-7e-horse",
        rule("tabletop 11.7e"),
        "lost-to-impact-foot",
        "equites",
        applies=False,
        received=1,
        enemy="gauls",
        phase="impact",
    ),
    case("F2-8", rule("tabletop 11.8"), "disrupted", "latins, disrupted", received=1),
    case("F2-8-severe", rule("tabletop 11.8"), "severe", "latins, severe", received=1),
    case("F2-8-t", rule("tabletop 11.8"), "severe", "latins", received=1, terrain="difficult"),
    case("R21", rule("tabletop 11.14"), "severe", "latins, disrupted, severe", applies=False, received=1),
    case("F2-9", rule("tabletop 11.9"), "fragmented", "latins, fragmented", received=1),
    case("R21-f", rule("tabletop 11.14"), "disrupted", "latins, fragmented", applies=False, received=1),
    case("F2-11", rule("tabletop 11.11"), "commander", "latins, TC", received=1),
    case("F2-11-range", rule("tabletop 11.11"), "commander", "latins, TC in range", applies=False, received=1),
    case("F2-11-away", rule("tabletop 11.11"), "commander", "latins, TC in range", cause="friends-break"),
    case(
        "F2-11-engaged",
        rule("tabletop 11.11"),
        "commander",
        "latins, TC in range",
        applies=False,
        cause="friends-break",
        in_combat=True,
    ),
    case("F2-12", rule("tabletop 11.12"), "inspired", "latins, IC", received=1),
    case("F2-12-fc", rule("tabletop 11.12"), "inspired", "latins, FC", applies=False, received=1),
    case("F2-13", rule("tabletop 11.13"), "rear-support", "latins, rear support", received=1),
]


@pytest.mark.parametrize(("row", "group", "about", "applies"), F2)
@rule(paper="F2")
def test_a_cohesion_modifier_applies_where_the_table_says(
    row: str, group: str, about: dict[str, object], applies: bool
) -> None:
    found = modifiers(group, **about)  # type: ignore[arg-type]
    assert (row in found) == applies
    if applies:
        assert found[row] == sheet.number("modifiers", row, "value")


@rule("tabletop 12.4", "tabletop 11.10")
@pytest.mark.parametrize("cause", [cause for cause in morale.CAUSES if cause != "rally"])
def test_broken_groups_take_no_test_but_to_rally(cause: str) -> None:
    with pytest.raises(UserError) as refused:
        t.cohesion("gauls, broken", cause, received=3, inflicted=1, enemy="hastati")
    assert refused.value.key == "tabletop-test-broken"
    assert t.rally("gauls, broken, IC").modifier == t.rally("gauls, fragmented, IC").modifier - 1


@rule("tabletop 11.10", paper="F2")
def test_broken_troops_rally_at_minus_three() -> None:
    reasons = {reason.row: reason.value for reason in t.rally("gauls, broken, 6 bases, IC").reasons}
    assert reasons == {"quarter-lost": -1, "broken": -3, "commander": 1, "inspired": 1}


@rule("tabletop 11.7", paper="F2")
def test_any_one_of_five_counts_once() -> None:
    both = modifiers("scutarii", received=1, enemy="elephants", phase="impact")  # elephants, and mounted in the open
    assert both == {"lost-to-elephants": -1}
    assert modifiers("scutarii", received=1, enemy="gauls", phase="impact") == {"medium-foot": -1}


@rule("tabletop 11.7")
@rule("tabletop 6.5", paper="R9 R10")
def test_against_several_enemies_one_of_the_kind_is_enough() -> None:
    assert modifiers("latins", received=1, enemy=["gauls", "elephants"]) == {"lost-to-elephants": -1}
    assert modifiers("latins", received=1, enemy=["elephants", "SCh"]) == {"lost-to-elephants": -1}
    assert modifiers("latins", received=1, enemy=["gauls", "scutarii"]) == {}
    assert modifiers("gauls", "shot", received=2, enemy=["cretans", "LArt"]) == {"shot-by-artillery": -1}


@rule("tabletop 11.13", paper="R26")
def test_rear_support_takes_half_the_bases() -> None:
    assert [morale.rear_support_bases(bases) for bases in (4, 5, 6, 8)] == [2, 3, 3, 4]


def test_every_modifier_has_a_case_above() -> None:
    named = {str(case.values[0]) for case in F2} | {"broken", "any-one"}
    assert named == set(sheet.tables()["modifiers"].rows)


# -- F3: results, and levels --------------------------------------------------------------------------------


@rule("tabletop 12.3", paper="F3")
def test_when_two_levels_are_lost() -> None:
    def two(cause: str, **about: int) -> bool:
        return t.cohesion("latins, fragmented", cause, enemy="gauls", **about).exact["drop-two"] > 0  # type: ignore[arg-type]

    assert two("lost", received=3, inflicted=1)
    assert not two("lost", received=3, inflicted=2)
    assert two("friends-break")
    assert two("commander-lost")
    assert not two("shot", received=4)
    assert not two("charged")


@rule("tabletop 12.1")
@rule("tabletop 12.2", paper="F3")
def test_a_rally_lifts_or_changes_nothing() -> None:
    trial = t.rally("latins, fragmented, IC")
    assert set(trial.exact) == {"rise", "stay"}
    assert trial.exact["rise"] + trial.exact["stay"] == 1


@rule("tabletop 12.4", paper="R23")
def test_two_levels_down_and_never_below_broken() -> None:
    def levels(cohesion: str) -> set[int]:
        fates, _ = after(t.side("gauls", cohesion=cohesion), "hastati", 4, BEATEN)
        return {level for _, level, _, _ in fates}

    assert levels("steady") == {0, 1, 2}
    assert levels("disrupted") == {1, 2, 3}
    assert levels("fragmented") == {2, 3}


@rule("tabletop 12.5", paper="G")
def test_troops_begin_steady() -> None:
    assert all(t.side(group).cohesion == "steady" for group in t.groups_by_id().values())


@rule("tabletop 12.6")
@rule("tabletop 12.7", paper="G")
def test_effects_of_the_levels() -> None:
    assert (t.cmt("latins, disrupted").modifier, t.cmt("latins, fragmented").modifier) == (-1, -2)
    tests = [t.cohesion(f"latins, {level}", received=1).modifier for level in ("disrupted", "fragmented")]
    assert tests == [-1, -2]
    dice = [t.combat(f"latins, {level}", "gauls", phase="melee").sides[0].dice for level in ("disrupted", "fragmented")]
    assert dice == [4, 3]
    shown = [row.id for row in sheet.tables()["levels"].rows.values()]
    assert [name.partition("-")[0] for name in shown] == ["steady"] + ["disrupted"] * 4 + ["fragmented"] * 7 + [
        "broken"
    ] * 3


@rule("tabletop 12.8", paper="G")
def test_the_broken_do_not_fight() -> None:
    with pytest.raises(UserError, match="tabletop-broken"):
        t.combat("gauls, broken", "hastati")
    with pytest.raises(UserError, match="tabletop-broken"):
        t.shooting("cretans, broken", "hastati")


@rule("tabletop 12.9", paper="G")
def test_losses_break_at_once_without_a_test() -> None:
    fates, total = after("gauls, 5 bases", "hastati", 6, LOST)
    broken = sum(ways for bases, level, _, ways in fates if bases == 4)
    assert broken == total  # six hits on the losing side always kill; the fourth base lost breaks eight average bases
    assert all(level == BROKEN for bases, level, _, _ in fates if bases == 4)


@rule("tabletop 12.10", paper="R57")
def test_one_base_left_breaks_after_a_melee_only() -> None:
    lone = "HF elite 2x1"
    duel = Duel(t.side(lone), t.side("gauls"), t.Situation(phase="impact"), "rear", Fraction)
    after_impact = {number for number, _ in duel.fate(0, "impact", code(2, 0, 0), 1, LOST)}
    after_melee = {number for number, _ in duel.fate(0, "melee", code(2, 0, 0), 1, LOST)}
    assert any(bases_of(number) == 1 for number in after_impact)
    assert not any(bases_of(number) == 1 for number in after_melee)
    assert any(level_of(number) == BROKEN for number in after_melee)


# -- R20: the order after a fight ---------------------------------------------------------------------------


@rule("tabletop 11.4")
@rule("tabletop 14.1", paper="R20")
def test_the_death_roll_comes_before_the_test() -> None:
    # Four bases, one hit, lost by one: a base falls in 1 of 6; then a quarter is lost and the test is at -1.
    fates, total = after("HF average 2x2", "HF 2x2", 1, LOST)
    found = {(bases, level): Fraction(ways, total) for bases, level, _, ways in fates}
    assert found[4, 0] == Fraction(5, 6) * Fraction(21, 36)
    assert found[3, 0] == Fraction(1, 6) * Fraction(15, 36)
    assert found[3, 1] == Fraction(1, 6) * Fraction(21, 36)
    assert sum(found.values()) == 1


@rule("tabletop 6.6", paper="R9")
def test_a_draw_means_no_test_and_a_milder_death_roll() -> None:
    fates, total = after("latins", "gauls", 4, NOT_LOST)
    assert {(bases, level): Fraction(ways, total) for bases, level, _, ways in fates} == {
        (6, 0): Fraction(4, 6),
        (5, 0): Fraction(2, 6),
    }


# -- H2: commanders -----------------------------------------------------------------------------------------


@rule("tabletop 13.1", paper="H2")
def test_commanders_have_the_range_points_and_initiative_of_the_table() -> None:
    rows = sheet.tables()["commanders"]
    assert [rows.cell(name, "range") for name in ("ic", "fc", "tc", "allied-fc", "allied-tc")] == [12, 8, 4, 8, 4]
    assert [rows.cell(name, "points") for name in ("ic", "fc", "tc")] == [80, 50, 35]
    assert [rows.cell(name, "initiative") for name in ("ic", "fc", "tc")] == [2, 1, 0]


@rule("tabletop 13.2")
@rule("tabletop 6.3", paper="R31")
def test_a_leader_lifts_combat_dice_only() -> None:
    led = t.combat("latins, FC leading", "gauls").sides[0].rolls[0]
    assert led.hit == Fraction(7, 12)  # average as superior, needing 4
    assert t.combat("latins, FC", "gauls").sides[0].rolls[0].hit == Fraction(1, 2)
    assert t.cohesion("latins, FC leading", received=1).exact["pass"] == Fraction(26, 36)  # +1, average dice


@rule("tabletop 13.3", paper="R28")
def test_a_leader_may_fall() -> None:
    usual = Readings()
    assert [morale.leader_dies(hits, lost, usual) for hits, lost in ((0, True), (1, False), (1, True))] == [0, 1, 3]
    assert morale.leader_dies(1, False, Readings(leader_lost_on=13)) == 0
    fates, total = after("latins, FC leading", "gauls", 1, LOST)
    assert Fraction(sum(ways for _, _, leader, ways in fates if not leader), total) == Fraction(3, 36)
    # One hit, lost by one, leader lost, no base lost: a test without him, then one for him.
    kept = {(bases, level): Fraction(ways, total) for bases, level, leader, ways in fates if not leader}
    stay, drop, two = Fraction(21, 36), Fraction(14, 36), Fraction(1, 36)
    assert kept[6, 0] == Fraction(3, 36) * Fraction(5, 6) * stay * stay
    shaken = Fraction(15, 36) * Fraction(15, 36)  # first test failed, then one at -1 passed
    assert kept[6, 1] == Fraction(3, 36) * Fraction(5, 6) * (stay * drop + shaken)
    assert kept[6, 2] == Fraction(3, 36) * Fraction(5, 6) * (stay * two + Fraction(15, 36) * Fraction(18, 36))


@rule("tabletop 13.4", paper="R29")
def test_a_commander_among_routers() -> None:
    row = sheet.row("commanders", "routers")
    assert (row.mark, row.sources) == ("added", ("S37",))


@rule("tabletop 13.5", paper="R30")
def test_who_may_be_bolstered_or_rallied() -> None:
    for text, contact, key in (
        ("gauls, TC", False, "tabletop-already-steady"),
        ("gauls, disrupted", False, "tabletop-rally-commander"),
        ("gauls, disrupted, TC in range", False, "tabletop-rally-commander"),
        ("gauls, broken, TC", True, "tabletop-rally-contact"),
    ):
        with pytest.raises(UserError, match=key):
            t.rally(text, in_contact=contact)
    assert t.rally("gauls, fragmented, TC", in_contact=True).exact["rise"] > 0
