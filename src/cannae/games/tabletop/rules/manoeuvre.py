"""Chapter 21 of the rules: picking a group and moving it. The moves themselves are worked out in templates.py."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.phases import Phase
from cannae.games.tabletop.rules.contact import Pairs, find_pairs
from cannae.games.tabletop.rules.nerve import passes_move_test
from cannae.games.tabletop.rules.templates import Moves, Plan
from cannae.games.tabletop.state import (
    BACK,
    BROKEN,
    CHARGED,
    DONE,
    GROUP,
    HALT,
    IN,
    LAST,
    LEVEL,
    MOVE,
    MOVED,
    MOVING,
    PICKING,
    PURSUING,
    SHOOT,
    Position,
    mu_words,
    side_of,
    unit_words,
)


def may_move(p: Position, pairs: Pairs, group: i64) -> bool:
    """21.1: not broken, not in close combat, and neither charged nor pursuing this turn; each once."""
    if not p.is_on(group) or side_of(group) != p.active or p.get(group, LEVEL) == BROKEN:
        return False
    if p.get(group, MOVED) or p.get(group, CHARGED) == IN or p.get(group, PURSUING):
        return False
    return not pairs.has(int(group))


def ask_to_pick(p: Position) -> None:
    p.picked = 0
    p.failed = 0
    p.offers = None
    p.asked = p.active
    p.ask(PICKING)
    if len(p.choices(p.active)) == 1:
        p.step_number = SHOOT


class Picking(Phase[Position]):
    """21.1: which group moves next, or none any more."""

    def acting(self, state: Position) -> i64:
        return 1 << state.active

    def fill(self, state: Position, side: i64, buffer: vec[i64]) -> i64:
        offers = state.offers
        if offers is None:
            pairs = find_pairs(state)
            offers = [DONE] + [GROUP + group for group in state.on_table(side) if may_move(state, pairs, group)]
            state.offers = offers
        for at, choice in enumerate(offers):
            buffer[at] = choice
        return len(offers)

    def play(self, state: Position, side: i64, choice: i64) -> None:
        if choice == DONE:
            state.barrier_count += 1
            state.step_number = SHOOT
            return
        state.picked = choice - GROUP + 1
        state.failed = 0
        state.enter(MOVING)

    def conceivable(self, state: Position, side: i64) -> list[int]:
        return [DONE] + [GROUP + group for group in state.on_table(side)]

    def why_not(self, state: Position, side: i64, choice: i64) -> str:
        return "21.1"


class Moving(Phase[Position]):
    """21.4 to 21.9: how the picked group moves; `back` takes the picking back."""

    def acting(self, state: Position) -> i64:
        return 1 << state.active

    def fill(self, state: Position, side: i64, buffer: vec[i64]) -> i64:
        offers = state.offers
        if offers is None:
            offers = Moves(state, state.picked - 1).offered()
            offers = [HALT] + ([] if state.failed else [BACK]) + offers
            state.offers = offers
        for at, choice in enumerate(offers):
            buffer[at] = choice
        return len(offers)

    def play(self, state: Position, side: i64, choice: i64) -> None:
        group = state.picked - 1
        if choice == BACK:
            ask_to_pick(state)
            return
        if choice == HALT:
            state.set(group, MOVED, 1)
            ask_to_pick(state)
            return
        plan = Moves(state, group).plan(choice)
        if plan.is_complex and not passes_move_test(state, find_pairs(state), group, "21.10"):
            state.failed = 1
            return
        carry_out(state, group, plan)
        ask_to_pick(state)

    def conceivable(self, state: Position, side: i64) -> list[int]:
        found = state.choices(side)
        known = set(found)
        return found + [code for code in Moves(state, state.picked - 1).conceived() if code not in known]

    def why_not(self, state: Position, side: i64, choice: i64) -> str:
        if choice == BACK:
            return "21.10"
        if not MOVE <= choice < LAST:
            return self.rule
        plan = Moves(state, state.picked - 1).plan(choice)
        return plan.rule or "21.10"

    def prompt(self, state: Position, side: i64) -> dict[str, object]:
        return {"group": unit_words(state, state.picked - 1)}


def carry_out(p: Position, group: i64, plan: Plan) -> None:
    p.put(group, plan.pose)
    p.form(group, plan.files)
    p.set(group, MOVED, 2)
    p.tell("moved", plan.told, {"group": unit_words(p, group), "way": mu_words(plan.cost)})
