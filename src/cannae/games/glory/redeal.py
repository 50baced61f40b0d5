"""Everything a viewer cannot know, drawn anew (the contract's `redeal`).

What everybody can work out about a side's hidden cards:

* Before its first shuffle, hand, deck and box are an even deal of all its cards that do not lie open.
* At a shuffle the whole discard pile was open, so the deck is known card by card (POOL). From then on, with X drawn
  into the hand from it, A the cards never seen that were in the hand at the shuffle, HELD those known to have been
  there and R what has left the hand since, the hand is HELD + A + X - R and the deck POOL - X. Every pair of A (from
  UNSEEN) and X (from POOL) that leaves no count below 0 is a world; all are equally likely, card by card.

A side that is placing units can pay for them and fill the room it made, and its hand is dealt accordingly.
When a card was shown within the time since a shuffle is not used, only that it was. A side that is still drafting in
secret begins its draft anew; one that is ready gets an even choice of its cards.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import SPECTATOR
from cannae.games.glory.rules.actions import fill_placing
from cannae.games.glory.rules.cards import COLUMNS, PACKET, copied, numbers, place_in_set, set_of
from cannae.games.glory.rules.setup import keep, mix, packet_start, shuffle_packets
from cannae.games.glory.state import (
    BASE,
    BOX,
    DECK,
    DECK_SIZE,
    DRAFTING,
    HAND,
    HAND_SIZE,
    HELD,
    HELD_KINDS,
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

ENOUGH_TRIES: Final = 300


def redeal_onto(p: Position, viewer: i64, dealers: "list[SideDealer]") -> None:
    """Redraw, in a copy that carries the generator to draw from, what the viewer cannot know."""
    if p.phase_number != DRAFTING:
        for dealer in dealers:
            dealer.deal_onto(p)
        return
    p.packets = p.packets[:]
    side: i64 = 0
    while side < 2:
        redeal_draft(p, side, side == viewer)
        side += 1


def side_dealers(p: Position, viewer: i64) -> "list[SideDealer]":
    """Of the sides whose cards the viewer does not see; of none while armies are chosen, when nothing is known yet."""
    if p.phase_number == DRAFTING:
        return []
    return [SideDealer(p, side) for side in range(2) if side != viewer or viewer == SPECTATOR]


def redeal_draft(p: Position, side: i64, own: bool) -> None:
    ready = not p.deciders >> side & 1
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
        p.deciders |= 1 << side
        at: i64 = side * p.deck.size
        while p.deciders >> side & 1:
            keep(p, side, p.packets[at])
            keep(p, side, p.packets[at + 1])
            at += PACKET


# -- A side's hand, deck, box and hidden Bonus card ---------------------------------------------------------


class Secrets:
    """What is known of a side's hidden cards: the bags they are drawn from, and how many come from where."""

    def __init__(self, p: Position, side: i64) -> None:
        wide = int(p.deck.wide)
        self.bonus = hidden_bonus_of(p, side) != 0
        self.bonus_drawn = (p.bonus_drawn if side == p.active else p.answer_drawn) != 0
        self.hand_like: i64 = p.tally(side, HAND_SIZE)
        self.deck_like: i64 = p.tally(side, DECK_SIZE)
        if self.bonus and self.bonus_drawn:
            self.deck_like += 1
        elif self.bonus:
            self.hand_like += 1
        self.shuffled = p.tally(side, SHUFFLES) > 0
        self.unseen: list[int] = [0] * wide
        self.pool: list[int] = [0] * wide
        self.surplus: list[int] = [0] * wide  # known to have been in the hand, less what has left it
        lies_open = p.open_cards(side)
        for kind in range(1, wide):
            open_now = lies_open[kind]
            self.unseen[kind] = p.z[p.zone(side, UNSEEN) + kind]
            if self.shuffled:
                self.pool[kind] = p.z[p.zone(side, POOL) + kind]
                gone = open_now - p.z[p.zone(side, BASE) + kind]
                self.surplus[kind] = p.z[p.zone(side, HELD) + kind] - gone
            else:
                self.unseen[kind] -= open_now
        self.from_pool = sum(self.pool) - int(self.deck_like) if self.shuffled else 0
        self.from_unseen = int(self.hand_like) - sum(self.surplus) - self.from_pool
        self.box_like: i64 = sum(self.unseen) - self.from_unseen - self.deck_like  # before a shuffle


class SideDealer:
    """Deals a side's hidden cards anew, in as many copies of one position as are wanted."""

    def __init__(self, p: Position, side: i64) -> None:
        secrets = Secrets(p, side)
        self.side = side
        self.secrets = secrets
        self.hand: vec[i64] = vec[i64](secrets.surplus)
        self.deck: vec[i64] = vec[i64](secrets.pool)
        self.box: vec[i64] = vec[i64](secrets.unseen)
        self.tables = Tables(p, secrets, 0)
        self.rich: Tables | None = None  # those of hands that can pay, once these turn out to be rare

    def deal_onto(self, p: Position) -> None:
        """Deal evenly; where the side is placing units, until the deal lets it go on."""
        tables = self.tables
        tries = 0
        while True:
            self.deal(p, tables)
            if can_go_on(p, self.side):
                return
            tries += 1
            if tries == ENOUGH_TRIES and p.due > 0:
                rich = self.rich
                if rich is None:
                    rich = self.rich = Tables(p, self.secrets, int(p.due))
                tables = rich

    def deal(self, p: Position, tables: "Tables") -> None:
        """One even draw of hand, deck, box and hidden Bonus card."""
        side = self.side
        secrets = self.secrets
        hand = copied(self.hand)
        deck = copied(self.deck)
        box = copied(self.box)
        tables.draw(p, side, hand, deck, box)
        if not secrets.shuffled:  # hand, deck and box are an even deal: the fewer of these two are drawn by lot
            both: i64 = secrets.deck_like + secrets.box_like
            if secrets.deck_like <= secrets.box_like:
                draw_lots(p, side, box, deck, secrets.deck_like, both)
            else:
                deck = box
                box = numbers(p.deck.wide)
                draw_lots(p, side, deck, box, secrets.box_like, both)
        if secrets.bonus:
            lot = numbers(p.deck.wide)
            if secrets.bonus_drawn:
                draw_lots(p, side, deck, lot, 1, secrets.deck_like)
            else:
                draw_lots(p, side, hand, lot, 1, secrets.hand_like)
            kind: i64 = 1
            while lot[kind] == 0:
                kind += 1
            if side == p.active:
                p.bonus = kind
            else:
                p.answer = kind
        write_zones(p, side, hand, deck, box)


def can_go_on(p: Position, side: i64) -> bool:
    """A side that has placed units can pay for them (6.3), and one that made room can fill it (6.6): all know that."""
    if side != p.active:
        return True
    if p.clearing >= 0:
        return fill_placing(p, side, numbers((COLUMNS + 1) * p.deck.kinds + 40), 0) > 0
    return p.open == 0 or p.tally(side, PURSE) >= p.due


def hidden_bonus_of(p: Position, side: i64) -> i64:
    """The Bonus card of the side that lies face down, or 0."""
    return p.bonus if side == p.active else p.answer


def draw_lots(p: Position, side: i64, bag: vec[i64], into: vec[i64], count: i64, total: i64) -> None:
    """Move so many cards at random from one bag, which holds `total`, to another."""
    rng = p.rng
    while count > 0:
        lot = rng.below(RED_CARDS + side, total)
        kind: i64 = 0
        here: i64 = bag[0]
        while lot >= here:
            lot -= here
            kind += 1
            here = bag[kind]
        bag[kind] = here - 1
        into[kind] += 1
        total -= 1
        count -= 1


def write_zones(p: Position, side: i64, hand: vec[i64], deck: vec[i64], box: vec[i64]) -> None:
    z = p.z
    points = p.deck.points
    tally: i64 = TALLY + TALLIES * side
    number: i64 = 0
    while number < p.deck.sets:
        z[tally + HELD_KINDS + number] = 0
        number += 1
    size: i64 = 0
    purse: i64 = 0
    in_deck = p.zone(side, DECK)
    in_box = p.zone(side, BOX)
    in_hand = p.zone(side, HAND)
    wide = p.deck.wide
    kind: i64 = 1
    while kind < wide:
        z[in_deck + kind] = deck[kind]
        copies: i64 = hand[kind]
        z[in_hand + kind] = copies
        if copies:
            size += copies
            purse += copies * points[kind]
            z[tally + HELD_KINDS + set_of(kind)] |= place_in_set(kind)
        kind += 1
    z[tally + HAND_SIZE] = size
    z[tally + PURSE] = purse
    p.pack_deck(side)
    if p.terms.quick:  # then the box is known to all
        return
    kind = 1
    while kind < wide:
        z[in_box + kind] = box[kind]
        kind += 1


# -- Counting the ways --------------------------------------------------------------------------------------


class Tables:
    """The ways to draw A from UNSEEN and X from POOL so that the hand comes out as it must, counted kind by kind.

    Only some kinds are bound by anything: those of which more has left the hand than was known to be there, and all of
    them where the hand must be worth some points. The others are an even deal.
    """

    def __init__(self, p: Position, secrets: Secrets, points: int) -> None:
        self.a = secrets.from_unseen
        self.x = secrets.from_pool
        self.owed = points
        self.secrets = secrets
        self.bound: list[int] = []
        self.free_unseen = numbers(p.deck.wide)
        self.free_pool = numbers(p.deck.wide)
        unseen = 0
        pool = 0
        for kind in range(1, int(p.deck.wide)):
            if secrets.surplus[kind] < 0 or points:
                self.bound.append(kind)
                self.owed -= secrets.surplus[kind] * int(p.deck.points[kind])
            else:
                self.free_unseen[kind] = secrets.unseen[kind]
                self.free_pool[kind] = secrets.pool[kind]
                unseen += secrets.unseen[kind]
                pool += secrets.pool[kind]
        self.unseen: i64 = unseen
        self.pool: i64 = pool
        self.owed = max(0, self.owed) if points else 0
        # ways[i][a, x, owed]: to draw a and x more cards worth that much, from the i-th bound kind on.
        self.ways: list[dict[tuple[int, int, int], int]] = [{} for _ in range(len(self.bound) + 1)]
        for a in range(self.a + 1):
            for x in range(self.x + 1):
                self.ways[-1][a, x, 0] = choose(unseen, a) * choose(pool, x)
        self.worth = [int(p.deck.points[kind]) for kind in self.bound]
        if self.bound:
            self.count(0, self.a, self.x, self.owed)

    def splits(self, index: int, a: int, x: int) -> list[tuple[int, int, int]]:
        """How many of a kind come from UNSEEN and from POOL, enough to leave no count below 0; and the ways."""
        kind = self.bound[index]
        unseen = self.secrets.unseen[kind]
        pool = self.secrets.pool[kind]
        need = -self.secrets.surplus[kind]
        found: list[tuple[int, int, int]] = []
        for u in range(min(unseen, a) + 1):
            for v in range(max(0, need - u), min(pool, x) + 1):
                found.append((u, v, choose(unseen, u) * choose(pool, v)))
        return found

    def count(self, index: int, a: int, x: int, owed: int) -> int:
        known = self.ways[index].get((a, x, owed))
        if known is not None:
            return known
        total = 0
        if index < len(self.bound):
            for u, v, ways in self.splits(index, a, x):
                rest = max(0, owed - (u + v) * self.worth[index])
                total += ways * self.count(index + 1, a - u, x - v, rest)
        self.ways[index][a, x, owed] = total
        return total

    def draw(self, p: Position, side: i64, hand: vec[i64], deck: vec[i64], box: vec[i64]) -> None:
        """One of the ways, all equally likely."""
        a, x, owed = self.a, self.x, self.owed
        for index, kind in enumerate(self.bound):
            lot = p.rng.below_big(RED_CARDS + side, self.count(index, a, x, owed))
            for u, v, ways in self.splits(index, a, x):
                rest = max(0, owed - (u + v) * self.worth[index])
                weight = ways * self.count(index + 1, a - u, x - v, rest)
                if lot < weight:
                    hand[kind] += u + v
                    box[kind] -= u
                    deck[kind] -= v
                    a, x, owed = a - u, x - v, rest
                    break
                lot -= weight
        if not self.bound:  # then all kinds are free, and come from where they lie
            draw_lots(p, side, box, hand, a, self.unseen)
            draw_lots(p, side, deck, hand, x, self.pool)
            return
        from_unseen = numbers(p.deck.wide)
        from_pool = numbers(p.deck.wide)
        draw_lots(p, side, self.free_unseen[:], from_unseen, a, self.unseen)
        draw_lots(p, side, self.free_pool[:], from_pool, x, self.pool)
        free: i64 = 1
        while free < p.deck.wide:
            hand[free] += from_unseen[free] + from_pool[free]
            box[free] -= from_unseen[free]
            deck[free] -= from_pool[free]
            free += 1


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
    lies_open = p.open_cards(side)
    for kind in range(1, int(p.deck.wide)):
        own = 1 if hidden == kind else 0
        hand = p.z[p.zone(side, HAND) + kind] + (0 if drawn else own)
        deck = p.z[p.zone(side, DECK) + kind] + (own if drawn else 0)
        box = 0 if p.terms.quick else p.z[p.zone(side, BOX) + kind]
        unseen = p.z[p.zone(side, UNSEEN) + kind]
        open_now = lies_open[kind]
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
