"""The list of choices. Choices that differ only in where a thing goes share a row; left and right go through them."""

from dataclasses import dataclass

from textual.binding import Binding
from textual.content import Content
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from cannae.terminal.paint import FADED, Painter
from cannae.terminal.session import Entry

MOST_GREYED = 200  # rows; more than anyone would read


@dataclass
class Row:
    variants: list[Entry]
    at: int = 0

    @property
    def entry(self) -> Entry:
        return self.variants[self.at]

    @property
    def open(self) -> bool:
        return any(entry.rule is None for entry in self.variants)


def rows_of(entries: list[Entry]) -> list[Row]:
    """Entries gathered into rows, those with something allowed first."""
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        groups.setdefault(entry.group, []).append(entry)
    rows = []
    for variants in groups.values():
        variants.sort(key=lambda entry: entry.choice)
        first = next((index for index, entry in enumerate(variants) if entry.rule is None), 0)
        rows.append(Row(variants, first))
    allowed = [row for row in rows if row.open]
    return allowed + [row for row in rows if not row.open][:MOST_GREYED]


class ChoiceList(OptionList):
    BINDINGS = [
        Binding("left", "turn(-1)", show=False),
        Binding("right", "turn(1)", show=False),
        *[Binding(str(digit), f"pick({digit})", show=False) for digit in range(1, 10)],
    ]

    class Looked(Message):
        """The cursor stands on an entry, or on none."""

        def __init__(self, entry: Entry | None) -> None:
            super().__init__()
            self.entry = entry

    class Chosen(Message):
        def __init__(self, entry: Entry) -> None:
            super().__init__()
            self.entry = entry

    def __init__(self, painter: Painter, id: str) -> None:
        super().__init__(markup=False, id=id)
        self.painter = painter
        self.rows: list[Row] = []

    def show(self, entries: list[Entry]) -> None:
        """Set the list out anew, keeping the cursor near where it was."""
        at = self.highlighted or 0
        self.rows = rows_of(entries)
        self.clear_options()
        self.add_options([Option(self.prompt_of(row)) for row in self.rows])
        if self.rows:
            self.highlighted = min(at, len(self.rows) - 1) if self.rows[min(at, len(self.rows) - 1)].open else 0
        self.post_message(self.Looked(self.entry))

    @property
    def entry(self) -> Entry | None:
        at = self.highlighted
        return self.rows[at].entry if at is not None and at < len(self.rows) else None

    def prompt_of(self, row: Row) -> Content:
        entry = row.entry
        text = self.painter.line(entry.text) if entry.rule is None else Content.styled(f"{entry.text}", FADED)
        mark = Content(" ") if entry.rule is None else Content.styled("✕", FADED)
        if len(row.variants) == 1:
            return Content.assemble(mark, " ", text)
        dots = [
            ("◉" if index == row.at else "●" if variant.rule is None else "·")
            for index, variant in enumerate(row.variants)
        ]
        return Content.assemble(mark, " ", text, "  ", ("‹" + "".join(dots) + "›", FADED))

    def action_turn(self, by: int) -> None:
        at = self.highlighted
        if at is not None and len(self.rows[at].variants) > 1:
            row = self.rows[at]
            self.set_variant((row.at + by) % len(row.variants))

    def action_pick(self, digit: int) -> None:
        """The n-th of a row's variants, or the n-th row where rows have no variants."""
        at = self.highlighted
        if at is None:
            return
        if len(self.rows[at].variants) > 1:
            if digit <= len(self.rows[at].variants):
                self.set_variant(digit - 1)
        elif digit <= len(self.rows):
            self.highlighted = digit - 1

    def set_variant(self, index: int) -> None:
        at = self.highlighted
        assert at is not None
        self.rows[at].at = index
        self.replace_option_prompt_at_index(at, self.prompt_of(self.rows[at]))
        self.post_message(self.Looked(self.entry))

    def point_at(self, choice: int) -> None:
        """Put the cursor on a choice."""
        for number, row in enumerate(self.rows):
            for index, entry in enumerate(row.variants):
                if entry.choice == choice:
                    self.highlighted = number
                    self.set_variant(index)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        self.post_message(self.Looked(self.entry))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if self.entry is not None:
            self.post_message(self.Chosen(self.entry))
