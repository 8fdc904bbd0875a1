"""A real server process and a real Chromium."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect, sync_playwright

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src/sandtable/server/static/index.html"
QUIET = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

BRIEFED = """try { localStorage['sandtable.briefed'] = '"never"'; } catch { /* an empty page */ }"""

PATIENCE = 120_000  # a loaded machine needs half a minute to start a bot's process
expect.set_options(timeout=PATIENCE)


class Server:
    """`sandtable serve` on a database of its own; it can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = "0"
        self.start()

    def start(self) -> None:
        database = f"sqlite:///{self.folder / 'matches.db'}"
        command = [sys.executable, "-m", "sandtable", "serve"]
        self.process = subprocess.Popen(
            [*command, "--port", self.port, "--database", database],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=os.environ | {"XDG_DATA_HOME": str(self.folder)},
        )
        assert self.process.stdout is not None
        self.url = next(line.strip() for line in self.process.stdout if line.startswith("http"))
        self.port = self.url.rpartition(":")[2]

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def stop(self) -> None:
        self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(10)
        if self.process.stdout:
            self.process.stdout.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert STATIC.exists(), "The client is not built: run `make web`."
    made = Server(tmp_path_factory.mktemp("server"))
    yield made
    made.stop()


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """One for each module: while it is open its event loop runs in this thread."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    assert path, "Chromium is missing: run `make test`, which installs it."
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*QUIET])
        yield browser
        browser.close()


OpenPage = Callable[..., Page]


@pytest.fixture
def open_page(chromium: Browser, server: Server) -> Iterator[OpenPage]:
    """Open the lobby in a browser of its own; no request may leave the server's origin."""
    contexts: list[BrowserContext] = []
    strays: list[str] = []

    def watch(request: Request) -> None:
        if not request.url.startswith((server.url, "data:", "blob:")):
            strays.append(request.url)

    def opened(
        language: str = "en", width: int = 1400, height: int = 900, *, briefed: bool = True
    ) -> Page:
        locale = "es-ES" if language == "es" else "en-GB"
        context = chromium.new_context(
            viewport={"width": width, "height": height}, locale=locale, reduced_motion="reduce"
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("request", watch)
        page.on("pageerror", lambda error: strays.append(f"error: {error}"))
        if briefed:
            page.add_init_script(BRIEFED)
        page.goto(server.url)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert strays == []
