"""Chapter 2 of the rules: the dealer, the pack, the deal, and what unequal sides may agree on."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.bits import bit, count, lowest
from cannae.core.contract import SIDE_NAMES, Phase
from cannae.core.randomness import Rng
from cannae.games.honour.rules.cards import PACK, PACK_SIZE, SPACES, card_words, cards_words
from cannae.games.honour.state import DEAL, DEPLOYING, FIRST_DEALER, SELECT, SELECTING, Position


def draw(cards: i64, stream: i64, rng: Rng) -> i64:
    """A card of the set, each equally likely: lots over the whole pack until one falls on the set."""
    while True:
        card = rng.below(stream, PACK_SIZE)
        if cards >> card & 1:
            return card


def begin_match(p: Position) -> None:
    """Rule 2.1: who deals first is agreed or falls by lot."""
    agreed = p.terms.first_dealer
    p.dealer = agreed
    if agreed < 0:
        p.dealer = p.rng.below(FIRST_DEALER, 2)
    begin_battle(p)


def begin_battle(p: Position) -> None:
    """Rule 2.2: the full pack again, less what rule 2.5 takes out; then any extra cards are chosen (rule 2.4)."""
    terms = p.terms
    p.stack = PACK & ~(terms.removed | terms.sure[0] | terms.sure[1])
    p.gone = 0
    side: i64 = 0
    while side < 2:
        p.hand[side] = terms.sure[side]
        space: i64 = 0
        while space < SPACES:
            index = SPACES * side + space
            p.cards[index] = 0
            p.value[index] = 0
            p.laid[index] = 0
            space += 1
        side += 1
    p.open = 0
    p.ready = 0
    p.pair = 0
    p.results = 0
    p.passes = 0
    p.countering = False
    p.fresh = 0
    p.barrier_count += 1
    if p.log is not None:
        p.log.tell(
            "honour-event-battle", "2.1", {"number": int(p.fought) + 1, "dealer": "@side-" + SIDE_NAMES[p.dealer]}
        )
    if terms.extras[0] + terms.extras[1] > 0:
        p.enter(SELECTING)
        p.option = 0 if terms.extras[0] > 0 else 1
    else:
        deal(p)


def deal(p: Position) -> None:
    """Rules 2.2 and 2.3: each side's hand is filled up from the shuffled pack; the rest is the stack."""
    side: i64 = 0
    while side < 2:
        wanted = p.terms.hand_sizes[side] + p.terms.extras[side] - count(p.hand[side])
        while wanted > 0:
            card = draw(p.stack, DEAL, p.rng)
            p.stack ^= bit(card)
            p.hand[side] |= bit(card)
            wanted -= 1
        if p.log is not None:
            size = int(count(p.hand[side]))
            name = "@side-" + SIDE_NAMES[side]
            own: dict[str, object] = {"side": name, "cards": cards_words(p.hand[side])}
            p.log.tell_apart(
                side, "honour-event-dealt-own", "2.2", own, "honour-event-dealt", {"side": name, "count": size}
            )
        side += 1
    p.enter(DEPLOYING)
    p.barrier_count += 1


class Select(Phase[Position]):
    """Rule 2.4: a side chooses its extra cards, any that are still in the pack."""

    def acting(self, state: Position) -> i64:
        return 1 + state.option

    def fill(self, state: Position, side: i64, buffer: vec[i64]) -> i64:
        cards = state.stack
        n: i64 = 0
        while cards:
            buffer[n] = SELECT + lowest(cards)
            cards &= cards - 1
            n += 1
        return n

    def play(self, state: Position, side: i64, choice: i64) -> None:
        card = choice - SELECT
        state.stack ^= bit(card)
        state.hand[side] |= bit(card)
        if state.log is not None:
            state.log.tell("honour-event-selected", "2.4", {"card": card_words(int(card))}, 1 << int(side))
        if count(state.hand[side]) == count(state.terms.sure[side]) + state.terms.extras[side]:
            deal(state)

    def conceivable(self, state: Position, side: i64) -> list[int]:
        return [SELECT + card for card in range(PACK_SIZE)]
