"""Colours for text: the two sides, hearts and diamonds, headings. Every colour repeats what a word or a sign says."""

import re

from textual.content import Content
from textual.style import Style
from textual.theme import Theme

from cannae.core.contract import SIDE_NAMES
from cannae.locale import Words

MARKS = ["◆", "●"]  # red and blue without colour

THEME = Theme(
    name="cannae",
    primary="#d4a94e",
    secondary="#8f7a4f",
    accent="#e6c36a",
    warning="#e0a030",
    error="#e0705a",
    success="#8fb573",
    foreground="#e9e1d1",
    background="#171410",
    surface="#1f1b16",
    panel="#2a251e",
    dark=True,
    variables={
        "border": "#5d5138",
        "block-cursor-background": "#4a3d22",
        "block-cursor-foreground": "#fff6df",
        "block-cursor-text-style": "bold",
        "block-cursor-blurred-background": "#332b1a",
        "block-cursor-blurred-foreground": "#e9e1d1",
        "block-cursor-blurred-text-style": "none",
    },
)

_LABEL = re.compile(r"(?:^|(?<=· ))\s*[^:·│┃]{1,40}(?<! ):(?= )")
RED, BLUE, FADED, QUIET = "#f08a72", "#82b8ee", "#8c8271", "#b9ae98"
SIDE_COLOURS = [RED, BLUE]


def side_text(side: int, words: Words, more: str = "") -> Content:
    return Content.styled(f"{MARKS[side]} {words.say(f'side-{SIDE_NAMES[side]}')}{more}", f"bold {SIDE_COLOURS[side]}")


class Painter:
    """Paints lines a game wrote, by what stands in them."""

    def __init__(self, words: Words) -> None:
        names = [re.escape(words.say(f"side-{name}")) for name in SIDE_NAMES]
        self.patterns = [
            (re.compile(rf"[◆▲▼]?(?<![^\W_]){names[0]}(?![^\W_])|◆"), f"bold {RED}"),
            (re.compile(rf"(?<![^\W_]){names[1]}(?![^\W_])|●"), f"bold {BLUE}"),
            (re.compile(r"[\w]*[♥♦]"), "#f2a08c"),
            (re.compile(r"[\w]*[♠♣]"), "#d9dfe6"),
            (re.compile(r"[│╎╭╮╰╯─╌║═]+"), FADED),
            (re.compile(r"[┃━┏┓┗┛▸◂]+"), "#d4a94e"),
            (re.compile(r"▒+"), "#a08a5a"),
        ]

    def line(self, text: str) -> Content:
        content = Content(text)
        for pattern, style in self.patterns:
            for match in pattern.finditer(text):
                content = content.stylize(style, match.start(), match.end())
        return content

    def board(self, texts: list[str]) -> Content:
        return Content("\n").join(self.board_line(text) for text in texts)

    def board_line(self, text: str) -> Content:
        line = self.line(text)
        for label in _LABEL.finditer(text):
            line = line.stylize_before(QUIET, label.start(), label.end())
        return line

    def happening(self, text: str, rule: str, fresh: bool) -> Content:
        """A line of the log; the rule it cites can be clicked."""
        line = self.line(text) if fresh else Content.styled(text, FADED)
        if not rule:
            return line
        link = Style.from_meta({"@click": f"screen.rule({rule!r})"}) + Style.parse(QUIET if fresh else FADED)
        return Content.assemble(line, " ", (f"§{rule}", link))
