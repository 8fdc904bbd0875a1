"""Events appear line by line while the board waits, then pieces move; it can be hurried."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import STATIC, OpenPage
from tests.browser.table import answer, asked, created, is_over, new_match
from tests.server.house import House


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert STATIC.exists(), "The client is not built: run `make web`."
    running = House(f"sqlite:///{tmp_path_factory.mktemp('telling') / 'matches.db'}")
    yield running
    running.stop()


def moving(page: Page) -> Page:
    """A page on which things may move."""
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    return page


def up_to_the_last_answer(page: Page) -> None:
    """Play until the one answer that lets the bombers fly out and home."""
    for _ in range(40):
        if page.get_by_role("button", name="Skip").count() or is_over(page):
            return
        answer(page)


def test_the_board_waits_until_the_log_has_shown_the_events(open_page: OpenPage) -> None:
    page = moving(open_page("en"))
    new_match(page)
    up_to_the_last_answer(page)
    skip = page.get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    told = page.locator(".words:not(text) article li").count()

    page.wait_for_timeout(900)
    assert page.locator(".words:not(text) article li").count() > told or not skip.count()
    page.keyboard.press("s")

    expect(skip).to_have_count(0)


def test_a_ship_waits_for_its_line_and_then_sails_to_its_new_place(open_page: OpenPage) -> None:
    page = moving(open_page("en"))
    seats = {"hunter": "me", "raider": "link"}
    made = created(page, game="sea-chase", scenario="strait", options={}, seats=seats)
    other = open_page("en")
    other.goto(page.url + "/" + made["tokens"]["raider"])
    for player, zone in ((other, "B7"), (page, "C4")):
        player.locator("button.choice", has_text="Hood" if player is page else "Eugen").click()
        player.locator(f"[data-space-id={zone}]").click()
        expect(asked(player)).to_have_text("Is the plan complete?")
    before = place(page)
    other.locator("button.choice").click()
    page.evaluate(TRACK)
    page.locator("button.choice").click()
    expect(page.locator("p.sub")).to_have_text("Turn 2")
    page.wait_for_timeout(2500)

    track = page.evaluate("window.track")
    while_told = [x for x, telling in track if telling]
    assert while_told, "nothing was told line by line"
    assert max(while_told) < before + 3, "the counter did not wait"
    assert place(page) > before + 40
    assert [x for x, _ in track if before + 3 < x < place(page) - 3], "the counter jumped"


def place(page: Page) -> float:
    box = page.locator("[data-piece=hood]").bounding_box()
    assert box
    return box["x"]


TRACK = """() => { window.track = []; const follow = () => {
  const piece = document.querySelector('[data-piece=hood]');
  const telling = document.querySelector('.telling') !== null;
  if (piece) window.track.push([piece.getBoundingClientRect().x, telling]);
  requestAnimationFrame(follow); }; follow(); }"""


@pytest.mark.parametrize("how", ["reduced motion", "instant"])
def test_nothing_waits_or_moves_with_reduced_motion_or_instant_pace(
    open_page: OpenPage, how: str
) -> None:
    page = open_page("en")
    if how == "instant":
        moving(page)
        page.keyboard.press("?")
        page.get_by_label("instant").check()
        page.keyboard.press("Escape")
    new_match(page)
    for _ in range(40):
        if is_over(page):
            break
        answer(page)
        assert page.get_by_role("button", name="Skip").count() == 0

    assert page.locator("main.table").get_attribute("data-pace") == "off"
