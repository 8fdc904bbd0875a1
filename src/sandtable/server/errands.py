"""The work of worker processes: bots' answers, insights, uploaded files, debriefings."""

from __future__ import annotations

import math
import os
import resource
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Generator, Mapping
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from multiprocessing import parent_process
from multiprocessing.connection import wait
from pathlib import Path
from typing import ParamSpec, TypeVar

import msgspec

from sandtable.engine.debrief import TurningPoint
from sandtable.engine.debriefing import debriefing
from sandtable.engine.decisions import Answer, Decision, IllegalAnswerError
from sandtable.engine.dice import SeededDice, derive
from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Player
from sandtable.engine.inputs import Given
from sandtable.engine.match import AnyGame, Match
from sandtable.engine.misfits import own_texts
from sandtable.engine.record import decode, get_ready, revived
from sandtable.engine.texts import Both
from sandtable.engine.verdict import Verdict
from sandtable.engine.verdict import verify as verdict_on
from sandtable.lab.hindsight import Played, exact_at, played_from, turning_point
from sandtable.players.registry import make_player
from sandtable.players.search import SearchPlayer
from sandtable.server.position import taken_up
from sandtable.server.render import renderer_for
from sandtable.server.settings import Registry
from sandtable.server.words import RefusedError, fitting, refused

KEPT_BOTS = 200
KEPT_INSIGHTS = 500
KEPT_MATCHES = 3
NICENESS = 5
SLICE = 0.5
"""The seconds after which a thought yields to another."""
LARGEST_STATE, LARGEST_SCENE = 1024 * 1024, 2 * 1024 * 1024
"""The size limits of the state of an uploaded match and of a seat's view of it."""
MORE_MEMORY = 768 * 1024 * 1024

P = ParamSpec("P")
T = TypeVar("T")


class SeatedBot(msgspec.Struct):
    """A bot, the inputs it has seen, and its current thought."""

    player: Player
    seen: list[Given]
    thinking: Generator[float] | None = None
    spent: float = 0.0


class Wanted(msgspec.Struct, frozen=True):
    """A bot that has to answer, and the match it is in."""

    match: str
    seat: str
    bot: str


_bots: OrderedDict[Wanted, SeatedBot] = OrderedDict()
_insights: OrderedDict[bytes, bytes] = OrderedDict()
_finished: OrderedDict[bytes, Match] = OrderedDict()


def prepare(registry: Registry) -> None:
    """Set up a worker with low priority that ends with the server.

    Loading the games does not count towards the limits of its errands.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for game in _games(registry).values():
        get_ready(game)
    limit_memory(MORE_MEMORY)


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


class ErrandError(SandtableError):
    """An errand that failed; an error of any kind would not always reach the server."""


def limit_memory(more: int) -> None:
    """Limit this process to so many bytes more than it has now, where the system can tell."""
    statm = Path("/proc/self/statm")
    if statm.is_file():
        now = int(statm.read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (now + more, now + more))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def limited(seconds: int, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Do some work with a limit on processor time, beyond which the system ends this process."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    most = math.ceil(used.ru_utime + used.ru_stime) + seconds
    resource.setrlimit(resource.RLIMIT_CPU, (most, resource.RLIM_INFINITY))
    try:
        return work(*args, **kwargs)
    except MemoryError:
        raise
    except Exception as error:
        msg = f"{type(error).__name__} {error}"
        raise ErrandError(msg) from error


@cache
def _games(registry: Registry) -> Mapping[str, AnyGame]:
    return registry()


class Thought(msgspec.Struct, frozen=True):
    """An unfinished thought: the share done, and the seconds taken."""

    share: float
    spent: float


def answer(registry: Registry, wanted: Wanted, data: bytes) -> Answer:
    """Return a bot's answer, based on its seat's knowledge."""
    match, bot, decision = _asked(registry, wanted, data)
    given = bot.player.answer(match.known(wanted.seat), decision)
    decision.check(given)
    bot.seen = list(match.inputs)
    return given


def think(registry: Registry, wanted: Wanted, data: bytes, *, hurry: bool) -> Answer | Thought:
    """Think for a while; return the answer, or the progress of the thought.

    In a hurry, return the best answer found so far.
    """
    start = time.perf_counter()
    match, bot, decision = _asked(registry, wanted, data)
    if isinstance(bot.player, SearchPlayer):
        thinking = bot.thinking or bot.player.thinking(match.known(wanted.seat), decision)
        for share in thinking:
            if hurry:
                break
            if time.perf_counter() - start > SLICE:
                bot.thinking, bot.seen = thinking, list(match.inputs)
                bot.spent += time.perf_counter() - start
                return Thought(share, bot.spent)
        thinking.close()
    bot.thinking, bot.spent = None, 0.0
    return answer(registry, wanted, data)


def _asked(registry: Registry, wanted: Wanted, data: bytes) -> tuple[Match, SeatedBot, Decision]:
    """Return the match, the bot in its state after its last answer, and the decision."""
    match = taken_up(data, _games(registry))
    decision = match.pending_for(wanted.seat)
    if decision is None:
        msg = f"Nothing is asked of {wanted.seat}."
        raise SandtableError(msg)
    bot = _bots.pop(wanted, None)
    if bot is None or match.inputs[: len(bot.seen)] != bot.seen:
        bot = SeatedBot(_caught_up(match, wanted, bot), [])
    _bots[wanted] = bot
    if len(_bots) > KEPT_BOTS:
        _bots.popitem(last=False)
    return match, bot, decision


def _caught_up(match: Match, wanted: Wanted, before: SeatedBot | None) -> Player:
    """Ask a bot this phase's questions again, so that it recovers its plan, and return it."""
    player = _seated(match, wanted, before)
    start = match.checkpoints[-1].inputs
    past = match.fork(start)
    for given in match.inputs[start:]:
        decision = past.pending_for(given.seat)
        if decision is not None and given.seat == wanted.seat and given.kind == "answer":
            _without_thinking(player).answer(past.known(wanted.seat), decision)
        past.submit(given.seat, given.answer)
    return player


def _without_thinking(player: Player) -> Player:
    return player.bot if isinstance(player, SearchPlayer) else player


def _seated(match: Match, wanted: Wanted, before: SeatedBot | None) -> Player:
    """Return a new bot; a bot that has thought ahead keeps its plan after an undo."""
    if before is not None and isinstance(before.player, SearchPlayer):
        before.player.forget()
        return before.player
    seed = derive(match.seed or wanted.match.encode(), f"bot {wanted.seat}")
    return make_player(match.game, match.box, wanted.seat, wanted.bot, SeededDice(seed))


def insight(registry: Registry, seat: str | None, data: bytes) -> bytes:
    """Return a seat's insight as the client receives it; results are cached."""
    match = taken_up(data, _games(registry))
    if match.game.insight is None:
        return b"null"
    known = match.known(seat)
    key = msgspec.msgpack.encode((match.game.id, match.setup, known, seat))
    if key not in _insights:
        found = match.game.insight(match.box, known, seat)
        _insights[key] = b"null" if found is None else renderer_for(match).part(found)
        if len(_insights) > KEPT_INSIGHTS:
            _insights.popitem(last=False)
    _insights.move_to_end(key)
    return _insights[key]


# ---------------------------------------------------------------------- strangers' files


def examine(registry: Registry, data: bytes) -> Both | None:
    """Play a file and make the view of every seat; return the error, if any."""
    try:
        fitting(lambda: _looked_at(registry, data), own_texts())
    except RefusedError as error:
        return error.why
    return None


def _looked_at(registry: Registry, data: bytes) -> None:
    record = decode(data)
    if record.game not in _games(registry):
        raise refused("no-such-game", game=record.game)
    look(revived(record, _games(registry)[record.game]))


def look(match: Match) -> None:
    """Make the views of every seat and a spectator; none of them may be too large."""
    if len(msgspec.msgpack.encode(match.state)) > LARGEST_STATE:
        raise refused("too-costly")
    for seat in (*match.seats, None):
        if len(msgspec.msgpack.encode(match.scene(seat))) > LARGEST_SCENE:
            raise refused("too-costly")


def rehearse(registry: Registry, seat: str, answer: Answer, data: bytes) -> Both | None:
    """Try an answer where it can do no harm, and return the error in its result, if any.

    Whether the answer is legal is checked elsewhere.
    """
    try:
        fitting(lambda: _tried(taken_up(data, _games(registry)), seat, answer), own_texts())
    except RefusedError as error:
        return error.why
    return None


def _tried(match: Match, seat: str, answer: Answer) -> None:
    with suppress(IllegalAnswerError):
        match.submit(seat, answer)
        look(match)


def verify(registry: Registry, data: bytes) -> Verdict | Both:
    """Return the verdict on a match file, or the reason why there is none."""
    try:
        return fitting(lambda: verdict_on(data, _games(registry)[decode(data).game]), own_texts())
    except RefusedError as error:
        return error.why


# ---------------------------------------------------------------------- looking back


def finished(registry: Registry, data: bytes) -> Match:
    """Return a finished match; the last few are cached for repeated requests."""
    key = blake2b(data, digest_size=16).digest()
    if key not in _finished:
        record = decode(data)
        _finished[key] = revived(record, _games(registry)[record.game])
        if len(_finished) > KEPT_MATCHES:
            _finished.popitem(last=False)
    _finished.move_to_end(key)
    return _finished[key]


def debrief(registry: Registry, data: bytes) -> bytes:
    """Return the debriefing of a match as the client receives it."""
    match = finished(registry, data)
    return renderer_for(match).part(debriefing(match))


def chance_at(registry: Registry, data: bytes, moment: int, games: int, lot: int) -> Played | float:
    """Return the exact chance at a moment, or the results of matches played on from there."""
    match = finished(registry, data)
    exact = exact_at(match, moment) if lot == 0 else None
    seed = derive(data[-64:], f"lot {lot}")
    return played_from(match, moment, games, seed) if exact is None else exact


def point_at(
    registry: Registry, data: bytes, moment: int, change: float, seats: list[str], games: int
) -> TurningPoint:
    match = finished(registry, data)
    return turning_point(match, moment, change, seats, games, derive(data[-64:], "point"))


def start() -> None:
    """Do nothing; this prepares a process for its first question."""
