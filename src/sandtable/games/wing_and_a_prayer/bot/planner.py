"""A squadron commander who plans a mission in one of several styles, and what it left him."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.decisions import Answer, Choose, Option
from sandtable.engine.dice import Dice
from sandtable.engine.game import Player, PlayerMaker
from sandtable.games.wing_and_a_prayer.bot.thumb import ThumbBot
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.rules.ch04_assignment import by_rank
from sandtable.games.wing_and_a_prayer.rules.ch05_route import AS_PLANNED
from sandtable.games.wing_and_a_prayer.rules.squadron import ready_pairs
from sandtable.games.wing_and_a_prayer.state import CRACK, VETERAN, Campaign

MEET, VIA = "meet", "via-"
THOUSAND = 1000


def styled(style: str) -> PlayerMaker:
    """Return a maker of players that plan in a style of the box."""

    def make(box: Box, seat: str, dice: Dice) -> Player:
        return Planner(box, seat, dice, style)

    return make


class Planner(ThumbBot):
    """Plays by rules of thumb, but chooses crews and courses in its style."""

    def __init__(self, box: Box, seat: str, dice: Dice, style: str) -> None:
        super().__init__(box, seat, dice)
        self.style = box.styles[style]

    # ------------------------------------------------------------------ the formation

    def wanted(self, known: Campaign) -> list[str]:
        """Behind the lead fly the best crews, or those that must learn."""
        if self.style.flies != "rookies":
            return super().wanted(known)
        lead, *others = by_rank(self.box, known, ready_pairs(known))
        sound = [bomber for bomber in others if not known.bombers[bomber].damaged]
        others = [*reversed(sound), *(one for one in others if one not in sound)]
        return [lead, *others][: len(known.formation)]

    # ------------------------------------------------------------------ the course

    def on_course(self, known: Campaign, decision: Choose) -> Answer:
        """Keep to the course that was planned, else plan one."""
        ids = [option.id for option in decision.options]
        if AS_PLANNED in ids:
            return AS_PLANNED
        way = self.style.home if known.now.bombed else self.style.out
        return best_course(decision.options, way)


def best_course(options: Sequence[Option], way: str) -> str:
    """Return the shortest course by a rendezvous if one is wanted, else the quiet one."""
    found = [option for option in options if option.id.startswith(VIA)] if way == MEET else []
    return min(found, key=lambda option: len(option.path)).id if found else options[0].id


def prospects(box: Box, s: Campaign, _: str) -> float:
    """The campaign points, and the worth of crews, bombers and luck for the missions to come."""
    if s.result:
        return float(s.points)
    worth, levels = box.prospects, [crew.level for crew in s.crews.values()]
    scenario = box.scenarios[s.scenario]
    left = min(scenario.missions - s.flown, box.last_box - s.box)
    crews = worth.crack * levels.count(CRACK) + worth.veteran * levels.count(VETERAN)
    value = (
        min(left, worth.crews_for) * crews
        + min(left, worth.ready_for) * worth.ready * len(ready_pairs(s))
        + min(left, worth.bombers_for) * worth.bomber * len(s.bombers)
        + min(left, worth.luck_for) * worth.luck * len(s.luck)
    )
    return s.points + value / THOUSAND
