"""Cards leave the game: Discards, defeated Units, and who leads where a Main Unit has gone (rules 5.5, 5.6, 6.16)."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core import bits
from cannae.games.battle import tale
from cannae.games.battle.cards import CARDS, NONE, SPEECH
from cannae.games.battle.choices import CASUALTY, CHAMPION, DISCARD, S_SUCCESSION, SUCCESSOR, UNIT
from cannae.games.battle.offers import offer_units
from cannae.games.battle.state import GONE, PLACES, UNITS, WON_BOTH, WON_GENERAL, Battlefield
from cannae.games.battle.telling import fighter_name, place_name, tell, unit_name

# -- Discards -------------------------------------------------------------------------------------------------


def ask_discard(field: Battlefield, unit: i64, instant: i64, then: i64) -> None:
    """One card must leave this Unit; its owner says which, unless all are alike. Then the rules go on."""
    own = field.units[unit]
    field.losing = unit
    field.instant = instant
    if own.master < 0 and own.is_uniform(0):
        field.stage = then
        discard(field, CASUALTY)
    else:
        field.then = then
        field.ask(DISCARD, 1 << (unit // UNITS))


def fill_discard(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    unit = field.units[field.losing]
    count: i64 = 0
    index: i64 = 0
    while index < unit.size:
        # Within a run of equal Troops it makes no difference which one goes.
        if index == 0 or unit.troops[index] != unit.troops[index - 1]:
            buffer[count] = CASUALTY + index
            count += 1
        index += 1
    if unit.master >= 0:
        buffer[count] = CHAMPION
        count += 1
    return count


def play_discard(field: Battlefield, side: i64, choice: i64) -> None:
    field.stage = field.then
    discard(field, choice)


def discard(field: Battlefield, choice: i64) -> None:
    unit = field.units[field.losing]
    side = field.losing // UNITS
    if choice == CHAMPION:
        fighter = unit.master
        unit.master = NONE
    else:
        fighter = unit.troops[choice - CASUALTY]
        unit.take(choice - CASUALTY)
    field.lost[64 * side + fighter] += 1
    if not field.uncounted:
        field.armies[side].pile += 1
        field.tale[tale.LOST + side] += 1
    if not field.instant:
        unit.damage = max(unit.damage - CARDS.vitality[fighter], 0)
    elif unit.size == 0:
        field.hurt |= 1 << field.losing  # so that its defeat is seen
    if field.log is not None:
        key = "battle-discards-out" if field.uncounted else "battle-discards"
        tell(field, key, "7.11" if field.uncounted else "6.16", discard_words(field, fighter))


def discard_words(field: Battlefield, fighter: i64) -> dict[str, object]:
    unit = field.units[field.losing]
    return {
        "unit": unit_name(field.losing),
        "troop": fighter_name(fighter),
        "left": int(unit.size),
        "damage": int(unit.damage),
    }


# -- Defeat ---------------------------------------------------------------------------------------------------


def defeat(field: Battlefield, index: i64, by_rout: bool) -> None:
    """A Unit is lost with all that is left of it (rules 2.9, 7.6)."""
    unit = field.units[index]
    side = index // UNITS
    army = field.armies[side]
    field.tale[tale.ROUTED if by_rout else tale.DEFEATED] |= 1 << index
    if field.log is not None:
        key = "battle-routs" if by_rout else "battle-defeated"
        words: dict[str, object] = {"unit": unit_name(index), "place": place_name(field, unit.place)}
        tell(field, key, "7.6" if by_rout else "2.9", words)
    if field.mains[PLACES * side + unit.place] == index:
        field.mains[PLACES * side + unit.place] = NONE
    unit.place = GONE
    field.forget_aim(index)
    if army.general == index or field.units_left(side) == 0:
        army.general = NONE
        army.general_place = GONE
    bury(field, index)


def bury(field: Battlefield, index: i64) -> None:
    """Count what leaves the game with a Unit."""
    unit = field.units[index]
    side = index // UNITS
    army = field.armies[side]
    while unit.size > 0:
        unit.size -= 1
        field.lost[64 * side + unit.troops[unit.size]] += 1
    lose_master(field, side, unit.master)
    unit.master = NONE
    lose_captain(field, side, unit.captain)
    unit.captain = NONE
    army.lost_standards += unit.standards
    unit.standards = 0
    if index == army.fighter and unit.in_play >> SPEECH & 1:
        army.speech_of_lost = 1
    army.spent |= unit.promoted | unit.in_play
    unit.promoted = 0
    unit.in_play = 0
    unit.vanish()


def lose_master(field: Battlefield, side: i64, master: i64) -> None:
    if master >= 0:
        field.lost[64 * side + master] += 1


def lose_captain(field: Battlefield, side: i64, captain: i64) -> None:
    if captain >= 0:
        field.armies[side].lost_captains += bits.bit(4 * captain)


def generals_lost(field: Battlefield) -> bool:
    """Rules 13.1 and 6.18: whose General's Unit is defeated loses; when both are, what is left decides."""
    red = field.armies[0].general_place == GONE
    blue = field.armies[1].general_place == GONE
    if field.generals_fell():
        field.finish_by_strength(WON_BOTH)
    elif red or blue:
        field.finish(1 if red else 0, WON_GENERAL)
    return red or blue


# -- A new Main Unit (rule 5.6) -------------------------------------------------------------------------------


def begin_succession(field: Battlefield, sides: i64, rewarded: i64, resume: i64) -> None:
    """These sides have lost their Main Units; `rewarded` when no enemy is to profit from it."""
    field.heirless = sides
    field.rewarded = rewarded
    field.resume = resume
    field.stage = S_SUCCESSION


def name_main(field: Battlefield, side: i64, place: i64, heirs: i64, then: i64) -> None:
    """One of these Units leads from now on; its owner names it where there is more than one."""
    if heirs & (heirs - 1):
        field.vacancy = place
        field.heirs = heirs
        field.then = then
        field.ask(SUCCESSOR, 1 << side)
    else:
        field.stage = then
        if heirs:
            succeed(field, side, place, bits.lowest(heirs))


def fill_successor(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    return offer_units(field.heirs, buffer)


def play_successor(field: Battlefield, side: i64, choice: i64) -> None:
    field.stage = field.then
    succeed(field, side, field.vacancy, choice - UNIT)


def succeed(field: Battlefield, side: i64, place: i64, unit: i64) -> None:
    field.mains[PLACES * side + place] = unit
    field.units[unit].fought = 1  # it fights from the next Period on
    if field.log is not None:
        tell(field, "battle-leads", "5.6", {"unit": unit_name(unit), "place": place_name(field, place)})
