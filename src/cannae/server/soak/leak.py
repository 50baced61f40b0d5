"""Two worlds: everything that leaves the house for a viewer is the same when what it cannot know is dealt anew."""

import json
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from cannae.core.game import Game
from cannae.core.randomness import FastRng
from cannae.server.hub import Hub
from cannae.server.live import LiveTable
from cannae.server.soak.stage import PEOPLE, Voice, house, new_table

VIEWERS = (*PEOPLE, None)


@dataclass
class Report:
    game: str
    views: int = 0
    redealt: int = 0  # worlds that truly differed
    messages: int = 0
    leaks: list[str] = field(default_factory=list)

    def to_data(self) -> dict[str, Any]:
        return vars(self)


async def search(game: Game, views: int, seed: int, folder: Path) -> Report:
    chance = Random(seed)
    report = Report(game.id)
    number = 0
    async with house(folder) as hub:
        while report.views < views:
            await _one_game(hub, game, number, views, chance, report)
            number += 1
    return report


async def _one_game(hub: Hub, game: Game, number: int, views: int, chance: Random, report: Report) -> None:
    live = await hub.table(await new_table(hub, game, number))
    voices = [Voice(hub, person) for person in VIEWERS]
    for voice in voices:
        await voice.tell(t="hello", table=live.id)
    table = live.table
    assert table is not None
    step = 0
    while table.outcome() is None and report.views < views:
        for viewer, voice in enumerate(voices):
            await _compare(live, viewer, voice, chance, report)
        side = chance.choice(table.to_act)
        choice = table.state.write_choice(side, chance.choice(table.state.choices(side)))
        step += 1
        answers = await voices[side].tell(t="choose", id=f"c{step}", version=table.version[side], choice=choice)
        assert any(answer["t"] == "ack" for answer in answers), answers
        if chance.random() < 0.05:
            await voices[chance.randrange(2)].tell(t="do", id=f"s{step}", verb="say", what="hm")
    for voice in voices:
        await voice.session.leave()
    hub.tables.pop(live.id, None)


async def _compare(live: LiveTable, viewer: int, voice: Voice, chance: Random, report: Report) -> None:
    table = live.table
    assert table is not None
    true = table.line.state
    questions = _questions(live, viewer, chance)
    told = await _everything(live, viewer, voice, questions)
    other = true.redeal(viewer, FastRng(chance.getrandbits(96)))
    report.redealt += other.write_position() != true.write_position()
    other.log = true.log
    table.line.state = other
    try:
        told_there = await _everything(live, viewer, voice, questions)
    finally:
        table.line.state = true
    report.views += 1
    report.messages += len(told)
    if told != told_there:
        report.leaks.append(f"{live.row.game} {true.phase()} viewer {viewer}: {_difference(told, told_there)}")


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
    """Every message the viewer gets for its questions, and the latest state as HTTP would tell it."""
    said = [live.told.state(viewer, max(0, len(live.told.events[viewer]) - 3))]
    for question in questions:
        said += await voice.say(question)
    return said


def _difference(one: list[str], other: list[str]) -> str:
    for here, there in zip(one, other):
        if here != there:
            at = next((i for i, (a, b) in enumerate(zip(here, there)) if a != b), min(len(here), len(there)))
            return f"…{here[max(0, at - 60) : at + 60]}… / …{there[max(0, at - 60) : at + 60]}…"
    return "one says more than the other"
