"""The full screen under a pilot: whole games by keyboard, greyed choices, undo, curtain, small sizes, German."""

from pathlib import Path

import pytest
from pennants.state import READY, Pennants
from textual.pilot import Pilot

from cannae.core.contract import SPECTATOR
from cannae.table import computer, person, store
from cannae.terminal.choices import ChoiceList, rows_of
from cannae.terminal.play_screen import PlayScreen, WatchScreen
from cannae.terminal.screens import CurtainScreen, QuestionScreen, RulesScreen, TextScreen
from cannae.terminal.session import Entry
from stage import on_stage, press, screen_text, session, settled, showing


def cards(state: object, side: int) -> list[int]:
    assert isinstance(state, Pennants)
    return sorted(state.hand[side] + state.laid[side])


async def play_on(pilot: Pilot[None], screen: PlayScreen) -> None:
    """Whatever the cursor stands on, to the end."""
    for _ in range(60):
        if screen.ended:
            return
        await press(pilot, "enter")
    raise AssertionError("the game does not end")


def test_a_whole_game_is_played_by_keyboard_alone() -> None:
    screen = PlayScreen(session())

    async def act(pilot: Pilot[None]) -> None:
        await play_on(pilot, screen)
        assert showing(pilot, QuestionScreen)
        assert " ".join(screen.session.result().split()[:3]) in screen_text(pilot)
        seed = screen.session.table.seed().hex()
        assert seed[:20] in screen_text(pilot)
        await press(pilot, "enter")  # look at the board
        assert showing(pilot, PlayScreen)
        assert "The game is over; n asks what next." in screen_text(pilot)
        await press(pilot, "n")
        assert showing(pilot, QuestionScreen)

    on_stage(screen, act)


def test_a_rematch_swaps_the_sides() -> None:
    screen = PlayScreen(session(options={"rounds": 1, "consolation": False}))

    async def act(pilot: Pilot[None]) -> None:
        await play_on(pilot, screen)
        await press(pilot, "down", "enter")
        assert screen.session.people == [1]
        assert screen.session.viewer == 1
        assert screen.session.table.outcome() is None
        assert screen.session.entries()

    on_stage(screen, act)


def test_a_greyed_choice_says_which_rule_forbids_it_and_opens_it() -> None:
    screen = PlayScreen(session())

    async def act(pilot: Pilot[None]) -> None:
        await press(pilot, "end")  # the last line of the list: standing, which only a loser may
        choices = screen.query_one(ChoiceList)
        assert choices.entry is not None
        assert (choices.entry.text, choices.entry.rule) == ("Stand", "3.1")
        before = screen.session.table.state.write_position()
        await press(pilot, "enter")
        assert screen.session.table.state.write_position() == before
        text = screen_text(pilot)
        assert "✕ Stand" in text
        assert "Not allowed by rule 3.1" in text
        await press(pilot, "r")
        assert showing(pilot, RulesScreen)
        assert "3.1  After the bids, and only then" in screen_text(pilot)
        await press(pilot, "escape")
        assert showing(pilot, PlayScreen)

    on_stage(screen, act)


def test_what_is_not_allowed_can_be_hidden() -> None:
    screen = PlayScreen(session())

    async def act(pilot: Pilot[None]) -> None:
        assert "✕ Stand" in screen_text(pilot)
        await press(pilot, "g")
        assert "✕ Stand" not in screen_text(pilot)

    on_stage(screen, act)


def test_undo_takes_a_choice_back_and_says_when_it_cannot() -> None:
    screen = PlayScreen(session())

    async def act(pilot: Pilot[None]) -> None:
        start = screen.session.table.state.write_position()
        await press(pilot, "enter")
        assert screen.session.table.state.write_position() != start
        await press(pilot, "u")
        assert screen.session.table.state.write_position() == start
        assert "Red takes a choice back" in screen_text(pilot)
        await press(pilot, "u")
        assert "cannot be taken back" in screen_text(pilot)

    on_stage(screen, act)


def test_a_hint_points_at_a_choice_and_gives_its_reason() -> None:
    screen = PlayScreen(session())

    async def act(pilot: Pilot[None]) -> None:
        await press(pilot, "h")
        choices = screen.query_one(ChoiceList)
        assert choices.entry is not None
        assert choices.entry.rule is None
        assert "Hint: Lay the" in screen_text(pilot)

    on_stage(screen, act)


def test_the_rules_can_be_searched() -> None:
    screen = PlayScreen(session())

    async def act(pilot: Pilot[None]) -> None:
        await press(pilot, "r", *"empty pack")
        rules = pilot.app.screen
        assert isinstance(rules, RulesScreen)
        assert [rule.number for rule in rules.found] == ["3.2"]
        await press(pilot, "escape", "question_mark")
        assert showing(pilot, TextScreen)
        assert "take your latest choice back" in screen_text(pilot)
        await press(pilot, "escape", "l")
        assert showing(pilot, TextScreen)

    on_stage(screen, act)


def test_resigning_is_asked_about_first() -> None:
    screen = PlayScreen(session())

    async def act(pilot: Pilot[None]) -> None:
        await press(pilot, "x", "escape")
        assert screen.session.table.outcome() is None
        await press(pilot, "x", "down", "enter")
        outcome = screen.session.table.outcome()
        assert outcome is not None
        assert outcome.winner == 1

    on_stage(screen, act)


def test_the_computer_declines_a_draw() -> None:
    screen = PlayScreen(session())

    async def act(pilot: Pilot[None]) -> None:
        await press(pilot, "o")
        assert "Blue declines the draw" in screen_text(pilot)
        assert screen.session.table.outcome() is None

    on_stage(screen, act)


def test_the_curtain_hides_one_players_cards_from_the_other() -> None:
    screen = PlayScreen(session("pennants", person(), person()))

    async def act(pilot: Pilot[None]) -> None:
        state = screen.session.table.state
        red, blue = (
            [f"[{card}]" for card in cards(state, 0)],
            [f"[{card}]" for card in cards(state, 1)],
        )
        assert showing(pilot, CurtainScreen)
        assert not any(card in screen_text(pilot) for card in red + blue)
        await press(pilot, "enter")
        assert all(card in screen_text(pilot) for card in red)
        assert not any(card in screen_text(pilot) for card in blue)
        await press(pilot, "enter")  # the first card
        screen.query_one(ChoiceList).point_at(READY)
        await press(pilot, "enter")
        assert showing(pilot, CurtainScreen)
        assert not any(card in screen_text(pilot) for card in red + blue)
        await press(pilot, "u")  # red thinks again, and still nobody else has looked
        assert showing(pilot, PlayScreen)
        assert screen.session.viewer == 0
        screen.query_one(ChoiceList).point_at(READY)
        await press(pilot, "enter")
        assert showing(pilot, CurtainScreen)
        await press(pilot, "enter")
        assert screen.session.viewer == 1
        assert all(card in screen_text(pilot) for card in blue)
        assert not any(card in screen_text(pilot) for card in red)
        assert "You lay" not in screen_text(pilot)

    on_stage(screen, act)


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (95, 29), (96, 30), (200, 60)])
def test_every_part_fits_at_every_size(size: tuple[int, int]) -> None:
    screen = PlayScreen(session())

    async def act(pilot: Pilot[None]) -> None:
        await press(pilot, "end")
        text = screen_text(pilot)
        assert "Bid for the pennant" in text
        assert "✕ Stand" in text
        assert "Not allowed by rule 3.1" in text
        assert "Round: 1" in text
        assert "undo" in text
        for name in ("#board-box", "#choices", "#prompt-box", "#note-box", "#foot"):
            region = screen.query_one(name).region
            assert region.height >= 1
            assert region.right <= size[0]
            assert region.bottom <= size[1]

    on_stage(screen, act, size)


def test_a_game_goes_on_while_the_window_changes() -> None:
    screen = PlayScreen(session())

    async def act(pilot: Pilot[None]) -> None:
        for number, size in enumerate([(60, 20), (120, 40), (61, 21), (30, 10), (100, 30)]):
            await pilot.resize_terminal(*size)
            await press(pilot, "enter")
            assert len(screen.session.table.acts) > number
        assert "Enter" in screen_text(pilot)

    on_stage(screen, act)


def test_the_full_screen_speaks_german_throughout() -> None:
    screen = PlayScreen(session(language="de"))

    async def act(pilot: Pilot[None]) -> None:
        text = screen_text(pilot)
        for german in ("Wimpel", "Möglichkeiten", "Was geschah", "Rot", "Biete um den Wimpel", "Hinweis", "Regeln"):
            assert german in text
        for english in ("Choices", "Pennant:", "Bid for", "undo"):
            assert english not in text

    on_stage(screen, act)


def test_a_game_left_in_the_middle_is_saved_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    first = PlayScreen(session(save=path))

    async def leave(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        await press(pilot, "q")

    on_stage(first, leave)
    position = first.session.table.state.write_position()
    second = PlayScreen(type(first.session)(store.load(path), first.words, path))

    async def finish(pilot: Pilot[None]) -> None:
        assert second.session.table.state.write_position() == position
        assert "You lay the" in screen_text(pilot)
        await play_on(pilot, second)
        assert not path.exists()

    on_stage(second, finish)


def test_watching_goes_by_itself_by_step_and_to_the_end() -> None:
    screen = WatchScreen(session("pennants", computer("greedy"), computer("random")), pause=60)

    async def act(pilot: Pilot[None]) -> None:
        await press(pilot, "right", "right")
        assert len(screen.session.table.acts) == 2
        assert screen.session.viewer == SPECTATOR
        assert "Hand:" not in screen_text(pilot)
        await press(pilot, "space")
        assert "Paused" in screen_text(pilot)
        screen.tick()
        assert len(screen.session.table.acts) == 2
        await press(pilot, "space")
        screen.tick()
        assert len(screen.session.table.acts) == 3
        await press(pilot, "end")
        await settled(pilot)
        assert screen.session.table.outcome() is not None
        assert showing(pilot, QuestionScreen)

    on_stage(screen, act)


def test_choices_that_differ_in_the_place_share_a_row() -> None:
    entries = [
        Entry(2, "A to 2", "A@2", "place A", None),
        Entry(9, "done", "done", "= 9", None),
        Entry(3, "A to 3", "A@3", "place A", None),
        Entry(1, "A to 1", "A@1", "place A", "2.2"),
        Entry(5, "B to 1", "B@1", "place B", "2.2"),
    ]
    rows = rows_of(entries)
    assert [[entry.choice for entry in row.variants] for row in rows] == [[1, 2, 3], [9], [5]]
    assert [row.entry.choice for row in rows] == [2, 9, 5]  # the cursor begins on something allowed


def test_a_draw_is_offered_across_the_curtain() -> None:
    screen = PlayScreen(session("pennants", person(), person()))

    async def act(pilot: Pilot[None]) -> None:
        async def say_ready() -> None:
            screen.query_one(ChoiceList).point_at(READY)
            await press(pilot, "enter")

        await press(pilot, "enter", "o")
        await say_ready()
        await press(pilot, "enter")  # blue comes to the screen
        assert "offers a draw" in screen_text(pilot)
        await press(pilot, "d", "o")
        assert screen.session.table.offered == 1
        await say_ready()
        await say_ready()  # the next round, still blue
        await press(pilot, "enter")
        assert screen.session.viewer == 0
        assert "offers a draw" in screen_text(pilot)
        await press(pilot, "o")
        assert screen.session.result() == "A draw: by agreement."

    on_stage(screen, act)


def test_a_full_disk_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "a file, not a folder"
    blocked.write_text("")
    screen = PlayScreen(session(save=blocked / "save.json"))

    async def act(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        assert "cannot be saved" in screen_text(pilot)
        await play_on(pilot, screen)

    on_stage(screen, act)
