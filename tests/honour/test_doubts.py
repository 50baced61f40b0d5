"""What speaks against a special that would be thrown away: from what its owner may know alone."""

from cannae.core.randomness import FastRng
from cannae.core.registry import game

HONOUR = game("honour")


def exchanging(red: str, blue: str) -> object:
    """A battle in which both lay the cards they were sure to get, in order."""
    options = {"battles": 1, "sure_red": red, "sure_blue": blue, "first_dealer": "blue"}
    state = HONOUR.start(options, FastRng(5))
    for side, cards in enumerate((red, blue)):
        for number, card in enumerate(cards.split()[:5], 1):
            state.apply(side, state.read_choice(side, f"{card}@{number}"))
        state.apply(side, state.read_choice(side, "done"))
    return state


def doubt(state: object, side: int, choice: str) -> object:
    found = HONOUR.doubt(state, side, state.read_choice(side, choice))  # type: ignore[attr-defined, arg-type]
    return found["say"] if found else None


def test_a_special_thrown_away_is_doubted_and_a_good_one_is_not() -> None:
    state = exchanging("9S 8S 7S 6S 5S QH JH KH", "4D 9D 8D 7D 6D")
    assert state.to_act == (0,)  # type: ignore[attr-defined]
    assert doubt(state, 0, "QH swap") == "honour-doubt-swap"  # 9 against 4
    assert doubt(state, 0, "JH double") is None
    assert doubt(state, 0, "pass") is None
    behind = exchanging("4D 9D 8D 7D 6D QH JH KH", "9S 8S 7S 6S 5S")
    assert doubt(behind, 0, "QH swap") is None
    assert doubt(behind, 0, "JH double") == "honour-doubt-double"  # 8 against 9
    assert doubt(behind, 0, "KH next") is None
    level = exchanging("9S 4S 7S 6S 5S KH", "9D 8D 7D 3D 6D")
    assert doubt(level, 0, "KH next") == "honour-doubt-move"  # 4 against 9


def preview(state: object, side: int, choice: str = "pass") -> dict[str, object]:
    found = HONOUR.preview(state, side, state.read_choice(side, choice))  # type: ignore[attr-defined, arg-type]
    return {one["choice"]: one["comes_to"] for one in found["specials"]} if found else {}  # type: ignore[attr-defined]


def test_every_special_says_what_it_would_make_of_the_pair() -> None:
    state = exchanging("9S 8S 7S 6S 5S QH JH KH", "4D 9D 8D 7D 6D")
    found = preview(state, 0)
    assert (found["QH swap"], found["JH double"], found["KH next"]) == ((4, 9), (18, 4), (8, 4))
    assert "KH lift" not in found, "the pair is not level"
    assert preview(state, 0, "QH swap") == {} and HONOUR.preview(HONOUR.start({}, FastRng(1)), 0, 0) is None
    level = exchanging("9S 4S 7S 6S 5S KH AH", "9D 8D 7D 3D 6D")
    assert preview(level, 0)["KH lift"] == (10, 9)
    assert preview(level, 0)["AH draw"] is None, "drawing changes no value"
    twin = level.copy()  # type: ignore[attr-defined]
    twin.apply(0, twin.read_choice(0, "KH next"))
    assert preview(level, 0)["KH next"] == (int(twin.value[0]), int(twin.value[5])), "as it then comes"


def test_it_says_nothing_that_is_hidden() -> None:
    state = exchanging("9S 8S 7S 6S 5S QH JH KH", "4D 9D 8D 7D 6D")
    for number in range(5):
        world = state.redeal(0, FastRng(number))  # type: ignore[attr-defined]
        for choice in world.choices(0):
            assert HONOUR.doubt(world, 0, choice) == HONOUR.doubt(state, 0, choice)  # type: ignore[arg-type]
        assert preview(world, 0) == preview(state, 0)
