"""Chapters 4, 8 and 9: the turn, drawing, the end."""

import pytest

from cannae.core.contract import BLUE, RED
from glory.scene import control, discard, do, hand, line, of, offered, offers, reason, scene, seen, start, told, won
from helpers import rule

PASS = ("done", "draw")  # a turn without actions


@rule("glory 4.1", paper="L6")
def test_a_turn_runs_through_its_phases_in_order() -> None:
    words = (
        "phase=draw active=blue turn=1 red=HI2.HI3/MI2/-/-/- blue=-/PK2/-/-/- red-hand=CO5 red-deck=LI2*2.LI3*2 "
        "blue-deck=LC2.LC3.LC4"
    )
    state = do(scene(words), "draw")
    assert control(state) == "r...."  # Advance has been made; now one of two units goes
    assert state.phase() == "trim"
    do(state, "trim HI2 at 1")
    assert state.phase() == "flank"
    do(state, "done")
    assert state.phase() == "action"
    do(state, "done")
    assert state.phase() == "draw"
    do(state, "draw")
    assert seen(state, RED)["active"] == "blue"
    assert [args["turn"] for args in told(state, "turn")] == [2, 3]


FIGHT = "red=HI2/-/-/-/- blue=MI2.AR2/-/-/-/- red-hand=CO5 blue-hand=CO5 "


@rule("glory 4.1")
@pytest.mark.parametrize(
    ("words", "text", "cited"),
    [
        ("", "draw", "4.1"),
        ("", "trim HI2 at 1", "4.1"),
        ("", "flank 1 with HI2", "4.1"),
        ("", "keep CO5", "6.1"),
        ("", "bonus top", "6.1"),
        ("phase=draw ", "place HI2 at 3", "4.1"),
        ("phase=draw ", "trade HI4", "8.1"),
        ("phase=draw ", "done", "4.1"),
        ("phase=draw ", "overlap", "7.2"),
        ("phase=draw ", "reserves", "6.11"),
        ("phase=bonus target=1 lead=HI2 ", "bonus none", "7.3"),
        ("phase=bonus target=1 lead=HI2 ", "bonus top", "3.6"),
        ("phase=bonus target=1 lead=HI2 ", "done", "7.3"),
        ("phase=withdraw target=1 lead=HI2 bonus=CO5 ", "bonus none", "7.5"),
        ("phase=defence target=1 lead=HI2 bonus=CO5 stood=1 ", "bonus EL2", "7.7"),
        ("phase=lead target=1 lead=HI2 bonus=CO5 stood=1 ", "lead HI2", "7.8"),
    ],
)
def test_what_cannot_be_done_now_is_refused_by_the_rule_on_what_can(words: str, text: str, cited: str) -> None:
    assert reason(scene(FIGHT + words), text) == cited


@rule("glory 1.1", "glory 4.2", "glory 9.1", paper="L11 L12")
@pytest.mark.parametrize(("held", "wins"), [("rrr..", True), ("rrrr.", True), ("rr...", False), ("rrbbb", False)])
def test_three_or_more_columns_win_at_ones_own_check(held: str, wins: bool) -> None:
    state = scene(f"phase=draw active=blue control={held} blue-deck=LC2.LC3.LC4 red-hand=CO5")
    do(state, "draw")
    outcome = state.outcome()
    assert (outcome is not None) == wins
    if outcome is not None:
        assert (outcome.winner, outcome.reason) == (RED, "terrain")
        assert state.log is not None
        assert (state.log.events[-1].key, state.log.events[-1].rule) == ("glory-event-end-terrain", "9.1")


@rule("glory 4.2", paper="T2")
def test_control_gained_later_wins_nothing_yet() -> None:
    words = "phase=draw active=blue control=rr... red=HI2/MI2/CV2/-/- red-deck=LI2*2.LI3 blue-deck=LC2.LC3*2.MI2*2.MI3"
    state = do(scene(words), "draw")
    assert control(state) == "rrr.."  # by Advance, after the check
    assert state.outcome() is None
    do(state, *PASS)
    assert state.outcome() is None  # blue's check
    do(state, *PASS)
    assert state.outcome() is not None


@rule("glory 4.3", paper="T3")
def test_advance_takes_every_column_held_alone() -> None:
    words = "phase=draw active=blue control=.b.b. red=HI2/MI2/-/CV2/- blue=-/-/PK2/LI2/- blue-deck=LC2.LC3.LC4"
    state = do(scene(words), "draw")
    assert control(state) == "rr.b."


@rule("glory 4.3")
def test_example_advance_gives_nothing_to_the_other_side() -> None:
    words = "phase=draw active=blue red=-/-/HI2/-/- blue=-/-/-/MI2/- blue-deck=LC2.LC3.LC4"
    assert control(do(scene(words), "draw")) == "..r.."


@rule("glory 4.4", paper="T4")
def test_two_units_become_one_every_time() -> None:
    words = "phase=draw active=blue control=r.... red=HI2.HI3/-/-/-/- blue-deck=LC2.LC3.LC4"
    state = do(scene(words), "draw")
    assert offered(state) == {"trim HI2 at 1", "trim HI3 at 1"}
    do(state, "trim HI3 at 1")
    assert line(state, "red") == "HI2/-/-/-/-"
    assert discard(state, "red") == {"HI3": 1}


@rule("glory 4.4", paper="T4")
def test_in_every_such_column() -> None:
    words = "phase=draw active=blue red=-/HI2.HI3/-/MI2.MI3/- blue-deck=LC2.LC3.LC4"
    state = do(scene(words), "draw", "trim HI2 at 2", "trim MI3 at 4")
    assert line(state, "red") == "-/HI3/-/MI2/-"
    assert control(state) == ".r.r."
    assert state.phase() == "action"


@rule("glory 4.4")
def test_two_units_alike_leave_no_choice() -> None:
    words = "phase=draw active=blue red=HI2*2/-/-/-/- blue-deck=LC2.LC3.LC4".replace("HI2*2", "HI2.HI2")
    state = do(scene(words), "draw")
    assert state.phase() == "action"
    assert line(state, "red") == "HI2/-/-/-/-"


@rule("glory 4.4")
def test_opposed_pairs_are_left_alone() -> None:
    words = "phase=draw active=blue red=HI2.HI3/-/-/-/- blue=PK2/-/-/-/- blue-deck=LC2.LC3.LC4"
    state = do(scene(words), "draw")
    assert line(state, "red") == "HI2.HI3/-/-/-/-"


@rule("glory 4.5", paper="T5")
def test_control_stays_when_units_leave() -> None:
    state = scene("control=r.... red=MI2/-/-/-/- red-hand=LC2.CO5")
    do(state, "clear MI2 at 1", "place LC2 at 1")
    assert control(state) == "r...."
    withdrawn = scene("control=b.... red=HI3/-/-/-/- blue=LI2/-/-/-/- red-hand=CO5")
    do(withdrawn, "attack 1 with HI3", "bonus CO5", "withdraw LI2")
    assert control(withdrawn) == "b...."


@rule("glory 4.5", paper="T6")
def test_where_nobody_stands_nothing_changes() -> None:
    state = do(scene("phase=draw active=blue control=rb... blue-deck=LC2.LC3.LC4"), "draw")
    assert control(state) == "rb..."


@rule("glory 4.6", paper="T1")
def test_the_first_turn_has_no_limits() -> None:
    state = scene("turn=1 red-hand=HI2.LI2.CO5*2 red-deck=LI3.LI4.MI2 blue-hand=MI3.CO5 blue-deck=LC2.LC3.LC4")
    assert not offers(state, "attack")  # there is nobody to attack
    do(state, "place HI2 at 2", "place LI2 at 3", "pay CO5", "done", "draw")
    assert of(state, "red")["hand_size"] == 4
    do(state, "place MI3 at 2", "pay CO5")  # the second player may place and attack at once
    assert offers(state, "attack") == {"attack 2 with MI3"}


@rule("glory 6.1", paper="T7")
def test_phases_3_and_4_may_be_passed_and_phase_5_not() -> None:
    state = scene("red-hand=CO5 red-deck=LI2.LI3.LI4.MI2.MI3 blue-deck=LC2")
    do(state, "done")
    assert offered(state) == {"draw", "trade CO5"}


# -- Drawing ------------------------------------------------------------------------------------------------


@rule("glory 8.1", paper="E1")
def test_an_empty_hand_draws_three() -> None:
    state = scene("phase=draw red-deck=LI2.LI3.LI4.MI2")
    assert offered(state) == {"draw"}
    assert sum(hand(do(state, "draw"), "red").values()) == 3


@rule("glory 8.1", paper="E2")
@pytest.mark.parametrize(("card", "drawn"), [("CO5", 5), ("MI4", 4), ("MI3", 3), ("OV2", 2), ("RE2", 2)])
def test_a_discarded_card_draws_exactly_its_points(card: str, drawn: int) -> None:
    state = do(scene(f"phase=draw red-hand={card} red-deck=HI2*2.HI3*2.HI4*2"), f"trade {card}")
    assert of(state, "red")["hand_size"] == drawn
    assert discard(state, "red") == {card: 1}


@rule("glory 8.2", paper="O6")
def test_a_hand_may_grow_during_the_turn() -> None:
    state = scene("red-hand=RE2.HI2*2.HI3*2.HI4*2.MI2*2 red-deck=LI2*2.LI3")
    do(state, "reserves")
    assert of(state, "red")["hand_size"] == 11


@rule("glory 8.3", paper="O6")
def test_down_to_nine_at_the_end_by_choice() -> None:
    state = scene("phase=draw red-hand=HI2*2.HI3*2.HI4*2.MI2*2 red-deck=LI2*2.LI3 blue-hand=CO5")
    do(state, "draw")
    assert offered(state) == {f"drop {card}" for card in ("HI2", "HI3", "HI4", "MI2", "LI2", "LI3")}
    do(state, "drop LI2", "drop HI2")
    assert seen(state, RED)["active"] == "blue"
    assert of(state, "red")["hand_size"] == 9


@rule("glory 8.3")
def test_nine_cards_are_no_more_than_nine() -> None:
    state = do(scene("phase=draw red-hand=HI2*2.HI3*2.HI4*2 red-deck=LI2*2.LI3 blue-hand=CO5"), "draw")
    assert seen(state, RED)["active"] == "blue"


# -- The end ------------------------------------------------------------------------------------------------

TIRED = "phase=draw red-shuffles=2 blue-shuffles=1 active=blue blue-discard=LC2.LC3.LC4 "


@rule("glory 9.2", paper="E3")
def test_the_game_ends_with_the_turn_of_the_last_second_shuffle() -> None:
    state = do(scene(TIRED), "draw")
    assert state.outcome() is not None
    one = do(scene(TIRED.replace("red-shuffles=2", "red-shuffles=1")), "draw")
    assert one.outcome() is None


@rule("glory 9.2", paper="E3")
def test_a_second_shuffle_in_the_other_sides_turn_ends_the_game_at_its_end() -> None:
    """Blue's second shuffle for a Bonus card in red's turn ends the game at the end of red's turn, not before."""
    words = "red=HI3/-/-/-/- blue=PK2/-/-/-/- red-hand=CO5 red-shuffles=2 blue-shuffles=1 blue-discard=LI2"
    state = do(scene(words), "attack 1 with HI3", "bonus CO5", "bonus top")
    assert of(state, "blue")["shuffles"] == 2
    assert state.outcome() is None
    do(state, "done", "draw")
    assert state.outcome() is not None


@rule("glory 9.2", "glory 9.4", paper="E4")
def test_no_victory_check_comes_before_that_end() -> None:
    state = do(scene(TIRED + "control=rrrbb"), "draw")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason, outcome.score) == (RED, "scoring", (3, 2))


@rule("glory 9.3", paper="E5 L18")
@pytest.mark.parametrize(
    ("held", "lost", "winner", "why", "counts"),
    [
        ("rr.b.", "", RED, "scoring", (2, 1)),
        ("r..bb", "blue-lost=EL2.EL3", BLUE, "scoring", (2, 1)),
        ("rr.bb", "blue-lost=MI2", RED, "victory-points", (1, 0)),
        ("r...b", "red-lost=SP2 blue-lost=PK2", BLUE, "victory-points", (3, 2)),
        ("r...b", "red-lost=HI2 blue-lost=PK2", -1, "drawn", (1, 1)),
        (".....", "", -1, "drawn", (0, 0)),
    ],
)
def test_columns_then_victory_points_then_a_draw(
    held: str, lost: str, winner: int, why: str, counts: tuple[int, int]
) -> None:
    state = do(scene(f"{TIRED} control={held} {lost}"), "draw")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (winner, why)
    (said,) = told(state, f"end-{why}")
    assert (said["won"], said["lost"]) == counts  # the winner's first
    assert told(state, "tired")


@rule("glory 9.4", paper="E5")
def test_units_and_hands_count_nothing() -> None:
    state = do(scene(TIRED + "control=r...b red=EL2/SP2/-/-/- red-hand=CO5*5"), "draw")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winner == -1


@rule("glory 9.5", paper="E6 X6")
def test_a_game_is_scored_after_200_turns() -> None:
    state = do(scene("phase=draw turn=200 control=rrr.b red-deck=LI2.LI3.LI4"), "draw")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (RED, "scoring")
    assert do(scene("phase=draw turn=199 red-deck=LI2.LI3.LI4"), "draw").outcome() is None


@rule("glory 9.2")
def test_two_passive_sides_end_at_turn_22() -> None:
    """Nobody does anything but draw: hands fill, decks run dry, and both shuffle twice."""
    state = start(4, setup="quick")
    while state.to_act:
        side = state.to_act[0]
        state.apply(side, state.choices(side)[0])
    assert state.turn == 22
    assert won(state, "red") == won(state, "blue") == {}
