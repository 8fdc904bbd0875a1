"""A hunt against the computer: news on the map, dice beside the question, keys alone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser import against_bots
from tests.browser.against_bots import after, as_british, sat_down
from tests.browser.conftest import OpenPage
from tests.browser.pictures import at_rest
from tests.browser.positions import a_battle, a_hunt, a_search
from tests.browser.table import asked, ring
from tests.server.house import House

server = against_bots.server

FOLD = 900


def key(page: Page, name: str) -> None:
    after(page, lambda: page.keyboard.press(name))


def typed(page: Page, text: str) -> None:
    """Type a name or a zone, and accept what it finds."""
    page.keyboard.press("/")
    expect(page.locator("#type")).to_be_focused()
    page.keyboard.type(text)
    key(page, "Enter")


def sail(page: Page) -> None:
    """Point at a hex that is open, and take the first heading there."""
    after(page, lambda: ring(page).first.press("Enter"))


def is_above_the_fold(page: Page, selector: str) -> bool:
    box = page.locator(selector).bounding_box()
    return box is not None and box["y"] + box["height"] <= FOLD


@as_british
def test_a_whole_turn_by_keys_alone(open_page: OpenPage, server: House) -> None:
    page = open_page("en")
    sat_down(page, server, a_hunt(), "british")
    expect(asked(page)).to_contain_text("Form or dissolve")
    key(page, "a")
    expect(asked(page)).to_contain_text("air units")
    typed(page, "gibraltar")
    typed(page, "W24")
    expect(page.locator(".hit[data-stack='W24/0']")).to_have_count(1)
    key(page, "Enter")
    for ship, zone in (("suffolk", "E6"), ("repulse", "I17")):
        typed(page, ship)
        typed(page, zone)
    key(page, "Enter")
    expect(asked(page)).to_contain_text("Call a zone")
    key(page, "g")
    if "turn 14" in page.locator("header .sub").inner_text():
        key(page, "Enter")

    expect(page.locator("header .sub")).to_contain_text("turn 15")


@as_british
def test_arrows_go_from_one_lit_zone_to_the_next(open_page: OpenPage, server: House) -> None:
    page = open_page("en")
    sat_down(page, server, a_hunt(), "british")
    key(page, "Enter")
    key(page, "Enter")
    typed(page, "suffolk")
    page.locator("[role=button][data-space-id='D5']").focus()
    page.keyboard.press("ArrowRight")
    focused = page.evaluate("document.activeElement.dataset.spaceId")
    page.keyboard.press("ArrowLeft")

    assert focused not in {"", "D5"}
    assert page.evaluate("document.activeElement.dataset.spaceId") == "D5"


@as_british
def test_found_ships_are_shown_on_the_map(open_page: OpenPage, server: House) -> None:
    page = open_page("en")
    sat_down(page, server, a_search(), "british")
    expect(asked(page)).to_contain_text("Call a zone")
    after(page, page.locator(".bulk [data-option='all']").click)

    expect(page.locator("[data-news='E6']")).to_have_count(1)
    expect(page.get_by_label("Sighted!")).to_contain_text("E6")
    page.get_by_label("Sighted!").get_by_role("button", name="Close").click()
    expect(page.locator("[data-news]")).to_have_count(0)


@as_british
def test_dice_lie_beside_the_next_question(open_page: OpenPage, server: House) -> None:
    page = open_page("en", 1400, FOLD)
    sat_down(page, server, a_battle(), "british")
    for _ in range(2):
        sail(page)
    after(page, page.locator("button.choice").first.click)

    expect(page.locator(".results .roll, .results .dice").first).to_be_visible()
    assert is_above_the_fold(page, ".results")
    expect(page.locator(".effects .shot").first).to_be_attached()
    expect(page.locator(".counter.hull")).to_have_count(4)


@as_british
def test_all_columns_of_the_odds_are_in_sight(open_page: OpenPage, server: House) -> None:
    page = open_page("es", 1400, FOLD)
    sat_down(page, server, a_battle(), "british")
    for _ in range(2):
        sail(page)
    figures = page.locator(".words dl:has(+ .charts) dd, .words section:has(.charts) dd")
    expect(figures).to_have_count(6)

    column = page.locator("section.words").bounding_box()
    assert column
    edge = column["x"] + column["width"]
    boxes = [figure.bounding_box() for figure in figures.all()]
    assert all(box and box["x"] + box["width"] <= edge for box in boxes)


@as_british
def test_a_heading_tells_the_odds_it_gives_and_suffers(open_page: OpenPage, server: House) -> None:
    page = open_page("en")
    sat_down(page, server, a_battle(), "british")
    expect(asked(page)).to_contain_text("Where does Hood go?")
    at_rest(page)
    ring(page, "[data-space-id='-3,1']")
    page.locator(".headings [data-option='-3,1:NE'] .arrow").hover(force=True)

    expect(page.locator(".headings .good")).to_have_text("35 %")
    expect(page.locator(".headings .bad")).to_have_text("31 %")
    expect(page.locator(".way")).to_contain_text("35 % to hit a target midships")
    expect(page.locator(".way")).to_contain_text("31 % to be hit midships")


@as_british
def test_the_map_of_beliefs_is_on_until_it_is_put_away(open_page: OpenPage, server: House) -> None:
    page = open_page("en")
    sat_down(page, server, a_hunt(), "british")
    shaded = page.locator("[data-area='belief']")
    expect(shaded.first).to_be_attached()

    page.get_by_role("button", name="Layers").click()
    page.get_by_role("checkbox", name="Where she can be").uncheck()
    expect(shaded).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("checkbox", name="Where she can be")).to_have_count(0)
    page.reload()
    expect(asked(page)).not_to_be_empty()
    expect(shaded).to_have_count(0)
