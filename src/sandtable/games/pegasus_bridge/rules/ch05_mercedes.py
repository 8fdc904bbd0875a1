"""5.8. Major Schmidt and his Mercedes."""

from __future__ import annotations

from sandtable.engine.decisions import Steps
from sandtable.engine.rules import rule
from sandtable.games.pegasus_bridge.components import Box, PegasusUmpire
from sandtable.games.pegasus_bridge.events.combat import (
    CarArrived,
    CarEscaped,
    CarMoved,
)
from sandtable.games.pegasus_bridge.rules.ch06_opportunity import british_opportunity_fire
from sandtable.games.pegasus_bridge.rules.positions import (
    CAR,
    SCHMIDT,
    british_occupied,
    is_driven,
)
from sandtable.games.pegasus_bridge.rules.stretches import Stretch
from sandtable.games.pegasus_bridge.state import DESTROYED, Assault, Leader

ROUTE = "ranville_to_le_port"


@rule("5.8", "14.0(6)")
def bring_the_car(u: PegasusUmpire, s: Assault) -> None:
    """On turn 6 Schmidt and the Mercedes appear at the Ranville entry, if the plan says so."""
    area = u.box.ground.entries["ranville"]
    if s.turn == u.box.calendar.schmidt and u.box.plans[s.plan].schmidt == area:
        s.car.area = area
        s.german.leaders[SCHMIDT] = Leader(SCHMIDT, area)
        u.tell(CarArrived, area=u.box.place(area))


@rule("5.8.move", "5.8.fast", "5.8.road", "C.car-drives-on")
def drive_the_car(u: PegasusUmpire, s: Assault) -> Steps[None]:
    """Drive for Le Port as fast as possible, through British units and under their fire."""
    if not is_driven(s):
        return
    s.car.spent = 0
    pace = 0 if s.car.fired_on else u.roll(u.box.mercedes).points  # 5.8.move
    stretch = Stretch(u)
    while is_driven(s) and (area := next_area(u.box, s)):  # 5.8.road
        allowance = u.box.mercedes_fired_on if s.car.fired_on else pace  # 5.8.fast
        cost = car_price(u.box, s, area)  # C.car-drives-on
        if s.car.spent + cost > allowance:
            return
        s.car.spent += cost
        yield from enter(u, s, area, stretch)


@rule("5.8.road", "C.car-drives-on")
def next_area(box: Box, s: Assault) -> str:
    """The next area of the road to Le Port; none past a destroyed bridge."""
    route = box.ground.routes[ROUTE].areas
    ahead = route[route.index(s.car.area) + 1 :] if s.car.area in route else ()
    if not ahead or (ahead[0] == box.ground.pegasus and s.bridge == DESTROYED):
        return ""
    return ahead[0]


@rule("5.2(4)", "C.car-drives-on")
def car_price(box: Box, s: Assault, area: str) -> int:
    extra = box.movement.enemy_occupied if area in british_occupied(s) else 0
    return box.movement.single_line + extra


@rule("5.8.exit", "5.8.fast", "5.8.hit")
def enter(u: PegasusUmpire, s: Assault, area: str, stretch: Stretch) -> Steps[None]:
    """Schmidt rides along; the British may fire; at Le Port both are gone."""
    s.car.area = area
    s.german.leaders[SCHMIDT].area = area
    stretch.tell(CarMoved, area=u.box.place(area))
    if area == u.box.ground.entries["le_port"]:
        del s.german.leaders[SCHMIDT]
        s.car.area = ""  # 5.8.exit
        u.tell(CarEscaped)
        return
    yield from british_opportunity_fire(u, s, area, [CAR])  # 5.8.fast, 5.8.hit
