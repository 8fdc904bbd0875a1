"""Everything that can happen in the assault, in the past tense, chapter by chapter."""

from __future__ import annotations

from typing import ClassVar

from sandtable.engine.events import Event
from sandtable.engine.texts import Both, Text
from sandtable.games.pegasus_bridge.state import Spot

Words = Text | Both
"""A name or a list of names."""


class Happening(Event, frozen=True, kw_only=True):
    """An event with a place: the areas among its names are its spaces."""

    def spaces(self) -> tuple[str, ...]:
        return tuple(held.id for held in self.parameters().values() if isinstance(held, Spot))


class Consequence(Happening, frozen=True, kw_only=True):
    """A result of the event before it."""

    follows: ClassVar[bool] = True
