"""Orders by frame and by dragging, in a hunt that always begins alike."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.table import asked, created

AIR, SHIPS = "Give orders to your air units.", "Give orders to your ships."
BOTH_MOVED = re.compile("Birmingham .*acted.*Manchester .*acted")


def hunt(page: Page, seat: str) -> None:
    """Sit down at a hunt against the computer, whose dice are the same every time."""
    other = {"british": "german", "german": "british"}[seat]
    seats = {seat: "me", other: "bot:thumb"}
    created(page, game="bismarck", scenario="basic", options={}, seats=seats, seed="seven")
    expect(asked(page)).not_to_be_empty()


def waits_for(page: Page, question: str) -> None:
    expect(asked(page)).to_contain_text(question)
    expect(page.locator("footer button.finish")).to_be_enabled()


def finish(page: Page) -> Locator:
    return page.locator("footer button.finish")


def test_counters_in_a_frame_get_one_order_each(open_page: OpenPage) -> None:
    page = open_page("en")
    hunt(page, "british")
    for question in ("task forces", AIR):
        waits_for(page, question)
        finish(page).click()
    waits_for(page, SHIPS)
    ends = [
        page.locator(f".hit[data-stack='{stack}/0']").bounding_box() for stack in ("E13", "F14")
    ]
    first, last = ends
    assert first
    assert last
    page.keyboard.down("Shift")
    page.mouse.move(first["x"] - 8, first["y"] - 8)
    page.mouse.down()
    page.mouse.move(last["x"] + last["width"] + 4, last["y"] + last["height"] - 4, steps=4)
    page.mouse.up()
    page.keyboard.up("Shift")
    expect(page.get_by_text("Counters with the same order: 2")).to_be_visible()
    page.locator("[data-space-id='F13'][role=button]").click()

    waits_for(page, SHIPS)
    moved = page.locator(".hit[data-stack='F13/0']")
    expect(moved).to_have_attribute("aria-label", BOTH_MOVED)


def test_a_counter_is_dragged_where_it_goes_and_the_board_stays(open_page: OpenPage) -> None:
    page = open_page("en")
    hunt(page, "british")
    for question in ("task forces", AIR):
        waits_for(page, question)
        finish(page).click()
    waits_for(page, SHIPS)
    view = page.locator("svg[role=group] > g").first.get_attribute("transform")
    ship = page.locator(".hit[data-stack='F12/0']").bounding_box()
    assert ship
    x, y = ship["x"] + ship["width"] / 2, ship["y"] + ship["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 20, y, steps=3)
    page.mouse.move(x - ship["width"] * 0.72, y, steps=3)
    page.mouse.up()

    waits_for(page, SHIPS)
    expect(page.locator(".hit[data-stack='F11/0']")).to_have_count(1)
    assert page.locator("svg[role=group] > g").first.get_attribute("transform") == view
