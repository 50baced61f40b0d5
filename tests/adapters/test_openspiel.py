"""The games under OpenSpiel: its own simulation test, and its search and solver at work on reduced Honour."""

import json
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts, outcome_sampling_mccfr

from cannae.adapters.openspiel import register

register()
REDUCED: dict[str, Any] = {"battles": 1, "hand_red": 5, "hand_blue": 5, "first_dealer": "red"}


def load(name: str, deals: int = 50, **options: Any) -> pyspiel.Game:
    return pyspiel.load_game(f"cannae_{name}", {"deals": deals, "options": json.dumps(options)})


SMALL: dict[str, Any] = {"scenario": "small", "turns": 12}


@pytest.mark.parametrize(
    ("name", "options"),
    [("honour", {"battles": 1}), ("glory", {"setup": "quick"}), ("battle", {}), ("tabletop", SMALL)],
)
def test_openspiels_own_simulation_test_passes(name: str, options: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(name, 50, **options), num_sims=2, serialize=False, verbose=False)


def test_a_history_leads_to_the_same_position() -> None:
    game = load("honour", battles=1)
    state, rng = game.new_initial_state(), np.random.default_rng(2)
    while not state.is_terminal():
        legal = state.legal_actions() if not state.is_chance_node() else [3]
        state.apply_action(int(rng.choice(legal)))
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state) and again.returns() == state.returns()
    assert sum(state.returns()) == 0


def test_what_a_player_knows_is_the_same_in_every_world_it_cannot_tell_apart() -> None:
    state = load("honour", battles=1).new_initial_state()
    state.apply_action(7)
    sampler = np.random.default_rng(1).random
    for _ in range(12):
        side = state.current_player()
        other = state.resample_from_infostate(side, sampler)
        assert other.information_state_string(side) == state.information_state_string(side)
        assert other.legal_actions() == state.legal_actions()
        assert str(other) != str(state)
        state.apply_action(state.legal_actions()[0])


def test_openspiels_own_search_plays_our_game() -> None:
    game = load("honour", 50, **REDUCED)
    state = game.new_initial_state()
    state.apply_action(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.4,
        max_simulations=12,
        max_world_samples=4,
        random_state=np.random.RandomState(2),
    )
    assert bot.step(state) in state.legal_actions()


def late_honour() -> pyspiel.Game:
    """Two spaces of each line are left and Blue leads by two pairs to one. Red has a card too many; the last card of
    each hand is one of four, and the enemy does not know which."""
    red, blue, last = "9S 7H 5S 4H 8S", "8D 7C 6C 3D", "10S 9H 6D 2C"
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    kept = f"{red} {blue} {last}".split()
    removed = [card for card in [rank + suit for rank in ranks for suit in "SHDC"] + ["X1", "X2"] if card not in kept]
    options = REDUCED | {"hand_red": 6, "sure_red": red, "sure_blue": blue, "removed": " ".join(removed)}
    laid = "red 9S@1, red 7H@2, red 4H@3, blue 3D@1, blue 8D@2, blue 6C@3"
    return pyspiel.load_game("cannae_honour", {"deals": 2, "options": json.dumps(options), "opening": laid})


def test_openspiels_counterfactual_regret_minimisation_solves_the_end_of_a_battle() -> None:
    """Whole sweeps of the tree, and OpenSpiel's own best response, in C++, says how much could still be won."""
    game = late_honour()
    solver = cfr.CFRPlusSolver(game)
    for _ in range(8):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, policy.UniformRandomPolicy(game)) > 0.3
    assert 0 <= exploitability.exploitability(game, solver.average_policy()) < 0.02


def test_openspiels_counterfactual_regret_minimisation_learns() -> None:
    """By sampled outcomes, from the first card on: there a sweep of the whole tree takes many minutes."""
    game = load("honour", 1, **REDUCED)
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(10):
        solver.iteration()
    state = game.new_initial_state()
    state.apply_action(0)
    chances = solver.average_policy().action_probabilities(state)
    assert abs(sum(chances.values()) - 1) < 1e-6
    assert len(set(chances.values())) > 1  # something was learned: the first policy is even
