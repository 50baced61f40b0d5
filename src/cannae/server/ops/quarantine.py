"""Tables that failed. The server leaves them alone for a while, longer each time, so that one bad table never stops the
others; the log names it."""

import time

from cannae.core.contract import UserError
from cannae.server.ops.logs import fault, note

LONGEST = 3600.0  # seconds
STORE_TROUBLE = 1.0  # seconds, if the store failed and not the table


class Setback:
    def __init__(self) -> None:
        self.why = ""
        self.pause = 0.0
        self.until = 0.0


def is_of_the_store(error: Exception) -> bool:
    """Whether an error comes from the store, and so affects all tables."""
    return isinstance(error, UserError) and error.key.startswith("store-")


class Quarantine:
    def __init__(self, first: float) -> None:
        self._first = first  # seconds until the next try
        self._tables: dict[str, Setback] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def holds(self, table_id: str) -> bool:
        """Whether a table is to be left alone for now."""
        setback = self._tables.get(table_id)
        return setback is not None and setback.until > time.monotonic()

    def put(self, table_id: str, error: Exception) -> None:
        """Set a table aside; call it in the `except` block."""
        setback = self._tables.setdefault(table_id, Setback())
        if is_of_the_store(error):
            setback.pause = STORE_TROUBLE
        else:
            setback.pause = min(LONGEST, max(self._first, 2 * setback.pause))
        setback.until = time.monotonic() + setback.pause
        why = error.key if isinstance(error, UserError) else type(error).__name__
        if why != setback.why:  # logged once, not at every try
            setback.why = why
            if isinstance(error, UserError):
                note("table set aside", table=table_id, why=why)
            else:
                fault("table set aside", table=table_id, why=why)

    def recovered(self, table_id: str) -> None:
        """A table works again."""
        self._tables.pop(table_id, None)
