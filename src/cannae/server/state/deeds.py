"""What can be done at a table, as deeds: each is tried on the table as it stands when its turn comes."""

from collections.abc import Callable

from cannae.core.contract import UserError
from cannae.table.lesson import must_follow
from cannae.table.seat import COMPUTER
from cannae.table.table import DRAW, Table

Deed = Callable[[Table, int], None]  # at which moment, in milliseconds since the game began


def choosing(side: int, version: int, written: str, learning: bool = True) -> Deed:
    """A choice, made in sight of that version of the side's decision; a learner must follow the lesson."""

    def deed(table: Table, at: int) -> None:
        if table.version[side] != version:
            raise UserError("stale")
        choice = table.state.read_choice(side, written)
        if learning:
            must_follow(table, side, choice)
        table.choose(side, choice, at)

    return deed


def doing(side: int, verb: str, what: str) -> Deed:
    """Everything else that a player may do by a word."""

    def deed(table: Table, at: int) -> None:
        if verb == "undo":
            table.undo(side, at)
        elif verb == "resign":
            table.resign(side, at)
        elif verb == "offer":
            if table.seats[1 - side].kind == COMPUTER:
                raise UserError("offer-to-computer")
            table.offer(side, what or DRAW, at)
        elif verb == "accept":
            table.accept(side, what or DRAW, at)
        elif verb == "decline":
            table.decline(side, what or DRAW, at)
        elif verb == "resume":
            table.resume(side, at)
        elif verb == "pass":
            table.pass_on(side, what != "off", at)
        elif verb == "mute":
            table.mute(side, what != "off", at)
        else:
            assert verb == "ask-bot"
            table.ask_bot(side, at)

    return deed


def saying(speaker: int, text: str) -> Deed:
    return lambda table, at: table.say(speaker, text, at)


def claiming(side: int, absent: int, win: bool) -> Deed:
    """The game from an opponent who has been away so long, as a win or as a draw."""
    return lambda table, at: table.claim(side, absent, win, at)


def failing(side: int) -> Deed:
    """The computer found no answer."""
    return lambda table, at: table.bot_failed(side, at)
