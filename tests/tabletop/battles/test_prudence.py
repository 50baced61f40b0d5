"""The general's prudence: whom it fears in time, what it waits for, and that its own light troops make way."""

from cannae.core.playout import EXACT
from cannae.games.tabletop.bots import moving
from cannae.games.tabletop.bots.design import Design
from cannae.games.tabletop.bots.moving import Judge
from cannae.games.tabletop.engine import Tabletop
from cannae.games.tabletop.rules.table.geometry import MU
from cannae.games.tabletop.state import FRAGMENTED, GROUP, LEVEL, LINE
from tabletop.scene import n, scene


def judge(state: Tabletop, group: str) -> Judge:
    return Judge(Design(state, 0), state, n(group))


def danger(state: Tabletop, group: str) -> int:
    return judge(state, group).danger(state.rect(n(group)))


def test_a_charge_that_needs_a_move_first_is_feared_too() -> None:
    """Elephants charge 4 MU far: horse 6 MU before them is not safe, horse 9 MU away is."""
    found = [danger(scene("R8 R8 24000 9000 0", f"B7 C7 24000 {9000 + gap} 360"), "R8") for gap in (3000, 6000, 9000)]
    assert found[0] < found[1] < found[2] == 0


def test_an_enemy_that_is_fragmented_or_fights_frightens_nobody() -> None:
    state = scene("R3 R3 24000 9000 0", "B1 C1 24000 11500 360")
    assert danger(state, "R3") < 0
    state.set(n("B1"), LEVEL, FRAGMENTED)
    assert danger(state, "R3") >= 0
    fighting = scene("R3 R3 24000 9000 0", "R1 R1 30400 11500 0", "B1 C1 24000 11500 360 4", "B2 C2 30400 11500 360 4")
    pinned = scene("R3 R3 24000 9000 0", "R1 R1 24000 11500 0", "B1 C1 24000 11500 360")
    assert danger(fighting, "R3") < 0
    assert danger(pinned, "R3") >= 0


def test_two_threats_are_worse_than_one() -> None:
    """The second enemy stands there either way, but once with its back to the horse."""
    found = [
        danger(scene("R9 R9 24000 9000 0", "B1 C1 21000 12000 360", f"B2 C2 28000 12000 {heading}"), "R9")
        for heading in (0, 360)
    ]
    assert found[1] < found[0] < 0


def test_with_more_friends_about_an_enemy_is_worth_attacking() -> None:
    alone = scene("R1 R1 24000 9000 0", "B1 C1 24000 13000 360")
    helped = scene("R1 R1 24000 9000 0", "R2 R2 19000 9000 0", "B1 C1 24000 13000 360")
    outdone = scene("R1 R1 24000 9000 0", "B1 C1 24000 13000 360", "B2 C2 31000 13000 360")
    found = [judge(state, "R1").foes[0].attack for state in (outdone, alone, helped)]
    assert found[0] < found[1] < found[2]


def test_the_longer_nothing_happens_the_nearer_it_goes() -> None:
    """A general that only waits gets bolder the nearer night is (28.4)."""
    kept = []
    for quiet in (0, 3, 11):
        state = scene("R3 R3 24000 9000 0", "B1 C1 24000 20000 360")
        state.quiet = quiet
        kept.append(judge(state, "R3").keep)
    assert kept == [6 * MU, 3 * MU, 0]


def test_light_foot_makes_way_for_the_line_behind_it() -> None:
    """It could pass, but nobody may end on it (21.14): a line behind it had gone 1 MU instead of 3."""
    state = scene("R1 R1 24000 8000 0", "R2 R2 28900 8000 0", "R6 R6 26000 11000 0", "B1 C1 26000 28000 360", led="2R1")
    assert any(choice >= LINE for choice in state.choices(0))
    assert moving.pick(state, 0) == GROUP + n("R6")
    place = state.rect(n("R6"))
    assert judge(state, "R6").mates_hindered(place) == 2
    aside = scene("R1 R1 4000 8000 0", "R2 R2 8900 8000 0", "R6 R6 26000 11000 0", "B1 C1 26000 28000 360", led="2R1")
    assert judge(state, "R6").light_worth(place) < judge(aside, "R6").light_worth(place)
    state.play(0, GROUP + n("R6"))
    state.play(0, moving.move(state, 0, EXACT))
    assert judge(state, "R6").mates_hindered(state.rect(n("R6"))) == 0
