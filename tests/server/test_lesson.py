"""A lesson over the wire: the computer follows its plan, and the learner is refused with a reason."""

from pathlib import Path

import pytest

from cannae.core.records import read_record
from cannae.core.registry import game
from clients import Client, run


def test_a_lesson_is_played_and_wrong_choices_are_refused(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one:
            await one.guest("Ann")
            listed = {shown["id"]: shown["lesson"] for shown in (await one.get("games"))["games"]}
            assert listed["honour"] and listed["glory"] and listed["battle"]
            made = await one.post("lessons", game="honour")
            table = made["table"]["id"]
            learner = await one.sit(table)
            lesson = game("honour").lesson()
            assert lesson is not None
            illegal = await learner.choose("9H@1 and more")
            assert illegal["t"] == "refused"
            against_the_plan = await learner.choose("9H@1")
            assert against_the_plan["key"] == "lesson-wants" and "6♠ to space 1" in against_the_plan["text"]
            for number, move in enumerate(lesson.of_side(lesson.learner), 1):
                while not learner.choices():
                    await learner.until("state")
                told = learner.state["lesson"]
                assert (told["step"], told["words"]) == (number, move.words)
                assert (await learner.choose(move.choice))["t"] == "ack"
                await learner.until("state")
            while not learner.over:
                await learner.until("state")
            assert learner.state["outcome"]["winner"] == "red"
            record = read_record((await one.http.get(f"/api/tables/{table}/record")).text)
            assert not record.provable
            verdict = await one.get(f"tables/{table}/verify")
            assert verdict["holds"] and verdict["notes"]
            again = await one.post(f"tables/{table}/rematch")
            assert again["table"]["seats"][0]["level"] == "marcellus", "after a lesson the real thing"

    run(tmp_path / "c.db", play)


def test_a_game_without_a_lesson_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game("honour")), "lesson", lambda self: None)

    async def ask(address: str) -> None:
        async with Client(address) as one:
            await one.guest("Ann")
            for language, sentence in (("en", "This game has no lesson."), ("de", "Dieses Spiel hat keine Lektion.")):
                asked = {"accept-language": language}
                refused = await one.http.post("/api/lessons", json={"game": "honour"}, headers=asked)
                told = refused.json()
                assert (refused.status_code, told["key"], told["text"]) == (400, "lesson-unknown", sentence)

    run(tmp_path / "c.db", ask)


def test_the_page_is_offered_only_games_that_it_can_show(tmp_path: Path) -> None:
    async def ask(address: str) -> None:
        async with Client(address) as one:
            offered = {shown["id"]: shown["playable"] for shown in (await one.get("games"))["games"]}
            assert offered["honour"] and offered["battle"]
            assert game("tabletop").playable and offered["tabletop"] == game("tabletop").in_page

    run(tmp_path / "c.db", ask)
