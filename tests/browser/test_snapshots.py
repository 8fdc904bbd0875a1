"""Pictures of the main states, compared block by block.

Remake the pictures with `SNAPSHOTS=write python -m pytest tests/browser/test_snapshots.py` and look
at the difference.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.admirals import played_to
from tests.browser.conftest import STATIC, OpenPage
from tests.browser.pictures import allowed, count, differing, looks_the_same, styled, taken
from tests.browser.table import answer, asked, created, play_on, result, uploaded
from tests.server.house import House

FOLDER = Path(__file__).with_name("snapshots")
RAID = {"game": "raid-on-schweinfurt", "scenario": "standard", "options": {}, "seed": "7"}
NIGHT = {"game": "pegasus-bridge", "scenario": "historical", "options": {}, "seed": "7"}
MISSION = {"game": "wing-and-a-prayer", "scenario": "short", "options": {}, "seed": "l5"}
CHASE = {"game": "sea-chase", "scenario": "strait", "options": {}, "seed": "7"}
WIDE, NARROW = ("es", 1400, 900), ("en", 390, 844)
SIT = re.compile("I play as|Juego como")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert STATIC.exists(), "The client is not built: run `make web`."
    running = House(f"sqlite:///{tmp_path_factory.mktemp('looks') / 'matches.db'}")
    yield running
    running.stop()


def looks_as_it_did(page: Page, name: str, seen: Path) -> None:
    now, kept = taken(page), FOLDER / f"{name}.png"
    if os.environ.get("SNAPSHOTS") == "write":
        FOLDER.mkdir(exist_ok=True)
        now.save(kept, optimize=True)
    looks_the_same(now, kept, seen)


def two_waves(page: Page) -> None:
    """Plan as far as the map shows the routes of both waves."""
    answer(page)
    answer(page)
    page.locator("button.choice").nth(1).click()
    expect(page.locator("#asked")).to_contain_text("div")
    for _ in range(5):
        answer(page)


@pytest.mark.parametrize(("language", "width", "height"), [WIDE, NARROW])
def test_a_raid_looks_as_it_did(
    open_page: OpenPage, tmp_path: Path, language: str, width: int, height: int
) -> None:
    page = open_page(language, width, height)
    created(page, seats={"us": "me"}, **RAID)
    expect(asked(page)).not_to_be_empty()
    looks_as_it_did(page, f"start-{width}", tmp_path)

    two_waves(page)
    expect(page.locator("figure").first).to_be_visible()
    looks_as_it_did(page, f"planning-{width}", tmp_path)

    page.keyboard.press("b")
    looks_as_it_did(page, f"map-{width}", tmp_path)

    play_on(page)
    looks_as_it_did(page, f"result-{width}", tmp_path)


@pytest.mark.parametrize(("language", "width", "height"), [WIDE, NARROW])
def test_a_chase_looks_as_it_did(
    open_page: OpenPage, tmp_path: Path, language: str, width: int, height: int
) -> None:
    page = planned_chase(open_page(language, width, height))
    looks_as_it_did(page, f"chase-{width}", tmp_path)

    page.keyboard.press("b")
    looks_as_it_did(page, f"hexes-{width}", tmp_path)


def planned_chase(page: Page) -> Page:
    created(page, seats={"hunter": "me", "raider": "me"}, **CHASE)
    page.locator("main button", has_text=SIT).first.click()
    page.locator("button.choice").first.click()
    page.locator("[data-space-id=D4]").click()
    page.wait_for_selector("[data-route=move]")
    page.wait_for_selector("figure")
    return page


@pytest.mark.parametrize(("language", "width", "height"), [WIDE, NARROW])
def test_a_night_looks_as_it_did(
    open_page: OpenPage, tmp_path: Path, language: str, width: int, height: int
) -> None:
    page = open_page(language, width, height)
    created(page, seats={"british": "me"}, **NIGHT)
    page.locator("[data-option='wood_platoon']").first.click()
    page.wait_for_selector(".lit")
    looks_as_it_did(page, f"night-{width}", tmp_path)

    page.get_by_role("button", name="Landing" if language == "en" else "Aterrizaje").click()
    looks_as_it_did(page, f"landing-{width}", tmp_path)


@pytest.mark.parametrize(("language", "width", "height"), [WIDE, NARROW])
def test_a_hunt_looks_as_it_did(
    open_page: OpenPage, server: House, tmp_path: Path, language: str, width: int, height: int
) -> None:
    page = open_page(language, width, height)
    uploaded(page, server, played_to("british", "ship-orders", turn=7), "british")
    expect(page.locator(".hit").first).to_be_visible()
    looks_as_it_did(page, f"hunt-{width}", tmp_path)

    page.locator(".moves button").last.click()
    page.locator("fieldset input").last.check()
    page.wait_for_selector("[data-tint=belief]")
    looks_as_it_did(page, f"belief-{width}", tmp_path)


@pytest.mark.parametrize(("language", "width", "height"), [WIDE, NARROW])
def test_a_battle_looks_as_it_did(
    open_page: OpenPage, server: House, tmp_path: Path, language: str, width: int, height: int
) -> None:
    page = open_page(language, width, height)
    uploaded(page, server, played_to("british", "fire"), "british")
    page.wait_for_selector("figure")
    looks_as_it_did(page, f"battle-{width}", tmp_path)


def test_both_fleets_look_as_they_did(open_page: OpenPage, server: House, tmp_path: Path) -> None:
    page = open_page(*WIDE)
    uploaded(page, server, played_to("", ""), "german")
    expect(result(page).first).to_be_visible()
    page.keyboard.press("v")
    expect(page.locator("figure[data-side]")).to_have_count(2)
    looks_as_it_did(page, "fleets-1400", tmp_path)


GONE = {
    "a counter": "[data-piece=ark]",
    "a planned move": "[data-route=move]",
    "a ghost": "[data-piece=ghost-hood]",
    "the name of a place": "[data-place=port] ~ *, .names text[data-place=port]",
    "a shaded zone": "[data-tint=night]:first-of-type",
    "an option": ".choice",
    "the depth of a stack": ".badge",
}

HIDDEN = "all => all.forEach(one => one.style.setProperty('visibility', 'hidden', 'important'))"
SHOWN = "all => all.forEach(one => one.style.removeProperty('visibility'))"


def test_something_missing_would_be_noticed(open_page: OpenPage) -> None:
    page = planned_chase(open_page("es"))
    before, unnoticed = taken(page), []
    for what, where in GONE.items():
        assert page.locator(where).count() > 0
        page.locator(where).evaluate_all(HIDDEN)
        if count(differing(before, taken(page))) <= allowed(before):
            unnoticed.append(what)
        page.locator(where).evaluate_all(SHOWN)

    assert unnoticed == []
    assert count(differing(before, taken(page))) <= allowed(before)


def test_one_wave_in_the_place_of_two_would_be_noticed(open_page: OpenPage) -> None:
    page = open_page("es")
    created(page, seats={"us": "me"}, **RAID)
    for _ in range(7):
        answer(page)
    sheet = (0, 0, 195, 180)
    kept = Image.open(FOLDER / "planning-1400.png").crop(sheet)

    assert count(differing(kept, taken(page).crop(sheet))) > allowed(kept)


def test_letters_drawn_a_little_differently_would_not(open_page: OpenPage) -> None:
    page = planned_chase(open_page("es"))
    before = taken(page)

    styled(page, "* { text-rendering: geometricPrecision; }")
    styled(page, "body { -webkit-text-stroke: 0.1px; translate: 0.3px 0.2px; }")
    after = taken(page)

    assert after != before
    assert count(differing(before, after)) <= allowed(before)


@pytest.mark.parametrize(("language", "width", "height"), [WIDE, NARROW])
def test_a_mission_looks_as_it_did(
    open_page: OpenPage, tmp_path: Path, language: str, width: int, height: int
) -> None:
    page = open_page(language, width, height)
    created(page, seats={"us": "me"}, **MISSION)
    page.wait_for_selector(".chance")
    looks_as_it_did(page, f"formation-{width}", tmp_path)

    page.locator("footer button.finish").click()
    page.wait_for_selector("[data-overlay=reach]")
    page.wait_for_selector(".chance")
    looks_as_it_did(page, f"mission-{width}", tmp_path)

    page.locator("[role=tab]").last.click()
    page.wait_for_selector("tbody tr")
    looks_as_it_did(page, f"squadron-{width}", tmp_path)
