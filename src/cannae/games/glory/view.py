"""What one side, or a spectator, may see: a list of what is shown, nothing else (3.2, 3.3)."""

from mypy_extensions import i64

from cannae.core.contract import SIDE_NAMES, SPECTATOR
from cannae.core.view_delta import DeltaList, ViewDelta
from cannae.games.glory.rules.actions import extra_cost
from cannae.games.glory.rules.cards import COLUMNS, PACKET, UNIT_ROLE
from cannae.games.glory.rules.reckoning import holds_tie, reckon_attack, reckon_defence
from cannae.games.glory.rules.setup import packet_start
from cannae.games.glory.state import (
    ACTING,
    CONTROL,
    DECK,
    DECK_SIZE,
    DISCARD,
    DISCARD_SIZE,
    DRAFTING,
    HAND,
    HAND_SIZE,
    LOST,
    OVER,
    PAYING,
    PICKS,
    REASONS,
    SCORE,
    SHUFFLES,
    TAKEN,
    TERRAIN,
    Position,
)


def view(p: Position, viewer: i64) -> dict[str, object]:
    shown = matters(p)
    shown["columns"] = columns_view(p)
    shown["names"] = p.deck.code_names  # so that a screen can call a card of a pile by its name
    return shown_to(p, viewer, shown)


def shared(p: Position, delta: ViewDelta) -> dict[str, object]:
    """The same for all viewers: the columns are sent only when they have changed, and the names once."""
    send_columns(p, delta.row("columns"))
    names = delta.part("names")
    if not names.is_as_before():
        names.become(p.deck.code_names)
    return matters(p)


def send_columns(p: Position, row: DeltaList) -> None:
    for column in range(COLUMNS):
        row.number(p.z[TERRAIN + column])
        row.number(p.z[CONTROL + column])
        for side in range(2):
            row.number(p.unit(side, column, 0))
            row.number(p.unit(side, column, 1))
        if not row.is_next_as_before():
            row.renew(column_view(p, column))
    row.end()


def matters(p: Position) -> dict[str, object]:
    """What is public and short."""
    return {
        "game": "glory",
        "phase": p.phase(),
        "turn": int(p.turn),
        "active": SIDE_NAMES[p.active] if p.phase_number != DRAFTING else None,
        "to_act": [SIDE_NAMES[side] for side in (0, 1) if p.deciders >> side & 1],
        "lately": lately_view(p),
    }


def shown_to(p: Position, viewer: i64, shown: dict[str, object]) -> dict[str, object]:
    shown["viewer"] = SIDE_NAMES[viewer] if viewer != SPECTATOR else "spectator"
    shown["red"] = side_view(p, 0, viewer)
    shown["blue"] = side_view(p, 1, viewer)
    if p.phase_number == DRAFTING:
        shown["draft"] = draft_view(p, viewer)
    if p.target >= 0:
        shown["combat"] = combat_view(p, viewer)
    if p.phase_number in (ACTING, PAYING) and p.open:
        shown["due"] = int(p.due)
    if viewer == p.active and p.fresh:
        shown["unpaid"] = unpaid_view(p)
    about = p.present.prompt(p, viewer) if p.deciders >> viewer & 1 else {}
    if about:
        shown["prompt"] = about
    if p.phase_number == OVER:
        winner = SIDE_NAMES[p.winner] if p.winner >= 0 else None
        shown["outcome"] = {"winner": winner, "reason": REASONS[p.reason]}
    return shown


def columns_view(p: Position) -> list[dict[str, object]]:
    return [column_view(p, column) for column in range(COLUMNS)]


def column_view(p: Position, column: int) -> dict[str, object]:
    terrain = p.z[TERRAIN + column]
    control = int(p.z[CONTROL + column])
    return {
        "id": f"column.{column + 1}",
        "number": column + 1,
        "flank": column in (0, COLUMNS - 1),
        "terrain": p.deck.terrain_ids[terrain],
        "terrain_name": p.deck.terrain_names[terrain],
        "notes": p.deck.terrain_notes[terrain],
        "control": SIDE_NAMES[control - 1] if control else None,
        "red": units_view(p, 0, column),
        "blue": units_view(p, 1, column),
    }


def units_view(p: Position, side: i64, column: i64) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for slot in range(2):
        kind = p.unit(side, column, slot)
        if kind:
            found.append(card_view(p, kind, f"{SIDE_NAMES[side]}.{column + 1}"))
    return found


def unpaid_view(p: Position) -> list[str]:
    """The units placed in this action: those alone may not be discarded to make room for others (6.6)."""
    found: list[str] = []
    for column in range(COLUMNS):
        for slot in range(2):
            if p.fresh >> (2 * column + slot) & 1:
                found.append(f"{SIDE_NAMES[p.active]}.{column + 1}.{p.deck.names[p.unit(p.active, column, slot)]}")
    return found


def card_view(p: Position, kind: i64, place: str) -> dict[str, object]:
    """A card with all that is printed on it, made once. Cards that cannot be told apart share their id."""
    deck = p.deck
    name = f"{place}.{deck.names[kind]}"
    known = deck.shown.get(name)
    if known is not None:
        return known
    shown: dict[str, object] = {
        "id": name,
        "card": deck.names[kind],
        "type": deck.type_ids[deck.type_of[kind]],
        "name": deck.type_names[deck.type_of[kind]],
        "points": int(deck.points[kind]),
        "notes": deck.notes[deck.type_of[kind]],
    }
    if deck.role[kind] == UNIT_ROLE:
        shown["cost"] = int(deck.cost[kind])
        shown["flank"] = int(deck.flank[kind])
        shown["value"] = int(deck.value[kind])
        shown["victory"] = int(deck.victory[kind])
    deck.shown[name] = shown
    return shown


def hand_view(p: Position, side: i64) -> list[dict[str, object]]:
    """The hand, kinds together, each with how many there are and what it would cost in every column."""
    found: list[dict[str, object]] = []
    at = p.zone(side, HAND)
    for kind in range(1, int(p.deck.wide)):
        if p.z[at + kind]:
            card = card_view(p, kind, f"{SIDE_NAMES[side]}.hand").copy()
            card["count"] = int(p.z[at + kind])
            if p.deck.role[kind] == UNIT_ROLE:
                card["costs"] = [int(p.deck.cost[kind] + extra_cost(p, column, kind)) for column in range(COLUMNS)]
            found.append(card)
    return found


def pile_view(p: Position, side: i64, zone: i64) -> dict[str, int]:
    """A pile: how many of each card."""
    at = p.zone(side, zone)
    names = p.deck.names
    return {names[kind]: int(p.z[at + kind]) for kind in range(1, int(p.deck.wide)) if p.z[at + kind]}


def side_view(p: Position, side: i64, viewer: i64) -> dict[str, object]:
    own = side == viewer
    shown: dict[str, object] = {
        "terrain": int(p.controls(side)),
        "score": int(p.tally(side, SCORE)),
        "shuffles": int(p.tally(side, SHUFFLES)),
        "hand_size": int(p.tally(side, HAND_SIZE)),
        "discard_size": int(p.tally(side, DISCARD_SIZE)),
        "victory": pile_view(p, 1 - side, LOST),
    }
    if p.phase_number == DRAFTING:
        shown["draft"] = "deciding" if p.deciders >> side & 1 else "ready"
    else:
        shown["deck_size"] = int(p.tally(side, DECK_SIZE))
    if own:
        shown["hand"] = hand_view(p, side)
        if p.phase_number != DRAFTING:
            shown["deck"] = pile_view(p, side, DECK)  # which cards, not their order: the owner knows his army
    if own or p.terms.open_discards:
        shown["discard"] = pile_view(p, side, DISCARD)
    return shown


def lately_view(p: Position) -> list[str]:
    """What the last choice sent to a discard pile, for all to see (3.1)."""
    found: list[str] = []
    rest = int(p.lately)
    while rest:
        found.insert(0, f"{SIDE_NAMES[rest >> 7 & 1]}.discard.{p.deck.names[rest & 127]}")
        rest >>= 8
    return found


def draft_view(p: Position, viewer: i64) -> dict[str, object]:
    """Nothing but one's own packet and what one has kept."""
    if viewer == SPECTATOR:
        return {}
    kept = pile_view(p, viewer, DECK)
    picks = int(p.tally(viewer, PICKS))
    shown: dict[str, object] = {"kept": kept, "picks": picks, "packets": int(p.deck.size) // PACKET}
    if p.deciders >> viewer & 1:
        start = packet_start(p, viewer)
        taken = p.tally(viewer, TAKEN)
        kinds = sorted([int(p.packets[start + index]) for index in range(PACKET)])
        if taken:
            kinds.remove(int(taken))
            shown["taken"] = card_view(p, taken, "packet")
        shown["packet"] = [card_view(p, kind, "packet") for kind in kinds]
        shown["number"] = picks // 2 + 1
    return shown


def combat_view(p: Position, viewer: i64) -> dict[str, object]:
    """The combat as far as it has gone. A Bonus card shows only to its owner."""
    attacker = p.active
    knows_bonus = viewer == attacker and p.bonus != 0
    knows_answer = viewer == 1 - attacker and p.answer != 0
    shown: dict[str, object] = {
        "attacker": SIDE_NAMES[attacker],
        "target": int(p.target) + 1,
        "source": int(p.source) + 1,
        "flank": bool(p.flanking),
        "lead": p.deck.names[p.lead],
        "overlap": int(p.overlap) if p.overlapped else None,
        "bonus": bonus_view(p, p.bonus, p.bonus_drawn, knows_bonus),
        "answer": bonus_view(p, p.answer, p.answer_drawn, knows_answer),
    }
    units = [p.unit(1 - attacker, p.target, slot) for slot in range(2)]
    leads = [kind for kind in units if kind]  # what stands there is open to all, which of it will lead is not
    shown["attack"] = attacks_view(p, leads, knows_bonus)
    defence: list[dict[str, object]] = []
    for kind in leads:  # what each unit would be worth as the leading one
        found = reckon_defence(p, kind, knows_answer).to_data()
        found["lead"] = p.deck.names[kind]
        found["holds"] = holds_tie(p, kind)
        defence.append(found)
    shown["defence"] = defence
    return shown


def attacks_view(p: Position, leads: list[i64], with_bonus: bool) -> list[dict[str, object]]:
    """The attack against each unit that may lead the defence; once where it is the same against all of them."""
    found: list[dict[str, object]] = []
    for lead in leads or [0]:
        against = p.deck.names[lead]
        attack = reckon_attack(p, lead, with_bonus).to_data()
        alike = False
        for one in found:
            if one["items"] == attack["items"]:
                names = one["against"]
                assert isinstance(names, list)
                names.append(against)
                alike = True
        if not alike:
            attack["against"] = [against] if against else []
            found.append(attack)
    return found


def bonus_view(p: Position, kind: i64, drawn: i64, known: bool) -> dict[str, object] | None:
    if kind == 0:
        return None
    return {"card": p.deck.names[kind] if known else None, "from": "deck" if drawn else "hand"}
