"""The phases and steps of Field of Glory: the Card Game, each list in the order of its numbers."""

from typing import Any, Final

from cannae.core.contract import Over, Phase, Step
from cannae.games.glory.rules.actions import Action, Pay
from cannae.games.glory.rules.combat import Bonus, Defence, Lead, OverlapFirst, Spare, Withdraw, Withdrawal
from cannae.games.glory.rules.drawing import Draw, Drop, Limit
from cannae.games.glory.rules.flank import FindFlanks, Flank, NextFlank
from cannae.games.glory.rules.outcome import CombatOver, Strengths
from cannae.games.glory.rules.setup import Draft
from cannae.games.glory.rules.turn import NextTrim, StartTurn, Trim

PHASES: Final[list[Phase[Any]]] = [
    Draft("draft", "2.3"),
    Trim("trim", "4.4"),
    Flank("flank", "5.1"),
    Action("action", "6.1"),
    Pay("pay", "6.7"),
    OverlapFirst("overlap", "10.2"),
    Bonus("bonus", "7.3"),
    Withdraw("withdraw", "7.5"),
    Defence("defence", "7.7"),
    Lead("lead", "7.8"),
    Spare("spare", "7.6"),
    Draw("draw", "8.1"),
    Drop("drop", "8.3"),
    Over("over", "9.1"),
]
PHASE_NAMES: Final = [phase.name for phase in PHASES]

STEPS: Final[list[Step[Any]]] = [
    StartTurn("start-turn", "4.2"),
    NextTrim("next-trim", "4.4"),
    FindFlanks("find-flanks", "5.2"),
    NextFlank("next-flank", "5.3"),
    Withdrawal("withdrawal", "7.5"),
    Strengths("strengths", "7.9"),
    CombatOver("combat-over", "7.18"),
    Limit("limit", "8.3"),
]
