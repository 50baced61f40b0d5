"""The commands that rate bots: `arena` plays them against each other, `ratings` shows what is known."""

import argparse
import json
import shlex
from datetime import timedelta
from pathlib import Path
from time import monotonic
from typing import Any

from cannae.bots import RATINGS
from cannae.commands import HOLDS, Command, CommandContext
from cannae.commands.options import option_arguments, positive, read_options
from cannae.core.contract import UserError
from cannae.core.files import must_be_free, write_text
from cannae.core.game import Game, Say
from cannae.core.registry import game as find_game
from cannae.core.registry import games
from cannae.lab.arena.changes import what_changed
from cannae.lab.decimals import decimals


def playable_game(name: str) -> Game:
    game = find_game(name)
    if not game.playable:
        raise UserError(f"{game.id}-not-playable")
    return game


class Arena(Command):
    name = "arena"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        number = say("meta-number")
        parser.add_argument("game", metavar=say("meta-game"), help=say("help-game"))
        parser.add_argument("--bots", default="random,greedy", metavar=say("meta-list"), help=say("help-arena-bots"))
        parser.add_argument("--pairs", type=positive, default=200, metavar=number, help=say("help-arena-pairs"))
        parser.add_argument("--seed", type=int, default=0, metavar=number, help=say("help-check-seed"))
        parser.add_argument("--sprt", metavar=say("meta-sprt"), help=say("help-arena-sprt"))
        parser.add_argument(
            "--vary", action="append", default=[], metavar=say("meta-name"), help=say("help-arena-vary")
        )
        parser.add_argument("--log", type=Path, metavar=say("meta-file"), help=say("help-arena-log"))
        parser.add_argument("--out", type=Path, metavar=say("meta-file"), help=say("help-sim-out"))
        parser.add_argument("--ray", metavar=say("meta-address"), help=say("help-ray"))
        option_arguments(parser, say)

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        from cannae.lab.arena.figures import arena_figures  # with the extra `lab`; other commands do without
        from cannae.lab.arena.log import Heading, OpenLog
        from cannae.lab.statistics.sequential import read_bounds

        game = playable_game(args.game)
        bots = [name.strip() for name in args.bots.split(",")]
        if len(bots) < 2:
            raise UserError("arena-bots", text=args.bots[:60])
        bounds = read_bounds(args.sprt) if args.sprt else None
        heading = Heading.of(game, read_options(game, args.option, args.document), bots, args.seed, args.vary)
        path = args.log or heading.usual_path()
        must_be_free([args.out] if args.out else [], [path])
        log = OpenLog(path, heading)
        try:
            play_on(log, heading, args.pairs, bounds, args.ray, context)
        finally:
            log.close()
        data = {"made_by": typed(args), **arena_figures(heading, log.pairs, bounds), "log": str(log.path)}
        if args.out:
            write_text(args.out, json.dumps(data | {"log": None}, ensure_ascii=False, indent=1) + "\n")
        context.report(data, lines(data, context.say))
        return HOLDS


def typed(args: argparse.Namespace) -> str:
    """The command that gives the same figures again, anywhere."""
    given = ["cannae", "arena", args.game, "--bots", args.bots, "--pairs", str(args.pairs), "--seed", str(args.seed)]
    given += ["--sprt", args.sprt] if args.sprt else []
    for name in ("vary", "option", "document"):
        given += [word for text in getattr(args, name) for word in (f"--{name}", text)]
    return shlex.join(given)


def play_on(log: Any, heading: Any, pairs: int, bounds: Any, ray: str | None, context: CommandContext) -> None:
    """Play what is missing, with a bar and the time left."""
    from cannae.lab.arena.tournament import run_arena

    began = monotonic()
    label = context.say("arena-label", game=heading.game)
    for progress in run_arena(log, heading, pairs, bounds, ray):
        left = ""
        if progress.played:
            seconds = (monotonic() - began) / progress.played * (progress.total - progress.done)
            left = context.say("arena-left", time=str(timedelta(seconds=round(seconds))))
        context.show_progress(progress.done, progress.total, label, left)
    context.end_progress()


def share_text(share: dict[str, Any], say: Say) -> str:
    text = f"{100 * share['share']:5.1f} %  [{100 * share['low']:.1f} – {100 * share['high']:.1f}]"
    return decimals(text, say)


def lines(data: dict[str, Any], say: Say) -> list[str]:
    names = [bot["name"] for bot in data["bots"]]
    wide = max(len(name) for name in names)
    result = [say("arena-head", game=data["game"], pairs=data["pairs"], games=data["games"], draws=data["draws"])]
    result += ["", say("arena-ratings")]
    nash = [(row["weight"], row["skill"]) for row in data["nash"]]
    for row, (weight, skill) in sorted(zip(data["ratings"], nash), key=lambda both: -both[0]["elo"]):
        interval = f"[{row['low']:+.0f} – {row['high']:+.0f}]"
        mixture = {"weight": f"{weight:.2f}", "skill": f"{100 * skill:+.1f}"}
        averaged = say("arena-nash", **{name: decimals(text, say) for name, text in mixture.items()})
        result.append(f"  {row['bot']:<{wide}}  {row['elo']:+6.0f}  {interval:<16}  {averaged}")
    result += ["", say("arena-pairings")]
    for row in data["pairings"]:
        result.append(f"  {row['bots'][0]:<{wide}} – {row['bots'][1]:<{wide}}  {share_text(row['score'], say)}")
        result.append(f"  {'':<{wide}}   {say('arena-pairs', counts=' '.join(str(count) for count in row['pairs']))}")
        if "sprt" in row:
            result.append(f"  {'':<{wide}}   {verdict(row, say)}")
    result += [""]
    if data["first_player_wins_of_decided"]["of"]:
        result.append(f"{say('sim-first')}: {share_text(data['first_player_wins_of_decided'], say).strip()}")
    endings = [f"{say(data['game'] + '-outcome-' + reason)} {count}" for reason, count in data["reasons"].items()]
    result.append(say("sim-reasons", reasons=", ".join(endings)))
    result.append(say("sim-length", decisions=round(data["mean_decisions"])))
    if data["mean_turns"]:
        result.append(say("sim-turns", turns=decimals(f"{data['mean_turns']:.1f}", say)))
    if data.get("log"):
        result.append(say("arena-log", file=data["log"]))
    return result


def verdict(row: dict[str, Any], say: Say) -> str:
    test = row["sprt"]
    words = {"bot": row["bots"][0], "low": test["low"], "high": test["high"]}
    return say(f"arena-sprt-{test['verdict'] or 'open'}", **words)


class Ratings(Command):
    """What the shipped rating files say; each was made by the command that stands in it."""

    name = "ratings"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        parser.add_argument("game", nargs="?", metavar=say("meta-game"), help=say("help-game"))

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        chosen = [find_game(args.game)] if args.game else list(games().values())
        known = {game.id: found for game in chosen if (found := shipped_ratings(game))}
        if args.game and not known:
            raise UserError("ratings-none", game=args.game)
        text = []
        for name, data in known.items():
            text += [context.say("ratings-head", game=name, games=data["games"], program=data["program"])]
            for row in sorted(data["ratings"], key=lambda row: -float(row["elo"])):
                text.append(f"  {row['bot']:<10}  {row['elo']:+6.0f}  [{row['low']:+.0f} – {row['high']:+.0f}]")
            text.append(context.say("ratings-made", command=data["made_by"]))
            text += what_changed(data, context.say)
        context.report(known, text)
        return HOLDS


def shipped_ratings(game: Game) -> dict[str, Any] | None:
    """What the rating file in a game's room says, where it has one."""
    file = game.room().joinpath("bots", RATINGS)
    data: dict[str, Any] | None = json.loads(file.read_text("utf-8")) if file.is_file() else None
    return data
