"""Connections, and HTTP at the level of bytes, with limits that uvicorn does not have.

uvicorn parses the protocol. Added here: how many connections one address and all addresses together may have; how long
the head of a request may be and how long it may take. And when a connection has ended, reference cycles are broken: the
garbage collector would free it only when it next runs over everything, on a busy server once a day.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from cannae.server.http.guard import Gate
from cannae.server.ops.logs import note
from cannae.server.ops.usage import KB, Limits, Metrics

HEAD = 32 * KB  # bytes of a request that are not its body
HEAD_WITHIN, BODY_WITHIN = 10.0, 60.0  # seconds for the head of a request, and then for its body
READ_WITHIN = 30.0  # seconds after which a client that does not read its answer is cut off
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
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
            self.all_connections.limits.exceeded.add()
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
        self.all_connections.limits.exceeded.add()
        if not self.transport.is_closing():
            if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
                self.transport.write(answer)
            self.transport.close()
