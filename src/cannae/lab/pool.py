"""Many games on all cores: ranges of game numbers go to worker processes, results come back as they are done."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import TypeVar

Result = TypeVar("Result")

FEW = 8  # below this many games one process is quicker than starting others


def workers() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(task: Callable[[int, int], Result], total: int, chunk: int) -> Iterator[tuple[int, Result]]:
    """Run `task(first, count)` over all numbers below `total`; yields how many are done and what came of them."""
    pieces = [(first, min(chunk, total - first)) for first in range(0, total, chunk)]
    done = 0
    if total < FEW or len(pieces) == 1 or workers() == 1:
        for first, count in pieces:
            result = task(first, count)
            done += count
            yield done, result
        return
    with ProcessPoolExecutor(workers(), mp_context=get_context("spawn")) as pool:
        running = {pool.submit(task, first, count): count for first, count in pieces}
        for future in as_completed(running):
            done += running[future]
            yield done, future.result()
