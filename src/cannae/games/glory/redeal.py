"""Everything a viewer cannot know, drawn anew (the contract's `redeal`).

What everybody can work out about a side's hidden cards:

* Before its first shuffle, hand, deck and box are an even deal of all its cards that do not lie open.
* At a shuffle the whole discard pile was open, so the deck is known card by card (POOL). From then on, with X drawn
  into the hand from it, A the cards never seen that were in the hand at the shuffle, HELD those known to have been
  there and R what has left the hand since, the hand is HELD + A + X - R and the deck POOL - X. Every pair of A (from
  UNSEEN) and X (from POOL) that leaves no count below nothing is a world; all are equally likely, card by card.

When a card was shown within the time since a shuffle is not used, only that it was. A side that is still drafting in
secret begins its draft anew; one that is ready gets an even choice of its cards.
"""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.events import SPECTATOR
from cannae.games.glory.cards import PACKET
from cannae.games.glory.setup import keep, mix, packet_start, shuffle_packets
from cannae.games.glory.state import (
    BASE,
    BOX,
    DECK,
    DECK_SIZE,
    DRAFT,
    HAND,
    HAND_KINDS,
    HAND_SIZE,
    HELD,
    PICKS,
    POOL,
    PURSE,
    RED_CARDS,
    SHUFFLES,
    TAKEN,
    TALLIES,
    TALLY,
    UNSEEN,
    Position,
)


def redeal_onto(p: Position, viewer: i64) -> None:
    """Redraw, in a copy that carries the generator to draw from, what the viewer cannot know."""
    side: i64 = 0
    if p.stage == DRAFT:
        p.packets = vec[i64](p.packets)
        while side < 2:
            redeal_draft(p, side, side == viewer)
            side += 1
        return
    while side < 2:
        if side != viewer or viewer == SPECTATOR:
            redeal_side(p, side)
        side += 1


def redeal_draft(p: Position, side: i64, own: bool) -> None:
    ready = not p.decider >> side & 1
    if own:
        if not ready:  # the packets to come
            mix(p, side, packet_start(p, side) + PACKET, (side + 1) * p.deck.size)
        return
    tally: i64 = TALLY + TALLIES * side
    p.z[tally + PICKS] = 0
    p.z[tally + TAKEN] = 0
    p.z[tally + DECK_SIZE] = 0
    kind: i64 = 1
    while kind <= p.deck.kinds:
        p.z[p.zone(side, DECK) + kind] = 0
        p.z[p.zone(side, BOX) + kind] = 0
        kind += 1
    shuffle_packets(p, side)
    if ready:
        p.decider |= 1 << side
        at: i64 = side * p.deck.size
        while p.decider >> side & 1:
            keep(p, side, p.packets[at])
            keep(p, side, p.packets[at + 1])
            at += PACKET


# -- A side's hand, deck, box and hidden Bonus card ---------------------------------------------------------


def redeal_side(p: Position, side: i64) -> None:
    hidden_bonus = hidden_bonus_of(p, side)
    drawn = (p.bonus_drawn if side == p.active else p.answer_drawn) != 0
    hand_like: i64 = p.tally(side, HAND_SIZE) + (1 if hidden_bonus and not drawn else 0)
    deck_like: i64 = p.tally(side, DECK_SIZE) + (1 if hidden_bonus and drawn else 0)
    wide = p.deck.wide
    hand = vec[i64]([0] * int(wide))
    deck = vec[i64]([0] * int(wide))
    box = vec[i64]([0] * int(wide))
    if p.tally(side, SHUFFLES) == 0:
        kind: i64 = 1
        while kind < wide:
            box[kind] = p.z[p.zone(side, UNSEEN) + kind] - p.open_count(side, kind)
            kind += 1
        draw_lots(p, side, box, hand, hand_like)
        draw_lots(p, side, box, deck, deck_like)
    else:
        after_shuffle(p, side, hand, deck, box, hand_like, deck_like)
    if hidden_bonus:
        lot = vec[i64]([0] * int(wide))
        draw_lots(p, side, deck if drawn else hand, lot, 1)
        kind = 1
        while lot[kind] == 0:
            kind += 1
        if side == p.active:
            p.bonus = kind
        else:
            p.answer = kind
    write_zones(p, side, hand, deck, box)


def hidden_bonus_of(p: Position, side: i64) -> i64:
    """The Bonus card of the side that lies face down, or 0."""
    return p.bonus if side == p.active else p.answer


def draw_lots(p: Position, side: i64, bag: vec[i64], into: vec[i64], count: i64) -> None:
    """Move so many cards at random from one bag to another."""
    total: i64 = 0
    for number in bag:
        total += number
    while count > 0:
        lot = p.rng.below(RED_CARDS + side, total)
        kind: i64 = 0
        while lot >= bag[kind]:
            lot -= bag[kind]
            kind += 1
        bag[kind] -= 1
        into[kind] += 1
        total -= 1
        count -= 1


def write_zones(p: Position, side: i64, hand: vec[i64], deck: vec[i64], box: vec[i64]) -> None:
    tally: i64 = TALLY + TALLIES * side
    p.z[tally + HAND_SIZE] = 0
    p.z[tally + HAND_KINDS] = 0
    p.z[tally + PURSE] = 0
    kind: i64 = 1
    while kind < p.deck.wide:
        p.z[p.zone(side, DECK) + kind] = deck[kind]
        if not p.switches.quick:  # there the box is known to all
            p.z[p.zone(side, BOX) + kind] = box[kind]
        p.z[p.zone(side, HAND) + kind] = 0
        copies: i64 = hand[kind]
        while copies > 0:
            p.give(side, kind)
            copies -= 1
        kind += 1


# -- After a shuffle ----------------------------------------------------------------------------------------


def after_shuffle(
    p: Position, side: i64, hand: vec[i64], deck: vec[i64], box: vec[i64], hand_like: i64, deck_like: i64
) -> None:
    """Draw A and X evenly among all that explain what has left the hand since.

    Only kinds of which more has left the hand than was known to be there are bound by anything; the ways to deal
    those are counted kind by kind, the rest is an even deal.
    """
    bound: list[int] = []
    need: list[int] = []
    unseen_left = vec[i64]([0] * int(p.deck.wide))  # of the kinds that are free
    pool_left = vec[i64]([0] * int(p.deck.wide))
    wanted_unseen: i64 = hand_like
    wanted_pool: i64 = -deck_like
    free_unseen = 0
    free_pool = 0
    kind: i64 = 1
    while kind < p.deck.wide:
        unseen: i64 = p.z[p.zone(side, UNSEEN) + kind]
        pool: i64 = p.z[p.zone(side, POOL) + kind]
        held: i64 = p.z[p.zone(side, HELD) + kind]
        gone: i64 = p.open_count(side, kind) - p.z[p.zone(side, BASE) + kind]
        wanted_pool += pool
        wanted_unseen += gone - held
        hand[kind] = held - gone
        deck[kind] = pool
        box[kind] = unseen
        if gone > held:
            bound.append(int(kind))
            need.append(int(gone - held))
        else:
            unseen_left[kind] = unseen
            pool_left[kind] = pool
            free_unseen += int(unseen)
            free_pool += int(pool)
        kind += 1
    wanted_unseen -= wanted_pool

    def chosen(kind: i64, from_unseen: i64, from_pool: i64) -> None:
        hand[kind] += from_unseen + from_pool
        box[kind] -= from_unseen
        deck[kind] -= from_pool

    a = int(wanted_unseen)
    x = int(wanted_pool)
    tables = count_ways(p, side, bound, need, a, x, free_unseen, free_pool)
    for index, one in enumerate(bound):
        lot = p.rng.below_big(RED_CARDS + side, tables[index][a][x])
        for u, v, ways in splits(p, side, one, need[index], a, x):
            weight = ways * tables[index + 1][a - u][x - v]
            if lot < weight:
                chosen(one, u, v)
                a -= u
                x -= v
                break
            lot -= weight
    some = vec[i64]([0] * int(p.deck.wide))
    others = vec[i64]([0] * int(p.deck.wide))
    draw_lots(p, side, unseen_left, some, a)
    draw_lots(p, side, pool_left, others, x)
    kind = 1
    while kind < p.deck.wide:
        chosen(kind, some[kind], others[kind])
        kind += 1


def splits(p: Position, side: i64, kind: int, need: int, a: int, x: int) -> list[tuple[int, int, int]]:
    """How many of a kind came from UNSEEN and from POOL, at least `need` in all; and in how many ways."""
    unseen = int(p.z[p.zone(side, UNSEEN) + kind])
    pool = int(p.z[p.zone(side, POOL) + kind])
    found: list[tuple[int, int, int]] = []
    for u in range(min(unseen, a) + 1):
        for v in range(max(0, need - u), min(pool, x) + 1):
            found.append((u, v, choose(unseen, u) * choose(pool, v)))
    return found


def count_ways(
    p: Position, side: i64, bound: list[int], need: list[int], a: int, x: int, free_unseen: int, free_pool: int
) -> list[list[list[int]]]:
    """tables[i][a][x]: the ways to deal a and x cards to the bound kinds from the i-th on and to all free ones."""
    last = [[choose(free_unseen, i) * choose(free_pool, j) for j in range(x + 1)] for i in range(a + 1)]
    tables = [last]
    for index in range(len(bound) - 1, -1, -1):
        after = tables[0]
        options = splits(p, side, bound[index], need[index], a, x)
        table: list[list[int]] = []
        for i in range(a + 1):
            row: list[int] = []
            for j in range(x + 1):
                total = 0
                for u, v, ways in options:
                    if u <= i and v <= j:
                        total += ways * after[i - u][j - v]
                row.append(total)
            table.append(row)
        tables.insert(0, table)
    return tables


def choose(n: int, k: int) -> int:
    if k < 0 or k > n:
        return 0
    result = 1
    for index in range(k):
        result = result * (n - index) // (index + 1)
    return result


def knowledge_holds(p: Position, side: i64) -> bool:
    """Whether the true position is one of the worlds everybody must reckon with. It always is."""
    drawn = (p.bonus_drawn if side == p.active else p.answer_drawn) != 0
    hidden = 0 if p.shown else hidden_bonus_of(p, side)
    for kind in range(1, int(p.deck.wide)):
        own = 1 if hidden == kind else 0
        hand = p.z[p.zone(side, HAND) + kind] + (0 if drawn else own)
        deck = p.z[p.zone(side, DECK) + kind] + (own if drawn else 0)
        box = 0 if p.switches.quick else p.z[p.zone(side, BOX) + kind]
        unseen = p.z[p.zone(side, UNSEEN) + kind]
        open_now = p.open_count(side, kind)
        if p.tally(side, SHUFFLES) == 0:
            if unseen - open_now != hand + deck + box:
                return False
            continue
        from_pool = p.z[p.zone(side, POOL) + kind] - deck
        gone = open_now - p.z[p.zone(side, BASE) + kind]
        from_unseen = hand - p.z[p.zone(side, HELD) + kind] - from_pool + gone
        if from_pool < 0 or gone < 0 or from_unseen < 0 or unseen - from_unseen != box:
            return False
    return True
