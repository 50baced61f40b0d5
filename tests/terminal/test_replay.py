"""Records looked at again: on the full screen, as lines, as data; and files that are no records."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pennants import GAME
from pennants.state import READY
from textual.pilot import Pilot

from cannae.core.contract import UserError
from cannae.core.records import read_record
from cannae.core.records.verifying import verify
from cannae.locale import words
from cannae.table import Table, computer, seed_from
from cannae.table.record import load_record, record_of, write_record
from cannae.terminal.replay import RecordReplay
from cannae.terminal.replay_screen import ReplayScreen
from stage import cannae, on_stage, press, screen_text


def finished() -> Table:
    """A game with an undo in it: what was taken back does not stand in the record."""
    table = Table(GAME, {}, [computer("greedy"), computer("random")], seed_from("replay"), False, "2026-01-01T00:00:00")
    table.choose(0, READY)
    table.undo(0)
    while side_to_play := table.awaited_bots():
        table.choose(side_to_play[0], table.bot_choice(side_to_play[0], table.seats[side_to_play[0]].level))
    return table


def test_a_finished_table_becomes_a_record_that_holds(tmp_path: Path) -> None:
    table = finished()
    write_record(record_of(table), tmp_path / "game.json")
    back = load_record(tmp_path / "game.json")
    assert verify(back).holds
    assert len(back.entries) == len(table.history.played) == len(table.acts) - 2
    assert back.end_hash == table.state.hash()
    assert not back.provable


def test_a_running_game_has_no_record() -> None:
    table = Table(GAME, {}, [computer("greedy"), computer("random")], seed_from("replay"), False, "")
    with pytest.raises(UserError, match="table-running"):
        record_of(table)


def test_a_game_given_up_is_recorded_as_such(tmp_path: Path) -> None:
    table = Table(GAME, {}, [computer("greedy"), computer("random")], seed_from("replay"), False, "")
    table.choose(0, READY)
    table.resign(1)
    back = read_record(record_of(table).to_text())
    assert verify(back).holds
    assert RecordReplay(back, words("en")).result() == "Red wins: the other side resigned."


def test_stepping_through_a_replay_with_all_eyes() -> None:
    table = finished()
    screen = ReplayScreen(RecordReplay(record_of(table), words("en")), pause=60)

    async def act(pilot: Pilot[None]) -> None:
        assert f"Step 0 of {len(screen.replay)}" in screen_text(pilot)
        await press(pilot, "right", "right")
        assert screen.step == 2
        assert screen.replay.step_text(2) in screen_text(pilot)
        await press(pilot, "left")
        assert screen.step == 1
        assert "Hand:" not in screen_text(pilot)
        await press(pilot, "v")
        assert "Seen by Red" in screen_text(pilot)
        assert "Hand:" in screen_text(pilot)
        await press(pilot, "end")
        assert screen.step == len(screen.replay)
        assert "wins" in screen_text(pilot) or "A draw" in screen_text(pilot)
        await press(pilot, "right", "home", "left")
        assert screen.step == 0
        await press(pilot, "space")
        assert screen.running is not None
        await press(pilot, "space")
        assert screen.running is None

    on_stage(screen, act)


@pytest.mark.parametrize("size", [(60, 20), (100, 30)])
def test_a_replay_fits_into_small_and_large_terminals(size: tuple[int, int]) -> None:
    screen = ReplayScreen(RecordReplay(record_of(finished()), words("de")))

    async def act(pilot: Pilot[None]) -> None:
        await press(pilot, "end")
        for name in ("#board-box", "#prompt-box", "#note-box", "#foot"):
            region = screen.query_one(name).region
            assert region.height >= 1
            assert region.bottom <= size[1]
        assert "Schritt" in screen_text(pilot)

    on_stage(screen, act, size)


def test_every_frame_shows_what_the_table_showed() -> None:
    table = finished()
    replay = RecordReplay(record_of(table), words("en"))
    for step in range(len(replay) + 1):
        frame = replay.frames[step]
        assert frame is not None
        assert frame.write_position() == table.history.replayed(step).write_position()
    told = [repr(event) for event in table.events(2) if not event.key.startswith("event-")]
    assert [repr(event) for event in replay.events(len(replay), 2)] == told


def test_replay_as_lines_and_as_data(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    write_record(record_of(finished()), path)
    plain = cannae(tmp_path, "replay", str(path), "--plain")
    assert plain.returncode == 0, plain.stderr
    assert "1. Red: " in plain.stdout
    before, _, _ = plain.stdout.partition("1. Red: ")
    assert "turned" in before  # what was told before the first choice
    assert "takes the pennant" in plain.stdout
    data = json.loads(cannae(tmp_path, "replay", str(path), "--json").stdout)
    assert len(data["steps"]) == len(load_record(path).entries)
    assert len(data["start"]) == 1
    german = cannae(tmp_path, "replay", str(path), "--language", "de")
    assert "1. Rot: " in german.stdout


def edited(change: Callable[[dict[str, Any]], object]) -> str:
    data = record_of(finished()).to_data()
    change(data)
    return json.dumps(data)


HOSTILE = {
    "empty": "",
    "not json": "{",
    "deep": "[" * 200_000,
    "a list": "[]",
    "another format": '{"format": "pgn"}',
    "another version": edited(lambda data: data.update(version=3)),
    "no choices": edited(lambda data: data.pop("choices")),
    "choices of another kind": edited(lambda data: data.update(choices=[1, 2])),
    "a game nobody has": edited(lambda data: data.update(game="chess")),
    "options out of range": edited(lambda data: data["options"].update(rounds=1000)),
    "a choice that is none": edited(lambda data: data["choices"][0].update(choice="fly\x1b[2J")),
    "a choice that is not allowed": edited(lambda data: data["choices"][0].update(choice="stand")),
    "a choice too many": edited(lambda data: data["choices"].append(data["choices"][-1])),
    "a short seed": edited(lambda data: data["fair"]["parts"][0].update(seed="00")),
    "a number without end": edited(lambda data: data.update(version=10**30)),
    "another seed": edited(lambda data: data["fair"]["parts"][0].update(seed="11" * 32)),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_file_that_is_no_good_record_gets_a_sentence(name: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_text(HOSTILE[name], "utf-8")
    for language in ("en", "de"):
        done = cannae(tmp_path, "replay", str(path), "--language", language)
        assert done.returncode == 2, done.stdout
        assert "Traceback" not in done.stderr
        assert done.stderr.strip().endswith(".")
        assert "\x1b" not in done.stderr


def test_a_name_without_end_is_cut_short(tmp_path: Path) -> None:
    path = tmp_path / "long.json"
    path.write_text(edited(lambda data: data["seats"][0].update(kind="person", name="x" * 5000)), "utf-8")
    done = cannae(tmp_path, "replay", str(path))
    assert done.returncode == 0
    assert "xxx…" in done.stdout


@pytest.mark.parametrize(
    "result", [None, {}, {"winner": "green"}, {"winner": "red", "reason": "magic", "score": [1, 2]}]
)
def test_a_strange_result_is_not_believed(result: object) -> None:
    data = record_of(finished()).to_data()
    data["result"] = result
    replay = RecordReplay(read_record(json.dumps(data)), words("en"))
    assert replay.result() == "The record does not say how it ended."


def test_bytes_that_are_no_text_and_folders(tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    for name in ("bytes", "nowhere", "."):
        done = cannae(tmp_path, "replay", str(tmp_path / name))
        assert done.returncode == 2
        assert "Traceback" not in done.stderr
