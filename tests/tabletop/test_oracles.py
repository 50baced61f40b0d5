"""The tables of worked-out values: single dice, move tests, cohesion tests, broken by losses, and the match-ups."""

from fractions import Fraction

import pytest

from cannae.games import tabletop as t
from cannae.games.tabletop.rules.sheet import chances, morale
from helpers import rule

QUALITIES = ("elite", "superior", "average", "poor")
SINGLE_DIE = {
    2: ("35/36", "35/36", "35/36", "5/6", "29/36"),
    3: ("8/9", "8/9", "7/9", "2/3", "11/18"),
    4: ("3/4", "2/3", "7/12", "1/2", "5/12"),
    5: ("1/2", "4/9", "7/18", "1/3", "2/9"),
    6: ("1/4", "2/9", "7/36", "1/6", "1/36"),
}


@rule("tabletop 6.2")
@rule("tabletop 6.3")
@rule("tabletop 6.4", paper="D5")
@pytest.mark.parametrize("score", SINGLE_DIE)
def test_chance_of_one_die(score: int) -> None:
    troops = [("elite", True), *[(quality, False) for quality in QUALITIES]]
    found = tuple(str(Fraction(chances.hit_cases(quality, led, score), chances.CASES)) for quality, led in troops)
    assert found == SINGLE_DIE[score]


@rule("tabletop 4.14", paper="D5")
@pytest.mark.parametrize(
    ("score", "expected"), [(7, (".8272", ".7292", ".5833", ".4329")), (8, (".6790", ".5671", ".4167", ".2708"))]
)
def test_two_dice_with_re_rolls(score: int, expected: tuple[str, ...]) -> None:
    found = [f"{chances.at_least(quality, score) / chances.CASES_OF_TWO:.4f}"[1:] for quality in QUALITIES]
    assert tuple(found) == expected


@rule(paper="D5")
def test_elite_reach_seven_in_67_of_81() -> None:
    assert Fraction(chances.at_least("elite", 7), chances.CASES_OF_TWO) == Fraction(67, 81)


@pytest.mark.parametrize(
    ("left", "right", "expected"),
    [
        (("superior", 4), ("average", 5), ".784 .117 .099"),
        (("average", 4), ("average", 4), ".402 .196 .402"),
        (("superior", 4), ("average", 4), ".536 .186 .278"),
    ],
)
@rule(paper="D5")
def test_eight_dice_each_win_as_often_as_worked_out(
    left: tuple[str, int], right: tuple[str, int], expected: str
) -> None:
    mine, theirs = (chances.hits(8, chances.hit_cases(quality, False, score)) for quality, score in (left, right))
    whole = 36**16
    win = sum(a * b for i, a in enumerate(mine) for j, b in enumerate(theirs) if i > j)
    draw = sum(a * b for a, b in zip(mine, theirs, strict=True))
    assert " ".join(f"{ways / whole:.3f}"[1:] for ways in (win, draw, whole - win - draw)) == expected


@rule("tabletop 12.1")
@rule("tabletop 12.2")
@rule("tabletop 12.3", paper="F3")
@pytest.mark.parametrize(
    ("quality", "modifier", "expected"),
    [
        ("average", 1, ".7222 .2778 .0000"),
        ("average", 0, ".5833 .3889 .0278"),
        ("average", -1, ".4167 .5000 .0833"),
        ("average", -2, ".2778 .5556 .1667"),
        ("average", -3, ".1667 .5556 .2778"),
        ("superior", 0, ".7292 .2701 .0008"),
        ("superior", -1, ".5671 .4213 .0116"),
        ("superior", -2, ".3781 .5617 .0602"),
    ],
)
def test_results_of_cohesion_tests_follow_their_modifier(quality: str, modifier: int, expected: str) -> None:
    cases = morale.result_cases(quality, modifier)
    assert " ".join(f"{count / chances.CASES_OF_TWO:.4f}"[1:] for count in cases) == expected


@rule("tabletop 12.9", paper="G")
@pytest.mark.parametrize(
    ("quality", "expected"),
    [
        ("elite", "2 2 3 4 4 5 5 6 7 7 8"),
        ("superior", "2 2 3 3 4 4 5 5 6 6 7"),
        ("average", "1 2 2 3 3 3 4 4 5 5 5"),
        ("poor", "1 1 2 2 2 3 3 3 4 4 4"),
    ],
)
def test_bases_lost_that_break(quality: str, expected: str) -> None:
    assert " ".join(str(morale.autobreak_at(quality, size)) for size in range(2, 13)) == expected


MATCHES = [
    ("R1", "C3", "impact", "6 6 0 4 4", ".5033 .2171 .2796 .2834 .1225"),
    ("R1", "C3", "melee", "6 6 2 3 5", ".9160 .0595 .0245 .7816 .0053"),
    ("R1", "C3, 1 overlap", "melee", "6 8 2 3 5", ".8169 .1106 .0725 .6312 .0226"),
    ("R1", "C2", "impact", "6 6 1 4 5", ".7298 .1534 .1168 .5102 .0384"),
    ("R1", "C2", "melee", "6 6 0 4 4", ".5033 .2171 .2796 .2834 .1225"),
    ("R1", "C2, disrupted", "melee", "6 4 1 4 5", ".8612 .0961 .0427 .6748 .0089"),
    ("R1", "C1", "melee", "6 6 -1 5 4", ".1631 .1791 .6579 .0596 .4303"),
    ("R3", "C1", "impact", "6 6 1 4 5", ".5428 .2106 .2465 .3170 .1028"),
    ("C7", "R1", "impact", "4 4 0 4 4", ".2757 .2669 .4573 .0956 .2051"),
    ("C7", "R1, 1 overlap", "melee", "4 6 1 4 5", ".3012 .2467 .4521 .1177 .2258"),
    ("C9", "R6", "impact", "4 2 1 4 5", ".7569 .1806 .0625 .4514 .0069"),
    ("C8", "R8", "impact", "4 4 0 4 4", ".4573 .2669 .2757 .2051 .0956"),
    ("C8", "R8", "melee", "4 4 0 4 4", ".4573 .2669 .2757 .2051 .0956"),
]


@rule("tabletop 6.1")
@rule("tabletop 6.5")
@pytest.mark.parametrize(("a", "b", "phase", "setting", "expected"), MATCHES)
def test_fights_come_out_as_reckoned_by_hand(a: str, b: str, phase: str, setting: str, expected: str) -> None:
    fight = t.combat(a, b, phase=phase)
    first, second = fight.sides
    shown = (first.dice, second.dice, fight.poa, first.rolls[0].need, second.rolls[0].need)
    assert " ".join(map(str, shown)) == setting
    found = (fight.win, fight.draw, fight.lose, fight.win_by_two, fight.lose_by_two)
    assert " ".join(f"{chance:.4f}"[1:] for chance in found) == expected


@rule("tabletop 5.7")
@rule("tabletop 10.3")
@pytest.mark.parametrize(
    ("shooter", "target", "need", "expected"),
    [
        ("C5", "R1", 5, "1.167 0.3361 0.0098"),
        ("C5", "R6", 4, "1.750 0.6238 0.0331"),
        ("R10", "C8", 4, "1.500 0.5000 0.0208"),
        ("R10", "C7", 4, "1.500 0.8750 0.0000"),
        ("R6", "C7", 3, "2.000 0.9630 0.0000"),
        ("R6", "C3", 4, "1.500 0.1250 0.0208"),
    ],
)
def test_shooting_comes_out_as_reckoned_by_hand(shooter: str, target: str, need: int, expected: str) -> None:
    shot = t.shooting(shooter, target)
    mine, theirs = shot.sides
    assert (mine.dice, mine.rolls[0].need) == (3, need)
    assert f"{float(mine.mean):.3f} {float(theirs.tests):.4f} {float(1 - theirs.lost[0]):.4f}" == expected


@rule("tabletop 1.1")
def test_the_starter_armies_add_up() -> None:
    roman, carthaginian = t.armies()["roman"], t.armies()["carthaginian"]
    assert (roman.points, roman.bases, len(roman.groups)) == (622, 54, 10)
    assert (carthaginian.points, carthaginian.bases, len(carthaginian.groups)) == (594, 50, 9)
    assert (roman.break_point, carthaginian.break_point) == (10, 9)
