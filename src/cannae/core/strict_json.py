"""Plain data from texts that may come from anywhere."""

import json
from typing import Any


def read_json(text: str) -> Any:
    """The data in a JSON text; `ValueError` for every text that two readers might take for different things.

    Refused beside what is no JSON: a name that stands twice, NaN and its like, half a letter that could not be
    written down again, and nesting without end.
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
        raise ValueError("a name stands twice")
    return found


def _refused(text: str) -> Any:
    raise ValueError(text)
