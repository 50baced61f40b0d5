"""The commands that check, simulate and verify."""

import argparse
import json
from functools import partial
from pathlib import Path
from typing import Any

from cannae.bots import player
from cannae.commands import FAILS, HOLDS, Command, CommandContext
from cannae.commands.options import option_arguments, positive, read_options, typed_options
from cannae.core.conformance import LAWS, check, conclude
from cannae.core.conformance import Report as Findings
from cannae.core.contract import UserError
from cannae.core.files import must_be_writable, read_text, write_text
from cannae.core.game import Say
from cannae.core.records import read_record
from cannae.core.records.verifying import verify
from cannae.core.registry import game as find_game
from cannae.lab.arena.commands import Arena, Ratings
from cannae.lab.balance.command import Balance
from cannae.lab.calibration.command import Calibrate
from cannae.lab.dataset.commands import Export, Import
from cannae.lab.decimals import decimals
from cannae.lab.luck.commands import Luck
from cannae.lab.playing.pool import spread
from cannae.lab.playing.score import Score, play_pairs
from cannae.lab.report.command import Report
from cannae.lab.statistics.intervals import lost, parts, percent
from cannae.locale import LANGUAGES, words

UNJUDGED = 3  # exit code of a record that today's rules can say nothing about
CHUNK = 10  # games of a check handed to a worker at a time
PAIRS = 50  # and pairs of a simulation


def check_range(name: str, seed: int, options: dict[str, Any], first: int, count: int) -> Findings:
    """Some games of a check, without the verdict that needs them all."""
    return check(find_game(name), count, seed, first, options=options, conclusive=False)


def unsaid(report: Findings) -> dict[str, list[str]]:
    """By language, the keys of sentences that cannot be said: there are no words, or they ask for other arguments."""
    return {
        language: sorted(
            {key for (key, *_), args in report.sentences.items() if not words(language).can_say(key, args)}
        )
        for language in LANGUAGES
    }


class Check(Command):
    name = "check"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        parser.add_argument("game", metavar=say("meta-game"), help=say("help-game"))
        parser.add_argument("--games", type=positive, default=200, metavar=say("meta-number"), help=say("help-games"))
        parser.add_argument("--seed", type=int, default=0, metavar=say("meta-number"), help=say("help-check-seed"))
        parser.add_argument("--record", type=Path, metavar=say("meta-file"), help=say("help-check-record"))
        option_arguments(parser, say)

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        game = find_game(args.game)
        if not game.playable:
            raise UserError(f"{game.id}-not-playable")
        must_be_writable(args.record)
        report = Findings(game.id, args.seed)
        label = context.say("check-label", game=game.id)
        options = typed_options(game, args.option, args.document)
        game.agreed(options)  # faults first, before a worker meets them
        for done, part in spread(partial(check_range, game.id, args.seed, options), args.games, CHUNK):
            report.add(part)
            context.show_progress(done, args.games, label)
        context.end_progress()
        conclude(game, report)
        file = self.write_failure(report, args.record) if report.failures else None
        missing = unsaid(report)
        data = self.data(report, file) | {"missing": missing, "holds": report.holds and not any(missing.values())}
        context.report(data, self.lines(report, file, missing, context.say))
        return HOLDS if data["holds"] else FAILS

    def write_failure(self, report: Findings, wanted: Path | None) -> Path | None:
        """The record of the first failure that has one, so that it can be replayed."""
        for failure in report.failures:
            if failure.record is not None:
                path = wanted or Path(f"failure-{report.game}-{report.seed}-{failure.number}.json")
                write_text(path, failure.record.to_text())
                return path
        return None

    def data(self, report: Findings, file: Path | None) -> dict[str, object]:
        return {
            "game": report.game,
            "games": report.games,
            "steps": report.steps,
            "seed": report.seed,
            "failures": {str(law): count for law, count in report.per_law().items()},
            "digest": report.digest,
            "record": str(file) if file else None,
        }

    def lines(self, report: Findings, file: Path | None, missing: dict[str, list[str]], say: Say) -> list[str]:
        result = []
        counts = report.per_law()
        for law in LAWS:
            mark = "✓" if not counts[law] else "✗"
            text = f"{mark} {law}. {say(f'law-{law}')}"
            result.append(text if not counts[law] else f"{text} {say('check-broken', count=counts[law])}")
        if not any(missing.values()):
            result.append(f"✓ {say('check-words', count=len({key for key, *_ in report.sentences}))}")
        for language, keys in missing.items():
            if keys:
                label = say("check-words-missing", count=len(keys), language=f"@language-{language}")
                result += [f"✗ {label}", *[f"  {key}" for key in keys]]
        for failure in report.failures[:5]:
            where = say("check-where", number=failure.number, step=failure.step, law=failure.law)
            result.append(f"  {where} {say(failure.key, **failure.args)}")
        if file:
            result.append(say("check-record", file=str(file)))
        key = "check-fails" if not report.holds else "check-wordless" if any(missing.values()) else "check-holds"
        result.append(say(key, game=report.game, games=report.games, steps=report.steps))
        return result


class Simulate(Command):
    name = "simulate"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        parser.add_argument("game", metavar=say("meta-game"), help=say("help-game"))
        number = say("meta-number")
        parser.add_argument("--bots", default="greedy,random", metavar=say("meta-bots"), help=say("help-sim-bots"))
        parser.add_argument(
            "--games", type=positive, default=1000, metavar=say("meta-number"), help=say("help-sim-games")
        )
        parser.add_argument("--seed", type=int, default=0, metavar=number, help=say("help-check-seed"))
        parser.add_argument("--out", type=Path, metavar=say("meta-file"), help=say("help-sim-out"))
        option_arguments(parser, say)

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        game = find_game(args.game)
        if not game.playable:
            raise UserError(f"{game.id}-not-playable")
        names = args.bots.split(",")
        if len(names) != 2:
            raise UserError("bots-two", text=args.bots[:60])
        options = read_options(game, args.option, args.document)
        bots = (names[0].strip(), names[1].strip())
        must_be_writable(args.out)
        for bot in bots:
            player(game, bot)  # an unknown name is told before anything starts
        pairs = (args.games + 1) // 2
        score = Score(bots)
        task = partial(play_pairs, game.id, options, bots, args.seed)
        for done, part in spread(task, pairs, min(PAIRS, max(1, pairs // 8))):
            score.add(part)
            context.show_progress(done, pairs, context.say("sim-label", game=game.id))
        context.end_progress()
        data = {"game": game.id, "options": options, "seed": args.seed, **score.to_data()}
        if args.out:
            write_text(args.out, json.dumps(data, ensure_ascii=False, indent=2) + "\n")
        context.report(data, self.lines(score, game.id, context.say))
        return HOLDS

    def lines(self, score: Score, game: str, say: Say) -> list[str]:
        first, second = score.bots
        rows = [
            (say("sim-wins", bot=first), score.won),
            (say("sim-wins", bot=second), lost(score.won)),
            (say("sim-red"), score.seats["red"]),
        ]
        if parts(score.seats["begun"])[1]:
            rows.append((say("sim-first"), score.seats["begun"]))
        pairs = "mirrored" if score.mirrored else "apart"
        result = [say("sim-head", game=game, games=score.games, draws=score.draws, pairs=pairs)]
        width = max(len(row[0]) for row in rows)
        for label, won in rows:
            result.append(f"  {label:<{width}}  {decimals(percent(won), say)}")
        reasons = ", ".join(
            f"{say(f'{game}-outcome-{reason}')} {count}" for reason, count in score.reasons.most_common()
        )
        result.append(say("sim-reasons", reasons=reasons))
        result.append(say("sim-length", decisions=round(score.decisions / max(score.games, 1))))
        if score.turns:
            result.append(say("sim-turns", turns=decimals(f"{score.mean_turns:.1f}", say)))
        return result


class Verify(Command):
    name = "verify"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        parser.add_argument("file", type=Path, metavar=say("meta-file"), help=say("help-verify"))
        parser.add_argument("--key", metavar=say("meta-key"), help=say("help-verify-key"))

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        record = read_record(read_text(args.file))
        found = verify(record, args.key)
        said = [context.say(key, **words) for key, words in found.checks]
        notes = [context.say(key, **words) for key, words in found.notes]
        fault = context.say(found.fault[0], **found.fault[1]) if found.fault else None
        data = {"game": record.game, "holds": found.holds, "judged": found.judged, "checked": said, "notes": notes}
        lines = [f"✓ {text}" for text in said] + [f"· {text}" for text in notes]
        lines += [f"✗ {fault}"] if fault else [context.say("verify-holds" if found.judged else "verify-not-judged")]
        context.report(data | {"fault": fault}, lines)
        return FAILS if fault else HOLDS if found.judged else UNJUDGED


COMMANDS = (Arena, Balance, Calibrate, Check, Export, Import, Luck, Ratings, Report, Simulate, Verify)
