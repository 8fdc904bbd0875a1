"""The knowledge of a seat, and campaigns that fit it.

Only the German is kept in the dark, and only between two players: crew counters lie face down under
their bombers, and the mission card is not shown until the formation is over its target (13.0).
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from sandtable.engine.dice import Dice
from sandtable.engine.rules import rule
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.state import (
    CRACK,
    GREEN,
    US,
    VETERAN,
    Bomber,
    Campaign,
    Crew,
    Mission,
)

HIDDEN = "hidden"
UNDER, IDLE = "under_", "idle_"
PAST_UNKNOWN = 0
"""The first mission of a crew whose history is not known."""
GERMAN_ASKED = ("german-flak", "german-intercept", "german-attack")
TICKETS = 6
"""Of six crews that are not known one is Crack, one Veteran, and the others are Green."""


@rule("13.0.hidden")
def known(s: Campaign, seat: str | None) -> Campaign:
    """The table as it lies, with face-down crews and the mission card left out for the German."""
    if not s.duel or seat == US:
        return s
    seen = set(s.mission.seen) if s.mission else set()
    names = masks(s, seen)
    return replace(
        s,
        deck=sorted(s.deck + ([] if card_is_open(s) else [s.now.card])),
        bombers={name: masked(bomber, names) for name, bomber in s.bombers.items()},
        crews=crews_as_seen(s, names),
        green_left=[],
        named_left=[],
        graves=[replace(grave, story=[]) for grave in s.graves],
        last_formation=[],
        mission=None if s.mission is None else mission_as_seen(s.mission),
    )


def card_is_open(s: Campaign) -> bool:
    return s.mission is None or s.mission.shown


def masks(s: Campaign, seen: set[str]) -> dict[str, str]:
    """Return what each crew is called by somebody who sees bombers and backs of counters."""
    under = {b.crew: f"{UNDER}{b.id}" for b in s.bombers.values() if b.crew and b.crew not in seen}
    idle = [c for c in s.crews.values() if c.id not in under and c.id not in seen]
    idle.sort(key=lambda crew: (crew.section, crew.back))
    return under | {crew.id: f"{IDLE}{number:02}" for number, crew in enumerate(idle)}


def masked(bomber: Bomber, names: dict[str, str]) -> Bomber:
    return replace(bomber, crew=names.get(bomber.crew, bomber.crew))


def crews_as_seen(s: Campaign, names: dict[str, str]) -> dict[str, Crew]:
    """Open crews without their past, the others as backs, in an order that tells nothing."""
    found = [
        Crew(names[crew.id], HIDDEN, HIDDEN, crew.section, crew.back)
        if crew.id in names
        else replace(crew, joined=PAST_UNKNOWN, missions=0, story=[])
        for crew in s.crews.values()
    ]
    return {crew.id: crew for crew in sorted(found, key=lambda one: one.id)}


def mission_as_seen(m: Mission) -> Mission:
    """Without the card while it is hidden, without plans, without what the player put away."""
    return replace(
        m,
        card=m.card if m.shown else HIDDEN,
        places=m.places if m.arranged else [""] * len(m.places),
        route=[],
        returned=[],
        refused=[],
        asked=m.asked if m.asked[:1] and m.asked[0] in GERMAN_ASKED else (),
    )


# ---------------------------------------------------------------------- imagining


def resample(box: Box, k: Campaign, seat: str | None, dice: Dice) -> Campaign:
    """Return a campaign that fits what is known, with cards and crews drawn anew."""
    s: Campaign = msgspec.msgpack.decode(msgspec.msgpack.encode(k), type=Campaign)
    if not k.duel or seat == US:
        return s
    draw_crews(box, s, dice)
    if s.mission is not None and not s.mission.shown:
        cards = possible_cards(box, k)
        s.mission.card = cards[dice.roll(len(cards)) - 1]
        s.deck.remove(s.mission.card)
    return s


def possible_cards(box: Box, k: Campaign) -> list[str]:
    """The cards that the mission can be for, as far as numbers and boxes entered tell."""
    m = k.now

    def fits(card: str) -> bool:
        found = box.card(card)
        effort = k.switches.maximum_effort and m.required == box.figures.maximum_effort
        required = effort or found.bombers == m.required
        return required and found.escorts == m.called and box.target_of(card).box not in m.flown

    return [card for card in k.deck if fits(card)]


def draw_crews(box: Box, s: Campaign, dice: Dice) -> None:
    """Turn every face-down counter into a crew, from the counters that are not accounted for."""
    out = {crew.counter for crew in s.crews.values()} | {grave.counter for grave in s.graves}
    named = [name for name in box.named_crews if name not in out]
    green = [name for name in box.green_crews if name not in out]
    for crew in s.crews.values():
        if crew.counter == HIDDEN:
            crew.level = {1: CRACK, 2: VETERAN}.get(dice.roll(TICKETS), GREEN)
            if not named:
                crew.level = GREEN
            pool = green if crew.level == GREEN else named
            crew.counter = pool.pop(dice.roll(len(pool)) - 1) if pool else "blank"
    s.green_left, s.named_left = green, named
