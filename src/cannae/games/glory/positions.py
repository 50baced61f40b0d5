"""A whole position as one line of text, secrets included; reading.py reads it back.

Words of the form `name=value`. Zones list cards as `HI3*2.CO5`, `-` is nothing. Whoever writes a position by hand may
leave out what is empty; what `box` and the last four zones then mean is said in `reading.complete`.
"""

from mypy_extensions import i64

from cannae.core.contract import SIDE_NAMES
from cannae.games.glory import stages
from cannae.games.glory.cards import COLUMNS, PACKET, Deck
from cannae.games.glory.state import (
    CONTROL,
    PICKS,
    REASONS,
    SHUFFLES,
    TAKEN,
    TERRAIN,
    UNSEEN,
    ZONE_COUNT,
    Position,
)

ZONE_NAMES = ["hand", "deck", "discard", "lost", "box", "unseen", "held", "pool", "base"]
CONTROL_LETTERS = ".rb"


def write_position(p: Position) -> str:
    deck = p.deck
    words = [
        f"phase={stages.PHASES[p.stage]}",
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
        f"fence={p.fence}",
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
        if p.stage == stages.DRAFT:
            words.append(f"{name}-picks={p.tally(side, PICKS)}")
            words.append(f"{name}-taken={write_kind(deck, p.tally(side, TAKEN))}")
            start = int(side * deck.size + p.tally(side, PICKS) // 2 * PACKET)
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
