"""The errands of worker processes: answers of bots, and insight into a position."""

from __future__ import annotations

import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Mapping
from functools import cache
from multiprocessing import parent_process
from multiprocessing.connection import wait

import msgspec

from sandtable.engine.decisions import Answer
from sandtable.engine.dice import SeededDice, derive
from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Player
from sandtable.engine.inputs import Given
from sandtable.engine.match import AnyGame, Match
from sandtable.players.registry import make_player
from sandtable.players.search import SearchPlayer
from sandtable.server.position import taken_up
from sandtable.server.render import renderer_for
from sandtable.server.settings import Registry

KEPT_BOTS = 200
KEPT_INSIGHTS = 500
NICENESS = 5


class SeatedBot(msgspec.Struct):
    """A bot and the inputs it has seen."""

    player: Player
    seen: list[Given]


class Wanted(msgspec.Struct, frozen=True):
    """A bot that has to answer, and the match it is in."""

    match: str
    seat: str
    bot: str


_bots: OrderedDict[Wanted, SeatedBot] = OrderedDict()
_insights: OrderedDict[bytes, bytes] = OrderedDict()


def prepare() -> None:
    """Set a worker up: it leaves the foreground to play, and ends with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


@cache
def _games(registry: Registry) -> Mapping[str, AnyGame]:
    return registry()


def answer(registry: Registry, wanted: Wanted, data: bytes) -> Answer:
    """Return what a bot answers; it knows what its seat knows."""
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
    given = bot.player.answer(match.known(wanted.seat), decision)
    decision.check(given)
    bot.seen = list(match.inputs)
    return given


def _caught_up(match: Match, wanted: Wanted, before: SeatedBot | None) -> Player:
    """Return a bot that has been asked this phase's questions again, so that it plans as before."""
    player = _seated(match, wanted, before)
    start = match.checkpoints[-1].inputs
    past = match.fork(start)
    for given in match.inputs[start:]:
        decision = past.pending_for(given.seat)
        if decision is not None and given.seat == wanted.seat and given.kind == "answer":
            player.answer(past.known(wanted.seat), decision)
        past.submit(given.seat, given.answer)
    return player


def _seated(match: Match, wanted: Wanted, before: SeatedBot | None) -> Player:
    """Return a new bot; one that has thought ahead keeps its plan when answers are undone."""
    if before is not None and isinstance(before.player, SearchPlayer):
        before.player.forget()
        return before.player
    seed = derive(match.seed or wanted.match.encode(), f"bot {wanted.seat}")
    return make_player(match.game, match.box, wanted.seat, wanted.bot, SeededDice(seed))


def insight(registry: Registry, seat: str | None, data: bytes) -> bytes:
    """Return what a seat can work out, as the client gets it; plans seen before are kept."""
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


def warm(registry: Registry) -> list[str]:
    """Load the games, so that the first question is answered as fast as the second."""
    return list(registry())
