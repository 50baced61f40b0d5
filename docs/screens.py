"""Draws the pictures of the terminal in docs/screens/: `make docs`. The same seed gives the same pictures."""

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path

import combat_film
from textual.screen import Screen

from cannae.core.registry import game
from cannae.locale import words
from cannae.table import Seat, Table, computer, person
from cannae.table.record import record_of
from cannae.terminal.app import CannaeApp
from cannae.terminal.play_screen import PlayScreen
from cannae.terminal.replay import RecordReplay
from cannae.terminal.replay_screen import ReplayScreen
from cannae.terminal.session import TerminalSession, new_table

FOLDER = Path(__file__).parent / "screens"
FOLLOW_THE_HINT = ("h", "enter")


def table(seats: list[Seat], battles: int = 6) -> Table:
    return new_table(game("honour"), {"first_dealer": "blue", "battles": battles}, seats, "a picture")


def play(language: str = "en", opponent: Seat | None = None, battles: int = 6) -> PlayScreen:
    seats = [person(), opponent or computer("greedy")]
    return PlayScreen(TerminalSession(table(seats, battles), words(language), None))


def glory(language: str = "en", **options: object) -> PlayScreen:
    """Red begins a game of Field of Glory against greedy."""
    seats = [person(), computer("greedy")]
    opened = new_table(game("glory"), {"first": "red"} | options, seats, "a picture")
    return PlayScreen(TerminalSession(opened, words(language), None))


def battlefield(language: str = "en") -> PlayScreen:
    seats = [person(), computer("matrix")]
    return PlayScreen(TerminalSession(new_table(game("battle"), {}, seats, "a picture"), words(language), None))


def replay() -> ReplayScreen:
    session = TerminalSession(table([computer("greedy"), computer("greedy")]), words("en"), None)
    session.play_bots()
    return ReplayScreen(RecordReplay(record_of(session.table), words("en")))


async def draw(name: str, screen: Screen[None], size: tuple[int, int], keys: Sequence[str]) -> None:
    app = CannaeApp(screen)
    async with app.run_test(size=size) as pilot:
        for key in ("", *keys):
            if key:
                await pilot.press(key)
            await pilot.pause()
            await app.workers.wait_for_complete()
            await pilot.pause()
        picture = app.export_screenshot(title="cannae")
    # The font it names lies on somebody else's server: leave it to the reader's own.
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    picture = picture.replace("Fira Code", "DejaVu Sans Mono")
    (FOLDER / f"{name}.svg").write_text(picture, "utf-8")
    print(f"docs/screens/{name}.svg")


async def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    battle = FOLLOW_THE_HINT * 14
    await draw("deploy", play(), (110, 32), [*FOLLOW_THE_HINT * 5, "end"])
    await draw("battle", play(), (110, 32), [*battle, "h"])
    await draw("battle-de", play("de"), (80, 24), [*battle, "h"])
    await draw("battle-small", play(), (60, 20), battle)
    await draw("curtain", play("en", person()), (80, 24), [])
    await draw("rules", play(), (100, 32), ["r", *"king"])
    await draw("help", play(), (100, 26), ["question_mark"])
    await draw("battlefield", battlefield(), (120, 66), [*FOLLOW_THE_HINT * 60, "h"])
    await draw("battlefield-de", battlefield("de"), (110, 40), FOLLOW_THE_HINT * 24)
    await draw("end", play(battles=1), (110, 32), FOLLOW_THE_HINT * 18)
    await draw("glory-draft", glory(), (110, 44), FOLLOW_THE_HINT * 5)
    await draw("glory-place", glory(setup="quick"), (110, 50), FOLLOW_THE_HINT * 4)
    await draw("glory-combat", glory(setup="quick"), (110, 54), FOLLOW_THE_HINT * 14)
    await draw("glory-combat-de", glory("de", setup="quick"), (110, 54), FOLLOW_THE_HINT * 14)
    await draw("replay", replay(), (110, 32), ["pagedown", "pagedown", "right", "v"])


if __name__ == "__main__":
    asyncio.run(main())
    combat_film.main()
