"""The table surveyed for screens: what is drawn over it is what the rules then do."""

from fractions import Fraction
from typing import Any

import pytest

from cannae.games import tabletop as t
from cannae.games.tabletop.data.armies import read_side
from cannae.games.tabletop.engine import Tabletop
from cannae.games.tabletop.odds.preview import of_shots
from cannae.games.tabletop.odds.questions import Question, answer
from cannae.games.tabletop.rules.charge.charging import ask_to_charge
from cannae.games.tabletop.rules.combat.contact import find_pairs
from cannae.games.tabletop.rules.movement.drill import chance_together, passes_move_test
from cannae.games.tabletop.rules.table.geometry import moved
from cannae.games.tabletop.rules.table.ground import Piece
from cannae.games.tabletop.state import ALONG, CHARGE, EVADING, GROUP, PICKING
from tabletop.scene import Dice, n, scene, square


def of(state: Tabletop, group: str) -> dict[str, Any]:
    found: Any = state.survey(0)
    return next(one for one in found["groups"] if one["group"] == group)


def test_whom_a_group_could_charge_is_whom_its_charges_name() -> None:
    state = scene("R1 R1 24000 9000 0", "R2 R2 40000 9000 0", "B3 C3 24000 12000 360", "B8 C8 12000 30000 360")
    assert (of(state, "R1")["targets"], of(state, "R2")["targets"]) == (["B3"], [])
    assert (of(state, "B3")["targets"], of(state, "B8")["targets"]) == (["R1"], [])
    straight = of(state, "R1")["charges"][0]
    x, y, _ = moved(state.pose(n("R1")), 0, state.troop(n("R1")).rates[0])
    assert {(straight[0], straight[1]), (straight[2], straight[3])} == {(x - 2400, y), (x + 2400, y)}
    ask_to_charge(state)
    assert any(choice >> 6 == (CHARGE >> 6) + n("R1") for choice in state.choices(0))


def test_zones_areas_and_support_are_those_of_the_rules() -> None:
    state = scene("R1 R1 24000 12000 0", "R5 R5 24000 8000 0", "R8 R8 36000 9000 0", "B3 C3 24000 13500 360")
    one = of(state, "R1")
    assert (one["supporter"], one["held"], one["threatened"]) == ("R5", "B3", False)
    assert of(state, "R5")["supporter"] is None
    assert max(one["zone"][1::2]) == 12000 + 2000 and max(of(state, "R8")["zone"][1::2]) == 9000 + 4000
    assert max(one["restricted"][1::2]) == 12000 + 2000
    assert min(one["support"][1::2]) == 12000 - state.depth(n("R1")) - 6000
    outflanked = scene("R1 R1 24000 12000 0", "B8 C8 28000 9000 630")
    assert of(outflanked, "R1")["threatened"]


def test_a_fight_on_the_table_is_a_question_to_the_odds_with_everything_in_it() -> None:
    hill = square("gentle-hill", 14000, 11000, 34000, 16000, [24000, 16000])
    state = scene("R1 R1 24000 10990 0", "B3 C3 24000 11010 360", pieces=[hill], led="2R1 1B3")
    found: Any = state.survey(2)
    (fight,) = found["fights"]
    asked = fight["question"]
    assert fight["groups"] == ["R1", "B3"]
    assert (asked["what"], asked["contact"], asked["rounds"]) == ("melee", 3, 3)
    assert "FC" in asked["a"] and "TC" in asked["b"] and "uphill" in asked["b"]
    a, b = read_side(asked["a"]), read_side(asked["b"])
    reckoned = answer(Question("melee", a, b, contact=3, terrain=asked["terrain"]))
    assert reckoned.exact == t.combat(a, b, phase="melee", contact=3, terrain=asked["terrain"]).exact  # type: ignore[union-attr]
    ask_to_charge(charged := scene("R1 R1 24000 9000 0", "B3 C3 24000 11500 360", led="2R1"))
    promised: Any = charged.preview(0, CHARGE + 64 * n("R1"))
    question = promised["question"]
    same = t.combat(question["a"], question["b"], phase="impact", contact=question["contact"])
    assert {name: str(chance) for name, chance in same.exact.items()} == promised["exact"]


ROCKS = square("rocky", 20000, 13500, 28000, 18000)
SHOTS: list[tuple[tuple[str, ...], list[Piece]]] = [
    (("R10 R10 24000 9000 0", "B3 C3 24000 12000 360"), []),  # near and straight ahead
    (("R10 R10 24000 9000 0", "B3 C3 24000 14000 360"), []),  # far
    (("R10 R10 24000 9000 0 3 5", "B3 C3 27300 12000 360"), []),  # not all of its files, one of them not full
    (("R10 R10 24000 9000 0", "B6 C6 24000 13400 360"), [ROCKS]),  # at foot in cover
    (("B9 C9 24000 14000 0", "R3 R3 24000 11500 0"), []),  # light horse, to its rear
    (("B9 C9 24000 14000 360", "R1 R1 24000 11980 0", "R10 R10 24000 8000 0", "B3 C3 24000 12000 360"), []),
]


@pytest.mark.parametrize(("stands", "pieces"), SHOTS)
def test_shots_on_the_table_are_a_question_to_the_odds_with_everything_in_it(
    stands: tuple[str, ...], pieces: list[Piece]
) -> None:
    state = scene(*stands, pieces=pieces)
    found: Any = state.survey(2)
    promised: Any = [shot for side in (0, 1) for shot in of_shots(state, state.on_table(side))]
    asked = [one for one in found["fights"] if one["question"]["what"] == "shooting"]
    assert [one["groups"] for one in asked] == [[shot["group"], shot["enemy"]] for shot in promised]
    assert asked
    for shot, fight in zip(promised, asked, strict=True):
        question = fight["question"]
        a, b = read_side(question["a"]), read_side(question["b"])
        reckoned: Any = answer(Question("shooting", a, b, terrain=question["terrain"], range=question["range"]))
        assert [float(chance) for chance in reckoned.sides[0].hits] == pytest.approx(shot["hits"]), question


@pytest.mark.parametrize("led", ["", "3R3"])
def test_the_chance_to_pass_is_counted_over_all_dice(led: str) -> None:
    """R3 are average troops: nothing is rolled again, so 36 throws are all there are."""
    passed = 0
    for first in range(1, 7):
        for second in range(1, 7):
            state = scene("R3 R3 24000 9000 0", dice=Dice(first, second), led=led)
            passed += passes_move_test(state, find_pairs(state), n("R3"), "21.10")
    state = scene("R3 R3 24000 9000 0", led=led)
    assert chance_together(state, find_pairs(state), [n("R3")]) == pytest.approx(passed / 36)
    state.ask(PICKING)
    state.apply(0, GROUP + n("R3"))
    view: Any = state.view(0)
    chances = {one.get("chance") for one in view["reach"] if one}
    assert chances == {None, round(passed / 36, 4)}


def test_a_move_shows_the_shots_and_charges_it_leads_to() -> None:
    state = scene("R10 R10 24000 9000 0", "B3 C3 24000 15000 360")
    state.apply(0, GROUP + n("R10"))
    near = state.read_choice(0, "a2")
    found: Any = state.preview(0, near)
    assert found["kind"] == "move"
    assert [shot["enemy"] for shot in found["shots"]] == ["B3"]
    assert found["charged_by"] == ["B3"] or state.troop(n("B3")).rates[0] < 4000
    before = state.write_position()
    assert state.preview(0, near) == found
    assert state.write_position() == before


def test_running_from_a_charge_is_caught_as_often_as_it_is_played_out() -> None:
    """All 36 throws of both ways, through the whole battle itself."""

    def charged(dice: Dice | None = None) -> Tabletop:
        state = scene("R1 R1 24000 9000 0", "B5 C5 24000 10500 360", dice=dice)
        ask_to_charge(state)
        state.apply(0, CHARGE + 64 * n("R1"))
        assert state.phase_number == EVADING
        return state

    caught = 0
    for mine in range(1, 7):
        for theirs in range(1, 7):
            state = charged(Dice(mine, theirs))
            state.apply(1, ALONG)
            assert state.log is not None
            caught += any(event.key.endswith("-struck") for event in state.log.events)
    promised: Any = charged().preview(1, ALONG)
    assert 0 < caught < 36
    assert promised["exact"]["caught"] == str(Fraction(caught, 36))


def test_events_say_where_those_stood_of_whom_they_tell() -> None:
    state = scene("R10 R10 24000 9000 0", "B3 C3 24000 15000 360")
    state.apply(0, GROUP + n("R10"))
    state.apply(0, state.read_choice(0, "a2"))
    assert state.log is not None
    event = next(one for one in state.log.events if one.key.endswith("-moved"))
    assert event.args["stood"] == [["R10", 24000, 11000, 0, 3, 6, 0, 1]]
