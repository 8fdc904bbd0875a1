"""The facts the inspector shows about a counter: figures, abilities and limits."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.scene import Fact
from sandtable.engine.texts import say, words
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.rules.ch05_activities import arm_of
from sandtable.games.pegasus_bridge.state import BRITISH, Assault, Leader, Unit, Walker


def unit_facts(box: Box, k: Assault, side: str, unit: Unit) -> Iterator[Fact]:
    if side == BRITISH:
        yield Fact(label=say("fact-grenades"), value=str(unit.grenades), rule="5.3.grenade")
        yield points_fact(box, unit)
        yield from arm_facts(box, k, unit)
    else:
        yield Fact(label=say("fact-strength"), value=str(unit.strength), rule="12.0")
    yield from limits(k, unit)


def points_fact(box: Box, walker: Walker) -> Fact:
    left = max(box.movement.british - walker.spent, 0)
    value = say("of", some=left, all=box.movement.british)
    return Fact(label=say("fact-points"), value=value, rule="5.1")


def arm_facts(box: Box, k: Assault, unit: Unit) -> Iterator[Fact]:
    arm = arm_of(k, unit.id)
    if arm is not None:
        value = say("charges-left", charges=arm.charges)
        yield Fact(label=words(box.name(arm.id)), value=value, rule="6.3.charges")


def limits(k: Assault, unit: Unit) -> Iterator[Fact]:
    """Return what the unit cannot do, and why."""
    if unit.suppressed:
        yield Fact(label=say("fact-suppressed"), value=say("limit-suppressed"), rule="10.0(1)")
    if unit.preparing:
        yield Fact(label=say("fact-preparing"), value=say("limit-preparing"), rule="5.3.prepare")
    if unit.inside:
        yield Fact(label=say("fact-inside"), value=say("limit-inside"), rule="5.3.bunker(2)")
    if unit.engaged == k.turn:
        yield Fact(label=say("fact-engaged"), value=say("limit-engaged"), rule="7.0(4a)")
    if unit.surprised == k.turn:
        yield Fact(label=say("fact-surprised"), value=say("limit-surprised"), rule="15.0.roll.1-3")
    if unit.ready:
        yield Fact(label=say("fact-ready"), value=say("gain-ready"), rule="5.3.prepare.effect")


def leader_facts(box: Box, k: Assault, leader: Leader) -> Iterator[Fact]:
    if leader.wounded:
        yield Fact(label=say("fact-wounded"), value=say("limit-wounded"), rule="11.0(3)")
    elif leader.id in k.british.leaders:
        yield points_fact(box, leader)
    yield Fact(label=say("fact-leads"), value=say("gain-leader"), rule="11.0(1)")
