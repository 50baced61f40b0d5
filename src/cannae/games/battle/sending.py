"""What is sent of a view: what is long in it only when a number has changed that it is made of, for most choices touch
little."""

from mypy_extensions import i64

from cannae.core.view_delta import DeltaList, DeltaPart, ViewDelta
from cannae.games.battle import tale
from cannae.games.battle.cards import CARDS, MOST_FIGHTERS
from cannae.games.battle.state import UNITS, Battlefield
from cannae.games.battle.view import army, is_listed, is_ready, is_shown, leader, matters, terrain, unit, with_secrets


def sent(field: Battlefield, viewer: i64, delta: ViewDelta) -> dict[str, object]:
    if not delta.now:
        delta.now = matters(field)
        send_terrains(field, delta.row("terrains"))
        send_units(field, delta.row("units"))
        send_armies(field, delta.row("armies"))
        send_tale(field, delta.part("tale"))
    return with_secrets(delta.now.copy(), field, viewer)


def send_terrains(field: Battlefield, row: DeltaList) -> None:
    for place in range(field.count):
        row.number(field.settled >> place & 1)
        row.number(field.base[place])
        row.number(field.turned[place])
        row.number(field.ends[2 * place])
        row.number(field.ends[2 * place + 1])
        for number in range(8):
            row.number(field.ground[8 * place + number])
        row.number(field.going[place])
        row.number(field.level[place])
        row.number(field.owner(place))
        if not row.is_next_as_before():
            row.renew(terrain(field, place))
    row.end()


def send_units(field: Battlefield, row: DeltaList) -> None:
    for index in range(2 * UNITS):
        if is_listed(field, index):
            name_unit(field, index, row)
            if not row.is_next_as_before():
                row.renew(unit(field, index))
    row.end()


def name_unit(field: Battlefield, index: i64, row: DeltaList) -> None:
    card = field.units[index]
    side = index // UNITS
    row.number(index)
    row.number(card.place)
    if card.place >= 0:
        row.number(field.main(side, card.place))
        row.number(field.rear_attackers(side, card.place))
    row.number(field.armies[side].general)
    row.number(field.aim[index])
    row.number(card.across)
    row.number(card.master)
    row.number(card.captain)
    row.number(card.standards)
    row.number(card.mp)
    row.number(card.damage)
    row.number(card.shaken)
    row.number(card.in_play)
    row.number(card.promoted)
    row.number(card.moves)
    row.number(card.withdraws)
    row.number(card.size)
    row.numbers(card.troops)


def send_armies(field: Battlefield, row: DeltaList) -> None:
    for side in range(2):
        name_army(field, side, row)
        if not row.is_next_as_before():
            row.renew(army(field, side))
    row.end()


def name_army(field: Battlefield, side: i64, row: DeltaList) -> None:
    card = field.armies[side]
    row.number(card.general_card)
    row.number(card.general)
    row.number(card.general_place)
    row.number(card.general_across)
    row.number(card.banners)
    row.number(card.counter)
    row.number(card.pool | card.selected)
    row.number(card.promoted)
    row.number(card.spent)
    row.number(leader(field, side))
    row.number(card.used)
    row.number(card.pile)
    row.number(card.march)
    row.number(card.moves)
    row.number(card.passed)
    row.number(card.fighter)
    row.number(is_ready(field, side))
    row.number(is_shown(field, side))
    if is_shown(field, side):
        row.number(card.card)
        row.number(card.chosen)
        row.number(card.chosen_unit)
    row.number(card.last_card)
    row.number(card.last_troop)
    row.number(card.last_unit)
    row.number(card.last_joined)
    row.number(card.last_beside)
    row.number(card.advanced)
    for fighter in range(len(CARDS.fighters)):
        row.number(field.lost[MOST_FIGHTERS * side + fighter])


def send_tale(field: Battlefield, part: DeltaPart) -> None:
    part.numbers(field.tale)
    if not part.is_as_before():
        part.become(tale.seen(field))
