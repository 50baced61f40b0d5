"""The rooms of the games. Called, as `cannae.games()`, it lists the installed games: the front door's name for that is
the name of this package as well, and Python keeps only one of the two in `cannae`."""

import sys
from types import ModuleType
from typing import Any


class _Rooms(ModuleType):
    def __call__(self) -> Any:
        from cannae.core.registry import games

        return games()


sys.modules[__name__].__class__ = _Rooms
