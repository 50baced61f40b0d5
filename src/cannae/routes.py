"""How a game's room answers requests of its own over HTTP, without knowing the server that brings them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Route:
    """One address below `/api`. Found by the entry point `cannae.routes`, which names a list of these.

    `answer` is a plain function; its docstring says in the API's description what it is for. It is called beside the
    event loop with `say` and `language`, and with `body` where one is taken, which has been read as that type."""

    method: str
    path: str  # ends with the language: /api/GAME/…/{language}
    answer: Callable[..., Any]
    returns: Any
    body: Any = None
    kept: bool = False  # a GET of /api/GAME/NAME/{language} that the page asks for beforehand, to have it offline
    costly: bool = False  # it takes a while: an address may ask for so many a second, and few are answered at once
