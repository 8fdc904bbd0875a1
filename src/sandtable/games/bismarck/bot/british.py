"""The British bot with rules of thumb: search, shadowing, concentration, air strikes."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import mean

from sandtable.engine.decisions import Choose, Option
from sandtable.engine.dice import Dice
from sandtable.games.bismarck.bot.gunnery import Gunner
from sandtable.games.bismarck.bot.hunters import plan_hunters
from sandtable.games.bismarck.bot.reckoning import far, fastest, power, sea_distances, total_power
from sandtable.games.bismarck.bot.scouts import Sortie, plan_cruisers, plan_sorties
from sandtable.games.bismarck.bot.watch import Sweep, Watch, contact_now
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.knowledge.chart import FAR
from sandtable.games.bismarck.knowledge.imagined import own_fleet, own_table
from sandtable.games.bismarck.knowledge.known import Known, shown_vessel
from sandtable.games.bismarck.rules.ch05_movement import can_be_ordered
from sandtable.games.bismarck.rules.ch06_air import WATCH, base_zone
from sandtable.games.bismarck.rules.units import (
    FRONT,
    Unit,
    evasion,
    general_type,
    is_carrier,
    is_night,
    unit_id,
    unit_named,
    unit_of,
    unit_type,
    units,
)
from sandtable.games.bismarck.state import BISMARCK, BRITISH, PRINZ_EUGEN, Vessel

STAY, PATROL, DONE, HOME = "stay", "patrol", "done", "home"


class BritishThumb(Gunner):
    """Plans a turn at its first question, from a map of the raiders' likely positions."""

    def __init__(self, box: Box, seat: str, dice: Dice) -> None:
        super().__init__(box, seat, dice)
        self._picture: tuple[Watch, Sweep] | None = None
        self._sorties: dict[str, Sortie] | None = None
        self._goals: dict[str, str] | None = None

    def watch(self, k: Known) -> Watch:
        return self.picture(k)[0]

    def picture(self, k: Known) -> tuple[Watch, Sweep]:
        """The picture of this turn; drawn again when a raider is found."""
        held = {ship: contact_now(k, ship) for ship in self.box.thumb.watch.worth}
        old = self._picture[0] if self._picture else None
        is_new = old is None or old.turn != k.public.turn
        if is_new:
            self._sorties = self._goals = None
        if self._picture is None or is_new or self._picture[0].held != held:
            watch = Watch(self.box, k)
            self._picture = watch, Sweep(watch)
        return self._picture

    # ------------------------------------------------------------------ task forces

    def on_regroup(self, k: Known, decision: Choose) -> str:
        """Fast battleships of one zone sail together; escorts are called when they can help."""
        for option in decision.options:
            vessel = own_fleet(k).vessels.get(option.id)
            if vessel is None:
                continue
            wanted = self.can_help(k, vessel) if vessel.is_escort else self.partner(k, vessel)
            if wanted:
                return option.id
        return DONE

    def can_help(self, k: Known, escort: Vessel) -> bool:
        """An old battleship is too slow for a sound Bismarck; she may finish a crippled one."""
        target = shown_vessel(k, BISMARCK)
        if evasion(self.box, target) > evasion(self.box, escort):
            return False
        watch = self.watch(k)
        reach = self.box.thumb.british.escort_range
        near = watch.chart.by_air[watch.chart.of[escort.zone]] <= reach
        return bool(watch.bismarck[near].sum() > 1 / 2)

    def is_fast_battleship(self, vessel: Vessel) -> bool:
        ship = self.box.ships[vessel.id]
        return ship.general_type == "battleship" and ship.max_speed > 1

    def partner(self, k: Known, vessel: Vessel) -> str:
        """Return the strongest unit with a fast battleship to join, until the force suffices."""
        own = unit_of(own_fleet(k), vessel)
        if not self.is_fast_battleship(vessel) or self.is_enough(own):
            return ""
        found = [
            unit
            for unit in units(own_fleet(k), vessel.zone)
            if any(map(self.is_fast_battleship, unit)) and not self.is_enough(unit)
        ]
        best = max(found, key=self.weight, default=None)
        return unit_id(best[0]) if best and vessel not in best else ""

    def is_enough(self, unit: Unit) -> bool:
        """Return whether a force can take on the Bismarck by itself."""
        if len(unit) == 1:
            return False
        whole = power(self.box, Vessel(BISMARCK))
        return total_power(self.box, unit) > self.box.thumb.british.enough * whole

    def weight(self, unit: Unit) -> tuple[int, float]:
        return len(unit), sum(power(self.box, v) for v in unit)

    def on_join(self, k: Known, decision: Choose) -> str:
        partner = self.partner(k, own_fleet(k).vessels[str(decision.facts["ship"])])
        return partner if any(o.id == partner for o in decision.options) else "alone"

    # ------------------------------------------------------------------ shadowing

    def on_shadow(self, k: Known, decision: Choose) -> str:
        """The best shadower of the zone, air units before battleships on equal terms."""
        s = own_table(k)
        best, worth = "none", 0.0
        for option in decision.options[1:]:
            value = self.shadow_worth(k, option.id, night=is_night(self.box, s, option.space))
            if value > worth:
                best, worth = option.id, value
        return best

    on_high_speed = on_shadow

    def shadow_worth(self, k: Known, name: str, *, night: bool) -> float:
        spared = self.box.thumb.british.spared
        if name in own_fleet(k).flights:
            return float(ord(self.box.air_units[name].shadow_letter(night=night))) + spared.air
        unit = unit_named(own_fleet(k), name)
        letters = [self.box.ships[v.id].shadow_letter(night=night) for v in unit]
        heavy = any(general_type(self.box, v) == "battleship" for v in unit)
        return float(ord(max(filter(None, letters), default=" "))) + (
            0.0 if heavy else spared.light
        )

    def on_follow(self, _: Known, decision: Choose) -> str:
        """Let every unit that can follow do so."""
        return decision.options[-1].id

    # ------------------------------------------------------------------ air units

    def on_air_orders(self, k: Known, decision: Choose) -> str:
        """Search the likeliest zones, strike held targets, and watch Bergen until it is empty."""
        watch, sweep = self.picture(k)
        if self._sorties is None:
            self._sorties = plan_sorties(self.box, own_table(k), watch, sweep)
        for option in decision.options:
            if option.id in self._sorties:
                return option.id
        if any(option.id == DONE for option in decision.options):
            return DONE
        aloft = [option.id for option in decision.options if self.is_aloft(k, option.id)]
        return aloft[0] if aloft else decision.options[0].id

    def is_aloft(self, k: Known, unit: str) -> bool:
        flights = own_fleet(k).flights
        return unit in flights and bool(flights[unit].zone)

    def on_flight(self, k: Known, decision: Choose) -> str:
        """Fly as planned; a unit without a plan flies home, or over the sea as near as possible."""
        name = str(decision.facts["unit"])
        sortie = (self._sorties or {}).pop(name, None)
        wanted = f"{sortie.face}.{sortie.zone}" if sortie else HOME
        if any(option.id == wanted for option in decision.options):
            return wanted
        base = base_zone(self.box, own_table(k), own_fleet(k).flights[name])
        flown = [o for o in decision.options if o.space and not o.id.startswith(WATCH)]
        return min(flown, key=lambda o: self.way_back(base, o)).id

    def way_back(self, base: str, option: Option) -> tuple[bool, int, bool]:
        """Rank ways home: over the sea first, because it can search there, then by distance."""
        over_land = option.space not in self.box.board.sea
        return over_land, far(self.box, base, option.space), option.id.startswith(FRONT)

    # ------------------------------------------------------------------ ships

    def on_ship_orders(self, k: Known, decision: Choose) -> str:
        if self._goals is None:
            self._goals = self.plan(k)
        for option in decision.options:
            if option.id in self._goals:
                return option.id
        return DONE

    def plan(self, k: Known) -> dict[str, str]:
        """Return the destination of every ship and task force this turn."""
        s, (watch, sweep) = own_table(k), self.picture(k)
        open_units = [
            (unit_id(unit[0]), unit)
            for unit in units(s.british)
            if can_be_ordered(self.box, s, unit)
        ]
        heavy = [(n, u) for n, u in open_units if any(not self.is_cruiser(v) for v in u)]
        light = [(n, u) for n, u in open_units if all(self.is_cruiser(v) for v in u)]
        return {
            **plan_hunters(self.box, s, watch, sweep, heavy),
            **plan_cruisers(self.box, s, watch, sweep, light),
        }

    def is_cruiser(self, vessel: Vessel) -> bool:
        return general_type(self.box, vessel) == "cruiser"

    def on_course(self, k: Known, decision: Choose) -> str:
        name = str(decision.facts["unit"])
        here = unit_named(own_fleet(k), name)[0].zone
        goal = self.goal(name, here)
        if goal == here:
            self.done(name)
            can_patrol = any(option.id == PATROL for option in decision.options)
            return PATROL if can_patrol else STAY
        return self.towards(decision.options, here, goal) or STAY

    def goal(self, name: str, here: str) -> str:
        return (self._goals or {}).get(name, here)

    def done(self, name: str) -> None:
        (self._goals or {}).pop(name, None)

    def towards(self, options: Iterable[Option], here: str, goal: str) -> str:
        """Return the course that brings a ship closest to its goal; empty if none does."""
        away = sea_distances(self.box, goal)
        now = away.get(here, FAR)
        nearer = [option for option in options if option.path and away.get(option.space, FAR) < now]
        best = min(nearer, key=lambda o: (away[o.space], len(o.path)), default=None)
        return best.id if best else ""

    # ------------------------------------------------------------------ search and attack

    def on_search(self, _: Known, decision: Choose) -> str:
        return "all" if len(decision.options) > 1 else DONE

    def on_air_attack(self, _: Known, decision: Choose) -> str:
        return decision.options[0].id

    def on_returns(self, _: Known, decision: Choose) -> str:
        """Send bombers home at once, so that they are ready sooner; keep scouts in the air."""
        for option in decision.options[1:]:
            if self.box.air_units[option.id].kind != "lr_recon":
                return option.id
        return DONE

    def on_attack(self, k: Known, decision: Choose) -> str:
        """Fight if the guns suffice; keep a shadowing cruiser at a distance."""
        late = k.public.last_turn - k.public.turn < self.box.thumb.british.last_chance
        best, worth = DONE, self.box.thumb.british.desperate if late else 1.0
        for option in decision.options[:-1]:
            odds = self.odds(k, *option.id.split("."))
            if odds > worth:
                best, worth = option.id, odds
        return best

    def odds(self, k: Known, zone: str, own: str, theirs: str) -> float:
        """Return the surplus of guns, for the opening unit and for all units in the zone.

        All units fight a ship that cannot escape: whichever opens, the others join.
        """
        here = units(own_fleet(k), zone)
        ours = [unit for unit in here if unit_type(self.box, unit) == own]
        foe = self.foes(k, zone, theirs)
        if not ours or not foe:
            return 0.0
        against = max(total_power(self.box, foe), 1.0)
        fighting = list(heavies(self.box, here))
        weigh = self.box.thumb.british
        whole = total_power(self.box, fighting) / against / weigh.worth_a_fight
        if fastest(self.box, foe) < min(evasion(self.box, vessel) for vessel in fighting):
            return whole
        opening = mean(total_power(self.box, unit) for unit in ours) / against
        return min(opening / weigh.opening, whole)

    def foes(self, k: Known, zone: str, theirs: str) -> list[Vessel]:
        """Return the German ships reported in a zone this turn."""
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

    def on_accept(self, _: Known, decision: Choose) -> str:
        return "accept" if decision.facts["own"] == "battleship" else "decline"

    def on_stay_out(self, _: Known, decision: Choose) -> str:
        """Keep carriers out, and cruisers that can avoid a battleship's guns."""
        return decision.options[-1].id if len(decision.options) > 1 else "all-fight"


def heavies(box: Box, found: Iterable[Unit]) -> Iterable[Vessel]:
    """Return the ships of a zone that would fight: battleships, or else cruisers."""
    ships = [vessel for unit in found for vessel in unit]
    heavy = [v for v in ships if general_type(box, v) == "battleship"]
    return heavy or [v for v in ships if not is_carrier(box, v)]
