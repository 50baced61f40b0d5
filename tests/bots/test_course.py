"""The course of a finished game: what each position was worth, and where the computer would have played otherwise."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from cannae.bots import course, policy
from cannae.bots.course import CHANCE, NET, NOTHING, Judge, stretch
from cannae.core.contract import State
from cannae.core.game import Game
from cannae.core.randomness import FastRng
from cannae.core.records import Record
from cannae.core.registry import game
from cannae.lab.luck.judges import judge_for
from cannae.lab.luck.ledger import record_ledger
from cannae.table import Table, person
from cannae.table.record import record_of


def played(name: str, levels: tuple[str, str], seed: int = 1, resigned: bool = False, **options: object) -> Record:
    """A game between two people who play like these."""
    found = game(name)
    people = [person("Ann"), person("Bob")]
    table = Table(
        found, {**found.first_options, **options}, people, bytes([seed] * 32), False, "2026-01-01T00:00:00+00:00"
    )
    rng = FastRng(seed)
    while table.outcome() is None:
        side = table.to_act[0]
        if resigned and len(table.acts) == 12:
            table.resign(side)
            break
        table.choose(side, policy(found, levels[side])(table.state.redeal(side, rng), side, rng))
    return record_of(table)


def test_a_course_ends_at_the_result_and_blames_who_played_worse() -> None:
    honour, record = game("honour"), played("honour", ("gaius", "hannibal"), battles=2)
    found = stretch(honour, record, 0, 1e9)
    assert found.judge == NET and len(found.values) == len(record.entries) + 1 == found.total + 1
    assert 30 <= found.values[0] <= 70 and all(0 <= value <= 100 for value in found.values)
    assert found.values[-1] == {"red": 100, "blue": 0, None: 50}[(record.result or {})["winner"]]
    blamed = [one["side"] for one in found.otherwise]
    assert blamed.count("red") > blamed.count("blue"), "the recruit errs more often than Hannibal"
    for one in found.otherwise:
        assert record.entries[one["step"] - 1].choice == one["played"] != one["choice"]
        assert one["gain"] >= 5 and one["told"]["key"].startswith("honour-do-")


def test_a_course_in_pieces_is_the_same_course() -> None:
    honour, record = game("honour"), played("honour", ("syphax", "fabius"), battles=1)
    whole = stretch(honour, record, 0, 1e9)
    values: list[int] = []
    luck: list[float] = []
    otherwise = []
    ticks = count()
    while len(values) <= whole.total:
        piece = stretch(honour, record, len(values), 7, lambda: float(next(ticks)))
        assert piece.values, "every piece comes further"
        values += piece.values
        luck += piece.luck
        otherwise += piece.otherwise
    assert (values, luck, otherwise) == (whole.values, whole.luck, whole.otherwise)


def test_the_luck_beside_a_course_is_that_of_the_ledger() -> None:
    glory, record = game("glory"), played("glory", ("syphax", "fabius"))
    found = stretch(glory, record, 0, 1e9)
    ledger = record_ledger(glory, record, judge_for(glory, glory.checked(record.options), None, 0))
    lines = [100 * line.luck for line in ledger.lines]
    assert len(found.luck) == len(found.values) == len(lines)
    assert not any(one for one, other in zip(found.luck, lines) if not other), "no chance, no luck"
    assert any(found.luck[1:]) and 0.0 in found.luck
    assert all(abs(one - other) < 12 for one, other in zip(found.luck, lines)), "each has other chances"


def test_a_game_that_was_given_up_ends_where_it_stood() -> None:
    found = stretch(game("glory"), played("glory", ("gaius", "gaius"), resigned=True), 0, 1e9)
    assert len(found.values) == found.total + 1 and found.values[-1] not in (0, 100)


def test_without_a_net_games_of_chance_judge_and_without_those_nobody(outdated: Callable[[str], Game]) -> None:
    battle = played("battle", ("gaius", "hannibal"))
    assert stretch(game("battle"), battle, 0, 0.0).judge == CHANCE  # the first battle is drawn up as a scenario
    found = stretch(outdated("battle"), battle, 0, 0.0)
    assert found.judge == CHANCE and not found.luck and found.values and 20 <= found.values[0] <= 80
    table = game("tabletop")
    rows = Table(
        table, table.first_options, [person("Ann"), person("Bob")], bytes(32), False, "2026-01-01T00:00:00+00:00"
    )
    rows.resign(0)
    assert stretch(table, record_of(rows), 0, 1e9) == (NOTHING, 0, 0, [], [], [])


def test_a_record_of_other_rules_has_no_course() -> None:
    record = replace(played("honour", ("gaius", "gaius"), battles=1), rules={"version": "0", "fingerprint": "x"})
    assert stretch(game("honour"), record, 0, 1e9).judge == NOTHING


def test_what_one_should_have_done_is_weighed_from_what_one_could_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """The computer is given worlds that look the same to the side, and not the true one."""
    honour, plain = game("honour"), course._otherwise
    true: list[State] = []
    other: list[bool] = []

    def watched(game: Game, judge: Judge, state: State, side: int, text: str, rng: FastRng) -> dict[str, Any] | None:
        true[:] = [state]
        return plain(game, judge, state, side, text, rng)

    def gain(self: Judge, seen: State, side: int, played: int, choice: int, rng: FastRng) -> float:
        assert seen.view(side) == true[0].view(side)
        other.append(seen.write_position() != true[0].write_position())
        return 0.0

    monkeypatch.setattr(course, "_otherwise", watched)
    monkeypatch.setattr(Judge, "gain", gain)
    stretch(honour, played("honour", ("gaius", "gaius"), battles=1), 0, 1e9)
    assert any(other)
