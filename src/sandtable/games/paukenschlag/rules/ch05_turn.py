"""5. The turn: its first phase, the repairs, and its end."""

from __future__ import annotations

from sandtable.engine.decisions import Steps
from sandtable.engine.rules import rule
from sandtable.games.paukenschlag.components import Box, PaukenschlagUmpire
from sandtable.games.paukenschlag.events import ShipRepaired, TurnBegan
from sandtable.games.paukenschlag.rules.ch10_convoys import (
    arrive,
    bring_cripples_home,
    new_convoy,
)
from sandtable.games.paukenschlag.rules.ch11_fuel import boats_return, complete_refuelling
from sandtable.games.paukenschlag.rules.ch12_missions import aircraft_return
from sandtable.games.paukenschlag.rules.ch12_raids import bombers_ready
from sandtable.games.paukenschlag.rules.ch12_repair import place_cap, repair_targets
from sandtable.games.paukenschlag.rules.ch13_events import random_event
from sandtable.games.paukenschlag.rules.ch14_special import sail_at10
from sandtable.games.paukenschlag.rules.ch15_arrivals import arrivals
from sandtable.games.paukenschlag.rules.units import (
    ESCORTS,
    called,
    eyes,
    has_luftwaffe,
    is_cow,
    seal,
    usable_ports,
)
from sandtable.games.paukenschlag.state import SIDES, US, Campaign, Ship

EVENTS, END = "events", "end"


@rule("5.1", "5.1(event)")
def events(u: PaukenschlagUmpire, s: Campaign) -> Steps[None]:
    """A new turn, and its event."""
    begin_turn(u, s)
    yield from random_event(u, s)  # 5.1, 5.1(event)


@rule("2.3", "11.1(empty)", "1.1(turn)")
def begin_turn(u: PaukenschlagUmpire, s: Campaign) -> None:
    """The turn marker, and whose tanks are empty."""
    month = u.box.month(s.turn)  # 1.1(turn)
    u.tell(TurnBegan, turn=s.turn, month=month.names, week=s.turn - month.first + 1)  # 2.3
    bombers_ready(s)
    for boat in s.boats.values():
        boat.ran_dry = bool(boat.zone) and not boat.fuel and not is_cow(u.box, boat)  # 11.1(empty)


@rule("5.1", "15.0")
def arrivals_phase(u: PaukenschlagUmpire, s: Campaign) -> Steps[None]:
    """Boats that come back and reinforcements, then the new convoy."""
    sail_at10(u, s)
    if not s.switches.secret_planning:  # R103
        yield from boats_return(u, s)
    yield from arrivals(u, s)
    new_convoy(u, s)
    seal(u, s)


@rule("5.2", "12.5.4")
def repair_phase(u: PaukenschlagUmpire, s: Campaign) -> Steps[None]:
    """Targets, then ships; then fighters may go on patrol, where there is anybody to meet."""
    for side in SIDES:
        yield from repair_targets(u, s, side)
    repairs(u, s)
    for side in SIDES if has_luftwaffe(u.box, s) else ():
        yield from place_cap(u, s, side)


@rule("12.5.4(ships)", "12.5.4(capital)")
def repairs(u: PaukenschlagUmpire, s: Campaign) -> None:
    """Ships that have spent a whole turn in port are sound again."""
    for ship in s.ships.values():
        if is_repaired(u.box, s, ship):
            ship.neutralized = False
            u.tell(ShipRepaired, ship=called(u.box, ship.id), seen_by=eyes(s, US))


@rule("12.5.4(ships)", "12.5.4(capital)", "12.5.5(six)")
def is_repaired(box: Box, s: Campaign, ship: Ship) -> bool:
    """Escorts alone, and only those that put in before the last turn, where the port is sound."""
    in_time = ship.in_port and ship.port_since < s.turn - 1  # 12.5.4(ships)
    mends = in_time and bool(usable_ports(box, s, ship.zone))  # 12.5.5(six)
    return ship.neutralized and ship.type in ESCORTS and mends  # 12.5.4(capital)


@rule("5.8", "5.8(turn)", "5.8(sequence)")
def end_of_turn(u: PaukenschlagUmpire, s: Campaign) -> str:
    """Aircraft return, boats refuel, convoys arrive; the marker goes on, or the game ends."""
    # 5.8, 5.8(sequence)
    aircraft_return(s)  # 5.8(return)
    complete_refuelling(u, s)
    arrive(u, s)
    bring_cripples_home(u, s)
    clear_turn(u.box, s)
    s.turn += 1  # 5.8(turn)
    return END if s.turn > s.last_turn else EVENTS


@rule("8.2(lose)", "5.4(mark)")
def clear_turn(_: Box, s: Campaign) -> None:
    """Markers that last no longer than the turn."""
    for boat in s.boats.values():
        boat.spent, boat.detected, boat.fired = 0, False, False
        boat.refuelling = boat.moved = boat.ran_dry = False
    for convoy in s.convoys.values():
        convoy.moved, convoy.reported_to = False, []
