"""The German: boats go where convoys will be, and home when they are empty."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.bot import Bot
from sandtable.engine.decisions import Answer, Choose, Option
from sandtable.games.paukenschlag.bot.traffic import traffic
from sandtable.games.paukenschlag.components import Box
from sandtable.games.paukenschlag.knowledge import Known
from sandtable.games.paukenschlag.rules.ch05_contact import DONE, PURSUE
from sandtable.games.paukenschlag.rules.ch06_stacks import OFF, REFUEL
from sandtable.games.paukenschlag.rules.ch07_moves import edge_distance
from sandtable.games.paukenschlag.rules.ch07_places import distance, holds, leaders
from sandtable.games.paukenschlag.rules.ch07_rounds import FIRST, SECOND
from sandtable.games.paukenschlag.rules.ch08_huff_duff import CALL, SILENCE, listeners
from sandtable.games.paukenschlag.rules.ch08_sonar import ACTIVE, PASSIVE
from sandtable.games.paukenschlag.rules.ch09_combat import HOLD
from sandtable.games.paukenschlag.rules.ch09_torpedo import TORPEDO, read_aims
from sandtable.games.paukenschlag.rules.ch11_fuel import WAIT
from sandtable.games.paukenschlag.rules.ch15_arrivals import SUBMERGED
from sandtable.games.paukenschlag.rules.units import convoy_mp, is_cow
from sandtable.games.paukenschlag.state import ATTACK, OSL, PATROL, RECON, Boat, Convoy

WHOLE = 100


class WolfBot(Bot[Box, Known]):
    """Every boat goes where most ships are likely to be found, with the least risk from the air."""

    # ------------------------------------------------------------------ the map

    def on_place_boat(self, known: Known, decision: Choose) -> Answer:
        """Begin where convoys are near, and under water where aircraft are."""
        boat = known.boats[str(decision.facts["boat"])]
        return max(decision.options, key=lambda one: self.worth(known, boat, one)).id

    def on_return(self, known: Known, decision: Choose) -> Answer:
        """Back to sea at once."""
        boat = known.boats[str(decision.facts["boat"])]
        ways = [option for option in decision.options if option.id != WAIT]
        return max(ways, key=lambda one: self.worth(known, boat, one)).id

    def on_naval_move(self, known: Known, decision: Choose) -> Answer:
        """Boats far from every convoy first: the others wait until the convoys have moved."""
        singles = [one.id for one in decision.options if one.id in known.boats]
        return max(singles, key=lambda name: self.nearest(known, known.boats[name].zone))

    def on_course(self, known: Known, decision: Choose) -> Answer:
        boat = known.boats.get(str(decision.facts["stack"]))
        return self.course(known, boat, decision.options) if boat else decision.options[0].id

    def course(self, known: Known, boat: Boat, ways: Sequence[Option]) -> Answer:
        special = {one.id.partition(":")[2]: one.id for one in ways}
        if self.is_going_home(boat):
            if OFF in special:
                return special[OFF]
            exits = self.box.atlas.exits
            home = [one for one in ways if one.space]
            return min(home, key=lambda one: self.way_home(known, one, exits)).id
        if REFUEL in special and boat.fuel <= self.box.thumb.thirst:
            return special[REFUEL]
        return max((one for one in ways if one.space), key=lambda o: self.worth(known, boat, o)).id

    def is_going_home(self, boat: Boat) -> bool:
        if is_cow(self.box, boat):
            return False
        return boat.ran_dry or boat.neutralized or boat.torpedoes < self.box.thumb.torpedoes

    def way_home(self, known: Known, option: Option, exits: Sequence[str]) -> tuple[int, int]:
        far = min(self.box.atlas.sea_distance(option.space, goal) for goal in exits)
        return far, self.danger(known, option)

    def worth(self, known: Known, boat: Boat, option: Option) -> int:
        """Ships to be found in a zone, less the fuel, the company and the danger."""
        thumb, zone = self.box.thumb, option.space
        if is_cow(self.box, boat):
            return -self.danger(known, option)
        there = sum(other.zone == zone and other.id != boat.id for other in known.boats.values())
        prey: int = self.prey(known, zone) * thumb.share**there // WHOLE**there
        price = thumb.fuel * min(len(option.path), 2) + thumb.distance * self.nearest(known, zone)
        return prey - price - self.danger(known, option)

    def prey(self, known: Known, zone: str) -> int:
        """The ships that are likely to be in a zone when the convoys have moved."""
        most = self.box.thumb.prey
        found = most * traffic(self.box)[zone] if known.switches.secret_planning else 0
        for convoy in known.convoys.values():
            zones = self.next_zones(convoy)
            if zone in zones:
                found += WHOLE * min(convoy.ships, most) // len(zones)
        return found

    def next_zones(self, convoy: Convoy) -> list[str]:
        """Return where a convoy can be after its move: it never turns back."""
        if convoy.moved:
            return [convoy.zone]
        sea, start = self.box.atlas.sea, convoy.trail[0]
        reach = sea.within(convoy.zone, convoy_mp(self.box, convoy))
        far = self.box.atlas.sea_distance(convoy.zone, start)
        return [one for one in reach if self.box.atlas.sea_distance(one, start) > far] or [
            convoy.zone
        ]

    def nearest(self, known: Known, zone: str) -> int:
        far = (self.box.atlas.sea_distance(zone, x.zone) for x in known.convoys.values() if x.zone)
        return min(far, default=0)

    def danger(self, known: Known, option: Option) -> int:
        """The aircraft that search a zone and those that attack; under water there is none."""
        if option.manner is not None and option.manner.id == SUBMERGED:
            return 0
        over = [plane for plane in known.planes.values() if plane.zone == option.space]
        eyes = sum(plane.mission in (RECON, PATROL) for plane in over)
        teeth = sum(plane.mission in (ATTACK, PATROL) for plane in over)
        return self.box.thumb.searched * eyes * min(teeth, 2)

    def on_second_move(self, known: Known, decision: Choose) -> Answer:
        """Stay: fuel is dear, and there is no contact before the next turn."""
        return DONE

    def on_pursue(self, known: Known, decision: Choose) -> Answer:
        return PURSUE

    # ------------------------------------------------------------------ the grid

    def on_initiative(self, known: Known, decision: Choose) -> Answer:
        """Go first if a boat can reach what it has found, else see where the ships go."""
        contact = known.contact
        if contact is None:
            return FIRST
        near = any(
            holds(known, boat, ship) and self.between(known, boat, ship) <= 1
            for boat in self.boats(known)
            for ship in leaders(known)
        )
        return FIRST if near else SECOND

    def boats(self, known: Known) -> list[str]:
        squares = known.contact.squares if known.contact else {}
        return [unit for unit in squares if unit in known.boats]

    def between(self, known: Known, one: str, other: str) -> int:
        squares = known.contact.squares if known.contact else {}
        return distance(squares[one], squares[other])

    def on_detect(self, known: Known, decision: Choose) -> Answer:
        """Listen first, then call out; one that has found a ship leaves the rest to the radio."""
        searches = [one.id.split(":") for one in decision.options if one.id != DONE]
        blind = [one for one in searches if not self.has_target(known, one[0])]
        heard = [one for one in blind if one[1] == PASSIVE]
        if heard:
            return ":".join(heard[0])
        pings = [one for one in blind if one[1] == ACTIVE]
        nearest = min(pings, key=lambda one: self.between(known, one[0], one[2]), default=None)
        return ":".join(nearest) if nearest else DONE

    def has_target(self, known: Known, boat: str) -> bool:
        return any(holds(known, boat, ship) for ship in leaders(known))

    def on_call(self, known: Known, decision: Choose) -> Answer:
        """Call the others while nobody can listen."""
        zone = known.contact.zone if known.contact else ""
        return SILENCE if listeners(self.box, known, zone) else CALL

    def on_grid_move(self, known: Known, decision: Choose) -> Answer:
        """Each boat closes in on the nearest ship that it has found; a pack strikes together."""
        for boat in self.boats(known):
            ways = [one for one in decision.options if one.piece == boat and one.space]
            prey = [ship for ship in leaders(known) if holds(known, boat, ship)]
            if ways and prey:
                target = min(prey, key=lambda ship: self.between(known, boat, ship))
                return self.approach(known, boat, target, ways)
        return DONE

    def approach(self, known: Known, boat: str, target: str, ways: Sequence[Option]) -> Answer:
        """Into the square of the target, or beside it until others are near enough."""
        goal = self.square(known, target)
        steps = [(distance(one.space, goal), one.id) for one in ways]
        if self.waits(known, boat, target):
            steps = [step for step in steps if step[0]] or steps
        return min(steps, key=lambda step: step[0])[1]

    def waits(self, known: Known, boat: str, target: str) -> bool:
        """On the operational grid, if a boat can still come up before the target is gone."""
        contact, limits = known.contact, self.box.limits
        if contact is None or contact.level != OSL:
            return False
        left = edge_distance(self.box, self.square(known, target)) // self.speed(known, target)
        far = [
            self.between(known, other, target)
            for other in self.boats(known)
            if other != boat and holds(known, other, target)
        ]
        steps = [-(-one // limits.surfaced_zones) for one in far]
        return any(1 < step <= left for step in steps)

    def speed(self, known: Known, unit: str) -> int:
        convoy = known.convoys.get(unit)
        return convoy_mp(self.box, convoy) if convoy else self.box.limits.ship_zones

    def square(self, known: Known, unit: str) -> str:
        return known.contact.squares[unit] if known.contact else ""

    def on_attack(self, known: Known, decision: Choose) -> Answer:
        """As many torpedoes as may be fired, at the convoy."""
        salvoes = [one.id for one in decision.options if one.id.startswith(TORPEDO)]
        guns = [one.id for one in decision.options if one.id not in salvoes and one.id != HOLD]
        return max(salvoes, key=lambda one: self.aim(known, one)) if salvoes else guns[0]

    def aim(self, known: Known, salvo: str) -> tuple[int, int]:
        aims = read_aims(salvo.partition(":")[2])
        at_convoys = sum(count for unit, count in aims.items() if unit in known.convoys)
        return at_convoys, sum(aims.values())
