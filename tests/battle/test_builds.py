"""The compiled rules and the plain ones play the same games, choice by choice, players included."""

import json
import os
import subprocess
import sys
from pathlib import Path

from cannae.cli import compiled
from cannae.games import battle

ROOT = Path(__file__).parent.parent.parent
PROGRAM = """
import hashlib, json
from cannae.core import contract
from cannae.core.randomness import FastRng
from cannae.games.battle import GAME
digest = hashlib.sha256()
for number in range(16):
    options = GAME.sample_options(number)
    state = GAME.start(options, FastRng(number))
    luck = FastRng(number + 50)
    players = [None, *GAME.policies().values()]
    while state.acting():
        side = state.to_act[0]
        player = players[number % 3]
        choices = state.choices(side)
        world = state.redeal(side, FastRng(luck.word(0)))
        digest.update(world.write_position().encode())
        state.apply(side, player(world, side, luck) if player else choices[luck.below(0, len(choices))])
        digest.update(state.write_position().encode())
print(json.dumps([contract.__file__, digest.hexdigest()]))
"""


def run(path: str | None) -> tuple[str, str]:
    inherited = os.environ.get("PYTHONPATH", "")
    extra = {"PYTHONPATH": f"{path}{os.pathsep}{inherited}"} if path else {}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM], env=os.environ | extra, capture_output=True, text=True, check=True
    )
    file, digest = json.loads(done.stdout)
    return file, digest


def test_both_builds_play_the_same_games(tmp_path: Path) -> None:
    source = ROOT / "src" / "cannae"
    for path in source.rglob("*"):
        if path.suffix in (".py", ".ftl", ".md", ".toml", ".json", ".tcss"):
            target = tmp_path / "cannae" / path.relative_to(source)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(path.read_bytes())
    plain_file, plain = run(str(tmp_path))
    assert plain_file.startswith(str(tmp_path))
    here_file, here = run(None)
    assert here_file.endswith(".py") != compiled()
    assert here == plain


def test_the_room_holds_everything_a_room_holds() -> None:
    room = Path(battle.__file__).parent
    for name in ("state.py", "view.py", "notation.py", "greedy.py", "board.py", "rules.de.md", "words.de.ftl"):
        assert (room / name).exists()
