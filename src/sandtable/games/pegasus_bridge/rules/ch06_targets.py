"""6.2. Which British unit a German unit fires at, and which rule decided it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sandtable.engine.rules import rule
from sandtable.games.pegasus_bridge.components import Box, PegasusUmpire
from sandtable.games.pegasus_bridge.rules.ch06_fire import area_of, targets_in
from sandtable.games.pegasus_bridge.state import BRITISH, Assault


class Choice(NamedTuple):
    """A choice, and the rule that settled it."""

    target: str
    rule: str


@rule("6.2", "6.2(1)", "6.2(2)", "5.3.bunker(2).safe")
def targets_from(box: Box, s: Assault, area: str) -> list[str]:
    """The British units in the same area; if there are none, those in adjacent areas."""
    same = targets_in(s, BRITISH, area)  # 6.2, 6.2(1)
    if same:
        return same
    beside = [  # 6.2(2)
        name for near in sorted(box.ground.near[area]) for name in targets_in(s, BRITISH, near)
    ]
    return [name for name in beside if not is_inside(s, name)]  # 5.3.bunker(2).safe


@rule("5.3.bunker(2).safe")
def is_inside(s: Assault, target: str) -> bool:
    """Return whether a unit searches a bunker, where nobody outside its area can fire at it."""
    unit = s.british.units.get(target)
    return unit is not None and unit.inside


@rule("6.2", "6.2(1)", "6.2(2)", "6.2(3)", "6.2(4)", "6.2(5)", "C.losses")
def choose_target(u: PegasusUmpire, s: Assault, area: str, targets: Sequence[str]) -> Choice | None:
    """Same area, adjacent area, clear ground, the largest, then the die: the first that settles."""
    if not targets:
        return None
    why = reason(u.box, area, area_of(s, targets[0]))  # 6.2(1), 6.2(2)
    if len(targets) == 1:
        return Choice(targets[0], why)
    clear = [name for name in targets if area_of(s, name) not in u.box.ground.obstructed]
    if clear and len(clear) < len(targets):
        targets, why = clear, "6.2(3)"
        if len(targets) == 1:
            return Choice(targets[0], why)
    largest = max(strength_of(s, name) for name in targets)  # C.losses
    most = [name for name in targets if strength_of(s, name) == largest]
    if len(most) == 1:
        return Choice(most[0], "6.2(4)")
    return Choice(u.one_of(most, "why-target", rule="6.2(5)", sides=u.box.die), "6.2(5)")


def reason(box: Box, area: str, target: str) -> str:
    """The first priority that told a target from others: where it is."""
    if target == area:
        return "6.2(1)"
    return "6.2(2)" if target in box.ground.near[area] else "6.5.los"


@rule("6.2(4)", "11.0(4)")
def strength_of(s: Assault, target: str) -> int:
    """A unit's present strength; a lone leader counts 1."""
    unit = s.british.units.get(target)
    return 1 if unit is None else unit.strength
