"""Decks and armies of one's own over HTTP: samples to begin with, plain words for what is wrong, tables with them."""

from pathlib import Path

import pytest

from clients import Client, run


@pytest.mark.parametrize(("game", "option"), [("glory", "deck"), ("battle", "red_list"), ("battle", "blue_list")])
def test_a_sample_is_in_order_and_can_be_played(tmp_path: Path, game: str, option: str) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one:
            await one.guest("Ann")
            sample = await one.http.get(f"/api/games/{game}/sample/{option}/en")
            assert sample.status_code == 200 and "attachment" in sample.headers["content-disposition"]
            found = await one.post(f"games/{game}/document", option=option, text=sample.text)
            assert found["document"] and found["about"] and not found["faults"]
            options = {option: found["document"]}
            made = await one.post("tables", game=game, opponent="hotseat", options=options)
            seats = [await one.sit(made["table"]["id"], seat=side) for side in ("red", "blue")]
            assert any(player.choices() for player in seats)

    run(tmp_path / "c.db", play)


def test_every_fault_is_named_in_the_readers_language(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one:
            one.http.headers["accept-language"] = "de"
            broken = await one.post("games/glory/document", option="deck", text='name = "x"\n[[unit]]\nid = "UP"\n')
            assert broken["document"] is None and len(broken["faults"]) > 2
            assert any("Kleinbuchstaben" in fault for fault in broken["faults"])
            for text in ("no toml at all [", "[1, 2]", "{", '"' * 5, "a = " + "[" * 5000):
                for game, option in (("glory", "deck"), ("battle", "red_list")):
                    found = await one.post(f"games/{game}/document", option=option, text=text)
                    assert found["document"] is None and len(found["faults"]) >= 1
            dear = (await one.http.get("/api/games/battle/sample/red_list/en")).text
            poor = await one.post("games/battle/document", option="red_list", text=dear, options={"cost": 40})
            assert any("40" in fault for fault in poor["faults"])
            unknown = await one.post("games/battle/document", option="cost", text="")
            assert "cost" in unknown["faults"][0]
            assert (await one.get("games/battle/sample/cost/en", 400))["key"] == "option-unknown"

    run(tmp_path / "c.db", play)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_glossary_explains_cards_by_the_keys_of_their_names(tmp_path: Path, language: str) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one:
            words = (await one.get(f"words/{language}"))["sources"]
            for game, least in (("honour", 14), ("glory", 16), ("battle", 30), ("pennants", 0)):
                entries = (await one.get(f"games/{game}/glossary/{language}"))["entries"]
                assert len(entries) >= least and all(entries.values())
                named = [key for key in entries if not key.startswith("honour-card-")]
                assert [key for key in named if not any(f"{key} =" in source for source in words)] == []

    run(tmp_path / "c.db", play)
