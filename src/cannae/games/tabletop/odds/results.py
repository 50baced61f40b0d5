"""What the odds come to: records with exact fractions inside, floats for the eye, and plain data for JSON."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from cannae.core.game import Say
from cannae.games.tabletop.data import sheet
from cannae.games.tabletop.data.troops import Side, Situation

SIDES = ("a", "b")
Chances = tuple[Fraction, ...]  # of 0, 1, 2 ...


@dataclass(frozen=True, slots=True)
class Reason:
    """A line of the sheet that counted, and where that line comes from."""

    side: str  # "a" or "b"
    table: str
    row: str
    value: int
    files: int = 0  # in how many files it counted; 0 where files mean nothing

    @property
    def rule(self) -> str:
        return sheet.row(self.table, self.row).rule

    @property
    def mark(self) -> str:
        return sheet.row(self.table, self.row).mark

    @property
    def sources(self) -> tuple[str, ...]:
        return sheet.row(self.table, self.row).sources

    def text(self, say: Say) -> str:
        """The line in words: who it speaks of, and what it says."""
        title = say(f"tabletop-row-{self.table}-{self.row}")
        columns = sheet.tables()[self.table].columns
        row = sheet.row(self.table, self.row)
        said = [
            say(f"tabletop-cell-{self.table}-{self.row}-{column}")
            for column, cell in zip(columns, row.cells, strict=True)
            if cell == "@"
        ]
        return ": ".join([title, *said])

    def to_data(self, say: Say | None = None) -> dict[str, object]:
        data: dict[str, object] = {
            "side": self.side,
            "table": self.table,
            "row": self.row,
            "value": self.value,
            "files": self.files,
            "rule": self.rule,
            "mark": self.mark,
            "sources": list(self.sources),
        }
        return data | {"text": self.text(say)} if say else data


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice of one side that need the same score."""

    dice: int
    poa: int
    need: int
    hit: Fraction  # the chance of each die
    shooting: bool

    def to_data(self) -> dict[str, object]:
        return {
            "dice": self.dice,
            "poa": self.poa,
            "need": self.need,
            "hit": float(self.hit),
            "shooting": self.shooting,
        }


@dataclass(frozen=True, slots=True)
class Outlook:
    """One side of a fight: what it rolls, what it takes, what becomes of it."""

    rolls: tuple[Roll, ...]
    hits: Chances  # scored
    third: Fraction  # that it takes at least one hit per three bases
    half: Fraction  # that it takes at least one hit per two bases
    tests: Fraction  # that it must take a cohesion test
    lost: Chances  # bases lost
    drops: Chances  # cohesion levels dropped: none, one, two, three
    breaks: Fraction

    @property
    def dice(self) -> int:
        return sum(roll.dice for roll in self.rolls)

    @property
    def mean(self) -> Fraction:
        return sum((count * chance for count, chance in enumerate(self.hits)), Fraction(0))

    def to_data(self) -> dict[str, object]:
        return {
            "dice": self.dice,
            "rolls": [roll.to_data() for roll in self.rolls],
            "hits": [float(chance) for chance in self.hits],
            "mean": float(self.mean),
            "third": float(self.third),
            "half": float(self.half),
            "tests": float(self.tests),
            "lost": [float(chance) for chance in self.lost],
            "drops": [float(chance) for chance in self.drops],
            "breaks": float(self.breaks),
        }


@dataclass(frozen=True, slots=True)
class Combat:
    """One combat, or one volley. The exact chances are in `exact`, the same as floats are attributes."""

    a: Side
    b: Side
    situation: Situation
    poa: int  # net, for side A, in most files
    fronts: Mapping[int, int]  # net points -> files
    sides: tuple[Outlook, Outlook]
    margins: Mapping[int, Fraction]  # hits of A less hits of B
    reasons: tuple[Reason, ...]
    assumptions: Mapping[str, object]
    exact: Mapping[str, Fraction] = field(default_factory=dict)

    def __repr__(self) -> str:
        """Short: the whole of it is `to_data`."""
        chances = [f"{name} {float(self.exact[name]):.4f}" for name in ("win", "draw", "lose") if name in self.exact]
        return f"<Combat {', '.join([self.situation.phase, *chances])}>"

    @property
    def win(self) -> float:
        return float(self.exact["win"])

    @property
    def draw(self) -> float:
        return float(self.exact["draw"])

    @property
    def lose(self) -> float:
        return float(self.exact["lose"])

    @property
    def win_by_two(self) -> float:
        return float(self.exact["win_by_two"])

    @property
    def lose_by_two(self) -> float:
        return float(self.exact["lose_by_two"])

    @property
    def joint(self) -> tuple[Chances, ...]:
        """The chance of every pair of hits: joint[hits of A][hits of B]."""
        return tuple(tuple(mine * theirs for theirs in self.sides[1].hits) for mine in self.sides[0].hits)

    def to_data(self, say: Say | None = None) -> dict[str, object]:
        """Plain data for JSON; a volley has no winner, so its win, draw and lose are null."""
        fought = bool(self.exact)
        names = ("win", "draw", "lose", "win_by_two", "lose_by_two")
        return {
            "phase": self.situation.phase,
            **{name: float(self.exact[name]) if fought else None for name in names},
            "poa": self.poa,
            "fronts": [{"poa": poa, "files": files} for poa, files in self.fronts.items()],
            "a": {"group": self.a.group.to_data(), **self.sides[0].to_data()},
            "b": {"group": self.b.group.to_data(), **self.sides[1].to_data()},
            "margins": {str(margin): float(chance) for margin, chance in self.margins.items()},
            "exact": {name: str(chance) for name, chance in self.exact.items()},
            "reasons": [reason.to_data(say) for reason in self.reasons],
            "assumptions": dict(self.assumptions),
        }


@dataclass(frozen=True, slots=True)
class Moment:
    """How things stand after a round of a chain. Numbers are floats, or fractions where they were asked for."""

    name: str  # "start", "impact" or "melee"
    round: int
    fighting: float | Fraction
    a_broken: float | Fraction  # by now, whether or not B is too
    b_broken: float | Fraction
    both_broken: float | Fraction
    a_bases: float | Fraction  # expected, of those not broken
    b_bases: float | Fraction
    a_levels: tuple[float | Fraction, ...]  # steady, disrupted, fragmented, broken
    b_levels: tuple[float | Fraction, ...]

    def to_data(self) -> dict[str, object]:
        return {
            "name": self.name,
            "round": self.round,
            "fighting": float(self.fighting),
            "a_broken": float(self.a_broken),
            "b_broken": float(self.b_broken),
            "both_broken": float(self.both_broken),
            "a_bases": float(self.a_bases),
            "b_bases": float(self.b_bases),
            "a_levels": [float(chance) for chance in self.a_levels],
            "b_levels": [float(chance) for chance in self.b_levels],
        }


@dataclass(frozen=True, slots=True)
class Chain:
    """A fight followed through, moment by moment. `first` is the first exchange, with its reasons."""

    first: Combat
    moments: tuple[Moment, ...]
    assumptions: Mapping[str, object]

    @property
    def a_breaks(self) -> float:
        return float(self.moments[-1].a_broken)

    @property
    def b_breaks(self) -> float:
        return float(self.moments[-1].b_broken)

    def to_data(self, say: Say | None = None) -> dict[str, object]:
        return {
            **self.first.to_data(say),
            "rounds": [moment.to_data() for moment in self.moments],
            "assumptions": dict(self.assumptions),
        }


@dataclass(frozen=True, slots=True)
class Trial:
    """One test by dice: its outcomes with their chances, what they depend on, and why."""

    name: str  # cmt, cohesion, rally, evade, death
    side: Side
    outcomes: Mapping[str, Fraction]  # by message tabletop-outcome-NAME
    modifier: int
    need: int | None  # the total two dice must reach, before modifiers
    reasons: Sequence[Reason]
    assumptions: Mapping[str, object]
    enemies: tuple[Side, ...] = ()  # the enemies that caused it, where any did

    def chance(self, name: str) -> float:
        return float(self.outcomes[name])

    @property
    def exact(self) -> Mapping[str, Fraction]:
        return self.outcomes

    def to_data(self, say: Say | None = None) -> dict[str, object]:
        return {
            "test": self.name,
            "group": self.side.group.to_data(),
            "outcomes": {name: float(chance) for name, chance in self.outcomes.items()},
            "exact": {name: str(chance) for name, chance in self.outcomes.items()},
            "modifier": self.modifier,
            "need": self.need,
            "reasons": [reason.to_data(say) for reason in self.reasons],
            "assumptions": dict(self.assumptions),
        }
