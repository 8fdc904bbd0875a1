"""The look of the map besides areas and lines, and its views; nothing here affects play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.engine.components import Count, Named, Part, Place, Positive, entries, entry
from sandtable.engine.styles import Lettering


class Strewn(Part, frozen=True, kw_only=True):
    """The density of fields, trees and houses, and the width of roads."""

    seed: str
    field: Positive
    crooked: Positive
    hedged: Count
    spacing: Positive
    grove: Count
    hamlet: Count
    spread: Positive
    reeds: Positive
    area_clear: Count
    road_clear: Count
    water_clear: Count
    road_width: Positive
    track_width: Positive
    bridge_width: Positive


class Drawn(Part, frozen=True, kw_only=True):
    """A road, a trench or a fence of wire."""

    points: tuple[tuple[Place, Place], ...]


class Pond(Part, frozen=True, kw_only=True):
    x: Place
    y: Place
    width: Positive
    height: Positive


class Wood(Part, frozen=True, kw_only=True):
    x: Place
    y: Place
    trees: Positive
    spread: Positive


class Lettered(Named, frozen=True, kw_only=True):
    """A name on the map."""

    x: Place
    y: Place
    size: Positive
    lettering: Lettering
    angle: int = 0


class Vista(Named, frozen=True, kw_only=True):
    id: str


class Frame(Named, frozen=True, kw_only=True):
    """A part of the sheet that belongs to a vista."""

    vista: str
    x: Place
    y: Place
    w: Positive
    h: Positive


class Country:
    """The picture under the areas."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.strewn = entry(Strewn, data["strewn"])
        self.roads = tuple(entry(Drawn, one) for one in data["road"])
        self.tracks = tuple(entry(Drawn, one) for one in data["track"])
        self.trenches = tuple(entry(Drawn, one) for one in data["trench"])
        self.wires = tuple(entry(Drawn, one) for one in data["wire"])
        self.ponds = tuple(entry(Pond, one) for one in data["pond"])
        self.woods = tuple(entry(Wood, one) for one in data["wood"])
        self.labels = tuple(entry(Lettered, one) for one in data["label"])
        self.vistas: dict[str, Vista] = entries(Vista, data["vista"])
        self.frames = tuple(entry(Frame, one) for one in data["frame"])
