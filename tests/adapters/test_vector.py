"""Many games at once in numpy arrays: the caller's own, the same as one by one, and nothing hidden in them."""

from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i16

from cannae.adapters.vector import VectorEnv
from cannae.core.contract import UserError
from cannae.core.observation import MOST_FEATURES
from cannae.core.randomness import FastRng
from cannae.core.registry import game

GAMES: dict[str, dict[str, Any]] = {"honour": {"battles": 1}, "glory": {"setup": "quick"}, "battle": {}}
COUNT = 5


def some_actions(env: VectorEnv, chance: np.random.Generator) -> Any:
    """In every game one of its actions, whichever."""
    return (chance.random(env.count) * env.arrays.masks.sum(axis=1)).astype(np.int64)


@pytest.mark.parametrize("name", GAMES)
def test_the_arrays_show_what_every_side_may_see_and_do_and_nothing_else(name: str) -> None:
    """In every world that could be, as far as the side can know, its row is the same: the leak law."""
    env, chance, rng = VectorEnv(name, COUNT, seed=3, **GAMES[name]), np.random.default_rng(1), FastRng(9)
    observer, told = game(name).observer(), 0
    assert observer is not None
    for _ in range(40):
        for row, state in enumerate(env.games.states):
            side = int(env.arrays.acting[row])
            assert side == state.to_act[0]
            for world in (state, state.redeal(side, rng)):
                told += world.write_position() != state.write_position()
                choices = world.choices(side)
                meanings = [int(observer.meaning(world, side, choice)) for choice in choices]
                assert env.arrays.meanings[row].tolist() == meanings + [0] * (env.actions - len(choices))
                assert env.arrays.masks[row].tolist() == [at < len(choices) for at in range(env.actions)]
                seen = vec[i16]([0] * MOST_FEATURES)
                found = observer.observe(world, side, seen, 0)
                shown = env.arrays.observations[row]
                assert [int(seen[at]) for at in range(found)] == shown[:found].tolist() and not shown[found:].any()
        env.step(some_actions(env, chance))
    assert told > 50  # there was something to be hidden


def test_arrays_of_the_caller_are_written_to_whatever_their_type() -> None:
    plain = VectorEnv("honour", COUNT, seed=3, battles=1)
    memory = bytearray(4 * plain.arrays.observations.size)
    own: dict[str, Any] = {
        "observations": np.frombuffer(memory, np.float32).reshape(plain.arrays.observations.shape),
        "masks": np.zeros(plain.arrays.masks.shape, np.uint8),
        "rewards": np.zeros((COUNT, 2), np.float64),
    }
    env, chance, ended = VectorEnv("honour", COUNT, seed=3, arrays=own, battles=1), np.random.default_rng(2), 0
    assert all(getattr(env.arrays, name) is array for name, array in own.items())
    for _ in range(100):
        actions = some_actions(plain, chance)
        one, other = plain.step(actions), env.step(actions)
        assert one is plain.arrays and other is env.arrays
        for name in ("observations", "meanings", "masks", "acting", "rewards", "ended"):
            assert np.array_equal(getattr(one, name), getattr(other, name)), name
        assert np.array_equal(np.frombuffer(memory, np.float32).reshape(one.observations.shape), one.observations)
        ended += int(one.ended.sum())
    assert ended == plain.games.games > 10


def test_the_winner_is_paid_once_and_the_next_game_has_begun() -> None:
    env, chance, paid = VectorEnv("honour", COUNT, seed=1, battles=1), np.random.default_rng(5), 0
    for _ in range(100):
        before = list(env.games.states)
        after = env.step(some_actions(env, chance))
        for row in range(COUNT):
            outcome = before[row].outcome()
            assert bool(after.ended[row]) == (outcome is not None) == (env.games.states[row] is not before[row])
            due = [0, 0] if outcome is None or outcome.winner < 0 else [1 - 2 * outcome.winner, 2 * outcome.winner - 1]
            assert after.rewards[row].tolist() == due
            paid += abs(due[0])
    assert paid > 10


def test_what_cannot_be_played_is_refused_and_nothing_is_played() -> None:
    env = VectorEnv("honour", COUNT, battles=1)
    before = [state.write_position() for state in env.games.states]
    none = int(env.arrays.masks[2].sum())
    first = np.zeros(COUNT, np.int64)
    for actions in (first[1:], first - 1, first + env.actions, np.where(np.arange(COUNT) == 2, none, 0)):
        with pytest.raises(ValueError, match=r"actions are wanted|game 2 has no action"):
            env.step(actions)
    assert [state.write_position() for state in env.games.states] == before
    with pytest.raises(ValueError, match="shape"):
        VectorEnv("honour", COUNT, arrays={"ended": np.zeros(3)}, battles=1)
    with pytest.raises(ValueError, match="no array"):
        VectorEnv("honour", COUNT, arrays={"end": np.zeros(COUNT)}, battles=1)
    with pytest.raises(UserError):
        VectorEnv("tabletop", COUNT)


def test_the_same_seed_gives_the_same_games() -> None:
    one, other, third = (VectorEnv("glory", COUNT, seed=seed, setup="quick") for seed in (4, 4, 5))
    for _ in range(20):
        actions = np.zeros(COUNT, np.int64)
        assert np.array_equal(one.step(actions).observations, other.step(actions).observations)
    assert not np.array_equal(
        VectorEnv("glory", COUNT, seed=4, setup="quick").arrays.observations, third.arrays.observations
    )
