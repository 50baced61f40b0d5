"""The eleven laws over many random games, on both builds."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from cannae.cli import compiled
from cannae.core.conformance import check
from cannae.core.registry import game
from cannae.lab.commands import unsaid
from helpers import run_plain

SHARDS = 8
SHARE = 0.1  # of the steps at which the costly laws are checked too: `cannae check` checks them at every step
EVERY_STEP = 5  # games of each shard in which they are asked at every step here as well
STANDARD: dict[str, object] = {"expanded_deployment": False, "expanded_movement": False}
EXPANDED: dict[str, object] = {"expanded_deployment": True, "expanded_movement": True}
GAMES: list[tuple[str, int, dict[str, object]]] = [
    ("honour", 2000, {}),
    ("glory", 2000, {}),
    ("pennants", 400, {}),
    ("battle", 1000, STANDARD),
    ("battle", 1000, EXPANDED),
    ("battle", 80, {}),
    ("tabletop", 48, {}),
]
PLAIN = {"honour": 100, "glory": 12, "tabletop": 3}


@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize(("name", "games", "options"), GAMES)
def test_a_game_keeps_the_laws(name: str, games: int, options: dict[str, object], shard: int) -> None:
    some = games // SHARDS
    for share, first, count in ((1.0, 0, EVERY_STEP), (SHARE, EVERY_STEP, some - EVERY_STEP)):
        report = check(game(name), count, seed=1, first=shard * some + first, share=share, options=options)
        assert report.holds, report.failures[0]
        assert report.games == count
        assert not any(unsaid(report).values()), "what it says of a choice, in whatever phase, has words"


@pytest.mark.parametrize("name", PLAIN)
def test_both_builds_play_the_same_games(name: str, tmp_path: Path) -> None:
    """The same positions, step by step."""
    program = (
        "import sys, json; from cannae.core import contract; from cannae.core.conformance import check;"
        "from cannae.core.registry import game; report = check(game(sys.argv[1]), int(sys.argv[2]), seed=2);"
        "print(json.dumps([contract.__file__, report.holds, report.steps, report.digest]))"
    )
    file, holds, steps, digest = json.loads(run_plain(tmp_path, program, name, str(PLAIN[name])))
    assert file.endswith(".py")
    assert file.startswith(str(tmp_path))
    assert holds
    here = check(game(name), PLAIN[name], seed=2)
    assert (here.steps, here.digest) == (steps, digest)


def test_the_build_says_what_it_is() -> None:
    run = subprocess.run(
        [Path(sys.executable).parent / "cannae", "--version"], capture_output=True, text=True, check=True
    )
    assert ("compiled" in run.stdout) == compiled()
