"""Running the server: one process, or several that share a listening socket and a PostgreSQL."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from functools import partial
from types import FrameType
from typing import Any

import msgspec
import uvicorn

from cannae.core.contract import UserError
from cannae.server.app import make_app
from cannae.server.http.guard import Guard
from cannae.server.http.protocol import Connections, HttpProtocol
from cannae.server.http.sockets import WebSocketProtocol
from cannae.server.live.hub import Timings
from cannae.server.ops.logs import note, write_lines
from cannae.server.ops.usage import Limits
from cannae.server.services import Settings
from cannae.server.store.store import Store

MOST_FILES, RESERVE = 65_536, 128  # that a process opens, and of them those that are not for connections
WORKER = "CANNAE_WORKER"  # the variable with a worker's orders: other users cannot read the environment


class Orders(msgspec.Struct):
    """What was asked for on the command line, in a form that can be handed to another process."""

    database: str
    public_url: str | None = None
    proxies: list[str] = []
    bots: int = 1
    smtp: str | None = None
    unlimited: bool = False
    pace: float | None = None

    def settings(self) -> Settings:
        timings = Timings() if self.pace is None else Timings(pace=self.pace)
        limits = Limits(off=self.unlimited)
        return Settings(self.database, self.public_url, self.proxies, self.bots, self.smtp, limits, timings)


def check_store(url: str) -> bool:
    """Open the store once before listening, so that a problem is reported in one sentence.

    Returns whether several processes may share it."""

    async def look() -> bool:
        store = await Store.open(url, serving=True)
        shared = store.database.shared
        await store.close()
        return shared

    return asyncio.run(look())


def listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as error:
        raise UserError("serve-port", host=host, port=str(port), reason=error.strerror or str(error)) from None
    return listening


def configure(guard: Guard, room: int = 1000, **more: Any) -> uvicorn.Config:
    """The configuration of uvicorn; `room` is the most connections of this process."""
    all_connections = Connections(guard.gate, guard.limits, guard.metrics, room)
    given: dict[str, Any] = {
        "http": partial(HttpProtocol, all_connections),
        "ws": partial(WebSocketProtocol, all_connections),
        "ws_max_size": 65_536,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": 5,
        "access_log": False,
        "log_config": None,
        "proxy_headers": False,
        "server_header": False,
        "lifespan": "on",
    }
    return uvicorn.Config(guard, **given | more)


def room_for_connections() -> int:
    """How many connections a process may have: as many files as the system lets it open, less a reserve for the store,
    the computer's players, letters and the page."""
    if not hasattr(socket, "AF_UNIX"):
        return 400  # Windows
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError):
            note("the limit of open files cannot be raised", limit=soft)
    files = MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)
    reserve = min(RESERVE, files // 2)
    note("open files", limit=files, reserve=reserve, connections=files - reserve)
    return files - reserve


def serve(orders: Orders, listening: socket.socket) -> None:
    """Serve until told to stop."""
    loop = "uvloop" if sys.platform != "win32" else "asyncio"
    config = configure(make_app(orders.settings()), room_for_connections(), loop=loop)
    uvicorn.Server(config).run(sockets=[listening])


def supervise(orders: Orders, listening: socket.socket, count: int) -> None:
    """Keep this many workers running. A worker that ends is replaced; the others are not affected."""
    listening.set_inheritable(True)
    stopping = False
    workers: list[subprocess.Popen[bytes]] = []

    def start() -> subprocess.Popen[bytes]:
        orders_text = msgspec.json.encode([listening.fileno(), orders]).decode()
        return subprocess.Popen(
            [sys.executable, "-m", "cannae.server.process"],
            env=os.environ | {WORKER: orders_text},
            pass_fds=[listening.fileno()],
        )

    def stop(signum: int, frame: FrameType | None) -> None:
        nonlocal stopping
        stopping = True

    for signum in (signal.SIGTERM, signal.SIGINT):
        signal.signal(signum, stop)
    try:
        workers = [start() for _ in range(count)]
        while not stopping:
            time.sleep(0.2)
            for index, worker in enumerate(workers):
                if worker.poll() is not None and not stopping:
                    note("worker ended", code=worker.returncode)
                    workers[index] = start()
    finally:
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.wait()


def main() -> None:
    """The main function of a worker. Its orders and the number of the socket come from its parent process."""
    number, orders = msgspec.json.decode(os.environ.pop(WORKER), type=tuple[int, Orders])
    write_lines()
    serve(orders, socket.socket(fileno=number))


if __name__ == "__main__":
    main()
