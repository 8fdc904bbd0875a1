"""The counters on the map and on the grid."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.scene import Counter, Fact, Piece
from sandtable.engine.texts import Text, say, words
from sandtable.games.paukenschlag.components import Box
from sandtable.games.paukenschlag.knowledge import Known
from sandtable.games.paukenschlag.state import GERMAN, US, Boat, Convoy, Ship
from sandtable.games.paukenschlag.view.boards import GRID, MAP

SILHOUETTES = {"BB": "battleship", "CV": "carrier", "DD": "destroyer"}
SMALL_SHIP, BOAT, MERCHANT = "destroyer", "submarine", "convoy"


def pieces(box: Box, k: Known) -> Iterator[Piece]:
    """Boats, ships and convoys: on the grid while they are there, otherwise in their zone."""
    slots: dict[tuple[str, str], int] = {}
    faces = [
        *((boat.id, boat.zone, boat_face(boat)) for boat in k.boats.values() if boat.zone),
        *((c.id, c.zone, convoy_face(box, c)) for c in k.convoys.values()),
        *((ship.id, ship.zone, ship_face(box, ship)) for ship in k.ships.values() if ship.zone),
    ]
    for name, zone, face in faces:
        board, space = whereabouts(k, name, zone)
        slot = slots[board, space] = slots.get((board, space), -1) + 1
        yield Piece(
            id=name, board=board, space=space, face=face, slot=slot, facts=tuple(facts(k, name))
        )


def whereabouts(k: Known, name: str, zone: str) -> tuple[str, str]:
    if k.contact is not None and name in k.contact.squares:
        return GRID, k.contact.squares[name]
    return MAP, zone


def boat_face(boat: Boat) -> Counter:
    depth = "submerged" if boat.submerged else "surfaced"
    return Counter(
        silhouette=BOAT,
        title=boat.id,
        side=GERMAN,
        ratings=(str(boat.torpedoes), str(boat.fuel)),
        status=tuple(said(depth, detected=boat.detected, neutralized=boat.neutralized)),
    )


def said(depth: str, *, detected: bool, neutralized: bool) -> Iterator[Text]:
    yield say("depth", depth=depth)
    if detected:
        yield say("status-detected")
    if neutralized:
        yield say("status-neutralized")


def convoy_face(box: Box, convoy: Convoy) -> Counter:
    counter = box.convoys.get(convoy.id)
    return Counter(
        silhouette=MERCHANT,
        title=words(counter.names) if counter else convoy.id,
        side=US,
        ratings=(str(convoy.ships),),
        status=(
            say("speed", speed=convoy.speed),
            say("formation", formation=convoy.formation),
        ),
    )


def ship_face(box: Box, ship: Ship) -> Counter:
    counter = box.ships.get(ship.id)
    return Counter(
        silhouette=SILHOUETTES.get(ship.type, SMALL_SHIP if counter else MERCHANT),
        title=words(counter.names) if counter else ship.id,
        side=US,
        ratings=(str(box.classes[ship.type].asw),),
        status=tuple(ship_status(ship)),
    )


def ship_status(ship: Ship) -> Iterator[Text]:
    if ship.in_port:
        yield say("manner", manner="port")
    if ship.held:
        yield say("status-held")
    if ship.neutralized:
        yield say("status-neutralized")


def facts(k: Known, name: str) -> Iterator[Fact]:
    """The units on the grid that have detected it."""
    sights = k.contact.sights if k.contact is not None else []
    holders = dict.fromkeys(sight.holder for sight in sights if sight.target == name)
    for holder in holders:
        who = say("seat-us") if holder == US else holder
        yield Fact(label=say("fact-detected-by"), value=who, rule="8.2(mark)")
