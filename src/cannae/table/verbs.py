"""Everything that can be done at a table, by its verb: the one list of them, for clients, the house and saved tables.

An `Act` says in plain text who does it and what it is about: the same act is sent, tried, stored and done again.
"""

from collections.abc import Callable
from typing import Final

from cannae.core.contract import UserError
from cannae.table.table import DRAW, Act, Table

Doing = Callable[[Table, Act], None]


def _choose(table: Table, act: Act) -> None:
    table.choose(act.side, table.state.read_choice(act.side, act.what), act.at)


def _undo(table: Table, act: Act) -> None:
    table.undo(act.side, act.at)


def _pass(table: Table, act: Act) -> None:
    table.pass_on(act.side, _is_on(act), act.at)


def _mute(table: Table, act: Act) -> None:
    table.mute(act.side, _is_on(act), act.at)


def _resign(table: Table, act: Act) -> None:
    table.resign(act.side, act.at)


def _offer(table: Table, act: Act) -> None:
    table.offer(act.side, act.what or DRAW, act.at)


def _accept(table: Table, act: Act) -> None:
    table.accept(act.side, act.what or DRAW, act.at)


def _decline(table: Table, act: Act) -> None:
    table.decline(act.side, act.what or DRAW, act.at)


def _resume(table: Table, act: Act) -> None:
    table.resume(act.side, act.at)


def _claim(table: Table, act: Act) -> None:
    """`win` or `draw`, and how many milliseconds the other has been away."""
    result, _, absent = act.what.partition(" ")
    table.claim(act.side, _number(absent), result == "win", act.at)


def _ask_bot(table: Table, act: Act) -> None:
    table.ask_bot(act.side, act.at)


def _say(table: Table, act: Act) -> None:
    table.say(act.side, act.what, act.at)


def _fall(table: Table, act: Act) -> None:
    table.fall(act.side, act.at)


def _halt(table: Table, act: Act) -> None:
    table.halt(_number(act.what), act.at)


def _make_good(table: Table, act: Act) -> None:
    table.make_good(_number(act.what), act.at)


def _bot_failed(table: Table, act: Act) -> None:
    table.bot_failed(act.side, act.at)


BY_CLIENTS: Final[dict[str, Doing]] = {
    "choose": _choose, "undo": _undo, "resign": _resign, "offer": _offer, "accept": _accept, "decline": _decline,
    "resume": _resume, "claim": _claim, "pass": _pass, "mute": _mute, "say": _say, "ask-bot": _ask_bot,
}  # fmt: skip
BY_HOUSE: Final[dict[str, Doing]] = {
    "fall": _fall, "halt": _halt, "make-good": _make_good, "bot-failed": _bot_failed
}  # fmt: skip
VERBS: Final[dict[str, Doing]] = BY_CLIENTS | BY_HOUSE


def do(table: Table, act: Act) -> None:
    """Carry out an act. One that no table can have done is refused as a damaged save."""
    doing = VERBS.get(act.verb)
    if doing is None:
        raise UserError("save-damaged")
    doing(table, act)


def _is_on(act: Act) -> bool:
    if act.what not in ("on", "off"):
        raise UserError("save-damaged")
    return act.what == "on"


def _number(text: str) -> int:
    if not text.isdecimal():
        raise UserError("save-damaged")
    return int(text)
