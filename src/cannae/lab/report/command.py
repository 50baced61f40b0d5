"""`cannae report LOG`: the figures of an arena's log as a page, as CSV and as JSON."""

import argparse
import json
from pathlib import Path

from cannae.commands import HOLDS, Command, CommandContext
from cannae.core.files import must_be_free, write_text
from cannae.core.game import Say


class Report(Command):
    name = "report"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        parser.add_argument("log", type=Path, metavar=say("meta-log"), help=say("help-report-log"))
        parser.add_argument("--out", type=Path, metavar=say("meta-file"), help=say("help-report-out"))

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        from cannae.lab.arena.figures import arena_figures
        from cannae.lab.arena.log import read_log
        from cannae.lab.report.arena_report import report_csv, report_page

        heading, pairs = read_log(args.log)
        page = args.out or args.log.with_suffix(".html")
        table, figures = page.with_suffix(".csv"), page.with_suffix(".json")
        must_be_free([page, table, figures], [args.log])
        data = arena_figures(heading, pairs)
        written = {
            page: report_page(data, pairs, context.say, context.language),
            table: report_csv(data),
            figures: json.dumps(data, ensure_ascii=False, indent=1) + "\n",
        }
        for path, text in written.items():
            write_text(path, text)
        files = [str(path) for path in written]
        context.report({"files": files}, [context.say("report-written", file=file) for file in files])
        return HOLDS
