"""The courses of finished games: worked out piece by piece while somebody asks, and kept in the store when whole."""

from typing import Any

from cannae.bots.course import NOTHING
from cannae.core.contract import UserError
from cannae.server.live.bot_pool import BotPool
from cannae.server.store.store import Store

MOST_BEGUN = 200  # courses that are not whole yet
NEW: dict[str, Any] = {"values": [], "luck": [], "otherwise": []}


class Courses:
    def __init__(self, store: Store, bots: BotPool) -> None:
        self._store, self._bots = store, bots
        self._begun: dict[str, dict[str, Any]] = {}

    async def further(self, table_id: str, record: str) -> dict[str, Any]:
        """The course as far as it is known, after a little more work at it. Two who ask at once do the same work twice:
        each goes on from what was known when it asked."""
        kept = await self._store.course(table_id)
        if kept is not None:
            return kept
        begun = self._begun.get(table_id, NEW)
        found = await self._bots.study(record, len(begun["values"]))
        course = {
            "judge": found["judge"],
            "total": found["total"],
            "values": begun["values"] + found["values"],
            "luck": begun["luck"] + found["luck"],
            "otherwise": begun["otherwise"] + found["otherwise"],
        }
        course["done"] = course["judge"] == NOTHING or len(course["values"]) > course["total"]
        if course["done"]:
            try:
                await self._store.keep_course(table_id, course)
            except UserError:
                return course  # a full store: it is worked out again for the next one who asks
            self._begun.pop(table_id, None)
        else:
            self._begun[table_id] = course
            if len(self._begun) > MOST_BEGUN:
                del self._begun[next(iter(self._begun))]
        return course
