"""Move tests on the table (rules 4.14 to 4.16): of one group, or of a battle line once for all."""

from mypy_extensions import i64

from cannae.games.tabletop.data.troops import QUALITIES
from cannae.games.tabletop.rules.combat.contact import Pairs
from cannae.games.tabletop.rules.combat.nerve import quality_die, side_as_it_stands
from cannae.games.tabletop.rules.sheet.chances import CASES_OF_TWO, at_least
from cannae.games.tabletop.rules.sheet.moves import cmt_lines, cmt_score
from cannae.games.tabletop.state import TESTS, Position, unit_words


def passes_move_test(p: Position, pairs: Pairs, group: i64, rule: str, rerolls: bool = True) -> bool:
    """Two dice against 7 or 8; shock troops that would hold back have no re-rolls."""
    return passes_together(p, pairs, [int(group)], rule, rerolls)


def chance_together(p: Position, pairs: Pairs, groups: list[int]) -> float:
    """The exact chance of `passes_together`."""
    quality, needed, _, _ = terms_of_test(p, pairs, groups, True)
    return at_least(quality, needed, p.terms.readings.keep_better) / CASES_OF_TWO


def terms_of_test(p: Position, pairs: Pairs, groups: list[int], rerolls: bool) -> tuple[str, int, int, int]:
    """4.16: the worst re-rolls, what the dice must reach, and of that the score and the change hardest to reach."""
    sides = [side_as_it_stands(p, pairs, group) for group in groups]
    quality = min([side.group.quality for side in sides], key=QUALITIES.index) if rerolls else "average"
    needs: list[tuple[int, int, int]] = []
    for side in sides:
        change = sum([value for _, value in cmt_lines(side, str(side.disorder))])
        score = cmt_score(side.group)
        needs.append((score - change, score, change))
    needed, score, change = max(needs)
    return quality, needed, score, change


def passes_together(p: Position, pairs: Pairs, groups: list[int], rule: str, rerolls: bool = True) -> bool:
    """4.16: a line tests once."""
    quality, needed, score, change = terms_of_test(p, pairs, groups, rerolls)
    dice = [quality_die(p, TESTS, quality), quality_die(p, TESTS, quality)]
    passed = sum(dice) >= needed
    args: dict[str, object] = {
        "group": unit_words(p, groups[0]),
        "dice": [int(one) for one in dice],
        "change": change,
        "score": score,
        "passed": int(passed),
    }
    p.tell("move-test", rule, args)
    return passed
