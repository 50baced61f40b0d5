"""Rule 7.2: Overlap."""

import pytest

from glory.scene import do, items, line, of, offered, reason, scene, strengths
from helpers import rule


@rule("glory 7.2", paper="O1 L8")
def test_each_cheap_unopposed_unit_beside_counts_one() -> None:
    state = scene("red=-/MI2.MI3/HI2/CV2/- blue=-/-/PK2/LI2/- red-hand=OV2.CO5")
    do(state, "attack 3 with HI2", "overlap", "bonus CO5")
    assert items(state)["overlap"] == 2  # the cavalry is opposed
    dear = scene("red=-/PK2/HI2/LC2/- blue=-/-/MI2/-/- red-hand=OV2.CO5")
    do(dear, "attack 3 with HI2", "overlap", "bonus CO5", "stand")
    assert items(dear)["overlap"] == 1  # a pike costs more than 3


@rule("glory 7.2", paper="O1")
@pytest.mark.parametrize(("target", "beside"), [(1, 2), (5, 4), (3, 2)])
def test_only_the_columns_next_to_the_attacked_one_count(target: int, beside: int) -> None:
    """Units two columns away, or on the far edge of the battlefield, give nothing."""
    red = ["MI2", "-", "-", "-", "MI3"] if target == 3 else ["-", "-", "MI2", "-", "-"]
    red[target - 1], red[beside - 1] = "HI2", "LC2"
    blue = ["-"] * 5
    blue[target - 1] = "PK2"
    state = scene(f"red={'/'.join(red)} blue={'/'.join(blue)} red-hand=OV2.CO5")
    do(state, f"attack {target} with HI2", "overlap", "bonus CO5")
    assert items(state)["overlap"] == 1


@rule("glory 7.2", paper="O2")
def test_one_overlap_an_attack() -> None:
    state = do(scene("red=-/MI2/HI2/-/- blue=-/-/PK2/-/- red-hand=OV2*2.CO5"), "attack 3 with HI2", "overlap")
    assert offered(state) == {"bonus OV2", "bonus CO5", "bonus top"}
    assert reason(state, "overlap") == "7.2"


@rule("glory 7.2", paper="O3")
def test_no_overlap_for_nothing() -> None:
    state = do(scene("red=-/-/HI2/MI2/- blue=-/-/PK2/LI2/- red-hand=OV2.CO5"), "attack 3 with HI2")
    assert offered(state) == {"bonus OV2", "bonus CO5"}
    assert reason(state, "overlap") == "7.2"


@rule("glory 7.2", "glory 7.5", paper="O4")
def test_supporters_risk_nothing_and_change_no_withdrawal() -> None:
    state = scene("red=-/MI2.MI3/CV2/-/- blue=-/-/CV3/-/- red-hand=OV2.LI2 blue-hand=CO5")
    do(state, "attack 3 with CV2", "overlap", "bonus LI2")
    assert state.phase() == "defence"  # cavalry cannot withdraw from cavalry, also with another unit beside it
    do(state, "bonus CO5")
    assert strengths(state) == (7, 8)
    assert line(state, "red") == "-/MI2.MI3/-/-/-"


@rule("glory 7.2", paper="O4b")
def test_the_defender_plays_no_overlap() -> None:
    state = scene("red=-/-/HI2/-/- blue=-/MI2/PK2/-/- red-hand=CO5 blue-hand=OV2")
    do(state, "attack 3 with HI2", "bonus CO5")
    assert offered(state) == {"bonus none", "bonus OV2"}
    assert reason(state, "overlap") == "7.2"


@rule("glory 7.2", "glory 7.3", paper="X4")
def test_an_overlap_as_the_last_card_comes_back_as_the_bonus_card() -> None:
    state = do(scene("red=-/MI2/HI2/-/- blue=-/-/PK2/-/- red-hand=OV2"), "attack 3 with HI2")
    assert offered(state) == {"overlap OV2", "bonus OV2"}
    do(state, "overlap")
    assert offered(state) == {"bonus top"}
    do(state, "bonus top")
    assert strengths(state) == (4 + 2 + 1, 4)
    assert of(state, "red")["shuffles"] == 1
