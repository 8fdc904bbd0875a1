"""The search board in one line: ships and air units where a test wants them."""

from collections.abc import Mapping, Sequence

from sandtable.engine.game import Setup
from sandtable.games.bismarck.rules.ch12_victory import schedule
from sandtable.games.bismarck.rules.setup import set_up
from sandtable.games.bismarck.rules.units import Unit, unit_of
from sandtable.games.bismarck.state import GERMAN, Campaign, Damage, Flight, Vessel
from tests.games.bismarck.battles import BOX

PATROL, HERE = "patrol", "H12"
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
