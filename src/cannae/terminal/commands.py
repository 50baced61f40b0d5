"""The commands that play, watch, replay and read."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from cannae.bots import levels, policy, usual_level
from cannae.commands import HOLDS, Command, CommandContext
from cannae.commands.options import allowed, option_arguments, read_options
from cannae.core.contract import SIDE_NAMES, SPECTATOR, UserError
from cannae.core.game import Game, Say
from cannae.core.options import Document
from cannae.core.registry import game as find_game
from cannae.core.registry import games
from cannae.locale import printable, words
from cannae.table import Seat, computer, person, store
from cannae.table.record import load_record
from cannae.terminal.hint import Hint
from cannae.terminal.lookup import look_up
from cannae.terminal.plain import Plain
from cannae.terminal.replay import RecordReplay
from cannae.terminal.session import TerminalSession, new_record, new_save, new_table, saves, with_rule


def game_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """What playing and watching share."""
    parser.add_argument("game", nargs="?", metavar=say("meta-game"), help=say("help-game"))
    parser.add_argument("--plain", action="store_true", help=say("help-plain"))
    parser.add_argument("--seed", metavar=say("meta-text"), help=say("help-seed"))
    parser.add_argument("--record", type=Path, metavar=say("meta-file"), help=say("help-record"))
    option_arguments(parser, say)


def chosen_game(name: str | None) -> Game:
    return find_game(name) if name else next(game for game in games().values() if game.playable)


def full_screen(args: argparse.Namespace, context: CommandContext) -> bool:
    """Whether there is a screen to fill; without one the same game is played as lines of text."""
    return not args.plain and not context.json and sys.stdin.isatty() and sys.stdout.isatty()


def finish(session: TerminalSession, context: CommandContext) -> int:
    """Say how it ended, or as data that it has not."""
    table = session.table
    outcome = table.outcome()
    lines = []
    if outcome is not None:
        if session.trouble is not None:
            raise session.trouble
        lines = [session.result(), session.words.say("fair-seed", seed=table.seed().hex())]
        if session.record_to is not None:
            lines.append(session.words.say("record-written", file=str(session.record_to)))
    data = {
        "game": table.game.id,
        "options": table.options,
        "seats": [seat.to_data() for seat in table.seats],
        "result": outcome.to_data() if outcome else None,
        "choices": len(table.history.played),
        "fair": table.fair,
    }
    context.report(data, lines)
    return HOLDS


class Play(Command):
    name = "play"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        game_arguments(parser, say)
        parser.add_argument("--opponent", metavar=say("meta-level"), help=say("help-opponent"))
        parser.add_argument("--side", choices=SIDE_NAMES, default="red", help=say("help-side"))
        parser.add_argument("--hotseat", action="store_true", help=say("help-hotseat"))
        parser.add_argument("--resume", nargs="?", const="", metavar=say("meta-file"), help=say("help-resume"))

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        session = self.sit_down(args, context)
        if full_screen(args, context):
            from cannae.terminal.app import CannaeApp  # the full screen takes a while to import
            from cannae.terminal.play_screen import PlayScreen

            screen = PlayScreen(session)
            CannaeApp(screen).run()
            session = screen.session
            if session.table.outcome() is None:
                context.print(session.words.say("plain-left", game=session.table.game.id))
            return finish(session, context)
        Plain(session, sink=sys.stderr if context.json else sys.stdout).play()
        return finish(session, context)

    def sit_down(self, args: argparse.Namespace, context: CommandContext) -> TerminalSession:
        dictionary = words(context.language)
        game = chosen_game(args.game)
        if args.resume is not None:
            if args.seed is not None or args.option or args.document or args.opponent or args.hotseat:
                raise UserError("resume-alone")
            path = Path(args.resume) if args.resume else next(iter(saves(game)), None)
            if path is None:
                raise UserError("resume-nothing", game=game.id)
            table = store.load(path)
            if args.game and table.game.id != game.id:
                raise UserError("resume-other-game", file=str(path), other=table.game.id, game=game.id)
            return TerminalSession(table, dictionary, path, args.record or new_record(game))
        table = new_table(game, read_options(game, args.option, args.document), self.seats(args, game), args.seed)
        unfinished = bool(saves(game))
        session = TerminalSession(table, dictionary, new_save(game), args.record or new_record(game))
        session.notice = context.say("resume-there", game=game.id) if unfinished else ""
        return session

    def seats(self, args: argparse.Namespace, game: Game) -> list[Seat]:
        if args.hotseat:
            return [person(), person()]
        level = args.opponent or usual_level(game)
        policy(game, level)
        seats = [person(), computer(level)]
        return seats if args.side == "red" else seats[::-1]


class Watch(Command):
    name = "watch"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        game_arguments(parser, say)
        parser.add_argument("--bots", metavar=say("meta-bots"), help=say("help-bots"))

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        game = chosen_game(args.game)
        names = args.bots.split(",") if args.bots else [usual_level(game)] * 2
        if len(names) != 2:
            raise UserError("bots-two", text=args.bots[:60])
        for name in names:
            policy(game, name)
        seats = [computer(name) for name in names]
        table = new_table(game, read_options(game, args.option, args.document), seats, args.seed)
        session = TerminalSession(table, words(context.language), None, args.record)
        if full_screen(args, context):
            from cannae.terminal.app import CannaeApp
            from cannae.terminal.play_screen import WatchScreen

            CannaeApp(WatchScreen(session)).run()
        else:
            Plain(session, sink=sys.stderr if context.json else sys.stdout).watch()
        return finish(session, context)


class Replay(Command):
    name = "replay"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        parser.add_argument("file", type=Path, metavar=say("meta-file"), help=say("help-replay"))
        parser.add_argument("--plain", action="store_true", help=say("help-plain"))

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        replay = RecordReplay(load_record(args.file), words(context.language))
        if full_screen(args, context):
            from cannae.terminal.app import CannaeApp
            from cannae.terminal.replay_screen import ReplayScreen

            CannaeApp(ReplayScreen(replay)).run()
            return HOLDS
        context.report(self.steps(replay), self.lines(replay))
        return HOLDS

    def steps(self, replay: RecordReplay) -> dict[str, object]:
        steps = []
        for number, entry in enumerate(replay.record.entries, 1):
            events = self.news(replay, number)
            side, text = SIDE_NAMES[entry.side], replay.step_text(number)
            steps.append({"number": number, "side": side, "choice": entry.choice, "text": text, "events": events})
        older = replay.notice() != ""
        start = self.news(replay, 0)
        return {
            "game": replay.game.id,
            "older_rules": older,
            "start": start,
            "steps": steps,
            "result": replay.record.result,
        }

    def news(self, replay: RecordReplay, number: int) -> list[str]:
        """The events of one step that a spectator received, as sentences; of step 0, those before the first."""
        seen = [event for event in replay.events_of_steps[number] if event.audience >> SPECTATOR & 1]
        return [with_rule(replay.sentence(event), printable(event.rule), replay.words) for event in seen]

    def lines(self, replay: RecordReplay) -> Iterator[str]:
        say = replay.words.say
        yield say("plain-title", name=f"@{replay.game.id}-name", tagline=f"@{replay.game.id}-tagline")
        for side in (0, 1):
            yield say("plain-seat", side=f"@side-{SIDE_NAMES[side]}", seat=replay.seat_name(side))
        if replay.notice():
            yield replay.notice()
        for number in range(len(replay) + 1):
            if number:
                yield replay.step_text(number)
            yield from (f"   {text}" for text in self.news(replay, number))
        yield from ["", *replay.board(len(replay), SPECTATOR, spoken=True), "", replay.result()]


class Games(Command):
    name = "games"

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        say = context.say
        data, lines = [], []
        for game in games().values():
            texts = {part: say(f"{game.id}-{part}") for part in ("name", "tagline", "credit")}
            known = list(levels(game)) if game.playable else []
            options = [option.to_data() for option in game.options]
            data.append({"id": game.id, **texts, "playable": game.playable, "levels": known, "options": options})
            lines += [say("games-line", id=game.id, **texts), f"  {texts['credit']}"]
            lines += [f"  {say('games-levels', levels=known)}"] if known else []
            for option in game.options:
                meaning = say(f"{game.id}-option-{option.name}")
                typed = f"--option {option.name}={_shown(option.default)}"
                if isinstance(option, Document):
                    typed = f"--{option.name} {say('meta-file')}"
                lines.append(f"  {typed}  {meaning}")
                lines.append(f"      {say('games-values', values=allowed(game.id, option, say))}")
            lines.append("")
        context.report(data, lines[:-1])
        return HOLDS


def _shown(value: object) -> str:
    """A default as it would be typed."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else str(value)


class Rules(Command):
    name = "rules"

    def arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        parser.add_argument("game", metavar=say("meta-game"), help=say("help-game"))
        parser.add_argument("words", nargs="*", metavar=say("meta-words"), help=say("help-rules"))

    def run(self, args: argparse.Namespace, context: CommandContext) -> int:
        text = " ".join(args.words)
        if not text and args.game not in games():  # a word alone: whatever any game knows of it
            found = [rule for game in games().values() for rule in look_up(game, words(context.language), args.game)]
            text = args.game
        else:
            found = look_up(find_game(args.game), words(context.language), text)
        if not found:
            raise UserError("rules-not-found", text=text[:40])
        lines = [] if text else [find_game(args.game).rulebook(context.language).title]
        chapter = ""
        for rule in found:
            if rule.chapter != chapter:
                chapter = rule.chapter
                lines += ["", chapter, ""]
            lines.append(f"{rule.number}  {rule.text}")
        context.report([{"number": rule.number, "chapter": rule.chapter, "text": rule.text} for rule in found], lines)
        return HOLDS


COMMANDS: list[type[Command]] = [Play, Watch, Replay, Hint, Games, Rules]
