"""Two people at two pages: notice, news, messages, draw, resignation and rematch."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLateError

from tests.browser.conftest import OpenPage
from tests.browser.table import created

WISH = {
    "game": "bismarck",
    "scenario": "basic",
    "seats": {"british": "me", "german": "link"},
    "options": {},
}


MOST = 12


def pair(open_page: OpenPage, wide: int = 1400) -> tuple[Page, Page, dict[str, Any]]:
    """Return the pages of the British owner and of the German guest."""
    british, german = open_page("en", width=wide), open_page("es", width=390, height=844)
    made = created(british, **WISH)
    link = f"#/table/{made['id']}/{made['tokens']['german']}"
    german.goto(german.url.partition("#")[0] + link)
    for page in (british, german):
        expect(page.locator(".talk")).to_be_visible()
    return british, german, made


def test_the_tab_tells_whose_turn_it_is(open_page: OpenPage) -> None:
    british, german, _ = pair(open_page)

    expect(british).to_have_title(re.compile("^● Your turn"))
    expect(german).to_have_title(re.compile("^● Te toca"))
    assert british.locator("link[rel=icon]").get_attribute("href") != "/icon.svg"


def test_a_notice_comes_if_it_is_allowed(open_page: OpenPage) -> None:
    page = open_page("en")
    page.context.grant_permissions(["notifications"])
    page.add_init_script(
        """window.notices = []; window.Notification = class {
          static permission = 'granted'; static requestPermission = async () => 'granted';
          constructor(title, more) { window.notices.push([title, more.body]); } };
        Object.defineProperty(document, 'hidden', { get: () => true });"""
    )
    page.reload()
    created(page, **WISH)

    page.wait_for_function("() => window.notices.length > 0")
    assert page.evaluate("() => window.notices[0]") == ["Bismarck", "Your turn"]


def test_messages_pass_between_the_pages_and_are_escaped(open_page: OpenPage) -> None:
    british, german, made = pair(open_page)
    british.get_by_placeholder("Write to the other player").fill("<img src=x> Good hunting!")
    british.keyboard.press("Enter")

    expect(german.locator(".talk li p")).to_have_text("<img src=x> Good hunting!")
    watcher = open_page("en")
    watcher.goto(watcher.url.partition("#")[0] + f"#/table/{made['id']}")
    expect(watcher.get_by_text("You are watching.")).to_be_visible()
    expect(watcher.get_by_text("Good hunting!")).to_have_count(0)
    for page in (british, german):
        page.locator(".talk input[type=checkbox]").check()
    expect(watcher.get_by_text("Good hunting!")).to_be_visible()


def test_events_since_the_last_visit_come_first_on_return(open_page: OpenPage) -> None:
    british, german, made = pair(open_page)
    finish(british)
    finish(german)
    british.get_by_role("button", name=re.compile("Call all")).click()
    finish(british)
    british.goto(url := british.url.partition("#")[0])
    expect(british.get_by_role("heading", name="My matches")).to_be_visible()
    finish(german)
    british.goto(f"{url}#/table/{made['id']}")

    news = british.locator(".scroll > *").first
    expect(news).to_have_attribute("aria-label", "Since your last move")
    expect(news.locator("li")).not_to_have_count(0)
    news.get_by_role("button", name="Close").click()
    expect(british.get_by_label("Since your last move")).to_have_count(0)


def finish(page: Page) -> None:
    """Leave everything as it is until the other has to move."""
    for _ in range(MOST):
        with suppress(TooLateError):  # the button may be gone before it is pressed
            page.locator("button.finish:enabled").click(timeout=1500)
        page.wait_for_timeout(500)
        if page.get_by_text(re.compile("Waiting for|Esperando a")).count():
            return


def test_a_draw_is_offered_declined_and_agreed(open_page: OpenPage) -> None:
    british, german, _ = pair(open_page)
    british.get_by_role("button", name="Offer a draw").click()
    german.get_by_role("button", name="Rechazar").click()
    expect(british.get_by_text("declines the draw")).to_be_visible()
    british.get_by_role("button", name="Offer a draw").click()
    german.get_by_role("button", name="Aceptar").click()

    expect(british.get_by_role("heading", name="Draw agreed")).to_be_visible()
    expect(german.get_by_role("heading", name="Empate acordado")).to_be_visible()


def test_a_resignation_and_a_rematch_with_sides_changed(open_page: OpenPage) -> None:
    british, german, _ = pair(open_page)
    german.get_by_role("button", name="Abandonar").click()
    german.get_by_role("button", name="¿Seguro que abandonas?").click()
    expect(british.get_by_role("heading", name="Resignation")).to_be_visible()

    british.get_by_role("button", name="Rematch with sides changed").click()
    expect(british).to_have_title(re.compile("Your turn"))
    german.get_by_role("link", name="La revancha está lista").click()
    expect(german.get_by_text("Royal Navy").first).to_be_visible()
    expect(german.locator(".hit").first).to_be_visible()


PLAIN_HTTP = """delete Crypto.prototype.randomUUID; delete Crypto.prototype.subtle;
Object.defineProperty(navigator, 'clipboard', { get: () => undefined });"""


def test_both_browsers_have_their_part_in_the_dice(open_page: OpenPage) -> None:
    """Also where the server is reached without encryption, as on a network at home."""
    british, german = open_page("en"), open_page("es")
    for page in (british, german):
        page.add_init_script(PLAIN_HTTP)
        page.reload()
    made = created(british, **WISH, dice="shared")
    expect(british.locator("#asked")).to_contain_text("Waiting for")
    german.goto(german.url.partition("#")[0] + f"#/table/{made['id']}/{made['tokens']['german']}")

    for page, words in ((british, "opens its number"), (german, "abre su número")):
        expect(page.locator("button.finish:enabled")).to_be_visible()
        expect(page.locator(".diary, section").get_by_text(words).first).to_be_attached()
