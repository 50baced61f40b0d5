"""The game as lines of text, for screen readers, pipes and scripts: it asks, you type, it says what happened.

A line is the number of a choice, its notation, or a command; the English name of a command works in every language.
"""

import sys
from collections.abc import Callable
from typing import TextIO

from cannae.core.contract import SIDE_NAMES, UserError
from cannae.terminal.lookup import look_up
from cannae.terminal.session import Entry, TerminalSession

FEW = 12  # so many choices are listed unasked
MANY = 60  # more greyed choices than this are counted, not listed
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # screen and scrollback: what the other player saw must be gone


class Plain:
    def __init__(self, session: TerminalSession, source: TextIO | None = None, sink: TextIO | None = None) -> None:
        self.session = session
        self.say = session.words.say
        self.source = source or sys.stdin
        self.sink = sink or sys.stdout
        self.events_shown = [0, 0, 0]  # how many, to each viewer
        self.shown: dict[str, object] = {}  # the view last set out
        self.leaving = False
        self.doubted: Entry | None = None  # the choice that was warned of last
        self.commands: dict[str, Callable[[str], None]] = {
            "list": lambda _: self.list_choices(greyed=False),
            "all": lambda _: self.list_choices(greyed=True),
            "why": self.why,
            "odds": self.odds,
            "undo": lambda _: self.undo(),
            "hint": lambda _: self.hint(),
            "rules": self.rules,
            "board": lambda _: self.board(),
            "log": lambda _: self.log(),
            "offer": lambda _: self.session.offer_draw(),
            "accept": lambda _: self.session.act(self.session.table.accept_draw, self.session.viewer),
            "decline": lambda _: self.session.act(self.session.table.decline_draw, self.session.viewer),
            "resign": self.resign,
            "help": lambda _: self.write(self.say("plain-help")),
            "quit": lambda _: self.leave(),
        }
        self.names = {name: name for name in self.commands} | {"?": "list", "exit": "quit"}
        self.names |= {self.say(f"plain-command-{name}"): name for name in self.commands}

    def write(self, *lines: str) -> None:
        for line in lines:
            self.sink.write(line + "\n")
        self.sink.flush()

    # -- The dialogue ---------------------------------------------------------------------------------------

    def play(self) -> bool:
        """Play until the game is over or the player leaves; whether it is over."""
        session = self.session
        self.introduce()
        while True:
            session.play_bots()
            if session.trouble is not None:
                self.write(session.words.user_error(session.trouble))
            if session.table.outcome() is not None:
                self.tell()
                return True
            if session.must_hand_over() and not self.draw_curtain():
                return False
            self.tell()
            self.ask()
            line = self.read()
            if line is None:
                self.leave()
            else:
                self.answer(line)
            if self.leaving:
                return False

    def watch(self) -> None:
        """Let the computer play to the end, telling what a spectator may know."""
        self.introduce_players()
        while (side := self.session.bot_turn()) is not None:
            self.session.play_bot(side)
            self.tell()
        self.write("", *self.session.board(spoken=True), "")

    def introduce(self) -> None:
        self.introduce_players()
        if self.session.notice:
            self.write(self.session.notice)
        self.write(self.say("plain-hello"))

    def introduce_players(self) -> None:
        table = self.session.table
        name = table.game.id
        self.write(self.say("plain-title", name=f"@{name}-name", tagline=f"@{name}-tagline"))
        for side in (0, 1):
            seat = self.session.seat_name(side)
            self.write(self.say("plain-seat", side=f"@side-{SIDE_NAMES[side]}", seat=seat))
        self.write(self.say("fair-committed" if table.fair else "fair-chosen", commitment=table.commitment))

    def tell(self) -> None:
        """The events that the viewer has not been shown yet."""
        viewer = self.session.viewer
        news = self.session.events(self.events_shown[viewer])
        self.events_shown[viewer] += len(news)
        self.write(*news)

    def ask(self) -> None:
        """The question in full after every change, and not a word of it again while nothing has changed."""
        view = self.session.table.state.view(self.session.viewer)
        if view == self.shown:
            return
        self.shown = view
        self.write("", *self.session.board(spoken=True), "", self.session.prompt())
        if self.session.table.offered == 1 - self.session.viewer:
            self.write(self.say("plain-offered"))
        entries = self.session.entries(greyed=False)
        if len(entries) <= FEW:
            self.list_entries(entries)
        else:
            self.write(self.say("plain-many", count=len(entries)))

    def read(self) -> str | None:
        self.sink.write("> ")
        self.sink.flush()
        try:
            line = self.source.readline(10_000)
        except KeyboardInterrupt:  # as good a way to leave as any: everything is saved
            line = ""
        if not line:
            self.write("")
            return None
        return " ".join("".join(letter if letter.isprintable() else " " for letter in line).split())

    def answer(self, line: str) -> None:
        """Take one line; whatever cannot be done is said, and the question comes again."""
        try:
            if line:
                self.obey(line)
        except UserError as user_error:
            self.write(self.session.words.user_error(user_error))

    def obey(self, line: str) -> None:
        legal = self.session.entries(greyed=False)
        if line.isascii() and line.isdigit():
            self.choose_number(int(line[:9]))
            return
        for entry in legal:
            if entry.notation.casefold() == line.casefold():
                self.choose(entry)
                return
        word, _, rest = line.partition(" ")
        name = self.names.get(word.casefold())
        if name is not None:
            self.commands[name](rest)
        else:
            self.refuse(self.meant(line))

    def choose_number(self, number: int) -> None:
        entries = self.session.entries()
        if not 1 <= number <= len(entries):
            raise UserError("plain-no-number", number=number, count=len(self.session.entries(greyed=False)))
        entry = entries[number - 1]
        if entry.rule:
            self.refuse(entry)
        else:
            self.choose(entry)

    def choose(self, entry: Entry) -> None:
        """Carry a choice out; one that something speaks against only when it is chosen again."""
        doubt = self.session.doubt(entry)
        if doubt and self.doubted != entry:
            self.doubted = entry
            self.write(self.say("doubt-again", why=doubt))
            return
        self.doubted = None
        self.write(self.say("plain-chosen", text=entry.text))
        self.session.choose(self.session.viewer, entry.choice)

    def meant(self, text: str) -> Entry:
        """The choice a text stands for, legal or not."""
        state, side = self.session.table.state, self.session.viewer
        choice = state.read_choice(side, text)
        return self.session.entry(side, choice, state.why_not(side, choice))

    def refuse(self, entry: Entry) -> None:
        if entry.rule is None:
            self.choose(entry)
        else:
            self.write(f"{entry.text}: {self.session.why_not(entry)}")

    # -- The commands ---------------------------------------------------------------------------------------

    def list_choices(self, greyed: bool) -> None:
        entries = self.session.entries(greyed)
        self.list_entries(entries[: len(self.session.entries(greyed=False)) + MANY])
        if len(entries) > len(self.session.entries(greyed=False)) + MANY:
            self.write(self.say("plain-more", count=len(entries)))
        if not greyed:
            self.write(self.say("plain-commands"))

    def list_entries(self, entries: list[Entry]) -> None:
        for number, entry in enumerate(entries, 1):
            key = "plain-greyed" if entry.rule else "plain-choice"
            self.write(self.say(key, number=number, text=entry.text, notation=entry.notation, rule=entry.rule or ""))
            self.write(*(f"   {sentence}" for sentence in self.session.promises(entry)))

    def named(self, text: str, nothing: str) -> Entry:
        """The choice behind a command, by its number or its notation."""
        entries = self.session.entries()
        if text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= len(entries):
            return entries[int(text) - 1]
        if not text:
            raise UserError(nothing)
        return self.meant(text)

    def odds(self, text: str) -> None:
        entry = self.named(text, "plain-odds-what")
        self.write(f"{entry.text}:", *self.session.odds(entry))

    def why(self, text: str) -> None:
        entry = self.named(text, "plain-why-what")
        why = self.say("why-allowed") if entry.rule is None else self.session.why_not(entry)
        self.write(f"{entry.text}: {why}")

    def undo(self) -> None:
        self.session.undo()

    def hint(self) -> None:
        hint = self.session.hint()
        if hint is not None:
            self.write(self.say("hint", text=hint[0].text, notation=hint[0].notation, reason=hint[1]))

    def rules(self, text: str) -> None:
        found = look_up(self.session.table.game, self.session.words, text)
        if not found:
            raise UserError("rules-not-found", text=text[:40])
        self.write(*(f"{rule.number} {rule.text}" for rule in found))

    def board(self) -> None:
        self.shown = {}

    def log(self) -> None:
        self.write(*self.session.events())

    def resign(self, text: str) -> None:
        if text.casefold() not in (self.say("yes"), "yes"):
            raise UserError("plain-resign-sure")
        self.session.resign()

    def leave(self) -> None:
        self.leaving = True
        if self.session.save_to is not None:
            self.write(self.say("plain-left", game=self.session.table.game.id))

    def draw_curtain(self) -> bool:
        """Hide everything until the other player confirms; False at the end of input."""
        awaited = self.session.awaited()
        assert awaited is not None
        self.clear()
        self.write(self.say("curtain", side=f"@side-{SIDE_NAMES[awaited]}"))
        if self.read() is None:
            self.leave()
            return False
        self.clear()
        self.session.hand_over()
        self.shown = {}
        return True

    def clear(self) -> None:
        if self.sink.isatty():
            self.sink.write(CLEAR)
