"""Counters dragged together and apart, and ways that stay open until one is chosen."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser import against_bots
from tests.browser.against_bots import after, as_british, as_german, sat_down
from tests.browser.conftest import OpenPage
from tests.browser.positions import a_hunt
from tests.browser.table import fan_out
from tests.browser.test_by_hand import AIR, SHIPS, finish, waits_for
from tests.server.house import House

server = against_bots.server

PATIENT = 2_000


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


class Line:
    """The line between a page and its server; what comes can be held back, or sent once more."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.last: str | bytes = ""
        self.sent: list[str] = []
        self.held: list[str | bytes] | None = None
        page.route_web_socket(re.compile("/ws/matches/"), self.connect)

    def connect(self, line: WebSocketRoute) -> None:
        self.line, self.server = line, line.connect_to_server()
        self.server.on_message(self.pass_on)
        line.on_message(self.send)

    def pass_on(self, message: str | bytes) -> None:
        self.last = message if '"type":"view"' in str(message) else self.last
        if self.held is None:
            self.line.send(message)
        else:
            self.held.append(message)

    def send(self, message: str | bytes) -> None:
        self.sent.append(json.loads(message)["type"])
        self.server.send(message)

    def wait_for(self, kind: str) -> None:
        for _ in range(PATIENT):
            if kind in self.sent:
                return
            self.page.wait_for_timeout(50)
        msg = f"The page never sent {kind}, only {self.sent}."
        raise AssertionError(msg)

    def let_go(self) -> None:
        held, self.held = self.held or [], None
        for message in held:
            self.line.send(message)

    def repeat(self) -> None:
        self.line.send(self.last)


@as_british
def test_counters_dragged_apart_and_together(open_page: OpenPage, server: House) -> None:
    page = open_page("en")
    sat_down(page, server, a_hunt(), "british")
    waits_for(page, "task forces")
    drag(page, ship(page, "H17", "victorious"), stack(page, "J18"))
    expect(page.locator(".words:not(text)")).to_contain_text("Victorious leaves")
    waits_for(page, "task forces")
    drag(page, ship(page, "H17", "king_george_v"), stack(page, "H17"))

    expect(page.locator(".words:not(text)")).to_contain_text(
        "Task force 2: King George V, Victorious"
    )
    waits_for(page, "task forces")


@as_british
def test_a_counter_dropped_where_it_lay_is_put_down(open_page: OpenPage, server: House) -> None:
    page = open_page("en")
    line = Line(page)
    sat_down(page, server, a_hunt(), "british")
    waits_for(page, "task forces")
    drag(page, ship(page, "H17", "victorious"), stack(page, "H17"))
    line.wait_for("undo")

    waits_for(page, "task forces")
    expect(page.locator(".words:not(text)")).not_to_contain_text("Victorious leaves")


@as_british
def test_a_single_counter_dropped_where_it_lay_is_put_down(
    open_page: OpenPage, server: House
) -> None:
    """The click that a browser adds to the release does not pick it up again."""
    page = open_page("en")
    line = Line(page)
    sat_down(page, server, a_hunt(), "british")
    for question in ("task forces", AIR):
        waits_for(page, question)
        after(page, finish(page).click)
    waits_for(page, SHIPS)
    before, line.held = len(line.sent), []
    drag(page, stack(page, "J18"), stack(page, "J18"))
    line.wait_for("answer")
    line.let_go()
    line.wait_for("undo")

    waits_for(page, SHIPS)
    assert line.sent[before:] == ["answer", "undo"]


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
