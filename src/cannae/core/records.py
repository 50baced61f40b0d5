"""A finished game as one text file (JSON) that anybody can replay and verify. The format is told in docs/records.md."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cannae.core.contract import SIDE_NAMES, Complaint, Outcome, State
from cannae.core.events import EventLog
from cannae.core.game import Game
from cannae.core.plain import read_json
from cannae.core.randomness import ALGORITHM, SEED_BYTES, commitment, keyed_rng
from cannae.core.registry import game as find_game

FORMAT = "cannae-record"
VERSION = 1
LARGEST = 32_000_000  # bytes; the longest honest game is far below

# Ends that the players bring about and the rules know nothing of; whether somebody wins by them.
TABLE_REASONS = {"resignation": (True,), "agreement": (False,), "absence": (True, False), "time": (True,)}


@dataclass(frozen=True)
class Entry:
    """One choice of a record: whose, what in notation, when in milliseconds, and the position's hash after it."""

    side: int
    choice: str
    at: int
    hash: str


@dataclass(frozen=True)
class Record:
    game: str
    options: dict[str, Any]
    rules: dict[str, str]  # version and fingerprint of the rules it was played under
    seed: bytes
    commitment: str
    entropy: list[str]
    provable: bool  # the seed was drawn in secret before play, not chosen
    seats: list[dict[str, str]]
    started: str
    start_hash: str
    entries: list[Entry]
    result: dict[str, Any] | None

    def to_data(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "fair": {
                "algorithm": ALGORITHM,
                "provable": self.provable,
                "commitment": self.commitment,
                "seed": self.seed.hex(),
                "entropy": self.entropy,
            },
            "seats": self.seats,
            "started": self.started,
            "start": self.start_hash,
            "choices": [
                {"side": SIDE_NAMES[entry.side], "choice": entry.choice, "at": entry.at, "hash": entry.hash}
                for entry in self.entries
            ],
            "result": self.result,
        }

    def to_text(self) -> str:
        """Readable JSON, one choice to a line."""
        data = self.to_data()
        lines = [json.dumps(choice, ensure_ascii=False) for choice in data.pop("choices")]
        head = json.dumps(data, ensure_ascii=False, indent=1)[:-2]
        body = ",\n".join(f"  {line}" for line in lines)
        return f'{head},\n "choices": [\n{body}\n ]\n}}\n' if lines else f'{head},\n "choices": []\n}}\n'


def rules_of(game: Game) -> dict[str, str]:
    return {"version": game.version, "fingerprint": game.fingerprint()}


def make_record(
    game: Game,
    options: Mapping[str, object],
    seed: bytes,
    steps: Sequence[tuple[int, int, int]],
    *,
    result: dict[str, Any] | None,
    provable: bool,
    seats: list[dict[str, str]],
    started: str = "",
    entropy: Sequence[str] = (),
) -> Record:
    """The record of a game, its hashes re-derived from the seed. Steps are (side, choice, milliseconds)."""
    full = game.checked(options)
    state = game.begin(full, keyed_rng(seed, game.id, list(entropy), list(game.streams)))
    start_hash = state.hash()
    entries = []
    for side, choice, at in steps:
        text = state.write_choice(side, choice)
        state.apply(side, choice)
        entries.append(Entry(side, text, at, state.hash()))
    return Record(
        game.id,
        full,
        rules_of(game),
        seed,
        commitment(seed, game.id),
        list(entropy),
        provable,
        seats,
        started,
        start_hash,
        entries,
        result,
    )


# -- Reading ------------------------------------------------------------------------------------------------


def read_record(text: str) -> Record:
    """The record in a text, or a `Complaint` that names what is wrong with it."""
    if len(text) > LARGEST:
        raise Complaint("record-too-large")
    try:
        data = read_json(text)
    except ValueError:
        raise Complaint("record-not-json") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Complaint("record-not-ours")
    if data.get("version") != VERSION:
        raise Complaint("record-version", version=str(data.get("version"))[:20], ours=VERSION)
    fair = _part(data, "fair", dict)
    if fair.get("algorithm") != ALGORITHM:
        raise Complaint("record-field", field="algorithm")
    choices = _part(data, "choices", list)
    result = data.get("result")
    if result is not None and not isinstance(result, dict):
        raise Complaint("record-field", field="result")
    return Record(
        game=_part(data, "game", str),
        options=_part(data, "options", dict),
        rules=_texts(_part(data, "rules", dict), "rules"),
        seed=_seed(_part(fair, "seed", str)),
        commitment=_part(fair, "commitment", str),
        entropy=[_typed(item, str, "entropy") for item in _part(fair, "entropy", list)],
        provable=_part(fair, "provable", bool),
        seats=[_texts(_typed(item, dict, "seats"), "seats") for item in _part(data, "seats", list)],
        started=_part(data, "started", str),
        start_hash=_part(data, "start", str),
        entries=[_entry(item) for item in choices],
        result=result,
    )


def _part(data: dict[str, Any], name: str, kind: type) -> Any:
    if name not in data:
        raise Complaint("record-field", field=name)
    return _typed(data[name], kind, name)


def _typed(value: Any, kind: type, name: str) -> Any:
    if type(value) is not kind:
        raise Complaint("record-field", field=name)
    return value


def _texts(data: dict[str, Any], name: str) -> dict[str, str]:
    return {key: _typed(value, str, name) for key, value in data.items()}


def _seed(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise Complaint("record-field", field="seed")
    return seed


def _entry(item: Any) -> Entry:
    data = _typed(item, dict, "choices")
    side = _part(data, "side", str)
    if side not in SIDE_NAMES:
        raise Complaint("record-field", field="side")
    return Entry(SIDE_NAMES.index(side), _part(data, "choice", str), _part(data, "at", int), _part(data, "hash", str))


# -- Replaying and verifying --------------------------------------------------------------------------------


def begin(record: Record, log: EventLog | None = None) -> State:
    """The first position of a record."""
    game = find_game(record.game)
    return game.start(record.options, keyed_rng(record.seed, game.id, record.entropy, list(game.streams)), log)


def replay(record: Record) -> Iterator[State]:
    """The positions of a record one after the other: the same state, changed in place between steps."""
    state = begin(record)
    yield state
    for entry in record.entries:
        state.apply(entry.side, state.read_choice(entry.side, entry.choice))
        yield state


@dataclass
class Verification:
    """What was checked, in order, as (key, arguments); and the first thing that is wrong, if anything is."""

    checks: list[tuple[str, dict[str, object]]] = field(default_factory=list)
    fault: tuple[str, dict[str, object]] | None = None
    notes: list[tuple[str, dict[str, object]]] = field(default_factory=list)

    @property
    def holds(self) -> bool:
        return self.fault is None

    def passed(self, key: str, **args: object) -> None:
        self.checks.append((key, args))

    def failed(self, key: str, **args: object) -> "Verification":
        self.fault = (key, args)
        return self


def verify(record: Record) -> Verification:
    """Derive everything anew from the seed and the choices, and compare."""
    found = Verification()
    game = find_game(record.game)
    if rules_of(game) != record.rules:
        found.notes.append(("verify-rules-changed", {"game": game.id}))
    if commitment(record.seed, game.id) != record.commitment:
        return found.failed("verify-commitment-wrong")
    found.passed("verify-commitment")
    if not record.provable:
        found.notes.append(("verify-not-provable", {}))
    state = begin(record)
    if state.hash() != record.start_hash:
        return found.failed("verify-start-wrong")
    found.passed("verify-start")
    for number, entry in enumerate(record.entries, 1):
        place: dict[str, object] = {
            "number": number,
            "choice": entry.choice[:40],
            "side": f"@side-{SIDE_NAMES[entry.side]}",
        }
        if not state.acting():
            return found.failed("verify-after-end", **place)
        try:
            state.apply(entry.side, state.read_choice(entry.side, entry.choice))
        except Complaint as complaint:
            return found.failed("verify-illegal", **place, rule=str(complaint.words.get("rule", "–")))
        if state.hash() != entry.hash:
            return found.failed("verify-hash-wrong", **place)
    found.passed("verify-choices", count=len(record.entries))
    return _verify_result(record, state.outcome(), found)


def _verify_result(record: Record, outcome: Outcome | None, found: Verification) -> Verification:
    result = record.result
    if outcome is not None:
        if result != outcome.to_data():
            return found.failed("verify-result-wrong")
        found.passed("verify-result")
    elif result is None:
        found.notes.append(("verify-unfinished", {}))
    elif not _ends_at_the_table(result):
        return found.failed("verify-result-wrong")
    else:
        found.notes.append(("verify-table-result", {}))
    return found


def _ends_at_the_table(result: dict[str, Any]) -> bool:
    match result:
        case {"winner": None | "red" | "blue" as winner, "reason": str(reason), "score": [0, 0]}:
            return (winner is not None) in TABLE_REASONS.get(reason, ())
    return False
