"""The styles of a scene's parts: a closed vocabulary that games choose from and displays draw.

A display knows exactly these words. A new one needs a line here, its drawing in the
client (`web/src/components`), and a line in `docs/reference/scene.md`. The colours come from the
game's palette.
"""

from __future__ import annotations

from enum import StrEnum


class BoardStyle(StrEnum):
    """The kind of a board."""

    DISPLAY = "display"
    """A printed sheet with boxes."""
    CHART = "chart"
    """A map: sea and land, zones, hexes or places."""
    COUNTRY = "country"
    """A map of country: fields, water, roads, and areas joined by lines."""
    SKY = "sky"
    """The air above the clouds: spaces lie on planes seen in perspective."""
    PAGE = "page"
    """A page to read; its spaces and pieces are for displays that have no pages."""


class Light(StrEnum):
    """The light in which a board is drawn."""

    PLAIN = ""
    """That of the page."""
    NIGHT = "night"
    """Light on dark, whatever the page is."""


class Focus(StrEnum):
    """The part of a board that is shown at first."""

    WHOLE = "whole"
    NARROW = "narrow"
    """The whole board; on a narrow screen only the counters, rings and overlay lines."""
    WIDTH = "width"
    """The full width, at the height of the counters that can receive orders."""
    PIECES = "pieces"
    """The counters and the possible choices."""
    ROUTES = "routes"
    """The counters, the overlay lines and the targets."""


class SpaceStyle(StrEnum):
    """The mark of a place on a chart, or in an area of country."""

    PLAIN = ""
    """A dot."""
    TARGET = "target"
    AIRFIELD = "airfield"
    BASE = "base"
    """A small airfield."""
    PORT = "port"
    WAYPOINT = "waypoint"
    BOX = "box"
    """A small box in the colour of its area, with its short name in it."""
    DOUBLE = "double"
    """A second outline inside the first."""
    HOUSES = "houses"
    CHURCH = "church"
    TREES = "trees"
    POND = "pond"
    BUNKER = "bunker"
    PILLBOX = "pillbox"
    GUN = "gun"


class Rank(StrEnum):
    """The importance of a place's name, highest first; where names collide, lower ranks yield."""

    TARGET = "target"
    GROUP = "group"
    """One name for many places, shown until the reader zooms in."""
    MAJOR = "major"
    TOWN = "town"
    MINOR = "minor"
    LEAST = "least"


class LineStyle(StrEnum):
    """The meaning of a line."""

    PLAIN = ""
    RIVER = "river"
    ROAD = "road"
    BORDER = "border"
    GRID = "grid"
    ROUTE = "route"
    PATROL = "patrol"
    FLOW = "flow"
    """From one box of a display to the next."""
    MOVE = "move"
    """A move that is ordered or was made."""
    OUTBOUND = "outbound"
    RETURN = "return"
    DETOUR = "detour"
    """Another way home."""
    DIVERSION = "diversion"
    WAY = "way"
    """From one area to the next."""
    SLOW = "slow"
    """A way that costs more."""
    FIRE = "fire"
    """For fire only."""
    BLUE = "blue"
    """Printed in blue."""
    RED = "red"
    """Printed in red."""
    BRIDGE = "bridge"
    TRACK = "track"
    """A minor road."""
    TRENCH = "trench"
    WIRE = "wire"
    CONTRAIL = "contrail"
    """The route that aircraft have flown."""
    ATTACK = "attack"
    """From an attacker to what it attacks."""
    LIMIT = "limit"
    """The limit of range."""
    HEARING = "hearing"
    """The limit of what is heard."""


class AreaStyle(StrEnum):
    """The meaning of an area, a shaded space or a ring."""

    PLAIN = ""
    LAND = "land"
    LAKE = "lake"
    WATER = "water"
    EDGE = "edge"
    """Beyond the frame of a board."""
    FOG = "fog"
    ICE = "ice"
    NIGHT = "night"
    REACH = "reach"
    DANGER = "danger"
    BELIEF = "belief"
    """The chance that something is there."""
    PATROL = "patrol"
    RANGE = "range"
    SECTOR = "sector"
    AGE = "age"
    """An old sighting."""
    FIELD = "field"
    OPEN = "open"
    """An area without cover."""
    COVER = "cover"
    """An area that gives cover and blocks sight."""
    POST = "post"
    """An area of cover in which a garrison is set up."""
    MEETING = "meeting"
    """A rendezvous."""
    PLANE = "plane"
    """A level of the air on which a formation flies."""
    CLOUD = "cloud"
    """Cloud over a place."""


class CounterStyle(StrEnum):
    """The form of a counter."""

    PLAIN = ""
    """A square with silhouette, name and ratings."""
    MARKER = "marker"
    """A square with words."""
    DISC = "disc"
    """Round, with a letter."""
    FIGURE = "figure"
    """The thing itself, without a counter."""
    PINNED = "pinned"
    """Tilted and hatched."""
    WRECK = "wreck"
    """Crossed out."""
    BACK = "back"
    """Face down."""
    HULL = "hull"
    """A ship from above, pointing where it heads, with a tag for its name and ratings."""
    CRAFT = "craft"
    """An aircraft in flight, with a tag for its name and ratings; one with a status burns."""


class Effect(StrEnum):
    """A mark drawn on the board while an event is news."""

    NONE = ""
    SHOT = "shot"
    """A track from the first piece or space to the second."""
    HIT = "hit"
    """A burst at the piece."""
    THROW = "throw"
    """The dice that follow stand at the last piece or space."""


class Thing(StrEnum):
    """Things scattered over a map of country."""

    TREE = "tree"
    HOUSE = "house"
    REED = "reed"


class Sign(StrEnum):
    """A small picture in a box or at a name."""

    STAR = "star"
    FIGHTERS = "fighters"
    AIRCRAFT = "aircraft"
    FACTORY = "factory"
    RAILWAY = "railway"
    DOCKS = "docks"
    FLAK = "flak"


class Corner(StrEnum):
    """The part of a board that a panel lies on where there is room."""

    NONE = ""
    TOP = "top"
    """At the upper left."""
    FOOT = "foot"
    """Along the lower edge."""


class Stay(StrEnum):
    """A unit's part in one step of its history."""

    ABSENT = ""
    AWAY = "away"
    """It was there and rested."""
    TOOK_PART = "took_part"
    HIT = "hit"


class Lettering(StrEnum):
    """The kind of thing that a name on the map stands for."""

    PLAIN = ""
    SEA = "sea"
    WATER = "water"
    LAND = "land"
    COUNTRY = "country"
    PORT = "port"


STYLES: tuple[type[StrEnum], ...] = (
    BoardStyle,
    Light,
    Focus,
    SpaceStyle,
    Rank,
    LineStyle,
    AreaStyle,
    CounterStyle,
    Effect,
    Thing,
    Sign,
    Corner,
    Stay,
    Lettering,
)
