"""Field of Honour in the terminal: a whole match by keyboard and through a pipe, boards that fit."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from cannae.core.randomness import FastRng
from cannae.core.registry import game, games
from cannae.locale import words
from cannae.terminal.choices import ChoiceList
from cannae.terminal.play_screen import PlayScreen
from honour.scene import scene
from stage import cannae, on_stage, press, screen_text, session

ONE_BATTLE: dict[str, object] = {"battles": 1}


def test_a_battle_is_played_by_keyboard_alone() -> None:
    screen = PlayScreen(session("honour", options=ONE_BATTLE))

    async def act(pilot: Pilot[None]) -> None:
        for _ in range(80):
            if screen.ended:
                break
            await press(pilot, "h", "enter")
        assert screen.ended
        assert "wins" in screen_text(pilot) or "A draw" in screen_text(pilot)

    on_stage(screen, act)


def test_left_right_and_digits_choose_the_space() -> None:
    screen = PlayScreen(session("honour"))

    async def act(pilot: Pilot[None]) -> None:
        choices = screen.query_one(ChoiceList)
        assert choices.entry is not None
        card = choices.entry.notation.partition("@")[0]
        await press(pilot, "right", "right")
        assert choices.entry.notation == f"{card}@3"
        await press(pilot, "left")
        assert choices.entry.notation == f"{card}@2"
        await press(pilot, "5", "enter")
        assert screen.session.table.acts[-1].what == f"{card}@5"

    on_stage(screen, act)


def test_the_list_can_be_searched() -> None:
    screen = PlayScreen(session("honour"))

    async def act(pilot: Pilot[None]) -> None:
        choices = screen.query_one(ChoiceList)
        everything = len(choices.rows)
        await press(pilot, "slash", *"space 4")
        assert len(choices.rows) == everything - 1
        assert all(entry.notation.endswith("@4") for row in choices.rows for entry in row.variants)
        await press(pilot, "enter", "enter")
        assert screen.session.table.acts[-1].what.endswith("@4")
        await press(pilot, "escape")
        assert len(choices.rows) >= everything - 1
        assert any(len(row.variants) == 5 for row in choices.rows)

    on_stage(screen, act)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_hand_and_the_prompt_are_in_sight_on_a_common_terminal(language: str) -> None:
    screen = PlayScreen(session("honour", options=ONE_BATTLE, language=language))

    async def act(pilot: Pilot[None]) -> None:
        for _ in range(60):
            if screen.ended:
                return
            shown = screen_text(pilot)
            hand = screen.session.table.state.view(0)["sides"][0]["hand"]  # type: ignore[index]
            assert f"Hand ({len(hand)}):" in shown
            assert screen.session.prompt()[:30] in shown
            await press(pilot, "enter")
        raise AssertionError("the battle does not end")

    on_stage(screen, act, (80, 24))


def test_a_hint_is_gone_with_the_position_it_was_about() -> None:
    screen = PlayScreen(session("honour", options=ONE_BATTLE))

    async def act(pilot: Pilot[None]) -> None:
        for _ in range(60):
            await press(pilot, "h")
            assert "Hint" in screen_text(pilot)
            passing = screen.query_one(ChoiceList).entry
            await press(pilot, "enter")
            if screen.ended:
                break
            assert "Hint" not in screen_text(pilot)
            if passing is not None and screen.query_one(ChoiceList).entry == passing:
                return  # the same words under the cursor in another position: what was to be seen
        raise AssertionError("no two decisions to pass in a row")

    on_stage(screen, act)


def test_no_word_of_a_rule_is_lost_beside_the_scroll_bar() -> None:
    screen = PlayScreen(session("honour"))

    async def act(pilot: Pilot[None]) -> None:
        await press(pilot, "r", *"king")
        shown = " ".join(screen_text(pilot).replace("│", " ").replace("▊", " ").split())
        for number in ("5.1", "5.8", "6.4"):
            assert screen.book.rules[number].text in shown

    on_stage(screen, act, (100, 32))


def test_a_battle_through_a_pipe_with_a_record_that_holds(tmp_path: Path) -> None:
    record = tmp_path / "battle.json"
    arguments = ["play", "honour", "--option", "battles=1", "--record", str(record), "--seed", "pipe"]
    done = cannae(tmp_path, *arguments, typed="1\n" * 200)
    assert done.returncode == 0, done.stderr
    assert "Space 1, won by" in done.stdout or "Space 1, drawn" in done.stdout
    assert "│" not in done.stdout, "boxes do not read well aloud"
    replayed = cannae(tmp_path, "replay", str(record), "--plain")
    assert replayed.returncode == 0
    assert replayed.stdout.splitlines()[-1] in done.stdout


@pytest.mark.parametrize("language", ["en", "de"])
def test_boards_fit_the_narrowest_screen(language: str) -> None:
    honour = game("honour")
    say = words(language).say
    for number in range(8):  # every sample of the options once
        state = honour.start(honour.sample_options(number), FastRng(number))
        chance = FastRng(1000 + number)
        while state.acting():
            for viewer in (0, 1, 2):
                view = state.view(viewer)
                board = honour.board(view, say)
                assert board is not None
                assert max(len(line) for line in board if not line.startswith("Hand (")) <= 56, board
                assert honour.spoken(view, say)
            side = state.to_act[0]
            options = state.choices(side)
            state.apply(side, options[chance.below(0, len(options))])


# -- As lines of text -----------------------------------------------------------------------------------------


def test_plain_play_tells_stack_and_discard(tmp_path: Path) -> None:
    for language, empty, counted in (
        ("en", "Stack 34, discard empty.", "Stack 33, discard 1: 2♣."),
        ("de", "Stapel 34, Ablage leer.", "Stapel 33, Ablage 1: 2♣."),
    ):
        done = cannae(tmp_path, "play", "honour", "--plain", "--language", language, "--seed", "x", typed="")
        assert empty in done.stdout
        say = words(language).say
        view = scene("4S", "5S", gone="2C").view(0)
        told = game("honour").spoken(view, say)
        assert told is not None
        assert counted.replace("33", str(view["stack"])) in told


def test_while_extra_cards_are_chosen_there_is_no_stack_to_tell() -> None:
    view = game("honour").start({"extra_red": 2}, FastRng(1)).view(0)
    assert view["stack"] is None
    told = game("honour").spoken(view, words("en").say)
    assert told is not None
    assert not any("Stack" in line for line in told)


def test_a_queen_is_laid_by_her_german_name(tmp_path: Path) -> None:
    played = ("play", "honour", "--plain", "--language", "de", "--seed", "x", "--option", "sure_red=QS")
    done = cannae(tmp_path, *played, typed="D♠@3\nPik-Dame@3\n")
    assert "D♠ auf Platz 3" in done.stdout
    assert "ist in diesem Spiel keine Wahl" not in done.stdout


@pytest.mark.parametrize(
    ("options", "idle"),
    [
        (["points=30"], "points"),
        (["length=battles", "points=20"], "points"),
        (["length=points", "battles=3"], "battles"),
    ],
)
@pytest.mark.parametrize("command", [["play", "honour", "--plain"], ["check", "honour", "--games", "1"]])
def test_a_length_that_would_not_count_is_said_so(
    tmp_path: Path, options: list[str], idle: str, command: list[str]
) -> None:
    typed = [part for option in options for part in ("--option", option)]
    done = cannae(tmp_path, *command, *typed)
    assert done.returncode == 2
    assert f"“{idle}” counts only with length={idle}" in done.stderr
    german = cannae(tmp_path, *command, *typed, "--language", "de")
    assert f"„{idle}“ gilt nur mit length={idle}" in german.stderr


def test_a_length_that_counts_is_taken(tmp_path: Path) -> None:
    for options in (["points=30", "length=points"], ["battles=2"], ["length=points"]):
        typed = [part for option in options for part in ("--option", option)]
        assert cannae(tmp_path, "play", "honour", "--plain", *typed, typed="").returncode == 0
    assert game("honour").checked({"points": 30})["points"] == 30  # a record that says so can still be read


def test_games_lists_the_values_of_every_option(tmp_path: Path) -> None:
    text = cannae(tmp_path, "games").stdout
    for piece in (
        "values: two_passes (after two passes in a row); uncountered (when a special is not countered)",
        "values: 1–20",
        "values: yes, no",
        "values: a text of up to 200 characters",
        "--deck FILE  A deck of one’s own",
    ):
        assert piece in text
    german = cannae(tmp_path, "games", "--language", "de").stdout
    for one in games().values():
        for option in one.options:
            assert f"--option {option.name}=" in german or f"--{option.name} DATEI" in german
            for value in getattr(option, "values", ()):
                assert f"{value} (" in german, (one.id, option.name)
    assert german.count("Werte: ") == sum(len(one.options) for one in games().values())
