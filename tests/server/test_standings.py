"""A finished game counts once, however often and wherever its end is written; profiles show the public part."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cannae.core.registry import game, games
from cannae.server.accounts.glicko import DRAWN, LOST, PERIOD, WON, Rating, rate
from cannae.server.accounts.people import People
from cannae.server.accounts.profile import between, own_data, profile, rivals
from cannae.server.store import standings
from cannae.server.store.database import Conflict, Statement
from cannae.server.store.store import Store
from cannae.table import lesson
from cannae.table.record import record_of
from clients import Client, play_out, run, two_at_a_table
from finished_games import a_table, finish

ANN, BOB, GAIUS = ("ann", ""), ("bob", ""), (None, "gaius")


# -- Glicko-2 ---------------------------------------------------------------------------------------------------


def test_the_worked_example_of_the_paper() -> None:
    games = [(Rating(1400, 30), WON), (Rating(1550, 100), LOST), (Rating(1700, 300), LOST)]
    after = rate(Rating(1500, 200, 0.06), games)
    assert after.rating == pytest.approx(1464.06, abs=0.02)  # the paper rounds on the way
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_rating_moves_with_results_and_grows_uncertain_at_rest() -> None:
    new, known = Rating(), Rating(1500, 50)
    won, lost, drawn = (rate(new, [(known, score)], 0).rating for score in (WON, LOST, DRAWN))
    assert won > 1500 > lost and drawn == pytest.approx(1500) and won - 1500 == pytest.approx(1500 - lost)
    assert rate(known, [(new, WON)], 0).rating - 1500 < 10, "who is well known moves little, least by a stranger"
    assert rate(new, [(known, WON)], 0).deviation < 350
    rested = rate(Rating(1500, 60), [], 52)
    assert rested.rating == 1500 and 90 < rested.deviation < 100, "as the comment beside PERIOD says"
    assert rate(Rating(1500, 349), [], 10_000).deviation == 350
    upset = rate(Rating(1500, 60), [(Rating(2600, 30), WON)] * 5)
    assert upset.volatility > 0.06, "what nobody could expect makes a player less steady"


# -- Entering ---------------------------------------------------------------------------------------------------


async def everything(store: Store) -> dict[str, list[Any]]:
    tables = {"played": "table_id, side", "rating": "player, game, pool", "used": "person, game, card"}
    return {name: await store.database.fetch(f"SELECT * FROM {name} ORDER BY {key}") for name, key in tables.items()}


def test_a_game_counts_once_however_often_and_by_however_many_its_end_is_written(url: str) -> None:
    async def work() -> None:
        stores = [await Store.open(url) for _ in range(3 if url.startswith("postgresql") else 1)]
        played = [
            a_table("honour", *((ANN, BOB) if number % 2 else (ANN, GAIUS)), seed=number + 1) for number in range(6)
        ]
        for row, _ in played:
            await stores[0].create(row)
        # three processes write the end of all games at the same moment, each of them twice
        await asyncio.gather(*[finish(s, row, t, "red") for row, t in played for s in [*stores, *stores]])
        once = await everything(stores[0])
        assert len(once["played"]) == 9, "six rows of Ann's, three of Bob's"
        counted = {(player, pool): games for player, _, pool, _, _, _, games, _ in once["rating"]}
        assert counted == {
            ("ann", "people"): 3,
            ("ann", "computer"): 3,
            ("bob", "people"): 3,
            ("@gaius", "computer"): 3,
        }
        for row, table in played:  # after a crash the end may be written again
            await finish(stores[-1], row, table, "red")
            await stores[0].enter(row.id, 1)
        assert await everything(stores[0]) == once
        assert await standings.enter_missing(stores[0]) == 0
        for store in stores:
            await store.close()

    asyncio.run(work())


def test_a_standing_that_changed_meanwhile_is_read_again(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process enters a game of the same player between the reading and the writing."""

    async def work() -> None:
        store, plain, tries = await Store.open(url), standings.statements, []
        (first, one), (second, two), (third, three) = (a_table("honour", ANN, BOB, seed=seed) for seed in (1, 2, 3))
        for row in (first, second, third):
            await store.create(row)
        await finish(store, third, three, None)

        async def late(*args: Any) -> list[Statement]:
            found = await plain(*args)
            tries.append(args[1])
            if len(tries) == 1:
                other = await plain(
                    store.database,
                    second.id,
                    "honour",
                    {"winner": "red"},
                    standings.summary_in(record_of(two).to_text()),
                    5,
                )
                await store.database.write(*other)
            return found

        monkeypatch.setattr(standings, "statements", late)
        await finish(store, first, one, "red")
        assert tries == [first.id, first.id]
        assert {row[0]: row[6] for row in (await everything(store))["rating"]} == {"ann": 3, "bob": 3}
        with pytest.raises(Conflict):
            await store.database.write(
                *await plain(store.database, second.id, "honour", {}, standings.RecordSummary({0, 1}), 9)
            )
        await store.close()

    asyncio.run(work())


def test_what_is_no_game_between_two_does_not_count(tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(f"sqlite:{tmp_path / 'c.db'}")
        for seats in ((ANN, ANN), (ANN, (None, lesson.LEVEL)), (GAIUS, GAIUS)):
            row, table = a_table("honour", *seats)
            await store.create(row)
            await finish(store, row, table, "red")
        row, _ = a_table("honour", ANN, BOB)
        await store.create(row)
        early = row.table()
        early.choose(0, early.state.choices(0)[0])
        early.resign(0)
        await finish(store, row, early, "blue")
        assert await everything(store) == {"played": [], "rating": [], "used": []}
        await store.close()

    asyncio.run(work())


def test_games_of_an_older_store_are_entered_in_their_order(url: str) -> None:
    async def work() -> None:
        store = await Store.open(url)
        made = []
        for number, winner in enumerate(("red", "blue", None)):
            row, table = a_table("glory", ANN, BOB, seed=number + 1)
            await store.create(row)
            await finish(store, row, table, winner)
            made.append(row.id)
        before = await everything(store)
        for name in ("played", "rating", "used"):
            await store.database.write(Statement(f"DELETE FROM {name}", ()))
        await store.database.write(Statement("UPDATE tables SET entered = 0", ()))
        broken, table = a_table("glory", ANN, BOB, seed=4)
        await store.create(broken)
        await finish(store, broken, table, "red")
        await store.database.write(
            Statement("UPDATE tables SET entered = 0 WHERE id = $1", (broken.id,)),
            Statement("DELETE FROM played WHERE table_id = $1", (broken.id,)),
            Statement("DELETE FROM rating", ()), Statement("DELETE FROM used", ()),
            Statement("UPDATE record SET body = '{', packed = NULL WHERE table_id = $1", (broken.id,)),
        )  # fmt: skip
        for number, one in enumerate(made):
            sql = "UPDATE turn SET changed = $2 WHERE table_id = $1"
            at = next(row[9] for row in before["played"] if row[0] == one)
            await store.database.write(Statement(sql, (one, at + number)))
        assert await standings.enter_missing(store) == 4
        assert await standings.enter_missing(store) == 0, "one that cannot be read does not come up for ever"
        after = await everything(store)
        assert after["used"] == before["used"]
        for now, then in zip(after["rating"], before["rating"]):
            assert now[:3] == then[:3] and now[6] == then[6] and now[3] == pytest.approx(then[3], abs=0.01)
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize("name", [one.id for one in games().values() if one.playable])
def test_every_game_names_favourites_that_are_in_the_words(name: str) -> None:
    _, table = a_table(name, ANN, BOB)
    summary = standings.summary_in(record_of(table).to_text())
    counted = summary.cards[0] + summary.cards[1]
    words = game(name).words("en")
    assert all(f"\n{card} =" in words for card in counted), counted
    assert counted or name in ("pennants", "tabletop"), "random generals hardly ever charge"


# -- Profiles -----------------------------------------------------------------------------------------------------


def test_who_sees_what_of_a_profile(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two, Client(address) as third:
            chance = Random(4)
            _, red, blue = await two_at_a_table(one, two, "honour", options={"battles": 1})
            seats = red.state["seats"]
            await play_out([red, blue], chance)
            await red.until("state", status="over")
            ann, bob = seats[0]["person"], seats[1]["person"]
            await one.post("account", name="Hanno", password="an elephant over the alps")
            store = await Store.open(f"sqlite:{tmp_path / 'c.db'}")
            await store.database.write(Statement("UPDATE person SET mail = 'secret@example.org' WHERE id = $1", (ann,)))
            await store.close()
            own, public = await one.get(f"people/{ann}"), await third.get(f"people/{ann}")
            assert own["mine"] and [rival["id"] for rival in own["rivals"]] == [bob]
            assert not public["mine"] and public["rivals"] == [] and public["between"] is None
            assert set(public) == {
                "id", "name", "guest", "since", "games", "tally", "streak", "best_streak", "form", "by_game", "mine",
                "rivals", "between",
            }  # fmt: skip
            assert "secret@" not in str(own) + str(public) and bob not in str(public)
            assert public["games"] == 1 and sum(public["tally"].values()) == 1 and public["name"] == "Hanno"
            (honour,) = public["by_game"]
            assert honour["game"] == "honour" and honour["ratings"][0]["pool"] == "people"
            seen = await two.get(f"people/{ann}")
            assert seen["between"] == {
                "won": public["tally"]["lost"],
                "drawn": public["tally"]["drawn"],
                "lost": public["tally"]["won"],
            }
            await third.get("people/nobody", 404)
            data = await one.get("me/data")
            assert data["person"][0]["mail"] == "secret@example.org" and len(data["played"]) == 1
            assert "password" not in str(data) and "epoch" not in str(data) and "link" not in str(data["seat"])
            assert (await one.http.get(data["records"][0])).status_code == 200
            await third.get("me/data", 401)
            assert (await third.get("online"))["people"] == 2

    run(tmp_path / "c.db", play)


def test_own_data_leaves_no_table_of_the_store_out(tmp_path: Path) -> None:
    """An author who adds a table must say whether it is about a person."""
    from cannae.server.accounts.profile import OWN_DATA
    from cannae.server.store.schema import SCRIPTS, tables_at

    about_nobody = {"setting", "tables", "turn", "act", "snapshot", "record", "finished", "recovery", "course"}
    assert {name for name, _ in tables_at(len(SCRIPTS))} == about_nobody | set(OWN_DATA)


def test_a_guest_brings_its_standing_along_and_a_deleted_account_takes_it(url: str) -> None:
    async def work() -> None:
        store = await Store.open(url)
        people = People(store, b"key")
        guest, account, rival = [await people.guest(name, "en") for name in ("Guest", "Hanno", "Bob")]
        await people.register(account, "Hanno", "an elephant over the alps")
        sides = ((guest.id, ""), (rival.id, ""))
        for number, seats in enumerate((sides, sides[::-1], ((account.id, ""), (rival.id, "")), (sides[0], GAIUS))):
            row, table = a_table("honour", *seats, seed=number + 1)
            await store.create(row)
            await finish(store, row, table, "red")
        kept = [row for row in (await everything(store))["rating"] if row[0] == account.id]
        await people.adopt(guest, account)
        merged = await profile(store, account)
        assert merged.games == 4 and merged.tally == (3, 0, 1) and merged.streak == (2, 2)
        assert (await rivals(store, account))[0].tally == (2, 0, 1)
        assert await between(store, rival.id, account.id) == (1, 0, 2)
        rated = [row for row in (await everything(store))["rating"] if row[0] == account.id]
        assert [row for row in rated if row[2] == "people"] == kept, "a rating one has is not replaced"
        assert [row[6] for row in rated if row[2] == "computer"] == [1]
        assert guest.id not in str(await everything(store))
        assert (await own_data(store, account))["played"]
        await people.delete(account)
        assert account.id not in str(await everything(store))
        assert (await profile(store, rival)).games == 3, "what others played against it stays theirs"
        await store.close()

    asyncio.run(work())


def test_a_player_who_leaves_at_the_end_is_not_entered(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres()

    async def work() -> None:
        store, plain = await Store.open(url), standings.statements
        people = People(store, b"key")
        one, two = [await people.guest(name, "en") for name in ("Ann", "Bob")]
        row, table = a_table("honour", (one.id, ""), (two.id, ""))
        await store.create(row)

        async def late(*args: Any) -> list[Statement]:
            found = await plain(*args)
            monkeypatch.setattr(standings, "statements", plain)
            await people.delete(one)
            return found

        monkeypatch.setattr(standings, "statements", late)
        await finish(store, row, table, "red")
        assert one.id not in str(await everything(store))
        await store.close()

    asyncio.run(work())


def test_a_week_is_a_period() -> None:
    assert PERIOD == 7 * 24 * 3600 * 1000
