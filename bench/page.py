"""The page: what it weighs, and how long until somebody can use it."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import httpx
from playwright.sync_api import Browser, Locator, sync_playwright

from bench.server import House, serving_a_file
from sandtable.server.settings import STATIC

QUIET = ("--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-sync")
TIMES, ANSWERS = 5, 3
PLAY = re.compile("Play now|Jugar ya")
LINKED = re.compile(r'(?:src|href)="(/[^"]+)"')
RAID = "[data-game='raid-on-schweinfurt']"
NOW = "performance.now()"
UNTIL_ASKED = """button => new Promise(done => {
    const asked = () => document.querySelector('#asked')?.textContent ?? '';
    const before = asked(), start = performance.now();
    const watch = new MutationObserver(() => {
        const choice = document.querySelector('button.choice, form button');
        if (!asked() || asked() === before || !choice || choice.disabled) return;
        watch.disconnect();
        done(performance.now() - start);
    });
    const all = {subtree: true, childList: true, attributes: true, characterData: true};
    watch.observe(document, all);
    button.click();
})"""

OWNER = {"X-Owner": "bench-" * 5}
PACKINGS = ("identity", "gzip", "gzip, br")
Way = tuple[str, list[str]]


def lines() -> Iterator[str]:
    yield ""
    if not (STATIC / "index.html").is_file():
        yield "The page was not measured: the client is not built (`make web`)."
        return
    with serving_a_file() as house:
        yield "A visit with an empty cache, in bytes. Browsers take Brotli over https and from"
        yield "their own machine, gzip over plain http; only files of the client come in Brotli."
        yield ""
        yield "| what | bytes | gzip | Brotli |"
        yield "| --- | ---: | ---: | ---: |"
        yield from weights(house)
        yield from times(house)


def weights(house: House) -> Iterator[str]:
    files = {f"/{file.relative_to(STATIC)}" for file in STATIC.rglob("*.*") if is_plain(file)}
    first = {"/index.html", *LINKED.findall((STATIC / "index.html").read_text("utf-8"))}
    ways: list[Way] = [
        ("first visit: the page with its scripts, styles and icon", sorted(first)),
        ("later: the table with all that belongs to a match", sorted(files - first)),
        ("every file of the client", sorted(files)),
        ("list of games", ["/api/games"]),
        ("all rules of the raid", ["/api/games/raid-on-schweinfurt/rules"]),
    ]
    with httpx.Client(base_url=house.urls[0], headers=OWNER, timeout=60) as http:
        body = {"game": "raid-on-schweinfurt", "scenario": "standard"}
        match = http.post("/api/matches", json=body).json()
        ways.append(("a match with its boards", [f"/api/matches/{match['id']}/at/0"]))
        for name, paths in ways:
            sent = [sum(as_sent(http, path, packing) for path in paths) for packing in PACKINGS]
            yield f"| {name} | " + " | ".join(f"{size:,}" for size in sent) + " |"


def is_plain(file: Path) -> bool:
    return file.is_file() and file.suffix != ".br"


def as_sent(http: httpx.Client, path: str, packing: str) -> int:
    with http.stream("GET", path, headers={"Accept-Encoding": packing}) as reply:
        return sum(len(part) for part in reply.iter_raw())


def times(house: House) -> Iterator[str]:
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        yield "| time to interactive | | not measured: no Chromium |"
        return
    yield ""
    yield f"In headless Chromium on the same machine, median of {TIMES} visits with an empty cache."
    yield "The match is a raid, in which nobody waits for a bot."
    yield ""
    yield "| from | to | time |"
    yield "| --- | --- | ---: |"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=[*QUIET])
        visits = [visited(browser, house.urls[0]) for _ in range(TIMES)]
        browser.close()
    for (start, end), *taken in zip(WAYS, *visits, strict=True):
        yield f"| {start} | {end} | {median(taken):,.0f} ms |"


WAYS = (
    ("opening the address", "a match can be begun"),
    ("beginning a match", "the first question can be answered"),
    ("the first answer", "the next question can be answered"),
    ("a later answer", "the next question can be answered"),
)


def visited(browser: Browser, url: str) -> list[float]:
    """Return the milliseconds to the lobby, to the first question, and after answers."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.add_init_script("localStorage['sandtable.briefed'] = '\"never\"'")
    page.goto(url, wait_until="commit")
    page.get_by_role("button", name=PLAY).first.wait_for()
    lobby: float = page.evaluate(NOW)
    begun = timed(page.locator(RAID).get_by_role("button", name=PLAY))
    first, *later = (timed(page.locator("button.choice").first) for _ in range(ANSWERS))
    context.close()
    return [lobby, begun, first, median(later)]


def timed(button: Locator) -> float:
    """Return the milliseconds from a click until another question can be answered.

    The page itself looks at its clock: Playwright's own click waits for frames to be drawn.
    """
    taken: float = button.evaluate(UNTIL_ASKED)
    return taken


if __name__ == "__main__":
    for line in lines():
        print(line, flush=True)
