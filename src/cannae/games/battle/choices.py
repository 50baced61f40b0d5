"""The phases of the game, the automatic stages between them, and the ranges that choices are numbered in."""

from typing import Final

# -- Phases: somebody must decide ---------------------------------------------------------------------------

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

PHASES: Final = [
    "veto", "combine", "place", "support", "general", "plan", "contend", "extra", "precedence", "action", "forced",
    "array", "allot", "announce", "select", "read", "commit", "target", "instant", "discard", "standard",
    "successor", "merge", "master", "captain", "order", "retreat", "close", "initiative", "move", "destination",
    "level", "engage", "assign", "over",
]  # fmt: skip

# -- Stages: what the rules do next by themselves (see flow.py) -----------------------------------------------

S_WAIT: Final = 0  # nothing: somebody is deciding
S_DEAL: Final = 1
S_VETO: Final = 2
S_PLACE: Final = 3
S_SUPPORT: Final = 4
S_GENERAL: Final = 5
S_PLAN: Final = 6
S_CONTEND: Final = 7
S_ACTIONS: Final = 8
S_ARRAY: Final = 9
S_ALLOT: Final = 10
S_PERIOD: Final = 11
S_SPOT: Final = 12
S_ANNOUNCE: Final = 13
S_SELECT: Final = 14
S_ROUND: Final = 15
S_RESOLVE: Final = 16
S_HIT: Final = 17
S_EXTRA: Final = 18
S_CASUALTIES: Final = 19
S_SUCCESSION: Final = 20
S_COUNT: Final = 21
S_VERDICT: Final = 22
S_RALLY: Final = 23
S_MERGE: Final = 24
S_JOIN: Final = 25
S_ORDER: Final = 26
S_STRATAGEMS: Final = 27
S_CLOSE: Final = 28
S_END: Final = 29
S_MOVEMENT: Final = 30
S_INITIATIVE: Final = 31
S_TURN: Final = 32
S_ARRIVE: Final = 33
S_MOVED: Final = 34
S_VICTORY: Final = 35

# -- Choices ------------------------------------------------------------------------------------------------------

CARD: Final = 0  # + Mastery Card
UNIT: Final = 16  # + unit 0..15 (red's eight, then blue's)
AT: Final = 32  # + place 0..6
LEVELS: Final = 40  # + Combat Level 0..2
STRATAGEM: Final = 48  # + Stratagem 0..8
GRANT: Final = 96  # + number of moves 1..9
ACT: Final = 128  # + Deployment Action, see expanded_deployment.py
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
