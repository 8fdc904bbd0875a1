"""7.1 and 7.3. Visibility and fog."""

from __future__ import annotations

from sandtable.engine.decisions import Steps
from sandtable.engine.rules import rule
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.games.bismarck.components import BismarckUmpire, Box
from sandtable.games.bismarck.events import VisibilitySet
from sandtable.games.bismarck.rules.ch05_forces import regroup
from sandtable.games.bismarck.state import Campaign


@rule("4.2", "7.11", "7.32", "7.13")
def visibility(u: BismarckUmpire, s: Campaign) -> Steps[None]:
    """The weather of the turn, openly; both sides regroup now if ships may be shadowed.

    Otherwise nothing happens before the other orders of the turn, and regrouping is one of them.
    """
    if s.turn > s.first_turn:  # 7.13, 7.32
        change_visibility(u, s)  # 7.11
    u.tell(VisibilitySet, level=u.box.visibility.levels[s.visibility - 1], fog=s.fog)
    if s.trailed:
        yield from regroup(u, s)  # 4.2


@rule("7.14", "7.14(direction)", "7.15", "7.16(range)", "7.T", "7.31")
def change_visibility(u: BismarckUmpire, s: Campaign) -> None:
    """Two dice move the marker along the track, never beyond its ends."""
    row = u.roll(u.box.visibility_change[printing(s)], track_modifier(u.box, s))  # 7.T, 7.14
    # 7.14(direction), 7.15, 7.16(range)
    s.visibility = min(max(s.visibility + row.level, 1), u.box.visibility.x)
    s.fog = row.fog  # 7.31


@rule("7.16")
def track_modifier(box: Box, s: Campaign) -> Modifiers:
    """The square on which the marker stands changes the roll."""
    value = box.visibility_modifier[printing(s)].read(s.visibility).value
    return Modifiers(Modifier("visibility-track", value, "7.16"))


def printing(s: Campaign) -> str:
    return "publisher" if s.switches.visibility_publisher else "standard"
