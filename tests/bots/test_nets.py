"""The nets that come with the games: read back as written, told apart by the rules, the same sums everywhere."""

import math
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from cannae.bots.net import PARTS, Net, NetPlayer, exponential, hyperbolic
from cannae.bots.weights import read_weights, rules_digest, shipped, shipped_net, write_weights
from cannae.core.game import Game
from cannae.core.observation import MOST_FEATURES
from cannae.core.randomness import FastRng
from cannae.core.registry import game
from cannae.games.battle.rules.cards import CARDS

NETTED = ["honour", "glory", "battle"]


def net_of(room: Game) -> Net:
    found = shipped_net(room)
    assert found is not None, "the rules or the features have changed since the net was trained: train it anew"
    return found


@pytest.mark.parametrize("name", NETTED)
def test_the_net_knows_the_rules_it_ships_with_and_its_card_says_how_it_was_made(name: str) -> None:
    file = shipped(game(name))
    assert file is not None
    card, parts = read_weights(file)
    assert card["game"] == name and card["rules"] == rules_digest(game(name))
    assert card["trained"]["decisions"] > 50_000_000 and card["trained"]["crowded"] == 0
    assert all(command.startswith(f"cannae train {name}") for command in card["commands"])
    assert all(0 < row["score"] < 1 and row["interval"] > 0 and row["pairs"] > 0 for row in card["strength"])
    assert sorted(parts) == sorted(PARTS)
    assert len(file.read_bytes()) < 3_000_000


@pytest.mark.parametrize("name", NETTED)
def test_chances_are_a_distribution_and_scores_lie_between_lost_and_won(name: str) -> None:
    room = game(name)
    net = net_of(room)
    state = room.start({}, FastRng(8))
    for _ in range(15):
        side = state.to_act[0]
        count = net.weigh(state, side)
        assert math.isclose(sum(net.chances[index] for index in range(count)), 1.0, rel_tol=1e-9)
        assert [int(net.choices[index]) for index in range(count)] == state.choices(side)
        assert 0.0 < net.expected(state, side) < 1.0
        assert math.isclose(net.judged(state, 0) + net.judged(state, 1), 1.0)
        state.play(side, net.draw(state, side, FastRng(4)))


def product(one: list[float], other: list[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def layer(values: list[float], weights: list[float], bias: list[float]) -> list[float]:
    """One layer by the book, cut off below zero."""
    width = len(bias)
    sums = [
        bias[unit] + sum(value * weights[at * width + unit] for at, value in enumerate(values)) for unit in range(width)
    ]
    return [max(0.0, total) for total in sums]


def summed(rows: list[tuple[str, list[int]]], bias: str, parts: dict[str, list[float]]) -> list[float]:
    width = len(parts[bias])
    total = list(parts[bias])
    for name, features in rows:
        for feature in features:
            total = [one + parts[name][feature * width + unit] for unit, one in enumerate(total)]
    return [max(0.0, one) for one in total]


def test_the_quick_loops_say_what_the_formulas_say() -> None:
    room = game("honour")
    file, observer = shipped(room), room.observer()
    assert file is not None and observer is not None
    _, parts = read_weights(file)
    net = Net(observer, parts)
    state = room.start({"battles": 1}, FastRng(12))
    out = vec[i16]([0] * MOST_FEATURES)
    for _ in range(14):
        side = state.to_act[0]
        seen = [int(out[at]) for at in range(observer.observe(state, side, out, 0))]
        hidden = [int(out[at]) for at in range(observer.secrets(state, side, out, 0))]
        second = layer(summed([("features", seen)], "features_bias", parts), parts["hidden"], parts["hidden_bias"])
        deep = summed([("judge_features", seen), ("judge_secrets", hidden)], "judge_features_bias", parts)
        judge = layer(deep, parts["judge_hidden"], parts["judge_hidden_bias"])
        choices = state.choices(side)
        weights = []
        for choice in choices:
            meaning = int(observer.meaning(state, side, choice))
            row = parts["meanings"][meaning * len(second) : (meaning + 1) * len(second)]
            weights.append(math.exp(parts["meanings_bias"][meaning] + product(row, second)))
        count = net.weigh(state, side)
        for index in range(count if count > 1 else 0):
            assert math.isclose(net.chances[index], weights[index] / sum(weights), rel_tol=1e-6, abs_tol=1e-12)
        expected = math.tanh(parts["chance_bias"][0] + product(parts["chance"], second))
        judged = math.tanh(parts["judge_bias"][0] + product(parts["judge"], judge))
        assert math.isclose(net.expected(state, side), 0.5 + expected / 2, rel_tol=1e-9)
        assert math.isclose(net.judged(state, side), 0.5 + judged / 2, rel_tol=1e-9)
        state.play(side, net.draw(state, side, FastRng(5)))


def test_a_net_that_is_written_reads_back_and_plays_the_same(tmp_path: Path) -> None:
    room = game("honour")
    file = shipped(room)
    observer = room.observer()
    assert file is not None and observer is not None
    card, parts = read_weights(file)
    write_weights(tmp_path / "again", card, parts)
    written = (tmp_path / "again").read_bytes().partition(b"\n")[2]
    assert zlib.decompress(written) == file.read_bytes().partition(b"\n")[2], "the first nets were not deflated yet"
    again, same = read_weights(tmp_path / "again")
    assert again == card and same == parts
    state = room.start({}, FastRng(1))
    assert NetPlayer(Net(observer, same), True).choose(state, 0, FastRng(1)) == NetPlayer(net_of(room), True).choose(
        state, 0, FastRng(1)
    )


@pytest.mark.parametrize("name", NETTED)
def test_a_net_for_other_rules_is_not_played(name: str, outdated: Callable[[str], Game]) -> None:
    assert shipped_net(game(name)) is not None
    assert shipped_net(outdated(name)) is None


def test_other_numbers_on_the_cards_are_other_rules() -> None:
    """One MP more for a card of Battle, as a changed data file would have it."""
    room, card = game("battle"), CARDS.mastery.index("onslaught")
    fresh = rules_digest.__wrapped__
    assert fresh(room) == rules_digest(room)
    CARDS.price[card] += 1
    try:
        assert fresh(room) != rules_digest(room)
    finally:
        CARDS.price[card] -= 1
    assert fresh(room) == rules_digest(room)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("honour", {"closing": "uncountered"}),
        ("honour", {"hand_red": 5}),
        ("glory", {"flank": "german"}),
        ("glory", {"discards": "owner"}),
    ],
)
def test_a_net_says_that_it_does_not_know_what_was_agreed(name: str, options: dict[str, object]) -> None:
    room = game(name)
    observer = room.observer()
    assert observer is not None
    assert not observer.familiar(room.start(options, FastRng(1)))
    assert all(observer.familiar(room.start(known, FastRng(1))) for known in [{}, *room.trained_with])


@pytest.mark.parametrize(
    "options",
    [
        {"expanded_movement": True},
        {"expanded_deployment": True, "terrains": "7"},
        {"terrains": "3", "periods": 4},
    ],
)
def test_battles_net_knows_the_expanded_rules_and_every_row_but_plays_no_scenario(options: dict[str, object]) -> None:
    room = game("battle")
    net, state = net_of(room), room.start(options, FastRng(1))
    assert net.observer.familiar(state)
    assert 0.0 < net.judged(state, 0) < 1.0
    for known in [{}, *room.trained_with]:
        assert net.observer.familiar(room.start(known, FastRng(1))) == ("scenario" not in known)


def test_our_own_exponential_is_near_the_libraries() -> None:
    for power in (0.0, -1e-9, -0.3, -1.0, -5.5, -20.0, -39.0):
        assert math.isclose(exponential(power), math.exp(power), rel_tol=1e-12)
    assert exponential(-60.0) == 0.0
    for value in (-3.0, -0.2, 0.0, 0.7, 12.0):
        assert math.isclose(hyperbolic(value), math.tanh(value), rel_tol=1e-9, abs_tol=1e-12)
