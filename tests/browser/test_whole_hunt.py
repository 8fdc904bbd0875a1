"""A whole hunt of *Bismarck* against the computer, by clicks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.table import asked, created, is_over, result

HUNT = {"game": "bismarck", "scenario": "basic", "options": {}, "seed": "nine"}
SEATS = {"british": "me", "german": "bot:thumb"}
LONGEST = 400
REST = re.compile("Keep all orders|Mantener todas las órdenes")
OPEN = "footer .finish:enabled, .bulk [data-option]:enabled, button.choice:enabled"
SPACE = "[role=button][data-space-id]"
WORDS = "document.querySelector('.words:not(text)').innerText"


def sat_down(page: Page) -> list[str]:
    """Begin a hunt with known dice; return what the console says from now on."""
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    created(page, seats=SEATS, **HUNT)
    expect(asked(page)).not_to_be_empty()
    return said


def next_press(page: Page) -> Locator:
    """Press what a cautious player would: as before, all zones, the end, or the first answer."""
    ways = (
        page.get_by_role("button", name=REST).and_(page.locator(":enabled")),
        page.locator(".bulk [data-option]:enabled"),
        page.locator("footer button.finish:enabled"),
        page.locator("button.choice:enabled"),
    )
    return next((one for one in ways if one.count()), ways[-1]).first


def press(page: Page) -> None:
    """Answer by a button, or type the first space that is lit, and wait for what comes of it."""
    before = page.evaluate(WORDS)
    if page.locator(OPEN).count():
        next_press(page).click()
    else:
        page.locator("#type").fill(page.locator(SPACE).first.get_attribute("data-space-id") or "")
        page.locator("button.choice:enabled").first.click()
    page.wait_for_function(f"before => {WORDS} !== before", arg=before)
    expect(page.locator("button.choice:disabled, footer .finish:disabled")).to_have_count(0)


@pytest.mark.parametrize(("language", "width", "height"), [("es", 1400, 900), ("en", 390, 844)])
def test_a_whole_hunt_by_clicks(
    open_page: OpenPage, language: str, width: int, height: int
) -> None:
    page = open_page(language, width, height)
    console = sat_down(page)
    for _ in range(LONGEST):
        page.locator(f"{OPEN}, {SPACE}").or_(result(page)).first.wait_for()
        if is_over(page):
            break
        press(page)

    assert is_over(page)
    assert console == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
