"""A whole raid in the browser, with everything that may happen to a page on the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.table import UNDO, answer, asked, new_match, play_on, result


@pytest.mark.parametrize(("language", "width", "height"), [("en", 1400, 900), ("es", 390, 844)])
def test_a_whole_raid_with_reload_undo_and_a_killed_server(
    open_page: OpenPage, server: Server, language: str, width: int, height: int
) -> None:
    page = open_page(language, width, height)
    new_match(page)
    for _ in range(4):
        answer(page)

    question = asked(page).inner_text()
    answer(page)
    page.get_by_role("button", name=UNDO).click()
    expect(asked(page)).to_have_text(question)

    page.reload()
    expect(asked(page)).to_have_text(question)

    server.kill()
    server.start()
    answer(page)
    expect(asked(page)).not_to_have_text(question)

    play_on(page)
    expect(result(page).first).to_be_visible()
    words = page.locator(".words:not(text)").inner_text()
    assert ("semilla" if language == "es" else "seed") in words
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_language_switches_at_once_and_stays(open_page: OpenPage) -> None:
    page = open_page("es")
    new_match(page)
    expect(asked(page)).to_contain_text("disponibles")

    page.keyboard.press("l")
    expect(asked(page)).to_contain_text("are available")

    page.reload()
    expect(asked(page)).to_contain_text("are available")


def test_two_tabs_on_one_seat_stay_in_step(open_page: OpenPage) -> None:
    page = open_page()
    new_match(page)
    other = page.context.new_page()
    other.goto(page.url)
    expect(asked(other)).to_have_text(asked(page).inner_text())

    answer(page)

    expect(asked(other)).to_have_text(asked(page).inner_text())
