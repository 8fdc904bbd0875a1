"""The formation card: elements with their places, escorts and interceptors."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import structs

from sandtable.engine.parts import Point
from sandtable.engine.scene import Board, Counter, Fact, Line, Overlay, Piece, Shape, Space
from sandtable.engine.styles import AreaStyle, BoardStyle, CounterStyle, LineStyle
from sandtable.engine.texts import Text, say
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.components.parts import Element
from sandtable.games.wing_and_a_prayer.knowledge import HIDDEN
from sandtable.games.wing_and_a_prayer.rules.ch09_interceptors import fighter_ratings
from sandtable.games.wing_and_a_prayer.rules.ch10_results import place_of
from sandtable.games.wing_and_a_prayer.rules.squadron import ratings
from sandtable.games.wing_and_a_prayer.rules.words import airframe, fighter_name, number_of
from sandtable.games.wing_and_a_prayer.state import (
    GERMAN,
    US,
    AirCombat,
    Bomber,
    Campaign,
    Crew,
    Fighter,
)
from sandtable.games.wing_and_a_prayer.view.strips import tag

BOARD = "formation"
WIDTH, HEIGHT = 1960, 1640
ESCORTS, FIGHT, INTERCEPTORS, HANGAR = "escorts", "dogfight", "interceptors", "hangar"
LEVELS = {"lead": (450, 560), "high": (1270, 430), "low": (190, 1070), "tail": (1080, 1190)}
"""Where the first bomber of an element flies; the others follow to the right and behind."""
ECHELON = (262, 34)
PLANE = ((-120, -105), (650, -105), (720, 205), (-180, 205))
"""The corners of an element's level, seen from its first bomber."""
ATTACK = (20, -208)
"""Where attackers lie, seen from the bomber they attack."""
ZONES = {
    INTERCEPTORS: (380, 130, 1080, 8),
    HANGAR: (1480, 130, 460, 4),
    FIGHT: (380, 286, 760, 6),
    ESCORTS: (1000, 870, 900, 8),
}
"""The rows of fighters: where they begin, how wide they are, and for how many."""
SPOTS = {
    1 + 3 * row + index: (x + index * ECHELON[0], y + index * ECHELON[1])
    for row, (x, y) in enumerate(LEVELS.values())
    for index in range(3)
}
ROW = 96


@lru_cache(maxsize=4)
def board(box: Box) -> Board:
    elements = box.elements.values()
    return Board(
        id=BOARD,
        title=say("board-formation"),
        width=WIDTH,
        height=HEIGHT,
        style=BoardStyle.SKY,
        shapes=tuple(plane(box, element) for element in elements),
        spaces=(*zones(), *(space for element in elements for space in places(element))),
    )


def plane(box: Box, element: Element) -> Shape:
    x, y = LEVELS[element.id]
    title = say(
        "plane-title", element=element.names, value=int(getattr(box.air_modifiers, element.id))
    )
    points = tuple((x + right, y + down) for right, down in PLANE)
    return Shape(points=points, style=AreaStyle.PLANE, title=title)


def places(element: Element) -> Iterator[Space]:
    """A place for each bomber, and above it one for those that attack it and for their covers."""
    left, top = LEVELS[element.id]
    for index, number in enumerate(element.places):
        x, y = left + index * ECHELON[0], top + index * ECHELON[1]
        title = say("place-title", element=element.names, place=number)
        yield Space(id=f"place-{number}", title=title, short=str(number), shape="circle", x=x, y=y)
        yield Space(
            id=f"attack-{number}",
            title=say("attack-title", place=number),
            shape="circle",
            x=x + ATTACK[0],
            y=y + ATTACK[1],
            slots=2,
        )


def zones() -> Iterator[Space]:
    for name, (x, y, width, slots) in ZONES.items():
        yield Space(id=name, title=say(f"space-{name}"), x=x, y=y, w=width, h=ROW, slots=slots)


def pieces(box: Box, s: Campaign) -> Iterator[Piece]:
    if s.mission is None:
        return
    for number, bomber in enumerate(s.mission.places, 1):
        if bomber:
            piece = bomber_piece(box, s, s.bombers[bomber], BOARD, f"place-{number}")
            face = structs.replace(piece.face, style=CounterStyle.CRAFT)
            yield structs.replace(piece, face=face)
    yield from escorts(box, s)
    yield from interceptors(box, s)
    for number, fighter in enumerate(s.mission.hangar):
        yield fighter_piece(box, fighter, GERMAN, HANGAR, number)


def overlays(box: Box, s: Campaign) -> Iterator[Overlay]:
    """The attacks of the moment: on bombers, and of escorts on interceptors."""
    combat = s.mission.combat if s.mission else None
    if combat is None:
        return
    lines = [*attacks(s, combat), *duels(s, combat)]
    if lines:
        yield Overlay(board=BOARD, id="attacks", title=say("layer-attacks"), lines=tuple(lines))


def attacks(s: Campaign, combat: AirCombat) -> Iterator[Line]:
    for name, bomber in combat.targets.items():
        place = place_of(s, bomber)
        if place and any(fighter.id == name for fighter in s.now.interceptors):
            x, y = SPOTS[int(place.removeprefix("place-"))]
            start = (x + ATTACK[0], y + ATTACK[1])
            points = (start, (x - 62, y - 96), (x - 24, y - 34))
            yield attack_line(name, points, "")


def duels(s: Campaign, combat: AirCombat) -> Iterator[Line]:
    rows = {fighter.id: n for n, fighter in enumerate(s.now.interceptors)}
    sent = {name: n for n, name in enumerate(in_dogfight(s))}
    for pair in combat.pairs:
        if pair.interceptor in rows and pair.escort in sent:
            start, end = spot(FIGHT, sent[pair.escort]), spot(INTERCEPTORS, rows[pair.interceptor])
            bend = ((start[0] + end[0]) / 2 + 40, (start[1] + end[1]) / 2)
            yield attack_line(
                pair.escort, ((start[0], start[1] - 44), bend, (end[0], end[1] + 44)), US
            )


def attack_line(name: str, points: tuple[Point, ...], side: str) -> Line:
    return Line(
        id=f"attack-{name}",
        points=points,
        style=LineStyle.ATTACK,
        side=side,
        arrow=True,
        curved=True,
    )


def spot(zone: str, slot: int) -> Point:
    """The middle of a slot of a row."""
    x, y, width, slots = ZONES[zone]
    return x + width / slots * (min(slot, slots - 1) + 0.5), y + ROW / 2


def bomber_piece(box: Box, s: Campaign, bomber: Bomber, board: str, space: str) -> Piece:
    crew = s.crews.get(bomber.crew)
    face = Counter(
        silhouette=box.aircraft[bomber.type].silhouette,
        title=airframe(box, bomber, crew),
        short=tag(box, s, bomber),
        side=US,
        ratings=figures(box, bomber, crew),
        status=(say("status-damaged"),) if bomber.damaged else (),
        tone=crew.level if crew and crew.level != HIDDEN else "",
    )
    return Piece(
        id=bomber.id, board=board, space=space, face=face, facts=tuple(bomber_facts(box, s, bomber))
    )


def figures(box: Box, bomber: Bomber, crew: Crew | None) -> tuple[str, ...]:
    """Air combat and performance as crew and aircraft have them together, bombing and structure.

    A crew's bombing factor moves rows if it leads, and adds to no aircraft's.
    """
    found, air, performance = ratings(box, bomber), 0, 0
    if crew is not None and crew.level != HIDDEN:
        factors = box.factors(crew)
        air, performance = factors.air_combat, factors.performance
    shown = (found.air_combat + air, found.performance + performance)
    return tuple(map(str, (*shown, found.bombing, found.structure)))


def bomber_facts(box: Box, s: Campaign, bomber: Bomber) -> Iterator[Fact]:
    found, crew = ratings(box, bomber), s.crews.get(bomber.crew)
    figures = say(
        "four-figures",
        air=found.air_combat,
        performance=found.performance,
        bombing=found.bombing,
        structure=found.structure,
    )
    yield Fact(label=say("fact-ratings"), value=figures, rule="2.7.1.1")
    if crew is not None and crew.level == HIDDEN:
        yield Fact(label=say("fact-crew"), value=say("level-hidden"), rule="13.0.hidden")
    elif crew is not None:
        factors = box.factors(crew)
        told = say(
            "crew-figures",
            level=crew.level,
            air=factors.air_combat,
            performance=factors.performance,
            bombing=factors.bombing,
        )
        yield Fact(label=say("fact-crew"), value=told, rule="2.7.2")
        yield from record(crew)


def record(crew: Crew) -> Iterator[Fact]:
    """The missions and victories of a crew, if its past is known."""
    if crew.joined:
        told = say("crew-record", missions=crew.missions, kills=crew.kills)
        yield Fact(label=say("fact-record"), value=told)


def escorts(box: Box, s: Campaign) -> Iterator[Piece]:
    m = s.now
    sent = in_dogfight(s)
    covers = {} if m.combat is None else {e: i for i, e in m.combat.covers.items()}
    held = 0
    for fighter in m.escort.fighters if m.escort else []:
        covered = covers.get(fighter.id)
        place = place_of(s, m.combat.targets[covered]) if covered and m.combat else ""
        if place:
            yield fighter_piece(box, fighter, US, place.replace("place", "attack"), 1)
        elif fighter.id in sent:
            yield fighter_piece(box, fighter, US, FIGHT, sent.index(fighter.id))
        else:
            yield fighter_piece(box, fighter, US, ESCORTS, held)
            held += 1


def in_dogfight(s: Campaign) -> list[str]:
    combat = s.now.combat
    there = {fighter.id for fighter in s.now.escort.fighters} if s.now.escort else set()
    sent = combat.sent if combat else []
    gone = combat.withdrawn if combat else []
    fighting = combat is not None and not combat.targets and (combat.pairs or not combat.round)
    return [name for name in sent if name in there and name not in gone] if fighting else []


def interceptors(box: Box, s: Campaign) -> Iterator[Piece]:
    m = s.now
    targets = {} if m.combat is None else m.combat.targets
    for number, fighter in enumerate(m.interceptors):
        place = place_of(s, targets[fighter.id]) if fighter.id in targets else ""
        space, slot = (place.replace("place", "attack"), 0) if place else (INTERCEPTORS, number)
        yield fighter_piece(box, fighter, GERMAN, space, slot)


def fighter_piece(box: Box, fighter: Fighter, side: str, space: str, slot: int = 0) -> Piece:
    found = fighter_ratings(box, fighter)
    shown = (found.air_combat, found.performance, found.structure)
    face = Counter(
        silhouette=box.aircraft[fighter.type].silhouette,
        title=fighter_name(box, fighter),
        short=say("fighter", type=box.aircraft[fighter.type].short, number=number_of(fighter.id)),
        side=side,
        ratings=tuple(map(str, shown)),
        status=tuple(fighter_status(fighter)),
    )
    return Piece(id=fighter.id, board=BOARD, space=space, slot=slot, face=face)


def fighter_status(fighter: Fighter) -> Iterator[Text]:
    if fighter.ace:
        yield say("status-ace")
    if fighter.damaged:
        yield say("status-damaged")
