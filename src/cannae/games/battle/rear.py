"""Chapter 10: what follows from a Unit in the enemy's rear when a Main Unit is lost."""

from mypy_extensions import i64

from cannae.core import bits
from cannae.games.battle import tale
from cannae.games.battle.cards import CARDS, SPEECH
from cannae.games.battle.choices import S_SUCCESSION
from cannae.games.battle.losses import defeat, generals_lost, name_main
from cannae.games.battle.state import UNITS, Battlefield
from cannae.games.battle.telling import place_name, tell, unit_name


def rewards(field: Battlefield) -> None:
    """The winner's MP go back to fifty (rule 5.5), unless he is attacked in the rear and has beaten a Unit that was not
    one of those who do so, by casualties (10.7a)."""
    side: i64 = 0
    while side < 2:
        loser = 1 - side
        if field.fallen >> loser & 1 and not field.fallen >> side & 1:
            attacked = not field.is_neighbour_fight() and field.rear_attackers(loser, field.place_of(side)) != 0
            beaten = field.units[field.armies[loser].fighter]
            if field.routed or not attacked or beaten.across:
                unit = field.units[field.armies[side].fighter]
                unit.mp = CARDS.points
                if field.log is not None:
                    tell(field, "battle-refreshed", "5.5", {"unit": unit_name(field.armies[side].fighter)})
        side += 1


def succession(field: Battlefield) -> None:
    """Everyone who lost his Main Unit names another, if any of his Units is left there (rules 5.6, 10.7)."""
    if not field.rewarded:
        field.rewarded = 1
        rewards(field)
    if not field.heirless:
        field.stage = field.resume
        return
    side = field.first if field.heirless >> field.first & 1 else 1 - field.first
    field.heirless &= ~(1 << side)
    place = field.place_of(side)
    if field.main(side, place) >= 0:  # it was a Support Unit that fought across to the next card
        return
    lost = field.units[field.armies[side].fighter]
    there = field.units_at(side, place)
    across = field.across_at(side, place)
    heirs = across if lost.across else there & ~across
    if not heirs and across and not lost.across and field.rear_attackers(side, place):
        come_round(field, side, place)
        if generals_lost(field):
            return
        there = field.units_at(side, place)
    name_main(field, side, place, heirs or there, S_SUCCESSION)


def come_round(field: Battlefield, side: i64, place: i64) -> None:
    """Rules 10.7b and 10.7c: the Units in the rear carry on alone, Shaken, and the two sides change places."""
    rear = field.across_at(side, place)
    spoken = uses_speech(field, side, rear)
    index = UNITS * side
    while index < UNITS * side + UNITS:
        if rear >> index & 1 and not spoken:
            unit = field.units[index]
            if unit.shaken:
                defeat(field, index, True)
            else:
                unit.shaken = 1
                field.tale[tale.SHAKEN] |= 1 << index
                if field.log is not None:
                    tell(field, "battle-shaken", "10.7b", {"unit": unit_name(index)})
        index += 1
    if not field.units_at(side, place):
        return
    if field.log is not None:
        tell(field, "battle-change-sides", "10.7c", {"place": place_name(field, place)})
    index = UNITS * (1 - side)
    while index < UNITS * (2 - side):
        unit = field.units[index]
        if unit.place == place:
            unit.across = 1
        index += 1


def uses_speech(field: Battlefield, side: i64, rear: i64) -> bool:
    """Inspired Speech, In Play for one of these Units or for the lost one, spares them all (rule 8.5)."""
    army = field.armies[side]
    if army.speech_of_lost:
        army.speech_of_lost = 0
        return True
    while rear:
        unit = field.units[bits.lowest(rear)]
        if unit.in_play >> SPEECH & 1:
            unit.in_play &= ~(1 << SPEECH)
            army.spent |= 1 << SPEECH
            return True
        rear &= rear - 1
    return False
