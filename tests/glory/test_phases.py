"""The game as a list of phases and steps: each stands at its number, is met in play, and cites a rule that exists."""

import pytest

from cannae.core.contract import WAITING
from cannae.core.randomness import FastRng
from cannae.games.glory import GAME, state
from cannae.games.glory.phases import PHASE_NAMES, PHASES, STEPS
from glory.scene import scene, start

PHASE_NUMBERS = {
    "draft": state.DRAFTING,
    "trim": state.TRIMMING,
    "flank": state.FLANKING,
    "action": state.ACTING,
    "pay": state.PAYING,
    "overlap": state.OVERLAPPING,
    "bonus": state.SUPPORTING,
    "withdraw": state.WITHDRAWING,
    "defence": state.DEFENDING,
    "lead": state.LEADING,
    "spare": state.SPARING,
    "draw": state.DRAWING,
    "drop": state.DROPPING,
    "over": state.OVER,
}
STEP_NUMBERS = {
    "start-turn": state.START_TURN,
    "next-trim": state.NEXT_TRIM,
    "find-flanks": state.FIND_FLANKS,
    "next-flank": state.NEXT_FLANK,
    "withdrawal": state.WITHDRAWAL,
    "strengths": state.STRENGTHS,
    "combat-over": state.COMBAT_OVER,
    "limit": state.LIMIT,
}


def test_every_phase_and_step_stands_at_its_number() -> None:
    assert {name: number for number, name in enumerate(PHASE_NAMES)} == PHASE_NUMBERS
    assert {step.name: number for number, step in enumerate(STEPS)} == STEP_NUMBERS


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_phase_and_step_cites_a_rule_that_exists(language: str) -> None:
    rules = GAME.rulebook(language)
    assert [phase.name for phase in PHASES if phase.rule not in rules] == []
    assert [step.name for step in STEPS if step.rule not in rules] == []


def test_every_phase_is_met_in_play_and_no_step_is_left_waiting() -> None:
    met: set[str] = set()
    for seed in range(40):
        order = ("bonus", "withdrawal")[seed % 2]  # only one of them asks for Overlap by itself
        game, rng = start(seed, **GAME.sample_options(seed) | {"flank_order": order}), FastRng(seed)
        while game.to_act:
            assert game.step_number == WAITING
            assert game.present is PHASES[game.phase_number]
            met.add(game.phase())
            side = game.to_act[rng.below(0, len(game.to_act))]
            choices = game.choices(side)
            game.apply(side, choices[rng.below(0, len(choices))])
        assert (game.phase(), game.step_number) == ("over", WAITING)
        met.add(game.phase())
    assert met == set(PHASE_NAMES)


def test_a_copy_stands_in_the_phase_of_its_original_and_leaves_it_there() -> None:
    game = scene("phase=draw red-hand=HI2*2.HI3*2.HI4*2.MI2*2 red-deck=LI4*2 blue-hand=CO5")
    twin = game.copy()
    twin.apply(0, twin.choices(0)[0])
    assert (game.phase(), twin.phase()) == ("draw", "drop")
    assert twin.step_number == game.step_number == WAITING
