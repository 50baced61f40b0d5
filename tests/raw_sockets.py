"""Sockets without a protocol, to send a server what no honest client sends."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress


def port_of(address: str) -> int:
    return int(address.rpartition(":")[2])


@contextmanager
def connected(address: str) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", port_of(address)), timeout=60) as one:
        yield one


def read_all(one: socket.socket) -> bytes:
    """Until the other side hangs up."""
    found = b""
    with suppress(ConnectionError):
        while data := one.recv(65536):
            found += data
    return found
