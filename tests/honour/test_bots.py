"""The greedy player: only what a seat can see, and clearly better than chance."""

from cannae.bots import decide, seen_by
from cannae.core.randomness import FastRng
from cannae.games.honour import GAME
from cannae.games.honour.bots.greedy import greedy
from cannae.lab.playing.score import play_pairs


def test_greedy_beats_random_clearly() -> None:
    score = play_pairs("honour", GAME.checked({"battles": 1}), ("greedy", "random"), 1, 0, 200)
    assert score.games == 400
    assert score.first_wins / score.decided > 0.7


def test_greedy_chooses_the_same_in_the_true_world() -> None:
    """It is handed a re-dealt world; nothing in its choice may depend on what was re-dealt."""
    chance = FastRng(11)
    for seed in range(12):
        state = GAME.start({"battles": 1}, FastRng(seed))
        while sides := state.to_act:
            side = sides[0]
            lots = seed * 1000
            in_truth = greedy(state, side, FastRng(lots))
            world = state.redeal(side, chance)
            assert greedy(world, side, FastRng(lots)) == in_truth
            assert in_truth in state.choices(side)
            state.apply(side, in_truth)


def test_bots_are_given_text_only() -> None:
    state = GAME.start({"battles": 1}, FastRng(3))
    text = seen_by(state, 0, FastRng(4))
    assert decide(GAME, {"battles": 1}, text, 0, "greedy", FastRng(5)) in state.choices(0)
