"""Many games on all cores: pieces of work go to worker processes, and their results come back.

`spread` gives results as they are done, `in_order` in the order of the pieces. With `ray`, the address of a Ray
cluster, the pieces go to all its machines instead; a piece that was on a machine that is lost is done again on another.
"""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import TypeVar

Piece = TypeVar("Piece")
Result = TypeVar("Result")

FEW = 8  # below this many games or pieces one process is quicker than starting others


def workers() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def leave_with_parent() -> None:
    """In a worker: end as soon as the process that started it has ended, by `kill -9` too."""

    def watch() -> None:
        parent = parent_process()
        if parent is not None:
            wait([parent.sentinel])
            os._exit(1)

    Thread(target=watch, daemon=True).start()


def pool_of_workers() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(workers(), mp_context=get_context("spawn"), initializer=leave_with_parent)


def spread(task: Callable[[int, int], Result], total: int, chunk: int) -> Iterator[tuple[int, Result]]:
    """Run `task(first, count)` over all numbers below `total`; yields how many are done and what that piece gave."""
    pieces = [(first, min(chunk, total - first)) for first in range(0, total, chunk)]
    done = 0
    if total < FEW or len(pieces) == 1 or workers() == 1:
        for first, count in pieces:
            result = task(first, count)
            done += count
            yield done, result
        return
    with pool_of_workers() as pool:
        running = {pool.submit(task, first, count): count for first, count in pieces}
        for future in as_completed(running):
            done += running[future]
            yield done, future.result()


def in_order(task: Callable[[Piece], Result], pieces: Sequence[Piece], ray: str | None = None) -> Iterator[Result]:
    """The results of all pieces, in their order. Closing the iterator cancels what is still running."""
    if ray is not None:
        from cannae.lab.playing.cluster import in_order_on_cluster

        yield from in_order_on_cluster(task, pieces, ray)
        return
    if len(pieces) < FEW or workers() == 1:
        yield from map(task, pieces)
        return
    with pool_of_workers() as pool:
        running = [pool.submit(task, piece) for piece in pieces]
        try:
            for future in running:
                yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
