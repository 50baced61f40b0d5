"""A mail server on this machine that keeps the letters it is sent."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller

from cannae.server.soak.kill import free_port


class MailServer:
    def __init__(self, port: int) -> None:
        self.letters: list[Any] = []
        self.address = f"smtp://127.0.0.1:{port}?from=c@example.org"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        self.letters.append(envelope)
        return "250 OK"

    def take(self) -> tuple[str, str]:
        """The one letter that lies here: whom it is for, and what it says."""
        (letter,) = self.letters
        self.letters.clear()
        text = message_from_bytes(letter.content, policy=default).get_content()
        return letter.rcpt_tos[0], text

    def link(self) -> str:
        """Where the last link in the one letter leads."""
        return str(re.findall(r"http://\S+/letters#\S+", self.take()[1])[-1])


@contextmanager
def mail_server() -> Iterator[MailServer]:
    port = free_port()
    box = MailServer(port)
    office = Controller(box, hostname="127.0.0.1", port=port)
    office.start()
    try:
        yield box
    finally:
        office.stop()
