"""What the page must find out about chance, written down by us: web/tests/fair.test.ts checks its verifier against it.
Run this file to write it anew."""

import json
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from pennants import GAME

from cannae.core.randomness import commitment, keyed_rng
from cannae.core.records import Part, make_record, read_record
from cannae.core.records.signing import Signer, body_digest
from cannae.core.records.verifying import verify
from cannae.table import Table, computer, person

FILE = Path(__file__).parents[2] / "web" / "tests" / "fair-vectors.json"
TEXTS = ["", "abc", "Grüße, ⚔ 𝔠annae", "x" * 55, "x" * 56, "x" * 63, "x" * 64, "x" * 200]
SIGNER = Signer(bytes(32))
BOUNDS = [1, 2, 3, 6, 52, 54, 1000, 2**31 - 1, 2**31 + 1, 2**32]


def streams() -> list[dict[str, Any]]:
    found = []
    for number, (game, entropy) in enumerate([("honour", []), ("glory", ["red’s ⚔"]), ("battle", ["", "b" * 70])]):
        seed = sha256(bytes([number])).digest()
        rng = keyed_rng(seed, game, entropy, ["deal"])
        chance = Random(number)
        bounds = [chance.choice(BOUNDS) for _ in range(60)]
        draws = " ".join(f"{bound}:{rng.below(0, bound)}" for bound in bounds)
        sealed = commitment(seed, game)
        found.append({"game": game, "seed": seed.hex(), "entropy": entropy, "commitment": sealed, "draws": draws})
    return found


def record() -> dict[str, Any]:
    """A short game with a sealed and an open part, signed."""
    parts = [Part("red", "my dice", sha256(b"my dice").hexdigest()), Part("blue", "my coins ⚔")]
    table = Table(
        GAME, {}, [person("Ann ☺"), computer("random")], bytes(range(32)), True, "2026-01-01T00:00:00+00:00", None,
        [part.text for part in parts],
    )  # fmt: skip
    while sides := table.to_act:
        table.choose(sides[0], int(table.state.choices(sides[0])[0]))
    outcome = table.outcome()
    assert outcome is not None
    steps = [(step.side, step.choice, step.at) for step in table.history.played]
    made = make_record(
        GAME, table.options, table.seed(), steps, result=outcome.to_data(), drawn=True,
        seats=[seat.to_data() for seat in table.seats], started=table.started, parts=parts,
    )  # fmt: skip
    return made.signed(SIGNER).to_data()


def vectors() -> dict[str, Any]:
    odd = {"z": [1, None, True], "a\u2028": '"\\\b\f\n\r\t\x01\x7f', "𝔠": {}, "\uffee": 0, "A": "ä"}
    return {
        "hashes": [{"text": text, "sha256": sha256(text.encode()).hexdigest()} for text in TEXTS],
        "streams": streams(),
        "canonical": {"data": odd, "sha256": body_digest(odd).hex()},
    }


def test_the_pages_vectors_are_ours() -> None:
    written = json.loads(FILE.read_text("utf-8"))
    found = verify(read_record(json.dumps(written.pop("record"))), SIGNER.public)
    assert found.fault is None, "whatever the rules are by now"
    assert {"verify-signature", "verify-commitment", "verify-draws"} <= {key for key, _ in found.checks}
    assert written == vectors(), "run this file to write them anew"


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors() | {"record": record()}, ensure_ascii=False, indent=1) + "\n", "utf-8")
