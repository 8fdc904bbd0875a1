"""Crews and bombers of the squadron: draws, factors, sections."""

from __future__ import annotations

from sandtable.engine.rules import rule
from sandtable.games.wing_and_a_prayer.components import Box, WingUmpire
from sandtable.games.wing_and_a_prayer.components.parts import Ratings
from sandtable.games.wing_and_a_prayer.events.squadron import (
    CrewDowngraded,
    CrewShown,
    CrewUpgraded,
)
from sandtable.games.wing_and_a_prayer.rules.words import called, crew_name
from sandtable.games.wing_and_a_prayer.state import (
    CRACK,
    GREEN,
    LEVELS,
    READY,
    VETERAN,
    Bomber,
    Campaign,
    Crew,
)

NO_COUNTER = "blank"
"""The counter of a Green crew when all are in use."""


def new_bomber(s: Campaign, type_: str) -> Bomber:
    """Put the next airframe of a type into the squadron."""
    s.built[type_] = s.built.get(type_, 0) + 1
    bomber = Bomber(f"{type_}_{s.built[type_]:02}", type_)
    s.bombers[bomber.id] = bomber
    return bomber


def new_crew(s: Campaign, counter: str, level: str) -> Crew:
    number = s.built["crew"] = s.built.get("crew", 0) + 1
    crew = Crew(f"crew_{number:02}", counter, level, joined=s.flown + 1)
    s.crews[crew.id] = crew
    return crew


@rule("7.3.2", "10.6")
def draw_green(u: WingUmpire, s: Campaign, why: str) -> str:
    """Draw a Green counter at random, as a rule says; if none is left a crew does without."""
    if not s.green_left:
        return NO_COUNTER
    counter = u.one_of(s.green_left, "why-green-crew", rule=why, seen_by=s.private)
    s.green_left.remove(counter)
    return counter


def draw_named(u: WingUmpire, s: Campaign, why: str) -> str:
    """Draw a named counter at random, as a rule says; nothing if none is left."""
    if not s.named_left:
        return ""
    counter = u.one_of(s.named_left, "why-named-crew", rule=why, seen_by=s.private)
    s.named_left.remove(counter)
    return counter


def put_back(box: Box, s: Campaign, counter: str) -> None:
    """Lay a counter back among those that can be drawn, in the order of the box."""
    if counter in box.green_crews:
        s.green_left = [one for one in box.green_crews if one in {*s.green_left, counter}]
    elif counter in box.named_crews:
        s.named_left = [one for one in box.named_crews if one in {*s.named_left, counter}]


@rule("2.7.2.removed")
def lose_crew(box: Box, s: Campaign, crew: Crew) -> None:
    """A crew is gone: a Green counter goes back to the draw, a named one is out of the campaign."""
    del s.crews[crew.id]
    if crew.level == GREEN:
        put_back(box, s, crew.counter)


@rule("7.4.1.green", "7.4.1.veteran")
def upgrade(u: WingUmpire, s: Campaign, crew: Crew) -> None:
    """A Green crew gets a named counter, a Veteran one is turned to its Crack side.

    With no named counter left a Green crew stays Green; a Crack crew gains nothing.
    """
    if crew.level == GREEN:
        counter = draw_named(u, s, "7.4.1.green")
        if not counter:
            return
        put_back(u.box, s, crew.counter)
        crew.counter, crew.level = counter, VETERAN
    elif crew.level == VETERAN:
        crew.level = CRACK
    else:
        return
    s.note(crew, "raised")
    u.tell(CrewUpgraded, crew=crew_name(u.box, crew), level=crew.level, seen_by=s.private)


@rule("10.6")
def downgrade(u: WingUmpire, s: Campaign, crew: Crew) -> None:
    """A Crack crew is turned to its Veteran side, a Veteran one replaced by a Green counter."""
    if crew.level == GREEN:
        return
    was = crew_name(u.box, crew)
    if crew.level == VETERAN:
        put_back(u.box, s, crew.counter)
        crew.counter = draw_green(u, s, "10.6")
    crew.level = LEVELS[LEVELS.index(crew.level) - 1]
    s.note(crew, "lowered")
    u.tell(CrewDowngraded, crew=was, level=crew.level, seen_by=s.private)


@rule("2.7.1.1")
def ratings(box: Box, bomber: Bomber) -> Ratings:
    """The side that shows gives all four values."""
    aircraft = box.aircraft[bomber.type]
    return aircraft.damaged if bomber.damaged else aircraft.front


@rule("13.0.hidden")
def turn_up(u: WingUmpire, s: Campaign, bomber: str) -> None:
    """Between two players a crew counter is shown when one of its factors is used."""
    crew = s.bombers[bomber].crew
    if s.duel and crew not in s.now.seen:
        s.now.seen.append(crew)
        u.reveal()
        u.tell(CrewShown, bomber=called(u.box, s, bomber), level=s.crews[crew].level)


@rule("12.5.performance")
def crew_performance(box: Box, s: Campaign, bomber: str) -> int:
    """The crew's performance, and the commander's if he flies with it."""
    found = box.factors(s.crew_of(bomber)).performance
    chief = s.commander
    if chief is not None and chief.aboard == bomber:
        found += box.aces[chief.ace].performance
    return found


@rule("2.5")
def ready_pairs(s: Campaign) -> list[str]:
    """The Ready bombers that have a crew, in the order of the squadron."""
    return [bomber.id for bomber in s.bombers.values() if bomber.section == READY and bomber.crew]
