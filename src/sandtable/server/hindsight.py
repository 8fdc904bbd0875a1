"""The debriefing of a match: the record at once, the results of playing on bit by bit."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from sandtable.engine.debrief import Hindsight, TurningPoint, WinningChance
from sandtable.engine.record import save
from sandtable.engine.scene import Chart, Mark
from sandtable.engine.texts import say
from sandtable.lab.hindsight import (
    Played,
    chance,
    largest_changes,
    last_chance,
    moments_of,
    worth_of_dice,
)
from sandtable.server.live import Live
from sandtable.server.pace import at_its_pace, in_turn
from sandtable.server.render import renderer_for
from sandtable.server.words import FORBIDDEN, RefusedError, refused
from sandtable.server.workers import Whose, Workers

LOTS, GAMES_A_LOT = 3, 8
"""The matches per lot: the curve appears early and becomes finer with each lot."""
POINTS, GAMES_A_POINT = 3, 16
PATIENCE = 20.0
"""The seconds after which the readers count as gone."""


class Afterthought:
    """The results computed from one finished match, for as long as a client asks for them."""

    def __init__(self, live: Live, workers: Workers, data: bytes, moments: int) -> None:
        self.live = live
        self.workers = workers
        self.whose = Whose(live.listed.owner, live.is_foreign)
        people = [seat for seat in live.seats if seat not in live.bots]
        self.seats = people or list(live.match.seats)
        self.data = data
        self.moments = moments
        self.told: asyncio.Task[bytes] = asyncio.create_task(
            workers.debrief(data, is_foreign=live.is_foreign)
        )
        self.exact: dict[int, float] = {}
        self.played: dict[int, Played] = {}
        self.points: list[TurningPoint] = []
        self.done = 0
        self.total = LOTS * self.moments + POINTS
        self._asked = time.monotonic()
        self._work: asyncio.Task[None] | None = None

    def hindsight(self) -> Hindsight:
        """Return the results so far."""
        chances = self.chances()
        return Hindsight(
            seat=self.live.match.seats[0],
            chances=tuple(chances),
            points=tuple(self.points),
            chart=self.chart(),
            dice=worth_of_dice(self.live.match, chances),
            done=self.done,
            total=self.total,
        )

    def chances(self) -> list[WinningChance]:
        found = [self._chance(moment) for moment in range(self.moments)]
        return [*(each for each in found if each), last_chance(self.live.match)]

    def _chance(self, moment: int) -> WinningChance | None:
        if moment in self.exact:
            return WinningChance(moment=moment, share=self.exact[moment])
        played = self.played.get(moment)
        return chance(moment, played) if played else None

    def chart(self) -> Chart | None:
        """Compare the match with those that bots played from its beginning."""
        match, told = self.live.match, self.live.match.game.debrief
        played = self.played.get(0)
        if told is None or match.outcome is None or not played or not played.figures:
            return None
        own = round(match.outcome.metrics[told.metric])
        values = [round(figure) for figure in played.figures]
        low, high = min(own, *values), max(own, *values)
        shares = tuple(values.count(value) / len(values) for value in range(low, high + 1))
        mark = Mark(value=own, text=say("mark-yours"), actual=True)
        title = say("chart-bots", games=len(values))
        return Chart(id=told.metric, title=title, low=low, chances=shares, marks=(mark,))

    # ------------------------------------------------------------------ working

    def go_on(self) -> None:
        """Continue the computation, because a client is still reading."""
        self._asked = time.monotonic()
        if self.done < self.total and (self._work is None or self._work.done()):
            self._work = asyncio.create_task(self._go_on())

    async def _go_on(self) -> None:
        while self.done < self.total and time.monotonic() - self._asked < PATIENCE:
            with suppress(RefusedError):  # leave out moments that take too long
                await self._do(*divmod(self.done, self.moments))
            self.done += 1

    async def _do(self, lot: int, moment: int) -> None:
        if lot < LOTS:
            await self._play_on(moment, lot)
        else:
            await self._point(self.done - LOTS * self.moments)

    async def _play_on(self, moment: int, lot: int) -> None:
        if moment in self.exact:
            return
        found = await self.workers.chance_at(self.whose, self.data, moment, GAMES_A_LOT, lot)
        if isinstance(found, Played):
            before = self.played.get(moment, Played())
            self.played[moment] = before.with_more(found)
        else:
            self.exact[moment] = found

    async def _point(self, place: int) -> None:
        largest = largest_changes(self.chances(), POINTS)
        if place < len(largest):
            moment, change = largest[place]
            which = (self.whose, self.data, moment, change)
            self.points.append(await self.workers.point_at(*which, self.seats, GAMES_A_POINT))

    def stop(self) -> None:
        self.told.cancel()
        if self._work is not None:
            self._work.cancel()


async def afterthought(live: Live, workers: Workers) -> Afterthought:
    """Return the afterthought of a finished match, shared by all readers."""
    if not live.match.is_over:
        raise refused("while-it-runs", FORBIDDEN)
    async with live.lock:
        if live.afterthought is None:
            data = await in_turn(save, live.match)
            moments = await in_turn(moments_of, live.match)
            live.afterthought = Afterthought(live, workers, data, len(moments))
    return live.afterthought


async def told(live: Live, workers: Workers) -> bytes:
    found = await afterthought(live, workers)
    if found.told.done() and (found.told.cancelled() or found.told.exception()):
        live.afterthought = None
        found = await afterthought(live, workers)
    return await asyncio.shield(found.told)


async def seen(live: Live, workers: Workers) -> bytes:
    found = await afterthought(live, workers)
    found.go_on()
    return await at_its_pace(lambda: renderer_for(live.match).part(found.hindsight()))
