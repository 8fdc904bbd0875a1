"""7.4.3: Ready crews change aircraft."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.decisions import LEAVE, Choose, Facts, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.wing_and_a_prayer.components import Box, WingUmpire
from sandtable.games.wing_and_a_prayer.rules.squadron import ratings
from sandtable.games.wing_and_a_prayer.rules.words import airframe, crew_name
from sandtable.games.wing_and_a_prayer.state import READY, US, Bomber, Campaign, Crew

DONE, BEST = "done", "best"


@rule("7.4.3")
def reassign(u: WingUmpire, s: Campaign) -> Steps[None]:
    """Crews without an aircraft take a free one; then the player may exchange any.

    He is asked while Ready aircraft differ, or while a crew waits that is not like the others:
    else a change has no effect.
    """
    pair_idle(u.box, s)
    while makes_a_difference(u.box, s):
        options = [
            Option(DONE, say("crews-done"), role=LEAVE),
            Option(BEST, say("crews-best")),
            *(crew_option(u.box, crew) for crew in ready_crews(s) if free_for(s, crew)),
        ]
        answer = yield Choose("crews", US, say("ask-crews"), options, rule="7.4.3")
        if answer == DONE:
            return
        if answer == BEST:
            pair_best(u.box, s)
        else:
            yield from move_crew(u, s, s.crews[answer])


def crew_option(box: Box, crew: Crew) -> Option:
    text = say("crews-move", crew=crew_name(box, crew), level=crew.level)
    return Option(crew.id, text, piece=crew.id)


def ready_crews(s: Campaign) -> list[Crew]:
    return [crew for crew in s.crews.values() if crew.section == READY]


def ready_bombers(s: Campaign) -> list[Bomber]:
    return [bomber for bomber in s.bombers.values() if bomber.section == READY]


def free_for(s: Campaign, crew: Crew) -> list[Bomber]:
    """The Ready bombers that a crew does not fly."""
    return [bomber for bomber in ready_bombers(s) if bomber.crew != crew.id]


def makes_a_difference(box: Box, s: Campaign) -> bool:
    """Return whether aircraft differ, or crews of which some wait for one."""
    crews, bombers = ready_crews(s), ready_bombers(s)
    kinds = {(bomber.type, bomber.damaged) for bomber in bombers}
    skills = {(crew.level, box.factors(crew)) for crew in crews}
    waits = len(crews) > len(bombers) > 0
    return (len(kinds) > 1 and bool(crews)) or (waits and len(skills) > 1)


def pair_idle(box: Box, s: Campaign) -> None:
    """Put the best crews that wait on the best aircraft that wait."""
    busy = {bomber.crew for bomber in s.bombers.values()}
    crews = by_skill(box, [crew for crew in ready_crews(s) if crew.id not in busy])
    bombers = by_strength(box, [bomber for bomber in ready_bombers(s) if not bomber.crew])
    for bomber, crew in zip(bombers, crews, strict=False):
        bomber.crew = crew.id


def pair_best(box: Box, s: Campaign) -> None:
    """Put the best crews on the best aircraft."""
    for bomber in ready_bombers(s):
        bomber.crew = ""
    pair_idle(box, s)


def is_paired_best(box: Box, s: Campaign) -> bool:
    """Return whether the best aircraft have crews as good as they would get."""
    pairs = zip(by_strength(box, ready_bombers(s)), by_skill(box, ready_crews(s)), strict=False)
    return all(
        bool(bomber.crew) and skill(box, s.crews[bomber.crew]) == skill(box, crew)
        for bomber, crew in pairs
    )


def by_skill(box: Box, crews: Sequence[Crew]) -> list[Crew]:
    return sorted(crews, key=lambda crew: -skill(box, crew))


def skill(box: Box, crew: Crew) -> int:
    factors = box.factors(crew)
    return factors.air_combat + factors.performance + factors.bombing


def by_strength(box: Box, bombers: Sequence[Bomber]) -> list[Bomber]:
    def strength(bomber: Bomber) -> int:
        found = ratings(box, bomber)
        return -(found.air_combat + found.performance + found.bombing + found.structure)

    return sorted(bombers, key=strength)


@rule("7.4.3")
def move_crew(u: WingUmpire, s: Campaign, crew: Crew) -> Steps[None]:
    """A crew takes another Ready aircraft; the crew that had it takes its own."""
    options = [
        Option(
            bomber.id,
            say("crews-to", bomber=airframe(u.box, bomber, s.crews.get(bomber.crew))),
            piece=bomber.id,
        )
        for bomber in free_for(s, crew)
    ]
    facts: Facts = {"crew": crew.id}
    ask = say("ask-crew-to", crew=crew_name(u.box, crew))
    answer = yield Choose("crew-to", US, ask, options, rule="7.4.3", facts=facts, subject=crew.id)
    exchange(s, crew.id, s.bombers[answer])


def exchange(s: Campaign, crew: str, bomber: Bomber) -> None:
    for other in s.bombers.values():
        if other.crew == crew:
            other.crew = bomber.crew
    bomber.crew = crew
