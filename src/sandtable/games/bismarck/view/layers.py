"""Overlays of the search board: night and fog, moves, contacts, calls and belief."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.util import find_spec

from sandtable.engine.scene import Line, Overlay, Ring, Shape, Tint
from sandtable.engine.styles import AreaStyle, LineStyle
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.knowledge.known import Known
from sandtable.games.bismarck.rules.units import unit_id
from sandtable.games.bismarck.state import (
    BISMARCK,
    BRITISH,
    SIDES,
    Contact,
    Damage,
    Fleet,
    Vessel,
    enemy_of,
)
from sandtable.games.bismarck.view.atlas import SEARCH_BOARD


def overlays(box: Box, k: Known) -> tuple[Overlay, ...]:
    made = [weather(box, k), *moves(box, k), *contacts_layer(box, k), calls(k)]
    if k.seat == BRITISH or k.enemy is not None:
        made.append(belief_layer(box, k))
    return tuple(made)


def weather(box: Box, k: Known) -> Overlay:
    canvas, turn = box.board.canvas, box.turns[k.public.turn]
    top = {"all": 0, "south_of_55": canvas.line_55_y}.get(turn.night)
    corners = (
        ()
        if top is None
        else ((0, top), (canvas.width, top), (canvas.width, canvas.height), (0, canvas.height))
    )
    shapes = (Shape(points=corners, style=AreaStyle.NIGHT),) if corners else ()
    foggy = sorted(box.board.regions["fog"].zones) if k.public.fog else []
    return Overlay(
        board=SEARCH_BOARD,
        shapes=shapes,
        tints=tuple(Tint(space=zone, style=AreaStyle.FOG) for zone in foggy),
    )


def moves(box: Box, k: Known) -> Iterator[Overlay]:
    """Return the courses of the ships this turn, as arrows."""
    for fleet, side in fleets(k):
        lines = []
        for vessel in leaders(fleet):
            if vessel.entered:
                points = tuple(
                    (c.x, c.y) for c in map(box.board.centre, [vessel.left, *vessel.entered])
                )
                lines.append(
                    Line(
                        id=f"move-{vessel.id}",
                        points=points,
                        style=LineStyle.MOVE,
                        side=side,
                        arrow=True,
                    )
                )
        yield Overlay(board=SEARCH_BOARD, lines=tuple(lines))


def leaders(fleet: Fleet) -> Iterator[Vessel]:
    """Return one ship of each unit."""
    seen: set[str] = set()
    for vessel in fleet.afloat:
        if unit_id(vessel) not in seen:
            seen.add(unit_id(vessel))
            yield vessel


def fleets(k: Known) -> list[tuple[Fleet, str]]:
    """Return the fleets whose positions this seat may see."""
    first = k.seat or BRITISH
    both = ((k.own, first), (k.enemy, enemy_of(first)))
    return [(fleet, side) for fleet, side in both if fleet is not None]


def contacts_layer(box: Box, k: Known) -> Iterator[Overlay]:
    """Draw recent contacts, each with a circle for its possible movement since."""
    for side in finders(k):
        yield Overlay(
            board=SEARCH_BOARD,
            id=f"contacts-{side}",
            title=say("layer-contacts"),
            rings=tuple(age_rings(box, k, side)),
        )


def age_rings(box: Box, k: Known, side: str) -> Iterator[Ring]:
    """Return a circle for each earlier contact; of neighbouring ones, only one shows the age."""
    told: list[tuple[str, int]] = []
    for zone, age in sorted({(contact.zone, age) for contact, age in last_contacts(box, k, side)}):
        if not 0 < age <= box.display.ring_age:
            continue
        is_told = any(
            old == age and box.board.distance(zone, other) <= box.display.ring_beside
            for other, old in told
        )
        told.append((zone, age))
        yield Ring(
            x=box.board.centre(zone).x,
            y=box.board.centre(zone).y,
            radius=box.board.canvas.cell * (box.display.ring_start + box.display.ring_growth * age),
            style=AreaStyle.AGE,
            side=enemy_of(side),
            text="" if is_told else say("contact-age", turns=age),
        )


def finders(k: Known) -> tuple[str, ...]:
    """Return the sides whose contacts are shown: the seat's own, or both for a spectator."""
    return (k.seat,) if k.seat else SIDES


def last_contacts(box: Box, k: Known, side: str) -> list[tuple[Contact, int]]:
    """Return the newest contact of each kind of ship, with its age in turns."""
    newest: dict[tuple[str, ...], Contact] = {}
    for contact in k.public.contacts[side]:
        age = k.public.turn - contact.turn
        if age <= box.display.contact_age:
            newest[contact_key(contact)] = contact
    return [(contact, k.public.turn - contact.turn) for contact in newest.values()]


def contact_key(contact: Contact) -> tuple[str, ...]:
    if contact.ship:
        return ("ship", contact.ship)
    return (contact.zone, *(str(group) for group in contact.groups))


def calls(k: Known) -> Overlay:
    """Shade the zones called this turn, own and enemy calls in different shades."""
    tints = [
        Tint(
            space=zone, style=AreaStyle.REACH if side == k.seat else AreaStyle.DANGER, strength=0.5
        )
        for side, zones in k.public.called.items()
        for zone in zones
    ]
    return Overlay(board=SEARCH_BOARD, id="calls", title=say("layer-calls"), tints=tuple(tints))


def belief_now(box: Box, k: Known) -> Mapping[str, float]:
    """Shade the zones where the Bismarck can be in this turn's search; needs numpy."""
    if find_spec("numpy") is None:
        return {}
    from sandtable.games.bismarck.knowledge.belief import belief, reports  # noqa: PLC0415  (numpy only when asked)

    fleet = k.own if k.seat == BRITISH else k.enemy
    searches = fleet.searches if fleet else []
    p = k.public
    hurt = p.shown[BRITISH].get(BISMARCK, Damage())
    heard = reports(p.contacts[BRITISH], searches, p.chances)
    return belief(box, BISMARCK, p.turn, heard, hurt)


def belief_layer(box: Box, k: Known) -> Overlay:
    shares = belief_now(box, k)
    most = max(shares.values(), default=1.0)
    return Overlay(
        board=SEARCH_BOARD,
        id="belief",
        title=say("layer-belief"),
        tints=tuple(
            Tint(
                space=zone,
                style=AreaStyle.BELIEF,
                strength=round(share / most, 3),
                text=f"{share:.0%}",
            )
            for zone, share in shares.items()
            if share >= box.display.least_belief
        ),
    )
