"""Setting up: the battlefield, the draft, the hands and the first player (chapter 2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import SIDE_NAMES
from cannae.games.glory.rules.cards import COLUMNS, HAND_LIMIT, PACKET
from cannae.games.glory.rules.common import Decision
from cannae.games.glory.state import (
    BOX,
    CONTROL,
    DECK,
    DECK_SIZE,
    DRAFTING,
    FIRST_PLAYER,
    GROUND,
    KEEP,
    PICKS,
    RED_CARDS,
    START_TURN,
    TAKEN,
    TALLIES,
    TALLY,
    TERRAIN,
    UNSEEN,
    VERB,
    Position,
)

PLAIN_ORDER: Final = vec[i64]([2, 1, 3, 0, 4])  # plains lie as near the centre as they can (2.2)
OTHER_ORDER: Final = vec[i64]([0, 4, 1, 3, 2])  # everything else as far from it


def begin(p: Position) -> None:
    """Everything up to the first decision."""
    lay_terrain(p)
    deck = p.deck
    side: i64 = 0
    while side < 2:
        kind: i64 = 1
        while kind <= deck.kinds:
            p.z[p.zone(side, UNSEEN) + kind] = deck.quick[kind] if p.terms.quick else deck.count[kind]
            if p.terms.quick:
                p.z[p.zone(side, DECK) + kind] = deck.quick[kind]
                p.z[p.zone(side, BOX) + kind] = deck.count[kind] - deck.quick[kind]
            kind += 1
        if p.terms.quick:
            p.z[TALLY + TALLIES * side + DECK_SIZE] = deck.size // 2
        side += 1
    if p.terms.quick:
        p.tell("glory-event-quick-start", "2.5", {})
        deal_hands(p)
    else:
        p.packets = vec[i64]([0] * int(2 * deck.size))
        shuffle_packets(p, 0)
        shuffle_packets(p, 1)
        p.ask(DRAFTING)
        p.deciders = 3


def lay_terrain(p: Position) -> None:
    """Five terrain cards, drawn one at a time (2.1, 2.2)."""
    left = vec[i64](p.deck.terrain_count)
    total: i64 = 0
    for count in left:
        total += count
    free: i64 = (1 << COLUMNS) - 1
    laid: i64 = 0
    while laid < COLUMNS:
        lot = p.rng.below(GROUND, total)
        terrain: i64 = 0
        while lot >= left[terrain]:
            lot -= left[terrain]
            terrain += 1
        left[terrain] -= 1
        total -= 1
        order = PLAIN_ORDER if p.deck.terrain_plain[terrain] else OTHER_ORDER
        place: i64 = 0
        while not free >> order[place] & 1:
            place += 1
        free -= 1 << order[place]
        p.z[TERRAIN + order[place]] = terrain
        p.z[CONTROL + order[place]] = 0
        laid += 1
    p.ground_known()


# -- The draft ----------------------------------------------------------------------------------------------


def shuffle_packets(p: Position, side: i64) -> None:
    """All cards of a side in random order; four by four they are the packets (2.3)."""
    start: i64 = side * p.deck.size
    at: i64 = start
    kind: i64 = 1
    while kind <= p.deck.kinds:
        copies: i64 = p.deck.count[kind]
        while copies > 0:
            p.packets[at] = kind
            at += 1
            copies -= 1
        kind += 1
    mix(p, side, start, at)


def mix(p: Position, side: i64, start: i64, end: i64) -> None:
    """Shuffle a stretch of the packets."""
    while end - start > 1:
        other: i64 = start + p.rng.below(RED_CARDS + side, end - start)
        end -= 1
        kept: i64 = p.packets[end]
        p.packets[end] = p.packets[other]
        p.packets[other] = kept


class Draft(Decision):
    """Both sides keep two cards of each packet, in secret (2.3)."""

    def fill(self, state: Position, side: i64, buffer: vec[i64]) -> i64:
        """Each different card of the packet, less the one already kept, in the order in which a hand is held: how the
        packet was shuffled is nobody's to know."""
        at: i64 = packet_start(state, side)
        taken: i64 = state.tally(side, TAKEN)
        count: i64 = 0
        end: i64 = at + PACKET
        while at < end:
            kind: i64 = state.packets[at]
            at += 1
            if kind == taken:
                taken = 0  # this copy is gone; another one like it would still be here
                continue
            choice: i64 = KEEP * VERB + kind
            place: i64 = 0
            while place < count and buffer[place] < choice:
                place += 1
            if place < count and buffer[place] == choice:
                continue
            moved: i64 = count
            while moved > place:
                buffer[moved] = buffer[moved - 1]
                moved -= 1
            buffer[place] = choice
            count += 1
        return count

    def play(self, state: Position, side: i64, choice: i64) -> None:
        """Keep a card; the second one sends the rest of the packet back to the box."""
        keep(state, side, choice % VERB)
        if state.deciders == 0:
            state.barrier_count += state.deck.size  # more than any draft has steps
            deal_hands(state)

    def conceivable(self, state: Position, side: i64) -> list[int]:
        start = packet_start(state, side)
        return [KEEP * VERB + kind for kind in sorted({int(state.packets[start + index]) for index in range(PACKET)})]

    def prompt(self, state: Position, side: i64) -> dict[str, object]:
        """How many cards of the packet are kept."""
        return {"kept": 1 if state.tally(side, TAKEN) else 0}


def packet_start(p: Position, side: i64) -> i64:
    return side * p.deck.size + p.tally(side, PICKS) // 2 * PACKET


def keep(p: Position, side: i64, kind: i64) -> None:
    z = p.z
    tally: i64 = TALLY + TALLIES * side
    z[p.zone(side, DECK) + kind] += 1
    z[tally + DECK_SIZE] += 1
    if z[tally + TAKEN] == 0:
        z[tally + TAKEN] = kind
        z[tally + PICKS] += 1
        return
    at: i64 = packet_start(p, side)
    end: i64 = at + PACKET
    box = p.zone(side, BOX)
    while at < end:
        z[box + p.packets[at]] += 1
        at += 1
    z[box + kind] -= 1
    z[box + z[tally + TAKEN]] -= 1
    z[tally + TAKEN] = 0
    z[tally + PICKS] += 1
    if 2 * z[tally + PICKS] == p.deck.size:
        p.deciders -= 1 << side


def deal_hands(p: Position) -> None:
    """Nine cards each, and a lot for who begins (2.6, 2.7); the other may have more as agreed (10.11)."""
    p.packets = vec[i64]([])
    p.z[TALLY + PICKS] = 0
    p.z[TALLY + TALLIES + PICKS] = 0
    p.pack_deck(0)
    p.pack_deck(1)
    p.draw_to_hand(0, HAND_LIMIT)
    p.draw_to_hand(1, HAND_LIMIT)
    p.active = p.terms.first if p.terms.first >= 0 else p.rng.below(FIRST_PLAYER, 2)
    if p.log is not None:
        p.tell("glory-event-first-player", "2.7", {"side": "@side-" + SIDE_NAMES[p.active]})
    if p.terms.second_cards > 0:
        p.draw_to_hand(1 - p.active, p.terms.second_cards)
    p.step_number = START_TURN
    p.turn = 1
