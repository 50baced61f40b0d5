"""A client that tries everything: wrong seat, wrong turn, foreign ids, stale versions, huge, deep, binary, nonsense.

A referee of its own, fed only with what was acknowledged, says what should have been accepted.
"""

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from cannae.core.contract import Complaint
from cannae.core.game import Game
from cannae.server.hub import Hub
from cannae.server.live import LiveTable
from cannae.server.soak.stage import PEOPLE, Voice, house, new_table
from cannae.table import Table

GARBAGE = [
    "",
    " ",
    "\0",
    "x" * 390,
    "place 99",
    "-1",
    "🗡",
    "../../etc/passwd",
    "' OR 1=1 --",
    "done done",
    "{}",
    "9" * 300,
]
SHAPES: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    "42",
    '{"t":"choose"}',
    '{"t":"hello","table":1}',
    '{"t":"admin"}',
    '{"t":"choose","id":"x","version":-1,"choice":"done"}',
    '{"t":"choose","id":"x","version":1e3,"choice":"done"}',
    '{"t":"choose","id":"x","version":99999999999999999999999999,"choice":"done"}',
    '{"t":"choose","id":"x","version":true,"choice":"done"}',
    '{"t":"choose","id":"x","version":1,"choice":["done"]}',
    '{"t":"choose","t":"ping","id":"x"}',
    '{"t":"ping","id":"x","seat":"red"}',
    '{"t":"do","id":"x","verb":"fall"}',
    '{"t":"do","id":"x","verb":"halt","what":"99999999"}',
    '{"t":"do","id":"x","verb":"bot-failed"}',
    '{"t":"do","id":"","verb":"resign"}',
    "[" * 5000,
    '{"t":' * 2000,
    json.dumps({"t": "do", "id": "x", "verb": "say", "what": "y" * 60_000}),
    b"\xff\xfe\x00",
    b"\x00" * 2000,
    '{"t":"hello","table":"' + "z" * 41 + '"}',
    '{"t":"ping","id":"\\ud800"}',
]


@dataclass
class Report:
    game: str
    attempts: int = 0
    accepted: int = 0
    tables: int = 0
    refusals: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def to_data(self) -> dict[str, Any]:
        return vars(self) | {"refusals": dict(self.refusals.most_common())}


async def attack(game: Game, attempts: int, seed: int, folder: Path) -> Report:
    chance = Random(seed)
    report = Report(game.id)
    async with house(folder) as hub:
        while report.attempts < attempts:
            await _one_table(hub, game, attempts, chance, report)
            report.tables += 1
    return report


class Referee:
    """An independent table that does what was acknowledged and nothing else."""

    def __init__(self, live: LiveTable) -> None:
        self.table: Table = live.row.table()

    def allows(self, side: int, message: dict[str, Any], done: set[tuple[int, str]]) -> bool:
        """Whether a choice must be accepted."""
        if (side, message["id"]) in done:
            return True  # answered, not done again
        table = self.table
        if message["version"] != table.version[side] or table.outcome() is not None or table.paused:
            return False
        legal = {table.state.write_choice(side, choice) for choice in table.state.choices(side)}
        try:
            meant = table.state.read_choice(side, message["choice"])
        except Complaint:
            return False
        return meant in table.state.choices(side) or message["choice"] in legal

    def differs(self, live: LiveTable) -> bool:
        table = live.table
        return table is None or table.state.write_position() != self.table.state.write_position()


async def _one_table(hub: Hub, game: Game, attempts: int, chance: Random, report: Report) -> None:
    table_id = await new_table(hub, game, report.tables)
    other_id = await new_table(hub, game, report.tables + 1, watchable=False)
    live = await hub.table(table_id)
    referee = Referee(live)
    voices = [Voice(hub, PEOPLE[0]), Voice(hub, PEOPLE[1]), Voice(hub, "eve"), Voice(hub, None)]
    for voice in voices:
        await voice.tell(t="hello", table=table_id)
    done: set[tuple[int, str]] = set()
    stubborn = chance.randrange(40, 400)  # some tables are played to the end, others only pestered
    for number in range(4000):
        if report.attempts >= attempts or referee.table.outcome() is not None:
            break
        report.attempts += 1
        who = chance.randrange(4)
        message = _message(chance, referee.table, who, number, stubborn, table_id, other_id)
        text = message if isinstance(message, (str, bytes)) else json.dumps(message)
        expected = None
        if isinstance(message, dict) and message["t"] == "choose":
            expected = who < 2 and referee.allows(who, message, done)
        before = live.stand.seq
        heard = [answer for answer in await voices[who].say(text) if not answer.startswith('{"t":"state"')]
        answers: list[dict[str, Any]] = [msgspec.json.decode(answer) for answer in heard]
        acks = [answer for answer in answers if answer["t"] == "ack"]
        keys = [answer["key"] for answer in answers if answer["t"] == "refused"]
        report.refusals.update(keys)
        if "server-fault" in keys:
            report.faults.append(f"crash on {text[:200]!r}")
        if expected is not None and bool(acks) != expected:
            report.faults.append(f"{'accepted' if acks else 'refused'} {text[:200]!r} for {who}")
        if not acks and live.stand.seq != before:
            report.faults.append(f"done without word: {text[:200]!r}")
        if acks and not acks[0]["again"]:
            assert isinstance(message, dict) and live.table is not None
            report.accepted += 1
            if who < 2:
                done.add((who, message["id"]))
            referee.table.do(live.table.acts[-1])
        if number % 16 == 0 and referee.differs(live):
            report.faults.append(f"the position is not what was acknowledged, after {text[:200]!r}")
            break
        if isinstance(message, dict) and message["t"] == "hello":
            await voices[who].tell(t="hello", table=table_id)  # whatever came of it, go on here
    for voice in voices:
        await voice.session.leave()
    for finished in (table_id, other_id):
        hub.tables.pop(finished, None)


def _message(
    chance: Random, table: Table, who: int, number: int, stubborn: int, table_id: str, other_id: str
) -> str | bytes | dict[str, Any]:
    """Something to try. `table` is what a well-informed attacker could know at best: everything."""
    ref = f"r{number}" if chance.random() < 0.9 else f"r{chance.randrange(number + 1)}"
    lot = chance.random()
    side = who if who < 2 else chance.randrange(2)
    if lot < 0.10:
        shape = chance.choice(SHAPES)
        return shape if chance.random() < 0.9 else bytes(chance.randrange(256) for _ in range(chance.randrange(60)))
    if lot < 0.16:
        seat = chance.choice(["red", "blue", None])
        token = chance.choice([None, "link of nobody", "x" * 60])
        table_named = chance.choice([table_id, other_id, "nowhere", "-"])
        return {"t": "hello", "table": table_named, "seat": seat, "token": token, "last": chance.randrange(9999)}
    if lot < 0.26:
        return {"t": "ask", "id": ref, "about": chance.choice(["conceivable", "state"])}
    if lot < 0.40:
        verbs = ["undo", "accept", "decline", "resume", "claim", "mute", "ask-bot", "offer", "say"]
        if number > stubborn * 20:
            verbs.append("resign")
        what = chance.choice(["", "draw", "takeback", "pause", "on", "off", "win 99999999999", "x" * 600, "@side-red"])
        return {"t": "do", "id": ref, "verb": chance.choice(verbs), "what": what}
    version = table.version[side]
    if chance.random() < 0.2:
        version = max(0, version + chance.choice([-1, 1, 2, 100]))
    return {"t": "choose", "id": ref, "version": version, "choice": _notation(chance, table, side)}


def _notation(chance: Random, table: Table, side: int) -> str:
    """Legal, forbidden, the other side's, or nothing at all."""
    state = table.state
    lot = chance.random()
    if lot < 0.15:
        return chance.choice(GARBAGE)
    if lot < 0.35:
        side = 1 - side
    pool = state.choices(side) if lot < 0.5 else state.conceivable(side)
    return state.write_choice(side, chance.choice(pool)) if pool else chance.choice(GARBAGE)
