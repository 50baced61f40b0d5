"""A process that plays for the computer: a question a line in, an answer a line out, as JSON.

It is given a re-dealt world as text and never the table's own, so it could not cheat if it tried.
"""

import json
import sys

from cannae.bots import decide
from cannae.bots.advice import advise
from cannae.bots.course import stretch
from cannae.core.randomness import load_rng
from cannae.core.records import read_record
from cannae.core.registry import game


def answer(question: dict[str, object]) -> dict[str, object]:
    if "record" in question:
        return study(question)
    found, side = game(str(question["game"])), question["side"]
    options, rng, position = question["options"], question["rng"], str(question["position"])
    assert isinstance(side, int) and isinstance(options, dict) and isinstance(rng, dict)
    state = found.read_position(position, options, load_rng(rng))
    level = question["level"]
    if level is None:
        return advise(found, options, position, side, load_rng(rng)).to_data(state, side)
    seconds = question["seconds"]
    assert isinstance(seconds, int | float)
    choice = decide(found, options, position, side, str(level), load_rng(rng), seconds)
    return {"choice": state.write_choice(side, choice)}


def study(question: dict[str, object]) -> dict[str, object]:
    """A stretch of the course of a finished game, whose record has no secrets any more."""
    record, first, seconds = read_record(str(question["record"])), question["first"], question["seconds"]
    assert isinstance(first, int) and isinstance(seconds, int | float)
    return stretch(game(record.game), record, first, seconds).to_data()


def main() -> None:
    for line in sys.stdin:
        sys.stdout.write(json.dumps(answer(json.loads(line))) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
