"""How both sides fight on the battle board: range, bearing, targets, and when to leave."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from sandtable.engine.decisions import Choose, Option
from sandtable.engine.hexes import Hex
from sandtable.games.bismarck.bot.table import battle_table, power
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.rules.ch09_fire import (
    Battery,
    all_salvoes,
    halved_by_range,
    take_aim,
)
from sandtable.games.bismarck.rules.ch09_manoeuvre import read_position
from sandtable.games.bismarck.rules.ch09_places import foes_of, ships_of
from sandtable.games.bismarck.rules.knowledge import Known
from sandtable.games.bismarck.rules.units import general_type, is_night
from sandtable.games.bismarck.state import GERMAN, Campaign, Place

RISK = {"german": 1.1, "british": 0.75}
"""How much a side minds being hit, against hitting."""
LEAVE = {"german": 0.9, "british": 0.4}
"""A side leaves when its strength falls below this share of the enemy's."""
ACCURACY = {
    "A": {"broadside": 0.62, "bow": 0.5, "stern": 0.5},
    "B": {"broadside": 0.4, "bow": 0.25, "stern": 0.25},
}


def fight(box: Box, k: Known, decision: Choose) -> str:
    """Answer a question of the battle by its key; any other with its first option."""
    s = battle_table(k)
    how = TACTICS.get(decision.ask.key)
    if how is None or s.battle is None:
        return decision.options[0].id
    return how(box, s, decision)


# ---------------------------------------------------------------------- strength


def balance(box: Box, s: Campaign, side: str) -> float:
    """Own strength on the board against the enemy's."""
    assert s.battle is not None
    own = sum(power(box, s.vessel(p.ship)) for p in ships_of(s.battle, side))
    foe = sum(power(box, s.vessel(p.ship)) for p in foes_of(s.battle, side))
    return own / max(foe, 0.1)


def shots(box: Box, s: Campaign, firer: Place, target: Place, *, night: bool) -> float:
    """The hits to expect when one ship fires all it has at another."""
    aim = take_aim(box, firer, target, night=night)
    if not aim.sections:
        return 0.0
    guns = Battery(box.ships[firer.ship], s.vessel(firer.ship).damage, firer.withdrawing)
    fired = halved_by_range(box, aim, all_salvoes(guns, aim))
    return fired * ACCURACY[aim.table][aim.attitude]


# ---------------------------------------------------------------------- setting up


def heading(box: Box, s: Campaign, decision: Choose) -> str:
    """Bows towards the enemy if he is on the board."""
    assert s.battle is not None
    foes = foes_of(s.battle, decision.seat)
    edge = box.battle.edges.get(s.battle.edge)
    if not foes or edge is None:
        return decision.options[0].id
    middle = edge.hexes[len(edge.hexes) // 2]
    return str(middle.directions_to(foes[0].hex)[0].value)


def place(box: Box, s: Campaign, decision: Choose) -> str:
    """As near to the enemy as the edge allows."""
    assert s.battle is not None
    foes = foes_of(s.battle, decision.seat)
    if not foes:
        return decision.options[0].id
    return min(decision.options, key=lambda o: hex_of(o).distance(foes[0].hex)).id


def hex_of(option: Option) -> Hex:
    q, _, r = option.space.partition(",")
    return Hex(int(q), int(r))


# ---------------------------------------------------------------------- moving


def manoeuvre(box: Box, s: Campaign, decision: Choose) -> str:
    """Where one hits most for what one suffers; away from everybody when withdrawing."""
    assert s.battle is not None
    name = decision.ask.args["ship"]
    here = next(p for p in s.battle.places.values() if box.ships[p.ship].name == name)
    leaves = here.withdrawing or is_beaten(box, s, here)
    night = is_night(box, s, s.battle.action.zone)
    foes = foes_of(s.battle, here.side)

    def worth(option: Option) -> float:
        cell, facing = read_position(option.id)
        there = replace(here, hex=cell, facing=facing)
        away = min((cell.distance(foe.hex) for foe in foes), default=0)
        if leaves:
            ahead = cell.neighbour(facing)
            return min((ahead.distance(foe.hex) for foe in foes), default=0) + away
        given = max((shots(box, s, there, foe, night=night) for foe in foes), default=0.0)
        taken = sum(shots(box, s, foe, there, night=night) for foe in foes)
        return given - RISK[here.side] * taken / 2 - 0.15 * away

    return max(decision.options, key=worth).id


def is_beaten(box: Box, s: Campaign, here: Place) -> bool:
    """A cruiser before a battleship's guns, or a side too weak to go on."""
    assert s.battle is not None
    heavy = any(
        general_type(box, s.vessel(foe.ship)) == "battleship"
        for foe in foes_of(s.battle, here.side)
    )
    light = general_type(box, s.vessel(here.ship)) != "battleship"
    alone = all(
        general_type(box, s.vessel(p.ship)) != "battleship" for p in ships_of(s.battle, here.side)
    )
    return (light and heavy and alone) or balance(box, s, here.side) < LEAVE[here.side]


# ---------------------------------------------------------------------- firing and leaving


def fire(box: Box, s: Campaign, decision: Choose) -> str:
    """At the ship that is nearest to sinking for the shots it draws."""

    def worth(option: Option) -> float:
        vessel = s.vessel(option.id)
        left = box.ships[option.id].midships - vessel.damage.midships
        drawn = int(option.text.args["shots"])
        prize = 2.0 if general_type(box, vessel) == "battleship" else 1.0
        return prize * drawn / (left + 2)

    aims = [option for option in decision.options if option.piece]
    return max(aims, key=worth).id if aims else decision.options[-1].id


def withdraw(box: Box, s: Campaign, decision: Choose) -> str:
    assert s.battle is not None
    for option in decision.options:
        if option.piece and is_beaten(box, s, s.battle.places[option.piece]):
            return option.id
    return "done"


def break_off(box: Box, s: Campaign, decision: Choose) -> str:
    return "break-off" if balance(box, s, decision.seat) < LEAVE[decision.seat] else "fight-on"


def join(box: Box, s: Campaign, decision: Choose) -> str:
    """Battleships join a fight that is worth it; the others keep out."""
    heavy = [
        option
        for option in decision.options
        if option.piece and general_type(box, s.vessel(option.piece)) == "battleship"
    ]
    return heavy[0].id if heavy else "wait"


def enter(box: Box, s: Campaign, decision: Choose) -> str:
    return "wait" if decision.seat == GERMAN else decision.options[0].id


TACTICS: Mapping[str, Callable[[Box, Campaign, Choose], str]] = {
    "ask-heading": heading,
    "ask-place": place,
    "ask-manoeuvre": manoeuvre,
    "ask-bonus-move": manoeuvre,
    "ask-fire": fire,
    "ask-withdraw": withdraw,
    "ask-break-off": break_off,
    "ask-latecomer": join,
    "ask-enter": enter,
}
