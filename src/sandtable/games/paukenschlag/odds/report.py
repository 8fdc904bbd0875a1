"""The odds of a position as tables for people."""

from __future__ import annotations

from sandtable.engine.studies import Findings, Grid, decimals, percent
from sandtable.engine.texts import say, words
from sandtable.games.paukenschlag.components import Box
from sandtable.games.paukenschlag.knowledge import Known
from sandtable.games.paukenschlag.odds.attacks import salvo
from sandtable.games.paukenschlag.odds.searches import own_searches
from sandtable.games.paukenschlag.rules.ch07_places import leaders
from sandtable.games.paukenschlag.rules.units import called


def of_torpedoes(box: Box, k: Known, _: str | None) -> Findings | None:
    """One to four torpedoes at each group of ships on the grid."""
    if k.contact is None:
        return None
    counts = range(1, box.limits.torpedoes_per_combat + 1)
    found = [(x, n, salvo(box, k, {x: n})) for x in leaders(k) for n in counts]
    if not found:
        return None
    names = ("odds-target", "odds-torpedoes", "odds-sunk-one", "odds-sunk-mean", "odds-crippled")
    rows = tuple(
        (
            words(called(box, unit)),
            str(count),
            percent(1 - one.sunk[0]),
            decimals(one.mean),
            percent(one.crippled),
        )
        for unit, count, one in found
    )
    columns = tuple(say(name) for name in names)
    return Findings(found, (Grid(say("odds-of-torpedoes"), columns, rows, labels=2),))


def of_searches(box: Box, k: Known, _: str | None) -> Findings | None:
    """Every search that the seat may make now."""
    found = list(own_searches(box, k))
    if not found:
        return None
    names = ("odds-searcher", "odds-target", "odds-means", "odds-found")
    rows = tuple(
        (
            words(called(box, one.unit)),
            words(called(box, one.target)),
            say("means", kind=one.kind, motion=one.motion),
            percent(chance),
        )
        for one, chance in found
    )
    columns = tuple(say(name) for name in names)
    return Findings(found, (Grid(say("odds-of-searches"), columns, rows, labels=3),))
