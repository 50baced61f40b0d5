"""The compiled rules and the plain ones play the same games, choice by choice, players included."""

import json
from pathlib import Path

from cannae.cli import compiled
from helpers import run_here, run_plain

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


def test_both_builds_play_the_same_games(tmp_path: Path) -> None:
    plain_file, plain = json.loads(run_plain(tmp_path, PROGRAM))
    assert plain_file.startswith(str(tmp_path))
    here_file, here = json.loads(run_here(PROGRAM))
    assert here_file.endswith(".py") != compiled()
    assert here == plain
