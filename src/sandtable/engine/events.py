"""Events: what has happened, as data. Texts and pictures are made of them later."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar

import msgspec

from sandtable.engine.styles import Effect
from sandtable.engine.tables import Modifier
from sandtable.engine.texts import Text

Seats = tuple[str, ...]


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event", gc=False):
    """Something that happened. `seen_by` names the seats that may know it; None means everyone.

    A subclass is named in the past tense; its message key is its name in kebab case and its
    fields are the message's arguments. `places` are those fields that hold the id of a space, or
    several ids; `pieces` hold the id of a piece, the one that acts first. Displays show `is_news`
    on the board, not in the log alone, and draw its `effect` there. An event that `follows` from
    the one before it is a line of its own, but set in.
    """

    places: ClassVar[tuple[str, ...]] = ("space", "zone")
    pieces: ClassVar[tuple[str, ...]] = ()
    is_news: ClassVar[bool] = False
    follows: ClassVar[bool] = False
    effect: ClassVar[Effect] = Effect.NONE
    rule: str = ""
    seen_by: Seats | None = None

    @property
    def key(self) -> str:
        return kebab(type(self).__name__)

    def text(self) -> Text:
        return Text(self.key, self.parameters())

    def parameters(self) -> dict[str, Any]:
        names = (name for name in self.__struct_fields__ if name not in {"rule", "seen_by"})
        return {name: getattr(self, name) for name in names}

    def spaces(self) -> tuple[str, ...]:
        """Return the ids of the event's spaces in the scene."""
        found = (getattr(self, name, ()) for name in self.places)
        return tuple(space for held in found for space in ((held,) if type(held) is str else held))

    def piece_ids(self) -> tuple[str, ...]:
        """Return the ids of the event's pieces in the scene."""
        return tuple(getattr(self, name) for name in self.pieces)

    def may_be_seen_by(self, seat: str | None) -> bool:
        return self.seen_by is None or seat in self.seen_by


@cache
def kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class PhaseBegan(Event, frozen=True, kw_only=True):
    """A heading of the log."""

    phase: str

    def text(self) -> Text:
        return Text(f"phase-{self.phase}")


class Rolled(Event, frozen=True, kw_only=True):
    """A roll on a table: raw face, each modifier with its rule, and the row.

    Where a table takes several dice `die` is their sum and `faces` shows each. `about` names
    whom it is for: part of the key of a text, or the text.
    """

    table: str
    column: str
    die: int
    sides: int
    modifiers: tuple[Modifier, ...]
    modified: int
    source: str
    about: str | Text = ""
    faces: tuple[int, ...] = ()


class DieThrown(Event, frozen=True, kw_only=True):
    """A die outside any table, unmodified.

    Where several were thrown at once `faces` shows each; `die` is their sum, or with `least` the
    number of them that reach it. `why` is the key of the text that says what for, or the text.
    """

    why: str | Text
    die: int
    sides: int
    faces: tuple[int, ...] = ()
    least: int = 0


def dice_of(event: Rolled | DieThrown) -> int:
    """Return the number of dice in an event."""
    return len(event.faces) or 1


def dice_seen(events: Sequence[Event], seat: str | None) -> list[bool]:
    """Return for each die whether a seat, or a spectator, has seen it."""
    thrown = [event for event in events if isinstance(event, Rolled | DieThrown)]
    return [event.may_be_seen_by(seat) for event in thrown for _ in range(dice_of(event))]


class PlayedOnUnderNewRules(Event, frozen=True, kw_only=True):
    """An older match continues from its last checkpoint under newer rules."""

    old: str
    new: str


class SeatResigned(Event, frozen=True, kw_only=True):
    """A player has resigned."""

    seat: Text


class DrawAgreed(Event, frozen=True, kw_only=True):
    """Both players have agreed to a draw."""


class SeedCommitted(Event, frozen=True, kw_only=True):
    """The hash of the seed, shown before the first roll."""

    commitment: str


class ShareSealed(Event, frozen=True, kw_only=True):
    """The hash of the number that a seat adds to the seed."""

    seat: Text
    seal: str


class ShareOpened(Event, frozen=True, kw_only=True):
    """The number itself, shown once every seat has sealed its own."""

    seat: Text
    number: str


class SeedRevealed(Event, frozen=True, kw_only=True):
    """The seed itself, shown after the last roll."""

    seed: str


def phases_of(events: Sequence[Event]) -> list[str]:
    return [event.phase for event in events if isinstance(event, PhaseBegan)]
