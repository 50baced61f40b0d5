"""Optional "your turn" letters, to players who asked for them, confirmed their address, and are not connected."""

import asyncio
import smtplib
from contextlib import suppress
from email.message import EmailMessage
from urllib.parse import SplitResult, parse_qs, unquote, urlsplit

from cannae.core.contract import UserError
from cannae.locale import words
from cannae.server.accounts.people import People, Person
from cannae.server.ops.logs import fault
from cannae.server.store.rows import TableRow, now_ms

PAUSE = 10 * 60 * 1000  # milliseconds between letters about one table to one person


def check_address(address: str) -> SplitResult:
    parts = urlsplit(address)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise UserError("smtp-shape")
    return parts


class Mailer:
    """`smtp://user:password@host:port?from=me@example.org`, or `smtps://` for TLS from the first byte."""

    def __init__(self, address: str, public_url: str | None, people: People) -> None:
        self.address, self.people = check_address(address), people
        self.sender = parse_qs(self.address.query).get("from", ["cannae@localhost"])[0]
        self.site = (public_url or "").rstrip("/")
        self._written: dict[tuple[str, int], int] = {}

    async def your_turn(self, row: TableRow, side: int) -> None:
        """Write to the player of a seat, if it has an address and the last letter is some time ago."""
        last = self._written.get((row.id, side), 0)
        person = await self.people.find(row.seats[side].person or "")
        if person is None or not person.mail or now_ms() - last < PAUSE:
            return
        self._written[row.id, side] = now_ms()
        say = words(person.language).say
        opponent = row.seats[1 - side].name or say("seat-open")
        text = say("mail-turn-text", name=person.name, opponent=opponent, link=f"{self.site}/table/{row.id}")
        stop = say("mail-turn-stop", link=self._link(person, person.mail, False))
        with suppress(UserError):  # it was logged; the game goes on
            await self._write(person.mail, say("mail-turn-subject", game=f"@{row.game}-name"), f"{text}\n\n{stop}")

    async def ask(self, person: Person, mail: str, language: str) -> None:
        """Ask for confirmation of an address: before that no other letter is sent there."""
        say = words(language).say
        text = say("mail-confirm-text", name=person.name, link=self._link(person, mail, True))
        await self._write(mail, say("mail-confirm-subject"), text)

    def _link(self, person: Person, mail: str, wanted: bool) -> str:
        return f"{self.site}/letters#{self.people.letter_token(person, mail, wanted)}"

    async def _write(self, to: str, subject: str, text: str) -> None:
        letter = EmailMessage()
        letter["From"], letter["To"], letter["Subject"] = self.sender, to, subject
        letter.set_content(text + "\n", cte="quoted-printable")
        try:
            await asyncio.to_thread(self._deliver, letter)
        except (OSError, smtplib.SMTPException):
            fault("mail")
            raise UserError("mail-failed") from None

    def _deliver(self, letter: EmailMessage) -> None:
        host, user = self.address.hostname or "", self.address.username
        if self.address.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, self.address.port or 465, timeout=20)
        else:
            server = smtplib.SMTP(host, self.address.port or 25, timeout=20)
        with server:
            if user:
                if self.address.scheme == "smtp":
                    server.starttls()
                server.login(unquote(user), unquote(self.address.password or ""))
            server.send_message(letter)
