"""What games bring for the page over HTTP: pictures and boards, and nothing else of their rooms."""

from pathlib import Path

from pennants import GAME

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
