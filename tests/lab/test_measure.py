"""A game as it is: the figures of its games with intervals that hold, and who beats whom."""

import json
from math import sqrt

import numpy as np
import pytest

from cannae.cli import main
from cannae.core.contract import Outcome
from cannae.core.registry import game as find_game
from cannae.games.battle.rules.army import READY_ARMIES
from cannae.lab.balance.measure import figures, measured_games, ratio, standings
from cannae.lab.playing.pairs import Played


def won(winner: int, red: str, blue: str) -> Played:
    return Played(
        Outcome(winner, "won", 1, 0), 10, 0, 5, {"army": [[red], [blue]]}, {"hits": (3, 10), "rounds": (10, 1)}
    )


def test_the_interval_of_a_ratio_covers_the_truth_where_rounds_of_a_game_hang_together() -> None:
    chance, runs, covered = np.random.default_rng(4), 400, 0
    for _ in range(runs):
        games = []
        for _ in range(80):
            rounds, mood = int(chance.integers(5, 60)), 0.3 + 0.2 * float(chance.random())
            games.append((float(chance.binomial(rounds, mood)), float(rounds)))
        _, low, high = ratio(games, True)
        covered += low <= 0.4 <= high
    assert abs(covered / runs - 0.95) < 3 * sqrt(0.95 * 0.05 / runs)


def test_what_never_happened_is_not_called_impossible() -> None:
    value, low, high = ratio([(0, 1)] * 50, True)
    assert (value, low) == (0, 0) and 0.05 < high < 0.1
    assert ratio([], True) == (0.0, 0.0, 1.0)


def test_armies_stand_against_all_others_and_in_pairings_without_their_mirrors() -> None:
    games = [won(0, "a", "b"), won(0, "b", "a"), won(0, "a", "b"), won(-1, "b", "c"), won(0, "c", "c")]
    found = {(one.thing, one.other): (one.games, round(one.share, 3)) for one in standings(games)}
    assert found["a", ""] == (3, 0.667) and found["b", ""] == (4, 0.375) and found["c", ""] == (1, 0.5)
    assert found["a", "b"] == (3, 0.667) and ("c", "c") not in found and ("b", "a") not in found


def test_the_games_own_figures_come_after_those_that_every_game_has() -> None:
    found = {figure.name: figure for figure in figures([won(0, "a", "b"), won(1, "a", "b")], ["rounds"])}
    assert found["red"].value == 0.5 and found["ending won"].value == 1
    assert found["own hits"].value == 0.3 and found["own hits"].is_share
    assert found["own rounds"].value == 10 and not found["own rounds"].is_share


def test_the_battle_counts_what_its_rounds_did() -> None:
    game = find_game("battle")
    played = list(measured_games(game, game.checked({}), ["blue_army"], "greedy", 5, 5))
    assert {one.facts["army"][1][0] for one in played} == {f"@battle-army-{name}" for name in READY_ARMIES}
    for one in played:
        own = one.figures
        assert sum(own[name][0] for name in ("hits", "guarded", "drawn", "unarmed")) == own["rounds"][0] > 0
        assert sum(count for name, (count, _) in own.items() if name.startswith("card ")) == 2 * own["rounds"][0]
        assert own["decisions"][0] + own["forced"][0] == own["forced"][1] == one.decisions
        assert 0 <= own["exhausted"][0] <= own["exhausted"][1]
        assert own["harmless"][0] <= own["rounds"][0] - own["hits"][0]


def test_the_command_measures_without_a_change(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["balance", "battle", "--games", "2", "--language", "de"]
    assert main([*given, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 2 and len(data["standings"]) == 3
    assert main(given) == 0
    assert "Runden mit Treffer" in capsys.readouterr().out
    assert main(["balance", "honour", "--games", "2"]) == 0
    assert main([*given, "--out", "page.html"]) == 2
    assert main([*given, "--vary", "nothing"]) == 2
    assert main([*given, "--bot", "nobody"]) == 2
