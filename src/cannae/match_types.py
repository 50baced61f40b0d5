"""The types of a match: sides, reasons, results, descriptions of choices, and the errors it raises."""

from dataclasses import dataclass
from enum import IntEnum, StrEnum

from cannae.core.contract import SIDE_NAMES, IllegalChoice, UserError

__all__ = ["Description", "IllegalChoice", "Reason", "Result", "Side", "SideName", "UserError"]


class Side(IntEnum):
    """The two sides; they are also the numbers 0 and 1, and their names as text.

    >>> Side.RED == 0, Side.BLUE.other, str(Side.RED)
    (True, <Side.RED: 0>, 'red')
    """

    RED = 0
    BLUE = 1

    @property
    def other(self) -> "Side":
        """The opposing side.

        >>> Side.RED.other
        <Side.BLUE: 1>
        """
        return Side(1 - self)

    def __str__(self) -> str:
        return SIDE_NAMES[self]


SideName = Side | str | int  # how a side may be named: the enum, "red" and "blue", 0 and 1


class Reason(StrEnum):
    """Why a game ended. A game from another package may bring reasons of its own; they are members made when met.

    >>> Reason("terrain"), Reason("terrain") == "terrain"
    (<Reason.TERRAIN: 'terrain'>, True)
    """

    # Field of Honour
    POINTS = "points"
    LOT = "lot"
    DRAWN = "drawn"  # Field of Glory too
    # Field of Glory: the Card Game
    TERRAIN = "terrain"
    SCORING = "scoring"
    VICTORY_POINTS = "victory-points"
    # The Battle game
    GENERAL = "general"
    CAPTURED = "captured"
    CONTROL = "control"
    LIMIT = "limit"
    STRENGTH = "strength"
    EVEN = "even"
    GENERALS = "generals"
    # Field of Glory with miniatures
    ARMY_ROUT = "army-rout"
    DRAWN_ROUT = "drawn-rout"
    NIGHT = "night"
    DRAWN_NIGHT = "drawn-night"

    @classmethod
    def _missing_(cls, value: object) -> "Reason | None":
        if not isinstance(value, str):
            return None
        member = str.__new__(cls, value)
        member._name_, member._value_ = value.upper().replace("-", "_"), value
        return cls._value2member_map_.setdefault(value, member)  # type: ignore[return-value]


@dataclass(frozen=True)
class Result:
    """How a match ended.

    >>> Result(Side.RED, Reason.POINTS, (7, 3)).winner
    <Side.RED: 0>
    """

    winner: Side | None  # None for a draw
    reason: Reason
    score: tuple[int, int]  # red's and blue's


@dataclass(frozen=True)
class Description:
    """What a choice means: its notation, the verb, the ids of what it touches (as in the view), and a sentence.

    >>> import cannae
    >>> cannae.new("honour", seed=7).describe("7C@3", side="red")
    Description(choice='7C@3', verb='place', things=('red.hand.7C', 'red.line.3'), sentence='7♣ to space 3')
    """

    choice: str
    verb: str
    things: tuple[str, ...]
    sentence: str


# Both come from a compiled module, where a class keeps no docstring.
UserError.__doc__ = """Something that was asked for cannot be done: `key` names the sentence that says why, `words` are
its arguments, and the sentence itself is a note of the error.

>>> import cannae
>>> try:
...     cannae.new("chess")
... except cannae.UserError as error:
...     print(error.key, error.__notes__[0][:32])
game-unknown There is no game called “chess”.
"""
IllegalChoice.__doc__ = """A choice that the rules forbid now; `rule` is the number of the rule that does.

>>> import cannae
>>> try:
...     cannae.new("honour", seed=7).push("done", side="red")
... except cannae.IllegalChoice as error:
...     print(error.rule, error.__notes__)
3.2 ['That is not allowed now (rule 3.2).']
"""
__test__ = {error.__name__: error.__doc__ for error in (UserError, IllegalChoice)}  # where doctest looks for the rest
