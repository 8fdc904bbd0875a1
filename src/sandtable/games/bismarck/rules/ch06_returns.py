"""6.2. Coming home after the attacks, and with a carrier that sinks."""

from __future__ import annotations

from sandtable.engine.decisions import LEAVE, Choose, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import BismarckUmpire, Box
from sandtable.games.bismarck.rules.ch06_air import (
    DONE,
    distance_home,
    go_home,
    is_last_turn,
    movement_left,
)
from sandtable.games.bismarck.state import SIDES, Campaign, Flight


@rule("6.23", "6.23(option)", "4.7")
def return_flights(u: BismarckUmpire, s: Campaign) -> Steps[None]:
    """After all air attacks: units of endurance 1 land, others that took off this turn may."""
    yield from u.together(*(choose_returns(u, s, side) for side in SIDES))  # 6.23(option)
    for side in SIDES:
        for flight in list(s.fleet(side).aloft):  # 4.7
            if flight.up_since == s.turn and is_last_turn(u.box, s, flight):
                go_home(u, s, side, flight, movement_left(u.box, flight))  # 6.23


def choose_returns(u: BismarckUmpire, s: Campaign, side: str) -> Steps[None]:
    while True:
        able = [f for f in s.fleet(side).aloft if may_return(u.box, s, f)]
        options = [Option(DONE, say("option-none-return"), role=LEAVE)]
        for flight in able:
            names = u.box.air_units[flight.id].names
            text = say("option-return", unit=names, zone=flight.zone)
            options.append(Option(flight.id, text, flight.zone, flight.id))
        answer = yield Choose("returns", side, say("ask-returns"), options, rule="6.23(option)")
        if answer == DONE:
            return
        flight = s.fleet(side).flights[answer]
        go_home(u, s, side, flight, movement_left(u.box, flight))


def may_return(box: Box, s: Campaign, flight: Flight) -> bool:
    fresh = flight.up_since == s.turn and not is_last_turn(box, s, flight)
    return fresh and distance_home(box, s, flight) <= movement_left(box, flight)


@rule("6.21(carrier)")
def carrier_sank(u: BismarckUmpire, s: Campaign, ship: str) -> None:
    """Units aboard or resting go down with a carrier, without points."""
    for flight in s.british.flights.values():
        if u.box.air_units[flight.id].base == ship and not flight.zone:
            flight.ready_on = s.last_turn + 1
