"""The commands that train nets. PyTorch is only imported when it is really used."""

import argparse
import json
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cannae.bots import OWN_NET, best_level, player
from cannae.bots.weights import read_weights, shipped, shipped_net
from cannae.commands import HOLDS, Command, CommandContext
from cannae.commands.options import more_than_nothing, option_arguments, positive, read_options
from cannae.core.contract import UserError
from cannae.core.files import make_folder, write_text
from cannae.core.game import Say
from cannae.core.registry import game as find_game
from cannae.lab.decimals import decimals
from cannae.lab.playing.pairs import number_from
from cannae.lab.playing.pool import spread
from cannae.lab.playing.score import Score, play_pairs
from cannae.lab.statistics.intervals import pair_interval
from cannae.training.curves import chart, picture

if TYPE_CHECKING:
    from cannae.training.cluster_crew import Machines
    from cannae.training.learner import Learner

NET, LOG, CURVES, FOUND = "net.weights", "log.jsonl", "curves.svg", "exploit.json"
SAVING = 30.0  # seconds between two checkpoints


class Train(Command):
    name = "train"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        number = say("meta-number")
        parser.add_argument("game", metavar=say("meta-game"), help=say("help-game"))
        parser.add_argument(
            "--minutes", type=more_than_nothing, default=5.0, metavar=number, help=say("help-train-minutes")
        )
        parser.add_argument("--workers", type=positive, default=2, metavar=number, help=say("help-train-workers"))
        parser.add_argument("--games", type=positive, default=128, metavar=number, help=say("help-train-games"))
        parser.add_argument("--steps", type=positive, default=24, metavar=number, help=say("help-train-steps"))
        parser.add_argument("--width", type=positive, default=128, metavar=number, help=say("help-train-width"))
        parser.add_argument("--rate", type=more_than_nothing, default=1e-3, metavar=number, help=say("help-train-rate"))
        parser.add_argument("--batch", type=positive, default=8192, metavar=number, help=say("help-train-batch"))
        parser.add_argument("--seed", type=int, default=1, metavar=number, help=say("help-check-seed"))
        parser.add_argument("--out", type=Path, default=Path("training"), help=say("help-train-out"))
        parser.add_argument("--resume", action="store_true", help=say("help-train-resume"))
        parser.add_argument("--lessons", type=positive, default=0, metavar=number, help=say("help-train-lessons"))
        parser.add_argument("--exploiters", type=positive, default=0, metavar=number, help=say("help-train-exploiters"))
        parser.add_argument("--ray", metavar=say("meta-address"), help=say("help-train-ray"))

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        game = find_game(args.game)
        if game.observer() is None:
            raise UserError("train-unobserved", game=game.id)
        if not args.resume:
            make_folder(args.out)
        from cannae.training.learner import Learner, Settings

        settings = Settings(
            seconds=60 * args.minutes,
            workers=args.workers,
            games=args.games,
            steps=args.steps,
            width=args.width,
            rate=args.rate,
            batch=args.batch,
            seed=args.seed,
            lessons=args.lessons,
            exploiters=args.exploiters,
        )
        net, log = args.out / NET, args.out / LOG
        if args.resume and not net.is_file():
            raise UserError("train-nothing", folder=str(args.out))
        start = net if args.resume else None
        rows = read_log(log) if args.resume else []
        command = f"cannae train {game.id} --minutes {args.minutes:g} --workers {args.workers} --games {args.games}"
        command += f" --steps {args.steps} --width {args.width} --rate {args.rate:g} --batch {args.batch}"
        command += f" --lessons {args.lessons}" if args.lessons else ""
        command += f" --exploiters {args.exploiters}" if args.exploiters else ""
        with machines_at(args.ray) as machines:
            learner = Learner(game, settings, args.out, start, machines=machines)
            train(learner, args.out, command, rows, context)
        last = rows[-1]
        context.report(last | {"net": str(net)}, [label(last, context), context.say("train-done", file=str(net))])
        return HOLDS


class Exploit(Command):
    """A best response to a frozen bot, learned, and what it wins."""

    name = "exploit"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        number = say("meta-number")
        parser.add_argument("game", metavar=say("meta-game"), help=say("help-game"))
        parser.add_argument("--bot", default="", metavar=say("meta-bot"), help=say("help-exploit-bot"))
        parser.add_argument(
            "--minutes", type=more_than_nothing, default=5.0, metavar=number, help=say("help-train-minutes")
        )
        parser.add_argument("--workers", type=positive, default=2, metavar=number, help=say("help-train-workers"))
        parser.add_argument("--games", type=positive, default=128, metavar=number, help=say("help-train-games"))
        parser.add_argument("--pairs", type=positive, default=1000, metavar=number, help=say("help-exploit-pairs"))
        parser.add_argument("--scratch", action="store_true", help=say("help-exploit-scratch"))
        parser.add_argument("--seed", type=int, default=1, metavar=number, help=say("help-check-seed"))
        parser.add_argument("--out", type=Path, default=Path("exploit"), help=say("help-train-out"))
        parser.add_argument("--ray", metavar=say("meta-address"), help=say("help-train-ray"))
        option_arguments(parser, say)

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        game = find_game(args.game)
        if game.observer() is None:
            raise UserError("train-unobserved", game=game.id)
        bot = args.bot or best_level(game)
        player(game, bot)  # an unknown name is told before anything starts
        if args.ray and bot.startswith(OWN_NET):
            raise UserError("exploit-far", bot=bot)
        options = read_options(game, args.option, args.document)
        make_folder(args.out)
        start = None if args.scratch or shipped_net(game) is None else shipped(game)
        from cannae.training.learner import Learner, Settings

        settings = Settings(seconds=60 * args.minutes, workers=args.workers, games=args.games, seed=args.seed, foe=bot)
        if start is not None:
            settings.width = len(read_weights(start)[1]["features_bias"])
        rows: list[dict[str, Any]] = []
        command = f"cannae exploit {game.id} --bot {bot} --minutes {args.minutes:g} --workers {args.workers}"
        with machines_at(args.ray) as machines:
            learner = Learner(game, settings, args.out, start, [options], machines)
            train(learner, args.out, command, rows, context)
        return self.measure(args, context, bot, options, learner.decisions)

    def measure(
        self, args: argparse.Namespace, context: CommandContext, bot: str, options: dict[str, object], learned: int
    ) -> int:
        """What the response wins in mirrored pairs. On other deals than it learned from, and after it was chosen."""
        bots = (f"{OWN_NET}{args.out / NET}", bot)
        score = Score(bots)
        task = partial(play_pairs, args.game, options, bots, number_from("exploit", args.seed))
        for done, part in spread(task, args.pairs, max(1, args.pairs // 32)):
            score.add(part)
            context.show_progress(done, args.pairs, context.say("sim-label", game=args.game))
        context.end_progress()
        low, high = pair_interval(score.pairs)
        mean = sum(points * count for points, count in enumerate(score.pairs)) / 4 / args.pairs
        gain = {"gain": mean - 0.5, "low": low - 0.5, "high": high - 0.5}
        data = {"game": args.game, "bot": bot, "options": options, "decisions": learned, "pairs": args.pairs, **gain}
        write_text(args.out / FOUND, json.dumps(data, ensure_ascii=False, indent=2) + "\n")
        said = {name: decimals(f"{value:+.3f}", context.say) for name, value in gain.items()}
        millions = decimals(f"{learned / 1e6:.1f}", context.say)
        line = context.say("exploit-found", bot=bot, millions=millions, pairs=args.pairs, **said)
        context.report(data, [line, context.say("exploit-bound")])
        return HOLDS


@contextmanager
def machines_at(address: str | None) -> "Iterator[Machines | None]":
    """The cluster at that address, for as long as it is needed."""
    if address is None:
        yield None
        return
    from cannae.lab.playing.cluster import Cluster

    with closing(Cluster(address)) as cluster:
        yield cluster


def train(learner: "Learner", folder: Path, command: str, rows: list[dict[str, Any]], context: CommandContext) -> None:
    """Let a learner learn, showing how far it is; its net, log and curves are kept in the folder as it goes."""
    before = learner.began["seconds"]
    settings = learner.settings
    saved = 0.0

    def keep(seconds: float) -> None:
        learner.write(folder / NET, seconds - before, {"command": command})
        write_text(folder / LOG, "".join(json.dumps(row) + "\n" for row in rows))

    for progress in learner.run():
        rows.append(asdict(progress))
        far = (learner.lessons, settings.lessons) if settings.lessons else (progress.seconds - before, settings.seconds)
        context.show_progress(int(far[0]), int(far[1]), label(rows[-1], context))
        if progress.seconds - saved > SAVING:
            saved = progress.seconds
            keep(saved)
    context.end_progress()
    keep(rows[-1]["seconds"])
    write_text(folder / CURVES, curves(rows, context.say))


def label(row: dict[str, Any], context: CommandContext) -> str:
    millions = decimals(f"{row['decisions'] / 1e6:.1f}", context.say)
    rate = round(row["decisions"] / max(row["seconds"], 1e-9) / 1000)
    return context.say(
        "train-label", millions=millions, rate=rate, entropy=decimals(f"{row['entropy']:.2f}", context.say)
    )


def read_log(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.is_file() else []


def curves(rows: list[dict[str, Any]], say: Say) -> str:
    """Certainty, the judge's error, the score against earlier selves, and what exploiters score where there are any,
    over millions of decisions."""

    def line(name: str) -> list[tuple[float, float]]:
        return [(row["decisions"] / 1e6, row[name]) for row in rows if row.get(name) is not None]

    most = max((row["entropy"] for row in rows), default=1.0)
    charts = [
        chart(say("train-curve-entropy"), line("entropy"), 0.0, round(most + 0.05, 1)),
        chart(say("train-curve-error"), line("error"), 0.0, 1.0),
        chart(say("train-curve-foe"), line("foe_score"), 0.0, 1.0, mark=0.5),
    ]
    if exploited := line("exploited"):
        charts.append(chart(say("train-curve-exploited"), exploited, 0.0, 1.0, mark=0.5))
    return picture(charts)


COMMANDS = (Train, Exploit)
