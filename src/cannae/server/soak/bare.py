"""The baseline of load tests: the same stack and the same store without rules, seats and views."""

import asyncio
from collections import defaultdict
from typing import Any

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send

from cannae.server.ops.gc_tuning import collect_when_quiet, freeze_garbage
from cannae.server.store.database import Statement
from cannae.server.store.store import INSERT_ACT, INSERT_ACTS, Store


class Move(msgspec.Struct, tag="choose", tag_field="t"):
    id: str
    version: int
    choice: str


class Hello(msgspec.Struct, tag="hello", tag_field="t"):
    table: str
    token: str


decode = msgspec.json.Decoder(Move | Hello).decode
encode = msgspec.json.Encoder().encode


def make_bare(url: str) -> ASGIApp:
    rooms: dict[str, list[Send]] = defaultdict(list)
    counts: dict[str, int] = defaultdict(int)
    store: list[Store] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            while (await receive())["type"] == "lifespan.startup":
                store.append(await Store.open(url))
                freeze_garbage()
                collecting = asyncio.create_task(collect_when_quiet(lambda: len(rooms), lambda: True))
                await send({"type": "lifespan.startup.complete"})
            collecting.cancel()
            await store[0].close()
            await send({"type": "lifespan.shutdown.complete"})
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await play(receive, send)

    async def play(receive: Receive, send: Send) -> None:
        room = ""
        while (event := await receive())["type"] != "websocket.disconnect":
            message = decode(event["text"])
            if isinstance(message, Hello):
                room = message.table
                rooms[room].append(send)
                await send(_text({"t": "state", "version": counts[room], "choices": ["x"]}))
                continue
            counts[room] += 1
            number = counts[room]
            row = (room, number, 0, "choose", message.choice, 0, "")
            await store[0].database.write(Statement(INSERT_ACT, row, many=INSERT_ACTS))
            await send(_text({"t": "ack", "id": message.id, "version": number}))
            text = _text({"t": "state", "version": number, "choices": ["x"], "outcome": None})
            for one in rooms[room]:
                await one(text)

    return app


def _text(data: dict[str, Any]) -> dict[str, Any]:
    return {"type": "websocket.send", "text": encode(data).decode()}
