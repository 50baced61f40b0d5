"""Field of Glory in a terminal: what is printed and what is to pay, in both languages, and German that can be typed."""

import io
from typing import Any

import pytest
from textual.pilot import Pilot

from cannae.locale import words
from cannae.terminal.plain import Plain
from cannae.terminal.play_screen import PlayScreen
from cannae.terminal.session import TerminalSession
from stage import on_stage, press, screen_text, session

OPTIONS: dict[str, object] = {"setup": "quick", "first": "red"}


def opened(language: str) -> TerminalSession:
    return session("glory", seed="a terminal", language=language, options=OPTIONS)


def unit_in_hand(one: TerminalSession) -> tuple[str, str, int]:
    """A unit the first player holds and can pay for in column 3: notation, German name, price."""
    state = one.table.state
    for choice in state.choices(0):
        text = state.write_choice(0, choice)
        if text.startswith("place") and text.endswith("at 3"):
            args = state.describe(0, choice)["args"]
            assert isinstance(args, dict)
            if args["cost"]:
                return text.split()[1], str(words("de").value(args["card"])), args["cost"]
    raise AssertionError("nothing can be placed")


def test_a_placing_typed_in_german_is_asked_its_price_in_german() -> None:
    one = opened("de")
    code, name, price = unit_in_hand(one)
    sink = io.StringIO()
    Plain(one, io.StringIO(f"Setze {name} in Spalte 3 ein\nEnde\n"), sink).play()
    said = sink.getvalue()
    assert f"Zahle {price}: wähle Karten im Wert von {price}" in said
    assert [(act.side, act.what) for act in one.table.acts] == [(0, f"place {code} at 3")]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_full_screen_says_what_is_to_pay_and_what_is_printed(language: str) -> None:
    one = opened(language)
    code, _, price = unit_in_hand(one)
    one.choose(0, one.table.state.read_choice(0, f"place {code} at 3"))
    screen = PlayScreen(one)

    async def act(pilot: Pilot[None]) -> None:
        await press(pilot, "home")
        shown = " ".join(screen_text(pilot).split())
        wanted = {"en": f"Pay {price}: pick cards", "de": f"Zahle {price}: wähle"}[language]
        assert wanted in shown
        view: dict[str, Any] = one.table.state.view(0)
        grounds = {column["terrain_name"] for column in view["columns"] if column["notes"]}
        board = " ".join(one.board())
        for ground in grounds:
            assert words(language).say(ground[1:]) + ":" in board

    on_stage(screen, act, size=(140, 60))
