"""5. The mission turn: movement, upkeep of the formation, escorts, flak sites and events."""

from __future__ import annotations

from sandtable.engine.decisions import Choose, Facts, Option, Steps
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.wing_and_a_prayer.components import Box, WingUmpire
from sandtable.games.wing_and_a_prayer.events.flight import (
    EscortArrived,
    EscortLeft,
    EventHappened,
    FormationClosedUp,
    NoEscortCame,
)
from sandtable.games.wing_and_a_prayer.rules import ch13_duel
from sandtable.games.wing_and_a_prayer.rules.ch05_next import LANDING, after_event, interrupted
from sandtable.games.wing_and_a_prayer.rules.ch05_route import move
from sandtable.games.wing_and_a_prayer.rules.ch06_formation import (
    formation_check,
    join_aces,
    lead_check,
    new_fighter,
    systems_trouble,
    tighten,
    weather_change,
)
from sandtable.games.wing_and_a_prayer.rules.ch06_luck import draw_luck, prayer
from sandtable.games.wing_and_a_prayer.rules.ch08_flak import flak_site
from sandtable.games.wing_and_a_prayer.rules.ch09_interceptors import enemy_fighters
from sandtable.games.wing_and_a_prayer.rules.ch10_results import (
    abandon,
    check_damaged_bomber,
    check_damaged_escort,
    damage,
)
from sandtable.games.wing_and_a_prayer.rules.scoring import until_over
from sandtable.games.wing_and_a_prayer.rules.words import called
from sandtable.games.wing_and_a_prayer.state import DAMAGED, US, Campaign, Escort

KEEP, EXCHANGE = "keep", "exchange"


@rule("5.0")
def mission_turn(u: WingUmpire, s: Campaign) -> Steps[str]:
    """One box, then the steps up to the event check; at the base the mission lands."""
    yield from move(u, s)
    if s.now.box == u.box.atlas.base:
        return LANDING
    yield from keep_together(u, s)
    if not interrupted(s):
        yield from flak_step(u, s)
    if stop := interrupted(s):
        return stop
    yield from event_check(u, s)
    if s.duel and not interrupted(s):
        yield from ch13_duel.intercept(u, s)
    return after_event(u.box, s)


@rule("5.7", "14.2.1")
def flak_step(u: WingUmpire, s: Campaign) -> Steps[None]:
    """A flak site may fire; between two players the German may play a counter instead."""
    if s.duel:
        show_target(u, s)
        yield from ch13_duel.play_flak(u, s)
    elif is_under_flak(u.box, s):
        yield from flak_site(u, s)


@rule("13.0.hidden")
def show_target(u: WingUmpire, s: Campaign) -> None:
    """The mission card is shown when the formation enters the target box."""
    if s.now.box == u.box.target_of(s.now.card).box:
        ch13_duel.show_card(u, s)


def keep_together(u: WingUmpire, s: Campaign) -> Steps[None]:
    """Steps 5.2 to 5.6."""
    close_up(u, s)
    tighten_up(u, s)
    yield from check_damaged(u, s)
    if not interrupted(s):
        check_range(u, s)
        yield from meet_escort(u, s)


# ---------------------------------------------------------------------- 5.2 and 5.3


@rule("5.2", "5.2.element", "2.4.leads")
def close_up(u: WingUmpire, s: Campaign) -> None:
    """Fill lost leads from their element and empty elements from behind.

    Every element that has bombers gets a lead in its first place.
    """
    before = list(s.now.places)
    size = len(u.box.elements["lead"].places)
    elements = [before[first : first + size] for first in range(0, len(before), size)]
    full = [with_lead(element) for element in elements if any(element)]  # 2.4.leads
    empty = [[""] * size for _ in range(len(elements) - len(full))]  # 5.2.element
    s.now.places = [bomber for element in full + empty for bomber in element]  # 5.2
    if s.now.places != before:
        u.tell(FormationClosedUp)


@rule("5.2.lead")
def with_lead(element: list[str]) -> list[str]:
    """The bomber with the next higher number takes the place of a lost lead; the rest stay."""
    if element[0]:
        return element
    place = next(number for number, bomber in enumerate(element) if bomber)
    closed = list(element)
    closed[0], closed[place] = closed[place], ""
    return closed


@rule("5.3")
def tighten_up(u: WingUmpire, s: Campaign) -> None:
    """A Loose formation tries to tighten once a turn; a try costs nothing, so it is always made."""
    if s.now.loose and lead_check(u, s):
        tighten(u, s)


@rule("5.4")
def check_damaged(u: WingUmpire, s: Campaign) -> Steps[None]:
    """Every damaged bomber in the order of places, then every damaged escort.

    Once the mission or the campaign is over nothing more is checked.
    """
    for bomber in until_over(s, s.formation):
        if s.bombers[bomber].damaged:
            yield from check_damaged_bomber(u, s, s.bombers[bomber])
    escort = None if interrupted(s) else s.now.escort
    for fighter in list(escort.fighters) if escort else []:
        if fighter.damaged:
            check_damaged_escort(u, s, fighter)


# ---------------------------------------------------------------------- 5.5 and 5.6


@rule("5.5", "5.5.exceed", "2.7.7")
def check_range(u: WingUmpire, s: Campaign) -> None:
    """The range counter moves on; beyond its range the escort goes home.

    That costs nothing, and the counter goes back to its box.
    """
    escort = s.now.escort
    if escort is None:
        return
    escort.flown += 1  # 5.5
    aircraft = u.box.aircraft[escort.type]
    if escort.flown > aircraft.range:  # 5.5.exceed, 2.7.7
        u.tell(EscortLeft, type=aircraft.short, number=len(escort.fighters))
        s.now.escort, s.now.reconsider = None, True


@rule("5.6", "5.6.one")
def meet_escort(u: WingUmpire, s: Campaign) -> Steps[None]:
    """In a rendezvous box the player may give up his escort to roll for another.

    Without an escort a roll costs nothing, so it is always made.
    """
    if u.box.atlas.boxes[s.now.box].kind != "rendezvous":
        return
    if s.now.escort is None or (yield from exchanges(u, s, s.now.escort)):
        new_escort(u, s)


def exchanges(u: WingUmpire, s: Campaign, escort: Escort) -> Steps[bool]:
    aircraft = u.box.aircraft[escort.type]
    facts: Facts = {
        "type": escort.type,
        "number": len(escort.fighters),
        "left": aircraft.range - escort.flown,
    }
    s.now.asked = ("rendezvous",)
    ask = say("ask-rendezvous", type=aircraft.short, number=facts["number"], left=facts["left"])
    options = [Option(word, say(f"rendezvous-{word}")) for word in (KEEP, EXCHANGE)]
    answer = yield Choose("rendezvous", US, ask, options, rule="5.6", facts=facts)
    return bool(answer == EXCHANGE)


@rule("5.6.number", "5.6.none", "5.6.type", "5.6.replace", "5.6.range")
def new_escort(u: WingUmpire, s: Campaign) -> None:
    """The old escort goes home without points; a die tells how many come.

    Nobody comes, or so many of one type with aces, half of their
    range flown.
    """
    s.now.escort = None  # 5.6.replace
    number = u.roll(u.box.rendezvous).value  # 5.6.number
    if not number:
        u.tell(NoEscortCame)  # 5.6.none
        s.now.reconsider = True
        return
    type_ = escort_type(u, s)  # 5.6.type
    half = u.box.aircraft[type_].range - u.box.aircraft[type_].rendezvous_range
    form_escort(u, s, type_, number, half)  # 5.6.range


@rule("4.5.type")
def escort_type(u: WingUmpire, s: Campaign) -> str:
    """1d6 in the column of the mission's box; all escorts of a group are of one type.

    The columns follow what is available, the last one sooner if the P-51s
    have come early.
    """
    return u.roll(u.box.escort_type[escort_column(u.box, s)]).type


@rule("4.5.availability", "4.1.2")
def escort_column(box: Box, s: Campaign) -> str:
    early = s.p51_early and s.box >= box.figures.p51_early_from
    return box.escort_period.read(box.last_box if early else s.box).column


@rule("4.5", "4.5.range")
def form_escort(u: WingUmpire, s: Campaign, type_: str, number: int, flown: int) -> None:
    """So many escorts of a type with their aces; the range counter starts where it is told."""
    fighters = [new_fighter(s, type_) for _ in range(number)]
    s.now.escort = Escort(type_, fighters, flown)
    u.tell(EscortArrived, type=u.box.aircraft[type_].short, number=number)
    join_aces(u, s, US, fighters)


# ---------------------------------------------------------------------- 5.7 to 5.9


@rule("5.7", "2.3.red")
def is_under_flak(box: Box, s: Campaign) -> bool:
    """A red box has a flak site; that of the active target fires in 11.1 and 11.4 only."""
    here = s.now.box
    at_target = here == box.target_of(s.now.card).box and not s.switches.flak_site_at_target
    return box.atlas.has_flak(here) and not at_target


@rule("5.8", "6.1", "6.1.1")
def event_check(u: WingUmpire, s: Campaign) -> Steps[None]:
    """Two dice in the column of the distance from base, and two more for the event."""
    column = u.box.event_band.read(u.box.atlas.from_base[s.now.box]).column  # 6.1.1
    if u.roll(u.box.event_occurs[column]).yes:  # 5.8
        yield from event(u, s, u.roll(u.box.formation_event[column]).event)  # 6.1


@rule("6.1.1", "C.random_flak")
def event(u: WingUmpire, s: Campaign, name: str) -> Steps[None]:
    """One of five; none of them is flak, whatever chapter 13 says of it."""
    u.tell(EventHappened, name=name)
    if name == "systems_trouble":
        yield from trouble(u, s)
    elif name == "lady_luck":
        draw_luck(u, s)
    elif name == "weather_change":
        yield from weather_change(u, s)
    elif name == "formation_check":
        yield from formation_check(u, s)
    elif brings_fighters(u.box, s):
        enemy_fighters(u, s)


@rule("14.2.2", "13.3.england")
def brings_fighters(box: Box, s: Campaign) -> bool:
    """Between two players the German has those of 13.1 alone, unless the letter of 14.2 is played.

    Even then none comes over England.
    """
    if not s.duel:
        return True
    return s.switches.event_fighters and ch13_duel.can_intercept(box, s.now.box)


@rule("6.1.1.systems", "6.1.2.wing")
def trouble(u: WingUmpire, s: Campaign) -> Steps[None]:
    """The bomber is damaged, or abandons if it was; its crew is not checked.

    A prayer voids the damage as it does any other.
    """
    name = systems_trouble(u, s)
    if not name:
        return
    bomber = s.bombers[name]
    if bomber.damaged:
        yield from abandon(u, s, bomber, "systems")
    elif not (yield from prayer(u, s, "systems", DAMAGED, bomber=called(u.box, s, name))):
        damage(u, s, bomber)
