"""What a net sees of the Battle game. Every side numbers its own Units first, so that one net plays both seats."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from cannae.core.bits import bit, lowest
from cannae.core.contract import State
from cannae.core.observation import HIDDEN, Observer, lesser, within
from cannae.games.battle import state as c
from cannae.games.battle.bots.judgement import best_fighter, endurance, ground_for
from cannae.games.battle.engine import Battle
from cannae.games.battle.rules.cards import MASTERY_CARDS, STRATAGEMS, TERRAIN_KINDS
from cannae.games.battle.rules.duration.ending import rear_count
from cannae.games.battle.rules.forces import Army, Unit
from cannae.games.battle.state import GONE, PLACES, UNITS
from cannae.games.battle.view import is_secret, is_shown

BOTH: Final = 2 * UNITS
FIGHTERS: Final = 20  # those beyond count as the last

# A Unit: where it stands, marks, and what it is worth.
STANDING: Final = 0  # defeated ones are left out; 0 is the reserve
MARKS: Final = STANDING + PLACES + 1  # main, across, shaken, the General's, withdraws, fought, standards, captain
POINTS: Final = MARKS + 8
POINTS_LEFT: Final = POINTS + 11
ENDURANCE: Final = POINTS_LEFT + 11
SIZE: Final = ENDURANCE + 16
FRONT: Final = SIZE + 13
TROOPS: Final = FRONT + FIGHTERS
MIGHT: Final = TROOPS + FIGHTERS
UNIT_SPAN: Final = MIGHT + 16

# A place: its Combat Level, who holds it, what the ground adds, how hard it is to cross.
HOLDER: Final = 3
ADVANTAGE: Final = HOLDER + 4
GOING: Final = ADVANTAGE + 11
PLACE_SPAN: Final = GOING + 8

FIELD_UNITS: Final = 1
FIELD_PLACES: Final = FIELD_UNITS + BOTH * UNIT_SPAN
PHASE: Final = FIELD_PLACES + PLACES * PLACE_SPAN
PERIODS_LEFT: Final = PHASE + 35
ROUND: Final = PERIODS_LEFT + 22
SPOT: Final = ROUND + 8
DUEL_AT: Final = SPOT + 8
ROLES: Final = DUEL_AT + 16  # first, attacker, reader, mover, verdict, passed
STEP: Final = ROLES + 16
CARD_LAID: Final = STEP + 8
CARDS_USED: Final = CARD_LAID + MASTERY_CARDS
POOL: Final = CARDS_USED + 2 * MASTERY_CARDS
SELECTED: Final = POOL + 2 * STRATAGEMS
JOINED: Final = SELECTED + STRATAGEMS
CHOSEN_UNIT: Final = JOINED + BOTH
CHOSEN: Final = CHOSEN_UNIT + BOTH
LAST_CARDS: Final = CHOSEN + FIGHTERS
SUBJECTS: Final = LAST_CARDS + 2 * MASTERY_CARDS  # losing, ordering, moving, speaking, joining
GOAL: Final = SUBJECTS + 5 * BOTH
GRANT: Final = GOAL + 8
FIGHTING: Final = GRANT + 10
HELD: Final = FIGHTING + BOTH
UNITS_LEFT: Final = HELD + 16
LEAD: Final = UNITS_LEFT + 2 * (UNITS + 1)
COUNTERS: Final = LEAD + 31
BANNERS: Final = COUNTERS + 24
SHOWN_CARD: Final = BANNERS + 8
SHOWN_TROOP: Final = SHOWN_CARD + MASTERY_CARDS
TABLE: Final = SHOWN_TROOP + FIGHTERS

# The duel: exact MP and Damage of both Main Units, and what counts against them when it ends.
DUEL_MP: Final = TABLE
DUEL_DAMAGE: Final = DUEL_MP + 2 * 51
DUEL_COUNT: Final = DUEL_DAMAGE + 2 * 41
DUEL_VERDICT: Final = DUEL_COUNT + 2 * 8  # 0 to 2, for either side
# What else a Unit has about it: Stratagems In Play and Promoted, marks (its Combat Master fought last, it has moved, it
# aims, it is aimed at).
BEARS: Final = DUEL_VERDICT + 6
BEARS_SPAN: Final = 2 * STRATAGEMS + 4
# The cards that lie at a place: the base card and how it lies, what is Combined with it, whether it was 'set'.
LIES: Final = BEARS + BOTH * BEARS_SPAN
ENDS: Final = 2 * TERRAIN_KINDS
LIES_SPAN: Final = ENDS + 2 * 6 + 1
# The course: the rules played by, the terrain under dispute, moves made, Generals on their own.
RULES: Final = LIES + PLACES * LIES_SPAN
DISPUTED: Final = RULES + 8  # expanded deployment, movement, the row run twice, three, five, seven cards
DISPUTE: Final = DISPUTED + TERRAIN_KINDS
MOVES_MADE: Final = DISPUTE + 8  # who has meddled, is content, may act
ALLOTTED: Final = MOVES_MADE + 2 * 5
ALONE: Final = ALLOTTED + 2 * STRATAGEMS
FEATURES: Final = ALONE + 2 * (PLACES + 1)

SECRET_CARD: Final = 1
SECRET_TROOP: Final = SECRET_CARD + MASTERY_CARDS
SECRET_JOINED: Final = SECRET_TROOP + FIGHTERS
SECRET_SELECTED: Final = SECRET_JOINED + BOTH
SECRET_STEP: Final = SECRET_SELECTED + STRATAGEMS
SECRET_PICKED: Final = SECRET_STEP + 8
SECRETS: Final = SECRET_PICKED + FIGHTERS

MEANINGS: Final = 1 + c.END


class BattleObserver(Observer):
    def __init__(self) -> None:
        self.feature_count = FEATURES
        self.secret_count = SECRETS
        self.meaning_count = MEANINGS
        self.feature_room = 320
        self.secret_room = 24
        self.choice_room = 48

    def observe(self, state: State, side: i64, out: vec[i16], at: i64) -> i64:
        assert isinstance(state, Battle)
        enemy: i64 = 1 - side
        index: i64 = 0
        while index < BOTH:
            own = index ^ (UNITS * side)
            if state.units[own].place != GONE:
                at = put_unit(state, own, side if index < UNITS else enemy, FIELD_UNITS + UNIT_SPAN * index, out, at)
                at = put_bearing(state, own, BEARS + BEARS_SPAN * index, out, at)
            index += 1
        at = put_places(state, side, out, at)
        at = put_course(state, side, out, at)
        at = put_subjects(state, side, out, at)
        at = put_army(state, side, out, at)
        at = put_duel(state, side, out, at)
        at = put_terms(state, side, out, at)
        foe = state.armies[enemy]
        if is_shown(state, enemy) and foe.card >= 0:
            out[at] = i16(SHOWN_CARD + foe.card)
            at += 1
            if foe.chosen >= 0:
                out[at] = i16(SHOWN_TROOP + lesser(foe.chosen, FIGHTERS - 1))
                at += 1
        return at

    def secrets(self, state: State, side: i64, out: vec[i16], at: i64) -> i64:
        assert isinstance(state, Battle)
        foe = state.armies[1 - side]
        if foe.card >= 0:
            out[at] = i16(SECRET_CARD + foe.card)
            at += 1
        if foe.chosen >= 0:
            out[at] = i16(SECRET_TROOP + lesser(foe.chosen, FIGHTERS - 1))
            at += 1
        at = put_members(turned(foe.joined, side), SECRET_JOINED, out, at)
        at = put_members(foe.selected, SECRET_SELECTED, out, at)
        out[at] = i16(SECRET_STEP + lesser(foe.step, 7))
        at += 1
        if foe.picked >= 0:
            out[at] = i16(SECRET_PICKED + lesser(foe.picked, FIGHTERS - 1))
            at += 1
        return at

    def meaning(self, state: State, side: i64, choice: i64) -> i64:
        if side == 1:  # the other's Units change numbers with one's own
            if choice >= c.UNIT and choice < c.UNIT + BOTH:
                return 1 + c.UNIT + ((choice - c.UNIT) ^ UNITS)
            if choice >= c.TROOP and choice < c.TROOP + 64 * BOTH:
                return 1 + c.TROOP + ((choice - c.TROOP) ^ (64 * UNITS))
        return 1 + choice

    def familiar(self, state: State) -> bool:
        """Not a scenario, though it was trained there too: from the same start the net would always play the same
        battle, and it is no better there than the player that draws its cards by lot."""
        assert isinstance(state, Battle)
        return not state.terms.drawn_up

    def seen(self, state: State, side: i64, choice: i64) -> i64:
        assert isinstance(state, Battle)
        return HIDDEN if is_secret(state) else choice


def turned(units: i64, side: i64) -> i64:
    """A set of Units as the side numbers them."""
    return units if side == 0 else (units >> UNITS & 255) | (units & 255) << UNITS


def put_members(members: i64, base: i64, out: vec[i16], at: i64) -> i64:
    while members:
        out[at] = i16(base + lowest(members))
        at += 1
        members &= members - 1
    return at


def put_one(number: i64, base: i64, out: vec[i16], at: i64) -> i64:
    """A feature where there is something: a number that is not below 0."""
    if number < 0:
        return at
    out[at] = i16(base + number)
    return at + 1


def put_unit(field: Battle, index: i64, side: i64, base: i64, out: vec[i16], at: i64) -> i64:
    unit = field.units[index]
    is_main = unit.place >= 0 and field.main(side, unit.place) == index
    marks: i64 = 0
    if is_main:
        marks |= 1
    if field.armies[side].general == index:
        marks |= 8
    marks |= marks_of(unit)
    at = put_members(marks, base + MARKS, out, at)
    out[at] = i16(base + STANDING + 1 + unit.place)
    out[at + 1] = i16(base + POINTS + within(0, unit.mp // 5, 10))
    out[at + 2] = i16(base + POINTS_LEFT + within(0, (unit.mp - unit.damage) // 5, 10))
    out[at + 3] = i16(base + ENDURANCE + within(0, endurance(unit) // 10, 15))
    out[at + 4] = i16(base + SIZE + within(0, unit.size, 12))
    at += 5
    kinds: i64 = 0
    rank: i64 = 0
    while rank < unit.size:
        kinds |= bit(lesser(unit.troops[rank], FIGHTERS - 1))
        rank += 1
    if unit.size:
        out[at] = i16(base + FRONT + lesser(unit.troops[0], FIGHTERS - 1))
        at += 1
    if unit.master >= 0:
        kinds |= bit(lesser(unit.master, FIGHTERS - 1))
    at = put_members(kinds, base + TROOPS, out, at)
    if is_main:
        might = best_fighter(field, index, field.level[unit.place])
        out[at] = i16(base + MIGHT + within(0, might // 4, 15))
        at += 1
    return at


def marks_of(unit: Unit) -> i64:
    marks: i64 = 0
    if unit.across:
        marks |= 2
    if unit.shaken:
        marks |= 4
    if unit.withdraws:
        marks |= 16
    if unit.fought:
        marks |= 32
    if unit.standards:
        marks |= 64
    if unit.captain >= 0:
        marks |= 128
    return marks


def put_places(field: Battle, side: i64, out: vec[i16], at: i64) -> i64:
    place: i64 = 0
    while place < field.terms.terrains:
        if field.base[place] >= 0:
            base: i64 = FIELD_PLACES + PLACE_SPAN * place
            owner = field.owner(place)
            holder: i64 = 3 if owner < 0 else 2 if owner == 2 else 0 if owner == side else 1
            out[at] = i16(base + field.level[place])
            out[at + 1] = i16(base + HOLDER + holder)
            out[at + 2] = i16(base + ADVANTAGE + 5 + within(-5, ground_for(field, place, side), 5))
            out[at + 3] = i16(base + GOING + within(0, field.going[place], 7))
            at = put_cards(field, side, place, out, at + 4)
        place += 1
    return at


def put_cards(field: Battle, side: i64, place: i64, out: vec[i16], at: i64) -> i64:
    """The Terrain Cards of a place, as the side sees them lie."""
    base: i64 = LIES + LIES_SPAN * place
    out[at] = i16(base + 2 * field.base[place] + (field.turned[place] ^ side))
    at += 1
    end: i64 = 0
    while end < 2:
        card = field.ends[2 * place + (end ^ side)]
        if card >= 0:
            out[at] = i16(base + ENDS + 6 * end + card // 3)
            at += 1
        end += 1
    if field.settled >> place & 1:
        out[at] = i16(base + ENDS + 12)
        at += 1
    return at


def put_bearing(field: Battle, index: i64, base: i64, out: vec[i16], at: i64) -> i64:
    """Stratagems of a Unit, and what it has done or means to do in this Period."""
    unit = field.units[index]
    at = put_members(unit.in_play, base, out, at)
    at = put_members(unit.promoted, base + STRATAGEMS, out, at)
    marks: i64 = 0
    if unit.master >= 0 and unit.champion == field.round - 1:
        marks |= 1
    if unit.moves:
        marks |= 2
    if field.aim[index] >= 0:
        marks |= 4
    if field.aiming_at(index):
        marks |= 8
    return put_members(marks, base + 2 * STRATAGEMS, out, at)


def put_duel(field: Battle, side: i64, out: vec[i16], at: i64) -> i64:
    """What both Main Units of a Duration can still pay and bear, and who would be judged at its end."""
    if field.place_red < 0:
        return at
    end: i64 = 0
    while end < 2:
        owner: i64 = side ^ end
        army = field.armies[owner]
        if army.fighter >= 0:
            unit = field.units[army.fighter]
            out[at] = i16(DUEL_MP + 51 * end + within(0, unit.mp, 50))
            out[at + 1] = i16(DUEL_DAMAGE + 41 * end + within(0, unit.damage, 40))
            count = army.pile + (rear_count(field, owner) if unit.place >= 0 else 0)
            out[at + 2] = i16(DUEL_COUNT + 8 * end + within(0, count, 7))
            at += 3
            if field.phase_number == c.STANDARD and field.judged == owner:
                out[at] = i16(DUEL_VERDICT + 3 * end + within(0, field.verdict, 2))
                at += 1
        end += 1
    return at


def put_terms(field: Battle, side: i64, out: vec[i16], at: i64) -> i64:
    """The rules played by, what the Generals contend for, and how far both have come with their moves."""
    terms = field.terms
    rules: i64 = 8 << ((terms.terrains - 3) // 2)
    if terms.expanded_deployment:
        rules |= 1
    if terms.expanded_movement:
        rules |= 2
    if field.run == 2:
        rules |= 4
    at = put_members(rules, RULES, out, at)
    at = put_one(field.drawn, DISPUTED, out, at)
    dispute: i64 = seen_from(field.meddled, side) | seen_from(field.content, side) << 2
    dispute |= seen_from(field.acts, side) << 4
    if field.again:
        dispute |= 64
    if field.leads_off == side:
        dispute |= 128
    at = put_members(dispute, DISPUTE, out, at)
    end: i64 = 0
    while end < 2:
        army = field.armies[side ^ end]
        out[at] = i16(MOVES_MADE + 5 * end + (4 if army.march else lesser(army.moves, 3)))
        at = put_members(army.promoted, ALLOTTED + STRATAGEMS * end, out, at + 1)
        if army.general < 0:
            out[at] = i16(ALONE + (PLACES + 1) * end + within(0, army.general_place + 1, PLACES))
            at += 1
        end += 1
    return at


def seen_from(sides: i64, side: i64) -> i64:
    """A set of sides, the own one first."""
    return sides & 3 if side == 0 else (sides >> 1 & 1) | (sides & 1) << 1


def put_course(field: Battle, side: i64, out: vec[i16], at: i64) -> i64:
    """How far the battle has come, and who has what to say."""
    enemy: i64 = 1 - side
    me = field.armies[side]
    foe = field.armies[enemy]
    out[at] = i16(PHASE + field.phase_number)
    out[at + 1] = i16(PERIODS_LEFT + within(0, field.terms.periods - field.period, 21))
    out[at + 2] = i16(ROUND + within(0, field.round, 7))
    out[at + 3] = i16(STEP + lesser(me.step, 7))
    out[at + 4] = i16(HELD + lesser(field.positions_held(side), 7))
    out[at + 5] = i16(HELD + 8 + lesser(field.positions_held(enemy), 7))
    out[at + 6] = i16(UNITS_LEFT + field.units_left(side))
    out[at + 7] = i16(UNITS_LEFT + UNITS + 1 + field.units_left(enemy))
    out[at + 8] = i16(LEAD + 15 + within(-15, (field.score(side) - field.score(enemy)) // 8, 15))
    out[at + 9] = i16(COUNTERS + within(0, me.counter // 5, 11))
    out[at + 10] = i16(COUNTERS + 12 + within(0, foe.counter // 5, 11))
    out[at + 11] = i16(BANNERS + lesser(me.banners, 3))
    out[at + 12] = i16(BANNERS + 4 + lesser(foe.banners, 3))
    at += 13
    if field.spot < PLACES:
        at = put_one(field.spot, SPOT, out, at)
    at = put_one(field.place_of(side), DUEL_AT, out, at)
    at = put_one(field.place_of(enemy), DUEL_AT + 8, out, at)
    roles: i64 = 0
    if field.first == side:
        roles |= 1
    if field.attacker >= 0:
        roles |= 2 if field.attacker == side else 4
    if field.reader >= 0:
        roles |= 8 if field.reader == side else 16
    if field.mover >= 0:
        roles |= 32 if field.mover == side else 64
    if field.phase_number == c.STANDARD:
        roles |= 256 << lesser(field.verdict, 2)
    if me.passed:
        roles |= 4096
    if foe.passed:
        roles |= 8192
    return put_members(roles, ROLES, out, at)


def put_subjects(field: Battle, side: i64, out: vec[i16], at: i64) -> i64:
    """The Units that the present decision is about."""
    flip: i64 = UNITS * side
    if field.losing >= 0:
        at = put_one(field.losing ^ flip, SUBJECTS, out, at)
    if field.ordering >= 0 and field.phase_number == c.ORDER:
        at = put_one(field.ordering ^ flip, SUBJECTS + BOTH, out, at)
    if field.moving >= 0:
        at = put_one(field.moving ^ flip, SUBJECTS + 2 * BOTH, out, at)
    if field.speaker >= 0:
        at = put_one(field.speaker ^ flip, SUBJECTS + 3 * BOTH, out, at)
    if field.joining >= 0:
        at = put_one(field.joining ^ flip, SUBJECTS + 4 * BOTH, out, at)
    if field.goal >= 0:
        at = put_one(lesser(field.goal, 7), GOAL, out, at)
    if field.grant > 0:
        at = put_one(lesser(field.grant, 9), GRANT, out, at)
    return at


def put_army(field: Battle, side: i64, out: vec[i16], at: i64) -> i64:
    """The cards and plans of both sides, and what the side has laid so far in secret."""
    me: Army = field.armies[side]
    foe: Army = field.armies[1 - side]
    at = put_members(me.used, CARDS_USED, out, at)
    at = put_members(foe.used, CARDS_USED + MASTERY_CARDS, out, at)
    at = put_members(me.pool, POOL, out, at)
    at = put_members(foe.pool | foe.selected, POOL + STRATAGEMS, out, at)
    at = put_members(me.selected, SELECTED, out, at)
    at = put_members(turned(me.joined, side), JOINED, out, at)
    at = put_one(me.card, CARD_LAID, out, at)
    if me.chosen_unit >= 0:
        at = put_one(me.chosen_unit ^ (UNITS * side), CHOSEN_UNIT, out, at)
    if me.chosen >= 0:
        at = put_one(lesser(me.chosen, FIGHTERS - 1), CHOSEN, out, at)
    at = put_one(me.last_card, LAST_CARDS, out, at)
    at = put_one(foe.last_card, LAST_CARDS + MASTERY_CARDS, out, at)
    if me.fighter >= 0:
        at = put_one(me.fighter & 7, FIGHTING, out, at)
    if foe.fighter >= 0:
        at = put_one(foe.fighter & 7, FIGHTING + UNITS, out, at)
    return at
