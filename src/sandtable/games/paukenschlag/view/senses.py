"""Outline what a side detects from where its units stand: radar and passive sonar.

Active sonar reaches every square of the grid (8.1.1); it has no line.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import pairwise

from sandtable.engine.parts import Point
from sandtable.engine.scene import Label, Line, Overlay
from sandtable.engine.styles import LineStyle
from sandtable.engine.texts import say
from sandtable.games.paukenschlag.components import Box
from sandtable.games.paukenschlag.knowledge import Known
from sandtable.games.paukenschlag.rules.ch07_places import distance, radar_range, row_column
from sandtable.games.paukenschlag.rules.units import WARSHIPS
from sandtable.games.paukenschlag.state import GERMAN, OSL, US, Contact
from sandtable.games.paukenschlag.view.outlines import outlines

RADAR, PASSIVE = "radar", "passive"
RULES = {RADAR: "8.2", PASSIVE: "8.1.2"}
STYLES = {RADAR: LineStyle.LIMIT, PASSIVE: LineStyle.HEARING}
INSETS = {RADAR: -0.02, PASSIVE: 0.04}
"""How far inside its squares a line runs, in squares: lines do not cover each other or numbers."""
BELOW = 0.24
"""How far below its line a label stands, in squares; above it are the numbers."""
ALONG = {US: 0.62, GERMAN: 0.35}
"""Where along its line a label stands: those of two sides do not cover each other."""


def layers(box: Box, k: Known, contact: Contact, name: str) -> Iterator[Overlay]:
    """A player at first sees his own reach and the American radar."""
    for kind in (RADAR, PASSIVE):
        for side in (US, GERMAN):
            reaches = by_reach(box, k, contact, kind, side)
            if reaches:
                yield layer(
                    box, name, kind, side, reaches, shown=side == k.seat or is_threat(kind, side)
                )


def is_threat(kind: str, side: str) -> bool:
    return kind == RADAR and side == US


def layer(
    box: Box, name: str, kind: str, side: str, reaches: dict[int, set[str]], *, shown: bool
) -> Overlay:
    lines: list[Line] = []
    labels: list[Label] = []
    for reach, squares in sorted(reaches.items()):
        found = list(lines_around(box, kind, side, reach, squares))
        lines += found
        labels.append(label(box, kind, side, reach, found[0].points))
    return Overlay(
        board=name,
        id=f"{kind}-{side}",
        title=say("layer-sense", kind=kind, side=side),
        shown=shown,
        lines=tuple(lines),
        labels=tuple(labels),
    )


def by_reach(box: Box, k: Known, contact: Contact, kind: str, side: str) -> dict[int, set[str]]:
    """The squares from which a side detects, by how far it does from there."""
    found: dict[int, set[str]] = {}
    for unit, square in contact.squares.items():
        owner = GERMAN if unit in k.boats else US
        if owner == side and may_search(k, contact, kind, unit):
            reach = radar_range(box, k, unit) if kind == RADAR else box.limits.passive_range
            found.setdefault(reach, set()).add(square)
    return found


def may_search(k: Known, contact: Contact, kind: str, unit: str) -> bool:
    """On the operational grid only boats search, by sonar (8.1); a boat has radar surfaced."""
    if kind == PASSIVE:
        return unit in k.boats or contact.level != OSL
    if contact.level == OSL:
        return False
    if unit in k.boats:
        return not k.boats[unit].submerged
    return unit in k.ships and k.ships[unit].type in WARSHIPS


def lines_around(
    box: Box, kind: str, side: str, reach: int, squares: Collection[str]
) -> Iterator[Line]:
    """Around all squares that are near enough to one of those (6.0)."""
    within = {
        row_column(f"{row}{column}")
        for row in range(1, box.grid.rows + 1)
        for column in range(1, box.grid.columns + 1)
        if any(distance(square, f"{row}{column}") <= reach for square in squares)
    }
    for number, points in enumerate(outlines(box.grid, within, INSETS[kind])):
        yield Line(
            id=f"{kind}-{side}-{reach}-{number}",
            points=points,
            style=STYLES[kind],
            pen="dashed" if kind == RADAR else "dotted",
        )


def label(box: Box, kind: str, side: str, reach: int, points: tuple[Point, ...]) -> Label:
    """Below the uppermost edge for radar, the lowest for sonar."""
    edges = [(a, b) for a, b in pairwise(points) if a[1] == b[1]]
    (left, y), (right, _) = (min if kind == RADAR else max)(edges, key=lambda edge: edge[0][1])
    return Label(
        text=say("reach-label", kind=kind, side=side, reach=reach, rule=RULES[kind]),
        x=min(left, right) + abs(right - left) * ALONG[side],
        y=y + BELOW * box.grid.square,
    )
