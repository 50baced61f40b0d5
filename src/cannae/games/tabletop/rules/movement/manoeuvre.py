"""Chapter 21 of the rules: picking a group or a battle line and moving it. Moves are worked out in templates.py."""

from mypy_extensions import i64

from cannae.games.tabletop.rules.camps import sack
from cannae.games.tabletop.rules.combat.contact import Pairs, find_pairs
from cannae.games.tabletop.rules.combat.nerve import commander_with
from cannae.games.tabletop.rules.movement.drill import passes_together
from cannae.games.tabletop.rules.movement.lines import line_choice, lines_among, members
from cannae.games.tabletop.rules.movement.templates import Moves, Plan
from cannae.games.tabletop.rules.offering import Offering
from cannae.games.tabletop.state import (
    AGAIN,
    BACK,
    BROKEN,
    CHARGED,
    DONE,
    GROUP,
    HALT,
    HALTED,
    IN,
    LAST,
    LEVEL,
    LINE,
    MOVE,
    MOVED,
    MOVING,
    PICKING,
    PURSUING,
    SHOOT,
    WENT,
    Position,
    mu_words,
    side_of,
    unit_words,
)


def may_move(p: Position, pairs: Pairs, group: i64) -> bool:
    """21.1: not broken, not in close combat, and neither charged nor pursuing this turn; each once (21.12: twice)."""
    if not p.is_on(group) or side_of(group) != p.active or p.get(group, LEVEL) == BROKEN:
        return False
    if p.get(group, MOVED) in (HALTED, WENT) or p.get(group, CHARGED) == IN or p.get(group, PURSUING):
        return False
    return not pairs.has(int(group))


def ask_to_pick(p: Position) -> None:
    p.picked = 0
    p.line = 0
    p.failed = 0
    p.offers = None
    p.asked = p.active
    p.ask(PICKING)
    if len(p.choices(p.active)) == 1:
        p.step_number = SHOOT


class Picking(Offering):
    """21.1: which group or line moves next, or none any more."""

    def acting(self, state: Position) -> i64:
        return 1 << state.active

    def listed(self, state: Position, side: i64) -> list[int]:
        pairs = find_pairs(state)
        able = [group for group in state.on_table(side) if may_move(state, pairs, group)]
        # A group that advanced in a line goes on alone only with a commander of its own.
        alone = [group for group in able if state.get(group, MOVED) != AGAIN or commander_with(state, group)]
        return [DONE] + [GROUP + group for group in alone] + [line_choice(line) for line in lines_among(state, able)]

    def play(self, state: Position, side: i64, choice: i64) -> None:
        if choice == DONE:
            state.barrier_count += 1
            state.step_number = SHOOT
            return
        if choice >= LINE:
            state.picked, state.line = ((choice - LINE) >> 5) + 1, ((choice - LINE) & 31) + 1
        else:
            state.picked = choice - GROUP + 1
        state.failed = 0
        state.enter(MOVING)

    def conceivable(self, state: Position, side: i64) -> list[int]:
        found = state.choices(side)
        return found + [choice for choice in [GROUP + group for group in state.on_table(side)] if choice not in found]

    def why_not(self, state: Position, side: i64, choice: i64) -> str:
        return "17.7" if LINE <= choice < MOVE else "21.1"


def picked_groups(p: Position) -> list[int]:
    """The group being moved, or all of the line."""
    first = int(p.picked) - 1
    return members(p, first, int(p.line) - 1) if p.line else [first]


def picked_moves(p: Position) -> Moves:
    """Its moves, kept as long as what is offered."""
    known = p.working
    if p.offers is None or not isinstance(known, Moves):
        p.working = known = Moves(p, p.picked - 1, picked_groups(p))
    return known


class Moving(Offering):
    """21.4 to 21.9: how the picked group or line moves; `back` takes the picking back."""

    def acting(self, state: Position) -> i64:
        return 1 << state.active

    def listed(self, state: Position, side: i64) -> list[int]:
        return [HALT] + ([] if state.failed else [BACK]) + picked_moves(state).offered()

    def play(self, state: Position, side: i64, choice: i64) -> None:
        if choice == BACK:
            ask_to_pick(state)
            return
        groups = picked_groups(state)
        if choice == HALT:
            for group in groups:
                state.set(group, MOVED, WENT if state.get(group, MOVED) == AGAIN else HALTED)
            ask_to_pick(state)
            return
        known = state.working  # what was offered was worked out from it, and nobody has moved since
        moves = known if isinstance(known, Moves) and known.groups == groups else Moves(state, groups[0], groups)
        plan = moves.plan(choice)
        if plan.is_complex and not passes_together(state, find_pairs(state), groups, "21.10"):
            state.failed = 1
            return
        carry_out(state, moves, plan)
        ask_to_pick(state)

    def conceivable(self, state: Position, side: i64) -> list[int]:
        found = state.choices(side)
        known = set(found)
        return found + [code for code in picked_moves(state).conceived() if code not in known]

    def why_not(self, state: Position, side: i64, choice: i64) -> str:
        if choice == BACK:
            return "21.10"
        if not MOVE <= choice < LAST:
            return self.rule
        return picked_moves(state).plan(choice).rule or "21.10"

    def prompt(self, state: Position, side: i64) -> dict[str, object]:
        return {"group": unit_words(state, state.picked - 1), "groups": len(picked_groups(state))}


def carry_out(p: Position, moves: Moves, plan: Plan) -> None:
    ends = [moves.movers.pose_of(mover, plan.pose) for mover in moves.movers.all]
    for group, pose in zip(moves.groups, ends):
        p.put(group, pose)
        if moves.movers.alone:
            p.form(group, plan.files)
        p.set(group, MOVED, AGAIN if plan.again else WENT)
    key = "moved" if moves.movers.alone else "line-moved"
    args: dict[str, object] = {"group": unit_words(p, moves.groups[0]), "way": mu_words(plan.cost)}
    if not moves.movers.alone:
        args["last"] = unit_words(p, moves.groups[-1])
    p.tell(key, plan.told, args)
    for group in moves.groups:
        sack(p, group)
