"""Names in sentences."""

from __future__ import annotations

from sandtable.engine.texts import Both, Text, say
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.state import GREEN, Bomber, Campaign, Crew, Fighter


def number_of(aircraft: str) -> int:
    """Return the number of an airframe or fighter: 5 of `b17f_05`."""
    return int(aircraft.rpartition("_")[2])


def called(box: Box, s: Campaign, bomber: str) -> Text:
    """Return the name of a bomber: type and number, and that of its crew where it lies open."""
    found = s.bombers[bomber]
    open_ = not s.duel or (s.mission is not None and found.crew in s.mission.seen)
    return airframe(box, found, s.crews.get(found.crew) if open_ else None)


def airframe(box: Box, bomber: Bomber, crew: Crew | None) -> Text:
    """Return the name of a bomber as its place shows it: that of its crew, then its own."""
    short, number = box.aircraft[bomber.type].short, number_of(bomber.id)
    if crew is not None and crew.counter in box.named_crews:
        name = box.named_crews[crew.counter].name
        return say("bomber-named", type=short, number=number, crew=name)
    if crew is not None and crew.level == GREEN:
        return say("bomber-green", type=short, number=number, crew=number_of(crew.id))
    return say("bomber", type=short, number=number)


def crew_name(box: Box, crew: Crew) -> Text:
    """Return the name of a crew; a Green one is known by its number."""
    if crew.counter in box.named_crews:
        return say("crew-named", crew=box.named_crews[crew.counter].name)
    return say("crew-green", number=number_of(crew.id))


def nickname(box: Box, s: Campaign, bomber: str) -> Text:
    """Return the short name of a bomber: its crew's where that lies open, else its number."""
    found = s.bombers[bomber]
    open_ = found.crew and (not s.duel or (s.mission is not None and found.crew in s.mission.seen))
    return crew_tag(box, s.crews[found.crew]) if open_ else airframe(box, found, None)


def crew_tag(box: Box, crew: Crew) -> Text:
    """Return the name of a crew in a word or two, for a line that has much else to say."""
    if crew.counter in box.named_crews:
        return crew_name(box, crew)
    return say("crew-green-tag", number=number_of(crew.id))


def whom(name: Text) -> Text:
    """Return whom a roll is for, as it follows the name of the table."""
    return say("about-whom", name=name)


def fighter_name(box: Box, fighter: Fighter) -> Text:
    """Return the type and number of a fighter, and the name of its ace."""
    short, number = box.aircraft[fighter.type].short, number_of(fighter.id)
    if not fighter.ace:
        return say("fighter", type=short, number=number)
    return say("fighter-ace", type=short, number=number, ace=box.aces[fighter.ace].name)


def target_name(box: Box, card: str) -> Both:
    return box.target_of(card).names
