"""5.17 to 5.19. Whole courses: every zone a ship can reach this turn, with the way there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from sandtable.engine.decisions import Closed, Option
from sandtable.engine.maps import Graph, Path
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.rules.ch05_speed import speed
from sandtable.games.bismarck.rules.ch06_air import must_stay_near
from sandtable.games.bismarck.rules.units import Unit, is_carrier
from sandtable.games.bismarck.state import GERMAN, Campaign

NOWHERE: frozenset[str] = frozenset()


@rule("5.12", "5.17", "5.18", "5.19(edge)", "2.2(zones)", "TEC.4(arrow)", "TEC.2")
def course_options(box: Box, s: Campaign, side: str, unit: Unit) -> Sequence[Option]:
    """One adjacent zone after another, as far as speed and fuel go; each course is one option."""
    # 5.12, 5.17, 5.18, 5.19(edge), 2.2(zones), TEC.4(arrow), TEC.2
    courses, carriers = ways_of(box, s, side, unit), carriers_of(box, unit)
    if not carriers:
        return courses
    return [course for course in courses if planes_can_land(box, s, carriers, course)]


def ways_of(box: Box, s: Campaign, side: str, unit: Unit) -> tuple[Option, ...]:
    find = every_way if way_matters(s, side) else shortest_ways
    return find(box.board.sea, closed_to(box, s, side), unit[0].zone, speed(box, s, unit))


def carriers_of(box: Box, unit: Unit) -> Unit:
    return [vessel for vessel in unit if is_carrier(box, vessel)]


def planes_can_land(box: Box, s: Campaign, carriers: Unit, course: Option) -> bool:
    return all(must_stay_near(box, s, ship, zone) for ship in carriers for zone in course.path)


@rule("7.23(passing)", "8.18")
def way_matters(s: Campaign, side: str) -> bool:
    """A German ship is seen in passing, and harder to shadow after two zones; not on turn one."""
    return side == GERMAN and s.turn != s.first_turn  # 7.23(passing), 8.18


@lru_cache(maxsize=4096)
def every_way(sea: Graph, closed: frozenset[str], start: str, far: int) -> tuple[Option, ...]:
    """Every course of up to so many zones, the short ones first."""
    found: list[Path] = [()]
    for path in found:
        if len(path) < far:
            here = path[-1] if path else start
            found += [(*path, to) for to in sea.neighbours(here) if to not in closed]
    return tuple(map(course_option, found[1:]))


@lru_cache(maxsize=4096)
def shortest_ways(sea: Graph, closed: frozenset[str], start: str, far: int) -> tuple[Option, ...]:
    """One course to each zone within reach, by the fewest zones."""
    found: list[Path] = [()]
    seen = {start}
    for path in found:
        here = path[-1] if path else start
        for to in sea.neighbours(here) if len(path) < far else ():
            if to not in closed and to not in seen:
                seen.add(to)
                found.append((*path, to))
    return tuple(map(course_option, found[1:]))


@cache
def course_option(path: Path) -> Option:
    via = ", ".join(path[:-1])
    text = say("option-course", zone=path[-1], via=via) if via else say("option-zone", zone=path[0])
    return Option("-".join(path), text, path[-1], path=path)


def read_course(answer: str) -> Path:
    return tuple(answer.split("-"))


def continued(box: Box, s: Campaign, side: str, unit: Unit) -> Path | None:
    """The course of the last turn once more, or its first zone where two are not open now."""
    if not unit[0].course:
        return None
    left, *entered = unit[0].course
    courses, carriers = ways_of(box, s, side, unit), carriers_of(box, unit)
    for end in dict.fromkeys((entered[-1], entered[0])):
        goal = box.board.shifted(unit[0].zone, left, end)
        for course in courses:
            if course.space == goal and planes_can_land(box, s, carriers, course):
                return course.path
    return None


# ---------------------------------------------------------------------- what is open


@rule("2.2(partial)", "TEC.1", "TEC.1(fix)", "TEC.3", "TEC.5")
def open_zones(box: Box, s: Campaign, side: str, zone: str) -> tuple[str, ...]:
    """The zones a side's ships may enter from a zone."""
    # 2.2(partial), TEC.1, TEC.1(fix), TEC.3, TEC.5
    return tuple(to for to in box.board.sea.neighbours(zone) if may_enter(box, s, side, to))


@rule("5.18(irish)", "5.18(ports)", "12.6", "12.7(british)", "TEC.8", "TEC.4")
def closed_to(box: Box, s: Campaign, side: str) -> frozenset[str]:
    """Germans keep out of the Irish Sea and British ports, and by option the British of theirs."""
    if side == GERMAN:
        return box.board.closed_to_germans  # 5.18(irish), 5.18(ports), TEC.8, TEC.4
    # 12.6, 12.7(british)
    return NOWHERE if s.switches.british_in_german_port_zones else box.board.german_ports


def may_enter(box: Box, s: Campaign, side: str, zone: str) -> bool:
    return zone not in closed_to(box, s, side)


def closed_zones(box: Box, s: Campaign, side: str, unit: Unit) -> Iterator[Closed]:
    """The neighbouring zones this unit may not enter, with the rule that says so."""
    zone = unit[0].zone
    for near in box.board.air.neighbours(zone):
        text = say("option-zone", zone=near)
        if near not in box.board.sea:
            yield Closed(near, text, say("why-land"), "TEC.2", near)
        elif near not in box.board.sea.neighbours(zone):
            yield Closed(near, text, say("why-port-exit"), "5.18", near)
        elif not may_enter(box, s, side, near):
            yield Closed(near, text, say("why-closed-zone"), "5.18(ports)", near)
        elif speed(box, s, unit) == 0:
            yield Closed(near, text, say("why-no-speed"), "5.15", near)
        elif not all(must_stay_near(box, s, vessel, near) for vessel in unit):
            yield Closed(near, text, say("why-aircraft-aloft"), "6.21(choice)", near)
