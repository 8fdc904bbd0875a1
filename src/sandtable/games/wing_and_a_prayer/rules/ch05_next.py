"""5.0: which step of a mission comes next."""

from __future__ import annotations

from sandtable.engine.rules import rule
from sandtable.engine.sequence import END
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.state import Campaign

TURN, COMBAT, BOMBING, LANDING, REFORM = "turn", "air-combat", "bombing-run", "landing", "reform"


@rule("5.0.empty", "7.2.3.2")
def interrupted(s: Campaign) -> str:
    """A lost campaign ends at once; a mission ends when its last bomber has left."""
    if s.result:
        return END
    return "" if s.lead else REFORM


@rule("5.0")
def after_event(box: Box, s: Campaign) -> str:
    """Interceptors are fought, the target is bombed, or another turn begins."""
    if stop := interrupted(s):
        return stop
    return COMBAT if s.now.interceptors else after_fight(box, s)


@rule("5.11")
def after_fight(box: Box, s: Campaign) -> str:
    if stop := interrupted(s):
        return stop
    arrived = not s.now.bombed and s.now.box == box.target_of(s.now.card).box
    return BOMBING if arrived else TURN


@rule("5.13")
def after_combat(s: Campaign) -> str:
    return interrupted(s) or TURN
