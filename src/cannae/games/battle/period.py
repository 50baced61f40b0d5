"""Chapter 5: the sequence along the row, and chapter 11: who fights whom across neighbouring Terrain."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.games.battle.cards import NONE
from cannae.games.battle.choices import ANNOUNCE, AT, NOBODY, S_ANNOUNCE, S_MOVEMENT, S_SPOT
from cannae.games.battle.duration import begin_duration
from cannae.games.battle.state import PLACES, UNITS, Battlefield
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
    while index < PLACES:
        field.aim[index] = NONE
        index += 1
    index = 0
    while index < 2 * UNITS:
        field.units[index].fought = 0
        index += 1
    if field.log is not None:
        tell(field, "battle-period", "5.4", {"period": int(field.period), "limit": int(field.limit)})
    field.stage = S_SPOT


def next_spot(field: Battlefield) -> None:
    """Go along the row: a Contested card has its Duration, a chain of Controlled ones its announcements."""
    while field.spot < field.count:
        place = field.spot
        owner = field.owner(place)
        if owner == 2:
            field.spot += 1
            if not field.units[field.main(0, place)].fought and not field.units[field.main(1, place)].fought:
                begin_duration(field, place, place)
                return
        elif owner >= 0 and field.covered < place:
            open_announcements(field, place)
            if field.stage == S_ANNOUNCE:
                return
        else:
            field.spot += 1
            if owner >= 0 and may_fight_across(field, place, owner):
                begin_duration(field, place + owner, place + 1 - owner)
                return
    field.stage = S_MOVEMENT


def may_fight_across(field: Battlefield, place: i64, owner: i64) -> bool:
    """Two Main Units that target each other fight when the sequence reaches the first of them (rule 11.5)."""
    if place + 1 >= field.count or field.owner(place + 1) != 1 - owner:
        return False
    if field.aim[place] != place + 1 or field.aim[place + 1] != place:
        return False
    return not field.units[field.main(owner, place)].fought and not field.units[field.main(1 - owner, place + 1)].fought


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


def is_targeted(field: Battlefield, place: i64) -> bool:
    return (place > 0 and field.aim[place - 1] == place) or (place + 1 < field.count and field.aim[place + 1] == place)


def is_enemy(field: Battlefield, owner: i64, place: i64) -> bool:
    return field.spot <= place <= field.covered and field.owner(place) == 1 - owner


def next_announcement(field: Battlefield) -> None:
    """Along the row, first the player who moves first: every free Main Unit may announce once a Period."""
    side = field.caller
    passes: i64 = 0
    while passes < 2:
        place = field.spot
        while place <= field.covered:
            if (
                field.owner(place) == side
                and not field.asked >> place & 1
                and not is_targeted(field, place)
                and (is_enemy(field, side, place - 1) or is_enemy(field, side, place + 1))
            ):
                field.goal = place
                field.ask(ANNOUNCE, 1 << side)
                return
            place += 1
        side = 1 - side
        passes += 1
    field.goal = NONE
    field.stage = S_SPOT


def fill_announce(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    buffer[0] = NOBODY
    count: i64 = 1
    if is_enemy(field, side, field.goal - 1):
        buffer[count] = AT + field.goal - 1
        count += 1
    if is_enemy(field, side, field.goal + 1):
        buffer[count] = AT + field.goal + 1
        count += 1
    return count


def play_announce(field: Battlefield, side: i64, choice: i64) -> None:
    field.stage = S_ANNOUNCE
    field.asked |= 1 << field.goal
    if choice != NOBODY:
        take_aim(field, field.goal, choice - AT)


def take_aim(field: Battlefield, place: i64, enemy: i64) -> None:
    """The target must answer; who only answered it is free again (rule 11.6)."""
    if field.log is not None:
        side = field.owner(place)
        words: dict[str, object] = {
            "side": side_name(side),
            "unit": unit_name(field.main(side, place)),
            "target": unit_name(field.main(1 - side, enemy)),
            "place": place_name(field, enemy),
        }
        tell(field, "battle-announces", "11.5", words)
    former = field.aim[enemy]
    field.announced |= 1 << place
    field.aim[place] = enemy
    field.aim[enemy] = place
    if former >= 0 and former != place and field.aim[former] == enemy and not field.announced >> former & 1:
        field.aim[former] = NONE
