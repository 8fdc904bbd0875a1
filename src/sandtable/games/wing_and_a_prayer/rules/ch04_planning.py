"""4.1 to 4.3 and 4.5: the mission counter, the target, the cloud and the escorts."""

from __future__ import annotations

from sandtable.engine.rules import rule
from sandtable.games.wing_and_a_prayer.components import Box, WingUmpire
from sandtable.games.wing_and_a_prayer.events.flight import (
    CardsAdded,
    CardsRemoved,
    CloudForecast,
    MissionBegan,
    TargetDrawn,
)
from sandtable.games.wing_and_a_prayer.rules.ch03_deployment import blue_cards
from sandtable.games.wing_and_a_prayer.rules.ch05_turn import escort_type, form_escort
from sandtable.games.wing_and_a_prayer.rules.ch12_crews import bring_back
from sandtable.games.wing_and_a_prayer.rules.ch12_options import maximum_effort
from sandtable.games.wing_and_a_prayer.rules.words import target_name
from sandtable.games.wing_and_a_prayer.state import BLUE, Campaign, Cloud, Mission


@rule("4.0", "4.1", "2.7.4")
def advance(u: WingUmpire, s: Campaign) -> None:
    """The counter goes to its next box, for the first mission to the starting box."""
    s.box = s.box + 1 if s.box else u.box.scenarios[s.scenario].start_box  # 4.0, 4.1, 2.7.4
    enter_box(u, s)
    u.tell(MissionBegan, number=s.flown + 1, box=s.box, year=u.box.track[s.box].year)


@rule("4.1.1", "4.1.1.star", "4.1.1.year")
def enter_box(u: WingUmpire, s: Campaign) -> None:
    """A new year brings its blue cards, the star removes those of 1942.

    Crews on their way back join the squadron meanwhile.
    """
    here = u.box.track[s.box]  # 4.1.1
    if here.year not in s.years:  # 4.1.1.year
        s.years.append(here.year)
        s.deck += blue_cards(u.box, s, here.year)
        u.tell(CardsAdded, year=here.year)
    if here.star:  # 4.1.1.star
        gone = u.box.figures.star_removes
        s.deck = [card for card in s.deck if u.box.target_of(card).year != gone]
        u.tell(CardsRemoved, year=gone)
    bring_back(u, s)


@rule("4.2", "2.6.required", "2.7.3", "2.6.name")
def draw_target(u: WingUmpire, s: Campaign) -> None:
    """Turn a card up; it fixes what is required. The formation begins Tight.

    Cards are shuffled whenever one goes back, so that drawing any of them comes to the same.
    """
    refill(u.box, s)
    card = u.one_of(s.deck, "why-card", rule="4.2", seen_by=s.private)
    s.deck.remove(card)
    s.mission = Mission(card, u.box.track[s.box].year, u.box.card(card).bombers)  # 2.6.required
    s.mission.number = s.flown + 1
    s.mission.places = [""] * u.box.squadron.size  # 2.7.3
    s.mission.shown, s.mission.called = not s.duel, u.box.card(card).escorts
    tell_target(u, card, s.private)  # 2.6.name
    maximum_effort(u, s)
    if s.duel:
        u.reveal()  # how many bombers and escorts the card asks for can be seen


def tell_target(u: WingUmpire, card: str, seen_by: tuple[str, ...] | None) -> None:
    colour, space, name = (
        card.partition(":")[2],
        u.box.target_of(card).box,
        target_name(u.box, card),
    )
    u.tell(TargetDrawn, target=name, colour=colour, space=space, seen_by=seen_by)


def refill(box: Box, s: Campaign) -> None:
    """An empty deck is made anew of completed blue cards of the years in play."""
    if s.deck:
        return
    blue = [card for card in s.done if card.endswith(BLUE) and box.target_of(card).year in s.years]
    s.deck = sorted(set(blue))
    s.done = [card for card in s.done if card not in s.deck]


@rule("4.3")
def forecast(u: WingUmpire, s: Campaign) -> None:
    """Two dice for the cloud over the target."""
    s.now.cloud = roll_cloud(u)
    u.tell(CloudForecast, cloud=s.now.cloud)


def roll_cloud(u: WingUmpire) -> Cloud:
    return u.roll(u.box.cloud_cover).cloud


@rule("4.5", "2.6.escorts")
def call_escorts(u: WingUmpire, s: Campaign) -> None:
    """The number on the card, of one type, with aces; their range starts at 0.

    The range counter moves with every box from here on.
    """
    number = u.box.card(s.now.card).escorts
    if number:
        form_escort(u, s, escort_type(u, s), number, 0)
