"""9.2 to 9.4: interceptors against bombers, in waves and rounds."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.decisions import AGAIN, FINISH, Choose, Facts, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.engine.texts import say
from sandtable.games.wing_and_a_prayer.components import Box, WingUmpire
from sandtable.games.wing_and_a_prayer.events.combat import (
    BomberFired,
    InterceptorAttacked,
    InterceptorFired,
    InterceptorsLeft,
    WaveCame,
)
from sandtable.games.wing_and_a_prayer.rules import ch13_duel
from sandtable.games.wing_and_a_prayer.rules.ch05_next import after_fight
from sandtable.games.wing_and_a_prayer.rules.ch06_formation import (
    element_of,
    occupied,
    random_element,
    random_in,
)
from sandtable.games.wing_and_a_prayer.rules.ch06_luck import ARCS, plays
from sandtable.games.wing_and_a_prayer.rules.ch09_fighters import fighter_combat, in_reserve
from sandtable.games.wing_and_a_prayer.rules.ch09_interceptors import (
    ace_bonus,
    fighter_ratings,
    found,
)
from sandtable.games.wing_and_a_prayer.rules.ch10_results import hit_bomber, hit_fighter
from sandtable.games.wing_and_a_prayer.rules.ch12_options import reward_kill
from sandtable.games.wing_and_a_prayer.rules.scoring import until_over
from sandtable.games.wing_and_a_prayer.rules.squadron import ratings, turn_up
from sandtable.games.wing_and_a_prayer.rules.words import called, fighter_name
from sandtable.games.wing_and_a_prayer.state import (
    DAMAGED,
    DESTROYED,
    US,
    AirCombat,
    Campaign,
    Fighter,
)

DONE, AUTO = "done", "auto"


@rule("5.9", "9.3", "C.second_round")
def air_combat(u: WingUmpire, s: Campaign) -> Steps[str]:
    """Fighters first, then the bombers; at the end survivors go back to their places.

    Afterwards the turn goes on.
    """
    m = s.now
    combat = m.combat = AirCombat()
    yield from fighter_combat(u, s, combat)  # 5.9
    if m.interceptors:
        yield from attack_bombers(u, s, combat)  # C.second_round
    if s.duel and not s.result:
        ch13_duel.go_home(u, s)
    m.interceptors, m.turned_away, m.combat = [], [], None  # 9.3
    return after_fight(u.box, s)


@rule("9.2.8")
def attack_bombers(u: WingUmpire, s: Campaign, combat: AirCombat) -> Steps[None]:
    """Every interceptor attacks, and those still undamaged once more; there is no third round.

    Covering Arcs help for the whole combat.
    """
    what = say("luck-on-arcs", number=len(s.now.interceptors))
    facts: Facts = {"moment": "arcs", "number": len(s.now.interceptors)}
    combat.arcs = yield from plays(u, s, ARCS, what, facts)
    for number in range(1, u.box.figures.combat_rounds + 1):
        combat.round, combat.used_covers = number, []
        yield from attack_in_waves(u, s, combat)


@rule("9.2.4", "9.2.7")
def attack_in_waves(u: WingUmpire, s: Campaign, combat: AirCombat) -> Steps[None]:
    """Interceptors that find every element full attack in a later wave."""
    waiting = [fighter.id for fighter in s.now.interceptors]
    wave = 0
    while waiting and s.lead and not s.result:
        wave += 1
        u.tell(WaveCame, round=combat.round, wave=wave)
        if s.duel:
            waiting = yield from aim_by_choice(u, s, combat, waiting)
        else:
            waiting = choose_bombers(u, s, combat, waiting)
        yield from cover(u, s, combat, waits=bool(waiting))
        yield from defend(u, s, combat)
        yield from strike(u, s, combat)
    combat.targets, combat.covers = {}, {}


# ---------------------------------------------------------------------- targets


@rule("9.2.1")
def choose_bombers(
    u: WingUmpire, s: Campaign, combat: AirCombat, waiting: Sequence[str]
) -> list[str]:
    """Dice give each interceptor its bomber; return those that must wait.

    A full element is rolled again; when all are full the rest wait. Several
    may attack one bomber.
    """
    combat.targets, combat.covers = {}, {}
    most = u.box.figures.most_attackers * len(occupied(u.box, s))
    for name in waiting[:most]:
        element = element_with_room(u, s, combat)
        aim(u, s, combat, name, random_in(u, s, element))
    return list(waiting[most:])


@rule("9.4.extra", "9.2.4")
def element_with_room(u: WingUmpire, s: Campaign, combat: AirCombat) -> list[str]:
    while True:
        element = random_element(u, s)
        attackers = [one for one in combat.targets.values() if one in element]
        if len(attackers) < u.box.figures.most_attackers:
            return element


@rule("9.2.2")
def aim(u: WingUmpire, s: Campaign, combat: AirCombat, name: str, bomber: str) -> None:
    combat.targets[name] = bomber
    fighter = found(s.now.interceptors, name)
    if u.log is not None and fighter is not None:
        names = fighter_name(u.box, fighter), called(u.box, s, bomber)
        u.tell(InterceptorAttacked, interceptor=names[0], bomber=names[1])


@rule("13.4.targets")
def aim_by_choice(
    u: WingUmpire, s: Campaign, combat: AirCombat, waiting: Sequence[str]
) -> Steps[list[str]]:
    """The German chooses a bomber for each interceptor, or holds it back.

    He may leave the rest of them to look for the easiest prey.
    """
    combat.targets, combat.covers = {}, {}
    later, hunting = [], False
    for name in waiting:
        fighter = found(s.now.interceptors, name)
        open_ = [bomber for bomber in s.formation if has_room(u.box, s, combat, bomber)]
        if fighter is None or not open_:
            later.append(name)
            continue
        if not hunting:
            bomber = yield from ch13_duel.ask_target(u, s, fighter, open_)
            hunting = bomber == ch13_duel.BEST
        if hunting:
            bomber = min(open_, key=lambda one: ch13_duel.hardness(u.box, s, one))
        if bomber:
            aim(u, s, combat, name, bomber)
    return later if combat.targets else []


@rule("9.2.4")
def has_room(box: Box, s: Campaign, combat: AirCombat, bomber: str) -> bool:
    element = element_of(box, s, bomber)
    attackers = [one for one in combat.targets.values() if element_of(box, s, one) == element]
    return len(attackers) < box.figures.most_attackers


# ---------------------------------------------------------------------- cover


@rule("9.2.3", "9.2.3.one", "9.2.7.cover")
def cover(u: WingUmpire, s: Campaign, combat: AirCombat, *, waits: bool) -> Steps[None]:
    """Escorts held back cover one interceptor each, once a round.

    Only those of the escort section can. The player is asked when there are too
    few of them, or when another wave waits.
    """
    free = [f for f in in_reserve(s, combat) if f.id not in combat.used_covers]  # 9.2.7.cover
    if free and (len(free) < len(combat.targets) or waits):
        yield from ask_cover(u, s, combat, free)  # 9.2.3
    else:
        assign_covers(u.box, s, combat, free)  # 9.2.3.one


@rule("9.2.3.four")
def can_cover(box: Box, s: Campaign, combat: AirCombat, name: str) -> bool:
    """No more than four escorts cover an element."""
    element = element_of(box, s, combat.targets[name])
    covered = [one for one in combat.covers if element_of(box, s, combat.targets[one]) == element]
    return name not in combat.covers and len(covered) < box.figures.most_covers


def assign_covers(box: Box, s: Campaign, combat: AirCombat, free: Sequence[Fighter]) -> None:
    """Cover as many as possible, first those that attack the weakest bombers."""
    left = list(free)
    for name in by_danger(box, s, combat):
        if left and can_cover(box, s, combat, name):
            put_cover(combat, name, left.pop(0))


def put_cover(combat: AirCombat, name: str, escort: Fighter) -> None:
    combat.covers[name] = escort.id
    combat.used_covers.append(escort.id)


def by_danger(box: Box, s: Campaign, combat: AirCombat) -> list[str]:
    """The attackers in the order of danger: on damaged bombers first, then from the lead on."""

    def danger(name: str) -> tuple[bool, int]:
        bomber = combat.targets[name]
        return not s.bombers[bomber].damaged, s.now.places.index(bomber)

    return sorted(combat.targets, key=danger)


def ask_cover(
    u: WingUmpire, s: Campaign, combat: AirCombat, free: Sequence[Fighter]
) -> Steps[None]:
    """Let the player choose the interceptors to be covered, one by one or all at once."""
    left = list(free)
    while left and (open_ := [n for n in combat.targets if can_cover(u.box, s, combat, n)]):
        options = [
            Option(AUTO, say("cover-auto", number=min(len(left), len(open_))), role=AGAIN),
            Option(DONE, say("cover-done"), role=FINISH),
            *(cover_option(u.box, s, combat, name) for name in open_),
        ]
        facts: Facts = {"escorts": len(left), "interceptors": len(open_)}
        s.now.asked = ("cover",)
        ask = say("ask-cover", escorts=len(left))
        answer = yield Choose("cover", US, ask, options, rule="9.2.3", facts=facts)
        if answer in (AUTO, DONE):
            assign_covers(u.box, s, combat, left if answer == AUTO else [])
            return
        put_cover(combat, answer, left.pop(0))


def cover_option(box: Box, s: Campaign, combat: AirCombat, name: str) -> Option:
    fighter = found(s.now.interceptors, name)
    assert fighter is not None  # noqa: S101  (it attacks)
    bomber = called(box, s, combat.targets[name])
    text = say("cover-interceptor", fighter=fighter_name(box, fighter), bomber=bomber)
    return Option(name, text, piece=name)


# ---------------------------------------------------------------------- fire


@rule("9.2.5", "9.5.fighter")
def defend(u: WingUmpire, s: Campaign, combat: AirCombat) -> Steps[None]:
    """All attacked bombers fire first, each at every interceptor that attacks it."""
    for name, bomber in list(combat.targets.items()):
        fighter = found(s.now.interceptors, name)
        if fighter is not None:
            hit = defensive_fire(u, s, combat, bomber, fighter)
            yield from shot_at(u, s, fighter, hit, bomber)


@rule("9.2.5")
def shot_at(u: WingUmpire, s: Campaign, fighter: Fighter, hit: str, bomber: str) -> Steps[None]:
    """One that is damaged leaves without points and does not fire."""
    became = yield from hit_fighter(u, s, fighter, hit)
    if became == DAMAGED:
        s.now.interceptors.remove(fighter)
        s.now.turned_away.append(fighter)
        u.tell(InterceptorsLeft, number=1)
    elif became == DESTROYED:
        s.crew_of(bomber).kills += 1
        reward_kill(u, s, s.crew_of(bomber))


def defensive_fire(
    u: WingUmpire, s: Campaign, combat: AirCombat, bomber: str, fighter: Fighter
) -> str:
    if u.log is not None:
        names = called(u.box, s, bomber), fighter_name(u.box, fighter)
        u.tell(BomberFired, bomber=names[0], interceptor=names[1], by=bomber, at=fighter.id)
    turn_up(u, s, bomber)
    modifiers = defensive_modifiers(u.box, s, combat, bomber, fighter)
    return u.roll(u.box.fighter_combat, modifiers, rule="9.2.5").hit


@rule("9.5.modifiers", "9.5", "6.4.1.fire", "6.1.2.arcs", "2.7.2.factors")
def defensive_modifiers(
    box: Box, s: Campaign, combat: AirCombat, bomber: str, fighter: Fighter
) -> Modifiers:
    """Air combat less structure, the crew, its neighbours and its element.

    A Loose formation fires worse, Covering Arcs help.
    """
    printed, m = box.air_modifiers, s.now
    base = ratings(box, s.bombers[bomber]).air_combat - fighter_ratings(box, fighter).structure
    place = m.places.index(bomber) + 1
    element = box.element_of[place]
    others = sum(bool(m.places[p - 1]) for p in element.places) - 1
    return Modifiers(
        Modifier("base", base, "9.5"),
        Modifier("crew", box.factors(s.crew_of(bomber)).air_combat, "2.7.2.factors"),
        Modifier("others", others * printed.other_bomber, "9.5.modifiers"),
        Modifier("element", int(getattr(printed, element.id)), "9.5.modifiers"),
        Modifier("loose", printed.loose if m.loose else 0, "6.4.1.fire"),
        Modifier("arcs", printed.arcs if combat.arcs else 0, "6.1.2.arcs"),
    )


@rule("9.2.6", "9.5.bomber")
def strike(u: WingUmpire, s: Campaign, combat: AirCombat) -> Steps[None]:
    """Interceptors still undamaged fire, left to right; not at a bomber that is gone."""
    for name in until_over(s, list(combat.targets)):
        fighter, bomber = found(s.now.interceptors, name), combat.targets[name]
        if fighter is not None and bomber in s.now.places:
            hit = interceptor_fire(u, s, combat, fighter, bomber)
            yield from hit_bomber(u, s, bomber, hit, "fighters")


@rule("9.5")
def interceptor_fire(
    u: WingUmpire, s: Campaign, combat: AirCombat, fighter: Fighter, bomber: str
) -> str:
    """The result is read on the table for bombers."""
    box = u.box
    if u.log is not None:
        names = fighter_name(box, fighter), called(box, s, bomber)
        u.tell(InterceptorFired, interceptor=names[0], bomber=names[1], by=fighter.id, at=bomber)
    modifiers = offensive_modifiers(box, s, combat, fighter, bomber)
    return u.roll(box.bomber_combat, modifiers).hit


@rule("9.5", "9.2.3", "6.2.bonus")
def offensive_modifiers(
    box: Box, s: Campaign, combat: AirCombat, fighter: Fighter, bomber: str
) -> Modifiers:
    """Air combat less structure, an ace, an escort that covers."""
    structure = ratings(box, s.bombers[bomber]).structure
    covered = box.air_modifiers.cover if fighter.id in combat.covers else 0
    return Modifiers(
        Modifier("base", fighter_ratings(box, fighter).air_combat - structure, "9.5"),
        Modifier("ace", ace_bonus(box, fighter)[0], "6.2.bonus"),
        Modifier("cover", covered, "9.2.3"),
    )
