"""A battle with miniatures in the terminal: odds before the act, moves by where they end, measured distances."""

import io
from typing import Any

import pytest
from textual.pilot import Pilot

from cannae.core.contract import UserError
from cannae.games import tabletop as t
from cannae.games.tabletop.odds.foretold import sentences
from cannae.games.tabletop.rules.charge.charging import ask_to_charge
from cannae.games.tabletop.rules.movement.families import ADVANCE, code
from cannae.games.tabletop.state import CHARGE, DONE, GROUP
from cannae.locale import words
from cannae.table import person
from cannae.terminal.choices import ChoiceList
from cannae.terminal.plain import Plain
from cannae.terminal.play_screen import PlayScreen
from cannae.terminal.session import TerminalSession
from stage import on_stage, press, screen_text, session, settled
from tabletop.scene import n, scene


def at_table(language: str = "en") -> TerminalSession:
    return session("tabletop", person("A"), person("B"), language=language, options={"turns": 4})


def dialogue(one: TerminalSession, *lines: str) -> str:
    sink = io.StringIO()
    Plain(one, io.StringIO("".join(f"{line}\n" for line in lines)), sink).play()
    return sink.getvalue()


@pytest.mark.parametrize(
    ("language", "wins", "point"), [("en", "The impact: won", "."), ("de", "Der Aufprall: gewonnen", ",")]
)
def test_the_odds_of_a_charge_in_sentences(language: str, wins: str, point: str) -> None:
    state = scene("R1 R1 24000 9000 0", "B3 C3 25000 11500 360")
    ask_to_charge(state)
    data = state.preview(0, CHARGE + 64 * n("R1"))
    assert data is not None
    found = t.GAME.preview_lines(data, words(language).say)
    assert found == sentences(data, words(language).say)
    text = "\n".join(found)
    whole, rest = divmod(round(float(str(data["win"])) * 1000), 10)
    assert f"{wins} {whole}{point}{rest} %" in text
    assert len(found) == 1 + 3 + 2 + 2 + 4  # the files, the dice, the chances, the impact and three rounds
    exact: Any = data["exact"]
    assert ("won " if language == "en" else "gewonnen ") + exact["win"] in text
    flank = scene("R8 R8 16000 14000 180", "B3 C3 24000 12000 360")
    ask_to_charge(flank)
    side = flank.preview(0, CHARGE + 64 * n("R8"))
    assert side is not None
    assert len(sentences(side, words(language).say)) > 5


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_odds_of_shots_in_sentences(language: str) -> None:
    state = scene("R10 R10 24000 9000 0", "B5 C5 24000 12500 360")
    data = state.preview(0, DONE)
    assert data is not None
    (line,) = sentences(data, words(language).say)
    assert "R10" in line
    assert "4+" in line


def test_plain_text_tells_odds_and_moves_to_a_place() -> None:
    one = at_table()
    said = dialogue(one, "", "odds", "odds done", "odds R1", "R1", "to 1 1", "to x y", "undo", "quit")
    assert "Which choice? Say" in said
    assert "Nobody has a target to shoot at." in said
    assert "nothing can be foretold about that" in said
    assert "no move ends within 1 MU of there" in said
    assert "names no place" in said
    german = dialogue(at_table("de"), "", "chancen fertig", "quit")
    assert "Niemand hat ein Ziel." in german


def test_a_move_by_where_it_ends() -> None:
    state = scene("R1 R1 24000 9000 0")
    with pytest.raises(UserError, match="tabletop-no-goal"):
        state.read_choice(0, "to 24 11")
    state.apply(0, GROUP + n("R1"))
    assert state.read_choice(0, "to 24 11") == code(ADVANCE, 0, 8)
    assert state.read_choice(0, "nach 24,0 11,0 0°") == code(ADVANCE, 0, 8)
    choice = state.read_choice(0, "to 24.3 10.2 30")
    assert state.write_choice(0, choice) == "w+30"
    with pytest.raises(UserError, match="tabletop-far-goal"):
        state.read_choice(0, "to 24 13.1")


@pytest.mark.parametrize(("language", "said"), [("en", "enemies: B3 at 2.50 MU"), ("de", "Feinde: B3 in 2,50 ME")])
def test_the_board_measures_to_the_enemies_within_6_MU(language: str, said: str) -> None:
    state = scene("R1 R1 24000 9000 0", "B3 C3 25000 11500 360", "B1 C1 24000 15001 360", led="2R1")
    say = words(language).say
    lines = t.GAME.board(state.view(0), say)
    assert lines is not None
    (row,) = (line for line in lines if line.startswith("R1 "))
    assert said in row
    assert "B1" not in row
    assert all("B" not in line.partition(":")[2] for line in lines if line.startswith("B1 "))


def test_the_full_screen_shows_odds_and_finds_a_move_by_its_notation() -> None:
    one = at_table()
    screen = PlayScreen(one)

    async def act(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")  # past the curtain
        assert one.table.state.phase() == "pick"
        screen.query_one("#choices", ChoiceList).point_at(DONE)
        await press(pilot, "p")
        assert "Nobody has a target" in screen_text(pilot)
        await press(pilot, "escape", "down", "p")
        assert "foretold" in screen_text(pilot)
        one.choose(one.viewer, one.table.state.read_choice(one.viewer, "RB"[one.viewer] + "1"))
        screen.show_table()
        await settled(pilot)
        await press(pilot, "slash", "a", "2", "enter")
        entry = screen.query_one("#choices", ChoiceList).entry
        assert entry is not None
        assert entry.notation == "a2"

    on_stage(screen, act, (120, 40))
