"""Counters, ports and bases, arrivals and scenarios."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from sandtable.engine.components import Count, Listed, Named, Part, Place, Positive, Shift, Turn

Side = Literal["us", "german"]
District = Literal["north", "south", "none"]
Rating = Annotated[int, Meta(ge=0, le=30)]
Squares = Annotated[int, Meta(ge=0, le=9)]
Zones = Annotated[int, Meta(ge=0, le=9)]
Letter = Literal["P", "E", "A", "R", "B", "D", "F"]


class Canvas(Part, frozen=True, kw_only=True):
    width: Place
    height: Place


class Zone(Named, frozen=True, kw_only=True):
    """A zone of the strategic map: its rectangle, and the zones next to it by sea and by air."""

    id: str
    x: Place
    y: Place
    w: Place
    h: Place
    cx: Place
    cy: Place
    sea: tuple[str, ...]
    air: tuple[str, ...]
    warm: bool
    district: District


class Site(Named, frozen=True, kw_only=True):
    """A place on the map: where it lies, and where its icon is drawn."""

    id: str
    zone: str
    x: Place
    y: Place
    icon_x: Place
    icon_y: Place
    side: Side = "us"


class MapEdge(Part, frozen=True, kw_only=True):
    """An edge of the map by which units leave it, and who may."""

    id: str
    zones: tuple[str, ...]
    users: tuple[str, ...]


class Grid(Part, frozen=True, kw_only=True):
    """The location grid; `boxes` are the letters of the boxes that wait for the tactical play."""

    rows: Annotated[int, Meta(ge=2, le=9)]
    columns: Annotated[int, Meta(ge=2, le=9)]
    die: Annotated[int, Meta(ge=2, le=10)]
    square: Place
    origin_x: Place
    origin_y: Place
    width: Place
    height: Place
    boxes: tuple[str, ...]


class Land(Part, frozen=True, kw_only=True):
    id: str
    points: tuple[tuple[Place, Place], ...]


class Islet(Named, frozen=True, kw_only=True):
    id: str
    x: Place
    y: Place
    radius: Place


class Target(Named, frozen=True, kw_only=True):
    """Something that can be bombed; `place` is the airfield, port or factory."""

    id: str
    kind: Literal["airfield", "port", "factory"]
    side: Side
    place: str
    aa: Annotated[int, Meta(ge=0, le=4)]


class ShipClass(Named, frozen=True, kw_only=True):
    """The ratings of a type of ship or boat."""

    id: str
    side: Side
    attack: Rating
    defence: Annotated[int, Meta(ge=1, le=30)]
    flotation: Rating
    aa: Annotated[int, Meta(ge=0, le=4)]
    bombardment: Rating
    mp: Squares
    mp_neutralized: Squares
    asw: Annotated[int, Meta(ge=0, le=3)]


class ShipCounter(Named, frozen=True, kw_only=True):
    id: str
    type: str
    mp: Squares


class ConvoyCounter(Named, frozen=True, kw_only=True):
    id: str


class BoatCounter(Part, frozen=True, kw_only=True):
    """A line of the U-boat list."""

    id: str
    type: str
    mark: str
    commander: str
    torpedoes: Count
    fuel: Count
    refuels: Count


class AircraftType(Named, frozen=True, kw_only=True):
    """A type of aircraft; `range` is flown on reconnaissance, `combat_range` on an attack."""

    id: str
    side: Side
    type: Letter
    air_to_air: Rating
    bombing: Rating
    range: Zones
    combat_range: Zones
    huff_duff: bool
    count: Positive
    carrier: bool
    attacks_boats: bool
    bombs_in: tuple[str, ...]


class Month(Named, frozen=True, kw_only=True):
    id: str
    first: Turn
    last: Turn


class Berth(Part, frozen=True, kw_only=True):
    """Ships of the set-up, and the ports they may lie in."""

    ships: tuple[str, ...]
    ports: tuple[str, ...]


class Squadron(Part, frozen=True, kw_only=True):
    """Aircraft that arrive on a turn, 0 for the set-up, at one base or any of several."""

    turn: Turn
    bases: tuple[str, ...]
    units: dict[str, Count]


class Wave(Part, frozen=True, kw_only=True):
    """U-boats that arrive on a turn, drawn at random, or the Milk Cow."""

    turn: Turn
    count: Annotated[int, Meta(ge=0, le=40)]
    zones: tuple[str, ...]
    cow: bool


class Flotilla(Part, frozen=True, kw_only=True):
    turn: Turn
    type: str
    count: Annotated[int, Meta(ge=0, le=16)]
    zone: str


class Release(Part, frozen=True, kw_only=True):
    """Destroyers that may leave port from a turn on."""

    turn: Turn
    count: Annotated[int, Meta(ge=0, le=12)]


class AirGroup(Part, frozen=True, kw_only=True):
    base: str
    units: dict[str, Count]
    source: str = "rulebook"


class Scenario(Listed, frozen=True, kw_only=True):
    """A set-up; a short one names goals of its own, in ships and thousands of tons."""

    turns: Annotated[int, Meta(ge=1, le=99)]
    luftwaffe: tuple[AirGroup, ...]
    luftwaffe_points: Count
    ships: Count = 0
    tons: Count = 0


class MissionLimit(Part, frozen=True, kw_only=True):
    """The most missions that may be flown from a district; -1 is any number."""

    first_turn: Turn
    last_turn: Turn
    north_attack: Shift
    north_recon: Shift
    south_attack: Shift
    south_recon: Shift

    def most(self, district: str, mission: str) -> int:
        return int(getattr(self, f"{district}_{mission}"))


class VictoryStep(Part, frozen=True, kw_only=True):
    """The points for a target with at least so much damage."""

    id: str
    damage: Count
    points: Count
