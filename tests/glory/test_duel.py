"""The duel of the Bonus cards, solved: legal, blind to what is hidden, and right where the answer is plain."""

from cannae.bots import random_policy
from cannae.core.contract import State
from cannae.core.randomness import FastRng
from cannae.games.glory import GAME
from cannae.games.glory.bots.duel import ACTIONS, FROM_DECK, Duel
from cannae.games.glory.state import HAND_SIZE, PURSE, Position
from glory.scene import do, scene

ATTACK = "red=-/HI2/-/-/- blue=-/MI3/-/-/- red-hand=MI2.CO5 blue-hand=LI2.LI4 red-deck=SP4 blue-deck=CV4"


def thrifty(state: State, side: int) -> float:
    """Cares for command points in hand alone."""
    assert isinstance(state, Position)
    return (state.tally(side, PURSE) - state.tally(1 - side, PURSE)) / 100


def fierce(state: State, side: int) -> float:
    """Cares for the second column, and a little for what is kept."""
    assert isinstance(state, Position)
    held = state.stands(side, 1) - state.stands(1 - side, 1)
    return 0.5 + 0.4 * held + thrifty(state, side) / 10 + state.tally(side, HAND_SIZE) / 10_000


def test_a_judge_of_cards_alone_takes_the_bonus_card_from_the_deck() -> None:
    state = do(scene(ATTACK), "attack 2 with HI2")
    chances = Duel(thrifty, random_policy).solved(state, 0, FastRng(3))
    assert len(chances) == ACTIONS and chances[FROM_DECK] > 0.98


def test_a_judge_of_the_column_pays_for_it_and_no_more_than_needed() -> None:
    """Without Bonus cards 4 against 3. Blue is known to hold nothing above a 4, so a Commander makes sure."""
    sure = "red=-/HI2/-/-/- blue=-/MI3/-/-/- red-hand=MI2.CO5 blue-hand=- red-deck=- blue-deck=-"
    state = do(scene(sure), "attack 2 with HI2")
    chances = Duel(fierce, random_policy).solved(state, 0, FastRng(3))
    assert chances[2] > 0.98, "the enemy has no card to lay: the cheapest wins"


def test_it_chooses_what_is_allowed_and_what_is_hidden_does_not_move_it() -> None:
    duel, asked = Duel(fierce, random_policy), 0
    for seed in range(6):
        state, chance = GAME.start({"setup": "quick"}, FastRng(seed)), FastRng(seed + 50)
        while state.to_act and asked < 24:
            side = state.to_act[0]
            if state.phase() in ("bonus", "defence"):
                worlds = [state.redeal(side, FastRng(number)) for number in range(3)]
                found = {duel.choose(world, side, FastRng(8)) for world in worlds}
                assert len(found) == 1 and found <= set(state.choices(side))
                asked += 1
            state.apply(side, random_policy(state, side, chance))
    assert asked >= 12
