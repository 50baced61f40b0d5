"""The laboratory on several machines: pieces of work on a Ray cluster (the extra `cluster`).

Every machine of the cluster has the same version of the package installed. A piece whose machine is lost is done again
on another, as often as it takes; pieces are pure functions of what they are given, so that changes no result.
"""

from collections.abc import Callable, Iterator, Sequence
from logging import ERROR
from typing import Any, TypeVar

import ray

Piece = TypeVar("Piece")
Result = TypeVar("Result")

AGAIN = -1  # however often a machine is lost


def in_order_on_cluster(task: Callable[[Piece], Result], pieces: Sequence[Piece], address: str) -> Iterator[Result]:
    """What comes of every piece, in their order. Whoever stops asking stops the work."""
    mine = not ray.is_initialized()
    if mine:
        ray.init(address=address, log_to_driver=False, logging_level=ERROR)
    remote: Any = ray.remote(num_cpus=1, max_retries=AGAIN)(task_on_machine)
    running = [remote.remote(task, piece) for piece in pieces]
    try:
        for reference in running:
            yield ray.get(reference)
    finally:
        for reference in running:
            ray.cancel(reference, force=True)
        if mine:
            ray.shutdown()


def task_on_machine(task: Callable[[Piece], Result], piece: Piece) -> Result:
    return task(piece)
