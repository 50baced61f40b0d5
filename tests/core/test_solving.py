"""Games with secrets, solved: against games whose solution is known in closed form."""

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

from cannae.core.contract import State
from cannae.core.observation import Observer
from cannae.core.randomness import FastRng
from cannae.core.simple import ListState
from cannae.core.solving.bayesian import BayesianGame
from cannae.core.solving.extensive import UNKNOWN, GameTree, Rules, Solver, TooLarge


def matrix(rows: list[list[float]]) -> BayesianGame:
    game = BayesianGame(1, len(rows), 1, len(rows[0]))
    for row, pays in enumerate(rows):
        for column, pay in enumerate(pays):
            game.put(0, row, 0, column, pay)
    return game


@pytest.mark.parametrize(
    ("rows", "value", "mix"),
    [
        ([[3, -1], [-2, 1]], 1 / 7, [3 / 7, 4 / 7]),  # (ad - bc) / (a - b - c + d), and (d - c) over the same
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0, [1 / 3, 1 / 3, 1 / 3]),
        ([[1, 2], [3, 4]], 3, [0, 1]),  # a saddle point
    ],
)
def test_a_matrix_game_is_worth_what_algebra_says(rows: list[list[float]], value: float, mix: list[float]) -> None:
    game = matrix(rows)
    game.solve(3000)
    low, high = game.bounds()
    assert low - 1e-9 <= value <= high + 1e-9 and high - low < 0.005
    assert game.rows.average(0) == pytest.approx(mix, abs=0.01)


def test_what_is_forbidden_is_never_done() -> None:
    game = matrix([[1, 2], [3, 4]])
    game.rows.forbid(0, 1)
    game.solve(50)
    assert game.rows.average(0) == [1, 0] and game.bounds() == pytest.approx((1, 1), abs=0.02)


def test_the_poker_of_three_cards_bluffs_with_one_queen_in_three() -> None:
    """Ace, King, Queen; the first bets one chip or does not, the second calls or folds. Worth 1/18 to the first: he
    bets every Ace and a third of the Queens, and a third of the Kings is called with."""
    game = BayesianGame(3, 2, 3, 2)
    for mine in range(3):
        for his in range(3):
            for bets in range(2):
                for calls in range(2):
                    win = (mine > his) - (mine < his)
                    pay = win if not bets else 2 * win if calls else 1
                    game.put(mine, bets, his, calls, pay / 6 if win else 0)
    game.solve(2000)
    assert sum(game.bounds()) / 2 == pytest.approx(1 / 18, abs=1e-3)
    assert [game.rows.average(card)[1] for card in (0, 2)] == pytest.approx([1 / 3, 1], abs=0.01)
    assert [game.columns.average(card)[1] for card in range(3)] == pytest.approx([0, 1 / 3, 1], abs=0.01)


class Kuhn(ListState):
    """Kuhn's poker: three cards, one each, one chip to bet."""

    def __init__(self, red: int, blue: int) -> None:
        super().__init__(FastRng(1))
        self.cards = [red, blue]
        self.said: list[int] = []

    def acting(self) -> i64:
        over = self.said in ([0, 0], [1, 0], [1, 1], [0, 1, 0], [0, 1, 1])
        return 0 if over else 1 + len(self.said) % 2

    def every_choice(self) -> list[int]:
        return [0, 1]

    def legal(self, side: int) -> list[int]:
        return [0, 1]

    def phase(self) -> str:
        return "bet"

    def carry_out(self, side: int, choice: int) -> None:
        self.said.append(choice)


class KuhnObserver(Observer):
    def observe(self, state: State, side: i64, out: vec[i16], at: i64) -> i64:
        assert isinstance(state, Kuhn)
        out[at] = i16(1 + state.cards[side])
        return at + 1

    def meaning(self, state: State, side: i64, choice: i64) -> i64:
        return choice


class KuhnRules(Rules):
    def score(self, state: State) -> float:
        assert isinstance(state, Kuhn)
        if state.acting():
            return UNKNOWN
        win = 1 if state.cards[0] > state.cards[1] else -1
        pays = {(0, 0): win, (1, 0): 1, (1, 1): 2 * win, (0, 1, 0): -1, (0, 1, 1): 2 * win}
        return 0.5 + pays[tuple(state.said)] / 4


def kuhn() -> GameTree:
    worlds: list[State] = [Kuhn(red, blue) for red in range(3) for blue in range(3) if red != blue]
    return GameTree(KuhnRules(KuhnObserver()), worlds, 1000)


def test_kuhns_poker_is_worth_an_eighteenth_to_the_second() -> None:
    tree = kuhn()
    assert len(tree.mover) == 1 + 6 * 9 and len(tree.meanings) == 12
    solver = Solver(tree)
    solver.match()
    assert solver.exploitability() == pytest.approx(11 / 24 / 4, abs=1e-9)  # of even chances everywhere: 11/12 in all
    solver.solve(1000)
    solver.settle()
    assert solver.exploitability() < 0.0005
    assert solver.worth() == pytest.approx(0.5 - 1 / 72, abs=0.0005)
    first = tree.knowledge(Kuhn(1, 0), 0)
    assert solver.chances(first)[0] > 0.99  # the middle card never bets first
    ace, jack = (solver.chances(tree.knowledge(Kuhn(card, 1), 0))[1] for card in (2, 0))
    assert ace == pytest.approx(3 * jack, abs=0.03)  # one bluff for three bets in earnest


def test_a_tree_that_grows_too_large_is_given_up() -> None:
    with pytest.raises(TooLarge):
        GameTree(KuhnRules(KuhnObserver()), [Kuhn(0, 1)], 5)
