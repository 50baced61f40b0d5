"""Greedy: it plays from what its side may see, and it plays well."""

import math
from random import Random

import pytest

from cannae.bots import random_policy
from cannae.core.contract import BLUE, RED
from cannae.core.game import Policy
from cannae.core.randomness import FastRng
from cannae.games.glory import GAME
from cannae.games.glory.bots.greedy import choose
from cannae.games.glory.bots.odds import best_card, deck_card, outlook, random_card
from cannae.games.glory.engine import Glory
from cannae.games.glory.redeal import Secrets
from cannae.games.glory.state import BY_SCORING, BY_TERRAIN
from cannae.locale import words
from glory.scene import do, scene, start

PAIRS = 60


def test_its_choice_is_the_same_in_the_true_world_and_in_every_redealt_one() -> None:
    steps = 0
    for seed in range(12):
        state = start(seed, **GAME.sample_options(seed))
        rng = FastRng(seed)
        while state.to_act:
            side = state.to_act[0]
            choice = choose(state.copy(), side, rng)
            assert choice in state.choices(side)
            for deal in range(3):
                assert choose(state.redeal(side, FastRng(100 * steps + deal)), side, rng) == choice, state
            state.apply(side, choice)
            steps += 1
    assert steps > 800


def duel(policies: tuple[Policy, Policy], seed: int, first: str) -> Glory:
    state = start(seed, first=first)
    rng = FastRng(seed)
    while state.to_act:
        side = state.to_act[0]
        state.play(side, policies[side](state.redeal(side, rng), side, rng))
    return state


def test_greedy_beats_random_from_either_seat() -> None:
    wins = 0
    for seed in range(PAIRS):
        first = ("red", "blue")[seed % 2]
        wins += duel((choose, random_policy), seed, first).winner == RED
        wins += duel((random_policy, choose), seed, first).winner == BLUE
    assert wins >= 0.95 * 2 * PAIRS


def test_greedy_against_itself_comes_to_an_end_in_every_way() -> None:
    ends = {duel((choose, choose), seed, "red").reason for seed in range(80)}
    assert {BY_TERRAIN, BY_SCORING} <= ends


def strange_deck(seed: int) -> dict[str, object]:
    """A sound deck with no card of the game: other types, counts, roles, and numbers up to the edge of what may be."""
    lot = Random(seed)
    names = [f"host_{letter}" for letter in "abcdef"[: lot.randint(2, 6)]]
    units = [
        {
            "id": name,
            "code": f"H{letter}",
            **{field: lot.randint(0, 9) for field in ("cost", "flank", "value", "victory")},
            "points": [lot.randint(0, 9) for _ in range(4 * lot.randint(1, 3))],
            "against": {other: lot.randint(-9, 9) for other in names if lot.random() < 0.5},
            "second": lot.randint(-9, 9),
            "beside": lot.choice([[], ["any"], names[:2]]),
            "rampage": lot.random() < 0.5,
            "holds_ties": lot.random() < 0.5,
        }
        for name, letter in zip(names, "ABCDEF", strict=False)
    ]
    roles = ["overlap", "overlap", "reserves"][: lot.randint(0, 3)]
    cards = [
        {"id": f"order_{letter}", "code": f"O{letter.upper()}", "role": role, "points": [lot.randint(0, 9)] * 4}
        for role, letter in zip(roles, "xyz", strict=False)
    ]
    units[0]["points"] = [lot.randint(0, 9) for _ in range(16)]
    grounds = [
        {"id": f"ground_{letter}", "count": 2, "plain": letter == "a", "cost": lot.randint(0, 9)}
        | {"defender": lot.randint(-9, 9), "lead": {name: lot.randint(-9, 9) for name in names}}
        for letter in "abc"
    ]
    return {"unit": units, "card": cards, "terrain": grounds}


@pytest.mark.parametrize("seed", range(8))
def test_greedy_plays_any_deck_to_the_end(seed: int) -> None:
    options = GAME.sample_options(3 * seed + 1) | {"deck": strange_deck(seed)}
    state = start(seed, **options)
    rng = FastRng(seed)
    while state.to_act:
        side = state.to_act[0]
        state.apply(side, choose(state.redeal(side, rng), side, rng))
    assert state.outcome() is not None


def picked(text: str, **options: object) -> str:
    state = scene(text, **options)
    (side,) = state.to_act
    return state.write_choice(side, choose(state, side, FastRng(1)))


def test_it_pays_with_the_cheapest_set() -> None:
    """Two points are due: Reserves covers them exactly, and is missed less than a Commander or heavy infantry."""
    paid = picked("phase=pay open=1 due=2 red=-/-/CV3/-/- fresh=16 red-hand=CO5.RE2.HI4")
    assert paid == "pay RE2"


def test_it_takes_a_sure_win_and_not_a_sure_loss() -> None:
    assert picked("red=-/-/EL2/-/- blue=-/-/AR2/-/- red-hand=CO5").startswith("attack 3")
    assert picked("red=-/-/AR2/-/- blue=-/-/EL2.EL3/-/- red-hand=OV2 blue-hand=CO5*4") == "done"


def test_it_breaks_the_enemy_s_third_column_at_all_costs() -> None:
    """Blue controls three columns and would win at once; only a won or tied combat helps."""
    chosen = picked("control=bbb.. red=MI2/-/-/-/- blue=HI2/-/-/-/- red-hand=CO5 blue-hand=OV2")
    assert chosen == "attack 1 with MI2"


def test_it_blocks_a_column_the_enemy_is_about_to_take() -> None:
    chosen = picked("control=bb... blue=HI2/HI3/MI2/-/- red=-/-/-/-/- red-hand=LC2.LI2.LI3.CO5")
    assert chosen.split()[0] == "place"
    assert chosen.split()[-1] == "3"


def test_it_withdraws_what_would_be_lost() -> None:
    state = scene("active=blue red=LI2/-/-/-/- blue=HI2.HI3/-/-/-/- blue-hand=CO5")
    do(state, "attack 1 with HI2", "bonus CO5")
    assert state.write_choice(RED, choose(state, RED, FastRng(1))) == "withdraw LI2"


def test_it_drafts_for_the_ground() -> None:
    order = [name for kind, name in enumerate(scene("").deck.names) for _ in range(scene("").deck.count[kind])]
    packet = ["HI2", "MI2", "AR2", "LC2"]
    for card in packet:
        order.remove(card)
    text = f"phase=draft terrain=%s red-packets={'.'.join(packet + order)} blue-packets={'.'.join(packet + order)}"
    plain = scene(text % "plain.plain.plain.plain.plain")
    rough = scene(text % "woods.rough.woods.woods.woods")
    assert plain.write_choice(RED, choose(plain, RED, FastRng(1))) == "keep HI2"
    assert rough.write_choice(RED, choose(rough, RED, FastRng(1))) != "keep HI2"


# -- Odds ---------------------------------------------------------------------------------------------------


def test_the_odds_of_the_best_hidden_card_are_hypergeometric() -> None:
    """Blue hides 12 cards, three of them Commanders, and holds two: 1 - (9 x 8) / (12 x 11) for a best card of 5."""
    text = (
        "blue-hand=CO5.MI2 blue-deck=- blue-box=CO5*2.MI2.MI3*2.LI2*2.LI3*2.LI4 "
        "blue-discard=EL2.EL3.SP2.SP3.SP4.PK2.PK3.PK4.HI2*2.HI3*2.HI4*2.MI3.MI4*3.CV2*2.CV3*2.CV4*2.AR2.AR3.LI4."
        "LC2.LC3*2.LC4.CO5*2.OV2*2.RE2"
    )
    state = scene(text)
    secrets = Secrets(state, BLUE)
    best = best_card(state, secrets)
    assert math.isclose(best[5], 1 - 9 * 8 / (12 * 11))
    assert math.isclose(sum(best), 1)
    assert math.isclose(random_card(state, secrets)[5], 3 / 12)
    assert math.isclose(deck_card(state, secrets)[2], 4 / 12)


@pytest.mark.parametrize(
    ("margin", "expected"), [(6, (1, 0, 0)), (5, (0.5, 0.5, 0)), (3, (0.25, 0.25, 0.5)), (0, (0, 0, 1))]
)
def test_the_outlook_of_a_combat(margin: int, expected: tuple[float, float, float]) -> None:
    odds = [0.0] * 10
    odds[2], odds[3], odds[5] = 0.25, 0.25, 0.5
    chances = outlook(margin, odds)
    assert (chances.win, chances.tie, chances.loss) == expected


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_choice_has_a_reason_in_words(language: str) -> None:
    state = start(2)
    rng = FastRng(3)
    while state.to_act:
        side = state.to_act[0]
        for choice in state.choices(side):
            key = GAME.explain(state, side, choice)
            assert key is not None
            assert words(language).say(key)
        state.apply(side, random_policy(state, side, rng))
