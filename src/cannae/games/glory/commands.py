"""`cannae deck check FILE`: is this a deck one could play with, and if not, what is wrong with it?"""

import argparse
from pathlib import Path
from typing import Any

from cannae.commands import FAILS, HOLDS, Command, CommandContext
from cannae.core.contract import UserError
from cannae.core.files import read_text
from cannae.core.game import Say
from cannae.games.glory.rules.deckfile import TERRAIN_FIELDS, UNIT_FIELDS, entries, faults, fingerprint, parse

NAMES = {"id", "code", "name", "role", "plain"}  # fields that say what something is, not how much


class DeckCommand(Command):
    name = "deck"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        parser.add_argument("action", choices=["check"], help=say("help-deck-action"))
        parser.add_argument("file", type=Path, metavar=say("meta-file"), help=say("help-deck-file"))

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        try:
            document = parse(read_text(args.file))
            found = faults(document)
        except UserError as user_error:
            if not user_error.key.startswith("glory-deck"):
                raise
            document, found = {}, [user_error]
        if found:
            lines = [context.say(user_error.key, **user_error.words) for user_error in found]
            heading = context.say("glory-deck-bad", count=len(found))
            context.report(
                {"file": str(args.file), "good": False, "faults": lines}, [heading, *(f"- {x}" for x in lines)]
            )
            return FAILS
        data = summary(document)
        lines = [
            context.say("glory-deck-good", **data | {"name": data["name"] or "@glory-deck-unnamed"}),
            context.say("glory-deck-marks", **data),
        ]
        context.report({"file": str(args.file), "good": True, **data}, lines)
        return HOLDS


def summary(document: dict[str, Any]) -> dict[str, Any]:
    """What is in a sound deck, in numbers."""
    types = entries(document, "unit") + entries(document, "card")
    terrain = entries(document, "terrain")
    cards = sum(len(points) for entry in types if isinstance(points := entry["points"], list))
    known = sum(len(listed) for entry in types + terrain if isinstance(listed := entry.get("known", []), list))
    doubtful = sum(len(listed) for entry in types + terrain if isinstance(listed := entry.get("doubtful", []), list))
    numbers = sum(len(((UNIT_FIELDS | TERRAIN_FIELDS) - NAMES) & set(entry)) for entry in types + terrain)
    return {
        "name": document.get("name", ""),
        "cards": cards,
        "types": len(types),
        "army": cards // 2,
        "terrain": sum(count for entry in terrain if isinstance(count := entry["count"], int)),
        "known": known,
        "doubtful": doubtful,
        "unmarked": numbers - known - doubtful,
        "fingerprint": fingerprint(document),
    }
