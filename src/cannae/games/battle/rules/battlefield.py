"""What the rules ask about the table: who stands where, who holds what, and how somebody is asked."""

from mypy_extensions import i64

from cannae.core.bits import count, lowest
from cannae.core.contract import WAITING
from cannae.games.battle.rules.cards import NONE
from cannae.games.battle.state import DRAWN, GONE, OVER, PLACES, UNITS, Position


class Battlefield(Position):
    """The table as the rules see it; `Battle` in engine.py adds the contract's verbs."""

    # -- The order of play ----------------------------------------------------------------------------------

    def ask_sides(self, phase_number: i64, deciders: i64) -> None:
        """Stop the rules here: these sides must decide. Undo cannot go back past another's turn or a reveal."""
        if deciders != self.deciders or deciders == 3:
            self.barrier_count += 1
        if phase_number != self.phase_number:
            self.enter(phase_number)
        self.step_number = WAITING
        self.deciders = deciders

    def done(self, side: i64, step_number: i64) -> bool:
        """A side has made up its mind in secret; when all have, it is revealed and the rules go on."""
        left = self.deciders & ~(1 << side)
        if left:
            self.deciders = left
            return False
        self.deciders = 0
        self.barrier_count += 1
        self.step_number = step_number
        return True

    def finish(self, winner: i64, reason: i64) -> None:
        self.winner = winner
        self.reason = reason
        self.ask(OVER)
        self.deciders = 0
        self.barrier_count += 1

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
        return 0 if self.terms.terrains == 3 else 1

    def last_position(self) -> i64:
        return self.terms.terrains - 1 - self.first_position()

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
