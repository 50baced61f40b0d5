"""Rules 7.13 to 7.18: what becomes of everybody after a combat."""

import pytest

from cannae.core.contract import RED
from cannae.games.glory.engine import Glory
from glory.scene import (
    control,
    discard,
    do,
    line,
    of,
    scene,
    strengths,
    told,
    won,
)
from helpers import rule


def result(state: Glory) -> str:
    """Who won the last combat, as everybody is told."""
    return str(told(state, "combat")[-1]["result"])


@rule("glory 7.13", paper="A16")
@pytest.mark.parametrize("held", [".....", "b....", "r...."])
def test_a_winning_attacker_takes_the_column_and_keeps_who_led(held: str) -> None:
    state = scene(f"control={held} red=MI2.MI3/-/-/-/- blue=MI4.MI2/-/-/-/- red-hand=CO5")
    do(state, "attack 1 with MI3", "bonus CO5", "lead MI2")
    assert result(state) == "attacker"
    assert won(state, "red") == {"MI2": 1, "MI4": 1}
    assert line(state, "red") == "MI3/-/-/-/-"
    assert discard(state, "red") == {"MI2": 1, "CO5": 1}  # the unit that did not lead, no choice
    assert control(state) == "r...."


@rule("glory 7.14", paper="A17")
@pytest.mark.parametrize(("held", "then"), [(".....", "....."), ("b....", "b...."), ("r....", ".....")])
def test_a_winning_defender_keeps_the_column_and_the_leading_unit(held: str, then: str) -> None:
    state = scene(f"control={held} red=MI2.MI3/-/-/-/- blue=MI4.MI2/-/-/-/- red-hand=OV2 blue-hand=CO5")
    do(state, "attack 1 with MI3", "bonus OV2", "bonus CO5", "lead MI2")
    assert result(state) == "defender"
    assert won(state, "blue") == {"MI2": 1, "MI3": 1}
    assert line(state, "blue") == "MI2/-/-/-/-"
    assert discard(state, "blue") == {"MI4": 1, "CO5": 1}
    assert control(state) == then


@rule("glory 7.15", paper="A18")
@pytest.mark.parametrize("held", [".....", "b....", "r...."])
def test_a_tie_discards_both_lines_and_nobody_holds_the_column(held: str) -> None:
    words = f"control={held} red=EL2.LI2/-/-/-/- blue=EL3.LI3/-/-/-/- red-hand=OV2 red-deck=HI2 blue-hand=OV2"
    state = do(scene(words), "attack 1 with EL2", "bonus OV2", "stand", "bonus OV2", "lead EL3")
    assert strengths(state) == (8, 8)
    assert result(state) == "tie"
    assert line(state, "red") == line(state, "blue") == "-/-/-/-/-"
    assert won(state, "red") == won(state, "blue") == {}  # and no rampage
    assert discard(state, "red") == {"EL2": 1, "LI2": 1, "OV2": 1}
    assert control(state) == "....."


SPEARS = "red=HI2/-/-/-/- blue=SP2.AR2/-/-/-/- red-hand=HI4 blue-hand=MI3"


@rule("glory 7.16", paper="A12")
def test_a_tie_is_won_by_a_leading_spear() -> None:
    state = do(scene(SPEARS), "attack 1 with HI2", "bonus HI4", "stand", "bonus MI3", "lead SP2")
    assert strengths(state) == (8, 8)
    assert result(state) == "spears"
    assert won(state, "blue") == {"HI2": 1}
    assert line(state, "blue") == "SP2/-/-/-/-"


TIE_WITH_ARCHERS = "red=LI3/-/-/-/- blue=SP2.AR2/-/-/-/- red-hand=HI2 blue-hand=OV2"


@rule("glory 7.16", "glory 10.3", paper="A12")
@pytest.mark.parametrize(("switch", "wins"), [("lead", False), ("column", True), ("never", False)])
def test_archers_leading_for_the_spear(switch: str, wins: bool) -> None:
    state = do(scene(TIE_WITH_ARCHERS, spear_ties=switch), "attack 1 with LI3", "bonus HI2", "bonus OV2", "lead AR2")
    assert strengths(state) == (3, 3)
    assert (won(state, "blue") == {"LI3": 1}) == wins


@rule("glory 10.3", paper="A12")
def test_without_a_spear_in_the_column_a_tie_is_a_tie() -> None:
    state = scene("red=PK2/-/-/-/- blue=PK3.AR2/-/-/-/- red-hand=MI3 blue-hand=OV2", spear_ties="column")
    do(state, "attack 1 with PK2", "bonus MI3", "stand", "bonus OV2", "lead PK3")
    assert strengths(state) == (7, 7)
    assert won(state, "blue") == {}


@rule("glory 10.3", paper="A12")
def test_spears_may_never_hold_ties() -> None:
    state = do(scene(SPEARS, spear_ties="never"), "attack 1 with HI2", "bonus HI4", "stand", "bonus MI3", "lead SP2")
    assert won(state, "blue") == {}


@rule("glory 7.16", paper="A12")
def test_attacking_spears_win_no_ties() -> None:
    state = scene("red=SP2/-/-/-/- blue=PK2/-/-/-/- red-hand=OV2 blue-hand=OV2")
    do(state, "attack 1 with SP2", "bonus OV2", "bonus OV2")
    assert won(state, "red") == won(state, "blue") == {}


@rule("glory 7.17", paper="A20 A23")
def test_two_elephants_one_card() -> None:
    state = scene("red=HI2/-/-/-/- blue=EL2.EL3/-/-/-/- red-hand=CO5 blue-deck=CO5*2")
    do(state, "attack 1 with HI2", "bonus CO5", "bonus none", "lead EL2")
    assert strengths(state) == (9, 6)
    assert won(state, "red") == {"EL2": 1, "EL3": 1, "CO5": 1}
    assert of(state, "red")["score"] == 6  # A23: a Commander counts nothing


@rule("glory 7.17", paper="A21 L17")
def test_a_rear_or_attacking_elephant_too() -> None:
    rear = scene("red=HI2/-/-/-/- blue=EL2.LI2/-/-/-/- red-hand=CO5 blue-deck=SP2")
    do(rear, "attack 1 with HI2", "bonus CO5", "stand", "bonus none", "lead LI2")
    assert won(rear, "red") == {"EL2": 1, "LI2": 1, "SP2": 1}
    assert of(rear, "red")["score"] == 6  # A23: its printed points
    attacker = scene("red=EL2/-/-/-/- blue=LI2/-/-/-/- red-hand=OV2 red-deck=HI3 blue-hand=CO5")
    do(attacker, "attack 1 with EL2", "bonus OV2", "stand", "bonus CO5")
    assert won(attacker, "blue") == {"EL2": 1, "HI3": 1}


@rule("glory 7.17", "glory 9.2", paper="A22 E3")
def test_a_rampage_that_shuffles_and_ends_the_game() -> None:
    words = (
        "red=HI2/-/-/-/- blue=EL2/-/-/-/- red-hand=CO5 red-shuffles=2 red-deck=MI2*2.MI3 "
        "blue-hand=OV2 blue-discard=AR2 blue-shuffles=1"
    )
    state = do(scene(words), "attack 1 with HI2", "bonus CO5", "bonus OV2")
    assert won(state, "red") == {"EL2": 1, "AR2": 1}  # shuffled without the Bonus card on the table
    assert discard(state, "blue") == {"OV2": 1}
    assert of(state, "blue")["shuffles"] == 2
    assert state.outcome() is None
    do(state, "done", "draw")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (RED, "scoring")


@rule("glory 7.17", paper="A22")
def test_a_rampage_with_nothing_left_takes_nothing() -> None:
    state = scene("red=HI2/-/-/-/- blue=EL2/-/-/-/- red-hand=CO5")
    do(state, "attack 1 with HI2", "bonus CO5")
    assert won(state, "red") == {"EL2": 1}
    assert of(state, "blue")["shuffles"] == 0


@rule("glory 7.17", "glory 7.15", paper="A24")
def test_only_the_defeated_side_loses_a_card() -> None:
    state = scene("red=EL2/-/-/-/- blue=EL3/-/-/-/- red-hand=CO5 red-deck=HI2 blue-deck=HI3")
    do(state, "attack 1 with EL2", "bonus CO5", "bonus none")
    assert won(state, "red") == {"EL3": 1, "HI3": 1}
    assert won(state, "blue") == {}


@rule("glory 7.17", "glory 6.6")
def test_elephants_that_are_discarded_do_no_damage() -> None:
    state = do(scene("red=EL2/-/-/-/- red-hand=LC2 red-deck=HI2"), "clear EL2 at 1", "place LC2 at 1")
    assert won(state, "blue") == {}
    assert of(state, "red")["deck_size"] == 1
