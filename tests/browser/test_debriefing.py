"""The debriefing as a page: score, slider, luck, and the files to save."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from sandtable.engine.record import save
from tests.browser.conftest import OpenPage
from tests.lab.test_hindsight import played


@cache
def finished(game: str, scenario: str) -> bytes:
    return save(played(game, scenario))


def debriefed(page: Page, game: str, scenario: str) -> None:
    file: FilePayload = {
        "name": "match.json",
        "mimeType": "application/json",
        "buffer": finished(game, scenario),
    }
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/#/table/*")
    match = page.url.rpartition("/")[2]
    page.goto(page.url.partition("#")[0] + f"#/result/{match}")
    expect(page.locator(".scores table").first).to_be_visible()


@pytest.mark.parametrize(("language", "width"), [("es", 1400), ("en", 390)])
@pytest.mark.parametrize(
    ("game", "scenario"),
    [("raid-on-schweinfurt", "standard"), ("pegasus-bridge", "historical"), ("bismarck", "basic")],
)
def test_the_score_adds_up_and_the_slider_turns_back_time(
    open_page: OpenPage, game: str, scenario: str, language: str, width: int
) -> None:
    page = open_page(language, width=width)
    debriefed(page, game, scenario)

    for table in page.locator(".scores table").all():
        points = [int(cell) for cell in table.locator("td:last-child").all_inner_texts()]
        assert sum(points) == int(table.locator(".total").inner_text())
    expect(page.locator(".trail .line")).not_to_have_count(0)
    drawn = page.locator(".trail .line").count()
    page.locator(".slider input").fill("1")
    assert page.locator(".trail .line").count() < drawn
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_results_of_playing_on_appear_bit_by_bit(open_page: OpenPage) -> None:
    page = open_page()
    debriefed(page, "raid-on-schweinfurt", "standard")

    expect(page.locator("progress")).to_have_count(0, timeout=120_000)
    expect(page.get_by_text("24 matches played on by the computer")).to_be_visible()
    expect(page.locator(".scores figure")).to_contain_text("your match")


def test_the_page_is_kept_as_a_file_that_needs_nothing_else(
    open_page: OpenPage, tmp_path: Path
) -> None:
    page = open_page()
    debriefed(page, "raid-on-schweinfurt", "standard")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save as HTML").click()
    file = tmp_path / "kept.html"
    waiting.value.save_as(file)

    text = file.read_text("utf-8")
    assert "<link" not in text
    assert " src=" not in text
    kept = page.context.new_page()
    kept.goto(file.as_uri())
    expect(kept.locator(".scores table").first).to_be_visible()
    kept.locator(".slider input").fill("1")
    assert kept.locator(".trail .line[style*=hidden]").count() > 0
    kept.close()


def test_the_map_is_a_picture_to_share(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    debriefed(page, "raid-on-schweinfurt", "standard")
    for button, name, first in (
        ("Picture to share", "map.png", b"\x89PNG"),
        ("SVG", "map.svg", b"<svg"),
    ):
        with page.expect_download() as waiting:
            page.get_by_role("button", name=button).click()
        waiting.value.save_as(tmp_path / name)
        assert (tmp_path / name).read_bytes().startswith(first)


def test_the_replay_opens_where_one_is(open_page: OpenPage) -> None:
    page = open_page()
    debriefed(page, "raid-on-schweinfurt", "standard")
    page.locator(".slider input").fill("2")
    page.get_by_role("button", name="Replay from here").first.click()

    expect(page.locator(".vcr")).to_contain_text("of")
    expect(page.locator(".vcr input")).not_to_have_value(
        page.locator(".vcr input").get_attribute("max") or ""
    )
