"""3. Set-up: the campaign, its deck, the squadron and its crews."""

from __future__ import annotations

from sandtable.engine.game import Setup
from sandtable.engine.rules import rule
from sandtable.games.wing_and_a_prayer.components import Box, WingUmpire
from sandtable.games.wing_and_a_prayer.events.squadron import SquadronFormed
from sandtable.games.wing_and_a_prayer.rules.ch12_crews import choose_commander
from sandtable.games.wing_and_a_prayer.rules.squadron import (
    draw_green,
    draw_named,
    new_bomber,
    new_crew,
)
from sandtable.games.wing_and_a_prayer.state import (
    BLUE,
    CRACK,
    GERMAN,
    GREEN,
    US,
    VETERAN,
    Campaign,
    Switches,
)

SECOND = "+"
"""The mark of the second Bremen set."""
BREMEN = "bremen"
NEEDS = {
    "damaged_fly": "assembly",
    "delayed_return": "crew_fate",
    "no_crack_crews": "random_crews",
}


@rule(
    "3.0",
    "3.1",
    "3.1.2",
    "3.1.2.short",
    "3.1.2.entry",
    "3.1.2.1944",
    "3.1.4",
    "3.1.5",
    "3.2",
    "3.2.1",
    "1.0.modes",
    "13.0.setup",
)
def set_up(box: Box, setup: Setup) -> Campaign:
    """The scenario names the campaign, its first box and its deck; both scores are 0."""
    duel = GERMAN in box.scenarios[setup.scenario].seats  # 13.0.setup
    s = Campaign(setup.scenario, switches_of(box, setup), duel)  # 3.0, 3.2.1, 1.0.modes
    s.years = list(box.scenarios[setup.scenario].years)  # 3.1, 3.1.2
    s.deck = [
        card for year in s.years for card in blue_cards(box, s, year)
    ]  # 3.1.2.short, 3.1.2.entry, 3.1.2.1944
    s.green_left, s.named_left = list(box.green_crews), list(box.named_crews)  # 3.2
    for side in (US, GERMAN):
        s.aces_left[side] = [ace.id for ace in box.aces.values() if ace.side == side]
    return s  # 3.1.4, 3.1.5: no mission yet, the counters in their boxes


@rule("12.0")
def switches_of(box: Box, setup: Setup) -> Switches:
    """Options are switched on one by one; some bring another with them."""
    chosen = {name: option.default for name, option in box.options.items()} | setup.options
    for name, needed in NEEDS.items():
        chosen[needed] = bool(chosen[needed]) or bool(chosen[name])
    return Switches(**{name: bool(value) for name, value in chosen.items()})


@rule("3.1.3", "2.6.year", "2.6.bremen")
def blue_cards(box: Box, s: Campaign, year: int) -> list[str]:
    """The blue cards of a year, and a second Bremen set if it is used."""
    names = [target.id for target in box.targets.values() if target.year == year]  # 2.6.year
    if s.switches.second_bremen and BREMEN in names:  # 2.6.bremen
        names.append(BREMEN + SECOND)
    return [f"{name}:{BLUE}" for name in names]  # 3.1.3


@rule("3.2.2", "3.2.3")
def form_squadron(u: WingUmpire, s: Campaign) -> None:
    """Twelve bombers, each with a crew drawn at random, and perhaps a commander.

    The bombers are all alike, so that it does not matter who flies which.
    """
    crack, veteran = starting_crews(u, s)
    levels = [CRACK] * crack + [VETERAN] * veteran
    levels += [GREEN] * (u.box.squadron.size - len(levels))
    for level in levels[: u.box.squadron.size]:
        draw = draw_green if level == GREEN else draw_named
        counter = draw(u, s, "3.2.3")
        crew = new_crew(s, counter, level)
        new_bomber(s, first_type(u.box, s)).crew = crew.id
    u.tell(
        SquadronFormed,
        crack=crack,
        veteran=veteran,
        type=u.box.aircraft[first_type(u.box, s)].short,
    )
    if s.switches.commander:
        choose_commander(u, s)


@rule("12.3", "12.3.alt")
def starting_crews(u: WingUmpire, s: Campaign) -> tuple[int, int]:
    """Return how many Crack and Veteran crews there are: as printed, or by a die each.

    Without Crack crews only the Veterans are rolled for.
    """
    printed = u.box.squadron
    if s.switches.no_crack_crews:
        return 0, u.roll(u.box.random_crews, rule="12.3.alt").value
    if s.switches.random_crews:
        crack = u.roll(u.box.random_crews).value
        return crack, u.roll(u.box.random_crews).value
    return printed.crack, printed.veteran


@rule("12.1", "3.2.2")
def first_type(box: Box, s: Campaign) -> str:
    return bomber_type(box, s, box.squadron.first)


@rule("12.1")
def bomber_type(box: Box, s: Campaign, type_: str) -> str:
    """A B-24 squadron flies B-24s in the place of B-17s."""
    return box.squadron.liberators.get(type_, type_) if s.switches.b24 else type_
