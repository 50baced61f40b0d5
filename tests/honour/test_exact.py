"""The last pair of a battle solved exactly, against a plain re-statement."""

from fractions import Fraction
from random import Random

import pytest

from cannae.core.contract import State
from cannae.games.honour.bots.exact import LastPair
from cannae.games.honour.engine import Honour
from cannae.games.honour.rules.cards import NAMES
from helpers import rule
from honour.scene import scene

WIN = (Fraction(1), Fraction(1, 2), Fraction(0))


def naive_value(state: State) -> Fraction:
    """Plain expectation by playing every choice on copies; no chance may be involved."""
    found = state.outcome()
    if found is not None or state.view(2)["fought"]:
        raise AssertionError("the pair should have been cut off before")
    side = state.to_act[0]
    values = []
    for choice in state.choices(side):
        after = state.copy()
        assert isinstance(after, Honour)
        pair = (after.value[4], after.value[9])
        after.apply(side, choice)
        if after.outcome() is not None:
            values.append(WIN[0] if pair[0] > pair[1] else WIN[1] if pair[0] == pair[1] else WIN[2])
        else:
            values.append(naive_value(after))
    return max(values) if side == 0 else min(values)


@pytest.mark.parametrize("closing", ["two_passes", "uncountered"])
@pytest.mark.parametrize("redeploy", ["forward", "either_way"])
def test_the_last_pair_without_chance_equals_playing_everything_out(closing: str, redeploy: str) -> None:
    chance = Random(3)
    specials = [name for name in NAMES if name[0] in "JQK"]
    for _ in range(40):
        held = chance.sample(specials, 4)
        numbers = chance.sample([name for name in NAMES if name[:-1] in ("5", "6", "7", "8", "9", "10")], 4)
        state = scene(
            numbers[0], numbers[1], red_hand=" ".join(held[:2]), blue_hand=" ".join(held[2:]), pair=5,
            results="====.", befores=(numbers[2], numbers[3]), options={"closing": closing, "redeploy": redeploy},
        )  # fmt: skip
        assert LastPair(state, WIN).value() == naive_value(state)


@rule(paper="HA25")
def test_the_last_pair_knows_the_looser_king() -> None:
    """Blue's 9 is behind red's 10; a Joker waits in the settled space before."""
    for redeploy, best in (("forward", Fraction(1)), ("either_way", Fraction(0))):
        state = scene(
            "10S", "9S", blue_hand="KS", pair=5, results="====.", befores=("", "X1"), options={"redeploy": redeploy}
        )
        assert LastPair(state, WIN).value() == best


def test_the_last_pair_robbing_a_hand_is_weighed_exactly() -> None:
    """Red is behind but holds a Queen among three cards; with an empty stack blue's Ace can only rob."""
    state = scene("8S", "9S", blue_hand="AS", red_hand="QD 5D 6D", pair=5, results="====.", stack="")
    options = {name: value for value, name in LastPair(state, WIN).best()}
    assert options == {"A rob": Fraction(2, 3), "pass": Fraction(1)}


def test_the_last_pair_drawing_is_weighed_exactly() -> None:
    """Blue is behind with an Ace and draws two of three cards: Jack and Queen win at once, the number does nothing."""
    state = scene("9S", "8S", blue_hand="AS", pair=5, results="====.", stack="JS 3D 5D 6D")
    options = {name: value for value, name in LastPair(state, WIN).best()}
    # Of the six pairs of cards three hold the Jack, which doubles 8 to 16.
    assert options == {"A draw": Fraction(1, 2), "pass": Fraction(1)}


def test_only_the_last_pair_is_solved() -> None:
    with pytest.raises(ValueError, match="last pair"):
        LastPair(scene("9S", "8S"), WIN)
