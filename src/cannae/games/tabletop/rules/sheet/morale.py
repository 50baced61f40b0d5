"""Cohesion: when a group tests, with what modifiers, what comes of it, and when it breaks (rules 10.1 to 13.5)."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from cannae.core.contract import UserError
from cannae.games.tabletop.data import sheet
from cannae.games.tabletop.data.troops import ARTILLERY, COHESIONS, QUALITIES, BattleGroup, Readings, Side
from cannae.games.tabletop.rules.sheet.chances import CASES_OF_TWO, DEATH_BIG, DEATH_LIGHT, deaths, two_dice

CAUSES: Final = ("charged", "lost", "shot", "friends-break", "commander-lost", "rally")
STEADY: Final = 0
FRAGMENTED: Final = 2
BROKEN: Final = 3
NOT_LOST: Final = 0  # how a fight went: won or drawn,
LOST: Final = 1  # lost by one hit,
BEATEN: Final = 2  # lost by two or more
_VALUES: Final[dict[str, int]] = {
    name: sheet.number("modifiers", name, "value") for name in sheet.tables()["modifiers"].rows if name != "any-one"
}
_PERCENT: Final[dict[str, int]] = {name: sheet.number("autobreak", name, "percent") for name in QUALITIES}
_TOTALS: Final[dict[bool, dict[str, list[int]]]] = {
    keep: {name: two_dice(name, keep) for name in QUALITIES} for keep in (True, False)
}

Line = tuple[str, int]  # a row of the sheet and what it gives
Fate = tuple[int, int, int, int]  # bases left, cohesion level, 1 if the leader lives, ways


class Body:
    """What cohesion asks about a battle group, looked up once: the fates of a fight ask thousands of times."""

    def __init__(self, side: Side) -> None:
        group = side.group
        self.kind: str = group.kind
        self.quality: str = group.quality
        self.shooting: str = group.shooting
        self.impact: str = group.impact
        self.is_foot = group.is_foot
        self.is_mounted = group.is_mounted
        self.is_skirmisher = group.is_skirmisher
        self.began = group.bases
        self.breaks_at = group.bases - autobreak_at(group.quality, group.bases)  # bases left that break it
        self.big = group.kind in ("El", "BWg") or group.kind in ARTILLERY
        self.bases = side.bases
        self.level = COHESIONS.index(side.cohesion)
        self.commander: str = side.commander
        self.in_range_only = side.place == "range"
        self.leads = side.leads
        self.threatened_flank = side.threatened_flank
        self.rear_support = side.rear_support
        self.engaged = side.engaged
        self.known_griefs: dict[tuple[int, int, str], tuple[int, int, int]] = {}


class CohesionTest:
    """One cohesion test: who, why, and what happened just before."""

    def __init__(
        self,
        body: Body,
        cause: str,
        disorder: str = "none",
        phase: str = "melee",
        enemies: Sequence[Body] = (),
        received: int = 0,
        inflicted: int = 0,
        bases_before: int = 0,
        in_open: bool = True,
        in_combat: bool = False,
        more_reasons: bool = False,
    ) -> None:
        if cause not in CAUSES:
            raise UserError("tabletop-unknown-cause", value=cause[:40], values=list(CAUSES))
        self.body = body
        self.bases = body.bases  # left now, after this phase's removals
        self.level = body.level
        self.commander = body.commander
        self.cause = cause
        self.disorder = disorder
        self.phase = phase
        self.enemies = enemies  # those that did it: that shot, or that hit it more often than it hit them (6.5)
        self.received = received
        self.inflicted = inflicted
        self.bases_before = bases_before or body.bases  # 10.7: before this phase's removals
        self.in_open = in_open
        self.in_combat = in_combat or cause == "lost"
        self.more_reasons = more_reasons

    def can_drop_two(self) -> bool:
        """12.3: whether a failed test may cost two levels."""
        beaten = self.cause == "lost" and self.received - self.inflicted >= 2
        return beaten or self.cause in ("friends-break", "commander-lost")


def per_bases(hits: int, bases: int, each: int) -> bool:
    """10.7: at least one hit per so many bases."""
    return hits * each >= bases


def must_test_when_shot(hits: int, bases: int, by_artillery: bool) -> bool:
    """10.3: whether hits from shooting call for a test."""
    return per_bases(hits, bases, 3) or (hits >= 2 and by_artillery)


def must_test_when_charged(side: Side, charger: BattleGroup) -> bool:
    """10.1: whether a charge calls for a test of its target."""
    return side.cohesion == "fragmented" and charger.kind != "LF"


def sees_break(witness: BattleGroup, broken: BattleGroup) -> bool:
    """10.4: non-skirmishers ignore skirmishers."""
    return witness.is_skirmisher or not broken.is_skirmisher


def modifiers(test: CohesionTest) -> list[Line]:
    """11.1 to 11.14: the modifiers that apply."""
    body = test.body
    rows: list[str] = []
    lost_fight = test.cause == "lost"
    if test.cause == "shot" and per_bases(test.received, test.bases_before, 2):
        rows.append("shot-2b")
    if lost_fight and per_bases(test.received, test.bases_before, 3):
        rows.append("hit-3b")
    if lost_fight and test.received - test.inflicted >= 2:
        rows.append("beaten-by-two")
    if 4 * (body.began - test.bases) >= body.began:
        rows.append("quarter-lost")
    if body.threatened_flank and not body.is_skirmisher:
        rows.append("threatened-flank")
    if test.more_reasons:
        rows.append("more-reasons")
    for enemy in test.enemies:
        one = _any_one(test, enemy)
        if one:
            rows.append(one)
            break
    if test.level != STEADY:  # 11.14: only the worst line of state
        rows.append(COHESIONS[test.level])
    elif test.disorder == "severe":
        rows.append("severe")
    if test.commander != "none" and not (body.in_range_only and test.in_combat):
        rows.append("commander")
        if test.commander == "IC":
            rows.append("inspired")
    if body.rear_support:
        rows.append("rear-support")
    return [(name, _VALUES[name]) for name in rows]


def _any_one(test: CohesionTest, enemy: Body) -> str:
    """11.7: one of five, however many apply."""
    body = test.body
    if test.cause == "shot" and enemy.shooting in ("artillery", "firearm"):
        return "shot-by-artillery"
    if test.cause != "lost":
        return ""
    if enemy.kind in ("El", "SCh"):
        return "lost-to-elephants"
    if body.kind == "MF" and (enemy.is_mounted or enemy.kind == "HF") and test.in_open:
        return "medium-foot"
    if test.phase == "impact" and enemy.impact == "lancers":
        return "lost-to-lancers"
    if test.phase == "impact" and body.is_foot and enemy.impact == "impact-foot":
        return "lost-to-impact-foot"
    return ""


def result_cases(quality: str, modifier: int, keep_better: bool = True) -> tuple[int, int, int]:
    """Of 1296 cases, how many totals are 7 or more, 3 to 6, and 2 or less (12.1 to 12.3)."""
    totals = _TOTALS[keep_better][quality]
    good = bad = 0
    for total in range(2, 13):
        if total + modifier >= 7:
            good += totals[total]
        elif total + modifier <= 2:
            bad += totals[total]
    return good, CASES_OF_TWO - good - bad, bad


def drop_cases(test: CohesionTest, readings: Readings) -> tuple[int, int, int]:
    """Of 1296 cases, how many leave the group as it is, cost one level, and cost two."""
    modifier = 0
    for _, value in modifiers(test):
        modifier += value
    good, fair, bad = result_cases(test.body.quality, modifier, readings.keep_better)
    return (good, fair, bad) if test.can_drop_two() else (good, fair + bad, 0)


def check_test(side: Side) -> None:
    """12.4: nothing falls below broken, so there is nothing to test for; the −3 of 12.8 is for rallying alone."""
    if side.cohesion == "broken":
        raise UserError("tabletop-test-broken")


def check_rally(side: Side, in_contact: bool) -> None:
    """13.5: who may be bolstered or rallied at all."""
    if side.cohesion == "steady":
        raise UserError("tabletop-already-steady")
    if side.commander == "none" or side.place == "range":
        raise UserError("tabletop-rally-commander")
    if side.cohesion == "broken" and in_contact:
        raise UserError("tabletop-rally-contact")


def autobreak_at(quality: str, bases: int) -> int:
    """12.9: how many bases lost break a group that began with so many."""
    return bases * _PERCENT[quality] // 100 + 1


def rear_support_bases(supported: i64) -> i64:
    """11.13: the least bases a supporting group must have."""
    return (supported + 1) >> 1


def death_modifier(big: bool, shot_or_not_lost: bool) -> int:
    """6.6: `big` are elephants, artillery and battle wagons."""
    return (DEATH_BIG if big else 0) + (DEATH_LIGHT if shot_or_not_lost else 0)


def leader_dies(hits: int, lost: bool, readings: Readings) -> int:
    """13.3: of 36 cases, in how many the leader in the front rank of a group that was hit is lost."""
    score = readings.leader_lost_on - (1 if lost else 0)
    most = 13 - score  # 1 for a 12, 2 more for an 11 ...
    if not hits or most <= 0:
        return 0
    return most * (most + 1) // 2 if score >= 7 else 36 - (score - 2) * (score - 1) // 2


def after_fight(
    body: Body, enemy: Body, phase: str, received: int, how: int, disorder: str, in_open: bool, readings: Readings
) -> tuple[list[Fate], int]:
    """What becomes of a group that took so many hits: every fate with its ways, and the sum of all ways.

    In the order of 14.1: the leader's risk, the death roll, the test of a group that lost, the test for a lost leader.
    """
    lost = how != NOT_LOST
    fallen = deaths(received, death_modifier(body.big, not lost))
    dies = leader_dies(received, lost, readings) if body.leads else 0
    fates: dict[int, int] = {}
    for bereft in (False, True):
        leader = 1 if body.leads and not bereft else 0
        leader_ways = dies if bereft else 36 - dies
        for gone, death_ways in enumerate(fallen):
            ways = leader_ways * death_ways
            if not ways:
                continue
            left = max(body.bases - gone, 0)
            if left <= body.breaks_at or left == 0:
                _add(fates, left, BROKEN, leader, ways * CASES_OF_TWO * CASES_OF_TWO)
                continue
            drops: tuple[int, int, int] = (CASES_OF_TWO, 0, 0)
            if lost:
                test = CohesionTest(
                    body, "lost", disorder, phase, (enemy,), received, received - how, body.bases, in_open
                )
                test.bases = left
                if bereft:
                    test.commander = "none"
                drops = drop_cases(test, readings)
            for drop, test_ways in enumerate(drops):
                after = min(body.level + drop, BROKEN)
                if not test_ways:
                    continue
                if bereft and after < BROKEN:
                    for more, grief_ways in enumerate(_grief(body, left, after, disorder, readings)):
                        _add(fates, left, min(after + more, BROKEN), leader, ways * test_ways * grief_ways)
                else:
                    _add(fates, left, after, leader, ways * test_ways * CASES_OF_TWO)
    total = 36 * sum(fallen) * CASES_OF_TWO * CASES_OF_TWO
    return _listed(fates), total


def _grief(body: Body, left: int, level: int, disorder: str, readings: Readings) -> tuple[int, int, int]:
    """10.5: the test for a leader lost, in `drop_cases`. It does not matter how he fell, so it is worked out once."""
    key = (left, level, disorder)
    found = body.known_griefs.get(key)
    if found is None:
        test = CohesionTest(body, "commander-lost", disorder, in_combat=True)
        test.bases, test.level, test.commander = left, level, "none"
        found = drop_cases(test, readings)
        body.known_griefs[key] = found
    return found


def after_shooting(
    body: Body, shooter: Body, received: int, disorder: str, readings: Readings
) -> tuple[list[Fate], int]:
    """The same for a group that was shot at: death roll, then the test where the hits ask for one."""
    fallen = deaths(received, death_modifier(body.big, True))
    tests = must_test_when_shot(received, body.bases, shooter.shooting == "artillery")
    fates: dict[int, int] = {}
    leader = 1 if body.leads else 0
    for gone, ways in enumerate(fallen):
        left = max(body.bases - gone, 0)
        if not ways:
            continue
        if left <= body.breaks_at or left == 0:
            _add(fates, left, BROKEN, leader, ways * CASES_OF_TWO)
            continue
        drops: tuple[int, int, int] = (CASES_OF_TWO, 0, 0)
        if tests:
            test = CohesionTest(
                body, "shot", disorder, "shooting", (shooter,), received, 0, body.bases, True, body.engaged
            )
            test.bases = left
            drops = drop_cases(test, readings)
        for drop, test_ways in enumerate(drops):
            if test_ways:
                _add(fates, left, min(body.level + drop, BROKEN), leader, ways * test_ways)
    return _listed(fates), sum(fallen) * CASES_OF_TWO


def _add(fates: dict[int, int], bases: int, level: int, leader: int, ways: int) -> None:
    key = bases * 8 + level * 2 + leader
    fates[key] = fates.get(key, 0) + ways


def _listed(fates: dict[int, int]) -> list[Fate]:
    return [(key >> 3, key >> 1 & 3, key & 1, ways) for key, ways in fates.items()]
