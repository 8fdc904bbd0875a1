"""12. Optional rules that have a place of their own in the sequence."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.decisions import Choose, Facts, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.engine.texts import say
from sandtable.games.wing_and_a_prayer.components import Box, WingUmpire
from sandtable.games.wing_and_a_prayer.events.squadron import BomberLanded, MaximumEffortCalled
from sandtable.games.wing_and_a_prayer.rules.ch06_luck import SOFT_LANDING, WING, plays
from sandtable.games.wing_and_a_prayer.rules.ch10_results import (
    about,
    check_damaged_bomber,
    destroy,
)
from sandtable.games.wing_and_a_prayer.rules.scoring import until_over
from sandtable.games.wing_and_a_prayer.rules.squadron import (
    crew_performance,
    ratings,
    ready_pairs,
    turn_up,
    upgrade,
)
from sandtable.games.wing_and_a_prayer.rules.words import called
from sandtable.games.wing_and_a_prayer.state import (
    CRACK,
    NOT_READY,
    READY,
    US,
    Bomber,
    Campaign,
    Crew,
)

HIGH, LOW = "high", "low"
CRASH, SAFE = "crash", "safe"
NONE, ALL = "none", "all"


@rule("12.7", "12.0")
def reward_kill(u: WingUmpire, s: Campaign, crew: Crew) -> None:
    """A crew that shoots an interceptor down rolls at once for experience."""
    may_rise = s.switches.kill_experience and crew.level != CRACK
    if may_rise and u.roll(u.box.upgrade, rule="12.7", seen_by=s.private).yes:
        upgrade(u, s, crew)


@rule("12.9", "12.10")
def assembly(u: WingUmpire, s: Campaign) -> Steps[None]:
    """Damaged bombers are checked before the formation leaves the base; 12.10 needs it too."""
    if s.switches.assembly:
        for bomber in until_over(s, s.formation):
            if s.bombers[bomber].damaged:
                yield from check_damaged_bomber(u, s, s.bombers[bomber])


@rule("12.11")
def maximum_effort(u: WingUmpire, s: Campaign) -> None:
    """On a 6 the mission asks for twelve bombers, whatever the card says."""
    if s.switches.maximum_effort and u.roll(u.box.maximum_effort).yes:
        s.now.required = u.box.figures.maximum_effort
        u.tell(MaximumEffortCalled, number=s.now.required)


@rule("12.12", "C.tag_vp")
def tag_along(u: WingUmpire, s: Campaign) -> Steps[int]:
    """Ready bombers above the number required may be sent, at a point each; return how many."""
    most = min(len(ready_pairs(s)), u.box.squadron.size) - s.now.required
    if not s.switches.tag_along or most < 1:
        return 0
    options = [Option(str(n), say("tag-number", number=n)) for n in range(most + 1)]
    facts: Facts = {"required": s.now.required, "most": most}
    s.now.asked = ("tag-along", str(most))
    ask = say("ask-tag-along", required=s.now.required)
    number = int((yield Choose("tag-along", US, ask, options, rule="12.12", facts=facts)))
    s.score("extra", number * u.box.figures.extra_bomber)
    return number


@rule("12.13")
def choose_altitude(u: WingUmpire, s: Campaign) -> Steps[None]:
    """Declared before take-off, with card and cloud known."""
    if s.switches.low_altitude:
        s.now.asked = ("altitude",)
        options = [Option(word, say(f"altitude-{word}")) for word in (HIGH, LOW)]
        answer = yield Choose("altitude", US, say("ask-altitude"), options, rule="12.13")
        s.now.low = answer == LOW


# ---------------------------------------------------------------------- landing


@rule("12.2")
def land(u: WingUmpire, s: Campaign, bomber: Bomber) -> Steps[None]:
    """1d6 and the performance of bomber and crew: safe, forced, or a crash."""
    turn_up(u, s, bomber.id)
    modifiers = Modifiers(
        Modifier("bomber-performance", ratings(u.box, bomber).performance, "12.2"),
        Modifier("crew-performance", crew_performance(u.box, s, bomber.id), "12.2"),
    )
    result = u.roll(u.box.landing, modifiers, about(u, s, bomber)).result
    if result != SAFE:
        yield from land_badly(u, s, bomber, result)


@rule("6.1.2.landing", "6.1.2.wing", "12.2")
def land_badly(u: WingUmpire, s: Campaign, bomber: Bomber, result: str) -> Steps[None]:
    """Soft Landing or a prayer makes it safe; a second damage or a crash destroys the bomber."""
    name = called(u.box, s, bomber.id)
    what = say("luck-on-landing", bomber=name, result=result)
    facts: Facts = {"moment": "landing", "result": result}
    s.now.struck = bomber.id
    for token in (SOFT_LANDING, WING):  # 6.1.2.landing, 6.1.2.wing
        if (yield from plays(u, s, token, what, facts)):
            return
    u.tell(BomberLanded, bomber=name, result=result)
    if result == CRASH:  # 12.2
        yield from write_off(u, s, bomber, saved=u.roll(u.box.crash_crew).yes)
    elif bomber.damaged:
        yield from write_off(u, s, bomber, saved=True)
    else:
        bomber.damaged = True


def write_off(u: WingUmpire, s: Campaign, bomber: Bomber, *, saved: bool) -> Steps[None]:
    """The bomber is destroyed; a crew that survives goes to Not Ready, with the commander."""
    if saved:
        s.crews[bomber.crew].section = NOT_READY
        chief = s.commander
        if chief is not None and chief.aboard == bomber.id:
            chief.section, chief.aboard = NOT_READY, ""
    yield from destroy(u, s, bomber, "landing", saved=saved)


# ---------------------------------------------------------------------- damaged bombers fly


@rule("12.10")
def keep_flying(u: WingUmpire, s: Campaign, damaged: Sequence[str]) -> Steps[list[str]]:
    """Let the player leave damaged bombers Ready with their crews; return which."""
    if not s.switches.damaged_fly:
        return []
    kept: list[str] = []
    left = list(damaged)
    while left:
        options = [Option(NONE, say("keep-none")), Option(ALL, say("keep-all", number=len(left)))]
        if len(left) > 1:
            options += [keep_option(u.box, s, bomber) for bomber in left]
        facts: Facts = {"damaged": len(left)}
        s.now.asked = ("keep-flying", *left)
        ask = say("ask-keep-flying", number=len(left))
        answer = yield Choose("keep-flying", US, ask, options, rule="12.10", facts=facts)
        if answer in (NONE, ALL):
            return kept + (left if answer == ALL else [])
        kept.append(answer)
        left.remove(answer)
    return kept


def keep_option(box: Box, s: Campaign, bomber: str) -> Option:
    return Option(bomber, say("option-bomber", bomber=called(box, s, bomber)), piece=bomber)


@rule("12.8")
def hurry_out(s: Campaign, bomber: Bomber) -> None:
    """A natural 1 on a repair roll makes the bomber Ready but leaves it damaged."""
    bomber.section = READY
