"""The search board: the North Atlantic with its zones, and what a seat has and knows there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from sandtable.engine.scene import (
    Board,
    Boxes,
    Counter,
    Fact,
    Label,
    Line,
    Measure,
    Overlay,
    Piece,
    Ring,
    Shape,
    Space,
    Tint,
)
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.components.search_board import Zone
from sandtable.games.bismarck.rules.ch06_air import face_of
from sandtable.games.bismarck.rules.knowledge import Known
from sandtable.games.bismarck.rules.units import evasion, unit_id
from sandtable.games.bismarck.state import (
    BISMARCK,
    BRITISH,
    Contact,
    Fleet,
    Flight,
    Vessel,
    enemy_of,
)

SEARCH_BOARD = "search"
CONTACT_AGE = 6
"""After so many turns a contact says nothing any more."""
SPEED = 2
LEAST_SHOWN = 0.01
SILHOUETTES = {
    "BB": "battleship",
    "BC": "battlecruiser",
    "PB": "battlecruiser",
    "CA": "cruiser",
    "CL": "light_cruiser",
    "CV": "carrier",
}
AIRCRAFT = {"lr_recon": "flying_boat", "torpedo_bomber": "biplane", "level_bomber": "b17"}
GUNS = ("bow", "port_secondary", "starboard_secondary", "stern")


# ---------------------------------------------------------------------- the printed board


@lru_cache(maxsize=4)
def search_board(box: Box) -> Board:
    board, canvas = box.board, box.board.canvas
    return Board(
        id=SEARCH_BOARD,
        title=say("words", es=board.sheet.title_es, en=board.sheet.title_en),
        width=canvas.width,
        height=canvas.height,
        style="chart",
        shapes=tuple(Shape(points=land.outline, style="land") for land in board.coast.values()),
        lines=(*route_lines(box), line_55(box)),
        rings=tuple(patrol_circles(box)),
        spaces=tuple(zone_space(box, zone) for zone in board.zones.values()),
        labels=tuple(map_labels(box)),
        measure=Measure(
            ways=tuple((one, other) for one, other in board.air.ways() if one < other),
            step=say("zones"),
            per=board.sheet.zone_miles / canvas.cell,
            unit=say("miles"),
        ),
    )


def zone_space(box: Box, zone: Zone) -> Space:
    cell = box.board.canvas.cell
    middle = box.board.centre(zone.id)
    port = next((p for p in box.board.ports.values() if p.zone == zone.id), None)
    return Space(
        id=zone.id,
        title=say("zone-port", zone=zone.id, port=port.names) if port else zone.id,
        x=middle.x - cell / 2,
        y=middle.y - cell / 2,
        w=cell,
        h=cell,
        style="port" if port else "",
        side=port.side if port else "",
        facts=tuple(zone_facts(box, zone)),
    )


def zone_facts(box: Box, zone: Zone) -> Iterator[Fact]:
    board = box.board
    terrain = board.terrain[zone.kind]
    yield Fact(label=say("fact-terrain"), value=say("words", es=terrain.name_es, en=terrain.name_en))
    for region, rule_id in (("fog", "7.31"), ("irish_sea", "5.18(irish)")):
        if board.within(region, zone.id):
            yield Fact(label=say("fact-terrain"), value=region_name(box, region), rule=rule_id)
    for side in (BRITISH, enemy_of(BRITISH)):
        points = board.coastal_search("british" if side == BRITISH else "german", zone.id, night=False)
        if points:
            yield Fact(label=say("fact-coast", side=side), value=str(points), rule="7.27")
    if zone.id in board.on_routes:
        yield Fact(label=say("fact-route"), value=say("yes"), rule="10.24")
    if board.inside_patrol_area(zone.id):
        yield Fact(label=say("fact-patrolled"), value=say("yes"), rule="10.211")


def region_name(box: Box, region: str):  # noqa: ANN201
    return say("words", es=box.board.regions[region].name_es, en=box.board.regions[region].name_en)


def route_lines(box: Box) -> Iterator[Line]:
    for route in box.board.routes.values():
        points = tuple((c.x, c.y) for c in map(box.board.centre, route.zones))
        title = say("words", es=route.name_es, en=route.name_en)
        yield Line(id=f"route-{route.id}", points=points, style="route", title=title, pen="dashed")


def line_55(box: Box) -> Line:
    canvas = box.board.canvas
    points = ((0.0, float(canvas.line_55_y)), (float(canvas.width), float(canvas.line_55_y)))
    return Line(id="line-55", points=points, style="border", title="55°", pen="dotted")


def patrol_circles(box: Box) -> Iterator[Ring]:
    for zone in sorted(box.board.patrol_line.zones):
        middle = box.board.centre(zone)
        yield Ring(x=middle.x, y=middle.y, radius=5, style="patrol")


def map_labels(box: Box) -> Iterator[Label]:
    for label in box.board.labels:
        text = say("words", es=label.name_es, en=label.name_en)
        sea = label.name_en.endswith(("Sea", "Ocean", "Atlantic", "Strait", "Bay", "Biscay"))
        yield Label(text=text, x=label.x, y=label.y, style="sea" if sea else "country")
    yield Label(text="55°", x=18, y=box.board.canvas.line_55_y - 8, style="note")


# ---------------------------------------------------------------------- what lies over it


def overlays(box: Box, k: Known) -> tuple[Overlay, ...]:
    made = [weather(box, k), *moves(box, k), *contacts_layer(box, k), calls(k)]
    if k.seat == BRITISH or k.enemy is not None:
        made.append(belief_layer(box, k))
    return tuple(made)


def weather(box: Box, k: Known) -> Overlay:
    canvas, turn = box.board.canvas, box.turns[k.public.turn]
    top = {"all": 0, "south_of_55": canvas.line_55_y}.get(turn.night)
    corners = () if top is None else ((0, top), (canvas.width, top), (canvas.width, canvas.height), (0, canvas.height))
    shapes = (Shape(points=corners, style="night"),) if corners else ()
    foggy = sorted(box.board.regions["fog"].zones) if k.public.fog else []
    return Overlay(
        board=SEARCH_BOARD,
        shapes=shapes,
        tints=tuple(Tint(space=zone, style="fog") for zone in foggy),
    )


def moves(box: Box, k: Known) -> Iterator[Overlay]:
    """The ways the ships have sailed this turn, as arrows."""
    for fleet, side in fleets(k):
        lines = []
        for vessel in leaders(fleet):
            if vessel.entered:
                points = tuple((c.x, c.y) for c in map(box.board.centre, [vessel.left, *vessel.entered]))
                lines.append(Line(id=f"move-{vessel.id}", points=points, style="move", side=side, arrow=True))
        yield Overlay(board=SEARCH_BOARD, lines=tuple(lines))


def leaders(fleet: Fleet) -> Iterator[Vessel]:
    """One ship of each unit."""
    seen: set[str] = set()
    for vessel in fleet.afloat:
        if unit_id(vessel) not in seen:
            seen.add(unit_id(vessel))
            yield vessel


def fleets(k: Known) -> list[tuple[Fleet, str]]:
    """The fleets whose places this seat may see."""
    first = k.seat or BRITISH
    both = ((k.own, first), (k.enemy, enemy_of(first)))
    return [(fleet, side) for fleet, side in both if fleet is not None]


def contacts_layer(box: Box, k: Known) -> Iterator[Overlay]:
    """What was found lately, with a circle of how far it can have sailed since."""
    for side in (k.seat,) if k.seat else (BRITISH, enemy_of(BRITISH)):
        rings = [
            Ring(
                x=box.board.centre(contact.zone).x,
                y=box.board.centre(contact.zone).y,
                radius=box.board.canvas.cell * (0.6 + SPEED * age),
                style="age",
                side=enemy_of(side),
                text=say("contact-age", turns=age),
            )
            for contact, age in last_contacts(k, side)
            if age
        ]
        yield Overlay(board=SEARCH_BOARD, id=f"contacts-{side}", title=say("layer-contacts"), rings=tuple(rings))


def last_contacts(k: Known, side: str) -> list[tuple[Contact, int]]:
    """The newest contact of each kind of ship, with its age in turns."""
    newest: dict[tuple[str, ...], Contact] = {}
    for contact in k.public.contacts[side]:
        age = k.public.turn - contact.turn
        if age <= CONTACT_AGE:
            newest[contact_key(contact)] = contact
    return [(contact, k.public.turn - contact.turn) for contact in newest.values()]


def contact_key(contact: Contact) -> tuple[str, ...]:
    if contact.ship:
        return ("ship", contact.ship)
    return (contact.zone, *(str(group) for group in contact.groups))


def calls(k: Known) -> Overlay:
    """The zones called this turn: own in one shade, the enemy's in another."""
    tints = [
        Tint(space=zone, style="reach" if side == k.seat else "danger", strength=0.5)
        for side, zones in k.public.called.items()
        for zone in zones
    ]
    return Overlay(board=SEARCH_BOARD, id="calls", title=say("layer-calls"), tints=tuple(tints))


def belief_now(box: Box, k: Known) -> Mapping[str, float]:
    from sandtable.games.bismarck.bot.belief import belief  # noqa: PLC0415

    fleet = k.own if k.seat == BRITISH else k.enemy
    searches = fleet.searches if fleet else []
    p = k.public
    return belief(box, BISMARCK, p.turn, p.contacts[BRITISH], searches, p.chances)


def belief_layer(box: Box, k: Known) -> Overlay:
    shares = belief_now(box, k)
    most = max(shares.values())
    return Overlay(
        board=SEARCH_BOARD,
        id="belief",
        title=say("layer-belief"),
        shown=False,
        tints=tuple(
            Tint(space=zone, style="belief", strength=round(share / most, 3), text=f"{share:.0%}")
            for zone, share in shares.items()
            if share >= LEAST_SHOWN
        ),
    )


# ---------------------------------------------------------------------- counters


def pieces(box: Box, k: Known) -> Iterator[Piece]:
    for fleet, side in fleets(k):
        for vessel in leaders(fleet):
            if vessel.force:
                yield force_piece(box, fleet, vessel, side)
        for vessel in fleet.afloat:
            yield ship_piece(box, k, vessel, side)
        for flight in fleet.flights.values():
            yield from flight_pieces(box, k, fleet, flight, side)
    for side in (k.seat,) if k.seat else (BRITISH, enemy_of(BRITISH)):
        yield from contact_pieces(k, side)


def force_piece(box: Box, fleet: Fleet, vessel: Vessel, side: str) -> Piece:
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
            style="patrol" if vessel.patrolling else "",
        ),
        spent=vessel.has_moved,
        facts=tuple(
            Fact(label=box.ships[v.id].name, value=str(evasion(box, v)), rule="2.426") for v in members
        ),
    )


def ship_piece(box: Box, k: Known, vessel: Vessel, side: str) -> Piece:
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
            style="patrol" if vessel.patrolling else "",
        ),
        spent=vessel.has_moved,
        facts=tuple(ship_facts(box, vessel)),
        boxes=hit_record(box, vessel),
    )


def ship_status(k: Known, vessel: Vessel):  # noqa: ANN201
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
    yield Fact(label=say("fact-type"), value=say("words", es=kind.name_es, en=kind.name_en))
    yield Fact(label=say("fact-evasion"), value=f"{evasion(box, vessel)} / {ship.evasion}", rule="2.426")
    yield Fact(label=say("fact-speed"), value=str(ship.max_speed), rule="2.427")
    mode = "patrol" if vessel.patrolling else "movement"
    yield Fact(label=say("fact-mode"), value=say("ship-mode", mode=mode), rule="5.32")
    if vessel.force:
        yield Fact(label=say("fact-force"), value=str(vessel.force), rule="5.43")


def hit_record(box: Box, vessel: Vessel) -> tuple[Boxes, ...]:
    """The line of the hit record: guns, midships and fuel, crossed off from the left."""
    ship, damage = box.ships[vessel.id], vessel.damage
    rows = [
        Boxes(
            label=say(f"boxes-{section}"),
            count=len(ship.boxes(section)),  # type: ignore[arg-type]
            crossed=getattr(damage, section),
            rule="9.711",
        )
        for section in GUNS
    ]
    rows.append(Boxes(label=say("boxes-midships"), count=ship.midships, crossed=damage.midships, rule="9.714"))
    if ship.burns_fuel and vessel.zone:
        rows.append(Boxes(label=say("boxes-fuel"), count=ship.fuel, crossed=ship.fuel - vessel.fuel, rule="5.26"))
    return tuple(rows)


def flight_pieces(box: Box, k: Known, fleet: Fleet, flight: Flight, side: str) -> Iterator[Piece]:
    """Air units in the air, and those ready at their base."""
    unit = box.air_units[flight.id]
    base = fleet.vessels[unit.base].zone if unit.base in fleet.vessels else box.board.bases[unit.base]
    if flight.lost or not (flight.zone or (base and flight.ready_on <= k.public.turn)):
        return
    fly = face_of(unit, flight.face)
    yield Piece(
        id=flight.id,
        board=SEARCH_BOARD,
        space=flight.zone or base,
        face=Counter(
            silhouette=AIRCRAFT[unit.kind],
            title=unit_name(box, flight),
            side=side,
            ratings=(f"{fly.search.day}-{fly.search.night}", f"{fly.endurance}-{fly.speed}"),
            style="air-patrol" if fly.mode in {"patrol", "reconnaissance"} else "air",
        ),
        ghost=not flight.zone,
        spent=flight.has_moved,
        facts=tuple(flight_facts(box, flight)),
    )


def unit_name(box: Box, flight: Flight):  # noqa: ANN201
    unit = box.air_units[flight.id]
    return say("words", es=unit.name_es, en=unit.name_en)


def flight_facts(box: Box, flight: Flight) -> Iterator[Fact]:
    fly = face_of(box.air_units[flight.id], flight.face)
    yield Fact(label=say("fact-mode"), value=say("flight-mode", mode=fly.mode), rule="6.31")
    yield Fact(label=say("fact-speed"), value=str(fly.speed), rule="6.13")
    last = flight.up_since + fly.endurance - 1
    value = say("by-turn", turn=last) if flight.zone else str(fly.endurance)
    yield Fact(label=say("fact-endurance"), value=value, rule="6.21")


def contact_pieces(k: Known, side: str) -> Iterator[Piece]:
    """Position markers: the type of ship that was found, and when."""
    enemy = enemy_of(side)
    if k.enemy is not None:
        return
    for place, (contact, age) in enumerate(last_contacts(k, side)):
        for kind, number in contact_types(contact):
            yield Piece(
                id=f"contact-{side}-{place}-{kind}",
                board=SEARCH_BOARD,
                space=contact.zone,
                face=Counter(
                    silhouette=kind,
                    title=say("contact-title", kind=kind, number=number),
                    side=enemy,
                    ratings=(str(number), f"−{age}" if age else ""),
                    style="contact",
                ),
                ghost=age > 0,
                facts=(
                    Fact(label=say("fact-found"), value=say("found-how", how=contact.how), rule="7.23"),
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
