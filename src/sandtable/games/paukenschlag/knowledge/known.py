"""Each player's knowledge: the whole table without the destinations, or its own part of it."""

from __future__ import annotations

from msgspec.structs import asdict, replace

from sandtable.engine.rules import rule
from sandtable.games.paukenschlag.rules.units import TR, shown_zones
from sandtable.games.paukenschlag.state import (
    GERMAN,
    US,
    Boat,
    Campaign,
    Convoy,
    Orders,
    Ship,
)


class Known(Campaign, kw_only=True):
    """The table as one seat knows it; of `orders` only those it may know.

    With secret planning the enemy's units that nobody sees have no place, and his convoys are left
    out.
    """

    seat: str | None

    def table(self) -> Campaign:
        """Return the same as a table to play on."""
        facts = asdict(self)
        del facts["seat"]
        return Campaign(**facts)


@rule("10.4(secret)", "10.1(markers)", "6.1.1", "6.1.1(air)")
def known(s: Campaign, seat: str | None) -> Known:
    """The fields are named one by one: what is not named stays hidden."""
    return Known(
        seat=seat,
        switches=s.switches,
        scenario=s.scenario,
        last_turn=s.last_turn,
        boats=known_boats(s, seat),  # 6.1.1
        ships=known_ships(s, seat),  # 6.1.1
        planes=s.planes,  # 6.1.1(air)
        convoys=known_convoys(s, seat),  # 6.1.1, 10.1(markers)
        orders=known_orders(s, seat),  # 10.4(secret)
        turn=s.turn,
        damage=s.damage,
        happened=s.happened,
        event=s.event,
        contacts=s.contacts,
        contact=s.contact,
        transports=s.transports,
        boats_drawn=s.boats_drawn,
        losses=s.losses,
        surprised=s.surprised,
        raided=s.raided,
        passed=s.passed,
        plans={side: plans for side, plans in s.plans.items() if side == seat},
        result=s.result,
    )


def sees_all(s: Campaign, seat: str | None, side: str) -> bool:
    """Return whether a seat sees everything that belongs to a side."""
    return seat == side or not s.switches.secret_planning or bool(s.result)


@rule("10.4(secret)", "14.1(route)", "6.1.1(proof)")
def known_orders(s: Campaign, seat: str | None) -> dict[str, Orders]:
    """The US knows every destination; on the open map everybody knows that of AT-10."""
    if seat == US or s.result:
        return s.orders  # 10.4(secret)
    if s.switches.secret_planning:
        return {}  # 6.1.1(proof)
    return {
        name: orders
        for name, orders in s.orders.items()
        if s.convoys[name].special  # 14.1(route)
    }


# ---------------------------------------------------------------------- 6.1.1


@rule("6.1.1", "6.1.1(air)", "6.1.1(honest)", "6.1.1(grid)")
def known_boats(s: Campaign, seat: str | None) -> dict[str, Boat]:
    """Boats in a contact and those that have been found; of others whether they are sunk."""
    if sees_all(s, seat, GERMAN):  # 6.1.1
        return s.boats
    zones = shown_zones(s)  # 6.1.1(honest), 6.1.1(grid)
    return {name: boat_seen(boat, zones) for name, boat in s.boats.items()}  # 6.1.1(air)


def boat_seen(boat: Boat, zones: list[str]) -> Boat:
    if boat.zone and (boat.detected or boat.zone in zones):
        return replace(boat, moved=False)
    return Boat(boat.id, sunk=boat.sunk)


@rule("6.1.1", "6.1.1(air)", "6.1.1(honest)", "6.1.1(grid)")
def known_ships(s: Campaign, seat: str | None) -> dict[str, Ship]:
    """Ships in a contact; of others whether they are sunk, and of crippled merchants nothing."""
    if sees_all(s, seat, US):  # 6.1.1
        return s.ships
    zones = shown_zones(s)  # 6.1.1(honest), 6.1.1(grid)
    seen = {name: ship_seen(ship, zones) for name, ship in s.ships.items()}  # 6.1.1(air)
    return {name: ship for name, ship in seen.items() if ship.zone or ship.type != TR}


def ship_seen(ship: Ship, zones: list[str]) -> Ship:
    if ship.zone in zones and not ship.in_port:
        return replace(ship, moved=False)
    return Ship(ship.id, ship.type, sunk=ship.sunk)


@rule("6.1.1", "6.1.1(air)", "6.1.1(honest)", "6.1.1(grid)")
def known_convoys(s: Campaign, seat: str | None) -> dict[str, Convoy]:
    """The convoys in a contact, without the way they have come."""
    if sees_all(s, seat, US):  # 6.1.1
        return s.convoys
    zones = shown_zones(s)  # 6.1.1(honest), 6.1.1(grid)
    return {
        name: replace(convoy, group="", trail=[convoy.zone])
        for name, convoy in s.convoys.items()
        if convoy.zone in zones  # 6.1.1(air)
    }
