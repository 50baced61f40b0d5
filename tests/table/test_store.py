"""A running table as a file: it comes back whole, and whatever is not one is refused in a sentence."""

import copy
import json
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pennants import GAME
from pennants.state import READY

from cannae.core.contract import UserError
from cannae.locale import words
from cannae.table import Table, computer, fresh_seed, person, store


def running() -> Table:
    """A game with everything in it that a save must keep: choices, an undo, offers, a name."""
    table = Table(GAME, {"rounds": 4}, [person("Änne"), computer("greedy")], fresh_seed(), True, "2026-01-01T00:00:00")
    table.choose(0, table.state.choices(0)[0], at=10)
    table.choose(1, READY, at=20)
    table.undo(0, at=30)
    table.offer_draw(0, at=40)
    table.decline_draw(1, at=50)
    table.choose(0, READY, at=60)
    return table


def test_a_table_comes_back_the_same_after_every_act(tmp_path: Path) -> None:
    table = running()
    while table.outcome() is None:
        store.save(table, tmp_path / "save.json")
        back = store.load(tmp_path / "save.json")
        assert store.to_data(back) == store.to_data(table)
        assert back.state.write_position() == table.state.write_position()
        assert back.state.rng.to_data() == table.state.rng.to_data()
        assert back.commitment == table.commitment
        for viewer in (0, 1, 2):
            assert [repr(event) for event in back.events(viewer)] == [repr(event) for event in table.events(viewer)]
        side = table.to_act[0]
        table.choose(side, table.bot_choice(side, "random"), at=len(table.acts) * 100)
    play_on = store.from_data(store.to_data(table))
    assert repr(play_on.outcome()) == repr(table.outcome())


def test_only_the_owner_may_read_a_save(tmp_path: Path) -> None:
    store.save(running(), tmp_path / "deep" / "save.json")
    assert stat.S_IMODE((tmp_path / "deep" / "save.json").stat().st_mode) == 0o600


def test_a_write_that_fails_leaves_the_old_save_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "save.json"
    store.save(running(), path)
    before = path.read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(UserError, match="save-not-written"):
        store.save(running(), path)
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["save.json"]


def damaged(change: Callable[[dict[str, Any]], None]) -> object:
    data: dict[str, Any] = copy.deepcopy(store.to_data(running()))
    change(data)
    return data


WRONG: list[object] = [
    None,
    [],
    {},
    "text",
    damaged(lambda data: data.pop("seed")),
    damaged(lambda data: data.update(format="something")),
    damaged(lambda data: data.update(version=99)),
    damaged(lambda data: data.update(game="nothing")),
    damaged(lambda data: data.update(game=7)),
    damaged(lambda data: data.update(options={"rounds": 99})),
    damaged(lambda data: data.update(options=[])),
    damaged(lambda data: data.update(seats=[{}, {}])),
    damaged(lambda data: data.update(seats=["x"])),
    damaged(lambda data: data["seats"][0].update(kind="ghost")),
    damaged(lambda data: data.update(seed="xyz")),
    damaged(lambda data: data.update(seed="00")),
    damaged(lambda data: data.update(fair=1)),
    damaged(lambda data: data.update(acts={})),
    damaged(lambda data: data.update(acts=[7])),
    damaged(lambda data: data.update(acts=[["green", "choose", "ready", 1]])),
    damaged(lambda data: data.update(acts=[["red", "fly", "", 1]])),
    damaged(lambda data: data.update(acts=[["red", "choose", "nonsense", 1]])),
    damaged(lambda data: data.update(acts=[["red", "choose", "draw", 1]])),
    damaged(lambda data: data.update(acts=[["red", "undo", "", 1]])),
    damaged(lambda data: data.update(acts=[["red", "accept", "", 1]])),
    damaged(lambda data: data["acts"].append(["red", "choose", "stand", 1])),
]


@pytest.mark.parametrize("number", range(len(WRONG)))
def test_what_is_no_save_is_refused_in_a_sentence(number: int) -> None:
    with pytest.raises(UserError) as refusal:
        store.from_data(WRONG[number])
    for language in ("en", "de"):
        assert words(language).user_error(refusal.value)


def test_a_save_under_other_rules_says_so() -> None:
    data = damaged(lambda data: data.update(fingerprint="0" * 64, acts=[["red", "choose", "lay 99", 1]]))
    with pytest.raises(UserError, match="save-rules-changed"):
        store.from_data(data)


def test_a_truncated_file_is_refused_wherever_it_ends(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    store.save(running(), path)
    whole = path.read_bytes()
    for length in range(0, len(whole), 37):
        path.write_bytes(whole[:length])
        with pytest.raises(UserError, match="save-damaged"):
            store.load(path)
    path.write_bytes(b"\xff\xfe" + whole)
    with pytest.raises(UserError, match="file-not-text"):
        store.load(path)
    path.write_text("[" * 100_000)
    with pytest.raises(UserError, match="save-damaged"):
        store.load(path)
    with pytest.raises(UserError, match="file-unreadable"):
        store.load(tmp_path)


def test_a_save_is_json_that_anything_can_read(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    store.save(running(), path)
    data = json.loads(path.read_text("utf-8"))
    assert data["format"] == "cannae-save"
    assert data["acts"][-1][:3] == ["red", "choose", "ready"]
