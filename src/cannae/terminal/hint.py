"""`cannae hint FILE`: what the computer would do in a saved game, or would have done at a step of a record."""

import argparse
from pathlib import Path
from typing import NamedTuple

from cannae.bots import seen_by
from cannae.bots.advice import advise
from cannae.commands import HOLDS, Command, CommandContext
from cannae.commands.options import positive
from cannae.core.contract import SIDE_NAMES, State, UserError
from cannae.core.files import read_text
from cannae.core.game import Game, Say
from cannae.core.randomness import FastRng
from cannae.core.records import FORMAT, read_record
from cannae.locale import words
from cannae.table import store
from cannae.terminal.replay import RecordReplay
from cannae.terminal.sentences import advice_text, choice_text

HEAD = 200  # characters in which a record says that it is one


class Question(NamedTuple):
    """A decision somebody has to make, or had to."""

    game: Game
    options: dict[str, object]
    state: State
    side: int
    step: int  # counted from 1
    chosen: str  # what was done there; empty in a game that still waits for it


class Hint(Command):
    name = "hint"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        number = say("meta-number")
        parser.add_argument("file", type=Path, metavar=say("meta-file"), help=say("help-hint-file"))
        parser.add_argument("--step", type=positive, metavar=number, help=say("help-hint-step"))
        parser.add_argument("--seed", type=int, default=1, metavar=number, help=say("help-hint-seed"))

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        dictionary = words(context.language)
        asked = self.question(args.file, args.step, context)
        game, state, side = asked.game, asked.state, asked.side
        rng = FastRng(args.seed)
        advice = advise(game, asked.options, seen_by(state, side, rng), side, rng)
        text, notation = choice_text(dictionary, state, side, advice.choice), state.write_choice(side, advice.choice)
        lines = [context.say("hint-step", number=asked.step, side=f"@side-{SIDE_NAMES[side]}")]
        if asked.chosen:
            lines.append(context.say("hint-chosen", notation=asked.chosen))
        reason = advice_text(dictionary, state, side, advice)
        lines.append(context.say("hint", text=text, notation=notation, reason=reason).rstrip())
        data = {"game": game.id, "step": asked.step, "side": SIDE_NAMES[side], "chosen": asked.chosen or None}
        context.report(data | advice.to_data(state, side), lines)
        return HOLDS

    def question(self, path: Path, step: int | None, context: CommandContext) -> Question:
        text = read_text(path)
        if f'"format": "{FORMAT}"' not in text[:HEAD]:
            return self.waiting(path, step)
        record = read_record(text)
        replay = RecordReplay(record, words(context.language))
        number = step or len(replay)
        if not 1 <= number <= len(replay):
            raise UserError("hint-no-step", number=number, last=len(replay))
        before, entry = replay.frames[number - 1], record.entries[number - 1]
        if before is None:
            raise UserError("export-rules", game=record.game)
        return Question(replay.game, dict(record.options), before, entry.side, number, entry.choice)

    def waiting(self, path: Path, step: int | None) -> Question:
        """A saved game waits for one decision."""
        if step is not None:
            raise UserError("hint-step-record")
        table = store.load(path)
        if not table.to_act:
            raise UserError("hint-nothing")
        side = table.to_act[0]
        return Question(table.game, dict(table.options), table.state, side, len(table.history.played) + 1, "")
