"""The full-screen terminal: one app, and a first screen for what is to be done in it."""

from textual.app import App
from textual.screen import Screen

from cannae.terminal.paint import THEME


class CannaeApp(App[None]):
    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, first: Screen[None]) -> None:
        super().__init__()
        self.first = first

    def on_mount(self) -> None:
        self.register_theme(THEME)
        self.theme = THEME.name
        self.push_screen(self.first)

    def action_help_quit(self) -> None:
        """What Ctrl+C asks for. Everything is saved at every choice, so there is nothing to ask back."""
        self.exit()
