"""The part of a view that is the same for all viewers: made once for all of them, its long parts sent only when they
have changed. The server keeps one `ViewDelta` for each open table."""

from librt.vecs import append, vec
from msgspec.json import encode
from mypy_extensions import i64


class DeltaPart:
    """A part of every view, made anew only when a number has changed that it is made of: name them all, in the same
    order each time, then ask whether it is as before."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.edition: i64 = 0
        self.brief = b""  # JSON for a client that has this edition
        self.full = b""  # JSON for a client that has an older one or none
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

    def numbers(self, numbers: vec[i64]) -> None:
        """A row of them at once."""
        known, named, count = self._numbers, self._named, i64(len(numbers))
        if named + count > len(known):
            for number in numbers:
                self.number(number)
            return
        index: i64 = 0
        while index < count:
            if known[named + index] != numbers[index]:
                known[named + index] = numbers[index]
                self._differ = True
            index += 1
        self._named = named + count

    def is_as_before(self) -> bool:
        same = not self._differ and self._named == len(self._numbers)
        if self._named < len(self._numbers):
            self._numbers = self._numbers[: self._named]
        self._named = 0
        self._differ = False
        return same

    def become(self, part: object) -> None:
        """What it is now."""
        self._publish(encode(part))

    def _publish(self, data: bytes) -> None:
        """Count a new edition only if the data differ."""
        if data != self.data():
            self.edition += 1
            self.brief = b'%b:{"n":%d}' % (encode(self.name), self.edition)
            self.full = b'%b,"is":%b}' % (self.brief[:-1], data)

    def data(self) -> bytes:
        return self.full[len(self.brief) + 5 : -1]


class DeltaList(DeltaPart):
    """A part that is a list; an item is made anew only when one of its own numbers has changed. For each item name its
    numbers and ask whether it is as before; then call `end`."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._things: list[bytes] = []
        self._ends = vec[i64]()  # how many numbers were named up to the end of each
        self._count: i64 = 0
        self._changed = False
        self._shifted = False  # an item has more or fewer numbers than before, so that those after it have moved

    def is_next_as_before(self) -> bool:
        place, named = self._count, self._named
        self._count += 1
        if place == len(self._ends):
            self._ends = append(self._ends, named)
            self._things.append(b"")
        elif self._ends[place] != named:
            self._ends[place] = named
            self._shifted = True
        elif not self._differ and not self._shifted:
            return True
        self._differ = False
        self._changed = True
        return False

    def renew(self, thing: object) -> None:
        """The one that was just asked about."""
        self._things[self._count - 1] = encode(thing)

    def end(self) -> None:
        count = self._count
        if count < len(self._things):
            self._things, self._ends = self._things[:count], self._ends[:count]
            self._changed = True
        if self._changed or not self.full:
            self._publish(b"[%b]" % b",".join(self._things))
        self._named = self._count = 0
        self._differ = self._changed = self._shifted = False


class ViewDelta:
    def __init__(self) -> None:
        self.parts: list[DeltaPart] = []

    def part(self, name: str) -> DeltaPart:
        return self._found(name) or self._added(DeltaPart(name))

    def row(self, name: str) -> DeltaList:
        row = self._found(name) or self._added(DeltaList(name))
        assert isinstance(row, DeltaList)
        return row

    def _found(self, name: str) -> DeltaPart | None:
        for part in self.parts:
            if part.name == name:
                return part
        return None

    def _added(self, part: DeltaPart) -> DeltaPart:
        self.parts.append(part)
        return part
