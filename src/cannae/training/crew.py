"""Crews that play for the learner: what a crew hands in, and the crew of worker processes on this machine."""

import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, Protocol

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from cannae.training.arrays import HALVES, STATS, Plan, SharedArrays
from cannae.training.model import Model

COLUMNS = ("features", "secrets", "meanings")


@dataclass
class Seen:
    """What was to be decided in many games at one step, on the learner's device."""

    features: Tensor
    secrets: Tensor
    meanings: Tensor
    sign: Tensor  # 1 where red decides, -1 where blue
    ended: Tensor
    results: Tensor


class Step(NamedTuple):
    """What was decided there."""

    seen: Seen
    pick: Tensor
    chances: Tensor  # their logarithms, as they were when it was picked
    judged: Tensor


class Played(NamedTuple):
    """Games that went on together for some steps, and where they stand then."""

    steps: list[Step]
    last: Seen


class Crew(Protocol):
    def start(self) -> None:
        """Returns when everybody is ready: that is not training time."""

    def collect(self, model: Model) -> list[Played]:
        """Let all games go on for some steps."""

    def counts(self) -> NDArray[np.int64]:
        """What `arrays.STATS` tells, of all games so far."""

    def welcome(self, number: int, member: Path) -> None:
        """An earlier self has joined the league."""

    def stop(self) -> None: ...


def seen_of(columns: Sequence[NDArray[np.int16]], device: torch.device) -> Seen:
    """Features, secrets, meanings, sides, ended and results, a row for each game."""
    features, secrets, meanings, sides, ended, results = [
        torch.from_numpy(column.copy()).to(device) for column in columns
    ]
    return Seen(features, secrets, meanings, 1.0 - 2.0 * sides.float(), ended.float(), results.float())


class LocalCrew:
    """Processes on this machine that share memory with the learner. It picks for all of them at once, as suits a GPU;
    while it thinks about one half of the games, the other half is played on."""

    def __init__(self, plan: Plan, folder: Path, steps: int, device: torch.device) -> None:
        self.plan = plan
        self.folder = folder
        self.steps = steps
        self.device = device
        self.step = 1
        plan.write(folder)
        self.arrays = SharedArrays(folder, create=True)
        self.workers: list[subprocess.Popen[bytes]] = []

    def start(self) -> None:
        for number in range(self.plan.workers):
            command = [sys.executable, "-m", "cannae.training.worker", str(self.folder), str(number)]
            self.workers.append(subprocess.Popen(command))
        self.await_workers(0, 1)

    def await_workers(self, half: int, step: int) -> None:
        shown = self.arrays.shown
        workers = self.plan.workers
        looks = 0
        while min(shown[half * workers : (half + 1) * workers]) < step:
            looks += 1
            if looks > 500:
                time.sleep(0.0002)
            if looks % 5000 == 0 and any(worker.poll() is not None for worker in self.workers):
                raise RuntimeError("a worker has ended")

    def look(self, half: int) -> Seen:
        size = self.plan.half

        def part(name: str, room: int) -> NDArray[np.int16]:
            flat = np.frombuffer(getattr(self.arrays, name), np.int16)
            return flat[half * size * room : (half + 1) * size * room].reshape(size, room)

        columns = [part(name, room) for name, room in zip(COLUMNS, self.plan.rooms, strict=True)]
        return seen_of([*columns, *[part(name, 1)[:, 0] for name in ("sides", "ended", "results")]], self.device)

    def collect(self, model: Model) -> list[Played]:
        picks = np.frombuffer(self.arrays.picks, np.int16)
        size = self.plan.half
        rows: list[list[Step]] = [[] for _ in range(HALVES)]
        for _ in range(self.steps):
            for half in range(HALVES):
                self.await_workers(half, self.step)
                seen = self.look(half)
                chances, _ = model.policy(seen.features, seen.meanings)
                pick = torch.multinomial(chances.exp(), 1)[:, 0]
                picks[half * size : (half + 1) * size] = pick.to(torch.int16).cpu().numpy()
                self.arrays.picked[half] = self.step
                rows[half].append(Step(seen, pick, chances, model.judged(seen.features, seen.secrets)))
            self.step += 1
        played = []
        for half in range(HALVES):
            self.await_workers(half, self.step)
            played.append(Played(rows[half], self.look(half)))
        return played

    def counts(self) -> NDArray[np.int64]:
        found: NDArray[np.int64] = np.frombuffer(self.arrays.stats, np.int64).reshape(-1, STATS).sum(0)
        return found

    def welcome(self, number: int, member: Path) -> None:
        self.arrays.signals[1] = number

    def stop(self) -> None:
        self.arrays.stop()
        for worker in self.workers:
            worker.wait(timeout=60)
