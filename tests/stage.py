"""What the terminal's tests share: a session, an app under a pilot, and the words that are really on the screen."""

import asyncio
import io
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen

from cannae.cli import main
from cannae.core.registry import game
from cannae.locale import words
from cannae.table import Seat, computer, person
from cannae.terminal.app import CannaeApp
from cannae.terminal.session import TerminalSession, new_table

CANNAE = [sys.executable, "-c", "import sys; from cannae.cli import main; sys.exit(main())"]


def session(
    name: str = "pennants",
    *seats: Seat,
    seed: str = "stage",
    language: str = "en",
    save: Path | None = None,
    options: dict[str, object] | None = None,
) -> TerminalSession:
    table = new_table(game(name), options or {}, list(seats or (person(), computer("greedy"))), seed)
    return TerminalSession(table, words(language), save)


def on_stage(
    screen: Screen[None], act: Callable[[Pilot[None]], Awaitable[None]], size: tuple[int, int] = (110, 34)
) -> None:
    """Run the app without a terminal and let the test press its keys."""

    async def run() -> None:
        app = CannaeApp(screen)
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            await act(pilot)

    asyncio.run(run())


async def settled(pilot: Pilot[None]) -> None:
    """Until the computer has decided and everything is drawn."""
    await pilot.pause()
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def press(pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settled(pilot)


def showing(pilot: Pilot[None], kind: type[Screen[Any]]) -> bool:
    return isinstance(pilot.app.screen, kind)


def screen_text(pilot: Pilot[None]) -> str:
    """Every letter on the screen, line by line, as a person would read it."""
    app = pilot.app
    width, height = app.size
    strips = app.screen._compositor.render_strips()
    assert len(strips) == height
    return "\n".join(strip.text[:width] for strip in strips)


def environment(data: Path, **more: str) -> dict[str, str]:
    return {**os.environ, "CANNAE_DATA": str(data), "CANNAE_LANGUAGE": "en", "PYTHONIOENCODING": "utf-8", **more}


@dataclass
class Done:
    returncode: int
    stdout: str
    stderr: str


def cannae(data: Path, *arguments: str, typed: str = "") -> Done:
    """The command with what somebody types, in this process: most tests need no new one."""
    kept = sys.stdin, os.environ.get("CANNAE_DATA"), os.environ.get("CANNAE_LANGUAGE")
    sys.stdin = io.StringIO(typed)
    os.environ.update(CANNAE_DATA=str(data), CANNAE_LANGUAGE="en")
    out, err = io.StringIO(), io.StringIO()
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = main(list(arguments))
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    finally:
        sys.stdin = kept[0]
        for name, value in zip(("CANNAE_DATA", "CANNAE_LANGUAGE"), kept[1:], strict=True):
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
    return Done(code, out.getvalue(), err.getvalue())


def cannae_process(data: Path, *arguments: str, typed: str = "", path: Path | None = None) -> Done:
    """The same through real pipes, as from a shell; `path` may hold another package."""
    around = environment(data)
    if path is not None:
        around["PYTHONPATH"] = os.pathsep.join(filter(None, [str(path), around.get("PYTHONPATH", "")]))
    done = subprocess.run([*CANNAE, *arguments], input=typed, capture_output=True, text=True, timeout=300, env=around)
    return Done(done.returncode, done.stdout, done.stderr)
