"""HTTP: the odds of the miniatures game and its reference tables, in sentences and as data."""

import asyncio
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from starlette.requests import Request

from cannae.core.contract import Complaint
from cannae.games.tabletop import odds
from cannae.games.tabletop.muster import armies
from cannae.games.tabletop.reference import TOPICS, Reference
from cannae.games.tabletop.report import Scribe
from cannae.locale import words
from cannae.server.api import Api
from cannae.server.house import house_of

Language = Literal["en", "de"]
Group = Annotated[str, msgspec.Meta(max_length=200)]
Rounds = Annotated[int, msgspec.Meta(ge=0, le=12)]
_studies = asyncio.Semaphore(2)  # sums run beside the loop, and not too many at once


class OddsShown(msgspec.Struct):
    """One combat and, where rounds were asked for, the fight that follows; `lines` tell the same in words."""

    combat: dict[str, Any]
    chain: dict[str, Any] | None
    lines: list[str]


class Topic(msgspec.Struct):
    id: str
    title: str
    lines: list[str]


class Preset(msgspec.Struct):
    id: str
    name: str
    army: str


class ReferenceShown(msgspec.Struct):
    topics: list[Topic]
    presets: list[Preset]


def study(a: str, b: str, phase: str, rounds: int, language: str) -> OddsShown:
    say = words(language).say
    scribe = Scribe(say, language)
    fight = odds.combat(a, b, phase)
    after = odds.chain(a, b, rounds, start=phase) if rounds and phase != "shooting" else None
    lines = [*scribe.combat(fight), *(["", *scribe.chain(after)] if after else [])]
    return OddsShown(fight.to_data(say), after.to_data(say) if after else None, lines)


@cache
def reference(language: str) -> ReferenceShown:
    say = words(language).say
    tables = Reference(say, language)
    topics = [Topic(name, say(f"tabletop-topic-{name}"), list(tables.lines(name))) for name in TOPICS]
    presets = [
        Preset(group.id, say(f"tabletop-group-{group.id.lower()}"), say(f"tabletop-army-{name}"))
        for name, army in armies().items()
        for group in army.groups
    ]
    return ReferenceShown(topics, presets)


def add_studies(api: Api) -> None:
    @api.op(
        "GET",
        "/api/tabletop/odds",
        returns=OddsShown,
        query={
            "a": (Group, ""),
            "b": (Group, ""),
            "phase": (Literal["impact", "melee", "shooting"], "impact"),
            "rounds": (Rounds, 0),
            "language": (Language, "en"),
        },
    )
    async def odds_of(request: Request, a: str, b: str, phase: str, rounds: int, language: str) -> OddsShown:
        """The chances of one group of miniatures against another, each by name or in short notation"""
        if not a or not b:
            raise Complaint("tabletop-two-groups", count=bool(a) + bool(b))
        house_of(request)
        async with _studies:
            return await asyncio.to_thread(study, a, b, phase, rounds, language)

    @api.op("GET", "/api/tabletop/reference/{language}", returns=ReferenceShown, language=Language)
    async def tables(request: Request, language: Language) -> ReferenceShown:
        """All reference tables of the miniatures game, and the groups that have a name"""
        return await asyncio.to_thread(reference, language)
