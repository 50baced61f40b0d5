"""What the page asks of the miniatures over HTTP: odds and reference tables, in sentences and as data."""

from dataclasses import MISSING, fields, replace
from functools import cache
from types import NoneType
from typing import Annotated, Any, get_args, get_type_hints

import msgspec

from cannae.core.game import Say
from cannae.games.tabletop import GAME
from cannae.games.tabletop.data.armies import armies, groups_by_id, read_side
from cannae.games.tabletop.data.descriptions import write_side
from cannae.games.tabletop.data.troops import KINDS, MOST_BASES, BattleGroup, Side, possible
from cannae.games.tabletop.odds.musters import ArmyMustered, ListAsked, Musters, musters, own_muster
from cannae.games.tabletop.odds.questions import FIGHTS, MATTERS, SIDE_MATTERS, TESTS, TWO_SIDED, Question, answer
from cannae.games.tabletop.odds.reference import TOPICS, Reference
from cannae.games.tabletop.odds.report import Scribe
from cannae.games.tabletop.odds.results import Chain, Combat, Reason, Trial
from cannae.games.tabletop.terms import OPTIONS
from cannae.routes import Route

Notation = Annotated[str, msgspec.Meta(max_length=400)]
MOST_ROUNDS = 12


def _given(record: type, name: str, **instead: Any) -> Any:
    """What a page may send for one of our records: the same fields and defaults, checked by the record itself."""
    hints = get_type_hints(record)
    shape = []
    for one in fields(record):
        default = one.default if one.default is not MISSING else msgspec.NODEFAULT
        kind, default = instead.get(one.name, (hints[one.name], default))
        shape.append((one.name, kind) if default is msgspec.NODEFAULT else (one.name, kind, default))
    return msgspec.defstruct(name, shape)


GroupGiven = _given(BattleGroup, "GroupGiven")
SideGiven = _given(Side, "SideGiven", group=(GroupGiven, msgspec.NODEFAULT))
Others: Any = list[Notation | SideGiven]  # type: ignore[valid-type]
Options = dict[str, str | int | bool]
Asked = _given(
    Question,
    "Asked",
    a=(Notation | SideGiven, msgspec.NODEFAULT),
    b=(Notation | SideGiven | None, None),
    others=(Annotated[Others, msgspec.Meta(max_length=3)], msgspec.field(default_factory=list)),
    rounds=(Annotated[int, msgspec.Meta(ge=0, le=MOST_ROUNDS)], 0),
    overlaps=(
        Annotated[list[tuple[int, int]], msgspec.Meta(max_length=MOST_ROUNDS)],
        msgspec.field(default_factory=list),
    ),
    readings=(Options, msgspec.field(default_factory=dict)),
)


class Described(msgspec.Struct):
    """A group as it was understood: in notation, by name, and field by field."""

    text: str
    name: str
    troops: str
    side: dict[str, Any]


class ReasonShown(msgspec.Struct):
    """A line that counted: for whom, how much, why, by which rule, and how certain its source is."""

    side: str
    worth: str
    text: str
    rule: str
    mark: str
    origin: str


class OutcomeShown(msgspec.Struct):
    id: str
    title: str
    chance: float


class OddsShown(msgspec.Struct):
    """The answer to one question: a combat, where rounds were asked for the fight that follows, or a test."""

    title: str
    a: Described
    b: Described | None
    combat: dict[str, Any] | None
    rounds: list[dict[str, Any]]
    outcomes: list[OutcomeShown]
    need: int | None
    modifier: int
    reasons: list[ReasonShown]
    assumptions: list[str]


class LineShown(msgspec.Struct):
    cells: list[str]
    mark: str


class TableShown(msgspec.Struct):
    title: str
    note: str
    head: list[str]
    rows: list[LineShown]


class Topic(msgspec.Struct):
    id: str
    title: str
    tables: list[TableShown]


class Preset(msgspec.Struct):
    id: str
    name: str
    army: str
    side: dict[str, Any]


class Kind(msgspec.Struct):
    """What can be said of one field: one of a few words, a number between two, or yes and no (no values, no bounds)."""

    values: list[str]
    low: int
    high: int
    default: str | int | bool | None


class ReferenceShown(msgspec.Struct):
    """The tables, the groups that have a name, and what can be asked: all a page needs to offer it."""

    topics: list[Topic]
    presets: list[Preset]
    kinds: dict[str, dict[str, list[str]]]
    group_fields: dict[str, Kind]
    side_fields: dict[str, Kind]
    fields: dict[str, Kind]
    fights: list[str]
    tests: list[str]
    two_sided: list[str]
    side_matters: dict[str, tuple[list[str], list[str]]]
    matters: dict[str, list[str]]
    options: list[dict[str, Any]]


# How far the page's steppers go; the rules themselves refuse what makes no sense.
BOUNDS = {"overlaps": (0, 2), "rounds": (0, MOST_ROUNDS), "gap": (0, 20), "disordered_files": (-1, MOST_BASES)}


def kinds_of(record: type) -> dict[str, Kind]:
    """The fields of a record as a page may offer them; what is no word, number or flag is left out."""
    found = {}
    for one, hint in zip(fields(record), get_type_hints(record).values(), strict=True):
        kinds = [part for part in get_args(hint) if part is not NoneType] if NoneType in get_args(hint) else [hint]
        words_of = [word for word in get_args(kinds[0]) if isinstance(word, str)]
        default = one.default if isinstance(one.default, str | int) else None
        if words_of or kinds[0] is bool:
            found[one.name] = Kind(words_of, 0, 0, default)
        elif kinds[0] is int:
            found[one.name] = Kind([], *BOUNDS.get(one.name, (0, MOST_BASES)), default)
        elif hint == tuple[Side, ...]:
            found[one.name] = Kind([], 0, 0, "")  # groups in notation
    return found


def read_given(given: Any) -> Side:
    """A side from its notation or from its fields; a group of the two armies keeps its name while it is unchanged."""
    if isinstance(given, str):
        return read_side(given)
    state = {one.name: getattr(given, one.name) for one in fields(Side)}
    made = BattleGroup(**{one.name: getattr(given.group, one.name) for one in fields(BattleGroup)})
    bare, known = replace(made, id="", points=0, name=""), groups_by_id().get(made.id)
    same = known is not None and replace(known, id="", points=0) == bare
    return Side(**state | {"group": known if same else bare})


def question(asked: Any) -> Question:
    rest = {one.name: getattr(asked, one.name) for one in fields(Question)}
    rest["overlaps"] = tuple(rest["overlaps"])
    rest["others"] = tuple([read_given(one) for one in asked.others])
    rest["readings"] = GAME.readings(rest["readings"])
    rest["a"] = read_given(asked.a)
    rest["b"] = read_given(asked.b) if asked.b else None
    return Question(**rest)


def odds(say: Say, language: str, body: Any) -> OddsShown:
    """The chances of one group of miniatures against another, or of a test, with every reason"""
    posed = question(body)
    return odds_shown(posed, answer(posed), say, language)


def odds_shown(posed: Question, result: Combat | Chain | Trial, say: Say, language: str) -> OddsShown:
    scribe = Scribe(say, language)
    fight = result.first if isinstance(result, Chain) else result
    if isinstance(fight, Trial):
        assumed = scribe.trial_assumptions(fight)
        outcomes = [OutcomeShown(name, scribe.outcome(name), float(chance)) for name, chance in fight.outcomes.items()]
    else:
        assumed = scribe.assumptions(result.assumptions)
        outcomes = []
    tested = fight if isinstance(fight, Trial) else None
    return OddsShown(
        title=scribe.title(fight),
        a=described(posed.a, scribe),
        b=described(posed.b, scribe) if posed.b else None,
        combat=None if isinstance(fight, Trial) else fight.to_data(),
        rounds=[moment.to_data() for moment in result.moments] if isinstance(result, Chain) else [],
        outcomes=outcomes,
        need=tested.need if tested else None,
        modifier=tested.modifier if tested else 0,
        reasons=[reason_shown(reason, scribe) for reason in sorted(fight.reasons, key=lambda one: one.side)],
        assumptions=assumed,
    )


def described(side: Side, scribe: Scribe) -> Described:
    return Described(write_side(side), scribe.group(side), scribe.troops(side.group), side.to_data())


def reason_shown(reason: Reason, scribe: Scribe) -> ReasonShown:
    origin = scribe.origin(reason.table, reason.row)
    return ReasonShown(reason.side, scribe.worth(reason), scribe.line(reason), reason.rule, reason.mark, origin)


@cache
def reference(say: Say, language: str) -> ReferenceShown:
    """All reference tables of the miniatures game, the groups that have a name, and what can be asked"""
    tables = Reference(say, language)
    topics = [
        Topic(
            name,
            say(f"tabletop-topic-{name}"),
            [
                TableShown(grid.title, grid.note, grid.head, [LineShown(line.cells, line.mark) for line in grid.rows])
                for grid in tables.grids(name)
            ],
        )
        for name in TOPICS
    ]
    presets = [
        Preset(group.id, say(f"tabletop-group-{group.id.lower()}"), say(f"tabletop-army-{name}"), Side(group).to_data())
        for name, army in armies().items()
        for group in army.groups
    ]
    return ReferenceShown(
        topics=topics,
        presets=presets,
        kinds={kind: {name: list(values) for name, values in possible(kind).items()} for kind in KINDS},
        group_fields=kinds_of(BattleGroup),
        side_fields=kinds_of(Side),
        fields=kinds_of(Question),
        fights=list(FIGHTS),
        tests=list(TESTS),
        two_sided=list(TWO_SIDED),
        side_matters={what: (list(a), list(b)) for what, (a, b) in SIDE_MATTERS.items()},
        matters={what: list(names) for what, names in MATTERS.items()},
        options=[option.to_data() for option in OPTIONS],
    )


ROUTES = [
    Route("POST", "/api/tabletop/odds/{language}", odds, returns=OddsShown, body=Asked, costly=True),
    Route("GET", "/api/tabletop/reference/{language}", reference, returns=ReferenceShown, kept=True),
    Route("GET", "/api/tabletop/musters/{language}", musters, returns=Musters),
    Route("POST", "/api/tabletop/muster/{language}", own_muster, returns=ArmyMustered, body=ListAsked),
]
