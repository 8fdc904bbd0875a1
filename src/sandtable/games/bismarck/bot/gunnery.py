"""Both bots on the battle board: range, bearing, targets, and withdrawal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sandtable.engine.bot import Bot
from sandtable.engine.decisions import Choose, Option
from sandtable.engine.hexes import Direction, Hex
from sandtable.games.bismarck.bot.reckoning import total_power
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.components.battle_board import Attitude, Sector
from sandtable.games.bismarck.knowledge.imagined import battle_table
from sandtable.games.bismarck.knowledge.known import Known
from sandtable.games.bismarck.odds.salvo import one_shot
from sandtable.games.bismarck.rules.ch09_aim import take_aim
from sandtable.games.bismarck.rules.ch09_fire import Battery, all_salvoes, halved_by_range
from sandtable.games.bismarck.rules.ch09_manoeuvre import read_position
from sandtable.games.bismarck.rules.ch09_places import battle_of, foes_of, ships_of
from sandtable.games.bismarck.rules.units import general_type, is_night
from sandtable.games.bismarck.state import GERMAN, Campaign, Place, Vessel

# ---------------------------------------------------------------------- strength


def balance(box: Box, s: Campaign, side: str) -> float:
    """Return the ratio of own strength on the board to the enemy's."""
    battle = battle_of(s)
    own = total_power(box, (s.vessel(p.ship) for p in ships_of(battle, side)))
    foe = total_power(box, (s.vessel(p.ship) for p in foes_of(battle, side)))
    return own / max(foe, 0.1)


class Bearing(NamedTuple):
    """An enemy seen from a hex: distance, direction, and the enemy's sector of the hex."""

    foe: Place
    away: Hex
    distance: int
    sector: Sector
    attitude: Attitude


class Outlook(NamedTuple):
    """The facts about a hex that are the same for every heading."""

    bearings: Sequence[Bearing]
    far: float
    loose: float


class Fires:
    """The worth of each ship's full fire against another, in points.

    `runs` is how far each enemy can still sail, less what may lie between him and a gun.
    """

    def __init__(self, box: Box, s: Campaign, side: str) -> None:
        self.box, self.s, self.battle = box, s, battle_of(s)
        self.night = is_night(box, s, self.battle.action.zone)
        self.foes = foes_of(self.battle, side)
        self.own = len(self.battle.places) - len(self.foes)
        self.weigh = box.thumb.gunnery
        reach = box.battle.ranges.A[1] if self.night else box.battle.combat.near
        moved = self.battle.moved
        self.runs = [(0 if f.ship in moved else self.weigh.run) - reach for f in self.foes]
        self._outlooks: dict[Hex, Outlook] = {}
        self._fired: dict[tuple[str, int, Sector], tuple[int, str]] = {}
        self._harm: dict[tuple[str, str, Attitude], float] = {}

    def from_hex(self, cell: Hex) -> Outlook:
        found = self._outlooks.get(cell)
        if found is None:
            found = self._outlooks[cell] = self._look_from(cell)
        return found

    def _look_from(self, cell: Hex) -> Outlook:
        bearings = [bearing(self.box, foe, cell) for foe in self.foes]
        away = [seen.distance for seen in bearings]
        weigh = self.weigh
        return Outlook(
            bearings, weigh.closer * min(away, default=0), weigh.hold * lets_go(self, away)
        )

    def harm(
        self, firer: Place, target: Place, distance: int, sector: Sector, attitude: Attitude
    ) -> float:
        """Return the harm of a shot, which depends only on distance, sector and side."""
        key = firer.ship, distance, sector
        fired = self._fired.get(key)
        if fired is None:
            fired = self._fired[key] = self._shots(firer, target)
        shots, table = fired
        return shots * self._harm_of_one(target.ship, table, attitude) if shots else 0.0

    def _shots(self, firer: Place, target: Place) -> tuple[int, str]:
        """Return the number of shots at a target, and their table."""
        box, hurt = self.box, self.s.vessel(firer.ship).damage
        aim = take_aim(box, firer, target, night=self.night)
        salvoes = all_salvoes(Battery(box.ships[firer.ship], hurt, firer.withdrawing), aim)
        return max(halved_by_range(box, aim, salvoes), 1) if salvoes else 0, aim.table

    def _harm_of_one(self, target: str, table: str, attitude: Attitude) -> float:
        key = target, table, attitude
        found = self._harm.get(key)
        if found is None:
            found = harm_of_a_shot(self.box, self.s.vessel(target), table, attitude)
            self._harm[key] = found
        return found


def bearing(box: Box, foe: Place, cell: Hex) -> Bearing:
    sector = box.battle.sector(foe.facing, cell - foe.hex)
    return Bearing(foe, foe.hex - cell, cell.distance(foe.hex), sector, sector.attitude)


def harm_of_a_shot(box: Box, vessel: Vessel, table: str, attitude: Attitude) -> float:
    ship, shot = box.ships[vessel.id], one_shot(box, vessel.id, table, attitude)
    left = max(ship.midships - vessel.damage.midships, 1)
    boxes = sum(len(ship.boxes(section)) for section in ("bow", "stern"))
    part = shot.midships / left + box.thumb.gunnery.guns * shot.guns / boxes + shot.sunk
    return prize(box, vessel.id) * (part + box.thumb.gunnery.slowed * shot.permanent / ship.evasion)


def prize(box: Box, ship: str) -> float:
    """The points for sinking a ship."""
    if box.ships[ship].side == GERMAN:
        return float(box.points[f"sunk_{ship}"].vp)
    by_ship = box.points["british_ship_sunk"].by_ship
    return float(by_ship.get(ship, box.thumb.gunnery.prize[box.ships[ship].general_type]))


# ---------------------------------------------------------------------- setting up


def heading(box: Box, s: Campaign, decision: Choose) -> str:
    """Point the bow towards the enemy if he is on the board."""
    battle = battle_of(s)
    foes = foes_of(battle, decision.seat)
    edge = box.battle.edges.get(battle.edge)
    if not foes or edge is None:
        return decision.options[0].id
    middle = edge.hexes[len(edge.hexes) // 2]
    return str(middle.directions_to(foes[0].hex)[0].value)


def place(box: Box, s: Campaign, decision: Choose) -> str:
    """Place the ship as near to the enemy as the edge allows."""
    foes = foes_of(battle_of(s), decision.seat)
    if not foes:
        return decision.options[0].id
    return min(decision.options, key=lambda o: hex_of(o).distance(foes[0].hex)).id


def hex_of(option: Option) -> Hex:
    q, _, r = option.space.partition(",")
    return Hex(int(q), int(r))


# ---------------------------------------------------------------------- moving


def manoeuvre(box: Box, s: Campaign, decision: Choose) -> str:
    """Take the place with the best balance of harm; when withdrawing, the farthest."""
    battle = battle_of(s)
    here = battle.places[str(decision.facts["ship"])]
    places = [option for option in decision.options if option.space]
    if here.withdrawing or is_beaten(box, s, here):
        return max(places, key=lambda o: escape(s, here, read_position(o.id))).id
    fires = Fires(box, s, here.side)
    return max(places, key=lambda o: standing(fires, here, read_position(o.id))).id


def escape(s: Campaign, here: Place, end: tuple[Hex, Direction]) -> float:
    """Return the distance of a place from every enemy, now and one hex further."""
    cell, facing = end
    foes = foes_of(battle_of(s), here.side)
    ahead = cell.neighbour(facing)
    return min((ahead.distance(f.hex) + cell.distance(f.hex) for f in foes), default=0)


def standing(fires: Fires, here: Place, end: tuple[Hex, Direction]) -> float:
    """Return the worth of a place: harm done, harm suffered, and a hold on the enemy."""
    cell, facing = end
    there = Place(here.ship, here.side, cell, facing, here.withdrawing)
    outlook = fires.from_hex(cell)
    given, taken = [0.0], 0.0
    for foe, away, distance, theirs, attitude in outlook.bearings:
        ours = fires.box.battle.sector(facing, away)
        given.append(fires.harm(there, foe, distance, ours, attitude))
        taken += fires.harm(foe, there, distance, theirs, ours.attitude)
    return max(given) - taken / fires.own - outlook.far - outlook.loose


def lets_go(fires: Fires, away: list[int]) -> float:
    """Return how many hexes too far the nearest enemy can get before the next round."""
    slack = [far + run for far, run in zip(away, fires.runs, strict=True)]
    return float(max(min(slack, default=0), 0))


def is_beaten(box: Box, s: Campaign, here: Place) -> bool:
    """Return whether a cruiser faces a battleship's guns, or a side is too weak to go on."""
    battle = battle_of(s)
    heavy = any(
        general_type(box, s.vessel(foe.ship)) == "battleship" for foe in foes_of(battle, here.side)
    )
    light = general_type(box, s.vessel(here.ship)) != "battleship"
    alone = all(
        general_type(box, s.vessel(p.ship)) != "battleship" for p in ships_of(battle, here.side)
    )
    return (light and heavy and alone) or balance(box, s, here.side) < box.thumb.gunnery.leave[
        here.side
    ]


# ---------------------------------------------------------------------- firing and leaving


def fire(box: Box, s: Campaign, decision: Choose) -> str:
    """Fire at the ship that suffers most."""
    battle = battle_of(s)
    firer = battle.places[str(decision.facts["ship"])]
    night = is_night(box, s, battle.action.zone)
    aims = [option for option in decision.options if option.facts]

    def worth(option: Option) -> float:
        aim, hurt = take_aim(box, firer, battle.places[option.id], night=night), s.vessel(option.id)
        return int(option.facts["shots"]) * harm_of_a_shot(box, hurt, aim.table, aim.attitude)

    return max(aims, key=worth).id if aims else decision.options[-1].id


def withdraw(box: Box, s: Campaign, decision: Choose) -> str:
    for option in decision.options:
        if option.piece and is_beaten(box, s, battle_of(s).places[option.piece]):
            return option.id
    return "done"


def break_off(box: Box, s: Campaign, decision: Choose) -> str:
    return (
        "break-off"
        if balance(box, s, decision.seat) < box.thumb.gunnery.leave[decision.seat]
        else "fight-on"
    )


def join(box: Box, s: Campaign, decision: Choose) -> str:
    """Let battleships join a worthwhile fight; keep the others out."""
    heavy = [
        option
        for option in decision.options
        if option.piece and general_type(box, s.vessel(option.piece)) == "battleship"
    ]
    return heavy[0].id if heavy else "wait"


def enter(box: Box, s: Campaign, decision: Choose) -> str:
    return "wait" if decision.seat == GERMAN else decision.options[0].id


class Gunner(Bot[Box, Known]):
    """Answers the decisions of a battle, for either side."""

    def on_heading(self, k: Known, decision: Choose) -> str:
        return heading(self.box, battle_table(k), decision)

    def on_place(self, k: Known, decision: Choose) -> str:
        return place(self.box, battle_table(k), decision)

    def on_manoeuvre(self, k: Known, decision: Choose) -> str:
        return manoeuvre(self.box, battle_table(k), decision)

    on_bonus_move = on_manoeuvre

    def on_fire(self, k: Known, decision: Choose) -> str:
        return fire(self.box, battle_table(k), decision)

    def on_withdraw(self, k: Known, decision: Choose) -> str:
        return withdraw(self.box, battle_table(k), decision)

    def on_break_off(self, k: Known, decision: Choose) -> str:
        return break_off(self.box, battle_table(k), decision)

    def on_latecomer(self, k: Known, decision: Choose) -> str:
        return join(self.box, battle_table(k), decision)

    def on_enter(self, k: Known, decision: Choose) -> str:
        return enter(self.box, battle_table(k), decision)
