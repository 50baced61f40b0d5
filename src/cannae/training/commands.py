"""The word after `cannae` that trains a net. PyTorch is only imported when it is really used."""

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from cannae.commands import HOLDS, Command, CommandContext
from cannae.core.contract import UserError
from cannae.core.files import write_text
from cannae.core.game import Say
from cannae.core.registry import game as find_game
from cannae.training.curves import chart, picture

NET, LOG, CURVES = "net.weights", "log.jsonl", "curves.svg"
SAVING = 30.0  # seconds between two checkpoints


class Train(Command):
    name = "train"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        number = say("meta-number")
        parser.add_argument("game", metavar=say("meta-game"), help=say("help-game"))
        parser.add_argument("--minutes", type=float, default=5.0, metavar=number, help=say("help-train-minutes"))
        parser.add_argument("--workers", type=int, default=2, metavar=number, help=say("help-train-workers"))
        parser.add_argument("--games", type=int, default=128, metavar=number, help=say("help-train-games"))
        parser.add_argument("--steps", type=int, default=24, metavar=number, help=say("help-train-steps"))
        parser.add_argument("--width", type=int, default=128, metavar=number, help=say("help-train-width"))
        parser.add_argument("--rate", type=float, default=1e-3, metavar=number, help=say("help-train-rate"))
        parser.add_argument("--batch", type=int, default=8192, metavar=number, help=say("help-train-batch"))
        parser.add_argument("--seed", type=int, default=1, metavar=number, help=say("help-check-seed"))
        parser.add_argument("--out", type=Path, default=Path("training"), help=say("help-train-out"))
        parser.add_argument("--resume", action="store_true", help=say("help-train-resume"))

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        game = find_game(args.game)
        if game.observer() is None:
            raise UserError("train-unobserved", game=game.id)
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
        )
        net, log = args.out / NET, args.out / LOG
        if args.resume and not net.is_file():
            raise UserError("train-nothing", folder=str(args.out))
        learner = Learner(game, settings, args.out, net if args.resume else None)
        before = learner.began["seconds"]
        rows = read_log(log) if args.resume else []
        command = f"cannae train {game.id} --minutes {args.minutes:g} --workers {args.workers} --games {args.games}"
        command += f" --steps {args.steps} --width {args.width} --rate {args.rate:g} --batch {args.batch}"
        saved = 0.0
        for progress in learner.run():
            rows.append(asdict(progress))
            context.show_progress(int(progress.seconds - before), int(settings.seconds), self.label(rows[-1], context))
            if progress.seconds - saved > SAVING or progress.seconds - before > settings.seconds:
                saved = progress.seconds
                learner.write(net, progress.seconds - before, {"command": command})
                write_text(log, "".join(json.dumps(row) + "\n" for row in rows))
        context.end_progress()
        last = rows[-1]
        learner.write(net, last["seconds"] - before, {"command": command})
        write_text(log, "".join(json.dumps(row) + "\n" for row in rows))
        write_text(args.out / CURVES, curves(rows, context.say))
        context.report(last | {"net": str(net)}, [self.label(last, context), context.say("train-done", file=str(net))])
        return HOLDS

    def label(self, row: dict[str, Any], context: CommandContext) -> str:
        millions = f"{row['decisions'] / 1e6:.1f}"
        rate = round(row["decisions"] / max(row["seconds"], 1e-9) / 1000)
        return context.say("train-label", millions=millions, rate=rate, entropy=f"{row['entropy']:.2f}")


def read_log(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.is_file() else []


def curves(rows: list[dict[str, Any]], say: Say) -> str:
    """Certainty, the judge's error and the score against earlier selves, over millions of decisions."""

    def line(name: str) -> list[tuple[float, float]]:
        return [(row["decisions"] / 1e6, row[name]) for row in rows if row[name] is not None]

    most = max((row["entropy"] for row in rows), default=1.0)
    return picture(
        [
            chart(say("train-curve-entropy"), line("entropy"), 0.0, round(most + 0.05, 1)),
            chart(say("train-curve-error"), line("error"), 0.0, 1.0),
            chart(say("train-curve-foe"), line("foe_score"), 0.0, 1.0, mark=0.5),
        ]
    )


COMMANDS = (Train,)
