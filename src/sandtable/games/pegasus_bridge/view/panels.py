"""The turn track, the record sheet and the current points."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.scene import Boxes, Fact, Panel, Track
from sandtable.engine.texts import say, words
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.rules.ch16_victory import items, score
from sandtable.games.pegasus_bridge.state import Assault


def panels(box: Box, k: Assault) -> Iterator[Panel]:
    yield record(box, k)
    yield standing(box, k)
    yield intelligence(box, k)


def turn_track(box: Box, k: Assault) -> Track:
    return Track(
        id="turns",
        title=say("track-turns"),
        low=1,
        high=len(box.turns),
        value=k.turn,
        rule="13.0.track",
    )


def record(box: Box, k: Assault) -> Panel:
    """Return the record sheet: strength and grenades of every British unit."""
    return Panel(
        id="record", title=say("panel-record"), boxes=tuple(rows(box, k)), note=say("sheet")
    )


def rows(box: Box, k: Assault) -> Iterator[Boxes]:
    units = sorted(k.british.units.values(), key=lambda unit: box.counters[unit.id].line)
    for unit in units:
        counter = box.counters[unit.id]
        strength, grenades = counter.strength, counter.grenades
        yield Boxes(
            label=words(counter.short),
            count=strength,
            crossed=max(strength - unit.strength, 0),
            more=grenades,
            more_crossed=max(grenades - unit.grenades, 0),
        )


def standing(box: Box, k: Assault) -> Panel:
    """Return the current points, item by item."""
    facts = [
        Fact(label=say("fact-item", item=item), value=str(points), rule=rule)
        for item, points, rule in items(box, k)
    ]
    facts.append(Fact(label=say("fact-total"), value=str(score(box, k)), rule="16.0"))
    return Panel(id="standing", title=say("panel-standing"), facts=tuple(facts))


def intelligence(box: Box, k: Assault) -> Panel:
    """Return what is known about the plan, the garrison, the bridge and the charges."""
    facts = [
        Fact(label=say("fact-plan"), value=k.plan or "?", rule="14.0(2)"),
        Fact(label=say("fact-asleep"), value=str(len(k.face_down)), rule="14.0(3).hidden"),
        Fact(label=say("fact-bridge"), value=say("bridge", state=k.bridge), rule="8.0"),
        Fact(label=say("fact-charges"), value=say("chit", state=k.chit or "none"), rule="8.0"),
    ]
    return Panel(id="intelligence", title=say("panel-intelligence"), facts=tuple(facts))
