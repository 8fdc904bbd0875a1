"""Tracks and panels: time, visibility, contacts, her likely zones, points."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.scene import Fact, Mark, Panel, Track
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.knowledge.known import Known
from sandtable.games.bismarck.state import BRITISH, GERMAN, enemy_of
from sandtable.games.bismarck.view.atlas import named
from sandtable.games.bismarck.view.battle import battle_records
from sandtable.games.bismarck.view.counters import contact_types
from sandtable.games.bismarck.view.layers import belief_now, finders


def tracks(box: Box, k: Known) -> tuple[Track, ...]:
    p = k.public
    visibility = Track(
        id="visibility",
        title=say("track-visibility"),
        low=1,
        high=box.visibility.x,
        value=p.visibility,
        cells=box.visibility.levels,
        rule="7.12",
    )
    days = {
        turn.day: n for n, turn in reversed(box.turns.items()) if p.first_turn <= n <= p.last_turn
    }
    time = Track(
        id="time",
        title=say("track-time"),
        low=p.first_turn,
        high=p.last_turn,
        value=p.turn,
        marks=tuple(
            Mark(value=n, text=say("day-mark", day=day)) for day, n in sorted(days.items())
        ),
        rule="11.21",
    )
    return visibility, time


def panels(box: Box, k: Known) -> Iterator[Panel]:
    if k.public.battle is not None:
        yield from battle_records(box, k, k.public.battle)
    yield Panel(id="weather", title=say("panel-weather"), facts=tuple(weather_facts(box, k)))
    found = tuple(contact_facts(box, k))
    if found:
        yield Panel(id="contacts", title=say("panel-contacts"), facts=found)
    if k.seat == BRITISH:
        yield Panel(id="belief", title=say("panel-belief"), facts=tuple(belief_facts(box, k)))
    waiting = tuple(waiting_facts(box, k))
    if waiting:
        yield Panel(id="waiting", title=say("panel-waiting"), facts=waiting)
    yield Panel(id="score", title=say("panel-score"), facts=tuple(score_facts(box, k)))


def weather_facts(box: Box, k: Known) -> Iterator[Fact]:
    turn = box.turns[k.public.turn]
    yield Fact(
        label=say("fact-time"), value=say("date", day=turn.day, clock=turn.hour), rule="11.21"
    )
    yield Fact(label=say("fact-light"), value=say("light", night=turn.night), rule="11.11")
    yield Fact(
        label=say("fact-visibility"),
        value=box.visibility.levels[k.public.visibility - 1],
        rule="7.12",
    )
    yield Fact(label=say("fact-fog"), value=say("yes") if k.public.fog else say("no"), rule="7.31")
    if turn.c_turn:
        yield Fact(label=say("fact-c-turn"), value=say("yes"), rule="5.24")


def contact_facts(box: Box, k: Known) -> Iterator[Fact]:
    for side in finders(k):
        for contact in reversed(k.public.contacts[side][-box.display.contacts :]):
            kinds = list(contact_types(contact))
            kind, number = kinds[0] if kinds else ("battleship", 1)
            yield Fact(
                label=say("contact-line", turn=contact.turn, how=contact.how),
                value=say("contact-value", zone=contact.zone, kind=kind, number=number),
                space=contact.zone,
                rule="2.54",
            )


def belief_facts(box: Box, k: Known) -> Iterator[Fact]:
    shares = {zone: round(share, 4) for zone, share in belief_now(box, k).items()}
    for zone in sorted(shares, key=lambda z: -shares[z])[: box.display.belief_zones]:
        percent = round(100 * shares[zone], 1)
        value = say("percent", value=percent)
        yield Fact(label=zone, value=value, space=zone, share=shares[zone])


def waiting_facts(box: Box, k: Known) -> Iterator[Fact]:
    """Return resting air units, and ships that have not arrived yet."""
    if k.own is None:
        return
    for flight in k.own.flights.values():
        if (
            not flight.zone
            and not flight.lost
            and k.public.turn < flight.ready_on <= k.public.last_turn
        ):
            unit = box.air_units[flight.id]
            label = named(unit)
            yield Fact(label=label, value=say("ready-on", turn=flight.ready_on), rule="6.42")
    if k.own.revenge_due > k.public.turn:
        yield Fact(
            label=box.ships["revenge"].name,
            value=say("ready-on", turn=k.own.revenge_due),
            rule="OA.13",
        )


def score_facts(box: Box, k: Known) -> Iterator[Fact]:
    """Return the public score, with the seat's own secrets."""
    p = k.public
    points = box.points["convoy_destroyed"].by_number
    german = sum(points[min(n, len(points) - 1)] for n in range(len(p.convoys)))
    yield Fact(
        label=say("fact-convoys"),
        value=say("count-points", count=len(p.convoys), points=german),
        rule="12.44",
    )
    for side in (BRITISH, GERMAN):
        sunk = [box.ships[ship].name for ship in p.sunk if box.ships[ship].side == side]
        if sunk:
            yield Fact(label=say("fact-sunk", side=side), value=", ".join(sunk), rule="9.714")
        lost = sum(unit in p.lost for unit in box.air_units if box.air_units[unit].side == side)
        if lost:
            yield Fact(
                label=say("fact-air-lost", side=enemy_of(side)), value=str(lost), rule="6.21(loss)"
            )
    if k.own is not None and k.own.mobilized:
        yield Fact(label=say("fact-mobilized"), value=str(len(k.own.mobilized)), rule="12.42")
