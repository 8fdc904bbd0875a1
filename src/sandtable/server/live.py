"""A match in memory: what its inputs do to it, and what each seat sees of it."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING

import msgspec

from sandtable.engine.decisions import Answer, IllegalAnswerError
from sandtable.engine.dice import commitment
from sandtable.engine.events import Event
from sandtable.engine.inputs import Checkpoint
from sandtable.engine.match import Match
from sandtable.engine.texts import say
from sandtable.server.catalogue import player_title
from sandtable.server.render import renderer_for, to_json
from sandtable.server.sight import Face, Sight, Told, name_of
from sandtable.server.tokens import hashed
from sandtable.server.wire import Ending, Holder, OwnAnswer, UndoCost
from sandtable.server.words import FORBIDDEN, UNKNOWN, refused
from sandtable.storage.rows import (
    UNDO,
    Input,
    Listed,
    Seat,
    Seen,
    SeenBy,
    Standing,
    point_of,
)
from sandtable.storage.store import Append

if TYPE_CHECKING:
    from sandtable.server.connection import Connection

BOT = "bot"


class Live:
    """A match that is being played or looked at, by `guests` of whom some have not greeted yet.

    `heard` tells for each input how long the log was before it, and `seen_by` before whose eyes
    it changed something (None is everybody). The lock is held from an input until it is durable,
    and while a view is made, so that nobody sees what could still be lost.
    """

    def __init__(
        self,
        listed: Listed,
        match: Match,
        heard: list[int],
        seen_by: Sequence[SeenBy] = (),
    ) -> None:
        self.listed = listed
        self.id = listed.id
        self.match = match
        self.seats: dict[str, Seat] = {seat.seat: seat for seat in listed.seats}
        self.bots = {seat.seat for seat in listed.seats if seat.kind == BOT}
        self.renderer = renderer_for(match)
        self.heard = heard
        self.seen_by: list[SeenBy] = list(seen_by or [None] * len(match.inputs))
        self.keys: dict[tuple[str, str], int] = {}
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.guests = 0
        self.is_gone = False
        self.shows_all = False
        self.insights: dict[str | None, tuple[int, asyncio.Future[bytes]]] = {}
        self.thinking: asyncio.Task[None] | None = None
        self._point = match.checkpoints[-1]
        self.commitment = to_json(commitment(match.seed) if match.seed else "")
        self.sights = {seat: self._sight(seat) for seat in (*match.game.seats, None)}
        self._news: list[Sight] = []

    def _sight(self, seat: str | None) -> Sight:
        standing = self.listed.standing
        whole = Seen(self.version, standing.updated, self.version if self.match.undone else -1)
        sight = Sight(seat, standing.sights.get(name_of(seat), whole))
        sight.places(self.match.log)
        sight.face = None if self.match.solo else self._face(seat)
        return sight

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

    def standing(self) -> Standing:
        standing = standing_of(self.match)
        if self.match.solo:
            return standing
        sights = {name_of(seat): sight.seen for seat, sight in self.sights.items()}
        return msgspec.structs.replace(standing, sights=sights)

    # ------------------------------------------------------------------ inputs

    def give(self, seat: str, answer: Answer, key: str | None) -> Append:
        """Submit an answer; return what must be written. An illegal one changes nothing."""
        match, rolls, heard = self.match, len(self.match.rolls), len(self.match.log)
        match.submit(seat, answer)
        self.heard.append(heard)
        seen_by = self._looked_at(seat)
        self.seen_by.append(seen_by)
        given = match.inputs[-1]
        row = Input(
            version=self.version,
            moment=time.time(),
            kind=given.kind,
            seat=seat,
            key=key,
            place=len(match.inputs) - 1,
            answer=answer,
            decision=given.decision,
            rolls_kept=rolls,
            rolls=tuple(match.rolls[rolls:]),
            seen_by=seen_by,
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
        rows[-1] = msgspec.structs.replace(rows[-1], seen_by=self._looked_at(seat, before))
        return self._append(rows)

    def _looked_at(self, seat: str, before: Sequence[Event] | None = None) -> SeenBy:
        """Let everybody look after an input of a seat; return before whose eyes something changed.

        `before` is the log before an undo. Where one person plays alone, everybody sees all.
        """
        self._news = [s for s in self.sights.values() if self._has_changed(s, seat, before)]
        for sight in self._news:
            sight.version = self.version if self.match.solo else sight.version + 1
            sight.updated = time.time()
            if before is not None or self.has_opened:
                sight.cut = sight.version
        return None if self.match.solo else tuple(name_of(s.seat) for s in self._news)

    def _has_changed(self, sight: Sight, seat: str, before: Sequence[Event] | None) -> bool:
        face, told = sight.face, sight.entries
        stands = told if before is None else sight.look_again(before, self.match.log)
        if stands < told or self.has_opened:
            self._forget_from(sight, 0 if self.has_opened else stands)
        sight.face = None if self.match.solo else self._face(sight.seat)
        sight.places(self.match.log)
        is_same = sight.face == face and told == stands == sight.entries
        return self.match.solo or sight.seat == seat or not is_same

    @property
    def has_opened(self) -> bool:
        """Whether secrets have just ended: from now on every answer counts for everybody."""
        return self.match.is_over and not self.match.solo

    def _undo(self, seat: str, key: str | None) -> Input:
        match = self.match
        undone = match.undo(None if match.solo else seat)
        del self.seen_by[undone.at]
        return Input(
            version=self.version,
            moment=time.time(),
            kind=UNDO,
            seat=seat,
            key=key,
            place=undone.at,
            answer=undone.given.answer,
            decision=undone.given.decision,
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
        there = len(self.sights[seat].places(self.match.log))
        return Told(boards, min(max(entries, 0), there))

    def _forget_from(self, sight: Sight, entries: int) -> None:
        """Make the connections of a seat forget the log from an entry on."""
        for connection in self.connections:
            if connection.seat == sight.seat:
                connection.forget_from(entries)

    # ------------------------------------------------------------------ views

    def view(self, seat: str | None, told: Told) -> bytes:
        """Return what a seat sees and has not been told yet; then it has been told all."""
        sight, match, counts = self.sights[seat], self.match, self.counts(seat)
        if sight.face is None:
            sight.face = self._face(seat)
        body, boards = sight.face
        new = sight.places(match.log)[told.entries :]
        entries = [
            self.renderer.entry(match.log[place], n, counts[bisect_right(self.heard, place)])
            for n, place in enumerate(new, told.entries)
        ]
        fields = (
            b'{"type":"view","version":%d,"answers":%d' % (sight.version, counts[-1]),
            b'"seat":%b,"commitment":%b' % (to_json(seat), self.commitment),
            b'"seats":%b' % to_json(self.holders()),
            b'"log_from":%d,"log":[%b]' % (told.entries, b",".join(entries)),
            self.renderer.with_boards(body, boards, told.boards) + b"}",
        )
        told.boards.update(board.id for board in boards)
        told.entries += len(entries)
        return b",".join(fields)

    def _face(self, seat: str | None) -> Face:
        """Return everything that is the same for every viewer; the scene comes last."""
        match, scene = self.match, self.match.scene(seat)
        looks = {
            "over": match.is_over,
            "outcome": self.ending(),
            "undo": self.undo_cost(seat),
            "waiting": match.waiting(seat),
            "given": self.given_by(seat),
            "boards": [board.id for board in scene.boards],
            "phase": msgspec.Raw(self.renderer.phase(match.phase)),
            "scene": msgspec.Raw(self.renderer.scene(scene)),
        }
        return Face((to_json(looks)[1:-1], scene.boards))

    def counts(self, seat: str | None) -> Sequence[int]:
        """Return how many of the first 0, 1, 2 … answers a seat has seen."""
        if self.is_open or self.shows_all:
            return range(len(self.match.inputs) + 1)
        name = name_of(seat)
        seen = (who is None or name in who for who in self.seen_by)
        return list(accumulate(seen, initial=0))

    def given_by(self, seat: str | None) -> list[OwnAnswer]:
        """A seat's own answers since the phase began, which it may still want to change."""
        start, inputs = self.match.checkpoints[-1].inputs, self.match.inputs
        counts = self.counts(seat)
        return [
            OwnAnswer(counts[place], given.answer)
            for place, given in enumerate(inputs[start:], start)
            if given.seat == seat
        ]

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
                player_title(self.match.game, seat.bot) if seat.kind == BOT else None,
                seat.kind == BOT or seat.seat in here,
            )
            for seat in self.seats.values()
        ]

    def check_point(self, count: int, seat: str | None = None) -> None:
        counts = self.counts(seat)
        first, last = counts[self.match.origin.inputs], counts[-1]
        if not first <= count <= last:
            raise refused("no-such-point", first=first, last=last, at=count)

    def at(self, seat: str | None, count: int) -> Live:
        """Return the match as a seat saw it after some answers, for looking at only."""
        self.check_point(count, seat)
        place = bisect_left(self.counts(seat), count)
        past = Live(self.listed, self.match.fork(place), self.heard[:place], self.seen_by[:place])
        past.shows_all = self.is_open
        past.sights[seat].version = self.sights[seat].version
        return past

    def changed(self) -> None:
        """Notify the seats for which the last input has changed something visible."""
        self._tell(self._news)
        self._news = []

    def presence_changed(self) -> None:
        self._tell(self.sights.values())

    def _tell(self, sights: Iterable[Sight]) -> None:
        for sight in sights:
            sight.edition += 1
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
