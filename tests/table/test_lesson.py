"""Every lesson is played on the engine itself, so that rules which change break it here."""

import pytest

from cannae.core.contract import SIDE_NAMES, UserError
from cannae.core.lessons import Lesson
from cannae.core.registry import game, games
from cannae.locale import LANGUAGES, words
from cannae.table import Table, computer, person, seed_from
from cannae.table.lesson import LEVEL, lesson_data, must_follow, wanted

TAUGHT = [name for name, one in games().items() if one.lesson()]


def lesson_table(name: str) -> tuple[Table, Lesson]:
    lesson = game(name).lesson()
    assert lesson is not None
    seats = [computer(LEVEL), computer(LEVEL)]
    seats[lesson.learner] = person("Ann")
    return Table(game(name), lesson.options, seats, seed_from(lesson.seed), False, "2026-01-01T00:00:00+00:00"), lesson


def test_the_games_for_newcomers_have_a_lesson_and_so_has_one_from_outside() -> None:
    assert {"honour", "glory", "battle", "pennants"} <= set(TAUGHT)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_is_played_to_the_learners_victory(name: str) -> None:
    table, lesson = lesson_table(name)
    for move in lesson.moves:
        assert move.side in table.to_act, move
        planned = wanted(table, move.side)
        assert planned is not None and planned.choice == move.choice
        table.choose(move.side, table.state.read_choice(move.side, move.choice))
    outcome = table.outcome()
    assert outcome is not None and outcome.winner == lesson.learner


@pytest.mark.parametrize("name", TAUGHT)
def test_every_step_of_the_learner_has_its_words(name: str) -> None:
    lesson = game(name).lesson()
    assert lesson is not None
    steps = lesson.of_side(lesson.learner)
    for language in LANGUAGES:
        for key in [*(move.words for move in steps), lesson.farewell]:
            assert words(language).say(key)
    assert not any(move.words for move in lesson.of_side(1 - lesson.learner))


@pytest.mark.parametrize("name", TAUGHT)
def test_at_every_step_all_but_one_choice_is_refused_with_what_is_wanted(name: str) -> None:
    table, lesson = lesson_table(name)
    for move in lesson.moves:
        planned = table.state.read_choice(move.side, move.choice)
        if move.side == lesson.learner:
            told = lesson_data(table, move.side)
            assert told is not None and told["words"] == move.words and told["choice"] == move.choice
            for choice in table.state.choices(move.side):
                if choice == planned:
                    must_follow(table, move.side, choice)
                    continue
                with pytest.raises(UserError) as refused:
                    must_follow(table, move.side, choice)
                assert all(words(language).user_error(refused.value) for language in LANGUAGES)
            for choice in table.state.conceivable(move.side):
                if table.state.why_not(move.side, choice):
                    must_follow(table, move.side, choice)  # the rules will say why not
        assert lesson_data(table, 1 - lesson.learner) is None
        table.choose(move.side, planned)
    ended = lesson_data(table, lesson.learner)
    assert ended is not None and ended["words"] == lesson.farewell


def test_a_step_taken_back_is_wanted_again() -> None:
    table, lesson = lesson_table("honour")
    side, first = lesson.learner, lesson.of_side(lesson.learner)[0]
    table.choose(side, table.state.read_choice(side, first.choice))
    table.undo(side)
    assert wanted(table, side) == first


def test_a_table_whose_lesson_no_longer_fits_is_played_freely() -> None:
    table, lesson = lesson_table("honour")
    side = lesson.learner
    other = next(c for c in table.state.choices(side) if table.state.write_choice(side, c) == "9H@1")
    table.choose(side, other)  # as a table begun under another lesson might stand
    assert SIDE_NAMES[side] == "red" and wanted(table, side) is None
    must_follow(table, side, table.state.choices(side)[0])
