"""The load run, small: its choices reach the servers it says it measures, and nothing is refused."""

import json
from collections.abc import Callable

import pytest

from cannae.cli import main

SMALL = ["--game", "honour", "--count", "40", "--rate", "100", "--seconds", "0.3", "--rounds", "1", "--json"]


def test_the_real_server_is_measured_beside_a_bare_broadcast(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "load", *SMALL]) == 0
    found = json.loads(capsys.readouterr().out)
    for figures in (found["bare"], found["real"]):
        assert (figures["sockets"], figures["errors"]) == (80, 0)
        assert figures["saturated"] > 0 and figures["cpu"] > 0
    assert found["share"] > 0


def test_several_workers_are_measured_on_postgresql(
    postgres: Callable[[], str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["soak", "load", *SMALL, "--database", postgres(), "--workers", "2"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["kind"], found["sockets"], found["errors"]) == ("2 workers", 80, 0)
    assert found["saturated"] > 0


def test_no_workers_is_a_mistake(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["soak", "load", "--workers", "0"]) == 2
    assert "soak" not in capsys.readouterr().out
