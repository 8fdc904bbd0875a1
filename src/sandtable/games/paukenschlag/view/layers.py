"""The overlays of the strategic map: contacts, courses of convoys, the reach of aircraft."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.scene import Line, Overlay, Ring, Tint
from sandtable.engine.styles import AreaStyle, LineStyle
from sandtable.engine.texts import say
from sandtable.games.paukenschlag.components import Box
from sandtable.games.paukenschlag.knowledge import Known
from sandtable.games.paukenschlag.state import US
from sandtable.games.paukenschlag.view.chart import BOARD

NEAR = 0.4
"""How strongly the zones are tinted that one aircraft reaches; more of them tint more."""
MANY = 6
TRAIL = 3
"""A convoy's way is drawn for so many turns."""


def overlays(box: Box, k: Known) -> Iterator[Overlay]:
    yield Overlay(board=BOARD, id="contacts", rings=tuple(contact_rings(box, k)))
    yield Overlay(
        board=BOARD,
        id="courses",
        title=say("layer-courses"),
        lines=tuple(course_lines(box, k)),
    )
    yield Overlay(
        board=BOARD,
        id="air-reach",
        title=say("layer-air-reach"),
        tints=tuple(reach_tints(box, k)),
        shown=False,
    )


def contact_rings(box: Box, k: Known) -> Iterator[Ring]:
    zones = ([k.contact.zone] if k.contact else []) + k.contacts
    for name in zones:
        zone = box.atlas.zones[name]
        yield Ring(x=zone.cx, y=zone.cy, radius=min(zone.w, zone.h) / 2, style=AreaStyle.DANGER)


def course_lines(box: Box, k: Known) -> Iterator[Line]:
    """The zones in which a convoy has ended its turns; where it is bound, for those who know."""
    for convoy in k.convoys.values():
        trail = [box.atlas.zones[zone] for zone in convoy.trail[-TRAIL:]]
        if len(trail) > 1:
            points = tuple((zone.cx, zone.cy) for zone in trail)
            yield Line(id=f"trail-{convoy.id}", points=points, style=LineStyle.MOVE, side=US)
        orders = k.orders.get(convoy.id)
        if orders is not None and convoy.zone and orders.goal != convoy.zone:
            here, goal = box.atlas.zones[convoy.zone], box.atlas.zones[orders.goal]
            yield Line(
                id=f"goal-{convoy.id}",
                points=((here.cx, here.cy), (goal.cx, goal.cy)),
                style=LineStyle.ROUTE,
                arrow=True,
                pen="dotted",
            )


def reach_tints(box: Box, k: Known) -> Iterator[Tint]:
    """The zones that American aircraft reach from where they stand, by how many reach them."""
    reached: dict[str, int] = {}
    for plane in k.planes.values():
        kind = box.aircraft[plane.type]
        if kind.side != US or plane.lost or plane.base not in box.atlas.airfields:
            continue
        home = box.atlas.airfields[plane.base].zone
        for zone in box.atlas.air.within(home, kind.range):
            reached[zone] = reached.get(zone, 0) + 1
    for zone, count in sorted(reached.items()):
        strength = min(1.0, NEAR + count / MANY)
        yield Tint(space=zone, style=AreaStyle.REACH, strength=strength, text=str(count))
