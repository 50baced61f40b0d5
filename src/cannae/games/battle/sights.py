"""What was last sent of each Unit, and the numbers it was made of: from choice to choice most stay as they are."""

from librt.vecs import vec
from mypy_extensions import i64


class Sights:
    def __init__(self, count: int) -> None:
        self._made_of = [vec[i64]() for _ in range(count)]
        self._sent: list[object] = [None] * count

    def of(self, index: i64, made_of: vec[i64]) -> object:
        """What was sent, if it was made of the same numbers."""
        before = self._made_of[index]
        if len(before) != len(made_of):
            return None
        place: i64 = 0
        while place < len(made_of):
            if before[place] != made_of[place]:
                return None
            place += 1
        return self._sent[index]

    def keep(self, index: i64, made_of: vec[i64], sent: object) -> object:
        self._made_of[index] = made_of
        self._sent[index] = sent
        return sent
