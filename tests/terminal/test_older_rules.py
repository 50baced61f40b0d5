"""A record outlives the rules it was made under: it is shown, and nobody calls it forged. The rule is really changed:
a copy of the game with another rule for who wins a pennant stands in the way of the installed one."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest
from pennants import GAME
from textual.pilot import Pilot

from cannae.core.records import read_record
from cannae.core.records.signing import Signer
from cannae.locale import words
from cannae.table import Table, computer, seed_from
from cannae.table.record import record_of
from cannae.terminal.replay import RecordReplay
from cannae.terminal.replay_screen import ReplayScreen
from stage import CANNAE, on_stage, press, screen_text

RULE, CHANGED = "if sum(bids[0]) > sum(bids[1])", "if sum(bids[0]) < sum(bids[1])"  # 2.5: who wins a pennant
SIGNER = Signer(bytes(32))


def finished() -> Table:
    table = Table(GAME, {}, [computer("greedy"), computer("greedy")], seed_from("replay"), False, "2026-01-01T00:00:00")
    while sides := table.awaited_bots():
        table.choose(sides[0], table.bot_choice(sides[0], "greedy"))
    return table


@pytest.fixture(name="file")
def a_record(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(record_of(finished()).signed(SIGNER).to_text(), "utf-8")
    return path


@pytest.fixture(name="changed")
def changed_rules(tmp_path: Path) -> dict[str, str]:
    """An environment in which the lower bid wins."""
    room = Path(str(GAME.room()))
    other = tmp_path / "changed"
    shutil.copytree(room.parent, other, ignore=shutil.ignore_patterns("__pycache__"))
    state = other / room.name / "state.py"
    text = state.read_text("utf-8")
    assert RULE in text
    state.write_text(text.replace(RULE, CHANGED), "utf-8")
    return os.environ | {"PYTHONPATH": str(other), "CANNAE_DATA": str(tmp_path)}


def run(env: dict[str, str], *args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*CANNAE, *args], env=env, capture_output=True, text=True, check=False)


def test_the_replay_tells_a_game_of_older_rules_from_its_record(file: Path, changed: dict[str, str]) -> None:
    today, later = run(dict(os.environ), "replay", str(file)), run(changed, "replay", str(file))
    assert later.returncode == 0, later.stderr
    assert "This game was played under older rules of Pennants." in later.stdout
    assert "older rules" not in today.stdout

    def told(text: str) -> list[str]:
        return [line for line in text.splitlines() if line.startswith("   ")]

    assert told(later.stdout) == told(today.stdout), "every word of what happened is in the record"
    assert "there is no board here" in later.stdout
    data = json.loads(run(changed, "replay", str(file), "--json").stdout)
    assert data["older_rules"] is True and len(data["steps"]) == len(read_record(file.read_text("utf-8")).entries)


def test_verify_says_that_the_rules_are_older_and_not_that_it_is_forged(file: Path, changed: dict[str, str]) -> None:
    done = run(changed, "verify", str(file), "--key", SIGNER.public)
    assert done.returncode == 3, done.stdout + done.stderr
    assert "✗" not in done.stdout
    assert "made under other rules of pennants" in done.stdout
    assert "✓ The record is signed by" in done.stdout
    assert "✓ All" in done.stdout and "numbers drawn are those of the sealed chance" in done.stdout
    assert run(dict(os.environ), "verify", str(file)).returncode == 0


def test_a_forged_story_under_older_rules_is_found_by_the_signature(file: Path, changed: dict[str, str]) -> None:
    data = json.loads(file.read_text("utf-8"))
    data["result"]["winner"] = "red" if data["result"]["winner"] == "blue" else "blue"
    file.write_text(json.dumps(data), "utf-8")
    done = run(changed, "verify", str(file))
    assert done.returncode == 1
    assert "The signature does not belong to this record." in done.stdout


def hostile() -> str:
    data = record_of(finished()).to_data()
    data["rules"] = {"version": "0", "fingerprint": "0"}
    data["start"] = "0" * 64
    data["choices"][0]["choice"] = "lay\x1b[2J" + "9" * 4000
    odd: list[dict[str, object]] = [
        {"key": "\x1b[2J", "rule": "\x1b[2J", "args": {}},
        {"key": "pennants-aside", "rule": "2.5", "args": {}},
        {"key": "pennants-aside", "rule": "2.5", "args": {"pennant": {"say": 3}}},
        {"key": "pennants-aside", "rule": "2.5", "args": {"pennant": {"none": 3}}},
        {"key": "pennants-aside", "rule": "2.5", "args": {"pennant": "\x1b[2J", "key": "x"}},
        {"key": "", "rule": "", "args": {}},
    ]
    data["choices"][0]["told"] = odd
    return json.dumps(data)


def test_a_hostile_story_harms_no_terminal(tmp_path: Path) -> None:
    path = tmp_path / "hostile.json"
    path.write_text(hostile(), "utf-8")
    done = run(dict(os.environ), "replay", str(path))
    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout


def test_the_full_screen_shows_older_rules_too() -> None:
    async def act(pilot: Pilot[None]) -> None:
        assert "older rules" in screen_text(pilot)
        assert "no board here" in screen_text(pilot)
        await press(pilot, "end")
        assert "Step" in screen_text(pilot)

    on_stage(ReplayScreen(RecordReplay(read_record(hostile()), words("en"))), act)
