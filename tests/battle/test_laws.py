"""The nine laws over many random games, standard and expanded.

A few games are looked at in every step. In all the others each step is checked for what is cheap (nobody is without a
choice, nothing is lost or made at a change of phase, the game ends within its bound) and every law is asked at a share
of the steps.
"""

from typing import Any

import pytest

from cannae.core.conformance import check
from cannae.core.conformance.examiner import Examiner
from cannae.core.conformance.laws import Breach, law_1_choices_are_all, law_1_described, law_5_choices_read_back
from cannae.core.events import EventLog
from cannae.core.line import Line
from cannae.games.battle import GAME

SHARDS = 10
GAMES = 1000
SHARE = 0.012


class Sampled(Examiner):
    """One random game, most of its steps looked at briefly and a share of them thoroughly."""

    def look(self) -> None:
        state = self.line.state
        if len(self.line.steps) > self.game.longest:
            raise Breach(7, "too-long", longest=self.game.longest)
        if (state.outcome() is None) == (state.acting() == 0):
            raise Breach(7, "end-unclear")
        if self.line.steps and self.chance.random() >= SHARE and state.acting():
            self.hashes.append("")
            return
        if state.census() != self.census:
            raise Breach(7, "census")
        self.hashes.append(state.hash())
        law_1_choices_are_all(self.game, state, self.chance)
        law_1_described(self.game, state)
        law_5_choices_read_back(state)
        self.law_3_copies()
        self.law_4_worlds()
        self.law_8_undo_here()
        self.law_5_and_6_save_and_load()

    def law_8_undo_here(self) -> None:
        if self.hashes[-1] and len(self.hashes) > 1 and self.hashes[-2]:
            self.law_8_undo()

    def law_9_order_is_nothing(self) -> None:
        if self.chance.random() < 10 * SHARE:
            super().law_9_order_is_nothing()

    def finish(self) -> None:
        for copy, text in self.kept:
            if copy.write_position() != text:
                raise Breach(3, "copy-not-independent")
        replayed = self.start()
        for step in self.line.steps:
            replayed.play(step.side, step.choice)
        if replayed.hash() != self.hashes[-1]:
            raise Breach(2, "replay-differs")


def options(number: int, expanded: bool) -> dict[str, Any]:
    sample = GAME.sample_options(number)
    switches = [(True, True), (True, False), (False, True)][number % 3] if expanded else (False, False)
    return sample | {"expanded_deployment": switches[0], "expanded_movement": switches[1]}


@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("expanded", [False, True])
def test_a_thousand_games_keep_the_laws(expanded: bool, shard: int) -> None:
    each = GAMES // SHARDS
    for number in range(shard * each, (shard + 1) * each):
        examiner = Sampled(GAME, number, 3)
        examiner.options = GAME.checked(options(number, expanded))
        restart(examiner)
        examiner.run()
        assert examiner.line.state.outcome() is not None


def restart(examiner: Sampled) -> None:
    """The same examiner on a game under its own options."""
    state = examiner.start()
    state.log = EventLog()
    examiner.line = Line(state)
    examiner.census = state.census()


def test_every_step_of_some_games_keeps_every_law() -> None:
    report = check(GAME, 12, seed=4)
    assert report.holds, report.failures[0]
