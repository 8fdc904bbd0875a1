"""Each seat's view of a match, made when it may have changed, and sent as bytes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence

import msgspec

from sandtable.engine.dice import commitment
from sandtable.engine.events import Event
from sandtable.engine.record import record_of
from sandtable.server.history import History
from sandtable.server.render import renderer_for, to_json
from sandtable.server.sight import Face, Sight, Told, name_of
from sandtable.server.undo import undo_cost
from sandtable.server.wire import Ending, Holder, Knock, Said
from sandtable.storage.rows import Seen, SeenBy, Standing

Cut = Callable[[str | None, int], None]


class Company(msgspec.Struct):
    """The people of a match, their messages, and the browsers that ask to join a seat."""

    seats: list[Holder]
    messages: list[Said]
    knocks: list[Knock]


class Views:
    """The sights of all seats and of the spectators.

    `news` are the seats that saw a change after the last input. `cut` is called with a seat
    and the number of its remaining log entries after an undo.
    """

    def __init__(self, history: History, standing: Standing, bots: set[str], cut: Cut) -> None:
        self.history = history
        self.match = history.match
        self.bots = bots
        self.cut = cut
        self.renderer = renderer_for(self.match)
        self.commitment = to_json(commitment(self.match.seed) if self.match.seed else "")
        self.news: list[Sight] = []
        last_undo = history.version if self.match.undone else -1
        whole = Seen(history.version, standing.updated, last_undo)
        self.sights = {
            seat: self._sight(seat, standing.sights.get(name_of(seat), whole))
            for seat in (*self.match.seats, None)
        }

    def _sight(self, seat: str | None, seen: Seen) -> Sight:
        sight = Sight(seat, seen)
        sight.places(self.match.log)
        sight.face = None if self.match.solo else self.face(seat)
        return sight

    # ------------------------------------------------------------------ looking

    @property
    def has_opened(self) -> bool:
        """Return whether secrets have just ended, so that every answer now counts for everyone."""
        return self.match.is_over and not self.match.solo

    def look(self, seat: str, before: Sequence[Event] | None = None) -> SeenBy:
        """Update every seat after an input; return the seats that saw a change.

        `before` is the log before an undo. If one person plays alone, everyone sees everything.
        """
        changed = [(sight, self._look_anew(sight, before)) for sight in self.sights.values()]
        self.news = [s for s, is_new in changed if is_new or self.match.solo or s.seat == seat]
        for sight in self.news:
            sight.version = self.history.version if self.match.solo else sight.version + 1
            sight.updated = time.time()
            if before is not None or self.has_opened:
                sight.cut = sight.version
        return None if self.match.solo else tuple(name_of(s.seat) for s in self.news)

    def _look_anew(self, sight: Sight, before: Sequence[Event] | None) -> bool:
        """Update a seat's view; return whether it has changed."""
        face, told = sight.face, sight.entries
        stands = told if before is None else sight.look_again(before, self.match.log)
        if stands < told or self.has_opened:
            self.cut(sight.seat, 0 if self.has_opened else stands)
        sight.face = None if self.match.solo else self.face(sight.seat)
        sight.places(self.match.log)
        return sight.face != face or not told == stands == sight.entries

    def is_made(self, seat: str | None, told: Told) -> bool:
        """Return whether a view is ready without running rules or drawing a board."""
        face = self.sights[seat].face
        return face is not None and told.boards.issuperset(board.id for board in face[1])

    def make(self, seats: Iterable[str | None]) -> None:
        """Make the views of some seats, if they have changed."""
        for seat in seats:
            self._face_of(self.sights[seat])

    def _face_of(self, sight: Sight) -> Face:
        if sight.face is None:
            sight.face = self.face(sight.seat)
        return sight.face

    def told(self, seat: str | None, entries: int, boards: Iterable[str]) -> Told:
        """Return the state of a client that has the first entries of the log."""
        there = len(self.sights[seat].places(self.match.log))
        return Told(boards, min(max(entries, 0), there))

    # ------------------------------------------------------------------ making

    def view(self, seat: str | None, told: Told, company: Company) -> bytes:
        """Return what a seat sees and has not been told yet; then it has been told all."""
        sight, counts = self.sights[seat], self.history.counts(seat)
        body, boards = self._face_of(sight)
        entries = self._entries(sight, told.entries, counts)
        fields = (
            b'{"type":"view","version":%d,"answers":%d' % (sight.version, counts[-1]),
            b'"seat":%b,"commitment":%b' % (to_json(seat), self.commitment),
            to_json(company)[1:-1],
            b'"log_from":%d,"log":[%b]' % (told.entries, b",".join(entries)),
            self.renderer.with_boards(body, boards, told.boards) + b"}",
        )
        told.boards.update(board.id for board in boards)
        told.entries += len(entries)
        return b",".join(fields)

    def _entries(self, sight: Sight, start: int, counts: Sequence[int]) -> list[bytes]:
        """Return the entries of a seat's log from one on."""
        log, inputs_before = self.match.log, self.history.inputs_before
        return [
            self.renderer.entry(log[place], n, counts[inputs_before(place)])
            for n, place in enumerate(sight.places(log)[start:], start)
        ]

    def face(self, seat: str | None) -> Face:
        """Return everything that is the same for every viewer in a seat; the scene comes last."""
        match, scene = self.match, self.match.scene(seat)
        looks = {
            "over": match.is_over,
            "outcome": self.ending(),
            "undo": undo_cost(match, self.bots, seat),
            "waiting": match.waiting(seat),
            "given": self.history.given_by(seat),
            "boards": [board.id for board in scene.boards],
            "phase": msgspec.Raw(self.renderer.phase(match.phase)),
            "scene": msgspec.Raw(self.renderer.scene(scene)),
        }
        return Face((to_json(looks)[1:-1], scene.boards))

    def ending(self) -> Ending | None:
        outcome = self.match.outcome
        if outcome is None:
            return None
        result, seal = self.renderer.result(outcome.result), record_of(self.match).seal
        return Ending(result, outcome.winner, outcome.metrics, seal)
