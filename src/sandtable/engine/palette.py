"""The colours of a game, taken from its maps and counters; `data/palette.toml` names them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from sandtable.engine.styles import AreaStyle, LineStyle

Colour = Annotated[str, msgspec.Meta(pattern="^#[0-9a-f]{6}$")]
Pair = tuple[Colour, Colour]
"""The colours of the light and the dark theme."""
Name = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+([-_.][a-z0-9]+)*$")]


class Ground(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The colours of a counter's ground and print; a missing colour keeps its default."""

    ground: Colour | None = None
    ink: Colour | None = None


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A counter that represents the game in the lobby."""

    silhouette: Name
    side: Name
    name: str
    ratings: tuple[str, ...] = ()


class Palette(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Colours by name: of the page and map, of sides, of tones of counters, of lines and areas.

    A counter's tone may be written `side.tone`, for that side alone. `emblem` are the counters
    on the game's card, at most two.
    """

    colours: dict[Name, Pair] = {}
    sides: dict[Name, Ground] = {}
    counters: dict[Name, Ground] = {}
    lines: dict[LineStyle, Pair] = {}
    areas: dict[AreaStyle, Pair] = {}
    emblem: Annotated[tuple[Token, ...], msgspec.Meta(max_length=2)] = ()


PLAIN = Palette()


def palette(data: dict[str, Any]) -> Palette:
    return msgspec.convert(data, Palette)
