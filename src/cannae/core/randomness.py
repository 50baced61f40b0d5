"""Randomness is a value that a position carries, never ambient.

Every draw names the purpose it is for (a *stream*, an index into the game's list of stream names), so that a
played game can keep one keyed stream per purpose while simulations run on one quick generator.

All arithmetic stays inside 63 bits: compiled `i64` wraps where interpreted integers grow, and both builds must
draw the same numbers.
"""

import hashlib
import hmac
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
ALGORITHM: Final = "cannae-hmac-sha256-1"
SEED_BYTES: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """The interface of both generators: unbiased whole numbers below a bound."""

    drawn: i64  # how many numbers were asked for; conformance uses it to see where chance was involved

    def word(self, stream: i64) -> i64:
        """Thirty-two fresh bits."""
        raise NotImplementedError

    def below(self, stream: i64, bound: i64) -> i64:
        """A number from 0 to bound - 1, each equally likely; the bound is at most 2**31."""
        raise NotImplementedError

    def copy(self) -> "Rng":
        raise NotImplementedError

    def to_data(self) -> dict[str, object]:
        raise NotImplementedError

    def below_big(self, stream: i64, bound: int) -> int:
        """As `below`, for bounds of any size."""
        words = (bound.bit_length() + 31) // 32
        limit = (1 << (32 * words)) // bound * bound
        while True:
            value = 0
            for _ in range(words):
                value = (value << 32) | int(self.word(stream))
            if value < limit:
                return value % bound


@final
class FastRng(Rng):
    """A small chaotic generator (the 32-bit SFC scheme) for simulations and search."""

    def __init__(self, seed: int, warm: bool = True) -> None:
        self.drawn = 0
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = (seed >> 64) & WORD
        self.counter: i64 = 1
        if warm:  # the scheme's own advice: let near seeds drift apart
            for _ in range(12):
                self.word(0)

    def word(self, stream: i64) -> i64:
        result: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + result) & WORD
        return result

    def below(self, stream: i64, bound: i64) -> i64:
        # Multiply and shift, with the few values rejected that would favour small results.
        self.drawn += 1
        while True:
            product: i64 = self.word(stream) * bound
            low: i64 = product & WORD
            if low >= bound or low >= ((WORD + 1) - bound) % bound:
                return product >> 32

    def copy(self) -> "FastRng":
        twin = FastRng(0, False)
        twin.drawn = self.drawn
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin

    def to_data(self) -> dict[str, object]:
        return {"kind": "fast", "drawn": self.drawn, "words": [self.a, self.b, self.c, self.counter]}


@final
class KeyedRng(Rng):
    """The stream of a played game: HMAC-SHA256 in counter mode, one key for each purpose.

    Nobody who lacks the key can foresee a draw, and everybody who is given it afterwards can repeat them all.
    """

    def __init__(self, key: bytes, names: list[str], keys: list[bytes], at: list[int]) -> None:
        self.drawn = 0
        self.key = key
        self.names = names  # of the streams
        self.keys = keys  # one for each stream
        self.at = at  # how many words each stream has given
        self._block = b""  # eight words of a stream: the next ones are mostly in it
        self._block_of = -1, -1  # which stream, and which eight

    def word(self, stream: i64) -> i64:
        position = self.at[stream]
        self.at[stream] = position + 1
        wanted = int(stream), position // 8
        if wanted != self._block_of:
            self._block = hmac.digest(self.keys[stream], wanted[1].to_bytes(8, "big"), "sha256")
            self._block_of = wanted
        offset = 4 * (position % 8)
        return int.from_bytes(self._block[offset : offset + 4], "big")

    def below(self, stream: i64, bound: i64) -> i64:
        self.drawn += 1
        limit: i64 = (WORD + 1) - (WORD + 1) % bound
        while True:
            value: i64 = self.word(stream)
            if value < limit:
                return value % bound

    def copy(self) -> "KeyedRng":
        twin = KeyedRng(self.key, self.names, self.keys, self.at[:])
        twin.drawn = self.drawn
        return twin

    def to_data(self) -> dict[str, object]:
        return {"kind": "keyed", "drawn": self.drawn, "key": self.key.hex(), "names": self.names, "at": self.at[:]}


def load_rng(data: dict[str, object]) -> Rng:
    """The generator that `to_data` described, at the same point of its stream."""
    drawn = data["drawn"]
    assert isinstance(drawn, int)
    if data["kind"] == "keyed":
        key, names, at = data["key"], data["names"], data["at"]
        assert isinstance(key, str) and isinstance(names, list) and isinstance(at, list)
        keyed = stream_rng(bytes.fromhex(key), names)
        keyed.at = at[:]
        keyed.drawn = drawn
        return keyed
    words = data["words"]
    assert isinstance(words, list)
    fast = FastRng(0)
    fast.a, fast.b, fast.c, fast.counter = words[0], words[1], words[2], words[3]
    fast.drawn = drawn
    return fast


def _joined(parts: list[bytes]) -> bytes:
    """The parts with their lengths, so that no two lists of parts read alike."""
    return b"".join([len(part).to_bytes(4, "big") + part for part in parts])


def commitment(seed: bytes, game: str) -> str:
    """What is published before play: it binds the seed without showing it."""
    return hashlib.sha256(_joined([ALGORITHM.encode(), game.encode(), seed])).hexdigest()


def keyed_rng(seed: bytes, game: str, entropy: list[str], streams: list[str]) -> KeyedRng:
    """The stream of a played game, from the committed seed and whatever the players added of their own."""
    message = _joined([ALGORITHM.encode(), game.encode()] + [text.encode() for text in entropy])
    return stream_rng(hmac.digest(seed, message, "sha256"), streams)


def stream_rng(key: bytes, names: list[str]) -> KeyedRng:
    """The named streams of a key, each at its beginning."""
    keys = [hmac.digest(key, name.encode(), "sha256") for name in names]
    return KeyedRng(key, names, keys, [0] * len(names))
