"""What an inspector says about the cards, and what Units are called: by the Troops most of them are, as on plates."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from cannae.core.game import Say
from cannae.core.rulebook import Rulebook
from cannae.games.battle.rules.army import ranks_of
from cannae.games.battle.rules.cards import CARDS, NO_MISSILES
from cannae.games.battle.rules.naming import unit_id
from cannae.games.battle.state import UNITS

FIRST_STRATAGEM = 4  # rule 8.4 and those that follow it, one for each in the order of the file


def entries(rules: Rulebook, say: Say) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for number, name in enumerate(CARDS.mastery):
        words = {"value": CARDS.value[number], "price": CARDS.price[number], "extra": CARDS.extra[number]}
        found[f"battle-card-{name}"] = [say("battle-about-card", **words)]
        for trait, value in (("guard", CARDS.card_guard[number]), ("absorb", CARDS.card_absorb[number])):
            if value:
                found[f"battle-card-{name}"].append(say(f"battle-about-card-{trait}", value=value))
    for number, name in enumerate(CARDS.fighters):
        found[f"battle-troop-{name}"] = _fighter(number, say)
    for number, name in enumerate(CARDS.captains):
        level, tactics, move = CARDS.captain_level[number], CARDS.tactics[number], CARDS.move_cost[number]
        found[f"battle-captain-{name}"] = [say("battle-about-captain", level=level, tactics=tactics, move=move)]
    for number, name in enumerate(CARDS.stratagems):
        rule = rules[f"8.{FIRST_STRATAGEM + number}"]
        found[f"battle-stratagem-{name}"] = [rule.text.partition(". ")[2].rpartition(" (")[0]]
    return found


def _fighter(number: int, say: Say) -> list[str]:
    ballistic, charge, melee = (CARDS.level[3 * number + level] for level in range(3))
    lines = [say("battle-about-levels", charge=charge, melee=melee, damage=CARDS.damage[3 * number + 1])]
    if ballistic != NO_MISSILES:
        lines.insert(0, say("battle-about-missiles", ballistic=ballistic, damage=CARDS.damage[3 * number]))
    body = {"guard": CARDS.guard[number], "vitality": CARDS.vitality[number]}
    if number < CARDS.troops:
        return [*lines, say("battle-about-troop", **body, speed=CARDS.speed[number])]
    return [*lines, say("battle-about-master", **body)]


def kind_of(unit: Mapping[str, Any]) -> str:
    """What most of a Unit are, the front before the rear."""
    counted = Counter(kind for rank in ranks_of(unit) for kind in rank)  # in the order in which they stand
    return counted.most_common(1)[0][0]


def callings(armies: Sequence[Mapping[str, Any]]) -> dict[str, dict[str, object]]:
    """For every Unit of both armies what it is called from the first to the last Period. Where an army has several of a
    kind each has its number among them; 0 where there is but one."""
    found: dict[str, dict[str, object]] = {}
    for side, army in enumerate(armies):
        kinds = [kind_of(unit) for unit in army["units"]]
        for index, kind in enumerate(kinds):
            nth = kinds[: index + 1].count(kind) if kinds.count(kind) > 1 else 0
            found[unit_id(side * UNITS + index)] = {
                "say": "battle-called",
                "kind": f"@battle-plate-{kind}",
                "nth": nth,
            }
    return found
