"""The nets that come with the games: read back as written, told apart by the rules, the same sums everywhere."""

import math
from pathlib import Path

import pytest

from cannae.bots.net import PARTS, Net, NetPlayer, exponential, hyperbolic
from cannae.bots.weights import read_weights, rules_digest, shipped, shipped_net, write_weights
from cannae.core.game import Game
from cannae.core.randomness import FastRng
from cannae.core.registry import game

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
    assert len(file.read_bytes()) < 3_500_000


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


def test_a_net_that_is_written_reads_back_and_plays_the_same(tmp_path: Path) -> None:
    room = game("honour")
    file = shipped(room)
    observer = room.observer()
    assert file is not None and observer is not None
    card, parts = read_weights(file)
    write_weights(tmp_path / "again", card, parts)
    assert (tmp_path / "again").read_bytes().partition(b"\n")[2] == file.read_bytes().partition(b"\n")[2]
    again, same = read_weights(tmp_path / "again")
    assert again == card and same == parts
    state = room.start({}, FastRng(1))
    assert NetPlayer(Net(observer, same), True).choose(state, 0, FastRng(1)) == NetPlayer(net_of(room), True).choose(
        state, 0, FastRng(1)
    )


def test_a_net_for_other_rules_is_not_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = game("honour")
    file = shipped(room)
    assert file is not None
    card, parts = read_weights(file)
    write_weights(tmp_path / "other", card | {"rules": "0" * 16}, parts)
    monkeypatch.setattr("cannae.bots.weights.shipped", lambda game: tmp_path / "other")
    shipped_net.cache_clear()
    assert shipped_net(room) is None
    monkeypatch.undo()
    shipped_net.cache_clear()
    assert shipped_net(room) is not None


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("honour", {"closing": "uncountered"}),
        ("honour", {"hand_red": 5}),
        ("glory", {"flank": "german"}),
        ("glory", {"discards": "owner"}),
        ("battle", {"expanded_movement": True}),
    ],
)
def test_a_net_says_that_it_does_not_know_what_was_agreed(name: str, options: dict[str, object]) -> None:
    room = game(name)
    observer = room.observer()
    assert observer is not None
    assert not observer.familiar(room.start(options, FastRng(1)))
    assert all(observer.familiar(room.start(known, FastRng(1))) for known in [{}, *room.trained_with])


def test_our_own_exponential_is_near_the_libraries() -> None:
    for power in (0.0, -1e-9, -0.3, -1.0, -5.5, -20.0, -39.0):
        assert math.isclose(exponential(power), math.exp(power), rel_tol=1e-12)
    assert exponential(-60.0) == 0.0
    for value in (-3.0, -0.2, 0.0, 0.7, 12.0):
        assert math.isclose(hyperbolic(value), math.tanh(value), rel_tol=1e-9, abs_tol=1e-12)
