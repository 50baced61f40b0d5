"""`import cannae`: what a Python user meets first."""

import inspect

import pytest

import cannae
from cannae import match as front_door
from cannae.core.registry import games
from cannae.games.battle.state import REASONS as BATTLE_REASONS
from cannae.games.glory.state import REASONS as GLORY_REASONS


def test_every_public_name_has_a_docstring_with_an_example() -> None:
    assert set(front_door.__all__) | {"__version__"} == set(cannae.__all__)
    for thing in [getattr(front_door, name) for name in front_door.__all__]:
        if thing.__module__ == front_door.__name__:
            assert thing.__doc__, thing
            if thing is not cannae.Match:
                assert ">>>" in thing.__doc__, thing
    for name, member in inspect.getmembers(cannae.Match):
        if not name.startswith("_") and (inspect.isfunction(member) or isinstance(member, property)):
            assert ">>>" in (member.__doc__ or ""), name


@pytest.mark.parametrize("name", [name for name, game in games().items() if game.playable])
def test_a_whole_match_of_every_game_is_played_written_and_replayed(name: str) -> None:
    match, player = cannae.new(name, seed=3), cannae.bot(name, "random", seed=5)
    for _ in range(60):
        if match.result:
            break
        side = match.to_act[0]
        choice = player(match, side)
        assert choice in match.legal(side)
        assert match.describe(choice, side).choice == choice
        match.push(choice, side)
    assert cannae.replay(match.record().to_text()).state.hash() == match.state.hash()
    again = eval(repr(match), {"cannae": cannae})  # noqa: S307 - that it can be pasted is what is tested
    assert again.state.hash() == match.state.hash()
    assert str(match) and match.board("red", "de") != match.board("red")


def test_what_became_known_cannot_be_taken_back_and_the_rule_is_named() -> None:
    match, greedy = cannae.new("honour", seed=7), cannae.bot("honour", "greedy")
    while match.state.phase() == "deploy":
        match.push(greedy(match), side=match.to_act[0])
    with pytest.raises(cannae.UserError) as refused:
        match.pop()
    assert "rule 4.1" in refused.value.__notes__[0]
    before = match.state.hash()
    with pytest.raises(cannae.IllegalChoice):
        match.push("done")
    assert match.state.hash() == before


def test_an_undo_takes_back_the_sides_own_choice_and_leaves_the_others() -> None:
    match = cannae.new("honour", seed=7, moves=["red 7C@3", "blue 8S@1"])
    assert match.pop("red") == "red 7C@3"
    assert match.moves == ["blue 8S@1"]
    match.pop()
    with pytest.raises(cannae.UserError, match="undo-nothing"):
        match.pop()


def test_a_side_must_be_named_where_both_decide_and_must_exist() -> None:
    match = cannae.new("honour", seed=7)
    with pytest.raises(cannae.UserError, match="side-needed") as refused:
        match.legal()
    assert refused.value.__notes__
    with pytest.raises(cannae.UserError, match="side-unknown"):
        match.legal("green")


def test_sides_are_numbers_and_reasons_are_texts() -> None:
    assert [cannae.Side.RED, cannae.Side.BLUE] == [0, 1]
    known = {*BATTLE_REASONS, *GLORY_REASONS} - {""}
    assert known <= {reason.value for reason in cannae.Reason}
    assert cannae.Reason("of-another-game") == "of-another-game"


def test_the_games_are_listed_under_the_name_of_their_package() -> None:
    assert cannae.games() == games()
