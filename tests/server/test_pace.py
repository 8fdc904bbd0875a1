"""Nothing a player can do holds the event loop: rules and views are the business of threads."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sandtable.engine.decisions import Choose
from sandtable.engine.match import Match
from sandtable.server import hindsight, lobby, looking, pace, speech
from sandtable.server.connection import Connection
from sandtable.server.hall import Hall
from sandtable.server.live import Live
from sandtable.server.pace import OneByOne, Pace
from sandtable.server.settings import Settings
from sandtable.server.wire import AnswerGiven, Hello, NewMatch, UndoWanted, Word
from tests.server.registry import all_games

OWNER = "the owner's secret"
PATIENCE = 20.0
RULES = ("__init__", "submit", "undo", "close", "fork", "scene", "known")
"""All that a match does which takes as long as its game wants."""
WISH = NewMatch(game="secret-bids", scenario="short", seats={"blue": "link"})


def test_slow_work_runs_outside_the_event_loop() -> None:
    """The work ends when the event loop says so; were that held, it would wait for ever."""

    async def play() -> list[bool]:
        freed = threading.Event()
        works = [asyncio.create_task(Pace().do(freed.wait, PATIENCE)) for _ in range(3)]
        await asyncio.sleep(0)
        freed.set()
        return await asyncio.gather(*works)

    assert asyncio.run(play()) == [True] * 3


def test_quick_work_needs_no_extra_turn_of_the_event_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pace, "MOMENT", PATIENCE)
    working = Pace().do(threading.get_ident)
    with pytest.raises(StopIteration) as done:
        working.send(None)

    assert done.value.value != threading.get_ident()


def test_the_event_loop_waits_no_moment_when_every_thread_is_late(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else work behind four slow ones would hold it for a moment each."""

    async def play() -> list[bool]:
        at, freed = Pace(), threading.Event()
        works = [asyncio.create_task(at.do(freed.wait, PATIENCE)) for _ in range(pace.THREADS)]
        await asyncio.sleep(0)
        monkeypatch.setattr(pace, "MOMENT", 2 * PATIENCE)
        works.append(asyncio.create_task(at.do(freed.wait, PATIENCE)))
        await asyncio.sleep(0)
        freed.set()
        return await asyncio.gather(*works)

    assert asyncio.run(play()) == [True] * (pace.THREADS + 1)


def test_an_error_comes_back_as_it_was() -> None:
    def late() -> None:
        raise TimeoutError

    with pytest.raises(TimeoutError):
        asyncio.run(Pace().do(late))


def test_matches_are_opened_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "PATIENCE", PATIENCE)
    at_work, most = 0, 0

    def work() -> None:
        nonlocal at_work, most
        at_work += 1
        most = max(most, at_work)
        threading.Event().wait(0.01)
        at_work -= 1

    async def play() -> None:
        lane = OneByOne()
        await asyncio.gather(*(lane.do(work) for _ in range(3)))

    asyncio.run(play())
    assert most == 1


def test_one_that_takes_long_holds_up_no_other() -> None:
    """The first ends when the second has begun."""

    async def play() -> bool:
        lane, begun = OneByOne(), threading.Event()
        first, _ = await asyncio.gather(lane.do(begun.wait, PATIENCE), lane.do(begun.set))
        return first

    assert asyncio.run(play())


class Quiet:
    """A line whose client hears nothing."""

    def __init__(self) -> None:
        self.got_view = asyncio.Event()

    async def send(self, data: bytes) -> None:
        if data.startswith(b'{"type":"view"'):
            self.got_view.set()

    async def close(self, code: int) -> None: ...

    def seated(self) -> None: ...


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> set[int]:
    """Return the threads in which rules have run."""
    found = set[int]()

    def noting(rule: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*args: Any, **kwargs: Any) -> Any:
            found.add(threading.get_ident())
            return rule(*args, **kwargs)

        return noted

    for name in RULES:
        monkeypatch.setattr(Match, name, noting(getattr(Match, name)))
    return found


def at_home(folder: Path, play: Callable[[Hall], Any]) -> None:
    async def session() -> None:
        database = f"sqlite:///{folder}/m.db"
        hall = Hall(Settings(database=database, registry=all_games, insight_processes=0))
        hall.open()
        try:
            await play(hall)
        finally:
            await hall.close()

    asyncio.run(session())


async def answered(hall: Hall, live: Live, key: str) -> None:
    """Let the seat that is asked first give its first answer."""
    decision = live.match.pending[0]
    answer = decision.options[0].id if isinstance(decision, Choose) else decision.low
    version = live.sights[decision.seat].version
    await hall.play(live, decision.seat, AnswerGiven(key, version, answer))


@pytest.mark.parametrize("seats", [{}, {"blue": "link"}], ids=["alone", "two"])
def test_the_rules_never_run_in_the_event_loop(
    tmp_path: Path, threads: set[int], seats: dict[str, str]
) -> None:
    """Not after hundreds of quick answers either, as one more could take long."""

    async def play(hall: Hall) -> None:
        wish = NewMatch(game="secret-bids", scenario="short", seats=seats)
        made = await lobby.create(hall, OWNER, wish)
        live, line = await hall.live(made.id), Quiet()
        connection = Connection(line, live, made.tokens["red"])
        live.connections.add(connection)
        connection.greet(Hello())
        sending = asyncio.create_task(connection.send_all())
        connection.wake.set()
        await line.got_view.wait()
        for number in range(250):
            line.got_view.clear()
            await answered(hall, live, f"answer {number}")
            seat = live.match.inputs[-1].seat
            undo = UndoWanted(f"undo {number}", live.sights[seat].version)
            await hall.play(live, seat, undo)
            await line.got_view.wait()
        sending.cancel()

    at_home(tmp_path, play)

    assert threads
    assert threading.get_ident() not in threads


def test_looking_back_never_asks_the_rules_in_the_event_loop(
    tmp_path: Path, threads: set[int]
) -> None:
    async def play(hall: Hall) -> None:
        made = await lobby.create(hall, OWNER, WISH)
        live = await hall.live(made.id)
        await answered(hall, live, "an answer")
        await speech.speak(hall, live, "red", Word("enough", "resign"))
        await looking.replay(hall, live, "red", 0, [], 0)
        await lobby.fork(hall, made.id, OWNER, 0)
        await lobby.rematch(hall, made.id, OWNER)
        await lobby.match_file(hall, made.id, OWNER)
        await hindsight.seen(live, hall.workers)
        hall.drop(live)
        await hall.live(made.id)

    at_home(tmp_path, play)

    assert threads
    assert threading.get_ident() not in threads
