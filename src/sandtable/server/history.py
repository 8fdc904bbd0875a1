"""The inputs of a match as each seat has seen them, and the times of its log."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from itertools import accumulate

from sandtable.engine.match import Match
from sandtable.server.sight import name_of
from sandtable.server.wire import OwnAnswer
from sandtable.server.words import refused
from sandtable.storage.rows import SeenBy


class History:
    """The answers each seat has seen, and the times at which lines of the log were written.

    `heard` gives for each input the length of the log before it, and `seen_by` the seats that
    saw a change (None is everyone). With `shows_all` every answer counts for everyone.
    """

    def __init__(
        self,
        match: Match,
        heard: list[int],
        seen_by: Sequence[SeenBy] = (),
        *,
        shows_all: bool = False,
    ) -> None:
        self.match = match
        self.heard = heard
        self.seen_by: list[SeenBy] = list(seen_by or [None] * len(match.inputs))
        self.shows_all = shows_all

    @property
    def is_open(self) -> bool:
        """Return whether nothing is secret: the match is over, or one person holds all seats."""
        return self.match.solo or self.match.is_over

    @property
    def version(self) -> int:
        return version_of(self.match)

    # ------------------------------------------------------------------ writing

    def note(self, heard: int, seen_by: SeenBy) -> None:
        """Record an input and the length of the log before it."""
        self.heard.append(heard)
        self.seen_by.append(seen_by)

    def forget(self, place: int) -> None:
        """Drop an undone input."""
        del self.seen_by[place]

    def hear_again(self, place: int) -> None:
        """Recompute the length of the log before each input from a place on."""
        del self.heard[place:]
        for count in range(place, len(self.match.inputs)):
            self.heard.append(len(self.match.fork(count).log))

    # ------------------------------------------------------------------ reading

    def counts(self, seat: str | None) -> Sequence[int]:
        """Return how many of the first 0, 1, 2 … answers a seat has seen."""
        if self.is_open or self.shows_all:
            return range(len(self.match.inputs) + 1)
        name = name_of(seat)
        seen = (who is None or name in who for who in self.seen_by)
        return list(accumulate(seen, initial=0))

    def inputs_before(self, line: int) -> int:
        """Return how many inputs had been given when a line of the log was written."""
        return bisect_right(self.heard, line)

    def given_by(self, seat: str | None) -> list[OwnAnswer]:
        """Return a seat's own answers since the phase began, which it may still change."""
        start, inputs = self.match.checkpoints[-1].inputs, self.match.inputs
        counts = self.counts(seat)
        return [
            OwnAnswer(counts[place], given.answer)
            for place, given in enumerate(inputs[start:], start)
            if given.seat == seat
        ]

    def check(self, count: int, seat: str | None = None) -> None:
        """Refuse a number of answers after which the match cannot be shown."""
        counts = self.counts(seat)
        first, last = counts[self.match.origin.inputs], counts[-1]
        if not first <= count <= last:
            raise refused("no-such-point", first=first, last=last, at=count)

    def at(self, seat: str | None, count: int) -> History:
        """Return the history up to a number of answers seen by a seat, as a separate match."""
        self.check(count, seat)
        place = bisect_left(self.counts(seat), count)
        return History(
            self.match.fork(place),
            self.heard[:place],
            self.seen_by[:place],
            shows_all=self.is_open,
        )


def version_of(match: Match) -> int:
    """Every answer and every undo makes the next version."""
    return len(match.inputs) + 2 * len(match.undone)


def heard_in(match: Match) -> list[int]:
    """Return the length of the log before each input; before the origin it is unknown."""
    first = match.origin.inputs
    later = [len(match.fork(count).log) for count in range(first, len(match.inputs))]
    return [0] * first + later
