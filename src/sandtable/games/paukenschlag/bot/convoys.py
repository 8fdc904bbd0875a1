"""The US: convoys go round the boats, escorts stay with them, aircraft look where boats are."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine.bot import Bot
from sandtable.engine.decisions import Answer, Choose, Option
from sandtable.games.paukenschlag.components import Box
from sandtable.games.paukenschlag.knowledge import Known
from sandtable.games.paukenschlag.rules.ch05_contact import DECLINE, DONE, FORCE
from sandtable.games.paukenschlag.rules.ch07_moves import OFF
from sandtable.games.paukenschlag.rules.ch07_places import boats_on, distance, is_seen, leader_of
from sandtable.games.paukenschlag.rules.ch07_rounds import FIRST
from sandtable.games.paukenschlag.rules.ch08_air import HOLD
from sandtable.games.paukenschlag.rules.ch08_sonar import ACTIVE, STILL
from sandtable.games.paukenschlag.rules.ch12_missions import ALL
from sandtable.games.paukenschlag.rules.units import ESCORTS, boats_in, escorts_of, ships_at_sea
from sandtable.games.paukenschlag.state import ATTACK, PATROL, RECON


class ConvoyBot(Bot[Box, Known]):
    """A convoy takes the way with the fewest boats; what can hunt is sent where they are."""

    # ------------------------------------------------------------------ the map

    def on_carrier_bomber(self, known: Known, decision: Choose) -> Answer:
        """Ashore, where it can search."""
        return decision.options[-1].id

    def on_air_move(self, known: Known, decision: Choose) -> Answer:
        """Aircraft to search and aircraft to attack over the boats that can be seen."""
        flights = [one for one in decision.options if ":" in one.id]
        best = max(flights, key=lambda one: self.flight(known, one), default=None)
        return best.id if best is not None and self.flight(known, best) > 0 else DONE

    def flight(self, known: Known, option: Option) -> int:
        """Prey under the aircraft, less those that are there for the same already."""
        _, _, mission, zone, how = option.id.split(":")
        prey = sum(not boat.submerged for boat in boats_in(known, zone))
        over = [plane.mission for plane in known.planes.values() if plane.zone == zone]
        kinds = (RECON, PATROL) if mission == RECON else (ATTACK, PATROL)
        there = sum(one in kinds for one in over)
        eyes = sum(one in (RECON, PATROL) for one in over)
        if mission == ATTACK and not eyes:
            return 0
        wanted = min(prey, 1) * self.box.thumb.cover * (1 + prey) // 2
        return max(wanted - there, 0) * 2 + (how == ALL) if wanted > there else 0

    def on_transfer(self, known: Known, decision: Choose) -> Answer:
        return DONE

    def on_escorts(self, known: Known, decision: Choose) -> Answer:
        """The largest convoys first; nobody leaves one."""
        joins = [one for one in decision.options if one.id.partition(":")[2]]
        wanted = [one for one in joins if self.is_wanting(known, one)]
        best = max(wanted, key=lambda one: known.convoys[self.convoy(one)].ships, default=None)
        return best.id if best else DONE

    def convoy(self, option: Option) -> str:
        return option.id.partition(":")[2]

    def is_wanting(self, known: Known, option: Option) -> bool:
        convoy = self.convoy(option)
        return convoy in known.convoys and len(escorts_of(known, convoy)) < self.box.thumb.escorts

    def on_naval_move(self, known: Known, decision: Choose) -> Answer:
        """Convoys first; then escorts to convoys that have none, and whoever has to move."""
        offered = [one.id for one in decision.options]
        convoys = [one for one in offered if one in known.convoys]
        hunters = [one for one in offered if self.has_prey(known, one)]
        last = [DONE] if DONE in offered else [one for one in offered if one not in known.ships]
        return (convoys or hunters or last or offered)[0]

    def on_course(self, known: Known, decision: Choose) -> Answer:
        """A convoy by the safest way, an escort to the convoy that needs it most."""
        name = str(decision.facts["stack"])
        if self.has_prey(known, name):
            return max(decision.options, key=lambda one: self.need(known, one.space)).id
        return min(decision.options, key=lambda one: self.risk(known, one.space)).id

    def on_plot(self, known: Known, decision: Choose) -> Answer:
        """As near to the goal as it gets, and rather not where boats have been seen."""
        goal = known.orders[str(decision.facts["convoy"])].goal
        far = self.box.atlas.sea_distance
        order = [(self.risk(known, o.space), far(o.space, goal), o.id) for o in decision.options]
        return min(order)[-1]

    def risk(self, known: Known, zone: str) -> int:
        """Boats in a zone, and those that can still come."""
        near = set(self.box.atlas.sea.within(zone, self.box.limits.surfaced_zones))
        boats = known.boats.values()
        late = sum(b.zone in near and b.zone != zone and not b.moved for b in boats)
        return self.box.thumb.boat * len(boats_in(known, zone)) + self.box.thumb.threat * late

    def has_prey(self, known: Known, name: str) -> bool:
        """Return whether a free escort can come to convoys that need one."""
        ship = known.ships.get(name)
        if ship is None or ship.type not in ESCORTS:
            return False
        near = self.box.atlas.sea.within(ship.zone, self.box.limits.ship_zones)
        here = self.need(known, ship.zone)
        return max(self.need(known, zone) for zone in near) > here

    def need(self, known: Known, zone: str) -> int:
        """The ships that sail from a zone without an escort."""
        here = [x for x in known.convoys.values() if x.zone == zone and not x.special]
        return sum(convoy.ships for convoy in here if not escorts_of(known, convoy.id))

    def on_force_contact(self, known: Known, decision: Choose) -> Answer:
        """Lead escorts to a boat that aircraft have found, if there are some."""
        zone = str(decision.facts["zone"])
        escorts = sum(ship.type in ESCORTS for ship in ships_at_sea(known, zone))
        return FORCE if escorts >= self.box.thumb.hunters else DECLINE

    def on_air_attack(self, known: Known, decision: Choose) -> Answer:
        """Attack as long as there is somebody to attack with."""
        return next(one.id for one in decision.options if one.id != HOLD)

    # ------------------------------------------------------------------ the grid

    def on_initiative(self, known: Known, decision: Choose) -> Answer:
        return FIRST

    def on_detect(self, known: Known, decision: Choose) -> Answer:
        """Escorts ping, lying still if they may."""
        pings = [one.id for one in decision.options if f":{ACTIVE}:" in one.id]
        still = [one for one in pings if one.endswith(STILL)]
        return (still or pings or [DONE])[0]

    def on_grid_move(self, known: Known, decision: Choose) -> Answer:
        """Convoys leave by the nearest edge, escorts go for a boat that they have found."""
        for option in decision.options:
            if option.id.endswith(f":{OFF}"):
                return option.id
        seen = [boat for boat in boats_on(known) if is_seen(known, boat)]
        ways = [one for one in decision.options if one.space]
        for unit in dict.fromkeys(one.piece for one in ways):
            own = [one for one in ways if one.piece == unit]
            if unit in known.convoys or leader_of(known, unit) == unit:
                return self.away(known, unit, own)
            if seen:
                return self.towards(known, seen, own)
        return DONE

    def away(self, known: Known, unit: str, ways: Sequence[Option]) -> Answer:
        """As far as possible from the boats; warships on their own go for them."""
        boats = self.squares(known, boats_on(known))
        if unit in known.ships and known.ships[unit].type in ESCORTS and boats:
            return min(ways, key=lambda one: min(distance(one.space, b) for b in boats)).id
        return max(ways, key=lambda one: min((distance(one.space, b) for b in boats), default=0)).id

    def towards(self, known: Known, boats: Sequence[str], ways: Sequence[Option]) -> Answer:
        goals = self.squares(known, boats)
        return min(ways, key=lambda one: min(distance(one.space, goal) for goal in goals)).id

    def squares(self, known: Known, units: Sequence[str]) -> list[str]:
        return [known.contact.squares[unit] for unit in units] if known.contact else []
