"""Counters that watch one game, for figures of how good a game is to play; the laboratory sums them over many."""

from cannae.core.contract import EventLog, State

Figures = dict[str, tuple[float, float]]  # a figure's name -> how many, out of how many


class Gauge:
    """Watches one game: before every decision, and by its events. A game with figures of its own has its own kind.

    A name is a word, whose sentence is `GAME-figure-WORD`, or a word and the key of a thing (`card @battle-card-hew`).
    """

    counts: tuple[str, ...] = ()  # figures that are numbers a game, where the others are shares

    def __init__(self) -> None:
        self.log = EventLog()

    def asked(self, state: State, side: int) -> None:
        """This side is about to decide."""

    def figures(self, state: State) -> Figures:
        """What was counted in the game that is over now."""
        return {}
