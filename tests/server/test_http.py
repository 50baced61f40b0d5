"""The HTTP description: every operation keeps it, whatever it is sent."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings

from cannae.server.app import make_api, make_app
from clients import served, settings

schema = schemathesis.openapi.from_dict(make_api().description())
CHECKS = (
    schemathesis.checks.not_a_server_error,
    schemathesis.checks.response_schema_conformance,
    schemathesis.checks.content_type_conformance,
    schemathesis.checks.status_code_conformance,
)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own, as the tests that are generated are not asynchronous."""
    url = f"sqlite:{tmp_path_factory.mktemp('http') / 'c.db'}"
    found: list[str] = []
    ready, done = threading.Event(), threading.Event()

    async def serve() -> None:
        async with served(make_app(settings(url))) as where:
            found.append(where)
            ready.set()
            await asyncio.to_thread(done.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    assert ready.wait(120)
    yield found[0]
    done.set()
    thread.join(120)


@pytest.fixture(scope="module")
def cookie(address: str) -> str:
    answer = httpx.post(f"{address}/api/guest", json={"name": "Ann"})
    return answer.cookies["cannae"]


@schema.parametrize()
@hypothesis_settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
def test_every_operation_keeps_its_description(case: schemathesis.Case[Any], address: str, cookie: str) -> None:
    if case.path not in ("/api/account/delete", "/api/logout", "/api/account"):  # they would end the visit
        case.cookies = {"cannae": cookie}
    case.call_and_validate(base_url=address, checks=list(CHECKS))


def test_the_description_names_what_the_page_needs() -> None:
    paths = make_api().description()["paths"]
    for path in (
        "/api/games",
        "/api/words/{language}",
        "/api/games/{game}/rules/{language}",
        "/api/tables",
        "/api/mine",
    ):
        assert path in paths
    changing = [path for path, entry in paths.items() if "get" in entry and "post" in entry]
    assert changing == [], "what changes something has an address of its own"
