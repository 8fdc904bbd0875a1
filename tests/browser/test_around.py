"""Around the table: lobby, planning sheet, replay, rules, result and files."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.table import answer, asked, new_match, play_on, result


def lobby(page: Page) -> None:
    page.goto(page.url.partition("#")[0] + "#/")
    expect(page.get_by_role("heading", name="My matches")).to_be_visible()


def test_a_match_is_listed_renamed_resumed_and_deleted(open_page: OpenPage) -> None:
    page = open_page()
    new_match(page)
    question = asked(page).inner_text()
    lobby(page)

    page.get_by_role("button", name="Rename").click()
    page.get_by_role("textbox", name="Name of the match").fill("Black Thursday")
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Black Thursday")).to_be_visible()

    page.get_by_role("link", name="Resume").click()
    expect(asked(page)).to_have_text(question)

    lobby(page)
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Delete").click()
    expect(page.get_by_text("You have no matches in this browser yet.")).to_be_visible()


def test_a_seat_is_offered_the_players_that_play_it(open_page: OpenPage) -> None:
    page = open_page()
    page.goto(page.url.partition("#")[0] + "#/new/bismarck")
    expect(page.get_by_label("Royal Navy")).to_be_visible()

    seats = {
        seat: page.get_by_label(seat).locator("option").evaluate_all("all => all.map(o => o.value)")
        for seat in ("Royal Navy", "Kriegsmarine")
    }

    everybody = ["me", "link", "bot:thumb", "bot:random"]
    assert seats["Royal Navy"] == everybody
    assert sorted(seats["Kriegsmarine"]) == sorted([*everybody, "bot:search"])


def test_a_match_is_downloaded_and_uploaded_again(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    new_match(page)
    answer(page)
    question = asked(page).inner_text()
    lobby(page)
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download").click()
    waiting.value.save_as(tmp_path / "match.json")

    other = open_page()
    other.locator("input[type=file]").set_input_files(tmp_path / "match.json")

    expect(asked(other)).to_have_text(question)


def test_a_file_that_is_no_match_is_refused_with_a_sentence(
    open_page: OpenPage, tmp_path: Path
) -> None:
    page = open_page()
    (tmp_path / "bad.json").write_text('{"format": "something else"}')

    page.locator("input[type=file]").set_input_files(tmp_path / "bad.json")

    expect(page.get_by_role("alert")).to_contain_text("match file")


def test_an_answer_on_the_planning_sheet_can_be_changed(open_page: OpenPage) -> None:
    page = open_page()
    new_match(page)
    for _ in range(2):
        answer(page)
    page.get_by_role("button", name="Two waves").click()
    expect(asked(page)).to_contain_text("diversion")
    for _ in range(3):
        answer(page)
    sheet = page.get_by_role("region", name="Planning sheet")
    question = asked(page).inner_text()

    sheet.get_by_role("button").nth(1).click()
    page.get_by_role("region", name="Planning sheet").locator("input[type=number]").fill("24")
    page.keyboard.press("Enter")

    expect(sheet).to_contain_text("24")
    expect(asked(page)).to_have_text(question)


def test_the_odds_follow_the_plan(open_page: OpenPage) -> None:
    page = open_page()
    new_match(page)
    answer(page)
    answer(page)

    expect(page.get_by_text("Exact odds")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^\d+\.\d %$")).first).to_be_visible()


def test_a_rule_number_opens_our_summary(open_page: OpenPage) -> None:
    page = open_page()
    new_match(page)

    page.keyboard.press("r")

    expect(page.get_by_role("dialog")).to_contain_text("average of the two")


def test_rules_can_be_searched(open_page: OpenPage) -> None:
    page = open_page()
    page.goto(page.url.partition("#")[0] + "#/rules/raid-on-schweinfurt")
    page.get_by_role("searchbox").fill("sixty")

    expect(page.get_by_text("XIII.escort-share").first).to_be_visible()


def test_replay_steps_back_and_a_new_match_continues_from_there(open_page: OpenPage) -> None:
    page = open_page()
    new_match(page)
    first = asked(page).inner_text()
    for _ in range(5):
        answer(page)
    before = page.url

    page.keyboard.press("v")
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="Play on from here").click()

    expect(asked(page)).to_have_text(first)
    assert page.url != before


def test_a_finished_match_is_verified_on_its_result_page(open_page: OpenPage) -> None:
    page = open_page()
    new_match(page)
    play_on(page)
    expect(result(page).first).to_be_visible()
    match = page.url.rpartition("/")[2]

    page.goto(page.url.partition("#")[0] + f"#/result/{match}")
    page.get_by_role("button", name="Verify the match").click()

    expect(page.get_by_text("Verified")).to_be_visible()
