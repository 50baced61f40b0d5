"""One server for a store in a file: two would each keep the tables in memory and know nothing of each other's acts."""

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
    """Held as long as the process lives, however it ends: the system lets go of it."""

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
    """Only its owner may look into it, whatever it was before. Who is not the owner leaves it as it is."""
    with suppress(PermissionError):
        path.chmod(0o700 if path.is_dir() else 0o600)
