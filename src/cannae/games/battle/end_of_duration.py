"""Chapter 7: the End of Duration, from counting the Discard Piles to closing in."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core import bits
from cannae.games.battle import tale
from cannae.games.battle.cards import CARDS, NONE, SPEECH
from cannae.games.battle.choices import (
    ADVANCE,
    CASUALTY,
    CLOSE,
    DECLINE,
    NO_MORE,
    ORDER,
    S_END,
    S_MERGE,
    S_ORDER,
    S_RALLY,
    S_SPOT,
    S_STRATAGEMS,
    S_VERDICT,
    STAND,
    STANDARD,
    USE,
)
from cannae.games.battle.losses import begin_succession, defeat, generals_lost
from cannae.games.battle.state import BALLISTIC, CHARGE, MELEE, UNITS, Battlefield
from cannae.games.battle.telling import fighter_name, level_name, place_name, side_name, tell, unit_name

# -- Shaken and Rout (rules 7.1 to 7.6) ---------------------------------------------------------------------------


def count_piles(field: Battlefield) -> None:
    """The larger pile, with one card more for every Unit in the rear, shakes or routs its Unit."""
    red = field.armies[0].pile + rear_count(field, 0)
    blue = field.armies[1].pile + rear_count(field, 1)
    if field.log is not None:
        tell(field, "battle-piles", "7.1", {"red": int(red), "blue": int(blue)})
    difference = red - blue if red > blue else blue - red
    field.judged = NONE if difference == 0 else 0 if red > blue else 1
    field.verdict = 0 if difference == 0 else 2 if difference >= CARDS.rout_difference else 1
    field.stage = S_VERDICT


def rear_count(field: Battlefield, side: i64) -> i64:
    if field.is_neighbour_fight():
        return 0
    return bits.count(field.rear_attackers(1 - side, field.place_of(side)))


def verdict(field: Battlefield) -> None:
    """Before a result takes effect its owner may spend cards against it."""
    if field.verdict and remedy(field, field.judged):
        field.ask(STANDARD, 1 << field.judged)
        return
    field.stage = S_RALLY
    side: i64 = 0
    while side < 2:
        if side != field.judged:
            steady(field, side)
        side += 1
    if field.verdict:
        take_effect(field, field.judged)


def remedy(field: Battlefield, side: i64) -> i64:
    """What the side would use next: 1 Inspired Speech, 2 a Standard Card, 3 an Army Standard Card, 0 nothing."""
    army = field.armies[side]
    unit = field.units[army.fighter]
    if unit.in_play >> SPEECH & 1:
        return 1
    if unit.standards:
        return 2
    if army.banners and -1 <= field.general_at(side) - unit.place <= 1:
        return 3
    return 0


def fill_standard(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    buffer[0] = USE
    buffer[1] = DECLINE
    return 2


def play_standard(field: Battlefield, side: i64, choice: i64) -> None:
    field.stage = S_VERDICT
    army = field.armies[side]
    unit = field.units[army.fighter]
    if choice == DECLINE:
        field.stage = S_RALLY
        steady(field, 1 - side)
        take_effect(field, side)
        return
    source = remedy(field, side)
    if source == 1:
        unit.in_play &= ~(1 << SPEECH)
        army.spent |= 1 << SPEECH
    elif source == 2:
        unit.standards -= 1
        army.lost_standards += 1
    else:
        army.banners -= 1
        army.lost_banners += 1
    field.verdict -= 1
    if field.log is not None:
        key = ["battle-uses-speech", "battle-uses-standard", "battle-uses-banner"][source - 1]
        tell(field, key, "7.4" if source == 3 else "7.3", {"unit": unit_name(army.fighter)})


def steady(field: Battlefield, side: i64) -> None:
    """A Shaken Unit whose pile was not the larger one recovers, and with it the Units in the enemy's rear (7.5)."""
    with_rear(field, side, 0)


def with_rear(field: Battlefield, side: i64, shaken: i64) -> None:
    """The Main Unit and its Rear Attacking Units share their morale (rule 10.6)."""
    main = field.armies[side].fighter
    affected = 1 << main
    if not field.is_neighbour_fight():
        affected |= field.rear_attackers(side, field.place_of(side))
    index = UNITS * side
    while index < UNITS * side + UNITS:
        unit = field.units[index]
        if affected >> index & 1 and unit.shaken != shaken:
            unit.shaken = shaken
            field.tale[tale.SHAKEN] |= shaken << index
            if field.log is not None:
                key = "battle-shaken" if shaken else "battle-recovers"
                tell(field, key, "7.2" if shaken else "7.5", {"unit": unit_name(index)})
        index += 1


def take_effect(field: Battlefield, side: i64) -> None:
    main = field.armies[side].fighter
    if field.verdict == 1 and not field.units[main].shaken:
        with_rear(field, side, 1)
        return
    rear = 0 if field.is_neighbour_fight() else field.rear_attackers(side, field.place_of(side)) & ~(1 << main)
    field.routed = 1
    field.fallen = 1 << side
    defeat(field, main, True)
    index = UNITS * side
    while index < UNITS * side + UNITS:
        if rear >> index & 1:
            defeat(field, index, True)
        index += 1
    if not generals_lost(field):
        begin_succession(field, field.fallen, 0, S_RALLY)


# -- Rally (rule 7.8) -------------------------------------------------------------------------------------------------


def rally(field: Battlefield) -> None:
    side: i64 = 0
    while side < 2:
        army = field.armies[side]
        if army.leader >= 0 and not field.fallen >> side & 1:
            unit = field.units[army.fighter]
            before = unit.mp
            unit.mp = min(unit.mp + CARDS.captain_bonus[army.leader], CARDS.points)
            if field.log is not None and unit.mp != before:
                tell(field, "battle-rallies", "7.8", {"unit": unit_name(army.fighter), "mp": int(unit.mp)})
        side += 1
    field.turnwise = 0
    field.stage = S_MERGE


# -- New order of the Troops (rule 7.12) ------------------------------------------------------------------------------


def open_order(field: Battlefield) -> None:
    """All Units of both sides that stand where this Duration was fought may be put in order."""
    field.unordered = field.units_at(0, field.place_red) | field.units_at(1, field.place_blue)
    field.stage = S_ORDER


def ask_order(field: Battlefield) -> None:
    """First the player with the first say; of his Units the one that fought, then the others."""
    passes: i64 = 0
    side = field.first
    while passes < 2:
        own = field.unordered & field.living(side)
        while own:
            main = 1 << field.armies[side].fighter
            index = bits.lowest(own & main or own)
            own &= ~(1 << index)
            field.unordered &= ~(1 << index)
            unit = field.units[index]
            if unit.size > 3 and not unit.is_uniform(0):
                field.ordering = index
                field.sorted = 0
                field.ask(ORDER, 1 << side)
                return
        side = 1 - side
        passes += 1
    field.unordered = 0
    field.ordering = NONE
    field.stage = S_STRATAGEMS


def fill_order(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    """Name the Troop that stands next, from the front; `NO_MORE` leaves the others as they are."""
    unit = field.units[field.ordering]
    buffer[0] = NO_MORE
    count: i64 = 1
    seen: i64 = 0
    index = field.sorted
    while index < unit.size:
        kind = unit.troops[index]
        if not seen >> kind & 1:
            seen |= bits.bit(kind)
            buffer[count] = CASUALTY + index
            count += 1
        index += 1
    return count


def play_order(field: Battlefield, side: i64, choice: i64) -> None:
    unit = field.units[field.ordering]
    if choice == NO_MORE:
        field.stage = S_ORDER
        return
    index = choice - CASUALTY
    kind = unit.troops[index]
    while index > field.sorted:
        unit.troops[index] = unit.troops[index - 1]
        index -= 1
    unit.troops[index] = kind
    field.sorted += 1
    if field.log is not None:
        words: dict[str, object] = {
            "unit": unit_name(field.ordering),
            "troop": fighter_name(kind),
            "number": int(field.sorted),
        }
        tell(field, "battle-orders", "7.12", words)
    if unit.is_uniform(field.sorted):
        field.stage = S_ORDER


# -- Closing in (rule 7.14) -------------------------------------------------------------------------------------------


def ask_close(field: Battlefield) -> None:
    level = field.level[field.place_red]
    field.stage = S_END
    if field.falls_back:  # from whoever is left of the enemy, too (rule 8.4)
        if level > BALLISTIC:
            set_level(field, level - 1)
    elif not field.fallen and not field.held and level < (CHARGE if field.is_neighbour_fight() else MELEE):
        field.armies[0].forget()
        field.armies[1].forget()
        field.ask(CLOSE, 3)


def fill_close(field: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    buffer[0] = ADVANCE
    buffer[1] = STAND
    return 2


def play_close(field: Battlefield, side: i64, choice: i64) -> None:
    field.armies[side].picked = 1 if choice == ADVANCE else 0
    if not field.done(side, S_END):
        return
    field.armies[0].advanced = field.armies[0].picked
    field.armies[1].advanced = field.armies[1].picked
    if field.log is not None:
        mover: i64 = 0
        while mover < 2:
            key = "battle-advances" if field.armies[mover].picked else "battle-stands"
            tell(field, key, "7.14", {"side": side_name(mover)})
            mover += 1
    if field.armies[0].picked or field.armies[1].picked:
        set_level(field, field.level[field.place_red] + 1)


def set_level(field: Battlefield, level: i64) -> None:
    field.level[field.place_red] = level
    field.level[field.place_blue] = level
    if field.log is not None:
        words: dict[str, object] = {"place": place_name(field, field.place_red), "level": level_name(level)}
        tell(field, "battle-level", "7.14", words)


def end_duration(field: Battlefield) -> None:
    """Piles leave the game, Mastery Cards return to the hand, and the sequence goes on (rule 7.15)."""
    side: i64 = 0
    while side < 2:
        army = field.armies[side]
        army.forget()
        army.fighter = NONE
        army.leader = NONE
        army.used = 0
        army.pile = 0
        army.eligible = 0
        side += 1
    field.place_red = NONE
    field.place_blue = NONE
    field.attacker = NONE
    field.target = NONE
    field.round = 0
    field.hurt = 0
    field.losing = NONE
    field.stage = S_SPOT
