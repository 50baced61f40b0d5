"""The commands that run a server and look after its store."""

import argparse
import asyncio
import os
import sqlite3
import sys
import threading
import webbrowser
from pathlib import Path

from cannae.commands import FAILS, HOLDS, Command, CommandContext
from cannae.core.contract import UserError
from cannae.core.files import data_folder
from cannae.core.game import Say
from cannae.server.store.file_lock import keep_private


def store_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    parser.add_argument("--data", type=Path, metavar=say("meta-folder"), help=say("help-data"))
    parser.add_argument("--database", metavar=say("meta-url"), help=say("help-database"))


def database_url(args: argparse.Namespace, writing: bool = False) -> str:
    """The URL of the store: from the command line, the environment, or the file in the data folder. If it will be
    written to, the folder is created, readable by its owner only."""
    if named := args.database or os.environ.get("CANNAE_DATABASE"):
        return str(named)
    folder = args.data or data_folder()
    if writing:
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise UserError("store-unreadable", file=str(folder), reason=error.strerror or str(error)) from None
        keep_private(folder)
    return f"sqlite:{folder / 'cannae.db'}"


class Serve(Command):
    name = "serve"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        store_arguments(parser, say)
        parser.add_argument("--host", default="127.0.0.1", metavar=say("meta-host"), help=say("help-host"))
        parser.add_argument("--port", type=int, default=8216, metavar=say("meta-port"), help=say("help-port"))
        parser.add_argument("--public-url", metavar=say("meta-url"), help=say("help-public-url"))
        parser.add_argument("--proxy", action="append", default=[], metavar=say("meta-host"), help=say("help-proxy"))
        parser.add_argument("--workers", type=int, default=1, metavar=say("meta-number"), help=say("help-workers"))
        parser.add_argument("--bots", type=int, default=1, metavar=say("meta-number"), help=say("help-bot-processes"))
        parser.add_argument("--smtp", metavar=say("meta-url"), help=say("help-smtp"))
        parser.add_argument("--unlimited", action="store_true", help=say("help-unlimited"))
        parser.add_argument("--browser", action="store_true", help=say("help-browser"))
        parser.add_argument("--pace", type=float, metavar=say("meta-number"), help=say("help-pace"))

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        from cannae.server.accounts.mail import check_address
        from cannae.server.http.guard import Gate  # the server takes a while to import
        from cannae.server.ops.logs import write_lines
        from cannae.server.process import Orders, check_store, listen, serve, supervise

        url = database_url(args, writing=True)
        smtp = args.smtp or os.environ.get("CANNAE_SMTP")
        Gate(args.public_url, args.proxy)
        if smtp:
            check_address(smtp)
            if not args.public_url:
                raise UserError("smtp-public-url")
        shared = check_store(url)
        if args.workers > 1 and not shared:
            raise UserError("serve-workers-need-postgresql")
        if not 1 <= args.workers <= 64 or not 1 <= args.bots <= 64 or not 0 <= args.port <= 65535:
            raise UserError("serve-number")
        orders = Orders(url, args.public_url, args.proxy, args.bots, smtp, args.unlimited, args.pace)
        listening = listen(args.host, args.port)
        host = f"[{args.host}]" if ":" in args.host else args.host
        address = args.public_url or f"http://{host}:{listening.getsockname()[1]}"
        context.print(context.say("serve-at", url=address))
        sys.stdout.flush()
        if args.browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()  # waits for our answer
        write_lines()
        if args.workers == 1:
            serve(orders, listening)
        else:
            supervise(orders, listening, args.workers)
        return HOLDS


class Backup(Command):
    name = "backup"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        store_arguments(parser, say)
        parser.add_argument("file", type=Path, metavar=say("meta-file"), help=say("help-backup"))

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        if args.file.exists():
            raise UserError("backup-exists", file=str(args.file))

        from cannae.server.ops.maintenance import backup

        part = args.file.with_name(args.file.name + ".part")
        try:
            part.unlink(missing_ok=True)
            part.touch(mode=0o600)
            asyncio.run(backup(database_url(args), part))
            os.replace(part, args.file)
        except (OSError, sqlite3.Error) as error:
            raise UserError("file-unwritable", file=str(args.file), reason=str(error)) from None
        finally:
            part.unlink(missing_ok=True)
        context.report({"file": str(args.file)}, [context.say("backup-done", file=str(args.file))])
        return HOLDS


class Restore(Command):
    name = "restore"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        store_arguments(parser, say)
        parser.add_argument("file", type=Path, metavar=say("meta-file"), help=say("help-restore"))

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        from cannae.server.ops.maintenance import restore

        count = asyncio.run(restore(args.file, database_url(args, writing=True)))
        context.report({"rows": count}, [context.say("restore-done", file=str(args.file), count=count)])
        return HOLDS


class Doctor(Command):
    name = "doctor"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        store_arguments(parser, say)

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        from cannae.server.live.session import sentence
        from cannae.server.ops.maintenance import examine

        report = asyncio.run(examine(database_url(args)))
        lines = [context.say("doctor-counts", tables=report.tables, acts=report.acts, records=report.records)]
        lines += [context.say("store-damaged", reason=found) for found in report.damage]
        lines += [context.say("doctor-changed", count=len(report.changed))] if report.changed else []
        lines += [
            context.say("doctor-fault", table=table, what=sentence(context.language, what, {}))
            for table, what in report.faults
        ]
        if report.faults or not report.damage:
            lines.append(context.say("doctor-ill" if report.faults else "doctor-well", count=len(report.faults)))
        context.report(vars(report), lines)
        return FAILS if report.faults or report.damage else HOLDS


COMMANDS: list[type[Command]] = [Serve, Backup, Restore, Doctor]
