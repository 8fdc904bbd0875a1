"""Play a match many times and add up the results.

Game number i of a batch has a seed of its own, derived from the batch's seed, and sums are kept in
whole numbers: the figures are the same for any number of processes.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from multiprocessing.context import BaseContext
from threading import active_count
from time import perf_counter
from typing import Any

import msgspec

from sandtable.engine.bulk import play_out
from sandtable.engine.dice import SeededDice, derive, seed_from
from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Outcome, Setup, find_game
from sandtable.engine.match import AnyGame
from sandtable.players.registry import (
    checked_player,
    checked_seat,
    default_player,
    make_player,
)

AHEAD = 4
"""The number of running blocks per process."""
BLOCK_SECONDS = 0.05
NOBODY = "draw"

Progress = Callable[[int, int], None]


class Batch(msgspec.Struct, frozen=True):
    """A batch of matches to play; it can be sent to another process."""

    game: str
    setup: Setup
    players: dict[str, str]
    seed: str


class Spread(msgspec.Struct, frozen=True):
    """Mean and standard deviation of a metric."""

    mean: float
    sd: float


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The results of a batch, with everything needed to repeat it."""

    game: str
    scenario: str
    games: int
    outcomes: dict[str, int]
    winners: dict[str, int]
    reasons: dict[str, int]
    means: dict[str, Spread]
    games_per_second: float
    seed: str
    options: dict[str, bool | int | str]
    players: dict[str, str]
    components: dict[str, Any]


class Tally:
    """Counts of results, winners and reasons, and sums and sums of squares of every metric."""

    def __init__(self) -> None:
        self.games = 0
        self.outcomes: Counter[str] = Counter()
        self.winners: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()
        self.sums: Counter[str] = Counter()
        self.squares: Counter[str] = Counter()

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.outcomes[outcome.result] += 1
        self.winners[outcome.winner or NOBODY] += 1
        if outcome.reason:
            self.reasons[outcome.reason] += 1
        for name, value in outcome.metrics.items():
            self.sums[name] += value  # type: ignore[assignment]  # metrics are whole numbers
            self.squares[name] += value * value  # type: ignore[assignment]  # metrics are whole numbers

    def include(self, other: Tally) -> None:
        self.games += other.games
        self.outcomes.update(other.outcomes)
        self.winners.update(other.winners)
        self.reasons.update(other.reasons)
        self.sums.update(other.sums)
        self.squares.update(other.squares)

    def means(self) -> dict[str, Spread]:
        return {name: self._spread(total, self.squares[name]) for name, total in self.sums.items()}

    def _spread(self, total: int, squares: int) -> Spread:
        games = self.games
        over = games * squares - total * total
        return Spread(total / games, sqrt(over / (games * max(games - 1, 1))))


def simulate(
    game: AnyGame,
    setup: Setup,
    *,
    players: Mapping[str, str] | None = None,
    games: int = 1000,
    seed: str,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Report:
    """Play `games` matches in `jobs` processes; `progress` receives the number done and in all.

    The game's default bot takes seats that `players` leaves out. An interrupted run reports the
    matches that are done.
    """
    setup = game.checked(setup)
    batch = Batch(game.id, setup, seats_of(game, setup, players or {}), seed)
    started = perf_counter()
    tally = Tally()
    try:
        for part in play_in_blocks(game, batch, games, jobs):
            tally.include(part)
            if progress is not None:
                progress(tally.games, games)
    except KeyboardInterrupt:
        if not tally.games:
            raise
    return report(batch, tally, perf_counter() - started)


def seats_of(game: AnyGame, setup: Setup, players: Mapping[str, str]) -> dict[str, str]:
    """Return the player of each seat, or raise an error for an unknown seat or player."""
    for seat in players:
        checked_seat(game, seat, game.seats_in(setup))
    default = default_player(game)
    return {
        seat: checked_player(game, players.get(seat, default), seat)
        for seat in game.seats_in(setup)
    }


def play_in_blocks(game: AnyGame, batch: Batch, games: int, jobs: int) -> Iterator[Tally]:
    """Play a first timed block in this process, to find a good block size for the others."""
    first = play_for(game, batch, games, BLOCK_SECONDS)
    yield first
    size = first.games
    starts = range(size, games, size)
    blocks = (range(start, min(start + size, games)) for start in starts)
    if jobs == 1 or len(starts) <= 1:
        playing = table(game, batch)
        yield from (play_block(playing, batch, block) for block in blocks)
        return
    workers = min(jobs, len(starts))
    with ProcessPoolExecutor(workers, pool_context(), set_worker, (batch,)) as pool:
        yield from in_order(pool, blocks, AHEAD * workers)


def in_order(pool: ProcessPoolExecutor, blocks: Iterable[range], most: int) -> Iterator[Tally]:
    """Play blocks in a pool, with few enough running that an interruption is quick."""
    waiting: deque[Future[Tally]] = deque()
    for block in blocks:
        if len(waiting) >= most:
            yield waiting.popleft().result()
        waiting.append(pool.submit(worker_block, block))
    while waiting:
        yield waiting.popleft().result()


def table(game: AnyGame, batch: Batch) -> AnyGame:
    """Return the game with this batch's components loaded once for all its matches."""
    box = game.box_for(batch.setup)
    return msgspec.structs.replace(game, open_box=lambda _: box)


def play_for(game: AnyGame, batch: Batch, games: int, seconds: float) -> Tally:
    """Play from game 0 on until the time is up, at least one and at most `games`."""
    playing, tally, started = table(game, batch), Tally(), perf_counter()
    while tally.games < games and (not tally.games or perf_counter() - started < seconds):
        tally.add(play_game(playing, batch, tally.games))
    return tally


def play_block(game: AnyGame, batch: Batch, block: range) -> Tally:
    tally = Tally()
    for number in block:
        tally.add(play_game(game, batch, number))
    return tally


def play_game(game: AnyGame, batch: Batch, number: int) -> Outcome:
    """Play one game; its dice and its players' dice depend only on its number."""
    seed = derive(seed_from(batch.seed), str(number))
    box = game.box_for(batch.setup)
    players = {
        seat: make_player(game, box, seat, name, SeededDice(derive(seed, seat)))
        for seat, name in batch.players.items()
    }
    outcome = game.outcome(box, play_out(game, batch.setup, players, SeededDice(seed)))
    if outcome is None:
        msg = f"Game {number} of seed {batch.seed} ended without a result."
        raise SandtableError(msg)
    return outcome


def report(batch: Batch, tally: Tally, seconds: float) -> Report:
    return Report(
        game=batch.game,
        scenario=batch.setup.scenario,
        games=tally.games,
        outcomes=dict(sorted(tally.outcomes.items())),
        winners=dict(sorted(tally.winners.items())),
        reasons=dict(sorted(tally.reasons.items())),
        means=tally.means(),
        games_per_second=round(tally.games / seconds, 1),
        seed=batch.seed,
        options=batch.setup.options,
        players=batch.players,
        components=batch.setup.components,
    )


# ------------------------------------------------------------------ in other processes


def all_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def pool_context() -> BaseContext:
    """Fork this process where that is safe, because it is fast; otherwise start new ones."""
    if sys.platform == "linux" and active_count() == 1:
        return get_context("fork")
    return get_context("spawn")


_work: list[Callable[[range], Tally]] = []


def set_worker(batch: Batch) -> None:
    """Prepare a worker that leaves the handling of interruptions to its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _work[:] = [partial(play_block, table(find_game(batch.game), batch), batch)]


def worker_block(block: range) -> Tally:
    return _work[0](block)
