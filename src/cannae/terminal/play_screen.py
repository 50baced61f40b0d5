"""Playing on the full screen, alone against the computer or two in turn at one keyboard; and watching two bots."""

import asyncio
from collections.abc import Callable

from textual.binding import Binding
from textual.content import Content
from textual.timer import Timer
from textual.widgets import Input

from cannae.core.contract import SPECTATOR, UserError
from cannae.terminal.choices import ChoiceList
from cannae.terminal.paint import FADED, SIDE_COLOURS, side_text
from cannae.terminal.screens import CurtainScreen, QuestionScreen, TextScreen
from cannae.terminal.session import Entry, TerminalSession
from cannae.terminal.table_screen import TableScreen


class PlayScreen(TableScreen):
    BINDINGS = [
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
        Binding("p", "odds", show=False),
        Binding("g", "greyed", show=False),
        Binding("slash", "find", show=False),
        Binding("escape", "find_no_more", show=False),
        Binding("o", "offer", show=False),
        Binding("d", "decline", show=False),
        Binding("x", "resign", show=False),
        Binding("n", "end", show=False),
    ]
    KEYS = [
        "rows",
        "variants",
        "digits",
        "enter",
        "u",
        "h",
        "p",
        "g",
        "slash",
        "r",
        "l",
        "b",
        "o",
        "d",
        "x",
        "help",
        "q",
    ]
    FOOT = [
        ("enter", ""),
        ("u", "undo"),
        ("h", "hint"),
        ("p", "odds"),
        ("g", "greyed"),
        ("r", "rules"),
        ("l", "log"),
        ("b", "board"),
        ("help", "help"),
        ("q", "quit_table"),
    ]

    def __init__(self, session: TerminalSession) -> None:
        game = session.table.game
        super().__init__(session.words.say(f"{game.id}-name"), session.rulebook(), session.words)
        self.session = session
        self.greyed = True
        self.seen = [0, 0, 0]  # events each viewer had read before this decision
        self.ended = False
        self.doubted: Entry | None = None  # the choice that was warned of last
        self.remark: tuple[Entry | None, Content] | None = None  # said about what the cursor stands on, until it moves

    def on_mount(self) -> None:
        super().on_mount()
        self.go_on()

    # -- The course of the game -----------------------------------------------------------------------------

    def go_on(self) -> None:
        """Whatever comes next: the computer's choices, the curtain, a decision, the end."""
        self.remark = None  # it was about the position before
        self.run_worker(self.next_decision(), exclusive=True)

    async def next_decision(self) -> None:
        session = self.session
        while (side := session.bot_turn()) is not None:
            self.set_text("prompt", self.words.say("prompt-thinking"))
            task = session.table.bot_task(side, session.table.seats[side].level)
            session.choose(side, await asyncio.to_thread(task))
        if session.table.outcome() is not None:
            self.show_table()
            if not self.ended:
                self.ended = True
                self.ask_about_end()
        elif session.must_hand_over():
            self.draw_curtain()
        else:
            self.show_table()

    def draw_curtain(self) -> None:
        awaited = self.session.awaited()
        assert awaited is not None
        viewer = self.session.viewer
        can_undo = viewer != SPECTATOR and self.session.table.can_undo(viewer)
        self.hide_table()
        self.app.push_screen(CurtainScreen(awaited, self.words, can_undo), self.after_curtain)

    def after_curtain(self, answer: str | None) -> None:
        if answer == "quit":
            self.action_quit_table()
            return
        if answer == "undo":
            self.attempt(self.session.undo)
        else:
            self.session.hand_over()
        self.go_on()

    def ask_about_end(self) -> None:
        table, say = self.session.table, self.words.say
        seed = Content.styled(say("fair-seed", seed=table.seed().hex()), FADED)
        text = Content.assemble(self.painter.line(self.session.result()), "\n\n", seed)
        answers = [("look", say("end-look")), ("again", say("end-again")), ("quit", say("end-quit"))]
        if not self.session.people:
            del answers[1]
        self.app.push_screen(QuestionScreen(say("title-end"), text, answers), self.after_end)

    def action_end(self) -> None:
        if self.ended:
            self.ask_about_end()

    def after_end(self, answer: str | None) -> None:
        if answer == "again":
            self.session = self.session.again()
            self.seen, self.ended = [0, 0, 0], False
            self.go_on()
        elif answer == "quit":
            self.action_quit_table()

    # -- What is shown --------------------------------------------------------------------------------------

    def hide_table(self) -> None:
        for part in ("board", "log", "prompt", "note"):
            self.set_text(part, "")
        find = self.query_one("#find", Input)
        with find.prevent(Input.Changed):
            find.value = ""
        find.display = False
        choices = self.query_one("#choices", ChoiceList)
        choices.show([])
        choices.focus()

    def show_table(self) -> None:
        session = self.session
        self.set_text("players", self.players())
        self.show_board(session.board())
        prompt = session.prompt()
        if session.viewer != SPECTATOR and session.table.offered == 1 - session.viewer:
            prompt = f"{self.words.say('prompt-offered')} {prompt}"
        self.set_text("prompt", self.painter.line(prompt))
        self.show_log(session.happenings(), self.seen[session.viewer])
        entries = session.entries(self.greyed)
        choices = self.query_one("#choices", ChoiceList)
        wanted = self.query_one("#find", Input).value.strip().casefold()
        choices.show([entry for entry in entries if wanted in f"{entry.text} {entry.notation}".casefold()])
        allowed = sum(entry.rule is None for entry in entries)
        counted = self.words.say("choices-count", allowed=allowed, greyed=len(entries) - allowed)
        choices.border_subtitle = counted if entries else ""
        if session.trouble is not None:
            self.say_of_cursor(self.words.user_error(session.trouble), "$error")
        elif session.notice:
            self.say_of_cursor(session.notice, "$accent")
            session.notice = ""

    def players(self) -> Content:
        parts = []
        for side in (0, 1):
            acting = side in self.session.table.to_act
            name = Content.assemble(side_text(side, self.words), " ", self.session.seat_name(side))
            parts.append(Content.assemble(name, (" ◂" if acting else "  ", f"bold {SIDE_COLOURS[side]}")))
        return Content("    ").join(parts)

    def on_choice_list_looked(self, event: ChoiceList.Looked) -> None:
        self.show_note(event.entry)

    def show_note(self, entry: Entry | None) -> None:
        if self.remark is not None and self.remark[0] == entry:
            self.set_text("note", self.remark[1])
            return
        self.remark = None
        if entry is None:
            self.set_text("note", self.words.say("note-end") if self.ended else "")
        elif entry.rule is None:
            promised = " ".join(self.session.promises(entry))
            note = Content.styled(self.words.say("note-choice", notation=entry.notation), FADED)
            self.set_text("note", Content.assemble(promised, "\n", note) if promised else note)
        else:
            why = self.words.say("note-why", key=self.words.say("key-r"))
            self.set_text("note", Content.assemble((self.session.why_not(entry), "$warning"), " ", (why, FADED)))

    def say_of_cursor(self, text: str, style: str) -> None:
        entry = self.query_one("#choices", ChoiceList).entry
        self.remark = (entry, Content.styled(text, style))
        self.show_note(entry)

    # -- What is done ---------------------------------------------------------------------------------------

    def on_choice_list_chosen(self, event: ChoiceList.Chosen) -> None:
        if event.entry.rule is not None:
            self.show_note(event.entry)
            self.app.bell()
            return
        doubt = self.session.doubt(event.entry)
        if doubt and self.doubted != event.entry:
            self.doubted = event.entry
            self.say_of_cursor(self.words.say("doubt-again", why=doubt), "$warning")
            return
        self.doubted = None
        viewer = self.session.viewer
        self.seen[viewer] = len(self.session.table.events(viewer))
        if self.attempt(self.session.choose, viewer, event.entry.choice):
            self.go_on()

    def attempt(self, act: Callable[..., object], *args: object) -> bool:
        """Do something that may be refused, and say why if it is."""
        try:
            act(*args)
        except UserError as user_error:
            self.say_of_cursor(self.words.user_error(user_error), "$warning")
            return False
        return True

    def action_undo(self) -> None:
        if self.attempt(self.session.undo):
            self.go_on()

    def action_hint(self) -> None:
        hint = self.session.hint()
        if hint is None:
            self.say_of_cursor(self.words.say("hint-nothing"), "$warning")
            return
        entry, reason = hint
        self.query_one("#choices", ChoiceList).point_at(entry.choice)
        text = self.words.say("hint", text=entry.text, notation=entry.notation, reason=reason)
        self.say_of_cursor(text, "$success")

    def action_odds(self) -> None:
        """What the choice under the cursor promises."""
        entry = self.query_one("#choices", ChoiceList).entry
        if entry is None:
            return
        try:
            lines = self.session.odds(entry)
        except UserError as user_error:
            self.say_of_cursor(self.words.user_error(user_error), "$warning")
            return
        text = Content("\n").join([self.painter.line(line) for line in [entry.text, "", *lines]])
        self.app.push_screen(TextScreen(self.words.say("title-odds"), text, self.words.say("reading-keys")))

    def action_greyed(self) -> None:
        self.greyed = not self.greyed
        self.show_table()

    def action_find(self) -> None:
        """A line to type in, which leaves of the list only what contains it."""
        find = self.query_one("#find", Input)
        find.display = True
        find.focus()

    def action_find_no_more(self) -> None:
        find = self.query_one("#find", Input)
        find.value = ""
        find.display = False
        self.query_one("#choices").focus()

    def on_input_changed(self) -> None:
        self.show_table()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """What was typed may also be a choice in notation: then the cursor goes there."""
        choices = self.query_one("#choices", ChoiceList)
        choices.focus()
        text = event.value.strip()
        if not text:
            return
        try:
            choice = self.session.table.state.read_choice(self.session.viewer, text)
        except UserError as user_error:
            if not choices.rows:  # it is no part of any choice either
                self.action_find_no_more()
                self.say_of_cursor(self.words.user_error(user_error), "$warning")
            return
        find = self.query_one("#find", Input)
        with find.prevent(Input.Changed):  # the list is set out here, before the cursor goes there
            find.value = ""
        find.display = False
        self.show_table()
        self.call_after_refresh(choices.point_at, choice)

    def action_offer(self) -> None:
        if self.attempt(self.session.offer_draw):
            self.go_on()

    def action_decline(self) -> None:
        if self.attempt(self.session.act, self.session.table.decline_draw, self.session.viewer):
            self.go_on()

    def action_resign(self) -> None:
        say = self.words.say
        if self.session.viewer == SPECTATOR or self.session.table.outcome() is not None:
            return
        answers = [("no", say("resign-no")), ("yes", say("resign-yes"))]
        self.app.push_screen(
            QuestionScreen(say("title-resign"), Content(say("resign-sure")), answers), self.after_resign
        )

    def after_resign(self, answer: str | None) -> None:
        if answer == "yes" and self.attempt(self.session.resign):
            self.go_on()


class WatchScreen(PlayScreen, inherit_bindings=False):
    """Two bots, at the pace of a reader."""

    BINDINGS = [
        *TableScreen.BINDINGS,
        Binding("n", "end", show=False),
        Binding("space", "pause", show=False),
        Binding("right,enter", "step", show=False, priority=True),
        Binding("plus,equals_sign", "faster", show=False),
        Binding("minus", "slower", show=False),
        Binding("end", "finish", show=False, priority=True),
    ]
    KEYS = ["space", "step", "faster", "slower", "end", "r", "l", "b", "help", "q"]
    FOOT = [
        ("space", "pause"),
        ("step", "step"),
        ("faster", "faster"),
        ("slower", "slower"),
        ("end", "finish"),
        ("r", "rules"),
        ("help", "help"),
        ("q", "quit_table"),
    ]

    def __init__(self, session: TerminalSession, pause: float = 0.8) -> None:
        super().__init__(session)
        self.pause_seconds = pause
        self.paused = False
        self.ticking: Timer | None = None

    def go_on(self) -> None:
        self.show_table()
        self.restart_clock()

    def restart_clock(self) -> None:
        if self.ticking is not None:
            self.ticking.stop()
        self.ticking = self.set_interval(self.pause_seconds, self.tick)

    def tick(self) -> None:
        if not self.paused and self.app.screen is self:
            self.action_step()

    def action_step(self) -> None:
        if self.app.screen is not self:
            return
        side = self.session.bot_turn()
        if side is not None:
            self.seen[SPECTATOR] = len(self.session.table.events(SPECTATOR))
            self.session.play_bot(side)
        self.show_table()
        if self.session.table.outcome() is not None and not self.ended:
            self.ended = True
            if self.ticking is not None:
                self.ticking.stop()
            self.ask_about_end()

    def action_finish(self) -> None:
        while not self.ended and self.app.screen is self:
            self.action_step()

    def action_pause(self) -> None:
        self.paused = not self.paused
        self.show_table()

    def action_faster(self) -> None:
        self.pause_seconds = max(self.pause_seconds / 2, 0.05)
        self.restart_clock()

    def action_slower(self) -> None:
        self.pause_seconds = min(self.pause_seconds * 2, 10.0)
        self.restart_clock()

    def show_table(self) -> None:
        super().show_table()
        if self.session.table.outcome() is None:
            self.set_text("prompt", self.words.say("prompt-paused" if self.paused else "prompt-watching"))
