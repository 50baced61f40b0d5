"""Documents of one's own, checked for whichever game takes them."""

from pathlib import Path
from typing import Any

from cannae.commands import FAILS, HOLDS, CommandContext
from cannae.commands.options import documents, typed_options
from cannae.core.contract import UserError
from cannae.core.files import read_text
from cannae.core.game import Game, Sentence
from cannae.core.registry import games

LISTS = "_list"  # how the option for an army list is named, after the side


def games_with_lists() -> dict[str, str]:
    """The games that take army lists, each with the first option for one."""
    found: dict[str, str] = {}
    for game in games().values():
        for option in documents(game):
            if option.name.endswith(LISTS):
                found.setdefault(game.id, option.name)
    return found


def check_list(game: Game, file: str, texts: list[str], context: CommandContext) -> int:
    """What is wrong with the army list in a file, in sentences, or that it is in order."""
    text = read_text(Path(file))
    name = Path(file).name
    faults, notes = examined(game, text, typed_options(game, texts, []))
    sentences = [context.say(fault.key, **fault.words) for fault in faults]
    lines = [context.say(key, **args) for key, args in notes]
    if faults:
        lines = [context.say("document-bad", name=name), *(f"- {sentence}" for sentence in sentences)]
    context.report({"name": name, "holds": not faults, "faults": sentences}, lines)
    return FAILS if faults else HOLDS


def examined(game: Game, text: str, options: dict[str, Any]) -> tuple[list[UserError], list[Sentence]]:
    option = games_with_lists()[game.id]
    try:
        document = game.read_document(option, text)
    except ValueError:
        return [UserError("document-no-list")], []
    return game.examine(option, document, options)
