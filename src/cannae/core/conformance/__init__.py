"""Does a game keep the eleven laws? Public, so that the author of a new game can ask too.

>>> from cannae.core.conformance import check
>>> from cannae.core.registry import game
>>> report = check(game("honour"), games=3, seed=7)
>>> report.holds, report.games
(True, 3)
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256

from cannae.core.conformance.examiner import LAWS, Examiner
from cannae.core.conformance.laws import Breach
from cannae.core.conformance.sentences import Sentences, said_everywhere
from cannae.core.game import Game
from cannae.core.records import Record

__all__ = ["LAWS", "Breach", "Failure", "Report", "check", "check_one", "conclude"]

ENOUGH_LOOKS = 60  # so many without one changed re-deal are no accident


@dataclass(frozen=True)
class Failure:
    """The first breach of one game, with the record that leads to it."""

    law: int
    number: int  # of the game, under the report's seed
    step: int
    key: str  # of the sentence
    args: dict[str, object]
    record: Record | None  # none for what only shows over many games


@dataclass
class Report:
    game: str
    seed: int
    games: int = 0
    steps: int = 0
    looks: int = 0  # steps at which the costly laws were checked too
    failures: list[Failure] = field(default_factory=list)
    redealt: list[int] = field(default_factory=lambda: [0, 0, 0])  # re-deals per viewer that changed something
    sentences: Sentences = field(default_factory=dict)  # all sentences the game used, to be compared with its words
    digests: dict[int, str] = field(default_factory=dict)  # game -> digest of its positions, equal on every build

    @property
    def holds(self) -> bool:
        return not self.failures

    @property
    def digest(self) -> str:
        return sha256("".join(self.digests[number] for number in sorted(self.digests)).encode()).hexdigest()

    def per_law(self) -> dict[int, int]:
        return {law: sum(failure.law == law for failure in self.failures) for law in LAWS}

    def add(self, other: "Report") -> None:
        self.games += other.games
        self.steps += other.steps
        self.looks += other.looks
        self.failures = sorted(self.failures + other.failures, key=lambda failure: failure.number)
        self.redealt = [one + two for one, two in zip(self.redealt, other.redealt)]
        self.sentences = other.sentences | self.sentences
        self.digests |= other.digests


def check_one(
    game: Game, number: int, seed: int = 0, share: float = 1.0, options: Mapping[str, object] | None = None
) -> Report:
    """Play one random game under all the laws. The same arguments give the same game.

    `share` is that of the steps at which the costly laws are checked too (see `examiner`); `options` hold whatever the
    game's own sampling says.
    """
    examiner = Examiner(game, number, seed, share, options)
    report = Report(game.id, seed, games=1)
    try:
        examiner.run()
    except Breach as breach:
        record = examiner.record_if_possible()
        report.failures.append(
            Failure(breach.law, number, len(examiner.history.played), breach.key, breach.args_, record)
        )
    report.steps = len(examiner.history.played)
    report.looks = examiner.looks
    report.redealt = examiner.redealt
    report.sentences = examiner.sentences
    report.digests = {number: examiner.digest.hexdigest()}
    return report


def check(
    game: Game,
    games: int,
    seed: int = 0,
    first: int = 0,
    share: float = 1.0,
    options: Mapping[str, object] | None = None,
    conclusive: bool = True,
) -> Report:
    """Play the games `first` to `first + games - 1` under all the laws.

    Parts of a larger check leave the verdict that needs all of them to `conclude`.
    """
    report = Report(game.id, seed)
    for number in range(first, first + games):
        report.add(check_one(game, number, seed, share, options))
    if conclusive:
        conclude(game, report)
    return report


def conclude(game: Game, report: Report) -> None:
    """What only shows over many looks: a game with secrets must really draw them anew (law 4)."""
    report.sentences |= said_everywhere(game)
    for viewer, changed in enumerate(report.redealt):
        if game.hidden and report.looks >= ENOUGH_LOOKS and not changed:
            report.failures.append(Failure(4, -1, -1, "breach-redeal-is-copy", {"viewer": viewer}, None))
