"""No long stops for anybody.

Play leaves no garbage but what Python frees by itself, and to look for more through all that thousands of tables keep
would halt every one of them. Only who comes and goes leaves some: so it is looked for, among the young, when somebody
did, and among everything when nobody is there to be disturbed, or a day has gone by.
"""

import asyncio
import gc
import sys
import time
from collections.abc import Callable

YOUNG = 200_000  # objects after which Python looks through the youngest by itself: more than play makes in a pause
PAUSE = 0.5  # seconds
QUIET, LONGEST = 600.0, 86_400.0  # seconds between looks through everything: where nobody is there, and in any case


def freeze_garbage() -> None:
    """When everything is loaded that will be there for good."""
    look_through_everything()
    gc.set_threshold(YOUNG, 1_000_000, 1_000_000)
    sys.setswitchinterval(0.0005)  # the thread that commits need not wait long for its turn


async def collect_when_quiet(comings: Callable[[], int], busy: Callable[[], bool]) -> None:
    """As long as the house stands. `comings` counts who came and who went, `busy` says whether somebody is there."""
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
