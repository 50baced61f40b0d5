"""The options of a game: named, typed, bounded, with defaults, so that every screen can offer and check them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cannae.core.contract import UserError


@dataclass(frozen=True)
class Option:
    """One thing players may agree on before the game. Its words are `GAME-option-NAME` in the game's room."""

    name: str
    default: Any

    def check(self, value: object) -> object:
        """The value as the game wants it, or a `UserError`."""
        raise NotImplementedError

    def read(self, text: str) -> object:
        """The value a person typed."""
        return text

    def to_data(self) -> dict[str, object]:
        return {"name": self.name, "kind": type(self).__name__.lower(), "default": self.default}


@dataclass(frozen=True)
class Flag(Option):
    default: bool = False

    def check(self, value: object) -> bool:
        if not isinstance(value, bool):
            raise UserError("option-not-flag", option=self.name, value=str(value))
        return value

    def read(self, text: str) -> object:
        return {"yes": True, "true": True, "ja": True, "no": False, "false": False, "nein": False}.get(text, text)


@dataclass(frozen=True)
class Number(Option):
    default: int = 0
    low: int = 0
    high: int = 0

    def check(self, value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise UserError("option-not-number", option=self.name, value=str(value), low=self.low, high=self.high)
        return value

    def read(self, text: str) -> object:
        digits = text.removeprefix("-")
        return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 16 else text

    def to_data(self) -> dict[str, object]:
        return super().to_data() | {"low": self.low, "high": self.high}


@dataclass(frozen=True)
class Pick(Option):
    default: str = ""
    values: tuple[str, ...] = field(default=())

    def check(self, value: object) -> str:
        if not isinstance(value, str) or value not in self.values:
            raise UserError("option-not-pick", option=self.name, value=str(value), values=list(self.values))
        return value

    def to_data(self) -> dict[str, object]:
        return super().to_data() | {"values": list(self.values)}


@dataclass(frozen=True)
class Text(Option):
    default: str = ""
    longest: int = 200

    def check(self, value: object) -> str:
        if not isinstance(value, str) or len(value) > self.longest:
            raise UserError("option-not-text", option=self.name, longest=self.longest)
        return value

    def to_data(self) -> dict[str, object]:
        return super().to_data() | {"longest": self.longest}


@dataclass(frozen=True)
class Document(Option):
    """A deck or an army of one's own, embedded whole as plain data; the game itself checks what is inside."""

    default: Any = None

    def check(self, value: object) -> object:
        if value is not None and not isinstance(value, dict):
            raise UserError("option-not-document", option=self.name)
        return value


def checked(options: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Any]:
    """All options of a game with what was given laid over the defaults."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise UserError("option-unknown", option=str(name)[:40], names=sorted(known))
    return {name: option.check(given.get(name, option.default)) for name, option in known.items()}
