"""The screen that playing, watching and replaying share: the board, the log, a prompt, a list and a note."""

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.style import Style
from textual.widgets import Input, Static

from cannae.core.rulebook import Rulebook
from cannae.locale import Words
from cannae.terminal.choices import ChoiceList
from cannae.terminal.paint import FADED, Painter
from cannae.terminal.screens import RulesScreen, TextScreen, help_text, log_text

WIDE = 100  # columns from which the log and the choices stand beside the board
SPARE = ["enter", "faster", "slower", "b", "l", "g", "end", "home", "back", "v", "h", "r"]  # left out first to last


class TableScreen(Screen[None]):
    BINDINGS = [
        Binding("r", "rules", show=False),
        Binding("l", "log", show=False),
        Binding("b", "board", show=False),
        Binding("question_mark", "help", show=False),
        Binding("q,ctrl+q", "quit_table", show=False),
    ]
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide"), (WIDE + 10, "-broad")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (23, "-middling"), (32, "-high")]
    KEYS: list[str] = []  # what the help explains, by the keys of its messages
    FOOT: list[tuple[str, str]] = []  # what the last line offers: a key's message and its action

    def __init__(self, title: str, book: Rulebook, words: Words) -> None:
        super().__init__()
        self.heading = title
        self.book = book
        self.words = words
        self.painter = Painter(words)
        self.board = Content("")
        self.happenings: list[tuple[str, str]] = []

    def compose(self) -> ComposeResult:
        say = self.words.say
        yield Static(id="players")
        with Horizontal(id="table"):
            with Vertical(id="left"):
                with VerticalScroll(id="board-box", can_focus=False) as board:
                    board.border_title = self.heading
                    yield Static(id="board")
                with VerticalScroll(id="log-box", can_focus=False) as log:
                    log.border_title = say("title-log")
                    yield Static(id="log")
            with Vertical(id="right"):
                with Vertical(id="prompt-box") as prompt:
                    prompt.border_title = say("title-prompt")
                    yield Static(id="prompt")
                yield Input(placeholder=say("choices-find"), id="find")
                choices = ChoiceList(self.painter, id="choices")
                choices.border_title = say("title-choices")
                yield choices
                with VerticalScroll(id="note-box", can_focus=False):
                    yield Static(id="note")
        yield Static(id="foot")

    def on_resize(self) -> None:
        self.set_text("foot", self.foot(self.app.size.width - 2))

    def foot(self, width: int) -> Content:
        """The keys, as many as there is room for; those shown elsewhere too are left out first."""
        offered = list(self.FOOT)
        while True:
            line = Content("  " if width < WIDE else "   ").join(self.offer(key, action) for key, action in offered)
            spare = [item for item in offered if item[0] in SPARE]
            if line.cell_length <= width or not spare:
                return line
            offered.remove(min(spare, key=lambda item: SPARE.index(item[0])))

    def offer(self, key: str, action: str) -> Content:
        does = Content(self.words.say(f"foot-{key}"))
        if action:
            does = does.stylize(Style.from_meta({"@click": f"screen.{action}"}))
        return Content.assemble((self.words.say(f"key-{key}"), "bold $accent"), " ", does)

    def on_mount(self) -> None:
        self.query_one("#choices").focus()

    # -- Filling the parts ----------------------------------------------------------------------------------

    def set_text(self, part: str, text: Content | str) -> None:
        self.query_one(f"#{part}", Static).update(text)

    def show_board(self, lines: list[str]) -> None:
        self.board = self.painter.board(lines)
        self.set_text("board", self.board)

    def show_log(self, happenings: list[tuple[str, str]], seen: int) -> None:
        """The log, with what is new since `seen` in full light."""
        self.happenings = happenings
        lines = [
            self.painter.happening(text, rule, number >= seen) for number, (text, rule) in enumerate(happenings)
        ] or [Content.styled(self.words.say("log-empty"), FADED)]
        self.set_text("log", Content("\n").join(lines))
        self.query_one("#log-box", VerticalScroll).scroll_end(animate=False)

    # -- Keys that all of them have -------------------------------------------------------------------------

    def action_rules(self) -> None:
        self.app.push_screen(RulesScreen(self.book, self.words, self.rule_in_question()))

    def action_rule(self, number: str) -> None:
        self.app.push_screen(RulesScreen(self.book, self.words, number))

    def rule_in_question(self) -> str:
        """The rule that forbids what the cursor stands on."""
        entry = self.query_one("#choices", ChoiceList).entry
        return entry.rule or "" if entry else ""

    def action_log(self) -> None:
        title = self.words.say("title-log")
        text = log_text(self.happenings, self.painter)
        self.app.push_screen(TextScreen(title, text, self.words.say("reading-keys"), at_end=True))

    def action_board(self) -> None:
        self.app.push_screen(TextScreen(self.heading, self.board, self.words.say("reading-keys")))

    def action_help(self) -> None:
        text = help_text(self.words, self.KEYS)
        self.app.push_screen(TextScreen(self.words.say("title-help"), text, self.words.say("reading-keys")))

    def action_quit_table(self) -> None:
        self.app.exit()
