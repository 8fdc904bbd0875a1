"""axe finds nothing serious on any page, light or dark, wide or narrow."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import ROOT, OpenPage
from tests.browser.table import answer, new_match, play_on

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"


def faults(page: Page) -> list[str]:
    page.evaluate(Path(AXE).read_text("utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run()")
    return [
        f"{fault['id']}: {fault['nodes'][0]['html'][:160]}"
        for fault in found["violations"]
        if fault["impact"] in {"serious", "critical"}
    ]


@pytest.mark.parametrize("width", [1400, 390])
def test_nothing_serious_is_found(open_page: OpenPage, width: int) -> None:
    page = open_page("es", width)
    page.wait_for_selector("main, .page")
    assert faults(page) == []

    new_match(page)
    assert faults(page) == []
    for _ in range(6):
        answer(page)
    assert faults(page) == []

    play_on(page)
    assert faults(page) == []


def test_nothing_serious_is_found_in_the_rules_and_about(open_page: OpenPage) -> None:
    page = open_page()
    for link in ("#/rules/raid-on-schweinfurt", "#/about"):
        page.goto(page.url.partition("#")[0] + link)
        page.wait_for_selector("h1")
        page.wait_for_timeout(500)
        assert faults(page) == []
