"""`cannae export` writes games as rows for other programs; `cannae import` makes records of such rows again."""

import argparse
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from cannae.bots import player
from cannae.commands import HOLDS, Command, CommandContext
from cannae.commands.options import option_arguments, positive, read_options
from cannae.core.contract import UserError
from cannae.core.files import make_folder, must_be_free, read_text, write_text
from cannae.core.game import Say
from cannae.core.records import read_record
from cannae.lab.arena.commands import playable_game
from cannae.lab.dataset.files import RowWriter, read_rows
from cannae.lab.dataset.rows import Row, played_rows, records_of, rows_of
from cannae.lab.playing.pool import in_order


class Export(Command):
    name = "export"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        number = say("meta-number")
        parser.add_argument(
            "records", type=Path, nargs="*", metavar=say("meta-record"), help=say("help-export-records")
        )
        parser.add_argument("--out", type=Path, required=True, metavar=say("meta-file"), help=say("help-export-out"))
        parser.add_argument("--play", metavar=say("meta-game"), help=say("help-export-play"))
        parser.add_argument("--bots", default="greedy,greedy", metavar=say("meta-bots"), help=say("help-sim-bots"))
        parser.add_argument("--games", type=positive, default=100, metavar=number, help=say("help-games"))
        parser.add_argument("--seed", type=int, default=0, metavar=number, help=say("help-check-seed"))
        option_arguments(parser, say)

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        if bool(args.records) == bool(args.play):
            raise UserError("export-what")
        must_be_free([args.out], args.records)
        games, total = 0, args.games if args.play else len(args.records)
        source = self.played(args) if args.play else self.recorded(args)
        with RowWriter(args.out) as writer:
            for rows in source:
                writer.add(rows)
                games += 1
                context.show_progress(games, total, context.say("export-label"))
        context.end_progress()
        data = {"file": str(args.out), "games": games, "rows": writer.rows}
        context.report(data, [context.say("export-done", **data)])
        return HOLDS

    def played(self, args: argparse.Namespace) -> Iterator[list[Row]]:
        game = playable_game(args.play)
        bots = [name.strip() for name in args.bots.split(",")]
        if len(bots) != 2:
            raise UserError("bots-two", text=args.bots[:60])
        for bot in bots:
            player(game, bot)  # an unknown name is told before anything starts
        options = read_options(game, args.option, args.document)
        return in_order(partial(played_rows, game.id, options, bots, args.seed), range(args.games))

    def recorded(self, args: argparse.Namespace) -> Iterator[list[Row]]:
        for path in args.records:
            yield rows_of(read_record(read_text(path)))


class Import(Command):
    name = "import"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        parser.add_argument("file", type=Path, metavar=say("meta-file"), help=say("help-import-file"))
        parser.add_argument("--out", type=Path, required=True, metavar=say("meta-folder"), help=say("help-import-out"))

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        make_folder(args.out)
        files = []
        try:
            for record in records_of(read_rows(args.file)):
                path = args.out / f"{record.game}-{record.commitment[:16]}.json"
                write_text(path, record.to_text())
                files.append(str(path))
        except ValueError:
            raise UserError("import-shape", file=str(args.file)) from None
        context.report({"files": files}, [context.say("import-done", count=len(files), folder=str(args.out))])
        return HOLDS
