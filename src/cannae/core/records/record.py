"""A finished game as one text file (JSON) that can be replayed and verified. docs/records.md describes the format."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from cannae.core.contract import EVERYONE, SIDE_NAMES, Event, EventLog
from cannae.core.game import Game
from cannae.core.randomness import ALGORITHM, commitment, keyed_rng
from cannae.core.records.draws import NotingRng
from cannae.core.records.signing import Signature, Signer, body_digest
from cannae.core.version import __version__

FORMAT = "cannae-record"
VERSION = 2
HASH = {1: 64, 2: 16}  # hexadecimal digits of a choice's hash; the first and the last position's are whole
VIEWERS = (*SIDE_NAMES, "spectator")  # by their numbers
HOUSE = "house"  # in place of a player's name: the server, or the local program, drew the seed

EventData = dict[str, Any]  # an event in a record: key, rule, args, and `to` where the audience was not everyone


@dataclass(frozen=True)
class Part:
    """What one player added to the seed, and the seal it was under, if it was, until the other had spoken."""

    by: str  # a side; unknown in the oldest records
    text: str
    seal: str = ""

    def to_data(self) -> dict[str, str]:
        return {"by": self.by, "text": self.text} | ({"seal": self.seal} if self.seal else {})


@dataclass(frozen=True)
class Entry:
    """One choice of a record: whose, what in notation, when in milliseconds, the position's hash after it, and its
    events."""

    side: int
    choice: str
    at: int
    hash: str
    events: list[EventData] = field(default_factory=list)


@dataclass(frozen=True)
class Record:
    """A game as it is kept: what was agreed, where the chance came from, every choice, and how it ended.

    >>> import cannae
    >>> record = cannae.new("honour", seed=7, moves=["red 7C@3"]).record()
    >>> record.game, [entry.choice for entry in record.entries], record.result
    ('honour', ['7C@3'], None)
    >>> record
    <Record of honour, choices: 1>
    """

    game: str
    options: dict[str, Any]
    rules: dict[str, str]  # version and fingerprint of the rules it was played under
    seed: bytes
    commitment: str
    parts: list[Part]  # what the players added to the seed
    drawn: bool  # the seed was drawn in secret before play, not chosen
    seats: list[dict[str, str]]
    started: str
    start_hash: str
    entries: list[Entry]
    result: dict[str, Any] | None
    events: list[EventData] = field(default_factory=list)  # before the first choice
    draws: dict[str, str] = field(default_factory=dict)
    end_hash: str = ""
    program: str = f"cannae {__version__}"  # which release knows the rules
    version: int = VERSION
    signature: Signature | None = None
    digest: bytes = field(default=b"", compare=False)  # of what was read, for the signature

    def __repr__(self) -> str:
        return f"<Record of {self.game}, choices: {len(self.entries)}>"

    @property
    def entropy(self) -> list[str]:
        """What was mixed into the seed, in the order in which it was.

        >>> import cannae
        >>> cannae.new("honour", seed=7, entropy=["mine", "yours"]).record().entropy
        ['mine', 'yours']
        """
        return [part.text for part in self.parts]

    @property
    def provable(self) -> bool:
        """Whether no single party can have chosen the chance: neither the server nor either player alone.

        >>> import cannae
        >>> cannae.new("honour", seed=7).record().provable
        False
        """
        return self.drawn and bool(self.parts)

    def to_data(self) -> dict[str, Any]:
        """The record as JSON can hold it (docs/records.md).

        >>> import cannae
        >>> cannae.new("honour", seed=7).record().to_data()["fair"]["parts"][0]["by"]
        'house'
        """
        house = {"by": HOUSE, "seed": self.seed.hex(), "drawn": self.drawn}
        data: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "program": self.program,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "fair": {
                "algorithm": ALGORITHM,
                "commitment": self.commitment,
                "parts": [house, *[part.to_data() for part in self.parts]],
                "draws": self.draws,
            },
            "seats": self.seats,
            "started": self.started,
            "start": self.start_hash,
            "end": self.end_hash,
            "told": self.events,
            "choices": [
                {"side": SIDE_NAMES[entry.side], "choice": entry.choice, "at": entry.at, "hash": entry.hash}
                | ({"told": entry.events} if entry.events else {})
                for entry in self.entries
            ],
            "result": self.result,
        }
        return data | ({"signature": self.signature.to_data()} if self.signature else {})

    def signed(self, signer: Signer) -> "Record":
        """The same, signed by a server.

        >>> import cannae
        >>> from cannae.core.records.signing import Signer
        >>> cannae.new("honour", seed=7).record().signed(Signer(bytes(32))).signature is not None
        True
        """
        digest = body_digest(self.to_data())
        return replace(self, signature=signer.sign(digest), digest=digest)

    def to_text(self) -> str:
        """Readable JSON, one choice to a line.

        >>> import cannae
        >>> cannae.new("honour", seed=7).record().to_text().splitlines()[1]
        ' "format": "cannae-record",'
        """
        data = self.to_data()
        lines = [json.dumps(choice, ensure_ascii=False) for choice in data.pop("choices")]
        head = json.dumps(data, ensure_ascii=False, indent=1)[:-2]
        body = ",\n".join(f"  {line}" for line in lines)
        return f'{head},\n "choices": [\n{body}\n ]\n}}\n' if lines else f'{head},\n "choices": []\n}}\n'


def rules_of(game: Game) -> dict[str, str]:
    return {"version": game.version, "fingerprint": game.fingerprint()}


def events_to_data(events: Sequence[Event]) -> list[EventData]:
    """Events as plain data, as they will read back."""
    found: list[EventData] = []
    for event in events:
        to = (
            {}
            if event.audience == EVERYONE
            else {"to": [VIEWERS[one] for one in range(3) if event.audience >> one & 1]}
        )
        found.append(event.to_data() | to)
    return list(json.loads(json.dumps(found, ensure_ascii=False)))


def events_from_data(data: Sequence[EventData]) -> list[Event]:
    """The events that `events_to_data` wrote down."""
    return [
        Event(one["key"], one["rule"], one["args"], sum(1 << VIEWERS.index(name) for name in one.get("to", VIEWERS)))
        for one in data
    ]


def make_record(
    game: Game,
    options: Mapping[str, object],
    seed: bytes,
    choices: Sequence[tuple[int, int, int]],
    *,
    result: dict[str, Any] | None,
    drawn: bool,
    seats: list[dict[str, str]],
    started: str = "",
    parts: Sequence[Part] = (),
) -> Record:
    """The record of a game, everything in it derived anew from the seed. Choices are (side, choice, milliseconds)."""
    full, log = game.checked(options), EventLog()
    rng = NotingRng(keyed_rng(seed, game.id, [part.text for part in parts], list(game.streams)))
    state = game.begin(full, rng, log)
    start_hash, events = state.hash(), events_to_data(log.events)
    entries = []
    for side, choice, at in choices:
        text, known = state.write_choice(side, choice), len(log.events)
        state.apply(side, choice)
        entries.append(Entry(side, text, at, state.hash()[: HASH[VERSION]], events_to_data(log.events[known:])))
    return Record(
        game=game.id,
        options=full,
        rules=rules_of(game),
        seed=seed,
        commitment=commitment(seed, game.id),
        parts=list(parts),
        drawn=drawn,
        seats=seats,
        started=started,
        start_hash=start_hash,
        entries=entries,
        result=result,
        events=events,
        draws=rng.draws(),
        end_hash=state.hash(),
    )
