"""One seat's side of a match: its own version, log and view.

Nothing here may depend on actions that the seat did not see.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sandtable.engine.events import Event
from sandtable.engine.scene import Board
from sandtable.storage.rows import Seen

SPECTATORS = ""


def name_of(seat: str | None) -> str:
    """Return a seat's name in stored data; spectators have none."""
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

    `version` counts the changes they have seen, and `cut` is the last version that undid
    something. `edition` grows with everything that must be sent, presence included.
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
        """Return whether nothing was undone since a version."""
        return self.cut <= version <= self.version

    @property
    def entries(self) -> int:
        """Return the number of entries read so far."""
        return len(self._places)

    def places(self, log: Sequence[Event]) -> list[int]:
        """Return the places of the visible entries in the log of the match."""
        for place in range(self._scanned, len(log)):
            if log[place].may_be_seen_by(self.seat):
                self._places.append(place)
        self._scanned = len(log)
        return self._places

    def look_again(self, old: Sequence[Event], new: Sequence[Event]) -> int:
        """Read a changed log again; return the number of entries that remain."""
        before = [old[place] for place in self._places]
        self._places, self._scanned = [], 0
        return same_beginning(before, [new[place] for place in self.places(new)])


def same_beginning(old: Sequence[Event], new: Sequence[Event]) -> int:
    """Return the number of events that two logs share at their beginning."""
    for place, (a, b) in enumerate(zip(old, new, strict=False)):
        if a is not b and a != b:
            return place
    return min(len(old), len(new))
