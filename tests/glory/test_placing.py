"""Chapter 6: placing, replacing, paying, Reserves."""

import pytest

from cannae.core.contract import BLUE, RED, SPECTATOR
from glory.scene import control, discard, do, hand, line, of, offered, offers, own_deck, reason, scene, seen, won
from helpers import rule


@rule("glory 6.1", paper="L5")
def test_actions_come_in_any_order_and_number() -> None:
    words = "red=-/HI2/-/-/- blue=-/MI2/MI3/-/- red-hand=LC2.LC3.CO5*2.RE2 red-deck=HI3.HI4.PK2"
    state = scene(words)
    do(state, "place LC2 at 1", "attack 2 with HI2", "bonus CO5", "stand", "place LC3 at 3", "reserves")
    assert state.phase() == "action"
    assert {text.split()[0] for text in offered(state)} >= {"done", "place", "attack"}


@rule("glory 6.2", "glory 1.2", paper="P8")
def test_units_go_to_columns_of_either_side_two_a_side() -> None:
    state = scene("control=bbb.r red=-/-/MI2.MI3/-/- blue=HI2/-/-/-/- red-hand=MI4.CO5*2")
    assert offers(state, "place") == {f"place MI4 at {column}" for column in (1, 2, 4, 5)}
    assert reason(state, "place MI4 at 3") == "6.5"
    do(state, "place MI4 at 1", "pay CO5")
    assert "attack 1 with MI4" in offered(state)  # in the same turn
    assert control(state) == "bbb.r"


@rule("glory 6.3", "glory 6.7", paper="P1")
def test_example_four_units_for_nine_points() -> None:
    """Light cavalry 0, medium infantry on a flank 3 + 1, medium infantry 3 and archers 2: nine, by 5 and 4."""
    state = scene("turn=1 red-hand=LC2.MI2.MI3.AR2.CO5.CV4")
    do(state, "place MI2 at 1", "place LC2 at 2", "place MI3 at 3", "place AR2 at 4")
    assert seen(state, RED)["due"] == 9
    do(state, "pay CO5")
    assert offered(state) == {"pay CV4"}
    do(state, "pay CV4")
    assert line(state, "red") == "MI2/LC2/MI3/AR2/-"
    assert discard(state, "red") == {"CO5": 1, "CV4": 1}
    assert state.phase() == "action"


@rule("glory 6.3")
@pytest.mark.parametrize(
    "rest",
    [("HI2", "LI2"), ("MI3", "CV2"), ("MI3", "AR2"), ("LC3", "PK2"), ("LC3", "SP2"), ("LC3", "EL2")],
)
def test_example_every_reading_of_the_picture_costs_nine(rest: tuple[str, str]) -> None:
    state = scene(f"turn=1 red-hand=LC2.MI2.CO5.CV4.{rest[0]}.{rest[1]}")
    do(state, "place MI2 at 1", "place LC2 at 2", f"place {rest[0]} at 3", f"place {rest[1]} at 4")
    assert seen(state, RED)["due"] == 9


@rule("glory 6.3", paper="P1")
def test_only_what_the_rest_of_the_hand_can_pay_is_placed() -> None:
    state = scene("red-hand=HI2.HI3.MI2")
    assert offers(state, "place") == {
        f"place {card} at {column}" for card in ("HI2", "HI3") for column in (2, 3, 4)
    } | {f"place MI2 at {column}" for column in range(1, 6)}
    do(state, "place HI2 at 3")  # 3 + 2 points are left for 4
    assert offers(state, "place") == set()
    assert reason(state, "place MI2 at 2") == "6.3"


@rule("glory 6.4", paper="P4")
@pytest.mark.parametrize(
    ("card", "plain", "flank", "rough", "rough_flank"),
    [("LC2", 0, 0, 1, 1), ("MI2", 3, 4, 4, 5), ("HI2", 4, 6, 5, 7), ("SP2", 5, 8, 6, 9), ("EL2", 5, 8, 6, 9)],
)
def test_flank_penalty_and_rough_add_up(card: str, plain: int, flank: int, rough: int, rough_flank: int) -> None:
    state = scene(f"terrain=plain.rough.plain.plain.rough red-hand={card}.CO5*2")
    (shown,) = [one for one in of(state, "red")["hand"] if one["card"] == card]
    assert shown["costs"] == [flank, rough, plain, plain, rough_flank]
    do(state, f"place {card} at 5")
    assert seen(state, RED)["due"] == rough_flank


@rule("glory 6.4", paper="P4")
def test_the_dearer_column_is_refused_by_its_own_rule() -> None:
    state = scene("red-hand=MI2.MI3")
    assert reason(state, "place MI2 at 1") == "6.4"
    assert "place MI2 at 2" in offered(state)


@rule("glory 6.8", "glory 6.7", paper="P5")
def test_any_card_left_in_hand_pays_but_not_the_unit_placed() -> None:
    state = do(scene("red-hand=MI2.OV2.RE2.CO5.LI3"), "place MI2 at 3")
    assert offers(state, "pay") == {"pay OV2", "pay RE2", "pay CO5", "pay LI3"}


@rule("glory 6.5", paper="P6 L3")
@pytest.mark.parametrize(
    ("there", "card", "fits"),
    [
        ("MI2", "MI3", True),
        ("HI2", "MI2", False),
        ("EL2", "LI2", True),
        ("LI2", "EL2", True),
        ("LI2", "CV2", False),
        ("AR2", "AR3", True),
        ("AR2", "PK2", True),
        ("CV2", "AR2", True),
        ("CV2", "LC2", False),
        ("PK2", "SP2", False),
    ],
)
def test_only_some_troops_share_a_column(there: str, card: str, fits: bool) -> None:
    state = scene(f"red=-/-/{there}/-/- red-hand={card}.CO5*2")
    assert (f"place {card} at 3" in offered(state)) == fits
    if not fits:
        assert reason(state, f"place {card} at 3") == "6.5"


@rule("glory 6.5", paper="P6")
def test_the_order_of_two_units_means_nothing() -> None:
    one = do(scene("red-hand=EL2.LI2.CO5*2"), "place EL2 at 3", "place LI2 at 3", "pay CO5", "pay CO5")
    two = do(scene("red-hand=EL2.LI2.CO5*2"), "place LI2 at 3", "place EL2 at 3", "pay CO5", "pay CO5")
    assert one.hash() == two.hash()


@rule("glory 6.6", paper="P7 L13")
def test_units_make_room_only_for_others() -> None:
    state = scene("red=-/-/HI2.HI3/MI2/- red-hand=LC2.CV2.CO5")
    assert offers(state, "clear") == {"clear HI2 at 3", "clear HI3 at 3", "clear MI2 at 4"}
    do(state, "clear HI2 at 3")
    assert discard(state, "red") == {"HI2": 1}
    assert offered(state) == {"clear HI3 at 3"}  # neither horse stands with heavy infantry
    assert reason(state, "done") == "6.6"
    assert reason(state, "attack 3 with HI3") == "6.6"
    do(state, "clear HI3 at 3")
    assert offered(state) == {"place LC2 at 3", "place CV2 at 3"}
    do(state, "place CV2 at 3", "pay LC2")
    assert line(state, "red") == "-/-/CV2/MI2/-"
    assert won(state, "blue") == {}


@rule("glory 6.6", paper="P7")
@pytest.mark.parametrize("column", [1, 5])
def test_room_is_made_and_filled_in_the_same_column(column: int) -> None:
    red = "/".join("HI2" if number == column else "-" for number in range(1, 6))
    state = do(scene(f"red={red} red-hand=LC4.CV2.CO5"), f"clear HI2 at {column}")
    assert offered(state) == {f"place LC4 at {column}", f"place CV2 at {column}"}
    do(state, f"place CV2 at {column}")
    assert {"pay LC4", "pay CO5", "place LC4 at 3"} <= offered(state)


@rule("glory 6.6", paper="P7")
def test_not_units_of_the_same_unpaid_action() -> None:
    state = scene("red=-/-/MI3/-/- red-hand=MI2.MI4.CO5*2")
    do(state, "place MI2 at 3")
    assert offers(state, "clear") == {"clear MI3 at 3"}
    assert reason(state, "clear MI2 at 3") == "6.6"
    do(state, "clear MI3 at 3")
    assert offered(state) == {"place MI4 at 3"}


@rule("glory 6.6", "glory 6.3", paper="P7")
@pytest.mark.parametrize(
    ("there", "new", "rest", "can"),
    [
        ("MI3", "MI2", "HI2.CO5*2", False),  # heavy infantry does not stand with medium
        ("MI3", "MI2", "MI4.OV2*2", False),  # 3 are due, and 3 more would be, with 4 in hand
        ("MI3", "MI2", "MI4.CO5.RE2", True),  # 6 with 7
        ("MI3", "MI2", "MI4.OV2*2.RE2", True),  # 6 with exactly 6
        ("LC3", "LC2", "LC4.CO5", True),
        ("AR2", "MI2", "AR3.CO5", True),
        ("AR2", "MI2", "HI2.CO5*2", False),
        ("EL2", "LI2", "LI3.CO5", True),
        ("EL2", "LI2", "CV2.CO5*2", False),
    ],
)
def test_an_old_unit_beside_a_new_one_goes_only_for_one_that_fits(there: str, new: str, rest: str, can: bool) -> None:
    zero = {"zero_cost": "card"} if new == "LC2" else {}  # else free horse would be paid for at once
    state = do(scene(f"red=-/-/{there}/-/- red-hand={new}.{rest}", **zero), f"place {new} at 3")
    assert offers(state, "clear") == ({f"clear {there} at 3"} if can else set())


@rule("glory 6.6", paper="P7")
def test_a_new_unit_like_an_old_one_is_told_apart() -> None:
    state = do(scene("red=-/-/MI3/-/- red-hand=MI3.MI4.CO5*2"), "place MI3 at 3", "clear MI3 at 3")
    assert not offers(state, "clear")  # the one that is left is the new one
    assert discard(state, "red") == {"MI3": 1}


@rule("glory 6.6", paper="P7")
def test_nobody_makes_room_he_cannot_fill() -> None:
    poor = scene("red=-/-/HI2/-/- red-hand=EL2.EL3")
    assert not offers(poor, "clear")
    assert reason(poor, "clear HI2 at 3") == "6.6"


@rule("glory 6.6", paper="P10")
def test_units_do_not_leave_otherwise() -> None:
    state = scene("red=-/-/HI2/-/- red-hand=CO5")
    assert offered(state) == {"done"}


@rule("glory 6.7", paper="X1")
def test_no_placing_once_paying_has_begun() -> None:
    state = do(scene("red-hand=HI2.LC2.MI2.MI3.CO5"), "place HI2 at 3", "pay MI2")
    assert offered(state) == {"pay LC2", "pay MI3", "pay CO5"}
    assert reason(state, "place LC2 at 1") == "6.7"
    assert reason(state, "done") == "6.7"


@rule("glory 6.7")
@pytest.mark.parametrize("text", ["done", "attack 2 with HI3", "reserves"])
def test_nothing_else_is_done_before_paying(text: str) -> None:
    state = scene("red=-/HI3/-/-/- blue=-/MI2/-/-/- red-hand=MI2.RE2.CO5 red-deck=HI4")
    assert text in offered(state) or f"{text} RE2" in offered(state)
    do(state, "place MI2 at 3")
    assert reason(state, text) == "6.7"


@rule("glory 6.8", paper="P2 X2")
def test_paying_stops_as_soon_as_the_sum_is_covered() -> None:
    state = do(scene("red-hand=EL2.OV2.CO5*2"), "place EL2 at 3", "pay OV2", "pay CO5")  # 2, then 5, for 5
    assert state.phase() == "action"
    assert hand(state, "red") == {"CO5": 1}


@rule("glory 10.7", paper="P2 X2")
def test_the_switch_allows_any_covering_set() -> None:
    state = do(scene("red-hand=MI2.OV2.CO5*2", overpay=True), "place MI2 at 3", "pay CO5")
    assert offered(state) == {"done", "pay CO5", "pay OV2"}
    do(state, "pay OV2", "done")
    assert hand(state, "red") == {"CO5": 1}
    exact = do(scene("red-hand=MI2.MI3.CO5", overpay=True), "place MI2 at 3", "pay MI3")
    assert offered(exact) == {"done", "pay CO5"}
    last = do(scene("red-hand=MI2.CO5", overpay=True), "place MI2 at 3", "pay CO5")
    assert last.phase() == "action"  # nothing is left to pay with


@rule("glory 6.9", paper="P3 X1")
def test_light_cavalry_is_free_and_closes_at_once() -> None:
    state = do(scene("red-hand=LC2"), "place LC2 at 1")
    assert state.phase() == "action"
    assert "due" not in seen(state, RED)
    assert discard(state, "red") == {}
    rough = scene("terrain=rough.plain.plain.plain.plain red-hand=LC2")
    assert reason(rough, "place LC2 at 1") == "6.4"


@rule("glory 10.8", paper="P3")
def test_the_switch_makes_nothing_cost_a_card() -> None:
    state = do(scene("red-hand=LC2.LI2", zero_cost="card"), "place LC2 at 3")
    assert offered(state) == {"pay LI2"}
    do(state, "pay LI2")
    assert discard(state, "red") == {"LI2": 1}
    assert reason(scene("red-hand=LC2", zero_cost="card"), "place LC2 at 3") == "10.8"


@rule("glory 6.10", paper="L15")
@pytest.mark.parametrize("card", ["CO5", "OV2", "RE2"])
def test_commanders_and_actions_are_never_placed(card: str) -> None:
    state = scene("red-hand=OV2.RE2.CO5*4")
    assert not offers(state, "place")
    assert reason(state, f"place {card} at 3") == "6.10"


@rule("glory 6.2")
def test_what_is_not_in_hand_is_not_placed() -> None:
    assert reason(scene("red-hand=CO5*2"), "place MI2 at 3") == "6.2"


@rule("glory 6.11", paper="O5")
def test_reserves_draws_three_and_only_as_an_action() -> None:
    state = do(scene("red-hand=RE2 red-deck=HI2.HI3.HI4.MI2"), "reserves")
    assert sum(hand(state, "red").values()) == 3
    fight = do(scene("red=HI3/-/-/-/- blue=PK2/-/-/-/- red-hand=RE2"), "attack 1 with HI3")
    assert offered(fight) == {"bonus RE2"}
    assert reason(fight, "reserves") == "6.11"


@rule("glory 6.11", "glory 3.6", paper="D3 D6")
def test_reserves_from_nothing_does_not_loop() -> None:
    state = do(scene("red-hand=RE2"), "reserves")
    assert hand(state, "red") == {}
    assert discard(state, "red") == {"RE2": 1}
    assert of(state, "red")["shuffles"] == 0
    assert offered(state) == {"done"}


@rule("glory 6.12")
def test_reserves_cannot_be_played_for_ever() -> None:
    """With one such card in a deck the rule never bites; here the turn's one play has been made already."""
    state = scene("red-hand=RE2 reserves=1 red-deck=HI2")
    assert not offers(state, "reserves")
    assert reason(state, "reserves") == "6.12"


@rule("glory 6.12", "glory 11.1", paper="O5")
def test_every_reserves_of_a_deck_may_be_played_in_one_turn() -> None:
    deck = own_deck(reserves=[2, 2, 3], commander=[5, 5, 5])
    state = scene("red-hand=RE2*2.RE3 red-deck=HI2*2.HI3*2.HI4*2.MI2*2.MI3", deck=deck)
    do(state, "reserves RE2", "reserves RE3", "reserves RE2")
    assert of(state, "red")["hand_size"] == 9
    assert discard(state, "red") == {"RE2": 2, "RE3": 1}


@rule("glory 6.3", paper="P9")
def test_surcharges_do_not_change_the_printed_cost() -> None:
    """Light infantry in a rough flank column cost 2 to place, but withdraws from cavalry (2) by its printed 1."""
    state = scene("terrain=rough.plain.plain.plain.plain red=CV2/-/-/-/- blue=LI2/-/-/-/- red-hand=CO5")
    do(state, "attack 1 with CV2", "bonus CO5")
    assert offered(state) == {"withdraw LI2", "stand"}


@rule("glory 6.6")
def test_a_placing_side_sees_which_units_are_too_new_to_make_room() -> None:
    """Two ways to the same line: what may be cleared differs, and so does what its owner is shown."""
    first = do(scene("red=-/-/MI4/-/- red-hand=MI2.MI3.HI2.CO5*2"), "place MI2 at 3")
    other = do(scene("red=-/-/MI2/-/- red-hand=MI4.MI3.HI2.CO5*2"), "place MI4 at 3")
    assert seen(first, RED) | {"unpaid": []} == seen(other, RED) | {"unpaid": []}
    assert "clear MI4 at 3" in offered(first) and "clear MI2 at 3" not in offered(first)
    assert "clear MI2 at 3" in offered(other) and "clear MI4 at 3" not in offered(other)
    assert seen(first, RED)["unpaid"] == ["red.3.MI2"]
    assert seen(other, RED)["unpaid"] == ["red.3.MI4"]
    for viewer in (BLUE, SPECTATOR):
        assert "unpaid" not in seen(first, viewer)
    assert "unpaid" not in seen(do(first, "pay CO5"), RED), "what is paid for stands like any other"
