"""Hexes: a plane of hexagons without edges, six directions, and where to draw them."""

from enum import StrEnum
from math import sqrt
from typing import NamedTuple

import msgspec


class Direction(StrEnum):
    """The six sides of a hex that stands on a corner, anticlockwise from the east."""

    E = "E"
    NE = "NE"
    NW = "NW"
    W = "W"
    SW = "SW"
    SE = "SE"

    __hash__ = str.__hash__  # an enum's own hash is slower, and directions are keys of every cache

    def turned(self, sixths: int) -> "Direction":
        """The facing after a turn of so many sides to the right; to the left when negative.

        >>> Direction.E.turned(1)
        <Direction.SE: 'SE'>
        """
        return DIRECTIONS[(PLACES[self] - sixths) % len(DIRECTIONS)]

    def turns_to(self, other: "Direction") -> int:
        """The shortest turn that ends in `other`: 1 or 2 right, -1 or -2 left, 3 about."""
        right = (PLACES[self] - PLACES[other]) % len(DIRECTIONS)
        return right if right <= len(DIRECTIONS) // 2 else right - len(DIRECTIONS)

    @property
    def bearing(self) -> int:
        """Degrees clockwise from the top, the facing of a piece in a scene.

        >>> Direction.NE.bearing
        30
        """
        return (90 - 60 * PLACES[self]) % 360

    @property
    def opposite(self) -> "Direction":
        return self.turned(len(DIRECTIONS) // 2)


DIRECTIONS = tuple(Direction)
PLACES = {direction: place for place, direction in enumerate(DIRECTIONS)}


class Point(NamedTuple):
    """A place on the canvas: x to the right, y down. For drawing only; rules use whole numbers."""

    x: float
    y: float


class Hex(msgspec.Struct, frozen=True, order=True, array_like=True, gc=False):
    """A hex of an endless plane, in axial coordinates: q counts east, r south-east.

    The third coordinate, s = -q - r, makes the three axes equal; rules that speak of sectors and
    rows are short in it.

    >>> Hex(0, 0).distance(Hex(3, -1))
    3
    >>> Hex(0, 0).neighbour(Direction.NE)
    Hex(q=1, r=-1)
    >>> str(Hex(1, -1))
    '1,-1'
    """

    q: int
    r: int

    @property
    def s(self) -> int:
        return -self.q - self.r

    def __str__(self) -> str:
        return f"{self.q},{self.r}"

    def __add__(self, other: "Hex") -> "Hex":
        return Hex(self.q + other.q, self.r + other.r)

    def __sub__(self, other: "Hex") -> "Hex":
        return Hex(self.q - other.q, self.r - other.r)

    def __mul__(self, times: int) -> "Hex":
        return Hex(self.q * times, self.r * times)

    def neighbour(self, direction: Direction) -> "Hex":
        return self + STEPS[direction]

    def neighbours(self) -> tuple["Hex", ...]:
        """The six hexes around this one, in the order of `Direction`."""
        return tuple(self + step for step in STEPS.values())

    def distance(self, other: "Hex") -> int:
        q, r = other.q - self.q, other.r - self.r
        return max(abs(q), abs(r), abs(q + r))

    def line(self, other: "Hex") -> tuple["Hex", ...]:
        """The hexes under a straight line between the two centres, both ends included.

        Where the line runs along a side the same one of the two hexes is taken whichever end one
        starts from.

        >>> [str(hex) for hex in Hex(0, 0).line(Hex(2, 1))]
        ['0,0', '1,0', '1,1', '2,1']
        """
        length = self.distance(other)
        return tuple(_between(self, other, step, length) for step in range(length + 1))

    def ring(self, radius: int) -> tuple["Hex", ...]:
        """The hexes at exactly this distance, anticlockwise from the east."""
        if radius == 0:
            return (self,)
        corners = [(self + STEPS[side] * radius, side.turned(-2)) for side in DIRECTIONS]
        return tuple(start + STEPS[way] * n for start, way in corners for n in range(radius))

    def disc(self, radius: int) -> tuple["Hex", ...]:
        """The hexes at most this distance away, ring by ring."""
        return tuple(cell for far in range(radius + 1) for cell in self.ring(far))

    def directions_to(self, other: "Hex") -> tuple[Direction, ...]:
        """The directions in which a step leads closer: one along a row of hexes, else two."""
        now = self.distance(other)
        return tuple(way for way in DIRECTIONS if self.neighbour(way).distance(other) < now)

    def rotated(self, sixths: int, about: "Hex | None" = None) -> "Hex":
        """Return where this hex comes to lie when the plane turns so many sixths to the right."""
        centre = about or ORIGIN
        arm = self - centre
        for _ in range(sixths % len(DIRECTIONS)):
            arm = Hex(-arm.r, -arm.s)
        return centre + arm

    def centre(self, size: float) -> Point:
        """The middle of the hex when its sides are `size` long."""
        return Point(size * sqrt(3) * (self.q + self.r / 2), size * 1.5 * self.r)

    def corners(self, size: float) -> tuple[Point, ...]:
        """The six corners, anticlockwise from the lower end of the east side."""
        middle = self.centre(size)
        return tuple(Point(middle.x + size * x, middle.y + size * y) for x, y in CORNERS)

    def side(self, direction: Direction, size: float) -> tuple[Point, Point]:
        """The two ends of one side, for rivers, bridges and borders."""
        corners, first = self.corners(size), PLACES[direction]
        return corners[first], corners[(first + 1) % len(corners)]


ORIGIN = Hex(0, 0)

STEPS = {
    Direction.E: Hex(1, 0),
    Direction.NE: Hex(1, -1),
    Direction.NW: Hex(0, -1),
    Direction.W: Hex(-1, 0),
    Direction.SW: Hex(-1, 1),
    Direction.SE: Hex(0, 1),
}

_HALF_WIDTH = sqrt(3) / 2
CORNERS = (
    (_HALF_WIDTH, 0.5),
    (_HALF_WIDTH, -0.5),
    (0.0, -1.0),
    (-_HALF_WIDTH, -0.5),
    (-_HALF_WIDTH, 0.5),
    (0.0, 1.0),
)


def _between(start: Hex, end: Hex, step: int, length: int) -> Hex:
    """The hex that holds the point `step` parts of `length` along the line, in whole numbers."""
    if length == 0:
        return start
    q = start.q * (length - step) + end.q * step
    r = start.r * (length - step) + end.r * step
    return _nearest(q, r, length)


def _nearest(q: int, r: int, parts: int) -> Hex:
    """The hex nearest to (q / parts, r / parts).

    Each of the three coordinates is rounded, and the one that moved most is set right so that they
    add up to nothing again.
    """
    exact = (q, r, -q - r)
    near = [(2 * value + parts) // (2 * parts) for value in exact]
    moved = [abs(value - parts * whole) for value, whole in zip(exact, near, strict=True)]
    worst = moved.index(max(moved))
    near[worst] -= sum(near)
    return Hex(near[0], near[1])
