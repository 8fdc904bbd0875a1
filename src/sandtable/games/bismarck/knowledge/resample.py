"""Tables that fit a seat's knowledge, with the hidden fleet in possible places."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sandtable.engine.dice import Dice
from sandtable.engine.game import Setup
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.knowledge.belief import Belief, belief, reports
from sandtable.games.bismarck.knowledge.known import Known, Public
from sandtable.games.bismarck.rules.appearance import ESCORTS, LOCATING
from sandtable.games.bismarck.rules.ch05_courses import may_enter
from sandtable.games.bismarck.rules.setup import set_up
from sandtable.games.bismarck.rules.units import general_type
from sandtable.games.bismarck.state import (
    BRITISH,
    GERMAN,
    SEARCH,
    SHADOW,
    SIDES,
    Action,
    Battle,
    Campaign,
    Damage,
    Fleet,
    Group,
    Vessel,
    enemy_of,
)

GRAIN = 256
FORCE = 1


def resample(box: Box, k: Known, seat: str | None, dice: Dice) -> Campaign:
    """Fill in the unknown parts with possible facts."""
    p = k.public
    s = fresh(box, k)
    for side in SIDES:
        fleet = s.fleet(side)
        fleet.contacts, fleet.called, fleet.shown = p.contacts[side], p.called[side], p.shown[side]
    s.located = dict(k.located)
    for side in SIDES:
        if side != seat:
            hide(box, s, k, side, dice)
    set_known(s, k)
    s.battle = battle_as_seen(s, p)
    s.actions = [action_as_seen(box, s, action, seat) for action in p.announced]
    return s


def fresh(box: Box, k: Known) -> Campaign:
    """Return the starting table with the present public facts."""
    p = k.public
    options = {name: getattr(p.switches, name) for name in p.switches.__struct_fields__}
    s = set_up(box, Setup(p.scenario, options))
    s.turn, s.planned, s.sailed = p.turn, p.planned, p.sailed
    s.visibility, s.fog = p.visibility, p.fog
    s.chances, s.convoys = p.chances, p.convoys
    s.first_contact, s.battles = p.first_contact, p.battles
    s.ending, s.result = p.ending, p.result
    s.trailed, s.trailed_together = k.trailed, k.trailed_together
    s.shadows, s.port_points, s.damaged_home = k.shadows, k.port_points, k.damaged_home
    s.fought = k.fought
    return s


def set_known(s: Campaign, k: Known) -> None:
    """Copy the seat's own fleet, and at the end of the game also the enemy's."""
    for fleet, side in ((k.own, k.seat or BRITISH), (k.enemy, enemy_of(k.seat or BRITISH))):
        if fleet is not None and side == BRITISH:
            s.british = fleet
        elif fleet is not None:
            s.german = fleet


def hide(box: Box, s: Campaign, k: Known, side: str, dice: Dice) -> None:
    """Place the ships of a side where they can be by the other side's knowledge."""
    p, fleet = k.public, s.fleet(side)
    for vessel in fleet.vessels.values():
        vessel.damage = p.shown[enemy_of(side)].get(vessel.id, vessel.damage)
        vessel.stopped_on = p.stopped.get(vessel.id, 0)
        if vessel.id in p.sunk:
            vessel.zone, vessel.sunk, vessel.force = "", True, 0
    for flight in fleet.flights.values():
        flight.lost = flight.id in p.lost
    if side == GERMAN:
        hide_germans(box, s, k, dice)
    else:
        hide_british(box, s, k, dice)
    fix_found(box, s, k, side)
    if p.battle is not None:
        for ship, place in p.battle.places.items():
            if place.side == side:
                fleet.vessels[ship].zone = p.battle.action.zone
    settle_forces(fleet)


def settle_forces(fleet: Fleet) -> None:
    """Keep each task force in one zone, with its own number; dissolve forces of one ship."""
    found: dict[tuple[int, str], list[Vessel]] = {}
    for vessel in fleet.afloat:
        if vessel.force:
            found.setdefault((vessel.force, vessel.zone), []).append(vessel)
    forces = [members for members in found.values() if len(members) > 1]
    for vessel in fleet.vessels.values():
        vessel.force = 0
    for number, members in enumerate(forces, 1):
        for vessel in members:
            vessel.force = number


def hide_germans(box: Box, s: Campaign, k: Known, dice: Dice) -> None:
    p = k.public
    searches = k.own.searches if k.seat == BRITISH and k.own is not None else []
    heard = reports(p.contacts[BRITISH], searches, p.chances)
    for vessel in s.german.afloat:
        hurt = p.shown[BRITISH].get(vessel.id, Damage())
        where = belief(box, vessel.id, p.last_sailed, heard, hurt)
        vessel.zone = drawn(where, dice)
        vessel.in_port = False
        vessel.fuel -= min(vessel.fuel, below(dice, p.turn - p.first_turn + 1))
    together = len({v.zone for v in s.german.afloat}) == 1 and len(list(s.german.afloat)) > 1
    if together and (k.trailed_together or below(dice, 2)):
        for vessel in s.german.afloat:
            vessel.force = FORCE


def drawn(where: Belief, dice: Dice) -> str:
    """Draw a zone by its share."""
    at = (below(dice, GRAIN) * GRAIN + below(dice, GRAIN)) / GRAIN**2
    for zone, share in where.items():
        at -= share
        if at <= 0:
            return zone
    return zone


def below(dice: Dice, count: int) -> int:
    return dice.roll(min(max(count, 1), GRAIN)) - 1


def hide_british(box: Box, s: Campaign, k: Known, dice: Dice) -> None:
    """Place ships that may have sailed within reach; leave the others where they started."""
    p = k.public
    located = [c for c in p.contacts[BRITISH] if c.how in LOCATING]
    for arrival in box.arrivals.values():
        waits = arrival.release not in {"free", *ESCORTS} and not located
        for ship in arrival.ships if arrival.side == BRITISH and not waits else ():
            vessel = s.british.vessels[ship]
            if vessel.zone and arrival.release == "free":
                vessel.zone = wandered(box, s, vessel.zone, p.turn - p.first_turn, dice)
                vessel.in_port = vessel.zone in box.board.port_in
    for vessel in s.british.vessels.values():
        if (
            not vessel.zone
            and vessel.id == "dorsetshire"
            and p.turn >= arrival_turn(box, vessel.id)
        ):
            vessel.zone = next(a.zone for a in box.arrivals.values() if vessel.id in a.ships)


def arrival_turn(box: Box, ship: str) -> int:
    return next(a.turn for a in box.arrivals.values() if ship in a.ships)


def wandered(box: Box, s: Campaign, zone: str, turns: int, dice: Dice) -> str:
    for _ in range(min(turns, 8)):
        ways = [z for z in box.board.sea.neighbours(zone) if may_enter(box, s, BRITISH, z)]
        choice = below(dice, len(ways) + 1)
        zone = ways[choice] if choice < len(ways) else zone
    return zone


# ---------------------------------------------------------------------- what was found


def fix_found(box: Box, s: Campaign, k: Known, side: str) -> None:
    """Put the reported ships in their zones, in number, type and task force."""
    finder = enemy_of(side)
    placed: set[str] = set()
    for contact in k.public.contacts[finder]:
        if contact.turn == k.public.turn and contact.how in (SEARCH, SHADOW):
            empty(box, s, side, contact.zone, placed)
            for number, group in enumerate(contact.groups, 1):
                force = number if group.in_force else 0
                for vessel in pick(box, s.fleet(side), group, placed, k):
                    placed.add(vessel.id)
                    vessel.zone, vessel.force, vessel.in_port = contact.zone, force, False
                    s.located.setdefault(vessel.id, contact.how)
    for zone in k.public.called[finder]:
        empty(box, s, side, zone, placed)


def empty(box: Box, s: Campaign, side: str, zone: str, placed: Iterable[str]) -> None:
    """Keep all other ships out of the searched zones."""
    away = [z for z in box.board.sea.neighbours(zone) if may_enter(box, s, side, z)]
    for vessel in s.fleet(side).afloat:
        if vessel.zone == zone and vessel.id not in placed:
            vessel.zone = away[0]


def pick(box: Box, fleet: Fleet, group: Group, placed: Iterable[str], k: Known) -> Iterable[Vessel]:
    """Return ships of the reported types, ships in the battle first."""
    wanted = {"battleship": group.battleships, "cruiser": group.cruisers, "carrier": group.carriers}
    fighting = k.public.battle.places if k.public.battle is not None else {}
    free = sorted(fleet.afloat, key=lambda vessel: vessel.id not in fighting)
    for vessel in free:
        kind = general_type(box, vessel)
        if wanted[kind] and vessel.id not in placed and not vessel.is_escort:
            wanted[kind] -= 1
            yield vessel


# ---------------------------------------------------------------------- actions


def battle_as_seen(s: Campaign, p: Public) -> Battle | None:
    if p.battle is None:
        return None
    battle = p.battle
    sides: Mapping[str, list[str]] = {
        side: [ship for ship, place in battle.places.items() if place.side == side]
        for side in SIDES
    }
    action = battle.action
    attackers = [*dict.fromkeys([*action.attackers, *sides[action.attacker]])]
    defenders = [*dict.fromkeys([*action.defenders, *sides[enemy_of(action.attacker)]])]
    battle.action.attackers, battle.action.defenders = attackers, defenders
    return battle


def action_as_seen(box: Box, s: Campaign, action: Action, seat: str | None) -> Action:
    """Return an announced action with possible hidden ships of its zone."""
    for side in SIDES:
        if side == seat:
            continue
        here = [v.id for v in s.fleet(side).afloat if v.zone == action.zone and v.id in s.located]
        ships = action.attackers if side == action.attacker else action.defenders
        ships += here[:1] or [next(v.id for v in s.fleet(side).afloat)]
    return action
