"""One client at one table: its messages are checked, carried out and answered. Knows nothing of sockets."""

import time
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager, nullcontext, suppress
from functools import cache
from typing import Any

import msgspec

from cannae.core.contract import SIDE_NAMES, SPECTATOR, UserError
from cannae.locale import words
from cannae.server.broadcast.broadcaster import Asked, ClientKnowledge
from cannae.server.broadcast.table_data import conceivable_data, preview_data, survey_data
from cannae.server.live.hub import Hub
from cannae.server.live.live_table import LiveTable
from cannae.server.live.messages import Ask, Choose, Do, Hello, Ping, decode, encode
from cannae.server.ops.logs import fault
from cannae.server.store.rows import TableRow
from cannae.table import COMPUTER, Act
from cannae.table.table import LONG_PATIENCE


def sentence(language: str, key: str, args: dict[str, Any]) -> str:
    """An error as a sentence. Its arguments may come from the client, so it must never fail."""
    try:
        return words(language).say(key, **args) if args else _plain_sentence(language, key)
    except Exception:
        return key


@cache
def _plain_sentence(language: str, key: str) -> str:
    return words(language).say(key)


def _send_nothing(text: str) -> None:
    return


def _nothing_to_hang_up() -> None:
    return


def _cannot_afford(cost: float) -> bool:
    return False


# What some messages cost more than a plain one, because they send a whole table or judge all conceivable choices
HELLO, STATE, LOG, CONCEIVABLE, PREVIEW, SURVEY, HINT = 5, 3, 2, 5, 5, 5, 2


class Session:
    """`send` takes one message as text and never waits; `hang_up` ends the connection."""

    def __init__(
        self, hub: Hub, person: str | None, send: Callable[[str], None], hang_up: Callable[[], None] = lambda: None
    ) -> None:
        self.hub = hub
        self.person = person
        self.send = send
        self.hang_up = hang_up
        self.afford: Callable[[float], bool] = lambda cost: True
        self.turn: Callable[[], AbstractAsyncContextManager[None]] = nullcontext  # held during expensive work
        self.token: str | None = None  # of the private link that it came by
        self.live: LiveTable | None = None
        self.viewer = SPECTATOR
        self.last = 0
        self.knows = ClientKnowledge()
        self.language = "en"

    async def handle(self, text: str | bytes) -> None:
        """Answer one message, whatever it is."""
        began = time.perf_counter()
        ref = ""
        try:
            message = decode(text)
            if isinstance(message, Choose):
                ref = message.id
                if message.asks:
                    self._must_not_be_doubted(message)
                await self._act(Act(self._side(), "choose", message.choice), ref, message.version)
            elif isinstance(message, Hello):
                self._pay(HELLO)
                async with self.turn():
                    await self._hello(message)
            else:
                ref = message.id
                await self._answer(message)
        except (msgspec.DecodeError, RecursionError):
            self._refuse("", "message-shape", {})
        except UserError as user_error:
            self._refuse(ref, user_error.key, user_error.words)
            if user_error.key == "stale":
                await self._show()
        except Exception:
            fault("message")
            self._refuse(ref, "server-fault", {})
        self.hub.metrics.answer.observe(time.perf_counter() - began)

    async def leave(self) -> None:
        live, self.live = self.live, None
        if live is not None:
            live.broadcaster.left(self)
            if self.viewer != SPECTATOR and self.viewer not in live.broadcaster.present():
                with suppress(UserError):  # leaving must work even if the store is full
                    await self.hub.store.seen([(live.id, self.viewer)])

    async def end(self) -> None:
        """Leave for good, and drop all references to the connection."""
        await self.leave()
        self.send, self.hang_up, self.afford = _send_nothing, _nothing_to_hang_up, _cannot_afford

    def _pay(self, cost: float) -> None:
        """Charge for a message that costs more than a plain one."""
        if not self.afford(cost):
            raise UserError("too-fast")

    def _refuse(self, ref: str, key: str, args: dict[str, Any]) -> None:
        self.hub.metrics.refused.add()
        text = sentence(self.language, key, args)
        self._say({"t": "refused", "id": ref, "key": key, "args": args, "text": text})

    def _say(self, data: dict[str, Any]) -> None:
        self.send(encode(data).decode())

    async def _answer(self, message: Do | Ask | Ping) -> None:
        if isinstance(message, Do):
            await self._act(await self._meant(message), message.id)
        elif isinstance(message, Ask):
            await self._ask(message)
        else:
            self._say({"t": "pong", "id": message.id})

    # -- Sitting down -----------------------------------------------------------------------------------------------

    async def _hello(self, message: Hello) -> None:
        live = await self.hub.table(message.table)
        await live.look()
        viewer = self._seat(live.row, message)
        if viewer == SPECTATOR and self.hub.unwelcome is not None and await self.hub.unwelcome(self.person, live.row):
            raise UserError("blocked")
        await self.leave()
        self.language = message.language
        async with live.lock:
            await live.fresh()
            self.live, self.viewer, self.last, self.token = live, viewer, message.last, message.token
            live.broadcaster.arrived(self)
        if viewer != SPECTATOR:
            await self.hub.resume_after_halt(live, viewer)

    def _seat(self, row: TableRow, message: Hello) -> int:
        """The side this client may sit at, or the number of a spectator."""
        mine = self._sides(row, message.token)
        if message.token and row.side_by_link(message.token) is None:
            raise UserError("link-unknown")
        if message.seat is not None:
            side = SIDE_NAMES.index(message.seat)
            if side not in mine:
                raise UserError("seat-not-yours")
            return side
        if mine:
            return mine[0]
        if not row.watchable and row.status != "over":
            raise UserError("table-private")
        return SPECTATOR

    def _sides(self, row: TableRow, token: str | None) -> list[int]:
        """The sides that belong to this client: by its private link, and by its account or guest cookie."""
        by_link = row.side_by_link(token) if token else None
        return [*([by_link] if by_link is not None else []), *row.sides_of(self.person)]

    def seats_changed(self, row: TableRow) -> None:
        """Disconnect if the seat no longer belongs to this client, for instance because its link was replaced."""
        if self.viewer != SPECTATOR and self.viewer not in self._sides(row, self.token):
            self.hang_up()

    def watching(self) -> TableRow | None:
        """The table this client watches as a spectator, if it does."""
        return self.live.row if self.live is not None and self.viewer == SPECTATOR else None

    def _table(self) -> LiveTable:
        if self.live is None:
            raise UserError("hello-first")
        return self.live

    def _side(self) -> int:
        self._table()
        if self.viewer == SPECTATOR:
            raise UserError("seat-not-yours")
        return self.viewer

    async def _show(self) -> None:
        live = self._table()
        async with live.lock:
            await live.fresh()
            live.broadcaster.show(self)

    # -- Playing ----------------------------------------------------------------------------------------------

    def _act(self, act: Act, ref: str, version: int | None = None) -> Coroutine[Any, Any, None]:
        return self._table().act(act, Asked(self, ref, self._ref(ref)), version)

    def _must_not_be_doubted(self, message: Choose) -> None:
        """Refuse a choice once if something speaks against it. The client sends it again without `asks` to make it
        all the same."""
        side, table = self._side(), self._table().table_state.playing()
        if table.version[side] != message.version:
            return
        choice = table.state.read_choice(side, message.choice)
        why = table.game.doubt(table.state, side, choice) if table.state.is_legal(side, choice) else None
        if why is not None:
            raise UserError("choice-doubted", why=why)

    async def _meant(self, message: Do) -> Act:
        """The act that a message asks for, completed with what only the server knows."""
        live, verb, what = self._table(), message.verb, message.what
        if verb == "say":
            if self.viewer == SPECTATOR and self.person is None:
                raise UserError("guest-first")
            if self.person is not None and await self.hub.store.muted(self.person):
                raise UserError("muted-by-host")
            if self._ref(message.id) not in live.table_state.refs:
                self.hub.limits.take(self.hub.limits.chat, f"{live.id} {self._whose()}")
            return Act(self.viewer, verb, what.replace("\0", ""))  # PostgreSQL cannot store a NUL
        side = self._side()
        if verb == "claim":
            what = f"{'draw' if what == 'draw' else 'win'} {await self._absent(live, 1 - side)}"
        elif verb in ("pass", "mute"):
            what = "off" if what == "off" else "on"
        elif verb == "offer" and live.row.seats[1 - side].kind == COMPUTER:
            raise UserError("offer-to-computer")
        return Act(side, verb, what)

    async def _absent(self, live: LiveTable, side: int) -> int:
        """How long a player has been disconnected, in milliseconds; a computer that is stuck counts as away."""
        if live.row.seats[side].kind == COMPUTER:
            return LONG_PATIENCE if live.table_state.playing().stuck[side] else 0
        if side in live.broadcaster.present():
            return 0
        seen = await self.hub.store.last_seen(live.id, side)
        return max(0, self.hub.store.time.now() - seen)  # server time: it does not run while the server is down

    def _ref(self, ref: str) -> str:
        """The id under which the store keeps an act."""
        return f"{self._whose()}:{ref}"

    def _whose(self) -> str:
        """The owner of an id: ids of different clients are independent."""
        return str(self.viewer) if self.viewer != SPECTATOR else f"2:{self.person}"

    # -- Asking -----------------------------------------------------------------------------------------------

    async def _ask(self, message: Ask) -> None:
        live = self._table()
        if message.about == "state":
            self._pay(STATE)
            async with self.turn():
                await self._show()
            return
        if message.about == "log":
            self._pay(LOG)
            async with self.turn(), live.lock:
                await live.fresh()
                page = live.broadcaster.log(self).decode()
            self.send(f'{{"t":"answer","id":{encode(message.id).decode()},"about":"log",{page}}}')
            return
        if message.about == "survey":
            self._pay(SURVEY)
            async with self.turn(), live.lock:
                await live.fresh()
                found = survey_data(live.table_state.playing(), self.viewer)
            self._say({"t": "answer", "id": message.id, "about": "survey", "survey": found})
            return
        side = self._side()
        self._pay({"conceivable": CONCEIVABLE, "preview": PREVIEW}.get(message.about, HINT))
        if message.about == "preview":
            async with self.turn(), live.lock:
                await live.fresh()
                table = live.table_state.playing()
                data: dict[str, Any] = {
                    "version": table.version[side],
                    "preview": preview_data(table, side, message.choice),
                }
        elif message.about == "conceivable":
            async with self.turn(), live.lock:
                await live.fresh()
                table = live.table_state.playing()
                data = {
                    "version": table.version[side],
                    "conceivable": conceivable_data(table, side),
                }
        else:
            data = await self.hub.hint(live, side)
        self._say({"t": "answer", "id": message.id, "about": message.about, **data})
