"""The arena on a Ray cluster of two nodes, of which one is lost in mid-run: no result is."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import ray
from ray.cluster_utils import Cluster

from cannae.core.registry import game as find_game
from cannae.lab.arena.log import Heading, OpenLog
from cannae.lab.arena.tournament import run_arena

PAIRS = 24


@pytest.fixture
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
