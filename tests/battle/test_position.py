"""Positions as text: nothing is left out, a person can write one, and of nonsense the wrong word is named."""

import ast
from pathlib import Path
from typing import Any

import pytest

from cannae.core.contract import UserError
from cannae.core.randomness import FastRng
from cannae.games import battle
from cannae.games.battle import GAME
from cannae.games.battle.position import ARMY_PARTS, DERIVED, FIELDS, UNIT_PARTS
from cannae.games.battle.rules.cards import CARDS
from cannae.games.battle.state import UNITS
from cannae.locale import LANGUAGES, words


def assigned(file: str, name: str, kind: str) -> set[str]:
    """The fields of this type that a class of the room sets at its start, read from the source: both builds have it."""
    tree = ast.parse((Path(battle.__file__).parent / file).read_text("utf-8"))
    found = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
    start = next(node for node in found.body if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    fields = [
        node for node in ast.walk(start) if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == kind
    ]
    return {field.target.attr for field in fields if isinstance(field.target, ast.Attribute)}


def reached(number: int, steps: int) -> Any:
    """A position some random choices into a game."""
    state: Any = GAME.start({}, FastRng(number))
    luck = FastRng(number + 9)
    for _ in range(steps):
        if state.acting():
            side = state.to_act[0]
            choices = state.choices(side)
            state.play(side, choices[luck.below(0, len(choices))])
    return state


def test_every_number_of_the_state_has_a_name_in_the_text() -> None:
    assert set(FIELDS) == assigned("state.py", "Position", "i64")
    assert {*ARMY_PARTS, *DERIVED} == assigned("rules/forces.py", "Army", "i64")
    assert {*UNIT_PARTS, "size"} == assigned("rules/forces.py", "Unit", "i64")


def test_a_copy_has_every_number_and_shares_no_list() -> None:
    state = reached(4, 40)
    things = [("state.py", "Position", state), ("rules/forces.py", "Army", state.armies[1])]
    things.append(("rules/forces.py", "Unit", state.units[2]))
    for file, name, thing in things:
        for number, field in enumerate(sorted(assigned(file, name, "i64"))):
            setattr(thing, field, 100 + number)
        for field in assigned(file, name, "vec[i64]"):
            getattr(thing, field)[0] = 77
    twin = state.copy()
    for (file, name, thing), copied in zip(things, (twin, twin.armies[1], twin.units[2]), strict=True):
        for number, field in enumerate(sorted(assigned(file, name, "i64"))):
            assert getattr(copied, field) == 100 + number, field
        for field in assigned(file, name, "vec[i64]"):
            assert getattr(copied, field)[0] == 77
            getattr(copied, field)[0] = 78
            assert getattr(thing, field)[0] == 77, field


@pytest.mark.parametrize("steps", [0, 30, 90, 200])
def test_a_position_is_the_same_again_when_it_is_read(steps: int) -> None:
    state = reached(steps, steps)
    again = GAME.read_position(state.write_position(), {}, FastRng(1))
    assert again.write_position() == state.write_position()
    assert again.census() == state.census()
    assert [again.view(viewer) for viewer in range(3)] == [state.view(viewer) for viewer in range(3)]


def test_a_person_can_write_a_position() -> None:
    """Two Units in melee, the others lost, their Generals with them: the cards that are not named are gone."""
    rows = "f1=terrain:1-woods p1=terrain:1-hill p3=terrain:2-hill f2=terrain:2-woods"
    text = (
        f"phase=commit deciders=red.blue first=red period=3 spot=p3 round=1 place_red=p2 place_blue=p2 {rows} "
        "p2=terrain:1-plain,level:melee,red_main:r2,blue_main:b1 "
        "red=general_card:strategos,general:r2,fighter:r2,counter:50,banners:1 "
        "blue=general_card:strategos,general:b1,fighter:b1,counter:50 "
        "r2=place:p2,mp:31,damage:4,troops:veterans*4 b1=place:p2,mp:44,troops:fanatics*6"
    )
    state: Any = GAME.read_position(text, {}, FastRng(1))
    assert state.census() == GAME.start({}, FastRng(1)).census()
    assert len(state.choices(0)) == 10
    lost = state.view(2)["armies"][0]["lost"]
    assert lost.count("veterans") == 2 and lost.count("archers") == 3
    luck = FastRng(3)
    while state.acting():
        side = state.to_act[0]
        choices = state.choices(side)
        state.apply(side, choices[luck.below(0, len(choices))])
    assert state.outcome() is not None


def test_nonsense_is_refused_with_the_word_that_is_wrong() -> None:
    games = (reached(1, steps) for steps in range(40, 90))
    state = next(found for found in games if found.phase() == "commit" and found.deciders == 3)
    text = state.write_position()
    broken = {
        "": "",
        "x": "x",
        text + " colour=red": "colour red",
        text.replace("phase=commit", "phase=siege"): "phase siege",
        text.replace("barrier=", "barrier=-"): "barrier -",
        text.replace("mp:", "mp:x", 1): "mp x",
        text.replace(",troops:", ",troops:dragons.", 1): "troops dragons",
        text.replace("deciders=red.blue", "deciders=red.red"): "deciders red.red",
        text.replace("fighter:r", "fighter:b"): "red commit",
        text.replace("*3", "*8"): "red",
        text.replace("p1=terrain:", "p1=ground:"): "terrain ",
    }
    for wrong, word in broken.items():
        assert wrong != text, word
        with pytest.raises(UserError) as refused:
            GAME.read_position(wrong, {}, FastRng(1))
        assert str(refused.value.words["word"]).startswith(word), (word, refused.value.words)
        for language in LANGUAGES:
            assert words(language).say(refused.value.key, **refused.value.words)
    with pytest.raises(UserError):
        GAME.read_position(text, {"red_army": "riders"}, FastRng(1))
    with pytest.raises(UserError):
        GAME.read_position(text, {"terrains": "7"}, FastRng(1))


def test_a_torn_position_is_refused_or_can_be_shown() -> None:
    """Words exchanged by chance: what is still read must not make any screen stumble."""
    luck = FastRng(5)
    refused = 0
    for number in range(300):
        state = reached(number, 20 + number % 150)
        parts = state.write_position().split(" ")
        at, other = luck.below(0, len(parts)), luck.below(0, len(parts))
        value = parts[other].partition("=")[2]
        parts[at] = parts[at].partition("=")[0] + "=" + value if number % 2 else ""
        try:
            found = GAME.read_position(" ".join(part for part in parts if part), {}, FastRng(1))
        except UserError:
            refused += 1
            continue
        for viewer in range(3):
            assert found.view(viewer)
        for side in found.to_act:
            assert found.choices(side)
    assert 100 < refused < 300


def test_unit_and_troop_limits_hold() -> None:
    """A Unit that is gone has no Troops, and a Combat Master is none of the Troops."""
    text = GAME.start({}, FastRng(1)).write_position()
    with pytest.raises(UserError):
        GAME.read_position(text.replace("r2=place:-", "r2=place:gone"), {}, FastRng(1))
    with pytest.raises(UserError):
        GAME.read_position(text.replace("master:centurion", f"master:{CARDS.fighters[0]}"), {}, FastRng(1))
    assert UNITS == 8
