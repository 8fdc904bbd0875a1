"""The mission map: boxes by their colours, the course, and the formation on its way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import dist, hypot

from msgspec import Struct

from sandtable.engine.parts import Key, Measure, Point
from sandtable.engine.scene import (
    Board,
    Counter,
    Fact,
    Label,
    Line,
    Overlay,
    Piece,
    Ring,
    Shape,
    Space,
)
from sandtable.engine.styles import (
    AreaStyle,
    BoardStyle,
    Focus,
    LineStyle,
    Rank,
    Sign,
    SpaceStyle,
)
from sandtable.engine.texts import say, words
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.components.parts import MapBox
from sandtable.games.wing_and_a_prayer.knowledge import HIDDEN
from sandtable.games.wing_and_a_prayer.state import US, Campaign, Mission
from sandtable.games.wing_and_a_prayer.view.reach import outlines
from sandtable.games.wing_and_a_prayer.view.strips import silhouette

BOARD = "map"
AREAS = {
    "base": AreaStyle.LAND,
    "england": AreaStyle.LAND,
    "sea": AreaStyle.WATER,
    "land": AreaStyle.OPEN,
    "rendezvous": AreaStyle.MEETING,
    "target": AreaStyle.DANGER,
}
RANKS = {"base": Rank.MAJOR, "target": Rank.TARGET, "rendezvous": Rank.MAJOR}
SIGNS = {
    "aircraft_factory": Sign.AIRCRAFT,
    "industrial_centre": Sign.FACTORY,
    "marshalling_yard": Sign.RAILWAY,
    "dockyards": Sign.DOCKS,
}
LEGEND = (
    ("england", ""),
    ("sea", "3"),
    ("land", "3"),
    ("rendezvous", ""),
)
CLEAR = 46
"""A link that comes nearer than this to the middle of a third box is bent around it."""
BEND = 62
AIM = 54
"""The ring around the target."""
BAR, WORDS = 30, 21
"""Half the bar where escorts leave, and the size of its words."""
BESIDE = ((0, 24), (0, -10), (80, 6), (-80, 6))
"""Where these words may stand, seen from an end of the bar."""
BANKS = {
    "clear": (),
    "light": ((-34, -8, 46), (30, 14, 40)),
    "heavy": ((-48, -14, 58), (44, -8, 62), (0, 22, 66), (-16, -34, 44), (70, 26, 40)),
}
"""Banks of cloud over the target: right, down, and how large."""


@lru_cache(maxsize=4)
def board(box: Box) -> Board:
    canvas, atlas = box.atlas.canvas, box.atlas
    pens = [
        Line(id=pen.id, points=pen.points, style=pen.style, curved=pen.style != LineStyle.BORDER)
        for pen in atlas.pens.values()
    ]
    return Board(
        id=BOARD,
        title=say("board-map"),
        width=canvas.width,
        height=canvas.height,
        style=BoardStyle.CHART,
        focus=Focus.NARROW,
        shapes=tuple(Shape(points=la.outline, style=AreaStyle.LAND) for la in atlas.coast.values()),
        lines=(*pens, *links(box)),
        spaces=tuple(space(box, place) for place in atlas.boxes.values()),
        labels=tuple(
            Label(
                text=words(label.names),
                x=label.x,
                y=label.y,
                size=label.size,
                style=label.lettering,
            )
            for label in atlas.labels.values()
        ),
        legend=tuple(legend(box)),
        measure=Measure(ways=tuple(atlas.graph.ways()), step=say("measure-boxes")),
    )


def legend(box: Box) -> Iterator[Key]:
    """Boxes by colour, targets by their signs, and the lines."""
    for kind, short in LEGEND:
        signs = (Sign.FIGHTERS,) if kind == "rendezvous" else ()
        yield Key(
            text=words(box.atlas.kinds[kind].names), area=AREAS[kind], short=short, signs=signs
        )
    for name, sign in SIGNS.items():
        text = words(box.atlas.target_types[name].names)
        yield Key(text=text, area=AREAS["target"], signs=(sign,))
    yield Key(text=say("legend-flak"), area=AREAS["target"], signs=(Sign.FLAK,))
    yield Key(text=say("course-line-flown"), line=LineStyle.CONTRAIL)
    yield Key(text=say("course-line-planned"), line=LineStyle.OUTBOUND)
    yield Key(text=say("legend-reach"), line=LineStyle.LIMIT)


def space(box: Box, place: MapBox) -> Space:
    """A box in the colour of its kind, with its distance from the base."""
    return Space(
        id=place.id,
        title=words(place.names),
        short="" if place.kind == "base" else str(box.atlas.from_base[place.id]),
        shape="circle",
        x=place.x,
        y=place.y,
        area=AREAS[place.kind],
        style=SpaceStyle.BOX,
        rank=RANKS.get(place.kind, Rank.TOWN),
        signs=tuple(signs(box, place)),
        facts=tuple(facts(box, place)),
    )


def signs(box: Box, place: MapBox) -> Iterator[Sign]:
    if place.kind == "base":
        yield Sign.STAR
    if place.kind == "rendezvous":
        yield Sign.FIGHTERS
    if place.target_type:
        yield SIGNS[place.target_type]
    if box.atlas.has_flak(place.id):
        yield Sign.FLAK


def facts(box: Box, place: MapBox) -> Iterator[Fact]:
    yield Fact(label=say("fact-kind"), value=words(box.atlas.kinds[place.kind].names), rule="2.3")
    if place.target_type:
        name = words(box.atlas.target_types[place.target_type].names)
        yield Fact(label=say("fact-target-type"), value=name, rule="2.3.icons")
    distance = str(box.atlas.from_base[place.id])
    yield Fact(label=say("fact-distance"), value=distance, rule="6.1.1")


def links(box: Box) -> Iterator[Line]:
    for start, end in box.atlas.graph.ways():
        if start < end:
            points = link(box, start, end)
            curved = len(points) > 2  # noqa: PLR2004  (more than its ends)
            yield Line(id=f"{start}-{end}", points=points, style=LineStyle.ROUTE, curved=curved)


@lru_cache(maxsize=1024)
def link(box: Box, start: str, end: str) -> tuple[Point, ...]:
    """The way from box to box, bent away from a third box that it would pass under."""
    a, b = middle(box, start), middle(box, end)
    others = [middle(box, name) for name in box.atlas.boxes if name not in (start, end)]
    worst = min(others, key=lambda point: apart(point, a, b))
    if apart(worst, a, b) >= CLEAR:
        return a, b
    length = dist(a, b)
    across = (a[1] - b[1]) / length, (b[0] - a[0]) / length
    side = (worst[0] - a[0]) * across[0] + (worst[1] - a[1]) * across[1]
    share = along(worst, a, b)
    push = -BEND if side > 0 else BEND
    turn = tuple(round(a[i] + share * (b[i] - a[i]) + across[i] * (push + side), 1) for i in (0, 1))
    return a, (turn[0], turn[1]), b


def along(point: Point, a: Point, b: Point) -> float:
    """Return the share of a straight way, from 0 to 1, at which it is nearest to a point."""
    dot = (point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])
    return max(0.0, min(dot / dist(a, b) ** 2, 1.0))


def apart(point: Point, a: Point, b: Point) -> float:
    share = along(point, a, b)
    return dist(point, (a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])))


def middle(box: Box, place: str) -> Point:
    found = box.atlas.boxes[place]
    return found.x, found.y


def overlays(box: Box, s: Campaign) -> Iterator[Overlay]:
    """The reach of the escorts, the boxes flown so far, and the course as it is planned."""
    m = s.mission
    if m is None or m.over:
        return
    if m.card != HIDDEN:
        x, y = middle(box, box.target_of(m.card).box)
        ring = Ring(x=x, y=y, radius=AIM, style=AreaStyle.RANGE)
        yield Overlay(board=BOARD, id="target", rings=(*clouds(m, x, y), ring))
    if m.escort is not None:
        yield escort_reach(box, s)
    lines = []
    if m.route:
        lines.append(course(box, "planned", [m.box, *m.route], LineStyle.OUTBOUND))
    if m.flown:
        lines.append(course(box, "flown", [box.atlas.base, *m.flown], LineStyle.CONTRAIL))
    lines += [bar.line for bar in partings(box, s)]
    labels = tuple(bar.label for bar in partings(box, s))
    if lines:
        title = say("layer-course")
        yield Overlay(board=BOARD, id="course", title=title, lines=tuple(lines), labels=labels)


def clouds(m: Mission, x: float, y: float) -> Iterator[Ring]:
    """Banks of cloud over the target while it is still to be bombed; more of them when heavy."""
    for right, down, radius in () if m.bombed else BANKS[m.cloud]:
        yield Ring(x=x + right, y=y + down, radius=radius, style=AreaStyle.CLOUD)


class Parting(Struct, frozen=True):
    """A bar across the course where the escorts turn back, and its words."""

    line: Line
    label: Label


def partings(box: Box, s: Campaign) -> Iterator[Parting]:
    m = s.now
    left = 0 if m.escort is None else box.aircraft[m.escort.type].range - m.escort.flown
    if m.escort is None or not 0 <= left < len(m.route):
        return
    places = [m.box, *m.route]
    way = link(box, places[left], places[left + 1])
    a, b = way[0], way[1]
    x, y, length = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2, dist(a, b)
    over, up = (a[1] - b[1]) / length * BAR, (b[0] - a[0]) / length * BAR
    points = (round(x - over), round(y - up)), (round(x + over), round(y + up))
    title = say("escorts-leave", type=box.aircraft[m.escort.type].short)
    line = Line(id="parting", points=points, style=LineStyle.LIMIT, pen="solid", title=title)
    x, y = roomiest(box, points)
    yield Parting(line, Label(text=title, x=x, y=y, size=WORDS))


def roomiest(box: Box, ends: Sequence[Point]) -> Point:
    """Return the place beside the ends of a bar where words are farthest from any box."""
    spots = [(x + right, y + down) for x, y in ends for right, down in BESIDE]
    boxes = [(place.x, place.y) for place in box.atlas.boxes.values()]
    return max(
        spots, key=lambda spot: min(hypot((b[0] - spot[0]) / 2, b[1] - spot[1]) for b in boxes)
    )


def escort_reach(box: Box, s: Campaign) -> Overlay:
    """An outline of the boxes into which the escort can go on, halfway to the next."""
    escort = s.now.escort
    assert escort is not None  # noqa: S101  (only then it is drawn)
    aircraft = box.aircraft[escort.type]
    left = max(aircraft.range - escort.flown, 0)
    lines = [
        Line(
            id=f"reach-{number}",
            points=points,
            style=LineStyle.LIMIT,
            curved=True,
            pen="solid",
            title=say("reach-line", type=aircraft.short, left=left),
        )
        for number, points in enumerate(outlines(box, s.now.box, left))
    ]
    return Overlay(board=BOARD, id="reach", title=say("layer-reach"), lines=tuple(lines))


def course(box: Box, name: str, places: Sequence[str], style: LineStyle) -> Line:
    points = [middle(box, places[0])]
    for start, end in pairwise(places):
        points += link(box, start, end)[1:]
    return Line(id=name, points=tuple(points), style=style, title=say(f"course-line-{name}"))


def pieces(box: Box, s: Campaign) -> Iterator[Piece]:
    m = s.mission
    if m is None:
        return
    status = (say("status-loose"),) if m.loose else ()
    number = str(sum(bool(bomber) for bomber in m.places))
    face = Counter(
        silhouette=silhouette(box, s),
        title=say("formation"),
        side=US,
        ratings=(number,),
        status=status,
    )
    yield Piece(id="formation", board=BOARD, space=m.box, face=face)
