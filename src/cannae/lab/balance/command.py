"""`cannae balance GAME`: what its games are like; with `--change FILE` what a deck, an army or a switch changes."""

import argparse
import json
import tomllib
from pathlib import Path
from typing import Any

from cannae.bots import player
from cannae.commands import HOLDS, Command, CommandContext
from cannae.commands.options import option_arguments, positive, read_document, typed_options
from cannae.core.contract import UserError
from cannae.core.files import must_be_free, read_text, write_text
from cannae.core.game import Game, Say
from cannae.core.options import Document
from cannae.lab.arena.commands import playable_game
from cannae.lab.arena.log import combinations_of
from cannae.lab.balance import lines as measure_lines
from cannae.lab.balance.comparison import Finding, compare, compared_games, could_have_found
from cannae.lab.balance.measure import figures, measured_games, standings
from cannae.lab.decimals import decimals
from cannae.lab.naming import thing_name

SHARES = ("red", "first", "drawn")  # figures that are shares; the others are counts


class Balance(Command):
    name = "balance"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        number = say("meta-number")
        parser.add_argument("game", metavar=say("meta-game"), help=say("help-game"))
        parser.add_argument("--change", type=Path, metavar=say("meta-file"), help=say("help-change"))
        parser.add_argument(
            "--vary", action="append", default=[], metavar=say("meta-name"), help=say("help-balance-vary")
        )
        parser.add_argument("--bot", default="greedy", metavar=say("meta-name"), help=say("help-balance-bot"))
        parser.add_argument("--games", type=positive, default=400, metavar=number, help=say("help-balance-games"))
        parser.add_argument("--seed", type=int, default=0, metavar=number, help=say("help-check-seed"))
        parser.add_argument("--out", type=Path, metavar=say("meta-file"), help=say("help-balance-out"))
        parser.add_argument("--ray", metavar=say("meta-address"), help=say("help-ray"))
        option_arguments(parser, say)

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        game = playable_game(args.game)
        player(game, args.bot)  # an unknown name is told before anything starts
        given = typed_options(game, args.option, args.document)
        if args.change is None:
            return self.measure(game, game.agreed(given), args, context)
        if args.vary:
            raise UserError("balance-vary-change")
        change = read_change(game, args.change)
        standard, variant = game.agreed(given), game.agreed({**given, **change})
        if standard == variant:
            raise UserError("change-nothing", file=str(args.change))
        if args.out:
            documents = [Path(text.partition("=")[2]) for text in args.document]
            must_be_free([args.out, args.out.with_suffix(".json")], [args.change, *documents])
        games = []
        label = context.say("balance-label", game=game.id)
        for both in compared_games(game, (standard, variant), args.bot, args.seed, args.games, args.ray):
            games.append(both)
            context.show_progress(len(games), args.games, label)
        context.end_progress()
        findings = compare(games)
        data = {
            "game": game.id,
            "bot": args.bot,
            "games": args.games,
            "seed": args.seed,
            "standard": standard,
            "change": change,
            "findings": [finding.to_data() for finding in findings],
            "sentence": sentence(findings, len(games), context.say),
        }
        if args.out:
            from cannae.lab.balance.page import balance_page

            write_text(args.out, balance_page(data, findings, context.say, context.language))
            write_text(args.out.with_suffix(".json"), json.dumps(data, ensure_ascii=False, indent=1) + "\n")
        context.report(data, lines(game.id, findings, len(games), context.say))
        return HOLDS

    def measure(self, game: Game, options: dict[str, Any], args: argparse.Namespace, context: CommandContext) -> int:
        """The game as it is."""
        combinations_of(game, args.vary)
        if args.out:
            raise UserError("balance-out-change")
        games = []
        label = context.say("measure-label", game=game.id)
        for played in measured_games(game, options, args.vary, args.bot, args.seed, args.games, args.ray):
            games.append(played)
            context.show_progress(len(games), args.games, label)
        context.end_progress()
        gauge = game.gauge()
        found, table = figures(games, gauge.counts if gauge else ()), standings(games)
        data = {"game": game.id, "rules": game.fingerprint(), "bot": args.bot, "games": args.games, "seed": args.seed}
        data |= {"options": options, "varied": args.vary, "figures": [figure.to_data() for figure in found]}
        data["standings"] = [one.to_data() for one in table]
        context.report(data, measure_lines.lines(game.id, found, table, len(games), args.bot, context.say))
        return HOLDS


def read_change(game: Game, path: Path) -> dict[str, Any]:
    """What is to be changed: options by name, as TOML or JSON. A deck or an army is a table in the file itself, or the
    name of a file beside it."""
    text = read_text(path)
    try:
        data = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except ValueError:
        raise UserError("change-shape", file=str(path)) from None
    known = {option.name: option for option in game.options}
    unknown = sorted(set(data) - set(known))
    if not data:
        raise UserError("change-empty", file=str(path), names=sorted(known))
    if unknown:
        raise UserError("change-unknown", file=str(path), options=unknown, names=sorted(known))
    for name, value in data.items():
        if isinstance(known[name], Document) and isinstance(value, str):
            data[name] = read_document(game, name, path.parent / value)
    return data


def name_of(game: str, finding: Finding, say: Say) -> str:
    if finding.subject == "figure":
        return say(f"balance-{finding.name}")
    if finding.subject == "ending":
        return say(f"{game}-outcome-{finding.name}")
    return say("balance-thing", subject=f"@subject-{finding.subject}", name=thing_name(finding.name, say))


def is_share(finding: Finding) -> bool:
    return finding.subject != "figure" or finding.name in SHARES


def shown(finding: Finding, value: float, sign: bool = False) -> str:
    """A share in percent, or points of it; a count as it is."""
    scaled = 100 * value if is_share(finding) else value
    return f"{scaled:{'+' if sign else ''}.1f}{' %' if is_share(finding) and not sign else ''}"


def sentence(findings: list[Finding], games: int, say: Say) -> str:
    """What was found about fairness, or that the sample cannot tell, and what it would have found."""
    red, first = findings[0], findings[1]
    for finding, key in ((first, "first"), (red, "red")):
        if finding.decisive:
            more = "more" if finding.difference > 0 else "less"
            low, high = round(100 * finding.low, 1), round(100 * finding.high, 1)
            points = round(100 * abs(finding.difference), 1)
            return say(f"balance-found-{key}", more=more, points=points, games=games, low=low, high=high)
    least = 100 * max(could_have_found(red), could_have_found(first))
    others = sum(finding.decisive for finding in findings)
    return say("balance-cannot-tell", games=games, points=round(least, 1), others=others)


def lines(game: str, findings: list[Finding], games: int, say: Say) -> list[str]:
    result = [say("balance-head", game=game, games=games)]
    listed = [one for one in findings if one.subject in ("figure", "ending")]
    listed += sorted([one for one in findings[len(listed) :] if one.decisive], key=lambda one: -abs(one.difference))
    names = [name_of(game, one, say) for one in listed]
    wide = max(len(name) for name in names)
    for finding, name in zip(listed, names):
        mark = "●" if finding.decisive else " "
        values = f"{shown(finding, finding.standard):>8} → {shown(finding, finding.variant):>8}"
        ends = f"[{shown(finding, finding.low, True)} – {shown(finding, finding.high, True)}]"
        figures = decimals(f"{values}  {shown(finding, finding.difference, True):>7} {ends}", say)
        result.append(f"{mark} {name:<{wide}}  {figures}")
    result += [say("balance-legend", questions=len(findings)), sentence(findings, games, say)]
    return result
