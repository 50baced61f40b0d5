"""The phases of Field of Honour, in the order of their numbers."""

from typing import Any, Final

from cannae.core.contract import Over, Phase
from cannae.games.honour.rules.deal import Select
from cannae.games.honour.rules.deployment import Deploy
from cannae.games.honour.rules.exchange import Exchange, Fresh

PHASES: Final[list[Phase[Any]]] = [
    Select("select", "2.4"),
    Deploy("deploy", "3.1"),
    Exchange("exchange", "5.1"),
    Fresh("fresh", "6.2"),
    Over("over", "7.4"),
]
PHASE_NAMES: Final = [phase.name for phase in PHASES]
