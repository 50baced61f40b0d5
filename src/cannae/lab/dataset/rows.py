"""Games as rows for learning and statistics: one row for each decision, as the side that decided saw it.

A row also carries what the game is derived from (options, seed, parts of the seed), so that the rows of a game lead
back to its record. `SCHEMA` names every column; docs/laboratory.md tells what they hold.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from typing import Any

from cannae.bots import player
from cannae.core.contract import SIDE_NAMES, Outcome, State, UserError
from cannae.core.game import Game
from cannae.core.randomness import SEED_BYTES, FastRng, commitment, keyed_rng
from cannae.core.records import Part, Record, make_record
from cannae.core.records.verifying import TABLE_REASONS
from cannae.core.registry import game as find_game
from cannae.lab.playing.pairs import number_from

Row = dict[str, Any]

# Column -> kind: text, number (whole), real, or texts (a list). JSON inside a text is written with sorted keys.
SCHEMA = {
    "game": "text",
    "game_id": "text",
    "rules": "text",
    "options": "text",
    "seed": "text",
    "entropy": "texts",
    "seats": "text",
    "step": "number",
    "side": "text",
    "seen": "text",
    "legal": "texts",
    "choice": "text",
    "result": "real",
    "winner": "text",
    "reason": "text",
}


def written(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def rows_of(record: Record) -> list[Row]:
    """Every decision of a record, derived anew under today's rules; `UserError` for one of other rules."""
    game = find_game(record.game)
    if record.rules.get("fingerprint") != game.fingerprint():
        raise UserError("export-rules", game=record.game)
    rng = keyed_rng(record.seed, game.id, record.entropy, list(game.streams))
    state = game.begin(game.checked(record.options), rng)
    whole = {
        "game": record.game,
        "game_id": record.commitment[:16],
        "rules": record.rules["fingerprint"],
        "options": written(record.options),
        "seed": record.seed.hex(),
        "entropy": record.entropy,
        "seats": written(record.seats),
    }
    rows = []
    for step, entry in enumerate(record.entries):
        choice = state.read_choice(entry.side, entry.choice)
        rows.append({**whole, "step": step, **decision(state, entry.side, choice)})
        state.apply(entry.side, choice)
    winner = (record.result or {}).get("winner")
    for row in rows:
        points = 0.5 if winner is None else float(winner == row["side"])
        row["result"] = points if record.result else None
        row["winner"] = winner
        row["reason"] = record.result["reason"] if record.result else None
    return rows


def decision(state: State, side: int, choice: int) -> Row:
    return {
        "side": SIDE_NAMES[side],
        "seen": written(state.view(side)),
        "legal": [state.write_choice(side, one) for one in state.choices(side)],
        "choice": state.write_choice(side, choice),
    }


def play_record(game: Game, options: Mapping[str, Any], bots: Sequence[str], seed: int, number: int) -> Record:
    """Game number `number` of two bots as a record; the bots change seats from game to game."""
    secret = sha256(f"{seed} {number}".encode()).digest()
    state = game.begin(dict(options), keyed_rng(secret, game.id, [], list(game.streams)))
    seated = list(bots) if number % 2 == 0 else list(bots)[::-1]
    players = [player(game, bot) for bot in seated]
    chance = FastRng(number_from(seed, number, "export"))
    steps = []
    while sides := state.to_act:
        side = sides[0]
        choice = players[side](state.redeal(side, chance), side, chance)
        state.apply(side, choice)
        steps.append((side, choice, 0))
    outcome = state.outcome()
    seats = [{"kind": "bot", "name": bot} for bot in seated]
    return make_record(
        game, options, secret, steps, result=outcome.to_data() if outcome else None, drawn=False, seats=seats
    )


def played_rows(name: str, options: Mapping[str, Any], bots: Sequence[str], seed: int, number: int) -> list[Row]:
    return rows_of(play_record(find_game(name), options, bots, seed, number))


def records_of(rows: Iterable[Row]) -> Iterator[Record]:
    """The records that rows were made of; the rows of a game stand together, in their order. `ValueError` where they
    lead to no game, `UserError` where the rules are others by now or forbid what the rows say."""
    there: list[Row] = []
    for row in rows:
        if there and (row["step"] == 0 or row["game_id"] != there[0]["game_id"]):  # a game may stand there twice
            yield record_of(there)
            there = []
        there.append(row)
    if there:
        yield record_of(there)


def record_of(rows: Sequence[Row]) -> Record:
    """The record of one game."""
    first, last = rows[0], rows[-1]
    game = find_game(first["game"])
    if first["rules"] != game.fingerprint():
        raise UserError("export-rules", game=game.id)
    options, seats, seed = json.loads(first["options"]), json.loads(first["seats"]), bytes.fromhex(first["seed"])
    entropy = list(first["entropy"])
    sound = [
        isinstance(options, dict),
        isinstance(seats, list) and all(isinstance(seat, dict) for seat in seats),
        len(seed) == SEED_BYTES and commitment(seed, game.id).startswith(first["game_id"]),
        len(entropy) <= len(SIDE_NAMES),
        [row["step"] for row in rows] == list(range(len(rows))),
    ]
    if not all(sound):
        raise ValueError("heading")
    state = game.begin(game.checked(options), keyed_rng(seed, game.id, entropy, list(game.streams)))
    steps = []
    for row in rows:
        side = SIDE_NAMES.index(row["side"])
        choice = state.read_choice(side, row["choice"])
        state.apply(side, choice)
        steps.append((side, choice, 0))
    parts = [Part(SIDE_NAMES[at], text) for at, text in enumerate(entropy)]
    result = result_of(state, last)
    return make_record(game, options, seed, steps, result=result, drawn=False, seats=seats, parts=parts)


def result_of(state: State, row: Row) -> dict[str, object] | None:
    """How a game ended: by the rules, or at the table, as where somebody resigned."""
    outcome = state.outcome()
    if outcome is None:
        if row["reason"] is None:
            return None
        if (row["winner"] is not None) not in TABLE_REASONS.get(row["reason"], ()):
            raise ValueError("reason")
        winner = -1 if row["winner"] is None else SIDE_NAMES.index(row["winner"])
        outcome = Outcome(winner, row["reason"], 0, 0)
    result = outcome.to_data()
    if (result["winner"], result["reason"]) != (row["winner"], row["reason"]):
        raise ValueError("result")
    return result
