"""A table against the computer, on positions set up by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import STATIC
from tests.browser.table import asked, uploaded
from tests.server.house import House

AGAINST = "against_bots"
SETTLED = """before => {
  const words = document.querySelector('.words:not(text)').innerText;
  const busy = document.querySelector(
    'footer button.finish:disabled, button.choice:disabled, #asked.quiet');
  return words !== before && !busy; }"""


@pytest.fixture(scope="module")
def server(
    tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[House]:
    assert STATIC.exists(), "The client is not built: run `make web`."
    database = tmp_path_factory.mktemp("against-bots") / "matches.db"
    running = House(f"sqlite:///{database}", ("-m", "tests.server", AGAINST, request.param))
    yield running
    running.stop()


as_british = pytest.mark.parametrize("server", ["british"], indirect=True)
as_german = pytest.mark.parametrize("server", ["german"], indirect=True)


def sat_down(page: Page, server: House, file: bytes, seat: str) -> str:
    """Sit down at a position, and return the link of the seat."""
    page.wait_for_selector("h1")
    link = uploaded(page, server, file, seat)
    expect(asked(page)).not_to_be_empty()
    return link


def after(page: Page, act: Callable[[], object]) -> None:
    """Do something that answers a question, and wait for the next question."""
    before = page.evaluate("document.querySelector('.words:not(text)').innerText")
    act()
    page.wait_for_function(SETTLED, arg=before)
