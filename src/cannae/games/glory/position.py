"""Text for every position of Field of Glory: the Card Game, both ways; secrets included.

Words of the form `name=value`. Zones list cards as `HI3*2.CO5`, `-` is nothing. A position written by hand may
leave out what is empty; what `box` and the last four zones then mean is said in `complete`. What is read is checked, so
that no rule stumbles over it.
"""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.bits import lowest
from cannae.core.contract import SIDE_NAMES, UserError
from cannae.games.glory.phases import PHASE_NAMES
from cannae.games.glory.redeal import knowledge_holds
from cannae.games.glory.rules.cards import COLUMNS, PACKET, Deck
from cannae.games.glory.rules.flank import flanks_of
from cannae.games.glory.rules.setup import packet_start
from cannae.games.glory.state import (
    BASE,
    BOX,
    CONTROL,
    DECK,
    DECK_SIZE,
    DEFENDING,
    DISCARD,
    DISCARD_SIZE,
    DRAFTING,
    HAND,
    HELD,
    LEADING,
    LOST,
    OVER,
    OVERLAPPING,
    PICKS,
    POOL,
    REASONS,
    SCORE,
    SHUFFLES,
    SPARING,
    SUPPORTING,
    TAKEN,
    TALLIES,
    TALLY,
    TERRAIN,
    TRIMMING,
    UNSEEN,
    WITHDRAWING,
    ZONE_COUNT,
    Position,
)

ZONE_NAMES = ["hand", "deck", "discard", "lost", "box", "unseen", "held", "pool", "base"]
CONTROL_LETTERS = ".rb"
LONGEST_POSITION = 20_000


def write_position(p: Position) -> str:
    deck = p.deck
    words = [
        f"phase={p.phase()}",
        f"turn={p.turn}",
        f"active={SIDE_NAMES[p.active]}",
        "terrain=" + ".".join([deck.terrain_ids[p.z[TERRAIN + column]] for column in range(COLUMNS)]),
        "control=" + "".join([CONTROL_LETTERS[p.z[CONTROL + column]] for column in range(COLUMNS)]),
        f"flanks={p.flanks}",
        f"trims={p.trims}",
        f"reserves={p.reserves}",
        f"open={p.open}",
        f"due={p.due}",
        f"fresh={p.fresh}",
        f"clearing={p.clearing + 1}",
        f"lately={write_lately(p)}",
        f"fence={p.barrier_count}",
        f"winner={p.winner}",
        f"reason={REASONS[p.reason] or '-'}",
    ]
    if p.target >= 0:
        words += [
            f"target={p.target + 1}",
            f"source={p.source + 1}",
            f"flanking={p.flanking}",
            f"lead={deck.names[p.lead]}",
            f"overlap={p.overlap}",
            f"overlapped={p.overlapped}",
            f"bonus={write_kind(deck, p.bonus)}",
            f"bonus-drawn={p.bonus_drawn}",
            f"answer={write_kind(deck, p.answer)}",
            f"answer-drawn={p.answer_drawn}",
            f"stood={p.stood}",
        ]
    for side in (0, 1):
        name = SIDE_NAMES[side]
        words.append(f"{name}=" + "/".join([write_column(p, side, column) for column in range(COLUMNS)]))
        words.append(f"{name}-shuffles={p.tally(side, SHUFFLES)}")
        told = ZONE_COUNT if p.tally(side, SHUFFLES) else UNSEEN  # before a shuffle there is nothing special to know
        for zone in range(told):
            words.append(f"{name}-{ZONE_NAMES[zone]}={write_zone(p, side, zone)}")
        if p.phase_number == DRAFTING:
            words.append(f"{name}-picks={p.tally(side, PICKS)}")
            words.append(f"{name}-taken={write_kind(deck, p.tally(side, TAKEN))}")
            start = int(packet_start(p, side))
            order = [deck.names[p.packets[at]] for at in range(start, int((side + 1) * deck.size))]
            words.append(f"{name}-packets=" + (".".join(order) or "-"))
    return " ".join(words)


def write_kind(deck: Deck, kind: i64) -> str:
    return deck.names[kind] if kind else "-"


def write_lately(p: Position) -> str:
    cards: list[str] = []
    rest = int(p.lately)
    while rest:
        cards.append(("rb"[rest >> 7 & 1]) + p.deck.names[rest & 127])
        rest >>= 8
    cards.reverse()
    return ".".join(cards) or "-"


def write_column(p: Position, side: i64, column: i64) -> str:
    units = [p.deck.names[p.unit(side, column, slot)] for slot in range(2) if p.unit(side, column, slot)]
    return ".".join(units) or "-"


def write_zone(p: Position, side: i64, zone: i64) -> str:
    cards: list[str] = []
    at = p.zone(side, zone)
    for kind in range(1, int(p.deck.wide)):
        count = p.z[at + kind]
        if count:
            cards.append(p.deck.names[kind] + (f"*{count}" if count > 1 else ""))
    return ".".join(cards) or "-"


# -- From the text to the position --------------------------------------------------------------------------


def fault(word: str) -> UserError:
    return UserError("glory-bad-position", word=word[:60].lstrip("@"))


class Reader:
    """The words of a position, each to be asked for once."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST_POSITION:
            raise fault("...")
        self.words: dict[str, str] = {}
        for word in text.split():
            name, sign, value = word.partition("=")
            if not sign or name in self.words:
                raise fault(word)
            self.words[name] = value

    def text(self, name: str, default: str) -> str:
        return self.words.pop(name, default)

    def number(self, name: str, low: int, high: int, default: int) -> int:
        text = self.words.pop(name, str(default))
        digits = text.removeprefix("-")
        if not digits.isascii() or not digits.isdigit() or len(digits) > 9 or not low <= int(text) <= high:
            raise fault(f"{name}={text}")
        return int(text)

    def one_of(self, name: str, values: list[str], default: str) -> int:
        text = self.words.pop(name, default)
        if text not in values:
            raise fault(f"{name}={text}")
        return values.index(text)


def read_position(text: str, p: Position) -> None:
    """Fill an empty position from its text; `UserError` for anything that is no position."""
    reader = Reader(text)
    deck = p.deck
    p.enter(reader.one_of("phase", PHASE_NAMES, "action"))
    p.turn = reader.number("turn", 0, 200, 1)
    p.active = reader.one_of("active", SIDE_NAMES, "red")
    grounds = reader.text("terrain", ".".join([deck.terrain_ids[0]] * COLUMNS)).split(".")
    control = reader.text("control", "." * COLUMNS)
    if len(grounds) != COLUMNS or len(control) != COLUMNS:
        raise fault("terrain/control")
    for column in range(COLUMNS):
        if grounds[column] not in deck.terrain_ids or control[column] not in CONTROL_LETTERS:
            raise fault(f"{grounds[column]} {control[column]}")
        p.z[TERRAIN + column] = deck.terrain_ids.index(grounds[column])
        p.z[CONTROL + column] = CONTROL_LETTERS.index(control[column])
    p.ground_known()
    p.flanks = reader.number("flanks", 0, 1023, 0)
    p.trims = reader.number("trims", 0, 31, 0)
    p.reserves = reader.number("reserves", 0, 8, 0)
    p.open = reader.number("open", 0, 1, 0)
    p.due = reader.number("due", -200, 200, 0)
    p.fresh = reader.number("fresh", 0, 1023, 0)
    p.clearing = reader.number("clearing", 0, COLUMNS, 0) - 1
    p.lately = read_lately(deck, reader.text("lately", "-"))
    p.barrier_count = reader.number("fence", 0, 999_999, 0)
    p.winner = reader.number("winner", -1, 1, -1)
    p.reason = reader.one_of("reason", ["-"] + REASONS[1:], "-")
    p.target = reader.number("target", 0, COLUMNS, 0) - 1
    p.source = reader.number("source", 0, COLUMNS, int(p.target) + 1) - 1
    p.flanking = reader.number("flanking", 0, 1, 0)
    p.lead = read_kind(deck, reader.text("lead", "-"))
    p.overlap = reader.number("overlap", 0, 4, 0)
    p.overlapped = reader.number("overlapped", 0, 1, 0)
    p.bonus = read_kind(deck, reader.text("bonus", "-"))
    p.bonus_drawn = reader.number("bonus-drawn", 0, 1, 0)
    p.answer = read_kind(deck, reader.text("answer", "-"))
    p.answer_drawn = reader.number("answer-drawn", 0, 1, 0)
    p.stood = reader.number("stood", 0, 1, 0)
    if p.phase_number == DRAFTING:
        p.packets = vec[i64]([0] * int(2 * deck.size))
    for side in (0, 1):
        read_side(p, side, reader)
    for name in reader.words:
        raise fault(name)
    p.deciders = deciders_of(p)
    check_phase(p)


def read_side(p: Position, side: int, reader: Reader) -> None:
    deck = p.deck
    name = SIDE_NAMES[side]
    columns = reader.text(name, "/".join(["-"] * COLUMNS)).split("/")
    if len(columns) != COLUMNS:
        raise fault("/".join(columns))
    for column in range(COLUMNS):
        units = [] if columns[column] == "-" else columns[column].split(".")
        kinds = sorted([read_kind(deck, unit) for unit in units])
        if len(kinds) > 2 or any(kind < 1 or kind > deck.unit_kinds for kind in kinds):
            raise fault(columns[column])
        if len(kinds) == 2 and not deck.beside[kinds[0] * deck.wide + kinds[1]]:
            raise fault(columns[column])
        for kind in kinds:
            p.stand(side, column, kind)
    tally = TALLY + TALLIES * side
    p.z[tally + SHUFFLES] = reader.number(f"{name}-shuffles", 0, 2, 0)
    told: list[bool] = []
    for zone in range(ZONE_COUNT):
        text = reader.text(f"{name}-{ZONE_NAMES[zone]}", "")
        told.append(text != "")
        read_zone(p, side, zone, text or "-")
    if p.phase_number == DRAFTING:
        read_draft(p, side, reader)
    complete(p, side, told)
    for kind in range(1, int(deck.wide)):
        copies = p.z[p.zone(side, HAND) + kind]
        p.z[p.zone(side, HAND) + kind] = 0
        for _ in range(int(copies)):
            p.give(side, kind)
        p.z[tally + DECK_SIZE] += p.z[p.zone(side, DECK) + kind]
        p.z[tally + DISCARD_SIZE] += p.z[p.zone(side, DISCARD) + kind]
        p.z[TALLY + TALLIES * (1 - side) + SCORE] += p.z[p.zone(side, LOST) + kind] * deck.victory[kind]
    p.pack_deck(side)
    if p.phase_number != DRAFTING and not knowledge_holds(p, side):
        raise fault(f"{name}-unseen")


def read_kind(deck: Deck, text: str) -> int:
    if text == "-":
        return 0
    if text not in deck.number:
        raise fault(text)
    return deck.number[text]


def read_zone(p: Position, side: i64, zone: i64, text: str) -> None:
    if text == "-":
        return
    for part in text.split("."):
        name, star, count = part.partition("*")
        kind = read_kind(p.deck, name)
        at = p.zone(side, zone) + kind
        if kind == 0 or p.z[at] or (star and not (count.isascii() and count.isdigit() and len(count) < 3)):
            raise fault(part)
        p.z[at] = int(count) if star else 1
        if p.z[at] < 1 or p.z[at] > p.deck.count[kind]:
            raise fault(part)


def read_draft(p: Position, side: i64, reader: Reader) -> None:
    deck = p.deck
    name = SIDE_NAMES[side]
    picks = reader.number(f"{name}-picks", 0, int(deck.size) // 2, 0)
    taken = read_kind(deck, reader.text(f"{name}-taken", "-"))
    listed = reader.text(f"{name}-packets", "-")
    order = [] if listed == "-" else [read_kind(deck, card) for card in listed.split(".")]
    start = int(deck.size) - len(order)
    if start != picks // 2 * PACKET or (taken != 0) != (picks % 2 == 1) or (taken and taken not in order[:PACKET]):
        raise fault(f"{name}-packets")
    p.z[TALLY + TALLIES * side + PICKS] = picks
    p.z[TALLY + TALLIES * side + TAKEN] = taken
    for index, kind in enumerate(order):
        if kind == 0:
            raise fault(f"{name}-packets")
        p.packets[side * deck.size + start + index] = kind


def complete(p: Position, side: i64, told: list[bool]) -> None:
    """Check that no card is missing or there twice; fill in what was left out.

    Without a box, it holds all cards that are nowhere else. Without the zones of knowledge, the side has just
    shuffled its deck, or has never shuffled.
    """
    deck = p.deck
    bonus = p.bonus if side == p.active else p.answer
    drawn = p.bonus_drawn if side == p.active else p.answer_drawn
    never = p.tally(side, SHUFFLES) == 0
    lies_open = p.open_cards(side)
    for kind in range(1, int(deck.wide)):
        own = 1 if bonus == kind else 0
        hidden = p.z[p.zone(side, HAND) + kind] + p.z[p.zone(side, DECK) + kind] + own
        elsewhere = hidden + lies_open[kind]
        if p.phase_number == DRAFTING:
            tally = TALLY + TALLIES * side
            if p.z[tally + TAKEN] == kind:
                elsewhere -= 1
            for at in range(int(side * deck.size), int((side + 1) * deck.size)):
                if p.packets[at] == kind:
                    elsewhere += 1
        if not told[BOX]:
            p.z[p.zone(side, BOX) + kind] = max(0, int(deck.count[kind] - elsewhere))
        box = p.z[p.zone(side, BOX) + kind]
        if elsewhere + box != deck.count[kind]:
            raise fault(f"{SIDE_NAMES[side]} {deck.names[kind]}*{elsewhere + box}")
        secret_box = 0 if p.terms.quick else box
        if not told[UNSEEN]:
            if never:
                p.z[p.zone(side, UNSEEN) + kind] = deck.count[kind] - (box if p.terms.quick else 0)
            else:
                in_hand = p.z[p.zone(side, HAND) + kind] + (0 if drawn else own)
                p.z[p.zone(side, UNSEEN) + kind] = in_hand + secret_box
                p.z[p.zone(side, POOL) + kind] = p.z[p.zone(side, DECK) + kind] + (own if drawn else 0)
                p.z[p.zone(side, BASE) + kind] = lies_open[kind]
                p.z[p.zone(side, HELD) + kind] = 0


def deciders_of(p: Position) -> int:
    if p.phase_number == DRAFTING:
        mask = 0
        for side in (0, 1):
            if 2 * p.tally(side, PICKS) < p.deck.size:
                mask |= 1 << side
        return mask
    if p.phase_number == OVER:
        return 0
    if p.phase_number == WITHDRAWING or p.phase_number == DEFENDING or p.phase_number == LEADING:
        return 1 << int(1 - p.active)
    return 1 << int(p.active)


def check_phase(p: Position) -> None:
    """The fields must fit the phase, or the rules would stumble over them."""
    if p.phase_number == DRAFTING and p.deciders == 0:
        raise fault(f"phase={p.phase()}")
    fighting = OVERLAPPING <= p.phase_number <= SPARING
    if fighting != (p.target >= 0) or (p.phase_number == OVER) != (p.reason != 0):
        raise fault(f"target={p.target + 1}")
    if fighting:
        apart = p.source - p.target
        if apart < -1 or apart > 1 or (apart and not p.flanking):
            raise fault(f"source={p.source + 1}")
        if p.lead == 0 or p.lead not in (p.unit(p.active, p.source, 0), p.unit(p.active, p.source, 1)):
            raise fault(f"lead={write_kind(p.deck, p.lead)}")
        if (p.phase_number == SPARING) == p.stands(1 - p.active, p.target):
            raise fault(f"target={p.target + 1}")
        if (p.bonus == 0) != (p.phase_number in (OVERLAPPING, SUPPORTING, SPARING)) and not p.terms.withdraw_first:
            raise fault(f"bonus={write_kind(p.deck, p.bonus)}")
    if p.phase_number == TRIMMING:
        column = lowest(p.trims) if p.trims else 0
        if p.unit(p.active, column, 1) == 0 or p.unit(p.active, column, 0) == p.unit(p.active, column, 1):
            raise fault(f"trims={p.trims}")
    if p.flanks & ~flanks_of(p, p.active):
        raise fault(f"flanks={p.flanks}")
    if p.clearing >= 0 and p.units(p.active, p.clearing) == 2:
        raise fault(f"clearing={p.clearing + 1}")


def read_lately(deck: Deck, text: str) -> int:
    found = 0
    cards = [] if text == "-" else text.split(".")
    for card in cards:
        if len(cards) > 7 or card[:1] not in ("r", "b") or card[1:] == "-":
            raise fault(card)
        found = found << 8 | (128 if card[0] == "b" else 0) | read_kind(deck, card[1:])
    return found
