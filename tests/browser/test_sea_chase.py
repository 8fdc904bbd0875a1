"""The board of a chase at sea: orders, stacks, layers, ruler and reasons."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Position, expect

from tests.browser import chase as sea
from tests.browser.chase import chase, choose, zone
from tests.browser.conftest import OpenPage
from tests.browser.table import UNDO, asked, created, fan_out

server = sea.server


def test_a_ship_is_chosen_on_the_board_and_its_planned_move_is_drawn(open_page: OpenPage) -> None:
    page = open_page("en")
    chase(page)

    page.locator(".hit[data-stack='E4/0']").click()
    expect(asked(page)).to_have_text("Where does Ark Royal sail?")
    zone(page, "E5").click()

    expect(asked(page)).to_have_text("Is the plan complete?")
    expect(page.locator("[data-piece=ghost-ark] .ghost")).to_be_visible()
    arrow = page.locator("[data-route=move] path[marker-end]")
    expect(arrow).to_have_count(1)
    expect(arrow.locator("title")).to_have_text("Ark Royal to E5")
    expect(page.locator(".overlay text", has_text="Ark Royal")).to_be_visible()

    page.get_by_role("button", name=UNDO).click()
    expect(page.locator("[data-piece=ghost-ark]")).to_have_count(0)


def test_everything_on_the_board_is_reached_by_keyboard(open_page: OpenPage) -> None:
    page = open_page("en")
    chase(page)

    page.locator(".hit[data-stack='E4/0']").focus()
    page.keyboard.press("Enter")
    expect(asked(page)).to_have_text("Where does Ark Royal sail?")
    zone(page, "D4").focus()
    page.keyboard.press("Enter")

    expect(asked(page)).to_have_text("Is the plan complete?")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="I play as Raider")).to_be_focused()


def test_a_stack_fans_out_and_one_of_its_ships_is_taken(open_page: OpenPage) -> None:
    page = open_page("en")
    chase(page)
    stack = page.locator(".hit[data-stack='C3/0']")
    expect(stack).to_have_attribute("aria-label", re.compile("C3: Suffolk.*Norfolk.*Hood"))

    fan_out(page, "C3/0")
    expect(page.locator(".spread")).to_have_count(3)
    page.locator(".spread[data-piece-id=norfolk]").click()

    expect(asked(page)).to_have_text("Where does Norfolk sail?")


def test_a_stack_of_several_choices_says_which_there_are(open_page: OpenPage) -> None:
    page = open_page("en")
    chase(page)

    page.locator(".hit[data-stack='C3/0']").focus()
    page.keyboard.press("Enter")

    expect(page.locator("button.choice.picked")).to_have_count(3)


def test_closed_options_say_why_in_the_column_and_on_the_board(open_page: OpenPage) -> None:
    page = open_page("en")
    chase(page)
    choose(page, "Hood")
    expect(page.locator("li.closed", has_text="To B2")).to_contain_text("There is land")

    page.locator("svg[role=group]").click(position=centre(page, "B2"))

    expect(page.get_by_role("complementary", name="B2")).to_contain_text("Why can’t I?")
    expect(page.get_by_role("complementary", name="B2")).to_contain_text("There is land")
    page.keyboard.press("Escape")
    expect(page.get_by_role("complementary", name="B2")).to_have_count(0)


def centre(page: Page, name: str) -> Position:
    """The place of a zone's coordinate on a board at rest, a little above it."""
    script = """name => {
        const board = document.querySelector('svg[role=group]').getBoundingClientRect();
        const texts = [...document.querySelectorAll('.names text')];
        const box = texts.find(text => text.textContent === name).getBoundingClientRect();
        return {x: box.x + box.width / 2 - board.x, y: box.y - 14 - board.y}; }"""
    before: Position | None = None
    found: Position = page.evaluate(script, name)
    while found != before:
        page.wait_for_timeout(150)
        before, found = found, page.evaluate(script, name)
    return found


def test_a_layer_is_put_on_the_chart_and_away_again(open_page: OpenPage) -> None:
    page = open_page("en")
    chase(page)
    assert page.locator("[data-tint=belief]").count() == 0
    assert page.locator("[data-tint=night]").count() == 3
    assert page.locator("[data-tint=fog]").count() == 3

    page.get_by_role("button", name="Layers").click()
    page.get_by_label("Where they may be").check()
    expect(page.locator("[data-tint=belief]")).to_have_count(5)
    expect(page.locator(".overlay text", has_text="16 %")).to_be_visible()

    page.get_by_label("Where they may be").uncheck()
    expect(page.locator("[data-tint=belief]")).to_have_count(0)


def test_the_ruler_measures_in_zones_and_miles(open_page: OpenPage) -> None:
    page = open_page("en")
    chase(page)

    page.keyboard.press("m")
    board = page.locator("svg[role=group]")
    board.click(position=centre(page, "D6"))
    board.click(position=centre(page, "D9"))

    expect(page.locator(".ruler text")).to_have_text("3 zones · 162 miles")
    page.keyboard.press("Escape")
    expect(page.locator(".ruler")).to_have_count(0)


def test_near_by_a_small_map_shows_the_whole_and_goes_there(open_page: OpenPage) -> None:
    page = open_page("en")
    chase(page)
    small = page.get_by_role("img", name="The whole board")
    expect(small).to_have_count(0)

    for _ in range(4):
        page.keyboard.press("+")
    expect(small).to_be_visible()
    seen = small.locator(".seen")
    before = seen.get_attribute("x")
    small.click(position={"x": 8, "y": 8})
    assert seen.get_attribute("x") != before


def test_shift_magnifies_the_counter_one_looks_at(open_page: OpenPage) -> None:
    page = open_page("en")
    chase(page)
    page.locator(".hit[data-stack='E4/0']").hover()
    card = page.get_by_role("complementary", name="E4").locator("svg").first
    expect(card).to_have_attribute("width", "104")

    page.keyboard.down("Shift")
    expect(card).to_have_attribute("width", "260")
    page.keyboard.up("Shift")
    expect(card).to_have_attribute("width", "104")


def test_panning_an_ocean_of_zones_draws_nothing_again(
    open_page: OpenPage,
) -> None:
    page = open_page("en")
    seats = {"hunter": "me", "raider": "link"}
    created(page, game="sea-chase", scenario="ocean", options={}, seats=seats)
    expect(page.locator(".hit")).to_have_count(59)
    drawn = page.evaluate("document.querySelectorAll('svg[role=group] *').length")
    assert drawn < 3000

    assert page.evaluate(WHEEL) < drawn / 100


WHEEL = """async () => {
  const board = document.querySelector('svg[role=group]');
  const { x, y, width, height } = board.getBoundingClientRect();
  let changes = 0;
  const watch = new MutationObserver(found => (changes += found.length));
  watch.observe(board, {subtree: true, childList: true, attributes: true, characterData: true});
  board.dispatchEvent(new WheelEvent('wheel', {deltaY: -10, bubbles: true, cancelable: true,
    clientX: x + width / 2, clientY: y + height / 2}));
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  return changes || 1e6; }"""
