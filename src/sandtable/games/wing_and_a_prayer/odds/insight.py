"""Insight at the table: what the bombs, the flak and the fighters may do now."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.parts import Words
from sandtable.engine.scene import Fact, Insight
from sandtable.engine.texts import say
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.odds import fates
from sandtable.games.wing_and_a_prayer.odds.choices import choices
from sandtable.games.wing_and_a_prayer.odds.german import german_choices
from sandtable.games.wing_and_a_prayer.rules.words import fighter_name
from sandtable.games.wing_and_a_prayer.state import GERMAN, US, Campaign


def insight(box: Box, k: Campaign, seat: str | None) -> Insight | None:
    """The odds of the moment: those of the squadron, or what the German can work out."""
    if seat is None or k.mission is None or k.result:
        return None
    facts = tuple(of_the_moment(box, k)) if seat == US and k.lead and not k.now.over else ()
    options = tuple(german_choices(box, k) if seat == GERMAN else choices(box, k))
    if not facts and not options:
        return None
    return Insight(title=say("insight-now"), facts=facts, options=options)


def of_the_moment(box: Box, k: Campaign) -> Iterator[Fact]:
    yield from air_combat(box, k) if k.now.combat is not None else over_target(box, k)


def chance(label: Words, share: float, rule: str) -> Fact:
    value = say("percent", value=100 * share)
    return Fact(label=label, value=value, share=round(share, 4), rule=rule)


def over_target(box: Box, k: Campaign) -> Iterator[Fact]:
    """The bombs of the formation as it is, and one attack of the target's flak at its lead."""
    if k.now.bombed:
        return
    found = fates.bombing(box, k, k.now.cloud)
    yield chance(say("insight-heavy"), found.heavy, "11.3")
    yield chance(say("insight-light"), found.light, "11.3")
    yield Fact(label=say("insight-points"), value=say("decimals", value=found.points), rule="11.5")
    flak = fates.target_flak(box, k, k.lead)
    yield chance(say("insight-flak-lost"), flak.lost, "11.1")
    yield chance(say("insight-flak-hurt"), flak.hurt, "11.1")


def air_combat(box: Box, k: Campaign) -> Iterator[Fact]:
    """An escort against an interceptor, and an interceptor that gets through."""
    if not k.now.interceptors:
        return
    foe = k.now.interceptors[0]
    if k.now.escort is not None:
        pair = fates.duel(box, k, k.now.escort.fighters[0], foe)
        name = fighter_name(box, foe)
        yield chance(say("insight-repelled", fighter=name), pair.repelled, "9.1.8")
        yield chance(say("insight-kill", fighter=name), pair.kill, "9.1.8")
        yield chance(say("insight-escort-lost"), pair.lost, "9.1.8")
    for covered in (False, True):
        fate = fates.interceptor(box, k, foe, k.lead, covered=covered)
        yield chance(say("insight-through", covered=covered), fate.lost, "9.2.6")
