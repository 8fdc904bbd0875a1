"""The board under wheel, mouse and fingers: it follows them, and a drag is not a click."""

from __future__ import annotations

import re

from playwright.sync_api import CDPSession, Page, expect

from tests.browser import chase as sea
from tests.browser.chase import chase
from tests.browser.conftest import OpenPage
from tests.browser.table import asked

server = sea.server
VIEW = re.compile(r"translate\((\S+) (\S+)\) scale\((\S+)\)")
WATER = (300, 700)


def view(page: Page) -> tuple[float, float, float]:
    """Return where the board lies, and its scale."""
    laid = page.locator("svg[role=group] > g").first.get_attribute("transform") or ""
    found = VIEW.fullmatch(laid)
    assert found, laid
    x, y, scale = map(float, found.groups())
    return x, y, scale


def touch(line: CDPSession, kind: str, *points: tuple[int, int]) -> None:
    places = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
    line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})


def test_the_board_goes_with_the_mouse_and_the_end_of_a_move_is_no_click(
    open_page: OpenPage,
) -> None:
    page = open_page("en")
    chase(page)
    question, (x, y, scale) = asked(page).inner_text(), view(page)
    page.mouse.move(*WATER)
    page.mouse.down()
    page.mouse.move(WATER[0] + 60, WATER[1] - 40, steps=4)
    page.mouse.up()

    assert view(page) == (x + 60, y - 40, scale)
    expect(asked(page)).to_have_text(question)
    expect(page.get_by_role("complementary")).to_have_count(0)


def test_two_fingers_bring_what_they_touch_nearer(open_page: OpenPage) -> None:
    page = open_page("en")
    chase(page)
    line = page.context.new_cdp_session(page)
    x, y, scale = view(page)
    left = page.locator("svg[role=group]").bounding_box()
    assert left
    touch(line, "touchStart", (400, 400), (500, 400))
    touch(line, "touchMove", (350, 400), (550, 400))
    touch(line, "touchEnd")

    nearer = view(page)
    assert round(nearer[2] / scale, 3) == 2
    middle = (450 - left["x"], 400 - left["y"])
    for at, before, now in zip(middle, (x, y), nearer[:2], strict=True):
        assert abs((at - before) / scale - (at - now) / nearer[2]) < 1
