"""What choices mean. In every state a choice stands by its notation alone; what it means is told to each client once,
for it was two thirds of all that a player was sent. Compiled: every choice comes by here."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from cannae.core.bits import MOST, bit
from cannae.core.contract import State
from cannae.core.view_delta import DeltaPart
from cannae.server.live.messages import encode

MOST_KEPT: Final = 10_000  # meanings of one game
SLOTS: Final = 4096  # for those found without looking them up


def choice_shown(state: State, side: i64, choice: i64) -> dict[str, object]:
    told = state.describe(side, choice).copy()
    told["choice"] = state.write_choice(side, choice)
    return told


class EncodedChoice:
    """One choice as it is told: by its `name`, and whole as `text`."""

    def __init__(self, place: i64, told: object, name: bytes, text: bytes, number: i64, edition: i64) -> None:
        self.place = place  # the choice and whose it is, as one number
        self.told = told  # the game's own data, to know it again by
        self.name = name
        self.text = text
        self.number = number
        self.edition = edition
        self.rivals: list[EncodedChoice] = []  # everything that this choice may mean, itself included

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EncodedChoice) and self.text == other.text


def encoded_choice(state: State, side: i64, choice: i64) -> EncodedChoice:
    """One choice on its own, in no cache."""
    name, text = encode(state.write_choice(side, choice)), encode(choice_shown(state, side, choice))
    return EncodedChoice(2 * choice + side, None, name, text, -1, -1)


NOTHING: Final = [EncodedChoice(-1, None, b"", b"", -1, -1)]


class ChoiceCache:
    """Of the choices of one game, as far as anybody was told. Most are described by the very same data each time that
    they are offered; then they are encoded once."""

    def __init__(self) -> None:
        self._known: dict[int, list[EncodedChoice]] = {}  # by place
        self._latest = NOTHING * SLOTS  # by the place as far as it goes: quicker to find
        self._count: i64 = 0
        self._edition: i64 = 0

    def of(self, state: State, side: i64, choice: i64) -> EncodedChoice:
        told, place = state.describe(side, choice), 2 * choice + side
        latest = self._latest[place % SLOTS]
        if latest.told is not told or latest.place != place:
            latest = self._latest[place % SLOTS] = self._found(state, side, choice, told)
        return latest

    def _found(self, state: State, side: i64, choice: i64, told: object) -> EncodedChoice:
        place = 2 * choice + side
        rivals = self._known.setdefault(place, [])
        for meaning in rivals:
            if meaning.told is told:
                return meaning
        text = encode(choice_shown(state, side, choice))
        for meaning in rivals:
            if meaning.text == text:
                meaning.told = told
                return meaning
        if self._count >= MOST_KEPT:
            self._known, self._latest, self._count, self._edition = {}, NOTHING * SLOTS, 0, self._edition + 1
            rivals = self._known[place] = []
        meaning = EncodedChoice(place, told, encode(state.write_choice(side, choice)), text, self._count, self._edition)
        meaning.rivals = rivals
        rivals.append(meaning)
        self._count += 1
        return meaning


class ClientKnowledge:
    """Which meanings a client has: a bit for each, for there are thousands of clients. And which parts of the view."""

    def __init__(self) -> None:
        self._sets = vec[i64]()
        self._edition: i64 = -1

        self._parts = vec[i64]()

    def forget(self) -> None:
        self._sets = vec[i64]()
        self._parts = vec[i64]()

    def renew(self, parts: list[DeltaPart]) -> list[bytes]:
        """The parts of a view, in full where it has another edition."""
        if len(self._parts) != len(parts):
            self._parts = vec[i64]([0] * len(parts))
        told: list[bytes] = []
        for index, part in enumerate(parts):
            told.append(part.brief if self._parts[index] == part.edition else part.full)
            self._parts[index] = part.edition
        return told

    def learn(self, meanings: list[EncodedChoice]) -> list[bytes]:
        """Those that are new to it, to be told. Of several meanings of one choice it keeps the latest."""
        new: list[bytes] = []
        for meaning in meanings:
            if not self._has(meaning):
                new.append(meaning.text)
                for rival in meaning.rivals:
                    if self._has(rival):
                        self._sets[rival.number // MOST] -= bit(rival.number % MOST)
                self._add(meaning)
        return new

    def _has(self, meaning: EncodedChoice) -> bool:
        number = meaning.number
        if meaning.edition != self._edition or number >= MOST * len(self._sets):
            return False
        return self._sets[number // MOST] & bit(number % MOST) != 0

    def _add(self, meaning: EncodedChoice) -> None:
        number = meaning.number
        if meaning.edition != self._edition:
            self._sets, self._edition = vec[i64](), meaning.edition
        while number >= MOST * len(self._sets):
            self._sets = append(self._sets, 0)
        self._sets[number // MOST] |= bit(number % MOST)


CACHES: Final[dict[str, ChoiceCache]] = {}  # by game


def offered(state: State, game: str, side: int) -> list[EncodedChoice]:
    """Everything a side may do now."""
    known = CACHES.get(game)
    if known is None:
        known = CACHES[game] = ChoiceCache()
    return [known.of(state, side, choice) for choice in state.choices(side)]
