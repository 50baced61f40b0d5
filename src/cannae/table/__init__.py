"""One game being played: seats, choices, undo, record. Knows no network and no screen."""

from cannae.table.seat import COMPUTER, OPEN, PERSON, Seat, computer, person
from cannae.table.seeds import fresh_seed, seed_from
from cannae.table.table import Act, Table, rematch

__all__ = [
    "COMPUTER",
    "OPEN",
    "PERSON",
    "Act",
    "Seat",
    "Table",
    "computer",
    "fresh_seed",
    "person",
    "rematch",
    "seed_from",
]
