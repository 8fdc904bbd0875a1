"""The search board in one line: ships and air units where a test wants them."""

from collections.abc import Mapping, Sequence

from sandtable.engine.decisions import Steps
from sandtable.engine.game import Setup
from sandtable.games.bismarck.rules.ch05_movement import enter, order_unit
from sandtable.games.bismarck.rules.ch05_speed import zones_allowed
from sandtable.games.bismarck.rules.ch06_air import land_spent_flights, order_flights
from sandtable.games.bismarck.rules.ch12_victory import schedule
from sandtable.games.bismarck.rules.setup import set_up
from sandtable.games.bismarck.rules.units import Unit, unit_of
from sandtable.games.bismarck.state import GERMAN, SIDES, Campaign, Damage, Flight, Vessel
from sandtable.testing.desk import answers
from tests.games.bismarck.battles import BOX, Desk, umpire

PATROL, HERE = "patrol", "H12"
GERMANS = ("bismarck", "prinz_eugen")
X = BOX.visibility.x


def opening(**switches: bool) -> Campaign:
    """The game as it begins."""
    return set_up(BOX, Setup("basic", dict(switches)))


def hunt(
    ships: Mapping[str, str] | None = None,
    *,
    turn: int = 8,
    visibility: int = 4,
    fog: bool = False,
    forces: Sequence[Sequence[str]] = (),
    up: Mapping[str, str] | None = None,
    **switches: bool,
) -> Campaign:
    """Only these ships are on the board, free to move; only these air units are up.

    A ship stands at "F20", or patrols at "F20 patrol". An air unit took off this turn and is at
    "F20", or with the back of its counter up at "F20 back".
    """
    s = opening(**switches)
    s.turn, s.visibility, s.fog = turn, visibility, fog
    s.british.released = dict.fromkeys(BOX.releases, 0)
    for fleet in (s.british, s.german):
        fleet.vessels = {ship: Vessel(ship, fuel=BOX.ships[ship].fuel) for ship in fleet.vessels}
    for ship, where in (ships or {}).items():
        zone, _, mode = where.partition(" ")
        s.vessel(ship).zone, s.vessel(ship).patrolling = zone, mode == PATROL
    for number, members in enumerate(forces, 1):
        for ship in members:
            s.vessel(ship).force = number
    for unit, where in (up or {}).items():
        send_up(s, unit, where, since=turn)
    return s


def fly_all(u: Desk, s: Campaign) -> Steps[list[None]]:
    """The air movement of both sides."""
    land_spent_flights(u, s)
    return (yield from u.together(*(order_flights(u, s, side) for side in SIDES)))


def meeting(*ships: str, forces: Sequence[Sequence[str]] = (), visibility: int = 4) -> Campaign:
    """All these ships in one zone, all of them located."""
    return found(hunt(dict.fromkeys(ships, HERE), forces=forces, visibility=visibility), *ships)


def send_up(s: Campaign, unit: str, where: str, *, since: int) -> Flight:
    """Put an air unit into the air, as if it had taken off on a turn."""
    zone, _, face = where.partition(" ")
    flight = flight_of(s, unit)
    flight.zone, flight.face, flight.up_since = zone, face or "front", since
    return flight


def flight_of(s: Campaign, unit: str) -> Flight:
    side = s.german if unit in s.german.flights else s.british
    return side.flights[unit]


def unit_with(s: Campaign, ship: str) -> Unit:
    return unit_of(s.fleet(s.side_of(ship)), s.vessel(ship))


def damaged(s: Campaign, ship: str, **damage: int) -> Vessel:
    vessel = s.vessel(ship)
    vessel.damage = Damage(**damage)
    return vessel


def slowed(s: Campaign, ship: str, evasion: int) -> Vessel:
    """A ship whose damage leaves it this evasion."""
    return damaged(s, ship, temporary=BOX.ships[ship].evasion - evasion)


def found(s: Campaign, *ships: str, how: str = "search") -> Campaign:
    """These ships were located this turn."""
    s.located |= dict.fromkeys(ships, how)
    return s


def points(s: Campaign, side: str, *rules: str) -> list[int]:
    """The points of a side by these rules, or by all."""
    return [
        score.points
        for score in schedule(BOX, s)
        if score.side == side and (not rules or score.rule in rules)
    ]


def trail(s: Campaign, *ships: str, together: bool = False) -> Campaign:
    """These German ships were found last turn."""
    assert all(s.side_of(ship) == GERMAN for ship in ships)
    s.trailed, s.trailed_together = list(ships), together
    return s


def zones(s: Campaign, ship: str) -> int:
    return zones_allowed(BOX, s, s.vessel(ship))


def sail(s: Campaign, ship: str, *way: str) -> Campaign:
    """A ship or its force makes a whole move."""
    unit, side = unit_with(s, ship), s.side_of(ship)
    answers(order_unit(umpire(), s, side, unit), "-".join(way))
    return s


def at_sea(turn: int = 34, convoys: tuple[int, ...] = (23,)) -> Campaign:
    """Both German ships at sea; with a convoy sunk 12.36 is silent."""
    s = hunt(dict.fromkeys(GERMANS, "H10"), turn=turn)
    s.convoys = list(convoys)
    return s


def home(ship: str, *, port: str = "P23", off: str = "P22", turn: int = 26) -> Campaign:
    """A German ship that has just entered a port; the other is at sea."""
    s = hunt(dict.fromkeys(GERMANS, "H10"), turn=turn)
    s.vessel(ship).zone = off
    enter(unit_with(s, ship), port)
    return s
