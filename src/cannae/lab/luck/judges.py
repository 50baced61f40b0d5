"""Judges of positions: the net of a game where it knows the rules and options played, otherwise random playouts."""

from collections.abc import Mapping
from typing import Any

from cannae.bots.net import Net
from cannae.bots.weights import shipped_net
from cannae.core.contract import RED, State, UserError
from cannae.core.game import Game
from cannae.core.playout import playout
from cannae.core.randomness import FastRng, Rng

NET, PLAYOUTS = "net", "playouts"
JUDGES = (NET, PLAYOUTS)


def points(state: State) -> float | None:
    """Red's points in a game that is over."""
    outcome = state.outcome()
    if outcome is None:
        return None
    return 0.5 if outcome.winner < 0 else float(outcome.winner == 0)


class PlayoutJudge:
    """The plainest frozen judge, for every game: the mean result of random play from here."""

    worlds = 8  # how often chance is drawn anew for what it might have done: each of them costs playouts

    def __init__(self, playouts: int = 32) -> None:
        self.playouts = playouts

    def __str__(self) -> str:
        return f"random playouts: {self.playouts}"

    def __call__(self, state: State, rng: Rng) -> float:
        known = points(state)
        if known is not None:
            return known
        total = 0.0
        for _ in range(self.playouts):
            trial = state.copy()
            trial.rng = rng
            playout(trial, rng)
            total += points(trial) or 0.0
        return total / self.playouts


class NetJudge:
    """What the net that comes with a game expects, every secret known. It never hesitates and takes microseconds, so
    more worlds are asked about."""

    worlds = 32

    def __init__(self, net: Net) -> None:
        self.net = net

    def __str__(self) -> str:
        return NET

    def __call__(self, state: State, rng: Rng) -> float:
        known = points(state)
        return float(self.net.judged(state, RED)) if known is None else known


def judge_for(game: Game, options: Mapping[str, Any], wanted: str | None, playouts: int) -> PlayoutJudge | NetJudge:
    """The judge of games with these options: the net where one knows them, unless another is wanted."""
    net = shipped_net(game) if wanted != PLAYOUTS else None
    if net is not None and not net.observer.familiar(game.begin(dict(options), FastRng(0))):
        net = None
    if net is not None:
        return NetJudge(net)
    if wanted == NET:
        raise UserError("luck-no-net", game=game.id)
    return PlayoutJudge(playouts)
