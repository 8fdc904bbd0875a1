"""9.28, 9.3. The battle: setting up, and one round after another until a side is gone."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.engine.decisions import Steps
from sandtable.engine.hexes import Direction, Hex
from sandtable.engine.rules import rule
from sandtable.engine.texts import say
from sandtable.games.bismarck.components import BismarckUmpire, Box
from sandtable.games.bismarck.events.battle import ActionEnded, BattleBegan, RoundBegan
from sandtable.games.bismarck.rules.ch09_damage import is_sinking, sink
from sandtable.games.bismarck.rules.ch09_fire import fire
from sandtable.games.bismarck.rules.ch09_manoeuvre import move_ships
from sandtable.games.bismarck.rules.ch09_places import (
    battle_of,
    choose_heading,
    choose_hex,
    has_room,
    place_ship,
    ships_of,
    sides_of,
)
from sandtable.games.bismarck.rules.ch09_reinforcement import enter_ships, roll_for_reinforcements
from sandtable.games.bismarck.rules.ch09_withdrawal import (
    agree_to_break_off,
    bonus_moves,
    declare_withdrawals,
    lose_markers,
)
from sandtable.games.bismarck.state import BISMARCK, Battle, Campaign

ROUND, NEXT_BATTLE, NO_MORE, GAME_OVER = "battle-round", "battle", "ports", "end"
GONE, AGREED, STALLED = "gone", "agreed", "stalled"


# ---------------------------------------------------------------------- setting up


@rule("9.28", "9.26", "2.3")
def battle_set_up(u: BismarckUmpire, s: Campaign) -> Steps[str | None]:
    """The first action announced: the defender in the centre, the attacker along an edge."""
    # 9.28, 9.26, 2.3
    battle = s.battle = Battle(s.actions.pop(0), centre=u.box.battle.frame.centre)
    attacker, defender = sides_of(battle)
    u.tell(BattleBegan, zone=battle.action.zone, side=attacker)
    yield from place_defenders(u, s, defender)
    yield from place_attackers(u, s, attacker)
    return ROUND


@rule("9.28", "9.281", "9.282")
def place_defenders(u: BismarckUmpire, s: Campaign, side: str) -> Steps[None]:
    """Two in the centre hex, the others next to it, all with the same heading."""
    battle, centre = battle_of(s), u.box.battle.frame.centre
    ships = battle.action.defenders
    facing = yield from choose_common_heading(side, battle.action.zone, centre)  # 9.282
    for number, ship in enumerate(ships):
        still = len(ships) - number
        room = u.box.battle.frame.stacking - sum(p.hex == centre for p in battle.places.values())
        around = centre.neighbours() if still > room else ()
        cells = [cell for cell in (centre, *around) if has_room(u.box, battle, side, cell)]
        cell = yield from choose_hex(u.box, side, ship, cells, "9.281")
        place_ship(u, s, ship, cell, facing)


@rule("9.28", "9.281", "9.282")
def place_attackers(u: BismarckUmpire, s: Campaign, side: str) -> Steps[None]:
    """A die for the edge, any hexes of it, all with the same heading."""
    battle = battle_of(s)
    battle.edge = u.die(len(u.box.battle.edges), "why-edge", rule="9.28")
    edge = u.box.battle.edges[battle.edge]
    middle = edge.hexes[len(edge.hexes) // 2]
    facing = yield from choose_common_heading(side, battle.action.zone, middle)  # 9.282
    for ship in battle.action.attackers:
        cells = [cell for cell in edge.hexes if has_room(u.box, battle, side, cell)]  # 9.281
        cell = yield from choose_hex(u.box, side, ship, cells, "9.28")
        place_ship(u, s, ship, cell, facing)


def choose_common_heading(side: str, zone: str, cell: Hex) -> Steps[Direction]:
    """Asked at a hex in which the ships may be placed."""
    ask = say("ask-heading", zone=zone)
    return (yield from choose_heading("heading", side, ask, {"zone": zone}, cell))


# ---------------------------------------------------------------------- the round


@rule("9.31", "9.32", "9.32(stall)")
def battle_round(u: BismarckUmpire, s: Campaign) -> Steps[str]:
    """Withdrawals are declared; ships enter, move and fire; damage; bonus moves; new dice."""
    battle = battle_of(s)
    begin_round(u, s)
    yield from declare_withdrawals(u, s)
    yield from enter_ships(u, s)
    yield from move_ships(u, s)
    yield from fire(u, s)
    battle.quiet_rounds = 0 if battle.fired else battle.quiet_rounds + 1  # 9.31
    damage_takes_effect(u, s)
    if is_over(s):  # 9.32
        return end_action(u, s, GONE)
    if (yield from agree_to_break_off(u, s)):
        return end_action(u, s, AGREED)
    yield from bonus_moves(u, s)
    if is_over(s):
        return end_action(u, s, GONE)
    rolled = yield from roll_for_reinforcements(u, s)
    if is_stalled(u.box, battle) and not rolled:  # 9.32(stall)
        return end_action(u, s, STALLED)
    return ROUND


@rule("9.31", "9.713")
def begin_round(u: BismarckUmpire, s: Campaign) -> None:
    """Salvoes are counted with the damage that ships have now."""
    battle = battle_of(s)
    battle.round += 1
    battle.before = {ship: replace(s.vessel(ship).damage) for ship in battle.places}
    battle.failed, battle.moved, battle.fired, battle.firing = {}, [], [], ""
    u.tell(RoundBegan, round=battle.round)


@rule("9.713", "9.714")
def damage_takes_effect(u: BismarckUmpire, s: Campaign) -> None:
    """After all fire: ships that sink go, and the markers of those that withdraw are checked."""
    battle = battle_of(s)
    for ship in list(battle.places):
        vessel = s.vessel(ship)
        if is_sinking(u.box, vessel):
            del battle.places[ship]
            sink(u, s, vessel)
    lose_markers(u, s)


@rule("9.32", "9.714(game)")
def is_over(s: Campaign) -> bool:
    """A side has no ship left on the board, or the Bismarck was sunk here."""
    battle = battle_of(s)
    fought_here = BISMARCK in {*battle.action.attackers, *battle.action.defenders}
    if fought_here and s.german.vessels[BISMARCK].sunk:
        return True
    return not all(ships_of(battle, side) for side in sides_of(battle))


@rule("9.32(stall)")
def is_stalled(box: Box, battle: Battle) -> bool:
    """Nobody has fired or entered for three rounds."""
    return battle.quiet_rounds >= box.battle.combat.stall_rounds


@rule("9.32", "9.33", "9.26", "9.26(end)", "9.714(game)")
def end_action(u: BismarckUmpire, s: Campaign, how: str) -> str:
    """Its ships fight no more this turn; the next action follows, or the game's end if due."""
    battle = battle_of(s)
    u.tell(ActionEnded, how=how, rounds=battle.round)  # 9.32
    s.fought += [*battle.action.attackers, *battle.action.defenders]  # 9.33
    s.battle = None
    s.battles += 1
    if s.actions:  # 9.26
        return NEXT_BATTLE
    if s.german.vessels[BISMARCK].sunk:  # 9.714(game)
        s.ending = "bismarck_sunk"
        return GAME_OVER
    return NO_MORE  # 9.26(end)
