"""A WebSocket client without a library, so that trials can break the protocol."""

import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager

HANDSHAKE = (
    b"GET /api/play HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def frame(body: bytes, kind: int = 0x81) -> bytes:
    """A frame as a client sends it, masked with zeros."""
    if len(body) < 126:
        head = struct.pack("!BB", kind, 0x80 | len(body))
    elif len(body) < 65_536:
        head = struct.pack("!BBH", kind, 0xFE, len(body))
    else:
        head = struct.pack("!BBQ", kind, 0xFF, len(body))
    return head + b"\0\0\0\0" + body


@contextmanager
def upgraded(port: int, more: bytes = b"") -> Iterator[socket.socket]:
    """A socket after its handshake, with more lines in the head."""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as one:
        one.sendall(HANDSHAKE[:-2] + more + b"\r\n")
        answer = b""
        while b"\r\n\r\n" not in answer:
            if not (data := one.recv(1)):
                raise ConnectionError("no handshake")
            answer += data
        yield one
