"""Nothing outside `choices` is ever accepted, nothing crashes, nothing leaks. Larger by `cannae soak`."""

import asyncio
import json
from pathlib import Path

import pytest
from pennants.state import Pennants

from cannae.core.contract import State
from cannae.core.registry import game, games
from cannae.server.soak import hostile, leak
from cannae.server.soak.referee import MATTERS, Referee
from cannae.server.soak.stage import Voice, new_table, trial_hub

PLAYABLE = [one.id for one in games().values() if one.playable]
SECRETIVE = [one.id for one in games().values() if one.playable and one.hidden]
ATTEMPTS = {"tabletop": 30_000}  # a choice there moves bodies about a table, and costs as much as many elsewhere


@pytest.mark.parametrize("name", PLAYABLE)
def test_a_hostile_client_gets_nothing_it_should_not(name: str, tmp_path: Path) -> None:
    attempts = ATTEMPTS.get(name, 100_000)
    report = asyncio.run(hostile.attack(game(name), attempts, 1, tmp_path))
    assert report.faults == []
    assert report.attempts == attempts
    assert report.accepted > attempts // 50, "some of it was honest, or the game would never have moved"
    refused = {"stale", "illegal-choice", "seat-not-yours", "message-shape", "table-private", "table-paused"}
    refused |= {"undo-barrier", "claim-too-early", "draw-not-offered", "not-offered", "offered-already", "guest-first"}
    assert refused <= set(report.refusals)
    consent = {f"{verb} {matter}" for verb in ("offer", "accept", "decline") for matter in MATTERS}
    assert consent | {"undo", "undo by name", "claim", "resume", "say", "mute"} <= set(report.acts)


@pytest.mark.parametrize("name", SECRETIVE)
def test_nothing_leaves_that_the_viewer_cannot_know(name: str, tmp_path: Path) -> None:
    report = asyncio.run(leak.search(game(name), 10_000, 2, tmp_path))
    assert report.leaks == []
    assert report.views >= 10_000
    assert report.redealt > 2000, "the other worlds were truly others"
    assert report.pushes > 1000 and report.hidden > 200 and report.silences > 500, "what was pushed was compared too"


def test_the_search_finds_a_leak_where_there_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Pennants.view

    def telling(self: Pennants, viewer: int) -> dict[str, object]:
        return honest(self, viewer) | {"pack": self.pack}

    monkeypatch.setattr(Pennants, "view", telling)
    report = asyncio.run(leak.search(game("pennants"), 100, 3, tmp_path))
    assert report.leaks


def test_the_referee_notices_a_server_that_accepts_too_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Referee, "allows", lambda *_: False)
    report = asyncio.run(hostile.attack(game("pennants"), 300, 4, tmp_path))
    assert any(fault.startswith("accepted") for fault in report.faults)


def test_a_fault_of_ours_says_nothing_of_the_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def play() -> None:
        async with trial_hub(tmp_path) as hub:
            table = await new_table(hub, game("pennants"), 0)
            voice = Voice(hub, "ann")
            await voice.tell(t="hello", table=table)

            def broken(self: State, side: int, text: str) -> int:
                raise RuntimeError(self.write_position())

            monkeypatch.setattr(Pennants, "read_choice", broken)
            (answer,) = await voice.tell(t="choose", id="1", version=0, choice="ready")
            assert (answer["key"], answer["args"]) == ("server-fault", {})

    from cannae.server.ops.logs import Lines

    asyncio.run(play())
    (record,) = [record for record in caplog.records if record.levelname == "ERROR"]
    line = json.loads(Lines().format(record))
    assert line["error"] == "RuntimeError" and "pack" not in json.dumps(line) and "message" not in line
