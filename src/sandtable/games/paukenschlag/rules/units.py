"""Boats, ships and convoys as the rules see them: where they are, what they are, their names."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.components import Both
from sandtable.engine.rules import rule
from sandtable.games.paukenschlag.components import Box, PaukenschlagUmpire
from sandtable.games.paukenschlag.components.parts import ShipClass
from sandtable.games.paukenschlag.state import FAST, Boat, Campaign, Convoy, Ship

TR = "TR"
WARSHIPS = ("DD", "WPG", "AST", "BB", "CV")
ESCORTS = ("DD", "WPG", "AST")
CAPITAL = ("BB", "CV")


@rule("2.2.2(types)")
def class_of(box: Box, s: Campaign, unit: str) -> ShipClass:
    """The ratings of a unit; a convoy is hit and fired at as a transport."""
    if unit in s.boats:
        return box.classes[box.boats[unit].type]
    return box.classes[TR if unit in s.convoys else s.ships[unit].type]


def called(box: Box, unit: str) -> Both:
    """The name of a unit; boats and transports are known by their numbers."""
    if unit in box.ships:
        return box.ships[unit].names
    if unit in box.convoys:
        return box.convoys[unit].names
    return Both(unit, unit)


def is_cow(box: Box, boat: Boat) -> bool:
    return boat.id in box.cows


def boats_in(s: Campaign, zone: str) -> list[Boat]:
    return [boat for boat in s.boats.values() if boat.zone == zone]


def boats_afloat(s: Campaign) -> list[Boat]:
    return [boat for boat in s.boats.values() if boat.zone]


def ships_in(s: Campaign, zone: str) -> list[Ship]:
    return [ship for ship in s.ships.values() if ship.zone == zone]


@rule("7.1")
def ships_at_sea(s: Campaign, zone: str) -> list[Ship]:
    """The ships of a zone that can be met: those in port cannot."""
    return [ship for ship in ships_in(s, zone) if not ship.in_port]


def convoys_in(s: Campaign, zone: str) -> list[Convoy]:
    return [convoy for convoy in s.convoys.values() if convoy.zone == zone]


def escorts_of(s: Campaign, convoy: str) -> list[Ship]:
    return [ship for ship in s.ships.values() if ship.convoy == convoy and ship.zone]


def force_of(s: Campaign) -> list[Ship]:
    """The ships of the Hornet's force that sail together."""
    return [ship for ship in s.ships.values() if ship.in_force and ship.zone]


def naval_zones(s: Campaign) -> Iterator[str]:
    """Every zone that holds a ship or a convoy at sea."""
    yield from (ship.zone for ship in s.ships.values() if ship.zone and not ship.in_port)
    yield from (convoy.zone for convoy in s.convoys.values())


@rule("6.0(convoy)", "10.1(data)")
def convoy_mp(box: Box, convoy: Convoy) -> int:
    """A slow convoy makes one zone or square, a fast one two; a lone survivor is a transport."""
    if convoy.lone:
        return box.classes[TR].mp
    return box.limits.fast_zones if convoy.speed == FAST else box.limits.slow_zones


@rule("12.5.5(six)", "12.5.5")
def is_usable(box: Box, s: Campaign, target: str) -> bool:
    """An airfield or port with six or more damage cannot be used."""
    return s.damage.get(target, 0) < box.limits.unusable


def port_target(port: str) -> str:
    return f"PO-{port}"


def base_target(base: str) -> str:
    return f"AF-{base}"


def usable_ports(box: Box, s: Campaign, zone: str) -> list[str]:
    ports = (port.id for port in box.atlas.ports_in(zone))
    return [port for port in ports if is_usable(box, s, port_target(port))]


@rule("17.0")
def has_luftwaffe(box: Box, s: Campaign) -> bool:
    """Return whether German aircraft take part in the scenario."""
    return bool(box.scenarios[s.scenario].luftwaffe)


# ---------------------------------------------------------------------- 6.1.1


@rule("6.1.1", "6.1.1(proof)", "6.1.1(air)")
def eyes(s: Campaign, side: str) -> tuple[str, ...] | None:
    """The seats that are told what a side does on the map: both, or itself alone."""
    return (side,) if s.switches.secret_planning else None  # 6.1.1, 6.1.1(proof), 6.1.1(air)


def seal(u: PaukenschlagUmpire, s: Campaign) -> None:
    """Secret plans and dice stand: whether they can be undone must tell nothing."""
    if s.switches.secret_planning:
        u.reveal()


@rule("6.1.1(announce)", "6.1.1(honest)", "6.1.1(grid)")
def shown_zones(s: Campaign) -> list[str]:
    """The zones whose units both sides see: those in which enemies have met."""
    on_grid = [s.contact.zone] if s.contact else []  # 6.1.1(grid)
    return s.contacts + on_grid  # 6.1.1(announce), 6.1.1(honest)
