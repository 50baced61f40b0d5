"""What a card or a Troop promises before it is laid: its attack and Guard here, its MP, and how it would fare against
every card the other may still lay (rules 6.7 to 6.15). Reckoned by the functions that fight the round, and only from
what the side may know: the other is taken to choose the best Troop he can."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cannae.games.battle.rules.battlefield import Battlefield
from cannae.games.battle.rules.cards import CARDS, MASTERY_CARDS, NO_MISSILES
from cannae.games.battle.rules.duration.commitment import AT_CARD, AT_TROOP, cards_within_means, fill_troops
from cannae.games.battle.rules.duration.conflict import (
    damage_of,
    guard_value,
    mastery_level,
    mp_after,
    over_exertion,
)
from cannae.games.battle.rules.naming import card_name, fighter_name, unit_id
from cannae.games.battle.state import CARD, COMMIT, TROOP

# How a round would end: the own blow lands, is Guarded, or comes from a Troop that cannot hurt at Ballistic; both are
# level; the enemy's blow is Guarded, lands, or cannot hurt.
LANDS: Final = 0
GUARDED: Final = 1
HARMLESS: Final = 2
LEVEL: Final = 3
HELD: Final = 4
STRUCK: Final = 5
IDLE: Final = 6
ENDS: Final = ["lands", "guarded", "harmless", "level", "held", "struck", "idle"]


class Answers:
    """What the other may lay, and the best his Troops can do with it."""

    def __init__(self, state: Battlefield, side: i64) -> None:
        enemy = state.armies[1 - side]
        self.cards = cards_within_means(state, 1 - side)
        self.level: i64 = NO_MISSILES
        self.guard: i64 = -99
        if state.reader == side and state.deciders == 1 << side:  # he has shown both (rule 8.11)
            self.cards = 1 << enemy.card
            self.consider(state, enemy.chosen_unit, enemy.chosen)
            return
        buffer = vec[i64]([0] * 512)
        count = fill_troops(state, 1 - side, enemy.eligible | 1 << enemy.fighter, buffer)
        index: i64 = 0
        while index < count:
            self.consider(state, (buffer[index] - TROOP) // 64, (buffer[index] - TROOP) % 64)
            index += 1

    def consider(self, state: Battlefield, unit: i64, fighter: i64) -> None:
        self.level = max(self.level, mastery_level(state, unit, fighter))
        self.guard = max(self.guard, guard_value(state, unit, fighter))


class Promise:
    """One card with one Chosen Troop."""

    def __init__(self, state: Battlefield, side: i64, card: i64, troop: i64, joined: i64, answers: Answers) -> None:
        self.card = card
        self.unit: i64 = (troop - TROOP) // 64
        self.fighter: i64 = (troop - TROOP) % 64
        self.level: i64 = mastery_level(state, self.unit, self.fighter)
        self.attack: i64 = CARDS.value[card] + self.level
        self.guard: i64 = CARDS.value[card] + guard_value(state, self.unit, self.fighter) + CARDS.card_guard[card]
        self.hit: i64 = damage_of(state, side, self.unit, self.fighter, joined) + CARDS.extra[card]
        self.ends = [-1] * MASTERY_CARDS  # against each card; -1 for one the other cannot lay
        self.tally = [0] * len(ENDS)
        reply: i64 = 0
        while reply < MASTERY_CARDS:
            if answers.cards >> reply & 1:
                end = self.against(reply, answers)
                self.ends[reply] = int(end)
                self.tally[end] += 1
            reply += 1

    def against(self, reply: i64, answers: Answers) -> i64:
        """How the round ends against a card (rules 6.7, 6.10, 6.11)."""
        margin = CARDS.value[self.card] - CARDS.value[reply]
        if margin == 0:
            return LEVEL
        if margin > 0:
            if self.level == NO_MISSILES:
                return HARMLESS
            guard = CARDS.value[reply] + answers.guard + CARDS.card_guard[reply]
            return LANDS if self.attack > guard else GUARDED
        if answers.level == NO_MISSILES:
            return IDLE
        return STRUCK if CARDS.value[reply] + answers.level > self.guard else HELD

    def worth(self) -> int:
        """To choose the Troop by that is reckoned with before one is chosen."""
        return 1000 * (self.tally[LANDS] - self.tally[STRUCK]) + 100 * self.tally[LANDS] + int(self.hit)


def promise(state: Battlefield, side: i64, choice: i64) -> Promise | None:
    """What a choice of a commitment promises; None for any other choice. Of a card: with the Main Unit's best Troop."""
    army = state.armies[side]
    if state.phase_number != COMMIT or not state.deciders >> side & 1 or not state.is_legal(side, choice):
        return None
    answers = Answers(state, side)
    if army.step == AT_TROOP:
        return Promise(state, side, army.card, choice, army.joined, answers)
    if army.step != AT_CARD:
        return None
    buffer = vec[i64]([0] * 512)
    count = fill_troops(state, side, 1 << army.fighter, buffer)
    best: Promise | None = None
    index: i64 = 0
    while index < count:
        one = Promise(state, side, choice - CARD, buffer[index], 0, answers)
        if best is None or one.worth() > best.worth():
            best = one
        index += 1
    return best


def preview(state: Battlefield, side: i64, choice: i64) -> dict[str, object] | None:
    """The promise as plain data, with the sentences that tell it."""
    found = promise(state, side, choice)
    if found is None:
        return None
    main = state.units[state.armies[side].fighter]
    beyond = over_exertion(main, found.card)
    answers = [
        {"card": CARDS.mastery[card], "value": int(CARDS.value[card]), "end": ENDS[found.ends[card]]}
        for card in range(MASTERY_CARDS)
        if found.ends[card] >= 0
    ]
    attack = None if found.level == NO_MISSILES else int(found.attack)
    told: dict[str, object] = {
        "kind": "commitment",
        "card": CARDS.mastery[found.card],
        "troop": CARDS.fighters[found.fighter],
        "unit": unit_id(found.unit),
        "attack": attack,
        "guard": int(found.guard),
        "hit": int(found.hit) if attack is not None else 0,
        "mp": int(mp_after(main, found.card, found.fighter)),
        "damage": int(main.damage + beyond),
        "answers": answers,
    }
    told["says"] = sentences(found, told, len(answers))
    return told


def sentences(found: Promise, told: dict[str, object], count: int) -> list[dict[str, object]]:
    tally = found.tally
    strength: dict[str, object] = {"say": "battle-outlook-strength", "troop": fighter_name(found.fighter)}
    strength |= {"attack": told["attack"] or 0, "guard": told["guard"], "mp": told["mp"], "hit": told["hit"]}
    strength["strikes"] = 0 if told["attack"] is None else 1
    chance: dict[str, object] = {"say": "battle-outlook-chance", "card": card_name(found.card), "count": count}
    chance |= {"wins": tally[LANDS] + tally[GUARDED] + tally[HARMLESS], "lands": tally[LANDS]}
    chance |= {"struck": tally[STRUCK], "level": tally[LEVEL]}
    return [strength, chance]
