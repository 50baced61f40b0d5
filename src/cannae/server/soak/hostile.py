"""A client that tries everything: the wrong seat, the wrong turn, foreign ids, stale versions, accepting what was not
offered, undoing what others did, claims, and messages that are huge, deeply nested, binary or nonsense.

An independent referee, which is given only requests and acknowledgements, decides what should have been accepted.
"""

import json
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from cannae.core.contract import State
from cannae.core.game import Game
from cannae.server.live.hub import Hub
from cannae.server.live.live_table import LiveTable
from cannae.server.soak.referee import LONG_ABSENCE, MATTERS, SEATED, Referee
from cannae.server.soak.stage import PEOPLE, Voice, new_table, trial_hub
from cannae.server.store.database import Statement

Message = dict[str, Any]
EVE = 2  # a spectator with a name; higher numbers are unknown people
VERBS = ("undo", "accept", "decline", "resume", "claim", "pass", "mute", "ask-bot", "offer", "say", "seen")
LATE = 20  # a table is resigned only after so many times the usual number of messages
ANSWERED = 0.2  # how often an open offer is answered at once; otherwise hardly any would be
OFTEN_AWAY = 0.002  # how often a player is absent for weeks, so that the game can be claimed

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
    acts: Counter[str] = field(default_factory=Counter)  # accepted acts other than choices
    refusals: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def to_data(self) -> dict[str, Any]:
        counted = {"refusals": dict(self.refusals.most_common()), "acts": dict(self.acts.most_common())}
        return vars(self) | counted


async def attack(game: Game, attempts: int, seed: int, folder: Path, enough: int = 1000) -> Report:
    """So many attempts, or until enough is wrong."""
    chance = Random(seed)
    report = Report(game.id)
    async with trial_hub(folder) as hub:
        while report.attempts < attempts and len(report.faults) < enough:
            await OneTable(hub, game, chance, report).pester(attempts)
            report.tables += 1
    return report


class OneTable:
    """A table of two players, and two others who must not be able to do anything there."""

    def __init__(self, hub: Hub, game: Game, chance: Random, report: Report) -> None:
        self.hub, self.game, self.chance, self.report = hub, game, chance, report
        self.voices = [Voice(hub, PEOPLE[0]), Voice(hub, PEOPLE[1]), Voice(hub, "eve"), Voice(hub, None)]
        self.done: set[tuple[int, str]] = set()  # ids that were used, by client
        self.stubborn = chance.randrange(40, 400)  # some tables are played to the end, others are not

    async def pester(self, attempts: int) -> None:
        hub, report = self.hub, self.report
        self.table_id = await new_table(hub, self.game, report.tables)
        self.other_id = await new_table(hub, self.game, report.tables + 1, watchable=False)
        self.live: LiveTable = await hub.table(self.table_id)
        self.referee = Referee(self.live.row.table().history.state, (EVE,))
        for voice in self.voices:
            await voice.tell(t="hello", table=self.table_id)
        for number in range(4000):
            if report.attempts >= attempts or self.referee.over:
                break
            if self.chance.random() < OFTEN_AWAY:
                await self._claim_from_absent(number)
            elif not await self._try(self.chance.randrange(4), number):
                break
        for voice in self.voices:
            await voice.session.leave()
        for finished in (self.table_id, self.other_id):
            hub.tables.pop(finished, None)

    async def _claim_from_absent(self, number: int) -> None:
        """A player is absent for weeks and the other claims the game; if that is refused the first comes back."""
        absent = self.chance.randrange(2)
        await self.voices[absent].session.leave()
        sql = "UPDATE seat SET seen = seen - $3 WHERE table_id = $1 AND side = $2"
        away = self.chance.choice([LONG_ABSENCE // 2, LONG_ABSENCE + 60_000])
        await self.hub.store.database.write(Statement(sql, (self.table_id, absent, away)))
        self.referee.away[absent] = away
        what = self.chance.choice(["", "win", "draw"])
        for who in (self.chance.choice([EVE, 3]), 1 - absent):
            await self._judge(who, {"t": "do", "id": f"a{number}", "verb": "claim", "what": what})
        self.referee.away[absent] = 0
        await self.voices[absent].tell(t="hello", table=self.table_id)

    async def _try(self, who: int, number: int) -> bool:
        message = self._message(who, number)
        going_on = await self._judge(who, message)
        if isinstance(message, dict) and message["t"] == "hello":
            await self.voices[who].tell(t="hello", table=self.table_id)  # back to this table
        return going_on

    async def _judge(self, who: int, message: str | bytes | Message) -> bool:
        """Send a message and compare the answer with the referee's. False if everything after it would be wrong too."""
        report, live, referee = self.report, self.live, self.referee
        report.attempts += 1
        text = message if isinstance(message, (str, bytes)) else json.dumps(message)
        acting = message if isinstance(message, dict) and message["t"] in ("choose", "do") else None
        speaks = acting is not None and (who in SEATED or acting.get("verb") == "say")
        known = speaks and acting is not None and (who, acting["id"]) in self.done
        expected = acting is not None and (known or referee.allows(who, acting))
        before, faults = live.table_state.seq, len(report.faults)
        heard = [answer for answer in await self.voices[who].say(text) if not answer.startswith('{"t":"state"')]
        answers: list[Message] = [msgspec.json.decode(answer) for answer in heard]
        acks = [answer for answer in answers if answer["t"] == "ack"]
        keys = [answer["key"] for answer in answers if answer["t"] == "refused"]
        report.refusals.update(keys)
        if "server-fault" in keys:
            report.faults.append(f"crash on {text[:200]!r}")
        if bool(acks) != expected:
            report.faults.append(f"{'accepted' if acks else 'refused'} {text[:200]!r} for {who}")
        if live.table_state.seq != before + bool(acks and not known):
            report.faults.append(f"not done as acknowledged: {text[:200]!r} for {who}")
        if acks and acks[0]["again"] != known:
            report.faults.append(f"an id taken for another: {text[:200]!r} for {who}")
        if len(report.faults) == faults and acks and acting is not None and not known:
            report.accepted += 1
            self.done.add((who, acting["id"]))
            if acting["t"] == "do":
                report.acts[_named(acting)] += 1
            if who in SEATED:
                referee.do(who, acting)
            self._compare(text)
        return len(report.faults) == faults

    def _compare(self, text: str | bytes) -> None:
        """Compare the states of both players and the position with those of the referee."""
        assert self.live.table is not None
        position = self.live.table.state.write_position()
        for side in SEATED:
            state = msgspec.json.decode(self.live.broadcaster.state(side, 10**6))
            if wrong := self.referee.differences(state, position):
                self.report.faults.append(f"not what was acknowledged: {', '.join(wrong)}, after {text[:200]!r}")
                return

    # -- Something to try: the attacker knows everything --------------------------------------------------------

    def _message(self, who: int, number: int) -> str | bytes | Message:
        chance = self.chance
        ref = f"r{number}" if chance.random() < 0.9 else f"r{chance.randrange(number + 1)}"
        if self.referee.offers and chance.random() < ANSWERED:
            answer = {"verb": chance.choice(("accept", "decline")), "what": chance.choice(sorted(self.referee.offers))}
            return {"t": "do", "id": ref} | answer
        lot = chance.random()
        if lot < 0.10:
            shape = chance.choice(SHAPES)
            return shape if chance.random() < 0.9 else bytes(chance.randrange(256) for _ in range(chance.randrange(60)))
        if lot < 0.16:
            seat = chance.choice(["red", "blue", None])
            token = chance.choice([None, "link of nobody", "x" * 60])
            table = chance.choice([self.table_id, self.other_id, "nowhere", "-"])
            return {"t": "hello", "table": table, "seat": seat, "token": token, "last": chance.randrange(9999)}
        if lot < 0.26:
            return {"t": "ask", "id": ref, "about": chance.choice(["conceivable", "state"])}
        if lot < 0.42:
            return {"t": "do", "id": ref} | self._act(number)
        side = who if who in SEATED else chance.randrange(2)
        version = self.referee.version[side]
        if chance.random() < 0.2:
            version = max(0, version + chance.choice([-1, 1, 2, 100]))
        return {"t": "choose", "id": ref, "version": version, "choice": _notation(chance, self.referee.state, side)}

    def _act(self, number: int) -> Message:
        chance = self.chance
        verb = chance.choice((*VERBS, "resign") if number > self.stubborn * LATE else VERBS)
        what = chance.choice(["", *MATTERS, "on", "off", "win 99999999999", "x" * 600, "@side-red"])
        if verb == "offer" and chance.random() < 0.7:
            what = chance.choice(MATTERS)
        if verb in ("accept", "decline") and self.referee.offers and chance.random() < 0.7:
            what = chance.choice(sorted(self.referee.offers))
        if verb == "undo" and chance.random() < 0.8:
            what = ""
            if self.referee.steps and chance.random() < 0.5:
                step = self.referee.steps[-1 - int(len(self.referee.steps) * chance.random() ** 4)]  # mostly a late one
                what = self.referee.state.write_choice(step.side, step.choice)
        if verb == "pass":
            what = "off"  # with "on" the server would play
        return {"verb": verb, "what": what}


def _named(message: Message) -> str:
    """The verb of an act, with its object if that matters."""
    verb, what = message["verb"], message["what"]
    if verb == "undo":
        return "undo by name" if what else "undo"
    return f"{verb} {what or 'draw'}" if verb in ("offer", "accept", "decline") else str(verb)


def _notation(chance: Random, state: State, side: int) -> str:
    """The notation of a choice: a legal one, a forbidden one, one of the other side, or nonsense."""
    lot = chance.random()
    if lot < 0.15:
        return chance.choice(GARBAGE)
    if lot < 0.35:
        side = 1 - side
    pool = state.choices(side) if lot < 0.5 else state.conceivable(side)
    return state.write_choice(side, chance.choice(pool)) if pool else chance.choice(GARBAGE)
