"""Odds before the act: what `preview` says is what the odds say, and what the table rolls."""

import time
from fractions import Fraction
from typing import Any

import pytest

from cannae.core.randomness import FastRng
from cannae.games import tabletop as t
from cannae.games.tabletop.engine import Tabletop
from cannae.games.tabletop.odds.preview import of_charge, preview
from cannae.games.tabletop.rules.charge.charging import ask_to_charge
from cannae.games.tabletop.state import CHARGE, DONE, EVADING, STAND
from tabletop.scene import n, scene, square


def charging(*stands: str, **how: object) -> Tabletop:
    state = scene(*stands, **how)  # type: ignore[arg-type]
    ask_to_charge(state)
    return state


@pytest.mark.parametrize(
    ("one", "other"), [("R1", "C3"), ("R3", "C1"), ("C3", "R1"), ("R8", "C8"), ("C7", "R2"), ("R1", "C7")]
)
def test_a_charge_promises_what_the_odds_say_of_the_same_fight(one: str, other: str) -> None:
    state = charging(f"R1 {one} 24000 9000 0", f"B1 {other} 24000 11500 360")
    found = state.preview(0, CHARGE + 64 * n("R1"))
    assert found is not None
    files = min(t.groups_by_id()[name].files for name in (one, other))
    fight = t.combat(one, other, phase="impact", contact=files)
    assert {name: Fraction(str(chance)) for name, chance in found["exact"].items()} == fight.exact  # type: ignore[attr-defined]
    followed = t.chain(one, other, rounds=3, contact=files)
    rounds = found["rounds"]
    assert isinstance(rounds, list)
    assert [moment["phase"] for moment in rounds] == ["start", "impact", "melee", "melee", "melee"]
    for moment, same in zip(rounds, followed.moments, strict=True):
        assert moment["broken"] == pytest.approx(float(same.a_broken))
        assert moment["enemy_broken"] == pytest.approx(float(same.b_broken))
    assert len(found["files"]) == files  # type: ignore[arg-type]
    assert all(line["points"] == fight.poa for line in found["files"])  # type: ignore[attr-defined]


def test_a_flank_charge_shows_its_edge_and_the_level_lost() -> None:
    front = charging("R8 R8 24000 9000 0", "B3 C3 24000 12000 360")
    flank = charging("R8 R8 16000 14000 180", "B3 C3 24000 12000 360")
    seen = [state.preview(0, CHARGE + 64 * n("R8")) for state in (front, flank)]
    assert seen[0] is not None
    assert seen[1] is not None
    assert (seen[0]["flank"], seen[1]["flank"]) == ([], ["B3"])
    assert seen[1]["win"] > seen[0]["win"]  # type: ignore[operator]
    assert not any(line["front"] for line in seen[1]["files"])  # type: ignore[attr-defined]


def test_what_it_promises_is_what_the_table_rolls() -> None:
    """400 impacts of the same charge, beside the exact chances."""
    state = charging("R1 R1 24000 9000 0", "B3 C3 24000 11500 360")
    promised = state.preview(0, CHARGE + 64 * n("R1"))
    assert promised is not None
    won = drawn = 0
    for seed in range(400):
        twin = state.redeal(0, FastRng(seed))
        twin.log = None
        taken = impact_hits(twin)
        won += taken[1] > taken[0]
        drawn += taken[1] == taken[0]
    assert abs(won / 400 - promised["win"]) < 0.09  # type: ignore[operator]
    assert abs(drawn / 400 - promised["draw"]) < 0.09  # type: ignore[operator]


def impact_hits(state: Tabletop) -> tuple[int, int]:
    """Hits that R1 and B3 take at the impact."""
    from cannae.core.contract import EventLog

    state.log = EventLog()
    state.apply(0, CHARGE + 64 * n("R1"))
    struck = [event.args for event in state.log.events if event.key.endswith("event-struck") and event.rule == "23.4"]
    hits = {str(args["group"]["label"]): int(str(args["hits"])) for args in struck}  # type: ignore[index]
    return hits["B3"], hits["R1"]


def test_standing_when_charged_shows_the_same_fight() -> None:
    state = charging("R1 R1 24000 9000 0", "B5 C5 24000 11500 360")
    expected = state.preview(0, CHARGE + 64 * n("R1"))
    state.apply(0, CHARGE + 64 * n("R1"))
    assert state.phase_number == EVADING
    assert state.preview(1, STAND) == expected
    assert state.preview(0, STAND) is None


def test_shots_to_come_are_shown_with_their_dice() -> None:
    state = scene("R10 R10 24000 9000 0", "B3 C3 24000 12000 360")
    found = preview(state, 0, DONE)
    assert found is not None
    shots: Any = found["shots"]
    (shot,) = shots
    odds = t.shooting("R10", "C3")
    assert (shot["group"], shot["enemy"], shot["dice"]) == ("R10", "B3", odds.sides[0].rolls[0].dice)
    assert shot["need"] == odds.sides[0].rolls[0].need
    assert shot["hits"] == [pytest.approx(float(chance)) for chance in odds.sides[0].hits]


def test_a_preview_changes_nothing_and_is_quick() -> None:
    state = charging(
        "R1 R1 24000 9000 0", "B3 C3 25000 11500 400", pieces=[square("rocky", 23000, 10000, 30000, 16000)]
    )
    before = state.write_position()
    begun = time.process_time()
    for choice in state.choices(0)[1:]:
        assert state.preview(0, choice) is not None
    each = (time.process_time() - begun) / max(len(state.choices(0)) - 1, 1)
    assert state.write_position() == before
    assert each < 0.2  # compiled it is a few thousandths of a second: bench/tabletop_battles.py
    assert of_charge(scene("R1 R1 24000 9000 0", "B3 C3 24000 30000 360"), n("R1"), 0) is None
