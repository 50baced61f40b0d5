"""JSON from untrusted sources, read strictly."""

import json
from typing import Any


def read_json(text: str) -> Any:
    """The data in a JSON text; `ValueError` for every text that two parsers might read differently.

    Refused besides invalid JSON: a name that occurs twice, NaN and infinities, half a surrogate pair (it could not be
    written again), and nesting beyond the recursion limit.
    """
    try:
        data = json.loads(text, object_pairs_hook=_named_once, parse_constant=_refused)
        if "\\ud" in text.lower():
            json.dumps(data, ensure_ascii=False).encode()
    except RecursionError:
        raise ValueError("nested too deeply") from None
    return data


def _named_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name occurs twice")
    return found


def _refused(text: str) -> Any:
    raise ValueError(text)
