"""Presses of the pointer in a turn, counted on positions set up by hand."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser import against_bots
from tests.browser.against_bots import after, as_british, as_german
from tests.browser.conftest import OpenPage
from tests.browser.positions import a_battle, a_hunt
from tests.browser.table import asked, ring
from tests.server.house import House

server = against_bots.server

BUDGET = {"british": 15, "idle": 2, "german": 8, "ship": 2}
COUNT = "addEventListener('pointerdown', () => (window.presses = (window.presses ?? 0) + 1), true)"
FORCES, AIR, SHIPS = "Form or dissolve", "Give orders to your air", "Give orders to your ships"
COURSES = (("F9", "E8"), ("D6", "E6"), ("D7", "E7"), ("H17", "H16"), ("J18", "I17"))


def sat_down(page: Page, server: House, file: bytes, seat: str) -> None:
    against_bots.sat_down(page, server, file, seat)
    page.evaluate(COUNT)


def presses(page: Page) -> int:
    return int(page.evaluate("window.presses ?? 0"))


def finish(page: Page, question: str) -> None:
    expect(asked(page)).to_contain_text(question)
    after(page, page.locator("footer button.finish").click)


def bulk(page: Page, option: str) -> None:
    after(page, page.locator(f".bulk [data-option='{option}']").click)


def pick_up(page: Page, zone: str) -> None:
    after(page, lambda: page.locator(f".hit[data-stack='{zone}/0']").click())


def order(page: Page, zone: str, to: str) -> None:
    pick_up(page, zone)
    after(page, lambda: page.locator(f"[data-space-id='{to}'][role=button]").click(force=True))


def frame(page: Page, first: str, last: str) -> None:
    """Draw a frame around counters."""
    start = page.locator(f".hit[data-stack='{first}/0']").bounding_box()
    end = page.locator(f".hit[data-stack='{last}/0']").bounding_box()
    assert start
    assert end
    page.keyboard.down("Shift")
    page.mouse.move(start["x"] - 4, start["y"] - 4)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] + 34, end["y"] + end["height"] - 2, steps=4)
    after(page, page.mouse.up)
    page.keyboard.up("Shift")


def call_everything(page: Page) -> None:
    expect(asked(page)).to_contain_text("Call a zone")
    bulk(page, "all")


def is_next_turn(page: Page, turn: int) -> None:
    expect(page.locator("header .sub")).to_contain_text(f"turn {turn}")


@as_british
def test_a_british_turn_with_orders_for_all(open_page: OpenPage, server: House) -> None:
    page = open_page("en")
    sat_down(page, server, a_hunt(), "british")
    expect(asked(page)).to_contain_text(FORCES)
    after(page, page.locator("[data-always]").click)
    expect(asked(page)).to_contain_text(AIR)
    for zone, to in COURSES:
        order(page, zone, to)
    frame(page, "G14", "H15")
    after(page, lambda: page.locator("[data-space-id='G13'][role=button]").click(force=True))
    finish(page, SHIPS)
    call_everything(page)

    is_next_turn(page, 15)
    assert presses(page) <= BUDGET["british"]


@as_british
def test_a_british_turn_without_changes(open_page: OpenPage, server: House) -> None:
    page = open_page("en")
    sat_down(page, server, a_hunt(), "british")
    page.get_by_role("button", name="Keep all orders").click()

    is_next_turn(page, 15)
    assert presses(page) <= BUDGET["idle"]


@as_german
def test_a_german_turn(open_page: OpenPage, server: House) -> None:
    page = open_page("en")
    sat_down(page, server, a_hunt(), "german")
    finish(page, FORCES)
    pick_up(page, "G8")
    page.locator("[data-space-id='H7'][role=button]").click(force=True)
    after(page, page.locator(".way [data-option]").first.click)
    for _ in range(BUDGET["german"]):
        if "turn 15" in page.locator("header .sub").inner_text():
            break
        finish(page, "")

    is_next_turn(page, 15)
    assert presses(page) <= BUDGET["german"]


@as_british
def test_a_round_of_battle(open_page: OpenPage, server: House) -> None:
    """Two ships move and fire; nobody wants to leave, and the question does not come again."""
    page = open_page("en")
    sat_down(page, server, a_battle(), "british")
    round_of_battle(page)
    for question in ("Break off?", "Which ships withdraw?"):
        expect(asked(page)).to_contain_text(question)
        after(page, page.locator("[data-always]").click)
    before = presses(page)
    round_of_battle(page)

    expect(asked(page)).to_contain_text("Where does")
    assert presses(page) - before <= 2 * BUDGET["ship"]


def round_of_battle(page: Page) -> None:
    for _ in range(2):
        expect(asked(page)).to_contain_text("Where does")
        heading = ring(page).first.locator(".arrow").bounding_box()
        assert heading
        page.mouse.move(heading["x"] + heading["width"] / 2, heading["y"] + heading["height"] / 2)
        page.mouse.down()
        after(page, page.mouse.up)
    for _ in range(2):
        expect(asked(page)).to_contain_text("At which ship does")
        after(page, page.locator("button.choice").first.click)
