"""The messages between a client and its table, both ways. docs/protocol.md describes them."""

from typing import Annotated, Any, Literal

import msgspec

from cannae.locale import Language
from cannae.table.table import BY_CLIENTS

Whole = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
Ref = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[^\0]*$")]  # PostgreSQL cannot store a NUL
Side = Literal["red", "blue"]


class Hello(msgspec.Struct, tag="hello", tag_field="t", forbid_unknown_fields=True, frozen=True):
    """Sit down, or watch. `last` is the number of the last event that the client has."""

    table: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    seat: Side | None = None
    last: Whole = 0
    token: Annotated[str, msgspec.Meta(max_length=60)] | None = None
    language: Language = "en"


class Choose(msgspec.Struct, tag="choose", tag_field="t", forbid_unknown_fields=True, frozen=True):
    id: Ref
    version: Whole
    choice: Annotated[str, msgspec.Meta(max_length=400)]
    asks: bool = False  # to be asked once where the choice throws something away


class Do(msgspec.Struct, tag="do", tag_field="t", forbid_unknown_fields=True, frozen=True):
    """Any act of a client except a choice, by its verb."""

    id: Ref
    verb: str
    what: Annotated[str, msgspec.Meta(max_length=600)] = ""

    def __post_init__(self) -> None:
        if self.verb == "choose" or self.verb not in BY_CLIENTS:
            raise ValueError("there is no such verb")


class Ask(msgspec.Struct, tag="ask", tag_field="t", forbid_unknown_fields=True, frozen=True):
    """A question that changes nothing: all conceivable choices with the rules that forbid them, what a choice promises,
    what follows from the view, a hint, more of the log, or the state."""

    id: Ref
    about: Literal["conceivable", "preview", "survey", "hint", "state", "log"]
    choice: Annotated[str, msgspec.Meta(max_length=100)] = ""


class Ping(msgspec.Struct, tag="ping", tag_field="t", forbid_unknown_fields=True, frozen=True):
    id: Ref


FromClient = Hello | Choose | Do | Ask | Ping
decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode


def unfolded(message: dict[str, Any]) -> list[dict[str, Any]]:
    """For clients in Python: a message, and the state inside it as a second message."""
    return [message, message["state"]] if message.get("state") else [message]
