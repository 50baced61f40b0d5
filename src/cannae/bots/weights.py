"""A net as a file: one line of JSON, its card, then its numbers as 16-bit floats in the order of `net.PARTS`, deflated
where the card says so.

The card says what the net is for and how it came to be: the game, the digest of the rules it was trained under, the
options it knows, the command, how long, and its strength as measured.
"""

import json
import struct
import zlib
from functools import cache
from hashlib import sha256
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16

from cannae.bots.net import PARTS, Net
from cannae.core.contract import UserError
from cannae.core.game import Game
from cannae.core.observation import MOST_FEATURES, Observer
from cannae.core.randomness import FastRng

FILE = "net.weights"
MOST_DECISIONS = 150  # of each game that the digest is made of
Card = dict[str, Any]


def write_weights(path: Path, card: Card, parts: dict[str, list[float]]) -> None:
    sizes = {name: len(parts[name]) for name in PARTS}
    numbers = [value for name in PARTS for value in parts[name]]
    text = json.dumps(card | {"sizes": sizes, "deflated": True}, ensure_ascii=False)
    path.write_bytes(text.encode() + b"\n" + zlib.compress(struct.pack(f"<{len(numbers)}e", *numbers), 9))


def read_weights(file: Traversable) -> tuple[Card, dict[str, list[float]]]:
    line, _, data = file.read_bytes().partition(b"\n")
    card = json.loads(line)
    sizes = card.pop("sizes")
    if card.pop("deflated", False):
        data = zlib.decompress(data)
    numbers = struct.unpack(f"<{len(data) // 2}e", data)
    parts: dict[str, list[float]] = {}
    at = 0
    for name in PARTS:
        parts[name] = list(numbers[at : at + sizes[name]])
        at += sizes[name]
    return card, parts


def shipped(game: Game) -> Traversable | None:
    """The file of the net that comes with a game, where there is one."""
    file = game.room().joinpath("bots", FILE)
    return file if file.is_file() else None


@cache
def shipped_net(game: Game) -> Net | None:
    """The net that comes with a game; None where there is none, or where the rules are no longer those it knows."""
    file = shipped(game)
    observer = game.observer()
    if file is None or observer is None:
        return None
    card, parts = read_weights(file)
    return Net(observer, parts) if card["rules"] == rules_digest(game) else None


def own_net(game: Game, path: Path) -> Net:
    """A net that somebody has trained; refused where it is none, or was trained for another game or other rules."""
    observer = game.observer()
    try:
        card, parts = read_weights(path)
    except (OSError, ValueError, LookupError, TypeError, AttributeError, struct.error, zlib.error):
        raise UserError("net-unreadable", file=str(path)) from None
    if observer is None or card.get("rules") != rules_digest(game):
        raise UserError("net-other-rules", file=str(path), game=game.id)
    return Net(observer, parts)


@cache
def rules_digest(game: Game) -> str:
    """A digest of what a net is told and may answer in some games of chance, and of how they end: the same as long as
    neither the rules nor the features have changed, however the code is written."""
    observer = game.observer()
    assert observer is not None
    total = sha256()
    for number, sample in enumerate(game.trained_with[:4] or ({},)):
        total.update(_told(game, observer, dict(sample), number))
    return total.hexdigest()[:16]


def _told(game: Game, observer: Observer, options: dict[str, Any], seed: int) -> bytes:
    state = game.start(options, FastRng(seed + 1))
    rng = FastRng(seed + 1001)
    out = vec[i16]([0] * MOST_FEATURES)
    said: list[int] = []
    for _ in range(MOST_DECISIONS):
        if not state.to_act:
            break
        side = state.to_act[0]
        choices = state.choices(side)
        count = observer.observe(state, side, out, 0)
        said += [int(out[index]) for index in range(count)]
        said += [int(observer.meaning(state, side, choice)) for choice in choices]
        state.play(side, choices[rng.below(0, len(choices))])
    outcome = state.outcome()
    return repr((said, outcome and outcome.to_data())).encode()
