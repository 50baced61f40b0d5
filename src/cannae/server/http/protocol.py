"""HTTP and WebSocket at the level of bytes, with limits that uvicorn does not have.

uvicorn parses both protocols. Added here: how long the head of a request may be and how long it may take; how many
connections one address and all addresses together may have; how much of a socket's data is parsed in one go; and that
frames without a message (pings above all) are charged like messages. And when a connection has ended, reference cycles
are broken: the garbage collector would free it only when it next runs over everything, on a busy server once a day.
"""

import asyncio
import socket
from collections import Counter, deque
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from cannae.server.http.guard import Gate, Guard
from cannae.server.ops.limits import KB, Allowance, Limits
from cannae.server.ops.logs import note
from cannae.server.ops.metrics import Metrics

HEAD = 32 * KB  # bytes of a request that are not its body
HEAD_WITHIN, BODY_WITHIN = 10.0, 60.0  # seconds for the head of a request, and then for its body
READ_WITHIN = 30.0  # seconds after which a client that does not read its answer is cut off
PIECE = 1024  # bytes of frames parsed before other addresses have their turn
LAST_BYTES = 16 * KB  # that are still read after a close frame was sent, to find the answer to it
LINGER = 2.0  # seconds to send the close frame of a socket that is cut off
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
NO_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
NO_ROOM = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 10\r\ncontent-length: 0\r\n\r\n"


class Connections:
    """The connections of this process: how many there are, and how many each address has."""

    def __init__(self, gate: Gate, limits: Limits, metrics: Metrics, room: int) -> None:
        self.gate, self.limits, self.metrics, self.room = gate, limits, metrics, room
        self.open = 0
        self._by_peer: Counter[str] = Counter()
        self._lines: dict[str, deque[Callable[[], None]]] = {}
        self._noted = -60.0
        metrics.gauge("cannae_connections", "Open connections", lambda: self.open)
        metrics.gauge("cannae_connections_most", "Connections there is room for", lambda: self.room)

    def enter(self, peer: str, now: float) -> bool:
        """Count a new connection; false if it must be refused. `leave` must be called in either case."""
        home = self.gate.home(peer)
        self.open += 1
        self._by_peer[home] += 1
        if self.open > self.room:
            if now - self._noted > 60:
                self._noted = now
                note("no room for more connections", room=self.room)
            return False
        return self.limits.off or self.gate.is_proxy(peer) or self._by_peer[home] <= self.limits.connections

    def unwelcome(self, peer: str) -> bool:
        """Whether an address has exceeded its limits so far that it is cut off for a while."""
        return not self.limits.off and not self.gate.is_proxy(peer) and self.limits.requests.deep(self.gate.home(peer))

    def offended(self, peer: str) -> None:
        """Charge an address for something that no honest client does."""
        if not self.limits.off:
            self.limits.requests.charge(self.gate.home(peer), self.limits.offence)

    def call(self, peer: str, work: Callable[[], None]) -> None:
        """Queue work: one piece of each address at a time, in turn."""
        home = self.gate.home(peer)
        line = self._lines.setdefault(home, deque())
        line.append(work)
        if len(line) == 1:
            asyncio.get_running_loop().call_soon(self._next, home)

    def _next(self, home: str) -> None:
        line = self._lines[home]
        try:
            line[0]()
        finally:
            line.popleft()
            if line:
                asyncio.get_running_loop().call_soon(self._next, home)
            else:
                del self._lines[home]

    def leave(self, peer: str) -> None:
        home = self.gate.home(peer)
        self.open -= 1
        self._by_peer[home] -= 1
        if not self._by_peer[home]:
            del self._by_peer[home]


class HttpProtocol(HttpToolsProtocol):
    """HTTP, with limits on the size of a request's head and on time."""

    def __init__(self, all_connections: Connections, **given: Any) -> None:
        super().__init__(**given)
        self.all_connections, self.peer = all_connections, "local"
        self._loose = 0  # bytes of this request so far, without its body
        self._heading = True  # whether the head of a request is being read, or awaited
        self._too_long = False
        self._timer: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None  # runs while the client does not read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.peer = self.client[0] if self.client else "local"
        if not self.all_connections.enter(self.peer, self.loop.time()):
            self.all_connections.metrics.limited.add()
            transport.write(NO_ROOM)
            transport.close()
        elif self.all_connections.unwelcome(self.peer):
            transport.abort()
        else:
            self._within(HEAD_WITHIN)

    def connection_lost(self, exc: Exception | None) -> None:
        self._end_timers()
        super().connection_lost(exc)
        self.all_connections.leave(self.peer)
        self._let_go()

    def _let_go(self) -> None:
        """Break the reference cycles."""
        self.parser = None  # type: ignore[assignment]
        self.cycle = None  # type: ignore[assignment]
        self.pipeline.clear()

    # -- Bytes ------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._heading and self.all_connections.unwelcome(self.peer):
            self.transport.abort()  # its address has exceeded the limits meanwhile
            return
        if self._heading and self._timer is None:
            self._within(HEAD_WITHIN)
        while data and self.parser is not None and not self.transport.is_closing():
            size = HEAD if self._heading else len(data)  # no more than a head may have is parsed at once
            piece, data = data[:size], data[size:]
            self._loose += len(piece)
            super().data_received(piece)
            if self._loose > HEAD:
                self._refuse_long_head()

    def on_headers_complete(self) -> None:
        if sum(len(name) + len(value) + 4 for name, value in self.headers) + len(self.url) > HEAD:
            self._too_long = True
            raise ValueError("too long a head")  # the parser stops, and the request is refused below
        self._heading = False
        self._within(BODY_WITHIN)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._loose -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._loose, self._heading = 0, True
        self._end_timer()
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        self._refuse_long_head() if self._too_long else super().send_400_response(msg)

    def _refuse_long_head(self) -> None:
        """Refuse, and charge the address: no honest client sends such a head."""
        if not self.transport.is_closing():
            self.all_connections.offended(self.peer)
            self._cut(TOO_LONG)

    def handle_websocket_upgrade(self) -> None:
        self._end_timers()
        super().handle_websocket_upgrade()
        self._let_go()
        self.flow = None  # type: ignore[assignment]

    # -- Time -------------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(READ_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _within(self, seconds: float) -> None:
        self._end_timer()
        self._timer = self.loop.call_later(seconds, self._cut, TOO_SLOW)

    def _end_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _end_timers(self) -> None:
        self._end_timer()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _cut(self, answer: bytes) -> None:
        self._end_timer()
        self.all_connections.metrics.limited.add()
        if not self.transport.is_closing():
            if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
                self.transport.write(answer)
            self.transport.close()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket: every frame is charged, and large amounts of data are parsed piece by piece."""

    def __init__(self, all_connections: Connections, **given: Any) -> None:
        super().__init__(**given)
        self.all_connections, self.peer = all_connections, "local"
        self.allowance = Allowance(all_connections.limits)
        self._rest = b""  # received and not parsed yet
        self._called = False  # whether the next piece is queued
        self._late = 0  # bytes received after the close frame

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.peer = self.client[0] if self.client else "local"

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest = b""
        super().connection_lost(exc)
        self.all_connections.leave(self.peer)
        self.conn.parser.close()  # breaks the cycle with the connection; so do the exceptions below
        self.conn.parser_exc = self.conn.handshake_exc = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            scope: Any = self.scope
            scope["cannae.allowance"] = self.allowance

    # -- Bytes, a piece at a time -----------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.close_sent:
            self._late += len(data)
            if self._late > LAST_BYTES:
                self.transport.abort()
                return
        if not self.handshake_initiated:  # the whole request has been read by HttpProtocol
            super().data_received(data)
            if not self.handshake_initiated:
                self.transport.write(NO_HANDSHAKE)
                self.transport.close()
            return
        if not self._rest and len(data) <= PIECE:
            super().data_received(data)
            return
        self._rest += data
        self._call()

    async def receive(self) -> Any:
        message = await super().receive()
        if self._rest:
            self._call()
        return message

    def _call(self) -> None:
        if not self.transport.is_closing():
            self.transport.pause_reading()
            if not self._called:
                self._called = True
                self.all_connections.call(self.peer, self._look_at_a_piece)

    def _look_at_a_piece(self) -> None:
        self._called = False
        if self.read_paused or self.disconnected or self.transport.is_closing():
            return  # it is queued again when the messages before are answered
        piece, self._rest = self._rest[:PIECE], self._rest[PIECE:]
        super().data_received(piece)
        if self.read_paused or self.transport.is_closing():
            return
        if self._rest:
            self._call()
        else:
            self.transport.resume_reading()

    # -- Frames that are no messages --------------------------------------------------------------------------

    def handle_ping(self) -> None:
        if self._paid():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # discards the answer

    def handle_pong(self, event: Frame) -> None:
        if self._paid():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._paid():
            super().handle_cont(event)

    def _paid(self) -> bool:
        if self.close_sent or self.all_connections.limits.off:
            return not self.close_sent
        paid = self.allowance.take(1)
        if not paid:
            self.all_connections.metrics.limited.add()
            if self.allowance.exhausted:
                self._fail()
        return paid

    def _fail(self) -> None:
        """Close a socket that keeps exceeding its limit."""
        note("socket over its rate", client=self.peer)
        self.all_connections.offended(self.peer)
        self._rest = b""
        self.conn.send_close(1008)
        self.handle_parser_exception()
        self.loop.call_later(LINGER, self.transport.abort)


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


MOST_FILES, RESERVE = 65_536, 128
