"""What happened, told to those who may know it.

An event has an audience. A card drawn in secret is two events: the card for who drew it, "a card" for the rest.
Numbers run per viewer without gaps, so that a missing number always means a lost message, never a secret.
"""

from typing import Final

from mypy_extensions import i64

SPECTATOR: Final = 2  # the viewer who has no side; sides are 0 (red) and 1 (blue)
EVERYONE: Final = 7


class Event:
    """One happening: the key of its sentence, the rule behind it, and plain data for its words."""

    def __init__(self, key: str, rule: str, args: dict[str, object], audience: int) -> None:
        self.key = key
        self.rule = rule
        self.args = args
        self.audience = audience  # bit v is set when viewer v is told

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {self.rule!r}, {self.args!r}, {self.audience})"

    def to_data(self) -> dict[str, object]:
        return {"key": self.key, "rule": self.rule, "args": self.args}


class EventLog:
    """The happenings of one game in order. Copies made for search carry none."""

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
        """What this viewer was told; the n-th entry is the viewer's event number n."""
        return [event for event in self.events if event.audience >> viewer & 1]
