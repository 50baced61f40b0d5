"""Chapter 5: flank attacks."""

from itertools import product

import pytest

from cannae.core.conformance import check
from cannae.games.glory import GAME
from cannae.games.glory.rules.flank import flanks_of
from cannae.games.glory.state import Position
from glory.scene import control, discard, do, items, line, offered, offers, reason, scene, strengths, won
from helpers import rule

NEXT = "phase=draw active=blue "  # blue ends a turn with nothing left to draw, then red’s flank phase begins


def targets(red: str, blue: str, **options: object) -> set[str]:
    """The flank attacks red is offered at the beginning of a turn."""
    state = do(scene(f"{NEXT} red={red} blue={blue} red-hand=CO5", **options), "draw")
    return offers(state, "flank") if state.phase() == "flank" else set()


@rule("glory 5.1", paper="F1 L1")
def test_example_the_pike_is_flanked_from_the_next_column() -> None:
    found = targets("-/MI2/HI2/-/-", "-/PK2/-/-/-")
    assert found == {"flank 2 with MI2", "flank 2 with HI2 from 3"}


@rule("glory 5.1", paper="F1")
def test_example_one_unit_beyond_prevents_it() -> None:
    assert targets("-/MI2/HI2/-/-", "-/PK2/-/LI2/-") == set()


@rule("glory 5.1", paper="F1")
def test_beyond_the_edge_there_is_nobody() -> None:
    assert targets("CV2/HI2/-/-/-", "-/PK2/-/-/-") == {"flank 2 with HI2", "flank 2 with CV2 from 1"}


@rule("glory 5.1", paper="F1")
def test_a_target_in_a_flank_column() -> None:
    assert targets("HI2/MI2/-/-/-", "PK2/-/-/-/-") == {"flank 1 with HI2", "flank 1 with MI2 from 2"}
    assert targets("HI2/MI2/-/-/-", "PK2/-/LI2/-/-") == set()


@rule("glory 5.1", "glory 5.4", paper="F5")
def test_two_flanking_columns_one_source() -> None:
    found = targets("-/MI2/HI2/CV2/-", "-/-/PK2/-/-")
    assert found == {"flank 3 with HI2", "flank 3 with MI2 from 2", "flank 3 with CV2 from 4"}


@rule("glory 5.1")
def test_unopposed_units_alone_flank_nobody() -> None:
    assert targets("MI2/-/-/-/-", "-/PK2/-/-/-") == set()  # (a) nobody of red's in column 2
    assert targets("-/MI2/-/-/-", "-/PK2/-/-/-") == set()  # (b) nobody beside


@rule("glory 10.1", paper="L1")
def test_as_printed_in_german_the_attacker_needs_more_units() -> None:
    assert targets("-/MI2/HI2/-/-", "-/PK2/-/-/-", flank="german") == set()
    assert targets("-/MI2.MI3/HI2/-/-", "-/PK2/-/-/-", flank="german") != set()
    assert targets("-/MI2.MI3/HI2/-/-", "-/PK2.PK3/-/-/-", flank="german") == set()


def naive(red: tuple[int, ...], blue: tuple[int, ...], german: bool) -> set[tuple[int, int]]:
    """Conditions a, b and c once more, straight from the text: pairs of target and flanking column."""
    found = set()
    for target in range(5):
        for flanking in range(5):
            a = red[target] >= 1 and blue[target] >= 1
            if german:
                a = red[target] > blue[target] >= 1
            b = abs(flanking - target) == 1 and red[flanking] >= 1 and blue[flanking] == 0
            beyond = flanking + (flanking - target)
            c = not 0 <= beyond <= 4 or blue[beyond] == 0
            if a and b and c:
                found.add((target, flanking))
    return found


@rule("glory 5.1", "glory 5.2", paper="F1 F3")
@pytest.mark.parametrize("german", [False, True])
def test_every_layout_against_the_text(german: bool) -> None:
    """All 3^10 numbers of units on ten places; at most two targets, no flanking column for two, and none in the way."""
    state = scene("red-hand=CO5", flank="german" if german else "english")
    counts = (0, 1, 2)
    for red in product(counts, repeat=5):
        for column in range(5):
            stand(state, 0, column, red[column])
        for blue in product(counts, repeat=5):
            for column in range(5):
                stand(state, 1, column, blue[column])
            bits = flanks_of(state, 0)
            found = set()
            for target in range(5):
                if bits >> (2 * target) & 1:
                    found.add((target, target - 1))
                if bits >> (2 * target) & 2:
                    found.add((target, target + 1))
            assert found == naive(red, blue, german)
            sources = [flanking for _, flanking in found]
            assert len({target for target, _ in found}) <= 2
            assert len(sources) == len(set(sources))
            assert not {target for target, _ in found} & set(sources)


def stand(state: Position, side: int, column: int, units: int) -> None:
    while state.units(side, column) > units:
        state.leave(side, column, 13)
    while state.units(side, column) < units:
        state.stand(side, column, 13)


@rule("glory 5.2")
def test_what_a_flank_attack_opens_is_no_further_target() -> None:
    """Column 3 falls; only then would the pike in column 4 have no friend beyond column 3... too late."""
    words = f"{NEXT} red=-/HI2/HI3/HI4/- blue=-/-/MI2/PK2/- red-hand=CO5*2"
    state = do(scene(words), "draw")
    assert offers(state, "flank") == {"flank 3 with HI3", "flank 3 with HI2 from 2"}
    do(state, "flank 3 with HI2 from 2", "bonus CO5", "stand")
    assert line(state, "blue") == "-/-/-/PK2/-"
    assert state.phase() == "action"


@rule("glory 5.3", paper="F2")
def test_flank_attacks_are_optional_and_in_any_order() -> None:
    words = f"{NEXT} red=HI2/MI2/-/MI3/HI3 blue=-/PK2/-/PK3/- red-hand=CO5*2"
    state = do(scene(words), "draw")
    assert {text.split()[1] for text in offers(state, "flank")} == {"2", "4"}
    do(state, "flank 4 with HI3 from 5", "bonus CO5")
    assert {text.split()[1] for text in offers(state, "flank")} == {"2"}
    do(state, "done")
    assert state.phase() == "action"


@rule("glory 5.3", paper="F4")
def test_each_target_only_once() -> None:
    words = f"{NEXT} red=-/MI2/HI2/CV2/- blue=-/-/PK2.PK3/-/- red-hand=OV2*2 blue-hand=CO5"
    state = do(scene(words), "draw", "flank 3 with MI2 from 2", "bonus OV2", "bonus CO5", "lead PK2")
    assert line(state, "blue") == "-/-/PK2/-/-"
    assert state.phase() == "action"
    assert "attack 3 with HI2" in offered(state)


@rule("glory 5.5", paper="L2")
def test_example_heavy_infantry_six_against_four() -> None:
    words = f"{NEXT} red=-/MI2/HI2/-/- blue=-/PK2/-/-/- red-hand=OV2 blue-hand=OV2"
    state = do(scene(words), "draw", "flank 2 with HI2 from 3", "bonus OV2", "bonus OV2")
    assert strengths(state) == (6 + 2, 4 + 2)
    assert items(state) == {"value": 4, "bonus": 2, "flank": 2}
    assert items(state, "defence") == {"value": 4, "bonus": 2}
    other = do(scene(words), "draw", "flank 2 with MI2", "bonus OV2", "bonus OV2")
    assert strengths(other)[0] == 5 + 2


@rule("glory 5.5", paper="F5")
def test_two_flanking_columns_give_no_more_than_two() -> None:
    words = f"{NEXT} red=-/MI2/HI2/CV2/- blue=-/-/PK2/-/- red-hand=OV2"
    state = do(scene(words), "draw", "flank 3 with HI2", "bonus OV2")
    assert items(state)["flank"] == 2


@rule("glory 5.5", paper="F9")
def test_the_terrain_is_that_of_the_attacked_column() -> None:
    words = f"{NEXT} terrain=plain.woods.plain.plain.plain red=-/MI2/HI2/-/- blue=-/PK2/-/-/- red-hand=OV2"
    state = do(scene(words), "draw", "flank 2 with HI2 from 3", "bonus OV2")
    assert items(state)["terrain"] == -2
    assert items(state, "defence")["terrain"] == -2


@rule("glory 5.6", paper="F6")
def test_from_a_flanking_column_one_unit_fights_from_the_front_both() -> None:
    words = f"{NEXT} red=-/PK2.PK3/PK4/-/- blue=-/HI2/-/-/- red-hand=OV2*2"
    side = do(scene(words), "draw", "flank 2 with PK4 from 3", "bonus OV2", "stand")
    assert items(side) == {"value": 4, "bonus": 2, "flank": 2}
    front = do(scene(words), "draw", "flank 2 with PK2", "bonus OV2", "stand")
    assert items(front) == {"value": 4, "bonus": 2, "second": 1, "pair": 1, "flank": 2}


FLANKED = f"{NEXT} red=-/MI2.MI3/HI2/-/- blue=-/PK2/-/-/- "


@rule("glory 5.6", paper="F7 F13")
def test_a_loss_from_the_flank_costs_the_flank_alone() -> None:
    state = do(scene(FLANKED + "control=.r... red-hand=OV2 blue-hand=CO5"), "draw")
    do(state, "flank 2 with HI2 from 3", "bonus OV2", "bonus CO5")
    assert line(state, "red") == "-/MI2.MI3/-/-/-"
    assert won(state, "blue") == {"HI2": 1}
    assert control(state) == "..r.."  # column 2 was red's and turns neutral, column 3 is not touched


@rule("glory 5.6", "glory 5.4", paper="F7")
@pytest.mark.parametrize(
    ("lead", "left"), [("MI2 from 2", "-/-/HI2/CV2/-"), ("CV2 from 4", "-/MI2/HI2/-/-"), ("HI2", "-/MI2/-/CV2/-")]
)
def test_the_leading_unit_is_lost_from_either_side(lead: str, left: str) -> None:
    words = f"{NEXT} red=-/MI2/HI2/CV2/- blue=-/-/PK2/-/- red-hand=OV2 blue-hand=CO5"
    state = do(scene(words), "draw", f"flank 3 with {lead}", "bonus OV2", "bonus CO5")
    assert line(state, "red") == left
    assert won(state, "blue") == {lead.split()[0]: 1}


@rule("glory 5.6", "glory 7.15", paper="F7 X3")
def test_a_tie_from_the_flank() -> None:
    state = do(scene(FLANKED + "control=.b... red-hand=OV2 blue-hand=HI4"), "draw")
    do(state, "flank 2 with HI2 from 3", "bonus OV2", "bonus HI4")
    assert strengths(state) == (8, 8)
    assert line(state, "red") == "-/MI2.MI3/-/-/-"
    assert line(state, "blue") == "-/-/-/-/-"
    assert "HI2" in discard(state, "red")
    assert control(state) == "..r.."


@rule("glory 5.6", paper="X3")
def test_after_a_loss_from_the_flank_both_still_stand_and_may_fight() -> None:
    state = do(scene(FLANKED + "red-hand=OV2*2 blue-hand=CO5"), "draw")
    do(state, "flank 2 with HI2 from 3", "bonus OV2", "bonus CO5")
    assert offers(state, "attack") == {"attack 2 with MI2", "attack 2 with MI3"}


@rule("glory 5.6", paper="F8")
def test_a_win_from_the_flank() -> None:
    state = do(scene(FLANKED + "red-hand=CO5"), "draw")
    do(state, "flank 2 with HI2 from 3", "bonus CO5")
    assert line(state, "red") == "-/MI2.MI3/HI2/-/-"  # nobody moves, nobody is discarded
    assert control(state) == ".rr.."
    assert won(state, "red") == {"PK2": 1}


@rule("glory 7.5", paper="F11")
def test_withdrawal_compares_with_the_unit_that_leads() -> None:
    words = f"{NEXT} red=-/LC2/HI2/-/- blue=-/MI2/-/-/- red-hand=CO5"
    front = do(scene(words), "draw", "flank 2 with LC2", "bonus CO5")
    assert front.phase() == "action"  # nobody could withdraw from light cavalry; blue had no Bonus card either
    side = do(scene(words), "draw", "flank 2 with HI2 from 3", "bonus CO5")
    assert offered(side) == {"withdraw MI2", "stand"}


@rule("glory 7.6", "glory 5.6", paper="L7 F7")
def test_all_withdrawn_only_the_attacking_column_counts() -> None:
    words = f"{NEXT} red=-/MI3.MI4/HI2/-/- blue=-/MI2/-/-/- red-hand=CO5"
    state = do(scene(words), "draw", "flank 2 with HI2 from 3", "bonus CO5", "withdraw MI2")
    assert line(state, "red") == "-/MI3.MI4/HI2/-/-"
    assert control(state) == "..r.."
    front = do(scene(words.replace("MI3.MI4", "HI3.HI4")), "draw", "flank 2 with HI3", "bonus CO5", "withdraw MI2")
    assert offered(front) == {"spare HI3", "spare HI4"}


@rule("glory 7.2", paper="F12")
def test_overlap_in_a_flank_attack_never_counts_the_lead() -> None:
    words = f"{NEXT} red=-/MI2/HI2/MI3/- blue=-/-/PK2/-/- red-hand=OV2.CO5"
    front = do(scene(words), "draw", "flank 3 with HI2", "overlap", "bonus CO5")
    assert items(front)["overlap"] == 2
    side = do(scene(words), "draw", "flank 3 with MI2 from 2", "overlap", "bonus CO5")
    assert items(side)["overlap"] == 1


@rule("glory 7.12", "glory 7.16", paper="F14")
def test_hill_and_spears_count_in_flank_attacks() -> None:
    words = f"{NEXT} terrain=plain.hill.plain.plain.plain control=.b... red=-/MI2/HI2/-/- blue=-/SP2/-/-/- red-hand=OV2"
    state = do(scene(words + " blue-hand=MI3"), "draw", "flank 2 with HI2 from 3", "bonus OV2", "bonus MI3")
    assert items(state, "defence")["height"] == 1
    assert strengths(state) == (8, 8)
    assert won(state, "blue") == {"HI2": 1}


@rule("glory 10.2", paper="F10 X7")
def test_the_switch_puts_withdrawal_before_the_bonus_cards() -> None:
    words = f"{NEXT} red=-/MI2/HI2/-/- blue=-/MI3/-/-/- red-hand=OV2.CO5 blue-hand=CO5"
    first = do(scene(words), "draw", "flank 2 with HI2 from 3")
    assert first.phase() == "bonus"  # the default
    state = do(scene(words, flank_order="withdrawal"), "draw", "flank 2 with HI2 from 3")
    assert state.phase() == "withdraw"  # no overlap: nothing to ask for
    do(state, "stand")
    assert offered(state) == {"bonus OV2", "bonus CO5"}
    assert reason(state, "overlap") == "7.2"
    do(state, "bonus CO5")
    assert state.phase() == "defence"  # no second withdrawal
    gone = do(scene(words, flank_order="withdrawal"), "draw", "flank 2 with HI2 from 3", "withdraw MI3")
    assert discard(gone, "red") == {}  # no Bonus card was laid yet
    assert line(gone, "red") == "-/MI2/HI2/-/-"


@rule("glory 10.2", paper="F10")
def test_the_switch_leaves_frontal_attacks_alone() -> None:
    state = scene("red=HI2/-/-/-/- blue=MI3/-/-/-/- red-hand=CO5", flank_order="withdrawal")
    assert do(state, "attack 1 with HI2").phase() == "bonus"
    assert do(state, "bonus CO5").phase() == "withdraw"


@rule("glory 10.2", "glory 7.2", paper="X7")
@pytest.mark.parametrize("hand", ["OV2.CO5", "CO5"])
def test_overlap_is_asked_for_first_also_of_a_hand_without_it(hand: str) -> None:
    words = f"{NEXT} red=-/MI2/HI2/MI3/- blue=-/-/MI4/-/- red-hand={hand}"
    state = do(scene(words, flank_order="withdrawal"), "draw", "flank 3 with HI2")
    assert state.phase() == "overlap"
    assert offered(state) == ({"done", "overlap OV2"} if "OV2" in hand else {"done"})
    assert reason(state, "bonus CO5") == "10.2"
    do(state, "overlap" if "OV2" in hand else "done", "stand", "bonus CO5")
    assert ("overlap" in items(state)) == ("OV2" in hand)


@rule("glory 5.4")
@pytest.mark.parametrize("text", ["flank 2 with PK3", "flank 2 with MI3 from 1", "flank 2 with CV3 from 3"])
def test_only_units_that_stand_there_lead(text: str) -> None:
    state = do(scene(f"{NEXT} red=-/MI2/HI2/-/- blue=-/PK2/-/-/- red-hand=CO5"), "draw")
    assert reason(state, text) == "5.4"
    assert reason(state, "flank 4 with MI2") == "5.1"


TIED = f"{NEXT} control=.r... red=-/MI2.MI3/HI2/-/- blue=-/PK2/-/-/- red-hand=LI2 blue-hand=CV4"


@rule("glory 10.10")
def test_as_printed_a_tie_in_a_flank_attack_discards_all_in_the_attacked_column() -> None:
    state = scene(TIED, flank_ties="column")
    do(state, "draw", "flank 2 with HI2 from 3", "bonus LI2", "bonus CV4")
    assert strengths(state) == (8, 8)
    assert line(state, "red") == "-/-/HI2/-/-"
    assert line(state, "blue") == "-/-/-/-/-"
    assert discard(state, "red") == {"MI2": 1, "MI3": 1, "LI2": 1}
    assert discard(state, "blue") == {"PK2": 1, "CV4": 1}
    assert control(state)[1] == "."
    assert won(state, "red") == won(state, "blue") == {}


@rule("glory 10.10")
@pytest.mark.parametrize("ties", ["fighters", "column"])
def test_an_attack_from_the_front_knows_no_difference_in_a_tie(ties: str) -> None:
    state = scene("red=-/MI2.MI3/HI2/-/- blue=-/HI3/-/-/- red-hand=LI2 blue-hand=CV2", flank_ties=ties)
    do(state, "attack 2 with MI2", "bonus LI2", "bonus CV2")
    assert strengths(state) == (6, 6)
    assert line(state, "red") == "-/-/HI2/-/-"
    front = scene(TIED, flank_ties=ties)
    do(front, "draw", "flank 2 with MI2", "bonus LI2", "bonus CV4")
    assert strengths(front) == (8, 8)
    assert line(front, "red") == "-/-/HI2/-/-"


@rule("glory 10.10")
@pytest.mark.parametrize("ties", ["fighters", "column"])
def test_a_defeat_in_a_flank_attack_is_the_same_either_way(ties: str) -> None:
    state = scene(TIED.replace("blue-hand=CV4", "blue-hand=CO5"), flank_ties=ties)
    do(state, "draw", "flank 2 with HI2 from 3", "bonus LI2", "bonus CO5")
    assert line(state, "red") == "-/MI2.MI3/-/-/-"
    assert won(state, "blue") == {"HI2": 1}


@rule("glory 10.10")
def test_all_laws_hold_when_a_tie_clears_the_attacked_column() -> None:
    report = check(GAME, 6, seed=5, options={"flank_ties": "column", "setup": "quick"}, share=0.2, conclusive=False)
    assert report.holds, report.failures
