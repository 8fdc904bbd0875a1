"""6. Formation events, aces, random bombers and Loose formations."""

from __future__ import annotations

from sandtable.engine.decisions import Steps
from sandtable.engine.rules import rule
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.games.wing_and_a_prayer.components import Box, WingUmpire
from sandtable.games.wing_and_a_prayer.events.flight import (
    AceJoined,
    CloudChanged,
    FormationLoosened,
    FormationTightened,
    NothingHappened,
    SystemsFailed,
)
from sandtable.games.wing_and_a_prayer.rules.ch06_luck import benchmark, clears_sky
from sandtable.games.wing_and_a_prayer.rules.squadron import crew_performance, turn_up
from sandtable.games.wing_and_a_prayer.rules.words import called, fighter_name, nickname, whom
from sandtable.games.wing_and_a_prayer.state import Campaign, Fighter


@rule("4.4.1", "5.3.tighten")
def lead_check(u: WingUmpire, s: Campaign) -> bool:
    """1d6 and the performance of the crew that leads the formation: 4 or more is Tight."""
    turn_up(u, s, s.lead)
    performance = crew_performance(u.box, s, s.lead)
    lead = Modifiers(Modifier("lead-crew", performance, "4.4.1"))
    return u.roll(u.box.formation_check, lead).tight


@rule("6.1.1.formation")
def formation_check(u: WingUmpire, s: Campaign) -> Steps[None]:
    """3 or less makes the formation Loose, 4 or more Tight."""
    if lead_check(u, s):
        tighten(u, s)
    else:
        yield from loosen(u, s, "6.1.1.formation")


def tighten(u: WingUmpire, s: Campaign) -> None:
    if s.now.loose:
        s.now.loose = False
        u.tell(FormationTightened)


@rule("6.1.2.benchmark")
def loosen(u: WingUmpire, s: Campaign, why: str) -> Steps[None]:
    """The formation falls Loose, unless Benchmark keeps it together."""
    if s.now.loose or (yield from benchmark(u, s, "loose")):
        return
    s.now.loose = True
    u.tell(FormationLoosened, rule=why)


@rule("6.4", "6.4.1.retry")
def check_losses(u: WingUmpire, s: Campaign) -> Steps[None]:
    """A loss that reaches the number for the take-off size makes the formation Loose at once.

    On the runway, and once the campaign is lost, there is no formation any more.
    """
    m = s.now
    flies = bool(s.lead) and not m.over and not s.result
    if flies and m.gone >= u.box.loose_at.read(m.took_off).value:
        yield from loosen(u, s, "6.4")


# ---------------------------------------------------------------------- events


@rule("6.1.1.systems")
def systems_trouble(u: WingUmpire, s: Campaign) -> str:
    """A random bomber is in trouble on 1-2; return which, or nothing."""
    bomber = random_bomber(u, s)
    if not u.roll(u.box.systems_trouble, about=whom(nickname(u.box, s, bomber))).yes:
        u.tell(NothingHappened, rule="6.1.1.systems")
        return ""
    u.tell(SystemsFailed, bomber=called(u.box, s, bomber))
    return bomber


@rule("6.1.1.weather")
def weather_change(u: WingUmpire, s: Campaign) -> Steps[None]:
    """1-3 changes the cloud over the target; nothing changes once it has been bombed."""
    m = s.now
    if m.bombed or (yield from clears_sky(u, s, "weather")):
        return
    if u.roll(u.box.weather_check).yes:
        m.cloud = u.roll(u.box.weather_change).cloud
        u.tell(CloudChanged, cloud=m.cloud)


# ---------------------------------------------------------------------- random bombers


@rule("6.3", "9.4")
def random_bomber(u: WingUmpire, s: Campaign) -> str:
    return random_in(u, s, random_element(u, s))


@rule("6.3", "9.4")
def random_element(u: WingUmpire, s: Campaign) -> list[str]:
    """1d6 on the column for the elements that have bombers; empty ones are skipped."""
    elements = occupied(u.box, s)
    place = u.roll(u.box.random_element[str(len(elements))]).value
    return elements[place - 1]


@rule("6.3.bomber", "9.4")
def random_in(u: WingUmpire, s: Campaign, element: list[str]) -> str:
    """The faces of a die are split evenly among the bombers of an element, left to right."""
    if len(element) == 1:
        return element[0]
    return element[u.roll(u.box.random_place[str(len(element))]).value - 1]


@rule("2.4")
def occupied(box: Box, s: Campaign) -> list[list[str]]:
    """The elements that have bombers, from Lead to Tail, each with its bombers."""
    places = s.now.places
    found = [
        [places[place - 1] for place in element.places if places[place - 1]]
        for element in box.elements.values()
    ]
    return [bombers for bombers in found if bombers]


def element_of(box: Box, s: Campaign, bomber: str) -> str:
    return box.element_of[s.now.places.index(bomber) + 1].id


# ---------------------------------------------------------------------- aces


@rule("6.2", "4.5.aces", "9.1.3", "6.2.stay")
def join_aces(u: WingUmpire, s: Campaign, side: str, fighters: list[Fighter]) -> None:
    """A die tells how many aces; each is drawn at random and stays with its fighter.

    There is one a fighter at most, from the left, as long as aces and fighters last;
    fresh escorts are all alike, so that it does not matter which gets one.
    """
    number = u.roll(u.box.ace_numbers[side][str(s.now.year)]).value  # 6.2, 4.5.aces
    free = [fighter for fighter in fighters if not fighter.ace]  # 6.2.stay
    for fighter in free[:number]:  # 9.1.3
        left = s.aces_left[side]
        if left:
            fighter.ace = u.one_of(left, "why-ace", rule="6.2")
            left.remove(fighter.ace)
            s.now.aces_out.append(fighter.ace)
            u.tell(AceJoined, fighter=fighter_name(u.box, fighter), side=side)


@rule("6.2.removed")
def lose_ace(s: Campaign, fighter: Fighter) -> None:
    """The ace of a destroyed fighter is out of the game."""
    if fighter.ace:
        s.now.aces_out.remove(fighter.ace)


@rule("6.2.removed")
def return_aces(box: Box, s: Campaign) -> None:
    """After the mission all other aces go back to the draw."""
    for side, left in s.aces_left.items():
        back = {*left, *(ace for ace in s.now.aces_out if box.aces[ace].side == side)}
        s.aces_left[side] = [ace for ace in box.aces if ace in back]
    s.now.aces_out.clear()


def new_fighter(s: Campaign, type_: str) -> Fighter:
    s.now.fighters += 1
    return Fighter(f"{type_}_{s.now.fighters}", type_)
