"""4.4: bombers and crews take their places in the formation."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.decisions import AGAIN, FINISH, Choose, Facts, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import Text, say
from sandtable.games.wing_and_a_prayer.components import Box, WingUmpire
from sandtable.games.wing_and_a_prayer.events.flight import BombersAssigned, BombersMissing, TookOff
from sandtable.games.wing_and_a_prayer.rules.ch05_next import REFORM, interrupted
from sandtable.games.wing_and_a_prayer.rules.ch05_route import plan_course
from sandtable.games.wing_and_a_prayer.rules.ch06_luck import angel_upgrade
from sandtable.games.wing_and_a_prayer.rules.ch12_crews import ask_commander
from sandtable.games.wing_and_a_prayer.rules.ch12_options import (
    assembly,
    choose_altitude,
    tag_along,
)
from sandtable.games.wing_and_a_prayer.rules.squadron import ready_pairs
from sandtable.games.wing_and_a_prayer.rules.words import called, crew_tag
from sandtable.games.wing_and_a_prayer.state import LEVELS, US, Campaign

DONE, BY_RANK, AS_BEFORE = "done", "by-rank", "as-before"


@rule("4.4", "4.4.none")
def assign(u: WingUmpire, s: Campaign) -> Steps[str | None]:
    """Bombers take their places; with none Ready nobody flies."""
    if not s.formation:
        yield from muster(u, s)
    if not s.formation:
        return REFORM  # 4.4.none
    yield from arrange(u, s, ready_pairs(s))
    s.last_formation = s.formation
    s.now.arranged = True
    if s.duel:
        u.reveal()  # whom he puts where tells something of the crews
    number, lead = len(s.formation), called(u.box, s, s.lead)
    u.tell(BombersAssigned, number=number, lead=lead, seen_by=s.private)
    return None


@rule("4.4", "4.4.max")
def muster(u: WingUmpire, s: Campaign) -> Steps[None]:
    """As many as required stand ready, no more; each one missing costs a point."""
    more = yield from tag_along(u, s)
    pairs = ready_pairs(s)
    number = min(s.now.required + more, len(pairs), u.box.squadron.size)
    pay_missing(u, s, max(0, s.now.required - number))
    if number:
        fill(s, by_rank(u.box, s, pairs)[:number])


@rule("4.4.short", "2.5.vp.missing")
def pay_missing(u: WingUmpire, s: Campaign, missing: int) -> None:
    if missing:
        points = missing * u.box.points.missing_bomber
        s.score("missing", points)
        u.tell(BombersMissing, number=missing, points=points)


@rule("4.4.order", "2.4")
def fill(s: Campaign, bombers: Sequence[str]) -> None:
    """From place 1 on, without gaps."""
    empty = len(s.now.places) - len(bombers)
    s.now.places = [*bombers, *[""] * empty]


@rule("4.4.1")
def by_rank(box: Box, s: Campaign, pairs: Sequence[str]) -> list[str]:
    """The best bombardier leads, because his factors count; then the better crews."""

    def rank(bomber: str) -> tuple[int, ...]:
        crew = s.crew_of(bomber)
        factors = box.factors(crew)
        damaged = s.bombers[bomber].damaged
        return (-damaged, LEVELS.index(crew.level), factors.air_combat, factors.performance)

    def bombardier(bomber: str) -> tuple[int, ...]:
        factors = box.factors(s.crew_of(bomber))
        return (-s.bombers[bomber].damaged, factors.bombing, factors.performance)

    lead = max(pairs, key=bombardier)
    rest = sorted((one for one in pairs if one != lead), key=rank, reverse=True)
    return [lead, *rest]


def as_before(box: Box, s: Campaign, pairs: Sequence[str], number: int) -> list[str]:
    """The bombers of the last mission in their order, then others by rank."""
    again = [bomber for bomber in s.last_formation if bomber in pairs][:number]
    rest = [bomber for bomber in by_rank(box, s, pairs) if bomber not in again]
    return [*again, *rest][:number]


# ---------------------------------------------------------------------- changes


@rule("4.4.choice", "4.4.crews")
def arrange(u: WingUmpire, s: Campaign, pairs: Sequence[str]) -> Steps[None]:
    """The player changes who flies and where until he is done; crews stay with their bombers."""
    while True:
        s.now.asked = ("formation", *pairs)
        answer = yield Choose(
            "formation",
            US,
            say("ask-formation", number=len(s.formation)),
            lambda: formation_options(u.box, s, pairs),
            rule="4.4.choice",
            facts={"number": len(s.formation)},
        )
        if answer == DONE:
            return
        if answer == BY_RANK:
            fill(s, by_rank(u.box, s, pairs)[: len(s.formation)])
        elif answer == AS_BEFORE:
            fill(s, as_before(u.box, s, pairs, len(s.formation)))
        else:
            yield from place(u, s, answer)


def formation_options(box: Box, s: Campaign, pairs: Sequence[str]) -> list[Option]:
    options = [Option(DONE, say("formation-done"), role=FINISH)]
    if s.last_formation:
        options.append(Option(AS_BEFORE, say("formation-as-before"), role=AGAIN))
    options.append(Option(BY_RANK, say("formation-by-rank")))
    moves = [
        Option(bomber, say("formation-move", bomber=own_name(box, s, bomber)), piece=bomber)
        for bomber in pairs
        if len(pairs) > 1
    ]
    return options + moves


def own_name(box: Box, s: Campaign, bomber: str) -> Text:
    """Return the name of a bomber as its own side knows it, for a question that no other reads."""
    return crew_tag(box, s.crew_of(bomber))


@rule("4.4.choice")
def place(u: WingUmpire, s: Campaign, bomber: str) -> Steps[None]:
    """Put a bomber into a place of the formation; the one that was there moves to its place.

    With one place to go to nobody is asked.
    """
    places = s.now.places
    options = [
        Option(
            f"place-{number}",
            say("formation-place", place=number, element=u.box.element_of[number].names),
            space=f"place-{number}",
        )
        for number, held in enumerate(places, 1)
        if held and held != bomber
    ]
    if len(options) > 1:
        answer = yield from ask_place(u, s, bomber, options)
        swap(places, bomber, int(answer.removeprefix("place-")) - 1)
    elif options:
        swap(places, bomber, int(options[0].id.removeprefix("place-")) - 1)


def ask_place(u: WingUmpire, s: Campaign, bomber: str, options: Sequence[Option]) -> Steps[str]:
    facts: Facts = {"bomber": bomber}
    s.now.asked = ("place", bomber)
    ask = say("ask-place", bomber=own_name(u.box, s, bomber))
    answer: str = yield Choose(
        "place", US, ask, options, rule="4.4.choice", facts=facts, subject=bomber
    )
    return answer


def swap(places: list[str], bomber: str, to: int) -> None:
    if bomber in places:
        places[places.index(bomber)] = places[to]
    places[to] = bomber


# ---------------------------------------------------------------------- take-off


@rule("5.0", "3.1.1")
def take_off(u: WingUmpire, s: Campaign) -> Steps[str | None]:
    """The last decisions at the base: Lady Luck, commander, altitude and course."""
    m = s.now
    yield from angel_upgrade(u, s)
    yield from ask_commander(u, s)
    yield from choose_altitude(u, s)
    depart(s)
    u.tell(TookOff, number=m.took_off)
    yield from assembly(u, s)
    if stop := interrupted(s):
        return stop
    yield from plan_course(u, s)
    return None


def depart(s: Campaign) -> None:
    """Count who takes off, for the formation and for the roster."""
    m = s.now
    m.sent, m.took_off = s.formation, len(s.formation)
    s.sorties[m.year] = s.sorties.get(m.year, 0) + m.took_off
    for bomber in m.sent:
        s.bombers[bomber].missions += 1
        s.crew_of(bomber).missions += 1
        s.note(s.crew_of(bomber), "flown")
