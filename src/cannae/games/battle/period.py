"""Chapter 5: the sequence along the row, and chapter 11: who fights whom across neighbouring Terrain."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core import bits
from cannae.games.battle.cards import NONE
from cannae.games.battle.choices import ANNOUNCE, NOBODY, S_ANNOUNCE, S_MOVEMENT, S_SPOT, UNIT
from cannae.games.battle.duration import begin_duration
from cannae.games.battle.offers import offer
from cannae.games.battle.state import UNITS, Battlefield
from cannae.games.battle.telling import place_name, side_name, tell, unit_name


def begin_period(field: Battlefield) -> None:
    """The first say changes hands from Period to Period (rule 1.6)."""
    field.period += 1
    field.first = 1 - field.first
    field.spot = 0
    field.covered = NONE
    field.asked = 0
    field.announced = 0
    index: i64 = 0
    while index < 2 * UNITS:
        field.units[index].fought = 0
        index += 1
    if field.log is not None:
        tell(field, "battle-period", "5.4", {"period": int(field.period), "limit": int(field.limit)})
    field.stage = S_SPOT


def next_spot(field: Battlefield) -> None:
    """Go along the row: a Contested card has its Duration, a chain of Controlled ones its announcements and duels."""
    while field.spot < field.count:
        place = field.spot
        owner = field.owner(place)
        if 0 <= owner < 2:
            if field.covered < place:
                open_announcements(field, place)
                if field.stage == S_ANNOUNCE:
                    return
            if next_duel(field, place, owner):
                return
        field.spot += 1
        if owner == 2:
            red = field.main(0, place)
            blue = field.main(1, place)
            if not field.units[red].fought and not field.units[blue].fought:
                begin_duration(field, red, blue)
                return
    clear_aims(field)
    field.stage = S_MOVEMENT


def next_duel(field: Battlefield, place: i64, owner: i64) -> bool:
    """Two Units that target each other fight when the sequence reaches the card of the first (rule 11.5)."""
    index = UNITS * owner
    while index < UNITS * owner + UNITS:
        enemy = field.aim[index]
        if enemy >= 0 and field.aim[enemy] == index:
            own = field.units[index]
            other = field.units[enemy]
            if own.place == place and other.place == place + 1 and not own.fought and not other.fought:
                begin_duration(field, enemy if owner else index, index if owner else enemy)
                return True
        index += 1
    return False


# -- Announcements (rules 11.5, 11.6) -----------------------------------------------------------------------------


def open_announcements(field: Battlefield, place: i64) -> None:
    """The chain of Controlled cards that begins here announces as a whole."""
    last = place
    mixed = False
    while last + 1 < field.count and 0 <= field.owner(last + 1) <= 1:
        if field.owner(last + 1) != field.owner(last):
            mixed = True
        last += 1
    field.covered = last
    if mixed:
        field.caller = moves_first(field)
        field.stage = S_ANNOUNCE


def general_mp(field: Battlefield, side: i64) -> i64:
    """The MP of the Unit with the Army General; a General on his own has none (rule 12.2)."""
    general = field.armies[side].general
    return field.units[general].mp if general >= 0 else 0


def moves_first(field: Battlefield) -> i64:
    red = general_mp(field, 0)
    blue = general_mp(field, 1)
    if red == blue:
        return field.first
    return 0 if red < blue else 1


def in_reach(field: Battlefield, index: i64) -> i64:
    """The enemies on neighbouring Controlled cards of the chain that a Unit may target, as bits."""
    side = index // UNITS
    place = field.units[index].place
    found: i64 = 0
    step: i64 = -1
    while step <= 1:
        beside = place + step
        if field.spot <= beside <= field.covered and field.owner(beside) == 1 - side:
            found |= field.units_at(1 - side, beside)
        step += 2
    return found


def next_announcement(field: Battlefield) -> None:
    """Along the row, first the player who moves first: every free Unit may announce once a Period."""
    side = field.caller
    passes: i64 = 0
    while passes < 2:
        place = field.spot
        while place <= field.covered:
            speaker = next_speaker(field, side, place)
            if speaker >= 0:
                field.speaker = speaker
                field.ask(ANNOUNCE, 1 << side)
                return
            place += 1
        side = 1 - side
        passes += 1
    field.speaker = NONE
    field.stage = S_SPOT


def next_speaker(field: Battlefield, side: i64, place: i64) -> i64:
    """The Main Unit before the others; who is targeted or has been asked has no say. NONE when nobody is left."""
    free = field.units_at(side, place) & ~field.asked
    main = field.main(side, place)
    if main >= 0 and free >> main & 1 and may_speak(field, main):
        return main
    while free:
        index = bits.lowest(free)
        if may_speak(field, index):
            return index
        free &= free - 1
    return NONE


def may_speak(field: Battlefield, index: i64) -> bool:
    return in_reach(field, index) != 0 and field.aiming_at(index) == 0


def fill_announce(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    buffer[0] = NOBODY
    return offer(in_reach(field, field.speaker), UNIT, buffer, 1)


def play_announce(field: Battlefield, side: i64, choice: i64) -> None:
    field.stage = S_ANNOUNCE
    field.asked |= 1 << field.speaker
    if choice != NOBODY:
        take_aim(field, field.speaker, choice - UNIT)


def clear_aims(field: Battlefield) -> None:
    index: i64 = 0
    while index < 2 * UNITS:
        field.aim[index] = NONE
        index += 1


def take_aim(field: Battlefield, unit: i64, enemy: i64) -> None:
    """The target must answer; who only answered it is free again (rule 11.6)."""
    if field.log is not None:
        words: dict[str, object] = {
            "side": side_name(unit // UNITS),
            "unit": unit_name(unit),
            "target": unit_name(enemy),
            "place": place_name(field, field.units[enemy].place),
        }
        tell(field, "battle-announces", "11.5", words)
    former = field.aim[enemy]
    field.announced |= 1 << unit
    field.aim[unit] = enemy
    field.aim[enemy] = unit
    if former >= 0 and former != unit and not field.announced >> former & 1:
        field.aim[former] = NONE
