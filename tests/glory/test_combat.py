"""Chapter 7: combat, with all worked examples and their arithmetic."""

from typing import Any

import pytest

from cannae.core.contract import BLUE, RED, SPECTATOR
from cannae.games.glory import GAME
from cannae.locale import words as in_language
from glory.scene import (
    control,
    discard,
    do,
    hand,
    items,
    line,
    offered,
    offers,
    own_deck,
    reason,
    scene,
    seen,
    strengths,
    told,
    won,
)
from helpers import rule


def fight(red: str, blue: str, more: str = "", answer: str = "", lead: str = "", **options: object) -> tuple[int, int]:
    """Red's first unit in column 3 attacks with a Bonus card of 5, blue answers; both strengths without the cards."""
    words = f"red=-/-/{red}/-/- blue=-/-/{blue}/-/- red-hand=CO5 blue-hand=CO5 {more}"
    state = do(scene(words, **options), f"attack 3 with {answer or red.split('.')[0]}", "bonus CO5")
    if state.phase() == "withdraw":
        do(state, "stand")
    do(state, "bonus CO5")
    if state.phase() == "lead":
        do(state, f"lead {lead}")
    attack, defence = strengths(state)
    return attack - 5, defence - 5


# -- Declaring and the Bonus card ---------------------------------------------------------------------------


@rule("glory 7.1", paper="A1")
def test_attacks_need_both_sides_and_may_be_repeated() -> None:
    state = scene("red=HI2/MI2.MI3/CV2/-/- blue=PK2/PK3/-/LI2/- red-hand=CO5*2")
    assert offers(state, "attack") == {"attack 1 with HI2", "attack 2 with MI2", "attack 2 with MI3"}
    assert reason(state, "attack 3 with CV2") == "7.1"
    assert reason(state, "attack 4 with CV2") == "7.1"
    do(state, "attack 1 with HI2", "bonus CO5")
    assert offers(state, "attack") == {"attack 2 with MI2", "attack 2 with MI3"}


@rule("glory 7.1", paper="A1")
def test_the_same_column_again_after_placing_anew() -> None:
    state = scene("red=-/HI2/-/-/- blue=-/EL2/-/-/- red-hand=OV2.LC3.CO5 blue-hand=CO5")
    do(state, "attack 2 with HI2", "bonus OV2", "bonus CO5")
    assert line(state, "red") == "-/-/-/-/-"
    do(state, "place LC3 at 2")
    assert "attack 2 with LC3" in offered(state)


@rule("glory 7.3", paper="A8")
def test_any_card_is_a_bonus_card_by_its_points() -> None:
    state = do(scene("red=HI2/-/-/-/- blue=PK2/-/-/-/- red-hand=CO5.OV2.RE2.MI4 red-deck=LI3"), "attack 1 with HI2")
    assert offered(state) == {"bonus CO5", "bonus OV2", "bonus RE2", "bonus MI4", "bonus top"}
    do(state, "bonus RE2")
    assert items(state)["bonus"] == 2
    assert hand(state, "red") == {"CO5": 1, "OV2": 1, "MI4": 1}  # Reserves drew nothing


@rule("glory 7.3")
def test_a_bonus_card_of_the_deck_is_its_top_card() -> None:
    state = do(scene("red=HI2/-/-/-/- blue=PK2/-/-/-/- red-deck=LI4"), "attack 1 with HI2", "bonus top")
    assert items(state)["bonus"] == 4
    assert discard(state, "red") == {"LI4": 1}


@rule("glory 7.4", paper="A2")
def test_without_any_card_there_is_no_attack() -> None:
    state = scene("red=HI2/-/-/-/- blue=PK2/-/-/-/-")
    assert offered(state) == {"done"}
    assert reason(state, "attack 1 with HI2") == "7.4"
    flank = do(scene("phase=draw active=blue red=HI2/MI2/-/-/- blue=PK2/-/-/-/-"), "draw")
    assert flank.phase() == "action"  # no flank attack either
    assert "attack 1 with HI2" in offered(scene("red=HI2/-/-/-/- blue=PK2/-/-/-/- red-discard=LI2"))


# -- Withdrawal ---------------------------------------------------------------------------------------------


@rule("glory 7.5", paper="A5")
def test_two_one_or_no_units_withdraw() -> None:
    words = "red=HI2/-/-/-/- blue=CV2.CV3/-/-/-/- red-hand=CO5 blue-hand=OV2"
    state = do(scene(words), "attack 1 with HI2", "bonus CO5")
    assert offered(state) == {"stand", "withdraw CV2", "withdraw CV3"}
    do(state, "withdraw CV2")
    assert discard(state, "blue") == {"CV2": 1}
    assert offered(state) == {"stand", "withdraw CV3"}
    one = do(scene(words), "attack 1 with HI2", "bonus CO5", "withdraw CV2", "stand", "bonus OV2")
    assert items(one, "defence") == {"value": 3, "bonus": 2}  # +1 is lost
    two = do(scene(words), "attack 1 with HI2", "bonus CO5", "withdraw CV2", "withdraw CV3")
    assert line(two, "blue") == "-/-/-/-/-"
    assert two.phase() == "action"


@rule("glory 7.5", paper="A6")
@pytest.mark.parametrize(
    ("lead", "defender", "can"), [("HI2", "HI3", False), ("CV2", "AR2", False), ("CV2", "LI2", True)]
)
def test_only_a_lower_cost_withdraws(lead: str, defender: str, can: bool) -> None:
    state = scene(f"red={lead}/-/-/-/- blue={defender}/-/-/-/- red-hand=CO5 blue-hand=CO5")
    do(state, f"attack 1 with {lead}", "bonus CO5")
    assert (state.phase() == "withdraw") == can


@rule("glory 7.5", paper="A6")
def test_from_light_cavalry_nobody_withdraws() -> None:
    state = scene("red=LC2/-/-/-/- blue=LC3/-/-/-/- red-hand=CO5 blue-hand=CO5")
    assert do(state, "attack 1 with LC2", "bonus CO5").phase() == "defence"


@rule("glory 7.5", paper="A5")
def test_a_mixed_pair_withdraws_unit_by_unit() -> None:
    state = scene("red=HI2/-/-/-/- blue=EL2.LI2/-/-/-/- red-hand=CO5 blue-hand=CO5")
    do(state, "attack 1 with HI2", "bonus CO5")
    assert offered(state) == {"stand", "withdraw LI2"}


@rule("glory 7.5", "glory 3.3", paper="A7")
def test_the_defender_knows_lead_and_overlap_but_not_the_bonus_card() -> None:
    state = scene("red=CV2/HI2/-/-/- blue=-/MI3/-/-/- red-hand=OV2.CO5")
    do(state, "attack 2 with HI2", "overlap", "bonus CO5")
    combat = seen(state, BLUE)["combat"]
    assert (combat["lead"], combat["overlap"]) == ("HI2", 1)
    assert combat["bonus"] == {"card": None, "from": "hand"}
    assert "CO5" not in str(seen(state, BLUE)) + str(seen(state, SPECTATOR))


@rule("glory 7.6", paper="A19")
def test_when_all_withdraw_the_attacker_discards_his_bonus_card_and_a_unit() -> None:
    words = "control=b.... red=HI2.HI3/-/-/-/- blue=MI2/-/-/-/- red-hand=CO5"
    state = do(scene(words), "attack 1 with HI2", "bonus CO5", "withdraw MI2")
    assert discard(state, "red") == {"CO5": 1}
    assert told(state, "bonus-wasted")[0]["card"]["points"] == 5  # face up
    assert offered(state) == {"spare HI2", "spare HI3"}
    do(state, "spare HI2")
    assert line(state, "red") == "HI3/-/-/-/-"
    assert control(state) == "b...."
    assert won(state, "red") == {}
    single = do(scene(words.replace("HI2.HI3", "HI2")), "attack 1 with HI2", "bonus CO5", "withdraw MI2")
    assert line(single, "red") == "HI2/-/-/-/-"


# -- The defender's Bonus card and lead ---------------------------------------------------------------------


@rule("glory 7.7", paper="A3")
def test_a_defender_may_take_no_bonus_card() -> None:
    state = do(scene("red=HI2/-/-/-/- blue=PK2/-/-/-/- red-hand=CO5 blue-hand=CO5 blue-deck=LI2"), "attack 1 with HI2")
    do(state, "bonus CO5")
    assert offered(state) == {"bonus none", "bonus CO5", "bonus top"}
    do(state, "bonus none")
    assert strengths(state) == (9, 4)
    assert hand(state, "blue") == {"CO5": 1}


@rule("glory 7.7")
def test_a_defender_without_any_card_is_not_asked() -> None:
    state = do(scene("red=HI2/-/-/-/- blue=PK2/-/-/-/- red-hand=CO5"), "attack 1 with HI2", "bonus CO5")
    assert strengths(state) == (9, 4)


@rule("glory 7.8", paper="A4 A11")
def test_the_lead_is_named_after_the_bonus_card_and_freely() -> None:
    state = scene("red=HI2/-/-/-/- blue=PK2.AR2/-/-/-/- red-hand=CO5 blue-deck=LI2")
    do(state, "attack 1 with HI2", "bonus CO5", "stand", "bonus top")
    assert state.phase() == "lead"
    assert seen(state, BLUE)["combat"]["answer"] == {"card": "LI2", "from": "deck"}
    assert seen(state, RED)["combat"]["answer"] == {"card": None, "from": "deck"}
    for viewer, bonus in ((BLUE, True), (RED, False), (SPECTATOR, False)):  # not by way of the sums either
        sums = seen(state, viewer)["combat"]["defence"]
        assert [any(item["item"] == "bonus" for item in one["items"]) for one in sums] == [bonus, bonus]
    assert offered(state) == {"lead PK2", "lead AR2"}
    do(state, "lead AR2")
    assert items(state, "defence") == {"value": 0, "bonus": 2, "second": 1}


@rule("glory 7.8")
def test_two_units_alike_need_no_naming() -> None:
    state = scene("red=HI2/-/-/-/- blue=MI3.MI3/-/-/-/- red-hand=CO5 blue-hand=CO5")
    do(state, "attack 1 with HI2", "bonus CO5", "stand", "bonus none")
    assert strengths(state) == (9, 4)


# -- Strength -----------------------------------------------------------------------------------------------


@rule("glory 7.9", "glory 7.13", "glory 7.18")
def test_example_attack_on_the_pike_ten_against_nine() -> None:
    state = scene("red=-/-/HI2.HI3/-/- blue=-/-/PK2/-/- red-hand=CO5 blue-hand=CO5")
    do(state, "attack 3 with HI2", "bonus CO5", "bonus CO5")
    assert strengths(state) == (10, 9)
    assert items(state) == {"value": 4, "bonus": 5, "second": 1}
    assert items(state, "defence") == {"value": 4, "bonus": 5}
    assert won(state, "red") == {"PK2": 1}
    assert line(state, "red") == "-/-/HI2/-/-"
    assert control(state) == "..r.."
    assert discard(state, "red") == {"HI3": 1, "CO5": 1}
    assert discard(state, "blue") == {"CO5": 1}


@rule("glory 7.9")
def test_a_preview_of_an_attack_shows_both_sums_and_changes_nothing() -> None:
    state = scene("red=-/-/HI2.HI3/-/- blue=-/-/PK2.PK3/-/- red-hand=CO5 blue-hand=CO5")
    before = state.write_position()
    found: Any = state.preview(RED, state.read_choice(RED, "attack 3 with HI2"))
    assert state.write_position() == before
    assert found["kind"] == "attack"
    combat = found["combat"]
    assert [sums["total"] for sums in combat["attack"]] == [4 + 1]  # without the Bonus card, which is not chosen yet
    assert {sums["lead"]: sums["total"] for sums in combat["defence"]} == {"PK2": 5, "PK3": 5}
    assert combat["bonus"] is None
    for language in ("en", "de"):
        lines = GAME.preview_lines(found, in_language(language).say)
        assert len(lines) == 1 + 1 + 2
        assert "HI2" in lines[1]
    assert state.preview(RED, state.read_choice(RED, "attack 1 with HI2")) is None
    assert state.preview(BLUE, state.read_choice(BLUE, "attack 3 with PK2")) is None
    do(state, "attack 3 with HI2")
    assert seen(state, RED)["combat"] == combat


@rule("glory 7.2", "glory 7.9")
def test_example_overlap_plus_two() -> None:
    state = scene("red=-/MI2/CV2/AR2/- blue=-/-/HI2/-/- red-hand=OV2.CO5")
    do(state, "attack 3 with CV2", "overlap", "bonus CO5")
    assert items(state)["overlap"] == 2
    assert "OV2" in discard(state, "red")


@rule("glory 7.9", paper="L14")
def test_every_item_of_a_reckoning_adds_up_as_data() -> None:
    state = scene(
        "terrain=plain.woods.plain.plain.plain red=CV3/PK2.PK3/-/-/- blue=-/LI2/-/-/- red-hand=OV2.MI4 blue-hand=CO5"
    )
    do(state, "attack 2 with PK2", "overlap", "bonus MI4", "stand", "bonus CO5")
    assert items(state) == {"value": 4, "bonus": 4, "second": 1, "pair": 1, "terrain": -2, "overlap": 1}
    assert items(state, "defence") == {"value": 1, "bonus": 5, "terrain": 1}
    assert strengths(state) == (sum(items(state).values()), sum(items(state, "defence").values()))


@rule("glory 7.9", paper="A15")
def test_strength_may_be_less_than_nothing() -> None:
    worthless = own_deck(overlap=[0, 0])
    words = "terrain=woods.plain.plain.plain.plain red=EL2/-/-/-/- blue=LI2/-/-/-/- red-hand=OV0"
    state = do(scene(words, deck=worthless), "attack 1 with EL2", "bonus OV0", "stand")
    assert items(state) == {"value": 5, "bonus": 0, "terrain": -2, "against": -4}
    assert strengths(state) == (-1, 2)
    assert won(state, "blue") == {"EL2": 1}


@rule("glory 7.10", paper="A9")
@pytest.mark.parametrize(
    ("red", "blue", "attack", "defence"),
    [
        ("EL2", "LI2", 1, 1),
        ("LI2", "EL2", 4, 5),
        ("SP2", "CV2", 3, 3),
        ("HI2", "CV2", 2, 3),
        ("CV2", "EL2", 1, 5),
        ("CV2", "PK2", 2, 4),
        ("CV2", "HI2", 3, 4),
        ("HI2", "LC2", 4, 1),
        ("LC2", "EL2", 1, 5),
        ("MI2", "CV2", 3, 3),
    ],
)
def test_printed_modifiers_are_the_attackers_alone(red: str, blue: str, attack: int, defence: int) -> None:
    assert fight(red, blue) == (attack, defence)


@rule("glory 7.10", paper="A9")
def test_only_against_the_unit_that_leads() -> None:
    assert fight("LI3", "EL2.LI2", lead="EL2") == (4, 6)
    assert fight("LI3", "EL2.LI2", lead="LI2") == (1, 2)
    assert fight("EL3.LI3", "EL2", answer="LI3") == (5, 5)  # and only of the unit that leads: 1 + 1 + 3


@rule("glory 7.10", paper="A10")
def test_example_two_pikes_attack_with_two_more() -> None:
    assert fight("PK2.PK3", "HI2") == (6, 4)
    assert fight("HI2", "PK2.PK3", lead="PK2") == (4, 5)
    assert fight("PK2.AR2", "HI2") == (5, 4)


@rule("glory 7.11", paper="A14 L4")
@pytest.mark.parametrize(
    ("unit", "change"),
    [
        ("HI2", -2),
        ("PK2", -2),
        ("SP2", -2),
        ("CV2", -2),
        ("EL2", -2),
        ("LI2", 1),
        ("MI2", 0),
        ("LC2", 0),
        ("AR2", 0),
    ],
)
def test_woods_by_the_leading_type_on_both_sides(unit: str, change: int) -> None:
    woods = "terrain=plain.plain.woods.plain.plain"
    there, here = fight(unit, "AR3"), fight(unit, "AR3", woods)
    assert here[0] - there[0] == change
    there, here = fight("LC3", unit), fight("LC3", unit, woods)
    assert here[1] - there[1] == change


@rule("glory 7.12", "glory 10.5", paper="A13")
@pytest.mark.parametrize(
    ("held", "switch", "bonus"),
    [
        ("..b..", "defender", 1),
        ("..r..", "defender", 0),
        (".....", "defender", 0),
        ("..b..", "controlled", 1),
        ("..r..", "controlled", 1),
        (".....", "controlled", 0),
        (".....", "always", 1),
    ],
)
def test_a_hill_adds_one_to_a_defender_who_controls_it(held: str, switch: str, bonus: int) -> None:
    more = f"terrain=plain.plain.hill.plain.plain control={held}"
    assert fight("HI2", "PK2", more, hill=switch) == (4, 4 + bonus)


@rule("glory 10.4")
@pytest.mark.parametrize(("switch", "elephant", "horse"), [("elephants", 1, 3), ("cavalry", 3, 1), ("none", 3, 3)])
def test_the_switch_on_cavalry(switch: str, elephant: int, horse: int) -> None:
    assert fight("CV2", "EL2", cavalry=switch)[0] == elephant
    assert fight("CV2", "CV3", cavalry=switch)[0] == horse
    assert fight("CV2", "PK2", cavalry=switch)[0] == 2
