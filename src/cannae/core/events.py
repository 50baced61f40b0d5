"""Events: what happened in a game, each with the viewers that may know it.

An event has an audience. A card drawn in secret is two events: the card for its side, "a card" for the others.
Numbers run per viewer without gaps, so that a missing number always means a lost message, never a secret.
"""

from typing import Final

from mypy_extensions import i64

SPECTATOR: Final = 2  # the viewer without a side; sides are 0 (red) and 1 (blue)
EVERYONE: Final = 7


class Event:
    """One event: the key of its sentence, the rule behind it, and plain data for its words."""

    def __init__(self, key: str, rule: str, args: dict[str, object], audience: int) -> None:
        self.key = key
        self.rule = rule
        self.args = args
        self.audience = audience  # bit v is set when viewer v receives it

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.rule!r}, {self.args!r}, {self.audience})"

    def to_data(self) -> dict[str, object]:
        return {"key": self.key, "rule": self.rule, "args": self.args}


class EventLog:
    """The events of one game in order. Copies made for search have no log."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, key: str, rule: str, args: dict[str, object], audience: int = EVERYONE) -> None:
        self.events.append(Event(key, rule, args, audience))

    def tell_apart(
        self, side: i64, key: str, rule: str, own: dict[str, object], others_key: str, others: dict[str, object]
    ) -> None:
        """The full event for one side, a reduced one for everybody else."""
        mask = 1 << int(side)
        self.events.append(Event(key, rule, own, mask))
        self.events.append(Event(others_key, rule, others, EVERYONE - mask))

    def seen_by(self, viewer: int) -> list[Event]:
        """The events this viewer received; the n-th entry is the viewer's event number n."""
        return [event for event in self.events if event.audience >> viewer & 1]
