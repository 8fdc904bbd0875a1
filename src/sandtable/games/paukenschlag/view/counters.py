"""The counters on the strategic map: boats, convoys, warships and aircraft."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.scene import Boxes, Counter, Fact, Piece
from sandtable.engine.texts import Text, say, words
from sandtable.games.paukenschlag.components import Box
from sandtable.games.paukenschlag.knowledge import Known
from sandtable.games.paukenschlag.rules.units import called, convoy_mp, is_cow
from sandtable.games.paukenschlag.state import GERMAN, US, Boat, Convoy, Plane, Ship
from sandtable.games.paukenschlag.view.chart import BOARD, BOATS, PLANES, SHIPS

SHIP_SHAPES = {
    "DD": "destroyer",
    "WPG": "destroyer",
    "AST": "merchant",
    "BB": "battleship",
    "CV": "carrier",
    "TR": "merchant",
}
PLANE_SHAPES = {
    "P": "flying_boat",
    "E": "b17",
    "A": "twin",
    "R": "fighter",
    "B": "twin",
    "D": "fighter",
    "F": "fighter",
}


def pieces(box: Box, k: Known) -> Iterator[Piece]:
    """Lay aircraft on their bases first, then everything at sea and over it."""
    yield from (plane_piece(box, k, plane) for plane in k.planes.values() if is_out(k, plane))
    yield from (ship_piece(box, ship) for ship in k.ships.values() if ship.zone)
    yield from (convoy_piece(box, k, convoy) for convoy in k.convoys.values() if convoy.zone)
    yield from (boat_piece(box, k, boat) for boat in k.boats.values() if boat.zone)


def is_out(k: Known, plane: Plane) -> bool:
    """Return whether an aircraft is in the air or on an airfield; others are on a carrier."""
    return not plane.lost and bool(plane.zone or plane.base not in k.ships)


# ---------------------------------------------------------------------- boats


def boat_piece(box: Box, k: Known, boat: Boat) -> Piece:
    return Piece(
        id=boat.id,
        board=BOARD,
        space=boat.zone,
        slot=BOATS,
        face=boat_face(box, k, boat),
        spent=boat.moved,
        facts=tuple(boat_facts(box, boat)),
        boxes=boat_boxes(box, boat),
    )


def boat_face(box: Box, k: Known, boat: Boat) -> Counter:
    return Counter(
        silhouette="submarine",
        title=words(called(box, boat.id)),
        short=boat.id,
        side=GERMAN,
        ratings=(str(boat.torpedoes), str(boat.fuel)),
        status=tuple(boat_status(boat)),
        tone="submerged" if boat.submerged else "",
    )


def boat_status(boat: Boat) -> Iterator[Text]:
    for name in ("submerged", "detected", "neutralized", "refuelling"):
        if getattr(boat, name):
            yield say("status", name=name)


def boat_facts(box: Box, boat: Boat) -> Iterator[Fact]:
    line = box.boats[boat.id]
    yield Fact(label=say("fact-commander"), value=line.commander)
    yield Fact(label=say("fact-mark"), value=line.mark)
    if is_cow(box, boat):
        yield Fact(label=say("fact-refuels"), value=str(boat.refuels), rule="11.1(cow)")


def boat_boxes(box: Box, boat: Boat) -> tuple[Boxes, ...]:
    line = box.boats[boat.id]
    fuel, loaded = box.limits.fuel, line.torpedoes
    return (
        Boxes(label=say("boxes-fuel"), count=fuel, crossed=fuel - boat.fuel, rule="11.2"),
        Boxes(
            label=say("boxes-torpedoes"),
            count=loaded,
            crossed=loaded - boat.torpedoes,
            rule="9.1",
        ),
    )


# ---------------------------------------------------------------------- ships


def ship_piece(box: Box, ship: Ship) -> Piece:
    return Piece(
        id=ship.id,
        board=BOARD,
        space=ship.zone,
        slot=SHIPS,
        face=ship_face(box, ship),
        spent=ship.moved,
        facts=tuple(ship_facts(box, ship)),
    )


def ship_face(box: Box, ship: Ship) -> Counter:
    kind = box.classes[ship.type]
    return Counter(
        silhouette=SHIP_SHAPES[ship.type],
        title=words(called(box, ship.id)),
        short=ship.id,
        side=US,
        ratings=(str(kind.attack), str(kind.asw)),
        status=tuple(ship_status(ship)),
    )


def ship_status(ship: Ship) -> Iterator[Text]:
    for name in ("in_port", "held", "neutralized"):
        if getattr(ship, name):
            yield say("status", name=name)
    if ship.convoy:
        yield say("status-escort", convoy=ship.convoy)


def ship_facts(box: Box, ship: Ship) -> Iterator[Fact]:
    kind = box.classes[ship.type]
    yield Fact(label=say("fact-type"), value=words(kind.names), rule="2.2.2(types)")
    for name in ("attack", "defence", "flotation", "aa", "asw", "mp"):
        yield Fact(label=say("fact-rating", name=name), value=str(getattr(kind, name)))


# ---------------------------------------------------------------------- convoys


def convoy_piece(box: Box, k: Known, convoy: Convoy) -> Piece:
    return Piece(
        id=convoy.id,
        board=BOARD,
        space=convoy.zone,
        slot=SHIPS,
        face=convoy_face(box, convoy),
        spent=convoy.moved,
        facts=tuple(convoy_facts(box, k, convoy)),
    )


def convoy_face(box: Box, convoy: Convoy) -> Counter:
    return Counter(
        silhouette="merchant" if convoy.lone else "convoy",
        title=words(called(box, convoy.id)),
        short=convoy.id,
        side=US,
        ratings=(str(convoy_mp(box, convoy)), str(convoy.ships)),
        tone="convoy",
    )


def convoy_facts(box: Box, k: Known, convoy: Convoy) -> Iterator[Fact]:
    """The destination is told to those who know it."""
    yield Fact(label=say("fact-speed"), value=say("speed", speed=convoy.speed), rule="10.1")
    formation = say("formation", formation=convoy.formation)
    yield Fact(label=say("fact-formation"), value=formation, rule="10.1(formation)")
    orders = k.orders.get(convoy.id)
    if orders is not None:
        port = box.atlas.ports.get(orders.port)
        goal = words(port.names) if port else orders.goal
        yield Fact(label=say("fact-goal"), value=goal, rule="10.4(secret)", space=orders.goal)


# ---------------------------------------------------------------------- aircraft


def plane_piece(box: Box, k: Known, plane: Plane) -> Piece:
    kind = box.aircraft[plane.type]
    return Piece(
        id=plane.id,
        board=BOARD,
        space=plane.zone or plane.base,
        slot=PLANES if plane.zone else 0,
        face=Counter(
            silhouette=PLANE_SHAPES[kind.type],
            title=words(kind.names),
            short=kind.id,
            side=kind.side,
            ratings=(kind.type, str(kind.range)),
            status=tuple(plane_status(k, plane)),
            tone="air",
        ),
        spent=plane.flown or plane.ready_on > k.turn,
        facts=tuple(plane_facts(box, plane)),
    )


def plane_status(k: Known, plane: Plane) -> Iterator[Text]:
    if plane.mission:
        yield say("mission", mission=plane.mission)
    if plane.flown:
        yield say("status", name="flown")
    if plane.ready_on > k.turn:
        yield say("status-ready", turn=plane.ready_on)


def plane_facts(box: Box, plane: Plane) -> Iterator[Fact]:
    kind = box.aircraft[plane.type]
    base = box.atlas.airfields.get(plane.base)
    if base is not None:
        yield Fact(label=say("fact-base"), value=words(base.names), space=base.id)
    yield Fact(label=say("fact-range"), value=str(kind.range), rule="12.1")
    if kind.huff_duff:
        yield Fact(label=say("fact-huff-duff"), value=say("yes"), rule="8.3(who)")
