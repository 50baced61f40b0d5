"""Chapters 1 and 2: the cards, and what an army may be."""

import copy
from pathlib import Path
from typing import Any

import pytest

from battle.scene import army, cards, do, field, fight, lay, offered, reason, unit
from cannae.cli import main
from cannae.core.contract import SPECTATOR, UserError
from cannae.core.randomness import FastRng
from cannae.games.battle import GAME
from cannae.games.battle.rules.army import READY_ARMIES, army_cost, faults, read_army, write_army
from cannae.games.battle.rules.cards import CARDS, NO_MISSILES, read_data
from cannae.locale import words
from helpers import rule


def keys(document: Any, limit: int = 400) -> list[str]:
    return [fault.key for fault in faults(document, limit)]


@rule("battle 1.1", "battle 1.2", "battle 2.7", paper="B1 B2 B4 R1 R7")
def test_each_side_has_several_units_with_their_own_score_cards() -> None:
    view: Any = GAME.start({}, FastRng(1)).view(SPECTATOR)
    assert len(view["terrains"]) == 5
    for side in ("red", "blue"):
        own = [one for one in view["units"] if one["side"] == side]
        assert len(own) == 4
        assert {(one["mp"], one["damage"], one["shaken"]) for one in own} == {(50, 0, False)}
    assert [len(one["pool"]) for one in view["armies"]] == [9, 9]
    assert view["deck"] == 24 - 5


@rule("battle 1.3", paper="R1 C13 C18 C20")
def test_the_ten_mastery_cards() -> None:
    table = {name: (CARDS.value[n], CARDS.price[n], CARDS.extra[n]) for n, name in enumerate(CARDS.mastery)}
    assert table == {
        "feint": (2, 0, 6),
        "slash": (3, 1, 3),
        "thrust": (4, 2, 3),
        "drive": (5, 4, 2),
        "hew": (6, 8, 2),
        "press": (7, 12, 1),
        "onslaught": (8, 16, 1),
        "tactics": (5, 4, 0),
        "guard": (1, 3, 0),
        "respite": (0, 0, 0),
    }
    assert CARDS.card_guard[CARDS.mastery.index("guard")] == 5
    assert CARDS.card_absorb[CARDS.mastery.index("respite")] == 6
    assert CARDS.mastery[CARDS.tactics_card] == "tactics"


@rule("battle 1.4", paper="B95 B96 R3")
def test_only_land_values_exist() -> None:
    assert [set(entry) for entry in read_data("cards.toml")["battle_masters"]] == [
        {"id", "cost", "level", "tactics", "bonus", "move_cost", "mark"}
    ] * 4


def test_every_entry_of_the_data_says_whether_it_is_known() -> None:
    data = read_data("cards.toml")
    marked = [data["mastery"], data["troops"], data["combat_masters"], data["battle_masters"], data["stratagems"]]
    entries = [entry for table in marked for entry in table] + [data["standards"]]
    entries += read_data("terrain.toml")["terrain"] + list(READY_ARMIES.values())
    assert {entry["mark"] for entry in entries} == {"known", "deduced", "reconstructed"}
    known = [entry["id"] for entry in data["stratagems"] if entry["mark"] == "known"]
    assert known == ["retreat", "speech", "hold"]


@rule(paper="R2 R4")
def test_fighting_numbers_are_those_of_version_eight() -> None:
    """Costs may be tuned; what a fighter does in the fight makes another version of the game."""

    def numbers(name: str) -> tuple[int, ...]:
        kind = CARDS.fighters.index(name)
        levels = [CARDS.level[3 * kind + level] for level in range(3)]
        damage = [CARDS.damage[3 * kind], CARDS.damage[3 * kind + 2]]
        return (CARDS.vitality[kind], CARDS.speed[kind], *levels, CARDS.guard[kind], *damage, CARDS.bonus[kind])

    none = NO_MISSILES
    assert numbers("levy") == (2, 5, 1, 2, 2, 1, 11, 14, 0)
    assert numbers("shieldbearers") == (4, 4, 1, 2, 3, 4, 11, 14, 0)
    assert numbers("swordsmen") == (3, 5, 2, 3, 4, 2, 12, 15, 0)
    assert numbers("phalangites") == (3, 4, none, 5, 3, 3, 0, 15, 0)
    assert numbers("fanatics") == (3, 6, 2, 4, 5, 2, 12, 17, 0)
    assert numbers("archers") == (2, 5, 4, 1, 1, 0, 14, 13, 0)
    assert numbers("bellybows") == (2, 4, 5, 1, 2, 1, 15, 13, 0)
    assert numbers("peltasts") == (2, 7, 3, 2, 1, 1, 13, 13, 1)
    assert numbers("lighthorse") == (3, 9, 3, 4, 3, 2, 13, 15, 1)
    assert numbers("cataphracts") == (4, 7, none, 6, 5, 3, 0, 17, 0)
    assert numbers("veterans") == (4, 5, 2, 4, 5, 4, 12, 15, 1)
    assert numbers("centurion") == (5, 0, 2, 4, 5, 3, 12, 16, 1)
    assert numbers("masterarcher") == (4, 0, 6, 2, 2, 2, 16, 14, 1)
    assert numbers("champion") == (6, 0, none, 5, 7, 5, 0, 17, 2)
    assert numbers("lance") == (6, 0, none, 7, 5, 4, 0, 18, 1)


@rule("battle 1.5")
def test_only_who_is_asked_decides() -> None:
    state = fight([unit("swordsmen")], [unit("swordsmen")])
    do(state, 0, "hew")
    assert state.to_act == (1,)
    assert state.choices(0) == []
    assert reason(state, 0, "drive") == "1.5"


@rule("battle 2.1", paper="B6 R5")
def test_the_cost_of_everything_bought_is_summed_and_limited() -> None:
    list_ = army({"ranks": ["swordsmen"]}, {"ranks": ["archers"]}, {"ranks": ["levy"]})
    troop = 3 * sum(CARDS.cost[CARDS.fighters.index(name)] for name in ("swordsmen", "archers", "levy"))
    assert army_cost(list_) == troop + 15 + 8
    list_["units"][0] |= {"combat_master": "champion", "battle_master": "legate", "standards": True}
    assert army_cost(list_) == troop + 15 + 8 + 14 + 8 + 6
    assert keys(list_, army_cost(list_)) == []
    assert keys(list_, army_cost(list_) - 1) == ["battle-fault-cost"]


def test_the_ready_armies_are_in_order_at_two_hundred() -> None:
    assert list(READY_ARMIES) == ["legion", "riders", "league", "tribes"]
    for document in READY_ARMIES.values():
        assert keys(document, 200) == []


@rule("battle 2.2", paper="R6 A3")
def test_three_to_eight_units() -> None:
    rank = {"ranks": ["levy"]}
    assert keys({"general": "strategos", "units": [rank] * 2}) == ["battle-fault-units"]
    assert keys({"general": "strategos", "units": [rank] * 8}) == []
    assert keys({"general": "strategos", "units": [rank] * 9}) == ["battle-fault-units"]


@rule("battle 2.3", paper="B5 B10 B11 A4")
def test_units_are_whole_ranks_of_three_without_upper_limit() -> None:
    assert keys(army({"ranks": [["levy", "levy"]]})) == ["battle-fault-rank"]
    assert keys(army({"ranks": []})) == ["battle-fault-ranks"]
    assert keys(army({"ranks": [["levy", "archers", "levy"]]})) == []
    assert keys(army({"ranks": ["levy"] * 30})) == []
    assert keys(army({"ranks": ["hoplites"]})) == ["battle-fault-troop"]


@rule("battle 2.4", paper="B7")
def test_one_master_of_each_kind_and_one_set_of_standards() -> None:
    assert keys(army({"ranks": ["levy"], "combat_master": "centurion", "battle_master": "tribune"})) == []
    assert keys(army({"ranks": ["levy"], "combat_master": ["centurion", "lance"]})) == ["battle-fault-master"]
    assert keys(army({"ranks": ["levy"], "combat_master": "tribune"})) == ["battle-fault-master"]
    assert keys(army({"ranks": ["levy"], "standards": 2})) == ["battle-fault-flag"]
    assert keys(army({"ranks": ["levy"], "elephants": 1})) == ["battle-fault-key"]


@rule("battle 2.5", paper="B8 A2")
def test_a_general_is_compulsory_and_nobody_outranks_him() -> None:
    assert keys({"units": [{"ranks": ["levy"]}] * 3}) == ["battle-fault-general"]
    assert keys(army({"ranks": ["levy"], "battle_master": "warlord"})) == ["battle-fault-level"]
    assert keys(army({"ranks": ["levy"], "battle_master": "strategos"})) == []


@rule("battle 2.6", paper="B9 A2")
def test_the_army_standard_is_optional() -> None:
    assert keys(army(standard=False)) == []
    without = field([unit("levy")], [unit("levy")])
    assert without.armies[0].banners == 2
    state: Any = GAME.start({"red_list": army(standard=False)}, FastRng(1))
    assert (state.armies[0].banners, state.armies[1].banners) == (0, 2)


@rule("battle 2.8", paper="R8 B91")
def test_troops_stand_in_order_and_close_up() -> None:
    state = fight([unit(["levy", "swordsmen", "levy"], "archers", mp=5, damage=6)], [unit("swordsmen")])
    lay_a_hit(state)
    assert state.phase() == "discard"
    do(state, 0, "troop-2")
    assert [CARDS.fighters[kind] for kind in list(cards(state, 0).troops)[:5]] == ["levy", "levy"] + ["archers"] * 3


def lay_a_hit(state: Any) -> None:
    lay(state, "respite", "feint")


@rule("battle 2.9", paper="R9")
def test_a_unit_without_troops_is_defeated_with_its_masters() -> None:
    last = unit(["levy", "levy", "levy"], mp=3, damage=3, combat_master="centurion", battle_master="tribune")
    state = fight([last], [unit("swordsmen", "swordsmen", "swordsmen")], generals=(None, 0))
    card = cards(state, 0)
    card.size = 1
    card.damage = 40
    lay_a_hit(state)
    while state.phase() == "discard":
        do(state, 0, offered(state, 0)[0])
    assert (card.size, card.master, card.captain) == (0, -1, -1)
    assert state.outcome() is not None  # it was the last Unit


def test_army_files_read_back() -> None:
    for document in READY_ARMIES.values():
        text = write_army(document, ["a note"])
        again = read_army(text)
        assert army_cost(again) == army_cost(document)
        assert again["units"] == document["units"]
    with pytest.raises(UserError):
        read_army("general = ")


def test_options_refuse_an_army_with_faults() -> None:
    broken = copy.deepcopy(READY_ARMIES["legion"])
    broken["general"] = "nobody"
    with pytest.raises(UserError):
        GAME.start({"red_list": broken}, FastRng(1))
    with pytest.raises(UserError):
        GAME.start({"cost": 100}, FastRng(1))


def test_a_mirror_army_has_the_same_troops_as_the_other_side() -> None:
    state: Any = GAME.start({"red_army": "league", "blue_army": "mirror"}, FastRng(1))
    sides = [[list(one.troops) for one in state.units[start : start + 8]] for start in (0, 8)]
    assert sides[0] == sides[1]


def test_the_army_command_makes_and_checks_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    assert main(["army", "new", str(file), "--like", "tribes", "--name", "Mine", "--language", "en"]) == 0
    assert main(["army", "check", str(file), "--language", "en"]) == 0
    assert main(["army", "new", str(file)]) == 2
    file.write_text(file.read_text("utf-8").replace('"strategos"', '"nobody"'), "utf-8")
    assert main(["army", "check", str(file), "--language", "de"]) == 1
    assert main(["army", "check", "legion"]) == 0
    assert main(["army", "check", "legion", "--cost", "100"]) == 1
    assert main(["army", "check", str(tmp_path / "none.toml")]) == 2
    file.write_text("this is no list", "utf-8")
    assert main(["army", "check", str(file)]) == 1
    assert main(["army", "check"]) == 2
    assert main(["army", "show", "riders", "--json"]) == 0
    assert main(["army", "cards"]) == 0
    said = capsys.readouterr().out
    assert "Mine: in order." in said
    assert "Das Heer braucht einen Feldherrn" in said


@pytest.mark.parametrize("name", ["two\nlines", "bell\x07", "\u202eback", "half\ud800", "tab\tbed"])
def test_a_name_with_control_characters_is_refused_before_anything_is_written(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "army.toml"
    assert main(["army", "new", str(file), "--name", name]) == 2
    assert "one line of text without control characters" in capsys.readouterr().err
    assert not file.exists()
    assert keys(READY_ARMIES["legion"] | {"name": name}, 200) == ["battle-fault-name"]
    assert keys(READY_ARMIES["legion"] | {"name": 7}, 200) == ["battle-fault-name"]


def test_a_name_in_any_script_is_written_and_read_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "army.toml"
    name = 'Λεγιών “Ömer” \\ "x" 🐘'
    assert main(["army", "new", str(file), "--name", name]) == 0
    assert read_army(file.read_text("utf-8"))["name"] == name
    assert main(["army", "check", str(file)]) == 0
    assert name in capsys.readouterr().out


def test_a_fault_in_the_standards_names_its_unit() -> None:
    legion = copy.deepcopy(READY_ARMIES["legion"])
    legion["units"][1]["standards"] = "two"
    [fault] = faults(legion, 200)
    for language, sentence in (("en", "Unit 2: “standards” must be true or false."), ("de", "Einheit 2: „standards“ ")):
        assert words(language).user_error(fault).startswith(sentence)


def test_a_path_that_cannot_be_written_is_said_to_be_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["army", "new", str(tmp_path / "nowhere" / "army.toml")]) == 2
    told = capsys.readouterr().err
    assert "cannot be written" in told
    assert "cannot be read" not in told
