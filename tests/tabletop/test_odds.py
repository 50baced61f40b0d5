"""The odds themselves: brute force, sums, symmetry, monotony, a chain worked out by hand, dice thrown in earnest."""

import random
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cannae.core.contract import UserError
from cannae.games import tabletop as t
from cannae.games.tabletop.data.troops import QUALITIES, TERRAINS, Readings
from cannae.games.tabletop.odds.sums.duel import Duel, code
from cannae.games.tabletop.odds.sums.exchange import close_combat
from cannae.games.tabletop.rules.sheet import chances
from cannae.games.tabletop.rules.sheet.dice import Pool
from helpers import rule

NAMES = sorted(t.groups_by_id())
names = st.sampled_from(NAMES)
STATES = ["", ", disrupted", ", fragmented", ", disordered", ", severe", ", uphill", ", FC leading", ", rear support"]
states = st.sampled_from(STATES)


# -- One exchange -------------------------------------------------------------------------------------------


def thrown(quality: str, led: bool, score: int) -> list[bool]:
    """Whether each of the 36 pairs of throws hits, written down the way a player does it."""
    again = {"poor": {6}, "average": set(), "superior": {1}, "elite": {1, 2}}[quality]
    if led:
        again = {"poor": set(), "average": {1}, "superior": {1, 2}, "elite": {1, 2, 3}}[quality]
    hits = []
    for first, second in product(range(1, 7), repeat=2):
        shown = first
        if first in again:
            shown = max(first, second) if first in (2, 3) else second
        hits.append(shown >= score)
    return hits


@pytest.mark.parametrize("dice", [1, 2, 3])
@pytest.mark.parametrize(("quality", "led"), [(quality, led) for quality in QUALITIES for led in (False, True)])
def test_brute_force_equals_the_convolution(quality: str, led: bool, dice: int) -> None:
    for score in range(2, 7) if dice < 3 else (3, 5):
        cases = thrown(quality, led, score)
        counts = [0] * (dice + 1)
        for throw in product(cases, repeat=dice):
            counts[sum(throw)] += 1
        assert counts == chances.hits(dice, chances.hit_cases(quality, led, score))


def test_brute_force_of_four_dice() -> None:
    cases = thrown("superior", False, 4)
    counts = [0] * 5
    for throw in product(cases, repeat=4):
        counts[sum(throw)] += 1
    assert counts == chances.hits(4, chances.hit_cases("superior", False, 4))


def test_brute_force_of_pools_with_different_needs() -> None:
    one, other = thrown("average", False, 4), thrown("average", False, 5)
    counts = [0] * 4
    for throw in product(one, one, other):
        counts[sum(throw)] += 1
    both = chances.together(chances.hits(2, 18), chances.hits(1, 12))
    assert counts == both


def test_brute_force_of_two_dice_with_re_rolls() -> None:
    for quality in QUALITIES:
        again = {"poor": {6}, "average": set(), "superior": {1}, "elite": {1, 2}}[quality]
        totals = [0] * 13
        for a, b, c, d in product(range(1, 7), repeat=4):
            first = max(a, b) if a in again and a in (2, 3) else b if a in again else a
            second = max(c, d) if c in again and c in (2, 3) else d if c in again else c
            totals[first + second] += 1
        assert totals == chances.two_dice(quality)


@rule(paper="R5")
def test_the_second_throw_may_be_read_to_stand() -> None:
    assert chances.hit_cases("elite", False, 2, keep_better=True) == 35
    assert chances.hit_cases("elite", False, 2, keep_better=False) == 34
    stands = t.combat("HF elite 2x2", "HF 2x2", readings=Readings(keep_better=False))
    assert stands.sides[0].rolls[0].hit == Fraction(24, 36)


@settings(max_examples=60, deadline=None)
@given(names, states, names, states, st.sampled_from(["impact", "melee"]), st.sampled_from(TERRAINS[:3]))
def test_probabilities_sum_to_one_exactly(a: str, how: str, b: str, what: str, phase: str, terrain: str) -> None:
    fight = t.combat(a + how, b + what, phase=phase, terrain=terrain)
    assert fight.exact["win"] + fight.exact["draw"] + fight.exact["lose"] == 1
    assert sum(fight.margins.values()) == 1
    assert sum(sum(row) for row in fight.joint) == 1
    for side in fight.sides:
        assert sum(side.hits) == sum(side.lost) == sum(side.drops) == 1


@settings(max_examples=60, deadline=None)
@given(names, states, names, states, st.sampled_from(["impact", "melee"]))
def test_swapping_the_sides_mirrors_everything(a: str, how: str, b: str, what: str, phase: str) -> None:
    first, second = t.side(a + how), t.side(b + what)
    if first.cohesion == "fragmented" or second.cohesion == "fragmented":
        standing = (first.but(charging=False), second.but(charging=False))
    else:
        standing = (first.but(charging=True), second.but(charging=False))
    fight, mirror = t.combat(standing[0], standing[1], phase), t.combat(standing[1], standing[0], phase)
    assert fight.exact["win"] == mirror.exact["lose"]
    assert fight.exact["draw"] == mirror.exact["draw"]
    assert fight.poa == -mirror.poa
    assert fight.sides == tuple(reversed(mirror.sides))
    assert dict(fight.margins) == {-margin: chance for margin, chance in mirror.margins.items()}


@rule("tabletop 1.4")
@settings(max_examples=40, deadline=None)
@given(names, names, st.sampled_from(["impact", "melee"]))
def test_better_quality_never_hurts(a: str, b: str, phase: str) -> None:
    group = t.groups_by_id()[a]
    fights = [t.combat(replace(group, quality=quality), b, phase=phase) for quality in QUALITIES]
    for worse, better in pairwise(fights):
        assert better.exact["win"] >= worse.exact["win"]
        assert better.exact["lose"] <= worse.exact["lose"]
        assert better.sides[0].breaks <= worse.sides[0].breaks


@rule("tabletop 6.1")
@pytest.mark.parametrize("shooting", [True, False])
def test_more_points_never_hurt(shooting: bool) -> None:
    for quality in QUALITIES:
        hits = [chances.hit_cases(quality, False, chances.need(poa, shooting)) for poa in range(-2, 3)]
        assert hits == sorted(hits)
        assert not shooting or hits[0] < hits[-1]


@settings(max_examples=40, deadline=None)
@given(names, names, st.sampled_from(["impact", "melee"]))
def test_higher_ground_never_hurts(a: str, b: str, phase: str) -> None:
    level, uphill = t.combat(a, b, phase=phase), t.combat(f"{a}, uphill", b, phase=phase)
    assert uphill.poa >= level.poa
    assert uphill.exact["win"] >= level.exact["win"]


# -- A fight followed through -------------------------------------------------------------------------------


@rule("tabletop 14.1")
@rule("tabletop 14.6")
def test_two_rounds_of_melee_worked_out_by_hand() -> None:
    """Two bases each, one behind the other, average, nothing in hand: two dice at 4+ against two dice at 4+.

    One base lost is more than 40 % of two, so it breaks. Hits are 0, 1, 2 with 1/4, 1/2, 1/4.
    Round 1, side A: loses by one in (0,1) and (1,2), 1/8 each; by two in (0,2), 1/16. A hit on two bases is one per
    three, so lost by one tests at -1: 15/36 hold, 21/36 drop one. Lost by two tests at -2: 10/36 hold, 20/36 drop
    one, 6/36 drop two. The death roll kills with hits/6.
    """
    one, two = Fraction(1, 8) * Fraction(5, 6) + Fraction(1, 8) * Fraction(4, 6), Fraction(1, 16) * Fraction(4, 6)
    dead = Fraction(1, 8) * Fraction(1, 6) + Fraction(1, 8) * Fraction(2, 6) + Fraction(1, 16) * Fraction(2, 6)
    assert dead == Fraction(1, 12)
    disrupted = one * Fraction(21, 36) + two * Fraction(20, 36)
    fragmented = two * Fraction(6, 36)
    unharmed = Fraction(3, 8) + 2 * (one * Fraction(15, 36) + two * Fraction(10, 36))  # both sides steady
    assert unharmed + 2 * (dead + disrupted + fragmented) == 1
    # Round 2. Both steady: as before. A disrupted (two dice lose none of three), lost by two: -3, 10/36 drop two, so
    # break. A fragmented: one die; lost by one in (0,1) 1/4 and (1,2) 1/8, by two in (0,2) 1/8; dead three times 1/24;
    # the others test at -3 and -4 and break on any failure: 30/36 and 33/36. Against a fragmented B, A loses only
    # in (0,1), 1/8, and dies in 1/6 of that.
    if_disrupted = dead + two * Fraction(10, 36)
    by_one = Fraction(1, 4) * Fraction(5, 6) + Fraction(1, 8) * Fraction(4, 6)
    if_fragmented = Fraction(1, 8) + by_one * Fraction(30, 36) + Fraction(1, 8) * Fraction(4, 6) * Fraction(33, 36)
    assert if_fragmented == Fraction(4, 9)
    against_fragmented = Fraction(1, 8) * Fraction(1, 6)
    expected = dead + unharmed * dead + disrupted * (if_disrupted + dead)
    expected += fragmented * (if_fragmented + against_fragmented)

    fight = t.chain("HF average 1x2", "HF average 1x2", 2, start="melee", exact=True)
    first, second = fight.moments[1], fight.moments[2]
    assert first.a_broken == first.b_broken == Fraction(1, 12)
    assert first.a_levels == (1 - dead - disrupted - fragmented, disrupted, fragmented, dead)
    assert second.a_broken == second.b_broken == expected
    assert second.fighting == 1 - 2 * expected


PAIRS = [
    ("hastati", "gauls"),
    ("veterans, FC leading", "hastati, TC leading"),
    ("elephants", "velites"),
    ("equites", "gallic horse, IC"),
    ("HF pikemen 2x4", "scutarii, rear support"),
]


@pytest.mark.parametrize(("a", "b"), PAIRS)
def test_every_moment_of_a_chain_sums_to_one(a: str, b: str) -> None:
    rounds = 2 if "leading" in a else 3
    exact = t.chain(a, b, rounds, exact=True)
    quick = t.chain(a, b, rounds)
    for true, fast in zip(exact.moments, quick.moments, strict=True):
        assert sum(true.a_levels) == sum(true.b_levels) == 1
        assert true.fighting + true.a_broken + true.b_broken - true.both_broken == 1
        for name in ("fighting", "a_broken", "b_broken", "both_broken", "a_bases", "b_bases"):
            assert float(getattr(fast, name)) == pytest.approx(float(getattr(true, name)), abs=1e-12)


def test_the_first_moment_of_a_chain_is_the_single_combat() -> None:
    for a, b in PAIRS:
        fight = t.chain(a, b, 1, exact=True)
        after = fight.moments[1]
        single = t.combat(a, b)
        assert after.a_broken == single.sides[0].breaks
        assert after.b_broken == single.sides[1].breaks


def test_a_chain_mirrors_and_only_grows() -> None:
    fight = t.chain("latins", "gauls, standing", 8)
    mirror = t.chain("gauls, standing", "latins, charging", 8)
    for one, other in zip(fight.moments, mirror.moments, strict=True):
        assert one.a_broken == pytest.approx(other.b_broken, abs=1e-12)
    for before, after in pairwise(fight.moments):
        assert after.a_broken >= before.a_broken
        assert after.fighting <= before.fighting


@rule("tabletop 14.2")
def test_contact_shrinks_with_the_narrower_side() -> None:
    duel = Duel(t.side("elephants"), t.side("gauls"), t.Situation(phase="melee"), "rear", Fraction)
    assert duel.contact == 2
    assert duel.side(1, code(7, 1, 0)).files == 4
    assert duel.side(0, code(1, 0, 0)).files == 1


@rule("tabletop 14.3")
def test_overlaps_round_by_round() -> None:
    none = t.chain("triarii", "gauls", 3)
    always = t.chain("triarii", "gauls", 3, overlaps=[(0, 2)])
    late = t.chain("triarii", "gauls", 3, overlaps=[(0, 0), (0, 0), (0, 2)])
    assert always.assumptions["overlaps"] == [[0, 2]] * 3
    assert late.moments[3].a_broken == none.moments[3].a_broken
    assert none.moments[4].a_broken < late.moments[4].a_broken < always.moments[4].a_broken
    too_many = t.chain("hastati", "latins", 2, overlaps=[(2, 2)])  # no files to spare
    assert too_many.b_breaks == t.chain("hastati", "latins", 2).b_breaks


@rule("tabletop 14.4")
def test_losses_off_the_rear_or_by_files() -> None:
    pikes = t.side("HF pikemen 3x4")
    rear, flank = (Duel(pikes, t.side("gauls"), t.Situation(), how, Fraction) for how in ("rear", "file"))
    assert [rear.side(0, code(bases, 0, 0)).files for bases in (12, 11, 9, 8)] == [3, 3, 3, 3]
    assert [flank.side(0, code(bases, 0, 0)).files for bases in (12, 11, 9, 8)] == [3, 3, 3, 2]
    assert [flank.side(0, code(8, 0, 0)).depth(file) for file in (0, 1)] == [4, 4]
    with pytest.raises(UserError, match="tabletop-unknown-losses"):
        t.chain("hastati", "gauls", 2, losses="front")


@rule("tabletop 14.5")
def test_a_leader_fights_on_until_he_falls() -> None:
    led = t.chain("latins, FC leading", "gauls", 4)
    alone = t.chain("latins", "gauls", 4)
    safe = t.chain("latins, FC leading", "gauls", 4, readings=Readings(leader_lost_on=13))
    assert safe.a_breaks < alone.a_breaks
    assert led.a_breaks > safe.a_breaks  # he can be lost, and that hurts


@rule("tabletop 14.7")
def test_a_chain_states_what_it_assumes() -> None:
    said = t.chain("hastati", "gauls", 2).assumptions
    assert {"contact", "terrain", "charging", "overlaps", "leaders", "rear_support", "losses"} <= set(said)
    assert said["contact"] == 3
    assert said["charging"] == "a"
    for rounds in (0, 41):
        with pytest.raises(UserError, match="tabletop-rounds"):
            t.chain("hastati", "gauls", rounds)
    with pytest.raises(UserError, match="tabletop-chain-start"):
        t.chain("hastati", "gauls", 2, start="shooting")


# -- Dice thrown in earnest ---------------------------------------------------------------------------------


class Table:
    """Two players with real dice, following the rules step by step: independent of how the odds are worked out."""

    AGAIN: tuple[set[int], ...] = ({6}, set(), {1}, {1, 2}, {1, 2, 3})

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)

    def roll(self, quality: str, led: bool = False) -> int:
        first = self.dice.randint(1, 6)
        if first not in self.AGAIN[QUALITIES.index(quality) + led]:
            return first
        second = self.dice.randint(1, 6)
        return max(first, second) if first in (2, 3) else second

    def score(self, side: t.Side, pools: list[Pool]) -> int:
        needs = {-2: 5, -1: 5, 0: 4, 1: 4, 2: 3}
        rolls = (self.roll(side.group.quality) >= needs[pool.poa] for pool in pools for _ in range(pool.dice))
        return sum(rolls)

    def suffer(self, side: t.Side, foe: t.Side, phase: str, hits: int, scored: int) -> t.Side | None:
        """Death roll, break by losses, test: the side as it is left, or None when it is broken."""
        lost = hits > scored
        left, more = side.bases, hits
        while self.dice.randint(1, 6) + (0 if lost else 2) <= more:
            left -= 1
            more -= 6
            if more <= 0:
                break
        limits = {"poor": 30, "average": 40, "superior": 50, "elite": 60}
        if left <= 0 or 100 * (side.group.bases - left) > limits[side.group.quality] * side.group.bases:
            return None
        level = ["steady", "disrupted", "fragmented"].index(side.cohesion)
        if lost:
            total = self.roll(side.group.quality) + self.roll(side.group.quality) - level
            total -= 3 * hits >= side.bases
            total -= hits - scored >= 2
            total -= 4 * (side.group.bases - left) >= side.group.bases
            total -= phase == "impact" and foe.group.impact == "impact-foot"
            level += 0 if total >= 7 else 2 if total <= 2 and hits - scored >= 2 else 1
        if level > 2 or (left == 1 and phase == "melee"):
            return None
        return side.but(cohesion=("steady", "disrupted", "fragmented")[level], bases=left, files=min(side.files, left))

    def fight(self, a: t.Side, b: t.Side, rounds: int) -> tuple[bool, bool]:
        """Whether each side is broken in the end."""
        for number in range(rounds + 1):
            phase = "melee" if number else "impact"
            exchange = close_combat(a, b, t.Situation(phase=phase), False)  # type: ignore[arg-type]
            mine, theirs = self.score(a, exchange.pools[0]), self.score(b, exchange.pools[1])
            first, second = self.suffer(a, b, phase, theirs, mine), self.suffer(b, a, phase, mine, theirs)
            if first is None or second is None:
                return first is None, second is None
            a, b = first, second
        return False, False


@pytest.mark.parametrize(("a", "b", "rounds"), [("hastati", "gauls", 3), ("latins", "gauls", 4)])
def test_dice_thrown_in_earnest_agree(a: str, b: str, rounds: int) -> None:
    games = 1500
    table = Table(20090216)
    broken = [table.fight(t.side(a, charging=False), t.side(b, charging=False), rounds) for _ in range(games)]
    odds = t.chain(t.side(a, charging=False), t.side(b, charging=False), rounds)
    for place, chance in enumerate((odds.a_breaks, odds.b_breaks)):
        seen = sum(result[place] for result in broken) / games
        assert abs(seen - chance) < 4 * (chance * (1 - chance) / games) ** 0.5 + 1 / games
