"""Bots against each other: which deals are played, and what is counted of them."""

import pytest

from cannae.bots import policy
from cannae.core.contract import Outcome
from cannae.core.registry import game as find_game
from cannae.core.registry import games
from cannae.lab.playing import pairs
from cannae.lab.playing.pairs import Pair, Played, play_game
from cannae.lab.playing.score import Score, play_pairs

PLAYABLE = sorted(name for name, game in games().items() if game.playable)


@pytest.mark.parametrize("name", PLAYABLE)
def test_equal_bots_play_every_game_on_a_deal_of_its_own(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Mirrored, the second game of a pair would be the first over again, and every interval too narrow."""
    deals: list[int] = []

    def note(_game: object, _options: object, _players: object, deal: int, _play: int, _with_facts: bool) -> Played:
        deals.append(deal)
        return Played(Outcome(0, "won", 1, 0), 1, 0, 1)

    monkeypatch.setattr(pairs, "play_game", note)
    options = find_game(name).checked({})
    play_pairs(name, options, ("greedy", "greedy"), seed=3, first=0, count=5)
    assert len(set(deals)) == 10
    deals.clear()
    play_pairs(name, options, ("greedy", "random"), seed=3, first=0, count=5)
    assert len(set(deals)) == 5
    assert deals[::2] == deals[1::2]


def test_two_games_of_equal_bots_differ_in_play() -> None:
    """Identical mirrored games give each bot exactly half of all wins, whatever the seed."""
    halves = []
    for seed in range(4):
        score = play_pairs("glory", find_game("glory").checked({"setup": "quick"}), ("greedy", "greedy"), seed, 0, 5)
        halves.append(2 * score.first_wins == score.decided)
    assert not all(halves)


@pytest.mark.parametrize("name", ["honour", "glory", "battle"])
def test_who_began_and_the_turns_are_counted(name: str) -> None:
    game = find_game(name)
    players = [policy(game, "random")] * 2
    played = [play_game(game, game.checked({}), players, deal, deal) for deal in range(12)]
    assert {one.first for one in played} == {0, 1}
    assert all(one.turns > 0 for one in played)


def test_glory_counts_the_turns_of_both_sides_from_the_first_players() -> None:
    game = find_game("glory")
    for first, side in (("red", 0), ("blue", 1)):
        options = game.checked({"setup": "quick", "first": first})
        played = play_game(game, options, [policy(game, "greedy")] * 2, 1, 1)
        assert played.first == side
        assert 5 <= played.turns <= 60


def test_the_share_of_the_beginner_is_of_the_decided_games() -> None:
    score = Score(("greedy", "greedy"))
    games = [
        Played(Outcome(0, "terrain", 3, 1), 40, 0, 9),
        Played(Outcome(0, "terrain", 3, 1), 40, 1, 7),
        Played(Outcome(-1, "drawn", 2, 2), 40, 1, 11),
        Played(Outcome(1, "terrain", 1, 3), 40, 1, 9),
    ]
    score.count_pair(Pair(0, 0, 1, (games[0], games[1])))
    score.count_pair(Pair(1, 0, 1, (games[2], games[3])))
    data = score.to_data()
    shown = data["first_player_wins_of_decided"]
    assert isinstance(shown, dict)
    assert (shown["share"], shown["of"]) == (2 / 3, 3)
    assert data["mean_turns"] == 9
    assert data["draws"] == 1
    assert dict(score.seats["begun"]) == {(1, 2): 1, (1, 1): 1} and dict(score.seats["red"]) == {(2, 2): 1, (0, 1): 1}
    assert dict(score.won) == {(1, 2): 1, (1, 1): 1}  # in a pair's second game the bots have changed seats
    assert score.first_wins == 2  # once as red, once as blue
