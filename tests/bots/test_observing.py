"""What nets are told: only what a side may see, numbers within their range, and what the enemy learns of a choice."""

from collections.abc import Iterator

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from cannae.core.contract import State
from cannae.core.game import Game
from cannae.core.observation import MOST_FEATURES, Observer
from cannae.core.randomness import FastRng
from cannae.core.registry import game

OBSERVED = ["honour", "glory", "battle"]
GAMES = {"honour": 24, "glory": 12, "battle": 6}
MOST_STEPS = 400  # of a game: the later ones ask the same again


def observer_of(room: Game) -> Observer:
    found = room.observer()
    assert found is not None
    return found


def decisions(room: Game, number: int) -> Iterator[tuple[State, int, FastRng]]:
    """Every decision of a random game, with the side that is asked."""
    rng = FastRng(number * 7919 + 1)
    state = room.start(room.sample_options(number), rng)
    for _ in range(MOST_STEPS):
        if not state.to_act:
            return
        side = state.to_act[rng.below(0, len(state.to_act))]
        yield state, side, rng
        choices = state.choices(side)
        state.play(side, choices[rng.below(0, len(choices))])


def told(observer: Observer, state: State, side: int, secret: bool = False) -> list[int]:
    out = vec[i16]([0] * MOST_FEATURES)
    count = observer.secrets(state, side, out, 0) if secret else observer.observe(state, side, out, 0)
    return [int(out[index]) for index in range(count)]


@pytest.mark.parametrize("name", OBSERVED)
def test_an_observation_is_the_same_in_every_world_the_side_cannot_tell_apart(name: str) -> None:
    room = game(name)
    observer = observer_of(room)
    for number in range(GAMES[name]):
        for state, side, rng in decisions(room, number):
            seen = told(observer, state, side)
            assert seen == told(observer, state.redeal(side, rng), side), (number, state.phase())


@pytest.mark.parametrize("name", OBSERVED)
def test_features_and_meanings_are_within_their_range(name: str) -> None:
    room = game(name)
    observer = observer_of(room)
    used: set[int] = set()
    for number in range(GAMES[name]):
        for state, side, _ in decisions(room, number):
            features, secrets = told(observer, state, side), told(observer, state, side, secret=True)
            meanings = [int(observer.meaning(state, side, choice)) for choice in state.choices(side)]
            assert all(0 < feature < observer.feature_count for feature in features)
            assert all(0 < secret < observer.secret_count for secret in secrets)
            assert all(0 < meaning < observer.meaning_count for meaning in meanings)
            used.update(features)
    assert len(used) > observer.feature_count // 4, "hardly anything is ever told"


@pytest.mark.parametrize("name", OBSERVED)
def test_what_the_enemy_learns_of_a_choice_is_no_more_than_he_sees(name: str) -> None:
    """Two choices that look the same to the enemy by `seen` leave him the same view; the observer hides enough."""
    room = game(name)
    observer = observer_of(room)
    compared = 0
    for number in range(GAMES[name]):
        for state, side, rng in decisions(room, number):
            choices = state.choices(side)
            one, other = choices[rng.below(0, len(choices))], choices[rng.below(0, len(choices))]
            if one == other or observer.seen(state, side, one) == observer.seen(state, side, other):
                continue
            views = []
            for choice in (one, other):
                trial = state.copy()
                trial.play(side, choice)
                views.append(trial.view(1 - side))
            compared += 1
            if views[0] == views[1]:  # what he cannot tell apart by looking, `seen` must not tell apart either
                assert state.phase() not in ("draft", "deploy", "place"), (state.phase(), one, other)
    assert compared
