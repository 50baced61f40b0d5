"""The numbers a game drew, as its record lists them: by purpose, each with the bound it was drawn below.

With them anybody can check the chance of a game by the stream alone, without knowing its rules; the page does.
"""

from collections.abc import Mapping

from cannae.core.randomness import WORD, KeyedRng, Rng, keyed_rng


class NotingRng(Rng):
    """The stream of a played game, with a note of every number it gives."""

    def __init__(self, inner: KeyedRng) -> None:
        self.inner = inner
        self.drawn = 0
        self._notes: list[list[str]] = [[] for _ in inner.names]

    def word(self, stream: int) -> int:
        value = self.inner.word(stream)
        self._notes[stream].append(f"{WORD + 1}:{value}")
        return value

    def below(self, stream: int, bound: int) -> int:
        value = self.inner.below(stream, bound)
        self.drawn = self.inner.drawn
        self._notes[stream].append(f"{bound}:{value}")
        return value

    def copy(self) -> Rng:
        """A copy is for trying something out: what it draws is no part of the game."""
        return self.inner.copy()

    def to_data(self) -> dict[str, object]:
        return self.inner.to_data()

    def draws(self) -> dict[str, str]:
        return {name: " ".join(notes) for name, notes in zip(self.inner.names, self._notes, strict=True) if notes}


def drawn_wrongly(draws: Mapping[str, str], seed: bytes, game: str, entropy: list[str]) -> str | None:
    """The first purpose whose numbers are not those of the stream, if there is one."""
    for name, notes in draws.items():
        rng = keyed_rng(seed, game, entropy, [name])
        for note in notes.split(" "):
            bound, colon, value = note.partition(":")
            if not colon or not _number(bound) or not _number(value) or not 0 < int(bound) <= WORD + 1:
                return name
            if rng.below(0, int(bound)) != int(value):
                return name
    return None


def _number(text: str) -> bool:
    return len(text) <= 10 and text.isascii() and text.isdecimal()
