"""Pictures of pages to compare: luminance in blocks, and which blocks are not what they were.

A block may be as light as any block beside it was, so that another smoothing of letters, or a line
of words moved by a few dots, changes nothing; something that is gone, or new, does.
"""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter
from playwright.sync_api import Page, expect

BLOCK = 5
STEPS = 16
ROOM = 28
"""The most that a block may be lighter or darker, of 255."""
SHARE, LEAST = 0.0001, 3
"""The share of blocks that may differ more than that, and the number that always may."""
NEAR = 3

MASK = (
    "time, code, .seed, .brief { visibility: hidden !important; } * { caret-color: transparent; }"
)


AT_REST = """() => new Promise((rested) => {
  let timer = setTimeout(rested, 300);
  const wait = () => { clearTimeout(timer); timer = setTimeout(rested, 300); };
  new MutationObserver(wait).observe(document.body,
    { subtree: true, childList: true, attributes: true, characterData: true });
  setTimeout(rested, 8000);
})"""
"""A page is looked at when nothing has changed in it for a while, however slow the machine is."""


def at_rest(page: Page) -> None:
    page.evaluate(AT_REST)


def taken(page: Page) -> Image.Image:
    """The page as it is once nothing is being worked out any more."""
    page.mouse.move(0, 0)
    styled(page, MASK)
    page.wait_for_timeout(500)
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    at_rest(page)
    return blocks(page.screenshot(animations="disabled"))


def styled(page: Page, rules: str) -> None:
    """Lay rules over the page's own; its content policy lets no style sheet in by other ways."""
    page.evaluate(
        """rules => { const sheet = new CSSStyleSheet(); sheet.replaceSync(rules);
            document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]; }""",
        rules,
    )


def blocks(picture: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(picture)).convert("L")
    size = (image.width // BLOCK, image.height // BLOCK)
    small = image.resize(size, Image.Resampling.BOX)
    return small.point([value // STEPS * STEPS + STEPS // 2 for value in range(256)])


def differing(one: Image.Image, two: Image.Image) -> Image.Image:
    """White where one has something the other has nowhere near."""
    return ImageChops.lighter(beyond(one, two), beyond(two, one))


def beyond(one: Image.Image, two: Image.Image) -> Image.Image:
    lightest = two.filter(ImageFilter.MaxFilter(NEAR))
    darkest = two.filter(ImageFilter.MinFilter(NEAR))
    off = ImageChops.lighter(ImageChops.subtract(one, lightest), ImageChops.subtract(darkest, one))
    return off.point([255 * (value > ROOM) for value in range(256)])


def count(difference: Image.Image) -> int:
    return difference.histogram()[255]


def allowed(picture: Image.Image) -> int:
    return max(LEAST, round(SHARE * picture.width * picture.height))


def looks_the_same(now: Image.Image, kept: Path, seen: Path) -> None:
    """Compare with the stored picture; keep the new picture for inspection."""
    before = Image.open(kept)
    assert now.size == before.size, f"{kept.stem} has another size."
    difference = differing(now, before)
    if count(difference) > allowed(before):
        now.save(seen / kept.name)
        difference.save(seen / f"{kept.stem}-difference.png")
    found = count(difference)
    assert found <= allowed(before), f"{found} blocks of {kept.stem} differ: see {seen}"
