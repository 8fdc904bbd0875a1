"""The value of every end of a ship's move: exact odds of fire given and received there."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from sandtable.engine.scene import Chance
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.knowledge.imagined import battle_table
from sandtable.games.bismarck.knowledge.known import Known
from sandtable.games.bismarck.odds.salvo import Volley, midships_chance, volley
from sandtable.games.bismarck.rules.ch09_aim import take_aim
from sandtable.games.bismarck.rules.ch09_fire import all_salvoes, battery, targets
from sandtable.games.bismarck.rules.ch09_manoeuvre import (
    End,
    can_manoeuvre,
    ends,
    is_dark,
    position,
)
from sandtable.games.bismarck.rules.ch09_places import battle_of, foes_of, next_in_order
from sandtable.games.bismarck.state import Campaign, Place


def manoeuvres(box: Box, k: Known) -> tuple[Chance, ...]:
    """Return the odds of every open end of the next ships' moves."""
    s = battle_table(k)
    odds = MidshipsOdds(box, s)
    movers = [place for place in next_to_move(box, s) if place.side == k.seat]
    return tuple(odds.of(place, end) for place in movers for end in ends(box, s, place))


def next_to_move(box: Box, s: Campaign) -> list[Place]:
    """Return the next ship, with ships of equal evasion that may move first."""
    battle = battle_of(s)
    waiting = [p for p in battle.places.values() if p.ship not in battle.moved]
    able = [place for place in waiting if can_manoeuvre(box, s.vessel(place.ship))]
    return next_in_order(box, s, able) if able else []


class MidshipsOdds:
    """Chances of a midships hit; equal positions relative to the enemy share a result."""

    def __init__(self, box: Box, s: Campaign) -> None:
        self.box, self.s = box, s
        self._found: dict[tuple[str, tuple[Volley, ...]], float] = {}

    def of(self, place: Place, end: End) -> Chance:
        there = replace(place, hex=end[0], facing=end[1])
        return Chance(
            option=position(*end).id,
            subject=place.ship,
            share=max(self._given(there), default=0.0),
            risk=self._hit(place.ship, tuple(self._suffered(there))),
            text=say("chance-gives"),
            against=say("chance-suffers"),
        )

    def _given(self, there: Place) -> Iterator[float]:
        """Return the chance with all guns at each target in turn."""
        for aim in targets(self.box, self.s, there):
            yield self._hit(aim.target, (volley(self.box, self.s, there, aim),))

    def _suffered(self, there: Place) -> Iterator[Volley]:
        """Return the chance of all enemy guns that bear on the ship."""
        night = is_dark(self.box, self.s)
        for foe in foes_of(battle_of(self.s), there.side):
            aim = take_aim(self.box, foe, there, night=night)
            if all_salvoes(battery(self.box, self.s, foe), aim):
                yield volley(self.box, self.s, foe, aim)

    def _hit(self, target: str, volleys: tuple[Volley, ...]) -> float:
        key = (target, volleys)
        if key not in self._found:
            damage = self.s.vessel(target).damage
            self._found[key] = midships_chance(self.box, target, damage, volleys)
        return self._found[key]
