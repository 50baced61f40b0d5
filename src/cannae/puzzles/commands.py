"""`cannae puzzles make GAME` and `cannae puzzles check`."""

import argparse
from pathlib import Path

from cannae.commands import FAILS, HOLDS, Command, CommandContext
from cannae.commands.options import positive
from cannae.core.contract import UserError
from cannae.core.files import must_be_writable, write_text
from cannae.core.game import Say
from cannae.core.registry import game as find_game
from cannae.core.registry import games
from cannae.puzzles.making import make, puzzler_of
from cannae.puzzles.shipping import PuzzleSet, set_text, shipped


class Puzzles(Command):
    name = "puzzles"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        actions = parser.add_subparsers(dest="action", metavar=say("meta-action"), required=True)
        made = actions.add_parser("make", help=say("help-puzzles-make"), description=say("help-puzzles-make"))
        made.add_argument("game", metavar=say("meta-game"), help=say("help-game"))
        made.add_argument(
            "--count", type=positive, default=100, metavar=say("meta-number"), help=say("help-puzzles-count")
        )
        made.add_argument("--seed", type=int, default=0, metavar=say("meta-number"), help=say("help-puzzles-seed"))
        made.add_argument("--out", type=Path, metavar=say("meta-file"), help=say("help-puzzles-out"))
        checked = actions.add_parser("check", help=say("help-puzzles-check"), description=say("help-puzzles-check"))
        checked.add_argument("game", nargs="?", metavar=say("meta-game"), help=say("help-game"))

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        return self.make(args, context) if args.action == "make" else self.check(args, context)

    def make(self, args: argparse.Namespace, context: CommandContext) -> int:
        game = find_game(args.game)
        puzzler_of(game)
        file = args.out or Path(f"puzzles-{game.id}.json")
        must_be_writable(file)
        found = []
        label = context.say("puzzles-label", game=game.id)
        for puzzle in make(game, args.count, args.seed):
            found.append(puzzle)
            context.show_progress(len(found), args.count, label)
        context.end_progress()
        command = f"cannae puzzles make {game.id} --count {args.count} --seed {args.seed}"
        write_text(file, set_text(game, found, command))
        played = found[-1].found[1] + 1
        data = {"game": game.id, "puzzles": len(found), "games": played, "file": str(file)}
        context.report(data, [context.say("puzzles-made", count=len(found), games=played, file=str(file))])
        return HOLDS

    def check(self, args: argparse.Namespace, context: CommandContext) -> int:
        chosen = [find_game(args.game)] if args.game else list(games().values())
        sets = [found for game in chosen if (found := shipped(game))]
        if not sets:
            raise UserError("puzzles-none", game=args.game or "")
        results = [self.check_set(one, context) for one in sets]
        holds = all(not result["faults"] and result["fresh"] for result in results)
        lines = [self.line(result, context.say) for result in results]
        context.report({"sets": results, "holds": holds}, lines)
        return HOLDS if holds else FAILS

    def check_set(self, found: PuzzleSet, context: CommandContext) -> dict[str, object]:
        label = context.say("puzzles-label", game=found.game.id)
        faults = []
        for number, puzzle in enumerate(found.puzzles if found.fresh else []):
            if found.faults(puzzle):
                faults.append(number + 1)
            context.show_progress(number + 1, len(found.puzzles), label)
        context.end_progress()
        return {"game": found.game.id, "puzzles": len(found.puzzles), "fresh": found.fresh, "faults": faults}

    def line(self, result: dict[str, object], say: Say) -> str:
        game, count = f"@{result['game']}-name", result["puzzles"]
        if not result["fresh"]:
            return "✗ " + say("puzzles-stale", game=game)
        if result["faults"]:
            return "✗ " + say("puzzles-wrong", game=game, numbers=[str(one) for one in _listed(result["faults"])])
        return "✓ " + say("puzzles-hold", game=game, count=count)


def _listed(value: object) -> list[object]:
    return value if isinstance(value, list) else []


COMMANDS = (Puzzles,)
