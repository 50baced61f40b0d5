"""Chapter 3: the row, the deal, vetoes, Combining."""

from typing import Any

from battle.scene import do, field, offered, unit
from cannae.core.contract import SPECTATOR
from cannae.core.randomness import FastRng
from cannae.games.battle import GAME
from cannae.games.battle.rules.cards import CARDS
from cannae.games.battle.rules.terrain import lay_combined, survey
from helpers import rule


def dealt(seed: int = 1, **options: Any) -> Any:
    return GAME.start(options, FastRng(seed))


def kind(name: str) -> int:
    return CARDS.terrain.index(name)


@rule("battle 3.1", paper="A1 A47 A64")
def test_the_row_and_its_flanks() -> None:
    for count, flanks in (("3", []), ("5", ["f1", "f2"]), ("7", ["f1", "f2"])):
        state = dealt(terrains=count)
        places = state.view(SPECTATOR)["terrains"]
        assert len(places) == int(count)
        assert [place["id"] for place in places if place["flank"]] == flanks
    assert [place["id"] for place in dealt().view(SPECTATOR)["terrains"]] == ["f1", "p1", "p2", "p3", "f2"]


@rule("battle 3.2", "battle 1.6", paper="B12 R44")
def test_cards_are_dealt_in_random_directions_and_chance_names_who_begins() -> None:
    states = [dealt(seed) for seed in range(60)]
    assert {state.turned[0] for state in states} == {0, 1}
    assert {state.first for state in states} == {0, 1}
    assert {state.to_act for state in states} == {(0,), (1,)}
    kinds = {state.base[place] for state in states for place in range(5)}
    assert len(kinds) == 18
    for state in states:
        assert all(state.deck[kind] >= 0 for kind in range(18))


@rule("battle 3.3", paper="C36 R45")
def test_each_side_adds_the_modifiers_of_its_end() -> None:
    state = field([unit("levy")], [unit("levy")], terrain={2: "2-hill"})
    terrain: Any = state.view(SPECTATOR)["terrains"]
    assert terrain[2]["modifiers"] == [[1, 1, 0, 1], [0, -1, 0, 0]]
    state.turned[2] = 1
    survey(state, 2)
    turned: Any = state.view(SPECTATOR)["terrains"]
    assert turned[2]["modifiers"] == [[0, -1, 0, 0], [1, 1, 0, 1]]


@rule("battle 3.4", "battle 3.8", paper="B13 A5 A7")
def test_each_player_steps_in_once_at_each_card() -> None:
    state = dealt(3)
    opener = state.first
    other = 1 - opener
    first_card = state.base[0]
    do(state, opener, "accept")
    assert state.to_act == (other,)
    do(state, other, "veto")
    assert state.aside[first_card] == 1
    assert state.to_act == (opener,)  # he has not stepped in yet and may answer the new card
    do(state, opener, "veto")
    assert sum(state.aside) == 2
    assert state.spot == 1
    assert state.to_act == (other,)  # they take turns in beginning
    do(state, other, "accept")
    do(state, opener, "accept")
    assert state.spot == 2


@rule("battle 3.5", paper="B14 A6")
def test_a_drawn_terrain_is_combined_where_it_fits() -> None:
    combined = rejected = 0
    for seed in range(40):
        state = dealt(seed)
        side = state.first
        do(state, side, "draw")
        if state.phase() == "combine":
            card = state.drawn
            assert CARDS.fits(state.base[0], card)
            assert offered(state, side) == ["near", "far", "aside"]
            do(state, side, "near")
            assert state.ends[side] == card
            combined += 1
        else:
            assert sum(state.aside) == 1
            rejected += 1
        assert state.to_act == (1 - side,)
    assert combined > 0
    assert rejected > 0


@rule("battle 3.5", paper="B14")
def test_an_unwanted_card_is_put_aside() -> None:
    for seed in range(40):
        state = dealt(seed)
        do(state, state.first, "draw")
        if state.phase() == "combine":
            do(state, state.to_act[0], "aside")
            assert sum(state.aside) == 1
            return
    raise AssertionError("no card could be Combined")


@rule("battle 3.6", paper="R46 C38")
def test_terrains_combine_as_the_table_says() -> None:
    table = {
        "plain": "hill marsh river village woods",
        "woods": "hill marsh plain river",
        "hill": "plain village woods",
        "marsh": "plain river woods",
        "river": "marsh plain village woods",
        "village": "hill plain river",
    }
    for base, partners in table.items():
        fitting = {name for name in table if CARDS.fits(kind(f"2-{base}"), kind(f"1-{name}"))}
        assert fitting == set(partners.split())
    assert not CARDS.fits(kind("1-plain"), kind("2-hill"))
    state = field([unit("levy")], [unit("levy")], terrain={2: "1-plain"})
    lay_combined(state, 2, 0, kind("1-hill"))
    terrain: Any = state.view(SPECTATOR)["terrains"]
    assert terrain[2]["modifiers"] == [[1, 0, 0, 0], [0, 0, 0, 0]]
    assert terrain[2]["ends"] == ["1-hill", None]


@rule("battle 3.7", paper="vector 9")
def test_the_move_of_a_combined_terrain() -> None:
    state = field([unit("levy")], [unit("levy")], terrain={2: "3-woods"})
    assert state.going[2] == 4
    lay_combined(state, 2, 1, kind("1-marsh"))
    assert state.going[2] == max(4, 3) + 1 == 5
