"""A recorded game on the full screen: forwards, backwards, as any viewer."""

from textual.binding import Binding
from textual.content import Content
from textual.timer import Timer

from cannae.core.contract import SIDE_NAMES, SPECTATOR
from cannae.terminal.paint import FADED, side_text
from cannae.terminal.replay import RecordReplay
from cannae.terminal.table_screen import WIDE, TableScreen

BEFORE, AFTER = 6, 12  # choices shown around the present one


class ReplayScreen(TableScreen):
    BINDINGS = [
        Binding("right,enter", "go(1)", show=False, priority=True),
        Binding("left", "go(-1)", show=False, priority=True),
        Binding("pagedown", "go(10)", show=False, priority=True),
        Binding("pageup", "go(-10)", show=False, priority=True),
        Binding("home", "go(-1000000)", show=False, priority=True),
        Binding("end", "go(1000000)", show=False, priority=True),
        Binding("space", "run", show=False, priority=True),
        Binding("v", "eyes", show=False),
    ]
    KEYS = ["step", "back", "home", "end", "space", "v", "r", "l", "b", "help", "q"]
    FOOT = [
        ("back", "go(-1)"),
        ("step", "go(1)"),
        ("home", "go(-1000000)"),
        ("end", "go(1000000)"),
        ("space", "run"),
        ("v", "eyes"),
        ("r", "rules"),
        ("l", "log"),
        ("help", "help"),
        ("q", "quit_table"),
    ]

    def __init__(self, replay: RecordReplay, pause: float = 0.8) -> None:
        super().__init__(
            replay.words.say(f"{replay.game.id}-name"), replay.game.rulebook(replay.words.language), replay.words
        )
        self.replay = replay
        self.pause_seconds = pause
        self.step = 0
        self.viewer = SPECTATOR
        self.running: Timer | None = None

    def on_mount(self) -> None:
        self.add_class("-reading")
        self.query_one("#prompt-box").border_title = self.words.say("title-replay")
        self.query_one("#note-box").border_title = self.words.say("title-steps")
        self.show_step()

    def show_step(self) -> None:
        replay = self.replay
        self.set_text("players", self.players())
        self.show_board(replay.board(self.step, self.viewer))
        before = len(replay.events(max(self.step - 1, 0), self.viewer))
        events = replay.events(self.step, self.viewer)
        self.show_log([(replay.sentence(event), event.rule) for event in events], before)
        place = self.words.say("prompt-replay", step=self.step, steps=len(replay))
        eyes = "eyes-spectator" if self.viewer == SPECTATOR else f"eyes-{SIDE_NAMES[self.viewer]}"
        older = f"\n{replay.notice()}" if replay.notice() else ""
        self.set_text("prompt", Content.assemble(place, "\n", (self.words.say(eyes) + older, FADED)))
        self.set_text("note", self.steps_around())

    def steps_around(self) -> Content:
        """The choices just before and after this moment, and at the end the result."""
        lines = [] if self.step else [Content.styled(self.words.say("replay-begin"), "bold $accent")]
        before = BEFORE if self.app.size.width >= WIDE else 1  # in one column there is little room
        for number in range(max(self.step - before, 1), min(self.step + AFTER, len(self.replay)) + 1):
            text = self.replay.step_text(number)
            if number == self.step:
                lines.append(Content.assemble(("▸ ", "bold $accent"), self.painter.line(text).stylize("bold")))
            else:
                lines.append(Content.styled(f"  {text}", FADED))
        if self.step == len(self.replay):
            lines += [Content(""), self.painter.line(self.replay.result())]
        return Content("\n").join(lines)

    def players(self) -> Content:
        names = [Content.assemble(side_text(side, self.words), " ", self.replay.seat_name(side)) for side in (0, 1)]
        return Content("    ").join(names)

    def action_go(self, by: int) -> None:
        if self.app.screen is self:
            self.step = min(max(self.step + by, 0), len(self.replay))
            self.show_step()

    def action_run(self) -> None:
        """Start or stop going on by itself."""
        if self.running is not None:
            self.running.stop()
            self.running = None
        else:
            self.running = self.set_interval(self.pause_seconds, lambda: self.action_go(1))

    def action_eyes(self) -> None:
        self.viewer = (self.viewer + 1) % 3
        self.show_step()
