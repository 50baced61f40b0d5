"""The chance of winning that people are told: made from forecasts and what came of them, and tried on other games."""

import json
import random
from math import exp
from pathlib import Path

import pytest

from cannae.bots import policy, seen_by
from cannae.bots.chance import Correction, Stretch, log_odds, net_digest, shipped_correction, winning_chance
from cannae.cli import main
from cannae.core.randomness import FastRng
from cannae.core.registry import game as find_game
from cannae.lab.calibration.fit import bins, calibration_error, errors_by_quarter, fit, spreads_by_quarter
from cannae.lab.calibration.forecasts import Forecast, all_forecasts, players_of


def forecasts_under(truth: Correction, count: int, seed: int) -> list[Forecast]:
    """Made-up forecasts whose results come with the chance that a known correction gives."""
    lots = random.Random(seed)
    found = []
    for _ in range(count):
        expected, turn, phase = lots.uniform(0.02, 0.98), lots.randrange(6), lots.choice(["march", "melee"])
        points = float(lots.random() < truth.of(expected, phase, turn))
        found.append(Forecast(expected, phase, turn, min(3, turn // 2), points, 1.0))
    return found


def test_a_known_distortion_is_found_again() -> None:
    march = [Stretch("march", turn, 0.5, 0.4) for turn in range(6)]
    truth = Correction((*march, *[Stretch("melee", turn, -0.3, 1.5) for turn in range(6)]))
    found = fit(forecasts_under(truth, 30_000, 1))
    for phase in ("march", "melee"):
        for turn in (0, 3, 5):
            for expected in (0.1, 0.5, 0.9):
                assert abs(found.of(expected, phase, turn) - truth.of(expected, phase, turn)) < 0.05


def test_a_correction_lowers_the_error_on_other_games_and_none_is_needed_where_the_truth_is_told() -> None:
    wrong = Correction((Stretch("", 0, 0.6, 0.5),))
    correction, others = fit(forecasts_under(wrong, 20_000, 2)), forecasts_under(wrong, 20_000, 3)
    assert max(errors_by_quarter(others)) > 0.1 > 0.03 > max(errors_by_quarter(others, correction))
    honest = forecasts_under(Correction((Stretch("", 0, 0.0, 1.0),)), 20_000, 4)
    assert calibration_error(bins(honest)) < 0.02


def played_twice(settled: float, count: int, seed: int) -> list[Forecast]:
    """Made-up forecasts that are right on the average, each of a game whose own truth lies about it by a known measure:
    both times it was played came of that truth."""
    lots = random.Random(seed)
    found = []
    for _ in range(count):
        said, turn = lots.uniform(0.1, 0.9), lots.randrange(4)
        sure = (1 - settled) / settled
        truth = lots.betavariate(said * sure, (1 - said) * sure)
        points, again = (float(lots.random() < truth) for _ in range(2))
        found.append(Forecast(said, "march", turn, turn, points, 1.0, again))
    return found


@pytest.mark.parametrize("settled", [0.05, 0.3])
def test_how_far_the_truth_is_from_what_is_said_is_found_again(settled: float) -> None:
    found = fit(played_twice(settled, 20_000, 5))
    assert all(abs(stretch.settled - settled) < 0.06 for stretch in found.stretches)
    assert abs(found.spread(0.5, "march", 2) - (settled / 4) ** 0.5) < 0.04
    for spread in spreads_by_quarter(played_twice(settled, 20_000, 6), found):
        assert abs(spread.said - spread.found) < 0.04
    others = spreads_by_quarter(played_twice(0.9, 20_000, 7), found)
    assert all(spread.found > spread.said + 0.1 for spread in others), (
        "what is said of other games is not true of these"
    )


def test_log_odds_are_the_inverse_of_the_curve() -> None:
    for chance in (0.01, 0.3, 0.5, 0.95):
        assert abs(1 / (1 + exp(-log_odds(chance))) - chance) < 1e-12


@pytest.mark.parametrize("name", ["honour", "glory"])
def test_what_people_are_told_comes_true(name: str) -> None:
    """A small sample of what docs/bots.md tells of 2,000 games: the error of chance alone is about 0.04 here."""
    game = find_game(name)
    correction = shipped_correction(game)
    assert correction is not None, "the correction is of another net: run `cannae calibrate`"
    tried = all_forecasts(game, 77, 150, 150)
    assert calibration_error(bins(tried, correction)) < 0.1
    said, found = (sum(column) / 4 for column in zip(*spreads_by_quarter(tried, correction), strict=True))
    assert abs(said - found) < 0.08
    flipped = [one._replace(points=1 - one.points) for one in tried]
    assert calibration_error(bins(flipped, correction)) > 0.2  # the test can fail


def test_a_correction_holds_for_its_net_only(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("honour")
    shipped_correction.cache_clear()
    monkeypatch.setattr("cannae.bots.chance.net_digest", lambda game: "another")
    try:
        assert shipped_correction(game) is None
        state = game.start({"battles": 1}, FastRng(1))
        assert winning_chance(game, state, 0) is None
    finally:
        shipped_correction.cache_clear()


def test_the_chance_is_made_of_what_the_seat_sees() -> None:
    game, rng = find_game("glory"), FastRng(5)
    options = game.checked({"setup": "quick"})
    state, greedy = game.start(options, rng), policy(game, "greedy")
    for _ in range(40):
        side = state.to_act[0]
        worlds = [game.read_position(seen_by(state, side, FastRng(n)), options, FastRng(n)) for n in range(3)]
        told = {winning_chance(game, world, side) for world in [state, *worlds]}
        assert len(told) == 1
        chance = told.pop()
        assert chance is not None and 0 <= chance.low < chance.score < chance.high <= 1
        state.apply(side, greedy(state, side, rng))


def test_the_command_writes_the_correction_and_the_diagram(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["calibrate", "honour", "--games", "20", "--fit", "40", "--language", "en"]
    assert main([*words, "--out", str(tmp_path / "a.svg"), "--write", str(tmp_path / "a.json")]) == 0
    assert "quarter 4 of a game" in capsys.readouterr().out
    assert (tmp_path / "a.svg").read_text("utf-8").count("<polyline") == 8
    data = json.loads((tmp_path / "a.json").read_text("utf-8"))
    assert data["net"] == net_digest(find_game("honour")) and len(data["corrected"]) == len(data["spread"]) == 4


def test_a_game_without_a_net_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["calibrate", "tabletop", "--language", "en"]) == 2
    assert "no net" in capsys.readouterr().err


def test_everybody_quick_takes_part() -> None:
    assert "gaius" in players_of(find_game("glory")) and "hannibal" not in players_of(find_game("glory"))
