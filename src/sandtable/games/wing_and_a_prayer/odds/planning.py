"""Exact chances of what is decided before take-off: who leads, how many, how high, and the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod

from msgspec.structs import replace

from sandtable.engine.odds import distribution
from sandtable.engine.scene import Chance
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.engine.texts import say
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.components.atlas import Way
from sandtable.games.wing_and_a_prayer.odds import fates
from sandtable.games.wing_and_a_prayer.rules.ch04_assignment import (
    AS_BEFORE,
    BY_RANK,
    DONE,
    as_before,
    by_rank,
    swap,
)
from sandtable.games.wing_and_a_prayer.rules.ch05_route import all_courses
from sandtable.games.wing_and_a_prayer.rules.ch10_results import check_damaged_bomber
from sandtable.games.wing_and_a_prayer.rules.ch12_options import ALL, HIGH, LOW
from sandtable.games.wing_and_a_prayer.rules.ch13_duel import can_intercept, interception_column
from sandtable.games.wing_and_a_prayer.rules.squadron import crew_performance, ready_pairs
from sandtable.games.wing_and_a_prayer.state import Campaign

FLY, STAY = "fly", "stay"
ENEMY = "enemy_fighters"


def planned(k: Campaign, **changes: object) -> Campaign:
    """The campaign with a mission that is planned otherwise."""
    return replace(k, mission=replace(k.now, **changes))


def heavy(box: Box, k: Campaign) -> float:
    return fates.bombing(box, k, k.now.cloud).heavy


def forming(box: Box, k: Campaign) -> Iterator[Chance]:
    """The bombs of the whole formation, filled by rank or as before, and with each as its lead."""
    pairs, number = k.now.asked[1:], len(k.formation)
    ranked, before = by_rank(box, k, pairs)[:number], as_before(box, k, pairs, number)
    for option, bombers in ((BY_RANK, ranked), (AS_BEFORE, before), (DONE, k.formation)):
        share = heavy(box, planned(k, places=in_places(k, bombers)))
        yield Chance(option=option, share=share, text=say("chance-heavy"))
    for bomber in pairs:
        yield Chance(option=bomber, share=led_by(box, k, bomber), text=say("chance-leading"))


def leading(box: Box, k: Campaign) -> Iterator[Chance]:
    """The bombs if this bomber leads; elsewhere its crew does not aim."""
    share = led_by(box, k, k.now.asked[1])
    yield Chance(option="place-1", share=share, text=say("chance-heavy"))


def led_by(box: Box, k: Campaign, bomber: str) -> float:
    places = list(k.now.places)
    swap(places, bomber, 0)
    return heavy(box, planned(k, places=places))


def in_places(k: Campaign, bombers: Sequence[str]) -> list[str]:
    return [*bombers, *[""] * (len(k.now.places) - len(bombers))]


def tagging(box: Box, k: Campaign) -> Iterator[Chance]:
    """The bombs by the number of bombers that come along."""
    ranked = by_rank(box, k, ready_pairs(k))
    for more in range(int(k.now.asked[1]) + 1):
        flying = ranked[: k.now.required + more]
        share = heavy(box, planned(k, places=in_places(k, flying)))
        yield Chance(option=str(more), share=share, text=say("chance-heavy"))


def altitude(box: Box, k: Campaign) -> Iterator[Chance]:
    """The bombs from either height, and one attack of the target's flak at the lead."""
    for option in (HIGH, LOW):
        there = planned(k, low=option == LOW)
        lost = 100 * fates.target_flak(box, there, there.lead).lost
        text = say("chance-altitude", lost=lost)
        yield Chance(option=option, share=heavy(box, there), text=text)


def commander(box: Box, k: Campaign) -> Iterator[Chance]:
    """The check that keeps the formation Tight, with the commander in the lead and without."""
    if k.commander is None:
        return
    for option, aboard in ((FLY, k.lead), (STAY, "")):
        there = replace(k, commander=replace(k.commander, aboard=aboard))
        yield Chance(option=option, share=tight(box, there), text=say("chance-tight"))


def tight(box: Box, k: Campaign) -> float:
    lead = Modifiers(Modifier("lead-crew", crew_performance(box, k, k.lead), "4.4.1"))
    return distribution(box, lambda u: u.roll(u.box.formation_check, lead).tight).chance(bool)


def keeping(box: Box, k: Campaign) -> Iterator[Chance]:
    """The chance that a damaged bomber stays with the formation when it assembles."""
    stays = {bomber: staying(box, k, bomber) for bomber in k.now.asked[1:]}
    for bomber, share in stays.items():
        yield Chance(option=bomber, share=share, text=say("chance-stays"))
    mean = sum(stays.values()) / len(stays)
    yield Chance(option=ALL, share=mean, text=say("chance-stays"))


def staying(box: Box, k: Campaign, bomber: str) -> float:
    at_base = planned(k, box=box.atlas.base)
    ends = distribution(
        box,
        lambda u: fates.end_of(
            u, at_base, bomber, lambda v, s: check_damaged_bomber(v, s, s.bombers[bomber])
        ),
    )
    return ends.chance(lambda end: end == "damaged")


# ---------------------------------------------------------------------- courses


def courses(box: Box, k: Campaign) -> Iterator[Chance]:
    """The chance of each course to meet no interceptors, and that of flak on the way.

    Between two players flak is for the German to decide; he may try to intercept in every box.
    """
    for name, way in all_courses(box, k):
        if way and k.duel:
            text = say("chance-unmet")
            yield Chance(option=name, share=unmet(box, k, way), text=text)
        elif way:
            flak = 100 * (1 - quiet(box, k, way))
            text = say("chance-unseen", flak=flak)
            yield Chance(option=name, share=unseen(box, way), text=text)


def unmet(box: Box, k: Campaign, way: Way) -> float:
    """The chance that the German fails in every box in which he may try to intercept."""
    open_ = tuple(place for place in way if can_intercept(box, place))
    tried = open_ if k.now.hangar else ()
    events = unseen(box, open_) if k.switches.event_fighters else 1.0
    return float(prod(1 - intercepted(box, k, place) for place in tried)) * events


def intercepted(box: Box, k: Campaign, place: str) -> float:
    column = box.interception[interception_column(box, k, place)]
    return distribution(box, lambda u: u.roll(column).yes).chance(bool)


def unseen(box: Box, way: Way) -> float:
    """The chance that no event of a way brings enemy fighters; at the base none is checked."""
    share = 1.0
    for place in way:
        if place != box.atlas.base:
            share *= 1 - fighters_in(box, box.event_band.read(box.atlas.from_base[place]).column)
    return share


def fighters_in(box: Box, column: str) -> float:
    occurs = distribution(box, lambda u: u.roll(u.box.event_occurs[column]).yes).chance(bool)
    events = distribution(box, lambda u: u.roll(u.box.formation_event[column]).event)
    return occurs * events.chance(lambda event: event == ENEMY)


def quiet(box: Box, k: Campaign, way: Way) -> float:
    """The chance that no flak site of a way fires; the target's guns are another matter."""
    fires = distribution(box, lambda u: u.roll(u.box.flak_site).yes).chance(bool)
    target = box.target_of(k.now.card).box
    sites = [place for place in way if box.atlas.has_flak(place) and place != target]
    return float((1 - fires) ** len(sites))
