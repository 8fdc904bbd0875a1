"""9.4, 9.272. Ships that come later: by die, or because they only stayed out."""

from __future__ import annotations

from itertools import count

from sandtable.engine.decisions import Choose, Option, Steps
from sandtable.engine.hexes import Hex
from sandtable.engine.rules import rule
from sandtable.engine.tables import Modifier, Modifiers
from sandtable.engine.texts import say
from sandtable.games.bismarck.battle_events import ReinforcementsEntered, ReserveReady
from sandtable.games.bismarck.components import BismarckUmpire, Box
from sandtable.games.bismarck.components.battle_board import Edge
from sandtable.games.bismarck.rules.ch09_announcement import is_bound, is_fast_enough
from sandtable.games.bismarck.rules.ch09_places import (
    battle_of,
    choose_heading,
    choose_hex,
    distance_to_nearest,
    foes_of,
    follow_ships,
    has_room,
    place_ship,
    sides_of,
)
from sandtable.games.bismarck.rules.units import (
    Unit,
    ids,
    is_carrier,
    names,
    unit_of,
)
from sandtable.games.bismarck.state import Battle, Campaign, Vessel

ENTER, WAIT, ROLL, NO_ROLL = "enter", "wait", "roll", "no-roll"
NEXT_HEX = 1


# ---------------------------------------------------------------------- entering


@rule("9.44", "9.272(enter)")
def enter_ships(u: BismarckUmpire, s: Campaign) -> Steps[None]:
    """After the first round: late comers, then reinforcements, attacker before defender."""
    battle = battle_of(s)
    if battle.round > 1:
        for side in sides_of(battle):
            yield from enter_latecomers(u, s, side)
            yield from enter_reserves(u, s, side)
        follow_ships(u.box, battle)


@rule("9.272(enter)")
def enter_latecomers(u: BismarckUmpire, s: Campaign, side: str) -> Steps[None]:
    """One by one, along the own edge, without a die and however near the enemy is."""
    battle = battle_of(s)
    waiting = [ship for ship in battle.action.latecomers if s.side_of(ship) == side]
    while waiting:
        options = [enter_option(u.box, ship) for ship in waiting]
        options.append(Option(WAIT, say("option-wait")))
        answer = yield Choose(
            side, say("ask-latecomer"), options, rule="9.272(enter)", group="entry"
        )
        if answer == WAIT:
            return
        waiting.remove(answer)
        battle.action.latecomers.remove(answer)
        edge = own_edge(u.box, battle, side)
        yield from enter(u, s, [s.vessel(answer)], edge, NEXT_HEX, "9.272(enter)")


def enter_option(box: Box, ship: str) -> Option:
    return Option(ship, say("option-enter", ships=box.ships[ship].name), piece=ship)


@rule("9.272(enter)")
def own_edge(box: Box, battle: Battle, side: str) -> Edge:
    """The attacker's edge of the start; for the defender the one opposite."""
    edge = box.battle.edges[battle.edge]
    return edge if side == battle.action.attacker else box.battle.edges[edge.opposite]


@rule("9.42", "9.44")
def enter_reserves(u: BismarckUmpire, s: Campaign, side: str) -> Steps[None]:
    """A unit that made its die enters now or waits; a die tells the edge."""
    battle = battle_of(s)
    for ship in [ship for ship in battle.ready if s.side_of(ship) == side]:
        unit = able_to_enter(u.box, s, ship)
        if not unit:
            continue
        ships = names(u.box, ids(unit))
        options = [
            Option(ENTER, say("option-enter", ships=ships)),
            Option(WAIT, say("option-wait")),
        ]
        ask = say("ask-enter", ships=ships)
        answer = yield Choose(side, ask, options, rule="9.44", group="entry")
        if answer == ENTER:
            battle.ready.remove(ship)
            edge = u.box.battle.edges[u.die(len(u.box.battle.edges), "why-edge", rule="9.42")]
            yield from enter(u, s, unit, edge, u.box.battle.combat.near, "9.42")


@rule("9.42")
def enter(
    u: BismarckUmpire, s: Campaign, unit: Unit, edge: Edge, apart: int, rule_id: str
) -> Steps[None]:
    """Each ship on a hex of the edge, far enough from the enemy, all with the same heading."""
    battle, side = battle_of(s), s.side_of(unit[0].id)
    ships = names(u.box, ids(unit))
    u.tell(ReinforcementsEntered, side=side, ships=ships, edge=edge.roll, rule=rule_id)
    facing = yield from choose_heading(side, say("ask-heading-of", ships=ships))
    for vessel in unit:
        cells = entry_line(u.box, battle, side, edge, apart)
        ask = say("ask-place", ship=u.box.ships[vessel.id].name)
        cell = yield from choose_hex(side, cells, ask, rule_id)
        place_ship(u, s, vessel.id, cell, facing)
    joined = battle.action.attackers if side == battle.action.attacker else battle.action.defenders
    joined.extend(ids(unit))
    battle.quiet_rounds = 0


@rule("9.42", "9.42(room)", "9.56")
def entry_line(box: Box, battle: Battle, side: str, edge: Edge, apart: int) -> list[Hex]:
    """The hexes of the edge, or of the nearest line beyond it, that are open to a ship."""
    radius = box.battle.frame.radius
    for far in count(radius):
        cells = [battle.centre + cell for cell in line_beyond(edge, radius, far)]
        found = [cell for cell in cells if is_open(box, battle, side, cell, apart)]
        if found:
            return found
    raise AssertionError


def is_open(box: Box, battle: Battle, side: str, cell: Hex, apart: int) -> bool:
    nearest = distance_to_nearest(battle, side, cell)
    is_far = nearest is None or nearest >= apart
    return is_far and has_room(box, battle, side, cell)


def line_beyond(edge: Edge, radius: int, far: int) -> list[Hex]:
    """The hexes parallel to an edge of the frame, so far from its centre."""
    first, last = edge.hexes[0], edge.hexes[-1]
    corner = Hex(first.q * far // radius, first.r * far // radius)
    along = Hex((last.q - first.q) // radius, (last.r - first.r) // radius)
    return [corner + along * step for step in range(far + 1)]


# ---------------------------------------------------------------------- the die for reinforcements


@rule("9.41")
def roll_for_reinforcements(u: BismarckUmpire, s: Campaign) -> Steps[bool]:
    """From the third round on, attacker first; return whether anybody rolled."""
    battle = battle_of(s)
    rolled = False
    if battle.round < u.box.reinforcement_first_round:
        return rolled
    for side in sides_of(battle):
        for ship in [ship for ship in battle.action.reserves if s.side_of(ship) == side]:
            unit = able_to_enter(u.box, s, ship)
            if unit and (yield from wants_to_roll(u.box, side, unit)):
                rolled = True
                try_to_enter(u, s, side, ship, unit)
    return rolled


def wants_to_roll(box: Box, side: str, unit: Unit) -> Steps[bool]:
    options = [Option(ROLL, say("option-roll")), Option(NO_ROLL, say("option-no-roll"))]
    ask = say("ask-reinforcement", ships=names(box, ids(unit)))
    answer = yield Choose(side, ask, options, rule="9.41", group="entry")
    return bool(answer == ROLL)


@rule("9.41", "9.41(mod)")
def try_to_enter(u: BismarckUmpire, s: Campaign, side: str, ship: str, unit: Unit) -> None:
    """A 1 lets the unit enter, each earlier attempt being worth one."""
    battle = battle_of(s)
    attempts = battle.action.reserves[ship]
    earlier = Modifier("earlier-attempts", u.box.reinforcement_earlier * attempts, "9.41(mod)")
    battle.action.reserves[ship] += 1
    if u.roll(u.box.reinforcement, Modifiers(earlier)).enters:
        del battle.action.reserves[ship]
        battle.ready.append(ship)
        u.tell(ReserveReady, ships=names(u.box, ids(unit)), seen_by=(side,))


@rule("9.43")
def able_to_enter(box: Box, s: Campaign, ship: str) -> list[Vessel]:
    """The ships of a waiting unit that may enter: all but carriers, if it could attack anybody."""
    battle, side = battle_of(s), s.side_of(ship)
    whole = unit_of(s.fleet(side), s.vessel(ship))
    unit = [vessel for vessel in whole if not is_carrier(box, vessel)]
    foes = [s.vessel(foe.ship) for foe in foes_of(battle, side)]
    if not unit or not foes or is_bound(s, unit, foes):
        return []
    return unit if is_fast_enough(box, unit, foes) else []
