"""The full screen in a real pseudo-terminal: it opens, plays, survives being killed, and comes back."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cannae.table import store
from stage import CANNAE, environment


class Terminal:
    """A process with a terminal of its own."""

    def __init__(self, data: Path, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 110, 0, 0))
        more = {"TERM": "xterm-256color", "COLUMNS": "110", "LINES": "30"}
        self.process = subprocess.Popen(
            [*CANNAE, *arguments], stdin=slave, stdout=slave, stderr=slave, env=environment(data, **more)
        )
        os.close(slave)
        self.text = ""

    def wait_for(self, text: str, seconds: float = 120) -> None:
        until = time.monotonic() + seconds
        while text not in self.text:
            assert time.monotonic() < until, self.text[-2000:]
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    self.text += os.read(self.master, 65536).decode("utf-8", "replace")
                except OSError:  # the other end has closed
                    assert text in self.text, self.text[-2000:]

    def press(self, keys: str) -> None:
        self.text = ""
        os.write(self.master, keys.encode())

    def close(self) -> None:
        self.process.wait(120)
        os.close(self.master)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    """Opens terminals; no program in them outlives the test."""
    opened: list[Terminal] = []

    def opening(*arguments: str) -> Terminal:
        opened.append(Terminal(tmp_path, *arguments))
        return opened[-1]

    yield opening
    for one in opened:
        one.process.kill()


def test_full_screen_killed_and_resumed(terminal: Callable[..., Terminal], tmp_path: Path) -> None:
    first = terminal("play", "pennants", "--seed", "pty")
    first.wait_for("Enter plays this")
    first.press("\r")
    first.wait_for("You lay the")
    first.process.send_signal(signal.SIGKILL)
    first.close()
    (save,) = (tmp_path / "saves").glob("*.json")
    assert [act.verb for act in store.load(save).acts if act.side == 0] == ["choose"]

    second = terminal("play", "pennants", "--resume")
    second.wait_for("You lay the")
    second.press("q")
    second.wait_for("The game is saved.")
    second.close()
    assert second.process.returncode == 0
