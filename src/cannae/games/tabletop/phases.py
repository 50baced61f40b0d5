"""The phases and steps of a whole battle, in the order of their numbers in state.py."""

from typing import Any, Final

from cannae.core.contract import Over, Phase, Step
from cannae.games.tabletop.rules.camps import Camping
from cannae.games.tabletop.rules.charge.charging import Charging, HoldBack
from cannae.games.tabletop.rules.charge.evading import Evading, GoIn, Targets
from cannae.games.tabletop.rules.charge.interception import Intercept, Intercepting
from cannae.games.tabletop.rules.combat.conforming import Conform
from cannae.games.tabletop.rules.combat.feeding import Feed, Feeding
from cannae.games.tabletop.rules.combat.missiles import Shoot
from cannae.games.tabletop.rules.deployment import Deploy, Mustering, Placing, Posting
from cannae.games.tabletop.rules.ending import BeginTurn, EndTurn, Impact, Melee
from cannae.games.tabletop.rules.joint import BreakOff, Command, Commanding, Holding, Pursue, Rally, Remove, Rout
from cannae.games.tabletop.rules.movement.manoeuvre import Moving, Picking

PHASES: Final[list[Phase[Any]]] = [
    Camping("camp", "19.4"),
    Mustering("muster", "19.5"),
    Placing("place", "19.5"),
    Posting("post", "19.5"),
    Charging("charge", "22.3"),
    Intercepting("intercept", "22.7"),
    Evading("evade", "22.8"),
    Feeding("feed", "23.9"),
    Picking("pick", "21.1"),
    Moving("move", "21.6"),
    Commanding("command", "27.4"),
    Holding("hold", "27.7"),
    Over("over", "28.2"),
]
PHASE_NAMES: Final = [phase.name for phase in PHASES]
STEPS: Final[list[Step[Any]]] = [
    Deploy("deploy", "19.5"),
    BeginTurn("begin-turn", "20.1"),
    HoldBack("hold-back", "22.4"),
    Intercept("intercept", "22.7"),
    Targets("targets", "22.8"),
    GoIn("go-in", "22.11"),
    Impact("impact", "23.4"),
    Conform("conform", "23.8"),
    Feed("feed", "23.9"),
    Shoot("shoot", "24.1"),
    Melee("melee", "23.6"),
    BreakOff("break-off", "27.3"),
    Command("command", "27.4"),
    Rally("rally", "27.5"),
    Rout("rout", "27.6"),
    Pursue("pursue", "27.7"),
    Remove("remove", "27.8"),
    EndTurn("end-turn", "28.2"),
]
