"""The position and the rules of Pennants; the numbers in comments are those of rules.en.md.

Sets of cards and pennants are whole numbers: bit n is set when number n is in the set.
"""

from itertools import combinations

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import SIDE_NAMES, Outcome, State, UserError
from cannae.core.events import EventLog
from cannae.core.randomness import Rng

CARDS = 0b1111111111110  # 1 to 12
PENNANTS = 0b111110  # 1 to 5
MOST_LAID = 2
BID, CONSOLATION, OVER = 0, 1, 2
PHASES = ["bid", "consolation", "over"]
READY, DRAW, STAND = 20, 21, 22  # choices; 1 to 12 lay that card
DEAL_STREAM, PENNANT_STREAM, DRAW_STREAM = 0, 1, 2


def numbers(zone: int) -> list[int]:
    return [number for number in range(zone.bit_length()) if zone >> number & 1]


def bits(members: list[int]) -> int:
    return sum(1 << number for number in members)


def write_zone(zone: int) -> str:
    return ",".join(map(str, numbers(zone))) or "-"


def some(zone: int, count: int, rng: Rng, stream: int) -> int:
    """So many members of a set, each selection equally likely."""
    left = numbers(zone)
    return bits([left.pop(rng.below(stream, len(left))) for _ in range(count)])


class Pennants(State):
    def __init__(self, rounds: int, consolation: bool, rng: Rng) -> None:
        self.rng = rng
        self.log: EventLog | None = None
        self.rounds = rounds
        self.consolation = consolation
        self.stage = BID
        self.round = 0
        self.shown = 0  # the pennant turned up, 0 for none
        self.turns = 0  # the barrier: reveals and draws so far
        self.loser = -1  # who may draw in the consolation
        self.hand = [0, 0]
        self.laid = [0, 0]  # secret until both are ready
        self.ready = [False, False]
        self.won = [0, 0]
        self.pack = 0
        self.out = 0
        self.hidden = 0  # pennants not yet turned up
        self.aside = 0

    def copy(self) -> "Pennants":
        twin = type(self)(self.rounds, self.consolation, self.rng.copy())
        twin.stage, twin.round, twin.shown, twin.turns, twin.loser = (
            self.stage, self.round, self.shown, self.turns, self.loser,
        )  # fmt: skip
        twin.hand, twin.laid, twin.ready, twin.won = self.hand[:], self.laid[:], self.ready[:], self.won[:]
        twin.pack, twin.out, twin.hidden, twin.aside = self.pack, self.out, self.hidden, self.aside
        return twin

    # -- Rules, in the order of the rulebook --------------------------------------------------------------

    def deal(self, size: int) -> None:
        """1.2"""
        self.pack, self.hidden = CARDS, PENNANTS
        for side in (0, 1):
            self.hand[side] = some(self.pack, size, self.rng, DEAL_STREAM)
            self.pack &= ~self.hand[side]
        self.next_round()

    def next_round(self) -> None:
        """2.1, 4.1"""
        self.loser = -1
        if self.round == self.rounds:
            self.stage = OVER
            self.tell("pennants-over", "4.1", red=sum(numbers(self.won[0])), blue=sum(numbers(self.won[1])))
            return
        self.stage = BID
        self.round += 1
        turned = some(self.hidden, 1, self.rng, PENNANT_STREAM)
        self.hidden &= ~turned
        self.shown = numbers(turned)[0]
        self.tell("pennants-turned", "2.1", pennant=self.shown)

    def acting(self) -> i64:
        if self.stage == BID:
            return (0 if self.ready[0] else 1) | (0 if self.ready[1] else 2)
        return 1 << self.loser if self.stage == CONSOLATION else 0

    def most_choices(self) -> i64:
        return 16

    def fill(self, side: i64, buffer: vec[i64]) -> i64:
        if self.stage == BID:
            laid = self.laid[side].bit_count()
            legal = numbers(self.hand[side]) if laid < MOST_LAID else []  # 2.2, 2.3
            legal.append(READY)  # 2.4: also with nothing to lay
        else:
            legal = [DRAW, STAND] if self.pack else [STAND]  # 3.1, 3.2
        for index, choice in enumerate(legal):
            buffer[index] = choice
        return len(legal)

    def play(self, side: i64, choice: i64) -> None:
        if choice == READY:
            self.ready[side] = True
            if all(self.ready):
                self.reveal()
        elif choice in (DRAW, STAND):
            self.console(side, choice)
        else:
            self.hand[side] &= ~(1 << choice)
            self.laid[side] |= 1 << choice
            if self.log:
                self.log.tell("pennants-laid", "2.2", {"card": int(choice)}, 1 << side)

    def reveal(self) -> None:
        """2.4, 2.5"""
        self.turns += 1
        bids = [numbers(self.laid[side]) for side in (0, 1)]
        self.tell("pennants-bids", "2.4", red=bids[0] or "@pennants-nothing", blue=bids[1] or "@pennants-nothing")
        self.out |= self.laid[0] | self.laid[1]
        self.laid, self.ready = [0, 0], [False, False]
        pennant, self.shown = self.shown, 0
        if sum(bids[0]) == sum(bids[1]):
            self.aside |= 1 << pennant
            self.tell("pennants-aside", "2.5", pennant=pennant)
            self.next_round()
            return
        winner = 0 if sum(bids[0]) > sum(bids[1]) else 1
        self.won[winner] |= 1 << pennant
        self.tell("pennants-taken", "2.5", side=f"@side-{SIDE_NAMES[winner]}", pennant=pennant)
        if self.consolation:
            self.stage, self.loser = CONSOLATION, 1 - winner
        else:
            self.next_round()

    def console(self, side: i64, choice: i64) -> None:
        """3.1"""
        self.turns += 1
        name = f"@side-{SIDE_NAMES[side]}"
        if choice == STAND:
            self.tell("pennants-stood", "3.1", side=name)
        else:
            drawn = some(self.pack, 1, self.rng, DRAW_STREAM)
            self.pack &= ~drawn
            self.hand[side] |= drawn
            if self.log:
                card: dict[str, object] = {"side": name, "card": numbers(drawn)[0]}
                self.log.tell_apart(side, "pennants-drew", "3.1", card, "pennants-drew-unseen", {"side": name})
        self.next_round()

    def outcome(self) -> Outcome | None:
        if self.stage != OVER:
            return None
        red, blue = sum(numbers(self.won[0])), sum(numbers(self.won[1]))
        if red == blue:
            return Outcome(-1, "level", red, blue)
        return Outcome(0 if red > blue else 1, "pennants", red, blue)

    # -- What people and bots are told --------------------------------------------------------------------

    def tell(self, key: str, rule: str, **args: object) -> None:
        if self.log:
            self.log.tell(key, rule, args)

    def conceivable(self, side: i64) -> list[int]:
        if not self.acting() >> side & 1:
            return []
        return [*numbers(self.hand[side] | self.laid[side]), READY, DRAW, STAND]

    def every_choice(self) -> list[int]:
        return [*numbers(CARDS), READY, DRAW, STAND]

    def why_not(self, side: i64, choice: i64) -> str | None:
        if self.is_legal(side, choice):
            return None
        if self.stage == OVER:
            return "4.2"
        if self.stage == CONSOLATION:
            return "3.2" if side == self.loser and choice == DRAW else "3.3"
        if choice in (DRAW, STAND):
            return "3.1"
        if side not in (0, 1) or self.ready[side]:
            return "2.4"
        return "2.3" if choice in numbers(self.hand[side]) else "2.2"

    def describe(self, side: i64, choice: i64) -> dict[str, object]:
        if choice in (READY, DRAW, STAND):
            verb = {READY: "ready", DRAW: "draw", STAND: "stand"}[choice]
            return {"verb": verb, "things": [], "key": f"pennants-choice-{verb}", "args": {}}
        card = int(choice)
        return {"verb": "lay", "things": [f"card-{card}"], "key": "pennants-choice-lay", "args": {"card": card}}

    def phase(self) -> str:
        return PHASES[self.stage]

    def barrier(self, side: i64) -> i64:
        return self.turns

    def view(self, viewer: i64) -> dict[str, object]:
        data: dict[str, object] = {"phase": self.phase(), "round": self.round, "rounds": self.rounds}
        data["pennant"] = _pennant(self.shown) if self.shown else None
        for side in (0, 1):
            own: dict[str, object] = {"won": [_pennant(number) for number in numbers(self.won[side])]}
            if self.acting():
                own["status"] = "deciding" if self.acting() >> side & 1 else "ready" if self.ready[side] else "waiting"
            own["cards"] = (self.hand[side] | self.laid[side]).bit_count()
            if side == viewer:
                own["hand"] = [_card(number) for number in numbers(self.hand[side])]
                own["laid"] = [_card(number) for number in numbers(self.laid[side])]
            data[SIDE_NAMES[side]] = own
        data["pack"] = self.pack.bit_count()
        data["out"] = [_card(number) for number in numbers(self.out)]
        data["aside"] = [_pennant(number) for number in numbers(self.aside)]
        return data

    def redeal(self, viewer: i64, rng: Rng) -> "Pennants":
        """Every way the unseen cards can lie is equally likely, and so is every bid a ready side may have laid; a
        side that is still deciding has its bid reset to none."""
        world = self.copy()
        world.rng = rng
        others = [side for side in (0, 1) if side != viewer]
        for side in others:
            world.pack |= self.hand[side] | self.laid[side]
        for side in others:
            held = some(world.pack, (self.hand[side] | self.laid[side]).bit_count(), rng, DEAL_STREAM)
            world.pack &= ~held
            world.laid[side] = 0
            if self.ready[side]:
                bids = [bid for size in range(MOST_LAID + 1) for bid in combinations(numbers(held), size)]
                world.laid[side] = bits(list(bids[rng.below(DEAL_STREAM, len(bids))]))
            world.hand[side] = held & ~world.laid[side]
        return world

    # -- Text -----------------------------------------------------------------------------------------------

    def write_choice(self, side: i64, choice: i64) -> str:
        return {READY: "ready", DRAW: "draw", STAND: "stand"}.get(int(choice), f"lay {choice}")

    def read_choice(self, side: i64, text: str) -> int:
        words = {f"lay {card}": card for card in numbers(CARDS)} | {"ready": READY, "draw": DRAW, "stand": STAND}
        if text not in words:
            raise UserError("pennants-bad-choice", text=text[:40])
        return words[text]

    def write_position(self) -> str:
        loser = SIDE_NAMES[self.loser] if self.loser >= 0 else "-"
        sides = []
        for side, name in enumerate(SIDE_NAMES):
            ready = "yes" if self.ready[side] else "no"
            zones = [write_zone(self.hand[side]), write_zone(self.laid[side]), ready, write_zone(self.won[side])]
            sides.append(f"{name} {'/'.join(zones)}")
        return (
            f"{self.phase()} {self.round} {self.shown} {self.turns} {loser} {sides[0]} {sides[1]} "
            f"pack {write_zone(self.pack)} out {write_zone(self.out)} pennants {write_zone(self.hidden)} "
            f"aside {write_zone(self.aside)}"
        )

    def sound(self) -> bool:
        """Whether a position read from text could stand: nothing secret outside the bidding, one pennant inside it."""
        bidding = self.stage == BID
        return (
            0 < self.round <= self.rounds
            and (self.shown > 0) == bidding
            and (self.loser >= 0) == (self.stage == CONSOLATION)
            and not all(self.ready)
            and (bidding or not (any(self.ready) or any(self.laid)))
            and all(zone.bit_count() <= MOST_LAID for zone in self.laid)
        )

    def census(self) -> str:
        cards = [*self.hand, *self.laid, self.pack, self.out]
        pennants = [*self.won, self.hidden, self.aside, 1 << self.shown & ~1]
        return f"cards {_sorted(cards)} pennants {_sorted(pennants)}"


def _sorted(zones: list[int]) -> list[int]:
    return sorted(number for zone in zones for number in numbers(zone))


def _card(number: int) -> dict[str, object]:
    return {"id": f"card-{number}", "say": "pennants-card", "value": number}


def _pennant(number: int) -> dict[str, object]:
    return {"id": f"pennant-{number}", "say": "pennants-pennant", "value": number}


def greedy(state: State, side: int, rng: Rng) -> int:
    """Spread the cards over the rounds left, the high ones on pennants worth having, and always draw."""
    assert isinstance(state, Pennants)
    if state.stage == CONSOLATION:
        return DRAW if state.pack else STAND
    hand, laid = numbers(state.hand[side]), state.laid[side].bit_count()
    share = -(-(len(hand) + laid) // (state.rounds - state.round + 1))
    if not hand or laid >= min(share, MOST_LAID):
        return READY
    return max(hand) if state.shown >= 2 else min(hand)
