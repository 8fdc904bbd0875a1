"""The German bot with rules of thumb: evade patrols, hunt convoys, avoid needless fights."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from sandtable.engine.decisions import Choose, Option
from sandtable.engine.dice import Dice
from sandtable.engine.maps import Path
from sandtable.games.bismarck.bot.gunnery import Gunner
from sandtable.games.bismarck.bot.reckoning import at_random, far, german_sea, grounds
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.knowledge.chart import FAR, Shares, chart
from sandtable.games.bismarck.knowledge.imagined import own_fleet
from sandtable.games.bismarck.knowledge.known import Known
from sandtable.games.bismarck.rules.units import Unit, evasion, unit_named
from sandtable.games.bismarck.state import BISMARCK, BRITISH, GERMAN, PRINZ_EUGEN, Group

STAY, PATROL, DONE = "stay", "patrol", "done"


class GermanThumb(Gunner):
    """Chooses its route out and its hunting ground at the start, and again after a sighting."""

    def __init__(self, box: Box, seat: str, dice: Dice) -> None:
        super().__init__(box, seat, dice)
        self.whims = {zone: at_random(dice) for zone in sorted(box.board.sea)}
        self.map = chart(box)
        self.weigh = box.thumb.german
        self.dislike = self.lasting_danger()
        self.grounds = self.choose_grounds()
        self._worry: tuple[int, tuple[int, ...]] = (0, ())
        self._paths: dict[tuple[tuple[int, ...], str], tuple[str, ...]] = {}
        self._stations = tuple(self.stations())

    # ------------------------------------------------------------------ where to go

    def choose_grounds(self) -> list[str]:
        """Return zones on a convoy route beyond the general search, in random order."""
        return sorted(grounds(self.box), key=lambda z: self.whims[z] + self.remoteness(z))

    def is_free(self, zone: str) -> bool:
        board = self.box.board
        return not board.inside_patrol_area(zone) and zone not in board.closed_to_germans

    def remoteness(self, zone: str) -> float:
        """Return how unattractive a zone is: far from Bergen, or near Britain."""
        coast = self.box.board.regions["british_irish_coast"].zones
        away = german_sea(self.box, self.box.board.ports["bergen"].zone)[zone]
        coastal = self.weigh.near_britain / (1 + self.box.board.distance_to(zone, coast))
        return away / self.weigh.from_bergen + coastal

    def ground(self, k: Known, ship: str) -> str:
        """Return a ship's hunting ground, a new one after each convoy and each sighting."""
        found = sum(c.turn < k.public.turn for c in k.public.contacts[BRITISH])
        moved_on = len(k.public.convoys) + found // self.weigh.found_often
        return self.grounds[(moved_on + (ship == PRINZ_EUGEN)) % len(self.grounds)]

    def danger(self, k: Known) -> Shares:
        """Return the danger of each zone as a captain sees it."""
        map_, turn = self.map, k.public.turn
        bad = self.dislike.copy()
        for contact in k.public.contacts[GERMAN][-self.weigh.contacts :]:
            if turn - contact.turn <= self.weigh.memory:
                bad[map_.by_air[map_.of[contact.zone]] <= self.weigh.near] += self.weigh.watched
        for name, station in self._stations if turn <= self.weigh.early else ():
            if name not in k.public.sunk:
                heavy = self.box.ships[name].general_type == "battleship"
                away = map_.by_air[map_.of[station]]
                bad += np.where(
                    away <= self.weigh.near + heavy,
                    (self.weigh.heavy if heavy else self.weigh.watched) / (1 + 2 * away),
                    0,
                )
        return np.maximum(bad, 0.0)

    def lasting_danger(self) -> Shares:
        """Return the constant danger: random bias, patrols, coasts, and protective fog."""
        map_, regions = self.map, self.box.board.regions
        bad = self.weigh.whim * np.array([self.whims.get(zone, 0.0) for zone in map_.zones])
        for inside in map_.patrolled.values():
            bad[inside] += self.weigh.patrolled
        bad[map_.flags(regions["british_coastal_search"].zones)] += self.weigh.watched
        bad[map_.fog] += self.weigh.fog
        return bad

    def stations(self) -> Iterable[tuple[str, str]]:
        """Return the British starting zones, which the order of appearance makes public."""
        first, ports = min(self.box.turns), self.box.board.port_in
        for arrival in self.box.arrivals.values():
            at_sea = arrival.turn == first and arrival.zone not in ports
            for ship in arrival.ships if arrival.side == BRITISH and at_sea else ():
                yield ship, arrival.zone

    def path(self, k: Known, start: str, goal: str) -> tuple[str, ...]:
        """Return the path of least danger; a ship keeps to it."""
        worry = self.worry(k)
        planned = self._paths.get((worry, goal), ())
        if start in planned:
            return planned[planned.index(start) :]
        closed, of, least = self.box.board.closed_to_germans, self.map.of, min(worry)
        left = german_sea(self.box, goal)
        found = self.box.board.sea.path(
            start,
            goal,
            cost=lambda _, to: worry[of[to]],
            blocked=closed,
            ahead=lambda zone: least * left.get(zone, 0),
        )
        self._paths[worry, goal] = found or (start,)
        return self._paths[worry, goal]

    def worry(self, k: Known) -> tuple[int, ...]:
        """Return the danger of each zone in tenths, computed once per turn."""
        turn, worry = self._worry
        if turn != k.public.turn:
            worry = tuple((10 * (1 + self.danger(k))).astype(int).tolist())
            self._worry = k.public.turn, worry
        return worry

    # ------------------------------------------------------------------ orders

    def on_regroup(self, k: Known, decision: Choose) -> str:
        """Sail together past the patrols, and separately on the hunt."""
        bismarck, cruiser = own_fleet(k).vessels[BISMARCK], own_fleet(k).vessels[PRINZ_EUGEN]
        together = bool(bismarck.force) and bismarck.force == cruiser.force
        apart = (
            k.public.turn >= self.weigh.parted_from
            and not k.trailed
            and self.is_free(bismarck.zone)
        )
        if together == apart and any(o.id == PRINZ_EUGEN for o in decision.options):
            return PRINZ_EUGEN
        return DONE

    def on_join(self, k: Known, decision: Choose) -> str:
        return "alone" if own_fleet(k).vessels[PRINZ_EUGEN].force else decision.options[-1].id

    def on_ship_orders(self, k: Known, decision: Choose) -> str:
        return decision.options[0].id

    def on_course(self, k: Known, decision: Choose) -> str:
        unit = unit_named(own_fleet(k), str(decision.facts["unit"]))
        zones = self.zones_wanted(k, unit)
        if self.flees(k, unit):
            return self.away(k, decision.options, zones) or STAY
        goal = self.haven(k, unit) or self.ground(k, unit[0].id)
        if unit[0].zone == goal:
            return PATROL if any(o.id == PATROL for o in decision.options) else STAY
        return self.along(decision.options, self.path(k, unit[0].zone, goal)[1 : zones + 1])

    def zones_wanted(self, k: Known, unit: Unit) -> int:
        """Return two zones on the first turn, in flight, and while there is fuel to spare."""
        if k.public.turn == k.public.first_turn:
            return self.weigh.free_zones
        tank = min((v.fuel for v in unit if self.box.ships[v.id].burns_fuel), default=FAR)
        hurry = tank > (1 if self.flees(k, unit) else self.weigh.fuel_kept)
        return self.box.limits.double_move if hurry else 1

    def along(self, options: Iterable[Option], way: Path) -> str:
        """Return the longest open course along the path."""
        offered = {option.id: option for option in options}
        ends = {option.space: option.id for option in options if len(option.path) <= len(way)}
        for zones in range(len(way), 0, -1):
            if "-".join(way[:zones]) in offered:
                return "-".join(way[:zones])
            if way[zones - 1] in ends:
                return ends[way[zones - 1]]
        return STAY

    def flees(self, k: Known, unit: Unit) -> bool:
        """After a sighting, a damaged Bismarck turns away; an undamaged one holds her course."""
        found = any(v.id in k.trailed or v.id in k.located for v in unit)
        return found and not self.is_sound(k)

    def away(self, k: Known, options: Iterable[Option], zones: int) -> str:
        """Return the course that ends farthest from Britain and from every known British ship."""
        threats = [
            c.zone for c in k.public.contacts[GERMAN] if k.public.turn - c.turn <= self.weigh.memory
        ] or [self.box.board.ports["scapa_flow"].zone]
        home = self.box.board.ports["scapa_flow"].zone
        danger = self.danger(k)

        def worth(option: Option) -> float:
            room = min(far(self.box, option.space, t) for t in threats)
            risk = self.weigh.risk * float(danger[self.map.of[option.space]])
            return room + far(self.box, option.space, home) / self.weigh.from_home - risk

        courses = [option for option in options if 0 < len(option.path) <= zones]
        return max(courses, key=worth).id if courses else ""

    def haven(self, k: Known, unit: Unit) -> str:
        """Return a port that a crippled Bismarck can reach to avoid sinking."""
        bismarck = next((v for v in unit if v.id == BISMARCK), None)
        if bismarck is None or evasion(self.box, bismarck) > self.weigh.crippled:
            return ""
        left = self.box.ships[BISMARCK].midships - bismarck.damage.midships
        ports = [p.zone for p in self.box.board.ports.values() if p.game_end_port]
        away = german_sea(self.box, bismarck.zone)
        nearest = min(ports, key=lambda z: away.get(z, FAR))
        return (
            nearest
            if left <= self.weigh.last_hope and away.get(nearest, FAR) <= self.weigh.last_hope
            else ""
        )

    # ------------------------------------------------------------------ air units

    def on_air_orders(self, k: Known, decision: Choose) -> str:
        """Keep aircraft on the ground: every zone they call helps the British search."""
        done = any(option.id == DONE for option in decision.options)
        return DONE if done else decision.options[0].id

    def on_flight(self, k: Known, decision: Choose) -> str:
        return decision.options[-1].id

    # ------------------------------------------------------------------ search and attack

    def on_search(self, k: Known, decision: Choose) -> str:
        """Search only in zones where the British have already found a ship."""
        seen = {v.zone for v in own_fleet(k).afloat if v.id in k.located}
        for option in decision.options:
            if option.id in seen:
                return option.id
        return DONE

    def on_attack(self, k: Known, decision: Choose) -> str:
        """Attack pursuing cruisers, and a single battleship while the Bismarck is undamaged."""
        for option in decision.options[:-1]:
            zone, own, theirs = option.id.split(".")
            heavies = sum(g.battleships for g in self.reported(k, zone))
            if theirs != "battleship" and not heavies:
                return option.id
            if (own, theirs, heavies) == ("battleship", "battleship", 1) and self.is_sound(k):
                return option.id
        return DONE

    def reported(self, k: Known, zone: str) -> Iterable[Group]:
        """Yield the ships found in a zone this turn."""
        for contact in k.public.contacts[GERMAN]:
            if contact.turn == k.public.turn and contact.zone == zone:
                yield from contact.groups

    def is_sound(self, k: Known) -> bool:
        bismarck = own_fleet(k).vessels[BISMARCK]
        return (
            bismarck.damage.midships < self.weigh.scratched
            and evasion(self.box, bismarck) > self.weigh.crippled
        )

    def on_accept(self, k: Known, decision: Choose) -> str:
        """Decline battle with a battleship that cannot catch the Germans."""
        return "decline" if decision.facts["theirs"] == "battleship" else "accept"

    def on_stay_out(self, k: Known, decision: Choose) -> str:
        """The cruiser stays with a Bismarck that must fight."""
        return "all-fight"

    # ------------------------------------------------------------------ chance

    def on_huff_duff(self, k: Known, decision: Choose) -> str:
        """Name a zone away from the planned path."""
        zones = [option.id for option in decision.options]
        return max(zones, key=lambda z: self.whims[z])

    def on_convoy(self, k: Known, decision: Choose) -> str:
        return decision.options[0].id
