"""A crew on the machines of a Ray cluster: each piece is handed the weights, picks by itself and returns what it saw.

While the learner learns from one lesson the next is played, so the games are one lesson behind the weights; a copy of
those they were played with tells how likely each pick was. A machine that is lost costs time and no lesson: its pieces
are pure functions and are played again elsewhere, with the same result.
"""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Protocol

import numpy as np
import torch
from numpy.typing import NDArray

from cannae.bots.weights import read_weights
from cannae.core.randomness import FastRng
from cannae.training.arrays import HALVES, STATS, Plan
from cannae.training.crew import Played, Seen, Step, seen_of
from cannae.training.model import Model
from cannae.training.piece import COLUMNS, Lesson, Piece, Standing, Weights, packed, play_piece


class Machines(Protocol):
    """What is needed of `lab.playing.cluster.Cluster`. Who connected to them closes the connection."""

    def share(self, value: object) -> Any: ...
    def submit(self, task: Callable[..., Any], *given: Any) -> Any: ...
    def result(self, reference: Any) -> Any: ...
    def cancel(self, references: Iterable[Any]) -> None: ...


class ClusterCrew:
    def __init__(self, plan: Plan, steps: int, device: torch.device, machines: Machines) -> None:
        self.plan = plan
        self.steps = steps
        self.device = device
        self.machines = machines
        self.lesson = 0
        self.standing: list[list[Standing]] = [[] for _ in range(plan.workers)]
        self.running: list[Any] = []
        self.played_by: Model | None = None  # a copy of the model that the running pieces play by
        self.league: list[Any] = []
        self.rng = FastRng(plan.seed * 31)
        self.total = np.zeros(STATS, np.int64)

    def start(self) -> None:
        """Nobody has to be waited for: Ray starts its processes with the first pieces."""

    def ask(self, model: Model) -> None:
        """Have the next lesson played by the model as it is now."""
        weights = self.machines.share(packed(model.parts()))
        foes = HALVES * self.plan.foe_games if self.plan.foe or self.league else 0
        for worker in range(self.plan.workers):
            earlier = self.league[self.rng.below(0, len(self.league))] if self.league else None
            piece = Piece(self.plan, worker, self.lesson, self.steps, self.standing[worker], foes)
            self.running.append(self.machines.submit(play_piece, piece, weights, earlier))
        self.played_by = model.twin()
        self.lesson += 1

    def collect(self, model: Model) -> list[Played]:
        if not self.running:
            self.ask(model)
        lessons: list[Lesson] = [self.machines.result(reference) for reference in self.running]
        self.running = []
        self.standing = [lesson.standing for lesson in lessons]
        self.total += np.array([lesson.counts for lesson in lessons]).sum(0)
        behind = self.played_by
        assert behind is not None
        self.ask(model)
        return [self.played(lesson, behind, model) for lesson in lessons]

    def played(self, lesson: Lesson, behind: Model, model: Model) -> Played:
        count = HALVES * self.plan.games
        rooms = [*self.plan.rooms, 0, 0, 0]
        columns: list[NDArray[np.int16]] = []
        for name, room in zip(COLUMNS, rooms, strict=True):
            flat = np.frombuffer(lesson.columns[name], np.int16)
            columns.append(flat.reshape((self.steps + 1, count, room) if room else (self.steps + 1, count)))
        seen: list[Seen] = [seen_of([column[at] for column in columns], self.device) for at in range(self.steps + 1)]
        picks = np.frombuffer(lesson.picks, np.int16).reshape(self.steps, count)
        steps = []
        for at, one in enumerate(seen[:-1]):
            chances, _ = behind.policy(one.features, one.meanings)
            pick = torch.from_numpy(picks[at].astype(np.int64)).to(self.device)
            steps.append(Step(one, pick, chances, model.judged(one.features, one.secrets)))
        return Played(steps, seen[-1])

    def counts(self) -> NDArray[np.int64]:
        return self.total

    def welcome(self, number: int, member: Path) -> None:
        weights: Weights = packed(read_weights(member)[1])
        self.league.append(self.machines.share(weights))

    def stop(self) -> None:
        self.machines.cancel(self.running)
