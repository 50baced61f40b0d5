"""The games under the interfaces of others: their own suites, and nothing hidden in an observation."""

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test

from cannae.adapters.encoding import AGENTS, Encoder, encoder_for, rewards
from cannae.adapters.gym import AgainstBot
from cannae.adapters.zoo import aec_env, parallel_env
from cannae.bots import random_policy
from cannae.core.randomness import FastRng
from cannae.core.registry import game as find_game

GAMES: dict[str, dict[str, Any]] = {
    "honour": {"battles": 1},
    "glory": {"setup": "quick"},
    "battle": {},
    "tabletop": {"scenario": "small", "turns": 12},
    "pennants": {},
}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_pettingzoos_own_suites_pass(name: str) -> None:
    api_test(aec_env(name, **GAMES[name]), num_cycles=60)
    parallel_api_test(parallel_env(name, **GAMES[name]), num_cycles=60)
    seed_test(lambda: aec_env(name, **GAMES[name]), num_cycles=20)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_gymnasiums_own_checker_passes(name: str) -> None:
    check_env(AgainstBot(name, bot="random", **GAMES[name]), skip_render_check=True)


@pytest.mark.parametrize("name", GAMES)
def test_the_leak_law_holds_for_tensors(name: str) -> None:
    """In every world that could be, as far as a side can know, its observation and its mask are the same."""
    encoder = encoder_for(find_game(name), GAMES[name])
    looked, told = 0, 0
    for number in range(3):
        rng = FastRng(number + 1)
        state = encoder.game.begin(dict(encoder.options), rng)
        while state.to_act:
            for side in range(2):
                seen, mask = encoder.observe(state, side), encoder.mask(state, side)
                for world in range(2):
                    other = state.redeal(side, FastRng(97 * world + number))
                    assert np.array_equal(encoder.observe(other, side), seen)
                    assert np.array_equal(encoder.mask(other, side), mask)
                    told += other.write_position() != state.write_position()
                looked += 1
            state.apply(state.to_act[0], random_policy(state, state.to_act[0], rng))
    assert looked > 20
    assert told > 0 or not encoder.game.hidden  # there was something to be hidden


def test_the_tables_are_always_the_same_and_tell_positions_apart() -> None:
    game = find_game("honour")
    one, other = Encoder(game, {"battles": 1}), Encoder(game, {"battles": 1})
    assert one.places == other.places and one.size > 300
    state = game.start({"battles": 1}, FastRng(1))
    seen = one.observe(state, 0)
    hand = [at for at, (path, text) in enumerate(one.places) if path == "sides[0].hand[].card" and text]
    assert seen[hand].sum() == 10 and np.abs(seen).max() <= 16
    assert not np.array_equal(seen, one.observe(game.start({"battles": 1}, FastRng(2)), 0))
    assert "| wait |" in one.page().replace("`", "") and "hand" in one.page()


def test_the_miniatures_are_told_group_by_group_and_by_actions_that_keep_their_meaning() -> None:
    game = find_game("tabletop")
    encoder = encoder_for(game, GAMES["tabletop"])
    state = game.start(GAMES["tabletop"], FastRng(1))
    seen = encoder.observe(state, 0)
    for at, group in enumerate(state.view(0)["groups"]):  # type: ignore[var-annotated,arg-type]
        for name, whole in (("x", 48000), ("y", 36000), ("bases", 12)):
            place = encoder.number[f"groups[{at}].{name}", None]
            largest = encoder.largest[f"groups[].{name}"]
            assert 1 < largest <= whole and abs(seen[place] * largest - group[name]) < 1e-3 * largest
        assert seen[encoder.number[f"groups[{at}].cohesion", "steady"]] == 1
    assert encoder.choices == list(game.start({"deploy": "hand"}, FastRng(2)).every_choice())  # whatever is agreed
    side = state.to_act[0]
    legal = [encoder.notation[at] for at in np.flatnonzero(encoder.mask(state, side))]
    assert sorted(legal) == sorted(state.write_choice(side, choice) for choice in state.choices(side))
    assert not any(path.startswith(("reach[", "dice")) for path, _ in encoder.places)


def test_a_whole_game_pays_the_winner() -> None:
    env = parallel_env("honour", battles=1)
    seen, _ = env.reset(seed=5)
    rng, total = np.random.default_rng(1), np.zeros(2)
    while env.agents:
        actions = {agent: rng.choice(np.flatnonzero(seen[agent]["action_mask"])) for agent in AGENTS}
        seen, paid, *_ = env.step(actions)
        total += [paid[agent] for agent in AGENTS]
    assert tuple(total) == rewards(env.state_)
    assert abs(total).sum() in (0, 2)


def test_an_illegal_action_loses() -> None:
    env = AgainstBot("honour", bot="random", side=0, battles=1)
    env.reset(seed=1)
    _, reward, over, _, _ = env.step(np.int64(env.encoder.wait))
    assert (reward, over) == (-1.0, True)
    both = parallel_env("honour", battles=1)
    seen, _ = both.reset(seed=1)
    legal = int(np.flatnonzero(seen["red"]["action_mask"])[0])
    _, paid, ended, *_ = both.step({"red": legal, "blue": both.encoder.wait})
    assert paid == {"red": 1.0, "blue": -1.0} and all(ended.values())
