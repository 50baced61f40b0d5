"""Matrix games between two sides that both know something of their own: what each does with what it knows, solved.

A side is one of several types (a hand of cards, say) and knows which; what the other knows, it only reckons with. It
has the same number of actions whatever it is; those it does not have then, its matrix forbids. With one type on either
side it is a plain matrix game. Solved by regret matching in the CFR+ form: rows and columns take turns, regrets never
fall below 0, and later rounds count for more in the average.
"""

from librt.vecs import vec
from mypy_extensions import i64


class Mix:
    """How one side plays: of each type a chance for each of its actions, learned by regret."""

    def __init__(self, types: i64, actions: i64) -> None:
        self.types = types
        self.actions = actions
        self.allowed: vec[i64] = vec[i64]([1] * int(types * actions))
        self.regret: vec[float] = vec[float]([0.0] * int(types * actions))
        self.now: vec[float] = vec[float]([0.0] * int(types * actions))
        self.total: vec[float] = vec[float]([0.0] * int(types * actions))

    def forbid(self, kind: i64, action: i64) -> None:
        """An action that a side of this type does not have."""
        self.allowed[kind * self.actions + action] = 0

    def choose(self, weight: float) -> None:
        """The actions in proportion to what is regretted not to have done; the average notes them with a weight."""
        kind: i64 = 0
        while kind < self.types:
            start: i64 = kind * self.actions
            whole = 0.0
            count: i64 = 0
            at: i64 = start
            while at < start + self.actions:
                whole += self.regret[at]
                count += self.allowed[at]
                at += 1
            at = start
            while at < start + self.actions:
                if whole > 0.0:
                    self.now[at] = self.regret[at] / whole
                else:
                    self.now[at] = float(int(self.allowed[at])) / float(int(count))
                self.total[at] += weight * self.now[at]
                at += 1
            kind += 1

    def learn(self, worth: vec[float]) -> None:
        """Regret what each action would have brought more than what was done."""
        kind: i64 = 0
        while kind < self.types:
            start: i64 = kind * self.actions
            mean = 0.0
            at: i64 = start
            while at < start + self.actions:
                mean += self.now[at] * worth[at]
                at += 1
            at = start
            while at < start + self.actions:
                if self.allowed[at]:
                    self.regret[at] += worth[at] - mean
                    if self.regret[at] < 0.0:
                        self.regret[at] = 0.0
                at += 1
            kind += 1

    def average(self, kind: i64) -> list[float]:
        """The chances of a type's actions over all rounds."""
        start = kind * self.actions
        chances = [self.total[start + action] for action in range(self.actions)]
        whole = sum(chances)
        return [chance / whole for chance in chances]


class BayesianGame:
    """`pay` is what the rows get, and the columns lose: one number for every type and action of both, weighed by how
    likely the two types meet."""

    def __init__(self, row_types: i64, row_actions: i64, column_types: i64, column_actions: i64) -> None:
        self.rows = Mix(row_types, row_actions)
        self.columns = Mix(column_types, column_actions)
        self.height: i64 = row_types * row_actions
        self.width: i64 = column_types * column_actions
        self.pay: vec[float] = vec[float]([0.0] * int(self.height * self.width))
        self.rounds: i64 = 0

    def put(self, row_type: i64, row: i64, column_type: i64, column: i64, pay: float) -> None:
        at: i64 = (row_type * self.rows.actions + row) * self.width + column_type * self.columns.actions + column
        self.pay[at] = pay

    def solve(self, rounds: i64) -> None:
        worth_of_rows = vec[float]([0.0] * int(self.height))
        worth_of_columns = vec[float]([0.0] * int(self.width))
        left = rounds
        while left > 0:
            self.rounds += 1
            weight = float(int(self.rounds))
            self.columns.choose(weight)
            self.row_worth(self.columns.now, worth_of_rows)
            self.rows.choose(weight)
            self.rows.learn(worth_of_rows)
            self.rows.choose(0.0)
            self.column_worth(self.rows.now, worth_of_columns)
            self.columns.learn(worth_of_columns)
            left -= 1

    def row_worth(self, mix: vec[float], worth: vec[float]) -> None:
        """What each row gets against a mix of the columns."""
        row: i64 = 0
        while row < self.height:
            total = 0.0
            column: i64 = 0
            while column < self.width:
                total += self.pay[row * self.width + column] * mix[column]
                column += 1
            worth[row] = total
            row += 1

    def column_worth(self, mix: vec[float], worth: vec[float]) -> None:
        column: i64 = 0
        while column < self.width:
            worth[column] = 0.0
            column += 1
        row: i64 = 0
        while row < self.height:
            chance = mix[row]
            if chance > 0.0:
                column = 0
                while column < self.width:
                    worth[column] -= self.pay[row * self.width + column] * chance
                    column += 1
            row += 1

    def bounds(self) -> tuple[float, float]:
        """What the rows are sure of by their average mix, and the most they can get against that of the columns: the
        value of the game lies between, and the difference is what is left to solve."""
        worth_of_rows = vec[float]([0.0] * int(self.height))
        worth_of_columns = vec[float]([0.0] * int(self.width))
        self.row_worth(flat(self.columns), worth_of_rows)
        self.column_worth(flat(self.rows), worth_of_columns)
        return -best(self.columns, worth_of_columns), best(self.rows, worth_of_rows)


def flat(mix: Mix) -> vec[float]:
    return vec[float]([chance for kind in range(mix.types) for chance in mix.average(kind)])


def best(mix: Mix, worth: vec[float]) -> float:
    """The most a side can get, each of its types by its best action."""
    total = 0.0
    for kind in range(mix.types):
        start = kind * mix.actions
        total += max([worth[start + action] for action in range(mix.actions) if mix.allowed[start + action]])
    return total
