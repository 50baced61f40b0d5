"""Games for a learner: many at once, the same as one by one; shared with it; a short training where PyTorch is."""

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from cannae.bots import policy
from cannae.bots.vector import VectorGames
from cannae.bots.weights import read_weights, rules_digest
from cannae.cli import main
from cannae.core.contract import State
from cannae.core.game import Game
from cannae.core.observation import Observer
from cannae.core.randomness import FastRng
from cannae.core.registry import game
from cannae.training.arrays import Plan, SharedArrays
from cannae.training.commands import curves
from cannae.training.worker import GameSource, await_picks

COUNT = 6


def plan_for(room: Game, foe: str = "", games: int = COUNT) -> Plan:
    observer = observer_of(room)
    rooms = (int(observer.feature_room), int(observer.secret_room), int(observer.choice_room))
    return Plan(room.id, 1, games, rooms, 3, foe, games if foe else 0, [dict(one) for one in room.trained_with])


def observer_of(room: Game) -> Observer:
    found = room.observer()
    assert found is not None
    return found


def vector(room: Game, seed: int = 5) -> VectorGames:
    plan = plan_for(room)
    return VectorGames(GameSource(room, plan), observer_of(room), COUNT, plan.rooms, seed)


def row(array: memoryview, index: int, room: int) -> list[int]:
    return array.tolist()[index * room : (index + 1) * room]


@pytest.mark.parametrize("name", ["honour", "glory", "battle"])
def test_what_is_shown_is_what_the_games_stand_at(name: str) -> None:
    room = game(name)
    games = vector(room)
    games.start()
    observer = observer_of(room)
    rng = FastRng(1)
    for _ in range(40):
        picks: list[i16] = []
        for index in range(COUNT):
            state, side = games.states[index], int(games.sides[index])
            choices = state.choices(side)
            assert len(choices) > 1, "forced decisions are never shown"
            meanings = [int(observer.meaning(state, side, choice)) for choice in choices]
            assert row(memoryview(games.meanings), index, games.choice_room)[: len(choices)] == meanings
            out = vec[i16]([0] * 512)
            count = observer.observe(state, side, out, 0)
            features = row(memoryview(games.features), index, games.feature_room)
            assert features == [int(out[at]) for at in range(count)] + [0] * (games.feature_room - count)
            picks.append(i16(rng.below(0, len(choices))))
        games.step(vec[i16](picks))
    assert games.decisions == 40 * COUNT and games.crowded == 0


def test_a_game_that_ends_is_begun_anew_and_its_result_is_told() -> None:
    room = game("honour")
    games = vector(room)
    games.start()
    ended = 0
    for _ in range(120):
        before = list(games.states)
        games.step(vec[i16]([0] * COUNT))
        for index in range(COUNT):
            if games.ended[index]:
                ended += 1
                outcome = before[index].outcome()
                assert outcome is not None
                assert int(games.results[index]) == {0: 1, 1: -1, -1: 0}[outcome.winner]
                assert games.states[index] is not before[index]
    assert ended == games.games > 5


def test_a_foe_has_one_seat_and_is_never_asked_for_the_other() -> None:
    room = game("honour")
    games = vector(room)
    seats: set[int] = set()

    def foe(state: State, side: int, rng: object) -> int:
        seats.add(side)
        return policy(room, "greedy")(state, side, FastRng(1))

    games.start(foe, 2)
    for _ in range(200):
        for index in range(2):
            assert int(games.sides[index]) != games.foe_seats[index]
        games.step(vec[i16]([0] * COUNT))
    assert seats == {0, 1} and sum(games.foe_results[place] for place in range(3)) > 3


@contextmanager
def running(folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    worker = subprocess.Popen([sys.executable, "-m", "cannae.training.worker", str(folder), "0"])
    try:
        yield worker
    finally:
        worker.kill()
        worker.wait()


def test_a_worker_plays_what_the_learner_picks_and_ends_when_told(tmp_path: Path) -> None:
    plan_for(game("honour"), foe="greedy").write(tmp_path)
    arrays = SharedArrays(tmp_path, create=True)
    with running(tmp_path) as worker:
        for step in range(1, 4):
            for half in range(2):
                wait_for(lambda half=half, step=step: arrays.shown[half] >= step)
                arrays.picked[half] = step
        wait_for(lambda: arrays.shown[1] >= 4)
        assert arrays.stats[1] == 3 * COUNT  # decisions of the first half
        assert all(arrays.features[at * plan_for(game("honour")).rooms[0]] > 0 for at in range(2 * COUNT))
        arrays.stop()
        assert worker.wait(timeout=300) == 0


def wait_for(done: object) -> None:
    end = time.monotonic() + 300
    while not done():  # type: ignore[operator]
        assert time.monotonic() < end, "the worker does not answer"
        time.sleep(0.01)


def test_a_worker_whose_learner_is_no_more_ends(tmp_path: Path) -> None:
    plan_for(game("honour")).write(tmp_path)
    arrays = SharedArrays(tmp_path, create=True)
    assert not await_picks(arrays, 0, 1, parent=-1)


def test_the_curves_of_a_training_are_drawn() -> None:
    rows = [
        {"decisions": 1000 * n, "entropy": 2.0 - n / 10, "error": 0.5, "foe_score": 0.5 if n % 2 else None}
        for n in range(10)
    ]
    drawn = curves(rows, lambda key, **args: f"<{key}>")
    assert drawn.startswith("<svg") and drawn.count("<polyline") == 3 and "&lt;train-curve-foe&gt;" in drawn


def test_a_game_nobody_observes_cannot_be_trained(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "tabletop", "--language", "en"]) == 2
    assert "what a net should see of tabletop" in capsys.readouterr().err


@pytest.mark.parametrize("given", [["--workers", "0"], ["--minutes", "0"], ["--minutes", "nan"], ["--rate", "-1"]])
def test_numbers_that_train_nothing_are_refused(given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["train", "honour", *given, "--language", "en"])
    assert f"{given[0]}: '{given[1]}' is not what is wanted here." in capsys.readouterr().err


def test_a_folder_that_is_a_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("words")
    for command in (["train", "honour"], ["exploit", "honour"]):
        assert main([*command, "--out", str(tmp_path / "file"), "--language", "en"]) == 2
        assert "cannot be written" in capsys.readouterr().err


def test_a_short_training_writes_a_net_that_plays_and_can_be_gone_on_with(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="an extra too large for the tests to ask for")
    command = [
        "train",
        "honour",
        "--minutes",
        "0.05",
        "--workers",
        "1",
        "--games",
        "16",
        "--steps",
        "8",
        "--width",
        "16",
    ]
    assert main([*command, "--out", str(tmp_path)]) == 0
    card, parts = read_weights(tmp_path / "net.weights")
    assert card["rules"] == rules_digest(game("honour")) and len(parts["features_bias"]) == 16
    assert (tmp_path / "curves.svg").is_file()
    learned = card["trained"]["decisions"]
    assert learned > 0
    assert main([*command, "--out", str(tmp_path), "--resume"]) == 0
    assert read_weights(tmp_path / "net.weights")[0]["trained"]["decisions"] > learned
