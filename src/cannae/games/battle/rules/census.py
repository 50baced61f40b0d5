"""Every card of both armies and every Terrain Card, wherever it lies: nothing is lost or made."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import CARDS, MOST_FIGHTERS, STRATAGEMS, TERRAIN_KINDS
from cannae.games.battle.rules.naming import SIDES
from cannae.games.battle.state import PLACES, UNITS

# Where the counts of an army's cards begin: fighters first.
CAPTAINS: Final = MOST_FIGHTERS
PLANS: Final = CAPTAINS + 16
STANDARDS: Final = PLANS + STRATAGEMS
BANNERS: Final = STANDARDS + 1


def census(state: Battlefield) -> str:
    armies = [f"{SIDES[side]} {listed(army_counts(state, side))}" for side in range(2)]
    return " ".join([*armies, "terrain " + listed(terrain_counts(state))])


def listed(counts: vec[i64]) -> str:
    return ",".join([str(int(count)) for count in counts])


def army_counts(state: Battlefield, side: i64) -> vec[i64]:
    """How many there are of each fighter, Battle Master and Stratagem, of Standard Cards, and of those of the army."""
    army = state.armies[side]
    counts = vec[i64]([0] * (BANNERS + 1))
    kind: i64 = 0
    while kind < len(CARDS.fighters):
        counts[kind] = state.lost[MOST_FIGHTERS * side + kind]
        kind += 1
    kind = 0
    while kind < len(CARDS.captains):
        counts[CAPTAINS + kind] = army.lost_captains >> (4 * kind) & 15
        kind += 1
    counts[CAPTAINS + army.general_card] += 1
    counts[STANDARDS] = army.lost_standards
    counts[BANNERS] = army.banners + army.lost_banners
    for plans in (army.pool, army.selected, army.promoted, army.spent):
        count_plans(counts, plans)
    index = UNITS * side
    while index < UNITS * side + UNITS:
        unit = state.units[index]
        rank: i64 = 0
        while rank < unit.size:
            counts[unit.troops[rank]] += 1
            rank += 1
        if unit.master >= 0:
            counts[unit.master] += 1
        if unit.captain >= 0:
            counts[CAPTAINS + unit.captain] += 1
        counts[STANDARDS] += unit.standards
        count_plans(counts, unit.promoted)
        count_plans(counts, unit.in_play)
        index += 1
    return counts


def count_plans(counts: vec[i64], plans: i64) -> None:
    number: i64 = PLANS
    while plans:
        counts[number] += plans & 1
        plans >>= 1
        number += 1


def terrain_counts(state: Battlefield) -> vec[i64]:
    kinds = vec[i64](state.deck)
    kind: i64 = 0
    while kind < TERRAIN_KINDS:
        kinds[kind] += state.aside[kind]
        kind += 1
    count_cards(kinds, state.base, PLACES)
    count_cards(kinds, state.ends, 2 * PLACES)
    if state.drawn >= 0:
        kinds[state.drawn] += 1
    return kinds


def count_cards(kinds: vec[i64], cards: vec[i64], size: i64) -> None:
    index: i64 = 0
    while index < size:
        if cards[index] >= 0:
            kinds[cards[index]] += 1
        index += 1
