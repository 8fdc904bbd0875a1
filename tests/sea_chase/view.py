"""The view of a seat: the chart with its layers, the field of battle, record sheet and contacts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from sandtable.engine.hexes import Direction, Hex
from sandtable.engine.parts import Measure
from sandtable.engine.scene import (
    Board,
    Boxes,
    Counter,
    Fact,
    Label,
    Line,
    Overlay,
    Panel,
    Piece,
    Ring,
    Scene,
    Shape,
    Space,
    Tint,
    Track,
)
from sandtable.engine.styles import (
    AreaStyle,
    BoardStyle,
    Focus,
    Lettering,
    LineStyle,
    Rank,
    SpaceStyle,
)
from sandtable.engine.texts import say
from tests.sea_chase.components import Box, Sheet
from tests.sea_chase.rules import afloat, fights, sheet_of
from tests.sea_chase.state import HUNTER, RAIDER, Chase

CHART, FIELD = "chart", "field"
SIZE = 50.0
AHEAD = {"left": Hex(1, -1), "ahead": Hex(1, 0), "right": Hex(0, 1)}


def view(box: Box, s: Chase, seat: str | None) -> Scene:
    sheet, fighting = sheet_of(box, s), fights(s)
    return Scene(
        game="sea-chase",
        title=say("game-title"),
        subtitle=say("turn", turn=s.turn),
        focus=FIELD if fighting and not s.result else CHART,
        boards=(chart(box, "ocean" if s.large else "strait"), field()),
        overlays=(*layers(sheet, s), planned(sheet, s, seat), ranges(s)),
        pieces=(*ships(box, s, seat), *fighters(box, s)),
        tracks=(
            Track(
                id="visibility",
                title=say("track-visibility"),
                low=1,
                high=4,
                value=2,
                cells=("1", "2", "3", "X"),
                rule="3.1",
            ),
        ),
        panels=(contacts(s), *records(box, s, seat)),
    )


@cache
def chart(box_: Box, name: str) -> Board:
    sheet = box_.scenarios[name]
    a, wide, high = sheet.side, sheet.side * (sheet.columns + 2.5), sheet.side * (sheet.rows + 2)
    zones = tuple(
        Space(
            id=zone,
            title=zone,
            x=x,
            y=y,
            w=a,
            h=a,
            area=AreaStyle.LAND if zone in sheet.land else AreaStyle.PLAIN,
            facts=(Fact(label=say("fact-land"), value=say("yes")),) if zone in sheet.land else (),
        )
        for zone, (x, y) in sheet.places.items()
    )
    port = Space(
        id="port",
        title=say("port"),
        x=a * 1.6,
        y=a * 1.5,
        style=SpaceStyle.PORT,
        rank=Rank.MAJOR,
        side=HUNTER,
    )
    coast = Shape(
        points=((0, 0), (a * 3.2, 0), (a * 2.6, a * 2.2), (a * 1.2, a * 2.6), (0, a * 3.4)),
        style=AreaStyle.LAND,
    )
    east = Shape(
        points=((wide, high), (wide, a * 5), (wide - a * 2.5, a * 5.6), (wide - a * 2, high)),
        style=AreaStyle.LAND,
    )
    ways = tuple((one, other) for one, other in sheet.graph.ways() if one < other)
    return Board(
        id=CHART,
        title=say("board-chart"),
        width=wide,
        height=high,
        style=BoardStyle.CHART,
        shapes=(coast, east),
        spaces=(*zones, port),
        lines=(
            Line(
                id="line",
                points=((a, a * 4.5), (a * 4, a * 4.5), (a * 5, a * 2.5)),
                style=LineStyle.PATROL,
                pen="dashed",
                title=say("line"),
            ),
            Line(
                id="route",
                points=((a * 2, a * 2), (a * 5, a * 4), (wide - a, a * 4)),
                style=LineStyle.ROUTE,
                curved=True,
            ),
        ),
        rings=(
            Ring(
                x=a * 1.6,
                y=a * 1.5,
                radius=a * 2,
                style=AreaStyle.RANGE,
                side=HUNTER,
                text=say("ring"),
            ),
        ),
        labels=(
            Label(text=say("sea"), x=wide / 2, y=high - a / 2, style=Lettering.SEA, size=a / 2),
            Label(
                text=say("land"),
                x=a * 1.2,
                y=a * 0.7,
                style=Lettering.COUNTRY,
                angle=-20,
                size=a / 4,
            ),
        ),
        measure=Measure(ways=ways, step=say("zones"), per=0.9, unit=say("miles")),
    )


@cache
def field() -> Board:
    cells = {cell: f"hex-{cell}" for cell in Hex(0, 0).disc(3)} | {
        h: f"hex-{w}" for w, h in AHEAD.items()
    }
    wide, high = SIZE * 3**0.5, SIZE * 2
    at = {
        name: (400 + cell.centre(SIZE).x, 320 + cell.centre(SIZE).y) for cell, name in cells.items()
    }
    spaces = tuple(
        Space(id=name, title=name.removeprefix("hex-"), shape="hex", x=x, y=y, w=wide, h=high)
        for name, (x, y) in at.items()
    )
    ways = tuple(
        (cells[c], cells[n]) for c in cells for n in c.neighbours() if n in cells and c < n
    )
    return Board(
        id=FIELD,
        title=say("board-field"),
        width=800,
        height=640,
        style=BoardStyle.CHART,
        focus=Focus.PIECES,
        spaces=spaces,
        measure=Measure(ways=ways, step=say("hexes")),
    )


def layers(sheet: Sheet, s: Chase) -> Iterator[Overlay]:
    """Night and fog always; the heat map only when asked for."""
    zones = list(sheet.places)
    cells = tuple(
        Tint(space=zone, style=AreaStyle.BELIEF, strength=n / 6, text=f"{4 * n} %")
        for n, zone in enumerate(zones[20:25])
    )
    night = tuple(Tint(space=zone, style=AreaStyle.NIGHT) for zone in zones[5:8])
    fog = tuple(Tint(space=zone, style=AreaStyle.FOG) for zone in zones[12:15])
    yield Overlay(board=CHART, tints=(*night, *fog))
    yield Overlay(board=CHART, id="belief", title=say("layer-belief"), shown=False, tints=cells)
    x, y = sheet.places[zones[30]]
    seen = tuple(
        Ring(x=x + 12 * n, y=y, radius=6 + 2 * n, style=AreaStyle.AGE, text=str(n)) for n in (1, 2)
    )
    yield Overlay(
        board=CHART,
        rings=seen,
        shapes=(
            Shape(
                points=((x, y), (x + 40, y), (x, y + 40)),
                style=AreaStyle.DANGER,
                title=say("danger"),
            ),
        ),
    )


def planned(sheet: Sheet, s: Chase, seat: str | None) -> Overlay:
    plan = s.plans.get(seat or "")
    if plan is None or plan.zone in ("", s.ships[plan.ship].zone):
        return Overlay(board=CHART)
    (x0, y0), (x1, y1) = (middle(sheet, zone) for zone in (s.ships[plan.ship].zone, plan.zone))
    arrow = Line(
        id=f"plan-{plan.ship}",
        points=((x0, y0), (x1, y1)),
        side=seat or "",
        style=LineStyle.MOVE,
        arrow=True,
        title=say("planned-move", ship=plan.ship, zone=plan.zone),
    )
    return Overlay(
        board=CHART,
        lines=(arrow,),
        labels=(Label(text=say("ship", ship=plan.ship), x=(x0 + x1) / 2, y=(y0 + y1) / 2 - 6),),
    )


def middle(sheet: Sheet, zone: str) -> tuple[float, float]:
    x, y = sheet.places[zone]
    return x + sheet.side / 2, y + sheet.side / 2


def ships(box: Box, s: Chase, seat: str | None) -> Iterator[Piece]:
    for name, ship in s.ships.items():
        yield Piece(
            id=name,
            board=CHART,
            space=ship.zone,
            face=face(box, s, name),
            spent=ship.moved,
            facts=(Fact(label=say("fact-speed"), value="30", rule="3"),),
            boxes=(record(box, s, name),),
        )
    plan = s.plans.get(seat or "")
    if plan and plan.zone and plan.zone != s.ships[plan.ship].zone:
        yield Piece(
            id=f"ghost-{plan.ship}",
            board=CHART,
            space=plan.zone,
            face=face(box, s, plan.ship),
            ghost=True,
        )


def fighters(box: Box, s: Chase) -> Iterator[Piece]:
    """Hunters come from the west, raiders from the east."""
    for zone in fights(s):
        for index, (name, ship) in enumerate(
            (n, ship) for n, ship in s.ships.items() if ship.zone == zone
        ):
            space = f"hex-{Hex(-2, index % 2) if ship.side == HUNTER else Hex(0, 0)}"
            yield Piece(
                id=f"fight-{name}",
                board=FIELD,
                space=space,
                face=face(box, s, name),
                facing=Direction(s.facing.get(name, "E")).bearing,
                boxes=(record(box, s, name),),
            )


def ranges(s: Chase) -> Overlay:
    x, y = 400.0, 320.0
    if not fights(s):
        return Overlay(board=FIELD)
    rings = tuple(
        Ring(x=x, y=y, radius=SIZE * 1.73 * n, style=AreaStyle.RANGE, text=str(n)) for n in (1, 2)
    )
    return Overlay(
        board=FIELD,
        rings=(
            *rings,
            Ring(x=x, y=y, radius=170, start=60, sweep=60, style=AreaStyle.SECTOR, side=RAIDER),
        ),
    )


def face(box: Box, s: Chase, name: str) -> Counter:
    ship = s.ships[name]
    status = (
        (say("status-sunk"),)
        if not afloat(box, ship)
        else (say("status-hit"),)
        if ship.hits
        else ()
    )
    tone = "patrol" if name.startswith("patrol") else ""
    title = say("patrol") if tone else say("ship", ship=name)
    return Counter(
        silhouette=ship.kind,
        title=title,
        side=ship.side,
        ratings=("4", "30"),
        status=status,
        tone=tone,
    )


def record(box: Box, s: Chase, name: str) -> Boxes:
    ship = s.ships[name]
    return Boxes(
        label=say("ship", ship=name), count=box.boxes[ship.kind], crossed=ship.hits, rule="4"
    )


def records(box: Box, s: Chase, seat: str | None) -> Iterator[Panel]:
    own = [name for name, ship in s.ships.items() if ship.side == seat and name[:6] != "patrol"]
    if own:
        yield Panel(
            id="records",
            title=say("panel-records"),
            boxes=tuple(record(box, s, name) for name in own),
        )


def contacts(s: Chase) -> Panel:
    facts = [
        Fact(label=zone, value=say("turn", turn=turn), space=zone, share=turn / s.turns)
        for zone, turn in s.contacts.items()
    ]
    return Panel(id="contacts", title=say("panel-contacts"), facts=tuple(facts))
