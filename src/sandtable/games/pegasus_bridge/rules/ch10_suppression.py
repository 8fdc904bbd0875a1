"""10. Suppression and how units shake it off."""

from __future__ import annotations

from sandtable.engine.rules import rule
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.games.pegasus_bridge.components import Box, PegasusUmpire
from sandtable.games.pegasus_bridge.events.landing import (
    SuppressionStayed,
    UnitRecovered,
)
from sandtable.games.pegasus_bridge.rules.ch03_turn import begin_turn
from sandtable.games.pegasus_bridge.rules.ch11_leaders import is_led
from sandtable.games.pegasus_bridge.state import BRITISH, Assault, Unit


@rule("3.0.B", "10.1", "10.1(1)", "10.1.ok", "10.1.fail")
def remove_suppression(u: PegasusUmpire, s: Assault) -> None:
    """Every suppressed unit of both sides throws one die."""
    begin_turn(u, s)
    for force in (s.british, s.german):  # 3.0.B
        for unit in force.units.values():
            if unit.suppressed:
                check(u, s, unit)  # 10.1, 10.1(1), 10.1.ok, 10.1.fail


def check(u: PegasusUmpire, s: Assault, unit: Unit) -> None:
    column = u.box.suppression[column_of(u.box, unit)]
    if u.roll(column, recovery_modifiers(u.box, s, unit)).recovered:
        unit.suppressed = False
        u.tell(UnitRecovered, unit=u.box.name(unit.id))
    else:
        u.tell(SuppressionStayed, unit=u.box.name(unit.id))


@rule("10.1(4)", "C.initial-platoons")
def column_of(box: Box, unit: Unit) -> str:
    counter = box.counters[unit.id]
    if counter.side == BRITISH:
        return "british"
    return "garrison" if counter.kind == "garrison" else "reinforcement"


@rule("10.1(2)", "10.1(2).one", "10.1(3)", "11.0(2)", "C.suppression-sign")
def recovery_modifiers(box: Box, s: Assault, unit: Unit) -> Modifiers:
    """A leader of its own makes it easier, once; the sign of 11.0 prevails."""
    led = box.suppression_leader if is_led(box, s, unit) else 0  # 10.1(2), 10.1(2).one, 10.1(3)
    return Modifiers(Modifier("leader", led, "11.0(2)"))  # C.suppression-sign
