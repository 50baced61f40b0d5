"""`cannae luck FILE`: the ledger of a record, or of all games of an arena's log."""

import argparse
import json
from collections.abc import Sequence
from functools import partial
from html import escape
from pathlib import Path

from cannae.bots import player
from cannae.commands import HOLDS, Command, CommandContext
from cannae.commands.options import positive
from cannae.core.contract import SIDE_NAMES, UserError
from cannae.core.files import must_be_free, read_text, write_text
from cannae.core.game import Say
from cannae.core.records import Record, read_record
from cannae.core.registry import game as find_game
from cannae.lab.arena.log import Heading, is_log, read_log
from cannae.lab.decimals import decimals
from cannae.lab.luck.correction import LuckScore, luck_score
from cannae.lab.luck.judges import JUDGES, NetJudge, judge_for
from cannae.lab.luck.ledger import Ledger, Line, played_ledger, record_ledger
from cannae.lab.playing.pairs import Pair, pair_numbers
from cannae.lab.playing.pool import in_order
from cannae.lab.report.charts import curve
from cannae.lab.report.page import Section, Tile, page


class Luck(Command):
    name = "luck"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        number = say("meta-number")
        parser.add_argument("file", type=Path, metavar=say("meta-file"), help=say("help-luck-file"))
        parser.add_argument("--judge", choices=JUDGES, help=say("help-luck-judge"))
        parser.add_argument("--playouts", type=positive, default=32, metavar=number, help=say("help-luck-playouts"))
        parser.add_argument("--out", type=Path, metavar=say("meta-file"), help=say("help-luck-out"))
        parser.add_argument("--ray", metavar=say("meta-address"), help=say("help-ray"))

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        figures = args.out.with_suffix(".json") if args.out else None
        if is_log(args.file):
            if args.out:
                raise UserError("luck-out-log")
            return self.run_log(args, context)
        record = read_record(read_text(args.file))
        if args.out and figures:
            must_be_free([args.out, figures], [args.file])
        game = find_game(record.game)
        if record.rules.get("fingerprint") != game.fingerprint():
            raise UserError("export-rules", game=record.game)
        judge = judge_for(game, game.checked(record.options), args.judge, args.playouts)
        ledger = record_ledger(game, record, judge)
        data = {"game": record.game, "judge": str(judge), **ledger.to_data()}
        data["words"] = turning_words(ledger, context.say)
        if args.out and figures:
            note = context.say("luck-note-net" if isinstance(judge, NetJudge) else "luck-note")
            write_text(args.out, luck_page(record, ledger, data["words"], note, context.say, context.language))
            write_text(figures, json.dumps(data, ensure_ascii=False, indent=1) + "\n")
        context.report(data, [*totals(ledger, context.say), *data["words"]])
        return HOLDS

    def run_log(self, args: argparse.Namespace, context: CommandContext) -> int:
        heading, pairs = read_log(args.file)
        game = find_game(heading.game)
        if Heading.of(game, heading.options, heading.bots, heading.seed, heading.varied) != heading:
            raise UserError("luck-other", file=str(args.file))
        judge = judge_for(game, heading.options, args.judge, args.playouts)
        found: list[tuple[Pair, list[float]]] = []
        label = context.say("luck-label", game=heading.game)
        task = partial(pair_luck, heading, args.judge, args.playouts)
        numbers = [(pair.number, pair.first, pair.second) for pair in pairs]
        for pair, luck in zip(pairs, in_order(task, numbers, args.ray)):
            found.append((pair, luck))
            context.show_progress(len(found), len(pairs), label)
        context.end_progress()
        scores = luck_score(heading, found)
        data = {"game": heading.game, "judge": str(judge)}
        context.report(
            data | {"pairings": [score.to_data() for score in scores]},
            [line for score in scores for line in log_lines(score, context.say)],
        )
        return HOLDS


def pair_luck(heading: Heading, wanted: str | None, playouts: int, item: tuple[int, int, int]) -> list[float]:
    """Red's luck in both games of a pair, played again."""
    number, first, second = item
    game = find_game(heading.game)
    options = heading.options_of(game, number)
    judge = judge_for(game, options, wanted, playouts)
    luck = []
    for seated, deal, chance in pair_numbers(heading.bots, heading.seed, first, second, number):
        players = [player(game, bot) for bot in seated]
        luck.append(played_ledger(game, options, players, deal, chance, judge).luck)
    return luck


def log_lines(score: LuckScore, say: Say) -> list[str]:
    def shown(values: tuple[float, float, float]) -> str:
        middle, low, high = (100 * value for value in values)
        return decimals(f"{middle:.1f} % [{low:.1f} – {high:.1f}]", say)

    plain, adjusted = shown(score.plain), shown(score.adjusted)
    bots = " – ".join(score.bots)
    if score.alike:
        return [say("luck-log-alike", bots=bots, plain=plain)]
    factor = decimals(f"{score.factor:.2f}", say)
    return [say("luck-log-line", bots=bots, plain=plain, adjusted=adjusted, factor=factor)]


def totals(ledger: Ledger, say: Say) -> list[str]:
    luck = 100 * ledger.luck
    side = "@side-red" if luck >= 0 else "@side-blue"
    lines = [say("luck-total", side=side, points=round(abs(luck)))]
    for number, name in enumerate(SIDE_NAMES):
        lines.append(say("luck-given", side=f"@side-{name}", points=points_given(ledger, number)))
    return lines


def points_given(ledger: Ledger, side: int) -> int:
    return max(0, round(100 * ledger.given_away(side)))  # below 0 is the judge's own noise


def turning_words(ledger: Ledger, say: Say) -> list[str]:
    """The turning points, each in a sentence: what moved the chances, and from where to where."""
    return [turning_sentence(ledger.lines[at - 1], ledger.lines[at], say) for at in ledger.turning_points()]


def turning_sentence(before: Line, line: Line, say: Say) -> str:
    moved = line.value - before.value
    cause = "luck" if abs(line.luck) > abs(moved) / 2 else "choice"
    return say(
        "luck-turn",
        step=line.step + 1,
        side=f"@side-{SIDE_NAMES[line.side]}",
        choice=line.sentence,
        before=f"{100 * before.value:.0f}",
        after=f"{100 * line.value:.0f}",
        cause=cause,
    )


def luck_page(record: Record, ledger: Ledger, turning: Sequence[str], note: str, say: Say, language: str) -> str:
    def written(value: float) -> str:
        text = f"{100 * value:+.1f}".replace("-", "−")
        return text.replace(".", ",") if language == "de" else text

    rows, marks = [], []
    for line in ledger.lines:
        side = f"{say(f'side-{SIDE_NAMES[line.side]}')}: " if line.side >= 0 else ""
        rows.append([f"{line.step + 1}. {side}{say('report-name', name=line.sentence)}", f"{100 * line.value:.0f} %"])
        rows[-1] += [written(line.luck), written(0 - line.given_away)]
        tip = say("luck-tip", what=rows[-1][0], value=rows[-1][1], luck=rows[-1][2], given=rows[-1][3])
        marks.append((line.value, tip))
    title = say("luck-curve")
    plot = curve(title, marks, ledger.turning_points(), say("luck-low"), say("luck-high"), say("luck-column-step"))
    columns = [say(f"luck-column-{name}") for name in ("step", "value", "luck", "given")]
    sections = [Section("luck", title, note, plot, columns, rows)]
    if turning:
        points = "".join(f"<li>{escape(sentence)}</li>" for sentence in turning)
        turns = say("luck-turning-note")
        sections.append(Section("turning", say("luck-turning"), turns, f"<ol>{points}</ol>", [], []))
    title = say("luck-title", game=f"@{record.game}-name")
    lead = [escape(sentence) for sentence in how_it_went(record, ledger, say)]
    return page(language, title, lead, sections, say("report-table"), tiles(ledger, say))


def how_it_went(record: Record, ledger: Ledger, say: Say) -> list[str]:
    """Who played, who won, and what the result comes to without the luck."""
    seated = [seat.get("name") or seat.get("level") or "@luck-somebody" for seat in record.seats]
    players = dict(zip(SIDE_NAMES, [*seated, "@luck-somebody", "@luck-somebody"]))
    winner = (record.result or {}).get("winner")
    sentences = [say("luck-played", **players, winner=winner or ("nobody" if record.result else "open"))]
    if ledger.adjusted is not None:
        sentences.append(say("luck-adjusted", points=round(100 * ledger.adjusted)))
    return sentences


def tiles(ledger: Ledger, say: Say) -> list[Tile]:
    luck = 100 * ledger.luck
    side = "@side-red" if luck >= 0 else "@side-blue"
    found = [Tile(say("luck-tile-luck"), f"{abs(luck):.0f}", say("luck-tile-for", side=side))]
    for number, name in enumerate(SIDE_NAMES):
        given = f"{points_given(ledger, number)}"
        found.append(Tile(say("luck-tile-given", side=f"@side-{name}"), given, say("luck-tile-choices")))
    return found
