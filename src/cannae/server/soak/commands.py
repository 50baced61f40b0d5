"""`cannae soak`: the trials of the server at any size."""

import argparse
import asyncio
import tempfile
from pathlib import Path

from cannae.commands import FAILS, HOLDS, Command, CommandContext
from cannae.core.contract import UserError
from cannae.core.game import Game, Say
from cannae.core.registry import game as find_game
from cannae.core.registry import games

TRIALS = ("hostile", "leak", "kill", "visits", "attack", "load")
USUAL = {"hostile": 1_000_000, "leak": 1_000_000, "kill": 1000, "visits": 100_000, "attack": 1, "load": 2000}


class Soak(Command):
    name = "soak"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        parser.add_argument("trial", choices=TRIALS, help=say("help-soak"))
        parser.add_argument("--game", metavar=say("meta-game"), help=say("help-soak-game"))
        parser.add_argument("--count", type=int, metavar=say("meta-number"), help=say("help-soak-count"))
        parser.add_argument("--seed", type=int, default=1, metavar=say("meta-number"), help=say("help-soak-seed"))
        parser.add_argument("--rate", type=float, default=1000, metavar=say("meta-number"), help=say("help-soak-rate"))
        parser.add_argument("--rounds", type=int, default=7, metavar=say("meta-number"), help=say("help-soak-rounds"))
        parser.add_argument(
            "--seconds", type=float, default=3, metavar=say("meta-number"), help=say("help-soak-seconds")
        )
        parser.add_argument("--database", metavar=say("meta-url"), help=say("help-soak-database"))
        parser.add_argument("--workers", type=int, default=1, metavar=say("meta-number"), help=say("help-soak-workers"))

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        count = args.count or USUAL[args.trial]
        if count < 1 or args.rate <= 0 or args.seconds <= 0 or args.rounds < 1 or args.workers < 1:
            raise UserError("soak-number")
        chosen = [find_game(args.game)] if args.game else [game for game in games().values() if game.playable]
        if args.trial == "load":
            return self.load(chosen[0], count, args, context)
        if args.trial in ("visits", "attack"):
            return self.try_strangers(chosen[0], count, args, context)
        faults = 0
        reports = []
        for game in chosen:
            with tempfile.TemporaryDirectory() as folder:
                report, wrong = asyncio.run(self.trial(args.trial, game, count, args.seed, Path(folder)))
            reports.append(report)
            faults += len(wrong)
            if not context.json:
                shown = ", ".join(f"{name} {value}" for name, value in report.items() if isinstance(value, int))
                context.print(context.say("soak-line", game=game.id, trial=args.trial, report=shown, count=len(wrong)))
                for line in wrong[:20]:
                    context.print(f"  {line}")
        if context.json:
            context.report(reports, [])
        return FAILS if faults else HOLDS

    async def trial(
        self, name: str, game: Game, count: int, seed: int, folder: Path
    ) -> tuple[dict[str, object], list[str]]:
        from cannae.server.soak import hostile, kill, leak  # they import the whole server

        if name == "hostile":
            attack = await hostile.attack(game, count, seed, folder)
            return attack.to_data(), attack.faults
        if name == "leak":
            search = await leak.search(game, count, seed, folder)
            return search.to_data(), search.leaks
        killed = await kill.kill_often(game.id, count, seed, folder)
        return killed.to_data(), killed.faults

    def try_strangers(self, game: Game, count: int, args: argparse.Namespace, context: CommandContext) -> int:
        """Trials with unknown clients: very many visits, or attacks by one address while others play."""
        from cannae.server.soak import attack, visits

        with tempfile.TemporaryDirectory() as folder:
            if args.trial == "visits":
                visited = asyncio.run(visits.visit_often(game.id, count, Path(folder)))
                weights = ", ".join(map(str, visited.megabytes))
                lines = [context.say("soak-visits", visits=visited.visits, weights=weights, left=visited.left)]
                data, faults = visited.to_data(), visited.faults
            else:
                stood = asyncio.run(attack.withstand(game.id, args.seconds, Path(folder)))
                empty = {"connections": 0, "sent": 0}
                lines = [context.say("soak-attack", name=name, **empty | one) for name, one in stood.attacks.items()]
                data, faults = stood.to_data(), stood.faults
        context.report(data, [*lines, *faults])
        return FAILS if faults else HOLDS

    def load(self, game: Game, tables: int, args: argparse.Namespace, context: CommandContext) -> int:
        from cannae.server.soak.load import compare, measure_workers

        if args.database:
            alone = measure_workers(
                game.id, tables, args.rate, args.seconds, args.rounds, args.database, args.workers
            ).to_data()
            context.report(alone, [context.say("soak-load", **alone)])
            return HOLDS
        with tempfile.TemporaryDirectory() as folder:
            found = compare(game.id, tables, args.rate, args.seconds, args.rounds, Path(folder))
        both = {"bare": found.bare.to_data(), "real": found.real.to_data()}
        lines = [context.say("soak-load", **figures) for figures in both.values()]
        lines.append(context.say("soak-load-share", game=f"@{game.id}-name", percent=round(100 * found.share)))
        context.report({**both, "share": round(found.share, 3)}, lines)
        return HOLDS


COMMANDS: list[type[Command]] = [Soak]
