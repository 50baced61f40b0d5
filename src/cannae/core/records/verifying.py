"""Playing a record again, and finding out whether it can be true.

Rules change, and records outlive them. Under the rules a record was made under everything in it must follow; under
others it is followed as far as it still leads to the recorded positions, and from there on it is shown by what it
tells of itself. Such a record is neither held to be true nor called false.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from cannae.core.contract import SIDE_NAMES, EventLog, Outcome, State, UserError
from cannae.core.randomness import Rng, commitment, keyed_rng
from cannae.core.records import Record, events_to_data, rules_of
from cannae.core.records.draws import NotingRng, drawn_wrongly
from cannae.core.records.signing import signed_by
from cannae.core.registry import game as find_game

# Ends outside the rules, brought about by the players; whether such an end has a winner.
TABLE_REASONS = {
    "resignation": (True,),
    "agreement": (False,),
    "absence": (True, False),
    "time": (True,),
    "both-times": (False,),
}


def begin(record: Record, log: EventLog | None = None, rng: Rng | None = None) -> State:
    """The first position of a record, by today's rules."""
    game = find_game(record.game)
    chance = rng or keyed_rng(record.seed, game.id, record.entropy, list(game.streams))
    return game.start(record.options, chance, log)


def under_other_rules(record: Record) -> bool:
    return rules_of(find_game(record.game)) != record.rules


def retell(record: Record, log: EventLog | None = None) -> Iterator[State | None]:
    """The positions of a record one after the other: the same state, changed in place between steps. A record made
    under other rules has none from where today's rules lead elsewhere."""
    other = under_other_rules(record)
    state: State | None = None
    try:
        state = begin(record, log)
    except UserError:
        if not other:
            raise
    if other and state is not None and state.hash() != record.start_hash:
        state = None
    yield state
    for number, entry in enumerate(record.entries, 1):
        if state is not None:
            try:
                state.apply(entry.side, state.read_choice(entry.side, entry.choice))
            except UserError:
                if not other:
                    raise UserError("replay-broken", number=number, choice=entry.choice[:40]) from None
                state = None
        if other and state is not None and not state.hash().startswith(entry.hash):
            state = None
        yield state


@dataclass
class Verification:
    """What was checked, in order, as (key, arguments); and the first thing that is wrong, if anything is."""

    checks: list[tuple[str, dict[str, object]]] = field(default_factory=list)
    fault: tuple[str, dict[str, object]] | None = None
    notes: list[tuple[str, dict[str, object]]] = field(default_factory=list)
    judged: bool = True  # false where today's rules cannot tell whether the game went as the record says

    @property
    def holds(self) -> bool:
        return self.fault is None and self.judged

    def passed(self, key: str, /, **args: object) -> None:
        self.checks.append((key, args))

    def noted(self, key: str, /, **args: object) -> None:
        self.notes.append((key, args))

    def failed(self, key: str, /, **args: object) -> "Verification":
        self.fault = (key, args)
        return self


def verify(record: Record, key: str | None = None) -> Verification:
    """Derive everything anew from the seed and the choices, and compare; `key` is the one that must have signed it."""
    found = Verification()
    game = find_game(record.game)
    if not _verify_signature(record, key, found) or not _verify_chance(record, found):
        return found
    if not under_other_rules(record):
        return _verify_game(record, found)
    tried = _verify_game(record, Verification())
    if tried.fault is None:
        found.noted("verify-rules-changed", game=game.id)
        found.checks += tried.checks
        found.notes += tried.notes
    else:
        found.judged = False
        found.noted("verify-older-rules", game=game.id, version=record.rules.get("version", "–")[:20])
        if record.program:
            found.noted("verify-program", program=record.program[:40])
    return found


def _verify_signature(record: Record, key: str | None, found: Verification) -> bool:
    signature = record.signature
    if signature is None:
        if key is not None:
            found.failed("verify-signature-missing")
        else:
            found.noted("verify-unsigned")
    elif not signed_by(signature, record.digest):
        found.failed("verify-signature-wrong")
    elif key is not None and signature.key != key.strip().lower():
        found.failed("verify-key-other", key=signature.key[:64])
    else:
        found.passed("verify-signature", key=signature.key)
        if key is None:
            found.noted("verify-key-unknown")
    return found.fault is None


def _verify_chance(record: Record, found: Verification) -> bool:
    """What can be checked without any rules; the page checks the same."""
    if commitment(record.seed, record.game) != record.commitment:
        found.failed("verify-commitment-wrong")
        return False
    found.passed("verify-commitment")
    for part in record.parts:
        if part.seal and sha256(part.text.encode()).hexdigest() != part.seal:
            found.failed("verify-seal-wrong", side=f"@side-{part.by}")
            return False
    wrong = drawn_wrongly(record.draws, record.seed, record.game, record.entropy)
    if wrong is not None:
        found.failed("verify-draws-wrong", stream=wrong[:40])
        return False
    if record.draws:
        found.passed("verify-draws", count=sum(len(notes.split()) for notes in record.draws.values()))
    if not record.drawn:
        found.noted("verify-not-provable")
    elif not record.parts:
        found.noted("verify-nobody-added")
    elif record.parts[0].by:
        found.noted("verify-added", sides=[f"@side-{part.by}" for part in record.parts])
    return True


def _verify_game(record: Record, found: Verification) -> Verification:
    """That the game went so, by today's rules."""
    game, log = find_game(record.game), EventLog()
    rng = NotingRng(keyed_rng(record.seed, game.id, record.entropy, list(game.streams)))
    try:
        state = begin(record, log, rng)
    except UserError as user_error:
        if not under_other_rules(record):
            raise
        return found.failed(user_error.key, **user_error.words)
    if state.hash() != record.start_hash:
        return found.failed("verify-start-wrong")
    found.passed("verify-start")
    events = [events_to_data(log.events)]
    for number, entry in enumerate(record.entries, 1):
        place: dict[str, object] = {
            "number": number,
            "choice": entry.choice[:40],
            "side": f"@side-{SIDE_NAMES[entry.side]}",
        }
        if not state.acting():
            return found.failed("verify-after-end", **place)
        known = len(log.events)
        try:
            state.apply(entry.side, state.read_choice(entry.side, entry.choice))
        except UserError as user_error:
            return found.failed("verify-illegal", **place, rule=str(user_error.words.get("rule", "–")))
        if not state.hash().startswith(entry.hash):
            return found.failed("verify-hash-wrong", **place)
        events.append(events_to_data(log.events[known:]))
    if record.version > 1:
        if state.hash() != record.end_hash:
            return found.failed("verify-end-wrong")
        if rng.draws() != record.draws:
            return found.failed("verify-draws-other")
        if events != [record.events, *[entry.events for entry in record.entries]]:
            return found.failed("verify-told-wrong")
    found.passed("verify-choices", count=len(record.entries))
    return _verify_result(record, state.outcome(), found)


def _verify_result(record: Record, outcome: Outcome | None, found: Verification) -> Verification:
    result = record.result
    if outcome is not None:
        if result != outcome.to_data():
            return found.failed("verify-result-wrong")
        found.passed("verify-result")
    elif result is None:
        found.noted("verify-unfinished")
    elif not _ends_at_the_table(result):
        return found.failed("verify-result-wrong")
    else:
        found.noted("verify-table-result")
    return found


def _ends_at_the_table(result: dict[str, Any]) -> bool:
    match result:
        case {"winner": None | "red" | "blue" as winner, "reason": str(reason), "score": [0, 0]}:
            return (winner is not None) in TABLE_REASONS.get(reason, ())
    return False
