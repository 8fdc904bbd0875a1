"""The exact chances of an air strike on a ship, from the rules' own bombing."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from sandtable.engine.odds import distribution
from sandtable.engine.umpire import Umpire
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.components.units import AirUnit
from sandtable.games.bismarck.knowledge.imagined import own_fleet, own_table
from sandtable.games.bismarck.knowledge.known import Known, shown_vessel
from sandtable.games.bismarck.odds.salvo import with_first_option
from sandtable.games.bismarck.rules.ch09_air_attack import attacks_of, drop_bombs
from sandtable.games.bismarck.rules.units import evasion
from sandtable.games.bismarck.state import BRITISH, GERMAN, Campaign, Fleet, Flight, Vessel


class Struck(Struct, frozen=True):
    """The result for a ship: any damage, boxes and evasion lost, sunk."""

    hit: bool
    midships: int
    evasion_loss: int
    sunk: bool


class Strike(Struct, frozen=True):
    """The result of all attacks of one bomber in a turn, on average and at the worst."""

    kind: str
    ship: str
    attacks: int
    hit: float
    midships: float
    evasion_loss: float
    sunk: float


def strikes(box: Box, k: Known) -> Iterator[Strike]:
    """Return the strikes of every kind of bomber against every enemy ship that may be afloat."""
    kinds = {unit.kind: unit for unit in bombers(box, k)}
    for unit in kinds.values():
        for ship in box.ships.values():
            if ship.side != k.seat and ship.id not in k.public.sunk:
                yield strike(box, k, unit, shown_vessel(k, ship.id))


def bombers(box: Box, k: Known) -> list[AirUnit]:
    flights = [flight for flight in own_fleet(k).flights.values() if not flight.lost]
    units = [box.air_units[flight.id] for flight in flights]
    return [unit for unit in units if box.air_kinds[unit.kind].attacks]


def strike(box: Box, k: Known, unit: AirUnit, victim: Vessel) -> Strike:
    attacks = attacks_of(box, unit.side)

    def bombed(u: Umpire[Box]) -> Struck:
        s = under_attack(k, victim)
        struck, before = s.vessel(victim.id), evasion(box, victim)
        for _ in range(attacks):
            with_first_option(drop_bombs(u, s, unit.side, Flight(unit.id), struck, 1))
        midships = struck.damage.midships - victim.damage.midships
        is_hit, loss = struck.damage != victim.damage, before - evasion(box, struck)
        return Struck(is_hit, midships, loss, struck.sunk)

    found = distribution(box, bombed)
    return Strike(
        unit.kind,
        victim.id,
        attacks,
        hit=found.chance(lambda struck: struck.hit),
        midships=found.mean(lambda struck: struck.midships),
        evasion_loss=found.mean(lambda struck: struck.evasion_loss),
        sunk=found.chance(lambda struck: struck.sunk),
    )


def under_attack(k: Known, victim: Vessel) -> Campaign:
    """Return a table with only a copy of the target on its side."""
    struck = replace(victim, damage=replace(victim.damage))
    target = Fleet(vessels={victim.id: struck}, flights={})
    fleets = {BRITISH: Fleet({}, {}), GERMAN: Fleet({}, {})}
    fleets[GERMAN if k.seat == BRITISH else BRITISH] = target
    return replace(own_table(k), british=fleets[BRITISH], german=fleets[GERMAN], battle=None)
