"""`import cannae`: what a Python user meets first."""

import copy
import inspect
import pickle
import re
from dataclasses import replace
from pathlib import Path

import pytest

import cannae
from cannae import match as front_door
from cannae.core.registry import games


def test_every_public_name_has_a_docstring_with_an_example() -> None:
    assert set(front_door.__all__) | {"__version__"} == set(cannae.__all__)
    for thing in [getattr(front_door, name) for name in front_door.__all__]:
        assert ">>>" in (thing.__doc__ or ""), thing
        for name, member in vars(thing).items() if inspect.isclass(thing) else ():
            if not name.startswith("_") and (inspect.isfunction(member) or isinstance(member, property)):
                assert ">>>" in (member.__doc__ or ""), f"{thing.__name__}.{name}"


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
    for one in (match, cannae.replay(match.record()), cannae.new(name)):
        again = eval(repr(one), {"cannae": cannae})  # noqa: S307 - that it can be pasted is what is tested
        assert again.state.hash() == one.state.hash()
    assert str(match) and match.board("red", "de") != match.board("red")


def test_a_match_can_be_copied_and_pickled_and_the_copy_goes_its_own_way() -> None:
    match = cannae.new("glory", setup="quick")
    match.push(match.legal()[0])
    for twin in (copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert twin.state.hash() == match.state.hash() and twin.record() == match.record()
        twin.push(twin.legal()[0])
        assert twin.moves[:-1] == match.moves


def test_a_file_that_holds_no_record_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(cannae.UserError, match="file-unreadable") as refused:
        cannae.replay(tmp_path / "gone")
    assert "gone" in refused.value.__notes__[0]
    (tmp_path / "record").write_text(cannae.new("honour", seed=7).record().to_text(), "utf-8")
    assert cannae.replay(tmp_path / "record").moves == []


def test_what_became_known_cannot_be_taken_back_and_the_rule_is_named() -> None:
    match, greedy = cannae.new("honour", seed=7), cannae.bot("honour", "greedy")
    while match.state.phase() == "deploy":
        match.push(greedy(match), side=match.to_act[0])
    with pytest.raises(cannae.UserError) as refused:
        match.pop()
    assert "rule 4.1" in refused.value.__notes__[0]
    draft = cannae.new("glory", seed=3)
    draft.push(draft.legal("red")[0], "red")
    draft.push(draft.legal("blue")[0], "blue")
    while draft.state.barrier(0) == 0:
        side = draft.to_act[0]
        draft.push(draft.legal(side)[0], side)
    with pytest.raises(cannae.UserError) as refused:
        draft.pop()
    assert re.search(r"rule \d", refused.value.__notes__[0])
    with pytest.raises(cannae.UserError, match="undo-nothing"):
        cannae.new("honour", seed=7, moves=["blue 8S@1"]).pop("red")
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


def test_a_bot_prints_as_the_call_that_makes_it() -> None:
    for call in ("cannae.bot('honour', 'random')", "cannae.bot('honour', 'random', seed=5)"):
        assert repr(eval(call, {"cannae": cannae})) == call  # noqa: S307 - a text of our own


def test_a_bot_refuses_a_match_of_another_game_in_a_sentence() -> None:
    with pytest.raises(cannae.UserError, match="bot-other-game") as refused:
        cannae.bot("honour", "greedy")(cannae.new("glory", seed=7))
    assert refused.value.__notes__ == ["This player plays honour; the match is one of glory."]


def test_a_language_without_words_is_refused_in_a_sentence() -> None:
    match = cannae.new("honour", seed=7)
    for asked in (lambda: match.board("red", "fr"), lambda: match.describe("7C@3", "red", "../en")):
        with pytest.raises(cannae.UserError, match="language-unknown") as refused:
            asked()
        assert refused.value.__notes__ == ["There are no words in this language. The languages are: en, de."]


def test_a_seed_that_no_record_could_hold_is_refused() -> None:
    with pytest.raises(cannae.UserError, match="seed-bytes") as refused:
        cannae.new("honour", seed=b"short")
    assert "32" in refused.value.__notes__[0]
    for entropy in (["red's", "blue's", "nobody's"], "a text is no list"):
        with pytest.raises(cannae.UserError, match="seed-entropy"):
            cannae.new("honour", seed=7, entropy=entropy)
    both = cannae.new("honour", seed=bytes(32), entropy=["red's", "blue's"])
    assert cannae.replay(both.record().to_text()).state.hash() == both.state.hash()


def test_the_sentence_of_an_error_is_said_once_however_deep_the_call() -> None:
    match = cannae.new("honour", seed=7, moves=["red 7C@3"])
    record = match.record()
    record.entries[0] = replace(record.entries[0], choice="done")
    with pytest.raises(cannae.IllegalChoice) as refused:
        cannae.replay(record)
    assert refused.value.__notes__ == ["That is not allowed now (rule 3.2)."]


def test_a_game_prints_as_what_gives_it_and_what_is_no_name_is_refused() -> None:
    assert all(eval(repr(game), {"cannae": cannae}) is game for game in games().values())  # noqa: S307
    with pytest.raises(cannae.UserError, match="game-unknown"):
        cannae.new(5)  # type: ignore[arg-type]


def test_sides_are_numbers_and_reasons_are_texts() -> None:
    assert [cannae.Side.RED, cannae.Side.BLUE] == [0, 1]
    assert cannae.Reason("of-another-game") == "of-another-game"
    assert cannae.Reason("of-another-game") is cannae.Reason("of-another-game")


def test_every_reason_for_which_a_game_of_ours_can_end_is_a_member() -> None:
    ours = [game for game in games().values() if game.playable and game.__module__.startswith("cannae.")]
    assert len(ours) >= 4 and all(game.reasons for game in ours)
    assert {reason for game in ours for reason in game.reasons} == {reason.value for reason in cannae.Reason}


def test_the_games_are_listed_under_the_name_of_their_package() -> None:
    assert cannae.games() == games()
