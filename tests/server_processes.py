"""Servers in processes of their own, as a host would run them."""

import asyncio
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from cannae.server.soak.kill import free_port
from clients import Client
from stage import CANNAE, environment


def start_host(folder: Path, url: str, port: int, *more: str) -> subprocess.Popen[bytes]:
    command = [*CANNAE, "serve", "--data", str(folder), "--database", url, "--port", str(port), "--pace", "0", *more]
    return subprocess.Popen(command, env=environment(folder), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


async def awake(client: Client) -> None:
    for _ in range(2400):
        with suppress(Exception):
            if (await client.http.get("/readyz")).status_code == 200:
                return
        await asyncio.sleep(0.05)
    raise AssertionError("the host did not start")


@asynccontextmanager
async def hosts(folder: Path, url: str, count: int) -> AsyncIterator[list[Client]]:
    """So many live servers on one store, and a browser at each; they are killed at the end."""
    ports = [free_port() for _ in range(count)]
    running = [start_host(folder / str(port), url, port, "--unlimited") for port in ports]
    clients = [Client(f"http://127.0.0.1:{port}") for port in ports]
    try:
        await asyncio.gather(*map(awake, clients))
        yield clients
    finally:
        for client in clients:
            await client.__aexit__()
        for host in running:
            host.kill()
            host.wait()
