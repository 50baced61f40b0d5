"""A socket at a table. What is sent to it waits in a bounded outbox, so that who does not read delays nobody."""

import asyncio
from collections import deque
from contextlib import suppress

from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from cannae.server.guard import Buckets
from cannae.server.house import COOKIE, House
from cannae.server.logs import note
from cannae.server.messages import encode
from cannae.server.session import Session

SLOW_READER, GOING_AWAY, REFUSED = 1013, 1012, 1008
STUCK_AFTER = 10.0  # seconds a single send may take
MOST_REFUSALS = 300  # messages over the rate before the socket is closed


class Socket:
    def __init__(self, house: House, send: Send, person: str | None, client: str) -> None:
        self.house = house
        self.client = client
        self.session = Session(house.hub, person, self.post)
        self._send = send
        self._outbox: deque[str] = deque()
        self._wake = asyncio.Event()
        self._closing: int | None = None
        self._task = asyncio.current_task()
        self._writer = asyncio.create_task(self._write())

    def post(self, text: str) -> None:
        """Put a message into the outbox; never waits."""
        if self._closing is None:
            if len(self._outbox) >= self.house.settings.limits.outbox:
                self.house.metrics.dropped.add()
                self.drop(SLOW_READER)
                return
            self._outbox.append(text)
            self._wake.set()

    def drop(self, code: int) -> None:
        if self._closing is None:
            self._closing = code
            self._outbox.clear()
            self._wake.set()

    async def _write(self) -> None:
        try:
            while self._closing is None or self._outbox:
                await self._wake.wait()
                self._wake.clear()
                while self._outbox:
                    message = {"type": "websocket.send", "text": self._outbox.popleft()}
                    await asyncio.wait_for(self._send(message), STUCK_AFTER)
            with suppress(Exception):
                await asyncio.wait_for(self._send({"type": "websocket.close", "code": self._closing}), STUCK_AFTER)
        except (Exception, asyncio.CancelledError):
            self._closing = self._closing or SLOW_READER
        if self._task is not None:  # the reader may wait for ever for somebody who is gone
            self._task.cancel()

    async def finish(self) -> None:
        self._task = None
        await self.session.leave()
        self.drop(GOING_AWAY)
        self._writer.cancel()
        with suppress(asyncio.CancelledError):
            await self._writer


async def play(scope: Scope, receive: Receive, send: Send, house: House) -> None:
    """The WebSocket of a table, from handshake to end."""
    limits = house.settings.limits
    client = scope.get("cannae.client", "local")
    if house.hub.stopping or (not limits.off and sum(one.client == client for one in house.sockets) >= limits.sockets):
        await send({"type": "websocket.close", "code": SLOW_READER})
        return
    person = await house.people.by_cookie(HTTPConnection(scope).cookies.get(COOKIE))
    websocket = WebSocket(scope, receive, send)
    await websocket.accept()
    socket = Socket(house, send, person.id if person else None, client)
    house.sockets.add(socket)
    rate = Buckets(limits.messages, limits.burst)
    refusals = 0
    try:
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            if not limits.off and not rate.take(""):
                house.metrics.limited.add()
                refusals += 1
                if refusals > MOST_REFUSALS:
                    note("socket over its rate", client=client)
                    socket.drop(REFUSED)
                    return
                socket.post(TOO_FAST)
                continue
            await socket.session.handle(message.get("text") or message.get("bytes") or "")
    except (WebSocketDisconnect, asyncio.CancelledError):
        pass  # the writer gave up, or the server stops
    finally:
        house.sockets.discard(socket)
        await socket.finish()


TOO_FAST = encode({"t": "refused", "id": "", "key": "too-fast", "args": {}, "text": ""}).decode()
