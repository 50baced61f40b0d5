"""Clocks, consent, absence, pause, chat, standing passes, versions of a decision; and snapshots of all of it."""

import json
from random import Random

import pytest
from pennants import GAME
from pennants.state import READY

from cannae.core.contract import SIDE_NAMES, SPECTATOR, UserError
from cannae.core.game import Game
from cannae.core.records.verifying import verify
from cannae.core.registry import game
from cannae.locale import words
from cannae.table import Act, Table, fresh_seed, person, seed_from
from cannae.table.clock import DAY, DAYS, LIVE, MINUTE, TimeControl
from cannae.table.record import record_of
from cannae.table.snapshot import fits, restore, take

BEGUN = 1  # events of Pennants before the first choice
FIVE_PLUS_THREE = TimeControl(LIVE, 5 * MINUTE, 3000)


def table(control: TimeControl | None = None, of: Game = GAME, seed: str = "consent") -> Table:
    return Table(of, {}, [person(), person()], seed_from(seed), False, "2026-01-01T00:00:00+00:00", control)


def reason(one: Table) -> tuple[int, str]:
    outcome = one.outcome()
    assert outcome is not None
    return outcome.winner, outcome.reason


def running(one: Table) -> list[int]:
    return list(one.clock.running)


# -- Clocks -------------------------------------------------------------------------------------------------


def test_while_both_decide_both_clocks_run() -> None:
    one = table(FIVE_PLUS_THREE)
    assert running(one) == [0, 1]
    one.choose(0, READY, at=10_000)
    assert running(one) == [1]
    assert one.clock.left_at(0, 60_000) == 5 * MINUTE - 10_000 + 3000
    assert one.clock.left_at(1, 60_000) == 4 * MINUTE


def test_steps_of_a_decision_earn_nothing_and_undoing_it_earns_nothing_twice() -> None:
    one = table(FIVE_PLUS_THREE)
    one.choose(0, one.state.choices(0)[0], at=0)
    assert one.clock.left[0] == 5 * MINUTE
    for _ in range(5):
        one.choose(0, READY, at=0)
        one.undo(0, at=0)
    assert one.clock.left[0] == 5 * MINUTE + 3000


def test_a_decision_by_days_gets_its_time_anew() -> None:
    one = table(TimeControl(DAYS, DAY))
    one.choose(0, READY, at=DAY // 2)
    one.choose(1, READY, at=DAY // 2 + 1)
    assert one.clock.left[0] == one.clock.left[1] == DAY


def test_time_runs_out_for_the_side_that_must_decide_and_not_before() -> None:
    one = table(FIVE_PLUS_THREE)
    one.choose(0, READY, at=0)
    assert one.clock.next_fall() == 5 * MINUTE
    with pytest.raises(UserError, match="clock-not-over"):
        one.fall(1, at=5 * MINUTE - 1)
    with pytest.raises(UserError, match="clock-not-over"):
        one.fall(0, at=9 * MINUTE)
    with pytest.raises(UserError, match="clock-over"):
        one.choose(1, READY, at=5 * MINUTE)
    one.fall(1, at=5 * MINUTE)
    assert reason(one) == (0, "time")
    assert running(one) == []


def test_whose_time_was_over_first_has_lost_whenever_somebody_looks() -> None:
    for first in (0, 1):
        one = table(FIVE_PLUS_THREE)
        one.clock.left[first] -= 10
        with pytest.raises(UserError, match="clock-not-over"):
            one.do(one.time_over(at=5 * MINUTE - 11))
        one.do(one.time_over(at=9 * MINUTE))
        assert reason(one) == (1 - first, "time")


def test_a_side_that_lost_on_time_gains_nothing_by_acts_before_it_is_judged() -> None:
    one = table(FIVE_PLUS_THREE)
    one.clock.left[0] -= 10
    for at in (5 * MINUTE - 5, 6 * MINUTE, 7 * MINUTE):
        one.say(0, "surely this is a draw", at=at)
    again = table(FIVE_PLUS_THREE)
    restore(again, json.loads(json.dumps(take(one))))
    for played in (one, again):
        played.do(played.time_over(at=8 * MINUTE))
        assert reason(played) == (1, "time")


def test_both_running_out_in_the_same_moment_is_a_draw_and_comes_back_as_one() -> None:
    one = table(FIVE_PLUS_THREE)
    one.do(one.time_over(at=6 * MINUTE))
    assert reason(one) == (-1, "both-times")
    assert running(one) == []
    again = table(FIVE_PLUS_THREE)
    for act in one.acts:
        again.do(act)
    assert reason(again) == reason(one)
    kept = table(FIVE_PLUS_THREE)
    restore(kept, json.loads(json.dumps(take(one))))
    assert reason(kept) == reason(one)
    assert verify(record_of(one)).holds
    told = [words(language).say(one.events(0)[-1].key) for language in ("en", "de")]
    assert told[0] == "Both sides ran out of time in the same moment." != told[1]


def test_a_fall_of_both_that_is_none_is_refused() -> None:
    one = table(FIVE_PLUS_THREE)
    one.clock.left[0] -= 10
    with pytest.raises(UserError, match="clock-not-over"):
        one.do(Act(SPECTATOR, "fall", "", 5 * MINUTE - 5))


def test_clocks_that_make_no_sense_are_refused() -> None:
    for kind, time, increment in (("sand", 0, 0), (LIVE, 0, 0), (DAYS, 1000, 0), (LIVE, 2**60, 0), (LIVE, 5000, -1)):
        with pytest.raises(UserError, match="clock-terms"):
            TimeControl(kind, time, increment)


# -- Consent ------------------------------------------------------------------------------------------------


def test_take_back_beyond_the_barrier_needs_the_other_side() -> None:
    one = table()
    start = one.state.write_position()
    with pytest.raises(UserError, match="takeback-nothing"):
        one.offer(0, "takeback")
    one.choose(0, READY)
    one.choose(1, READY)
    assert not one.can_undo(0)
    one.offer(0, "takeback")
    with pytest.raises(UserError, match="not-offered"):
        one.accept(0, "takeback")
    with pytest.raises(UserError, match="offered-already"):
        one.offer(0, "takeback")
    before = list(one.version)
    one.accept(1, "takeback")
    assert one.state.write_position() == start
    assert one.version[0] > before[0] and one.version[1] > before[1]
    assert [event.key for event in one.events(2)][-1] == "event-accept-takeback"


def test_a_new_choice_lets_the_wish_to_take_back_fall() -> None:
    one = table()
    one.choose(0, READY)
    one.choose(1, READY)
    one.offer(0, "takeback")
    one.choose(0, one.state.choices(0)[0])
    with pytest.raises(UserError, match="not-offered"):
        one.accept(1, "takeback")


def test_a_pause_stops_the_clocks_and_all_choices_until_someone_goes_on() -> None:
    one = table(FIVE_PLUS_THREE)
    one.offer(0, "pause", at=1000)
    one.offer(1, "pause", at=2000)
    assert one.paused
    with pytest.raises(UserError, match="table-paused"):
        one.choose(0, READY, at=3000)
    with pytest.raises(UserError, match="table-paused"):
        one.undo(0, at=3000)
    assert one.clock.left_at(0, 999_999) == 5 * MINUTE - 2000
    one.resume(1, at=900_000)
    one.choose(0, READY, at=901_000)
    assert one.clock.left[0] == 5 * MINUTE - 3000 + 3000
    with pytest.raises(UserError, match="table-not-paused"):
        one.resume(1)


def test_an_absent_opponent_can_be_claimed_from_after_a_while() -> None:
    one = table(FIVE_PLUS_THREE)
    one.choose(0, READY)
    for side, absent in ((0, 2 * MINUTE - 1), (1, 9 * MINUTE)):
        with pytest.raises(UserError, match="claim-too-early"):
            one.claim(side, absent)
    one.claim(0, 2 * MINUTE)
    assert reason(one) == (0, "absence")
    drawn = table()
    with pytest.raises(UserError, match="claim-too-early"):
        drawn.claim(0, DAY)
    drawn.claim(0, 14 * DAY, win=False)
    assert reason(drawn) == (-1, "absence")


def test_a_stop_of_the_server_gives_time_to_both() -> None:
    one = table(FIVE_PLUS_THREE)
    one.halt(15_000, at=10_000)
    assert [one.clock.left_at(side, 10**9) for side in (0, 1)] == [5 * MINUTE + 5000] * 2
    one.resume(2, at=10**9)
    one.choose(0, READY, at=10**9)
    assert [event.key for event in one.events(1, BEGUN)] == ["event-halt", "event-resume-house"]


def test_time_that_ran_while_the_server_was_away_is_given_back() -> None:
    one = table(FIVE_PLUS_THREE)
    one.choose(0, READY, at=1000)
    assert one.clock.running == (1,)
    before = [one.clock.left_at(side, 1000) for side in (0, 1)]
    one.make_good(200_000, at=1000 + 201_000)
    assert [one.clock.left_at(side, 202_000) for side in (0, 1)] == [before[0], before[1] - 1000]
    assert one.events(0)[-1].args == {"seconds": 200}
    with pytest.raises(UserError, match="clock-nothing-lost"):
        one.make_good(0, at=203_000)
    with pytest.raises(UserError, match="clock-nothing-lost"):
        table(TimeControl()).make_good(5000, at=6000)


# -- Chat ---------------------------------------------------------------------------------------------------


def test_players_and_spectators_talk_apart_and_a_muted_voice_is_not_heard() -> None:
    one = table()
    one.say(0, "Hail")
    one.say(2, "Red has a weak hand")
    one.mute(1)
    one.say(0, "Anybody there?")
    said = [[event.args["text"] for event in one.events(viewer, BEGUN)] for viewer in (0, 1, 2)]
    assert said == [["Hail", "Anybody there?"], ["Hail"], ["Red has a weak hand"]]
    for text in ("", "  ", "x" * 501):
        with pytest.raises(UserError, match="chat-length"):
            one.say(0, text)


def test_a_line_of_chat_cannot_name_a_message() -> None:
    one = table()
    one.say(0, "@nothing-of-ours")
    event = one.events(1, BEGUN)[0]
    assert words("en").say(event.key, **event.args) == "Red: \u2060@nothing-of-ours"


# -- Standing passes and versions ----------------------------------------------------------------------------


def test_a_standing_pass_passes_until_the_other_does_something_else() -> None:
    one = table(of=game("honour"), seed="passes")
    while "pass" not in {one.state.describe(side, choice)["verb"] for side, choice in pairs(one)}:
        side = one.to_act[0]
        one.choose(side, one.state.choices(side)[-1])
    side = one.to_act[0]
    one.pass_on(side)
    (found,) = one.awaited_passes()
    assert one.state.describe(*found)["verb"] == "pass"
    one.pass_on(side, False)
    assert one.awaited_passes() == []
    one.pass_on(1 - side)
    other = next((c for c in one.state.choices(side) if one.state.describe(side, c)["verb"] != "pass"), None)
    if other is not None:
        one.choose(side, other)
        assert one.passing == [False, False]


def pairs(one: Table) -> list[tuple[int, int]]:
    return [(side, choice) for side in one.to_act for choice in one.state.choices(side)]


def test_the_other_sides_secret_steps_never_make_a_decision_stale() -> None:
    one = table()
    mine = one.version[1]
    one.choose(0, one.state.choices(0)[0])
    one.undo(0)
    one.choose(0, one.state.choices(0)[1])
    one.choose(0, READY)
    assert one.version[1] == mine
    one.choose(1, READY)
    assert one.version[1] == mine + 1


# -- Snapshots ----------------------------------------------------------------------------------------------


def everything(one: Table) -> object:
    data = take(one)
    return json.dumps(data, sort_keys=True)


@pytest.mark.parametrize("name", ["honour", "pennants"])
def test_a_table_from_a_snapshot_is_the_table_and_plays_on_alike(name: str) -> None:
    chance = Random(4)
    one = Table(game(name), {}, [person(), person()], fresh_seed(), True, "x", FIVE_PLUS_THREE, ["salt"])
    other: list[Act] = [Act(0, "say", "hm"), Act(1, "offer"), Act(0, "decline"), Act(1, "offer", "pause")]
    for act in other:
        one.do(act)
    for number in range(60):
        if one.outcome() is not None:
            break
        if number % 7 == 3:
            twin = Table(game(name), one.options, one.seats, one._seed, True, "x", FIVE_PLUS_THREE, ["salt"])
            saved = json.loads(json.dumps(take(one)))
            assert fits(twin, saved)
            restore(twin, saved)
            assert everything(twin) == everything(one)
            one = twin
        side = chance.choice(one.to_act)
        if one.can_undo(side) and chance.random() < 0.2:
            one.undo(side, at=number * 10)
        else:
            one.choose(side, chance.choice(one.state.choices(side)), at=number * 10)


def test_every_act_is_a_fold() -> None:
    """Doing the acts again gives the same table, whatever they were."""
    chance = Random(9)
    for number in range(20):
        one = table(FIVE_PLUS_THREE, of=game("honour"), seed=f"fold {number}")
        for step in range(120):
            act = Act(chance.choice((0, 1, 1, 0, 2)), *chance.choice(ANYTHING), at=step * 50)
            try:
                if act.verb == "choose" and act.side != 2 and one.state.choices(act.side):
                    one.choose(act.side, chance.choice(one.state.choices(act.side)), act.at)
                elif act.side != 2 or act.verb in ("say", "halt", "make-good"):
                    one.do(act)
            except UserError:
                continue
        again = table(FIVE_PLUS_THREE, of=game("honour"), seed=f"fold {number}")
        for act in one.acts:
            again.do(act)
        assert everything(again) == everything(one)
        assert again.acts == one.acts


ANYTHING = [
    *[("choose", "")] * 10,
    *[("undo", "")] * 3,
    ("offer", ""),
    ("offer", "takeback"),
    ("offer", "pause"),
    ("accept", "takeback"),
    ("accept", "pause"),
    ("decline", ""),
    ("resume", ""),
    ("pass", "on"),
    ("mute", "on"),
    ("say", "hello"),
    ("halt", "15000"),
    ("make-good", "20"),
    ("claim", "win 1"),
    ("fall", ""),
]


def test_what_the_table_says_has_words_in_both_languages() -> None:
    for language in ("en", "de"):
        say = words(language).say
        for side in (*SIDE_NAMES, "spectator"):
            for key in ("offer-takeback", "accept-pause", "resume", "claim-win", "claim-draw", "time", "bot-failed"):
                assert say(f"event-{key}", side=f"@side-{side}")
