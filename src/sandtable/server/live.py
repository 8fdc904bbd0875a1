"""A match in memory: its players, its connections and its standing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from sandtable.engine.decisions import Answer
from sandtable.engine.match import Match
from sandtable.server import inputs
from sandtable.server.catalogue import player_title
from sandtable.server.history import History, version_of
from sandtable.server.sight import Sight, Told, name_of
from sandtable.server.tokens import hashed
from sandtable.server.views import Views
from sandtable.server.wire import Holder
from sandtable.server.words import FORBIDDEN, UNKNOWN, refused
from sandtable.storage.rows import Input, Listed, Seat, Standing, stored_checkpoint
from sandtable.storage.store import Append

if TYPE_CHECKING:
    from sandtable.server.connection import Connection

BOT = "bot"


class Live:
    """A match that is being played or looked at, by `guests` of whom some have not greeted yet.

    The lock is held from an input until it is durable, and while a view is made, so that nobody
    sees what could still be lost.
    """

    def __init__(self, listed: Listed, history: History) -> None:
        self.listed = listed
        self.id = listed.id
        self.match = history.match
        self.history = history
        self.seats: dict[str, Seat] = {seat.seat: seat for seat in listed.seats}
        self.bots = {seat.seat for seat in listed.seats if seat.kind == BOT}
        self.keys: dict[tuple[str, str], int] = {}
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.guests = 0
        self.is_gone = False
        self.insights: dict[str | None, tuple[int, asyncio.Future[bytes]]] = {}
        self.bot_play: asyncio.Task[None] | None = None
        self.views = Views(history, listed.standing, self.bots, self._forget_from)
        self._checkpoint = self.match.checkpoints[-1]

    # ------------------------------------------------------------------ looking

    @property
    def version(self) -> int:
        return self.history.version

    @property
    def is_open(self) -> bool:
        return self.history.is_open

    @property
    def sights(self) -> dict[str | None, Sight]:
        return self.views.sights

    @property
    def is_idle(self) -> bool:
        return not (self.guests or self.lock.locked() or self.bot_play)

    def seat_of(self, token: str | None) -> str | None:
        """Return the seat a token opens; no token is a spectator's."""
        if not token:
            return None
        key = hashed(token)
        found = next((s.seat for s in self.seats.values() if s.token and s.token == key), None)
        if found is None:
            raise refused("wrong-token", FORBIDDEN)
        return found

    def eyes_of(self, token: str | None, wanted: str | None) -> str | None:
        """Return through whose eyes one may look: one's own, and when all is over anybody's."""
        own = self.seat_of(token)
        if wanted is None or wanted == own:
            return own
        if wanted not in self.seats:
            raise refused("no-such-seat", UNKNOWN, game=self.listed.game, seat=wanted)
        if not self.match.is_over:
            raise refused("while-it-runs", FORBIDDEN)
        return wanted

    def view(self, seat: str | None, told: Told) -> bytes:
        """Return what a seat sees and has not been told yet; then it has been told all."""
        return self.views.view(seat, told, self.holders())

    def holders(self) -> list[Holder]:
        here = {connection.seat for connection in self.connections}
        return [
            Holder(
                seat.seat,
                self.views.renderer.seat_name(seat.seat),
                seat.kind,
                seat.bot,
                player_title(self.match.game, seat.bot) if seat.kind == BOT else None,
                seat.kind == BOT or seat.seat in here,
            )
            for seat in self.seats.values()
        ]

    def at(self, seat: str | None, count: int) -> Live:
        """Return the match as a seat saw it after some answers, for looking at only."""
        past = Live(self.listed, self.history.at(seat, count))
        past.sights[seat].version = self.sights[seat].version
        return past

    # ------------------------------------------------------------------ playing

    def give(self, seat: str, answer: Answer, key: str | None) -> Append:
        """Submit an answer; return what must be written. An illegal one changes nothing."""
        return self._append(inputs.give(self.views, seat, answer, key))

    def take_back(self, seat: str, key: str) -> Append:
        """Undo a seat's last answer; return what must be written."""
        return self._append(inputs.take_back(self.views, seat, key))

    def _append(self, rows: list[Input]) -> Append:
        last = self.match.checkpoints[-1]
        is_new, self._checkpoint = last is not self._checkpoint, last
        kept = stored_checkpoint(self.match.game.rules_version, last) if is_new else None
        return Append(self.id, tuple(rows), self.standing(), kept)

    def standing(self) -> Standing:
        standing = standing_of(self.match)
        if self.match.solo:
            return standing
        sights = {name_of(seat): sight.seen for seat, sight in self.sights.items()}
        return msgspec.structs.replace(standing, sights=sights)

    # ------------------------------------------------------------------ connections

    def changed(self) -> None:
        """Let those know before whose eyes the last input has changed something."""
        self._tell(self.views.news)
        self.views.news = []

    def presence_changed(self) -> None:
        self._tell(self.sights.values())

    def _tell(self, sights: Iterable[Sight]) -> None:
        for sight in sights:
            sight.edition += 1
        for connection in self.connections:
            connection.wake.set()

    def _forget_from(self, seat: str | None, entries: int) -> None:
        """Make the connections of a seat forget the log from an entry on."""
        for connection in self.connections:
            if connection.seat == seat:
                connection.forget_from(entries)


def standing_of(match: Match) -> Standing:
    return Standing(
        version=version_of(match),
        updated=time.time(),
        over=match.is_over,
        outcome=match.outcome,
        waiting=tuple(decision.seat for decision in match.pending),
    )
