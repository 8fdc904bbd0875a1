"""Tables imagined from a seat's knowledge, to query the rules."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.bismarck.knowledge.known import Known, shown_vessel
from sandtable.games.bismarck.state import BRITISH, GERMAN, Campaign, Fleet, enemy_of

NOBODY = Fleet(vessels={}, flights={})


def own_fleet(k: Known) -> Fleet:
    return NOBODY if k.own is None else k.own


def own_table(k: Known) -> Campaign:
    """Return a table with only the seat's own fleet."""
    own, p = own_fleet(k), k.public
    british, german = (own, NOBODY) if k.seat == BRITISH else (NOBODY, own)
    return Campaign(
        switches=p.switches,
        british=british,
        german=german,
        scenario=p.scenario,
        first_turn=p.first_turn,
        last_turn=p.last_turn,
        turn=p.turn,
        visibility=p.visibility,
        fog=p.fog,
        battle=p.battle,
    )


def battle_table(k: Known) -> Campaign:
    """Return a table with the ships of the battle, with the enemy's known damage only."""
    s = own_table(k)
    if s.battle is None:
        return s
    fleets = {BRITISH: s.british, GERMAN: s.german}
    enemy = enemy_of(k.seat or BRITISH)
    fleets[enemy] = Fleet(
        vessels={
            ship: shown_vessel(k, ship) for ship, p in s.battle.places.items() if p.side == enemy
        },
        flights={},
    )
    return replace(s, british=fleets[BRITISH], german=fleets[GERMAN])
