"""A running table as a file. It contains the seed, and so all secrets: only its owner may read it. It is written whole
or not at all."""

import json
import os
import tempfile
from pathlib import Path

from cannae.core.contract import SIDE_NAMES, UserError
from cannae.core.files import read_text
from cannae.core.randomness import SEED_BYTES
from cannae.core.registry import game as find_game
from cannae.core.strict_json import read_json
from cannae.table.seat import Seat
from cannae.table.table import Act, Table

FORMAT, VERSION = "cannae-save", 1


def to_data(table: Table) -> dict[str, object]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": table.game.id,
        "fingerprint": table.game.fingerprint(),
        "options": table.options,
        "seats": [seat.to_data() for seat in table.seats],
        "seed": table._seed.hex(),
        "fair": table.fair,
        "started": table.started,
        "acts": [[SIDE_NAMES[act.side], act.verb, act.what, act.at] for act in table.acts],
    }


def from_data(data: object) -> Table:
    """The table that `to_data` described, or a `UserError` that names what is wrong with it."""
    match data:
        case {"format": "cannae-save", "version": int(version)} if version != VERSION:
            raise UserError("save-version", version=version, ours=VERSION)
        case {
            "format": "cannae-save",
            "game": str(name),
            "fingerprint": str(fingerprint),
            "options": dict(options),
            "seats": [red, blue],
            "seed": str(seed),
            "fair": bool(fair),
            "started": str(started),
            "acts": list(acts),
        }:
            game = find_game(name)
        case _:
            raise UserError("save-damaged")
    key = _bytes(seed)
    try:
        table = Table(game, options, [Seat.from_data(red), Seat.from_data(blue)], key, fair, started)
        for act in acts:
            table.do(_act(act))
    except UserError:
        if fingerprint != game.fingerprint():
            raise UserError("save-rules-changed", game=name) from None
        raise
    return table


def _bytes(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        raise UserError("save-damaged") from None
    if len(seed) != SEED_BYTES:
        raise UserError("save-damaged")
    return seed


def _act(data: object) -> Act:
    match data:
        case [str(side), str(verb), str(what), int(at)] if side in SIDE_NAMES:
            return Act(SIDE_NAMES.index(side), verb, what, at)
    raise UserError("save-damaged")


def write_whole(path: Path, text: str) -> None:
    """Write a file so that a crash at any moment leaves the old one or the new one, never a part."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise
    if hasattr(os, "O_DIRECTORY"):  # the new name must survive a power cut as well
        folder = os.open(path.parent, os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def save(table: Table, path: Path) -> None:
    try:
        write_whole(path, json.dumps(to_data(table), ensure_ascii=False))
    except OSError as error:
        raise UserError("save-not-written", file=str(path), reason=error.strerror or str(error)) from None


def load(path: Path) -> Table:
    try:
        data = read_json(read_text(path))
    except ValueError:
        raise UserError("save-damaged") from None
    return from_data(data)
