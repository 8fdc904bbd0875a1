"""The counters on the search board: ships, task forces, air units and position markers."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.scene import Boxes, Counter, Fact, Piece
from sandtable.engine.texts import Text, say
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.knowledge.known import Known
from sandtable.games.bismarck.rules.units import evasion, face_of, unit_id
from sandtable.games.bismarck.state import (
    BISMARCK,
    SECTIONS,
    Contact,
    Fleet,
    Flight,
    Vessel,
    enemy_of,
)
from sandtable.games.bismarck.view.abilities import Abilities, abilities
from sandtable.games.bismarck.view.atlas import SEARCH_BOARD, named
from sandtable.games.bismarck.view.layers import finders, fleets, last_contacts, leaders

SILHOUETTES = {
    "BB": "battleship",
    "BC": "battlecruiser",
    "PB": "battlecruiser",
    "CA": "cruiser",
    "CL": "light_cruiser",
    "CV": "carrier",
}
AIRCRAFT = {"lr_recon": "flying_boat", "torpedo_bomber": "biplane", "level_bomber": "b17"}


def pieces(box: Box, k: Known) -> Iterator[Piece]:
    """Return the pieces bottom to top: resting aircraft, ships, task forces, flying aircraft."""
    able = abilities(box, k)
    for fleet, side in fleets(k):
        resting, flying = sorted_flights(fleet)
        for flight in resting:
            yield from flight_pieces(box, k, fleet, flight, side, able)
        for vessel in fleet.afloat:
            yield ship_piece(box, k, vessel, side, able)
        for vessel in leaders(fleet):
            if vessel.force:
                yield force_piece(box, fleet, vessel, side, able)
        for flight in flying:
            yield from flight_pieces(box, k, fleet, flight, side, able)
    for side in finders(k):
        yield from contact_pieces(box, k, side)


def sorted_flights(fleet: Fleet) -> tuple[list[Flight], list[Flight]]:
    flights = fleet.flights.values()
    return [f for f in flights if not f.zone], [f for f in flights if f.zone]


def force_piece(box: Box, fleet: Fleet, vessel: Vessel, side: str, able: Abilities) -> Piece:
    members = [v for v in fleet.afloat if v.force == vessel.force]
    strongest = max(members, key=lambda v: box.general_types[box.ships[v.id].general_type].rank)
    return Piece(
        id=unit_id(vessel),
        board=SEARCH_BOARD,
        space=vessel.zone,
        face=Counter(
            silhouette=SILHOUETTES[box.ships[strongest.id].type],
            title=say("task-force", number=vessel.force),
            side=side,
            ratings=("1-1", str(len(members))),
            tone="patrol" if vessel.patrolling else "",
        ),
        spent=vessel.has_moved,
        facts=(
            *(
                Fact(label=box.ships[v.id].name, value=str(evasion(box, v)), rule="2.426")
                for v in members
            ),
            *able.get(unit_id(vessel), ()),
        ),
    )


def ship_piece(box: Box, k: Known, vessel: Vessel, side: str, able: Abilities) -> Piece:
    ship = box.ships[vessel.id]
    search = ship.search_patrol if vessel.patrolling and ship.search_patrol else ship.search_move
    return Piece(
        id=vessel.id,
        board=SEARCH_BOARD,
        space=vessel.zone,
        face=Counter(
            silhouette=SILHOUETTES[ship.type],
            title=ship.name,
            side=side,
            ratings=(f"{search.day}-{search.night}", str(evasion(box, vessel))),
            status=tuple(ship_status(k, vessel)),
            tone="patrol" if vessel.patrolling else "",
        ),
        spent=vessel.has_moved,
        facts=(*ship_facts(box, vessel), *able.get(vessel.id, ())),
        boxes=hit_record(box, vessel),
    )


def ship_status(k: Known, vessel: Vessel) -> Iterator[Text]:
    if vessel.is_escort:
        yield say("status-escort")
    if vessel.is_shadowing:
        yield say("status-shadowing")
    if vessel.id in k.located:
        yield say("status-located")
    if vessel.damage.midships:
        yield say("status-damaged")


def ship_facts(box: Box, vessel: Vessel) -> Iterator[Fact]:
    ship = box.ships[vessel.id]
    kind = box.ship_types[ship.type]
    yield Fact(label=say("fact-type"), value=named(kind))
    yield Fact(
        label=say("fact-evasion"), value=f"{evasion(box, vessel)} / {ship.evasion}", rule="2.426"
    )
    yield Fact(label=say("fact-speed"), value=str(ship.max_speed), rule="2.427")
    mode = "patrol" if vessel.patrolling else "movement"
    yield Fact(label=say("fact-mode"), value=say("ship-mode", mode=mode), rule="5.32")
    if vessel.force:
        yield Fact(label=say("fact-force"), value=str(vessel.force), rule="5.43")


def hit_record(box: Box, vessel: Vessel) -> tuple[Boxes, ...]:
    """Return a line of the hit record: guns, midships and fuel, crossed off from the left."""
    return (*damage_record(box, vessel), *fuel_record(box, vessel))


def damage_record(box: Box, vessel: Vessel) -> Iterator[Boxes]:
    ship, damage = box.ships[vessel.id], vessel.damage
    for section in SECTIONS:
        yield Boxes(
            label=say(f"boxes-{section}"),
            count=len(ship.boxes(section)),  # type: ignore[arg-type]  # the names of its boxes
            crossed=getattr(damage, section),
            rule="9.711",
        )
    yield Boxes(
        label=say("boxes-midships"), count=ship.midships, crossed=damage.midships, rule="9.714"
    )


def fuel_record(box: Box, vessel: Vessel) -> Iterator[Boxes]:
    ship = box.ships[vessel.id]
    if ship.burns_fuel and vessel.zone:
        yield Boxes(
            label=say("boxes-fuel"), count=ship.fuel, crossed=ship.fuel - vessel.fuel, rule="5.26"
        )


def flight_pieces(
    box: Box, k: Known, fleet: Fleet, flight: Flight, side: str, able: Abilities
) -> Iterator[Piece]:
    """Return air units in the air, and those ready at their base."""
    unit = box.air_units[flight.id]
    base = (
        fleet.vessels[unit.base].zone if unit.base in fleet.vessels else box.board.bases[unit.base]
    )
    if flight.lost or not (flight.zone or (base and flight.ready_on <= k.public.turn)):
        return
    fly = face_of(unit, flight.face)
    yield Piece(
        id=flight.id,
        board=SEARCH_BOARD,
        space=flight.zone or base,
        face=Counter(
            silhouette=AIRCRAFT[unit.kind],
            title=named(unit),
            side=side,
            ratings=(f"{fly.search.day}-{fly.search.night}", f"{fly.endurance}-{fly.speed}"),
            status=(say("note-watch", zone=flight.beat),) if flight.standing else (),
            tone="air-patrol" if fly.mode in {"patrol", "reconnaissance"} else "air",
        ),
        ghost=not flight.zone,
        spent=flight.has_moved,
        facts=(*flight_facts(box, flight), *able.get(flight.id, ())),
    )


def flight_facts(box: Box, flight: Flight) -> Iterator[Fact]:
    fly = face_of(box.air_units[flight.id], flight.face)
    yield Fact(label=say("fact-mode"), value=say("flight-mode", mode=fly.mode), rule="6.31")
    yield Fact(label=say("fact-speed"), value=str(fly.speed), rule="6.13")
    last = flight.up_since + fly.endurance - 1
    value = say("by-turn", turn=last) if flight.zone else str(fly.endurance)
    yield Fact(label=say("fact-endurance"), value=value, rule="6.21")


def contact_pieces(box: Box, k: Known, side: str) -> Iterator[Piece]:
    """Return position markers with the type of ship and the age of the sighting."""
    enemy = enemy_of(side)
    if k.enemy is not None:
        return
    for place, (contact, age) in enumerate(last_contacts(box, k, side)):
        for kind, number in contact_types(contact):
            yield Piece(
                id=f"contact-{side}-{place}-{kind}",
                board=SEARCH_BOARD,
                space=contact.zone,
                face=Counter(
                    silhouette=kind,
                    title=say("contact-title", kind=kind),
                    side=enemy,
                    ratings=(str(number), f"−{age}" if age else ""),
                ),
                ghost=age > 0,
                facts=(
                    Fact(
                        label=say("fact-found"),
                        value=say("found-how", how=contact.how),
                        rule="7.23",
                    ),
                    Fact(label=say("fact-turn"), value=str(contact.turn), rule="2.54"),
                ),
            )


def contact_types(contact: Contact) -> Iterator[tuple[str, int]]:
    if contact.ship:
        yield "battleship" if contact.ship == BISMARCK else "cruiser", 1
    for kind in ("battleship", "cruiser", "carrier"):
        number = sum(getattr(group, f"{kind}s") for group in contact.groups)
        if number:
            yield kind, number
