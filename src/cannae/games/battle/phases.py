"""The phases and steps of the Battle game, each list in the order of its numbers."""

from typing import Any, Final

from cannae.core.contract import Over, Phase, Step
from cannae.games.battle.rules.deployment.actions import Action, Forced, NextAction
from cannae.games.battle.rules.deployment.expanded import (
    Allot,
    Array,
    AskPlan,
    Contend,
    Extra,
    NextAllotment,
    NextArray,
    NextContention,
    Plan,
    Precedence,
)
from cannae.games.battle.rules.deployment.placing import AskGeneral, AskPlace, AskSupport, General, Place, Support
from cannae.games.battle.rules.duration.commitment import Commit, NextRound, Read
from cannae.games.battle.rules.duration.conflict import Casualties, ExtraDamage, Instant, Resolve, StrikeHome, Target
from cannae.games.battle.rules.duration.ending import (
    AskClose,
    Close,
    CountPiles,
    EndDuration,
    NextOrder,
    Order,
    Rally,
    Standard,
    Verdict,
)
from cannae.games.battle.rules.duration.losses import Discard, Successor
from cannae.games.battle.rules.duration.merging import Join, KeepCaptain, KeepMaster, Merge, NextMerger
from cannae.games.battle.rules.duration.rear import Succession
from cannae.games.battle.rules.duration.selection import AskSelect, Select
from cannae.games.battle.rules.duration.stratagems import AfterDuration, Retreat
from cannae.games.battle.rules.movement.generals import Assign
from cannae.games.battle.rules.movement.marching import Arrive, Engage, Level, Moved
from cannae.games.battle.rules.movement.turns import (
    AskInitiative,
    BeginMovement,
    Destination,
    Initiative,
    Move,
    NextTurn,
)
from cannae.games.battle.rules.period import Announce, BeginPeriod, NextAnnouncement, NextSpot
from cannae.games.battle.rules.terrain import Combine, Deal, NextVeto, Veto
from cannae.games.battle.rules.winning import Victory
from cannae.games.battle.state import ACT, AT, LEVELS, UNIT

PHASES: Final[list[Phase[Any]]] = [
    Veto("veto", "3.4", here=True),
    Combine("combine", "3.5", here=True),
    Place("place", "4.2", secret=True, asks=UNIT, here=True),
    Support("support", "4.3", secret=True, asks=UNIT, here=True),
    General("general", "4.6", secret=True, asks=UNIT),
    Plan("plan", "14.3", secret=True),
    Contend("contend", "14.4", secret=True, here=True),
    Extra("extra", "14.7"),
    Precedence("precedence", "14.8"),
    Action("action", "14.8", asks=ACT, here=True),
    Forced("forced", "14.13", asks=UNIT, here=True),
    Array("array", "14.15", secret=True, asks=UNIT, here=True),
    Allot("allot", "14.17", asks=UNIT),
    Announce("announce", "11.5", asks=UNIT),
    Select("select", "6.3", secret=True),
    Read("read", "8.11", secret=True),
    Commit("commit", "6.4", secret=True, asks=UNIT),
    Target("target", "6.13", asks=UNIT),
    Instant("instant", "10.5", asks=UNIT),
    Discard("discard", "6.16"),
    Standard("standard", "7.3"),
    Successor("successor", "5.6", asks=UNIT),
    Merge("merge", "7.9", asks=UNIT),
    KeepMaster("master", "7.10", asks=UNIT),
    KeepCaptain("captain", "7.10", asks=UNIT),
    Order("order", "7.12"),
    Retreat("retreat", "8.4"),
    Close("close", "7.14", secret=True),
    Initiative("initiative", "12.3", secret=True),
    Move("move", "12.4", asks=UNIT),
    Destination("destination", "12.6", asks=AT),
    Level("level", "12.7", asks=LEVELS),
    Engage("engage", "12.12", asks=UNIT),
    Assign("assign", "12.16", asks=UNIT),
    Over("over", "13.1"),
]
PHASE_NAMES: Final = [phase.name for phase in PHASES]

STEPS: Final[list[Step[Any]]] = [
    Deal("deal", "3.2"),
    NextVeto("next-veto", "3.4"),
    AskPlace("ask-place", "4.2"),
    AskSupport("ask-support", "4.3"),
    AskGeneral("ask-general", "4.6"),
    AskPlan("ask-plan", "14.3"),
    NextContention("next-contention", "14.4"),
    NextAction("next-action", "14.8"),
    NextArray("next-array", "14.15"),
    NextAllotment("next-allotment", "14.17"),
    BeginPeriod("begin-period", "5.4"),
    NextSpot("next-spot", "5.3"),
    NextAnnouncement("next-announcement", "11.5"),
    AskSelect("ask-select", "6.3"),
    NextRound("next-round", "6.1"),
    Resolve("resolve", "6.7"),
    StrikeHome("strike-home", "6.12"),
    ExtraDamage("extra-damage", "6.15"),
    Casualties("casualties", "6.16"),
    Succession("succession", "5.6"),
    CountPiles("count-piles", "7.1"),
    Verdict("verdict", "7.2"),
    Rally("rally", "7.8"),
    NextMerger("next-merger", "7.9"),
    Join("join", "7.10"),
    NextOrder("next-order", "7.12"),
    AfterDuration("after-duration", "7.13"),
    AskClose("ask-close", "7.14"),
    EndDuration("end-duration", "7.15"),
    BeginMovement("begin-movement", "12.2"),
    AskInitiative("ask-initiative", "12.3"),
    NextTurn("next-turn", "12.2"),
    Arrive("arrive", "12.16"),
    Moved("moved", "5.6"),
    Victory("victory", "13.2"),
]
STEP_NAMES: Final = [step.name for step in STEPS]
