"""The position and the rules of Pennants; the numbers in comments are those of rules.en.md."""

from itertools import combinations

from cannae.core.contract import SIDE_NAMES, EventLog, Outcome, UserError
from cannae.core.randomness import Rng
from cannae.core.simple import ListState

CARDS = list(range(1, 13))
PENNANTS = [1, 2, 3, 4, 5]
MOST_LAID = 2
READY, DRAW, STAND = 20, 21, 22  # choices; 1 to 12 lay that card
WORDS = {READY: "ready", DRAW: "draw", STAND: "stand"}
NOTATION = {card: f"lay {card}" for card in CARDS} | WORDS
PHASES = ("bid", "consolation", "over")
DEAL_STREAM, PENNANT_STREAM, DRAW_STREAM = 0, 1, 2


def some(zone: list[int], count: int, rng: Rng, stream: int) -> list[int]:
    """So many members of a list, each selection equally likely."""
    left = zone[:]
    return sorted(left.pop(rng.below(stream, len(left))) for _ in range(count))


def without(zone: list[int], taken: list[int]) -> list[int]:
    return [number for number in zone if number not in taken]


def write_zone(zone: list[int]) -> str:
    return ",".join(map(str, zone)) or "-"


class Pennants(ListState):
    """Every list of cards and pennants is in order, so that equal positions are written alike."""

    def __init__(self, rounds: int, consolation: bool, rng: Rng, log: EventLog | None = None) -> None:
        super().__init__(rng, log)
        self.rounds = rounds
        self.consolation = consolation
        self.stage = "bid"
        self.round = 0
        self.shown = 0  # the pennant turned up, 0 for none
        self.loser = -1  # who may draw in the consolation
        self.hand: list[list[int]] = [[], []]
        self.laid: list[list[int]] = [[], []]  # secret until both are ready
        self.ready = [False, False]
        self.won: list[list[int]] = [[], []]
        self.pack = CARDS[:]
        self.out: list[int] = []
        self.hidden = PENNANTS[:]  # pennants not yet turned up
        self.aside: list[int] = []

    # -- Rules, in the order of the rulebook --------------------------------------------------------------

    def deal(self, size: int) -> None:
        """1.2"""
        for side in (0, 1):
            self.hand[side] = some(self.pack, size, self.rng, DEAL_STREAM)
            self.pack = without(self.pack, self.hand[side])
        self.next_round()

    def next_round(self) -> None:
        """2.1, 4.1"""
        self.loser = -1
        if self.round == self.rounds:
            self.stage = "over"
            self.tell("pennants-over", "4.1", red=sum(self.won[0]), blue=sum(self.won[1]))
            return
        self.stage = "bid"
        self.round += 1
        [self.shown] = some(self.hidden, 1, self.rng, PENNANT_STREAM)
        self.hidden.remove(self.shown)
        self.tell("pennants-turned", "2.1", pennant=self.shown)

    def acting(self) -> int:
        if self.stage == "bid":
            return (0 if self.ready[0] else 1) | (0 if self.ready[1] else 2)
        return 1 << self.loser if self.stage == "consolation" else 0

    def legal(self, side: int) -> list[int]:
        if self.stage == "bid":
            cards = self.hand[side] if len(self.laid[side]) < MOST_LAID else []  # 2.2, 2.3
            return [*cards, READY]  # 2.4: also with nothing to lay
        return [DRAW, STAND] if self.pack else [STAND]  # 3.1, 3.2

    def forbidden_by(self, side: int, choice: int) -> str:
        if self.stage == "over":
            return "4.2"
        if self.stage == "consolation":
            return "3.2" if side == self.loser and choice == DRAW else "3.3"
        if choice in (DRAW, STAND):
            return "3.1"
        if side not in (0, 1) or self.ready[side]:
            return "2.4"
        return "2.3" if choice in self.hand[side] else "2.2"

    def carry_out(self, side: int, choice: int) -> None:
        if choice == READY:
            self.ready[side] = True
            if all(self.ready):
                self.reveal()
        elif choice in (DRAW, STAND):
            self.console(side, choice)
        else:
            self.hand[side].remove(choice)
            self.laid[side] = sorted([*self.laid[side], choice])
            if self.log:
                self.log.tell("pennants-laid", "2.2", {"card": choice}, 1 << side)

    def reveal(self) -> None:
        """2.4, 2.5"""
        bids = self.laid
        self.tell("pennants-bids", "2.4", red=bids[0] or "@pennants-nothing", blue=bids[1] or "@pennants-nothing")
        self.out = sorted([*self.out, *bids[0], *bids[1]])
        self.laid, self.ready = [[], []], [False, False]
        pennant, self.shown = self.shown, 0
        if sum(bids[0]) == sum(bids[1]):
            self.aside = sorted([*self.aside, pennant])
            self.tell("pennants-aside", "2.5", pennant=pennant)
            self.next_round()
            return
        winner = 0 if sum(bids[0]) > sum(bids[1]) else 1
        self.won[winner] = sorted([*self.won[winner], pennant])
        self.tell("pennants-taken", "2.5", side=f"@side-{SIDE_NAMES[winner]}", pennant=pennant)
        if self.consolation:
            self.stage, self.loser = "consolation", 1 - winner
        else:
            self.next_round()

    def console(self, side: int, choice: int) -> None:
        """3.1"""
        name = f"@side-{SIDE_NAMES[side]}"
        if choice == STAND:
            self.tell("pennants-stood", "3.1", side=name)
        else:
            [drawn] = some(self.pack, 1, self.rng, DRAW_STREAM)
            self.pack.remove(drawn)
            self.hand[side] = sorted([*self.hand[side], drawn])
            if self.log:
                card: dict[str, object] = {"side": name, "card": drawn}
                self.log.tell_apart(side, "pennants-drew", "3.1", card, "pennants-drew-unseen", {"side": name})
        self.next_round()

    def outcome(self) -> Outcome | None:
        if self.stage != "over":
            return None
        red, blue = sum(self.won[0]), sum(self.won[1])
        if red == blue:
            return Outcome(-1, "level", red, blue)
        return Outcome(0 if red > blue else 1, "pennants", red, blue)

    # -- What people and bots are told --------------------------------------------------------------------

    def tell(self, key: str, rule: str, **args: object) -> None:
        if self.log:
            self.log.tell(key, rule, args)

    def every_choice(self) -> list[int]:
        return list(NOTATION)

    def conceivable(self, side: int) -> list[int]:
        """Also the cards already laid and the answers of the other phase, which screens show greyed."""
        if not self.acting() >> side & 1:
            return []
        return [*sorted(self.hand[side] + self.laid[side]), READY, DRAW, STAND]

    def describe(self, side: int, choice: int) -> dict[str, object]:
        if choice in WORDS:
            verb = WORDS[choice]
            return {"verb": verb, "things": [], "key": f"pennants-choice-{verb}", "args": {}}
        return {"verb": "lay", "things": [f"card-{choice}"], "key": "pennants-choice-lay", "args": {"card": choice}}

    def phase(self) -> str:
        return self.stage

    def view(self, viewer: int) -> dict[str, object]:
        data: dict[str, object] = {"phase": self.phase(), "round": self.round, "rounds": self.rounds}
        data["pennant"] = _pennant(self.shown) if self.shown else None
        for side in (0, 1):
            own: dict[str, object] = {"won": [_pennant(number) for number in self.won[side]]}
            if self.acting():
                own["status"] = "deciding" if self.acting() >> side & 1 else "ready" if self.ready[side] else "waiting"
            own["cards"] = len(self.hand[side]) + len(self.laid[side])
            if side == viewer:
                own["hand"] = [_card(number) for number in self.hand[side]]
                own["laid"] = [_card(number) for number in self.laid[side]]
            data[SIDE_NAMES[side]] = own
        data["pack"] = len(self.pack)
        data["out"] = [_card(number) for number in self.out]
        data["aside"] = [_pennant(number) for number in self.aside]
        return data

    def redeal(self, viewer: int, rng: Rng) -> "Pennants":
        """Every way the unseen cards can lie is equally likely, and so is every bid a ready side may have laid; a
        side that is still deciding has its bid reset to none."""
        world = self.copy()
        world.rng = rng
        others = [side for side in (0, 1) if side != viewer]
        for side in others:
            world.pack = sorted([*world.pack, *self.hand[side], *self.laid[side]])
        for side in others:
            held = some(world.pack, len(self.hand[side]) + len(self.laid[side]), rng, DEAL_STREAM)
            world.pack = without(world.pack, held)
            world.laid[side] = []
            if self.ready[side]:
                bids = [bid for size in range(MOST_LAID + 1) for bid in combinations(held, size)]
                world.laid[side] = list(bids[rng.below(DEAL_STREAM, len(bids))])
            world.hand[side] = without(held, world.laid[side])
        return world

    # -- Text -----------------------------------------------------------------------------------------------

    def write_choice(self, side: int, choice: int) -> str:
        return NOTATION.get(choice, f"lay {choice}")

    def read_choice(self, side: int, text: str) -> int:
        for choice, written in NOTATION.items():
            if text == written:
                return choice
        raise UserError("pennants-bad-choice", text=text[:40])

    def write_position(self) -> str:
        loser = SIDE_NAMES[self.loser] if self.loser >= 0 else "-"
        sides = []
        for side, name in enumerate(SIDE_NAMES):
            ready = "yes" if self.ready[side] else "no"
            zones = [write_zone(self.hand[side]), write_zone(self.laid[side]), ready, write_zone(self.won[side])]
            sides.append(f"{name} {'/'.join(zones)}")
        return (
            f"{self.phase()} {self.round} {self.shown} {self.barrier_count} {loser} {sides[0]} {sides[1]} "
            f"pack {write_zone(self.pack)} out {write_zone(self.out)} pennants {write_zone(self.hidden)} "
            f"aside {write_zone(self.aside)}"
        )

    def sound(self) -> bool:
        """Whether a position read from text could stand: nothing secret outside the bidding, one pennant inside it."""
        bidding = self.stage == "bid"
        return (
            0 < self.round <= self.rounds
            and (self.shown > 0) == bidding
            and (self.loser >= 0) == (self.stage == "consolation")
            and not all(self.ready)
            and (bidding or not (any(self.ready) or any(self.laid)))
            and all(len(zone) <= MOST_LAID for zone in self.laid)
        )

    def census(self) -> str:
        cards = sorted([*self.hand[0], *self.hand[1], *self.laid[0], *self.laid[1], *self.pack, *self.out])
        shown = [self.shown] if self.shown else []
        pennants = sorted([*self.won[0], *self.won[1], *self.hidden, *self.aside, *shown])
        return f"cards {cards} pennants {pennants}"


def _card(number: int) -> dict[str, object]:
    return {"id": f"card-{number}", "say": "pennants-card", "value": number}


def _pennant(number: int) -> dict[str, object]:
    return {"id": f"pennant-{number}", "say": "pennants-pennant", "value": number}
