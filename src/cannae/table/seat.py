"""A seat: taken by a person, by the computer at a level, or open."""

from dataclasses import dataclass

from cannae.core.contract import UserError

PERSON, COMPUTER, OPEN = "person", "computer", "open"


@dataclass(frozen=True)
class Seat:
    kind: str = OPEN
    name: str = ""  # what a person is called at this table
    level: str = ""  # how well the computer plays

    def to_data(self) -> dict[str, str]:
        return {"kind": self.kind, "name": self.name, "level": self.level}

    @staticmethod
    def from_data(data: object) -> "Seat":
        match data:
            case {"kind": str(kind), "name": str(name), "level": str(level)} if kind in (PERSON, COMPUTER, OPEN):
                return Seat(kind, name, level)
        raise UserError("save-damaged")


def person(name: str = "") -> Seat:
    return Seat(PERSON, name=name)


def computer(level: str) -> Seat:
    return Seat(COMPUTER, level=level)
