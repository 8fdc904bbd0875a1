"""The sequence of play (4.0): nine phases a turn, and the battle inside one of them."""

from __future__ import annotations

from sandtable.engine.rules import rule
from sandtable.engine.sequence import Phase, Sequence
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.rules import (
    ch04_orders,
    ch04_turn,
    ch05_movement,
    ch07_search,
    ch07_visibility,
    ch08_shadow,
    ch09_air_attack,
    ch09_announcement,
    ch09_battle,
    ch10_chance,
    ch12_victory,
)
from sandtable.games.bismarck.state import Campaign


@rule("4.0", "4.9(next)")
def sequence_of_play() -> Sequence[Box, Campaign]:
    """The same order every turn; the last phase leads to the next turn or to the end."""
    return Sequence(
        Phase("availability", "4.1", ch04_turn.availability),
        Phase("visibility", "4.2", ch07_visibility.visibility),
        Phase("shadow", "4.3", ch08_shadow.shadow, when=ch08_shadow.is_called_for),
        Phase("air-movement", "4.4", ch04_orders.movement),
        Phase("ship-movement", "4.5", ch05_movement.ship_movement),
        Phase("search", "4.6", ch07_search.search),
        Phase("air-attack", "4.7", ch09_air_attack.air_attack),
        Phase("naval-combat", "4.8", ch09_announcement.naval_combat),
        Phase("battle", "9.28", ch09_battle.battle_set_up),
        Phase("battle-round", "9.31", ch09_battle.battle_round),
        Phase("ports", "12.7", ch12_victory.ports, when=ch12_victory.is_bismarck_home),
        Phase("chance", "4.9", ch10_chance.chance),
        Phase("end", "12.2", ch12_victory.end),
    )


SEQUENCE = sequence_of_play()
