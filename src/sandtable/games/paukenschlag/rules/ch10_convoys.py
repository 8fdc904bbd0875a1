"""10. Convoys: how they are formed, which way they sail, and what becomes of their ships."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.engine.rules import rule
from sandtable.games.paukenschlag.components import Box, PaukenschlagUmpire
from sandtable.games.paukenschlag.components.parts import Zone
from sandtable.games.paukenschlag.components.rows import Destination, Entry
from sandtable.games.paukenschlag.events import ConvoyArrived, ConvoyFormed, ShipsCameHome
from sandtable.games.paukenschlag.events.grid import (
    ConvoyReduced,
    ShipSunk,
    SurvivorSailsAlone,
    TransportLeftBehind,
)
from sandtable.games.paukenschlag.rules.units import (
    TR,
    called,
    escorts_of,
    eyes,
    is_usable,
    port_target,
    usable_ports,
)
from sandtable.games.paukenschlag.state import (
    AT10_CANCELLED,
    US,
    Campaign,
    Convoy,
    Loss,
    Orders,
    Ship,
)

NORTH, SOUTH, EAST, WEST = "N", "S", "E", "W"


@rule("10.0", "10.4(nine)", "14.1(counter)")
def free_counters(box: Box, s: Campaign) -> list[str]:
    """The convoy counters not in play; that of AT-10 is kept for it until it has sailed."""
    kept = {box.special.at10_counter} if is_at10_due(box, s) else set()  # 14.1(counter)
    # 10.0, 10.4(nine)
    return [name for name in box.convoys if name not in s.convoys and name not in kept]


@rule("14.1(sail)")
def is_at10_due(box: Box, s: Campaign) -> bool:
    return s.turn < box.limits.at10_turn and AT10_CANCELLED not in s.happened


@rule("5.1(convoy)", "15.0(convoy)")
def new_convoy(u: PaukenschlagUmpire, s: Campaign) -> None:
    """One convoy at most enters in a turn, if a counter is free."""
    if free_counters(u.box, s):
        form_convoy(u, s)


@rule(
    "10.1",
    "10.1(entry)",
    "10.1(destination)",
    "10.1(data)",
    "10.1(markers)",
    "10.3(size)",
    "10.4(tonnage)",
    "10.4",
)
def form_convoy(u: PaukenschlagUmpire, s: Campaign) -> None:
    """Entry, destination, speed, size and formation; no tonnage before a ship sinks."""
    if not any(is_open_entry(u.box, s, span.row) for span in u.box.convoy_entry.spans):
        return
    own = eyes(s, US)
    entry = u.roll(u.box.convoy_entry, seen_by=own)  # 10.1(entry)
    while not is_open_entry(u.box, s, entry):
        entry = u.roll(u.box.convoy_entry, seen_by=own)
    goal = roll_goal(u, s, entry)  # 10.1(destination)
    name = free_counters(u.box, s)[0]
    speed = u.roll(u.box.convoy_speed, seen_by=own).speed  # 10.1(data)
    size = u.roll(u.box.convoy_size, seen_by=own).value  # 10.1(data)
    ships = min(size, u.box.limits.most_convoy_ships)  # 10.3(size)
    formation = u.roll(u.box.convoy_formation, seen_by=own).formation  # 10.1(data)
    # 10.1, 10.4(tonnage)
    s.convoys[name] = Convoy(name, entry.zone, entry.group, speed, ships, formation, [entry.zone])
    s.orders[name] = Orders(goal.zone, goal.port)  # 10.4
    # 10.1(markers)
    told = {"zone": entry.zone, "speed": speed, "ships": ships, "formation": formation}
    u.tell(ConvoyFormed, convoy=called(u.box, name), **told, seen_by=own)


def is_open_entry(box: Box, s: Campaign, entry: Entry) -> bool:
    """A convoy can leave from there, and for somewhere."""
    if entry.port and not is_usable(box, s, port_target(entry.port)):
        return False
    return any(is_open_goal(box, s, entry, span.row) for span in box.goals[entry.group].spans)


@rule("10.1(destination)", "12.5.5(six)")
def is_open_goal(box: Box, s: Campaign, entry: Entry, goal: Destination) -> bool:
    """Not where the convoy begins, nor a port that cannot be used."""
    reached = not goal.port or is_usable(box, s, port_target(goal.port))
    return goal.zone != entry.zone and reached


@rule("10.4(secret)")
def roll_goal(u: PaukenschlagUmpire, s: Campaign, entry: Entry) -> Destination:
    """Nobody but the US sees the die."""
    goal = u.roll(u.box.goals[entry.group], seen_by=(US,))
    while not is_open_goal(u.box, s, entry, goal):
        goal = u.roll(u.box.goals[entry.group], seen_by=(US,))
    return goal


@rule("10.2")
def course(box: Box, convoy: Convoy, goal: str) -> str:
    """The direction in which a convoy crosses the grid: that of its way over the map."""
    return direction(box.atlas.zones[convoy.trail[0]], box.atlas.zones[goal])


def direction(start: Zone, goal: Zone) -> str:
    """The larger of the two differences between the zones decides."""
    east, south = goal.cx - start.cx, goal.cy - start.cy
    if abs(east) > abs(south):
        return EAST if east > 0 else WEST
    return SOUTH if south > 0 else NORTH


# ---------------------------------------------------------------------- losses


@rule("10.3(count)", "10.3")
def sink_merchants(u: PaukenschlagUmpire, s: Campaign, convoy: Convoy, count: int) -> None:
    """Ships of a convoy sink, each with a cargo drawn from the cup."""
    for _ in range(min(count, convoy.ships)):
        convoy.ships -= 1  # 10.3(count)
        record_loss(u, s, convoy.id, convoy.zone, merchant_tons(u, s, special=convoy.special))
    after_losses(u, s, convoy)


@rule("10.3(cargo)", "18.0(special)", "10.4(thousands)", "16.1(cargo)")
def merchant_tons(u: PaukenschlagUmpire, s: Campaign, *, special: bool) -> int:
    """A transport of AT-10 counts 50,000 tons; any other what its cargo marker says."""
    if special:
        return u.box.limits.special_tons  # 18.0(special)
    cup = u.box.rich_cargo if s.switches.rich_cargo else u.box.cargo  # 16.1(cargo)
    return u.one_of(cup, "why-cargo", rule="10.3(cargo)")  # 10.4(thousands)


@rule("18.0(track)", "10.4(track)", "18.0(ships)")
def record_loss(u: PaukenschlagUmpire, s: Campaign, what: str, zone: str, tons: int) -> None:
    s.losses.append(Loss(s.turn, what, zone, tons))  # 18.0(track), 18.0(ships)
    sums = {"ships": s.ships_sunk, "total": s.tons_sunk}  # 10.4(track)
    u.tell(ShipSunk, ship=called(u.box, what), zone=zone, tons=tons, **sums)


@rule("10.3(dead)")
def leave_behind(u: PaukenschlagUmpire, s: Campaign, convoy: Convoy) -> str:
    """A ship dead in the water becomes a transport of its own, and the convoy sails on."""
    convoy.ships -= 1
    name = next_transport(s)
    ship = Ship(name, TR, convoy.zone, neutralized=True, special=convoy.special)
    s.ships[name] = ship
    u.tell(TransportLeftBehind, ship=called(u.box, name), convoy=called(u.box, convoy.id))
    return name


def next_transport(s: Campaign) -> str:
    s.transports += 1
    return f"TR-{s.transports}"


@rule("10.3(one)", "10.3(count)")
def after_losses(u: PaukenschlagUmpire, s: Campaign, convoy: Convoy) -> None:
    """An empty convoy goes; of one that is reduced to a single ship that ship sails on alone."""
    if not convoy.ships:
        disband(s, convoy.id)
    elif convoy.ships == 1 and not convoy.lone:
        sail_alone(u, s, convoy)
    else:
        u.tell(ConvoyReduced, convoy=called(u.box, convoy.id), ships=convoy.ships)


@rule("10.3(one)", "6.1.1(convoys)")
def sail_alone(u: PaukenschlagUmpire, s: Campaign, convoy: Convoy) -> None:
    """The survivor keeps its destination, but is plotted again; its counter is free again."""
    old, name = convoy.id, next_transport(s)
    orders = s.orders[old]
    disband(s, old)
    convoy.id, convoy.lone, convoy.formation = name, True, "line"
    s.convoys[name], s.orders[name] = convoy, replace(orders, plot=())
    replace_on_grid(s, old, name)
    u.tell(SurvivorSailsAlone, convoy=called(u.box, old), ship=called(u.box, name))


def replace_on_grid(s: Campaign, old: str, new: str) -> None:
    """Put one counter where another stood, as well seen as that was."""
    c = s.contact
    if c is None or old not in c.squares:
        return
    c.squares[new] = c.squares.pop(old)
    if old in c.courses:
        c.courses[new] = c.courses.pop(old)
    c.sights = [replace(x, target=new if x.target == old else x.target) for x in c.sights]


def disband(s: Campaign, name: str) -> None:
    """Take a convoy off the map; its escorts stay where they are."""
    for ship in escorts_of(s, name):
        ship.convoy = ""
    del s.convoys[name], s.orders[name]


# ---------------------------------------------------------------------- the end of the voyage


@rule("10.0", "14.1(route)")
def arrive(u: PaukenschlagUmpire, s: Campaign) -> None:
    """Convoys in the zone of their destination leave the map, with AT-10 its escorts."""
    for convoy in list(s.convoys.values()):
        if convoy.zone == s.orders[convoy.id].goal:
            told = {"zone": convoy.zone, "ships": convoy.ships}
            u.tell(ConvoyArrived, convoy=called(u.box, convoy.id), **told, seen_by=eyes(s, US))
            if convoy.special:  # 14.1(route)
                for ship in escorts_of(s, convoy.id):
                    ship.zone, ship.convoy = "", ""
            disband(s, convoy.id)  # 10.0
            u.reveal()


@rule("10.3(dead)")
def bring_cripples_home(u: PaukenschlagUmpire, s: Campaign) -> None:
    """A crippled merchant that has reached a port is out of the game, and safe."""
    for ship in list(s.ships.values()):
        if ship.type == TR and ship.zone and ship.in_port:
            told = {"ship": called(u.box, ship.id), "zone": ship.zone}
            u.tell(ShipsCameHome, **told, seen_by=eyes(s, US))
            del s.ships[ship.id]


def port_zones(box: Box, s: Campaign) -> list[str]:
    return [zone for zone in box.atlas.zones if usable_ports(box, s, zone)]
