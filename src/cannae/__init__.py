"""Ancient battles to play, watch and study: `cannae.new` begins a match. Unofficial; see the README for credits."""

from cannae.core.version import __version__
from cannae.match import (
    Bot,
    Description,
    IllegalChoice,
    Match,
    Reason,
    Record,
    Result,
    Side,
    UserError,
    bot,
    games,
    new,
    odds,
    replay,
)

__all__ = [
    "Bot",
    "Description",
    "IllegalChoice",
    "Match",
    "Reason",
    "Record",
    "Result",
    "Side",
    "UserError",
    "__version__",
    "bot",
    "games",
    "new",
    "odds",
    "replay",
]
