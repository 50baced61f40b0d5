"""Chapter 6, first half: a Duration begins, and each round both players commit in secret."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core import bits
from cannae.core.contract import Step
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import CARDS, MASTERY_CARDS, NONE, READ_FOE
from cannae.games.battle.rules.common import (
    Decision,
    cards_left,
    every_card,
    every_troop,
    fill_cards,
    offer,
    own_units,
)
from cannae.games.battle.rules.forces import NEVER
from cannae.games.battle.rules.naming import (
    committed,
    level_name,
    own_unit_name,
    place_name,
    side_name,
    tell,
    unit_name,
)
from cannae.games.battle.state import (
    ASK_SELECT,
    BALLISTIC,
    CARD,
    CHAMPION,
    CHARGE,
    COMMIT,
    COUNT_PILES,
    DECLINE,
    NEXT_ROUND,
    NO_MORE,
    READ,
    RESOLVE,
    TROOP,
    UNIT,
    UNITS,
    USE,
)

AT_CARD = 0  # steps of a commitment
AT_JOIN = 1
AT_TROOP = 2
DECIDED = 3
FRONT = 3  # Troops in the front Rank


def begin_duration(state: Battlefield, red: i64, blue: i64) -> None:
    """Unit against Unit, on one Terrain Card or across two (rules 5.3, 11.3)."""
    place_red = state.units[red].place
    place_blue = state.units[blue].place
    state.place_red = place_red
    state.place_blue = place_blue
    state.armies[0].fighter = red
    state.armies[1].fighter = blue
    state.round = 0
    state.fallen = 0
    state.heirless = 0
    state.routed = 0
    state.held = 0
    state.falls_back = 0
    side: i64 = 0
    while side < 2:
        army = state.armies[side]
        army.used = 0
        army.staked = 0
        army.pile = 0
        army.speech_of_lost = 0
        army.leader = NONE
        army.general_leads = 0
        army.forget()
        state.units[army.fighter].fought = 1
        side += 1
    index: i64 = 0
    while index < 2 * UNITS:
        state.units[index].champion = NEVER
        index += 1
    if state.is_neighbour_fight():
        level = min(state.level[place_red], state.level[place_blue], CHARGE)
        state.level[place_red] = level
        state.level[place_blue] = level
    if state.log is not None:
        args: dict[str, object] = {
            "red": unit_name(red),
            "blue": unit_name(blue),
            "place": place_name(state, place_red),
            "other": place_name(state, place_blue),
            "level": level_name(state.level[place_red]),
        }
        across = state.is_neighbour_fight()
        tell(state, "battle-duration-across" if across else "battle-duration", "11.3" if across else "5.3", args)
    state.step_number = ASK_SELECT


# -- A round is opened ----------------------------------------------------------------------------------------


class NextRound(Step[Battlefield]):
    """A round is opened, or the Duration ends (6.1)."""

    def run(self, state: Battlefield) -> None:
        state.round += 1
        if state.round > CARDS.rounds:
            state.step_number = COUNT_PILES
            return
        if state.log is not None:
            tell(state, "battle-round", "6.1", {"round": int(state.round), "rounds": int(CARDS.rounds)})
        state.reader = NONE
        state.attacker = NONE
        state.target = NONE
        state.hurt = 0
        readers: i64 = 0
        side: i64 = 0
        while side < 2:
            army = state.armies[side]
            army.forget()
            army.eligible = eligible(state, side)
            if state.units[army.fighter].in_play >> READ_FOE & 1:
                readers |= 1 << side
            side += 1
        if readers:
            state.ask_sides(READ, readers)
        else:
            state.ask_sides(COMMIT, 3)


def eligible(state: Battlefield, side: i64) -> i64:
    """The Units that may be Combined with a side's Main Unit, as bits (rules 9.1, 10.3, 10.4, 11.1, 11.7)."""
    place = state.place_of(side)
    main = state.armies[side].fighter
    level = state.level[place]
    support = state.units_at(side, place) & ~(1 << main)
    if state.is_neighbour_fight():
        found = support if level == BALLISTIC else 0
        return found | state.aiming_at(state.armies[1 - side].fighter) & ~(1 << main)
    if level == BALLISTIC or (support and state.rear_attackers(1 - side, place)):
        found = support
    else:
        found = support & state.rear_attackers(side, place) if support else 0
    if level <= CHARGE:
        if place > 0 and state.level[place - 1] <= CHARGE and state.owner(place - 1) == side:
            found |= state.units_at(side, place - 1)
        if place + 1 < state.terms.terrains and state.level[place + 1] <= CHARGE and state.owner(place + 1) == side:
            found |= state.units_at(side, place + 1)
    return found


# -- Read the Foe (rule 8.11) ---------------------------------------------------------------------------------


class Read(Decision):
    """Whether Read the Foe is used in this round (8.11)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        buffer[0] = USE
        buffer[1] = DECLINE
        return 2

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        state.armies[side].picked = 1 if choice == USE else 0
        if state.done(side, NEXT_ROUND):
            announce_reading(state)

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        return [USE, DECLINE]


def announce_reading(state: Battlefield) -> None:
    readers: i64 = 0
    side: i64 = 0
    while side < 2:
        army = state.armies[side]
        if army.picked == 1:
            readers |= 1 << side
            state.units[army.fighter].in_play &= ~(1 << READ_FOE)
            army.spent |= 1 << READ_FOE
            if state.log is not None:
                tell(state, "battle-reads", "8.11", {"side": side_name(side)})
        army.picked = NONE
        side += 1
    if readers == 1 or readers == 2:
        state.reader = readers - 1
        state.ask_sides(COMMIT, 3 - readers)
    else:
        state.ask_sides(COMMIT, 3)


# -- The commitment (rules 6.4 to 6.6) ------------------------------------------------------------------------


def cards_within_means(state: Battlefield, side: i64) -> i64:
    """The cards left that ask for no more MP than there are, or for a few more by over-exertion; all of them if there
    were none such (rule 6.9)."""
    left = cards_left(state, side)
    means = state.units[state.armies[side].fighter].mp + CARDS.over_exertion_limit
    found: i64 = 0
    rest = left
    while rest:
        card = bits.lowest(rest)
        if CARDS.price[card] <= means:
            found |= 1 << card
        rest &= rest - 1
    return found or left


class Commit(Decision):
    """A Mastery Card, Combined Units and the Chosen Troop, in secret (6.4 to 6.6)."""

    def fill(self, state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
        army = state.armies[side]
        if army.step == AT_CARD:
            return fill_cards(cards_within_means(state, side), buffer)
        if army.step == AT_JOIN:
            buffer[0] = NO_MORE
            return offer(army.eligible & ~army.joined, UNIT, buffer, 1)
        return fill_chosen(state, side, buffer)

    def play(self, state: Battlefield, side: i64, choice: i64) -> None:
        army = state.armies[side]
        if choice >= TROOP:
            choose_troop(state, side, choice)
        elif choice >= UNIT:
            if choice != NO_MORE:
                army.joined |= 1 << (choice - UNIT)
            if choice == NO_MORE or army.joined == army.eligible:
                army.step = AT_TROOP
                skip_single(state, side)
        else:
            army.card = choice - CARD
            army.step = AT_JOIN if army.eligible else AT_TROOP
            skip_single(state, side)

    def conceivable(self, state: Battlefield, side: i64) -> list[int]:
        step = state.armies[side].step
        if step == AT_CARD:
            return every_card()
        if step == AT_JOIN:
            return [NO_MORE] + own_units(state, side)
        return every_troop(state, side)

    def why_not(self, state: Battlefield, side: i64, choice: i64) -> str:
        army = state.armies[side]
        step = army.step
        if 0 <= choice < MASTERY_CARDS and step == AT_CARD:
            return "6.1" if army.used >> choice & 1 else "6.9"
        if UNIT <= choice < UNIT + 2 * UNITS:
            return "9.1"
        if TROOP <= choice < CHAMPION and step == AT_TROOP:
            kind = (choice - TROOP) % 64
            return "6.6" if CARDS.troops <= kind < len(CARDS.fighters) else "6.5"
        return self.rule

    def prompt(self, state: Battlefield, side: i64) -> dict[str, object]:
        army = state.armies[side]
        return {
            "step": int(army.step),
            "round": int(state.round),
            "rounds": int(CARDS.rounds),
            "unit": own_unit_name(army.fighter),
            "enemy": unit_name(state.armies[1 - side].fighter),
            "level": level_name(state.level[state.place_of(side)]),
        }


def fill_chosen(state: Battlefield, side: i64, buffer: vec[i64]) -> i64:
    army = state.armies[side]
    return fill_troops(state, side, army.joined | 1 << army.fighter, buffer)


def fill_troops(state: Battlefield, side: i64, fighting: i64, buffer: vec[i64]) -> i64:
    """Who may be the Chosen Troop where these Units fight together (rules 6.5, 6.6)."""
    count: i64 = 0
    index = UNITS * side
    while index < UNITS * side + UNITS:
        if fighting >> index & 1:
            unit = state.units[index]
            last = unit.size
            if last > FRONT and state.level[unit.place] != BALLISTIC:
                last = FRONT
            seen: i64 = 0
            rank: i64 = 0
            while rank < last:
                kind = unit.troops[rank]
                if not seen >> kind & 1:
                    seen |= bits.bit(kind)
                    buffer[count] = TROOP + 64 * index + kind
                    count += 1
                rank += 1
            if unit.master >= 0 and unit.champion != state.round - 1:
                buffer[count] = TROOP + 64 * index + unit.master
                count += 1
        index += 1
    return count


def choose_troop(state: Battlefield, side: i64, choice: i64) -> None:
    army = state.armies[side]
    army.chosen_unit = (choice - TROOP) // 64
    army.chosen = (choice - TROOP) % 64
    army.step = DECIDED
    if state.reader == 1 - side and state.deciders == 1 << side:
        show_to_reader(state, side)
    else:
        state.done(side, RESOLVE)


def skip_single(state: Battlefield, side: i64) -> None:
    """Where only one Troop can be chosen nobody is asked which."""
    army = state.armies[side]
    main = state.units[army.fighter]
    if army.step != AT_TROOP or army.joined or (main.master >= 0 and main.champion != state.round - 1):
        return
    last = FRONT if state.level[main.place] != BALLISTIC else main.size
    if main.is_uniform(0, last):
        choose_troop(state, side, TROOP + 64 * army.fighter + main.troops[0])


def show_to_reader(state: Battlefield, side: i64) -> None:
    if state.log is not None:
        tell(state, "battle-shows", "8.11", committed(side, state.armies[side]))
    state.ask_sides(COMMIT, 2 >> side)
