"""A player's actions at the table, found by the words and shapes of the page."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLateError

from tests.server.house import House

PLAY = re.compile("Play now|Jugar ya")
CONFIRM = re.compile("Confirm|Confirmar")
UNDO = re.compile("Undo|Deshacer")
PATIENT = 40


CREATE = """async wish => {
  const { owner } = JSON.parse(localStorage.getItem('sandtable'));
  const reply = await fetch('/api/matches', {method: 'POST', body: JSON.stringify(wish),
    headers: {'X-Owner': owner, 'Content-Type': 'application/json'}});
  return reply.json(); }"""


def created(page: Page, **wish: object) -> dict[str, Any]:
    """Create a match as the lobby would, and go to its table."""
    page.wait_for_selector("h1")
    made: dict[str, Any] = page.evaluate(CREATE, {"title": "Test", **wish})
    page.goto(page.url.partition("#")[0] + f"#/table/{made['id']}")
    return made


def new_match(page: Page, game: str = "raid-on-schweinfurt") -> None:
    card = page.locator(f"[data-game='{game}']")
    card.get_by_role("button", name=PLAY).click()
    expect(asked(page)).not_to_be_empty()


def uploaded(page: Page, house: House, file: bytes, seat: str) -> str:
    """Join a match that another owner uploaded from a file; return the link of the seat."""
    made = house.owner().ask("POST", "/matches/upload", content=file).json()
    link = page.url.partition("#")[0] + f"#/table/{made['id']}/{made['tokens'][seat]}"
    page.goto(link)
    page.wait_for_selector("svg[role=group]")
    return link


def fan_out(page: Page, stack: str) -> None:
    """Point at a stack until it lies fanned out; the board may still be settling."""
    for _ in range(PATIENT):
        page.locator(f".hit[data-stack='{stack}']").hover(force=True)
        page.wait_for_timeout(250)
        if page.locator(".spread").count():
            return
        page.mouse.move(0, 0)
    msg = f"The stack {stack} does not fan out."
    raise AssertionError(msg)


def ring(page: Page, hexes: str = "[data-space-id]") -> Locator:
    """Point at lit hexes until one shows its headings; a card may lie over others."""
    headings, lit = page.locator(".headings .heading"), page.locator(f"[role=button]{hexes}")
    for _ in range(PATIENT):
        lit.first.wait_for(state="attached")
        for cell in lit.all():
            page.mouse.move(0, 0)
            with suppress(TooLateError):  # the board may still be settling
                cell.hover(force=True, timeout=2_000)
            page.wait_for_timeout(200)
            if headings.count():
                return headings
    msg = "No hex shows its headings."
    raise AssertionError(msg)


def asked(page: Page) -> Locator:
    return page.locator("#asked")


def result(page: Page) -> Locator:
    return page.get_by_text(re.compile("^(Result|Resultado)$", re.IGNORECASE))


def is_over(page: Page) -> bool:
    return result(page).count() > 0


def answer(page: Page) -> None:
    """Accept the suggested number or the first option; wait until the answer is accepted."""
    before = page.locator(".words:not(text)").first.inner_text()
    confirm = page.get_by_role("button", name=CONFIRM)
    choice = page.locator("button.choice").first
    (confirm if confirm.count() else choice).click()
    page.wait_for_function(
        "before => document.querySelector('.words:not(text)')?.innerText !== before", arg=before
    )
    expect(page.locator("button.choice:disabled, form button:disabled")).to_have_count(0)


def play_on(page: Page, answers: int = 60) -> None:
    """Answer until the match is over."""
    for _ in range(answers):
        if is_over(page):
            return
        answer(page)
    expect(result(page).first).to_be_visible()
