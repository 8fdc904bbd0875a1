"""V. Bomber availability."""

from __future__ import annotations

from sandtable.engine.decisions import Choose, Facts, Option, Steps
from sandtable.engine.numbers import divide_up
from sandtable.engine.rules import rule
from sandtable.engine.tables import Column
from sandtable.engine.texts import say
from sandtable.games.raid_on_schweinfurt.components import Box, RaidUmpire
from sandtable.games.raid_on_schweinfurt.components.rows import Available
from sandtable.games.raid_on_schweinfurt.events import BombersAvailable
from sandtable.games.raid_on_schweinfurt.state import US, Raid

KEEP = Option("keep", say("option-keep"))
AGAIN = Option("again", say("option-roll-again"))


@rule("V", "V.order")
def availability(u: RaidUmpire, s: Raid) -> Steps[None]:
    """The B-17s are settled, second roll included, before the B-24s are rolled."""
    fixed = u.box.scenarios[s.scenario].availability_fixed
    s.b17_available = fixed.b17 if fixed else (yield from roll_available(u, u.box.b17, "b17"))
    u.tell(BombersAvailable, unit="b17", bombers=s.b17_available)
    s.b24_available = fixed.b24 if fixed else (yield from roll_available(u, u.box.b24, "b24"))
    u.tell(BombersAvailable, unit="b24", bombers=s.b24_available)


@rule("V.reroll", "V.table.b17", "V.table.b24", "V.table.b24.correction")
def roll_available(u: RaidUmpire, column: Column[Available], unit: str) -> Steps[int]:
    """One more roll is allowed; then the average counts, rounded up, even if it is worse."""
    first = u.roll(column).bombers  # V.table.b17, V.table.b24, V.table.b24.correction
    ask = say("ask-availability", unit=unit, bombers=first)
    facts: Facts = {"unit": unit, "bombers": first}
    answer = yield Choose("availability", US, ask, (KEEP, AGAIN), rule="V.reroll", facts=facts)
    if answer == KEEP.id:
        return first
    return divide_up(first + u.roll(column).bombers, 2)


def is_rolled(box: Box, s: Raid) -> bool:
    """A historical scenario gives its bombers."""
    return not box.scenarios[s.scenario].is_planned
