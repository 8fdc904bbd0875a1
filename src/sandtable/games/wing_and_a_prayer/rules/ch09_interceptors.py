"""9.1.1 to 9.1.3: interceptors appear and line up."""

from __future__ import annotations

from sandtable.engine.rules import rule
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.games.wing_and_a_prayer.components import Box, WingUmpire
from sandtable.games.wing_and_a_prayer.components.parts import Ratings
from sandtable.games.wing_and_a_prayer.events.combat import InterceptorsAppeared
from sandtable.games.wing_and_a_prayer.rules.ch06_formation import join_aces, new_fighter
from sandtable.games.wing_and_a_prayer.state import GERMAN, Campaign, Fighter


@rule("6.1.1.fighters", "9.1.2", "6.4.1.count")
def enemy_fighters(u: WingUmpire, s: Campaign) -> None:
    """One type, then their number, in a row from the left.

    Two more come for a Loose formation.
    """
    type_ = u.roll(u.box.interceptor_type[interceptor_row(u.box, s)]).type  # 6.1.1.fighters
    loose = u.box.figures.loose_interceptors if s.now.loose else 0
    modifiers = Modifiers(Modifier("loose", loose, "6.4.1.count"))
    number = u.roll(u.box.interceptor_number, modifiers).value
    fighters = [new_fighter(s, type_) for _ in range(number)]
    s.now.interceptors += fighters  # 9.1.2
    u.tell(InterceptorsAppeared, type=u.box.aircraft[type_].short, number=number)
    join_aces(u, s, GERMAN, fighters)


@rule("7.5.me262", "9.1.1")
def interceptor_row(box: Box, s: Campaign) -> str:
    """The row of the year, or that of 1944 once the Me-262s have come early."""
    return str(box.figures.me262_row if s.me262_early else s.now.year)


def fighter_ratings(box: Box, fighter: Fighter) -> Ratings:
    aircraft = box.aircraft[fighter.type]
    return aircraft.damaged if fighter.damaged else aircraft.front


@rule("6.2.bonus")
def ace_bonus(box: Box, fighter: Fighter) -> tuple[int, int]:
    """Return what an ace adds in air combat and in performance."""
    if not fighter.ace:
        return 0, 0
    ace = box.aces[fighter.ace]
    return ace.air_combat, ace.performance


def found(fighters: list[Fighter], name: str) -> Fighter | None:
    return next((fighter for fighter in fighters if fighter.id == name), None)
