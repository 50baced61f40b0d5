"""While a result is shown the clocks rest: until everybody has gone on, and never longer than was agreed."""

from random import Random

import pytest

from cannae.core.contract import BLUE, RED, UserError
from cannae.core.registry import game
from cannae.table import Act, Seat, Table, computer, person
from cannae.table.clock import LIVE, MINUTE, TimeControl
from cannae.table.snapshot import restore, take

REST = 12_000
TIME = 5 * MINUTE


def after_a_battle(rest: int = REST, foe: Seat | None = None, at: int = 1000) -> Table:
    """Honour after its first battle, which took a second; both sides must lay their line for the next one."""
    seats = [person("Ann"), foe or person("Bob")]
    control = TimeControl(LIVE, TIME, 0, rest)
    table = Table(game("honour"), {"battles": 2}, seats, bytes(32), False, "2026-01-01T00:00:00+00:00", control)
    chance = Random(1)
    while not any(event.key in table.game.part_ends for event in table.log.events):
        side = table.to_act[0]
        table.choose(side, chance.choice(table.state.choices(side)), at)
    return table


def left(table: Table, now: int) -> list[int]:
    return [TIME - table.clock.left_at(side, now) for side in (RED, BLUE)]


def test_nobodys_time_runs_while_a_result_is_shown_and_not_for_ever() -> None:
    table = after_a_battle()
    used = left(table, 1000)
    assert table.to_act == (RED, BLUE) and max(used) == 1000, "what was thought before counts"
    assert table.clock.rests(1000) == REST and left(table, 1000 + REST) == used
    assert left(table, 1000 + REST + 400) == [one + 400 for one in used]
    fall = table.clock.next_fall()
    assert fall == 1000 + REST + TIME - max(used)
    assert not table.clock.fallen(fall - 1) and table.clock.fallen(fall)


def test_the_clocks_run_when_both_have_gone_on() -> None:
    table = after_a_battle()
    used = left(table, 1000)
    table.do(Act(RED, "seen", "", 3000))
    assert left(table, 5000) == used, "one of them still looks"
    table.do(Act(BLUE, "seen", "", 5000))
    assert table.clock.rests(5000) == 0 and left(table, 5600) == [one + 600 for one in used]
    with pytest.raises(UserError) as refused:
        table.do(Act(BLUE, "seen", "", 6000))
    assert refused.value.key == "seen-nothing"


def test_a_side_that_chooses_has_seen_it_and_a_computer_needs_no_time() -> None:
    table = after_a_battle()
    used = left(table, 1000)
    table.choose(RED, table.state.choices(RED)[0], 3000)
    assert left(table, 4000) == used
    table.choose(BLUE, table.state.choices(BLUE)[0], 4000)
    assert left(table, 4500) == [one + 500 for one in used]
    alone = after_a_battle(foe=computer("greedy"))
    used = left(alone, 1000)
    alone.do(Act(RED, "seen", "", 2000))
    assert left(alone, 2500) == [one + 500 for one in used]


def test_without_a_rest_nothing_rests_as_at_tables_of_before() -> None:
    table = after_a_battle(rest=0)
    used = left(table, 1000)
    assert left(table, 1500) == [one + 500 for one in used]
    terms = {"kind": "live", "time": TIME, "increment": 0}
    assert TimeControl.from_data(terms) == TimeControl(LIVE, TIME, 0) and TimeControl(LIVE, TIME, 0).to_data() == terms
    agreed = TimeControl(LIVE, TIME, 0, REST)
    assert TimeControl.from_data(agreed.to_data()) == agreed
    with pytest.raises(UserError):
        TimeControl(LIVE, TIME, 0, 2 * MINUTE)


def test_a_rest_comes_back_from_a_snapshot_and_from_the_acts() -> None:
    table = after_a_battle()
    table.do(Act(RED, "seen", "", 3000))
    fresh = [
        Table(table.game, table.options, table.seats, bytes(32), False, table.started, table.clock.control)
        for _ in (0, 1)
    ]
    restore(fresh[0], take(table))
    for act in table.acts:
        fresh[1].do(act)
    for one in fresh:
        assert one.clock.to_data() == table.clock.to_data()
        one.do(Act(BLUE, "seen", "", 4000))
        assert one.clock.rests(4000) == 0


def test_the_end_of_the_game_needs_no_rest() -> None:
    table = after_a_battle()
    chance = Random(2)
    while table.outcome() is None:
        side = table.to_act[0]
        table.choose(side, chance.choice(table.state.choices(side)), 20_000)
    assert table.clock.running == () and table.clock.rests(20_000) == 0
