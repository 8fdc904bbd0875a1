"""The boards as data: the printed display, and the map of Europe in degrees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from sandtable.engine.components import Named, Part, Place, Positive, entries, entry
from sandtable.engine.styles import Lettering, LineStyle

Longitude = Annotated[float, Meta(ge=-180, le=180)]
Latitude = Annotated[float, Meta(ge=-90, le=90)]
Outline = tuple[tuple[Longitude, Latitude], ...]
PlaceType = Literal[
    "target",
    "bomber_base_group",
    "home",
    "city",
    "diversion_target",
    "waypoint",
    "assembly",
    "bomber_base",
]


class Canvas(Part, frozen=True, kw_only=True):
    width: Positive
    height: Positive


class DisplayBox(Named, frozen=True, kw_only=True):
    """A box of the display; `x` and `y` are its upper left corner."""

    id: str
    x: Place
    y: Place
    w: Place
    h: Place
    two_sided: bool = False
    tables: tuple[str, ...] = ()


class Edge(Struct, frozen=True, forbid_unknown_fields=True, rename={"start": "from", "end": "to"}):
    """A step of the bombers from box to box; those that abort take another one."""

    start: str
    end: str
    aborted: bool = False


class Flow(Part, frozen=True, kw_only=True):
    edges: tuple[Edge, ...]


class Display:
    """The printed sheet with the way of the bombers."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.canvas = entry(Canvas, data["canvas"])
        self.boxes: dict[str, DisplayBox] = entries(DisplayBox, data["box"])
        self.markers: dict[str, DisplayBox] = entries(DisplayBox, data["marker_box"])
        self.edges = entry(Flow, data["flow"]).edges


class Window(Canvas, frozen=True, kw_only=True):
    """The window of the map: its upper left corner, and the size of a degree."""

    lon_min: Longitude
    lat_max: Latitude
    px_per_degree_lon: Place
    px_per_degree_lat: Place

    def point(self, lon: float, lat: float) -> tuple[float, float]:
        x = (lon - self.lon_min) * self.px_per_degree_lon
        y = (self.lat_max - lat) * self.px_per_degree_lat
        return round(x, 1), round(y, 1)


class MapPlace(Named, frozen=True, kw_only=True):
    id: str
    type: PlaceType
    lon: Longitude
    lat: Latitude


class Route(Named, frozen=True, kw_only=True):
    id: str
    type: LineStyle
    stops: tuple[str, ...]


class River(Named, frozen=True, kw_only=True):
    id: str
    lonlat: Outline


class MapLabel(Named, frozen=True, kw_only=True):
    id: str
    style: Lettering
    lon: Longitude
    lat: Latitude


class Land(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    lonlat: Outline


class Geography:
    """The map of Europe, for drawing only."""

    def __init__(self, data: Mapping[str, Any], coast: Mapping[str, Any]) -> None:
        self.window = entry(Window, data["canvas"])
        self.places: dict[str, MapPlace] = entries(MapPlace, data["place"])
        self.routes: dict[str, Route] = entries(Route, data["route"])
        self.rivers: dict[str, River] = entries(River, data["river"])
        self.labels: dict[str, MapLabel] = entries(MapLabel, data["label"])
        self.coast: dict[str, Land] = entries(Land, coast["land"])
