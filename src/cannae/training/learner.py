"""The learner: a clipped policy gradient from games between the newest net and itself or its league.

Both sides are played by one policy. A judge that sees the secrets tells how much better than expected things went; the
policy is pulled towards what went well, away from certainty (less and less so), and never far from its last self at
once. What is kept is an average of the weights over time, which plays better than the last of them.
"""

import shutil
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from cannae.bots.weights import read_weights, rules_digest, write_weights
from cannae.core.game import Game
from cannae.training.arrays import Plan
from cannae.training.cluster_crew import ClusterCrew, Machines
from cannae.training.crew import Crew, LocalCrew, Played
from cannae.training.model import Model, counts_of
from cannae.training.worker import LEAGUE

RESUMED = 0.012  # the price of certainty of a net that has learned before
EXPLOITER = "exploiter"  # the folder of the one that learns, or learned last
NEVER = float("inf")


@dataclass
class Settings:
    """How to train. The defaults are those the shipped nets were trained with, but for workers, games and time."""

    seconds: float = 300.0
    lessons: int = 0  # after which to end instead, however long they take
    workers: int = 2
    games: int = 128  # of a worker in each half
    steps: int = 24  # decisions of every game between two lessons
    width: int = 128
    depth: int = 64
    rate: float = 1e-3
    entropy: float = 0.03  # the price of certainty at first
    entropy_end: float = 0.004
    pull: float = 0.1  # towards the last policy
    clip: float = 0.2
    advantage_decay: float = 0.95
    value_decay: float = 0.97
    passes: int = 2  # over each lesson
    batch: int = 8192
    seed: int = 1
    foe: str = ""
    foe_share: float = 0.0625  # of the games, against the foe or the league
    league_seconds: float = 30.0  # between two new members
    exploiters: int = 0  # an exploiter follows each so manieth earlier self into the league; 0 for none


@dataclass
class Progress:
    """Where training stands: a row of the curve."""

    seconds: float
    lessons: int
    decisions: int
    games: int
    entropy: float
    change: float  # of the policy in this lesson
    error: float  # of the judge
    foe_score: float | None  # against the foe or the league, since the last row
    exploited: float | None = None  # the score of an exploiter against the newest self, where one has just learned


class Learner:
    def __init__(
        self,
        game: Game,
        settings: Settings,
        folder: Path,
        start: Traversable | None = None,
        options: Sequence[Mapping[str, Any]] = (),
        machines: Machines | None = None,
    ) -> None:
        """`start` is a net to go on with; `options` are what is played, if not all that nets of the game are for;
        `machines` are those of a cluster, otherwise processes of this machine play."""
        self.game = game
        self.settings = settings
        self.folder = folder
        self.options = options
        self.machines = machines
        observer = game.observer()
        assert observer is not None
        rooms = (int(observer.feature_room), int(observer.secret_room), int(observer.choice_room))
        foe_games = int(settings.games * (1.0 if settings.foe else settings.foe_share))
        played = [dict(sample) for sample in options or game.trained_with] or [{}]
        plan = Plan(game.id, settings.workers, settings.games, rooms, settings.seed, settings.foe, foe_games, played)
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(settings.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        self.model = Model(counts_of(observer), settings.width, settings.depth).to(self.device)
        self.began: dict[str, Any] = {"decisions": 0, "games": 0, "seconds": 0.0}
        if start is not None:
            card, parts = read_weights(start)
            self.model.take(parts)
            self.began = card["trained"]
            settings.entropy = min(settings.entropy, RESUMED)
        self.average = Model(counts_of(observer), settings.width, settings.depth).to(self.device)
        self.average.load_state_dict(self.model.state_dict())
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=settings.rate, eps=1e-5)
        self.lessons = 0
        self.decisions = 0
        self.selves = 0  # that have joined the league
        self.members = 0  # of the league, exploiters as well
        self.exploited: float | None = None
        self.foe_before = np.zeros(3, np.int64)
        folder.mkdir(parents=True, exist_ok=True)
        self.crew: Crew
        if machines is None:
            self.crew = LocalCrew(plan, folder, settings.steps, self.device)
        else:
            self.crew = ClusterCrew(plan, settings.steps, self.device, machines)

    # -- Running --------------------------------------------------------------------------------------------

    def run(self) -> Iterator[Progress]:
        """Train, saying after every lesson how far it has come. There is one lesson at least."""
        settings = self.settings
        try:
            self.crew.start()
            begun = time.monotonic()
            joined = begun
            while (share := self.share(time.monotonic() - begun)) < 1.0 or not self.lessons:
                figures = self.learn(self.collect(), share)
                self.follow()
                yield self.progress(time.monotonic() - begun, figures)
                if not settings.foe and settings.foe_share and time.monotonic() - joined > settings.league_seconds:
                    self.grow_league(time.monotonic() - begun)
                    joined = time.monotonic()
        finally:
            self.crew.stop()

    def share(self, passed: float) -> float:
        """How much of the training is done, by lessons or by time."""
        settings = self.settings
        return self.lessons / settings.lessons if settings.lessons else passed / settings.seconds

    def collect(self) -> list[Tensor]:
        """What was decided in all games, and how much better it went than expected."""
        with torch.no_grad():
            lesson = [row for played in self.crew.collect(self.model) for row in self.reckoned(played)]
        return [torch.cat(column) for column in zip(*lesson, strict=True)]

    def reckoned(self, played: Played) -> list[list[Tensor]]:
        """For each step: features, secrets, meanings, pick, chances, advantage, and the score to expect."""
        settings = self.settings
        rows, last = played
        following = last
        red_next = last.sign * self.model.judged(last.features, last.secrets)
        advantage = torch.zeros_like(red_next)
        gain = torch.zeros_like(red_next)
        found: list[list[Tensor]] = []
        for seen, pick, chances, judged in reversed(rows):
            going = 1.0 - following.ended
            red = seen.sign * judged
            surprise = following.ended * following.results + going * red_next - red
            advantage = surprise + settings.advantage_decay * going * advantage
            gain = surprise + settings.value_decay * going * gain
            found.append(
                [
                    seen.features,
                    seen.secrets,
                    seen.meanings,
                    pick,
                    chances,
                    seen.sign * advantage,
                    seen.sign * (gain + red),
                ]
            )
            following, red_next = seen, red
        return found

    # -- Learning -------------------------------------------------------------------------------------------

    def learn(self, lesson: list[Tensor], share: float) -> list[float]:
        """Go over a lesson; mean entropy, change of policy and error of the judge."""
        settings = self.settings
        price = settings.entropy + (settings.entropy_end - settings.entropy) * min(1.0, share / 0.8)
        for group in self.optimizer.param_groups:
            group["lr"] = settings.rate * (1.0 - 0.9 * min(1.0, share))
        lesson[5] = lesson[5] / (lesson[5].std() + 1e-6)
        size = lesson[0].shape[0]
        batch = min(settings.batch, size)
        figures: list[Tensor] = []
        for _ in range(settings.passes):
            order = torch.randperm(size, device=self.device)
            for at in range(0, size - batch + 1, batch):
                figures.append(self.learn_from([column[order[at : at + batch]] for column in lesson], price))
        self.lessons += 1
        self.decisions += size
        found: list[float] = torch.stack(figures).mean(0).tolist()
        return found

    def learn_from(self, batch: list[Tensor], price: float) -> Tensor:
        features, secrets, meanings, pick, before, advantage, score = batch
        settings = self.settings
        chances, expected = self.model.policy(features, meanings)
        legal = meanings > 0
        now = chances.gather(1, pick[:, None])[:, 0]
        ratio = (now - before.gather(1, pick[:, None])[:, 0]).exp()
        clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        gain = torch.min(ratio * advantage, clipped * advantage).mean()
        known = chances.masked_fill(~legal, 0.0)
        share = chances.exp()
        entropy = -(share * known).sum(1)
        certainty = (legal.sum(1).float().log() - entropy).mean()
        change = (share * (known - before.masked_fill(~legal, 0.0))).sum(1).mean()
        error = (self.model.judged(features, secrets) - score).square().mean()
        blur = (expected - score).square().mean()
        loss = -gain + price * certainty + settings.pull * change + error + 0.1 * blur
        self.optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 0.5)
        self.optimizer.step()
        return torch.stack([entropy.mean(), change, error]).detach()

    def follow(self) -> None:
        """The average takes a small step towards the newest weights."""
        share = max(0.005, 10.0 / (self.lessons + 10.0))
        with torch.no_grad():
            for kept, new in zip(self.average.parameters(), self.model.parameters(), strict=True):
                kept.lerp_(new, share)

    # -- Telling and keeping --------------------------------------------------------------------------------

    def progress(self, seconds: float, figures: list[float]) -> Progress:
        stats = self.crew.counts()
        wins, draws, losses = stats[3:6] - self.foe_before
        played = wins + draws + losses
        score = None
        if played >= 200:
            score = float((wins + draws / 2) / played)
            self.foe_before = stats[3:6].copy()
        entropy, change, error = figures
        decisions, games = self.decisions + self.began["decisions"], int(stats[0]) + self.began["games"]
        lessons = self.lessons + self.began.get("lessons", 0)
        exploited, self.exploited = self.exploited, None
        passed = seconds + self.began["seconds"]
        return Progress(passed, lessons, decisions, games, entropy, change, error, score, exploited)

    # -- The league -----------------------------------------------------------------------------------------

    def grow_league(self, seconds: float) -> None:
        """The newest self joins, and perhaps a player that has learned to beat it."""
        newest = self.admit(self, seconds)
        self.selves += 1
        if self.settings.exploiters and self.selves % self.settings.exploiters == 0:
            self.admit(self.exploiter(newest), seconds)

    def admit(self, member: "Learner", seconds: float) -> Path:
        folder = self.folder / LEAGUE
        folder.mkdir(exist_ok=True)
        self.members += 1
        file = folder / f"{self.members:04d}.weights"
        member.write(file, seconds, {})
        self.crew.welcome(self.members, file)
        return file

    def exploiter(self, newest: Path) -> "Learner":
        """A best response to the newest self: begun from it, it plays against nobody else, for as long as it takes a
        new member to come. Its league is that self alone, which draws its choices as it does in training."""
        alone = replace(self.settings, lessons=0, exploiters=0, foe_share=1.0, league_seconds=NEVER)
        alone.seconds = self.settings.league_seconds
        pupil = Learner(self.game, alone, self.folder / EXPLOITER, newest, self.options, self.machines)
        only = pupil.folder / LEAGUE / newest.name
        only.parent.mkdir(exist_ok=True)
        for other in only.parent.iterdir():
            other.unlink()
        shutil.copyfile(newest, only)
        pupil.crew.welcome(1, only)
        for progress in pupil.run():
            self.exploited = self.exploited if progress.foe_score is None else progress.foe_score
        return pupil

    def write(self, path: Path, seconds: float, more: dict[str, Any]) -> None:
        """The averaged net as a file that bots can play with, and training go on from."""
        stats = self.crew.counts()
        trained = {
            "lessons": self.lessons + self.began.get("lessons", 0),
            "decisions": self.decisions + self.began["decisions"],
            "games": int(stats[0]) + self.began["games"],
            "seconds": round(seconds + self.began["seconds"]),
            "crowded": int(stats[2]),
            "settings": asdict(self.settings),
            "device": torch.cuda.get_device_name() if self.device.type == "cuda" else "cpu",
        }
        card = {"game": self.game.id, "rules": rules_digest(self.game), "trained": trained}
        beside = path.with_suffix(".new")
        write_weights(beside, card | more, self.average.parts())
        beside.replace(path)
