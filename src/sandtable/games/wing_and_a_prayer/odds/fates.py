"""Chances of single events: bombs on the target, flak at a bomber, fighters against each other."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from sandtable.engine.decisions import Steps
from sandtable.engine.odds import Spread, distribution
from sandtable.engine.umpire import Umpire
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.rules.ch08_flak import OVER_TARGET, attacks, flak_at
from sandtable.games.wing_and_a_prayer.rules.ch09_bombers import (
    defensive_modifiers,
    interceptor_fire,
)
from sandtable.games.wing_and_a_prayer.rules.ch09_fighters import fight
from sandtable.games.wing_and_a_prayer.rules.ch10_results import abandon, damage, hit_bomber
from sandtable.games.wing_and_a_prayer.rules.ch11_bombing import (
    bombing_dice,
    flak_shift,
    flak_value,
    points_for,
    target_damage,
)
from sandtable.games.wing_and_a_prayer.state import (
    HEAVY,
    LIGHT,
    AirCombat,
    Campaign,
    Cloud,
    Escort,
    Fighter,
    Pair,
)

D6 = 6
Play = Callable[[Umpire[Box], Campaign], Steps[None]]


class Bombing(Struct, frozen=True):
    """The chances of a bombing and the points it scores on average."""

    light: float
    heavy: float
    points: float


def bombing(box: Box, k: Campaign, cloud: Cloud) -> Bombing:
    """The bombs of the formation as it is, under a cloud."""
    dice, least = bombing_dice(box, k), box.bombing_hit[cloud].read(1).value
    hits = hits_of(dice, least)
    damage = {n: target_damage(box, k.now.card, n) for n in hits.chances}
    return Bombing(
        hits.chance(lambda n: damage[n] == LIGHT),
        hits.chance(lambda n: damage[n] == HEAVY),
        hits.mean(lambda n: float(points_for(box, k.now.card, damage[n]))),
    )


@lru_cache(maxsize=256)
def hits_of(dice: int, least: int) -> Spread[int]:
    return distribution(None, lambda u: u.volley(dice, D6, least, "", rule=""))


def bombing_after_cloud_roll(box: Box, k: Campaign) -> Bombing:
    """The same after a new roll for cloud (12.6)."""
    skies = distribution(box, lambda u: u.roll(u.box.cloud_cover).cloud)
    found = [(chance, bombing(box, k, cloud)) for cloud, chance in skies.items()]
    return Bombing(
        sum(chance * one.light for chance, one in found),
        sum(chance * one.heavy for chance, one in found),
        sum(chance * one.points for chance, one in found),
    )


# ---------------------------------------------------------------------- bombers


class Fate(Struct, frozen=True):
    """The chances that a bomber is lost for good, and that it comes out damaged or out of place."""

    lost: float
    hurt: float


def target_flak(box: Box, k: Campaign, bomber: str) -> Fate:
    """One attack of the target's flak at a bomber."""
    value = flak_value(box, k, bombed=k.now.bombed)
    dice = attacks(box, value, len(k.formation), flak_shift(box, k))
    return fate_of(box, k, bomber, lambda u, s: flak_at(u, s, bomber, dice, OVER_TARGET))


def interceptor(box: Box, k: Campaign, fighter: Fighter, bomber: str, *, covered: bool) -> Fate:
    """The fire of an interceptor that got through, covered by an escort or not."""
    combat = AirCombat(covers={fighter.id: "escort"} if covered else {})

    def shoot(u: Umpire[Box], s: Campaign) -> Steps[None]:
        hit = interceptor_fire(u, s, combat, fighter, bomber)
        yield from hit_bomber(u, s, bomber, hit, "fighters")

    return fate_of(box, k, bomber, shoot)


def fate_of(box: Box, k: Campaign, bomber: str, play: Play) -> Fate:
    was = k.bombers[bomber].damaged
    ends = distribution(box, lambda u: end_of(u, k, bomber, play))
    return Fate(
        ends.chance(lambda end: end == "lost"),
        ends.chance(lambda end: end in ("gone", "damaged") and not (was and end == "damaged")),
    )


def end_of(u: Umpire[Box], k: Campaign, bomber: str, play: Play) -> str:
    """Play an event out on a copy, without Lady Luck, and tell what became of a bomber."""
    s: Campaign = msgspec.msgpack.decode(
        msgspec.msgpack.encode(replace(k, luck=[], graves=[], reports=[])), type=Campaign
    )
    for _ in play(u, s):
        pass
    if bomber not in s.bombers:
        return "lost"
    if bomber not in s.now.places:
        return "gone"
    return "damaged" if s.bombers[bomber].damaged else "unhurt"


def unless_spared(box: Box, k: Campaign, bomber: str, hit: str) -> Fate:
    """A result that was just rolled, if nothing voids it."""

    def suffer(u: Umpire[Box], s: Campaign) -> Steps[None]:
        if hit == LIGHT:
            damage(u, s, s.bombers[bomber])
        else:
            yield from hit_bomber(u, s, bomber, hit, "fighters")

    return fate_of(box, k, bomber, suffer)


def alone(box: Box, k: Campaign, bomber: str) -> Fate:
    """A bomber that drops out of the formation."""
    return fate_of(box, k, bomber, lambda u, s: abandon(u, s, s.bombers[bomber], "fighters"))


def defence(box: Box, k: Campaign, bomber: str, fighter: Fighter, *, arcs: bool) -> float:
    """The chance that a bomber's guns drive an interceptor off or shoot it down."""
    combat = AirCombat(arcs=arcs)
    modifiers = defensive_modifiers(box, k, combat, bomber, fighter)
    hits = distribution(box, lambda u: u.roll(u.box.fighter_combat, modifiers).hit)
    return hits.chance(lambda hit: hit != "none")


# ---------------------------------------------------------------------- fighters


class Duel(Struct, frozen=True):
    """The chances of a pair: the interceptor is out of it, or shot down; the escort is lost."""

    repelled: float
    kill: float
    lost: float


def duel(
    box: Box,
    k: Campaign,
    escort: Fighter,
    foe: Fighter,
    *,
    ours: bool = False,
    theirs: bool = False,
) -> Duel:
    """One round of an escort against an interceptor, each perhaps with a wingman."""
    ends = distribution(box, lambda u: pair_end(u, k, (escort, ours), (foe, theirs)))
    return Duel(
        ends.chance(lambda end: end[0] != "unhurt"),
        ends.chance(lambda end: end[0] == "lost"),
        ends.chance(lambda end: end[1] == "lost"),
    )


def pair_end(
    u: Umpire[Box], k: Campaign, escort: tuple[Fighter, bool], foe: tuple[Fighter, bool]
) -> tuple[str, str]:
    ours, theirs = replace(escort[0]), replace(foe[0])
    aces = [fighter.ace for fighter in (ours, theirs) if fighter.ace]
    m = replace(
        k.now,
        escort=Escort(ours.type, [ours]),
        interceptors=[theirs],
        points=0,
        tally={},
        aces_out=aces,
    )
    s = replace(k, mission=m, luck=[])
    wingmen = "wingman" if foe[1] else "", "wingman" if escort[1] else ""
    for _ in fight(u, s, Pair(theirs.id, ours.id, *wingmen)):
        pass
    left = s.now.escort.fighters if s.now.escort else []
    return state_of(theirs, s.now.interceptors), state_of(ours, left)


def state_of(fighter: Fighter, left: list[Fighter]) -> str:
    if fighter not in left:
        return "lost"
    return "damaged" if fighter.damaged else "unhurt"
