"""A match against a slow bot in the terminal."""

from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.console import Console
from textual.pilot import Pilot

from sandtable.cli.plain import Talk
from sandtable.cli.session import Session
from sandtable.cli.tui.app import TableApp
from sandtable.engine.decisions import Decision
from sandtable.engine.dice import SeededDice, seed_from
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.record import decode
from sandtable.players.search import SearchPlayer
from tests.cli.tui.evening import spend
from tests.players.test_search import HOW, Moody
from tests.tiny import secret_bids

GAME = replace(secret_bids.GAME, bots={"moody": Moody}, thinking=HOW)
THINKING = "Blue is thinking; this takes about half a minute."


class Late(SearchPlayer):
    """Begins to think when the test says so; thinking may be cut short."""

    is_awake = is_cut_short = False

    def will_think(self, known: object, decision: Decision) -> bool:
        return self.is_awake and super().will_think(known, decision)

    def plans_tried(self, known: object) -> Iterator[float]:
        if self.is_cut_short:
            raise KeyboardInterrupt
        return super().plans_tried(known)


@pytest.fixture
def blue() -> Late:
    return Late(GAME, GAME.printed_box, "blue", SeededDice(seed_from("blue")), Moody, HOW)


@pytest.fixture
def session(tmp_path: Path, blue: Late) -> Session:
    """The first round, in which Blue has bid already and Red is asked."""
    match = Match(GAME, Setup("long"), seed_from("7"))
    made = Session(match, {"blue": blue}, tmp_path / "match.json", "en")
    blue.is_awake = True
    return made


def test_the_player_sees_what_the_program_waits_for(session: Session, blue: Late) -> None:
    told: list[str] = []
    session.announce = told.append
    session.answer("horse")
    assert (told, session.may_take_long) == ([], True)

    session.answer(0)

    assert told == [THINKING]
    assert blue.has_thought
    assert not session.may_take_long


def test_without_a_screen_one_line_says_what_the_program_waits_for(session: Session) -> None:
    out = StringIO()
    Talk(session, Console(file=out, width=100))
    session.answer("horse")
    session.answer(0)

    assert out.getvalue() == f"{THINKING}\n"


def test_an_answer_is_kept_though_the_thinking_is_cut_short(session: Session, blue: Late) -> None:
    blue.is_cut_short = True
    session.answer("horse")
    with pytest.raises(KeyboardInterrupt):
        session.answer(1)

    kept = decode(session.file.read_bytes()).inputs
    assert [(given.seat, given.answer) for given in kept][-2:] == [("red", "horse"), ("red", 1)]


def test_bots_continue_even_if_saving_fails(session: Session, blue: Late) -> None:
    session.answer("horse")
    session.file = session.file / "no folder" / "match.json"
    with pytest.raises(OSError, match="no folder"):
        session.answer(0)

    assert blue.has_thought
    assert session.asked is not None


def test_the_screen_tells_it_too(session: Session, blue: Late) -> None:
    told: list[str] = []

    async def play(app: TableApp, pilot: Pilot[None]) -> None:
        def notify(text: str, **_: object) -> None:
            told.append(text)

        app.notify = notify  # type: ignore[method-assign, assignment]  # listen in
        await pilot.press("1")
        await pilot.press("0", "enter")
        await pilot.pause()
        assert blue.has_thought

    spend(session, play, (140, 45))

    assert told == [THINKING]
    assert session.asked is not None
    assert len(session.match.inputs) == 6
