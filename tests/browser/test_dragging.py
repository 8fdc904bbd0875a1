"""Counters dragged together and apart, and ways that stay open until one is chosen."""

from __future__ import annotations

import re
from contextlib import suppress

from playwright.sync_api import Locator, Page, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as TooLateError

from tests.browser import against_bots
from tests.browser.against_bots import after, as_british, as_german, sat_down
from tests.browser.conftest import OpenPage
from tests.browser.positions import a_hunt
from tests.browser.table import fan_out
from tests.browser.test_by_hand import finish, waits_for
from tests.server.house import House

server = against_bots.server

PATIENT = 4


def middle(counter: Locator) -> tuple[float, float]:
    box = counter.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, counter: Locator, to: Locator) -> None:
    start, end = middle(counter), middle(to)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 9, start[1] + 9, steps=2)
    page.mouse.move(*end, steps=3)
    page.mouse.up()


def stack(page: Page, zone: str) -> Locator:
    return page.locator(f".hit[data-stack='{zone}/0']")


def ship(page: Page, zone: str, name: str) -> Locator:
    fan_out(page, f"{zone}/0")
    return page.locator(f".spread[data-piece-id='{name}']")


def drag_ship(page: Page, zone: str, name: str, to: str, *, until: str) -> None:
    """Drag a ship of a stack elsewhere; one that was only picked up is put down and tried again."""
    for _ in range(PATIENT):
        drag(page, ship(page, zone, name), stack(page, to))
        with suppress(TooLateError):
            page.get_by_text(until).first.wait_for(timeout=8_000)
            return
        page.keyboard.press("Escape")
        waits_for(page, "task forces")
    msg = f"{name} cannot be dragged to {to}."
    raise AssertionError(msg)


@as_british
def test_counters_dragged_apart_and_together(open_page: OpenPage, server: House) -> None:
    page = open_page("en")
    sat_down(page, server, a_hunt(), "british")
    waits_for(page, "task forces")
    drag_ship(page, "H17", "victorious", "J18", until="Victorious leaves")
    waits_for(page, "task forces")
    drag_ship(page, "H17", "king_george_v", "H17", until="Task force 2: King George V, Victorious")

    waits_for(page, "task forces")


class Line:
    """The line between a page and its server; what came last can be sent once more."""

    def __init__(self, page: Page) -> None:
        self.last: str | bytes = ""
        page.route_web_socket(re.compile("/ws/matches/"), self.connect)

    def connect(self, line: WebSocketRoute) -> None:
        self.line = line
        line.connect_to_server().on_message(self.pass_on)

    def pass_on(self, message: str | bytes) -> None:
        self.last = message if '"type":"view"' in str(message) else self.last
        self.line.send(message)

    def repeat(self) -> None:
        self.line.send(self.last)


@as_german
def test_ways_stay_open_when_the_same_view_comes_again(open_page: OpenPage, server: House) -> None:
    page = open_page("en")
    line = Line(page)
    sat_down(page, server, a_hunt(), "german")
    waits_for(page, "task forces")
    after(page, finish(page).click)
    after(page, stack(page, "G8").click)
    page.locator("[data-space-id='H7'][role=button]").click(force=True)
    ways = page.locator(".way [data-option]")
    expect(ways).to_have_count(2)
    line.repeat()
    page.wait_for_timeout(300)

    expect(ways).to_have_count(2)
    after(page, ways.first.click)
