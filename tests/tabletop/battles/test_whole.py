"""Chapters 19, 20 and 28, and whole battles: set-up, the turn, the end, and what holds after every choice."""

from random import Random

import pytest

from cannae.core.conformance import check
from cannae.core.contract import UserError
from cannae.core.randomness import FastRng
from cannae.games import tabletop as t
from cannae.games.tabletop.bots.general import general
from cannae.games.tabletop.data.armies import armies
from cannae.games.tabletop.engine import Tabletop
from cannae.games.tabletop.phases import PHASES, STEPS
from cannae.games.tabletop.rules.ending import EndTurn, points_lost
from cannae.games.tabletop.rules.movement.moving import Around
from cannae.games.tabletop.rules.places import fits_here, place_pose
from cannae.games.tabletop.rules.soundness import unsound
from cannae.games.tabletop.state import (
    AUTO,
    BACK,
    BASES,
    BROKEN,
    CAMP,
    DONE,
    EVADED_OFF,
    FRAGMENTED,
    GONE,
    GROUPS,
    LEVEL,
    MUSTER,
    PLACE,
    RANK,
    STREAMS,
    WHERE,
    WITH,
)
from cannae.locale import words
from helpers import rule
from tabletop.scene import n, scene, told


def begun(seed: int = 1, **options: object) -> Tabletop:
    state = t.GAME.start(options, FastRng(seed))
    assert isinstance(state, Tabletop)
    return state


@rule("tabletop 19.1", "tabletop 28.7", paper="T22 T103")
def test_a_break_point_is_the_number_of_groups_at_the_start() -> None:
    state = begun()
    for side, name in enumerate(("roman", "carthaginian")):
        army = armies()[name]
        assert state.terms.break_points[side] == len(army.groups)
        assert all(2 <= group.bases <= 12 for group in army.groups)
        assert 1 <= len(army.commanders) <= 4
        assert army.points <= 650


@rule("tabletop 19.2", "tabletop 19.7", paper="T23 T28")
def test_the_side_without_the_initiative_begins() -> None:
    firsts = set()
    for seed in range(12):
        state = begun(seed)
        assert state.acting() == 1 << state.first
        firsts.add(int(state.first))
    assert firsts == {0, 1}


@rule("tabletop 19.5", paper="T26")
def test_groups_deploy_in_steps_within_their_own_area() -> None:
    state = begun(deploy="hand")
    while state.phase() == "camp":
        state.apply(state.to_act[0], CAMP + 15)
    side = state.to_act[0]
    assert state.phase() == "muster"
    group = 16 * side
    state.apply(side, MUSTER + 16 * group + 3)
    line, beyond = PLACE + 128 * 10 + 30, PLACE + 128 * 11 + 30
    assert state.is_legal(side, line)
    assert state.why_not(side, beyond) == "19.5"
    state.apply(side, BACK)
    assert state.why_not(side, MUSTER + 16 * group + 13) == "17.2"
    state.apply(side, MUSTER + 16 * group + 3)
    state.apply(side, line)
    assert state.pose(group) == ((24000, 10000, 0) if side == 0 else (24000, 26000, 360))
    flush = place_pose(state, group + 4, 2, 128 * 24 + 1)
    assert flush is not None
    assert flush[0] == (28000 if side == 0 else 20000)
    assert fits_here(state, Around(state, group + 4), group + 4, 2, flush)
    while state.phase() in ("muster", "place", "post"):
        who = state.to_act[0]
        state.apply(who, AUTO if state.phase() == "muster" else state.choices(who)[-1])
    assert state.turn == 1
    assert all(state.is_on(one) for one in range(GROUPS) if state.exists(one))


@rule("tabletop 19.6", paper="T27")
def test_the_script_puts_foot_in_the_middle_and_horse_on_the_wings() -> None:
    state = begun()
    for side, ahead in ((0, 1), (1, -1)):
        own = state.on_table(side)
        assert len(own) == (10, 9)[side]
        foot, light, horse = ([g for g in own if state.troop(g).kind == kind] for kind in ("HF", "LF", "Cv"))
        assert min(ahead * int(state.pose(g)[1]) for g in light) > max(ahead * int(state.pose(g)[1]) for g in foot)
        inner = max(abs(int(state.pose(g)[0]) - 24000) for g in foot)
        assert min(abs(int(state.pose(g)[0]) - 24000) for g in horse) > inner


@rule("tabletop 19.6", paper="T27")
@pytest.mark.parametrize("army", list(t.armies()))
def test_the_script_posts_the_chief_with_the_middle_of_the_line(army: str) -> None:
    state = begun(red_army=army, blue_army=army)
    posts = []
    for side in (0, 1):
        foot = [g for g in state.on_table(side) if state.troop(g).kind in ("HF", "MF")]
        ahead = max((1, -1)[side] * int(state.pose(g)[1]) for g in foot)
        line = sorted(int(state.pose(g)[0]) for g in foot if (1, -1)[side] * int(state.pose(g)[1]) == ahead)
        count = len(t.armies()[army].commanders)
        with_groups = [int(state.get_c(4 * side + at, WITH)) - 1 for at in range(count)]
        places = [int(state.pose(group)[0]) for group in with_groups]
        assert places[0] in line[(len(line) - 1) // 2 : len(line) // 2 + 1]
        left_and_right = [line[0], line[-1]] if side == 0 else [line[-1], line[0]]
        assert places[1:] == left_and_right[: count - 1]
        posts.append([group % 16 for group in with_groups])
    assert posts[0] == posts[1]  # a mirror army is led alike


@rule("tabletop 20.1", paper="T29")
def test_the_sequence_of_a_turn() -> None:
    assert [step.name for step in STEPS] == [
        "deploy",
        "begin-turn",
        "hold-back",
        "intercept",
        "targets",
        "go-in",
        "impact",
        "conform",
        "feed",
        "shoot",
        "melee",
        "break-off",
        "command",
        "rally",
        "rout",
        "pursue",
        "remove",
        "end-turn",
    ]
    state = begun(3)
    side = state.to_act[0]
    assert state.why_not(1 - side, DONE) == "20.1"
    while state.turn == 1:
        who = state.to_act[0]
        state.apply(who, state.choices(who)[0])
    assert state.active == 1 - side
    assert {phase.name for phase in PHASES} >= {"charge", "evade", "pick", "move", "command", "hold", "over"}


@rule("tabletop 28.1", paper="T97")
def test_attrition_counts_fragmented_broken_and_lost_groups() -> None:
    state = begun()
    assert points_lost(state, 0) == 0
    state.set(0, LEVEL, FRAGMENTED)
    state.set(1, LEVEL, BROKEN)
    state.set(2, WHERE, GONE)
    state.set(3, WHERE, EVADED_OFF)
    assert points_lost(state, 0) == 1 + 2 + 2 + 1
    state.set(1, LEVEL, FRAGMENTED)  # rallied
    assert points_lost(state, 0) == 5


@rule("tabletop 28.2", "tabletop 28.5", paper="T98 T101")
def test_an_army_without_an_unbroken_group_routs() -> None:
    state = scene("R1 R1 24000 9000 0", "B3 C3 24000 20000 360")
    state.set(n("B3"), LEVEL, BROKEN)  # no unbroken group is left
    EndTurn("end-turn", "28.2").run(state)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == (0, "army-rout")
    both = scene("R1 R1 24000 9000 0", "B3 C3 24000 20000 360")
    for name in ("R1", "B3"):
        both.set(n(name), LEVEL, BROKEN)
    EndTurn("end-turn", "28.2").run(both)
    assert (both.winner, both.reason) == (-1, 2)
    full = begun()
    for group in range(5):
        full.set(group, WHERE, GONE)
    EndTurn("end-turn", "28.2").run(full)
    assert full.winner == 1


@rule("tabletop 28.4", paper="T100")
def test_at_night_three_points_fewer_win() -> None:
    for lead, winner in ((2, -1), (3, 1)):
        state = begun(turns=2)
        for group in range(lead):
            state.set(group, LEVEL, FRAGMENTED)
        state.turn = 2
        EndTurn("end-turn", "28.4").run(state)
        assert state.winner == winner
    quiet = begun()
    quiet.quiet = 11
    EndTurn("end-turn", "28.4").run(quiet)
    assert quiet.outcome() is not None


def held(state: Tabletop) -> None:
    """What must be true after every choice."""
    assert unsound(state) == []


def test_an_unsound_position_breaks_the_census() -> None:
    state = scene("R1 R1 24000 9000 0", "B3 C3 24000 20000 360")
    good = state.census()
    for pose, fault in (((24000, 20100, 0), "R1 on B3"), ((24000, 500, 0), "R1 off the table")):
        state.put(n("R1"), pose)
        assert unsound(state) == [fault]
        assert state.census() != good


@pytest.mark.parametrize("seed", range(3))
def test_random_battles_keep_bodies_apart_and_bases_only_fall(seed: int) -> None:
    state = begun(seed, **{**t.GAME.sample_options(seed + 2), "turns": 14})
    chance = Random(seed)
    while state.acting():
        before = [int(state.get(group, BASES)) for group in range(GROUPS)]
        side = state.to_act[0]
        state.apply(side, chance.choice(state.choices(side)))
        held(state)
        assert all(state.get(group, BASES) <= was for group, was in enumerate(before))
    assert state.outcome() is not None


@pytest.mark.parametrize("number", range(5))
def test_whole_battles_keep_the_laws(number: int) -> None:
    report = check(t.GAME, 1, seed=4, first=number, share=0.02, options={"turns": 4})
    assert report.holds, report.failures[0]


def test_a_battle_of_two_generals_comes_to_an_end_and_they_only_look_at_it() -> None:
    state = begun(5, turns=8)
    rng = FastRng(7)
    while state.acting():
        side = state.to_act[0]
        before, drawn = state.write_position(), state.rng.drawn
        choice = general(state, side, rng)
        assert (state.write_position(), state.rng.drawn) == (before, drawn)
        twin = state.redeal(side, FastRng(99))  # other dice to come: the same choice
        assert general(twin, side, FastRng(8)) == choice
        assert state.is_legal(side, choice)
        state.apply(side, choice)
        held(state)
    assert state.outcome() is not None


def test_positions_are_written_in_named_fields_and_bad_ones_refused() -> None:
    state = begun(2)
    text = state.write_position()
    assert "R1=x:" in text
    assert t.GAME.read_position(text, {}, FastRng(1)).write_position() == text
    state.set_c(0, RANK, 0)  # a commander was lost
    state.set_c(0, WITH, 0)
    lost = state.write_position()
    assert t.GAME.read_position(lost, {}, FastRng(1)).write_position() == lost
    for bad in ("", "phase=pick", text.replace("R1=x:", "R1=z:"), text.replace("bases:6", "bases:7"), text + " more=1"):
        with pytest.raises(UserError):
            t.GAME.read_position(bad, {}, FastRng(1))
    first, second = (part for part in text.split() if part.startswith(("R1=", "R2=")))
    with pytest.raises(UserError):  # one group upon another
        t.GAME.read_position(text.replace(second, "R2=" + first[3:]), {}, FastRng(1))


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_board_shows_every_group(language: str) -> None:
    say = words(language).say
    state = begun(2, field="hill-and-woods")
    for viewer in (0, 1, 2):
        view = state.view(viewer)
        lines = t.GAME.board(view, say)
        spoken = t.GAME.spoken(view, say)
        assert lines is not None
        assert spoken is not None
        assert len(lines) == 1 + 38 + 19
        assert any("H" in line for line in lines[1:39])
        assert all(any(f"{name} " in line for line in lines) for name in ("R1", "R10", "B7"))
        assert len(spoken) == 1 + 19 + 3 + 2  # with the camps


def test_choices_are_read_in_german_too() -> None:
    state = begun(2)
    same = {"done": "fertig", "r1 charge": "R1 angriff", "expand right 2 a1": "erweitern rechts 2 a1"}
    for english, german in same.items():
        assert state.read_choice(0, english) == state.read_choice(0, german)
    for bad in ("", "a", "w+3", "R99", "R1 charge +3", "at 1 1", "lead 9 R1", "x" * 500):
        with pytest.raises(UserError):
            state.read_choice(0, bad)


def test_both_sides_draw_from_streams_of_their_own() -> None:
    assert list(t.GAME.streams) == STREAMS
    assert "initiative" in told_at_start()


def told_at_start() -> list[str]:
    from cannae.core.contract import EventLog

    state = t.GAME.start({}, FastRng(1), EventLog())
    assert isinstance(state, Tabletop)
    return told(state)


def test_the_general_beats_chance() -> None:
    """Both seats, every battle to its end; the figures of longer runs stand in docs/tabletop.md."""
    won = 0
    for seed in range(6):
        state = begun(seed)
        rng = FastRng(seed + 1000)
        own = seed % 2
        while state.acting():
            side = state.to_act[0]
            choices = state.choices(side)
            state.play(side, general(state, side, rng) if side == own else choices[rng.below(0, len(choices))])
        won += state.winner == own
    assert won >= 4
