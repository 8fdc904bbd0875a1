"""The battle board: hexes, ships with headings, ranges and sectors."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import sqrt

from sandtable.engine.hexes import Hex
from sandtable.engine.scene import Board, Counter, Fact, Overlay, Panel, Piece, Ring, Space
from sandtable.engine.styles import AreaStyle, BoardStyle, CounterStyle, Focus
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.knowledge.known import Known, shown_vessel
from sandtable.games.bismarck.rules.units import evasion
from sandtable.games.bismarck.state import BRITISH, Battle, Damage, Place, Vessel
from sandtable.games.bismarck.view.counters import SILHOUETTES, damage_record, hit_record


def board_id(battle: Battle) -> str:
    """Return the board's id, one per centre, because the frame follows the ships (9.56)."""
    return f"battle-{battle.centre}"


@lru_cache(maxsize=32)
def battle_board(box: Box, centre: Hex, name: str) -> Board:
    frame = box.battle.frame
    cells = centre.disc(frame.radius + box.display.battle_margin)
    size = float(frame.hex_size)
    width, height = extent(box)
    return Board(
        id=name,
        title=say("board-battle"),
        width=width,
        height=height,
        style=BoardStyle.CHART,
        focus=Focus.PIECES,
        spaces=tuple(
            Space(
                id=str(cell),
                title=str(cell),
                shape="hex",
                x=point(box, centre, cell)[0],
                y=point(box, centre, cell)[1],
                w=sqrt(3) * size,
                h=2 * size,
                area=AreaStyle.PLAIN if cell.distance(centre) <= frame.radius else AreaStyle.EDGE,
            )
            for cell in cells
        ),
    )


def point(box: Box, centre: Hex, cell: Hex) -> tuple[float, float]:
    width, height = extent(box)
    middle = (cell - centre).centre(box.battle.frame.hex_size)
    return round(width / 2 + middle.x, 1), round(height / 2 + middle.y, 1)


def extent(box: Box) -> tuple[float, float]:
    """Return the width and height of the field of hexes."""
    frame = box.battle.frame
    across = 2 * (frame.radius + box.display.battle_margin) + 1
    return round(across * sqrt(3) * frame.hex_size, 1), (1.5 * across + 0.5) * frame.hex_size


def battle_pieces(box: Box, k: Known, battle: Battle) -> Iterator[Piece]:
    for place in battle.places.values():
        vessel = seen_vessel(k, place.ship)
        ship = box.ships[place.ship]
        yield Piece(
            id=place.ship,
            board=board_id(battle),
            space=str(place.hex),
            facing=place.facing.bearing,
            face=Counter(
                silhouette=SILHOUETTES[ship.type],
                title=ship.name,
                side=place.side,
                style=CounterStyle.HULL,
                ratings=(str(evasion(box, vessel)), str(ship.midships - vessel.damage.midships)),
                status=(say("status-withdrawing"),) if place.withdrawing else (),
            ),
            spent=place.ship in battle.fired,
            facts=tuple(place_facts(box, vessel, place)),
            boxes=hit_record(box, vessel),
        )


def seen_vessel(k: Known, ship: str) -> Vessel:
    """Return a ship on the open board; a spectator sees the damage shown to either side."""
    if k.seat is not None:
        return shown_vessel(k, ship)
    for record in k.public.shown.values():
        if ship in record:
            return Vessel(ship, damage=record[ship])
    return Vessel(ship, damage=Damage())


def place_facts(box: Box, vessel: Vessel, place: Place) -> Iterator[Fact]:
    ship = box.ships[vessel.id]
    yield Fact(
        label=say("fact-evasion"), value=f"{evasion(box, vessel)} / {ship.evasion}", rule="2.62"
    )
    yield Fact(
        label=say("fact-heading"), value=say("heading", facing=place.facing.value), rule="9.282"
    )
    yield Fact(label=say("fact-range"), value=str(ship.main_range), rule="9.63")


def battle_records(box: Box, k: Known, battle: Battle) -> Iterator[Panel]:
    """Return the lines of the hit record of the ships on the board."""
    for ship in battle.places:
        rows = damage_record(box, seen_vessel(k, ship))
        yield Panel(
            id=f"record-{ship}",
            title=box.ships[ship].name,
            boxes=tuple(row for row in rows if row.count),
        )


def battle_overlays(box: Box, k: Known, battle: Battle) -> tuple[Overlay, ...]:
    own = [p for p in battle.places.values() if p.side == (k.seat or BRITISH)]
    name = board_id(battle)
    return (
        Overlay(
            board=name,
            id="ranges",
            title=say("layer-ranges"),
            rings=tuple(ring for p in own for ring in range_rings(box, battle, p)),
            shown=False,
        ),
        Overlay(
            board=name,
            id="sectors",
            title=say("layer-sectors"),
            rings=tuple(ring for p in own for ring in sector_rings(box, battle, p)),
            shown=False,
        ),
    )


def range_rings(box: Box, battle: Battle, place: Place) -> Iterator[Ring]:
    x, y = point(box, battle.centre, place.hex)
    step = sqrt(3) * box.battle.frame.hex_size
    for letter, (_, most) in (("A", box.battle.ranges.A), ("B", box.battle.ranges.B)):
        yield Ring(
            x=x,
            y=y,
            radius=(most + 0.5) * step,
            style=AreaStyle.RANGE,
            side=place.side,
            text=letter,
        )


def sector_rings(box: Box, battle: Battle, place: Place) -> Iterator[Ring]:
    """Return the bow and stern sectors; the rest is abeam."""
    x, y = point(box, battle.centre, place.hex)
    reach = (box.ships[place.ship].main_range + 0.5) * sqrt(3) * box.battle.frame.hex_size
    for turn in (0, 180):
        start = (place.facing.bearing + turn - box.display.bow_wedge / 2) % 360
        yield Ring(
            x=x,
            y=y,
            radius=reach,
            start=start,
            sweep=box.display.bow_wedge,
            style=AreaStyle.SECTOR,
            side=place.side,
        )
