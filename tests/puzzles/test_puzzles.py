"""Puzzles: what is shipped holds under today's rules, has one best answer, and tells nothing that is hidden."""

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest

from cannae.cli import main
from cannae.core.contract import State
from cannae.core.randomness import FastRng
from cannae.core.registry import game, games
from cannae.games.glory.engine import Glory
from cannae.games.glory.puzzles import Attack, Enemy, is_attack
from cannae.games.glory.state import BONUS, COLUMN, SCORE, VERB
from cannae.games.honour.bots.exact import LastPair
from cannae.games.honour.engine import Honour
from cannae.games.honour.puzzles import over_all_hands, stakes_of
from cannae.puzzles.making import Puzzle, puzzler_of, right_answers
from cannae.puzzles.shipping import PuzzleSet, counts, shipped, shown

SETS = [found for one in games().values() if (found := shipped(one))]
NAMES = [found.game.id for found in SETS]
STEP = 25  # of the shipped puzzles, every so many are solved again here; `cannae puzzles check` solves all


def sample(found: PuzzleSet) -> list[tuple[Puzzle, State]]:
    options = puzzler_of(found.game).options
    return [(puzzle, puzzle.state(found.game, options)) for puzzle in found.puzzles[::STEP]]


def test_at_least_three_hundred_puzzles_are_shipped_and_none_is_stale() -> None:
    assert all(found.fresh for found in SETS), "the rules have another version: make these puzzles anew"
    assert sum(counts().values()) >= 300
    assert list(counts()) == NAMES
    positions = [puzzle.position for found in SETS for puzzle in found.puzzles]
    assert len(set(positions)) == len(positions)


@pytest.mark.parametrize("found", SETS, ids=NAMES)
def test_every_puzzle_has_one_best_answer_by_the_margin(found: PuzzleSet) -> None:
    puzzler = puzzler_of(found.game)
    for puzzle in found.puzzles:
        right = right_answers(puzzler, puzzle.values)
        best = puzzle.values[right[0]]
        others = [value for choice, value in puzzle.values.items() if choice not in right]
        assert right and best - max(others) >= puzzler.margin


@pytest.mark.parametrize("found", SETS, ids=NAMES)
def test_a_sample_is_solved_again(found: PuzzleSet) -> None:
    assert [puzzle.found for puzzle, _ in sample(found) if found.faults(puzzle)] == []


@pytest.mark.parametrize("found", SETS, ids=NAMES)
def test_what_a_choice_is_worth_does_not_hang_on_what_is_hidden(found: PuzzleSet) -> None:
    puzzler = puzzler_of(found.game)
    for puzzle, state in sample(found)[:2]:
        other = state.redeal(puzzle.side, FastRng(7))
        assert puzzler.values(other, puzzle.side) == puzzle.values
        assert all(puzzler.reason(other, puzzle.side, one) == puzzler.reason(state, puzzle.side, one)
                   for one in puzzle.values)  # fmt: skip


def test_a_wrong_value_and_another_version_are_found() -> None:
    found = SETS[0]
    puzzle = found.puzzles[0]
    wrong = Puzzle(puzzle.position, puzzle.side, dict.fromkeys(puzzle.values, Fraction(1, 3)), puzzle.found)
    assert found.faults(wrong)
    data = {"version": "0", "options": dict(puzzler_of(found.game).options), "puzzles": [puzzle.to_data()]}
    assert not PuzzleSet(found.game, data).fresh
    assert PuzzleSet(found.game, data | {"version": found.game.version}).fresh


def test_the_page_is_given_no_more_than_the_side_sees() -> None:
    for found in SETS:
        told = shown(found.game)
        assert len(told) == len(found.puzzles)
        for one, puzzle in zip(told[::STEP], found.puzzles[::STEP], strict=True):
            state = puzzle.state(found.game, puzzler_of(found.game).options)
            assert one["view"] == state.view(puzzle.side)
            assert puzzle.position not in str(one)
            assert [choice["choice"] for choice in one["choices"]] == list(puzzle.values)
            assert any(choice["right"] for choice in one["choices"])


def test_the_same_seed_makes_the_same_puzzles(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [tmp_path / name for name in ("one.json", "two.json")]
    for file in files:
        assert main(["puzzles", "make", "glory", "--count", "1", "--seed", "5", "--out", str(file)]) == 0
    assert files[0].read_text("utf-8") == files[1].read_text("utf-8")
    assert "1 puzzles from" in capsys.readouterr().out


def test_an_unknown_set_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "make", "tabletop"]) == 2
    assert main(["puzzles", "check", "tabletop"]) == 2
    assert "no puzzles" in capsys.readouterr().err


# -- The reckoning of each game against its engine ----------------------------------------------------------------


def is_held(state: Glory, attacker: int) -> bool:
    """Whether a defender who sees everything can keep a declared attack from being won, tried out by the engine."""
    for choice in state.choices(1 - attacker):
        twin = state.copy()
        twin.play(1 - attacker, choice)
        if twin.target >= 0 and twin.to_act == (1 - attacker,):
            if is_held(twin, attacker):
                return True
        elif twin.tally(attacker, SCORE) == state.tally(attacker, SCORE):  # nothing was vanquished
            return True
    return False


def glory_attacks() -> Iterator[tuple[Glory, int, int]]:
    found = shipped(game("glory"))
    assert found
    for puzzle, state in sample(found)[:4]:
        assert isinstance(state, Glory)
        for choice in state.choices(puzzle.side):
            if is_attack(choice):
                yield state, puzzle.side, choice


def test_glorys_chances_are_those_of_the_engine_over_re_dealt_worlds() -> None:
    """With the attack's best card from the hand laid, in so many worlds a defender who sees all does not hold it."""
    worlds, seen = 150, 0
    for state, side, choice in glory_attacks():
        attack = Attack(state, side, choice, Enemy(state, 1 - side))
        if attack.drawn or attack.overlap:
            continue
        won = 0
        for number in range(worlds):
            world = state.redeal(side, FastRng(number))
            world.play(side, choice)
            cards = [one for one in world.choices(side) if one // VERB == BONUS]
            world.play(side, max(cards, key=lambda one: int(state.deck.points[one % COLUMN])))
            won += world.to_act == (1 - side,) and not is_held(world, side)
        seen += 1
        assert abs(won / worlds - float(attack.chance)) < 0.16, (state.write_choice(side, choice), won, attack.chance)
    assert seen >= 6


def test_honours_answers_need_no_second_special() -> None:
    """To do nothing more is never better than to go on, and the best answer does not need to."""
    found = shipped(game("honour"))
    assert found
    for puzzle, state in sample(found)[:2]:
        assert isinstance(state, Honour)
        stakes = stakes_of(state, puzzle.side)
        assert stakes
        hopes = over_all_hands(LastPair(state, stakes), state, puzzle.side)
        idle = over_all_hands(LastPair(state, stakes, puzzle.side), state, puzzle.side)
        assert all(idle[name] <= hopes[name] for name in hopes)
        best = max(hopes, key=lambda name: hopes[name])
        assert idle[best] == hopes[best]
