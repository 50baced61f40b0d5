"""Reading a record from its text; `UserError` for anything that is none."""

from typing import Any

from cannae.core.contract import SIDE_NAMES, UserError
from cannae.core.randomness import ALGORITHM, SEED_BYTES
from cannae.core.records.record import FORMAT, HASH, HOUSE, VERSION, VIEWERS, Entry, EventData, Part, Record
from cannae.core.records.signing import ALGORITHM as SIGNED_WITH
from cannae.core.records.signing import Signature, body_digest
from cannae.core.strict_json import read_json

OLDEST = 1  # without what was told, drawn, and by whom the parts of the seed were given
LARGEST = 32_000_000  # bytes; the longest honest game is far below


def read_record(text: str) -> Record:
    """The record in a text, or a `UserError` that names what is wrong with it."""
    if len(text) > LARGEST:
        raise UserError("record-too-large")
    try:
        data = read_json(text)
    except ValueError:
        raise UserError("record-not-json") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise UserError("record-not-ours")
    version = data.get("version")
    if type(version) is not int or not OLDEST <= version <= VERSION:
        raise UserError("record-version", version=str(version)[:20], ours=VERSION)
    fair = _part(data, "fair", dict)
    if fair.get("algorithm") != ALGORITHM:
        raise UserError("record-field", field="algorithm")
    choices = _part(data, "choices", list)
    result = data.get("result")
    if result is not None and not isinstance(result, dict):
        raise UserError("record-field", field="result")
    seed, drawn, parts = _oldest_parts(fair) if version == 1 else _parts(_part(fair, "parts", list))
    return Record(
        game=_part(data, "game", str),
        options=_part(data, "options", dict),
        rules=_texts(_part(data, "rules", dict), "rules"),
        seed=seed,
        commitment=_part(fair, "commitment", str),
        parts=parts,
        drawn=drawn,
        seats=[_texts(_typed(item, dict, "seats"), "seats") for item in _part(data, "seats", list)],
        started=_part(data, "started", str),
        start_hash=_part(data, "start", str),
        entries=[_entry(item, HASH[version]) for item in choices],
        result=result,
        events=_events(_part(data, "told", list)) if version > 1 else [],
        draws=_texts(_part(fair, "draws", dict), "draws") if version > 1 else {},
        end_hash=_part(data, "end", str) if version > 1 else "",
        program=_part(data, "program", str) if version > 1 else "",
        version=version,
        signature=_signature(data),
        digest=body_digest(data),
    )


def _oldest_parts(fair: dict[str, Any]) -> tuple[bytes, bool, list[Part]]:
    added = [Part("", _typed(item, str, "entropy")) for item in _part(fair, "entropy", list)]
    return _seed(_part(fair, "seed", str)), _part(fair, "provable", bool), added


def _parts(data: list[Any]) -> tuple[bytes, bool, list[Part]]:
    """The server's part, which comes first, and the players', at most one for each side, red before blue."""
    house, *others = [_typed(item, dict, "parts") for item in data] or [{}]
    if house.get("by") != HOUSE:
        raise UserError("record-field", field="parts")
    parts = [Part(_part(one, "by", str), _part(one, "text", str), one.get("seal", "")) for one in others]
    sides = [part.by for part in parts]
    if sides != [side for side in SIDE_NAMES if side in sides] or any(type(part.seal) is not str for part in parts):
        raise UserError("record-field", field="parts")
    return _seed(_part(house, "seed", str)), _part(house, "drawn", bool), parts


def _events(items: list[Any]) -> list[EventData]:
    for item in items:
        one = _typed(item, dict, "told")
        _part(one, "key", str), _part(one, "rule", str), _part(one, "args", dict)
        to = _typed(one.get("to", []), list, "told")
        if (
            set(one) - {"key", "rule", "args", "to"}
            or any(name not in VIEWERS for name in to)
            or len(set(to)) < len(to)
        ):
            raise UserError("record-field", field="told")
    return items


def _signature(data: dict[str, Any]) -> Signature | None:
    if data.get("signature") is None:
        return None
    found = _texts(_part(data, "signature", dict), "signature")
    if found.get("algorithm") != SIGNED_WITH:
        raise UserError("record-field", field="signature")
    return Signature(_part(found, "key", str), _part(found, "signature", str))


def _part(data: dict[str, Any], name: str, kind: type) -> Any:
    if name not in data:
        raise UserError("record-field", field=name)
    return _typed(data[name], kind, name)


def _typed(value: Any, kind: type, name: str) -> Any:
    if type(value) is not kind:
        raise UserError("record-field", field=name)
    return value


def _texts(data: dict[str, Any], name: str) -> dict[str, str]:
    return {key: _typed(value, str, name) for key, value in data.items()}


def _seed(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise UserError("record-field", field="seed")
    return seed


def _entry(item: Any, digits: int) -> Entry:
    data = _typed(item, dict, "choices")
    side, found = _part(data, "side", str), _part(data, "hash", str)
    if side not in SIDE_NAMES:
        raise UserError("record-field", field="side")
    if len(found) != digits:
        raise UserError("record-field", field="hash")
    events = _events(_typed(data.get("told", []), list, "told"))
    return Entry(SIDE_NAMES.index(side), _part(data, "choice", str), _part(data, "at", int), found, events)
