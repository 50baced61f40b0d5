"""`cannae calibrate`: does the chance of winning that is told come true? Corrected on some games, tried on others."""

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from cannae.bots.chance import Correction, net_digest
from cannae.commands import HOLDS, Command, CommandContext
from cannae.commands.options import positive
from cannae.core.files import must_be_free, write_text
from cannae.core.game import Say
from cannae.core.registry import game as find_game
from cannae.lab.calibration.diagram import diagram, panel
from cannae.lab.calibration.fit import bins, calibration_error, errors_by_quarter, fit, spreads_by_quarter
from cannae.lab.calibration.forecasts import QUARTERS, Forecast, all_forecasts
from cannae.lab.decimals import decimals


class Calibrate(Command):
    name = "calibrate"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        number, file = say("meta-number"), say("meta-file")
        parser.add_argument("game", metavar=say("meta-game"), help=say("help-game"))
        parser.add_argument("--games", type=positive, default=2000, metavar=number, help=say("help-calibrate-games"))
        parser.add_argument("--fit", type=positive, default=4000, metavar=number, help=say("help-calibrate-fit"))
        parser.add_argument("--twice", type=positive, default=1000, metavar=number, help=say("help-calibrate-twice"))
        parser.add_argument("--seed", type=int, default=1, metavar=number, help=say("help-check-seed"))
        parser.add_argument("--out", type=Path, metavar=file, help=say("help-calibrate-out"))
        parser.add_argument("--write", type=Path, metavar=file, help=say("help-calibrate-write"))

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        game = find_game(args.game)
        must_be_free([path for path in (args.out, args.write) if path])

        def show(done: int, whole: int) -> None:
            context.show_progress(done, whole, context.say("sim-label", game=game.id))

        correction = fit(all_forecasts(game, 2 * args.seed, args.fit, args.twice, show))
        tried = all_forecasts(game, 2 * args.seed + 1, args.games, args.twice, show)
        context.end_progress()
        data = {
            "game": game.id,
            "net": net_digest(game),
            "fitted on": args.fit,
            "tried on": args.games,
            "played twice": args.twice,
            "seed": args.seed,
            "stretches": correction.to_data(),
            "raw": errors_by_quarter(tried),
            "corrected": errors_by_quarter(tried, correction),
            "whole": calibration_error(bins(tried, correction)),
            "spread": spreads_by_quarter(tried, correction),
        }
        if args.write:
            write_text(args.write, json.dumps(data, indent=1) + "\n")
        if args.out:
            panels = [self.quarter(tried, quarter, correction, context.say) for quarter in range(QUARTERS)]
            axes = (context.say("calibrate-said"), context.say("calibrate-came"))
            legend = {name: context.say(f"calibrate-{name}") for name in ("raw", "fitted")}
            write_text(args.out, diagram(panels, axes, legend))
        lines = [context.say("calibrate-head", games=args.games, fitted=args.fit)]
        lines += self.rows("calibrate-row", {"raw": data["raw"], "corrected": data["corrected"]}, context.say)
        lines.append(context.say("calibrate-spread"))
        lines += self.rows("calibrate-spread-row", dict(zip(("said", "found"), zip(*data["spread"]))), context.say)
        context.report(data, lines)
        return HOLDS

    def rows(self, key: str, columns: Mapping[str, Sequence[float]], say: Say) -> list[str]:
        """A line for each quarter of a game."""
        written = {name: [decimals(f"{value:.3f}", say) for value in column] for name, column in columns.items()}
        return [
            "  " + say(key, quarter=quarter + 1, **{name: column[quarter] for name, column in written.items()})
            for quarter in range(QUARTERS)
        ]

    def quarter(self, tried: list[Forecast], quarter: int, correction: Correction, say: Say) -> str:
        part = [one for one in tried if one.quarter == quarter]
        found = {"raw": bins(part), "fitted": bins(part, correction)}
        error = decimals(f"{calibration_error(found['fitted']):.3f}", say)
        return panel(say("calibrate-quarter", quarter=quarter + 1, error=error), found)
