"""A server of our own and a real browser in front of it."""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from cannae.server.http.page import BUILT
from page.pilot import PATIENCE, new_page

if sys.platform != "win32":
    import fcntl

expect.set_options(timeout=PATIENCE)  # a loaded machine is slow, not wrong
NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"]
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
]  # fmt: skip


def installed() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    with (Path(tempfile.gettempdir()) / "cannae-browser.lock").open("w") as lock:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def find_browser(playwright: Playwright) -> str:
    """An installed browser; else the system's own, where we may install it; else Playwright's download."""
    if found := installed():
        return found
    own = Path(playwright.chromium.executable_path)
    with one_at_a_time():  # several processes test the page: the second must wait for what the first installs
        if found := installed():
            return found
        if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
            apt = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300"]
            subprocess.run([*apt, "update"], check=False, capture_output=True)
            subprocess.run(
                [*apt, "install", "-y", "--no-install-recommends", "chromium", "fonts-dejavu-core"],
                check=False,
                capture_output=True,
            )
            if found := installed():
                return found
        if not own.exists():
            download = [sys.executable, "-m", "playwright", "install", "chromium"]
            subprocess.run(download, check=False, capture_output=True)
    if not own.exists():
        pytest.fail("The page is tested in a real browser: install Chromium, for example with “apt install chromium”.")
    return str(own)


@contextmanager
def served(data: Path, *more: str) -> Iterator[str]:
    """The address of a server of one's own."""
    if not (BUILT / "index.html").is_file():
        pytest.fail("The page is not built: “make test” builds it, and so does “npm run build” in web/.")
    starter = str(Path(__file__).with_name("same_deal.py"))
    command = [sys.executable, starter, "serve", "--pace", "0", "--unlimited", "--data", str(data), *more]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line, "the server did not start"
        yield line.split()[3]
    finally:
        process.terminate()
        try:
            process.wait(60)
        except subprocess.TimeoutExpired:
            process.kill()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("data"), "--port", "0") as found:
        yield found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(playwright), args=FLAGS, timeout=3 * PATIENCE)
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    page, faults = new_page(browser, address)
    yield page
    page.context.unroute_all(behavior="ignoreErrors")  # what a test answers itself may be asked for at any time
    page.context.close()
    assert not faults, faults
