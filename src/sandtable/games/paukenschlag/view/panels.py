"""Tracks and panels: the calendar, tonnage and ships sunk, the boats, losses and damage."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.scene import Boxes, Fact, Mark, Panel, Track
from sandtable.engine.texts import say, words
from sandtable.games.paukenschlag.components import Box
from sandtable.games.paukenschlag.knowledge import Known
from sandtable.games.paukenschlag.rules.ch18_victory import ships_needed, tons_needed
from sandtable.games.paukenschlag.rules.units import boats_afloat
from sandtable.games.paukenschlag.state import GERMAN
from sandtable.games.paukenschlag.view import grid

LATEST = 6
"""So many of the last sinkings are listed."""


def tracks(box: Box, k: Known) -> tuple[Track, ...]:
    return time(box, k), tonnage(box, k), ships(box, k)


def time(box: Box, k: Known) -> Track:
    months = [month for month in box.months.values() if month.first <= k.last_turn]
    marks = (Mark(value=month.first, text=words(month.names)) for month in months)
    return Track(
        id="turn",
        title=say("track-turn"),
        low=1,
        high=k.last_turn,
        value=min(k.turn, k.last_turn),
        marks=tuple(marks),
        rule="2.1.1",
    )


def tonnage(box: Box, k: Known) -> Track:
    goal = tons_needed(box, k)
    return Track(
        id="tonnage",
        title=say("track-tonnage"),
        low=0,
        high=max(goal * 3 // 2, k.tons_sunk),
        value=k.tons_sunk,
        marks=(Mark(value=goal, text=say("mark-goal")),),
        rule="18.0",
    )


def ships(box: Box, k: Known) -> Track:
    goal = ships_needed(box, k)
    return Track(
        id="ships",
        title=say("track-ships"),
        low=0,
        high=max(goal * 2, k.ships_sunk),
        value=k.ships_sunk,
        marks=(Mark(value=goal, text=say("mark-goal")),),
        rule="18.0",
    )


def panels(box: Box, k: Known, seat: str | None) -> Iterator[Panel]:
    if k.contact is not None:
        yield grid.panel(box, k.contact)
    if seat == GERMAN:
        yield boats(box, k)
    sunk = tuple(latest(k))
    if sunk:
        yield Panel(id="losses", title=say("panel-losses"), facts=sunk)
    hurt = tuple(damage(box, k))
    if hurt:
        yield Panel(id="damage", title=say("panel-damage"), facts=hurt)


def boats(box: Box, k: Known) -> Panel:
    """The U-boat list: fuel crossed off, with torpedoes and place beside it."""
    rows = tuple(
        Boxes(
            label=say("boat-line", boat=boat.id, zone=boat.zone, torpedoes=boat.torpedoes),
            count=box.limits.fuel,
            crossed=box.limits.fuel - boat.fuel,
        )
        for boat in boats_afloat(k)
    )
    back = tuple(
        Fact(label=boat.id, value=say("status-ready", turn=boat.back_on), rule="11.1(off)")
        for boat in k.boats.values()
        if boat.back_on >= k.turn and not boat.zone and not boat.sunk
    )
    return Panel(id="boats", title=say("panel-boats"), boxes=rows, facts=back)


def latest(k: Known) -> Iterator[Fact]:
    for loss in reversed(k.losses[-LATEST:]):
        label = say("loss", turn=loss.turn, what=loss.what)
        yield Fact(label=label, value=say("tons", tons=loss.tons), space=loss.zone, rule="18.0")
    for boat in k.boats.values():
        if boat.sunk:
            yield Fact(label=boat.id, value=say("status", name="sunk"))


def damage(box: Box, k: Known) -> Iterator[Fact]:
    for target, points in k.damage.items():
        if points:
            hit = box.targets[target]
            yield Fact(label=words(hit.names), value=str(points), rule="12.5.3", space=hit.place)
