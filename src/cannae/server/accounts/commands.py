"""`cannae moderate`: the host's answers to reports."""

import argparse
import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from cannae.commands import HOLDS, Command, CommandContext
from cannae.core.game import Say
from cannae.server.accounts.moderation import FOR_EVER, Report, close, one_report, reports, said_at, set_until
from cannae.server.commands import database_url, store_arguments
from cannae.server.store.store import Store

T = TypeVar("T")
ACTIONS = ("list", "show", "mute", "ban", "close")


class Moderate(Command):
    name = "moderate"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        store_arguments(parser, say)
        actions = parser.add_subparsers(dest="action", required=True, metavar=say("meta-action"))
        for name in ACTIONS:
            one = actions.add_parser(name, help=say(f"help-moderate-{name}"), description=say(f"help-moderate-{name}"))
            if name == "list":
                one.add_argument("--closed", action="store_true", help=say("help-moderate-closed"))
                one.add_argument(
                    "--skip", type=int, default=0, metavar=say("meta-number"), help=say("help-moderate-skip")
                )
                continue
            one.add_argument("report", metavar=say("meta-report"), help=say("help-moderate-report"))
            if name in ("mute", "ban"):
                one.add_argument("--days", type=int, metavar=say("meta-number"), help=say("help-moderate-days"))
            if name == "close":
                one.add_argument("--answer", default="", metavar=say("meta-text"), help=say("help-moderate-answer"))

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        if args.action == "list":
            found = self._at_store(args, lambda store: reports(store, args.closed, max(0, args.skip)))
            lines = [line for report in found for line in self._shown(report, context)]
            context.report([one._asdict() for one in found], lines or [context.say("moderate-none")])
        elif args.action == "show":
            report = self._at_store(args, lambda store: one_report(store, args.report))
            said = self._at_store(args, lambda store: said_at(store, report.table))
            lines = self._shown(report, context)
            lines += [context.say("chat-line", side=f"@side-{side}", text=plainly(text)) for side, text in said]
            context.report(report._asdict() | {"chat": [{"side": side, "text": text} for side, text in said]}, lines)
        elif args.action == "close":
            self._at_store(args, lambda store: close(store, args.report, args.answer[:2000]))
            context.report({"report": args.report, "closed": True}, [context.say("moderate-closed")])
        else:
            what = {"mute": "muted", "ban": "banned"}[args.action]
            until = self._at_store(args, lambda store: set_until(store, args.report, what, args.days))
            key = f"moderate-{what}" if until else f"moderate-not-{what}"
            context.report({"report": args.report, what: until}, [context.say(key, until=_date(until, context))])
        return HOLDS

    def _at_store(self, args: argparse.Namespace, work: Callable[[Store], Awaitable[T]]) -> T:
        async def do() -> T:
            store = await Store.open(database_url(args))
            try:
                return await work(store)
            finally:
                await store.close()

        return asyncio.run(do())

    def _shown(self, report: Report, context: CommandContext) -> list[str]:
        about = report.about or context.say("moderate-gone")
        kind = context.say("moderate-guest" if report.guest else "moderate-account")
        by = report.by or context.say("moderate-gone")
        at = _date(report.at, context)
        head = context.say("moderate-line", id=report.id, at=at, about=about, kind=kind, by=by, table=report.table)
        more = [context.say("moderate-answered", answer=report.answer or "–")] if report.closed else []
        return [head, f"  {plainly(report.text)}", *[f"  {line}" for line in more]]


def plainly(text: str) -> str:
    """A text by strangers for the host's terminal, without control characters and line breaks."""
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)


def _date(until: int, context: CommandContext) -> str:
    if until >= FOR_EVER:
        return context.say("moderate-for-ever")
    return time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(until / 1000))


COMMANDS: list[type[Command]] = [Moderate]
