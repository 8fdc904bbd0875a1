"""What the player sees: the map by night with its areas, lines and counters, and the record."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import cos, pi, sin

from sandtable.engine.scene import (
    Board,
    Boxes,
    Counter,
    Fact,
    Line,
    Panel,
    Piece,
    Scene,
    Space,
    Track,
)
from sandtable.engine.styles import BoardStyle, LineStyle
from sandtable.engine.texts import Both, Text, say
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.components.ground import Area
from sandtable.games.pegasus_bridge.rules.ch16_victory import items
from sandtable.games.pegasus_bridge.rules.positions import CAR, counter_at
from sandtable.games.pegasus_bridge.state import BRITISH, GERMAN, Assault, Leader, Unit

MAP = "map"
STYLES = {"single": LineStyle.GRID, "double": LineStyle.BORDER, "dashed": LineStyle.PATROL}
"""How a display draws the kinds of lines."""
CORNERS = {"triangle": 3, "hexagon": 6, "octagon": 8, "square": 4}


def view(box: Box, k: Assault, _: str | None) -> Scene:
    return Scene(
        game="pegasus-bridge",
        title=say("game-title"),
        subtitle=subtitle(box, k),
        boards=(board(box),),
        pieces=tuple(pieces(box, k)),
        tracks=(turn_track(box, k),),
        panels=(record(box, k), standing(box, k)),
    )


def subtitle(box: Box, k: Assault) -> Text:
    names = box.scenarios[k.scenario].names
    time = box.turns[k.turn - 1]
    return say("subtitle", scenario=names, turn=k.turn, turns=len(box.turns), time=time)


# ---------------------------------------------------------------------- the map


@lru_cache(maxsize=4)
def board(box: Box) -> Board:
    ground = box.ground
    return Board(
        id=MAP,
        title=say("board-map"),
        width=ground.sheet.width,
        height=ground.sheet.height,
        style=BoardStyle.CHART,
        lines=(*waters(box), *lines(box)),
        spaces=tuple(space(box, area) for area in ground.areas.values()),
    )


def waters(box: Box) -> Iterator[Line]:
    for water in box.ground.water.values():
        yield Line(
            id=water.id,
            points=water.outline,
            style=LineStyle.RIVER,
            title=words(water.names),
            curved=True,
        )


def lines(box: Box) -> Iterator[Line]:
    areas = box.ground.areas
    for line in box.ground.lines.values():
        ends = tuple((float(areas[name].x), float(areas[name].y)) for name in (line.a, line.b))
        style = LineStyle.ROAD if line.road else STYLES[line.kind]
        yield Line(
            id=line.id, points=ends, style=style, pen="dashed" if line.kind == "dashed" else ""
        )


def space(box: Box, area: Area) -> Space:
    size = 2.0 * box.ground.sheet.area_radius
    corners = CORNERS.get(area.shape)
    title = words(area.names)
    if corners is None:
        return Space(
            id=area.id, title=title, shape="circle", x=area.x, y=area.y, w=size, h=size,
        )  # fmt: skip
    return Space(
        id=area.id, title=title, shape="polygon", x=area.x, y=area.y, w=size, h=size,
        points=outline(area, size / 2, corners),
    )  # fmt: skip


def outline(area: Area, radius: float, corners: int) -> tuple[tuple[float, float], ...]:
    """A regular polygon that stands on its side, or on its point when it is a triangle."""
    start = -pi / 2 + (0 if corners % 2 else pi / corners)
    angles = [start + 2 * pi * index / corners for index in range(corners)]
    return tuple(
        (round(area.x + radius * cos(a), 1), round(area.y + radius * sin(a), 1)) for a in angles
    )


# ---------------------------------------------------------------------- counters


def pieces(box: Box, k: Assault) -> Iterator[Piece]:
    yield from guns(box, k)
    for area in k.face_down:
        yield piece(counter_at(area), area, "unknown", say("face-down"), GERMAN)
    for side, force in ((GERMAN, k.german), (BRITISH, k.british)):
        yield from (unit_piece(box, k, side, unit) for unit in force.units.values() if unit.area)
        yield from (leader_piece(box, side, one) for one in force.leaders.values() if one.area)
    for tank in k.tanks.values():
        if tank.area:
            status = (say("status-wreck"),) if tank.wreck else ()
            yield piece(tank.id, tank.area, "tank", named(box, tank.id), GERMAN, status=status)
    if k.car.area:
        status = (say("status-wreck"),) if k.car.wreck else ()
        yield piece(CAR, k.car.area, "car", named(box, CAR), GERMAN, status=status)
    for area, number in k.prisoners.items():
        title = say("piece-prisoners", number=number)
        yield piece(f"prisoners:{area}", area, "prisoners", title, GERMAN, ratings=(str(number),))


def piece(
    name: str,
    area: str,
    silhouette: str,
    title: Text,
    side: str,
    ratings: tuple[str, ...] = (),
    status: tuple[Text, ...] = (),
) -> Piece:
    face = Counter(silhouette=silhouette, title=title, side=side, ratings=ratings, status=status)
    return Piece(id=name, board=MAP, space=area, face=face)


def named(box: Box, name: str) -> Text:
    return words(box.names[name])


def words(titles: Both) -> Text:
    return say("words", es=titles.es, en=titles.en)


def guns(box: Box, k: Assault) -> Iterator[Piece]:
    for gun in k.weapons.values():
        status = (say("status-wreck"),) if gun.destroyed else ()
        kind = box.counters[gun.id].kind
        yield piece(gun.id, gun.area, kind, named(box, gun.id), GERMAN, status=status)


def unit_piece(box: Box, k: Assault, side: str, unit: Unit) -> Piece:
    kind = box.counters[unit.id].kind
    ratings = (str(unit.strength), str(unit.grenades)) if side == BRITISH else (str(unit.strength),)
    return piece(unit.id, unit.area, kind, named(box, unit.id), side, ratings, tuple(states(unit)))


def states(unit: Unit) -> Iterator[Text]:
    if unit.suppressed:
        yield say("status-suppressed")
    if unit.preparing:
        yield say("status-preparing")
    if unit.ready:
        yield say("status-ready")
    if unit.inside:
        yield say("status-inside")


def leader_piece(box: Box, side: str, leader: Leader) -> Piece:
    status = (say("status-wounded"),) if leader.wounded else ()
    return piece(leader.id, leader.area, "leader", named(box, leader.id), side, status=status)


# ---------------------------------------------------------------------- tracks and panels


def turn_track(box: Box, k: Assault) -> Track:
    return Track(
        id="turns",
        title=say("track-turns"),
        low=1,
        high=len(box.turns),
        value=k.turn,
        cells=tuple(box.turns),
        rule="13.0.track",
    )


def record(box: Box, k: Assault) -> Panel:
    """The player record sheet: strength and grenades of every British unit."""
    sheet = []
    for unit in k.british.units.values():
        counter = box.counters[unit.id]
        title, note = named(box, unit.id), say("note-grenades", grenades=unit.grenades)
        crossed = counter.strength - unit.strength
        boxes = Boxes(label=title, count=counter.strength, crossed=crossed, note=note, rule="12.0")
        sheet.append(boxes)
    return Panel(id="record", title=say("panel-record"), boxes=tuple(sheet))


def standing(box: Box, k: Assault) -> Panel:
    """The points as they stand, and what is known of plan and bridge."""
    facts = [
        Fact(label=say("fact-item", item=item), value=str(points), rule=rule)
        for item, points, rule in items(box, k)
    ]
    plan = k.plan or "?"
    facts.append(Fact(label=say("fact-plan"), value=plan, rule="14.0(2)"))
    facts.append(Fact(label=say("fact-bridge"), value=say("bridge", state=k.bridge), rule="8.0"))
    facts.append(
        Fact(label=say("fact-charges"), value=say("chit", state=k.chit or "none"), rule="8.0")
    )
    return Panel(id="standing", title=say("panel-standing"), facts=tuple(facts))
