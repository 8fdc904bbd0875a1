"""A chase at sea: the tiny game that uses every part of the scene, for two at one table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import STATIC
from tests.browser.table import asked, created
from tests.server.house import House

HOT_SEAT = {"hunter": "me", "raider": "me"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert STATIC.exists(), "The client is not built: run `make web`."
    running = House(f"sqlite:///{tmp_path_factory.mktemp('sea') / 'matches.db'}")
    yield running
    running.stop()


def chase(page: Page, seat: str = "Hunter", **wish: object) -> dict[str, Any]:
    """A new chase, with a seat taken."""
    dice = {} if wish.get("dice") == "entered" else {"seed": "7"}
    wish = {"scenario": "strait", "options": {}, "seats": HOT_SEAT, **dice, **wish}
    made = created(page, game="sea-chase", **wish)
    sit(page, seat)
    return made


def sit(page: Page, seat: str) -> None:
    page.get_by_role("button", name=re.compile(f"^(I play as|Juego como) {seat}$")).click()
    expect(asked(page)).not_to_be_empty()


def choose(page: Page, name: str) -> None:
    before = asked(page).inner_text()
    page.locator("button.choice", has_text=name).first.click()
    expect(asked(page)).not_to_have_text(before)


def zone(page: Page, name: str) -> Locator:
    return page.locator(f"[data-space-id='{name}'][role=button]")


def planned(page: Page, ship: str, to: str) -> None:
    choose(page, ship)
    zone(page, to).click()
    expect(asked(page)).to_have_text("Is the plan complete?")
    page.locator("button.choice").click()


def met(page: Page) -> None:
    """In the second turn both sail into C5, where they fight."""
    planned(page, "Hood", "C4")
    sit(page, "Raider")
    choose(page, "Eugen")
    choose(page, "Stay")
    page.locator("button.choice").click()
    expect(page.locator("p.sub")).to_have_text("Turn 2")
    planned(page, "Scharnhorst", "C5")
    sit(page, "Hunter")
    planned(page, "Hood", "C5")
    sit(page, "Raider")
