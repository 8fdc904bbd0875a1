"""Long work is done in turn, and only while somebody wants it."""

from __future__ import annotations

import asyncio
import sys
from concurrent.futures import Future
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from sandtable.engine.decisions import Answer
from sandtable.engine.dice import seed_from
from sandtable.engine.game import Setup
from sandtable.engine.match import AnyGame, Match
from sandtable.players.search import SearchPlayer
from sandtable.server import bots, errands
from sandtable.server.connection import Connection
from sandtable.server.errands import ErrandError, Wanted
from sandtable.server.hall import Hall
from sandtable.server.live import bot_asked
from sandtable.server.lobby import create
from sandtable.server.position import position
from sandtable.server.settings import Settings
from sandtable.server.socket import enter
from sandtable.server.wire import Hello, NewMatch
from sandtable.server.words import RefusedError, refused
from sandtable.server.workers import LOADED, Whose, Workers
from tests.players.test_search import HOW, Moody
from tests.server.nobody import Nobody
from tests.server.registry import all_games, slow_to_load
from tests.tiny import secret_bids

PATIENCE = 20.0


class Slow:
    """A process that is done when the test says so."""

    def __init__(self) -> None:
        self.begun: list[object] = []
        self.turn = asyncio.Lock()
        self.now: Future[Any] = Future()

    def submit(self, work: object, *args: Any) -> Future[Any]:
        self.begun.append(args[-1] if args else work)
        self.now = Future()
        self.now.set_running_or_notify_cancel()
        return self.now

    def stop(self) -> None: ...


async def turns() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_an_insight_that_is_not_wanted_any_more_is_never_begun() -> None:
    async def play() -> None:
        workers, slow = Workers(all_games, 1, 1), Slow()
        idle: list[Any] = workers._insights._idle
        idle[:] = [slow]
        asked = [asyncio.create_task(workers.insight(None, name)) for name in (b"1", b"2", b"3")]
        await turns()
        asked[0].cancel()
        asked[1].cancel()
        await turns()
        assert slow.begun == [b"1"]

        slow.now.set_result(b"too late")
        await turns()
        assert slow.begun == [b"1", b"3"]
        slow.now.set_result(b"found")
        assert await asked[2] == b"found"

    asyncio.run(play())


@pytest.mark.parametrize(("blue", "begun"), [("bot:random", [errands.start]), ("me", [])])
def test_the_process_of_a_bot_starts_before_its_turn(
    blue: str, begun: list[object], tmp_path: Path
) -> None:
    async def play() -> None:
        database = f"sqlite:///{tmp_path}/m.db"
        hall = Hall(Settings(database=database, registry=all_games, insight_processes=0))
        bots: list[Any] = hall.workers._bots
        bots[:] = [slow := Slow()]
        hall.open()
        wish = NewMatch(game="secret-bids", scenario="long", seats={"red": "me", "blue": blue})
        await create(hall, "owner", wish)
        assert slow.begun == begun
        await hall.close()

    asyncio.run(play())


def has_loaded_before() -> bool:
    return LOADED in sys.modules


def test_a_process_starts_with_the_games_loaded() -> None:
    """A copy takes milliseconds; a fresh process would first load everything for a second."""
    workers = Workers(all_games, 1, 0)
    try:
        assert workers._bots[0].submit(has_loaded_before).result(PATIENCE)
    finally:
        workers.stop()


def test_loading_the_games_takes_nothing_from_what_an_answer_may_cost() -> None:
    """A process may be new when a stranger's answer comes, and the machine slow."""
    match = Match(slow_to_load()["secret-bids"], Setup("long"), seed_from(7))
    data = position(match)

    async def play() -> None:
        workers = Workers(slow_to_load, 0, 0)
        try:
            await workers.rehearse("red", "horse", data)
        finally:
            workers.stop()

    asyncio.run(play())


@pytest.mark.parametrize(
    ("refusals", "looks", "goes_on"), [(2, 0, True), (3, 0, False), (3, 1, True), (6, 1, False)]
)
def test_a_bot_whose_answer_is_refused_is_asked_again(
    refusals: int, looks: int, goes_on: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three times in a row, and whenever somebody opens the table."""

    async def play() -> bool:
        hall = Hall(Settings(database=f"sqlite:///{tmp_path}/m.db", registry=all_games))
        thought, left = hall.workers.answer, iter(range(refusals))

        async def answer(*asked: Any) -> Answer:
            if next(left, None) is not None:
                raise refused("too-costly")
            return await thought(*asked)

        monkeypatch.setattr(hall.workers, "answer", answer)
        hall.open()
        seats = {"red": "me", "blue": "bot:random"}
        wish = NewMatch(game="secret-bids", scenario="long", seats=seats)
        live = await hall.live((await create(hall, "owner", wish)).id)
        assert live.bot_play
        await live.bot_play
        for _ in range(looks):
            await enter(hall, Connection(Nobody(), live, None), Hello(log=0, boards=()))
            assert live.bot_play is not None
            await live.bot_play
        has_played = bot_asked(live) is None
        await hall.close()
        return has_played

    assert asyncio.run(play()) == goes_on


def test_thinking_ahead_delays_nobody_else() -> None:
    async def play() -> None:
        workers, slow, quick = Workers(all_games, 1, 0), Slow(), Slow()
        holders: dict[str, Any] = vars(workers)
        holders["_thinker"], holders["_bots"] = slow, [quick]
        asked = [
            asyncio.create_task(workers.answer(Wanted("one match", "german", bot), b""))
            for bot in ("search", "thumb")
        ]
        await turns()
        assert (len(slow.begun), len(quick.begun)) == (1, 1)
        quick.now.set_result("done")

        assert await asked[1] == "done"
        assert not asked[0].done()
        slow.now.set_result("best")
        assert await asked[0] == "best"

    asyncio.run(play())


def thoughtful() -> dict[str, AnyGame]:
    game = replace(secret_bids.GAME, bots={"moody": Moody}, thinking=HOW)
    return {game.id: game}


def test_a_finished_thought_survives_undos() -> None:
    match = Match(thoughtful()["secret-bids"], Setup("long"), seed_from(7), solo=True)
    wanted = Wanted("a match", "red", "search")
    for _ in range(2):
        match.submit("red", errands.answer(thoughtful, wanted, position(match)))
    bot = errands._bots[wanted]
    assert isinstance(bot.player, SearchPlayer)
    thought = [plan.tried for plan in bot.player.plans]

    for _ in range(2):
        match.undo("red")
    errands.answer(thoughtful, wanted, position(match))

    again = errands._bots.pop(wanted)
    assert again is not bot
    assert again.player is bot.player
    assert [plan.tried for plan in bot.player.plans] == thought


def test_returning_to_a_plan_shows_its_odds_at_once() -> None:
    match = Match(all_games()["raid-on-schweinfurt"], Setup("standard"), seed_from(7))
    for _ in range(2):
        match.submit("us", "keep")
    first = errands.insight(all_games, "us", position(match))
    match.undo()
    match.submit("us", "keep")
    kept = dict(errands._insights)

    assert errands.insight(all_games, "us", position(match)) is first
    assert errands._insights == kept


@pytest.mark.parametrize("is_foreign", [True, False])
def test_behind_a_strangers_match_only_strangers_wait(*, is_foreign: bool) -> None:
    async def play() -> None:
        workers, ours, theirs = Workers(all_games, 1, 1), Slow(), Slow()
        for crew, slow in ((workers._insights, ours), (workers._strangers, theirs)):
            idle: list[Any] = crew._idle
            idle[:] = [slow]
        asked = [
            asyncio.create_task(workers.insight("us", b"1", is_foreign=is_foreign)),
            asyncio.create_task(workers.debrief(b"2", is_foreign=is_foreign)),
        ]
        for _ in asked:
            await turns()
            (theirs if is_foreign else ours).now.set_result(b"null")

        assert await asyncio.gather(*asked) == [b"null", b"null"]
        assert (theirs if is_foreign else ours).begun == [b"1", b"2"]

    asyncio.run(play())


@pytest.mark.parametrize("is_foreign", [True, False])
def test_debriefing_many_matches_takes_turns_with_others(*, is_foreign: bool) -> None:
    async def play() -> None:
        workers, slow = Workers(all_games, 1, 1), Slow()
        vars(workers)["_strangers_analyst" if is_foreign else "_analyst"] = slow

        def look(owner: str, lot: int) -> asyncio.Task[Any]:
            whose = Whose(owner, is_foreign)
            return asyncio.create_task(workers.chance_at(whose, b"", 0, 8, lot))

        asked = [look("greedy", lot) for lot in (1, 2, 3)]
        await turns()
        asked.append(look("modest", 4))
        for _ in asked:
            await turns()
            slow.now.set_result(0.5)
        await asyncio.gather(*asked)

        assert slow.begun == [1, 4, 2, 3]

    asyncio.run(play())


@pytest.mark.parametrize("is_foreign", [True, False])
def test_an_error_in_the_rules_counts_as_a_fault_of_the_file(*, is_foreign: bool) -> None:
    async def play() -> None:
        workers, slow = Workers(all_games, 1, 1), Slow()
        for crew in (workers._insights, workers._strangers):
            idle: list[Any] = crew._idle
            idle[:] = [slow]
        asked = asyncio.create_task(workers.insight("us", b"", is_foreign=is_foreign))
        await turns()
        slow.now.set_exception(ErrandError("KeyError 'crew'"))

        with pytest.raises(RefusedError if is_foreign else ErrandError):
            await asked

    asyncio.run(play())


def test_an_answer_that_the_rules_make_nothing_of_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stumble(_: Match) -> None:
        raise KeyError("crew")

    data = position(Match(all_games()["secret-bids"], Setup("long"), seed_from(7)))
    assert errands.rehearse(all_games, "red", "horse", data) is None
    monkeypatch.setattr(errands, "look", stumble)

    why = errands.rehearse(all_games, "red", "horse", data)
    assert why is not None
    assert "cannot play this" in why.en


def test_the_lease_on_bots_is_held_as_long_as_they_think(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        asked, enough = list[object](), asyncio.Event()

        async def ask(*_: object) -> float:
            asked.append(_)
            if len(asked) > 3:
                enough.set()
            return 0.0

        monkeypatch.setattr(bots, "asked_for", ask)
        limits = Settings(database="", lease_seconds=0.03)
        hall: Any = SimpleNamespace(has_peers=True, settings=limits)
        async with asyncio.timeout(PATIENCE), bots.lease(hall, hall):
            await enough.wait()

    asyncio.run(play())
