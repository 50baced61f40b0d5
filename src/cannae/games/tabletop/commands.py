"""`cannae odds` and `cannae reference`."""

import argparse
from pathlib import Path
from typing import Any

from cannae.core.asking import read_options
from cannae.core.command import HOLDS, Command, Desk
from cannae.core.contract import Complaint
from cannae.core.game import Say
from cannae.games.tabletop import chart
from cannae.games.tabletop.game import GAME
from cannae.games.tabletop.muster import read_side
from cannae.games.tabletop.question import TESTS, Question, answer
from cannae.games.tabletop.reference import TOPICS
from cannae.games.tabletop.reference import Reference as Tables
from cannae.games.tabletop.report import Scribe
from cannae.games.tabletop.results import Chain, Combat, Trial
from cannae.games.tabletop.troops import Readings


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

    def run(self, args: argparse.Namespace, desk: Desk) -> int:
        scribe = Scribe(desk.say, desk.language)
        readings = Readings(**read_options(GAME, args.option, []))
        result = answer(question(args, readings))
        if isinstance(result, Trial):
            lines = scribe.trial(result)
        else:
            lines = scribe.chain(result) if isinstance(result, Chain) else scribe.combat(result)
        if args.chart:
            write_chart(result, args.chart, scribe)
        desk.report(result.to_data(desk.say), lines)
        if args.chart and not desk.json:
            desk.print()
            desk.print(desk.say("tabletop-report-chart", name=args.chart))
        return HOLDS


class Reference(Command):
    name = "reference"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        parser.add_argument("topic", nargs="*", metavar=say("meta-topic"), help=say("help-reference-topic"))

    def run(self, args: argparse.Namespace, desk: Desk) -> int:
        tables = Tables(desk.say, desk.language)
        text = " ".join(args.topic)
        topic = tables.topic(text) if text else None
        if not text:
            desk.report({"topics": list(TOPICS)}, tables.overview())
        elif topic:
            desk.report(tables.data(topic), tables.lines(topic))
        else:
            rows = tables.search(text)
            lines = list(tables.found(text, rows))
            desk.report({"search": text, "rows": tables.rows_data(rows)}, lines)
        return HOLDS


def read_overlaps(text: str | None) -> list[tuple[int, int]]:
    """`0:1` or `0:1,1:1`: overlapping files of A and B, round after round."""
    pairs = []
    for part in (text or "").split(",") if text else []:
        first, colon, second = part.strip().partition(":")
        if not colon or not (first.isdecimal() and second.isdecimal() and len(part) <= 8):
            raise Complaint("tabletop-not-overlap", text=str(text)[:40])
        pairs.append((int(first), int(second)))
    return pairs


def question(args: argparse.Namespace, readings: Readings) -> Question:
    tested = args.what[0] in TESTS
    groups = args.what[1:] if tested else args.what
    wanted = 2 if not tested or args.what[0] == "evade" else 1
    if len(groups) != wanted:
        raise Complaint("tabletop-two-groups" if wanted == 2 else "tabletop-one-group", count=len(groups))
    phase: Any = args.phase or ("melee" if tested else "impact")
    enemies = [read_side(text) for text in (groups[1:] or args.enemy)]
    return Question(
        what=args.what[0] if tested else phase,
        a=read_side(groups[0]),
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
        raise Complaint("tabletop-chart-kind", name=path.name[:40])
    drawing = chart.draw(result, scribe)
    data = drawing.encode() if path.suffix.lower() == ".svg" else chart.to_png(drawing)
    try:
        path.write_bytes(data)
    except OSError as problem:
        raise Complaint("tabletop-chart-unwritable", name=name[:80], problem=problem.strerror or "?") from problem
