"""A squadron commander who plans a mission in one of several styles."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.decisions import Answer, Choose, Option
from sandtable.engine.dice import Dice
from sandtable.engine.game import Player, PlayerMaker
from sandtable.games.wing_and_a_prayer.bot.thumb import ThumbBot
from sandtable.games.wing_and_a_prayer.components import Box
from sandtable.games.wing_and_a_prayer.rules.ch04_assignment import DONE, by_rank
from sandtable.games.wing_and_a_prayer.rules.ch05_route import AS_PLANNED
from sandtable.games.wing_and_a_prayer.rules.squadron import ready_pairs
from sandtable.games.wing_and_a_prayer.state import Campaign


def styled(style: str) -> PlayerMaker:
    """Return a maker of players that plan in a style of the box."""

    def make(box: Box, seat: str, dice: Dice) -> Player:
        return Planner(box, seat, dice, style)

    return make


class Planner(ThumbBot):
    """Plays by rules of thumb, but chooses crews, courses and escorts in its style."""

    def __init__(self, box: Box, seat: str, dice: Dice, style: str) -> None:
        super().__init__(box, seat, dice)
        self.style = box.styles[style]

    # ------------------------------------------------------------------ the formation

    def on_formation(self, known: Campaign, decision: Choose) -> Answer:
        """Put one bomber after the other where it is wanted."""
        wanted = self.wanted(known)
        places = zip(wanted, known.now.places, strict=False)
        return next((bomber for bomber, held in places if bomber != held), DONE)

    def on_place(self, known: Campaign, decision: Choose) -> Answer:
        bomber = str(decision.facts["bomber"])
        return f"place-{self.wanted(known).index(bomber) + 1}"

    def wanted(self, known: Campaign) -> list[str]:
        """The best bombardier leads; behind him fly the best crews, or those that must learn."""
        lead, *others = by_rank(self.box, known, ready_pairs(known))
        sound = [bomber for bomber in others if not known.bombers[bomber].damaged]
        if self.style.flies == "rookies":
            others = [*reversed(sound), *(one for one in others if one not in sound)]
        return [lead, *others][: len(known.formation)]

    # ------------------------------------------------------------------ courses and escorts

    def on_course(self, known: Campaign, decision: Choose) -> Answer:
        """Keep to the course that was planned, else plan one."""
        ids = [option.id for option in decision.options]
        if AS_PLANNED in ids:
            return AS_PLANNED
        way = self.style.home if known.now.bombed else self.style.out
        return best_course(decision.options, way)

    def on_rendezvous(self, known: Campaign, decision: Choose) -> Answer:
        facts = decision.facts
        spent = int(facts["left"]) <= self.style.exchange_at
        few = int(facts["number"]) < self.box.thumb.exchange_below
        return "exchange" if spent or few else "keep"

    def on_send_escorts(self, known: Campaign, decision: Choose) -> Answer:
        facts = decision.facts
        must, escorts = int(facts["must"]), int(facts["escorts"])
        if self.style.sends == "match":
            return super().on_send_escorts(known, decision)
        return str(must if self.style.sends == "must" else escorts)


def best_course(options: Sequence[Option], way: str) -> str:
    """Return the shortest course of a kind; a quiet one where there is none of it."""
    word = {"meet": "via-"}.get(way, way)
    found = [option for option in options if option.id.startswith(word)]
    return min(found, key=lambda option: len(option.path)).id if found else options[0].id
