"""Two players of a chase at sea, at one table and at two."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser import chase as sea
from tests.browser.chase import chase, choose, planned, sit, zone
from tests.browser.conftest import OpenPage
from tests.browser.table import asked, created

server = sea.server


def test_between_two_players_nothing_is_shown(open_page: OpenPage) -> None:
    page = open_page("en")
    chase(page)
    planned(page, "Hood", "C4")

    expect(page.get_by_role("button", name="I play as Raider")).to_be_visible()
    assert page.locator("svg[role=group]").count() == 0
    assert "Hood" not in page.locator("body").inner_text()

    sit(page, "Raider")
    choose(page, "Scharnhorst")
    assert "Hood" not in page.content()
    sheet = page.get_by_role("region", name="Planning sheet")
    expect(sheet.get_by_role("button")).to_have_count(1)


def test_a_reload_asks_again_who_is_playing(open_page: OpenPage) -> None:
    page = open_page("es")
    chase(page, "Cazador")

    page.reload()

    expect(page.get_by_role("heading", name="¿Quién juega ahora?")).to_be_visible()
    assert page.locator("svg[role=group]").count() == 0


def test_two_browsers_plan_at_once_and_see_only_their_own(open_page: OpenPage) -> None:
    page, other = open_page("en"), open_page("en")
    seats = {"hunter": "me", "raider": "link"}
    made = created(page, game="sea-chase", scenario="strait", options={}, seats=seats)
    other.goto(page.url + "/" + made["tokens"]["raider"])
    expect(asked(other)).to_have_text("Which ship sails?")

    planned(page, "Hood", "C4")
    expect(asked(page)).to_contain_text("Waiting for Raider")
    choose(other, "Eugen")
    zone(other, "A6").click()
    expect(asked(other)).to_have_text("Is the plan complete?")
    assert "Hood" not in other.content()
    assert "Eugen" not in page.content()
    rewritten(other, "A5")
    other.locator("button.choice").click()

    expect(page.get_by_text("Turn 2").first).to_be_visible()
    expect(other.get_by_text("Prinz Eugen sails to A5.").first).to_be_visible()
    assert "Eugen" not in page.content()


def test_a_lost_link_is_replaced_in_the_lobby(open_page: OpenPage) -> None:
    page, other = open_page("en"), open_page("en")
    seats = {"hunter": "me", "raider": "link"}
    made = created(page, game="sea-chase", scenario="strait", options={}, seats=seats)
    other.goto(page.url + "/" + made["tokens"]["raider"])
    expect(asked(other)).to_have_text("Which ship sails?")

    page.goto(page.url.partition("#")[0])
    page.get_by_role("button", name="New link: Raider").click()
    link = page.get_by_role("textbox", name="Raider").input_value()

    expect(other.get_by_text("your link is no longer valid")).to_be_visible()
    other.goto("about:blank")  # so that the link is opened once, by a new page
    other.goto(link)
    expect(asked(other)).to_have_text("Which ship sails?")


def rewritten(page: Page, to: str) -> None:
    """Change the zone on the planning sheet though the other side has answered since."""
    sheet = page.get_by_role("region", name="Planning sheet")
    sheet.get_by_role("button").nth(1).click()
    sheet.locator("button.choice", has_text=f"To {to}").click()
    expect(sheet).to_contain_text(f"To {to}")
    expect(asked(page)).to_have_text("Is the plan complete?")


def test_the_planning_sheet_is_there_on_another_device(open_page: OpenPage) -> None:
    page, other = open_page("en"), open_page("en")
    chase(page)
    choose(page, "Hood")
    zone(page, "C4").click()
    expect(asked(page)).to_have_text("Is the plan complete?")
    kept = page.evaluate("localStorage.getItem('sandtable')")

    other.evaluate("kept => localStorage.setItem('sandtable', kept)", kept)
    other.goto(page.url)
    other.reload()
    sit(other, "Hunter")

    sheet = other.get_by_role("region", name="Planning sheet")
    expect(sheet).to_contain_text("To C4")
    expect(sheet.get_by_role("button")).to_have_count(2)


def test_notes_stay_and_belong_to_one_seat(open_page: OpenPage) -> None:
    page = open_page("en")
    chase(page)
    page.get_by_text("Notes", exact=True).click()
    page.get_by_role("textbox", name="Notes").fill("He always goes north.")

    page.reload()
    sit(page, "Hunter")
    expect(page.get_by_role("textbox", name="Notes")).to_have_value("He always goes north.")

    page.get_by_role("button", name="Hand over to Raider").click()
    sit(page, "Raider")
    assert "always goes north" not in page.content()
    expect(page.get_by_role("textbox", name="Notes")).to_have_count(0)
