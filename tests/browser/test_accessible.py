"""axe finds nothing serious: light, wide, in Spanish, and dark, narrow, in English."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.admirals import played_to
from tests.browser.conftest import ROOT, STATIC, OpenPage
from tests.browser.pictures import at_rest
from tests.browser.table import answer, asked, created, play_on, result, uploaded
from tests.server.house import House

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
RAID = {"game": "raid-on-schweinfurt", "scenario": "standard", "options": {}, "seed": "7"}
NIGHT = {"game": "pegasus-bridge", "scenario": "historical", "options": {}, "seed": "7"}
MISSION = {"game": "wing-and-a-prayer", "scenario": "short", "options": {}, "seed": "l5"}
CHASE = {"game": "sea-chase", "scenario": "strait", "options": {}, "seed": "7"}
Scheme = Literal["light", "dark"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert STATIC.exists(), "The client is not built: run `make web`."
    running = House(f"sqlite:///{tmp_path_factory.mktemp('axe') / 'matches.db'}")
    yield running
    running.stop()


class Checked:
    """A page whose states are looked at one after another."""

    def __init__(self, page: Page, scheme: Scheme) -> None:
        self.page = page
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        self.found: list[str] = []

    def state(self, name: str) -> None:
        """A fault is one that stays: under way from one question to the next, colours change."""
        found = self._faults()
        if found:
            found = [fault for fault in self._faults() if fault in found]
        self.found += [f"{name}: {fault}" for fault in found]

    def _faults(self) -> list[str]:
        at_rest(self.page)
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(Path(AXE).read_text("utf-8"))
        found: dict[str, Any] = self.page.evaluate("axe.run({ resultTypes: ['violations'] })")
        return [
            f"{fault['id']}: {node['html'][:160]} {node['failureSummary']}"
            for fault in found["violations"]
            if fault["impact"] in {"serious", "critical"}
            for node in fault["nodes"]
        ]

    def drawer(self, key: str) -> None:
        self.page.keyboard.press(key)
        expect(self.page.get_by_role("dialog")).to_be_visible()
        self.state(f"drawer {key}")
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_be_hidden()

    def go(self, address: str) -> None:
        self.page.goto(self.page.url.partition("#")[0] + address)
        self.page.wait_for_selector("h1")


LOOKS = [("es", 1400, "light"), ("en", 390, "dark")]


@pytest.mark.parametrize(("language", "width", "scheme"), LOOKS)
def test_nothing_serious_is_found_around_the_table(
    open_page: OpenPage, language: str, width: int, scheme: Scheme
) -> None:
    look = Checked(open_page(language, width), scheme)
    look.page.wait_for_selector("article")
    look.state("lobby")
    for address in ("#/rules/raid-on-schweinfurt", "#/about", "#/new/raid-on-schweinfurt"):
        look.go(address)
        look.state(address)
    look.page.keyboard.press("Escape")
    look.drawer("?")

    assert look.found == []


@pytest.mark.parametrize(("language", "width", "scheme"), LOOKS)
def test_nothing_serious_is_found_in_a_raid(
    open_page: OpenPage, language: str, width: int, scheme: Scheme
) -> None:
    look = Checked(open_page(language, width), scheme)
    page = look.page
    created(page, seats={"us": "me"}, **RAID)
    expect(asked(page)).not_to_be_empty()
    look.state("start")
    for _ in range(6):
        answer(page)
    look.state("plan")
    page.get_by_role("region", name="lan").get_by_role("button").nth(1).click()
    look.state("plan being changed")
    for key in ("r", "t", "?"):
        look.drawer(key)
    page.keyboard.press("b")
    look.state("map")

    play_on(page)
    look.state("result")
    page.locator("button.table").first.click()
    look.state("table with its row")
    page.keyboard.press("Escape")
    page.keyboard.press("v")
    page.wait_for_selector(".vcr")
    look.state("replay")
    look.go(f"#/result/{page.url.rpartition('/')[2]}")
    look.state("debriefing")
    look.go("#/")
    page.get_by_role("button", name="elete" if language == "en" else "orrar").click()
    look.state("lobby, deleting")

    assert look.found == []


@pytest.mark.parametrize(("language", "width", "scheme"), LOOKS)
def test_nothing_serious_is_found_at_the_bridges(
    open_page: OpenPage, language: str, width: int, scheme: Scheme
) -> None:
    look = Checked(open_page(language, width), scheme)
    page = look.page
    created(page, seats={"british": "me"}, **NIGHT)
    expect(asked(page)).not_to_be_empty()
    look.state("the bridges")
    page.locator(".hit").first.focus()
    look.state("fan")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Landing" if language == "en" else "Aterrizaje").click()
    look.state("landing")
    page.locator("[data-option='wood_platoon']").first.click()
    page.wait_for_selector(".lit")
    look.state("a platoon in the hand")

    assert look.found == []


@pytest.mark.parametrize(("language", "width", "scheme"), LOOKS)
def test_nothing_serious_is_found_in_a_chase(
    open_page: OpenPage, language: str, width: int, scheme: Scheme
) -> None:
    look = Checked(open_page(language, width), scheme)
    page = look.page
    created(page, seats={"hunter": "me", "raider": "me"}, **CHASE)
    page.wait_for_selector("main .ways")
    look.state("cover")
    page.locator("main button").first.click()
    expect(asked(page)).not_to_be_empty()
    page.locator(".hit").first.focus()
    look.state("fan")
    page.locator("button.choice").first.click()
    page.wait_for_selector(".lit")
    page.locator(".moves button").last.click()
    page.locator("fieldset input").check()
    look.state("layers")
    page.keyboard.press("Escape")
    page.locator(".lit").first.press("Enter")
    page.wait_for_selector("[data-route=move]")
    page.locator("summary").click()
    look.state("planned move, notes")
    page.keyboard.press("b")
    look.state("hexes")

    assert look.found == []


@pytest.mark.parametrize(("language", "width", "scheme"), LOOKS)
def test_nothing_serious_is_found_in_a_hunt(
    open_page: OpenPage, server: House, language: str, width: int, scheme: Scheme
) -> None:
    look = Checked(open_page(language, width), scheme)
    page = look.page
    uploaded(page, server, played_to("british", "ship-orders", turn=7), "british")
    look.state("orders")
    page.locator(".hit").first.focus()
    look.state("fan")
    page.locator(".moves button").last.click()
    page.locator("fieldset input").last.check()
    look.state("where she can be")
    uploaded(page, server, played_to("british", "fire"), "british")
    page.wait_for_selector("figure")
    look.state("battle")
    uploaded(page, server, played_to("", ""), "german")
    expect(result(page).first).to_be_visible()
    look.state("end")
    page.keyboard.press("v")
    page.wait_for_selector("figure[data-side]")
    look.state("both fleets")

    assert look.found == []


@pytest.mark.parametrize(("language", "width", "scheme"), LOOKS)
def test_nothing_serious_is_found_on_a_mission(
    open_page: OpenPage, language: str, width: int, scheme: Scheme
) -> None:
    look = Checked(open_page(language, width), scheme)
    created(look.page, seats={"us": "me"}, **MISSION)
    expect(asked(look.page)).not_to_be_empty()
    look.state("formation")
    look.page.locator("footer button.finish").click()
    look.page.wait_for_selector("[data-overlay=reach]")
    look.state("map")
    look.page.locator("button.choice").first.click()
    look.page.wait_for_selector("[data-piece^=fw190]")
    look.state("combat")
    look.page.locator("[role=tab]").last.click()
    look.page.wait_for_selector("tbody tr")
    look.state("squadron")

    assert look.found == []
