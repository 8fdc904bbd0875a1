"""The tiny game that uses every part of the scene, for two at one table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Position, expect

from tests.browser.conftest import STATIC, OpenPage
from tests.browser.table import UNDO, asked, created, fan_out
from tests.server.house import House

HOT_SEAT = {"hunter": "me", "raider": "me"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert STATIC.exists(), "The client is not built: run `make web`."
    running = House(f"sqlite:///{tmp_path_factory.mktemp('sea') / 'matches.db'}")
    yield running
    running.stop()


def chase(page: Page, seat: str = "Hunter", **wish: object) -> dict[str, Any]:
    """A new chase, with a seat taken."""
    dice = {} if wish.get("dice") == "entered" else {"seed": "7"}
    wish = {"scenario": "strait", "options": {}, "seats": HOT_SEAT, **dice, **wish}
    made = created(page, game="sea-chase", **wish)
    sit(page, seat)
    return made


def sit(page: Page, seat: str) -> None:
    page.get_by_role("button", name=re.compile(f"^(I am|Soy) {seat}$")).click()
    expect(asked(page)).not_to_be_empty()


def choose(page: Page, name: str) -> None:
    before = asked(page).inner_text()
    page.locator("button.choice", has_text=name).first.click()
    expect(asked(page)).not_to_have_text(before)


def zone(page: Page, name: str) -> Locator:
    return page.locator(f"[data-space-id='{name}'][role=button]")


def planned(page: Page, ship: str, to: str) -> None:
    choose(page, ship)
    zone(page, to).click()
    expect(asked(page)).to_have_text("Is the plan complete?")
    page.locator("button.choice").click()


def met(page: Page) -> None:
    """In the second turn both sail into C5, where they fight."""
    planned(page, "Hood", "C4")
    sit(page, "Raider")
    choose(page, "Eugen")
    choose(page, "Stay")
    page.locator("button.choice").click()
    expect(page.locator("p.sub")).to_have_text("Turn 2")
    planned(page, "Scharnhorst", "C5")
    sit(page, "Hunter")
    planned(page, "Hood", "C5")
    sit(page, "Raider")


def test_a_ship_is_chosen_on_the_board_and_its_planned_move_is_drawn(open_page: OpenPage) -> None:
    page = open_page("en")
    chase(page)

    page.locator(".hit[data-stack='E4/0']").click()
    expect(asked(page)).to_have_text("Where does Ark Royal sail?")
    zone(page, "E5").click()

    expect(asked(page)).to_have_text("Is the plan complete?")
    expect(page.locator("[data-piece=ghost-ark] .ghost")).to_be_visible()
    arrow = page.locator("[data-route=move] path[marker-end]")
    expect(arrow).to_have_count(1)
    expect(arrow.locator("title")).to_have_text("Ark Royal to E5")
    expect(page.locator(".overlay text", has_text="Ark Royal")).to_be_visible()

    page.get_by_role("button", name=UNDO).click()
    expect(page.locator("[data-piece=ghost-ark]")).to_have_count(0)


def test_everything_on_the_board_is_reached_by_keyboard(open_page: OpenPage) -> None:
    page = open_page("en")
    chase(page)

    page.locator(".hit[data-stack='E4/0']").focus()
    page.keyboard.press("Enter")
    expect(asked(page)).to_have_text("Where does Ark Royal sail?")
    zone(page, "D4").focus()
    page.keyboard.press("Enter")

    expect(asked(page)).to_have_text("Is the plan complete?")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="I am Raider")).to_be_focused()


def test_a_stack_fans_out_and_one_of_its_ships_is_taken(open_page: OpenPage) -> None:
    page = open_page("en")
    chase(page)
    stack = page.locator(".hit[data-stack='C3/0']")
    expect(stack).to_have_attribute("aria-label", re.compile("C3: Suffolk.*Norfolk.*Hood"))

    fan_out(page, "C3/0")
    expect(page.locator(".spread")).to_have_count(3)
    page.locator(".spread[data-piece-id=norfolk]").click()

    expect(asked(page)).to_have_text("Where does Norfolk sail?")


def test_a_stack_of_several_choices_says_which_there_are(open_page: OpenPage) -> None:
    page = open_page("en")
    chase(page)

    page.locator(".hit[data-stack='C3/0']").focus()
    page.keyboard.press("Enter")

    expect(page.locator("button.choice.picked")).to_have_count(3)


def test_what_is_closed_says_why_in_the_column_and_on_the_board(open_page: OpenPage) -> None:
    page = open_page("en")
    chase(page)
    choose(page, "Hood")
    expect(page.locator("li.closed", has_text="To B2")).to_contain_text("There is land")

    page.locator("svg[role=group]").click(position=centre(page, "B2"))

    expect(page.get_by_role("complementary", name="B2")).to_contain_text("Why can’t I?")
    expect(page.get_by_role("complementary", name="B2")).to_contain_text("There is land")
    page.keyboard.press("Escape")
    expect(page.get_by_role("complementary", name="B2")).to_have_count(0)


def centre(page: Page, name: str) -> Position:
    """The place of a zone's coordinate on a board at rest, a little above it."""
    script = """name => {
        const board = document.querySelector('svg[role=group]').getBoundingClientRect();
        const texts = [...document.querySelectorAll('.names text')];
        const box = texts.find(text => text.textContent === name).getBoundingClientRect();
        return {x: box.x + box.width / 2 - board.x, y: box.y - 14 - board.y}; }"""
    before: Position | None = None
    found: Position = page.evaluate(script, name)
    while found != before:
        page.wait_for_timeout(150)
        before, found = found, page.evaluate(script, name)
    return found


def test_between_two_players_nothing_is_shown(open_page: OpenPage) -> None:
    page = open_page("en")
    chase(page)
    planned(page, "Hood", "C4")

    expect(page.get_by_role("button", name="I am Raider")).to_be_visible()
    assert page.locator("svg[role=group]").count() == 0
    assert "Hood" not in page.locator("body").inner_text()

    sit(page, "Raider")
    choose(page, "Scharnhorst")
    assert "Hood" not in page.content()
    sheet = page.get_by_role("region", name="Planning sheet")
    expect(sheet.get_by_role("button")).to_have_count(1)


def test_a_reload_asks_again_who_sits_there(open_page: OpenPage) -> None:
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


def test_a_layer_is_put_on_the_chart_and_away_again(open_page: OpenPage) -> None:
    page = open_page("en")
    chase(page)
    assert page.locator("[data-tint=belief]").count() == 0
    assert page.locator("[data-tint=night]").count() == 3
    assert page.locator("[data-tint=fog]").count() == 3

    page.get_by_role("button", name="Layers").click()
    page.get_by_label("Where they may be").check()
    expect(page.locator("[data-tint=belief]")).to_have_count(5)
    expect(page.locator(".overlay text", has_text="16 %")).to_be_visible()

    page.get_by_label("Where they may be").uncheck()
    expect(page.locator("[data-tint=belief]")).to_have_count(0)


def test_the_ruler_measures_in_zones_and_miles(open_page: OpenPage) -> None:
    page = open_page("en")
    chase(page)

    page.keyboard.press("m")
    board = page.locator("svg[role=group]")
    board.click(position=centre(page, "D6"))
    board.click(position=centre(page, "D9"))

    expect(page.locator(".ruler text")).to_have_text("3 zones · 162 miles")
    page.keyboard.press("Escape")
    expect(page.locator(".ruler")).to_have_count(0)


def test_near_by_a_small_map_shows_the_whole_and_goes_there(open_page: OpenPage) -> None:
    page = open_page("en")
    chase(page)
    small = page.get_by_role("img", name="The whole board")
    expect(small).to_have_count(0)

    for _ in range(4):
        page.keyboard.press("+")
    expect(small).to_be_visible()
    seen = small.locator(".seen")
    before = seen.get_attribute("x")
    small.click(position={"x": 8, "y": 8})
    assert seen.get_attribute("x") != before


def test_shift_magnifies_the_counter_one_looks_at(open_page: OpenPage) -> None:
    page = open_page("en")
    chase(page)
    page.locator(".hit[data-stack='E4/0']").hover()
    card = page.get_by_role("complementary", name="E4").locator("svg").first
    expect(card).to_have_attribute("width", "104")

    page.keyboard.down("Shift")
    expect(card).to_have_attribute("width", "260")
    page.keyboard.up("Shift")
    expect(card).to_have_attribute("width", "104")


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


def test_an_ocean_of_zones_and_counters_answers_and_moves_quickly(open_page: OpenPage) -> None:
    page = open_page("en")
    created(
        page,
        game="sea-chase",
        scenario="ocean",
        options={},
        seats={"hunter": "me", "raider": "link"},
    )
    expect(page.locator(".hit")).to_have_count(59)
    board = page.locator("svg[role=group]")
    drawn = page.evaluate("document.querySelectorAll('svg[role=group] *').length")
    assert drawn < 3000

    took = page.evaluate(WHEEL)
    assert took < 60, f"{took:.0f} ms for a step of the wheel"
    expect(board).to_be_visible()


WHEEL = """async () => {
  const board = document.querySelector('svg[role=group]');
  const { x, y, width, height } = board.getBoundingClientRect();
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  const times = [];
  for (let step = 0; step < 24; step += 1) {
    const start = performance.now();
    board.dispatchEvent(new WheelEvent('wheel', {deltaY: step < 12 ? -40 : 40, bubbles: true,
      cancelable: true, clientX: x + width / 2, clientY: y + height / 2}));
    board.getBoundingClientRect();
    times.push(performance.now() - start);
    await frame();
  }
  return times.sort((a, b) => a - b)[12]; }"""
