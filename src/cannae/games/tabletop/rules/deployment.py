"""Chapter 19 of the rules: initiative, and setting the armies up by hand or by a script."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import Phase, Step
from cannae.games.tabletop.data import sheet
from cannae.games.tabletop.rules.camps import camp_of, middle_column, pitch
from cannae.games.tabletop.rules.combat.nerve import roll
from cannae.games.tabletop.rules.offering import Offering
from cannae.games.tabletop.rules.places import ROWS, furthest, place_pose, places, set_down, waiting
from cannae.games.tabletop.rules.setting import script, script_commanders
from cannae.games.tabletop.rules.table.formation import may_stand
from cannae.games.tabletop.rules.table.geometry import BASE, MU
from cannae.games.tabletop.rules.table.rolled import roll_pieces
from cannae.games.tabletop.state import (
    AUTO,
    BACK,
    BASES,
    BEGIN_TURN,
    CAMPING,
    INITIATIVE,
    JOIN,
    MUSTER,
    MUSTERING,
    OF_SIDE,
    OF_SIDE_C,
    PLACE,
    PLACING,
    POSTING,
    RANK,
    RANK_NAMES,
    TERRAIN,
    WITH,
    Position,
    commander_words,
    side_words,
    unit_words,
)

BATCHES: Final = 4
HORSE: Final = ("Cv", "LH", "LCh")


# -- Initiative ---------------------------------------------------------------------------------------------


def roll_initiative(p: Position) -> None:
    """19.2: a die each, with the chief's rank and the horse; the winner has the initiative, the other begins (19.7)."""
    while True:
        scores: list[int] = []
        for side in range(2):
            chief = max(int(p.get_c(side * OF_SIDE_C + at, RANK)) for at in range(OF_SIDE_C))
            bonus = sheet.number("commanders", RANK_NAMES[chief].lower(), "initiative") if chief else 0
            horse = 0
            for group in range(side * OF_SIDE, side * OF_SIDE + OF_SIDE):
                if p.exists(group) and p.troop(group).kind in HORSE:
                    horse += p.troop(group).group.bases
            scores.append(roll(p, INITIATIVE) + bonus + (2 if horse >= 25 else 1 if horse >= 10 else 0))
        if scores[0] != scores[1]:
            winner = 0 if scores[0] > scores[1] else 1
            p.first = 1 - winner
            p.active = p.first
            p.tell("initiative", "19.2", {"side": side_words(winner), "red": scores[0], "blue": scores[1]})
            return


# -- The phases ---------------------------------------------------------------------------------------------


class Deploy(Step[Position]):
    """19.5: who lacks the initiative first; the groups in four batches turn about, then the commanders."""

    def run(self, state: Position) -> None:
        if state.barrier_count == 0:
            roll_initiative(state)
            if state.terms.field == "rolled":
                width, depth = int(state.terms.width), int(state.terms.depth)
                drawn = roll_pieces(state.rng, TERRAIN, int(state.first), width, depth)
                state.terms = state.terms.with_more(drawn)
                state.tell("ground", "19.3", {"count": len(drawn)})
            if state.terms.scripted:
                for side in (state.first, 1 - state.first):
                    pitch(state, side, state.terms.camps[side] or middle_column(state, side) * BASE)
                    script(state, side)
                    script_commanders(state, side)
                state.step_number = BEGIN_TURN
                return
            state.left = batch_size(state, state.first, 0)
        for side in (state.first, 1 - state.first):
            if camp_of(state, side) is None:
                state.asked = side
                state.offers = None
                state.ask(CAMPING)
                return
        while state.batch < 2 * BATCHES:
            side = state.first if state.batch % 2 == 0 else 1 - state.first
            if state.left > 0 and waiting(state, side):
                state.asked = side
                state.ask(MUSTERING)
                return
            state.batch += 1
            state.barrier_count += 1
            if state.batch < 2 * BATCHES:
                side = state.first if state.batch % 2 == 0 else 1 - state.first
                state.left = batch_size(state, side, state.batch // 2)
        for side in (state.first, 1 - state.first):
            for at in range(OF_SIDE_C):
                commander = side * OF_SIDE_C + at
                if state.get_c(commander, RANK) and not state.get_c(commander, WITH):
                    if state.asked != side:
                        state.barrier_count += 1
                    state.asked = side
                    state.commander = commander + 1
                    state.ask(POSTING)
                    return
        state.commander = 0
        state.barrier_count += 1
        state.step_number = BEGIN_TURN


def batch_size(p: Position, side: i64, batch: i64) -> int:
    start = int(side) * OF_SIDE
    count = sum([1 for group in range(start, start + OF_SIDE) if p.exists(group)])
    return count // BATCHES + (1 if batch < count % BATCHES else 0)


class Mustering(Phase[Position]):
    """19.5: which group is set up next, and in how many files."""

    def acting(self, state: Position) -> i64:
        return 1 << state.asked

    def fill(self, state: Position, side: i64, buffer: vec[i64]) -> i64:
        buffer[0] = AUTO
        count: i64 = 1
        for group in waiting(state, side):
            for files in range(1, int(state.get(group, BASES)) + 1):
                if may_stand(files, state.get(group, BASES)):
                    buffer[count] = MUSTER + 16 * group + files
                    count += 1
        return count

    def play(self, state: Position, side: i64, choice: i64) -> None:
        if choice == AUTO:
            script(state, side)
            script_commanders(state, side)
            state.left = 0
            return_to_deploying(state)
            return
        state.picked = ((choice - MUSTER) >> 4) + 1
        state.files = (choice - MUSTER) & 15
        state.enter(PLACING)

    def conceivable(self, state: Position, side: i64) -> list[int]:
        found = [AUTO]
        for group in waiting(state, side):
            found += [MUSTER + 16 * group + files for files in range(1, int(state.get(group, BASES)) + 1)]
        return found

    def why_not(self, state: Position, side: i64, choice: i64) -> str:
        return "17.2" if MUSTER <= choice < JOIN else self.rule


def return_to_deploying(p: Position) -> None:
    p.picked = 0
    p.files = 0
    p.step_number = 0


class Placing(Offering):
    """19.5: a place on the lattice, or flush beside a friend."""

    def acting(self, state: Position) -> i64:
        return 1 << state.asked

    def listed(self, state: Position, side: i64) -> list[int]:
        return [BACK] + [PLACE + place for place in places(state, state.picked - 1, state.files)]

    def play(self, state: Position, side: i64, choice: i64) -> None:
        if choice == BACK:
            state.picked = 0
            state.files = 0
            state.enter(MUSTERING)
            return
        group = state.picked - 1
        pose = place_pose(state, group, state.files, choice - PLACE)
        assert pose is not None
        set_down(state, group, state.files, pose)
        state.left -= 1
        return_to_deploying(state)

    def conceivable(self, state: Position, side: i64) -> list[int]:
        """The legal places and one row too far."""
        found = state.choices(side)
        known = set(found)
        row = min(int(furthest(state, state.picked - 1) // MU) + 1, ROWS - 1)
        return found + [
            choice for choice in [PLACE + row * 128 + column for column in range(0, 61, 4)] if choice not in known
        ]

    def why_not(self, state: Position, side: i64, choice: i64) -> str:
        return "19.5"

    def prompt(self, state: Position, side: i64) -> dict[str, object]:
        return {"group": unit_words(state, state.picked - 1), "files": int(state.files)}


class Posting(Phase[Position]):
    """19.5: each commander joins a group."""

    def acting(self, state: Position) -> i64:
        return 1 << state.asked

    def fill(self, state: Position, side: i64, buffer: vec[i64]) -> i64:
        count: i64 = 0
        for group in state.on_table(side):
            buffer[count] = JOIN + 32 * (state.commander - 1) + group
            count += 1
        return count

    def play(self, state: Position, side: i64, choice: i64) -> None:
        commander = (choice - JOIN) >> 5
        group = (choice - JOIN) & 31
        state.set_c(commander, WITH, group + 1)
        state.tell("joins", "19.5", {"leader": commander_words(state, commander), "group": unit_words(state, group)})
        state.step_number = 0

    def prompt(self, state: Position, side: i64) -> dict[str, object]:
        return {"leader": commander_words(state, state.commander - 1)}
