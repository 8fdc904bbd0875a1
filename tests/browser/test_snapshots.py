"""How the main states look: each screenshot as a coarse picture of characters, light to dark.

A picture is compared cell by cell, with room for another font. Remake them with
`SNAPSHOTS=write python -m pytest tests/browser/test_snapshots.py` and look at the difference.
"""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.table import answer, asked, play_on

FOLDER = Path(__file__).with_name("snapshots")
SHADES = " .:-=+*#%@"
COLUMNS = 60
ROOM = 0.6

CREATE = """async seed => {
  const kept = JSON.parse(Object.entries(localStorage).find(([, v]) => v.includes('owner'))[1]);
  const reply = await fetch('/api/matches', {method: 'POST',
    headers: {'X-Owner': kept.owner, 'Content-Type': 'application/json'},
    body: JSON.stringify({game: 'raid-on-schweinfurt', scenario: 'standard', options: {},
                          seats: {us: 'me'}, title: 'Snapshot', seed})});
  return (await reply.json()).id; }"""


def picture(page: Page) -> str:
    """The page in shades, one character a cell."""
    page.wait_for_timeout(700)
    image = Image.open(io.BytesIO(page.screenshot())).convert("L")
    rows = round(COLUMNS * image.height / image.width / 2)
    small = image.resize((COLUMNS, rows), Image.Resampling.BOX)
    shades = [SHADES[(255 - value) * len(SHADES) // 256] for value in small.tobytes()]
    lines = ["".join(shades[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(rows)]
    return "\n".join(lines) + "\n"


def difference(one: str, two: str) -> float:
    """The mean distance of shades."""
    pairs = [(a, b) for a, b in zip(one, two, strict=True) if a != "\n"]
    return sum(abs(SHADES.index(a) - SHADES.index(b)) for a, b in pairs) / len(pairs)


def looks_as_it_did(page: Page, name: str) -> None:
    kept = FOLDER / f"{name}.txt"
    now = picture(page)
    if os.environ.get("SNAPSHOTS") == "write":
        FOLDER.mkdir(exist_ok=True)
        kept.write_text(now, "utf-8")
    before = kept.read_text("utf-8")
    assert len(now) == len(before), f"{name} has another size."
    assert difference(now, before) < ROOM, f"{name} looks different:\n{now}"


@pytest.mark.parametrize(("language", "width", "height"), [("es", 1400, 900), ("en", 390, 844)])
def test_the_main_states_look_as_they_did(
    open_page: OpenPage, language: str, width: int, height: int
) -> None:
    page = open_page(language, width, height)
    page.wait_for_selector("h1")
    match = page.evaluate(CREATE, "7")
    page.goto(page.url.partition("#")[0] + f"#/table/{match}")
    expect(asked(page)).not_to_be_empty()
    looks_as_it_did(page, f"start-{width}")

    for _ in range(7):
        answer(page)
    looks_as_it_did(page, f"planning-{width}")

    page.keyboard.press("b")
    looks_as_it_did(page, f"map-{width}")

    play_on(page)
    looks_as_it_did(page, f"result-{width}")


def test_another_page_would_be_noticed() -> None:
    kept = (FOLDER / "map-1400.txt").read_text("utf-8")
    other = (FOLDER / "planning-1400.txt").read_text("utf-8")

    assert difference(kept, other) > ROOM
