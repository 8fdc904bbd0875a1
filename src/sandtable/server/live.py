"""A match in memory: its players, its connections and its state."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from sandtable.engine.closing import Closing
from sandtable.engine.decisions import Answer, Decision
from sandtable.engine.match import Match
from sandtable.engine.weakly import weakly
from sandtable.server import inputs
from sandtable.server.catalogue import player_title
from sandtable.server.errands import Wanted
from sandtable.server.history import History, version_of
from sandtable.server.sight import Sight, Told, name_of
from sandtable.server.talk import moment, told_to
from sandtable.server.tokens import hashed
from sandtable.server.undo import takes_back_own
from sandtable.server.views import Company, Views
from sandtable.server.wire import Holder, Knock
from sandtable.server.words import ASKING, FORBIDDEN, UNKNOWN, RefusedError, refused
from sandtable.storage.appending import Append
from sandtable.storage.rows import (
    Around,
    Device,
    Input,
    Listed,
    Message,
    Seat,
    Standing,
    stored_checkpoint,
)

if TYPE_CHECKING:
    from sandtable.server.connection import Connection
    from sandtable.server.hindsight import Afterthought

BOT, LINK, ME = "bot", "link", "me"
SILENCE = 50.0
"""The seconds of silence after which a server's players count as absent."""


class Live:
    """A match in play or being watched by `guests`, some of whom have not sent a hello yet.

    A foreign match has custom components or a custom beginning, which may be malicious.

    The lock is held from an input until it is durable, and while a view is made, so that nobody
    sees what could still be lost.
    """

    def __init__(self, listed: Listed, history: History) -> None:
        self.listed = listed
        self.id = listed.id
        self.match = history.match
        self.history = history
        self.settle(Around(listed.seats))
        self.bots = {seat.seat for seat in listed.seats if seat.kind == BOT}
        self.keys: dict[tuple[str, str], int] = {}
        self.elsewhere: dict[str, tuple[float, list[str]]] = {}
        self.thinking: tuple[str, float] | None = None
        self.used = time.monotonic()
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.guests = 0
        self.is_gone = False
        self.insights: dict[str | None, tuple[int, asyncio.Future[bytes]]] = {}
        self.bot_play: asyncio.Task[None] | None = None
        self.renewal: asyncio.Task[None] | None = None
        self.is_stale = False
        self.successor: Live | None = None
        self.afterthought: Afterthought | None = None
        self.is_foreign = bool(self.match.setup.components or self.match.past.checkpoint)
        self.views = Views(history, listed.standing, self.bots, weakly(self._forget_from))
        self._checkpoint = self.match.checkpoints[-1]
        self._questions: dict[str, tuple[Decision | None, int]] = {}
        self._note_questions()

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

    def settle(self, around: Around) -> None:
        """Load the holders of the seats, their browsers and their messages."""
        self.seats: dict[str, Seat] = {seat.seat: seat for seat in around.seats}
        self.devices = around.devices
        self.messages: list[Message] = list(around.messages)

    def renew_people(self, around: Around) -> None:
        """Load changes around the match; disconnect players who have lost their seat."""
        said, knocks = self.messages, {seat: self.knocks(seat) for seat in self.sights}
        self.settle(around)
        talked = said != self.messages
        self._tell(
            s for s in self.sights.values() if talked or knocks[s.seat] != self.knocks(s.seat)
        )
        for connection in list(self.connections):
            with suppress(RefusedError):
                connection.check_authority()

    def seat_of(self, token: str | None) -> str | None:
        """Return the seat that a secret opens; without a secret, a spectator's."""
        if not token:
            return None
        own = self.seat_with(token)
        if own is not None and own.kind != LINK:
            return own.seat
        device = self.device_of(token)
        if device is not None and device.state == "asking":
            raise refused("asking", ASKING)
        if device is None or device.state != "in":
            raise refused("wrong-token" if own is None else "exchange-the-link", FORBIDDEN)
        return device.seat

    def seat_with(self, token: str) -> Seat | None:
        """Return the seat that has this token or this link."""
        key = hashed(token)
        return next((seat for seat in self.seats.values() if seat.token == key), None)

    def device_of(self, token: str | None) -> Device | None:
        """Return the browser that has a secret; the creator's own browser has none."""
        key = hashed(token or "")
        return next((device for device in self.devices if device.token == key), None)

    def seat_by_link(self, link: str) -> str:
        seat = self.seat_with(link)
        if seat is None or seat.kind != LINK:
            raise refused("wrong-token", FORBIDDEN)
        return seat.seat

    def eyes_of(self, token: str | None, wanted: str | None) -> str | None:
        """Return the seat whose view a client may see: its own, or any once the match is over."""
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
        self.used = time.monotonic()
        said = told_to(seat, self.messages, self.people)
        return self.views.view(seat, told, Company(self.holders(), said, self.knocks(seat)))

    def knocks(self, seat: str | None) -> list[Knock]:
        """Return the browsers that ask to be let into a seat."""
        return [
            Knock(device.id, device.name, moment(device.since))
            for device in self.devices
            if seat is not None and device.seat == seat and device.state == "asking"
        ]

    @property
    def people(self) -> list[str]:
        """Return the seats that bots do not hold."""
        return [seat for seat in self.seats if seat not in self.bots]

    def holders(self) -> list[Holder]:
        here = self.seats_here().union(*(seats for _, seats in self.elsewhere.values()))
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

    def seats_here(self) -> set[str]:
        """Return the seats whose players are connected to this server."""
        return {each.seat for each in list(self.connections) if each.seat is not None}

    def hear_presence(self, server: str, seats: list[str]) -> None:
        before = self.elsewhere.get(server, (0.0, []))[1]
        self.elsewhere[server] = (time.monotonic(), seats)
        if seats != before:
            self.presence_changed()

    def forget_the_silent(self) -> bool:
        """Drop servers that have been silent for long; return whether there were any."""
        limit = time.monotonic() - SILENCE
        silent = [server for server, (said, _) in self.elsewhere.items() if said < limit]
        for server in silent:
            del self.elsewhere[server]
        return bool(silent)

    def at(self, seat: str | None, count: int) -> Live:
        """Return the match as a seat saw it after some answers, for reading only."""
        past = Live(self.listed, self.history.at(seat, count))
        past.sights[seat].version = self.sights[seat].version
        return past

    # ------------------------------------------------------------------ playing

    def give(self, seat: str, answer: Answer, key: str | None) -> Append:
        """Submit an answer; return the rows to write. An illegal answer changes nothing."""
        return self._append(inputs.give(self.views, seat, answer, key))

    def take_back(self, seat: str, key: str) -> Append:
        """Undo a seat's last answer; return the rows to write."""
        return self._append(inputs.take_back(self.views, seat, key))

    def close(self, seat: str, how: Closing, key: str) -> Append:
        """End the match by resignation or agreed draw; return the rows to write."""
        return self._append(inputs.close(self.views, seat, how, key))

    def _append(self, rows: list[Input]) -> Append:
        self._note_questions()
        self.views.make({connection.seat for connection in list(self.connections)})
        last = self.match.checkpoints[-1]
        is_new, self._checkpoint = last is not self._checkpoint, last
        kept = stored_checkpoint(self.match.game.rules_version, last) if is_new else None
        return Append(self.id, tuple(rows), self.standing(), kept)

    def _note_questions(self) -> None:
        """Record from which version on each seat's question has been open."""
        for seat in self.match.seats:
            decision = self.match.pending_for(seat)
            if seat not in self._questions or self._questions[seat][0] is not decision:
                self._questions[seat] = decision, self.sights[seat].version

    def is_still_asked(self, seat: str, version: int) -> bool:
        """Return whether the question at a version is still open, despite answers of others."""
        return self._questions[seat][1] <= version <= self.sights[seat].version

    def still_takes_back(self, seat: str, version: int) -> bool:
        """Return whether an undo now takes back the same input as at a version."""
        if version == self.sights[seat].version:
            return True
        return self.is_still_asked(seat, version) and takes_back_own(self.match, self.bots, seat)

    def standing(self) -> Standing:
        standing = standing_of(self.match)
        if self.match.solo:
            return standing
        sights = {name_of(seat): sight.seen for seat, sight in self.sights.items()}
        own: list[str | None] = [seat.seat for seat in self.seats.values() if seat.kind == ME]
        updated = max(self.sights[seat].updated for seat in own or [None])
        return msgspec.structs.replace(standing, sights=sights, updated=updated)

    # ------------------------------------------------------------------ connections

    def changed(self) -> None:
        """Notify the seats that see a change after the last input."""
        self._tell(self.views.news)
        self.views.news = []

    def presence_changed(self) -> None:
        self._tell(self.sights.values())

    def _tell(self, sights: Iterable[Sight]) -> None:
        for sight in sights:
            sight.edition += 1
        for connection in self.connections:
            connection.wake.set()

    def hand_over(self, fresh: Live) -> None:
        """Move the players to the reloaded match."""
        self.successor, fresh.elsewhere = fresh, self.elsewhere
        for connection in list(self.connections):
            self.connections.discard(connection)
            fresh.connections.add(connection)
            connection.move(fresh)

    def _forget_from(self, seat: str | None, entries: int) -> None:
        """Make the connections of a seat drop the log from an entry on."""
        for connection in list(self.connections):  # this may run in another thread
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


def has_failed(asked: asyncio.Future[bytes]) -> bool:
    return asked.done() and (asked.cancelled() or asked.exception() is not None)


def wanted(live: Live, seat: str) -> Wanted:
    """Return the bot of a seat, with its match."""
    return Wanted(live.id, seat, live.seats[seat].bot)


def bot_asked(live: Live) -> str | None:
    return next((d.seat for d in live.match.pending if d.seat in live.bots), None)
