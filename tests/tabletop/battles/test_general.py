"""The general's judgement: what it expects of fights, and the answers it gives when it is asked."""

from operator import truediv

from cannae.bots import levels, offered
from cannae.core.playout import EXACT, Eye
from cannae.core.randomness import FastRng
from cannae.games import tabletop
from cannae.games.tabletop.bots.fights import match
from cannae.games.tabletop.bots.general import charge, command, evade, feed
from cannae.games.tabletop.bots.light import chance_to_be_caught, has_way_back
from cannae.games.tabletop.data.troops import Situation
from cannae.games.tabletop.odds.fights import side
from cannae.games.tabletop.odds.sums.duel import Duel
from cannae.games.tabletop.odds.sums.duel_in_floats import Run
from cannae.games.tabletop.rules.charge.charging import ask_to_charge
from cannae.games.tabletop.rules.table.geometry import MU
from cannae.games.tabletop.state import (
    ALONG,
    CHARGE,
    CHARGED,
    COMMANDING,
    DECLARED,
    DONE,
    EVADING,
    FEEDING,
    JOIN,
    ORDER,
    REAR,
    STAND,
    WIDEN,
)
from tabletop.scene import n, scene

STARTERS = ["R1", "R3", "R5", "R8", "C1", "C2", "C3", "C4", "C7", "C8", "C9", "R6"]


def exact(one: str, other: str) -> float:
    """How much likelier the other is broken than the first, after the impact and three rounds of melee."""
    phases = ["impact", "melee", "melee", "melee"]
    duel = Duel(side(one), side(other), Situation(phase="impact"), "rear", truediv)
    last = Run(duel).follow(phases, [(0, 0)] * len(phases))[-1]
    return float(last.levels[1][3] - last.levels[0][3])


def test_the_general_expects_of_a_fight_what_the_odds_say() -> None:
    clear = 0
    for one in STARTERS:
        for other in STARTERS:
            chance = exact(one, other) if one[0] != other[0] else 0.0
            if abs(chance) > 0.3:
                state = scene(f"R1 {one} 24000 9000 0", f"B1 {other} 24000 20000 360")
                assert (match(state, n("R1"), n("B1"), False) > 0) == (chance > 0), (one, other, chance)
                clear += 1
    assert clear >= 30


def test_horse_is_afraid_of_elephants_before_it_stands_beside_them() -> None:
    state = scene("R8 R8 24000 9000 0", "B7 C7 24000 20000 360", "B8 C8 30000 20000 360")
    assert match(state, n("R8"), n("B7"), False) < -200 < match(state, n("R8"), n("B8"), False)


def test_only_what_stands_behind_two_full_ranks_is_fed_in() -> None:
    answers = []
    for files, bases in ((3, 8), (3, 6)):
        state = scene(f"R1 H1 24000 11500 0 {files} {bases}", "B3 C3 24000 11500 360 4")
        state.active = 0
        state.asked = 0
        state.ask(FEEDING)
        assert len(state.choices(0)) > 1
        answers.append(feed(state, 0))
    assert WIDEN <= answers[0] < WIDEN + 64
    assert answers[1] == DONE


def charged(y: int, heading: int) -> int:
    """Light foot so far from its own edge, charged by heavy foot of that heading."""
    before = 2500 if heading == 360 else -2500
    state = scene(f"R6 R6 24000 {y} 0", f"B3 C3 24000 {y + before} {heading}")
    state.active = 1
    for field, value in ((CHARGED, DECLARED), (ORDER, 1)):
        state.set(n("B3"), field, value)
    state.picked = n("R6") + 1
    state.asked = 0
    state.ask(EVADING)
    return evade(state, EXACT)


def test_a_runner_does_not_run_off_the_table() -> None:
    assert charged(18000, 360) == REAR
    assert charged(6000, 0) == ALONG


def test_light_foot_stands_against_light_foot_it_beats() -> None:
    state = scene("R6 R6 24000 18000 0", "B5 C5 24000 20500 360")
    state.active = 1
    for field, value in ((CHARGED, DECLARED), (ORDER, 1)):
        state.set(n("B5"), field, value)
    state.picked = n("R6") + 1
    assert evade(state, EXACT) == STAND


def test_light_troops_do_not_let_themselves_be_led_into_battle_troops() -> None:
    """The winner must pursue (26.5): with heavy foot behind the prey the fight is not sought, and not stood."""
    beside = "B3 C3 32000 21500 360"  # it would come while the two fight
    far = "B3 C3 40000 21500 360"
    for behind, wanted in (
        ([], CHARGE + 64 * n("R6")),
        ([far], CHARGE + 64 * n("R6")),
        ([beside], DONE),
        (["B3 C3 24000 23500 360"], DONE),
    ):
        state = scene("R6 R6 24000 18000 0", "B5 C5 24000 20500 360", *behind)
        ask_to_charge(state)
        state.settle()
        assert charge(state, 0, EXACT) & ~63 == wanted & ~63
    state = scene("R6 R6 24000 18000 0", "B5 C5 24000 20500 360", "B3 C3 24000 23500 360")
    state.active = 1
    for field, value in ((CHARGED, DECLARED), (ORDER, 1)):
        state.set(n("B5"), field, value)
    state.picked = n("R6") + 1
    assert evade(state, EXACT) in (ALONG, REAR)


def test_light_troops_know_whether_they_would_escape() -> None:
    chances = [chance_to_be_caught(rate * MU, 2 * MU + 300, 7 * MU) for rate in (3, 5)]
    assert chances == [
        int(100 * tabletop.evade(who, "numidians", 2).chance("caught")) for who in ("hastati", "equites")
    ]
    assert 0 == chances[0] < chances[1]
    for listed, clear in (("C9", False), ("C6", True)):  # horse passes no friends but light foot (21.14)
        state = scene(f"R9 {listed} 24000 18000 0", "R1 R1 24000 13000 0")
        assert has_way_back(state, n("R9"), state.rect(n("R9"))) == clear
        state.put(n("R1"), (36000, 13000, 0))
        assert has_way_back(state, n("R9"), state.rect(n("R9")))
        state.put(n("R9"), (24000, 4000, 0))
        assert not has_way_back(state, n("R9"), state.rect(n("R9")))


def test_a_commander_goes_where_the_fight_is() -> None:
    state = scene("R1 R1 24000 11500 0", "R5 R5 24000 8000 0", "B3 C3 24000 11500 360", led="2R5", dice=FastRng(1))
    state.active = 0
    state.asked = 0
    state.commander = 0
    state.ask(COMMANDING)
    assert command(state, 0) == JOIN + n("R1")


def test_a_commander_without_a_fight_goes_to_a_group_that_expects_a_charge() -> None:
    answers = []
    for y in (14000, 30000):
        state = scene("R1 R1 24000 11500 0", "R5 R5 31500 11500 0", f"B1 C1 24000 {y} 360", led="2R5", dice=FastRng(1))
        state.active = 0
        state.asked = 0
        state.commander = 0
        state.ask(COMMANDING)
        answers.append(command(state, 0))
    assert answers[0] == JOIN + n("R1") != answers[1]


def test_a_general_who_misjudges_sees_things_better_or_worse_by_so_much_at_most() -> None:
    eye = Eye(50, FastRng(3))
    seen = [eye.sees(1000) for _ in range(500)]
    assert min(seen) < 960 and max(seen) > 1040
    assert min(seen) >= 950 and max(seen) <= 1050
    assert EXACT.sees(1000) == 1000


def test_the_general_goes_by_its_name_beside_the_people_who_misjudge() -> None:
    assert levels(tabletop.GAME)["general"] is levels(tabletop.GAME)["greedy"]
    assert offered(tabletop.GAME) == ["gaius", "varro", "marcellus", "scipio", "hannibal"]
