"""A whole historical night at Pegasus Bridge by clicks, and how many a turn takes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.table import asked, created, fan_out, is_over, result

NIGHT = {"game": "pegasus-bridge", "scenario": "historical", "options": {}, "seed": "7"}
BUDGET = {"move": 2, "turn": 20}
COUNT = "addEventListener('click', () => (window.clicks = (window.clicks ?? 0) + 1), true)"
IN_SIGHT = """name => {
  const box = document.querySelector(name)?.getBoundingClientRect();
  return box && box.left > 0 && box.top > 0
    && box.right < innerWidth && box.bottom < innerHeight; }"""
LIMIT = 200
MOVES = (
    ("north_c5/0", "wood_platoon", "island_road_2"),
    ("north_b3/0", "brotheridge_platoon", "north_b5"),
    ("north_a4/0", "smith_platoon", "north_b4"),
    ("south_a4/0", "sweeney_platoon", "south_b4"),
)
"""A turn in which everybody goes somewhere."""


def sat_down(page: Page) -> list[str]:
    """Begin a night with known dice; return what the console says from now on."""
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    created(page, seats={"british": "me"}, **NIGHT)
    expect(asked(page)).not_to_be_empty()
    page.evaluate(COUNT)
    return said


def clicks(page: Page) -> int:
    return int(page.evaluate("window.clicks ?? 0"))


def option(page: Page, name: str) -> Locator:
    return page.locator(f"[data-option='{name}']").first


def settled(page: Page, before: str) -> None:
    """Wait until an answer has been taken, and another can be given."""
    page.wait_for_function(
        "before => document.querySelector('.words:not(text)').innerText !== before", arg=before
    )
    expect(page.locator("button.choice:disabled")).to_have_count(0)


def said(page: Page) -> str:
    text: str = page.evaluate("document.querySelector('.words:not(text)').innerText")
    return text


def press(page: Page, wanted: Locator) -> None:
    before = said(page)
    wanted.click()
    settled(page, before)


def pick_up(page: Page, stack: str, unit: str) -> None:
    page.wait_for_function(IN_SIGHT, arg=f".hit[data-stack='{stack}']")
    fan_out(page, stack)
    press(page, page.locator(f".spread[data-piece-id='{unit}']"))


def put_down(page: Page, area: str) -> None:
    before = said(page)
    page.locator(f"[role=button][data-space-id='{area}']").first.click(force=True)
    settled(page, before)


def play_on(page: Page) -> None:
    """Be content with what there is: end each phase, hold each fire."""
    for _ in range(LIMIT):
        if is_over(page):
            return
        done = option(page, "done")
        press(page, done if done.count() else page.locator("button.choice").last)
    msg = "The night does not end."
    raise AssertionError(msg)


@pytest.mark.parametrize(("language", "width", "height"), [("es", 1400, 900), ("en", 390, 844)])
def test_a_whole_historical_night_by_clicks(
    open_page: OpenPage, language: str, width: int, height: int
) -> None:
    page = open_page(language, width, height)
    console = sat_down(page)
    press(page, option(page, "brotheridge_platoon"))
    press(page, option(page, "prepare"))
    play_on(page)

    expect(result(page).first).to_be_visible()
    assert console == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_platoon_is_moved_with_two_clicks(open_page: OpenPage) -> None:
    page = open_page("en")
    sat_down(page)
    pick_up(page, "north_c5/0", "wood_platoon")
    put_down(page, "pond_north")

    expect(page.locator(".diary, .scroll").first).to_contain_text("North pond")
    assert clicks(page) == BUDGET["move"]


def test_a_whole_british_turn_is_ordered_within_its_clicks(open_page: OpenPage) -> None:
    page = open_page("en")
    sat_down(page)
    for stack, unit, area in MOVES:
        pick_up(page, stack, unit)
        everybody = option(page, "with:all")
        if everybody.count():
            press(page, everybody)
        put_down(page, area)
    press(page, option(page, "done"))

    assert clicks(page) <= BUDGET["turn"]
