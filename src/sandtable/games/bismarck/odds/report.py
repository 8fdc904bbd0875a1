"""The odds of a position as tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from sandtable.engine.parts import Words
from sandtable.engine.studies import Findings, Grid, decimals, percent
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.knowledge.imagined import battle_table
from sandtable.games.bismarck.knowledge.known import Known
from sandtable.games.bismarck.odds.air_strike import Strike, strikes
from sandtable.games.bismarck.odds.contact import Shadowing, shadowings
from sandtable.games.bismarck.odds.salvo import Salvo, full_salvo
from sandtable.games.bismarck.rules.ch09_fire import targets

EFFECTS = ("odds-midships-hits", "odds-evasion-lost", "odds-sunk")

Rows = Sequence[tuple[Words, ...]]


class Fired(Struct, frozen=True):
    """The fire of all guns of one ship at one target."""

    ship: str
    target: str
    salvo: Salvo


def of_salvo(box: Box, k: Known, _: str | None) -> Findings | None:
    """Return the fire of each ship on the battle board at each of its targets."""
    found = list(fire(box, k))
    columns = ("odds-ship", "odds-target", "odds-midships-chance", *EFFECTS)
    return findings(found, "odds-of-salvo", columns, [fired(box, one) for one in found])


def fire(box: Box, k: Known) -> Iterator[Fired]:
    s = battle_table(k)
    if s.battle is None:
        return
    for place in s.battle.places.values():
        thrown = place.ship == s.battle.firing
        for aim in targets(box, s, place):
            salvo = full_salvo(box, s, place, aim, dice_thrown=thrown)
            yield Fired(place.ship, aim.target, salvo)


def fired(box: Box, one: Fired) -> tuple[Words, ...]:
    salvo = one.salvo
    return (
        box.ships[one.ship].name,
        box.ships[one.target].name,
        percent(salvo.chance_to_hit("midships")),
        decimals(salvo.mean_midships),
        decimals(salvo.evasion_loss),
        percent(salvo.sunk),
    )


def of_air_strike(box: Box, k: Known, _: str | None) -> Findings | None:
    """Return all attacks of a bomber in one turn on each enemy ship."""
    found = list(strikes(box, k))
    columns = ("odds-bomber", "odds-target", "odds-attacks", "odds-hit", *EFFECTS)
    return findings(found, "odds-of-air-strike", columns, [struck(box, one) for one in found])


def struck(box: Box, one: Strike) -> tuple[Words, ...]:
    names = box.air_kinds[one.kind].names
    return (
        say("words", es=names.es, en=names.en),
        box.ships[one.ship].name,
        str(one.attacks),
        percent(one.hit),
        decimals(one.midships),
        decimals(one.evasion_loss),
        percent(one.sunk),
    )


def of_shadow(box: Box, k: Known, _: str | None) -> Findings | None:
    """Return the chance of each possible shadower to hold contact."""
    found = list(shadowings(box, k))
    columns = ("odds-unit", "odds-zone", "odds-column", "odds-one-zone", "odds-two-zones")
    return findings(found, "odds-of-shadow", columns, [shadowed(one) for one in found], labels=3)


def shadowed(one: Shadowing) -> tuple[Words, ...]:
    return one.name, one.zone, one.column, percent(one.one_zone), percent(one.two_zones)


def findings(
    found: Sequence[object], title: str, columns: Sequence[str], rows: Rows, *, labels: int = 2
) -> Findings | None:
    if not found:
        return None
    names = tuple(say(column) for column in columns)
    return Findings(found, (Grid(say(title), names, tuple(rows), labels=labels),))
