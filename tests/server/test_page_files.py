"""What games bring for the page over HTTP: pictures and boards, and nothing else of their rooms."""

import re
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

import pytest
from pennants import GAME

from cannae.server.http import room_routes
from clients import Client, run


def test_a_game_hands_out_its_picture_and_its_board_and_no_other_file(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one:
            games = {game["id"]: game for game in (await one.get("games"))["games"]}
            for game in games:
                picture = await one.http.get(f"/api/games/{game}/page/picture.svg")
                assert picture.status_code == 200 and picture.headers["content-type"] == "image/svg+xml"
                assert picture.headers["cache-control"] == "public, max-age=3600"
            assert games["honour"]["board"] is None  # its board is built into the page
            board = await one.http.get(games["pennants"]["board"])
            assert board.headers["content-type"].startswith("text/javascript")
            assert "export function board" in board.text
            for name in ("state.py", "..%2Fstate.py", "%2e%2e%2fwords.en.ftl", "board", "none.js", ".hidden.js"):
                assert (await one.http.get(f"/api/games/pennants/page/{name}")).status_code == 404, name

    run(tmp_path / "c.db", play)


def test_no_name_leads_out_of_the_folder_for_the_page() -> None:
    assert GAME.page_file("picture.svg") is not None
    for name in ("../rules.en.md", "..", "", "../page/picture.svg", "a/../picture.svg", "\0.svg"):
        assert GAME.page_file(name) is None, name


def test_what_the_page_keeps_of_a_game_is_there_in_both_languages_and_answered_by_its_worker(tmp_path: Path) -> None:
    worker = (Path(__file__).parents[2] / "web" / "public" / "worker.js").read_text("utf-8")
    found = re.search(r"const READING = /(.*)/;", worker)
    assert found
    kept_by_worker = re.compile(found[1].replace(r"\/", "/"))

    async def play(address: str) -> None:
        async with Client(address) as one:
            kept = (await one.get("games"))["kept"]
            assert len(kept) >= 2 and {path.rpartition("/")[2] for path in kept} == {"en", "de"}
            for path in kept:
                assert kept_by_worker.search(path), path
                assert (await one.http.get(path)).status_code == 200, path
            assert not kept_by_worker.search("/api/tables/abc/state")

    run(tmp_path / "c.db", play)


def test_routes_of_a_game_that_cannot_be_read_are_logged_and_the_others_are_there(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    broken = EntryPoint("broken", "nowhere_at_all:ROUTES", "cannae.routes")
    monkeypatch.setattr(room_routes, "entry_points", lambda group: [broken, *entry_points(group=group)])
    found = room_routes.installed_routes.__wrapped__()
    assert found == room_routes.installed_routes() and found
    assert [vars(one)["fields"]["name"] for one in caplog.records] == ["broken"]
