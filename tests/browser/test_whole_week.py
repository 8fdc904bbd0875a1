"""The first week of *Paukenschlag* against the computer, by clicks, and how many it takes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from sandtable.engine.lesson import Deed
from sandtable.games.paukenschlag import GAME
from tests.browser.conftest import OpenPage
from tests.browser.table import asked, created

SEATS = {"german": "me", "us": "bot:thumb"}
BUDGET = 25
COUNT = "addEventListener('click', () => (window.clicks = (window.clicks ?? 0) + 1), true)"
WORDS = "document.querySelector('.words:not(text)').innerText"
SET_UP, FINISH = "place-boat", "done"


def deeds() -> Iterator[Deed]:
    """The answers of the lesson, which lead to a convoy."""
    assert GAME.lesson is not None
    for step in GAME.lesson.steps:
        yield from step.deeds


def give(page: Page, answer: str) -> None:
    """Press the option, or find it by typing where there are many."""
    before = page.evaluate(WORDS)
    if answer == FINISH:
        page.locator("footer .finish:enabled").click()
    else:
        option = page.locator(f"[data-option='{answer}']").first
        expect(option.or_(page.locator("#type")).first).to_be_visible()
        if not option.count():
            page.locator("#type").fill(answer.rpartition(":")[2])
        option.click()
    page.wait_for_function(f"before => {WORDS} !== before", arg=before)
    expect(page.locator("button.choice:disabled, footer .finish:disabled")).to_have_count(0)


@pytest.mark.parametrize(("language", "width", "sunk"), [("es", 1400, "144"), ("en", 390, "144")])
def test_a_week_at_sea_takes_few_clicks(
    open_page: OpenPage, language: str, width: int, sunk: str
) -> None:
    page = open_page(language, width, 900)
    lesson = GAME.lesson
    assert lesson is not None
    match = {"game": GAME.id, "scenario": lesson.scenario, "options": {}, "seed": lesson.seed}
    created(page, seats=SEATS, **match)
    for deed in deeds():
        expect(asked(page)).not_to_have_text("")
        if deed.decision != SET_UP and not page.evaluate("window.counting"):
            page.evaluate(f"window.counting = true; {COUNT}")
        give(page, deed.answers[0])

    assert page.evaluate("window.clicks") <= BUDGET
    expect(page.locator("aside, main").filter(has_text=sunk).first).to_be_visible()
