"""Lets only one server use a store in a file: tables are kept in memory, so two would not see each other's acts."""

import os
import sys
from contextlib import suppress
from pathlib import Path

from cannae.core.contract import UserError

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """Held until the process ends; the operating system releases it."""

    def __init__(self, store: Path) -> None:
        store = store.resolve()
        try:
            self._file = os.open(store.with_name(store.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise UserError("store-unreadable", file=str(store), reason=error.strerror or str(error)) from None
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            raise UserError("store-in-use", file=str(store)) from None

    def release(self) -> None:
        os.close(self._file)


def keep_private(path: Path) -> None:
    """Make a file readable by its owner only. Does nothing if it belongs to somebody else."""
    with suppress(PermissionError):
        path.chmod(0o700 if path.is_dir() else 0o600)
