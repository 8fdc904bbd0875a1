"""Everything by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.table import asked, is_over, new_match, result

WHERE = """() => { const { ariaLabel, innerText } = document.activeElement;
    const game = document.activeElement.closest('[data-game]')?.dataset.game ?? '';
    return `${innerText || ariaLabel} ${game}`; }"""


def tab_to(page: Page, name: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if name in page.evaluate(WHERE):
            return
    msg = f"Tab never came to {name}."
    raise AssertionError(msg)


def focus_is_visible(page: Page) -> bool:
    script = """() => { const style = getComputedStyle(document.activeElement);
        return style.outlineStyle !== 'none' || style.boxShadow !== 'none'; }"""
    return bool(page.evaluate(script))


def press_on(page: Page) -> None:
    before = asked(page).inner_text()
    number = page.locator("form input[type=number]")
    if number.count():
        number.focus()
        page.keyboard.press("Enter")
    else:
        page.keyboard.press("1" if page.locator("button.choice").count() > 1 else "Enter")
    page.wait_for_function(
        "before => document.querySelector('#asked')?.innerText !== before", arg=before
    )


def test_a_match_is_started_and_played_to_its_end_without_a_mouse(open_page: OpenPage) -> None:
    page = open_page()
    expect(page.locator("[data-game='raid-on-schweinfurt']")).to_be_visible()
    tab_to(page, "Play now raid-on-schweinfurt")
    assert focus_is_visible(page)
    page.keyboard.press("Enter")
    expect(asked(page)).not_to_be_empty()

    for _ in range(60):
        if is_over(page):
            break
        press_on(page)

    expect(result(page).first).to_be_visible()


def test_the_shortcuts_are_listed_and_undo_is_one_of_them(open_page: OpenPage) -> None:
    page = open_page()
    new_match(page)
    question = asked(page).inner_text()
    press_on(page)

    page.keyboard.press("u")
    expect(asked(page)).to_have_text(question)

    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("u")
