"""The abilities of a player's own counters this turn: search, sail, fly, shadow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sandtable.engine.scene import Fact
from sandtable.engine.texts import Text, say
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.knowledge.imagined import own_table
from sandtable.games.bismarck.knowledge.known import Known
from sandtable.games.bismarck.odds.contact import held
from sandtable.games.bismarck.rules.ch05_speed import speed
from sandtable.games.bismarck.rules.ch06_air import can_fly, faces_open, within_reach
from sandtable.games.bismarck.rules.ch07_strength import strengths
from sandtable.games.bismarck.rules.ch08_shadow import (
    Shadower,
    candidates,
    column_letter,
    key_of,
)
from sandtable.games.bismarck.rules.units import is_blind, is_foggy, unit_id, units
from sandtable.games.bismarck.state import BRITISH, Campaign, Flight

Abilities = Mapping[str, tuple[Fact, ...]]
"""The facts of a unit or air unit, by its id."""


def abilities(box: Box, k: Known) -> Abilities:
    """Compute the abilities of each own unit; a spectator has no units."""
    if k.seat is None or k.public.result:
        return {}
    s = own_table(k)
    looking = {zone: search_fact(box, s, zone, n) for zone, n in strengths(box, s, k.seat).items()}
    found = {
        unit_id(unit[0]): [looking[unit[0].zone], speed_fact(speed(box, s, unit))]
        for unit in units(s.fleet(k.seat))
    }
    for flight in s.fleet(k.seat).flights.values():
        found[flight.id] = [*flight_facts(box, s, flight, looking)]
    if k.seat == BRITISH:
        for zone in {unit[0].zone for unit in units(s.british)} | set(looking):
            for one in candidates(box, s, zone):
                found.setdefault(key_of(one), []).append(shadow_fact(box, s, one))
    return {name: tuple(facts) for name, facts in found.items()}


def search_fact(box: Box, s: Campaign, zone: str, strength: int) -> Fact:
    """Return the total search strength in a zone against the visibility."""
    blind = is_blind(box, s) or is_foggy(box, s, zone)
    value: Text | str = say("search-blind") if blind else f"{strength} ≥ {s.visibility}"
    if not blind and strength < s.visibility:
        value = say(
            "search-short", strength=strength, needed=s.visibility, short=s.visibility - strength
        )
    return Fact(label=say("fact-search"), value=value, rule="7.12")


def speed_fact(zones: int) -> Fact:
    return Fact(label=say("fact-zones"), value=str(zones), rule="5.12")


def flight_facts(
    box: Box, s: Campaign, flight: Flight, looking: Mapping[str, Fact]
) -> Iterator[Fact]:
    if flight.zone:
        yield looking[flight.zone]
    if can_fly(box, s, flight):
        faces = faces_open(box.air_units[flight.id], flight)
        far = max(max(within_reach(box, s, flight, f).values(), default=0) for f in faces)
        yield Fact(label=say("fact-reach"), value=str(far), rule="6.13")


def shadow_fact(box: Box, s: Campaign, one: Shadower) -> Fact:
    """Return the chance to hold contact with a ship that sails one zone."""
    letter = column_letter(box, s, one)
    share = held(box, s, letter, two_zones=False)
    return Fact(label=say("fact-shadow"), value=say("percent", value=100 * share), rule="8.15")
