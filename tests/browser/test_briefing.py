"""The briefing opens with a match, closes, comes back, and can be put away for good."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage

GAMES = ("bismarck", "raid-on-schweinfurt", "pegasus-bridge", "wing-and-a-prayer", "paukenschlag")


def opened(page: Page, game: str) -> None:
    page.locator(f'article[data-game="{game}"] button').first.click()


@pytest.mark.parametrize(
    ("game", "language", "width", "title"),
    [
        ("bismarck", "es", 1400, "Eres la Royal Navy."),
        ("bismarck", "en", 390, "You are the Royal Navy."),
        ("raid-on-schweinfurt", "en", 1400, "You command the Eighth Air Force."),
        ("pegasus-bridge", "es", 390, "Eres el comandante Howard."),
    ],
)
def test_it_opens_with_a_match(
    open_page: OpenPage, game: str, language: str, width: int, title: str
) -> None:
    page = open_page(language, width=width, briefed=False)
    opened(page, game)
    screen = page.get_by_role("dialog")

    expect(screen.get_by_role("heading", level=1)).to_have_text(title)
    expect(screen.locator(".phases .own")).not_to_have_count(0)
    expect(screen.locator(".board .mark")).not_to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_all_of_it_is_on_one_screen(open_page: OpenPage) -> None:
    page = open_page("es", briefed=False)
    for game in GAMES:
        page.goto(page.url.partition("#")[0] + "#/")
        opened(page, game)
        text = page.get_by_role("dialog").locator(".text")
        expect(text).to_be_visible()
        assert text.evaluate("box => box.scrollHeight - box.clientHeight") <= 0


def test_it_closes_and_comes_back_with_a_button_and_a_key(open_page: OpenPage) -> None:
    page = open_page(briefed=False)
    opened(page, "raid-on-schweinfurt")
    screen = page.get_by_role("dialog")
    screen.get_by_role("button", name="Play").click()
    expect(screen).to_be_hidden()
    page.reload()
    expect(page.get_by_role("button", name="Briefing")).to_be_visible()
    expect(screen).to_be_hidden()

    page.get_by_role("button", name="Briefing").click()
    expect(screen).to_be_visible()
    page.keyboard.press("Escape")
    expect(screen).to_be_hidden()
    page.keyboard.press("i")
    expect(screen).to_be_visible()


def test_it_can_be_put_away_for_good(open_page: OpenPage) -> None:
    page = open_page(briefed=False)
    opened(page, "raid-on-schweinfurt")
    page.get_by_role("dialog").get_by_role("checkbox").check()
    page.get_by_role("dialog").get_by_role("button", name="Play").click()
    page.goto(page.url.partition("#")[0] + "#/")
    opened(page, "bismarck")

    expect(page.get_by_role("button", name="Briefing")).to_be_visible()
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_a_rule_opens_over_it(open_page: OpenPage) -> None:
    page = open_page(briefed=False)
    opened(page, "bismarck")
    page.get_by_role("dialog").get_by_role("button", name="Rule 12.44").click()

    expect(page.get_by_role("heading", name="Convoy")).to_be_visible()
