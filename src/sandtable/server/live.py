"""A match in memory: what its inputs do to it, and what each seat sees of it."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING

from sandtable.engine.decisions import Answer, IllegalAnswerError
from sandtable.engine.dice import commitment
from sandtable.engine.events import Event
from sandtable.engine.inputs import Checkpoint
from sandtable.engine.match import Match
from sandtable.engine.texts import say
from sandtable.server.render import renderer_for, to_json
from sandtable.server.tokens import hashed
from sandtable.server.wire import Ending, Holder, UndoCost
from sandtable.server.words import FORBIDDEN, refused
from sandtable.storage.rows import UNDO, Input, Listed, Seat, Standing, point_of
from sandtable.storage.store import Append

if TYPE_CHECKING:
    from sandtable.server.connection import Connection

BOT = "bot"


class Told:
    """What a client has: boards, how far in the log, and how many entries of it that are."""

    __slots__ = ("boards", "entries", "heard")

    def __init__(self, boards: Iterable[str] = (), heard: int = 0, entries: int = 0) -> None:
        self.boards = set(boards)
        self.heard = heard
        self.entries = entries


class Live:
    """A match that is being played or looked at, by `guests` of whom some have not greeted yet.

    `heard` tells for each input how long the log was before it. `edition` grows with everything
    that changes a view. The lock is held from an input until it is durable, and while a view is
    made, so that nobody sees what could still be lost.
    """

    def __init__(self, listed: Listed, match: Match, heard: list[int]) -> None:
        self.listed = listed
        self.id = listed.id
        self.match = match
        self.seats: dict[str, Seat] = {seat.seat: seat for seat in listed.seats}
        self.bots = {seat.seat for seat in listed.seats if seat.kind == BOT}
        self.renderer = renderer_for(match)
        self.heard = heard
        self.keys: dict[tuple[str, str], int] = {}
        self.last_undo = self.version if match.undone else -1
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.guests = 0
        self.edition = 0
        self.is_gone = False
        self.insights: dict[str | None, tuple[int, asyncio.Future[bytes]]] = {}
        self.thinking: asyncio.Task[None] | None = None
        self._point = match.checkpoints[-1]
        self.commitment = to_json(commitment(match.seed) if match.seed else "")

    # ------------------------------------------------------------------ looking

    @property
    def version(self) -> int:
        return version_of(self.match)

    @property
    def is_idle(self) -> bool:
        return not (self.guests or self.lock.locked() or self.thinking)

    @property
    def is_open(self) -> bool:
        """Whether nothing in it is a secret any more: it is over, or one person holds it all."""
        return self.match.solo or self.match.is_over

    def seat_of(self, token: str | None) -> str | None:
        """Return the seat a token opens; no token is a spectator's."""
        if not token:
            return None
        key = hashed(token)
        found = next((s.seat for s in self.seats.values() if s.token and s.token == key), None)
        if found is None:
            raise refused("wrong-token", FORBIDDEN)
        return found

    def standing(self) -> Standing:
        return standing_of(self.match)

    # ------------------------------------------------------------------ inputs

    def give(self, seat: str, answer: Answer, key: str | None) -> Append:
        """Submit an answer; return what must be written. An illegal one changes nothing."""
        match, rolls, heard = self.match, len(self.match.rolls), len(self.match.log)
        match.submit(seat, answer)
        self.heard.append(heard)
        given = match.inputs[-1]
        row = Input(
            version=self.version,
            moment=time.time(),
            kind=given.kind,
            seat=seat,
            key=key,
            place=len(match.inputs) - 1,
            answer=answer,
            ask=given.ask,
            rolls_kept=rolls,
            rolls=tuple(match.rolls[rolls:]),
        )
        return self._append([row])

    def take_back(self, seat: str, key: str) -> Append:
        """Undo a seat's last answer; alone against bots, also what they answered after it."""
        place = self._undoable(seat)
        before, rows = list(self.match.log), list[Input]()
        while not rows or (self.match.solo and len(self.match.inputs) > place):
            last = not self.match.solo or len(self.match.inputs) == place + 1
            rows.append(self._undo(seat, key if last else None))
        self._hear_again(rows[-1].place)
        self.last_undo = self.version
        self._cut(same_beginning(before, self.match.log))
        return self._append(rows)

    def _undo(self, seat: str, key: str | None) -> Input:
        match = self.match
        undone = match.undo(None if match.solo else seat)
        return Input(
            version=self.version,
            moment=time.time(),
            kind=UNDO,
            seat=seat,
            key=key,
            place=undone.at,
            answer=undone.given.answer,
            ask=undone.given.ask,
            revealed=undone.revealed,
            rolls_kept=len(match.rolls),
        )

    def _undoable(self, seat: str) -> int:
        """Return the place of the input that would be taken back, or say why there is none."""
        match = self.match
        if not match.solo:
            return match.undoable(seat)
        for place in range(len(match.inputs) - 1, match.origin.inputs - 1, -1):
            if match.inputs[place].seat not in self.bots:
                return place
        raise IllegalAnswerError(say("nothing-to-undo"), "")

    def undo_cost(self, seat: str | None) -> UndoCost:
        if seat is None:
            return "no"
        try:
            place = self._undoable(seat)
        except IllegalAnswerError:
            return "no"
        return "reveals" if self.match.has_revealed_since(place) else "free"

    def _append(self, rows: list[Input]) -> Append:
        point: Checkpoint = self.match.checkpoints[-1]
        moved, self._point = point is not self._point, point
        kept = point_of(self.match.game.rules_version, point) if moved else None
        return Append(self.id, tuple(rows), self.standing(), kept)

    def _hear_again(self, place: int) -> None:
        """Find out anew how long the log was before each input from a place on."""
        del self.heard[place:]
        for count in range(place, len(self.match.inputs)):
            self.heard.append(len(self.match.fork(count).log))

    def told(self, seat: str | None, entries: int, boards: Iterable[str]) -> Told:
        """Return what a client has that was told the first entries of the log as it stands."""
        places = [place for place, _ in islice(self.visible(seat), max(entries, 0))]
        return Told(boards, places[-1] + 1 if places else 0, len(places))

    def _cut(self, length: int) -> None:
        """Make every connection forget what the log said beyond a point."""
        for connection in self.connections:
            connection.forget_from(length)

    # ------------------------------------------------------------------ views

    def visible(self, seat: str | None, start: int = 0) -> Iterator[tuple[int, Event]]:
        """The events from a place in the log on that a seat may see."""
        log = self.match.log
        return ((i, log[i]) for i in range(start, len(log)) if log[i].may_be_seen_by(seat))

    def view(self, seat: str | None, told: Told) -> bytes:
        """Return what a seat sees and has not been told yet; then it has been told all."""
        match, scene = self.match, self.match.scene(seat)
        entries = [
            self.renderer.entry(event, n, bisect_right(self.heard, place))
            for n, (place, event) in enumerate(self.visible(seat, told.heard), told.entries)
        ]
        fields = {
            b"version": b"%d" % self.version,
            b"answers": b"%d" % len(match.inputs),
            b"seat": to_json(seat),
            b"over": to_json(match.is_over),
            b"outcome": to_json(self.ending()),
            b"undo": to_json(self.undo_cost(seat)),
            b"waiting": to_json([self.renderer.seat_name(d.seat) for d in match.pending]),
            b"commitment": self.commitment,
            b"seats": to_json(self.holders()),
            b"phase": self.renderer.phase(match.phase),
            b"scene": self.renderer.scene(scene, told.boards),
            b"log_from": b"%d" % told.entries,
            b"log": b"[%b]" % b",".join(entries),
        }
        told.boards.update(board.id for board in scene.boards)
        told.entries += len(entries)
        told.heard = len(match.log)
        return b'{"type":"view",%b}' % b",".join(b'"%b":%b' % field for field in fields.items())

    def ending(self) -> Ending | None:
        outcome = self.match.outcome
        if outcome is None:
            return None
        return Ending(self.renderer.result(outcome.result), outcome.winner, outcome.metrics)

    def holders(self) -> list[Holder]:
        here = {connection.seat for connection in self.connections}
        return [
            Holder(
                seat.seat,
                self.renderer.seat_name(seat.seat),
                seat.kind,
                seat.bot,
                seat.kind == BOT or seat.seat in here,
            )
            for seat in self.seats.values()
        ]

    def check_point(self, count: int) -> None:
        first, last = self.match.origin.inputs, len(self.match.inputs)
        if not first <= count <= last:
            raise refused("no-such-point", first=first, last=last, at=count)

    def at(self, count: int) -> Live:
        """Return the match as it stood after some answers, for looking at only."""
        self.check_point(count)
        return Live(self.listed, self.match.fork(count), self.heard[:count])

    def changed(self) -> None:
        """Let every connection know that there is something new to see."""
        self.edition += 1
        for connection in self.connections:
            connection.wake.set()


def version_of(match: Match) -> int:
    """Every answer and every undo makes the next version."""
    return len(match.inputs) + 2 * len(match.undone)


def standing_of(match: Match) -> Standing:
    return Standing(
        version=version_of(match),
        updated=time.time(),
        over=match.is_over,
        outcome=match.outcome,
        waiting=tuple(decision.seat for decision in match.pending),
    )


def same_beginning(old: list[Event], new: list[Event]) -> int:
    """Return how many events two logs begin with in common."""
    for place, (a, b) in enumerate(zip(old, new, strict=False)):
        if a is not b and a != b:
            return place
    return min(len(old), len(new))
