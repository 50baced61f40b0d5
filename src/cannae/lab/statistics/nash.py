"""Nash averaging: how good is each bot against those that matter?

Two imagined players each pick a bot and score as the bots do. The most even (maximum-entropy) equilibrium of that game
weighs the bots; a bot's skill is its mean score against that mixture. A clone takes half of its twin's weight and
changes nobody's skill, where a plain average would count the same strength twice.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import linprog, minimize

NOTHING = 1e-9
SLACK = 1e-7  # how far below its value a mixture may score, so that rounding never empties the set of equilibria

Matrix = NDArray[np.float64]


@dataclass(frozen=True)
class NashAverage:
    weights: list[float]
    skills: list[float]  # score against the mixture above ½: 0 for the bots it is made of, below for the others


def payoff_matrix(scores: dict[tuple[int, int], float], bots: int) -> Matrix:
    """The first's mean score minus ½ for every pairing; the other way round its negative; 0 where nobody played."""
    matrix = np.zeros((bots, bots))
    for (first, second), score in scores.items():
        matrix[first, second] = score - 0.5
        matrix[second, first] = 0.5 - score
    return matrix


def nash_average(matrix: Matrix) -> NashAverage:
    count = len(matrix)
    slack = SLACK
    some = linprog(
        np.zeros(count), A_ub=-matrix.T, b_ub=np.full(count, slack), A_eq=np.ones((1, count)), b_eq=[1], bounds=(0, 1)
    )
    possible = some.x

    def disorder(weights: Matrix) -> tuple[float, Matrix]:
        kept = np.maximum(weights, NOTHING)
        return float(kept @ np.log(kept)), np.log(kept) + 1

    found = minimize(
        disorder,
        0.5 * possible + 0.5 / count,
        jac=True,
        method="SLSQP",
        bounds=[(0, 1)] * count,
        constraints=[
            {"type": "eq", "fun": lambda weights: weights.sum() - 1, "jac": lambda weights: np.ones(count)},
            {"type": "ineq", "fun": lambda weights: matrix.T @ weights + slack, "jac": lambda weights: matrix.T},
        ],
        options={"maxiter": 500, "ftol": 1e-12},
    )
    weights = found.x if found.success else possible
    weights = np.where(weights < 1e-6, 0, weights)
    weights /= weights.sum()
    return NashAverage([float(weight) for weight in weights], [float(skill) for skill in matrix @ weights])
