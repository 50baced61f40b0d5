"""How a table stands, in as few words as tell whether who has it in memory has missed anything."""

from typing import NamedTuple

SELECT_MARKS = (
    "SELECT id, COALESCE((SELECT MAX(seq) FROM act WHERE table_id = id),"
    " (SELECT seq FROM finished WHERE table_id = id), 0), status, rematch,"
    " (SELECT link || COALESCE(person, '') FROM seat WHERE table_id = id AND side = 0),"
    " (SELECT link || COALESCE(person, '') FROM seat WHERE table_id = id AND side = 1),"
    " (SELECT COUNT(*) FROM guest_seat WHERE table_id = id) FROM tables"
)


class Mark(NamedTuple):
    """What changes at a table, in short: acts, its status, who may sit at it."""

    seq: int
    status: str
    rematch: str | None
    red: str
    blue: str
    guests: int
