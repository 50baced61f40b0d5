"""The laboratory on several machines: pieces of work on a Ray cluster (the extra `cluster`).

Every machine of the cluster has the same version of the package installed. A piece whose machine is lost is done again
on another, as often as it takes; pieces are pure functions of what they are given, so that changes no result.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from logging import ERROR
from socket import create_connection
from typing import Any, TypeVar

import ray

from cannae.core.contract import UserError

Piece = TypeVar("Piece")
Result = TypeVar("Result")

AGAIN = -1  # however often a machine is lost
PATIENCE = 5.0  # seconds for a first answer; Ray itself would ask for minutes


class Cluster:
    """A connection to a cluster: pieces are handed in, and what comes of them is asked for."""

    def __init__(self, address: str) -> None:
        self.mine = not ray.is_initialized()
        if self.mine:
            connect(address)
        self.remote: Any = ray.remote(num_cpus=1, max_retries=AGAIN)(task_on_machine)

    def share(self, value: object) -> Any:
        """Something large that many pieces are given: each machine fetches it once."""
        return ray.put(value)

    def submit(self, task: Callable[..., Result], *given: Any) -> Any:
        """Have a piece done somewhere; what was shared is given as itself."""
        return self.remote.remote(task, *given)

    def result(self, reference: Any) -> Any:
        return ray.get(reference)

    def cancel(self, references: Iterable[Any]) -> None:
        for reference in references:
            ray.cancel(reference, force=True)

    def close(self) -> None:
        if self.mine:
            ray.shutdown()


def connect(address: str) -> None:
    host, _, port = address.rpartition(":")
    try:
        if host and port.isdecimal() and "/" not in host:
            create_connection((host, int(port)), PATIENCE).close()
        ray.init(address=address, log_to_driver=False, logging_level=ERROR)
    except (OSError, ValueError, RuntimeError, OverflowError):
        raise UserError("ray-nobody", address=address) from None


def in_order_on_cluster(task: Callable[[Piece], Result], pieces: Sequence[Piece], address: str) -> Iterator[Result]:
    """The results of all pieces, in their order. Closing the iterator cancels what is still running."""
    cluster = Cluster(address)
    running = [cluster.submit(task, piece) for piece in pieces]
    try:
        for reference in running:
            yield cluster.result(reference)
    finally:
        cluster.cancel(running)
        cluster.close()


def task_on_machine(task: Callable[..., Result], *given: Any) -> Result:
    return task(*given)
