"""The few values of a table that show whether the copy in memory is out of date."""

from typing import NamedTuple

SELECT_MARKS = (
    "SELECT id, COALESCE((SELECT MAX(seq) FROM act WHERE table_id = id),"
    " (SELECT seq FROM finished WHERE table_id = id), 0), status, rematch,"
    " (SELECT link || COALESCE(person, '') FROM seat WHERE table_id = id AND side = 0),"
    " (SELECT link || COALESCE(person, '') FROM seat WHERE table_id = id AND side = 1),"
    " (SELECT COUNT(*) FROM guest_seat WHERE table_id = id) FROM tables"
)


class Mark(NamedTuple):
    """The values that change when anything at a table does: number of acts, status, seats."""

    seq: int
    status: str
    rematch: str | None
    red: str
    blue: str
    guests: int
