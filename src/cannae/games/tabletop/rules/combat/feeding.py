"""Rule 23.9: files fed into a fight at its ends."""

from typing import Final

from mypy_extensions import i64

from cannae.core.contract import Step
from cannae.games.tabletop.rules.combat.contact import FRONT, Pair, Pairs, candidates, find_pairs, overlapping
from cannae.games.tabletop.rules.movement.manoeuvre import ask_to_pick
from cannae.games.tabletop.rules.movement.moving import Around
from cannae.games.tabletop.rules.offering import Offering
from cannae.games.tabletop.rules.table.formation import widened
from cannae.games.tabletop.rules.table.geometry import Rect, inside, overlap
from cannae.games.tabletop.rules.table.ground import may_be_in
from cannae.games.tabletop.state import (
    BASES,
    BROKEN,
    DONE,
    FED,
    FEED,
    FEEDING,
    FILES,
    GROUPS,
    LEVEL,
    STEPS,
    WIDEN,
    Position,
    side_of,
    unit_words,
)

LEFT_END: Final = 0
RIGHT_END: Final = 1
MOST_FILES: Final = 12


def widen(p: Position, group: int, end: int) -> None:
    """One file more at an end; the front line and the steps stay where they are."""
    files = int(p.get(group, FILES))
    steps = [int(p.get(group, STEPS + file)) for file in range(files)]
    p.put(group, widened(p.pose(group), end, 1 - end))
    p.form(group, files + 1)
    steps = [0, *steps] if end == LEFT_END else [*steps, 0]
    for file, step in enumerate(steps):
        p.set(group, STEPS + file, step)


def narrow(p: Position, group: int, end: int) -> None:
    """Undo `widen`."""
    files = int(p.get(group, FILES))
    steps = [int(p.get(group, STEPS + file)) for file in range(files)]
    p.put(group, widened(p.pose(group), -end, end - 1))
    p.form(group, files - 1)
    for file, step in enumerate(steps[1:] if end == LEFT_END else steps[:-1]):
        p.set(group, STEPS + file, step)


def may_feed(p: Position, pairs: Pairs, group: int, end: int) -> bool:
    """Whether a group may add a file at an end: it has a front pair and two ranks, and has not fed that end yet; the
    new file is clear, and of use there."""
    files, bases = int(p.get(group, FILES)), int(p.get(group, BASES))
    if p.get(group, LEVEL) == BROKEN or bases <= files or files >= MOST_FILES or p.get(group, FED) >> end & 1:
        return False
    if not any(pair.edge == FRONT and group in (pair.a, pair.b) for pair in pairs.all):
        return False
    only_match = side_of(group) != p.active
    overlaps = overlapping(p, pairs)
    before = p.known_pairs
    widen(p, group, end)
    useful = is_clear_at_end(p, group, end) and is_useful(p, group, end, overlaps, only_match)
    narrow(p, group, end)
    p.known_pairs = before  # everybody stands as before
    return useful


def is_clear_at_end(p: Position, group: int, end: int) -> bool:
    around = Around(p, group)
    new = p.file_rect(group, 0 if end == LEFT_END else p.get(group, FILES) - 1)
    if not inside(new, p.terms.width, p.terms.depth) or not may_be_in(around.troop, new, p.terms.pieces):
        return False
    bodies: list[Rect] = p.bodies(group)
    return not any(overlap(body, other.body) for body in bodies for other in around.others)


def is_useful(p: Position, group: int, end: int, overlaps: list[Pair], only_match: bool) -> bool:
    """It touches an enemy in front, or overlaps; to match, it meets a file that overlaps or was fed in this turn; and
    for both, it keeps an overlap off the file that was the last so far."""
    file = 0 if end == LEFT_END else int(p.get(group, FILES)) - 1
    if any(pair.b == group and pair.slot == (0 if end == LEFT_END else file - 1) for pair in overlaps):
        return True
    met = met_in_front(p, group, file)
    if only_match:
        return any(is_overlap(overlaps, enemy, slot) or is_fed(p, enemy, slot) for enemy, slot in met)
    if met:
        return True
    now = overlapping(p, find_pairs(p))
    return any(pair.a == group and pair.file == file for pair in now)


def met_in_front(p: Position, group: int, file: int) -> list[tuple[int, int]]:
    """The files of unbroken enemies that a file touches front to front."""
    found: list[tuple[int, int]] = []
    for enemy in p.on_table(1 - side_of(group)):
        if p.get(enemy, LEVEL) != BROKEN:
            found += [(enemy, pair.slot) for pair in candidates(p, group, enemy) if pair.file == file]
            found += [(enemy, pair.file) for pair in candidates(p, enemy, group) if pair.slot == file]
    return found


def is_overlap(overlaps: list[Pair], enemy: int, slot: int) -> bool:
    return any(pair.a == enemy and pair.file == slot for pair in overlaps)


def is_fed(p: Position, enemy: int, slot: int) -> bool:
    last = p.get(enemy, FILES) - 1
    return (slot == 0 and p.get(enemy, FED) & 1 != 0) or (slot == last and p.get(enemy, FED) & 2 != 0)


class Feed(Step[Position]):
    """23.9: the active side feeds in, then the other; then groups move."""

    def run(self, state: Position) -> None:
        for side in (state.active, 1 - state.active):
            if state.fed & 1 << side:
                continue
            state.offers = None
            state.asked = side
            state.ask(FEEDING)
            if len(state.choices(side)) > 1:
                return
            state.fed |= 1 << side
        state.barrier_count += 1
        ask_to_pick(state)


class Feeding(Offering):
    """23.9: which group adds a file at which end."""

    def acting(self, state: Position) -> i64:
        return 1 << state.asked

    def listed(self, state: Position, side: i64) -> list[int]:
        pairs = find_pairs(state)
        return [DONE] + [
            WIDEN + 2 * group + end
            for group in state.on_table(side)
            for end in (LEFT_END, RIGHT_END)
            if may_feed(state, pairs, group, end)
        ]

    def play(self, state: Position, side: i64, choice: i64) -> None:
        state.step_number = FEED
        if choice == DONE:
            state.fed |= 1 << side
            return
        group, end = int(choice - WIDEN) >> 1, int(choice - WIDEN) & 1
        widen(state, group, end)
        state.set(group, FED, state.get(group, FED) | 1 << end)
        state.tell("feeds", "23.9", {"group": unit_words(state, group), "right": end})

    def conceivable(self, state: Position, side: i64) -> list[int]:
        found = state.choices(side)
        fighting = [group for group in state.on_table(side) if find_pairs(state).has(group)]
        tried = [WIDEN + 2 * group + end for group in fighting for end in (LEFT_END, RIGHT_END)]
        return found + [choice for choice in tried if choice not in found]

    def why_not(self, state: Position, side: i64, choice: i64) -> str:
        return "23.9" if WIDEN <= choice < WIDEN + 2 * GROUPS else self.rule
