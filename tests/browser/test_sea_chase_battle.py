"""The battle of a chase at sea: hexes, hits, contact and dice."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser import chase as sea
from tests.browser.chase import chase, met, sit, zone
from tests.browser.conftest import OpenPage
from tests.browser.table import asked

server = sea.server


def test_the_battle_is_fought_on_hexes_with_facing_ranges_and_odds(open_page: OpenPage) -> None:
    page = open_page("en")
    chase(page)
    met(page)

    expect(asked(page)).to_have_text("Does Scharnhorst turn before the guns fire?")
    expect(page.get_by_role("tab", name="Battle")).to_have_attribute("aria-selected", "true")
    nose = page.locator("[data-piece=fight-scharnhorst] .nose")
    expect(nose).to_have_attribute("transform", "rotate(90)")
    expect(page.locator("[data-ring=range]")).to_have_count(2)
    expect(page.locator("[data-ring=sector]")).to_have_count(1)
    expect(page.locator("button.choice", has_text="Turn left")).to_contain_text("40 %")
    expect(zone(page, "hex-left")).to_be_visible()


def test_hits_are_crossed_off_and_counted_in_the_statistics(open_page: OpenPage) -> None:
    page = open_page("en")
    chase(page)
    met(page)
    zone(page, "hex-left").click()
    expect(page.get_by_role("heading", name=re.compile("wins|escapes"))).to_be_visible()

    expect(page.get_by_text("Contact in C5.")).to_be_visible()
    crossed = page.get_by_role("img", name=re.compile(r"Scharnhorst: [1-4] of 4 crossed off"))
    expect(crossed.first).to_be_visible()
    expect(page.locator(".sign.here")).to_contain_text("This chase")

    page.keyboard.press("t")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("2 × d6")
    expect(dialog).to_contain_text("against 3.5")


def test_a_contact_lights_its_zone_and_goes_there(open_page: OpenPage) -> None:
    page = open_page("en")
    chase(page)
    met(page)
    page.locator("button.choice").first.click()
    expect(page.get_by_role("heading", name=re.compile("wins|escapes"))).to_be_visible()

    page.locator(".words:not(text) .place", has_text="C5").hover()

    expect(page.locator("path.glow")).to_have_count(1)


def test_dice_on_the_desk_are_entered_by_their_faces(open_page: OpenPage) -> None:
    page = open_page("en")
    chase(page, dice="entered")
    met(page)
    page.locator("button.choice", has_text="Straight ahead").click()
    sit(page, "Hunter")
    faces = page.get_by_role("group", name="Results").get_by_role("button")
    expect(faces).to_have_count(6)

    faces.nth(5).click()
    expect(page.locator("p", has_text="Scharnhorst is hit: 2.").first).to_be_visible()
    faces.nth(0).click()

    expect(page.get_by_role("heading", name=re.compile("wins|escapes"))).to_be_visible()
