"""Everything that can be asked of the odds, as one record: the same for the command line and for the page."""

from dataclasses import dataclass, field
from typing import Any, Final, Literal, get_args

from cannae.core.contract import UserError
from cannae.games.tabletop.data.troops import Phase, Range, Readings, Side, Terrain
from cannae.games.tabletop.odds import fights, trials
from cannae.games.tabletop.odds.results import Chain, Combat, Trial

Fight = Literal["shooting", "impact", "melee"]
Test = Literal["cmt", "cohesion", "rally", "evade", "death"]
Cause = Literal["lost", "shot", "charged", "friends-break", "commander-lost"]

FIGHTS: Final[tuple[Fight, ...]] = get_args(Fight)
TESTS: Final[tuple[Test, ...]] = get_args(Test)

# What each question turns on: of either side, and of what both share. Anything else changes nothing in its answer.
_STANDS: Final = ("cohesion", "bases", "files", "disorder", "disordered_files", "terrain")
_HEART: Final = ("commander", "place", "rear_support", "threatened_flank")
_IMPACT: Final = (
    *_STANDS, "charging", "flank", "uphill", "fortified", "cover", "two_directions", "overlaps", *_HEART, "support",
)  # fmt: skip
_MELEE: Final = (*_STANDS, "uphill", "fortified", "two_directions", "overlaps", *_HEART)
SIDE_MATTERS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "shooting": (
        (*_STANDS, "engaged", "rearward"),
        ("cohesion", "bases", "files", "disorder", "terrain", "cover", "fortified", "engaged", *_HEART),
    ),
    "impact": (_IMPACT, _IMPACT),
    "melee": (_MELEE, _MELEE),
    "cmt": (("cohesion", "disorder", "terrain", "commander", "place"), ()),
    "cohesion": (("cohesion", "bases", "disorder", "terrain", *_HEART), ()),
    "rally": (("cohesion", "bases", *_HEART), ()),
    "evade": (("cohesion", "terrain"), ("cohesion", "bases", "files", "terrain", "engaged")),
    "death": ((), ()),
}
TWO_SIDED: Final = (*FIGHTS, "cohesion", "evade")
MATTERS: Final[dict[str, tuple[str, ...]]] = {
    "shooting": ("range",),
    "impact": ("terrain", "contact", "rounds", "losses"),
    "melee": ("terrain", "contact", "rounds", "losses"),
    "cmt": ("terrain", "holding_back"),
    "cohesion": (
        "cause",
        "received",
        "inflicted",
        "just_lost",
        "phase",
        "terrain",
        "in_contact",
        "more_reasons",
        "others",
    ),
    "rally": ("in_contact",),
    "evade": ("gap", "terrain"),
    "death": ("hits", "ending"),
}


@dataclass(frozen=True, slots=True)
class Question:
    """Two battle groups, or one, and the situation. `what` is a phase or a test; the rest has its usual defaults."""

    what: Fight | Test
    a: Side
    b: Side | None = None  # the enemy; of an evade the evader, of a cohesion test its cause
    others: tuple[Side, ...] = ()  # the enemies that caused a cohesion test beside b
    rounds: int = 0  # of melee to follow the fight through
    terrain: Terrain = "open"
    contact: int = 0
    range: Range = "effective"
    overlaps: tuple[tuple[int, int], ...] = ()  # of A and B, round after round
    losses: Literal["rear", "file"] = "rear"
    cause: Cause = "lost"
    received: int = 0
    inflicted: int = 0
    just_lost: int = 0
    phase: Phase = "melee"  # in which a cohesion test is taken
    in_contact: bool = False
    more_reasons: bool = False
    holding_back: bool = False
    gap: int = 0
    hits: int = 0
    ending: Literal["shot", "won", "drawn", "lost"] = "lost"
    readings: Readings = field(default_factory=Readings)


def answer(asked: Question) -> Combat | Chain | Trial:
    return test(asked) if asked.what in TESTS else fight(asked)


def fight(asked: Question) -> Combat | Chain:
    a, b = asked.a, _other(asked)
    if asked.overlaps:
        a, b = a.but(overlaps=asked.overlaps[0][0]), b.but(overlaps=asked.overlaps[0][1])
    where: dict[str, Any] = {
        "terrain": asked.terrain,
        "contact": asked.contact,
        "range": asked.range,
        "readings": asked.readings,
    }
    if asked.rounds:
        return fights.chain(a, b, asked.rounds, start=asked.what, overlaps=asked.overlaps, losses=asked.losses, **where)
    return fights.combat(a, b, asked.what, **where)


def test(asked: Question) -> Trial:
    terrain, readings = asked.terrain, asked.readings
    if asked.what == "cmt":
        return trials.cmt(asked.a, holding_back=asked.holding_back, terrain=terrain, readings=readings)
    if asked.what == "cohesion":
        return trials.cohesion(
            asked.a,
            asked.cause,
            received=asked.received,
            inflicted=asked.inflicted,
            just_lost=asked.just_lost,
            enemy=[enemy for enemy in (asked.b, *asked.others) if enemy is not None],
            phase=asked.phase,
            in_combat=asked.in_contact,
            more_reasons=asked.more_reasons,
            terrain=terrain,
            readings=readings,
        )
    if asked.what == "rally":
        return trials.rally(asked.a, in_contact=asked.in_contact, terrain=terrain, readings=readings)
    if asked.what == "evade":
        return trials.evade(asked.a, _other(asked), asked.gap, terrain=terrain)
    return trials.death(asked.a, asked.hits, asked.ending)


def _other(asked: Question) -> Side:
    if asked.b is None:
        raise UserError("tabletop-two-groups", count=1)
    return asked.b
