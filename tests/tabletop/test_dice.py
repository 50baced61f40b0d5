"""How many dice: ranges, every line of the table of dice, losses in their order, death rolls."""

from fractions import Fraction
from itertools import product

import pytest

from cannae.core.contract import UserError
from cannae.games import tabletop as t
from cannae.games.tabletop.data import sheet
from cannae.games.tabletop.data.troops import Readings
from cannae.games.tabletop.rules.sheet import chances, dice, morale
from helpers import rule


@rule("tabletop 5.1", paper="C4")
@pytest.mark.parametrize(
    ("kind", "weapon", "expected"),
    [
        ("MF", "bow", (4, 6)),
        ("LF", "longbow", (4, 6)),
        ("HF", "crossbow", (4, 6)),
        ("LF", "sling", (4, 4)),
        ("Cv", "bow", (4, 4)),
        ("LH", "crossbow", (4, 4)),
        ("LF", "javelins", (2, 2)),
        ("MF", "firearm", (2, 2)),
        ("HArt", "artillery", (6, 12)),
        ("LArt", "artillery", (6, 6)),
    ],
)
def test_a_weapon_reaches_as_far_as_the_table_says(kind: str, weapon: str, expected: tuple[int, int]) -> None:
    assert dice.reach(kind, weapon) == expected


@rule("tabletop 5.1", paper="C4")
def test_nobody_shoots_beyond_the_maximum() -> None:
    with pytest.raises(UserError, match="tabletop-out-of-range"):
        t.shooting("slingers", "gauls", range="long")
    assert t.shooting("cretans", "gauls", range="long").sides[0].dice == 2


def shots(text: str, range: str = "effective", **readings: str) -> int:
    return t.shooting(text, "gauls", range=range, readings=Readings(**readings)).sides[0].dice  # type: ignore[arg-type]


SHOOTING = [
    pytest.param("LArt 2x1", 4, None, marks=rule("tabletop 5.2"), id="D1-artillery"),
    pytest.param("HArt 2x1", 4, 2, marks=rule("tabletop 5.2"), id="D1-heavy-artillery"),
    pytest.param("MF bow 4x2", 4 + 2, 2 + 2, marks=rule("tabletop 5.3"), id="D1-foot-bow"),
    pytest.param("MF longbow 3x2", 3 + 2, 2 + 2, marks=rule("tabletop 5.3"), id="D1-longbow"),
    pytest.param("HF crossbow 4x2", 4 + 2, 2 + 2, marks=rule("tabletop 5.3"), id="R17-heavy-foot-shoots-as-medium"),
    pytest.param("MF bow 4x3", 4 + 2, 2 + 2, marks=rule("tabletop 5.3"), id="D1-only-two-ranks-shoot"),
    pytest.param("Cv bow 3x2", 3 + 2, None, marks=rule("tabletop 5.4"), id="D1-horse-bow"),
    pytest.param("LCh bow 4x1", 4, None, marks=rule("tabletop 5.5"), id="D1-chariots"),
    pytest.param("BWg crossbow 2x1", 2, 2, marks=rule("tabletop 5.6"), id="D1-wagons"),
    pytest.param("LF bow 3x2", 3, 2, marks=rule("tabletop 5.7"), id="R65-light-foot"),
    pytest.param("LH javelins 2x2", 2, None, marks=rule("tabletop 5.7"), id="D1-light-horse"),
    pytest.param("MF bow* 4x2", 4, 3, marks=rule("tabletop 5.7"), id="D1-bow-star"),
    pytest.param("Cv bow* 3x2", 3, None, marks=rule("tabletop 5.7"), id="D1-horse-bow-star"),
    pytest.param("MF javelins 4x2", 4, None, marks=rule("tabletop 5.7"), id="D1-javelins"),
    pytest.param("MF firearm 4x2", 4, None, marks=rule("tabletop 5.7"), id="D1-firearm"),
    pytest.param("MF sling 4x2", 4, None, marks=rule("tabletop 5.7"), id="D1-sling"),
]


@pytest.mark.parametrize(("text", "near", "far"), SHOOTING)
@rule(paper="D1")
def test_shooting_dice_go_by_ranks_weapon_and_range(text: str, near: int, far: int | None) -> None:
    assert shots(text) == near
    if far is not None:
        assert shots(text, "long") == far


@rule("tabletop 5.8", paper="R1")
def test_fractions_of_a_die_are_rounded_up_or_down() -> None:
    assert shots("LF bow 5/3") == 3
    assert shots("LF bow 5/3", shooting_rounding="down") == 2
    assert shots("MF bow 3x2", shooting_rounding="down") == 3 + 1


@rule("tabletop 5.3", paper="R18")
def test_second_rank_beyond_effective_range_is_one_per_two() -> None:
    assert shots("MF bow 4x2", "long") == 2 + 2


def rolled(a: str, b: str, phase: str, **situation: object) -> tuple[int, int]:
    fight = t.combat(a, b, phase=phase, **situation)
    return fight.sides[0].dice, fight.sides[1].dice


CLOSE = [
    pytest.param("SCh 2x1", "impact", 6, marks=rule("tabletop 5.9"), id="D1-impact-scythed"),
    pytest.param("HF 2x2", "impact", 4, marks=rule("tabletop 5.10"), id="D1-impact"),
    pytest.param("BWg 2x1", "impact", 4, marks=rule("tabletop 5.10"), id="D1-impact-wagons"),
    pytest.param("El 2x1", "melee", 4, marks=rule("tabletop 5.13"), id="D1-melee-elephants"),
    pytest.param("Kn 2x2", "melee", 4, marks=rule("tabletop 5.13"), id="D1-melee-knights"),
    pytest.param("LCh 2x2", "melee", 4, marks=rule("tabletop 5.13"), id="D1-melee-chariots"),
    pytest.param("LArt 2x1", "melee", 4, marks=rule("tabletop 5.13"), id="D1-melee-artillery"),
    pytest.param("BWg 2x1", "melee", 4, marks=rule("tabletop 5.14"), id="D1-melee-wagons"),
    pytest.param("HF 2x2", "melee", 4, marks=rule("tabletop 5.15"), id="D1-melee-two-ranks"),
    pytest.param("HF 2x3", "melee", 4, marks=rule("tabletop 5.15"), id="D1-melee-third-rank-idle"),
    pytest.param("HF 3/2", "melee", 3, marks=rule("tabletop 5.15"), id="D1-melee-short-rank"),
    pytest.param("Ct 2x2", "melee", 4, marks=rule("tabletop 5.15"), id="R70-cataphracts-two-ranks"),
    pytest.param("Ct 2x1", "melee", 2, marks=rule("tabletop 5.15"), id="R70-cataphracts-one-rank"),
]


@pytest.mark.parametrize(("text", "phase", "expected"), CLOSE)
@rule(paper="D1")
def test_dice_of_close_combat_go_by_kind_and_phase(text: str, phase: str, expected: int) -> None:
    assert rolled(text, "HF 2x2", phase)[0] == expected


@rule("tabletop 5.12", paper="D1")
def test_same_number_of_files_at_impact() -> None:
    assert rolled("triarii", "gauls", "impact") == (4, 4)
    assert rolled("gauls", "veterans", "impact") == (8, 8)
    assert rolled("gauls", "veterans", "impact", contact=1) == (2, 2)
    with pytest.raises(UserError, match="tabletop-contact"):
        t.combat("triarii", "gauls", contact=3)


@rule("tabletop 5.16", paper="D1")
def test_overlaps_have_the_same_dice() -> None:
    assert rolled("triarii", "gauls, 1 overlap", "melee") == (4, 6)
    assert rolled("triarii", "gauls, 2 overlaps", "melee") == (4, 8)
    assert rolled("triarii", "El 4x1, 1 overlap", "melee") == (4, 6)
    assert rolled("triarii", "gauls, 2 overlaps", "impact") == (4, 4)
    with pytest.raises(UserError, match="tabletop-overlap-files"):
        t.combat("hastati", "gauls, 2 overlaps", phase="melee")


def support(defender: str, attacker: str) -> int:
    fight = t.combat(attacker, defender)
    return sum(roll.dice for roll in fight.sides[1].rolls if roll.shooting)


@rule("tabletop 5.11", paper="D1")
def test_archers_behind_the_first_rank_support_at_impact() -> None:
    assert support("MF bow 3x2", "hastati") == 3
    assert support("MF longbow 3x1", "hastati") == 0  # no second rank
    assert support("MF javelins 3x2", "hastati") == 0
    assert support("LF bow 3x2", "hastati") == 0
    assert support("HF 3x2, support 3 bow", "hastati") == 3
    assert support("HF 3x2, support 3 bow LF", "hastati") == 0
    assert support("HF 3x2, support 2 bow LF", "equites") == 2
    assert support("MF bow 3x2, support 3 crossbow", "hastati") == 3  # one rank only
    assert support("MF bow 3x2, disrupted", "hastati, flank") == 0
    charging = t.combat("MF bow 3x2", "hastati").sides[0]
    assert not any(roll.shooting for roll in charging.rolls)


@rule("tabletop 5.11")
@rule("tabletop 7.14", paper="D1")
def test_supporting_fire_is_hampered_shooting_and_not_led() -> None:
    fight = t.combat("gauls", "MF superior bow 4x2, IC leading")
    impact, fire = fight.sides[1].rolls
    assert (fire.shooting, fire.dice, fire.poa, fire.need) == (True, 4, -1, 5)
    assert fire.hit == Fraction(7, 18)  # superior, not lifted to elite
    assert impact.hit == Fraction(4, 9)  # led: as elite, needing 5


LIGHT = [
    ("LF 2x2", "LF 2x2", 4),
    ("LF 2x2", "LH 2x2", 2),
    ("LF 2x2", "HF 2x2", 2),
    ("LF 2x2", "HF 2x2, fragmented", 4),
    ("LH 2x2", "LH 2x2", 4),
    ("LH 2x2", "LF 2x2", 4),
    ("LH 2x2", "Cv 2x2", 2),
    ("LH 2x2", "Cv 2x2, fragmented", 4),
    ("MF 2x2", "LF 2x2", 4),
]


@rule("tabletop 5.17", paper="D1")
@pytest.mark.parametrize(("a", "b", "expected"), LIGHT)
def test_light_troops_lose_half(a: str, b: str, expected: int) -> None:
    assert rolled(a, b, "impact")[0] == expected
    assert rolled(a, b, "melee")[0] == expected


@rule("tabletop 5.17", paper="D1")
def test_light_troops_shoot_with_all_their_dice() -> None:
    assert shots("LF javelins 3x2") == 3


LOSSES = [
    ("", 8),
    (", disrupted", 6),
    (", disordered", 6),
    (", disrupted, disordered", 6),
    (", fragmented", 4),
    (", severe", 4),
    (", disrupted, severe", 4),
    (", fragmented, severe", 4),
]


@rule("tabletop 5.18", paper="D1")
@pytest.mark.parametrize(("state", "expected"), LOSSES)
def test_only_the_worst_loss_counts(state: str, expected: int) -> None:
    assert rolled("veterans" + state, "gauls", "melee")[0] == expected


@rule("tabletop 5.19", paper="R2")
@pytest.mark.parametrize(("count", "third", "half"), [(1, 1, 1), (2, 2, 1), (3, 2, 2), (5, 4, 3), (6, 4, 3), (8, 6, 4)])
def test_only_whole_sets_lose_a_die(count: int, third: int, half: int) -> None:
    for loss, left in ((dice.THIRD, third), (dice.HALF, half), (dice.WHOLE, count)):
        pool = dice.Pool(count, 0, loss, False, "average")
        dice.lose([pool], False)
        assert pool.dice == left


@rule("tabletop 5.17")
@rule("tabletop 5.18", paper="R3")
def test_light_troops_are_halved_before_the_other_loss() -> None:
    pools = [dice.Pool(9, 0, dice.THIRD, False, "average")]
    dice.lose(pools, True)
    assert pools[0].dice == 4  # 9 - 4 = 5, then 5 - 1; the other way round 9 - 3 = 6, then 6 - 3 = 3
    pools = [dice.Pool(8, 0, dice.HALF, False, "average"), dice.Pool(3, 0, dice.WHOLE, False, "average")]
    dice.lose(pools, True)
    assert [pool.dice for pool in pools] == [3, 0]  # 11 - 5, taken from the last; then 6 - 3
    assert rolled("LF 2x2, disrupted", "HF 2x2", "melee")[0] == 2


@rule("tabletop 5.19")
@rule("tabletop 3.7", paper="R4")
def test_dice_are_grouped_by_their_loss() -> None:
    # Four files of two: two of them disordered. Those four dice lose one; the steady four none.
    assert rolled("veterans, 2 files disordered", "gauls", "melee")[0] == 7
    # Disrupted as a whole: all eight dice are of one kind and lose two.
    assert rolled("veterans, disrupted, 2 files disordered", "gauls", "melee")[0] == 6
    # Disrupted, and two files severely disordered: four lose one in three, four one in two.
    assert rolled("veterans, disrupted, 2 files severe", "gauls", "melee")[0] == 3 + 2


@rule("tabletop 5.18", paper="D1")
def test_shooting_dice_are_lost_too() -> None:
    assert shots("MF bow 4x2, disrupted") == 4
    assert shots("MF bow 4x2, fragmented") == 3


@rule("tabletop 6.6", paper="D4")
@pytest.mark.parametrize(
    ("group", "ending", "modifier"),
    [("hastati", "lost", 0), ("hastati", "won", 2), ("hastati", "drawn", 2), ("hastati", "shot", 2)]
    + [("elephants", "lost", 1), ("elephants", "shot", 3), ("LArt", "lost", 1), ("BWg", "won", 3)],
)
def test_death_rolls_are_modified_by_how_the_fight_ended(group: str, ending: str, modifier: int) -> None:
    for hits in range(7):
        trial = t.death(group, hits, ending)
        assert trial.modifier == modifier
        assert trial.exact["lost-0"] == 1 - Fraction(min(max(hits - modifier, 0), 6), 6)


@rule("tabletop 6.7", paper="D4")
def test_more_than_six_hits_roll_again() -> None:
    lost = t.death("hastati", 8, "lost").exact
    assert [lost[f"lost-{bases}"] for bases in range(3)] == [0, Fraction(4, 6), Fraction(2, 6)]
    shot = t.death("hastati", 8, "shot").exact  # first die: 8 - 2 = 6 of 6; then 2 hits with +2: never
    assert [shot[f"lost-{bases}"] for bases in range(3)] == [0, 1, 0]
    won = t.death("hastati", 13, "won").exact
    assert won["lost-1"] == Fraction(1, 6)  # 7 hits left, plus 2: falls on 1 to 5
    assert won["lost-2"] == Fraction(5, 6)  # 1 hit left: never
    assert chances.deaths(0, 0) == [6, 0]


@rule("tabletop 6.8", paper="D4")
def test_a_fallen_base_is_replaced_from_the_rear() -> None:
    depths = [t.side("gauls", bases=6).depth(file) for file in range(4)]
    assert depths == [2, 2, 1, 1]


@rule(paper="R6")
def test_hits_per_bases_count_bases_before_removals() -> None:
    assert [hits for hits in range(4) if morale.per_bases(hits, 6, 3)] == [2, 3]
    assert [hits for hits in range(4) if morale.per_bases(hits, 7, 3)] == [3]
    assert [hits for hits in range(5) if morale.per_bases(hits, 7, 2)] == [4]


def test_every_line_of_the_dice_table_is_given_as_a_reason() -> None:
    fights = [
        t.shooting("LArt", "gauls"),
        t.shooting("MF bow 4x2", "gauls"),
        t.shooting("HF bow 4x2", "gauls"),
        t.shooting("Cv bow 2x2", "gauls"),
        t.shooting("Ct bow 2x2", "gauls"),
        t.shooting("LCh bow", "gauls"),
        t.shooting("BWg crossbow", "gauls"),
        t.shooting("slingers", "gauls"),
        t.combat("SCh", "MF bow 3x2"),
        t.combat("El", "gauls, disrupted, 2 overlaps", phase="melee"),
        t.combat("BWg", "LF 3x2, fragmented", phase="melee"),
        t.combat("gauls", "LF 3x2", phase="melee"),
    ]
    named = {(reason.table, reason.row) for fight in fights for reason in fight.reasons}
    wanted = {("dice", row) for row in sheet.tables()["dice"].rows if row not in ("rounding", "same-number")}
    assert wanted <= named
    assert {("losses", row) for row in ("light", "third", "half")} <= named


# -- Written down once more, as a player counts at the table --------------------------------------------------


def spears_by_hand(bases: int, files: int) -> list[int]:
    """How deep each file stands, the deeper ones first."""
    depths = [0] * files
    for base in range(bases):
        depths[base % files] += 1
    return depths


def needs_by_hand(mine: list[int], theirs: list[int], lost_each: int) -> list[int]:
    """What each die of a line of spearmen needs: a point for two ranks, and lost dice off the last file first."""
    dice_left = [[4 + (deep < 2 <= foe)] * min(deep, 2) for deep, foe in zip(mine, theirs, strict=True)]
    for _ in range(sum(map(len, dice_left)) // lost_each if lost_each else 0):
        [file for file in dice_left if file][-1].pop()
    return [need for file in dice_left for need in file]


def wins_by_hand(mine: list[int], theirs: list[int]) -> Fraction:
    """Every throw of every die."""
    wins = 0
    for throw in product(range(1, 7), repeat=len(mine) + len(theirs)):
        ours, others = throw[: len(mine)], throw[len(mine) :]
        hits = [
            sum(die >= need for die, need in zip(dice, needs, strict=True))
            for dice, needs in ((ours, mine), (others, theirs))
        ]
        wins += hits[0] > hits[1]
    return Fraction(wins, 6 ** (len(mine) + len(theirs)))


@rule("tabletop 5.19")
def test_lost_dice_come_off_the_files_counted_last_where_points_run_x_y_x() -> None:
    fight = t.combat(
        "HF offensive-spearmen 3x2, 5 bases", "HF offensive-spearmen 3x2, 4 bases, disrupted", phase="melee"
    )
    deep, thin = spears_by_hand(5, 3), spears_by_hand(4, 3)
    mine, theirs = needs_by_hand(deep, thin, 0), needs_by_hand(thin, deep, 3)
    assert theirs == [4, 4, 5]  # the third file lost its die, the second keeps the one that needs a 5
    assert fight.exact["win"] == wins_by_hand(mine, theirs)
    assert f"{100 * fight.win:.1f}" == "68.2"


@rule("tabletop 5.19")
@pytest.mark.parametrize(("state", "each"), [("", 0), ("disrupted", 3), ("fragmented", 2)])
@pytest.mark.parametrize("bases", range(3, 7))
@pytest.mark.parametrize("others", range(3, 7))
def test_the_dice_of_spearmen_are_those_counted_by_hand(bases: int, others: int, state: str, each: int) -> None:
    fight = t.combat(
        f"HF defensive-spearmen 3x2, {others} bases",
        f"HF defensive-spearmen 3x2, {bases} bases" + (f", {state}" if state else ""),
        phase="melee",
    )
    if state == "fragmented":  # 9.4: no points for them, so every file of theirs may face one
        wanted = needs_by_hand([min(deep, 1) for deep in spears_by_hand(bases, 3)], spears_by_hand(others, 3), 0)
        by_file = [[need] * deep for need, deep in zip(wanted, spears_by_hand(bases, 3), strict=True)]
        for _ in range(bases // each):
            [file for file in by_file if file][-1].pop()
        expected = [need for file in by_file for need in file]
    else:
        expected = needs_by_hand(spears_by_hand(bases, 3), spears_by_hand(others, 3), each)
    rolled_needs = [roll.need for roll in fight.sides[1].rolls for _ in range(roll.dice)]
    assert sorted(rolled_needs) == sorted(expected)


@rule("tabletop 5.5")
@rule("tabletop 5.6")
@rule("tabletop 5.7")
@pytest.mark.parametrize(
    ("group", "count", "row"),
    [
        ("LCh javelins 4x1", 2, "light"),
        ("HCh javelins 3x1", 2, "light"),
        ("LCh bow 4x1", 4, "chariots"),
        ("BWg firearm 4x1", 2, "light"),
        ("BWg crossbow 4x1", 4, "wagons"),
        ("BWg artillery 4x1", 4, "wagons"),
    ],
)
def test_javelins_and_firearms_shoot_as_light_troops_even_from_chariots_and_wagons(
    group: str, count: int, row: str
) -> None:
    volley = t.shooting(group, "gauls")
    assert volley.sides[0].dice == count
    assert [reason.row for reason in volley.reasons if reason.table == "dice"] == [row]


@rule("tabletop 5.3")
@rule("tabletop 5.4")
@pytest.mark.parametrize(
    ("group", "mark"), [("MF", "sheet"), ("HF", "unverified"), ("Cv", "repaired"), ("Ct", "unverified")]
)
def test_what_the_sheet_does_not_name_is_not_said_to_stand_on_it(group: str, mark: str) -> None:
    volley = t.shooting(f"{group} bow 3x2", "gauls")
    assert [reason.mark for reason in volley.reasons if reason.table == "dice"] == [mark]
    assert volley.sides[0].dice == 5


@rule("tabletop 5.11")
def test_supporting_archers_roll_with_a_quality_of_their_own() -> None:
    spears = "HF armoured superior defensive-spearmen 3x2, standing"
    found = {}
    for quality in ("poor", "average", "elite"):
        fight = t.combat("gauls", f"{spears}, support 3 bow LF {quality}", contact=3)
        assert not any(roll.shooting for roll in fight.sides[1].rolls)  # light foot does not support against foot
        fight = t.combat("gallic horse", f"{spears}, support 2 bow LF {quality}", contact=2)
        fighters, archers = fight.sides[1].rolls
        assert fighters.hit == Fraction(7, 12)  # superior, 4 or more
        assert (archers.shooting, archers.need) == (True, 5)
        found[quality] = archers.hit
    assert found == {"poor": Fraction(2, 9), "average": Fraction(1, 3), "elite": Fraction(4, 9)}


@rule("tabletop 5.11")
def test_supporters_of_another_quality_are_told_apart_in_a_chain() -> None:
    spears = "HF poor defensive-spearmen 3x2, standing, support 3 bow LF"
    first, second = (t.chain("gallic horse", f"{spears} {quality}", 2, exact=True) for quality in ("poor", "elite"))
    assert first.a_breaks < second.a_breaks


@rule("tabletop 5.11")
def test_a_second_rank_of_the_group_itself_keeps_the_groups_quality() -> None:
    fight = t.combat("gallic horse", "MF superior bow 3x2, standing, support 3 crossbow MF poor", contact=2)
    archers = next(roll for roll in fight.sides[1].rolls if roll.shooting)
    assert archers.hit == Fraction(7, 18)


def test_a_line_counts_in_no_more_files_than_there_are() -> None:
    for a, b in (
        ("hastati", "gauls, 1 overlap"),
        ("gauls, 1 overlap", "hastati"),
        ("hastati", "gauls, 2 files, 1 overlap"),
    ):
        contact = 1 if "2 files" in b else 0
        fight = t.combat(a, b, phase="melee", contact=contact)
        for reason in fight.reasons:
            if reason.table in ("dice", "melee"):
                side = fight.a if reason.side == "a" else fight.b
                assert 1 <= reason.files <= (contact or 3) + side.overlaps, (a, b, reason)
    shown = {(one.side, one.row): one.files for one in t.combat("hastati", "gauls, 1 overlap", phase="melee").reasons}
    assert shown["a", "armour"] == 3
