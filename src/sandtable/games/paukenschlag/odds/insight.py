"""Insight at the table: the exact odds of what can be decided next, from what a seat knows."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.scene import Chance, Chart, Fact, Insight
from sandtable.engine.texts import Text, say
from sandtable.games.paukenschlag.components import Box
from sandtable.games.paukenschlag.knowledge import Known
from sandtable.games.paukenschlag.odds.attacks import depth_charges, gun, meetings, salvo
from sandtable.games.paukenschlag.odds.searches import air_attack, own_searches
from sandtable.games.paukenschlag.rules.ch07_places import holds
from sandtable.games.paukenschlag.rules.ch08_air import attackers
from sandtable.games.paukenschlag.rules.ch09_combat import GUN, asw_of, gun_options
from sandtable.games.paukenschlag.rules.ch09_torpedo import read_aims, salvoes
from sandtable.games.paukenschlag.rules.units import called
from sandtable.games.paukenschlag.state import GERMAN, TSL, US


def insight(box: Box, k: Known) -> Insight | None:
    """Searches and attacks on the grid; on the map attacks on boats that aircraft have found."""
    if k.contact is None:
        return from_the_air(box, k)
    options = tuple(search_chances(box, k))
    charts: tuple[Chart, ...] = ()
    if k.contact.level == TSL and k.seat == GERMAN:
        options, charts = (*options, *boat_chances(box, k)), tuple(boat_charts(box, k))
    elif k.contact.level == TSL and k.seat == US:
        options = (*options, *ship_chances(box, k))
    if not options:
        return None
    facts = tuple(answer_facts(box, k))
    return Insight(title=say("insight-grid"), facts=facts, charts=charts, options=options)


def unique(chances: Iterator[Chance]) -> Iterator[Chance]:
    """Boats beside the same target have the same odds."""
    told: set[tuple[str, str]] = set()
    for one in chances:
        if (one.option, one.subject) not in told:
            told.add((one.option, one.subject))
            yield one


# ---------------------------------------------------------------------- searches


def search_chances(box: Box, k: Known) -> Iterator[Chance]:
    for search, chance in own_searches(box, k):
        yield Chance(option=search.id, share=chance, text=say("chance-detected"))


def percent(chance: float) -> Text:
    return say("percent", value=100 * chance)


# ---------------------------------------------------------------------- the boats


def boat_chances(box: Box, k: Known) -> Iterator[Chance]:
    yield from unique(torpedo_chances(box, k))
    yield from unique(gun_chances(box, k))


def prey(k: Known) -> Iterator[tuple[str, list[str]]]:
    for boat, ships in meetings(k):
        yield boat, [ship for ship in ships if holds(k, boat, ship)]


def torpedo_chances(box: Box, k: Known) -> Iterator[Chance]:
    """At least one ship sunk, and how many on average."""
    for boat, ships in prey(k):
        for option in salvoes(box, k.boats[boat], ships):
            odds = salvo(box, k, read_aims(option.id.partition(":")[2]))
            text = say("chance-sunk", mean=odds.mean)
            yield Chance(option=option.id, share=1 - odds.sunk[0], text=text)


def gun_chances(box: Box, k: Known) -> Iterator[Chance]:
    for boat, ships in prey(k):
        for option in gun_options(box, k, boat, ships):
            hit = gun(box, k, boat, option.id.removeprefix(f"{GUN}:"))
            yield Chance(option=option.id, share=hit, text=say("chance-crippled"))


def boat_charts(box: Box, k: Known) -> Iterator[Chart]:
    """The ships that the largest salvo at a target sinks."""
    most, seen = box.limits.torpedoes_per_combat, set()
    for boat, ships in prey(k):
        count = min(most, k.boats[boat].torpedoes)
        for ship in ships:
            if not count or (ship, count) in seen or ship not in k.convoys:
                continue
            seen.add((ship, count))
            title = say("chart-sunk", count=count, target=called(box, ship))
            chances = salvo(box, k, {ship: count}).sunk
            yield Chart(
                id=f"sunk-{ship}-{count}", title=title, low=0, chances=chances, rule="9.1(hit)"
            )


def answer_facts(box: Box, k: Known) -> Iterator[Fact]:
    """The answer of each escort that shares a square with a boat."""
    for ship in dict.fromkeys(x for _, ships in meetings(k) for x in ships if x in k.ships):
        if asw_of(box, k.ships[ship]):
            chance = depth_charges(box, k.ships[ship]).destroyed
            label = say("insight-answer", ship=called(box, ship))
            yield Fact(label=label, value=percent(chance), share=chance, rule="9.2")


# ---------------------------------------------------------------------- the ships


def ship_chances(box: Box, k: Known) -> Iterator[Chance]:
    """The effect of each escort's depth charges on each boat of its square."""
    for boat, ships in meetings(k):
        for ship in ships:
            if ship in k.ships and asw_of(box, k.ships[ship]) and k.boats[boat].submerged:
                odds = depth_charges(box, k.ships[ship])
                text = say("chance-destroyed", forced=100 * odds.forced_up)
                yield Chance(option=boat, share=odds.destroyed, text=text, subject=ship)


def from_the_air(box: Box, k: Known) -> Insight | None:
    """Boats that have been found and are still on the surface."""
    found = [b for b in k.boats.values() if b.detected and b.zone and not b.submerged]
    if k.seat != US or not found:
        return None
    sunk = air_attack(box)
    chances = (
        Chance(option=plane.id, share=sunk, text=say("chance-boat-sunk"))
        for boat in found
        for plane in attackers(box, k, boat.zone)
    )
    options = tuple(unique(chances))
    return Insight(title=say("insight-air"), options=options) if options else None
