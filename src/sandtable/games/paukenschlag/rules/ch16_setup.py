"""16. Preparation: the ships in port, aircraft at their bases, the first convoys and boats."""

from __future__ import annotations

from collections import Counter

from sandtable.engine.decisions import Choose, Option, Steps
from sandtable.engine.game import Setup
from sandtable.engine.misfits import demand
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.paukenschlag.components import Box, PaukenschlagUmpire
from sandtable.games.paukenschlag.components.parts import Squadron
from sandtable.games.paukenschlag.rules.ch10_convoys import form_convoy
from sandtable.games.paukenschlag.rules.ch15_arrivals import draw_and_place
from sandtable.games.paukenschlag.rules.units import called, seal
from sandtable.games.paukenschlag.state import US, Boat, Campaign, Plane, Ship, Switches

PACKAGE = "sandtable.games.paukenschlag"


@rule("17.1", "17.2", "6.1.1(solitaire)")
def set_up(box: Box, setup: Setup) -> Campaign:
    """The box as it is opened: everything in its place that nobody chooses."""
    scenario = box.scenarios[setup.scenario]
    switches = {option.id: option.default for option in box.options.values()} | setup.options
    secret = bool(switches["secret_planning"])  # 6.1.1(solitaire)
    demand(not (secret and scenario.luftwaffe), say("secret-without-luftwaffe"), PACKAGE)
    return Campaign(
        switches=Switches(**{name: bool(value) for name, value in switches.items()}),
        scenario=scenario.id,
        last_turn=scenario.turns,
        boats={boat: fresh_boat(box, boat) for boat in box.boats},
        ships=ships_in_port(box),
        planes=first_planes(box) | luftwaffe(box, setup.scenario),  # 17.1, 17.2
    )


@rule("11.1(six)")
def fresh_boat(box: Box, boat: str) -> Boat:
    counter = box.boats[boat]
    return Boat(boat, fuel=counter.fuel, torpedoes=counter.torpedoes, refuels=counter.refuels)


@rule("16.1(dd)", "16.1(tf)")
def ships_in_port(box: Box) -> dict[str, Ship]:
    """The destroyers held in port, and the Hornet's force in Havana."""
    ships: dict[str, Ship] = {}
    for berth in box.berths:
        zone = box.atlas.ports[berth.ports[0]].zone
        for name in berth.ships:
            in_force = name in box.special.hornet
            ship = Ship(name, box.ships[name].type, zone, in_port=True, port_since=1)
            ship.held, ship.in_force = not in_force, in_force
            ships[name] = ship
    return ships


@rule("16.1(air)", "14.2(air)")
def first_planes(box: Box) -> dict[str, Plane]:
    planes: dict[str, Plane] = {}
    for squadron in box.squadrons:
        if not squadron.turn:
            planes |= mustered(planes, squadron, squadron.bases[0])
    return planes


@rule("17.1(base)", "17.2", "16.2(ref)")
def luftwaffe(box: Box, scenario: str) -> dict[str, Plane]:
    planes: dict[str, Plane] = {}
    for group in box.scenarios[scenario].luftwaffe:  # 16.2(ref), 17.2
        squadron = Squadron(source=group.source, turn=0, bases=(group.base,), units=group.units)
        planes |= mustered(planes, squadron, group.base)  # 17.1(base)
    return planes


def mustered(planes: dict[str, Plane], squadron: Squadron, base: str) -> dict[str, Plane]:
    """The aircraft of a squadron, numbered on from those there are."""
    there = Counter(plane.type for plane in planes.values())
    found = {}
    for kind, count in squadron.units.items():
        for number in range(there[kind] + 1, there[kind] + count + 1):
            plane = Plane(f"{kind}-{number}", kind, base)
            found[plane.id] = plane
    return found


# ---------------------------------------------------------------------- the phases


@rule("16.1", "16.1(convoys)")
def us_set_up(u: PaukenschlagUmpire, s: Campaign) -> Steps[None]:
    """The US chooses its berths and the base of the B-25; then the first convoys are rolled."""
    for berth in u.box.berths:
        if len(berth.ports) > 1:
            for ship in berth.ships:
                yield from choose_berth(u, s, ship, berth.ports)
    yield from base_the_carrier_bomber(u, s)
    for _ in range(u.box.setup_convoys):  # 16.1(convoys)
        form_convoy(u, s)
    seal(u, s)


@rule("16.1(dd)")
def choose_berth(
    u: PaukenschlagUmpire, s: Campaign, ship: str, ports: tuple[str, ...]
) -> Steps[None]:
    options = [
        Option(port, say("option-port", port=u.box.atlas.ports[port].names)) for port in ports
    ]
    ask = say("ask-berth", ship=called(u.box, ship))
    port = yield Choose("berth", US, ask, options, rule="16.1(dd)", facts={"ship": ship})
    s.ships[ship].zone = u.box.atlas.ports[port].zone


@rule("16.1(b25)", "14.2.1(land)")
def base_the_carrier_bomber(u: PaukenschlagUmpire, s: Campaign) -> Steps[None]:
    """The carrier's B-25 stays aboard, or serves ashore as an ordinary one."""
    carrier = u.box.special.carrier
    options = [Option(carrier, say("option-aboard", ship=called(u.box, carrier)))]
    options += [
        Option(base.id, say("option-ashore", base=base.names), base.zone)
        for base in u.box.atlas.airfields.values()
        if base.side == US
    ]
    base = yield Choose("carrier-bomber", US, say("ask-carrier-bomber"), options, rule="16.1(b25)")
    for plane in s.planes.values():
        if plane.type == u.box.special.carrier_bomber:
            plane.base = base


@rule("16.2", "16.2(random)")
def german_set_up(u: PaukenschlagUmpire, s: Campaign) -> Steps[None]:
    """Boats are drawn at random, and the German places them."""
    yield from draw_and_place(u, s, 0)
    seal(u, s)
