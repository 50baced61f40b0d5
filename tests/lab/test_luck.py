"""The ledger of luck and skill: unbiased where exact values are known, and sums that add up."""

import json
from itertools import permutations
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, pvariance, stdev

import pytest

from cannae.bots import random_policy
from cannae.bots.weights import shipped_net
from cannae.cli import main
from cannae.core.contract import Outcome, State
from cannae.core.randomness import FastRng, Rng
from cannae.core.registry import game as find_game
from cannae.lab.arena.log import Heading
from cannae.lab.dataset.rows import play_record
from cannae.lab.luck.commands import log_lines
from cannae.lab.luck.correction import corrected, luck_score
from cannae.lab.luck.judges import NetJudge, PlayoutJudge, judge_for
from cannae.lab.luck.ledger import Bookkeeper, Ledger, Line, played_ledger
from cannae.lab.playing.pairs import Pair, Played, play_game
from cannae.lab.statistics.intervals import pair_interval
from cannae.locale import words

HONOUR = find_game("honour")
# Reduced Honour: one battle, four cards of each hand are sure, the fifth comes from these; no card draws another.
FIFTH = ["10S", "9H", "6D", "2C"]
RED, BLUE = "9S 7H 5S 4H", "8D 7C 6C 3D"


def pack() -> list[str]:
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    return [rank + suit for rank in ranks for suit in "SHDC"] + ["X1", "X2"]


def reduced(red: str = RED, blue: str = BLUE, dealer: str = "random") -> dict[str, object]:
    kept = {*RED.split(), *BLUE.split(), *FIFTH}
    removed = [card for card in pack() if card not in kept]
    return HONOUR.checked(
        {"battles": 1, "hand_red": 5, "hand_blue": 5, "sure_red": red, "sure_blue": blue, "first_dealer": dealer}
        | {"removed": " ".join(removed)}
    )


def eager(state: State, side: int, rng: Rng) -> int:
    return state.choices(side)[0]


def late(state: State, side: int, rng: Rng) -> int:
    return state.choices(side)[-1]


def exact() -> float:
    """Red's points on the average over every deal and dealer, each played once: the players draw no chance."""
    found = []
    for one, other in permutations(FIFTH, 2):
        for dealer in ("red", "blue"):
            played = play_game(HONOUR, reduced(f"{RED} {one}", f"{BLUE} {other}", dealer), [eager, late], 0, 0)
            found.append(0.5 if played.outcome.winner < 0 else float(played.outcome.winner == 0))
    return mean(found)


def net_judge() -> NetJudge:
    net = shipped_net(HONOUR)
    assert net is not None
    return NetJudge(net)


@pytest.mark.parametrize("judge", [PlayoutJudge(4), net_judge()], ids=str)
def test_results_without_luck_have_the_exact_mean_of_reduced_honour(judge: PlayoutJudge | NetJudge) -> None:
    truth, games = exact(), 300
    assert 0.51 < truth < 0.9
    ledgers = [played_ledger(HONOUR, reduced(), [eager, late], 7919 * n + 1, n, judge) for n in range(games)]
    adjusted = [ledger.adjusted for ledger in ledgers if ledger.adjusted is not None]
    results = [ledger.result for ledger in ledgers if ledger.result is not None]
    assert len(adjusted) == games
    assert abs(mean(adjusted) - truth) < 3 * stdev(adjusted) / sqrt(games)
    if isinstance(judge, PlayoutJudge):  # the net does not know so small a game, and its mean is right all the same
        assert stdev(adjusted) < 0.8 * stdev(results)


def test_what_chance_does_in_play_has_a_mean_of_nothing() -> None:
    """A judge without noise, for whom Red's hand is worth what its ranks add up to: cards are drawn for Aces."""
    games = 80

    def judge(state: State, rng: Rng) -> float:
        sides = state.view(0)["sides"]
        assert isinstance(sides, list)
        return sum(pack().index(card["card"]) for card in sides[0]["hand"]) / 500

    options = HONOUR.checked({"battles": 1})
    found = [played_ledger(HONOUR, options, [random_policy] * 2, 7919 * n + 1, n, judge) for n in range(games)]
    luck = [sum(line.luck for line in ledger.lines[1:]) for ledger in found]
    assert stdev(luck) > 0.01
    assert abs(mean(luck)) < 3 * stdev(luck) / sqrt(games)


def test_keeping_a_ledger_does_not_touch_the_game() -> None:
    options = HONOUR.checked({"battles": 1})
    for number in range(5):
        ledger = played_ledger(HONOUR, options, [eager, late], number, number, PlayoutJudge(1))
        outcome = play_game(HONOUR, options, [eager, late], number, number).outcome
        assert ledger.result == (0.5 if outcome.winner < 0 else float(outcome.winner == 0))


def test_a_choice_that_throws_the_game_away_is_charged_and_the_best_one_is_not() -> None:
    """A judge for whom nothing counts but that Red fills the first space."""

    def judge(state: State, rng: Rng) -> float:
        sides = state.view(0)["sides"]
        assert isinstance(sides, list)
        return float(bool(sides[0]["line"][0]["cards"]))

    for space, given in ((1, 0), (2, 1)):
        keeper = Bookkeeper(HONOUR, HONOUR.checked({"battles": 1}), judge, 0)
        state = keeper.begin(FastRng(3))
        placing = next(one for one in state.choices(0) if state.write_choice(0, one).endswith(f"@{space}"))
        keeper.play(state, 0, placing)
        assert keeper.ledger.lines[-1].given_away == given == keeper.ledger.given_away(0)
        assert keeper.ledger.given_away(1) == 0


def test_turning_points_are_where_the_chances_moved_most() -> None:
    values = [0.5, 0.52, 0.8, 0.75, 0.4, 0.45, 1.0]
    ledger = Ledger([Line(at - 1, at % 2, "x", {}, value, 0.0, 0.0) for at, value in enumerate(values)], 1.0)
    assert ledger.turning_points() == [2, 4, 6]
    assert Ledger([Line(-1, -1, "", {}, 0.5, 0.0, 0.0)], None).turning_points() == []


def test_the_command_tells_the_ledger_of_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = play_record(HONOUR, HONOUR.checked({"battles": 1}), ["random", "random"], 1, 0)
    (tmp_path / "record.json").write_text(record.to_text(), "utf-8")
    given = ["luck", str(tmp_path / "record.json"), "--playouts", "1", "--out", str(tmp_path / "luck.html")]
    assert main([*given, "--json", "--language", "de"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert len(data["lines"]) == 1 + len(record.entries)
    assert abs(data["adjusted"] - (data["result"] - data["luck"])) < 0.001
    assert data["lines"][-1]["value"] == data["result"]
    page = (tmp_path / "luck.html").read_text("utf-8")
    assert "Glück und Können" in page and "random (Rot) gegen random (Blau): " in page
    assert f"kommt das Spiel von Rot auf {round(100 * data['adjusted'])} von 100" in page


def test_the_luck_of_an_arenas_log_is_that_of_its_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = str(tmp_path / "log.jsonl")
    given = ["arena", "honour", "--bots", "random,greedy", "--pairs", "3", "--option", "battles=1"]
    assert main([*given, "--log", log]) == 0
    capsys.readouterr()
    assert main(["luck", log, "--playouts", "1", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)["pairings"]
    assert row["bots"] == ["random", "greedy"] and row["pairs"] == 3 and row["factor"] > 0


def test_the_net_judges_where_it_knows_what_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    known = HONOUR.checked({"battles": 1})
    assert isinstance(judge_for(HONOUR, known, None, 4), NetJudge)
    assert isinstance(judge_for(HONOUR, known, "playouts", 4), PlayoutJudge)
    battle = find_game("battle")
    assert isinstance(judge_for(battle, battle.checked({"scenario": "cannae"}), None, 4), PlayoutJudge)
    assert isinstance(judge_for(HONOUR, HONOUR.checked({"closing": "uncountered"}), None, 4), PlayoutJudge)
    state = HONOUR.start({"battles": 1}, FastRng(5))
    judge = net_judge()
    assert judge(state, FastRng(1)) == judge(state, FastRng(2)) != judge(HONOUR.start(known, FastRng(6)), FastRng(1))
    tabletop = find_game("tabletop")
    record = play_record(tabletop, tabletop.checked({"scenario": "small"}), ["random", "random"], 1, 0)
    (tmp_path / "record.json").write_text(record.to_text(), "utf-8")
    assert main(["luck", str(tmp_path / "record.json"), "--judge", "net", "--language", "en"]) == 2
    assert "No net of tabletop" in capsys.readouterr().err


def test_luck_is_taken_off_with_the_sign_of_the_seat() -> None:
    """Pairs whose score is all luck: the first bot's as Red in the first game, less Red's in the second."""
    heading = Heading.of(HONOUR, HONOUR.checked({}), ["greedy", "random"], 0)
    won, lost = Played(Outcome(0, "points", 1, 0), 1, 0, 1), Played(Outcome(1, "points", 0, 1), 1, 0, 1)
    pairs = [Pair(n, 0, 1, ((won, lost), (lost, won), (won, won))[n % 3]) for n in range(30)]
    lucks = {4: [0.5, -0.5], 0: [-0.5, 0.5], 2: [0.5, 0.5]}
    (score,) = luck_score(heading, [(pair, lucks[pair.points()]) for pair in pairs])
    assert score.plain[0] == 0.5
    assert abs(score.adjusted[0] - 0.5) < 1e-9
    assert score.adjusted[2] - score.adjusted[1] < 0.2 * (score.plain[2] - score.plain[1])


def test_pairs_that_end_alike_leave_no_certainty_and_no_luck_to_speak_of() -> None:
    heading = Heading.of(HONOUR, HONOUR.checked({}), ["greedy", "random"], 0)
    won, lost = Played(Outcome(0, "points", 1, 0), 1, 0, 1), Played(Outcome(1, "points", 0, 1), 1, 0, 1)
    (score,) = luck_score(heading, [(Pair(n, 0, 1, (lost, won)), [0.1 * n, 0.2]) for n in range(20)])
    assert score.plain[1:] == pair_interval([20, 0, 0, 0, 0])  # as the arena says it
    assert score.plain[2] > 0.05
    assert score.alike and score.to_data()["factor"] is None
    assert "nothing can be said" in log_lines(score, words("en").say)[0]


def test_a_page_of_luck_is_never_written_over_its_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = play_record(HONOUR, HONOUR.checked({"battles": 1}), ["random", "random"], 1, 0)
    file = tmp_path / "game.json"
    file.write_text(record.to_text(), "utf-8")
    assert main(["luck", str(file), "--out", str(tmp_path / "game.html"), "--language", "en"]) == 2
    assert "would be lost" in capsys.readouterr().err
    assert file.read_text("utf-8") == record.to_text() and list(tmp_path.iterdir()) == [file]


def test_a_judge_who_sees_only_noise_costs_next_to_nothing() -> None:
    chance = Random(1)
    measured = [(chance.choice([0.0, 0.5, 1.0]), chance.gauss(0, 2)) for _ in range(2000)]
    plain, adjusted = zip(*corrected(measured), strict=True)
    assert 0.99 < pvariance(adjusted) / pvariance(plain) < 1.01


def test_taking_luck_off_leaves_the_mean() -> None:
    """Scores that hold half the luck: the mean of many corrected means is the truth."""
    chance, means = Random(2), []
    for _ in range(400):
        measured = [
            (0.6 + 0.5 * luck + chance.gauss(0, 0.2), luck) for luck in (chance.gauss(0, 0.5) for _ in range(8))
        ]
        means.append(mean(value for _, value in corrected(measured)))
    assert abs(mean(means) - 0.6) < 3 * stdev(means) / sqrt(len(means))
