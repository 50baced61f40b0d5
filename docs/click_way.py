"""A click's way through the server, traced: which files does one choice pass through, and how often from file to file?

    python docs/click_way.py [--calls]

A server is started in this process, two sockets sit down at a table, and one of them chooses. Every call of a function
of `src/cannae` is noted while that one message is answered, from the bytes that come in to those that go out, in the
order in which the files come up; coroutines that were waiting and only pass it on are not counted. A hop is a call from
a function of one file to a function of another; the same pair is counted once. The rules of the game are one stop,
whatever files they lie in. Python must run uncompiled.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

SOURCE = Path(__file__).parent.parent / "src" / "cannae"
RULES = "games/honour"
ENTRANCES = ("sockets", "database")  # where bytes come in, and where what waits for the disk is taken up


class Trace:
    """Files in the order in which they come up, and the calls between them."""

    def __init__(self) -> None:
        self.on = False
        self.files: dict[str, list[str]] = {}  # with their functions
        self.hops: dict[tuple[str, str], None] = {}
        self._begun: set[int] = set()
        self._kept: list[FrameType] = []  # so that no other frame gets the same number

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        here = place(frame.f_code) if event == "call" else None
        if here is None or id(frame) in self._begun:
            return  # what was begun before and only goes on waiting is not on the way
        self._begun.add(id(frame))
        self._kept.append(frame)
        if not self.on or here[1].startswith("<"):
            return  # a comprehension is part of the function around it
        came, caller = None, frame.f_back
        while caller is not None and (came is None or came[1].startswith("<")):
            came, caller = place(caller.f_code), caller.f_back
        if came is None and Path(here[0]).stem not in ENTRANCES:
            return  # something else that the server happens to do at this moment
        for file, function in (came, here) if came is not None else (here,):
            functions = self.files.setdefault(file, [])
            if function not in functions:
                functions.append(function)
        if came is not None and came[0] != here[0]:
            self.hops[f"{came[0]}:{came[1]}", f"{here[0]}:{here[1]}"] = None


def place(code: CodeType, known: dict[CodeType, tuple[str, str] | None] = {}) -> tuple[str, str] | None:  # noqa: B006
    if code not in known:
        path = Path(code.co_filename)
        inside = path.is_relative_to(SOURCE) and "soak" not in path.parts
        name = str(path.relative_to(SOURCE)) if inside else ""
        known[code] = ((RULES if name.startswith("games/") else name), code.co_qualname) if inside else None
    return known[code]


async def click(trace: Trace, folder: Path) -> None:
    import uvicorn
    from websockets.asyncio.client import connect

    from cannae.server.app import make_app
    from cannae.server.live.hub import Timings
    from cannae.server.process import configure, listen
    from cannae.server.services import Settings
    from cannae.server.soak.kill import free_port, opened
    from cannae.server.soak.stage import seated
    from cannae.server.store.rows import new_row
    from cannae.table.clock import TimeControl

    url, port = f"sqlite:{folder / 'click.db'}", free_port()
    row = new_row("honour", {}, seated(), TimeControl(), "private", False)
    async with opened(url) as store:
        await store.create(row)
        await store.start(row, "", None)
    calm = Timings(round=3600, beat=3_600_000, presence=3_600_000)  # nothing else happens meanwhile
    server = uvicorn.Server(configure(make_app(Settings(url, timings=calm))))
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = asyncio.create_task(server._serve(sockets=[listen("127.0.0.1", port)]))
    while not server.started and not task.done():
        await asyncio.sleep(0.01)
    address = f"ws://127.0.0.1:{port}/api/play"
    async with connect(address) as red, connect(address) as blue:
        for one, name in ((red, "ann"), (blue, "bob")):
            await one.send(json.dumps({"t": "hello", "table": row.id, "token": f"link of {name}"}))
        state: dict[str, Any] = {}
        while "choices" not in state:
            state = json.loads(await red.recv())
        await asyncio.sleep(0.5)
        for number in (1, 2):  # the first time some things are made that are kept
            trace.on = number == 2
            wanted = {"id": f"c{number}", "version": state["version"], "choice": state["choices"][0]}
            await red.send(json.dumps({"t": "choose"} | wanted))
            answer: dict[str, Any] = {"t": ""}
            while answer["t"] not in ("ack", "refused"):
                answer = json.loads(await red.recv())
            assert answer["t"] == "ack", answer
            state = answer["state"]
            await asyncio.sleep(0.05)
        trace.on = False
    server.should_exit = True
    await task


def traced(play: Callable[[Trace, Path], Any] = click) -> Trace:
    trace = Trace()
    threading.setprofile(trace)
    sys.setprofile(trace)
    try:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(play(trace, Path(folder)))
    finally:
        sys.setprofile(None)
        threading.setprofile(None)  # type: ignore[arg-type]
    return trace


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--calls", action="store_true", help="every hop too")
    wanted = parser.parse_args()
    trace = traced()
    for number, (file, functions) in enumerate(trace.files.items(), 1):
        print(f"{number:2} {file}: {', '.join(functions)}")
    if wanted.calls:
        for came, goes in trace.hops:
            print(f"   {came} → {goes}")
    handing_on = {came.partition(":")[0] for came, _ in trace.hops}
    print(f"{len(trace.hops)} hops, {len(trace.files)} files; {len(handing_on)} of them call another one")


if __name__ == "__main__":
    main()
