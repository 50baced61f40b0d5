"""Letters: only to a person that asked for them, confirmed the address, and is not at the table."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher, profiles

from cannae.core.contract import UserError
from cannae.server.accounts.people import CONFIRM_WITHIN, People
from cannae.server.ops.usage import Limits
from cannae.server.soak.kill import free_port
from cannae.server.store.rows import now_ms
from cannae.server.store.store import Store
from clients import Client, run
from mail_server import MailServer, mail_server

TWO_ADDRESSES = ("a,b@c", "a@b,c@d", "a@b;c@d", "a@b c@d", "<a@b>", "Ann <a@b>", "a@[b]", '"a,b"@c', "a:b@c", "a@b,")


@pytest.fixture
def box() -> Iterator[MailServer]:
    with mail_server() as found:
        yield found


def token_of(link: str) -> str:
    return link.rpartition("#")[2]


def with_letters(box: MailServer, store: Path, play: Callable[[str], Awaitable[None]], **more: Any) -> None:
    """Play in a server whose letters come to this box."""
    run(store, play, smtp=box.address, public_url="http://cannae.example", **more)


def test_your_turn_is_written_to_players_who_are_away(tmp_path: Path, box: MailServer) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one, Client(address) as two:
            await one.guest("Ann")
            await two.guest("Bob")
            await one.post("account/mail", mail="ann@example.org", language="de")
            await one.post("letters", token=token_of(box.link()))
            made = await one.post("tables", game="pennants", opponent="lobby", seat="red")
            await two.post(f"tables/{made['table']['id']}/join")
            blue = await two.sit(made["table"]["id"])
            red = await one.sit(made["table"]["id"])
            await red.choose("ready")
            await red.connection.close()
            await blue.until("presence", here=["blue"])
            await blue.choose("ready")
            for _ in range(600):
                if box.letters:
                    break
                await asyncio.sleep(0.1)
            whom, text = box.take()
            assert whom == "ann@example.org"
            assert "du bist am Zug gegen" in text and f"http://cannae.example/table/{made['table']['id']}" in text
            stop = token_of(text.strip())
            assert await two.post("letters", token=stop) == {"mail": "ann@example.org", "wanted": False}
            assert (await one.get("me"))["mail"] is None

    with_letters(box, tmp_path / "c.db", play)


def test_no_letter_goes_to_an_address_that_did_not_say_yes(tmp_path: Path, box: MailServer) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one:
            await one.guest("Ann")
            for bad in ("nobody", "@", "a@", "@b", "a@b@c", "a @b", "a@b\r\nBcc: c@d", *TWO_ADDRESSES):
                assert (await one.post("account/mail", 400, mail=bad))["key"] == "mail-shape", bad
            assert not box.letters
            await one.post("account/mail", mail="ann@example.org")
            assert (await one.get("me"))["mail"] is None, "given is not confirmed"
            token = token_of(box.link())
            written, _, signature = token.partition(".")
            for forged in (
                "",
                "x",
                written,
                f"{written}.",
                f"{written[:-4]}.{signature}",
                f"{written}.{signature[:-1]}0x",
            ):
                assert (await one.post("letters", 400, token=forged))["key"] == "letter-link"
            async with Client(address) as elsewhere:  # the link is opened where the mail is read
                assert await elsewhere.post("letters", token=token) == {"mail": "ann@example.org", "wanted": True}
            me = await one.get("me")
            assert (me["mail"], me["letters"]) == ("ann@example.org", True)
            await one.post("account/mail", mail=None)
            assert (await one.get("me"))["mail"] is None

    with_letters(box, tmp_path / "c.db", play)


def test_an_address_can_only_be_asked_a_few_times_and_links_grow_old(tmp_path: Path, box: MailServer) -> None:
    async def play(address: str) -> None:
        async with Client(address) as one:
            await one.guest("Ann")
            for _ in range(3):
                await one.post("account/mail", mail="ann@example.org")
            assert (await one.post("account/mail", 429, mail="ANN@example.org"))["key"] == "too-fast"
            assert len(box.letters) == 3

    with_letters(box, tmp_path / "c.db", play, limits=Limits())

    async def grow_old() -> None:
        store = await Store.open(f"sqlite:{tmp_path / 'c.db'}")
        people = People(store, b"key", PasswordHasher.from_parameters(profiles.CHEAPEST))
        ann = await people.guest("Ann", "en")
        token = people.letter_token(ann, "ann@example.org", True)
        with pytest.MonkeyPatch.context() as patch:
            later = now_ms() + CONFIRM_WITHIN + 1
            patch.setattr("cannae.server.accounts.people.now_ms", lambda: later)
            with pytest.raises(UserError, match="letter-link"):
                await people.answer_letter(token)
        assert await people.answer_letter(token) == ("ann@example.org", True)
        await store.close()

    asyncio.run(grow_old())


def test_a_letter_that_cannot_be_sent_is_not_said_to_be_on_its_way(tmp_path: Path) -> None:
    async def ask(address: str) -> None:
        async with Client(address) as one:
            await one.guest("Ann")
            assert (await one.post("account/mail", 400, mail="ann@example.org"))["key"] == "mail-failed"

    run(tmp_path / "c.db", ask, smtp=f"smtp://127.0.0.1:{free_port()}", public_url="http://cannae.example")


def test_a_server_without_a_mail_server_says_so(tmp_path: Path) -> None:
    async def ask(address: str) -> None:
        async with Client(address) as one:
            await one.guest("Ann")
            assert (await one.get("me"))["letters"] is False
            assert (await one.post("account/mail", 400, mail="ann@example.org"))["key"] == "mail-none"

    run(tmp_path / "c.db", ask)
