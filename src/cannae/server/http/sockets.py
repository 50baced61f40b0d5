"""The WebSocket of one client, from its bytes to the messages that its session is handed, and back.

uvicorn parses the protocol. Added here: how much of a socket's data is parsed in one go, and that every message is
charged, and frames without a message (pings above all) like messages. A message is sent at once if the client reads,
and otherwise waits in a bounded outbox, so that a slow reader delays nobody else.
"""

import asyncio
from collections import deque
from collections.abc import Coroutine, Generator
from contextlib import nullcontext, suppress
from functools import partial
from typing import Any

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from cannae.server.accounts.people import Person
from cannae.server.http.protocol import Connections
from cannae.server.live.messages import encode
from cannae.server.live.session import Session
from cannae.server.ops.logs import note
from cannae.server.ops.usage import KB, Allowance
from cannae.server.services import COOKIE, GOING_AWAY, REFUSED, SLOW_READER, Services

STUCK_AFTER = 10.0  # seconds a single send may take
LAST_WORD = 1.0  # seconds to send the close frame
BYTES = 2 * KB  # of a message are charged like one plain message
PIECE = 1024  # bytes of frames parsed before other addresses have their turn
LAST_BYTES = 16 * KB  # that are still read after a close frame was sent, to find the answer to it
LINGER = 2.0  # seconds to send the close frame of a socket that is cut off
NO_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


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
            self.all_connections.limits.exceeded.add()
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


class Rest:
    """The rest of a coroutine whose first steps were run without a task. Sending hardly ever has to wait, and a task
    for each message would cost more than the message."""

    def __init__(self, steps: Coroutine[Any, Any, None], awaited: Any) -> None:
        self._steps, self._awaited = steps, awaited

    def __await__(self) -> Generator[Any, Any, None]:
        awaited = self._awaited
        with suppress(StopIteration):
            while True:
                try:
                    sent = yield awaited
                except BaseException as error:
                    awaited = self._steps.throw(error)
                else:
                    awaited = self._steps.send(sent)


class Socket:
    def __init__(
        self, services: Services, send: Send, person: Person | None, client: str, allowance: Allowance
    ) -> None:
        self.services = services
        self.person = person  # as of the handshake
        self.client = client
        self.session = Session(services.hub, person.id if person else None, self.post, lambda: self.drop(REFUSED))
        self.session.afford = self.take
        if not services.settings.limits.off:
            self.session.turn = partial(services.settings.limits.states.of, client)
        self._allowance = allowance
        self._send = send
        self._outbox: deque[str] = deque()
        self._closing: int | None = None
        self._task = asyncio.current_task()
        self._writer: asyncio.Task[None] | None = None  # while something waits to be sent

    def take(self, cost: float) -> bool:
        """Charge this socket and its address; false if either has too little left."""
        limits = self.services.settings.limits
        if limits.off or (self._allowance.take(cost) and limits.crowd.take(self.client, cost=cost)):
            return True
        limits.exceeded.add()
        return False

    def post(self, text: str) -> None:
        """Send a message, now or after those that wait already; never blocks."""
        if self._closing is not None:
            return
        if self._writer is not None:
            if len(self._outbox) >= self.services.settings.limits.outbox:
                self.services.metrics.dropped.add()
                self.drop(SLOW_READER)
            else:
                self._outbox.append(text)
            return
        steps: Any = self._send({"type": "websocket.send", "text": text})
        try:
            awaited = steps.send(None)
        except StopIteration:
            return  # sent without waiting
        except Exception:  # the connection is gone
            self.drop(GOING_AWAY)
            return
        self._writer = asyncio.create_task(self._write(Rest(steps, awaited)))

    def drop(self, code: int) -> None:
        """Close with this code; messages that still wait are not sent."""
        if self._closing is None:
            self._closing = code
            self._outbox.clear()
            if self._writer is None:
                self._writer = asyncio.create_task(self._write(None))

    async def _write(self, rest: Rest | None) -> None:
        """Send the messages that wait, until there are none or the socket is closed."""
        try:
            if rest is not None:
                async with asyncio.timeout(STUCK_AFTER):
                    await rest
            while self._outbox:
                async with asyncio.timeout(STUCK_AFTER):
                    await self._send({"type": "websocket.send", "text": self._outbox.popleft()})
            if self._closing is None:
                self._writer = None
                return
            async with asyncio.timeout(STUCK_AFTER):
                await self._send({"type": "websocket.close", "code": self._closing})
        except (Exception, asyncio.CancelledError):
            self._closing = self._closing or SLOW_READER
        if self._task is not None:  # it would wait for a message for ever
            self._task.cancel()

    async def finish(self) -> None:
        self._task = None
        await self.session.end()
        if self._writer is not None:  # the close frame, if one is being sent
            await asyncio.wait([self._writer], timeout=LAST_WORD if self._closing is not None else 0)
            self._writer.cancel()
            self._writer = None
        self._closing = self._closing or GOING_AWAY


async def play(scope: Scope, receive: Receive, send: Send, services: Services) -> None:
    """Serve one WebSocket, from the handshake to the end."""
    limits = services.settings.limits
    client = scope.get("cannae.client", "local")
    if services.hub.stopping or (
        not limits.off and sum(one.client == client for one in services.sockets) >= limits.sockets
    ):
        await send({"type": "websocket.close", "code": SLOW_READER})
        return
    async with nullcontext() if limits.off else limits.at_once.of(client):
        person = await services.people.by_cookie(HTTPConnection(scope).cookies.get(COOKIE))
        person = person if person is None or person.welcome else None
        await receive()  # the message that it connects
        await send({"type": "websocket.accept"})
    allowance: Allowance = scope.get("cannae.allowance") or Allowance(limits)
    socket = Socket(services, send, person, client, allowance)
    services.sockets.add(socket)
    try:
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            said = message.get("text") or message.get("bytes") or ""
            if not socket.take(1 + len(said) // BYTES):
                if allowance.exhausted:
                    note("socket over its rate", client=client)
                    limits.requests.charge(client, limits.offence)
                    socket.drop(REFUSED)
                    return
                socket.post(TOO_FAST)
                continue
            await socket.session.handle(said)
    except asyncio.CancelledError:
        pass  # the writer failed, or the server stops
    finally:
        services.sockets.discard(socket)
        await socket.finish()


TOO_FAST = encode({"t": "refused", "id": "", "key": "too-fast", "args": {}, "text": ""}).decode()
