"""The screens beside the game: rules, help, the whole log, the curtain, a question, the end."""

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from cannae.core.contract import SIDE_NAMES
from cannae.core.rulebook import Rule, Rulebook
from cannae.locale import Words
from cannae.terminal.paint import FADED, QUIET, Painter, side_text


def plain_text(markdown: str) -> str:
    """A rule's wording without the signs of its markup."""
    return markdown.replace("**", "").replace("`", "").replace("_", "")


class RulesScreen(Screen[None]):
    """The rulebook: type to search, arrows to go through it."""

    BINDINGS = [
        Binding("escape", "close", show=False),
        Binding("slash", "search", show=False),
        Binding("down", "list", show=False),
    ]

    def __init__(self, book: Rulebook, words: Words, number: str = "") -> None:
        super().__init__()
        self.book = book
        self.words = words
        self.number = number
        self.found: list[Rule] = []

    def compose(self) -> ComposeResult:
        with Vertical(id="rules") as box:
            box.border_title = self.book.title
            box.border_subtitle = self.words.say("rules-keys")
            yield Input(placeholder=self.words.say("rules-search"), id="search")
            yield OptionList(id="found", markup=False)

    def on_mount(self) -> None:
        self.show_found("")
        numbers = [rule.number for rule in self.found]
        if self.number in numbers:
            found = self.query_one("#found", OptionList)
            found.focus()
            found.highlighted = numbers.index(self.number)

    def show_found(self, text: str) -> None:
        self.found = self.book.search(text) if text else list(self.book.rules.values())
        options: list[Option] = []
        chapter = ""
        for rule in self.found:
            lines: list[Content | str | tuple[str, str]] = ["\n" if options else ""]
            if rule.chapter != chapter:
                chapter = rule.chapter
                lines += [(chapter.upper(), "bold $primary"), "\n"]
            number = (f"{rule.number}  ", "bold $accent")
            options.append(Option(Content.assemble(*lines, number, plain_text(rule.text))))
        found = self.query_one("#found", OptionList)
        found.clear_options()
        found.add_options(options)
        if options:
            found.highlighted = 0

    def on_input_changed(self, event: Input.Changed) -> None:
        self.show_found(event.value.strip())

    def on_input_submitted(self) -> None:
        self.action_list()

    def action_list(self) -> None:
        self.query_one("#found").focus()

    def action_search(self) -> None:
        self.query_one("#search").focus()

    def action_close(self) -> None:
        self.dismiss()


class TextScreen(Screen[None]):
    """Something long to read, closed by any of the keys one would try."""

    BINDINGS = [Binding("escape,q,enter,l,b,question_mark", "close", show=False)]

    def __init__(self, title: str, text: Content, keys: str, at_end: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.text = text
        self.keys = keys
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="reading") as box:
            box.border_title = self.heading
            box.border_subtitle = self.keys
            yield Static(self.text)

    def on_mount(self) -> None:
        box = self.query_one("#reading", VerticalScroll)
        box.focus()
        if self.at_end:
            box.scroll_end(animate=False)

    def action_close(self) -> None:
        self.dismiss()


class CurtainScreen(Screen[str]):
    """Hides everything while the players change places."""

    BINDINGS = [
        Binding("enter", "leave('go')", show=False),
        Binding("u", "leave('undo')", show=False),
        Binding("q,ctrl+q", "leave('quit')", show=False),
    ]

    def __init__(self, side: int, words: Words, can_undo: bool) -> None:
        super().__init__()
        self.side = side
        self.words = words
        self.can_undo = can_undo

    def compose(self) -> ComposeResult:
        folds = Content.styled("▚▞" * 14, "$secondary")
        name = f"@side-{SIDE_NAMES[self.side]}"
        with Vertical(id="curtain"):
            yield Static(folds)
            yield Static(side_text(self.side, self.words), id="curtain-side")
            yield Static(self.words.say("curtain", side=name))
            if self.can_undo:
                yield Static(Content.styled(self.words.say("curtain-undo"), QUIET))
            yield Static(folds)

    def action_leave(self, how: str) -> None:
        if how != "undo" or self.can_undo:
            self.dismiss(how)


class QuestionScreen(ModalScreen[str]):
    """A few answers to choose from; the first is the harmless one, and Escape takes it."""

    BINDINGS = [Binding("escape", "escape", show=False)]

    def __init__(self, title: str, text: Content, answers: Sequence[tuple[str, str]]) -> None:
        super().__init__()
        self.heading = title
        self.text = text
        self.answers = list(answers)

    def compose(self) -> ComposeResult:
        with Vertical(id="question") as box:
            box.border_title = self.heading
            with VerticalScroll(id="question-text", can_focus=False):
                yield Static(self.text)
            yield OptionList(*[Option(label, id=answer) for answer, label in self.answers], id="answers", markup=False)

    def on_mount(self) -> None:
        answers = self.query_one("#answers", OptionList)
        answers.focus()
        answers.highlighted = 0

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option.id)

    def action_escape(self) -> None:
        self.dismiss(self.answers[0][0])


def help_text(words: Words, keys: Sequence[str]) -> Content:
    """The keys, one to a line: what to press and what it does."""
    lines: list[Content | str | tuple[str, str]] = []
    for key in keys:
        lines += [(f"{words.say(f'key-{key}'):>12}  ", "bold $accent"), words.say(f"key-{key}-does"), "\n"]
    lines += ["\n", (words.say("help-signs"), FADED)]
    return Content.assemble(*lines)


def log_text(happenings: Sequence[tuple[str, str]], painter: Painter) -> Content:
    return Content("\n").join(painter.happening(text, "", True) for text, _ in happenings)
