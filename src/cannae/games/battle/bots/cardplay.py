"""Which card to lay: the options of both sides as a table, by expectation or as a small matrix game.

The enemy's Combined Units are taken to be none, his Chosen Troop any that his Main Unit offers, and his card any he
has not laid in this Duration. `greedy` reckons with the round alone; `matrix` adds what the cards that are then left to
both are worth in the round after it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core import bits
from cannae.core.playout import Eye
from cannae.core.randomness import Rng
from cannae.games.battle.bots.judgement import Option, describe_option, payoff, worth_joining
from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import CARDS, MASTERY_CARDS
from cannae.games.battle.rules.duration.commitment import cards_within_means, fill_chosen
from cannae.games.battle.state import CARD, TROOP

ROUNDS = 120  # of regret matching
FORESIGHT = 24  # of them for a round that is only foreseen
SCALE = 1000  # shares are kept in thousandths
HABIT = 250  # of them: how often an enemy is taken to lay what looks best by itself, as `greedy` does


def options(state: Battlefield, side: i64, joined: i64, only: i64, stakes: bool) -> list[Option]:
    """Everything a side can commit with these Units Combined; only one card where `only` names it."""
    army = state.armies[side]
    kept = army.joined
    army.joined = joined
    buffer = vec[i64]([0] * 512)
    count = fill_chosen(state, side, buffer)
    army.joined = kept
    found: list[Option] = []
    cards = cards_within_means(state, side)
    card: i64 = 0
    while card < MASTERY_CARDS:
        if cards >> card & 1 if only < 0 else only == card:
            index: i64 = 0
            while index < count:
                troop = buffer[index]
                option = describe_option(state, side, joined, card, (troop - TROOP) // 64, (troop - TROOP) % 64)
                option.troop = troop
                option.stakes = 1 if card == CARDS.tactics_card and stakes else 0
                found.append(option)
                index += 1
        card += 1
    return found


class Table:
    """The payoffs of own options (rows) against the enemy's (columns)."""

    def __init__(self, state: Battlefield, side: i64, only: i64) -> None:
        enemy = state.armies[1 - side]
        joined = worth_joining(state, side) if only < 0 else state.armies[side].joined
        self.rows = options(state, side, joined, only, state.armies[side].selected != 0)
        shown = state.reader == side and enemy.card >= 0 and state.deciders == 1 << side
        # Whether the enemy has Stratagems behind his Tactics is his secret: he may have, if anyone leads him.
        may_stake = enemy.leader >= 0 and not enemy.staked
        self.columns = options(state, 1 - side, 0, enemy.card if shown else -1, may_stake)
        self.width: i64 = len(self.columns)
        self.height: i64 = len(self.rows)
        cells: list[int] = []
        for row in self.rows:
            for column in self.columns:
                cells.append(int(payoff(state, side, row, column)))
        self.cells = vec[i64](cells)

    def misjudge(self, eye: Eye) -> None:
        """Every own option seems better or worse than it is, whatever it meets."""
        row: i64 = 0
        while row < self.height:
            wrong = eye.sees(0)
            column: i64 = 0
            while column < self.width:
                self.cells[row * self.width + column] += wrong
                column += 1
            row += 1

    def expected(self, row: i64) -> i64:
        """The sum against every column, each as likely as the others."""
        total: i64 = 0
        column: i64 = 0
        while column < self.width:
            total += self.cells[row * self.width + column]
            column += 1
        return total

    def best_row(self) -> i64:
        best: i64 = 0
        row: i64 = 1
        while row < self.height:
            if self.expected(row) > self.expected(best):
                best = row
            row += 1
        return best

    def foresee(self) -> None:
        """Add to every cell what the next round promises with the cards that both have left then."""
        own = typical(self.rows)
        other = typical(self.columns)
        high: i64 = len(own)
        wide: i64 = len(other)
        if high < 3 or wide < 3:
            return
        ahead = vec[i64]([0] * (MASTERY_CARDS * MASTERY_CARDS))
        rows = vec[i64]([0] * int(high))
        columns = vec[i64]([0] * int(wide))
        gone: i64 = 0
        while gone < high:
            lost: i64 = 0
            while lost < wide:
                fill_without(rows, own, gone)
                fill_without(columns, other, lost)
                card = self.rows[own[gone]].card
                reply = self.columns[other[lost]].card
                ahead[card * MASTERY_CARDS + reply] = self.value_of(rows, high - 1, columns, wide - 1)
                lost += 1
            gone += 1
        row: i64 = 0
        while row < self.height:
            column: i64 = 0
            while column < self.width:
                at = self.rows[row].card * MASTERY_CARDS + self.columns[column].card
                self.cells[row * self.width + column] += ahead[at]
                column += 1
            row += 1

    def value_of(self, rows: vec[i64], high: i64, columns: vec[i64], wide: i64) -> i64:
        """What the game of these rows and columns is worth to its player, about."""
        regret = vec[i64]([0] * int(high))
        other = vec[i64]([0] * int(wide))
        total: i64 = 0
        turn: i64 = 0
        while turn < FORESIGHT:
            mix = matched(regret, high)
            total += self.learn(rows, columns, regret, other, mix, matched(other, wide)) * (turn + 1)
            turn += 1
        return total // (FORESIGHT * (FORESIGHT + 1) // 2)

    def habit(self) -> i64:
        """The column that looks best to the enemy against every row alike."""
        best: i64 = 0
        least: i64 = 0
        column: i64 = 0
        while column < self.width:
            total: i64 = 0
            row: i64 = 0
            while row < self.height:
                total += self.cells[row * self.width + column]
                row += 1
            if column == 0 or total < least:
                best, least = column, total
            column += 1
        return best

    def solve(self) -> vec[i64]:
        """Weights of the rows in a near-equilibrium, by regret matching of both sides against each other; the enemy now
        and then follows his habit, so that one who always does is read like a book."""
        habit = self.habit()
        rows = vec[i64](list(range(int(self.height))))
        columns = vec[i64](list(range(int(self.width))))
        regret = vec[i64]([0] * int(self.height))
        other = vec[i64]([0] * int(self.width))
        weights = vec[i64]([0] * int(self.height))
        turn: i64 = 0
        while turn < ROUNDS:
            mix = matched(regret, self.height)
            reply = matched(other, self.width)
            column: i64 = 0
            while column < self.width:
                reply[column] = reply[column] * (SCALE - HABIT) // SCALE
                column += 1
            reply[habit] += HABIT
            self.learn(rows, columns, regret, other, mix, reply)
            row: i64 = 0
            while row < self.height:
                weights[row] += mix[row] * (turn + 1)  # later turns weigh more
                row += 1
            turn += 1
        return weights

    def learn(
        self,
        rows: vec[i64],
        columns: vec[i64],
        regret: vec[i64],
        other: vec[i64],
        mix: vec[i64],
        reply: vec[i64],
    ) -> i64:
        """One turn with these rows and columns: how much better would each have done? Returns what it was worth."""
        high: i64 = len(regret)
        wide: i64 = len(other)
        gains = vec[i64]([0] * int(wide))
        value: i64 = 0
        row: i64 = 0
        while row < high:
            total: i64 = 0
            column: i64 = 0
            at = rows[row] * self.width
            share = mix[row]
            while column < wide:
                cell = self.cells[at + columns[column]]
                total += reply[column] * cell
                if share:
                    gains[column] -= share * cell
                column += 1
            value += share * (total // SCALE)
            regret[row] += total // SCALE
            row += 1
        value //= SCALE
        row = 0
        while row < high:
            regret[row] = max(regret[row] - value, 0)
            row += 1
        column = 0
        while column < wide:
            other[column] = max(other[column] + gains[column] // SCALE + value, 0)
            column += 1
        return value


def typical(options: list[Option]) -> vec[i64]:
    """For every card the option with the best fighter, by its number in the list."""
    best: list[int] = []
    index: i64 = 0
    while index < len(options):
        option = options[index]
        if best and options[best[-1]].card == option.card:
            if prowess(option) > prowess(options[best[-1]]):
                best[-1] = int(index)
        else:
            best.append(int(index))
        index += 1
    return vec[i64](best)


def prowess(option: Option) -> i64:
    return 2 * option.attack + option.guard + option.damage


def fill_without(members: vec[i64], all_of: vec[i64], gone: i64) -> None:
    """All but one."""
    index: i64 = 0
    while index < len(all_of) - 1:
        members[index] = all_of[index if index < gone else index + 1]
        index += 1


def matched(regret: vec[i64], size: i64) -> vec[i64]:
    """Shares in proportion to the regrets, in thousandths; even shares when there are none."""
    shares = vec[i64]([0] * int(size))
    total: i64 = 0
    index: i64 = 0
    while index < size:
        total += regret[index]
        index += 1
    index = 0
    while index < size:
        shares[index] = regret[index] * SCALE // total if total > 0 else SCALE // size
        index += 1
    return shares


def greedy_card(state: Battlefield, side: i64, eye: Eye) -> i64:
    table = Table(state, side, -1)
    table.misjudge(eye)
    return CARD + table.rows[table.best_row()].card


def greedy_troop(state: Battlefield, side: i64, eye: Eye) -> i64:
    table = Table(state, side, state.armies[side].card)
    table.misjudge(eye)
    return table.rows[table.best_row()].troop


# -- Cards that are laid for the army, not for a Unit --------------------------------------------------------------


def high_card(state: Battlefield, side: i64, rng: Rng) -> i64:
    """One of the three highest cards left: the side with the lower card must move before it has seen the other's
    moves. One of three, so that two players of this kind do not draw ten times running."""
    hand = ~state.armies[side].used & ((1 << MASTERY_CARDS) - 1)
    passed_over = min(rng.below(0, 3), bits.count(hand) - 1)
    while True:
        best = bits.lowest(hand)
        rest = hand
        while rest:
            card = bits.lowest(rest)
            if CARDS.value[card] > CARDS.value[best]:
                best = card
            rest &= rest - 1
        if passed_over == 0:
            return best
        hand &= ~(1 << best)
        passed_over -= 1


ACTION_WORTH: Final = 6  # of a Deployment Action, in points of the Battle Counter
STAKE_WORTH: Final = 4  # of Stratagems Promoted rather than lost
WHIM: Final = 3  # chance on top, so that a player is not read like a book


def contending_card(state: Battlefield, side: i64, eye: Eye) -> i64:
    """The card with the best expected round of Deployment against all the enemy can still lay."""
    all_cards: i64 = (1 << MASTERY_CARDS) - 1
    hand = all_cards & ~state.armies[side].used
    best: i64 = bits.lowest(hand)
    most: i64 = -1_000_000
    while hand:
        card = bits.lowest(hand)
        hand &= hand - 1
        total: i64 = 0
        theirs = all_cards & ~state.armies[1 - side].used
        replies = bits.count(theirs)
        while theirs:
            total += contention(state, side, card, bits.lowest(theirs))
            theirs &= theirs - 1
        total = eye.sees(total + eye.rng.below(0, WHIM * replies))
        if total > most:
            best, most = card, total
    return best


def contention(state: Battlefield, side: i64, card: i64, reply: i64) -> i64:
    """What a round of Deployment is worth to a side (rules 14.4 to 14.9); the Battle Counter serves movement only."""
    own = state.armies[side]
    point = state.terms.expanded_movement
    value = point * (CARDS.card_absorb[card] - CARDS.price[card])
    margin = CARDS.value[card] - CARDS.value[reply]
    if card == CARDS.tactics_card and own.selected:
        value += STAKE_WORTH if margin > 0 else -STAKE_WORTH
    if margin == 0:
        return value
    attacker, defender = (card, reply) if margin > 0 else (reply, card)
    ahead = CARDS.tactics[own.general_card] - CARDS.tactics[state.armies[1 - side].general_card]
    edge = CARDS.value[attacker] - CARDS.value[defender] - CARDS.card_guard[defender]
    edge += ahead if margin > 0 else -ahead
    if edge <= 0:  # Guarded: both act
        return value
    gain = ACTION_WORTH + point * CARDS.extra[attacker]
    return value + gain if margin > 0 else value - gain
