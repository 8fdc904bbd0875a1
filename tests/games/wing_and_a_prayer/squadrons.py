"""A squadron in one line: bombers in their places, an umpire with written dice."""

from collections.abc import Mapping
from typing import Any

from sandtable.engine.game import Setup
from sandtable.games.wing_and_a_prayer import GAME
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.rules.ch03_deployment import set_up
from sandtable.games.wing_and_a_prayer.rules.ch06_formation import new_fighter
from sandtable.games.wing_and_a_prayer.rules.squadron import new_bomber, new_crew
from sandtable.games.wing_and_a_prayer.state import AirCombat, Bomber, Campaign, Escort, Mission
from sandtable.testing.desk import Desk, desk

BOX: Box = GAME.printed_box
PLACES = 12


def umpire(*dice: int, box: Box = BOX) -> Desk[Box]:
    return desk(box, *dice)


def squadron(scenario: str = "full", type_: str = "b17f", **options: bool) -> Campaign:
    """Twelve bombers with crews that have no factors, in box 1 of the track."""
    s = set_up(BOX, Setup(scenario, dict(options)))
    s.box = BOX.scenarios[scenario].start_box
    for _ in range(PLACES):
        new_bomber(s, type_).crew = new_crew(s, "blank", "green").id
    return s


def flight(  # noqa: PLR0913  (all of it is one formation)
    bombers: int = 6,
    *,
    card: str = "rouen:blue",
    at: str = "picardy",
    crews: Mapping[int, str] | None = None,
    damaged: tuple[int, ...] = (),
    escort: tuple[str, int] | None = None,
    interceptors: tuple[str, int] | None = None,
    year: int = 1942,
    options: Mapping[str, bool] | None = None,
    duel: bool = False,
    **facts: Any,  # noqa: ANN401  (any field of the mission)
) -> Campaign:
    """A formation on its way; `crews` by place, as `crew_01:crack`; `damaged` are places too."""
    scenario = "full-duel" if duel else "full"
    s = squadron(scenario, "b17f", **dict(options or {}))
    names = list(s.bombers)[:bombers]
    m = s.mission = Mission(card, year, BOX.card(card).bombers, box=at)
    s.deck = [one for one in s.deck if one != card]
    m.places = [*names, *[""] * (PLACES - bombers)]
    m.took_off, m.sent = bombers, list(names)
    m.shown, m.called, m.arranged = not duel, BOX.card(card).escorts, bool(bombers)
    for place, crew in (crews or {}).items():
        man(s, names[place - 1], crew)
    for place in damaged:
        s.bombers[names[place - 1]].damaged = True
    if escort:
        m.escort = Escort(escort[0], [new_fighter(s, escort[0]) for _ in range(escort[1])])
    if interceptors:
        m.interceptors = [new_fighter(s, interceptors[0]) for _ in range(interceptors[1])]
    for name, value in facts.items():
        setattr(m, name, value)
    return s


def man(s: Campaign, bomber: str, crew: str) -> None:
    """Give a bomber the crew `counter:level`."""
    counter, _, level = crew.partition(":")
    found = s.crew_of(bomber)
    found.counter, found.level = counter, level or "green"
    s.named_left = [one for one in s.named_left if one != counter]
    s.green_left = [one for one in s.green_left if one != counter]


def at(s: Campaign, place: int) -> Bomber:
    """The bomber in a place of the formation."""
    return s.bombers[s.now.places[place - 1]]


def group(s: Campaign) -> Escort:
    """The escort that flies with the formation."""
    assert s.now.escort is not None
    return s.now.escort


def in_air_combat(s: Campaign, **facts: Any) -> AirCombat:  # noqa: ANN401  (any field of it)
    s.now.combat = AirCombat(**facts)
    return s.now.combat


def with_luck(s: Campaign, *tokens: str) -> Campaign:
    s.luck = list(tokens)
    return s


def briefed(card: str = "rouen:blue", **options: bool) -> Campaign:
    """A squadron with a card on the table and nobody in the formation yet."""
    return flight(0, card=card, at="base", options=options)
