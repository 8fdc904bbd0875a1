"""Exact chances beside a Lady Luck counter: played, or kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from sandtable.engine.odds import distribution
from sandtable.engine.scene import Chance
from sandtable.engine.texts import say
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.odds import fates
from sandtable.games.wing_and_a_prayer.rules.ch06_luck import BETTER, KEEP, PLAY
from sandtable.games.wing_and_a_prayer.rules.ch12_options import CRASH
from sandtable.games.wing_and_a_prayer.state import (
    CRACK,
    DESTROYED,
    GREEN,
    VETERAN,
    Campaign,
    Cloud,
    Crew,
)

Moment = Callable[[Box, Campaign, list[str]], Iterator[Chance]]


def luck(box: Box, k: Campaign) -> Iterator[Chance]:
    """A counter played, or kept, at the moment it is offered."""
    _, _, moment, *more = k.now.asked
    told = MOMENTS.get(moment)
    if told is not None:
        yield from told(box, k, more)


def pair(text: str, kept: float, played: float) -> Iterator[Chance]:
    for option, share in ((KEEP, kept), (PLAY, played)):
        yield Chance(option=option, share=share, text=say(text))


def hit(box: Box, k: Campaign, more: list[str]) -> Iterator[Chance]:
    if k.now.struck in k.bombers:
        lost = fates.unless_spared(box, k, k.now.struck, more[0]).lost
        yield from pair("chance-lost", lost, 0)


def leaving(box: Box, k: Campaign, _: list[str]) -> Iterator[Chance]:
    """A damaged bomber that drops out may still come home."""
    if k.now.struck in k.bombers:
        yield from pair("chance-lost", fates.alone(box, k, k.now.struck).lost, 0)


def fighter(_: Box, __: Campaign, more: list[str]) -> Iterator[Chance]:
    """An escort that is damaged may fly on; one that is destroyed is gone."""
    lost = more[0] == DESTROYED
    yield from pair("chance-lost" if lost else "chance-damaged", 1, 0)


def lost(_: Box, __: Campaign, ___: list[str]) -> Iterator[Chance]:
    yield from pair("chance-lost", 1, 0)


def damaged(_: Box, __: Campaign, ___: list[str]) -> Iterator[Chance]:
    yield from pair("chance-damaged", 1, 0)


def lowered(_: Box, __: Campaign, ___: list[str]) -> Iterator[Chance]:
    yield from pair("chance-lowered", 1, 0)


def landing(box: Box, k: Campaign, more: list[str]) -> Iterator[Chance]:
    """A crash may cost the crew, a forced landing the bomber if it is damaged."""
    crew_lives = distribution(box, lambda u: u.roll(u.box.crash_crew).yes)
    crash = more[0] == CRASH
    kept = crew_lives.chance(lambda lives: not lives) if crash else 0
    yield from pair("chance-crew-lost", kept, 0)


def loose(box: Box, k: Campaign, _: list[str]) -> Iterator[Chance]:
    """The bombs of a formation that falls apart, or keeps together."""
    if k.now.bombed or not k.lead:
        return
    shares = [
        fates.bombing(box, replace(k, mission=replace(k.now, loose=is_loose)), k.now.cloud).heavy
        for is_loose in (True, False)
    ]
    yield from pair("chance-heavy", *shares)


def cloud(box: Box, k: Campaign, _: list[str]) -> Iterator[Chance]:
    yield from pair("chance-heavy", *under(box, k, k.now.cloud, BETTER[k.now.cloud]))


def weather(box: Box, k: Campaign, _: list[str]) -> Iterator[Chance]:
    """The sky may stay or change to any other, or it clears up for certain."""
    changes = distribution(box, lambda u: u.roll(u.box.weather_check).yes).chance(bool)
    skies = distribution(box, lambda u: u.roll(u.box.weather_change).cloud)
    stays, better = under(box, k, k.now.cloud, BETTER[k.now.cloud])
    other = skies.mean(lambda sky: fates.bombing(box, k, sky).heavy)
    yield from pair("chance-heavy", (1 - changes) * stays + changes * other, better)


def under(box: Box, k: Campaign, *skies: Cloud) -> list[float]:
    return [fates.bombing(box, k, sky).heavy for sky in skies]


def arcs(box: Box, k: Campaign, _: list[str]) -> Iterator[Chance]:
    if k.now.interceptors and k.lead:
        foe = k.now.interceptors[0]
        shares = [fates.defence(box, k, k.lead, foe, arcs=arcs) for arcs in (False, True)]
        yield from pair("chance-driven-off", *shares)


def bombs(_: Box, __: Campaign, more: list[str]) -> Iterator[Chance]:
    """The hits are counted already: two more bring the damage for certain."""
    yield from pair("chance-heavy" if more[0] == "heavy" else "chance-light", 0, 1)


MOMENTS: dict[str, Moment] = {
    "bomber": hit,
    "leaves": leaving,
    "fighter": fighter,
    "lost": lost,
    "systems": damaged,
    "crew": lowered,
    "landing": landing,
    "loose": loose,
    "cloud": cloud,
    "weather": weather,
    "arcs": arcs,
    "bombs": bombs,
}


# ---------------------------------------------------------------------- the angel


def angel(box: Box, k: Campaign) -> Iterator[Chance]:
    """The bombs if the crew that leads is raised, or nobody is; others do not aim."""
    text = say("chance-heavy")
    yield Chance(option=KEEP, share=fates.bombing(box, k, k.now.cloud).heavy, text=text)
    lead = k.crew_of(k.lead)
    if lead.id in k.now.asked[1:]:
        yield Chance(option=lead.id, share=raised(box, k, lead), text=text)


def raised(box: Box, k: Campaign, crew: Crew) -> float:
    """The chance of heavy damage with a crew one level better; a Green one draws its counter."""
    counters = k.named_left if crew.level == GREEN else [crew.counter]
    level = VETERAN if crew.level == GREEN else CRACK
    found = [
        fates.bombing(box, with_crew(k, replace(crew, counter=one, level=level)), k.now.cloud).heavy
        for one in counters
    ]
    return sum(found) / len(found)


def with_crew(k: Campaign, crew: Crew) -> Campaign:
    return replace(k, crews={**k.crews, crew.id: crew})
