"""The position: units, armies, terrain, and where in the order of play we are.

Units are numbered 0 to 15: red's eight, then blue's. Places are numbered 0 to 6 along the row, from Flank 1. A side of
a Terrain Card belongs to a player; a unit *across* stands on the enemy's side of it. All Units on one card share one
Combat Level, so the level belongs to the place.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import WAITING, SteppedState
from cannae.core.randomness import Rng
from cannae.games.battle.rules.cards import MOST_FIGHTERS, NONE, TERRAIN_KINDS
from cannae.games.battle.rules.forces import Army, Unit

# -- The numbers of the phases: somebody must decide; phases.py lists them -------------------------------------------

VETO: Final = 0
COMBINE: Final = 1
PLACE: Final = 2
SUPPORT: Final = 3
GENERAL: Final = 4
PLAN: Final = 5
CONTEND: Final = 6
EXTRA: Final = 7
PRECEDENCE: Final = 8
ACTION: Final = 9
FORCED: Final = 10
ARRAY: Final = 11
ALLOT: Final = 12
ANNOUNCE: Final = 13
SELECT: Final = 14
READ: Final = 15
COMMIT: Final = 16
TARGET: Final = 17
INSTANT: Final = 18
DISCARD: Final = 19
STANDARD: Final = 20
SUCCESSOR: Final = 21
MERGE: Final = 22
KEEP_MASTER: Final = 23
KEEP_CAPTAIN: Final = 24
ORDER: Final = 25
RETREAT_MODE: Final = 26
CLOSE: Final = 27
INITIATIVE: Final = 28
MOVE: Final = 29
DESTINATION: Final = 30
LEVEL: Final = 31
ENGAGE: Final = 32
ASSIGN: Final = 33
OVER: Final = 34

# -- The numbers of the steps: what the rules do next by themselves ---------------------------------------------------

DEAL: Final = 0
NEXT_VETO: Final = 1
ASK_PLACE: Final = 2
ASK_SUPPORT: Final = 3
ASK_GENERAL: Final = 4
ASK_PLAN: Final = 5
NEXT_CONTENTION: Final = 6
NEXT_ACTION: Final = 7
NEXT_ARRAY: Final = 8
NEXT_ALLOTMENT: Final = 9
BEGIN_PERIOD: Final = 10
NEXT_SPOT: Final = 11
NEXT_ANNOUNCEMENT: Final = 12
ASK_SELECT: Final = 13
NEXT_ROUND: Final = 14
RESOLVE: Final = 15
STRIKE_HOME: Final = 16
EXTRA_DAMAGE: Final = 17
CASUALTIES: Final = 18
SUCCESSION: Final = 19
COUNT_PILES: Final = 20
VERDICT: Final = 21
RALLY: Final = 22
NEXT_MERGER: Final = 23
JOIN: Final = 24
NEXT_ORDER: Final = 25
AFTER_DURATION: Final = 26
ASK_CLOSE: Final = 27
END_DURATION: Final = 28
BEGIN_MOVEMENT: Final = 29
ASK_INITIATIVE: Final = 30
NEXT_TURN: Final = 31
ARRIVE: Final = 32
MOVED: Final = 33
VICTORY: Final = 34

# -- Choices: ranges of whole numbers ---------------------------------------------------------------------------------

CARD: Final = 0  # + Mastery Card
UNIT: Final = 16  # + unit 0..15 (red's eight, then blue's)
AT: Final = 32  # + place 0..6
LEVELS: Final = 40  # + Combat Level 0..2
STRATAGEM: Final = 48  # + Stratagem 0..8
GRANT: Final = 96  # + number of moves 1..9
ACT: Final = 128  # + Deployment Action, see rules/deployment/actions.py
TROOP: Final = 256  # + 64 * unit + fighter
CASUALTY: Final = 2048  # + place in the ranks; the Combat Master is CHAMPION
CHAMPION: Final = 2047
END: Final = 2560  # one above the highest choice

ACCEPT: Final = 64
VETO_IT: Final = 65
DRAW: Final = 66
OWN_END: Final = 67
FAR_END: Final = 68
ASIDE: Final = 69
NOBODY: Final = 70
READY: Final = 71
LEAD_GENERAL: Final = 72
LEAD_OWN: Final = 73
USE: Final = 74
DECLINE: Final = 75
NO_MORE: Final = 76
FALL_BACK: Final = 77
WITHDRAW: Final = 78
ADVANCE: Final = 79
STAND: Final = 80
MOVE_GENERAL: Final = 81
PASS: Final = 82
STOP: Final = 83
CROSS: Final = 84
RAISE: Final = 85
LOWER: Final = 86
GO_FIRST: Final = 87
GO_SECOND: Final = 88
VERBS: Final = [
    "accept", "veto", "draw", "near", "far", "aside", "nobody", "ready", "lead-general", "lead-own", "use", "decline",
    "enough", "fall-back", "withdraw", "advance", "stand", "general", "pass", "stop", "cross", "raise", "lower",
    "first", "second",
]  # fmt: skip

# -- Sizes and signs --------------------------------------------------------------------------------------------------

UNITS: Final = 8  # most Units of one army
PLACES: Final = 7
ROUND_LOG: Final = 39  # numbers that tell of a round
GONE: Final = -2  # the place of a Unit that was defeated; NONE is the reserve
BALLISTIC: Final = 0
CHARGE: Final = 1
MELEE: Final = 2

TERRAIN_STREAM: Final = 0  # which purpose a draw serves, see `Game.streams`
CHANCE_STREAM: Final = 1

REASONS: Final = ["general", "captured", "control", "limit", "strength", "even", "generals"]
WON_GENERAL: Final = 0
WON_CAPTURE: Final = 1
WON_CONTROL: Final = 2
WON_LIMIT: Final = 3
WON_STRENGTH: Final = 4
DRAWN: Final = 5
WON_BOTH: Final = 6


class Terms:
    """What the players agreed before the battle; shared by all copies and never changed."""

    def __init__(
        self, terrains: i64, periods: i64, expanded_deployment: bool, expanded_movement: bool, drawn_up: bool
    ) -> None:
        self.terrains = terrains  # Terrain Cards in the row
        self.periods = periods  # the last one, if nobody has won before (rule 13.3)
        self.expanded_deployment = expanded_deployment  # chapter 14
        self.expanded_movement = expanded_movement  # chapter 15
        self.drawn_up = drawn_up  # a scenario, whose Units stand where they stood on the day


class Position(SteppedState):
    """All that lies on the table: fields and copying. What the rules ask about it is in `rules/battlefield.py`."""

    def __init__(self, terms: Terms, rng: Rng, of: "Position | None" = None) -> None:
        """An empty table, or a copy: a field is declared, begun and copied in one line."""
        self.terms = terms
        self.rng = rng
        self.log = None
        # The order of play
        self.then: i64 = i64(WAITING) if of is None else of.then  # the step to go on with after a side matter
        # The step after all lost Main Units have been replaced.
        self.resume: i64 = i64(WAITING) if of is None else of.resume
        self.deciders: i64 = i64(0) if of is None else of.deciders
        self.winner: i64 = i64(NONE) if of is None else of.winner
        self.reason: i64 = i64(NONE) if of is None else of.reason
        self.first: i64 = i64(0) if of is None else of.first  # who has the first say in this Period (rule 1.6)
        self.period: i64 = i64(0) if of is None else of.period
        self.spot: i64 = i64(0) if of is None else of.spot  # the place the sequence has reached
        # Terrain
        self.deck: vec[i64] = vec[i64]([0] * TERRAIN_KINDS) if of is None else vec[i64](of.deck)  # copies of each kind
        self.aside: vec[i64] = vec[i64]([0] * TERRAIN_KINDS) if of is None else vec[i64](of.aside)
        self.base: vec[i64] = vec[i64]([NONE] * PLACES) if of is None else vec[i64](of.base)
        # 1: the near end lies towards blue.
        self.turned: vec[i64] = vec[i64]([0] * PLACES) if of is None else vec[i64](of.turned)
        # Combined card at 2 * place + side.
        self.ends: vec[i64] = vec[i64]([NONE] * (2 * PLACES)) if of is None else vec[i64](of.ends)
        self.settled: i64 = i64(0) if of is None else of.settled  # places that were 'set', as bits
        # Modifier at 8 * place + 4 * side + (Combat Level, 3 for Guard).
        self.ground: vec[i64] = vec[i64]([0] * (8 * PLACES)) if of is None else vec[i64](of.ground)
        self.going: vec[i64] = vec[i64]([0] * PLACES) if of is None else vec[i64](of.going)  # Move
        self.meddled: i64 = i64(0) if of is None else of.meddled  # who has vetoed or drawn at this place, as bits
        self.content: i64 = i64(0) if of is None else of.content  # who is content with what lies there now
        self.drawn: i64 = i64(NONE) if of is None else of.drawn
        # Units
        self.units: list[Unit] = [Unit() for _ in range(2 * UNITS)] if of is None else [Unit(unit) for unit in of.units]
        self.armies: list[Army] = [Army(), Army()] if of is None else [Army(of.armies[0]), Army(of.armies[1])]
        # Main Unit at PLACES * side + place
        self.mains: vec[i64] = vec[i64]([NONE] * (2 * PLACES)) if of is None else vec[i64](of.mains)
        self.level: vec[i64] = vec[i64]([BALLISTIC] * PLACES) if of is None else vec[i64](of.level)
        # Fighters out of the game, at 64 * side + fighter.
        self.lost: vec[i64] = vec[i64]([0] * (2 * MOST_FIGHTERS)) if of is None else vec[i64](of.lost)
        # Announcements between neighbouring places (chapter 11)
        # Places up to this one have had their announcements.
        self.covered: i64 = i64(NONE) if of is None else of.covered
        self.caller: i64 = i64(0) if of is None else of.caller
        self.asked: i64 = i64(0) if of is None else of.asked  # units that have had their say in this Period, as bits
        self.announced: i64 = i64(0) if of is None else of.announced  # of these, the ones that named a target
        self.speaker: i64 = i64(NONE) if of is None else of.speaker  # the unit being asked
        # The enemy each unit targets.
        self.aim: vec[i64] = vec[i64]([NONE] * (2 * UNITS)) if of is None else vec[i64](of.aim)
        # The present Duration
        self.place_red: i64 = i64(NONE) if of is None else of.place_red
        self.place_blue: i64 = i64(NONE) if of is None else of.place_blue
        self.round: i64 = i64(0) if of is None else of.round
        self.reader: i64 = i64(NONE) if of is None else of.reader
        self.attacker: i64 = i64(NONE) if of is None else of.attacker
        self.target: i64 = i64(NONE) if of is None else of.target
        # What the cards of the last round did, see rules/duration/round_log.py.
        self.round_log: vec[i64] = vec[i64]([0] * ROUND_LOG) if of is None else vec[i64](of.round_log)
        self.hurt: i64 = i64(0) if of is None else of.hurt  # units whose Damage rose this round, as bits
        self.losing: i64 = i64(NONE) if of is None else of.losing  # the unit that must Discard
        self.instant: i64 = i64(0) if of is None else of.instant  # 1: an Instant Discard, which lowers no Damage
        # 1: its Discards go out of the game, not into the pile.
        self.uncounted: i64 = i64(0) if of is None else of.uncounted
        self.fallen: i64 = i64(0) if of is None else of.fallen  # sides whose Main Unit was lost, as bits
        self.heirless: i64 = i64(0) if of is None else of.heirless  # of these, who has yet to name another
        self.rewarded: i64 = i64(0) if of is None else of.rewarded  # 1: the winner's MP have been seen to
        self.routed: i64 = i64(0) if of is None else of.routed  # 1: lost by Rout
        self.verdict: i64 = i64(0) if of is None else of.verdict  # 0 nothing, 1 Shaken, 2 Rout
        self.judged: i64 = i64(NONE) if of is None else of.judged
        # Sides that are through with the present step, as bits.
        self.turnwise: i64 = i64(0) if of is None else of.turnwise
        self.joining: i64 = i64(NONE) if of is None else of.joining  # Support Unit being added
        # Units whose Troops may yet be put in a new order, as bits.
        self.unordered: i64 = i64(0) if of is None else of.unordered
        self.ordering: i64 = i64(NONE) if of is None else of.ordering  # the unit whose Troops are being put in order
        self.held: i64 = i64(0) if of is None else of.held  # Hold came In Play
        self.falls_back: i64 = i64(0) if of is None else of.falls_back
        # Expanded Deployment
        self.run: i64 = i64(0) if of is None else of.run
        self.again: i64 = i64(0) if of is None else of.again
        self.acts: i64 = i64(0) if of is None else of.acts  # who may still carry out an action, as bits
        self.leads_off: i64 = i64(NONE) if of is None else of.leads_off
        # Army Movement
        self.mover: i64 = i64(NONE) if of is None else of.mover
        self.tries: i64 = i64(0) if of is None else of.tries
        self.grant: i64 = i64(0) if of is None else of.grant
        self.granted: i64 = i64(0) if of is None else of.granted  # moves made under the present grant
        self.moving: i64 = i64(NONE) if of is None else of.moving
        self.goal: i64 = i64(NONE) if of is None else of.goal
        # A Main Unit to be named
        self.vacancy: i64 = i64(NONE) if of is None else of.vacancy  # the place
        self.heirs: i64 = i64(0) if of is None else of.heirs  # who may be named, as bits
        # The present phase comes last: looking it up needs a table that is complete.
        self.step_number = i64(DEAL) if of is None else of.step_number
        self.barrier_count = i64(0) if of is None else of.barrier_count
        if of is None:
            self.enter(VETO)
        else:
            self.phase_number = of.phase_number
            self.present = of.present
