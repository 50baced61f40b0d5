"""`cannae odds`, `cannae groups` and `cannae reference`."""

import argparse
from pathlib import Path
from typing import Any

from cannae.commands import FAILS, HOLDS, Command, CommandContext
from cannae.commands.options import typed_options
from cannae.core.contract import UserError
from cannae.core.files import data_folder
from cannae.core.game import Say
from cannae.games.tabletop import GAME
from cannae.games.tabletop.data.armies import read_side
from cannae.games.tabletop.data.descriptions import write_group
from cannae.games.tabletop.data.troops import Readings
from cannae.games.tabletop.odds import chart
from cannae.games.tabletop.odds.own_groups import OwnGroups
from cannae.games.tabletop.odds.questions import TESTS, Question, answer
from cannae.games.tabletop.odds.reference import TOPICS
from cannae.games.tabletop.odds.reference import Reference as Tables
from cannae.games.tabletop.odds.report import Scribe
from cannae.games.tabletop.odds.results import Chain, Combat, Trial


class Odds(Command):
    name = "odds"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        def text(name: str, default: str | None = None) -> None:
            parser.add_argument(f"--{name}", default=default, metavar=say("meta-text"), help=say(f"help-odds-{name}"))

        def number(name: str, default: int) -> None:
            metavar = say("meta-number")
            parser.add_argument(f"--{name}", type=int, default=default, metavar=metavar, help=say(f"help-odds-{name}"))

        def flag(name: str) -> None:
            parser.add_argument(f"--{name}", action="store_true", help=say(f"help-odds-{name}"))

        parser.epilog = say("help-odds-notation")
        parser.add_argument("what", nargs="+", metavar=say("meta-group"), help=say("help-odds-what"))
        text("phase")
        number("rounds", 0)
        text("terrain", "open")
        number("contact", 0)
        text("range", "effective")
        text("overlaps")
        text("losses", "rear")
        metavar, text_of = say("meta-option"), say("help-odds-option")
        parser.add_argument("--option", action="append", default=[], metavar=metavar, help=text_of)
        parser.add_argument("--chart", metavar=say("meta-file"), help=say("help-odds-chart"))
        text("cause", "lost")
        number("received", 0)
        number("inflicted", 0)
        number("just-lost", 0)
        parser.add_argument(
            "--enemy", action="append", default=[], metavar=say("meta-text"), help=say("help-odds-enemy")
        )
        flag("more-reasons")
        flag("in-contact")
        flag("holding-back")
        number("gap", 0)
        number("hits", 0)
        text("ending", "lost")
        parser.add_argument("--groups", metavar=say("meta-file"), help=say("help-odds-groups"))

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        scribe = Scribe(context.say, context.language)
        readings = GAME.readings(typed_options(GAME, args.option, []))
        result = answer(question(args, readings, own_groups(args.groups)))
        if isinstance(result, Trial):
            lines = scribe.trial(result)
        else:
            lines = scribe.chain(result) if isinstance(result, Chain) else scribe.combat(result)
        if args.chart:
            write_chart(result, args.chart, scribe)
        context.report(result.to_data(context.say), lines)
        if args.chart and not context.json:
            context.print()
            context.print(context.say("tabletop-report-chart", name=args.chart))
        return HOLDS


class Groups(Command):
    """Battle groups of one's own: listed, saved under a name, dropped."""

    name = "groups"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        choices = ("list", "save", "drop")
        parser.add_argument("action", nargs="?", choices=choices, default="list", help=say("help-groups-action"))
        parser.add_argument("name", nargs="?", metavar=say("meta-group-name"), help=say("help-groups-name"))
        parser.add_argument("words", nargs="*", metavar=say("meta-group-words"), help=say("help-groups-words"))
        parser.add_argument("--groups", metavar=say("meta-file"), help=say("help-groups-file"))

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        own = own_groups(args.groups, new=True)
        if args.action == "list":
            return list_groups(own, context)
        words = " ".join(args.words)
        if not args.name or (args.action == "save") != bool(words):
            raise UserError(f"tabletop-own-{args.action}-what")
        facts = {"action": args.action, "name": args.name, "file": str(own.path)}
        if args.action == "save":
            facts["troops"] = write_group(own.save(args.name, words))
        else:
            own.drop(args.name)
        context.report(facts, [context.say(f"tabletop-own-{args.action}-done", name=args.name, file=str(own.path))])
        return HOLDS


def own_groups(file: str | None, new: bool = False) -> OwnGroups:
    """The groups in a file somebody named, which must be there unless it is to be written; otherwise in their own."""
    return OwnGroups(Path(file), not new) if file else OwnGroups(data_folder() / "groups.toml", False)


def list_groups(own: OwnGroups, context: CommandContext) -> int:
    """Every group of the file, and of one that makes no sense what is wrong with it."""
    scribe = Scribe(context.say, context.language)
    data, rows, holds = [], [], True
    for name, words in own.entries().items():
        try:
            group = own.group(name, words)
            data.append({"name": name, "troops": write_group(group), "fault": None})
            rows.append([name, scribe.troops(group)])
        except UserError as user_error:
            fault = context.say(user_error.key, **user_error.words)
            data.append({"name": name, "troops": None, "fault": fault})
            rows.append([name, fault])
            holds = False
    lines = [context.say("tabletop-own-list" if rows else "tabletop-own-none", file=str(own.path))]
    if rows:
        heads = [context.say(f"tabletop-column-{key}") for key in ("group", "troops")]
        lines += ["", *scribe.grid(heads, rows)]
    context.report({"file": str(own.path), "groups": data}, lines)
    return HOLDS if holds else FAILS


class Reference(Command):
    name = "reference"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        parser.add_argument("topic", nargs="*", metavar=say("meta-topic"), help=say("help-reference-topic"))

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        tables = Tables(context.say, context.language)
        text = " ".join(args.topic)
        topic = tables.topic(text) if text else None
        if not text:
            context.report({"topics": list(TOPICS)}, tables.overview())
        elif topic:
            context.report(tables.data(topic), tables.lines(topic))
        else:
            rows, rules = tables.search(text), tables.search_rules(text)
            lines = list(tables.found(text, rows, rules))
            wording = [{"rule": rule.number, "text": rule.text} for rule in rules]
            context.report({"search": text, "rows": tables.rows_data(rows), "rules": wording}, lines)
        return HOLDS


def read_overlaps(text: str | None) -> list[tuple[int, int]]:
    """`0:1` or `0:1,1:1`: overlapping files of A and B, round after round."""
    pairs = []
    for part in (text or "").split(",") if text else []:
        first, colon, second = part.strip().partition(":")
        if not colon or not (first.isdecimal() and second.isdecimal() and len(part) <= 8):
            raise UserError("tabletop-not-overlap", text=str(text)[:40])
        pairs.append((int(first), int(second)))
    return pairs


def question(args: argparse.Namespace, readings: Readings, own: OwnGroups) -> Question:
    tested = args.what[0] in TESTS
    groups = args.what[1:] if tested else args.what
    wanted = 2 if not tested or args.what[0] == "evade" else 1
    if len(groups) != wanted:
        raise UserError("tabletop-two-groups" if wanted == 2 else "tabletop-one-group", count=len(groups))
    phase: Any = args.phase or ("melee" if tested else "impact")
    enemies = [read_side(text, own.find) for text in (groups[1:] or args.enemy)]
    return Question(
        what=args.what[0] if tested else phase,
        a=read_side(groups[0], own.find),
        b=enemies[0] if enemies else None,
        others=tuple(enemies[1:]),
        rounds=args.rounds,
        terrain=args.terrain,
        contact=args.contact,
        range=args.range,
        overlaps=tuple(read_overlaps(args.overlaps)),
        losses=args.losses,
        cause=args.cause,
        received=args.received,
        inflicted=args.inflicted,
        just_lost=args.just_lost,
        phase=phase,
        in_contact=args.in_contact,
        more_reasons=args.more_reasons,
        holding_back=args.holding_back,
        gap=args.gap,
        hits=args.hits,
        ending=args.ending,
        readings=readings,
    )


def write_chart(result: Combat | Chain | Trial, name: str, scribe: Scribe) -> None:
    path = Path(name)
    if path.suffix.lower() not in (".svg", ".png"):
        raise UserError("tabletop-chart-kind", name=path.name[:40])
    drawing = chart.draw(result, scribe)
    data = drawing.encode() if path.suffix.lower() == ".svg" else chart.to_png(drawing)
    try:
        path.write_bytes(data)
    except OSError as problem:
        raise UserError("tabletop-chart-unwritable", name=name[:80], problem=problem.strerror or "?") from problem
