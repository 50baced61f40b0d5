"""No player that is a program comes near the truth, wherever it is asked.

A cheat takes the seat of every player: it notes everything it is handed, the position with all its secrets and what
chance would do next. It is asked twice, at the true position and at another that its side cannot tell apart, with
secrets and chance of its own. Where it is handed no more than it may know, it notes the same. A cheat that
is handed the truth is caught, in every game.
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cannae.adapters import gym
from cannae.bots import decide, levels, seen_by
from cannae.bots.advice import advise
from cannae.bots.course import _otherwise
from cannae.bots.people import read_way
from cannae.core.contract import State
from cannae.core.game import Game, Policy
from cannae.core.history import History
from cannae.core.randomness import FastRng, Rng
from cannae.core.registry import game
from cannae.lab.calibration import forecasts
from cannae.lab.dataset.rows import play_record
from cannae.lab.luck.ledger import played_ledger
from cannae.lab.playing.pairs import play_game
from cannae.match import Bot, Match
from cannae.puzzles import making
from cannae.server.live import bot_worker
from cannae.server.live.bot_pool import BotPool
from cannae.server.ops.usage import Metrics
from cannae.table import Table, computer, seed_from
from cannae.training.arrays import Plan
from cannae.training.piece import foe_of
from cannae.training.worker import Foe

GAMES = ["honour", "glory", "battle", "tabletop"]
HIDING = ["honour", "glory", "battle"]  # at the miniatures all is open but the dice to come
STEPS = (0, 5, 12, 30, 55)  # of a game of chance, where the cheat is asked
OTHER = 1 << 40  # the chance of the other world


class Caught(Exception):
    """Ends whatever asked the cheat."""


class Cheat:
    """A player that notes all it is handed."""

    def __init__(self) -> None:
        self.notes: list[tuple[str, int]] = []

    def __call__(self, world: State, side: int, rng: Rng) -> int:
        self.notes.append(everything(world))
        raise Caught


def everything(state: State) -> tuple[str, int]:
    """The position with all its secrets, and what chance would draw next in it."""
    return state.write_position(), int(state.rng.copy().word(0))


def rigged(room: Game, state: State, cheat: Cheat) -> Game:
    """The same game, which begins where we want it to and has the cheat as a player."""

    def begin(self: Game, *_: object) -> State:
        twin = state.copy()
        twin.rng = state.rng.copy()
        return twin

    def policies(self: Game) -> dict[str, Policy]:
        return {"cheat": cheat, **type(room).policies(self)}

    names = {"begin": begin, "policies": policies, "package": room.package or type(room).__module__}
    found = type("Rigged", (type(room),), names)()
    assert isinstance(found, Game)
    return found


class Asked:
    """One asking: where, of what, and whom."""

    def __init__(self, room: Game, state: State, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.room, self.state, self.folder, self.patch = room, state, folder, patch
        self.side = state.to_act[0]
        self.cheat = Cheat()
        self.game = rigged(room, state, self.cheat)
        self.options = room.checked({})

    def table(self) -> Table:
        seats = [computer("cheat"), computer("cheat")]
        one = Table(self.game, {}, seats, seed_from("cheat"), False, "2026-01-01T00:00:00+00:00")
        one.history = History(self.state.copy())
        return one


def at_a_table(asked: Asked) -> None:
    asked.table().bot_choice(asked.side, "cheat")


def in_a_process_of_its_own(asked: Asked) -> None:
    question = json.loads(BotPool(1, Metrics()).question(asked.table(), asked.side, "cheat"))
    asked.patch.setattr(bot_worker, "game", lambda name: asked.game)
    bot_worker.answer(question)


def from_python(asked: Asked) -> None:
    match = Match(asked.game, {}, bytes(32))
    match._history = History(asked.state.copy())
    Bot(asked.game, "cheat", 3)(match)


def for_a_hint(asked: Asked) -> None:
    asked.patch.setattr("cannae.bots.advice.shipped_net", lambda room: None)
    asked.patch.setattr("cannae.bots.advice.best_level", lambda room: "cheat")
    advise(asked.game, asked.options, seen_by(asked.state, asked.side, FastRng(2)), asked.side, FastRng(3))


def in_the_arena(asked: Asked) -> None:
    play_game(asked.game, {}, [asked.cheat, asked.cheat], 1, 2)


def for_the_ledger_of_luck(asked: Asked) -> None:
    played_ledger(asked.game, {}, [asked.cheat, asked.cheat], 1, 2, lambda state, rng: 0.5)


def for_data(asked: Asked) -> None:
    play_record(asked.game, {}, ["cheat", "cheat"], 1, 0)


def for_calibration(asked: Asked) -> None:
    asked.patch.setattr(forecasts, "find_game", lambda name: asked.game)
    asked.patch.setattr(forecasts, "players_of", lambda room: ["cheat"])
    asked.patch.setattr(forecasts, "shipped_net", lambda room: SimpleNamespace(expected=lambda state, side: 0.5))
    asked.patch.setattr(asked.game, "trained_with", ({},))
    forecasts.play_forecasts(asked.game.id, 1, 1, 0, 1)


def for_puzzles(asked: Asked) -> None:
    puzzler = SimpleNamespace(players=["cheat", "cheat"], options={}, values=lambda state, side: None)
    asked.patch.setattr(making, "puzzler_of", lambda room: puzzler)
    list(making.in_game(asked.game, 1, 0))


def for_what_one_should_have_done(asked: Asked) -> None:
    choices = asked.state.choices(asked.side)
    text = asked.state.write_choice(asked.side, choices[0])
    judge: Any = SimpleNamespace(player=asked.cheat)
    _otherwise(asked.game, judge, asked.state, asked.side, text, FastRng(4))


def under_gymnasium(asked: Asked) -> None:
    if len(asked.state.to_act) == 2:
        asked.cheat(asked.state.redeal(asked.side, FastRng(2)), asked.side, FastRng(2))  # the agent moves first
    encoder = SimpleNamespace(game=asked.game, options={}, size=1, actions=1)
    asked.patch.setattr(gym, "encoder_for", lambda room, options: encoder)
    asked.patch.setattr(gym, "find_game", lambda name: asked.game)
    env = gym.AgainstBot(asked.game.id, "cheat", 1 - asked.side)
    env.reset(seed=5)


def plan(name: str) -> Plan:
    return Plan(name, 1, 1, (1, 1, 1), 3, "cheat", 1, [{}])


def trained_against(asked: Asked) -> None:
    observer: Any = None
    Foe(asked.game, observer, plan(asked.game.id), asked.folder, 0)(asked.state, asked.side, FastRng(6))


def trained_against_on_a_cluster(asked: Asked) -> None:
    observer: Any = None
    foe = foe_of(asked.game, observer, plan(asked.game.id), None)
    assert foe is not None
    foe(asked.state, asked.side, FastRng(6))


def handed_the_truth(asked: Asked) -> None:
    asked.cheat(asked.state, asked.side, FastRng(7))


HONEST: list[Callable[[Asked], None]] = [
    at_a_table,
    in_a_process_of_its_own,
    from_python,
    for_a_hint,
    in_the_arena,
    for_the_ledger_of_luck,
    for_data,
    for_calibration,
    for_puzzles,
    for_what_one_should_have_done,
    under_gymnasium,
    trained_against,
    trained_against_on_a_cluster,
]


def moments(room: Game) -> Iterator[State]:
    """Positions of games of chance."""
    for number, options in enumerate(({}, {"setup": "quick"} if room.id == "glory" else {})):
        rng = FastRng(11 + number)
        state = room.start(options, rng)
        for step in range(max(STEPS) + 1):
            if not state.to_act:
                break
            if step in STEPS and len(state.choices(state.to_act[0])) > 1:
                yield state
            side = state.to_act[rng.below(0, len(state.to_act))]
            choices = state.choices(side)
            state.play(side, choices[rng.below(0, len(choices))])


def noted(path: Callable[[Asked], None], room: Game, state: State, folder: Path) -> tuple[str, int]:
    with pytest.MonkeyPatch.context() as patch:
        asked = Asked(room, state, folder, patch)
        with pytest.raises(Caught):
            path(asked)
        return asked.cheat.notes[0]


def elsewhere(state: State) -> State:
    """A world that the side to act cannot tell from this one, with a chance of its own."""
    return state.redeal(state.to_act[0], FastRng(OTHER))


def mixed(state: State) -> bool:
    """Whether a re-dealt world is made by mixing what truly lies there, as the packets of Glory's draft: then another
    truth is mixed into another world, and none of them tells more than the others."""
    side = state.to_act[0]
    return seen_by(state, side, FastRng(1)) != seen_by(elsewhere(state), side, FastRng(1))


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("path", HONEST, ids=lambda path: path.__name__)
def test_a_cheat_is_handed_the_same_whatever_is_hidden(
    path: Callable[[Asked], None], name: str, tmp_path: Path
) -> None:
    room, compared = game(name), 0
    for state in moments(room):
        seen, truth = noted(path, room, state, tmp_path), everything(state)
        assert seen[1] != truth[1], "what chance will do is no player's to know"
        if mixed(state):
            assert state.phase() == "draft" and seen[0] != truth[0]
        else:
            assert seen == noted(path, room, elsewhere(state), tmp_path)
            compared += 1
    assert compared >= 4


@pytest.mark.parametrize("name", GAMES)
def test_a_cheat_that_is_handed_the_truth_is_caught(name: str, tmp_path: Path) -> None:
    room, by_secrets = game(name), 0
    for state in moments(room):
        one, other = (noted(handed_the_truth, room, world, tmp_path) for world in (state, elsewhere(state)))
        assert one[1] != other[1]
        by_secrets += one[0] != other[0]
    assert by_secrets >= 3 if name in HIDING else by_secrets == 0


@pytest.mark.parametrize("name", GAMES)
def test_every_player_there_is_decides_by_the_text_alone(name: str) -> None:
    """Two worlds that differ in nothing a side may know, handed over as text: everybody chooses the same."""
    room = game(name)
    for state in list(moments(room))[:3]:
        if mixed(state):
            continue
        side = state.to_act[0]
        texts = [seen_by(world, side, FastRng(2)) for world in (state, elsewhere(state))]
        for level in levels(room):
            if level not in timed(room):
                one, other = (decide(room, {}, text, side, level, FastRng(4)) for text in texts)
                assert one == other, level


def timed(room: Game) -> list[str]:
    """Who searches for a time, and so may think more or less."""
    return [person.id for person in room.people if read_way(person.plays).kind in ("tree", "rollouts")]
