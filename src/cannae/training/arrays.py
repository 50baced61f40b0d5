"""Arrays that the learner and its workers share, as files of memory: what is to be decided, and what was picked.

The games of every worker are in two halves. While the learner thinks about one, the workers play the other; counters
say how far each is.
"""

import json
import mmap
from pathlib import Path
from typing import Any, NamedTuple

HALVES = 2
PLAN = "plan.json"
STATS = 8  # numbers a worker tells of each half: games, decisions, crowded, and wins, draws, losses against its foe


class Plan(NamedTuple):
    """What learner and workers agree on."""

    game: str
    workers: int
    games: int  # of one worker in one half
    rooms: tuple[int, int, int]  # for features, secrets and choices of a decision
    seed: int
    foe: str  # a bot's name, or "" for the league of earlier selves
    foe_games: int  # of one worker in one half, against the foe
    options: list[dict[str, Any]]

    @property
    def half(self) -> int:
        return self.workers * self.games

    def write(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        (folder / PLAN).write_text(json.dumps(self._asdict()), "utf-8")


def read_plan(folder: Path) -> Plan:
    data = json.loads((folder / PLAN).read_text("utf-8"))
    return Plan(**(data | {"rooms": tuple(data["rooms"])}))


class SharedArrays:
    """Flat arrays in files; `h` are 16-bit and `q` 64-bit whole numbers."""

    def __init__(self, folder: Path, create: bool = False) -> None:
        plan = read_plan(folder)
        self.folder = folder
        self.plan = plan
        self.create = create
        total = HALVES * plan.half
        self.features = self._open("features", total * plan.rooms[0], "h")
        self.secrets = self._open("secrets", total * plan.rooms[1], "h")
        self.meanings = self._open("meanings", total * plan.rooms[2], "h")
        self.sides = self._open("sides", total, "h")
        self.ended = self._open("ended", total, "h")
        self.results = self._open("results", total, "h")
        self.picks = self._open("picks", total, "h")
        self.shown = self._open("shown", HALVES * plan.workers, "q")  # steps each worker has shown of each half
        self.picked = self._open("picked", HALVES, "q")  # steps the learner has picked for
        self.signals = self._open("signals", 2, "q")  # stop, and the number of the league
        self.stats = self._open("stats", HALVES * plan.workers * STATS, "q")

    def _open(self, name: str, count: int, kind: str) -> memoryview:
        path = self.folder / f"{name}.array"
        size = count * (2 if kind == "h" else 8)
        if self.create:
            path.write_bytes(bytes(size))
        with path.open("r+b") as file:
            return memoryview(mmap.mmap(file.fileno(), size)).cast(kind)  # type: ignore[call-overload,no-any-return]

    @property
    def stopped(self) -> bool:
        return bool(self.signals[0])

    def stop(self) -> None:
        self.signals[0] = 1
