"""Battles set up for a test: groups where they are wanted, dice that fall as they should."""

from librt.vecs import vec
from mypy_extensions import i64

from cannae.core.contract import EventLog
from cannae.core.randomness import FastRng, Rng
from cannae.games.tabletop import engine
from cannae.games.tabletop.data.armies import groups_by_id
from cannae.games.tabletop.data.troops import Readings
from cannae.games.tabletop.engine import Tabletop
from cannae.games.tabletop.notation import read_label
from cannae.games.tabletop.rules.table.formation import Troop
from cannae.games.tabletop.rules.table.ground import Piece
from cannae.games.tabletop.state import BASES, FILES, GROUPS, ON_TABLE, PICKING, RANK, WHERE, WITH, Terms


class Dice(Rng):
    """Faces as listed; sixes after that."""

    def __init__(self, *faces: int) -> None:
        self.drawn = 0
        self.faces = list(faces)

    def below(self, stream: i64, bound: i64) -> i64:
        self.drawn += 1
        return (self.faces.pop(0) if self.faces else 6) - 1

    def copy(self) -> "Dice":
        return Dice(*self.faces)


def scene(*stands: str, pieces: list[Piece] | None = None, dice: Rng | None = None, led: str = "") -> Tabletop:
    """`R1 C3 24000 9000 0` or with files and bases behind; `led` names groups with a commander (rank first: `2R1`)."""
    terms = Terms()
    troops: list[Troop | None] = [None] * GROUPS
    for stand in stands:
        name, listed = stand.split()[:2]
        troops[read_label(name)] = Troop(groups_by_id()[listed], Readings())
    terms.troops = troops
    terms.pieces = pieces or []
    terms.break_points = vec[i64]([10, 10])
    ranks = [0] * 8
    posts: dict[int, int] = {}
    for text in led.split():
        group = read_label(text[1:])
        slot = (group >> 4) * 4 + sum(1 for other in posts if other >> 2 == group >> 4)
        ranks[slot] = int(text[0])
        posts[slot] = group
    terms.commanders = vec[i64](ranks)
    state = engine.empty(terms, dice or FastRng(1))
    state.log = EventLog()
    for stand in stands:
        name, _, x, y, h, *rest = stand.split()
        group = read_label(name)
        state.set(group, WHERE, ON_TABLE)
        if rest:
            state.set(group, FILES, int(rest[0]))
        if rest[1:]:
            state.set(group, BASES, int(rest[1]))
        state.put(group, (int(x), int(y), int(h)))
    for slot, group in posts.items():
        state.set_c(slot, RANK, ranks[slot])
        state.set_c(slot, WITH, group + 1)
    state.turn = 1
    state.ask(PICKING)
    return state


def n(name: str) -> int:
    return read_label(name)


def told(state: Tabletop) -> list[str]:
    assert state.log is not None
    return [event.key.removeprefix("tabletop-event-") for event in state.log.events]


def square(kind: str, x0: int, y0: int, x1: int, y1: int, crest: list[int] | None = None) -> Piece:
    return Piece(kind, [x0, y0, x1, y0, x1, y1, x0, y1], crest or [])
