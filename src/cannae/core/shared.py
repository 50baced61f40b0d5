"""What all who look at one table are sent alike, encoded once for all of them; and some of it not even at every choice.

Who sends keeps a `Shared` for as long as the table is open.
"""

from librt.vecs import append, vec
from msgspec import Raw
from msgspec.json import encode
from mypy_extensions import i64


class Part:
    """A part of a view, encoded anew only when a number has changed that it is made of: name them all, in the same
    order each time, then ask."""

    def __init__(self) -> None:
        self.sent = Raw()
        self._numbers = vec[i64]()
        self._named: i64 = 0
        self._differ = True

    def number(self, number: i64) -> None:
        if self._named == len(self._numbers):
            self._numbers = append(self._numbers, number)
            self._differ = True
        elif self._numbers[self._named] != number:
            self._numbers[self._named] = number
            self._differ = True
        self._named += 1

    def is_as_before(self) -> bool:
        """Whether it is what was sent last, now that all its numbers are named."""
        same = not self._differ and self._named == len(self._numbers)
        if self._named < len(self._numbers):
            self._numbers = self._numbers[: self._named]
        self._named = 0
        self._differ = False
        return same

    def send(self, part: object) -> Raw:
        self.sent = Raw(encode(part))
        return self.sent


class Shared:
    def __init__(self) -> None:
        self.now: dict[str, object] = {}  # of the present position
        self._parts: dict[str, Part] = {}

    def begin_anew(self) -> None:
        """The position may be another one."""
        self.now = {}

    def part(self, name: str) -> Part:
        if name not in self._parts:
            self._parts[name] = Part()
        return self._parts[name]
