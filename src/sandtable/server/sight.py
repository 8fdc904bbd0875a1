"""One seat's side of a match: its own version, its own log, its own view.

Nothing here may depend on what others did out of that seat's sight.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sandtable.engine.events import Event
from sandtable.engine.scene import Board
from sandtable.storage.rows import Seen

SPECTATORS = ""


def name_of(seat: str | None) -> str:
    """Return a seat's name in what is kept; spectators have none."""
    return SPECTATORS if seat is None else seat


class Told:
    """The boards and the number of log entries that a client has."""

    __slots__ = ("boards", "entries")

    def __init__(self, boards: Iterable[str] = (), entries: int = 0) -> None:
        self.boards = set(boards)
        self.entries = entries


class Face(tuple[bytes, tuple[Board, ...]]):
    """A view without version, presence and log: as bytes, and the boards it needs."""

    __slots__ = ()


class Sight:
    """A seat's, or the spectators', progress in seeing a match.

    `version` counts what has changed before their eyes, and `cut` is the last one that took
    something back. `edition` grows with everything that must be sent, presence too.
    """

    __slots__ = ("_places", "_scanned", "cut", "edition", "face", "seat", "updated", "version")

    def __init__(self, seat: str | None, seen: Seen) -> None:
        self.seat = seat
        self.version = seen.version
        self.updated = seen.updated
        self.cut = seen.cut
        self.edition = 0
        self.face: Face | None = None
        self._places: list[int] = []
        self._scanned = 0

    @property
    def seen(self) -> Seen:
        return Seen(self.version, self.updated, self.cut)

    def still_fits(self, version: int) -> bool:
        """Return whether nothing was taken back since a version."""
        return self.cut <= version <= self.version

    @property
    def entries(self) -> int:
        """Return how many entries it has, as far as it has read."""
        return len(self._places)

    def places(self, log: Sequence[Event]) -> list[int]:
        """Return where in the log of the match the entries stand that may be seen."""
        for place in range(self._scanned, len(log)):
            if log[place].may_be_seen_by(self.seat):
                self._places.append(place)
        self._scanned = len(log)
        return self._places

    def look_again(self, old: Sequence[Event], new: Sequence[Event]) -> int:
        """Read a changed log again; return how many entries stand."""
        before = [old[place] for place in self._places]
        self._places, self._scanned = [], 0
        return same_beginning(before, [new[place] for place in self.places(new)])


def same_beginning(old: Sequence[Event], new: Sequence[Event]) -> int:
    """Return how many events two logs begin with in common."""
    for place, (a, b) in enumerate(zip(old, new, strict=False)):
        if a is not b and a != b:
            return place
    return min(len(old), len(new))
