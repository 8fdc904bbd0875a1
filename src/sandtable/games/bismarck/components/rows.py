"""The rows of all tables."""

from __future__ import annotations

from typing import Literal

from sandtable.engine.components import Count, Figure, Row
from sandtable.engine.texts import Text, say

Side = Literal["british", "german"]
Section = Literal["bow", "stern", "port_secondary", "starboard_secondary"]
Struck = Literal["bow", "stern", "secondary", "midships", "special", "sunk"]
Pace = Literal["none", "emergency", "1", "printed"]
Chance = Literal["huff_duff", "general_search", "convoy"]
Where = Literal["", "on_route", "one_zone_from_route", "within_two"]


class VisibilityChange(Row, frozen=True):
    """A change of the level number, and fog."""

    level: Figure
    fog: bool


class Contact(Row, frozen=True):
    held: bool


class ChanceRow(Row, frozen=True):
    """A result of the chance table; `search` has the levels of columns A, B and C."""

    result: Chance
    search: tuple[Count, Count, Count] = (0, 0, 0)
    where: Where = ""
    patrol: bool = False


class Manoeuvre(Row, frozen=True):
    """A ship's movement in a round: pairs of hexes and direction changes."""

    options: tuple[tuple[Count, Count], ...]
    cruiser_options: tuple[tuple[Count, Count], ...] = ()

    def allowed(self, *, cruiser: bool) -> tuple[tuple[int, int], ...]:
        return self.cruiser_options if cruiser and self.cruiser_options else self.options


class SpeedRow(Row, frozen=True):
    speed: Pace


class Effect(Row, frozen=True):
    """One effect of a hit: `n` boxes of a section, and evasion lost for good."""

    hit: Struck
    n: Count = 0
    evasion: Count = 0
    table: Literal["", "A", "B"] = ""


class Hits(Row, frozen=True):
    """The effects of a shot or bomb; empty when it misses."""

    effects: tuple[Effect, ...]

    def said(self) -> Text:
        return in_words(self.effects)


def in_words(effects: tuple[Effect, ...]) -> Text:
    """The effects in words, one after the other."""
    if not effects:
        return say("hits-none")
    words = [say("hits", hit=e.hit, n=e.n, evasion=e.evasion, table=e.table) for e in effects]
    text = words[0]
    for more in words[1:]:
        text = say("hits-and", first=text, second=more)
    return text


class Bombs(Row, frozen=True):
    """The effects of an air attack; `capital` are those on battleships and battlecruisers."""

    effects: tuple[Effect, ...]
    capital: tuple[Effect, ...] = ()

    def said(self) -> Text:
        if not self.capital:
            return in_words(self.effects)
        return say("hits-capital", others=in_words(self.effects), capital=in_words(self.capital))

    def against(self, *, capital: bool) -> Hits:
        return Hits(self.capital or self.effects if capital else self.effects)


class Jam(Row, frozen=True):
    jam: bool


class Turret(Row, frozen=True):
    section: Literal["bow", "stern"]


class Entry(Row, frozen=True):
    enters: bool
