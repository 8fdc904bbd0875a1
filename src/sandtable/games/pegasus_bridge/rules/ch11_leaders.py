"""11. Leaders: whom they help, how they fall, and how the wounded are carried."""

from __future__ import annotations

from sandtable.engine.rules import rule
from sandtable.games.pegasus_bridge.components import Box, PegasusUmpire
from sandtable.games.pegasus_bridge.events.combat import (
    LeaderKilled,
    LeaderUnhurt,
    LeaderWounded,
)
from sandtable.games.pegasus_bridge.rules.positions import force_of, leaders_in
from sandtable.games.pegasus_bridge.state import Assault, Leader, Unit

KILLED, WOUNDED = "killed", "wounded"


@rule("11.0(1).scope", "11.0(2).scope", "C.leader-scope", "C.leader-fire")
def commands(box: Box, leader: str, unit: str) -> bool:
    """A leader helps his own platoon; Howard, Neilson, Hickman and Schmidt help more."""
    # 11.0(1).scope, 11.0(2).scope, C.leader-scope, C.leader-fire
    return unit in box.commanded[leader]


@rule("11.0(1)", "11.0(2)", "11.0(3)", "10.1(2).one")
def is_led(box: Box, s: Assault, unit: Unit) -> bool:
    """Return whether a leader of its own is with a unit, wounded or not; one is as good as two."""
    leaders = s.british.leaders if unit.id in s.british.units else s.german.leaders
    for leader in leaders.values():
        # 11.0(1), 11.0(2), 11.0(3)
        if leader.area == unit.area and unit.id in box.commanded[leader.id]:
            return True  # 10.1(2).one
    return False


@rule("6.1(5).leader", "6.1(6)")
def check_leaders(u: PegasusUmpire, s: Assault, side: str, area: str) -> None:
    """Every leader with units that lost points is checked, one die each."""
    for leader in leaders_in(force_of(s, side), area):
        check_leader(u, s, leader)


@rule("6.1(6)", "6.1(6).W", "6.1(6).second", "6.1(6).K")
def check_leader(u: PegasusUmpire, s: Assault, leader: Leader) -> None:
    result = u.roll(u.box.leader_casualty).result
    if result == KILLED or (result == WOUNDED and leader.wounded):
        kill(u, s, leader, rule="6.1(6).K" if result == KILLED else "6.1(6).second")
    elif result == WOUNDED:
        leader.wounded = True  # 6.1(6).W
        u.tell(LeaderWounded, leader=u.box.name(leader.id))
    else:
        u.tell(LeaderUnhurt, leader=u.box.name(leader.id))


@rule("6.1(6).K", "16.0.leader", "5.8.vp")
def kill(u: PegasusUmpire, s: Assault, leader: Leader, *, rule: str) -> None:
    """A dead leader leaves the game; either side's dead are counted."""
    if leader.id in s.british.leaders:
        del s.british.leaders[leader.id]  # 6.1(6).K
        s.lost.append(leader.id)  # 16.0.leader
    else:
        del s.german.leaders[leader.id]
        s.killed.append(leader.id)  # 5.8.vp
    u.tell(LeaderKilled, leader=u.box.name(leader.id), rule=rule)


@rule("11.0(3).moved", "C.wounded")
def check_carried(u: PegasusUmpire, s: Assault) -> None:
    """A wounded leader who was carried is checked at the end of the phase; only K counts."""
    for leader in list(s.british.leaders.values()):
        if not leader.carried:
            continue
        leader.carried = False
        if u.roll(u.box.leader_casualty).result == KILLED:
            kill(u, s, leader, rule="11.0(3).moved")
