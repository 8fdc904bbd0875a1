"""A whole mission of *A Wing and a Prayer* by clicks, between two pages, and on another device."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.table import PATIENT, asked, created

ALONE = {"game": "wing-and-a-prayer", "scenario": "short", "options": {}, "seed": "l5"}
DUEL = {"game": "wing-and-a-prayer", "scenario": "short-duel", "options": {}}
BUDGET = 60
COUNT = "addEventListener('click', () => (window.clicks = (window.clicks ?? 0) + 1), true)"
KEEP = re.compile("Save as HTML|Guardar como HTML")
SECOND = re.compile("mission 2|misión 2")
OPEN = "footer .finish:enabled, .bulk [data-option]:enabled, button.choice:enabled"
TURNS = 8
BOXES = re.compile(r"(?:Box|Casilla) (\d+)")
WORDS = "document.querySelector('.words:not(text)').innerText"


def sat_down(page: Page) -> list[str]:
    """Begin a campaign with known dice; return what the console says from now on."""
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    created(page, seats={"us": "me"}, **ALONE)
    expect(asked(page)).not_to_be_empty()
    page.evaluate(COUNT)
    return said


def answers(page: Page) -> Locator:
    """Press what a player would: the end of the question, as planned, or the first answer."""
    finish = page.locator("footer button.finish:enabled")
    again = page.locator(".bulk [data-option]:enabled")
    choice = page.locator("button.choice:enabled")
    return next((one for one in (finish, again, choice) if one.count()), choice).first


def press(page: Page) -> None:
    page.locator(OPEN).first.wait_for()
    before = page.evaluate(WORDS)
    answers(page).click()
    page.wait_for_function(f"before => {WORDS} !== before", arg=before)
    expect(page.locator("button.choice:disabled, footer .finish:disabled")).to_have_count(0)


def flown(page: Page) -> list[str]:
    """Fly until the next mission is planned; return the questions that were asked."""
    questions: list[str] = []
    for _ in range(BUDGET + 1):
        page.locator(OPEN).first.wait_for()
        if SECOND.search(page.locator("header .sub").inner_text()):
            return questions
        questions.append(asked(page).inner_text())
        press(page)
    msg = f"The mission takes more than {BUDGET} answers."
    raise AssertionError(msg)


@pytest.mark.parametrize(("language", "width", "height"), [("es", 1400, 900), ("en", 390, 844)])
def test_a_whole_mission_is_flown_within_its_clicks(
    open_page: OpenPage, language: str, width: int, height: int
) -> None:
    page = open_page(language, width, height)
    console = sat_down(page)
    questions = flown(page)

    assert console == []
    assert page.evaluate("window.clicks") <= BUDGET
    assert re.search("way home|vuelves", questions[-1])  # nothing is asked on the ground
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    keeps_its_page(page)


def keeps_its_page(page: Page) -> None:
    """The squadron's page tells the mission, and goes into a file."""
    page.get_by_role("tab").last.click()

    expect(page.locator("tbody tr")).to_have_count(12)
    assert page.locator("tbody .day[data-stay=took_part], tbody .day[data-stay=hit]").count() == 9
    expect(page.locator(".plot .bar")).to_have_count(1)
    with page.expect_download() as kept:
        page.get_by_role("button", name=KEEP).click()
    text = kept.value.path().read_text("utf-8")
    assert "Royal Flush" in text
    assert not KEEP.search(text)


def test_a_campaign_continues_in_another_browser(open_page: OpenPage) -> None:
    first = open_page("en")
    made = created(first, seats={"us": "me"}, **ALONE)
    expect(asked(first)).not_to_be_empty()
    press(first)
    question = asked(first).inner_text()
    second = open_page("en", 390, 844)
    second.goto(second.url.partition("#")[0] + f"#/table/{made['id']}/{made['tokens']['us']}")

    expect(asked(second)).to_have_text(question)
    press(second)
    press(second)
    expect(asked(first)).to_have_text(asked(second).inner_text())
    assert last_box(first) == last_box(second) != []


def last_box(page: Page) -> list[str]:
    """Return the box named last in the diary; other cards tell older news again."""
    return BOXES.findall(" ".join(page.locator(".scroll article").all_inner_texts()))[:1]


def test_several_turns_between_two_pages(open_page: OpenPage) -> None:
    american, german = open_page("en"), open_page("es", 390, 844)
    made = created(american, seats={"us": "me", "german": "link"}, **DUEL)
    link = f"#/table/{made['id']}/{made['tokens']['german']}"
    german.goto(german.url.partition("#")[0] + link)
    expect(german.locator(".talk")).to_be_visible()
    asked_of = {american: 0, german: 0}
    while min(asked_of.values()) < TURNS:
        page = american if answers(american).count() else german
        if not answers(page).count():
            page.wait_for_timeout(60)
            continue
        press(page)
        asked_of[page] += 1

    expect(american.locator(".scroll").first).to_contain_text("Box")
    for _ in range(PATIENT):
        if last_box(american) == last_box(german):
            break
        american.wait_for_timeout(250)  # the last answer is still on its way to the other page
    assert last_box(american) == last_box(german) != []
    german.get_by_role("tab", name="Escuadrón").click()
    expect(german.locator("tbody")).to_contain_text("boca abajo")
