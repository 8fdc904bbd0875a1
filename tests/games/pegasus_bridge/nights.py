"""An assault in one line: units where they stand, an umpire with written dice."""

from collections.abc import Mapping
from typing import Any

from sandtable.engine.game import Setup
from sandtable.games.pegasus_bridge import GAME
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.rules.setup import set_up
from sandtable.games.pegasus_bridge.state import Arm, Assault, Car, Leader, Secret, Tank, Unit
from sandtable.testing.desk import Desk, desk

BOX: Box = GAME.printed_box
SCHMIDT = "schmidt"


def umpire(*dice: int, box: Box = BOX) -> Desk[Box]:
    return desk(box, *dice)


def night(
    units: Mapping[str, str] | None = None,
    *,
    turn: int = 3,
    scenario: str = "beginner",
    face_down: tuple[str, ...] = (),
    squads: tuple[str, ...] = (),
    plan: str = "B",
    **facts: Any,  # noqa: ANN401  (any field of the table)
) -> Assault:
    """Counters by id and area, of either side; the rest of the map is empty.

    Who stands in an area has been there since the turn began, the British before the Germans.
    """
    s = Assault(scenario, set_up(BOX, Setup(scenario)).switches, Secret(plan, list(squads)))
    s.turn, s.face_down, s.plans, s.plan = turn, list(face_down), [plan], plan
    s.weapons = set_up(BOX, Setup(scenario)).weapons
    for name, area in (units or {}).items():
        put(s, name, area)
    for name, value in facts.items():
        setattr(s, name, value)
    return s


def put(s: Assault, name: str, area: str, **facts: Any) -> Any:  # noqa: ANN401  (unit, leader or tank)
    """Put a counter down and return it; `facts` change what is written on it."""
    counter = BOX.counters[name]
    force = s.british if counter.side == "british" else s.german
    made: Any
    if counter.kind == "leader":
        made = force.leaders[name] = Leader(name, area)
    elif counter.kind == "tank":
        made = s.tanks[name] = Tank(name, area, released=True)
    elif counter.kind == "car":
        made = s.car = Car(area)
        s.german.leaders[SCHMIDT] = Leader(SCHMIDT, area)
    else:
        made = force.units[name] = Unit(name, area, counter.strength, counter.grenades, began=area)
        if counter.side == "british":
            s.held.append(area)
    if hasattr(made, "entered"):
        s.entries += 1
        made.entered = s.entries
    for field, value in facts.items():
        setattr(made, field, value)
    return made


def arm(s: Assault, name: str, carrier: str) -> Arm:
    s.arms[name] = Arm(name, carrier, BOX.counters[name].charges)
    return s.arms[name]


def strengths(s: Assault) -> dict[str, int]:
    return {u.id: u.strength for force in (s.british, s.german) for u in force.units.values()}
