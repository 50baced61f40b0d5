"""Playing on the full screen, alone against the computer or two in turn at one keyboard; and watching two bots."""

import asyncio

from textual.binding import Binding
from textual.content import Content
from textual.timer import Timer
from textual.widgets import Input

from cannae.core.contract import SPECTATOR, UserError
from cannae.terminal.choices import ChoiceList
from cannae.terminal.paint import FADED, SIDE_COLOURS, side_text
from cannae.terminal.screens import CurtainScreen, QuestionScreen
from cannae.terminal.sitting import Entry, Sitting
from cannae.terminal.table_screen import TableScreen


class PlayScreen(TableScreen):
    BINDINGS = [
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
        Binding("g", "greyed", show=False),
        Binding("slash", "find", show=False),
        Binding("escape", "find_no_more", show=False),
        Binding("o", "offer", show=False),
        Binding("d", "decline", show=False),
        Binding("x", "resign", show=False),
        Binding("n", "end", show=False),
    ]
    KEYS = ["rows", "variants", "digits", "enter", "u", "h", "g", "slash", "r", "l", "b", "o", "d", "x", "help", "q"]
    FOOT = [
        ("enter", ""),
        ("u", "undo"),
        ("h", "hint"),
        ("g", "greyed"),
        ("r", "rules"),
        ("l", "log"),
        ("b", "board"),
        ("help", "help"),
        ("q", "quit_table"),
    ]

    def __init__(self, sitting: Sitting) -> None:
        game = sitting.table.game
        super().__init__(sitting.words.say(f"{game.id}-name"), sitting.rulebook(), sitting.words)
        self.sitting = sitting
        self.greyed = True
        self.seen = [0, 0, 0]  # events each viewer had read before this decision
        self.ended = False
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
        sitting = self.sitting
        while (side := sitting.bot_turn()) is not None:
            self.set_text("prompt", self.words.say("prompt-thinking"))
            task = sitting.table.bot_task(side, sitting.table.seats[side].level)
            sitting.choose(side, await asyncio.to_thread(task))
        if sitting.table.outcome() is not None:
            self.show_table()
            if not self.ended:
                self.ended = True
                self.ask_about_end()
        elif sitting.must_hand_over():
            self.draw_curtain()
        else:
            self.show_table()

    def draw_curtain(self) -> None:
        awaited = self.sitting.awaited()
        assert awaited is not None
        viewer = self.sitting.viewer
        can_undo = viewer != SPECTATOR and self.sitting.table.can_undo(viewer)
        self.hide_table()
        self.app.push_screen(CurtainScreen(awaited, self.words, can_undo), self.after_curtain)

    def after_curtain(self, answer: str | None) -> None:
        if answer == "quit":
            self.action_quit_table()
            return
        if answer == "undo":
            self.attempt(self.sitting.undo)
        else:
            self.sitting.hand_over()
        self.go_on()

    def ask_about_end(self) -> None:
        table, say = self.sitting.table, self.words.say
        seed = Content.styled(say("fair-seed", seed=table.seed().hex()), FADED)
        text = Content.assemble(self.painter.line(self.sitting.result()), "\n\n", seed)
        answers = [("look", say("end-look")), ("again", say("end-again")), ("quit", say("end-quit"))]
        if not self.sitting.people:
            del answers[1]
        self.app.push_screen(QuestionScreen(say("title-end"), text, answers), self.after_end)

    def action_end(self) -> None:
        if self.ended:
            self.ask_about_end()

    def after_end(self, answer: str | None) -> None:
        if answer == "again":
            self.sitting = self.sitting.again()
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
        sitting = self.sitting
        self.set_text("players", self.players())
        self.show_board(sitting.board())
        prompt = sitting.prompt()
        if sitting.viewer != SPECTATOR and sitting.table.offered == 1 - sitting.viewer:
            prompt = f"{self.words.say('prompt-offered')} {prompt}"
        self.set_text("prompt", self.painter.line(prompt))
        self.show_log(sitting.happenings(), self.seen[sitting.viewer])
        entries = sitting.entries(self.greyed)
        choices = self.query_one("#choices", ChoiceList)
        wanted = self.query_one("#find", Input).value.strip().casefold()
        choices.show([entry for entry in entries if wanted in f"{entry.text} {entry.notation}".casefold()])
        allowed = sum(entry.rule is None for entry in entries)
        counted = self.words.say("choices-count", allowed=allowed, greyed=len(entries) - allowed)
        choices.border_subtitle = counted if entries else ""
        if sitting.trouble is not None:
            self.say_of_cursor(self.words.user_error(sitting.trouble), "$error")
        elif sitting.notice:
            self.say_of_cursor(sitting.notice, "$accent")
            sitting.notice = ""

    def players(self) -> Content:
        parts = []
        for side in (0, 1):
            acting = side in self.sitting.table.to_act
            name = Content.assemble(side_text(side, self.words), " ", self.sitting.seat_name(side))
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
            self.set_text("note", Content.styled(self.words.say("note-choice", notation=entry.notation), FADED))
        else:
            why = self.words.say("note-why", key=self.words.say("key-r"))
            self.set_text("note", Content.assemble((self.sitting.why_not(entry), "$warning"), " ", (why, FADED)))

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
        viewer = self.sitting.viewer
        self.seen[viewer] = len(self.sitting.table.events(viewer))
        if self.attempt(self.sitting.choose, viewer, event.entry.choice):
            self.go_on()

    def attempt(self, deed: object, *args: object) -> bool:
        """Do something that may be refused, and say why if it is."""
        assert callable(deed)
        try:
            deed(*args)
        except UserError as user_error:
            self.say_of_cursor(self.words.user_error(user_error), "$warning")
            return False
        return True

    def action_undo(self) -> None:
        if self.attempt(self.sitting.undo):
            self.go_on()

    def action_hint(self) -> None:
        hint = self.sitting.hint()
        if hint is None:
            self.say_of_cursor(self.words.say("hint-nothing"), "$warning")
            return
        entry, reason = hint
        self.query_one("#choices", ChoiceList).point_at(entry.choice)
        text = self.words.say("hint", text=entry.text, notation=entry.notation, reason=reason)
        self.say_of_cursor(text, "$success")

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

    def on_input_submitted(self) -> None:
        self.query_one("#choices").focus()

    def action_offer(self) -> None:
        if self.attempt(self.sitting.offer_draw):
            self.go_on()

    def action_decline(self) -> None:
        if self.attempt(self.sitting.act, self.sitting.table.decline_draw, self.sitting.viewer):
            self.go_on()

    def action_resign(self) -> None:
        say = self.words.say
        if self.sitting.viewer == SPECTATOR or self.sitting.table.outcome() is not None:
            return
        answers = [("no", say("resign-no")), ("yes", say("resign-yes"))]
        self.app.push_screen(
            QuestionScreen(say("title-resign"), Content(say("resign-sure")), answers), self.after_resign
        )

    def after_resign(self, answer: str | None) -> None:
        if answer == "yes" and self.attempt(self.sitting.resign):
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

    def __init__(self, sitting: Sitting, pause: float = 0.8) -> None:
        super().__init__(sitting)
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
        side = self.sitting.bot_turn()
        if side is not None:
            self.seen[SPECTATOR] = len(self.sitting.table.events(SPECTATOR))
            self.sitting.play_bot(side)
        self.show_table()
        if self.sitting.table.outcome() is not None and not self.ended:
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
        if self.sitting.table.outcome() is None:
            self.set_text("prompt", self.words.say("prompt-paused" if self.paused else "prompt-watching"))
