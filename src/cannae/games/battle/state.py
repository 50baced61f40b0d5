"""The position: units, armies, terrain, and where in the order of play we are.

Units are numbered 0 to 15: red's eight, then blue's. Places are numbered 0 to 6 along the row, from Flank 1. A side of
a Terrain Card belongs to a player; a unit *across* stands on the enemy's side of it. All Units on one card share one
Combat Level, so the level belongs to the place.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.bits import count, lowest
from cannae.core.contract import Outcome, State
from cannae.core.randomness import Rng
from cannae.games.battle.cards import MOST_FIGHTERS, NONE, TERRAIN_KINDS
from cannae.games.battle.choices import OVER, S_DEAL, S_WAIT
from cannae.games.battle.forces import Army, Unit

UNITS: Final = 8  # most Units of one army
PLACES: Final = 7
TALE: Final = 39  # numbers that tell of a round
GONE: Final = -2  # the place of a Unit that was defeated; NONE is the reserve
BALLISTIC: Final = 0
CHARGE: Final = 1
MELEE: Final = 2

TERRAIN_STREAM: Final = 0  # which purpose a draw serves, see `Game.streams`
CHANCE_STREAM: Final = 1

EMPTY: Final = vec[i64]([])

REASONS: Final = ["general", "captured", "control", "limit", "strength", "even", "generals"]
WON_GENERAL: Final = 0
WON_CAPTURE: Final = 1
WON_CONTROL: Final = 2
WON_LIMIT: Final = 3
WON_STRENGTH: Final = 4
DRAWN: Final = 5
WON_BOTH: Final = 6


class Battlefield(State):
    """All that lies on the table. The rules in the other files work on it; `Battle` adds the contract's verbs."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.log = None
        # What the players agreed
        self.count: i64 = 5  # Terrain Cards in the row
        self.limit: i64 = 10  # Periods
        self.expanded_deployment: i64 = 0
        self.expanded_movement: i64 = 0
        # The order of play
        self.stage: i64 = S_DEAL
        self.then: i64 = S_WAIT  # the stage to go on with after a side matter
        self.resume: i64 = S_WAIT  # the stage after all lost Main Units have been replaced
        self.now: i64 = 0  # phase
        self.deciders: i64 = 0
        self.fence: i64 = 0
        self.winner: i64 = NONE
        self.reason: i64 = NONE
        self.first: i64 = 0  # who has the first say in this Period (rule 1.6)
        self.period: i64 = 0
        self.spot: i64 = 0  # the place the sequence has reached
        # Terrain
        self.deck = EMPTY  # copies of each kind
        self.aside = EMPTY
        self.base = EMPTY
        self.turned = EMPTY  # 1: the near end lies towards blue
        self.ends = EMPTY  # Combined card at 2 * place + side
        self.settled: i64 = 0  # places that were 'set', as bits
        self.ground = EMPTY  # modifier at 8 * place + 4 * side + (Combat Level, 3 for Guard)
        self.going = EMPTY  # Move
        self.meddled: i64 = 0  # who has vetoed or drawn at this place, as bits
        self.content: i64 = 0  # who is content with what lies there now
        self.drawn: i64 = NONE
        # Units
        self.units: list[Unit] = []
        self.armies: list[Army] = []
        self.mains = EMPTY  # Main Unit at PLACES * side + place
        self.level = EMPTY
        self.lost = EMPTY  # fighters out of the game, at 64 * side + fighter
        # Announcements between neighbouring places (chapter 11)
        self.covered: i64 = NONE  # places up to this one have had their announcements
        self.caller: i64 = 0
        self.asked: i64 = 0  # units that have had their say in this Period, as bits
        self.announced: i64 = 0  # of these, the ones that named a target
        self.speaker: i64 = NONE  # the unit being asked
        self.aim = EMPTY  # the enemy each unit targets
        # The present Duration
        self.place_red: i64 = NONE
        self.place_blue: i64 = NONE
        self.round: i64 = 0
        self.reader: i64 = NONE
        self.attacker: i64 = NONE
        self.target: i64 = NONE
        self.tale = EMPTY  # what the cards of the last round did, see tale.py
        self.hurt: i64 = 0  # units whose Damage rose this round, as bits
        self.losing: i64 = NONE  # the unit that must Discard
        self.instant: i64 = 0  # 1: an Instant Discard, which lowers no Damage
        self.uncounted: i64 = 0  # 1: its Discards go out of the game, not into the pile
        self.fallen: i64 = 0  # sides whose Main Unit was lost, as bits
        self.heirless: i64 = 0  # of these, who has yet to name another
        self.rewarded: i64 = 0  # 1: the winner's MP have been seen to
        self.routed: i64 = 0  # 1: lost by Rout
        self.verdict: i64 = 0  # 0 nothing, 1 Shaken, 2 Rout
        self.judged: i64 = NONE
        self.turnwise: i64 = 0  # sides that are through with the present step, as bits
        self.joining: i64 = NONE  # Support Unit being added
        self.unordered: i64 = 0  # units whose Troops may yet be put in a new order, as bits
        self.ordering: i64 = NONE  # the unit whose Troops are being put in order
        self.sorted: i64 = 0  # those of its Troops that are in their new order
        self.held: i64 = 0  # Hold came In Play
        self.falls_back: i64 = 0
        # Expanded Deployment
        self.run: i64 = 0
        self.again: i64 = 0
        self.acts: i64 = 0  # who may still carry out an action, as bits
        self.leads_off: i64 = NONE
        # Army Movement
        self.mover: i64 = NONE
        self.tries: i64 = 0
        self.grant: i64 = 0
        self.granted: i64 = 0  # moves made under the present grant
        self.moving: i64 = NONE
        self.goal: i64 = NONE
        # A Main Unit to be named
        self.vacancy: i64 = NONE  # the place
        self.heirs: i64 = 0  # who may be named, as bits

    def lay_out(self) -> None:
        """Room for everything; a copy takes its original's instead."""
        self.units = [Unit(vec[i64]([]), 0) for _ in range(2 * UNITS)]
        self.armies = [Army(), Army()]
        self.deck = vec[i64]([0] * TERRAIN_KINDS)
        self.aside = vec[i64]([0] * TERRAIN_KINDS)
        self.base = vec[i64]([NONE] * PLACES)
        self.turned = vec[i64]([0] * PLACES)
        self.ends = vec[i64]([NONE] * (2 * PLACES))
        self.ground = vec[i64]([0] * (8 * PLACES))
        self.going = vec[i64]([0] * PLACES)
        self.mains = vec[i64]([NONE] * (2 * PLACES))
        self.level = vec[i64]([BALLISTIC] * PLACES)
        self.lost = vec[i64]([0] * (2 * MOST_FIGHTERS))
        self.aim = vec[i64]([NONE] * (2 * UNITS))
        self.tale = vec[i64]([0] * TALE)

    def copy_into(self, twin: "Battlefield") -> None:
        twin.count = self.count
        twin.limit = self.limit
        twin.expanded_deployment = self.expanded_deployment
        twin.expanded_movement = self.expanded_movement
        twin.stage = self.stage
        twin.then = self.then
        twin.resume = self.resume
        twin.now = self.now
        twin.deciders = self.deciders
        twin.fence = self.fence
        twin.winner = self.winner
        twin.reason = self.reason
        twin.first = self.first
        twin.period = self.period
        twin.spot = self.spot
        twin.deck = vec[i64](self.deck)
        twin.aside = vec[i64](self.aside)
        twin.base = vec[i64](self.base)
        twin.turned = vec[i64](self.turned)
        twin.ends = vec[i64](self.ends)
        twin.settled = self.settled
        twin.ground = vec[i64](self.ground)
        twin.going = vec[i64](self.going)
        twin.meddled = self.meddled
        twin.content = self.content
        twin.drawn = self.drawn
        twin.units = [unit.copy() for unit in self.units]
        twin.armies = [self.armies[0].copy(), self.armies[1].copy()]
        twin.mains = vec[i64](self.mains)
        twin.level = vec[i64](self.level)
        twin.lost = vec[i64](self.lost)
        twin.covered = self.covered
        twin.caller = self.caller
        twin.asked = self.asked
        twin.announced = self.announced
        twin.speaker = self.speaker
        twin.aim = vec[i64](self.aim)
        twin.place_red = self.place_red
        twin.place_blue = self.place_blue
        twin.round = self.round
        twin.reader = self.reader
        twin.attacker = self.attacker
        twin.target = self.target
        twin.tale = vec[i64](self.tale)
        twin.hurt = self.hurt
        twin.losing = self.losing
        twin.instant = self.instant
        twin.uncounted = self.uncounted
        twin.fallen = self.fallen
        twin.heirless = self.heirless
        twin.rewarded = self.rewarded
        twin.routed = self.routed
        twin.verdict = self.verdict
        twin.judged = self.judged
        twin.turnwise = self.turnwise
        twin.joining = self.joining
        twin.unordered = self.unordered
        twin.ordering = self.ordering
        twin.sorted = self.sorted
        twin.held = self.held
        twin.falls_back = self.falls_back
        twin.run = self.run
        twin.again = self.again
        twin.acts = self.acts
        twin.leads_off = self.leads_off
        twin.mover = self.mover
        twin.tries = self.tries
        twin.grant = self.grant
        twin.granted = self.granted
        twin.moving = self.moving
        twin.goal = self.goal
        twin.vacancy = self.vacancy
        twin.heirs = self.heirs

    # -- The order of play ----------------------------------------------------------------------------------

    def ask(self, phase: i64, deciders: i64) -> None:
        """Stop the rules here: these sides must decide. Undo cannot go back past another's turn or a reveal."""
        if deciders != self.deciders or deciders == 3:
            self.fence += 1
        self.now = phase
        self.deciders = deciders
        self.stage = S_WAIT

    def done(self, side: i64, stage: i64) -> bool:
        """A side has made up its mind in secret; when all have, it is revealed and the rules go on."""
        left = self.deciders & ~(1 << side)
        if left:
            self.deciders = left
            return False
        self.deciders = 0
        self.fence += 1
        self.stage = stage
        return True

    def finish(self, winner: i64, reason: i64) -> None:
        self.winner = winner
        self.reason = reason
        self.now = OVER
        self.deciders = 0
        self.fence += 1
        self.stage = S_WAIT

    def finish_by_strength(self, reason: i64) -> None:
        """The army with the higher Cost left wins; equal ones draw (rules 6.18, 13.4)."""
        red = self.score(0)
        blue = self.score(1)
        if red == blue:
            self.finish(NONE, DRAWN)
        else:
            self.finish(0 if red > blue else 1, reason)

    def is_over(self) -> bool:
        return self.reason != NONE

    # -- Where units stand ----------------------------------------------------------------------------------

    def main(self, side: i64, place: i64) -> i64:
        return self.mains[PLACES * side + place]

    def owner(self, place: i64) -> i64:
        """The side that Controls a Terrain Card; 2 when it is Contested, NONE when it is Empty (rule 5.1)."""
        red = self.mains[place] >= 0
        blue = self.mains[PLACES + place] >= 0
        if red:
            return 2 if blue else 0
        return 1 if blue else NONE

    def units_at(self, side: i64, place: i64) -> i64:
        """The Units of a side at a place, as bits."""
        found: i64 = 0
        index = UNITS * side
        last = index + UNITS
        while index < last:
            if self.units[index].place == place:
                found |= 1 << index
            index += 1
        return found

    def across_at(self, side: i64, place: i64) -> i64:
        """Those of them that stand on the enemy's side."""
        found: i64 = 0
        index = UNITS * side
        last = index + UNITS
        while index < last:
            unit = self.units[index]
            if unit.place == place and unit.across:
                found |= 1 << index
            index += 1
        return found

    def aiming_at(self, enemy: i64) -> i64:
        """The Units that target an enemy Unit, as bits (rule 11.5)."""
        found: i64 = 0
        index: i64 = 0
        while index < 2 * UNITS:
            if self.aim[index] == enemy:
                found |= 1 << index
            index += 1
        return found

    def forget_aim(self, unit: i64) -> None:
        """This Unit fights no duel across to the next card any more, and none with it."""
        others = self.aiming_at(unit)
        self.aim[unit] = NONE
        while others:
            self.aim[lowest(others)] = NONE
            others &= others - 1

    def rear_attackers(self, side: i64, place: i64) -> i64:
        """The Units of a side that attack the enemy at a place in the rear, as bits (rules 10.1, 10.10)."""
        enemy = self.mains[PLACES * (1 - side) + place]
        if enemy < 0 or self.units[enemy].across:
            return 0
        return self.across_at(side, place)

    def reserve(self, side: i64) -> i64:
        """Units not yet deployed, as bits."""
        return self.units_at(side, NONE)

    def living(self, side: i64) -> i64:
        """Units not yet defeated, as bits."""
        return (((1 << UNITS) - 1) << (UNITS * side)) & ~self.units_at(side, GONE)

    def units_left(self, side: i64) -> i64:
        return UNITS - count(self.units_at(side, GONE))

    def first_position(self) -> i64:
        """Flanks lie at both ends of the row, except in a row of three."""
        return 0 if self.count == 3 else 1

    def last_position(self) -> i64:
        return self.count - 1 - self.first_position()

    def positions_held(self, side: i64) -> i64:
        held: i64 = 0
        place = self.first_position()
        while place <= self.last_position():
            if self.owner(place) == side:
                held += 1
            place += 1
        return held

    def generals_fell(self) -> bool:
        """Whether both Generals were lost in one step (rule 6.18)."""
        return self.armies[0].general_place == GONE and self.armies[1].general_place == GONE

    def score(self, side: i64) -> i64:
        """The Cost left in an army: of its Troops and Combat Masters (rule 13.4), or of its Troops alone (6.18)."""
        masters = not self.generals_fell()
        total: i64 = 0
        index = UNITS * side
        last = index + UNITS
        while index < last:
            unit = self.units[index]
            if unit.place != GONE:
                total += unit.cost(masters)
            index += 1
        return total

    def general_at(self, side: i64) -> i64:
        """The place of the Army General, with a Unit or alone."""
        army = self.armies[side]
        return self.units[army.general].place if army.general >= 0 else army.general_place

    def place_of(self, side: i64) -> i64:
        """Where a side's Main Unit of the present Duration stands."""
        return self.place_blue if side else self.place_red

    def is_neighbour_fight(self) -> bool:
        return self.place_red != self.place_blue

    def make_outcome(self) -> Outcome | None:
        if self.reason == NONE:
            return None
        return Outcome(int(self.winner), REASONS[self.reason], int(self.score(0)), int(self.score(1)))
