"""A search for leaks with two worlds: a viewer must be sent the same if everything it cannot know is dealt anew.

This is checked for answers to the viewer's questions and for what is pushed to it after every act. Each act is also
done on a second server, in another world, where a step that the viewer cannot see is a different step. If the viewer
sees the same and receives the same events by the rules of the game, it must have been sent the same; and if it could
notice nothing, it must have been sent nothing.
"""

import json
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from cannae.core.conformance.laws import seen_of, visible_events
from cannae.core.contract import SIDE_NAMES, SPECTATOR, Event, EventLog, Outcome, State
from cannae.core.game import Game
from cannae.core.randomness import FastRng
from cannae.server.live.hub import Hub
from cannae.server.live.live_table import LiveTable
from cannae.server.live.messages import unfolded
from cannae.server.live.opening import open_table
from cannae.server.soak.stage import PEOPLE, Voice, new_table, trial_hub
from cannae.table import Table

Message = dict[str, Any]
VIEWERS = (*PEOPLE, "eve")
ALL_SEEN = 10**6  # more than the number of any event
CHAT = ("hm", "a trap", "nothing in my hand", "?!")


@dataclass
class Report:
    game: str
    views: int = 0
    redealt: int = 0  # worlds that did differ
    messages: int = 0
    acts: int = 0
    pushes: int = 0  # to one viewer after one act, compared between two worlds
    hidden: int = 0  # of these, where the acts differed between the worlds
    silences: int = 0  # acts of which a viewer could notice nothing
    leaks: list[str] = field(default_factory=list)

    def to_data(self) -> dict[str, Any]:
        return vars(self)


async def search(game: Game, views: int, seed: int, folder: Path, enough: int = 1000) -> Report:
    """So many views, or until enough is wrong."""
    chance = Random(seed)
    report = Report(game.id)
    number = 0
    async with AsyncExitStack() as stack:
        hubs = []
        for name in ("here", "there"):
            (folder / name).mkdir()
            hubs.append(await stack.enter_async_context(trial_hub(folder / name)))
        while report.views < views and len(report.leaks) < enough:
            await _one_game(hubs, game, number, views, chance, report)
            number += 1
    return report


class UnrecordedTable(LiveTable):
    """A table at which positions are played that no seed has dealt: a record of them would not verify."""

    async def _finish(self, table: Table, outcome: Outcome) -> None:
        return


async def unrecorded_table(hub: Hub, table_id: str) -> LiveTable:
    live = hub.tables[table_id] = UnrecordedTable(hub, await open_table(hub.store, table_id))
    return live


class Place:
    """A table on one of the two servers, with all its clients."""

    def __init__(self, hub: Hub, live: LiveTable) -> None:
        self.hub, self.live = hub, live
        self.voices = [Voice(hub, person) for person in VIEWERS]

    @property
    def table(self) -> Table:
        assert self.live.table is not None
        return self.live.table

    async def act(self, who: int, message: dict[str, Any]) -> list[list[str]]:
        """Do an act; returns everything that is sent to each client."""
        for voice in self.voices:
            voice.heard.clear()
        await self.voices[who].session.handle(json.dumps(message))
        return [list(voice.heard) for voice in self.voices]

    def asked(self, viewer: int) -> str:
        """What a viewer would be answered now."""
        return self.live.broadcaster.state(viewer, ALL_SEEN)

    def become(self, other: "Place", world: State) -> None:
        """Take over the position of the other table in another world, with all clients equally far."""
        mine, true = self.table, other.table
        mine.log.events[:] = [Event(e.key, e.rule, e.args, e.audience) for e in true.log.events]
        world.log = mine.log
        mine.history = true.history.fork()
        mine.history.state.log = mine.log
        mine.history.resume(world, mine.history.played)
        mine.offers, mine.paused = dict(true.offers), true.paused
        mine.passing, mine.muted, mine.version = list(true.passing), list(true.muted), list(true.version)
        mine.ended = true.ended
        mine.note_decisions()
        self.live.table_state.note_turn()
        self.live.broadcaster.begin_anew()
        for viewer in range(len(VIEWERS)):
            self.live.broadcaster.state(viewer)  # sorts the events
        for voice, like in zip(self.voices, other.voices):
            voice.session.last = like.session.last

    async def leave(self) -> None:
        for voice in self.voices:
            await voice.session.leave()
        self.hub.tables.pop(self.live.id, None)


async def _one_game(hubs: list[Hub], game: Game, number: int, views: int, chance: Random, report: Report) -> None:
    tables = [await new_table(hub, game, number) for hub in hubs]
    here = Place(hubs[0], await hubs[0].table(tables[0]))
    there = Place(hubs[1], await unrecorded_table(hubs[1], tables[1]))
    for place in (here, there):
        for voice in place.voices:
            await voice.tell(t="hello", table=place.live.id)
    step = 0
    while here.table.outcome() is None and report.views < views:
        for viewer, voice in enumerate(here.voices):
            await _compare(here.live, viewer, voice, chance, report)
        step += 1
        await _act_in_both(here, there, f"c{step}", chance, report)
    for place in (here, there):
        await place.leave()


# -- What is asked ------------------------------------------------------------------------------------------


async def _compare(live: LiveTable, viewer: int, voice: Voice, chance: Random, report: Report) -> None:
    table = live.table
    assert table is not None
    true = table.history.state
    questions = _questions(live, viewer, chance)
    sent = await _everything(live, viewer, voice, questions)
    other = true.redeal(viewer, FastRng(chance.getrandbits(96)))
    report.redealt += other.write_position() != true.write_position()
    other.log = true.log
    table.history.state = other
    try:
        sent_there = await _everything(live, viewer, voice, questions)
    finally:
        table.history.state = true
    report.views += 1
    report.messages += len(sent)
    if sent != sent_there:
        report.leaks.append(f"{live.row.game} {true.phase()} viewer {viewer}: {_difference(sent, sent_there)}")


def _questions(live: LiveTable, viewer: int, chance: Random) -> list[str]:
    """What a viewer may ask, and what it may try that must be refused."""
    table = live.table
    assert table is not None
    asked: list[dict[str, Any]] = [{"t": "ask", "id": "s", "about": "state"}]
    if viewer < 2:
        asked.append({"t": "ask", "id": "c", "about": "conceivable"})
        legal = set(table.state.choices(viewer))
        forbidden = [choice for choice in table.state.conceivable(viewer) if choice not in legal]
        texts = [
            table.state.write_choice(viewer, choice) for choice in chance.sample(forbidden, min(2, len(forbidden)))
        ]
        for text in [*texts, "nonsense"]:
            asked.append({"t": "choose", "id": f"x{text}"[:40], "version": table.version[viewer], "choice": text})
        asked.append({"t": "choose", "id": "old", "version": table.version[viewer] + 1, "choice": "nonsense"})
    return [json.dumps(message) for message in asked]


async def _everything(live: LiveTable, viewer: int, voice: Voice, questions: list[str]) -> list[str]:
    """Every message the viewer gets for its questions, and the state as HTTP returns it."""
    said = [live.broadcaster.state(viewer, max(0, len(live.broadcaster.serializer.events[viewer]) - 3))]
    for question in questions:
        said += await voice.say(question)
    return said


# -- What is pushed -----------------------------------------------------------------------------------------


async def _act_in_both(here: Place, there: Place, ref: str, chance: Random, report: Report) -> None:
    """Do an act in both worlds and compare what one viewer is sent, a different viewer each time."""
    viewer = chance.randrange(len(VIEWERS))
    there.become(here, here.table.state.redeal(viewer, FastRng(chance.getrandbits(96))))
    who, message, other = _acts(here.table, there.table, viewer, ref, chance)
    for place in (here, there):
        await place.voices[viewer].tell(
            t="ask", id="s", about="state"
        )  # so that both clients have been sent equally much
    alike = _noticed(here.table, who, message, viewer) == _noticed(there.table, who, other, viewer)
    before = [here.asked(one) for one in range(len(VIEWERS))]
    sent, sent_there = await here.act(who, message), await there.act(who, other)
    report.acts += 1
    assert '"t":"ack"' in sent[who][0], sent[who]
    for one, was in enumerate(before):
        if one != who and here.asked(one) == was:
            report.silences += 1
            if sent[one]:
                _leak(report, here, one, f"told of what it cannot notice: {sent[one][0][:200]}")
    if alike and here.table.outcome() is None:
        report.pushes += 1
        report.hidden += message != other
        known, known_there = [_as_known(texts) for texts in (sent[viewer], sent_there[viewer])]
        if known != known_there:
            _leak(report, here, viewer, f"pushed {_difference(known, known_there)}")


def _acts(here: Table, there: Table, viewer: int, ref: str, chance: Random) -> tuple[int, Message, Message]:
    """The act in this world and in the other: if the viewer cannot see it, they may differ."""
    lot = chance.random()
    if lot < 0.08:
        who = chance.randrange(len(VIEWERS))
        unheard = (who == SPECTATOR) != (viewer == SPECTATOR)
        said = [{"t": "do", "id": ref, "verb": "say", "what": text} for text in chance.sample(CHAT, 2)]
        return who, said[0], said[1 if unheard else 0]
    if lot < 0.14 and (able := [side for side in (0, 1) if here.can_undo(side)]):
        undo = {"t": "do", "id": ref, "verb": "undo"}
        return chance.choice(able), undo, undo
    side = chance.choice(here.to_act)
    choice = chance.choice(here.state.choices(side))
    others = there.state.choices(side)
    like = choice if choice in others and (side == viewer or chance.random() < 0.4) else chance.choice(others)
    message, other = [
        {"t": "choose", "id": ref, "version": here.version[side], "choice": table.state.write_choice(side, one)}
        for table, one in ((here, choice), (there, like))
    ]
    return side, message, other


def _noticed(table: Table, who: int, message: dict[str, Any], viewer: int) -> tuple[bytes, bytes]:
    """What a viewer sees and is told after an act by the game alone, without the server."""
    state = table.state.copy()
    state.log = EventLog()
    if message["t"] == "choose":
        state.apply(who, state.read_choice(who, message["choice"]))
    return seen_of(state, viewer), visible_events(state, viewer)


def _as_known(texts: list[str]) -> list[str]:
    """Messages as a client understands them: without what names the table, and without the numbers of editions, which
    count what happened at other tables too."""
    known = []
    for text in texts:
        for message in unfolded(msgspec.json.decode(text)):
            message.pop("state", None)
            for name in ("table", "commitment"):
                message.pop(name, None)
            message["parts"] = {name: part.get("is") for name, part in (message.get("parts") or {}).items()}
            known.append(json.dumps(message, sort_keys=True))
    return known


def _leak(report: Report, place: Place, viewer: int, what: str) -> None:
    eyes = SIDE_NAMES[viewer] if viewer < 2 else "spectator"
    report.leaks.append(f"{report.game} {place.table.state.phase()} {eyes}: {what}")


def _difference(one: list[str], other: list[str]) -> str:
    for here, there in zip(one, other):
        if here != there:
            at = next((i for i, (a, b) in enumerate(zip(here, there)) if a != b), min(len(here), len(there)))
            return f"…{here[max(0, at - 60) : at + 60]}… / …{there[max(0, at - 60) : at + 60]}…"
    return "one says more than the other"
