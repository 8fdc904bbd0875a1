"""Two pages play one match against each other; neither receives its opponent's secrets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.admirals import (
    GAME,
    SEATS,
    Admiral,
    Radio,
    leaks,
    moments,
    new_match,
    seen_at,
    stored,
)
from tests.browser.conftest import STATIC, OpenPage
from tests.browser.table import asked, created, fan_out, result
from tests.server.house import SAME_DICE, House

LANGUAGES = {"british": "en", "german": "es"}
LINKS = {"british": "link", "german": "link"}
SMALL, LARGE = (780, 560), (1300, 860)
LONGEST = 300
"""So many answers at most: by then one has sunk the other."""

CLICK = """async ([asked, id]) => {
  const patience = Date.now() + 20_000;
  const type = () => document.querySelector('#type');
  const choice = () => [...document.querySelectorAll('button[data-option]:not(:disabled)')]
    .find(one => one.dataset.option === id);
  const isAsked = () => document.querySelector('#asked')?.innerText.startsWith(asked);
  while (!(isAsked() && choice()) && Date.now() < patience) {
    if (isAsked() && type() && type().value !== id) {
      type().value = id;
      type().dispatchEvent(new Event('input'));
    }
    await new Promise(done => setTimeout(done, 5));
  }
  if (!choice()) throw new Error(`${id} is not offered`);
  choice().click(); }"""
"""Choose an option by its button; one of too many for buttons is typed first."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("admirals")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[House]:
    assert STATIC.exists(), "The client is not built: run `make web`."
    running = House(f"sqlite:///{folder / 'matches.db'}", SAME_DICE)
    yield running
    running.stop()


class Table:
    """Two pages and a spectator's at one match, and the same match played beside them."""

    def __init__(self, open_page: OpenPage) -> None:
        watcher = open_page("en", *SMALL)
        self.radios: dict[str | None, Radio] = {None: Radio(watcher, None)}
        made = created(watcher, game="bismarck", scenario="basic", options={}, seats=LINKS)
        self.id = made["id"]
        for seat, language in LANGUAGES.items():
            page = open_page(language, *LARGE)
            self.radios[seat] = Radio(page, seat)
            page.goto(f"{watcher.url}/{made['tokens'][seat]}")
            expect(asked(page)).not_to_be_empty()
        self.match = new_match()
        self.admirals = {seat: Admiral(seat) for seat in SEATS}

    def page(self, seat: str | None) -> Page:
        return self.radios[seat].page

    def play(self, turn: int) -> None:
        """Answer by the buttons of the pages until a turn has come, or the end."""
        while not self.match.is_over and self.match.state.turn < turn:
            assert len(self.match.inputs) < LONGEST, "The admirals should have met."
            self.answer()

    def answer(self, place: int = 0) -> None:
        decision = self.match.pending[place]
        answer = self.admirals[decision.seat].answer(self.match, decision)
        language = LANGUAGES[decision.seat]
        asked_in_words = GAME.texts(decision.ask, language)
        self.page(decision.seat).evaluate(CLICK, [asked_in_words, answer])
        self.match.submit(decision.seat, answer)

    def come_to(self, question: str) -> None:
        """Answer until both are asked this."""
        while True:
            others = [n for n, each in enumerate(self.match.pending) if each.id != question]
            if not others:
                return
            self.answer(others[0])

    def sail(self, seat: str, counter: str, stack: str, zone: str) -> None:
        """Order a ship on the board: its counter, and a lit zone."""
        page = self.page(seat)
        if counter.startswith("force"):
            page.locator(f".hit[data-stack='{stack}/0']").click()
        else:
            fan_out(page, f"{stack}/0")
            page.locator(f".spread[data-piece-id='{counter}']").dispatch_event("click")
        page.locator(f"[data-space-id='{zone}'][role=button]").click()
        for answer in (counter, zone):
            self.match.submit(seat, answer)


def test_two_pages_play_a_match_and_neither_is_sent_a_secret(
    open_page: OpenPage, folder: Path
) -> None:
    table = Table(open_page)
    table.come_to("ship-orders")
    table.sail("german", "prinz_eugen", "F20", "F19")
    table.sail("british", "force-1", "G15", "F15")
    table.play(turn=6)
    comes_back(table)
    table.play(turn=30)

    assert table.match.state.turn >= 7
    for radio in table.radios.values():
        expect(result(radio.page).first).to_be_visible()
        expect(radio.page.get_by_role("tab")).to_have_count(0)
    assert leaked(table, folder) == []
    both_fleets_are_shown(table.page(None))
    both_fleets_are_shown(table.page("german"))


def comes_back(table: Table) -> None:
    """A player leaves, the other plays on, and the returning player sees the present state."""
    page = table.page("german")
    here = page.url
    page.goto("about:blank")
    expect(table.page("british").get_by_text("away").first).to_be_visible()
    for _ in range(3):
        if table.match.pending[0].seat == "british":
            table.answer()
    page.goto(here)
    expect(asked(page)).not_to_be_empty()
    expect(table.page("british").get_by_text("away")).to_have_count(0)


def leaked(table: Table, folder: Path) -> list[str]:
    """Return everything in any frame that its seat could not know at that time."""
    rows = stored(folder / "matches.db", table.id)
    known = moments([(seat, answer) for seat, answer, _ in rows])
    assert known[-1].over
    found = []
    for seat, radio in table.radios.items():
        versions = seen_at(rows, seat)
        assert len(radio.views) > len(versions) / 2
        for view in radio.views:
            at = known[versions[view["version"]]]
            found += [f"{seat}, {view['version']}: {leak}" for leak in leaks(view, seat, at)]
    return found


def both_fleets_are_shown(page: Page) -> None:
    """The replay shows what each side saw, side by side."""
    page.keyboard.press("v")
    figures = page.locator("figure[data-side]")
    expect(figures).to_have_count(2)
    page.get_by_role("button", name="To the start").or_(
        page.get_by_role("button", name="Al principio")
    ).click()
    expect(page.locator("figure[data-side=british] [data-piece=hood]")).to_have_count(1)
    expect(page.locator("figure[data-side=german] [data-piece=bismarck]")).to_have_count(1)
    expect(page.locator("figure[data-side=british] [data-piece=bismarck]")).to_have_count(0)
    expect(page.locator("figure[data-side=german] [data-piece=hood]")).to_have_count(0)
