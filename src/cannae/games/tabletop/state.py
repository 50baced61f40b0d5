"""The position of a whole battle: where every group stands and in what order it is, and how far the turn has got.

Group numbers: red's are 0 to 15, blue's 16 to 31. Everything a group carries is a row of whole numbers; what never
changes about it (its troops) stands in the terms.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import SIDE_NAMES, SteppedState
from cannae.core.randomness import Rng
from cannae.games.tabletop.data.troops import Readings, Side
from cannae.games.tabletop.rules.table.formation import Troop, file_middle, ranks_of
from cannae.games.tabletop.rules.table.geometry import HALF_BASE, Pose, Rect, across
from cannae.games.tabletop.rules.table.ground import Piece

# The numbers of the phases; phases.py lists them.
CAMPING: Final = 0
MUSTERING: Final = 1
PLACING: Final = 2
POSTING: Final = 3
CHARGING: Final = 4
INTERCEPTING: Final = 5
EVADING: Final = 6
FEEDING: Final = 7
PICKING: Final = 8
MOVING: Final = 9
COMMANDING: Final = 10
HOLDING: Final = 11
OVER: Final = 12

# The numbers of the steps between them.
DEPLOY: Final = 0
BEGIN_TURN: Final = 1
HOLD_BACK: Final = 2
INTERCEPT: Final = 3
TARGETS: Final = 4
GO_IN: Final = 5
IMPACT: Final = 6
CONFORM: Final = 7
FEED: Final = 8
SHOOT: Final = 9
MELEE: Final = 10
BREAK_OFF: Final = 11
COMMAND: Final = 12
RALLY: Final = 13
ROUT: Final = 14
PURSUE: Final = 15
REMOVE: Final = 16
END_TURN: Final = 17

# Choices: ranges of whole numbers (notation.py writes and reads them).
DONE: Final = 0
AUTO: Final = 1
BACK: Final = 2
STAND: Final = 3
ALONG: Final = 4
REAR: Final = 5
STAY: Final = 6
HOLD: Final = 7
ON: Final = 8
HALT: Final = 9
GROUP: Final = 64  # + group
MUSTER: Final = 256  # + 16 * group + files
JOIN: Final = 1024  # + 32 * commander + group
LEAD: Final = 1280  # + 32 * commander + group: to fight in its front rank
PLACE: Final = 2048  # + 128 * row + column
CHARGE: Final = 8192  # + 64 * group + angle
CROSS: Final = 10240  # + 32 * group + charger: interception
WIDEN: Final = 11264  # + 2 * group + end: feeding a file in, left or right
LINE: Final = 11392  # + 32 * first + last group of a battle line, from its left to its right
CAMP: Final = 12544  # + column: where the camp stands
MOVE: Final = 16384  # + (64 * family + angle) * 64 + distance
LAST: Final = 81920

# A row of numbers for each group.
GROUPS: Final = 32
OF_SIDE: Final = 16
FIELDS: Final = 40
X: Final = 0
Y: Final = 1
H: Final = 2
FILES: Final = 3
BASES: Final = 4
LEVEL: Final = 5  # 0 steady to 3 broken
WHERE: Final = 6
MOVED: Final = 7  # it had its move this turn: HALTED, WENT or AGAIN
CHARGED: Final = 8  # how its charge stands
OPTION: Final = 9  # the way of its charge
ORDER: Final = 10  # when it was declared, from 1
EVADE: Final = 11  # what it does about a charge
FELL: Final = 12  # it dropped a level this turn
PURSUING: Final = 13
PREY: Final = 14  # the group it pursues, plus 1
FLANKS: Final = 15  # enemies it has hit in flank or rear, as bits
FRESH: Final = 16  # it pursued into fresh enemy, and fights as charging in the next impact phase
RAN: Final = 17  # it evaded this turn, so it does not shoot
AIMED: Final = 18  # the enemies its charge aimed at first, as bits
FLANKED: Final = 19  # it dropped a level for a charge in the flank this turn
HEADING: Final = 20  # where it routs to, plus 1; 0 for the own rear
SCARED: Final = 22  # it was fragmented when it was charged this turn, and has tested for it
FED: Final = 21  # ends at which it has fed a file in this turn: 1 left, 2 right
STEPS: Final = 28  # twelve of them: how far each file stands ahead
# A change of one of these, or of a step, may change who touches whom.
PLACING_FIELDS: Final = 1 << X | 1 << Y | 1 << H | 1 << FILES | 1 << BASES | 1 << LEVEL | 1 << WHERE | 1 << FLANKS

# WHERE a group is.
WAITING_OFF: Final = 0  # not placed yet
ON_TABLE: Final = 1
GONE: Final = 2  # destroyed, or fled from the table
EVADED_OFF: Final = 3  # left the table while evading

# How it moved.
HALTED: Final = 1
WENT: Final = 2
AGAIN: Final = 3  # it advanced, and may advance once more (21.12)

# How a charge stands.
DECLARED: Final = 1
REFUSED: Final = 2  # failed its test, or may not any more
IN: Final = 3  # it has charged home, or tried to
# Evading: not asked, then one of these; RUN once it ran.
DECIDED_STAND: Final = 1
DECIDED_ALONG: Final = 2
DECIDED_REAR: Final = 3
RUN: Final = 4

STEADY: Final = 0
DISRUPTED: Final = 1
FRAGMENTED: Final = 2
BROKEN: Final = 3

# Commanders, four slots a side.
COMMANDERS: Final = 8
OF_SIDE_C: Final = 4
C_FIELDS: Final = 6
RANK: Final = 0  # 0 nobody, 1 TC, 2 FC, 3 IC
WITH: Final = 1  # his group, plus 1; 0 when alone
C_X: Final = 2
C_Y: Final = 3
STAYED: Final = 4  # he did not move in this joint action phase, and may rally
IN_FRONT: Final = 5  # he fights in the front rank of his group
RANK_NAMES: Final = ["none", "TC", "FC", "IC"]

# The purposes chance serves.
STREAMS: Final = ["initiative", "tests", "hits", "deaths", "distance", "terrain"]
INITIATIVE: Final = 0
TESTS: Final = 1
HITS: Final = 2
DEATHS: Final = 3
DISTANCE: Final = 4
TERRAIN: Final = 5


class Terms:
    """What was agreed before the battle; shared by all copies and never changed."""

    def __init__(self) -> None:
        self.width: i64 = 48000
        self.depth: i64 = 36000
        self.troops: list[Troop | None] = [None] * GROUPS
        self.commanders: vec[i64] = vec[i64]([0] * COMMANDERS)  # their ranks
        self.break_points: vec[i64] = vec[i64]([0, 0])
        self.pieces: list[Piece] = []
        self.readings = Readings()
        self.turns: i64 = 40
        self.scripted = True  # deployment by script
        self.armies: list[str] = ["", ""]
        self.field: str = "open"
        self.scenario: str = "none"
        self.stands: list[tuple[int, int, int, int, int]] = []  # of a set-up: group, files, x, y, heading
        self.posts: list[tuple[int, int]] = []  # of a set-up: commander, group
        self.camps: list[int] = [0, 0]  # of a set-up: where their middles are; 0 for not said
        self.preset: i64 = 0  # how many of the pieces lay there from the start
        self.matches: dict[int, int] = {}  # what bots have reckoned about fights between its groups
        self.sides: dict[int, Side] = {}  # its groups in every state they were seen in: costly to make

    def with_more(self, pieces: list[Piece]) -> "Terms":
        """The same with further pieces on the table."""
        twin = Terms()
        twin.width, twin.depth, twin.troops, twin.commanders = self.width, self.depth, self.troops, self.commanders
        twin.break_points, twin.readings, twin.turns = self.break_points, self.readings, self.turns
        twin.scripted, twin.armies, twin.field, twin.scenario = self.scripted, self.armies, self.field, self.scenario
        twin.stands, twin.posts, twin.camps, twin.preset = self.stands, self.posts, self.camps, self.preset
        twin.matches, twin.sides = self.matches, self.sides
        twin.pieces = self.pieces + pieces
        return twin


class Position(SteppedState):
    """Fields and copying; the verbs of the contract follow in engine.py."""

    def __init__(self, terms: Terms, rng: Rng) -> None:
        self.log = None
        self.terms = terms
        self.rng = rng
        self.rects: list[Rect | None] = [None] * GROUPS  # made when asked for
        self.offers: list[int] | None = None  # what may be chosen now, once worked out
        self.working: object = None  # what it was worked out from
        # Worked out once, and known until somebody's place or order changes: who fights whom, who may charge whom.
        self.known_pairs: object = None
        self.known_ways: object = None

    def clear(self) -> None:
        self.groups: vec[i64] = vec[i64]([0] * (GROUPS * FIELDS))
        self.commanders: vec[i64] = vec[i64]([0] * (COMMANDERS * C_FIELDS))
        self.step_number = DEPLOY
        self.phase_number = OVER
        self.barrier_count = 0
        self.first: i64 = 0  # the side that begins: the one without the initiative
        self.active: i64 = 0  # whose turn it is
        self.turn: i64 = 0  # turns begun
        self.quiet: i64 = 0  # turns in a row in which nobody was hit
        self.bloody: i64 = 0  # somebody was hit this turn
        self.asked: i64 = 0  # the side that decides now
        self.picked: i64 = 0  # the group being moved, placed or asked, plus 1
        self.line: i64 = 0  # the last group of the battle line that begins with it, plus 1
        self.sacked: i64 = 0  # sides whose camp is lost, as bits
        self.fed: i64 = 0  # sides that are done with feeding files in this turn, as bits
        self.files: i64 = 0  # in which it will be placed
        self.failed: i64 = 0  # the picked group has failed its move test
        self.batch: i64 = 0  # of the deployment
        self.left: i64 = 0  # groups still to be placed in this batch
        self.commander: i64 = 0  # the one asked for, plus 1
        self.winner: i64 = -1
        self.reason: i64 = 0  # how the battle ended
        self.dice = ""  # thrown since the last choice, for everybody to see

    def copy_onto(self, twin: "Position") -> None:
        twin.groups = self.groups[:]
        twin.commanders = self.commanders[:]
        twin.rects = self.rects[:]
        twin.phase_number = self.phase_number
        twin.present = self.present
        twin.step_number = self.step_number
        twin.barrier_count = self.barrier_count
        twin.first = self.first
        twin.active = self.active
        twin.turn = self.turn
        twin.quiet = self.quiet
        twin.bloody = self.bloody
        twin.asked = self.asked
        twin.picked = self.picked
        twin.line = self.line
        twin.sacked = self.sacked
        twin.fed = self.fed
        twin.files = self.files
        twin.failed = self.failed
        twin.batch = self.batch
        twin.left = self.left
        twin.commander = self.commander
        twin.winner = self.winner
        twin.reason = self.reason
        twin.dice = self.dice
        twin.offers = self.offers
        twin.known_pairs = self.known_pairs
        twin.known_ways = self.known_ways

    # -- Groups -------------------------------------------------------------------------------------------

    def get(self, group: i64, field: i64) -> i64:
        return self.groups[group * FIELDS + field]

    def set(self, group: i64, field: i64, value: i64) -> None:
        self.groups[group * FIELDS + field] = value
        if field >= STEPS or PLACING_FIELDS >> field & 1:
            self.known_pairs = None
            self.known_ways = None

    def troop(self, group: i64) -> Troop:
        found = self.terms.troops[group]
        assert found is not None
        return found

    def exists(self, group: i64) -> bool:
        return self.terms.troops[group] is not None

    def is_on(self, group: i64) -> bool:
        return self.groups[group * FIELDS + WHERE] == ON_TABLE

    def on_table(self, side: i64) -> list[int]:
        """The groups of a side on the table, by number."""
        start = int(side) * OF_SIDE
        return [group for group in range(start, start + OF_SIDE) if self.groups[group * FIELDS + WHERE] == ON_TABLE]

    def in_order(self) -> list[int]:
        """16.10: the active side first, each by number."""
        return self.on_table(self.active) + self.on_table(1 - self.active)

    def ranks(self, group: i64) -> i64:
        return ranks_of(self.get(group, FILES), self.get(group, BASES))

    def depth(self, group: i64) -> i64:
        return self.ranks(group) * self.troop(group).depth

    def pose(self, group: i64) -> Pose:
        at = group * FIELDS
        return self.groups[at], self.groups[at + 1], self.groups[at + 2]

    def half_width(self, group: i64) -> i64:
        return self.get(group, FILES) * HALF_BASE

    def rect(self, group: i64) -> Rect:
        known = self.rects[group]
        if known is None:
            x, y, h = self.pose(group)
            known = self.rects[group] = Rect(x, y, h, self.half_width(group), self.depth(group))
        return known

    def is_stepped(self, group: i64) -> bool:
        at = group * FIELDS + STEPS
        file: i64 = 0
        while file < 12:
            if self.groups[at + file]:
                return True
            file += 1
        return False

    def file_pose(self, group: i64, file: i64) -> Pose:
        """The front middle of a file where it stands."""
        at = group * FIELDS
        u = file_middle(file, self.groups[at + FILES])
        x, y = across(self.groups[at], self.groups[at + 1], self.groups[at + 2], u, self.groups[at + STEPS + file])
        return x, y, self.groups[at + 2]

    def file_rect(self, group: i64, file: i64) -> Rect:
        x, y, h = self.file_pose(group, file)
        return Rect(x, y, h, HALF_BASE, self.depth(group))

    def bodies(self, group: i64) -> list[Rect]:
        """17.4: what is there to be met: the rectangle, or each file where some have stepped forward."""
        if not self.is_stepped(group):
            return [self.rect(group)]
        return [self.file_rect(group, file) for file in range(int(self.get(group, FILES)))]

    def put(self, group: i64, pose: Pose) -> None:
        """A new place, with a straight front."""
        at = group * FIELDS
        self.groups[at], self.groups[at + 1], self.groups[at + 2] = pose
        file: i64 = 0
        while file < 12:
            self.groups[at + STEPS + file] = 0
            file += 1
        self.rects[group] = None
        self.known_pairs = None
        self.known_ways = None

    def form(self, group: i64, files: i64) -> None:
        self.set(group, FILES, files)
        self.rects[group] = None

    # -- Commanders ---------------------------------------------------------------------------------------

    def get_c(self, commander: i64, field: i64) -> i64:
        return self.commanders[commander * C_FIELDS + field]

    def set_c(self, commander: i64, field: i64, value: i64) -> None:
        self.commanders[commander * C_FIELDS + field] = value

    # -- Telling ------------------------------------------------------------------------------------------

    def tell(self, key: str, rule: str, args: dict[str, object]) -> None:
        """An event, with where and how those of whom it tells stand now: screens show one after another."""
        if self.log is not None:
            named = [args[name] for name in ("group", "enemy", "last") if name in args]
            args["stood"] = [self.standing(str(unit["label"])) for unit in named if isinstance(unit, dict)]
            self.log.tell("tabletop-event-" + key, rule, args)

    def standing(self, name: str) -> list[object]:
        at = (OF_SIDE * (name[0] == "B") + int(name[1:]) - 1) * FIELDS
        return [name, *[int(self.groups[at + field]) for field in range(WHERE + 1)]]


def side_of(group: i64) -> i64:
    return group >> 4


def bit_of(group: i64) -> i64:
    """Its bit in a set of groups. The one is reckoned, since the compiler writes a plain 1 with 32 bits only, and
    group 31 would bring a sign with it."""
    one: i64 = group - group + 1
    return one << group


def label(group: i64) -> str:
    """R1 to R16 and B1 to B16."""
    return ("R" if group < OF_SIDE else "B") + str(int(group & 15) + 1)


def unit_words(p: Position, group: i64) -> dict[str, object]:
    """A group as an argument of a sentence."""
    if not p.exists(group):
        return {"say": "tabletop-no-unit", "label": label(group)}
    listed = p.troop(group).group
    name = f"@tabletop-group-{listed.id.lower()}" if listed.id else listed.name
    return {"say": "tabletop-unit", "label": label(group), "name": name}


def mu_words(units: i64) -> dict[str, object]:
    """A distance as an argument of a sentence, in MU and hundredths."""
    return {"say": "tabletop-mu", "whole": str(int(units) // 1000), "rest": f"{int(units) % 1000 // 10:02d}"}


def side_words(side: i64) -> str:
    return "@side-" + SIDE_NAMES[side]


def commander_words(p: Position, commander: i64) -> dict[str, object]:
    """A commander as an argument of a sentence."""
    rank = RANK_NAMES[p.get_c(commander, RANK)].lower()
    return {
        "say": "tabletop-leader",
        "rank": f"@tabletop-leader-{rank}",
        "number": int(commander & 3) + 1,
        "side": side_words(commander >> 2),
    }
