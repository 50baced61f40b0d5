"""Combat strength, item by item (7.9 to 7.12): the sum the rules compare, and the same sum as data for people."""

from typing import Final

from mypy_extensions import i64

from cannae.core.contract import SIDE_NAMES
from cannae.games.glory.rules.faces import signed
from cannae.games.glory.state import CONTROL, HILL_CONTROLLED, HILL_DEFENDER, TERRAIN, TIES_LEAD, TIES_NEVER, Position

FLANK_BONUS: Final = 2  # 5.5


def attack_strength(p: Position) -> i64:
    """Value, Bonus card, second unit, terrain, printed modifiers, flank, Overlap; it may fall below 0."""
    deck = p.deck
    strength: i64 = deck.value[p.lead] + deck.points[p.bonus] + p.overlap
    second = second_unit(p, p.active, p.source, p.lead)
    if second:
        strength += 1 + deck.second[p.lead * deck.wide + second]
    strength += deck.terrain_lead[p.z[TERRAIN + p.target] * deck.wide + p.lead]
    strength += deck.against[p.lead * deck.wide + p.answer_lead]
    if p.flanking:
        strength += FLANK_BONUS
    return strength


def defence_strength(p: Position) -> i64:
    """Value, Bonus card if any, second unit, terrain; a defender has no printed modifiers."""
    deck = p.deck
    strength: i64 = deck.value[p.answer_lead] + deck.points[p.answer]
    if p.units(1 - p.active, p.target) == 2:
        strength += 1
    strength += deck.terrain_lead[p.z[TERRAIN + p.target] * deck.wide + p.answer_lead]
    return strength + height(p)


def height(p: Position) -> i64:
    """What the ground gives a defender who controls it (7.12), or as agreed (10.5)."""
    control: i64 = p.z[CONTROL + p.target]
    if p.terms.hill == HILL_DEFENDER and control != 2 - p.active:
        return 0
    if p.terms.hill == HILL_CONTROLLED and control == 0:
        return 0
    return p.deck.terrain_defender[p.z[TERRAIN + p.target]]


def second_unit(p: Position, side: i64, column: i64, lead: i64) -> i64:
    """The unit that stands with the leading one, or 0."""
    first: i64 = p.unit(side, column, 0)
    return p.unit(side, column, 1) if first == lead else first


def holds_tie(p: Position, lead: i64) -> bool:
    """Spears that lead the defence win a tie (7.16), or as agreed (10.3)."""
    if p.terms.spear_ties == TIES_NEVER:
        return False
    if p.deck.holds_ties[lead]:
        return True
    if p.terms.spear_ties == TIES_LEAD:
        return False
    second: i64 = p.unit(1 - p.active, p.target, 1)
    return p.deck.holds_ties[p.unit(1 - p.active, p.target, 0)] != 0 or p.deck.holds_ties[second] != 0


def column_of_tie(p: Position) -> i64:
    """Where the attacker's units fall back from in a tie: where the attack was led from (7.15), or the attacked column
    as agreed (10.10)."""
    return p.target if p.terms.ties_clear_column else p.source


# -- For people ---------------------------------------------------------------------------------------------


class Reckoning:
    """One side of a combat, item by item: `items` are (what it is, its name for people, number), `total` the sum."""

    def __init__(self) -> None:
        self.items: list[tuple[str, object, int]] = []
        self.total = 0

    def add(self, item: str, number: i64, name: object = None) -> None:
        self.items.append((item, name or f"@glory-item-{item}", int(number)))
        self.total += int(number)

    def add_if_any(self, item: str, number: i64, name: object) -> None:
        if number:
            self.add(item, number, name)

    def add_bonus(self, p: Position, card: i64) -> None:
        """A Bonus card by its name."""
        self.add("bonus", p.deck.points[card], {"say": "glory-item-bonus-card", "card": p.deck.card_words(card)})

    def to_data(self) -> dict[str, object]:
        items: list[dict[str, object]] = [
            {"item": item, "name": name, "number": number} for item, name, number in self.items
        ]
        return {"items": items, "total": self.total}

    def words(self) -> list[dict[str, object]]:
        return [
            {"say": "glory-item", "item": item, "name": name, "number": signed(number)}
            for item, name, number in self.items
        ]


def reckon_attack(p: Position, enemy_lead: i64, with_bonus: bool) -> Reckoning:
    """The attack if this unit led the defence (0 for nobody); without the Bonus card where that is still hidden."""
    deck = p.deck
    found = Reckoning()
    found.add("value", deck.value[p.lead])
    if with_bonus:
        found.add_bonus(p, p.bonus)
    second = second_unit(p, p.active, p.source, p.lead)
    if second:
        found.add("second", 1)
        found.add_if_any("pair", deck.second[p.lead * deck.wide + second], of_type(p, "pair", p.lead))
    ground = p.z[TERRAIN + p.target]
    found.add_if_any("terrain", deck.terrain_lead[ground * deck.wide + p.lead], deck.terrain_names[ground])
    if enemy_lead:
        modifier = deck.against[p.lead * deck.wide + enemy_lead]
        found.add_if_any("against", modifier, of_type(p, "against", enemy_lead))
    if p.flanking:
        found.add("flank", FLANK_BONUS)
    if p.overlapped:
        found.add("overlap", p.overlap)
    return found


def reckon_defence(p: Position, lead: i64, with_bonus: bool) -> Reckoning:
    deck = p.deck
    found = Reckoning()
    found.add("value", deck.value[lead])
    if with_bonus and p.answer:
        found.add_bonus(p, p.answer)
    if p.units(1 - p.active, p.target) == 2:
        found.add("second", 1)
    ground = p.z[TERRAIN + p.target]
    found.add_if_any("terrain", deck.terrain_lead[ground * deck.wide + lead], deck.terrain_names[ground])
    found.add_if_any("height", height(p), deck.terrain_names[ground])
    return found


def of_type(p: Position, item: str, kind: i64) -> dict[str, object]:
    """The name of an item that depends on a type of unit."""
    return {"say": f"glory-item-{item}", "type": p.deck.type_names[p.deck.type_of[kind]]}


def tell_combat(p: Position) -> None:
    """The whole reckoning as an event: words for a log, data for a screen that wants to draw it."""
    deck = p.deck
    attack = reckon_attack(p, p.answer_lead, True)
    defence = reckon_defence(p, p.answer_lead, True)
    if attack.total > defence.total:
        result = "attacker"
    elif attack.total < defence.total:
        result = "defender"
    else:
        result = "spears" if holds_tie(p, p.answer_lead) else "tie"
    rule = {"attacker": "7.13", "defender": "7.14", "spears": "7.16", "tie": "7.15"}[result]
    args: dict[str, object] = {
        "attacker": "@side-" + SIDE_NAMES[p.active],
        "defender": "@side-" + SIDE_NAMES[1 - p.active],
        "column": int(p.target) + 1,
        "lead": deck.card_words(p.lead),
        "answer": deck.card_words(p.answer_lead),
        "attack": attack.total,
        "defence": defence.total,
        "attack-items": attack.words(),
        "defence-items": defence.words(),
        "bonus": deck.card_words(p.bonus),
        "answer-bonus": deck.card_words(p.answer) if p.answer else "@glory-no-card",
        "result": result,
    }
    p.tell("glory-event-combat", rule, args)


def tell_control(p: Position, before: i64, rule: str) -> None:
    """What the combat did to the control of the column. Only called where there is a log."""
    now: i64 = p.z[CONTROL + p.target]
    change = "taken" if now and now != before else "lost" if now != before else "kept" if now else "nobody"
    holder: i64 = now if now else before
    args: dict[str, object] = {
        "column": int(p.target) + 1,
        "change": change,
        "side": "@side-" + SIDE_NAMES[holder - 1] if holder else "",
    }
    p.tell("glory-event-control", rule, args)
