"""A second browser at a seat asks to be let in, and the holder sees who has looked."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.table import created
from tests.browser.test_two_people import WISH, pair


def at_the_link(open_page: OpenPage, made: dict[str, Any], language: str = "en") -> Page:
    page = open_page(language)
    page.goto(page.url.partition("#")[0] + f"#/table/{made['id']}/{made['tokens']['german']}")
    return page


def listed(page: Page) -> Locator:
    page.locator(".devices summary").click()
    return page.locator(".devices li")


def test_a_guest_opens_a_link_with_nothing_in_the_console(open_page: OpenPage) -> None:
    made = created(open_page("en"), **WISH)
    guest, said = open_page("en"), []
    guest.on("console", lambda message: said.append(message.text))
    guest.goto(guest.url.partition("#")[0] + f"#/table/{made['id']}/{made['tokens']['german']}")
    expect(guest.locator(".talk")).to_be_visible()
    guest.reload()
    expect(guest.locator(".talk")).to_be_visible()

    assert said == []


def test_a_second_browser_waits_until_the_holder_lets_it_in(open_page: OpenPage) -> None:
    british, german, made = pair(open_page)
    second = at_the_link(open_page, made)
    expect(second.get_by_text("This seat is open in another browser already.")).to_be_visible()
    expect(second.locator(".talk")).to_have_count(0)

    knock = german.get_by_role("alert").filter(has_text="Otro navegador quiere entrar")
    expect(knock).to_be_visible()
    expect(british.get_by_text("wants into your seat")).to_have_count(0)
    knock.get_by_role("button", name="Dejar entrar").click()
    expect(second.locator(".talk")).to_be_visible()
    expect(knock).to_have_count(0)
    expect(listed(german)).to_have_count(2)
    expect(german.locator(".devices li em")).to_have_text("este navegador")


def test_a_refused_browser_sees_nothing(open_page: OpenPage) -> None:
    _, german, made = pair(open_page)
    second = at_the_link(open_page, made, "es")
    german.get_by_role("button", name="Rechazar", exact=True).click()

    expect(second.get_by_text("tu enlace ya no es válido")).to_be_visible()


def test_a_creator_who_opens_the_friends_link_is_listed(open_page: OpenPage) -> None:
    page = open_page("en")
    made = created(page, **WISH)
    early = at_the_link(open_page, made)
    expect(early.locator(".talk")).to_be_visible()
    late = at_the_link(open_page, made)

    expect(late.get_by_text("If that was yours and is lost")).to_be_visible()


def test_a_reload_is_the_same_browser_and_a_replay_is_listed(open_page: OpenPage) -> None:
    _, german, made = pair(open_page)
    german.reload()
    expect(german.locator(".talk")).to_be_visible()
    german.goto(german.url.partition("#")[0] + f"#/table/{made['id']}/{made['tokens']['german']}")
    expect(german.locator(".talk")).to_be_visible()
    replay = german.get_by_role("button", name="Repetición", exact=True)
    with german.expect_response(re.compile("/at/")):
        replay.click()
    expect(german.get_by_text("Repetición ·")).to_be_visible()
    replay.click()

    expect(listed(german)).to_have_count(1)
    expect(german.locator(".devices li")).to_contain_text("en la repetición")
