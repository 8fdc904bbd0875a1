"""3. Preparation: both fleets as the order of appearance lists them."""

from __future__ import annotations

from sandtable.engine.game import Setup
from sandtable.engine.rules import rule
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.components.schedule import Arrival
from sandtable.games.bismarck.rules.appearance import ESCORTS
from sandtable.games.bismarck.state import (
    BRITISH,
    GERMAN,
    SIDES,
    Campaign,
    Fleet,
    Flight,
    Switches,
    Vessel,
)


@rule("3.0", "2.4", "7.13", "7.32", "11.23")
def set_up(box: Box, setup: Setup) -> Campaign:
    scenario = box.scenarios[setup.scenario]
    fleets = {side: muster(box, side, scenario.first_turn) for side in SIDES}  # 3.0, 2.4
    switches = {option.id: option.default for option in box.options.values()} | setup.options
    return Campaign(
        switches=Switches(**{name: bool(value) for name, value in switches.items()}),
        british=fleets[BRITISH],
        german=fleets[GERMAN],
        scenario=scenario.id,
        first_turn=scenario.first_turn,
        last_turn=scenario.last_turn,  # 11.23
        turn=scenario.first_turn,
        visibility=scenario.start_visibility,  # 7.13
        fog=scenario.first_turn_fog,  # 7.32
    )


@rule("OA.german", "OA.british")
def muster(box: Box, side: str, first_turn: int) -> Fleet:
    """The ships of a side where they start, and its air units at their bases."""
    fleet = Fleet(
        vessels={
            ship: placed(box, arrival, ship, first_turn)
            for arrival in box.arrivals.values()
            if arrival.side == side
            for ship in arrival.ships
        },
        flights={
            unit: Flight(unit)
            for arrival in box.air_arrivals.values()
            if arrival.side == side
            for unit in arrival.units
        },
    )
    for number, arrival in enumerate(forces(box, side), 1):
        for ship in arrival.ships:
            fleet.vessels[ship].force = number
    return fleet


def forces(box: Box, side: str) -> list[Arrival]:
    """The arrivals that start as a task force; the Germans choose in the first visibility phase."""
    return [
        arrival
        for arrival in box.arrivals.values()
        if arrival.side == side and arrival.task_force not in {"", "optional"}
    ]


@rule("OA.german", "OA.british", "2.51", "7.29(when)")
def placed(box: Box, arrival: Arrival, ship: str, first_turn: int) -> Vessel:
    here = arrival.turn == first_turn
    port = box.board.port_in.get(arrival.zone)
    return Vessel(
        ship,
        zone=arrival.zone if here else "",  # OA.german, OA.british
        patrolling=arrival.mode == "patrol",
        fuel=box.ships[ship].fuel,
        in_port=here and port is not None and port.side == arrival.side,  # 7.29(when)
        is_escort=arrival.release in ESCORTS,  # 2.51
    )
