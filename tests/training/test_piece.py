"""A piece of self-play for other machines: pure, legal, and its games go on where they stood."""

from typing import Any

import pytest

from cannae.bots.weights import read_weights, shipped
from cannae.core.registry import game as find_game
from cannae.training.arrays import HALVES, Plan
from cannae.training.piece import Piece, Weights, packed, play_piece

GAMES, STEPS = 3, 5


def plan_of(name: str, foe: str = "") -> Plan:
    observer = find_game(name).observer()
    assert observer is not None
    rooms = (int(observer.feature_room), int(observer.secret_room), int(observer.choice_room))
    options: list[dict[str, Any]] = [dict(one) for one in find_game(name).trained_with]
    return Plan(name, 1, GAMES, rooms, 3, foe, GAMES if foe else 1, options)


def shipped_weights(name: str) -> Weights:
    file = shipped(find_game(name))
    assert file is not None
    return packed(read_weights(file)[1])


def rows(data: bytes, steps: int) -> list[memoryview]:
    size = len(data) // steps
    return [memoryview(data)[at * size : (at + 1) * size].cast("h") for at in range(steps)]


@pytest.mark.parametrize("name", ["honour", "glory", "battle"])
def test_a_piece_is_pure_and_the_next_goes_on_where_it_ended(name: str) -> None:
    plan, weights = plan_of(name), shipped_weights(name)
    first = play_piece(Piece(plan, 0, 0, STEPS, [], 0), weights, None)
    assert play_piece(Piece(plan, 0, 0, STEPS, [], 0), weights, None) == first
    assert play_piece(Piece(plan, 1, 0, STEPS, [], 0), weights, None).picks != first.picks
    second = play_piece(Piece(plan, 0, 1, STEPS, first.standing, 0), weights, None)
    for column in ("features", "secrets", "meanings", "sides"):
        assert rows(second.columns[column], STEPS + 1)[0] == rows(first.columns[column], STEPS + 1)[-1], column
    count = HALVES * GAMES
    for meanings, picks in zip(rows(first.columns["meanings"], STEPS + 1)[:-1], rows(first.picks, STEPS), strict=True):
        for index in range(count):
            assert meanings[index * plan.rooms[2] + picks[index]] > 0, "what was picked is a choice"
    assert first.counts[1] == STEPS * count


def test_an_earlier_self_or_a_named_foe_has_a_seat_and_keeps_it() -> None:
    weights = shipped_weights("honour")
    for plan, earlier in ((plan_of("honour"), weights), (plan_of("honour", "greedy"), None)):
        seats = HALVES * plan.foe_games
        first = play_piece(Piece(plan, 0, 0, 40, [], seats), weights, earlier)
        taken = [one.foe for one in first.standing]
        assert all(seat in (0, 1) for seat in taken[:seats]) and set(taken[seats:]) <= {-1}
        sides = rows(play_piece(Piece(plan, 0, 1, 1, first.standing, seats), weights, earlier).columns["sides"], 2)
        assert all(side != seat for side, seat in zip(sides[0], taken, strict=True))
        assert sum(first.counts[3:6]) > 0, "some games against it have ended"
