"""The British by rules of thumb: search lines by probability, shadows, concentration, strikes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from sandtable.engine.decisions import Answer, Choose, Decision, Number, Option
from sandtable.engine.dice import Dice
from sandtable.games.bismarck.bot.belief import Belief, belief, sailed
from sandtable.games.bismarck.bot.gunnery import fight
from sandtable.games.bismarck.bot.table import far, own_table, power, sea_distances
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.rules.appearance import DEPARTURE, box_zone
from sandtable.games.bismarck.rules.ch06_air import face_of
from sandtable.games.bismarck.rules.units import (
    Unit,
    general_type,
    is_carrier,
    is_night,
    unit_id,
    unit_named,
    units,
)
from sandtable.games.bismarck.state import BISMARCK, BRITISH, PRINZ_EUGEN, Flight, Vessel
from sandtable.games.bismarck.rules.knowledge import Known, shown_vessel

STAY, PATROL, STOP, DONE = "stay", "patrol", "stop", "done"
DECAY = 0.75
"""How much less a zone farther away counts for a hunter."""
OPENING, WORTH_A_FIGHT = 0.4, 0.7
"""The least strength, against the enemy's, of the unit that opens an action and of all in the zone."""
FUEL_KEPT = 3
HUNT_RANGE = 2
STRIKE_CHANCE = 0.25
BERGEN_WORTH, LATE = 0.35, 14
ESCORT_RANGE = 6


class BritishThumb:
    """Plans a turn when first asked in it, from a map of where the Bismarck can be."""

    def __init__(self, box: Box, seat: str, dice: Dice) -> None:
        self.box = box
        self.seat = seat
        self.dice = dice
        self._turn = 0
        self._expected: Belief = {}
        self._goals: dict[str, str] = {}
        self._flight = ""
        self._taken: dict[str, int] = {}

    def answer(self, known: Known, decision: Decision) -> Answer:
        if isinstance(decision, Number):
            return decision.suggested
        how: Callable[[Known, Choose], Answer] | None = getattr(
            self, decision.ask.key.replace("-", "_"), None
        )
        if how is not None:
            return how(known, decision)
        return fight(self.box, known, decision)

    # ------------------------------------------------------------------ the map

    def expected(self, k: Known) -> Belief:
        """Where the Bismarck will be when this turn is searched."""
        now = self.contact_now(k, BISMARCK)
        if now:
            return {now: 1.0}
        if self._turn != k.public.turn:
            self._turn, self._goals, self._taken = k.public.turn, {}, {}
            p, own = k.public, k.own
            assert own is not None
            before = belief(
                self.box, BISMARCK, p.turn - 1, p.contacts[BRITISH], own.searches, p.chances
            )
            is_first = p.turn == p.first_turn
            stays = BISMARCK in p.stopped
            self._expected = before if stays else sailed(self.box, before, is_first=is_first)
        return self._expected

    def contact_now(self, k: Known, ship: str) -> str:
        """The zone in which a ship is known to be this turn."""
        battleship = ship == BISMARCK
        for contact in reversed(k.public.contacts[BRITISH]):
            if contact.turn != k.public.turn or contact.how not in ("search", "shadow"):
                continue
            if any(g.battleships if battleship else g.cruisers for g in contact.groups):
                return contact.zone
        return ""

    # ------------------------------------------------------------------ task forces

    def ask_regroup(self, k: Known, decision: Choose) -> str:
        """Fast battleships of one zone sail together; escorts are called when the hunt is near."""
        wanted = self.expected(k)
        for option in decision.options:
            vessel = k.own.vessels.get(option.id) if k.own else None
            if vessel is None:
                continue
            if vessel.is_escort:
                near = sum(
                    p for z, p in wanted.items() if far(self.box, vessel.zone, z) <= ESCORT_RANGE
                )
                if near > 0.5:
                    return option.id
            elif self.is_heavy(vessel) and self.partner(k, vessel):
                return option.id
        return DONE

    def is_heavy(self, vessel: Vessel) -> bool:
        ship = self.box.ships[vessel.id]
        return ship.general_type == "battleship" and ship.max_speed > 1

    def partner(self, k: Known, vessel: Vessel) -> str:
        """The strongest other unit of the zone with a fast battleship, if it outweighs one's own."""
        assert k.own is not None
        found = units(k.own, vessel.zone)
        heavy = [u for u in found if any(self.is_heavy(v) for v in u)]
        best = max(heavy, key=self.weight, default=None)
        return unit_id(best[0]) if best and vessel not in best else ""

    def weight(self, unit: Unit) -> tuple[int, float]:
        return len(unit), sum(power(self.box, v) for v in unit)

    def ask_join(self, k: Known, decision: Choose) -> str:
        assert k.own is not None
        name = decision.ask.args["ship"]
        vessel = next(v for v in k.own.vessels.values() if self.box.ships[v.id].name == name)
        partner = self.partner(k, vessel)
        return partner if any(o.id == partner for o in decision.options) else "alone"

    # ------------------------------------------------------------------ shadowing

    def ask_shadow(self, k: Known, decision: Choose) -> str:
        """The best shadower of the zone, air units before battleships on equal terms."""
        return self.best_shadower(k, decision)

    ask_high_speed = ask_shadow

    def best_shadower(self, k: Known, decision: Choose) -> str:
        s = own_table(k)
        best, worth = "none", 0.0
        for option in decision.options[1:]:
            value = self.shadow_worth(k, option.id, is_night(self.box, s, option.space))
            if value > worth:
                best, worth = option.id, value
        return best

    def shadow_worth(self, k: Known, name: str, night: bool) -> float:  # noqa: FBT001
        assert k.own is not None
        if name in k.own.flights:
            return float(ord(self.box.air_units[name].shadow_letter(night=night))) + 0.6
        unit = unit_named(k.own, name)
        letters = [self.box.ships[v.id].shadow_letter(night=night) for v in unit]
        heavy = any(general_type(self.box, v) == "battleship" for v in unit)
        return float(ord(max(filter(None, letters), default=" "))) + (0.0 if heavy else 0.8)

    def ask_follow(self, k: Known, decision: Choose) -> str:
        """Everybody who can goes along."""
        return decision.options[-1].id

    # ------------------------------------------------------------------ air units

    def ask_air_orders(self, k: Known, decision: Choose) -> str:
        """Search where the mass is, strike what is held; look into Bergen until it is empty."""
        assert k.own is not None
        wanted = self.sky_wants(k)
        best, worth = "", 0.02
        for option in decision.options:
            name, _, face = option.id.rpartition(".")
            if not name:
                continue
            value = self.flight_worth(k, k.own.flights[name], face, option.space, wanted)
            if value > worth:
                best, worth = option.id, value
        self._flight = best
        if best:
            return best
        done = any(option.id == DONE for option in decision.options)
        return DONE if done else decision.options[0].id

    def sky_wants(self, k: Known) -> Mapping[str, float]:
        """Where aircraft should look: to know that Bergen is empty sets the Home Fleet free."""
        wanted = self.expected(k)
        if k.own is None or DEPARTURE in k.own.released or k.public.turn > LATE:
            return wanted
        bergen = box_zone(self.box, "bergen")
        return {**wanted, bergen: wanted.get(bergen, 0.0) + BERGEN_WORTH}

    def flight_worth(
        self, k: Known, flight: Flight, face: str, start: str, wanted: Mapping[str, float]
    ) -> float:
        unit = self.box.air_units[flight.id]
        fly = face_of(unit, face)
        if fly.mode == "attack":
            reach = fly.speed if fly.endurance > 1 else fly.speed // 2
            return 3 * self.strike_chance(k, start, reach, wanted)
        reach = fly.speed if flight.zone or fly.endurance > 1 else fly.speed // 2
        near = {z: p for z, p in wanted.items() if far(self.box, start, z) <= reach}
        if fly.mode == "patrol" or unit.kind != "lr_recon":
            return max((self.sight(k, fly.search, z) * p for z, p in near.items()), default=0.0)
        return 0.5 * sum(near.values()) + 0.05

    def strike_chance(self, k: Known, start: str, reach: int, wanted: Mapping[str, float]) -> float:
        """How likely the Bismarck is in the best zone to strike, if she can be struck at all."""
        s = own_table(k)
        best = max(wanted, key=lambda z: wanted[z])
        open_sky = not is_night(self.box, s, best) and k.public.visibility < self.box.visibility.x
        foggy = k.public.fog and self.box.board.within("fog", best)
        sure = wanted[best]
        hit = open_sky and not foggy and far(self.box, start, best) <= reach
        return sure if hit and sure > STRIKE_CHANCE else 0.0

    def sight(self, k: Known, search: object, zone: str) -> float:
        """Whether a searcher sees far enough in a zone; at least it lies in wait."""
        night = is_night(self.box, own_table(k), zone)
        strength = search.at(night=night)  # type: ignore[attr-defined]
        return 1.0 if strength + self._taken.get(zone, 0) >= k.public.visibility else 0.2

    def ask_flight(self, k: Known, decision: Choose) -> str:
        assert k.own is not None
        name, _, face = self._flight.rpartition(".")
        flight = k.own.flights.get(name)
        if flight is None:
            return decision.options[0].id
        wanted = self.sky_wants(k)
        fly = face_of(self.box.air_units[name], face)
        zones = [option.id for option in decision.options if option.space]
        if fly.mode == "attack":
            zone = max(zones, key=lambda z: wanted.get(z, 0.0))
        elif fly.mode == "movement":
            zone = max(zones, key=lambda z: self.waiting_worth(z, wanted))
        else:
            zone = max(zones, key=lambda z: self.search_worth(k, fly.search, z, wanted))
        self._taken[zone] = self._taken.get(zone, 0) + fly.search.day
        return zone

    def waiting_worth(self, zone: str, wanted: Mapping[str, float]) -> float:
        """A place to patrol from next turn: much within two zones, nobody there yet."""
        near = self.box.board.air.within(zone, 2)
        crowd = sum(self._taken.get(z, 0) for z in near)
        return sum(wanted.get(z, 0.0) for z in near) / (1 + crowd)

    def search_worth(
        self, k: Known, search: object, zone: str, wanted: Mapping[str, float]
    ) -> float:
        taken = self._taken.get(zone, 0) >= k.public.visibility
        return wanted.get(zone, 0.0) * self.sight(k, search, zone) * (0.1 if taken else 1.0)

    # ------------------------------------------------------------------ ships

    def ask_ship_orders(self, k: Known, decision: Choose) -> str:
        wanted = self.expected(k)
        if not self._goals:
            self.plan(k, wanted)
        for option in decision.options:
            if option.id in self._goals:
                return option.id
        return DONE

    def plan(self, k: Known, wanted: Mapping[str, float]) -> None:
        """Heavy ships close in on the mass; every cruiser takes the best zone nobody has yet."""
        assert k.own is not None
        later = sailed(self.box, wanted)
        taken: dict[str, float] = {}
        self._goals["planned"] = ""
        for unit in sorted(units(k.own), key=lambda unit: -len(unit)):
            if unit[0].is_escort:
                continue
            heavy = any(general_type(self.box, v) == "battleship" for v in unit)
            if heavy or all(is_carrier(self.box, v) for v in unit):
                goal = self.hunting_zone(unit, wanted)
            else:
                goal = self.station(unit, later, taken)
                taken[goal] = taken.get(goal, 0.0) + 1.0
            self._goals[unit_id(unit[0])] = goal

    def hunting_zone(self, unit: Unit, wanted: Mapping[str, float]) -> str:
        """The zone from which most of the mass is near; carriers keep a little off."""
        top = sorted(wanted, key=lambda z: -wanted[z])[:12]
        goal = max(top, key=lambda z: self.nearness(z, wanted))
        carrier = all(is_carrier(self.box, v) for v in unit)
        if carrier and far(self.box, unit[0].zone, goal) <= HUNT_RANGE:
            return unit[0].zone
        return goal

    def nearness(self, zone: str, wanted: Mapping[str, float]) -> float:
        return sum(p * DECAY ** far(self.box, zone, z) for z, p in wanted.items() if p > 0.004)

    def station(self, unit: Unit, later: Mapping[str, float], taken: Mapping[str, float]) -> str:
        """A patrol station: likely, near, and not watched by another cruiser."""
        away = sea_distances(self.box, unit[0].zone)

        def worth(zone: str) -> float:
            watched = taken.get(zone, 0.0)
            turns = (away.get(zone, 99) + 1) // 2
            return later[zone] / (1 + 0.6 * turns) / (1 + 4 * watched)

        return max(later, key=worth)

    def ask_course(self, k: Known, decision: Choose) -> str:
        unit = unit_named(k.own, decision.group)  # type: ignore[arg-type]
        goal = self._goals.pop(decision.group, unit[0].zone)
        self._goals[f"{decision.group}!"] = goal
        if goal == unit[0].zone:
            can_patrol = any(option.id == PATROL for option in decision.options)
            return PATROL if can_patrol and not self.is_hunting(k, unit) else STAY
        return self.towards(decision.options, unit[0].zone, goal) or STAY

    def is_hunting(self, k: Known, unit: Unit) -> bool:
        return bool(self.contact_now(k, BISMARCK)) and len(unit) > 1

    def towards(self, options: Iterable[Option], here: str, goal: str) -> str:
        """The open zone that brings a ship closest to its goal; empty when none does."""
        away = sea_distances(self.box, goal)
        zones = [option.id for option in options if option.space]
        best = min(zones, key=lambda z: away.get(z, 99), default="")
        return best if best and away.get(best, 99) < away.get(here, 99) else ""

    def ask_course_on(self, k: Known, decision: Choose) -> str:
        """A second zone costs heavy ships fuel: they spend it when the enemy is held or far."""
        assert k.own is not None
        unit = unit_named(k.own, decision.group)
        goal = self._goals.get(f"{decision.group}!", "")
        if not goal or unit[0].zone == goal:
            return STOP
        burning = [v for v in unit if self.box.ships[v.id].burns_fuel]
        tank = min((v.fuel for v in burning), default=99)
        urgent = bool(self.contact_now(k, BISMARCK)) or bool(k.trailed)
        if burning and not (tank > 1 if urgent else tank > FUEL_KEPT + 3):
            return STOP
        return self.towards(decision.options, unit[0].zone, goal) or STOP

    # ------------------------------------------------------------------ search and attack

    def ask_search(self, _: Known, decision: Choose) -> str:
        return "all" if len(decision.options) > 1 else DONE

    def ask_air_attack(self, k: Known, decision: Choose) -> str:
        return decision.options[0].id

    def ask_returns(self, k: Known, decision: Choose) -> str:
        """Bombers go home at once, to be ready again sooner; scouts stay up."""
        for option in decision.options[1:]:
            if self.box.air_units[option.id].kind != "lr_recon":
                return option.id
        return DONE

    def ask_attack(self, k: Known, decision: Choose) -> str:
        """Fight where the guns suffice; a shadowing cruiser keeps her distance."""
        assert k.own is not None
        best, worth = DONE, 1.0
        for option in decision.options[:-1]:
            zone, own, theirs = option.id.split(".")
            ours = [u for u in units(k.own, zone) if self.named(u) == own]
            foe = self.foes(k, zone, theirs)
            if not ours or not foe:
                continue
            against = max(sum(power(self.box, v) for v in foe), 1.0)
            opening = max(sum(power(self.box, v) for v in u) for u in ours) / against
            whole = sum(power(self.box, v) for v in heavies(self.box, units(k.own, zone))) / against
            if min(opening / OPENING, whole / WORTH_A_FIGHT) > worth:
                best, worth = option.id, min(opening / OPENING, whole / WORTH_A_FIGHT)
        return best

    def named(self, unit: Unit) -> str:
        ranks = self.box.general_types
        return max((general_type(self.box, v) for v in unit), key=lambda t: ranks[t].rank)

    def foes(self, k: Known, zone: str, theirs: str) -> list[Vessel]:
        """The German ships reported in a zone this turn."""
        found = []
        for contact in k.public.contacts[BRITISH]:
            if contact.turn == k.public.turn and contact.zone == zone:
                groups = contact.groups
                if any(g.battleships for g in groups):
                    found.append(BISMARCK)
                if any(g.cruisers for g in groups) and (
                    theirs == "cruiser" or any(g.in_force for g in groups)
                ):
                    found.append(PRINZ_EUGEN)
        return [shown_vessel(k, ship) for ship in dict.fromkeys(found)]

    def ask_accept(self, k: Known, decision: Choose) -> str:
        return "accept" if decision.ask.args["own"] == "battleship" else "decline"

    def ask_stay_out(self, _: Known, decision: Choose) -> str:
        """Cruisers that can avoid a battleship's guns do; carriers always."""
        return decision.options[-1].id if len(decision.options) > 1 else "all-fight"


def heavies(box: Box, found: Iterable[Unit]) -> Iterable[Vessel]:
    """The ships of a zone that would join a fight: battleships, or cruisers where there are none."""
    ships = [vessel for unit in found for vessel in unit]
    heavy = [v for v in ships if general_type(box, v) == "battleship"]
    return heavy or [v for v in ships if not is_carrier(box, v)]
