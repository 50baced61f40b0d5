"""What is printed on the cards, read from `cards.toml` and `terrain.toml` into tables of small whole numbers.

A *fighter* is a Troop or a Combat Master: Troops come first, then the Masters, so one number names either.
"""

import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

NONE: Final = -1  # no card, no unit, no place
NO_MISSILES: Final = -99  # the Mastery Level of a Unit that has none at Ballistic

# The Stratagems in the order of the file; as masks they are bits 1 << number.
RETREAT: Final = 0
SPEECH: Final = 1
HOLD: Final = 2
SHIELD_WALL: Final = 3
VOLLEY: Final = 4
HEADLONG: Final = 5
SECOND_WIND: Final = 6
READ_FOE: Final = 7
FORCED_MARCH: Final = 8
STRATAGEMS: Final = 9
STRATAGEM_IDS: Final = ["retreat", "speech", "hold", "shieldwall", "volley", "charge", "wind", "read", "march"]

MASTERY_CARDS: Final = 10
TERRAIN_KINDS: Final = 18  # six types times three Levels; kind = 3 * type + Level - 1
MOST_FIGHTERS: Final = 64


def numbers(entries: list[Any], field: str, default: int = 0) -> vec[i64]:
    return vec[i64]([int(entry.get(field, default)) for entry in entries])


def names(entries: list[Any]) -> list[str]:
    return [str(entry["id"]) for entry in entries]


class Cards:
    """Every card of the game."""

    def __init__(self, cards: dict[str, Any], terrain: dict[str, Any]) -> None:
        rules = cards["rules"]
        self.points: i64 = rules["points"]
        self.rounds: i64 = rules["rounds"]
        self.discard_margin: i64 = rules["discard_margin"]
        self.over_exertion: i64 = rules["over_exertion"]
        self.over_exertion_limit: i64 = rules["over_exertion_limit"]
        self.rout_difference: i64 = rules["rout_difference"]
        self.shaken_penalty: i64 = rules["shaken_penalty"]
        self.rank_bonus: i64 = rules["rank_bonus"]
        self.general_speed: i64 = rules["general_speed"]
        self.second_wind: i64 = rules["second_wind"]
        self.shield_wall: i64 = rules["shield_wall"]
        self.volley: i64 = rules["volley"]
        self.headlong_charge: i64 = rules["headlong_charge"]

        mastery = cards["mastery"]
        self.mastery = names(mastery)
        self.value = numbers(mastery, "value")  # Conflict Value
        self.price = numbers(mastery, "price")  # MP amount
        self.extra = numbers(mastery, "extra")  # extra damage
        self.card_guard = numbers(mastery, "guard")
        self.card_absorb = numbers(mastery, "absorb")
        self.tactics_card: i64 = [entry["kind"] for entry in mastery].index("tct")

        troops = cards["troops"]
        fighters = troops + cards["combat_masters"]
        self.fighters = names(fighters)
        self.troops: i64 = len(troops)  # the numbers below are Troops, the others Combat Masters
        self.cost = numbers(fighters, "cost")
        self.vitality = numbers(fighters, "vitality")
        self.speed = numbers(fighters, "speed")
        self.guard = numbers(fighters, "guard")
        self.bonus = numbers(fighters, "bonus")
        levels: list[int] = []
        damage: list[int] = []
        for entry in fighters:
            levels += [entry.get("ballistic", NO_MISSILES), entry["charge"], entry["melee"]]
            damage += [entry.get("ballistic_damage", 0), entry["close_damage"], entry["close_damage"]]
        self.level = vec[i64](levels)  # Mastery Level at 3 * fighter + Combat Level
        self.damage = vec[i64](damage)

        captains = cards["battle_masters"]
        self.captains = names(captains)
        self.captain_cost = numbers(captains, "cost")
        self.captain_level = numbers(captains, "level")
        self.tactics = numbers(captains, "tactics")
        self.captain_bonus = numbers(captains, "bonus")
        self.move_cost = numbers(captains, "move_cost")

        standards = cards["standards"]
        self.set_cost: i64 = standards["unit_cost"]
        self.set_cards: i64 = standards["unit_cards"]
        self.banner_cost: i64 = standards["army_cost"]
        self.banner_cards: i64 = standards["army_cards"]

        self.stratagems = names(cards["stratagems"])
        self.stratagem_cost = numbers(cards["stratagems"], "cost")
        self.is_battle_tactics = vec[i64]([entry["kind"] == "battle" for entry in cards["stratagems"]])

        kinds = terrain["terrain"]
        self.terrain_types: list[str] = list(terrain["combines"])
        self.terrain = [f"{entry['level']}-{entry['type']}" for entry in kinds]
        self.copies = numbers(kinds, "copies")
        self.move = numbers(kinds, "move")
        near: list[int] = []
        far: list[int] = []
        for entry in kinds:
            near += entry["near"]
            far += entry["far"]
        self.near = vec[i64](near)  # modifier at 4 * kind + (Ballistic, Charge, Melee, Guard)
        self.far = vec[i64](far)
        partners: list[int] = []
        for name in self.terrain_types:
            partners.append(sum(1 << self.terrain_types.index(other) for other in terrain["combines"][name]))
        self.partners = vec[i64](partners)  # for each type the types it may be Combined with, as bits
        self.check()

    def check(self) -> None:
        """The files may be edited; what the rules rely on is looked at once."""
        order = [f"{level}-{name}" for name in self.terrain_types for level in (1, 2, 3)]
        if self.terrain != order or len(order) != TERRAIN_KINDS:
            raise ValueError("terrain.toml: every type of [combines] needs the Levels 1, 2 and 3, in that order")
        if self.stratagems != STRATAGEM_IDS:
            raise ValueError("cards.toml: the Stratagems' ids and their order are fixed")
        if len(self.mastery) != MASTERY_CARDS or len(self.fighters) > MOST_FIGHTERS - 4:
            raise ValueError("cards.toml: ten Mastery Cards and at most 60 fighters")

    def fits(self, base: i64, kind: i64) -> bool:
        """Whether a card may be Combined with another (rule 3.6)."""
        return kind % 3 == 0 and self.partners[base // 3] >> (kind // 3) & 1 != 0


def read_data(name: str) -> dict[str, Any]:
    return tomllib.loads(files("cannae.games.battle").joinpath("data", name).read_text("utf-8"))


CARDS: Final = Cards(read_data("cards.toml"), read_data("terrain.toml"))
