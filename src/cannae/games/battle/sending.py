"""What is sent of a view: what is long in it only when a number has changed that it is made of, for most choices touch
little."""

from mypy_extensions import i64

from cannae.core.shared import Part, Shared
from cannae.games.battle import tale
from cannae.games.battle.forces import Unit
from cannae.games.battle.state import Battlefield
from cannae.games.battle.view import (
    armies,
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
    part.numbers(field.base)
    part.numbers(field.turned)
    part.numbers(field.ends)
    part.numbers(field.ground)
    part.numbers(field.going)
    part.numbers(field.level)
    part.numbers(field.mains)  # and so who owns the place
    if not part.is_as_before():
        part.become(terrains(field))


def send_units(field: Battlefield, part: Part) -> None:
    part.number(field.armies[0].general)
    part.number(field.armies[1].general)
    part.number(field.joining)
    part.numbers(field.mains)  # and so who is a Main Unit, and who attacks in the rear
    part.numbers(field.aim)
    for card in field.units:
        name_unit(card, part)
    if not part.is_as_before():
        part.become(units(field))


def name_unit(card: Unit, part: Part) -> None:
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
    part.number(card.size)
    part.numbers(card.troops)


def send_armies(field: Battlefield, part: Part) -> None:
    for side in range(2):
        name_army(field, side, part)
    part.numbers(field.lost)
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


def send_tale(field: Battlefield, part: Part) -> None:
    part.numbers(field.tale)
    if not part.is_as_before():
        part.become(tale.seen(field))
