"""What speaks against a choice that the rules allow: a card that asks for more MP than are left, and standing off at a
distance at which only the other can hurt. From what everybody sees."""

from cannae.games.battle.engine import Battle
from cannae.games.battle.rules.cards import CARDS, MASTERY_CARDS, NO_MISSILES
from cannae.games.battle.rules.duration.commitment import AT_CARD
from cannae.games.battle.rules.duration.conflict import mp_after, over_exertion
from cannae.games.battle.rules.naming import card_name, unit_name
from cannae.games.battle.state import BALLISTIC, CLOSE, COMMIT, STAND

Doubt = dict[str, object]


def doubt(state: Battle, side: int, choice: int) -> Doubt | None:
    if state.phase_number == COMMIT and state.armies[side].step == AT_CARD and choice < MASTERY_CARDS:
        return exertion(state, side, choice)
    if state.phase_number == CLOSE and choice == STAND:
        return helplessness(state, side)
    return None


def exertion(state: Battle, side: int, card: int) -> Doubt | None:
    """What is missing becomes Damage (6.9), and Damage above the MP costs Troops (6.16)."""
    main = state.units[state.armies[side].fighter]
    beyond = int(over_exertion(main, card))
    if not beyond:
        return None
    kinds = [main.troops[rank] for rank in range(int(main.size))]
    if main.master >= 0 and main.champion != state.round - 1:  # he may fight, and absorb more (6.6)
        kinds.append(main.master)
    best = max(mp_after(main, card, kind) for kind in kinds)
    destroys = main.damage + beyond > best
    return {
        "say": "battle-doubt-destroys" if destroys else "battle-doubt-exerts",
        "card": card_name(card),
        "price": int(CARDS.price[card]),
        "mp": int(main.mp),
        "beyond": beyond,
    }


def helplessness(state: Battle, side: int) -> Doubt | None:
    """At Ballistic a Unit without missiles can only be hurt (6.11)."""
    if state.level[state.place_of(side)] != BALLISTIC or shoots(state, side) or not shoots(state, 1 - side):
        return None
    return {"say": "battle-doubt-helpless", "unit": unit_name(state.armies[side].fighter)}


def shoots(state: Battle, side: int) -> bool:
    """Whether anybody who may fight for a side here has missiles."""
    army = state.armies[side]
    fighting = army.eligible | 1 << army.fighter
    for index, unit in enumerate(state.units):
        if fighting >> index & 1:
            kinds = [unit.troops[rank] for rank in range(int(unit.size))] + ([unit.master] if unit.master >= 0 else [])
            if any(CARDS.level[3 * kind] != NO_MISSILES for kind in kinds):
                return True
    return False
