"""Reading and writing files that a person named: whatever goes wrong becomes a `UserError` with a sentence."""

import os
from collections.abc import Iterable
from pathlib import Path

from platformdirs import user_data_path

from cannae.core.contract import UserError

LARGEST = 32_000_000  # bytes; no honest file comes near, and some devices never end


def read_text(path: Path) -> str:
    """The text of a file given by a user; anything that goes wrong becomes a `UserError`."""
    try:
        with path.open("rb") as file:
            raw = file.read(LARGEST + 1)
        if len(raw) > LARGEST:
            raise UserError("file-too-large", file=str(path))
        return raw.decode("utf-8")
    except OSError as error:
        raise UserError("file-unreadable", file=str(path), reason=error.strerror or str(error)) from None
    except UnicodeDecodeError:
        raise UserError("file-not-text", file=str(path)) from None


def data_folder() -> Path:
    """The folder of saves, records and the server's store: the user's data folder, or CANNAE_DATA."""
    named = os.environ.get("CANNAE_DATA")
    return Path(named) if named else user_data_path("cannae", appauthor=False)


def must_be_writable(path: Path | None) -> None:
    """Refuse a file that cannot be written to, before the long work whose result it is for; None: no file is wanted."""
    if path is None:
        return
    new = not path.exists()
    try:
        path.open("a").close()
        if new:
            path.unlink()
    except OSError as error:
        raise unwritable(path, error) from None


def must_be_free(written: Iterable[Path], read: Iterable[Path] = ()) -> None:
    """Complain before a long piece of work that a result could not be written, or would be written over what it is made
    of or over another result."""
    taken = {path.resolve() for path in read}
    for path in written:
        if path.resolve() in taken:
            raise UserError("file-taken", file=str(path))
        taken.add(path.resolve())
        must_be_writable(path)


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(path, error) from None


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise unwritable(path, error) from None


def unwritable(path: Path, error: OSError) -> UserError:
    return UserError("file-unwritable", file=str(path), reason=error.strerror or str(error))
