"""The debriefing of the night: points by item, the path of each platoon, the fighting."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sandtable.engine.debrief import Debrief, Happening, ScoreLine, SideScore, Where
from sandtable.engine.events import Event, PhaseBegan, Rolled
from sandtable.engine.luck import Measure
from sandtable.engine.parts import Words
from sandtable.engine.scene import Fact
from sandtable.engine.texts import say, words
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.events.bridge import MeleeFought
from sandtable.games.pegasus_bridge.events.british import (
    BritishArrived,
    BunkerCleared,
    PrisonerTaken,
)
from sandtable.games.pegasus_bridge.events.combat import (
    GunFired,
    LeaderKilled,
    PiatFired,
    TankDestroyed,
    UnitEliminated,
    WeaponDestroyed,
)
from sandtable.games.pegasus_bridge.events.landing import GliderCrashed, GliderDown
from sandtable.games.pegasus_bridge.rules.ch16_victory import items, score
from sandtable.games.pegasus_bridge.state import BRITISH, GERMAN, Assault
from sandtable.games.pegasus_bridge.view.ground import MAP

LANDING, COMBAT, LOSS, PRIZE = "landing", "combat", "loss", "prize"
OURS = ("5.3.gammon", "6.3")
"""The rules under which the British fire outside the fire phase."""


def moment(box: Box, s: Assault, _: str) -> tuple[int, Words]:
    return s.turn, say("turn-began", turn=s.turn, time=box.turns[s.turn - 1])


def scores(box: Box, s: Assault) -> tuple[SideScore, ...]:
    lines = tuple(
        ScoreLine(text=say("item", item=item), points=points, rule=rule)
        for item, points, rule in items(box, s)
    )
    title = say("seat-british")
    return (SideScore(side=BRITISH, title=title, total=score(box, s), lines=lines),)


def remarks(box: Box, s: Assault) -> tuple[Fact, ...]:
    """Return what was hidden, and how many points were missing for the next level."""
    steps = box.scenarios[s.scenario]
    levels = (steps.marginal, steps.substantial, steps.overwhelming)
    missing = [level - s.points for level in levels if level > s.points]
    plan = Fact(label=say("fact-plan"), value=s.hidden.plan, rule="14.0(2)")
    mined = say("debrief-mined", mined=s.hidden.mined)
    charges = Fact(label=say("fact-charges"), value=mined, rule="8.0")
    if not missing:
        return plan, charges
    next_level = Fact(label=say("debrief-missing"), value=str(min(missing)), rule="16.0")
    return plan, charges, next_level


def whereabouts(box: Box, s: Assault) -> Iterator[Where]:
    for side, force in ((BRITISH, s.british), (GERMAN, s.german)):
        for unit in force.units.values():
            if unit.area:
                name = words(box.counters[unit.id].short)
                is_main = box.counters[unit.id].kind == "platoon"
                yield Where(unit.id, side, name, unit.area, main=side == BRITISH and is_main)
    for tank in s.tanks.values():
        if tank.area:
            yield Where(tank.id, GERMAN, words(box.counters[tank.id].short), tank.area)


# ---------------------------------------------------------------------- the time line

ROWS: dict[type[Event], tuple[str, str]] = {
    GliderDown: (LANDING, BRITISH),
    GliderCrashed: (LANDING, GERMAN),
    BritishArrived: (LANDING, BRITISH),
    MeleeFought: (COMBAT, BRITISH),
    PiatFired: (COMBAT, BRITISH),
    GunFired: (COMBAT, GERMAN),
    UnitEliminated: (LOSS, ""),
    LeaderKilled: (LOSS, ""),
    TankDestroyed: (PRIZE, BRITISH),
    WeaponDestroyed: (PRIZE, BRITISH),
    BunkerCleared: (PRIZE, BRITISH),
    PrisonerTaken: (PRIZE, BRITISH),
}


def happening(_: Box, event: Event) -> Happening | None:
    found = ROWS.get(type(event))
    return Happening(row=found[0], side=found[1], text=event.text()) if found else None


# ---------------------------------------------------------------------- luck


def thrower(_: Box, log: Sequence[Event], place: int) -> str:
    """Return the side that rolled: the side whose fire phase it is, otherwise the Germans."""
    roll = log[place]
    if not isinstance(roll, Rolled) or roll.table != "fire":
        return BRITISH
    if roll.rule in OURS:
        return BRITISH
    phases = (past.phase for past in reversed(log[:place]) if isinstance(past, PhaseBegan))
    return BRITISH if next(phases, "") == "british-fire" else GERMAN


DEBRIEF: Debrief[Box, Assault] = Debrief(
    board=MAP,
    moment=moment,
    scores=scores,
    remarks=remarks,
    whereabouts=whereabouts,
    sides={GERMAN: say("debrief-germans")},
    rows=(LANDING, COMBAT, LOSS, PRIZE),
    happening=happening,
    measures={
        "crash_check": (Measure(say("luck-crash"), lambda row: float(row.crashed), "bad"),),
        "fire": (Measure(say("luck-fire"), lambda row: float(row.loss)),),
        "grenade": (Measure(say("luck-grenade"), lambda row: float(row.loss)),),
        "leader_casualty": (
            Measure(say("luck-leader"), lambda row: float(row.result == "killed"), "bad"),
        ),
        "suppression": (Measure(say("luck-recovery"), lambda row: float(row.recovered), ""),),
        "activation": (Measure(say("luck-alert"), lambda row: float(row.alert), "bad"),),
        "bunker_search": (Measure(say("luck-prisoner"), lambda row: float(row.prisoner)),),
        "demolition": (
            Measure(say("luck-demolition"), lambda row: float(row.result == "destroyed"), "bad"),
        ),
    },
    thrower=thrower,
    metric="victory_points",
)
