"""Garbage collection without long pauses.

Play makes no reference cycles, and a full collection over thousands of tables would stop all of them. Only clients that
connect and disconnect leave cycles: so the young generations are collected after that, and everything when no client is
connected, or once a day.
"""

import asyncio
import gc
import sys
import time
from collections.abc import Callable

YOUNG = 200_000  # objects until Python collects the youngest by itself: more than play makes in a pause
PAUSE = 0.5  # seconds
QUIET, LONGEST = 600.0, 86_400.0  # seconds between full collections: if no client is connected, and in any case


def freeze_garbage() -> None:
    """Exempt from collection all that is loaded at the start."""
    look_through_everything()
    gc.set_threshold(YOUNG, 1_000_000, 1_000_000)
    sys.setswitchinterval(0.0005)  # the thread that commits must not wait long for the GIL


async def collect_when_quiet(comings: Callable[[], int], busy: Callable[[], bool]) -> None:
    """Runs as long as the server. `comings` counts connects and disconnects; `busy`: whether a client is connected."""
    looked, seen = time.monotonic(), comings()
    while True:
        await asyncio.sleep(PAUSE)
        since = time.monotonic() - looked
        if since > LONGEST or (since > QUIET and not busy()):
            look_through_everything()
            looked = time.monotonic()
        elif comings() != seen:
            gc.collect(1)
        seen = comings()
        gc.freeze()


def look_through_everything() -> None:
    gc.unfreeze()
    gc.collect()
    gc.freeze()
