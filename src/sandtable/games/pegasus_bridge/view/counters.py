"""The counters on the map: units, leaders, guns, gliders, and the counters face down."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sandtable.engine.scene import Boxes, Counter, Fact, Piece
from sandtable.engine.styles import CounterStyle
from sandtable.engine.texts import Text, say, words
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.rules.positions import CAR, counter_at, is_aboard
from sandtable.games.pegasus_bridge.rules.suspicions import squad_chance
from sandtable.games.pegasus_bridge.state import (
    BRITISH,
    FACE_DOWN,
    GERMAN,
    INTACT,
    NO_CHIT,
    NORTH,
    REMOVED,
    Assault,
    Glider,
    Leader,
    Tank,
    Unit,
)
from sandtable.games.pegasus_bridge.view.facts import leader_facts, unit_facts
from sandtable.games.pegasus_bridge.view.ground import MAP, SLOTS
from sandtable.games.pegasus_bridge.view.sight import beside, fire_of, seen_from

SIGNS = {
    "platoon": "air_landing",
    "squad": "air_landing",
    "sappers": "engineers",
    "section": "headquarters",
    "garrison": "infantry",
    "infantry": "infantry",
    "at_gun": "anti_tank",
    "machine_gun": "machine_gun",
}
OURS, THEIRS, CRAFT = range(SLOTS)
"""The slots of an area: the British, the Germans, and gliders."""
FLYING_SOUTH, FLYING_NORTH = 180, 0


def pieces(box: Box, k: Assault) -> Iterator[Piece]:
    """Draw each stack from the bottom up: guns, markers, tanks, units, leaders."""
    yield from (glider_piece(glider) for glider in k.gliders if glider.area and not glider.lost)
    yield from guns(box, k)
    yield from markers(box, k)
    yield from (face_down(box, k, area) for area in sorted(k.face_down))
    yield from (tank_piece(box, k, tank) for tank in k.tanks.values() if tank.area)
    yield from car(box, k)
    for side, force in ((GERMAN, k.german), (BRITISH, k.british)):
        units = sorted(force.units.values(), key=lambda unit: unit.strength)
        yield from (unit_piece(box, k, side, unit) for unit in units if unit.area)
        for leader in force.leaders.values():
            if leader.area and not is_aboard(k, leader.id):
                yield leader_piece(box, k, side, leader)


def piece(name: str, area: str, side: str, face: Counter, **more: Any) -> Piece:  # noqa: ANN401  (fields of a piece)
    more.setdefault("slot", OURS if side == BRITISH else THEIRS)
    return Piece(id=name, board=MAP, space=area, face=face, **more)


def face_of(box: Box, name: str, side: str, silhouette: str, **more: Any) -> Counter:  # noqa: ANN401  (fields of a counter)
    counter = box.counters[name]
    title, short = words(counter.names), words(counter.short)
    return Counter(silhouette=silhouette, title=title, short=short, side=side, **more)


# ---------------------------------------------------------------------- units and leaders


def unit_piece(box: Box, k: Assault, side: str, unit: Unit) -> Piece:
    counter = box.counters[unit.id]
    figures = (unit.strength, unit.grenades) if side == BRITISH else (unit.strength,)
    face = face_of(
        box, unit.id, side, sign_of(box, unit.id),
        ratings=tuple(map(str, figures)),
        status=tuple(states(unit)),
        style=CounterStyle.PINNED if unit.suppressed else CounterStyle.PLAIN,
    )  # fmt: skip
    boxes = sheet_row(counter.strength, unit) if side == BRITISH else ()
    is_done = side == BRITISH and unit.spent >= box.movement.british
    return piece(
        unit.id, unit.area, side, face,
        spent=is_done,
        fire=fire_of(box, unit),
        facts=tuple(unit_facts(box, k, side, unit)),
        boxes=boxes,
    )  # fmt: skip


def sign_of(box: Box, name: str) -> str:
    counter = box.counters[name]
    if counter.kind == "platoon" and not counter.glider_infantry:
        return "paratroops"
    return SIGNS[counter.kind]


def sheet_row(strength: int, unit: Unit) -> tuple[Boxes, ...]:
    crossed = max(strength - unit.strength, 0)
    return (Boxes(label=say("fact-strength"), count=strength, crossed=crossed, rule="12.0"),)


def states(unit: Unit) -> Iterator[Text]:
    if unit.suppressed:
        yield say("status-suppressed")
    if unit.preparing:
        yield say("status-preparing")
    if unit.ready:
        yield say("status-ready")
    if unit.inside:
        yield say("status-inside")


def leader_piece(box: Box, k: Assault, side: str, leader: Leader) -> Piece:
    status = (say("status-wounded"),) if leader.wounded else ()
    initial = box.counters[leader.id].short.en[0]
    face = face_of(
        box, leader.id, side, "leader",
        ratings=(initial,),
        status=status,
        style=CounterStyle.DISC,
        tone="disc" if side == BRITISH else "",
    )  # fmt: skip
    return piece(leader.id, leader.area, side, face, facts=tuple(leader_facts(box, k, leader)))


# ---------------------------------------------------------------------- guns and vehicles


def guns(box: Box, k: Assault) -> Iterator[Piece]:
    for gun in k.weapons.values():
        kind = box.counters[gun.id].kind
        sees = beside(box, gun.area) if kind == "machine_gun" else seen_from(box, k, gun.area)
        yield wheeled(box, gun.id, gun.area, SIGNS[kind], sees, is_wreck=gun.destroyed)


def tank_piece(box: Box, k: Assault, tank: Tank) -> Piece:
    return wheeled(
        box, tank.id, tank.area, "armour", seen_from(box, k, tank.area), is_wreck=tank.wreck
    )


def car(box: Box, k: Assault) -> Iterator[Piece]:
    if k.car.area:
        yield wheeled(box, CAR, k.car.area, "car", (), is_wreck=k.car.wreck)


def wheeled(
    box: Box, name: str, area: str, silhouette: str, fire: tuple[str, ...], *, is_wreck: bool
) -> Piece:
    if not is_wreck:
        return piece(name, area, GERMAN, face_of(box, name, GERMAN, silhouette), fire=fire)
    status, style = (say("status-wreck"),), CounterStyle.WRECK
    face = face_of(box, name, GERMAN, silhouette, status=status, style=style, tone="wreck")
    return piece(name, area, GERMAN, face)


# ---------------------------------------------------------------------- other counters


def face_down(box: Box, k: Assault, area: str) -> Piece:
    """Draw a garrison counter; its possible identities follow from those already turned up."""
    share = 0.0 if area in k.known_decoys else float(squad_chance(box, k))
    face = Counter(
        silhouette="unknown",
        title=say("face-down"),
        side=GERMAN,
        ratings=(f"{round(100 * share)} %",),
        style=CounterStyle.BACK,
        tone="back",
    )
    chance = Fact(
        label=say("fact-squad"),
        value=say("percent", value=round(100 * share)),
        share=share,
        rule="14.0(3).hidden",
    )
    wakes = Fact(label=say("fact-wakes"), value=say("wakes"), rule="15.0")
    return piece(
        counter_at(area), area, GERMAN, face, fire=beside(box, area), facts=(chance, wakes)
    )


def glider_piece(glider: Glider) -> Piece:
    face = Counter(
        silhouette="horsa",
        title=say("glider", glider=glider.id),
        side=BRITISH,
        ratings=(str(glider.id),),
        status=(say("status-crashed"),) if glider.crashed else (),
        style=CounterStyle.FIGURE,
    )
    facing = FLYING_SOUTH if glider.group == NORTH else FLYING_NORTH
    name = f"glider_{glider.id}"
    return piece(name, glider.area, BRITISH, face, slot=CRAFT, facing=facing)


def markers(box: Box, k: Assault) -> Iterator[Piece]:
    for area, number in k.prisoners.items():
        title = say("piece-prisoners", number=number)
        ratings = (str(number),)
        face = Counter(silhouette="prisoners", title=title, side=GERMAN, ratings=ratings)
        yield piece(f"prisoners:{area}", area, GERMAN, face, slot=OURS)
    for area in k.rubble:
        yield marker(f"rubble:{area}", area, "rubble", say("piece-rubble"))
    if k.bridge != INTACT:
        title = say("piece-bridge", state=k.bridge)
        yield marker("bridge", box.ground.pegasus, "flak", title)
    if k.chit not in {NO_CHIT, REMOVED}:
        title = say("piece-chit", state=k.chit)
        sign = "unknown" if k.chit == FACE_DOWN else "charges"
        yield marker("chit", box.ground.pegasus, sign, title)


def marker(name: str, area: str, silhouette: str, title: Text) -> Piece:
    face = Counter(silhouette=silhouette, title=title, side=GERMAN, style=CounterStyle.MARKER)
    return piece(name, area, GERMAN, face)
