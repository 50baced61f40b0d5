"""The arena and training on a Ray cluster of two nodes, of which one is lost in mid-run: no result is."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
import ray
from ray.cluster_utils import Cluster

from cannae.bots.weights import read_weights, shipped
from cannae.cli import main
from cannae.core.registry import game as find_game
from cannae.lab.arena.log import Heading, OpenLog
from cannae.lab.arena.tournament import run_arena
from cannae.lab.playing.cluster import Cluster as Connection
from cannae.training.arrays import Plan
from cannae.training.piece import Piece, packed, play_piece

PAIRS = 24


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    watch = {"initial_delay_ms": 500, "period_ms": 500, "failure_threshold": 3}
    system = {f"health_check_{name}": value for name, value in watch.items()}
    head = {"num_cpus": 0, "include_dashboard": False, "_system_config": system}
    made = Cluster(initialize_head=True, head_node_args=head)
    try:
        yield made
    finally:
        ray.shutdown()
        made.shutdown()  # type: ignore[no-untyped-call]


def written(path: Path, heading: Heading) -> bytes:
    log = OpenLog(path, heading)
    for _ in run_arena(log, heading, PAIRS):
        pass
    log.close()
    return path.read_bytes()


def test_a_node_that_is_lost_in_mid_run_costs_no_result(cluster: Cluster, tmp_path: Path) -> None:
    game = find_game("honour")
    heading = Heading.of(game, game.checked({"battles": 1}), ["greedy", "random"], 5)
    whole = written(tmp_path / "here.jsonl", heading)
    nodes = [cluster.add_node(num_cpus=1) for _ in range(2)]
    log = OpenLog(tmp_path / "there.jsonl", heading)
    killed = False
    for progress in run_arena(log, heading, PAIRS, ray=cluster.address):
        if progress.played and not killed:
            cluster.remove_node(nodes[0], allow_graceful=False)
            killed = True
    log.close()
    assert killed
    assert (tmp_path / "there.jsonl").read_bytes() == whole


def test_where_no_cluster_answers_a_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CANNAE_DATA", str(tmp_path))
    words = ["arena", "honour", "--bots", "random,greedy", "--pairs", "1", "--language", "en", "--ray"]
    for address in ("127.0.0.1:1", "nowhere.invalid:6379", "what is this"):
        assert main([*words, address]) == 2
        assert f"No Ray cluster answers at “{address}”" in capsys.readouterr().err


def training_plan() -> Plan:
    game = find_game("honour")
    observer = game.observer()
    assert observer is not None
    rooms = (int(observer.feature_room), int(observer.secret_room), int(observer.choice_room))
    return Plan("honour", 2, 32, rooms, 3, "", 2, [{"battles": 1}])


def test_self_play_loses_no_lesson_with_a_node(cluster: Cluster) -> None:
    """Whole pieces, as training hands them in; there may be no PyTorch to learn from them."""
    file = shipped(find_game("honour"))
    assert file is not None
    weights = packed(read_weights(file)[1])
    pieces = [Piece(training_plan(), worker, 0, 24, [], 0) for worker in range(4)]
    here = [play_piece(piece, weights, None) for piece in pieces]
    nodes = [cluster.add_node(num_cpus=1) for _ in range(2)]
    connection = Connection(cluster.address)
    shared = connection.share(weights)
    running = [connection.submit(play_piece, piece, shared, None) for piece in pieces]
    there = [connection.result(running[0])]
    cluster.remove_node(nodes[0], allow_graceful=False)
    there += [connection.result(reference) for reference in running[1:]]
    connection.close()
    cluster.remove_node(nodes[1])
    assert there == here


class Alone:
    """This process in the place of a cluster."""

    def share(self, value: object) -> object:
        return value

    def submit(self, task: Callable[..., Any], *given: Any) -> Any:
        return task(*given)

    def result(self, reference: Any) -> Any:
        return reference

    def cancel(self, references: Iterable[Any]) -> None:
        """Nothing runs."""


def test_training_ends_with_the_same_net_though_a_node_is_lost(cluster: Cluster, tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="an extra too large for the tests to ask for")
    from cannae.training.learner import Learner, Settings

    game, lessons = find_game("honour"), 5
    settings = Settings(lessons=lessons, workers=2, games=16, steps=8, width=16, league_seconds=1e9)
    options = [{"battles": 1}]
    alone = Learner(game, settings, tmp_path / "alone", None, options, Alone())
    assert len(list(alone.run())) == lessons
    nodes = [cluster.add_node(num_cpus=1) for _ in range(2)]
    connection = Connection(cluster.address)
    far = Learner(game, settings, tmp_path / "far", None, options, connection)
    for progress in far.run():
        if progress.lessons == 2:
            cluster.remove_node(nodes[0], allow_graceful=False)
    connection.close()
    for name, learner in (("alone", alone), ("far", far)):
        learner.write(tmp_path / name / "net.weights", 0, {})
    card, parts = read_weights(tmp_path / "far" / "net.weights")
    assert card["trained"]["lessons"] == lessons == far.lessons
    assert parts == read_weights(tmp_path / "alone" / "net.weights")[1]
