"""Each lesson, played to its end by what the page says."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLateError

from tests.browser.conftest import OpenPage
from tests.browser.table import CONFIRM, answer, asked

MOST = 600


def started(page: Page, game: str, name: str) -> None:
    page.locator(f'article[data-game="{game}"]').get_by_role("button", name=name).click()
    expect(page.locator(".lesson")).to_be_visible()


def press(button: Locator) -> bool:
    """Press a button that may be closed again by now; return whether it was open."""
    try:
        button.click(timeout=2000)
    except TooLateError:
        return False
    return True


def followed(page: Page) -> list[str]:
    """Do what the lesson says until its last step; return the titles of the steps."""
    titles: list[str] = []
    lesson = page.locator(".lesson")
    for _ in range(MOST):
        title = lesson.get_by_role("heading").inner_text()
        if title not in titles:
            titles.append(title)
        step, last = lesson.locator(".bar .past").count() + 1, lesson.locator(".bar i").count()
        if step == last:
            return titles
        onward, show = lesson.locator("footer .main"), lesson.locator("footer button").nth(1)
        if onward.is_enabled():
            press(onward)
        elif show.is_enabled():
            before = lesson.locator("li.past").count()
            if press(show):
                expect(lesson.locator("li.past")).not_to_have_count(before)
        else:
            before_it = asked(page).inner_text()
            page.wait_for_timeout(400)
            confirm = page.get_by_role("button", name=CONFIRM)
            stands = asked(page).inner_text() == before_it  # else the lesson may ask it
            is_asked = page.locator("button.choice:enabled").or_(confirm).count() > 0
            if stands and is_asked and not (onward.is_enabled() or show.is_enabled()):
                answer(page)
    message = f"The lesson hangs at {titles[-1]}."
    raise AssertionError(message)


@pytest.mark.parametrize(
    ("game", "language", "name", "width"),
    [
        ("raid-on-schweinfurt", "en", "Lesson", 390),
        ("raid-on-schweinfurt", "es", "Lección", 1400),
        ("pegasus-bridge", "es", "Lección", 1400),
        ("pegasus-bridge", "en", "Lesson", 390),
        ("bismarck", "en", "Lesson", 1400),
        ("bismarck", "es", "Lección", 390),
        ("wing-and-a-prayer", "es", "Lección", 1400),
        ("wing-and-a-prayer", "en", "Lesson", 390),
        ("paukenschlag", "es", "Lección", 1400),
        ("paukenschlag", "en", "Lesson", 390),
    ],
)
def test_a_lesson_is_played_to_its_end(
    open_page: OpenPage, game: str, language: str, name: str, width: int
) -> None:
    page = open_page(language, width=width, height=900)
    started(page, game, name)

    titles = followed(page)

    assert len(titles) == page.locator(".lesson .bar i").count()


def test_a_hunter_has_moved_searched_and_fought(open_page: OpenPage) -> None:
    page = open_page()
    started(page, "bismarck", "Lesson")
    followed(page)

    expect(page.get_by_text("Battle in C15")).not_to_have_count(0)
    expect(page.get_by_text("Found in C15")).not_to_have_count(0)


def test_the_board_dims_but_for_what_is_meant_and_a_counter_can_be_clicked(
    open_page: OpenPage,
) -> None:
    page = open_page()
    started(page, "pegasus-bridge", "Lesson")
    page.locator(".lesson footer .main").click()

    expect(page.locator(".veil").first).to_be_attached()
    page.locator(".lesson footer button").nth(1).click()
    expect(page.locator(".lesson li.past")).to_have_count(1)
    expect(page.locator(".mark text").first).to_have_text("2")


def test_after_the_lesson_the_match_continues_and_is_remembered(open_page: OpenPage) -> None:
    page = open_page()
    started(page, "raid-on-schweinfurt", "Lesson")
    page.locator(".lesson footer .main").click()
    page.locator(".lesson footer button").nth(1).click()
    expect(page.locator(".lesson li.past")).to_have_count(1)
    page.reload()
    expect(page.locator(".lesson li.past")).to_have_count(1)

    page.get_by_role("button", name="Leave the lesson").click()
    expect(page.locator(".lesson")).to_be_hidden()
    page.reload()
    expect(asked(page)).not_to_be_empty()
    expect(page.locator(".lesson")).to_be_hidden()
