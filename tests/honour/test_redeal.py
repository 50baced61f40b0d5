"""Law 4 on small written positions: every consistent world, equally often."""

from collections import Counter
from itertools import combinations, permutations
from typing import Any

import pytest

from cannae.core.contract import BLUE, RED, SPECTATOR
from cannae.core.randomness import FastRng
from cannae.games.honour.engine import Honour
from cannae.games.honour.redeal import draw_pairs, matchings, nested
from cannae.games.honour.rules.cards import NAMES, names
from helpers import rule
from honour.scene import scene, started, worth

DRAWS = 24_000


def world_of(state: Any, side: int) -> tuple[Any, ...]:
    """A side's hidden places: the spaces of its line and its hand."""
    spaces = tuple(tuple(names(state.cards[5 * side + space])) for space in range(5))
    return (*spaces, tuple(names(state.hand[side])))


def assert_uniform(counts: Counter[Any], worlds: set[Any]) -> None:
    assert set(counts) == worlds
    expected = sum(counts.values()) / len(worlds)
    chi = sum((counts[world] - expected) ** 2 / expected for world in worlds)
    freedom = len(worlds) - 1
    assert chi < freedom + 5 * (2 * freedom) ** 0.5  # five standard deviations


def fits(pair: tuple[str, ...]) -> bool:
    return sum(worth(card) for card in pair) <= 10


def nearly_known(blue_rest: str, spare: str, sure_blue: str = "") -> Honour:
    """Pair 4 is open; blue's fifth space and hand, and the stack, are what red does not know."""
    line, hand = blue_rest.split(" | ")
    options: dict[str, object] = {"sure_blue": sure_blue} if sure_blue else {}
    return scene("9S", "9H", pair=4, results="rrr..", blue_hand=hand, stack=spare, nexts=("", line), options=options)


def test_redeal_of_a_face_down_single_and_a_hand() -> None:
    state = nearly_known("10S | JS 4D", "QS KS")
    unseen = ["10S", "JS", "4D", "QS", "KS"]
    worlds = {
        ((single,), tuple(sorted(hand, key=NAMES.index)))
        for single in unseen
        for hand in combinations([card for card in unseen if card != single], 2)
    }
    rng = FastRng(5)
    counts = Counter(world_of(state.redeal(RED, rng), BLUE)[4:] for _ in range(DRAWS))
    assert_uniform(counts, worlds)


@pytest.mark.parametrize("sure", ["", "2D JS"])
def test_redeal_of_a_face_down_pair_keeps_to_ten_and_to_a_stacked_pack(sure: str) -> None:
    state = nearly_known("2D.6D | JS", "4D 7D 9D", sure_blue=sure)
    unseen = ["2D", "6D", "JS", "4D", "7D", "9D"]
    worlds = {
        (tuple(sorted(pair, key=NAMES.index)), (hand,))
        for pair in combinations(unseen, 2)
        if fits(pair)
        for hand in unseen
        if hand not in pair and set(sure.split()) <= {*pair, hand}
    }
    assert len(worlds) > 1
    rng = FastRng(6)
    counts = Counter(world_of(state.redeal(RED, rng), BLUE)[4:] for _ in range(DRAWS))
    assert_uniform(counts, worlds)


def test_redeal_of_a_line_laid_in_secret() -> None:
    """Blue is ready with six cards of a tiny pack; red does not even know how many lie where."""
    left = ["2S", "4S", "8S", "9S", "JS", "KS"]
    red = ["5S", "6S", "7S", "10S", "QS"]
    removed = " ".join(name for name in NAMES if name not in left + red)
    state = started({"removed": removed, "hand_red": 5, "hand_blue": 6, "sure_red": " ".join(red)})
    for text in ("2S@1", "8S@1", "4S@2", "9S@3", "JS@4", "KS@5", "done"):
        state.apply(BLUE, state.read_choice(BLUE, text))
    worlds: set[Any] = set()
    for order in permutations(left):
        worlds.add((*((card,) for card in order[:5]), (order[5],)))
        if fits(order[:2]):
            for space in range(5):
                spaces: list[tuple[str, ...]] = [(card,) for card in order[2:]]
                spaces.insert(space, tuple(sorted(order[:2], key=NAMES.index)))
                worlds.add((*spaces, ()))
    rng = FastRng(8)
    counts = Counter(world_of(state.redeal(RED, rng), BLUE) for _ in range(60_000))
    assert_uniform(counts, worlds)


@pytest.mark.parametrize("sure", ["", "JS"])
@rule(paper="HA45")
def test_redeal_of_what_an_ace_has_just_drawn(sure: str) -> None:
    """Which cards are fresh is as secret as the hand they lie in; the stack never held a card dealt for certain."""
    state = scene(
        "9S", "9H", pair=5, results="rrrr.", blue_hand="JS 4D 7D", stack="QS",
        fields={"phase": "fresh", "fresh": "4D.7D", "countering": 1}, options={"sure_blue": sure} if sure else {},
    )  # fmt: skip
    unseen = ["JS", "4D", "7D", "QS"]
    worlds = {
        (frozenset(hand), frozenset(fresh))
        for hand in combinations(unseen, 3)
        for fresh in combinations(hand, 2)
        if {sure} - {""} <= set(hand) and sure not in fresh
    }
    for viewer in (RED, SPECTATOR):
        rng = FastRng(3)
        dealt = [state.redeal(viewer, rng) for _ in range(3000)]
        assert_uniform(
            Counter((frozenset(names(world.hand[BLUE])), frozenset(names(world.fresh))) for world in dealt), worlds
        )
    assert state.redeal(BLUE, FastRng(3)).fresh == state.fresh


@rule(paper="HA43")
def test_redeal_does_not_tell_how_many_extra_cards_are_chosen() -> None:
    none = started({"extra_blue": 3})
    two = started({"extra_blue": 3})
    for text in ("take X1", "take AS"):
        two.apply(BLUE, two.read_choice(BLUE, text))
    for seed in range(5):
        one, other = (state.redeal(RED, FastRng(seed)).write_position() for state in (none, two))
        assert one == other


def test_redeal_for_the_spectator_redraws_both_sides() -> None:
    state = nearly_known("2D.6D | JS", "4D 7D 9D")
    rng = FastRng(9)
    seen = {tuple(world_of(state.redeal(2, rng), side)[5] for side in (RED, BLUE)) for _ in range(300)}
    assert len(seen) > 3


def test_disjoint_pairs_are_counted_and_drawn_evenly() -> None:
    cards = sum(1 << NAMES.index(card) for card in ["2S", "2H", "3S", "4S", "5S", "5H", "6S", "7S", "8S"])
    nest = nested(cards)
    table = matchings(nest, 4)
    all_pairs = [pair for pair in combinations([NAMES[card] for card in nest], 2) if fits(pair)]
    disjoint = {
        frozenset(chosen)
        for chosen in combinations(all_pairs, 3)
        if len({card for pair in chosen for card in pair}) == 6
    }
    assert table[len(nest)][3] == len(disjoint)
    rng = FastRng(2)
    counts: Counter[Any] = Counter()
    for _ in range(30_000):
        counts[frozenset(frozenset(names(pair)) for pair in draw_pairs(nest, table, 3, rng))] += 1
    assert_uniform(counts, {frozenset(frozenset(pair) for pair in chosen) for chosen in disjoint})
