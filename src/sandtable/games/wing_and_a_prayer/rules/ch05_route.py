"""4.6 and 5.1: a course is planned as a whole and flown box by box."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decisions import AGAIN, Choose, Facts, Manner, Note, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import Both, say
from sandtable.games.wing_and_a_prayer.components import Box, WingUmpire
from sandtable.games.wing_and_a_prayer.components.atlas import Way
from sandtable.games.wing_and_a_prayer.events.flight import FormationMoved
from sandtable.games.wing_and_a_prayer.state import US, Campaign

AS_PLANNED = "as-planned"
DETOUR = 3
"""The most boxes by which a course to a rendezvous is longer that is offered as a whole."""


@rule("5.1", "4.6")
def move(u: WingUmpire, s: Campaign) -> Steps[None]:
    """Enter the next box of the course; it is planned anew when it ends or things have changed."""
    m = s.now
    if not m.route or m.reconsider:
        yield from plan_course(u, s)
    m.box = m.route.pop(0)
    m.flown.append(m.box)
    u.tell(FormationMoved, space=m.box, name=u.box.box_name(m.box), turn=len(m.flown))


def plan_course(u: WingUmpire, s: Campaign) -> Steps[None]:
    """Let the player choose a course; its option is the whole way to a box."""
    m = s.now
    m.reconsider = False
    courses = {name: way for name, way in all_courses(u.box, s) if way}
    goal = goal_of(u.box, s)
    ask = say("ask-course", goal=u.box.box_name(goal), bombed=m.bombed)
    facts: Facts = {"goal": goal, "from": m.box}
    m.asked = ("course",)
    answer = yield Choose(
        "course",
        US,
        ask,
        lambda: [offer(u.box, name, way) for name, way in courses.items()],
        rule="5.1",
        facts=facts,
        subject="formation",
        notes=lambda option: notes(u.box, s, option),
    )
    m.route = list(courses[answer])


@rule("5.10", "5.13")
def goal_of(box: Box, s: Campaign) -> str:
    """The target before the bombing run, the base after it."""
    return box.atlas.base if s.now.bombed else box.target_of(s.now.card).box


@rule("5.1", "5.10")
def all_courses(box: Box, s: Campaign) -> Iterator[tuple[str, Way]]:
    """Yield courses by their ids: to the goal in several ways, then to each box nearby.

    Any course can be flown box by box; the base is closed until the target has been bombed.
    """
    m, atlas = s.now, box.atlas
    goal, home = goal_of(box, s), m.bombed
    seen: set[Way] = {tuple(m.route)}
    if m.route:
        yield AS_PLANNED, tuple(m.route)
    for name, way in (
        ("quiet", atlas.way(m.box, goal, home=home)),
        ("direct", atlas.way(m.box, goal, quiet=False, home=home)),
        *(("via-" + stop, through(box, s, stop, goal)) for stop in rendezvous(box)),
    ):
        if way and way not in seen:
            seen.add(way)
            yield f"{name}:{goal}", way
    for place in atlas.graph.neighbours(m.box):
        if (place,) not in seen and (home or place != atlas.base):
            yield f"to:{place}", (place,)


def rendezvous(box: Box) -> list[str]:
    return [place.id for place in box.atlas.boxes.values() if place.kind == "rendezvous"]


def through(box: Box, s: Campaign, stop: str, goal: str) -> Way:
    """A quiet way by a rendezvous; none if one is there or has to come back to where one is."""
    m, atlas = s.now, box.atlas
    first = atlas.way(m.box, stop, home=m.bombed)
    rest = atlas.way(stop, goal, home=m.bombed)
    direct = atlas.way(m.box, goal, home=m.bombed)
    way = (*first, *rest)
    good = bool(first) and len(set(way)) == len(way) and len(way) <= len(direct) + DETOUR
    return way if good and m.box not in way else ()


def offer(box: Box, name: str, way: Way) -> Option:
    kind, _, _ = name.partition(":")
    word, _, stop = kind.partition("-")
    by: Both | str = box.box_name(stop) if stop in box.atlas.boxes else ""
    text = say(
        f"course-{word}",
        goal=box.box_name(way[-1]),
        home="yes" if way[-1] == box.atlas.base else "no",
        boxes=len(way),
        flak=sum(box.atlas.has_flak(place) for place in way[:-1]),
        stop=by,
    )
    role = AGAIN if name == AS_PLANNED else ""
    manner = Manner(kind, say(f"manner-{word}", stop=by) if by else say(f"manner-{word}"))
    return Option(name, text, space=way[-1], path=way, manner=manner, role=role)


def notes(box: Box, s: Campaign, option: Option) -> list[Note]:
    """The price of a course in boxes, and the flak sites on it."""
    flak = [place for place in option.path if box.atlas.has_flak(place)]
    boxes = Note(say("note-boxes", boxes=len(option.path)), "5.1", "price", str(len(option.path)))
    sites = [Note(say("note-flak", box=box.box_name(place)), "5.7", "against") for place in flak]
    meets = [place for place in option.path if box.atlas.boxes[place].kind == "rendezvous"]
    stops = [Note(say("note-meets", box=box.box_name(place)), "5.6", "for") for place in meets]
    return [boxes, *sites, *stops]
