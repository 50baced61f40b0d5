"""What is agreed before a battle: the options, both armies, the field, and what the rules make of them."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from cannae.core.options import Document, Flag, Number, Option, Pick
from cannae.games.tabletop.data.armies import Army, armies
from cannae.games.tabletop.data.lists import LIMITS, Scenario, read_list, scenarios
from cannae.games.tabletop.data.troops import DISORDERS, BattleGroup, Readings
from cannae.games.tabletop.rules.table.formation import Troop
from cannae.games.tabletop.rules.table.geometry import MU
from cannae.games.tabletop.rules.table.ground import field_names, field_pieces
from cannae.games.tabletop.state import OF_SIDE, OF_SIDE_C, RANK_NAMES, Terms

ARMIES: Final = tuple(armies())
# 15.1: the doubtful cells of the sheet, as named options.
OPTIONS: Final[tuple[Option, ...]] = (
    Pick("kn_rough", "severe", DISORDERS),
    Pick("hf_uneven", "disordered", DISORDERS),
    Pick("lf_difficult", "none", DISORDERS),
    Pick("shooting_rounding", "up", ("up", "down")),
    Flag("keep_better", True),
    Pick("mounted_advantage", "open", ("open", "everywhere")),
    Number("elephant_impact", 1, 1, 2),
    Number("leader_lost_on", 12, 2, 13),
)
BATTLE: Final[tuple[Option, ...]] = (
    Pick("red_army", "roman", ARMIES),
    Pick("blue_army", "carthaginian", ARMIES),
    Document("red_list"),
    Document("blue_list"),
    Pick("points", "650", tuple(str(limit) for limit in LIMITS)),
    Pick("scenario", "none", ("none", *scenarios())),
    Pick("field", "open", field_names()),
    Pick("deploy", "script", ("script", "hand")),
    Number("turns", 40, 2, 60),
)
LARGE_TABLE: Final = (72 * MU, 48 * MU)  # 16.2: for armies of more than 650 points


def enlist(terms: Terms, owner: int, groups: Sequence[BattleGroup], commanders: Sequence[str]) -> None:
    """A side's groups and commanders, by their numbers on the table."""
    for at, group in enumerate(groups):
        terms.troops[owner * OF_SIDE + at] = Troop(group, terms.readings)
    for at, rank in enumerate(commanders):
        terms.commanders[owner * OF_SIDE_C + at] = RANK_NAMES.index(rank)
    terms.break_points[owner] = len(groups)


def set_up(terms: Terms, scenario: Scenario) -> None:
    """A battle of history: its field, and everybody where he stood."""
    terms.scenario, terms.field, terms.scripted = scenario.id, scenario.field, True
    terms.armies = [scenario.id, scenario.id]
    for owner, half in enumerate(scenario.sides):
        enlist(terms, owner, [stand.group for stand in half.stands], [rank for rank, _ in half.commanders])
        for at, stand in enumerate(half.stands):
            terms.stands.append((owner * OF_SIDE + at, stand.files, stand.x, stand.y, stand.heading))
        for at, (_, group) in enumerate(half.commanders):
            terms.posts.append((owner * OF_SIDE_C + at, owner * OF_SIDE + group))
        terms.camps[owner] = half.camp


def agreed(options: dict[str, Any]) -> Terms:
    """Complete options as the rules use them."""
    terms = Terms()
    terms.readings = Readings(**{option.name: options[option.name] for option in OPTIONS})
    terms.scripted = options["deploy"] == "script"
    terms.turns = options["turns"]
    terms.field = options["field"]
    if options["scenario"] != "none":
        set_up(terms, scenarios()[options["scenario"]])
    else:
        lists = [army_of(options, owner) for owner in ("red", "blue")]
        for owner, army in enumerate(lists):
            enlist(terms, owner, army.groups, army.commanders)
        terms.armies = [army.id for army in lists]
        if max(army.points for army in lists) > LIMITS[0]:
            terms.width, terms.depth = LARGE_TABLE
    terms.pieces = field_pieces(terms.field, int(terms.width), int(terms.depth))
    terms.preset = len(terms.pieces)
    return terms


def army_of(options: Mapping[str, Any], owner: str) -> Army:
    """A side's army: its own list, or one of those at hand."""
    document = options[f"{owner}_list"]
    if document is None:
        return armies()[options[f"{owner}_army"]]
    return read_list(document, int(options["points"]))
