"""All figures of an arena's log, as plain data: what the command prints, a report draws and a rating file keeps."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from cannae.core.version import __version__
from cannae.lab.arena.log import Heading
from cannae.lab.arena.tournament import score_of
from cannae.lab.playing.pairs import Pair, deals_of
from cannae.lab.playing.score import Score, share, won_by_seat
from cannae.lab.statistics.deciding import things_that_win
from cannae.lab.statistics.nash import nash_average, payoff_matrix
from cannae.lab.statistics.ratings import ratings
from cannae.lab.statistics.sequential import Bounds, log_likelihood_ratio


def arena_figures(heading: Heading, pairs: Sequence[Pair], bounds: Bounds | None = None) -> dict[str, Any]:
    scores = {key: score for key, score in score_of(heading, pairs).items() if score.games}
    everything = Score(("", ""))
    for score in scores.values():
        everything.add(score)
    seats = won_by_seat(deals_of(pairs))
    means = {key: score.mean for key, score in scores.items()}
    matrix = payoff_matrix(means, len(heading.bots))
    nash = nash_average(matrix)
    return {
        "program": f"cannae {__version__}",
        "game": heading.game,
        "rules": heading.rules,
        "options": heading.options,
        "varied": heading.varied,
        "seed": heading.seed,
        "bots": [{"name": name, "version": known} for name, known in zip(heading.bots, heading.versions)],
        "pairs": len(pairs),
        "games": everything.games,
        "draws": everything.draws,
        "ratings": [
            {"bot": one.bot, "elo": round(one.elo, 1), "low": round(one.low, 1), "high": round(one.high, 1)}
            for one in ratings(heading.bots, pairs)
        ],
        "nash": [
            {"bot": bot, "weight": round(weight, 4), "skill": round(skill, 4)}
            for bot, weight, skill in zip(heading.bots, nash.weights, nash.skills)
        ],
        "payoff": [[round(value + 0.5, 4) for value in row] for row in matrix.tolist()],
        "pairings": [
            pairing(score, bounds) | {"numbers": [first, second]} for (first, second), score in scores.items()
        ],
        "first_player_wins_of_decided": share(seats["begun"]),
        "red_wins_of_decided": share(seats["red"]),
        "reasons": dict(everything.reasons.most_common()),
        "turns": {str(turns): games for turns, games in sorted(everything.turns.items())},
        "decisions": dict(sorted(decisions_in_bins(pairs).items())),
        "mean_turns": everything.mean_turns or None,
        "mean_decisions": everything.decisions / max(everything.games, 1),
        "things": things_that_win(pairs),
    }


def pairing(score: Score, bounds: Bounds | None) -> dict[str, Any]:
    data = score.to_data()
    if bounds is not None:
        ratio = log_likelihood_ratio(score.pairs, bounds.low, bounds.high)
        test = {"low": bounds.low, "high": bounds.high, "log_likelihood_ratio": round(ratio, 3)}
        data["sprt"] = test | {"verdict": bounds.verdict(score.pairs)}
    return data


def decisions_in_bins(pairs: Sequence[Pair], width: int = 20) -> Counter[int]:
    """How many games had so many decisions, from this multiple of twenty up to the next."""
    return Counter(played.decisions // width * width for pair in pairs for played in pair.games)
