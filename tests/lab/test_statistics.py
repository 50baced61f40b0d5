"""The arena's statistics against closed forms, and against simulations whose truth is known. All chance is seeded."""

from collections import Counter
from math import isclose, log, log10, sqrt

import numpy as np
import pytest

from cannae.core.contract import Outcome, UserError
from cannae.lab.playing.pairs import Pair, Played
from cannae.lab.statistics.deciding import by_luck_alone, holm, things_that_win, two_sided
from cannae.lab.statistics.intervals import deal_interval, interval, pair_interval, unsure
from cannae.lab.statistics.nash import nash_average, payoff_matrix
from cannae.lab.statistics.ratings import ELO, PRIOR, Rating, ratings, strengths, table_of
from cannae.lab.statistics.sequential import VALUES, Bounds, fitted, log_likelihood_ratio, read_bounds

# How often a pair gives 0, ½, 1, 1½ and 2 points. Mean scores of 0.50 and 0.58; in both, most deals are won from one
# seat by the bot that sits there, as in our games.
EVEN = [0.15, 0.05, 0.6, 0.05, 0.15]
BETTER = [0.10, 0.03, 0.49, 0.21, 0.17]


def played(winner: int, **facts: list[list[str]]) -> Played:
    return Played(Outcome(winner, "won", 1, 0), 10, 0, 5, facts)


def pair(number: int, first: int, second: int, points: tuple[int, int]) -> Pair:
    """A pair in which the first bot won (2), drew (1) or lost (0) each game."""
    games = [played([1 - seat, -1, seat][half]) for seat, half in enumerate(points)]
    return Pair(number, first, second, (games[0], games[1]))


# -- Intervals ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("truth", [EVEN, BETTER, [0.02, 0.0, 0.16, 0.0, 0.82]])
@pytest.mark.parametrize("count", [40, 200])
def test_the_interval_of_pairs_covers_the_truth_as_often_as_it_says(truth: list[float], count: int) -> None:
    mean = float(np.dot(truth, VALUES))
    drawn = np.random.default_rng(1).multinomial(count, truth, size=2000).tolist()
    covered = sum(low <= mean <= high for low, high in (pair_interval(pairs) for pairs in drawn)) / 2000
    assert 0.935 <= covered <= 0.98


def test_the_ends_of_wilsons_interval_are_the_shares_that_lie_so_far_from_what_was_seen() -> None:
    for wins, games in ((3, 10), (57, 60), (1, 400)):
        for end in interval(wins, games):
            assert isclose(abs(wins / games - end), 1.959964 * sqrt(end * (1 - end) / games), rel_tol=1e-9)
    assert interval(0, 10)[0] == 0 and isclose(interval(10, 10)[1], 1)


@pytest.mark.parametrize("deals", [8, 60])
def test_the_interval_of_a_share_covers_the_truth_where_games_share_the_luck_of_their_deal(deals: int) -> None:
    """Forty games on each deal, which favours a seat in all of them: as many games would tell far more."""
    chance, runs, covered, counted_alone = np.random.default_rng(6), 1000, 0, 0
    for _ in range(runs):
        edge = chance.choice([0.25, 0.85], size=deals)
        won = chance.binomial(40, edge).tolist()
        low, high = deal_interval(Counter((wins, 40) for wins in won))
        covered += low <= 0.55 <= high
        low, high = interval(sum(won), 40 * deals)
        counted_alone += low <= 0.55 <= high
    assert 0.92 <= covered / runs <= 0.99, covered
    assert counted_alone / runs < 0.6, counted_alone


def test_few_deals_widen_an_interval_as_students_distribution_does() -> None:
    quantiles = {4: 2.7764, 8: 2.3060, 12: 2.1788, 60: 2.0003}  # of 97.5 %, as tables have them
    for freedom, quantile in quantiles.items():
        assert isclose(1.959964 * unsure(freedom), quantile, rel_tol=1.5 / freedom**2)


@pytest.mark.parametrize("truth", [EVEN, BETTER])
@pytest.mark.parametrize("count", [5, 8, 12])
def test_a_handful_of_pairs_is_not_taken_for_more_than_it_is(truth: list[float], count: int) -> None:
    mean = float(np.dot(truth, VALUES))
    drawn = np.random.default_rng(1).multinomial(count, truth, size=2000).tolist()
    assert sum(low <= mean <= high for low, high in map(pair_interval, drawn)) / 2000 >= 0.935


def test_mirrored_deals_narrow_the_interval() -> None:
    apart, mirrored = pair_interval([25, 0, 50, 0, 25]), pair_interval([5, 0, 90, 0, 5])
    assert mirrored[1] - mirrored[0] < 0.6 * (apart[1] - apart[0])
    assert pair_interval([0, 0, 0, 0, 0]) == (0.0, 1.0)
    low, high = pair_interval([0, 0, 40, 0, 0])  # nothing varies: as if two more pairs had, half a point each way
    assert isclose((high - low) / 2, 1.96 * unsure(40) * sqrt(2 * 0.25**2 / 42 / 40), rel_tol=0.01)


# -- The sequential test --------------------------------------------------------------------------------------------


def test_with_decided_pairs_it_is_the_test_of_a_proportion() -> None:
    ratio = log_likelihood_ratio([40, 0, 0, 0, 60], 0.5, 0.6)
    assert isclose(ratio, 60 * log(0.6 / 0.5) + 40 * log(0.4 / 0.5), abs_tol=0.02)


def test_the_fitted_distribution_has_the_mean_and_the_likeliest_is_left_alone() -> None:
    shares = [0.1, 0.2, 0.3, 0.2, 0.2]
    for mean in (0.3, 0.55, 0.8):
        found = fitted(shares, mean)
        assert isclose(sum(found), 1, abs_tol=1e-9)
        assert isclose(float(np.dot(found, VALUES)), mean, abs_tol=1e-9)
    assert np.allclose(fitted(shares, float(np.dot(shares, VALUES))), shares)


@pytest.mark.parametrize(("truth", "wrong"), [(EVEN, "high"), (BETTER, "low")])
def test_it_errs_no_more_often_than_it_says(truth: list[float], wrong: str) -> None:
    bounds, chance, runs = Bounds(0.5, 0.58), np.random.default_rng(7), 400
    verdicts = []
    for _ in range(runs):
        pairs, verdict = np.zeros(5, dtype=int), None
        while verdict is None:
            pairs += chance.multinomial(5, truth)
            verdict = bounds.verdict(pairs.tolist())
        verdicts.append(verdict)
    errors = verdicts.count(wrong) / runs
    assert errors <= 0.05 + 2 * sqrt(0.05 * 0.95 / runs)
    assert errors > 0  # it decides early enough to err at times


def test_it_is_walds_test_with_the_bounds_that_the_errors_ask_for() -> None:
    """Seldom wrong about "high", oftener about "low": each decided pair adds its logarithm until a bound is reached."""
    bounds = Bounds(0.5, 0.6, alpha=0.01, beta=0.2)
    won, lost = log(0.6 / 0.5), log(0.4 / 0.5)
    for losses in (20, 40):
        enough = (log(0.8 / 0.01) - losses * lost) / won
        assert bounds.verdict([losses, 0, 0, 0, int(enough - 0.5)]) is None
        assert bounds.verdict([losses, 0, 0, 0, int(enough + 1.5)]) == "high"
        few = (log(0.2 / 0.99) - losses * lost) / won
        assert bounds.verdict([losses, 0, 0, 0, int(few + 1.5)]) is None
        assert bounds.verdict([losses, 0, 0, 0, int(few - 0.5)]) == "low"


@pytest.mark.parametrize("text", ["0.5", "0.6,0.5", "a,b", "0,0.5", "0.5,0.6,0.7"])
def test_bounds_that_are_none_are_refused(text: str) -> None:
    with pytest.raises(UserError):
        read_bounds(text)


# -- Ratings --------------------------------------------------------------------------------------------------------


def test_two_bots_are_apart_by_the_logarithm_of_their_odds() -> None:
    pairs = [pair(number, 0, 1, (2, 2 if number < 60 else 0)) for number in range(100)]
    (theta,), (nu,) = strengths(table_of(2, pairs)[None])
    assert isclose(theta[0] - theta[1], log((160 + PRIOR) / (40 + PRIOR)), abs_tol=1e-3)
    assert nu == 0
    found = ratings(
        ["random", "b"], [pair(number, 1, 0, (2, 2 if number < 60 else 0)) for number in range(100)], samples=2
    )
    assert isclose(found[1].elo, 400 * log10((160 + PRIOR) / (40 + PRIOR)), abs_tol=0.2)  # ten to one are 400 points


def test_games_on_one_deal_are_drawn_together() -> None:
    """Deals that are alike for all who play them tell less than as many results that have nothing to do with each
    other: the same results, shuffled over the deals, give narrower intervals."""
    chance = np.random.default_rng(8)
    points = [(0, 0) if number % 2 else (2, 0) for number in range(60)]
    widths = []
    for shuffled in (False, True):
        found = []
        for both in ((0, 1), (1, 2), (0, 2)):
            order = chance.permutation(60) if shuffled else range(60)
            found += [pair(number, *both, points[at]) for number, at in enumerate(order)]
        best = ratings(["random", "b", "c"], found, samples=600)[2]
        widths.append(best.high - best.low)
    assert widths[0] > 1.15 * widths[1]


def test_draws_are_fitted_as_often_as_they_came() -> None:
    pairs = [pair(number, 0, 1, (1, 2 if number % 2 else 0)) for number in range(200)]
    (theta,), (nu,) = strengths(table_of(2, pairs)[None], prior=0)
    assert isclose(theta[0], theta[1], abs_tol=1e-4)
    assert isclose(nu / (nu + 2), 0.5, abs_tol=1e-3)


def test_where_results_are_just_what_the_model_expects_it_finds_its_strengths_and_draws() -> None:
    truth, nu = np.array([0.9, 0.1, -0.3, -0.7]), 0.6
    table = np.zeros((4, 4, 2))
    for one in range(4):
        for other in set(range(4)) - {one}:
            wins, losses = np.exp(truth[one]), np.exp(truth[other])
            draws = nu * sqrt(wins * losses)
            games = 100 * (1 + one + other)  # however often who met whom
            table[one, other] = games * np.array([wins, draws]) / (wins + losses + draws)
    (theta,), (found,) = strengths(table[None], prior=0)
    assert np.allclose(theta, truth, atol=1e-5)
    assert isclose(found, nu, abs_tol=1e-5)


def test_an_interval_of_ratings_is_as_wide_as_that_of_a_logarithm_of_odds() -> None:
    """Many pairs whose two games have nothing to do with each other: the textbook's normal approximation holds."""
    chance, deals, share = np.random.default_rng(12), 1500, 0.7
    halves = (2 * (chance.random((deals, 2)) < share)).tolist()
    best = ratings(["random", "b"], [pair(number, 1, 0, (a, b)) for number, (a, b) in enumerate(halves)], samples=2000)[
        1
    ]
    won = sum(a + b for a, b in halves) / (4 * deals)
    width = 2 * 1.96 * ELO / sqrt(2 * deals * won * (1 - won))
    assert 0.92 <= (best.high - best.low) / width <= 1.08


def simulated(chance: np.random.Generator, truth: list[float], deals: int) -> list[Pair]:
    """Every bot against every other on the same deals; each deal favours a seat, for all who play it."""
    found = []
    for number, luck in enumerate(chance.choice([-1.2, 1.2], size=deals)):
        for first in range(len(truth)):
            for second in range(first + 1, len(truth)):
                edge = truth[first] - truth[second]
                halves = [2 * int(chance.random() < 1 / (1 + np.exp(-edge - seat))) for seat in (luck, -luck)]
                found.append(pair(number, first, second, (halves[0], halves[1])))
    return found


@pytest.mark.parametrize("deals", [3, 60])
def test_intervals_of_ratings_cover_the_truth(deals: int) -> None:
    """The model fitted knows nothing of deals, so the truth is what it finds in very many games."""
    truth, chance = [0.0, 0.4, 1.0], np.random.default_rng(3)
    long = strengths(table_of(3, simulated(chance, truth, 4000))[None])[0][0]
    covered, asked = 0, 0
    for _ in range(100):
        found: list[Rating] = ratings(["random", "b", "c"], simulated(chance, truth, deals), samples=200)
        for at in (1, 2):
            asked += 1
            covered += found[at].low <= ELO * (long[at] - long[0]) <= found[at].high
    assert 0.915 <= covered / asked <= 0.985


def test_a_bot_that_never_lost_has_a_finite_rating_and_a_wide_interval() -> None:
    found = ratings(["random", "b"], [pair(number, 0, 1, (0, 0)) for number in range(50)])
    assert found[0].elo == 0
    assert 500 < found[1].low < found[1].elo < found[1].high < 6000
    assert found[1].high - found[1].low > 300


# -- Nash averaging -------------------------------------------------------------------------------------------------

CYCLE = {(0, 1): 0.2, (0, 2): 0.8, (1, 2): 0.2}  # paper, scissors, stone


def test_a_cycle_is_mixed_evenly_and_a_clone_counts_once() -> None:
    cycle = payoff_matrix(CYCLE, 3)
    assert np.allclose(nash_average(cycle).weights, [1 / 3] * 3, atol=1e-4)
    doubled = cycle[np.ix_([0, 0, 1, 2], [0, 0, 1, 2])]
    found = nash_average(doubled)
    assert np.allclose(found.weights, [1 / 6, 1 / 6, 1 / 3, 1 / 3], atol=1e-4)
    assert np.allclose(found.skills, 0, atol=1e-4)


def test_the_best_of_an_order_takes_all_and_the_others_are_measured_by_it() -> None:
    found = nash_average(payoff_matrix({(0, 1): 0.7, (0, 2): 0.9, (1, 2): 0.6}, 3))
    assert np.allclose(found.weights, [1, 0, 0], atol=1e-6)
    assert np.allclose(found.skills, [0, -0.2, -0.4], atol=1e-6)


def test_nobody_gains_against_the_mixture() -> None:
    chance = np.random.default_rng(5)
    for _ in range(100):
        half = chance.normal(scale=0.2, size=(6, 6))
        found = nash_average(half - half.T)
        assert max(found.skills) < 1e-5
        assert isclose(sum(found.weights), 1)


# -- What wins ------------------------------------------------------------------------------------------------------


def dealt(chance: np.random.Generator, deals: int) -> list[Pair]:
    """Three bots on the same deals: who held what lies with the deal, and so does who wins, but no card matters."""
    found = []
    for number in range(deals):
        held: list[list[str]] = [[], []]
        for card in "ABCDEFGHIJKLMNOPQRST":
            held[int(chance.integers(2))].append(card)
        lucky = int(chance.integers(2))
        for bots in ((0, 1), (0, 2), (1, 2)):
            one, other = (played(lucky if chance.random() < 0.9 else 1 - lucky, card=held) for _ in range(2))
            found.append(Pair(number, *bots, (one, other)))
    return found


def things(chance: np.random.Generator, edge: float, games: int) -> list[Pair]:
    """Twenty cards, each held by one side at random; only `A` matters."""
    found = []
    for number in range(games // 2):
        both = []
        for _ in range(2):
            held: list[list[str]] = [[], []]
            for card in "ABCDEFGHIJKLMNOPQRST":
                held[int(chance.integers(2))].append(card)
            side = 0 if "A" in held[0] else 1
            both.append(played(side if chance.random() < edge else 1 - side, card=held))
        found.append(Pair(number, 0, 1, (both[0], both[1])))
    return found


def test_of_many_things_that_do_not_matter_none_is_called_decisive_by_luck() -> None:
    chance = np.random.default_rng(11)
    false = 0
    for _ in range(60):
        rows = things_that_win(things(chance, 0.5, 200))["card"]
        assert len(rows) == 20
        false += any(row["decisive"] for row in rows)
    assert false / 60 <= 0.05 + 2 * sqrt(0.05 * 0.95 / 60)


def test_a_card_is_not_called_decisive_because_many_games_were_played_on_the_deals_that_had_it() -> None:
    chance = np.random.default_rng(13)
    false = sum(any(row["decisive"] for row in things_that_win(dealt(chance, 40))["card"]) for _ in range(60))
    assert false / 60 <= 0.05 + 2 * sqrt(0.05 * 0.95 / 60)


def test_what_matters_is_found_with_its_share() -> None:
    rows = things_that_win(things(np.random.default_rng(2), 0.7, 400))["card"]
    assert [row["thing"] for row in rows if row["decisive"]] == ["A"]
    assert rows[0]["low"] <= 0.7 <= rows[0]["high"]


def test_what_both_sides_have_alike_is_not_counted() -> None:
    both = [["A", "A", "B"], ["A", "B"]]
    rows = things_that_win([Pair(0, 0, 1, (played(0, card=both), played(-1, card=both)))])["card"]
    assert [(row["thing"], row["games"], row["share"]) for row in rows] == [("A", 1, 1.0)]


def test_a_p_value_is_two_sided() -> None:
    assert isclose(two_sided(1.959964), 0.05, abs_tol=1e-6) and isclose(two_sided(-2.575829), 0.01, abs_tol=1e-6)
    assert two_sided(0) == 1


def test_a_handful_of_wins_is_no_surer_than_the_toss_of_a_coin() -> None:
    for games in range(1, 30):
        assert by_luck_alone({(1, 1): games}) >= 0.95 * 2.0 ** (1 - games)
    assert isclose(by_luck_alone({(1, 1): 60, (0, 1): 40}), two_sided(19 / 10))  # Yates: 20 too many, less a half step
    assert by_luck_alone({(1, 2): 50}) == 1  # each deal was won once from either side
    assert isclose(by_luck_alone({(3, 3): 60, (0, 3): 40}), two_sided(19 / 10))  # three on a deal tell as much as one


def test_the_correction_is_holms() -> None:
    assert np.allclose(holm([0.02, 0.01, 0.03]), [0.04, 0.03, 0.04])
    assert holm([]) == []
