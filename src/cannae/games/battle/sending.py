"""What is sent of a view: what is long in it only when a number has changed that it is made of, for most choices touch
little."""

from mypy_extensions import i64

from cannae.core.shared import Part, Shared
from cannae.games.battle import tale
from cannae.games.battle.cards import CARDS
from cannae.games.battle.state import PLACES, UNITS, Battlefield
from cannae.games.battle.view import (
    armies,
    is_listed,
    is_ready,
    is_shown,
    leader,
    matters,
    terrains,
    units,
    with_secrets,
)


def sent(field: Battlefield, viewer: i64, shared: Shared) -> dict[str, object]:
    if not shared.now:
        shared.now = matters(field)
        send_terrains(field, shared.part("terrains"))
        send_units(field, shared.part("units"))
        send_armies(field, shared.part("armies"))
        send_tale(field, shared.part("tale"))
    return with_secrets(shared.now.copy(), field, viewer)


def send_terrains(field: Battlefield, part: Part) -> None:
    part.number(field.settled)
    for place in range(field.count):
        part.number(field.base[place])
        part.number(field.turned[place])
        part.number(field.ends[2 * place])
        part.number(field.ends[2 * place + 1])
        for number in range(8):
            part.number(field.ground[8 * place + number])
        part.number(field.going[place])
        part.number(field.level[place])
        part.number(field.owner(place))
    if not part.is_as_before():
        part.become(terrains(field))


def send_units(field: Battlefield, part: Part) -> None:
    part.number(field.armies[0].general)
    part.number(field.armies[1].general)
    for place in range(2 * PLACES):
        part.number(field.mains[place])  # and so who is a Main Unit, and who attacks in the rear
    for index in range(2 * UNITS):
        part.number(is_listed(field, index))
        if is_listed(field, index):
            name_unit(field, index, part)
    if not part.is_as_before():
        part.become(units(field))


def name_unit(field: Battlefield, index: i64, part: Part) -> None:
    card = field.units[index]
    part.number(card.place)
    part.number(card.across)
    part.number(card.master)
    part.number(card.captain)
    part.number(card.standards)
    part.number(card.mp)
    part.number(card.damage)
    part.number(card.shaken)
    part.number(card.in_play)
    part.number(card.promoted)
    part.number(card.moves)
    part.number(card.withdraws)
    part.number(field.aim[index])
    part.number(card.size)
    for rank in range(card.size):
        part.number(card.troops[rank])


def send_armies(field: Battlefield, part: Part) -> None:
    for side in range(2):
        name_army(field, side, part)
    if not part.is_as_before():
        part.become(armies(field))


def name_army(field: Battlefield, side: i64, part: Part) -> None:
    card = field.armies[side]
    part.number(card.general_card)
    part.number(card.general)
    part.number(card.general_place)
    part.number(card.general_across)
    part.number(card.banners)
    part.number(card.counter)
    part.number(card.pool | card.selected)
    part.number(card.promoted)
    part.number(card.spent)
    part.number(leader(field, side))
    part.number(card.used)
    part.number(card.pile)
    part.number(card.march)
    part.number(card.moves)
    part.number(card.passed)
    part.number(card.fighter)
    part.number(is_ready(field, side))
    part.number(is_shown(field, side))
    if is_shown(field, side):
        part.number(card.card)
        part.number(card.chosen)
        part.number(card.chosen_unit)
    part.number(card.last_card)
    part.number(card.last_troop)
    part.number(card.last_unit)
    part.number(card.last_joined)
    part.number(card.advanced)
    for fighter in range(len(CARDS.fighters)):
        part.number(field.lost[64 * side + fighter])


def send_tale(field: Battlefield, part: Part) -> None:
    for index in range(len(field.tale)):
        part.number(field.tale[index])
    if not part.is_as_before():
        part.become(tale.seen(field))
