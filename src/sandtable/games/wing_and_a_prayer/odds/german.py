"""Exact chances for the German of the two-player game, from what lies open to him."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sandtable.engine.odds import distribution
from sandtable.engine.scene import Chance
from sandtable.engine.texts import say
from sandtable.engine.umpire import Umpire
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.odds.planning import intercepted
from sandtable.games.wing_and_a_prayer.rules.ch08_flak import D6, EN_ROUTE, attacks, flak_damage
from sandtable.games.wing_and_a_prayer.rules.ch09_bombers import (
    defensive_modifiers,
    interceptor_fire,
)
from sandtable.games.wing_and_a_prayer.rules.ch09_interceptors import found
from sandtable.games.wing_and_a_prayer.rules.ch13_duel import (
    TRY,
    usable_flak,
)
from sandtable.games.wing_and_a_prayer.rules.squadron import ratings
from sandtable.games.wing_and_a_prayer.state import (
    DESTROYED,
    HEAVY,
    NONE,
    AirCombat,
    Campaign,
    Fighter,
)

SERIOUS = (HEAVY, DESTROYED)


def german_choices(box: Box, k: Campaign) -> Iterator[Chance]:
    told = GERMAN_QUESTIONS.get(k.now.asked[0] if k.now.asked else "")
    if told is not None and k.lead:
        yield from told(box, k)


def intercepting(box: Box, k: Campaign) -> Iterator[Chance]:
    share = intercepted(box, k, k.now.box)
    yield Chance(option=TRY, share=share, text=say("chance-intercepts"))


def firing(box: Box, k: Campaign) -> Iterator[Chance]:
    """Each level of flak: heavy damage or worse to the first bomber of the formation."""
    structure = ratings(box, k.bombers[k.lead]).structure
    least = box.flak_hit[EN_ROUTE].read(1).value
    for level in usable_flak(box, k):
        dice = attacks(box, box.flak_counters.value(level), len(k.formation))

        def burst(u: Umpire[Box], dice: int = dice) -> str:
            hits = u.volley(dice, D6, least, "", rule="")
            return flak_damage(box, u.total(hits, D6, "", rule=""), structure) if hits else ""

        share = distribution(box, burst).chance(lambda hit: hit in SERIOUS)
        yield Chance(option=level, share=share, text=say("chance-serious"))


def attacking(box: Box, k: Campaign) -> Iterator[Chance]:
    """Heavy damage or worse to each bomber, whose guns may drive the interceptor off first.

    A crew that lies face down counts as one without factors.
    """
    fighter = found(k.now.interceptors, k.now.asked[1])
    if fighter is None:
        return
    for bomber in k.formation:
        share = gets_through(box, k, fighter, bomber) * serious(box, k, fighter, bomber)
        yield Chance(option=bomber, share=share, text=say("chance-serious"))


def gets_through(box: Box, k: Campaign, fighter: Fighter, bomber: str) -> float:
    modifiers = defensive_modifiers(box, k, k.now.combat or AirCombat(), bomber, fighter)
    hits = distribution(box, lambda u: u.roll(box.fighter_combat, modifiers).hit)
    return hits.chance(lambda hit: hit == NONE)


def serious(box: Box, k: Campaign, fighter: Fighter, bomber: str) -> float:
    combat = k.now.combat or AirCombat()
    hits = distribution(box, lambda u: interceptor_fire(u, k, combat, fighter, bomber))
    return hits.chance(lambda hit: hit in SERIOUS)


GERMAN_QUESTIONS: dict[str, Callable[[Box, Campaign], Iterator[Chance]]] = {
    "german-intercept": intercepting,
    "german-flak": firing,
    "german-attack": attacking,
}
