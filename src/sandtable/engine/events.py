"""Events: what has happened, as data. Texts and pictures are made of them later."""

from __future__ import annotations

import re
from typing import Any, ClassVar

import msgspec

from sandtable.engine.tables import Modifier
from sandtable.engine.texts import Text

Seats = tuple[str, ...]


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="event", gc=False):
    """Something that happened. `seen_by` names the seats that may know it; None is everybody.

    A subclass is named in the past tense; its message key is its name in kebab case and its
    fields are the message's arguments. `places` are those fields that hold the id of a space, or
    several ids.
    """

    places: ClassVar[tuple[str, ...]] = ("space", "zone")
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
        """Return the spaces of the scene that it is about, by their ids."""
        found = (getattr(self, name, ()) for name in self.places)
        return tuple(space for held in found for space in ((held,) if type(held) is str else held))

    def may_be_seen_by(self, seat: str | None) -> bool:
        return self.seen_by is None or seat in self.seen_by


def kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class PhaseBegan(Event, frozen=True, kw_only=True):
    """A heading of the log."""

    phase: str

    def text(self) -> Text:
        return Text(f"phase-{self.phase}")


class Rolled(Event, frozen=True, kw_only=True):
    """A die was thrown: raw face, each modifier with its rule, and what was read.

    Where a table takes several dice `die` is their sum and `faces` shows each.
    """

    table: str
    column: str
    die: int
    sides: int
    modifiers: tuple[Modifier, ...]
    modified: int
    source: str
    about: str = ""
    faces: tuple[int, ...] = ()


class DieThrown(Event, frozen=True, kw_only=True):
    """A die outside any table, unmodified."""

    why: str
    die: int
    sides: int


class PlayedOnUnderNewRules(Event, frozen=True, kw_only=True):
    """An older match goes on from its last checkpoint under newer rules."""

    old: str
    new: str


class SeedCommitted(Event, frozen=True, kw_only=True):
    """The hash of the seed, shown before the first roll."""

    commitment: str


class SeedRevealed(Event, frozen=True, kw_only=True):
    """The seed itself, shown after the last roll."""

    seed: str
