"""Chapter 19 of the rules: initiative, and setting the armies up by hand or by a script."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.phases import Phase, Step
from cannae.games.tabletop.data import sheet
from cannae.games.tabletop.rules.camps import camp_of, middle_column, pitch
from cannae.games.tabletop.rules.combat.nerve import roll
from cannae.games.tabletop.rules.movement.moving import Around
from cannae.games.tabletop.rules.offering import Offering
from cannae.games.tabletop.rules.table.formation import may_stand
from cannae.games.tabletop.rules.table.geometry import BASE, HALF_BASE, MU, Pose, Rect, across
from cannae.games.tabletop.rules.table.rolled import roll_pieces
from cannae.games.tabletop.state import (
    AUTO,
    BACK,
    BASES,
    BEGIN_TURN,
    CAMPING,
    FILES,
    INITIATIVE,
    JOIN,
    MUSTER,
    MUSTERING,
    OF_SIDE,
    OF_SIDE_C,
    ON_TABLE,
    PLACE,
    PLACING,
    POSTING,
    RANK,
    RANK_NAMES,
    TERRAIN,
    WAITING_OFF,
    WHERE,
    WITH,
    Position,
    commander_words,
    side_of,
    side_words,
    unit_words,
)

ROWS: Final = 16  # of the lattice, a whole MU each
FAR_ROW: Final = 10  # battle troops stand no further from their edge
BESIDE: Final = 24  # rows from here on mean a place flush beside a friend
BATCHES: Final = 4
HORSE: Final = ("Cv", "LH", "LCh")
FOOT_Y: Final = 8 * MU
SCREEN_Y: Final = 11 * MU
RESERVE_Y: Final = 4 * MU
GAP: Final = 200


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


# -- Places -------------------------------------------------------------------------------------------------


def from_own_edge(p: Position, side: i64, x: i64, y: i64) -> Pose:
    """A point of the table by the distance from the own edge, facing the enemy; x runs as red sees it."""
    return (x, y, 0) if side == 0 else (x, p.terms.depth - y, 360)


def place_pose(p: Position, group: i64, files: i64, place: i64) -> Pose | None:
    """The pose that a number of the lattice stands for."""
    side = side_of(group)
    row, column = place >> 7, place & 127
    if row < ROWS:
        return from_own_edge(p, side, column * HALF_BASE, row * MU)
    friend = side * OF_SIDE + (column >> 1)
    if row != BESIDE or column >= 32 or not p.is_on(friend):
        return None
    x, y, h = p.pose(friend)
    off = (p.get(friend, FILES) + files) * HALF_BASE
    nx, ny = across(x, y, h, off if column & 1 else -off, 0)
    return nx, ny, h


def furthest(p: Position, group: i64) -> i64:
    return (15 if p.troop(group).skirmisher else FAR_ROW) * MU


def fits_here(p: Position, around: Around, group: i64, files: i64, pose: Pose | None) -> bool:
    """19.5: not too far forward, on the table, on passable ground, on nobody."""
    if pose is None:
        return False
    bases = p.get(group, BASES)
    own = pose[1] if side_of(group) == 0 else p.terms.depth - pose[1]
    if own > furthest(p, group):
        return False
    depth = ((bases + files - 1) // files) * p.troop(group).depth
    return not around.fits(Rect(pose[0], pose[1], pose[2], files * HALF_BASE, depth))


def places(p: Position, group: i64, files: i64) -> list[int]:
    around = Around(p, group)
    found: list[int] = []
    for row in range(ROWS):
        if row * MU > furthest(p, group):
            break
        for column in range(int(p.terms.width // HALF_BASE) + 1):
            place = row * 128 + column
            if fits_here(p, around, group, files, place_pose(p, group, files, place)):
                found.append(place)
    for column in range(32):
        place = BESIDE * 128 + column
        if fits_here(p, around, group, files, place_pose(p, group, files, place)):
            found.append(place)
    return found


def set_down(p: Position, group: i64, files: i64, pose: Pose) -> None:
    p.form(group, files)
    p.put(group, pose)
    p.set(group, WHERE, ON_TABLE)
    p.tell("placed", "19.5", {"group": unit_words(p, group)})


def waiting(p: Position, side: i64) -> list[int]:
    start = int(side) * OF_SIDE
    return [g for g in range(start, start + OF_SIDE) if p.exists(g) and p.get(g, WHERE) == WAITING_OFF]


# -- The script ---------------------------------------------------------------------------------------------


def set_up(p: Position, side: i64) -> None:
    """A scenario: everybody where he stood on the day."""
    for group, files, x, y, heading in p.terms.stands:
        if side_of(group) == side:
            set_down(p, group, files, (x, y, heading))
    for commander, group in p.terms.posts:
        if side_of(group) == side:
            p.set_c(commander, WITH, group + 1)


def script(p: Position, side: i64) -> None:
    """19.6: foot in the middle, elephants at its end, horse on the wings, light foot in front, a reserve behind."""
    if p.terms.stands:
        set_up(p, side)
    left = waiting(p, side)
    foot = [g for g in left if p.troop(g).kind in ("HF", "MF", "BWg")]
    foot.sort(key=lambda g: (-p.troop(g).group.points, g))
    reserve: list[int] = []
    if len(foot) >= 4:
        smallest = min(foot, key=lambda g: (p.get(g, BASES), g))
        foot.remove(smallest)
        reserve = [smallest]
    line: list[int] = []
    for at, group in enumerate(foot):  # the best in the middle
        line = [*line, group] if at % 2 == 0 else [group, *line]
    line += [g for g in left if p.troop(g).kind in ("El", "LArt", "HArt")]
    screen = [g for g in left if p.troop(g).kind == "LF"]
    placed = {*foot, *line, *screen, *reserve}
    horse = [g for g in left if g not in placed]
    horse.sort(key=lambda g: (p.troop(g).skirmisher, g))
    middle = int(p.terms.width) // 2
    span = in_a_row(p, side, line, middle, FOOT_Y, GAP)
    in_a_row(p, side, screen, middle, SCREEN_Y, max(GAP, (span - total_width(p, screen)) // max(len(screen), 1)))
    in_a_row(p, side, reserve, middle, RESERVE_Y, GAP)
    ends = [middle - span // 2 - MU, middle + span // 2 + MU]
    for at, group in enumerate(horse):
        wing = (at + 1) % 2
        width = int(p.get(group, FILES)) * BASE
        x = ends[wing] + (width // 2 if wing else -width // 2)
        ends[wing] += width + GAP if wing else -width - GAP
        put_near(p, side, group, x, FOOT_Y)


def total_width(p: Position, groups: list[int]) -> int:
    return sum([int(p.get(group, FILES)) * BASE for group in groups])


def in_a_row(p: Position, side: i64, groups: list[int], middle: int, y: int, gap: int) -> int:
    """Side by side about the middle; returns the width taken."""
    span = total_width(p, groups) + gap * max(len(groups) - 1, 0)
    x = middle - span // 2
    for group in groups:
        width = int(p.get(group, FILES)) * BASE
        put_near(p, side, group, x + width // 2, y)
        x += width + gap
    return span


def put_near(p: Position, side: i64, group: int, x: int, y: int) -> None:
    """At this place, or at the nearest of a widening search that is free. Blue's left is red's right."""
    mirrored = x if side == 0 else int(p.terms.width) - x
    files = p.get(group, FILES)
    around = Around(p, group)
    for distance in range(80):
        for dy in (0, -2 * MU, 2 * MU, -4 * MU):
            for dx in (distance * HALF_BASE, -distance * HALF_BASE):
                pose = from_own_edge(p, side, mirrored + (dx if side == 0 else -dx), y + dy)
                if y + dy >= 2 * MU and fits_here(p, around, group, files, pose):
                    set_down(p, group, files, pose)
                    return
    for place in places(p, group, files):
        found = place_pose(p, group, files, place)
        if found is not None:
            set_down(p, group, files, found)
            return
    p.set(group, WHERE, 2)  # no room at all: it never came


def script_commanders(p: Position, side: i64) -> None:
    """The first with the middle of the foot, the others with its ends."""
    foot = [group for group in p.on_table(side) if p.troop(group).kind in ("HF", "MF")] or p.on_table(side)
    foot.sort(key=lambda group: (int(p.pose(group)[0]), group))
    wanted = [foot[len(foot) // 2], foot[0], foot[-1], foot[len(foot) // 2]]
    for at in range(OF_SIDE_C):
        commander = int(side) * OF_SIDE_C + at
        if p.get_c(commander, RANK) and not p.get_c(commander, WITH):
            p.set_c(commander, WITH, wanted[at] + 1)


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
