"""A sensible quick player: hold three specials back, lay the highest line, play what turns the pair, at least cost."""

from mypy_extensions import i64

from cannae.core.bits import count, members_of
from cannae.core.contract import State
from cannae.core.randomness import Rng
from cannae.games.honour.engine import Honour
from cannae.games.honour.rules.cards import FIRST_JACK, SPACES, VALUE
from cannae.games.honour.state import (
    BACK,
    DEPLOYING,
    DONE,
    DOUBLE,
    DRAW,
    DRAWN_TWO,
    LIFT,
    NEXT,
    PLACE,
    PLAY,
    ROB,
    SELECT,
    SELECTING,
    SWAP,
    card_of,
    part_of,
)

RESERVE = 3  # specials to keep in hand; simulations show two or three to be best
CHOOSING: i64 = 0


def greedy(state: State, side: int, rng: Rng) -> int:
    assert isinstance(state, Honour)
    if state.phase_number == SELECTING:
        return SELECT + max(members_of(state.stack), key=lambda card: (card >= 52, keeping_order(card)))
    if state.phase_number == DEPLOYING:
        return deploy(state, side, rng)
    return exchange(state, side)


def keeping_order(card: int) -> int:
    """How much a special is worth in hand against its ten points in the line."""
    if card >= 52:
        return 5
    return [4, 3, 1, 2][(card - FIRST_JACK) // 4] if card >= FIRST_JACK else 0  # Jack, Queen, King, Ace


def deploy(state: Honour, side: int, rng: Rng) -> int:
    """The highest cards first, one to a space; then the best second card for each; then done."""
    hand = members_of(state.hand[side])
    empty = [space for space in range(SPACES) if not state.cards[SPACES * side + space]]
    specials = sorted([card for card in hand if card >= FIRST_JACK], key=keeping_order, reverse=True)
    held = specials[: min(RESERVE, max(0, len(hand) - len(empty)))]
    if empty:
        card = max([card for card in hand if card not in held], key=lambda card: int(VALUE[card]))
        return PLACE + 8 * card + empty[rng.below(CHOOSING, len(empty))]
    seconds = [choice for choice in state.choices(side) if choice != DONE]
    if not seconds:
        return DONE
    return max(seconds, key=lambda choice: int(VALUE[card_of(choice)]))


def exchange(state: Honour, side: int) -> int:
    """Pass when ahead; else the cheapest special that puts us ahead; else an Ace for new cards; else pass."""
    mine = int(state.value[SPACES * side + state.pair])
    theirs = int(state.value[SPACES * (1 - side) + state.pair])
    choices = state.choices(side)
    stay = choices[0]  # pass or decline
    if mine > theirs:
        return stay
    best, least = stay, 100
    for choice in choices[1:]:
        card = card_of(choice)
        cost = cost_of(state, side, int(part_of(choice)), mine, theirs)
        if cost < 100 and card >= 52:
            cost += 20  # a Joker is worth more than what it imitates
        if cost < least:
            best, least = choice, cost
    return best


def cost_of(state: Honour, side: int, mode: int, mine: int, theirs: int) -> int:
    """What an ability costs as an answer now; 100 when it is none."""
    line = SPACES * side
    if mode == LIFT:
        return 1
    if mode == NEXT:
        return 3 if state.value[line + state.pair + 1] > theirs else 100
    if mode == BACK:
        return 2 if state.value[line + state.pair - 1] > theirs else 100
    if mode == DOUBLE:
        return 4 if 2 * mine > theirs else 100
    if mode == SWAP:
        return 5 if theirs > mine else 100
    if mode == DRAW:
        return 10
    if mode == ROB:
        return 30 if state.phase_number != DRAWN_TWO and count(state.hand[1 - side]) <= 2 else 100
    return 100


def reason(state: State, side: int, choice: int) -> str:
    """The key of a sentence that says why the greedy player would choose this."""
    assert isinstance(state, Honour)
    if choice == DONE:
        return "honour-why-done"
    if choice < PLAY:
        return "honour-why-place"
    if SELECT <= choice < DONE:
        return "honour-why-take"
    if choice > DONE:
        mine = state.value[SPACES * side + state.pair]
        theirs = state.value[SPACES * (1 - side) + state.pair]
        return "honour-why-ahead" if mine > theirs else "honour-why-nothing"
    return "honour-why-cards" if part_of(choice) <= ROB else "honour-why-turn"
