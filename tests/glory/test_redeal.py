"""What a side cannot know is drawn anew, and drawn evenly."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from cannae.core.contract import BLUE, RED, SPECTATOR
from cannae.core.randomness import FastRng
from cannae.games.glory.engine import Glory
from cannae.games.glory.redeal import knowledge_holds
from glory.scene import do, own_deck, scene, seen, start

DEALS = 6000


def tiny() -> dict[str, Any]:
    """A deck of 24 cards, so that all worlds can be listed."""
    document = own_deck()
    document["unit"] = [unit for unit in document["unit"] if unit["id"] in ("heavy_infantry", "light_cavalry")]
    for unit in document["unit"]:
        for field in ("against", "known", "doubtful"):
            unit.pop(field, None)
    document["unit"][0]["points"] = [2] * 4 + [4] * 4
    document["unit"][1]["points"] = [3] * 8
    document["card"] = [document["card"][0]]
    document["card"][0]["points"] = [5] * 8
    document["terrain"] = [{"id": "plain", "count": 9, "plain": True}]
    return document


def zones(state: Glory, side: int) -> tuple[str, str, str]:
    name = ("red", "blue")[side]
    words = dict(word.split("=") for word in state.write_position().split())
    return words[f"{name}-hand"], words[f"{name}-deck"], words[f"{name}-box"]


def frequencies(state: Glory, viewer: int, side: int) -> Counter[tuple[str, ...]]:
    rng = FastRng(99)
    return Counter(zones(state.redeal(viewer, rng), side) for _ in range(DEALS))


def alike(found: Counter[tuple[str, ...]], expected: dict[tuple[str, ...], float]) -> None:
    """Every world turns up, no other does, and as often as it should within five standard deviations."""
    assert set(found) == set(expected)
    for world, chance in expected.items():
        spread = (DEALS * chance * (1 - chance)) ** 0.5
        assert abs(found[world] - DEALS * chance) < 5 * spread + 1, world


def written(cards: list[str]) -> str:
    order = ["HI2", "HI4", "LC3", "CO5"]
    count = Counter(cards)
    return ".".join(card + (f"*{count[card]}" if count[card] > 1 else "") for card in order if count[card]) or "-"


def even(worlds: Counter[tuple[str, ...]]) -> dict[tuple[str, ...], float]:
    total = sum(worlds.values())
    return {world: count / total for world, count in worlds.items()}


def test_before_a_shuffle_hand_deck_and_box_are_an_even_deal() -> None:
    state = scene(
        "blue-hand=HI2.CO5 blue-deck=LC3 blue-discard=HI4*4.LC3*7.CO5*6 blue-box=HI2*3.CO5", deck=tiny(), setup="draft"
    )
    hidden = ["HI2"] * 4 + ["CO5"] * 2 + ["LC3"]
    worlds: Counter[tuple[str, ...]] = Counter()
    for hand in combinations(range(7), 2):
        for deck in set(range(7)) - set(hand):
            box = [hidden[card] for card in range(7) if card not in hand and card != deck]
            worlds[written([hidden[card] for card in hand]), written([hidden[deck]]), written(box)] += 1
    alike(frequencies(state, RED, BLUE), even(worlds))
    alike(frequencies(state, SPECTATOR, BLUE), even(worlds))


def test_after_a_shuffle_the_deck_is_known_and_so_is_where_a_shown_card_came_from() -> None:
    """Blue's deck was shuffled from HI4, HI4, LC3, CO5; two have been drawn; an HI4 has left the hand since.

    The hand of two is what is left of A (two cards of HI2, HI2, HI4 that were never seen) and X (two of the deck).
    """
    state = scene(
        "blue-shuffles=1 blue-hand=HI2*2.LC3 blue-deck=HI4.CO5 blue-discard=HI4*2.LC3*7.CO5*7 blue-box=HI4.HI2*2 "
        "blue-unseen=HI2*4.HI4 blue-held=- blue-pool=HI4*2.LC3.CO5 blue-base=HI4.LC3*7.CO5*7",
        deck=tiny(),
    )
    unseen = ["HI2"] * 4 + ["HI4"]
    pool = ["HI4", "HI4", "LC3", "CO5"]
    worlds: Counter[tuple[str, ...]] = Counter()
    for a in combinations(range(5), 2):
        for x in combinations(range(4), 2):
            hand = [unseen[card] for card in a] + [pool[card] for card in x]
            if "HI4" not in hand:
                continue  # nothing would explain the HI4 that was shown
            hand.remove("HI4")
            deck = [pool[card] for card in range(4) if card not in x]
            box = [unseen[card] for card in range(5) if card not in a]
            worlds[written(hand), written(deck), written(box)] += 1
    alike(frequencies(state, RED, BLUE), even(worlds))


def test_a_side_that_placed_units_can_pay_for_them() -> None:
    """Blue owes 8 with two cards in hand: 5 and 5, 5 and 4, 5 and 3, or 4 and 4."""
    words = (
        "active=blue open=1 due=8 fresh=1 blue=HI2/-/-/-/- blue-hand=CO5.LC3 blue-discard=HI2*3.HI4*2.LC3*6.CO5*6 "
        "blue-box=HI4*2.LC3.CO5"
    )
    state = scene(words, deck=tiny())
    hidden = ["CO5", "CO5", "LC3", "LC3", "HI4", "HI4"]
    worlds: Counter[tuple[str, ...]] = Counter()
    for hand in combinations(range(6), 2):
        cards = [hidden[card] for card in hand]
        if sum(int(card[-1]) for card in cards) >= 8:
            box = [hidden[card] for card in range(6) if card not in hand]
            worlds[written(cards), "-", written(box)] += 1
    alike(frequencies(state, RED, BLUE), even(worlds))


def test_where_paying_hands_are_rare_they_are_counted_not_tried() -> None:
    """Seven cards worth 35 points: one hand in tens of thousands, found at once all the same."""
    words = "active=blue open=1 due=35 fresh=1 blue=HI2/-/-/-/- blue-hand=CO5*7 blue-box=HI2*3.HI4*4.LC3*8.CO5"
    state = scene(words, deck=tiny())
    assert set(frequencies_of(state, 40)) == {("CO5*7", "-", "HI2*3.HI4*4.LC3*8.CO5")}


def frequencies_of(state: Glory, deals: int) -> Counter[tuple[str, ...]]:
    rng = FastRng(5)
    return Counter(zones(state.redeal(RED, rng), BLUE) for _ in range(deals))


def test_a_side_that_made_room_can_fill_it() -> None:
    state = scene("active=blue blue=-/-/HI2/-/- blue-hand=LC3.HI4.CO5*2", deck=tiny())
    do(state, "clear HI2 at 3")
    for seed in range(300):
        assert state.redeal(RED, FastRng(seed)).choices(BLUE)


@pytest.mark.parametrize("drawn", [0, 1])
def test_a_hidden_bonus_card_is_drawn_anew_from_where_it_came(drawn: int) -> None:
    text = "bonus top" if drawn else "bonus CO5"
    words = "active=blue blue=HI2/-/-/-/- red=HI4/-/-/-/- blue-hand=CO5.LC3 blue-deck=HI4 red-hand=CO5"
    state = do(scene(words, deck=tiny()), "attack 1 with HI2", text)
    drawn_cards = {world.bonus for seed in range(200) if isinstance(world := state.redeal(RED, FastRng(seed)), Glory)}
    assert len(drawn_cards) == 4
    assert {seen(state.redeal(BLUE, FastRng(seed)), BLUE)["combat"]["bonus"]["card"] for seed in range(50)} == {
        "HI4" if drawn else "CO5"
    }


def test_after_a_shuffle_a_drawn_bonus_card_comes_from_the_known_deck() -> None:
    words = (
        "active=blue blue=HI2/-/-/-/- red=HI4/-/-/-/- blue-hand=CO5 blue-discard=HI4.LC3 blue-deck=- red-hand=CO5 "
        "blue-box=HI2*3.HI4*3.LC3*7.CO5*7"
    )
    state = do(scene(words, deck=tiny()), "attack 1 with HI2", "bonus top")
    worlds = [state.redeal(RED, FastRng(seed)) for seed in range(200)]
    assert {state.deck.names[world.bonus] for world in worlds} == {"HI4", "LC3"}


def test_the_owner_s_own_cards_stay() -> None:
    state = start(11, setup="quick", first="red")
    world = state.redeal(RED, FastRng(3))
    assert zones(world, RED) == zones(state, RED)
    assert zones(world, BLUE) != zones(state, BLUE)
    assert zones(world, BLUE)[2] == zones(state, BLUE)[2]  # the box of a quick start is known to all


def test_in_the_draft_the_packets_to_come_are_unknown_and_the_enemy_begins_anew() -> None:
    state = start(7)
    for _ in range(5):
        state.apply(RED, state.choices(RED)[0])
        state.apply(BLUE, state.choices(BLUE)[0])
    worlds = [state.redeal(RED, FastRng(seed)) for seed in range(30)]
    assert all(seen(world, RED) == seen(state, RED) for world in worlds)
    assert len({packets(world, "red") for world in worlds}) == 30
    assert {seen(world, BLUE)["draft"]["picks"] for world in worlds} == {0}
    for _ in range(19):
        state.apply(BLUE, state.choices(BLUE)[0])
    ready = state.redeal(RED, FastRng(1))
    assert ready.to_act == (RED,)
    assert sum(seen(ready, BLUE)["draft"]["kept"].values()) == 24


def packets(state: Glory, side: str) -> str:
    words = dict(word.split("=") for word in state.write_position().split())
    return words[f"{side}-packets"]


def test_knowledge_never_contradicts_the_truth() -> None:
    """Long games with many shuffles: sides that draw and trade, and now and then attack."""
    for seed in range(25):
        state = start(seed, setup="quick" if seed % 2 else "draft")
        rng = FastRng(1000 + seed)
        while state.to_act and state.turn < 60:
            side = state.to_act[0]
            choices = state.choices(side)
            idle = [choice for choice in choices if state.write_choice(side, choice) in ("done", "draw", "bonus top")]
            pick = idle if idle and rng.below(0, 3) else choices
            state.play(side, pick[rng.below(0, len(pick))])
            if state.phase() != "draft":
                assert knowledge_holds(state, RED), state
                assert knowledge_holds(state, BLUE), state
        assert state.turn > 3
