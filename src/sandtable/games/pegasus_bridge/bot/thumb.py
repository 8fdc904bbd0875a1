"""A British bot with rules of thumb: nearest objective, grenades before assaults."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from sandtable.engine.bot import Bot
from sandtable.engine.decisions import Choose, Option
from sandtable.engine.dice import Dice
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.rules.ch05_german_march import distances
from sandtable.games.pegasus_bridge.rules.positions import (
    COUNTER,
    british_occupied,
    german_occupied,
    leaders_in,
    tank_in,
    units_in,
)
from sandtable.games.pegasus_bridge.state import (
    CHARGES,
    FACE_DOWN,
    INTACT,
    Assault,
    Switches,
    Unit,
)

FAR = 99
NEVER = 9
TENTHS = 10


@lru_cache(maxsize=4)
def far(box: Box) -> Mapping[str, Mapping[str, int]]:
    """Return the distances between all areas, without enemies."""
    empty = Assault("historical", Switches())
    return {area: distances(box, empty, [area], set()) for area in box.ground.areas}


def tank_areas(k: Assault) -> set[str]:
    """Return the areas of tanks that can still fight."""
    return {tank.area for tank in k.tanks.values() if tank.area and not tank.wreck}


class ThumbBot(Bot[Box, Assault]):
    """Takes the nearest objective, searches bunkers, fires whenever possible, then holds."""

    def __init__(self, box: Box, seat: str, dice: Dice, style: str = "") -> None:
        super().__init__(box, seat, dice)
        self.style = box.styles[style or next(iter(box.styles))]
        self.turn = 0
        self.idle: set[str] = set()
        self.claims: dict[str, str] = {}
        self.enemy: set[str] = set()
        self.wants: list[str] = []
        self.worth: dict[str, int] = {}

    def look(self, k: Assault) -> None:
        """Read the table: a new turn, the Germans, and the objectives."""
        if k.turn != self.turn:
            self.turn, self.idle, self.claims = k.turn, set(), {}
        self.enemy = german_occupied(k)
        self.wants = list(self.wanted(k))
        self.worth = self.prizes(k)

    # ------------------------------------------------------------------ movement

    def on_unit(self, k: Assault, decision: Choose) -> str:
        """Choose the first unit that may still have something to do."""
        self.look(k)
        for option in decision.options[1:]:
            unit = k.british.units.get(option.id)
            if unit is not None and unit.id not in self.idle and not self.is_settled(k, unit):
                return unit.id
        return decision.options[0].id

    def is_settled(self, k: Assault, unit: Unit) -> bool:
        """Return whether a unit is at its goal, with no German adjacent."""
        if self.quarry_of(k, unit) not in {"", unit.area}:
            return False
        if self.has_prey(k, unit):
            return False
        near = self.box.ground.near[unit.area]
        if any(
            german.area == unit.area or german.area in near for german in k.german.units.values()
        ):
            return False
        settled = unit.area not in self.wants and self.goal_of(k, unit) == unit.area
        if settled:
            self.claims[unit.id] = unit.area
        return settled

    def on_order(self, k: Assault, decision: Choose) -> str:
        """Search, throw, or move; leave out a unit with nothing to do this turn."""
        if k.turn != self.turn:
            self.look(k)
        unit = k.british.units[str(decision.facts["unit"])]
        offered = [option.id for option in decision.options]
        if "search" in offered:
            return "search"
        chosen = (
            self.bomb(offered)
            or self.tank_grenade(k, unit, offered)
            or self.best_grenade(k, unit, offered)
            or self.best_move(k, unit, decision.options)
        )
        if not chosen:
            self.idle.add(unit.id)
            return "back"
        return chosen

    def bomb(self, offered: list[str]) -> str:
        """Return a Gammon bomb attack on a tank in the same area, if the style hunts tanks."""
        bombs = [name for name in offered if name.startswith("gammon:")]
        return bombs[0] if bombs and self.style.hunt else ""

    def has_prey(self, k: Assault, unit: Unit) -> bool:
        """Return whether a grenadier stands beside an open tank."""
        return self.is_grenadier(k, unit) and unit.area in self.open_tanks(k)

    def tank_grenade(self, k: Assault, unit: Unit, offered: list[str]) -> str:
        """Return a grenade attack on a tank in the same area, if a leader is there."""
        if not self.has_prey(k, unit):
            return ""
        tank = tank_in(k, unit.area)
        name = f"grenade:{tank.id}" if tank else ""
        return name if name in offered else ""

    def is_grenadier(self, k: Assault, unit: Unit) -> bool:
        """Return whether a unit has grenades for tanks, and a leader to direct them."""
        return bool(self.style.grenadiers and unit.grenades and leaders_in(k.british, unit.area))

    def open_tanks(self, k: Assault) -> set[str]:
        """Return the areas of tanks without infantry, which would protect them from grenades."""
        return tank_areas(k) - {unit.area for unit in k.german.units.values()}

    def best_grenade(self, k: Assault, unit: Unit, offered: list[str]) -> str:
        """Return the best grenade attack: at active units, nearest first."""
        if self.keeps_quiet(k) or unit.grenades <= self.style.thrift:
            return ""
        found = []
        for name in offered:
            target = k.german.units.get(name.removeprefix("grenade:"))
            if name.startswith("grenade:") and target is not None and not target.suppressed:
                found.append((target.area != unit.area, name))
        return min(found)[1] if found else ""

    def best_move(self, k: Assault, unit: Unit, options: Sequence[Option]) -> str:
        """Return the move that ends nearest to the goal with the least fire."""
        if self.must_stay(k, unit):
            return ""
        goal = self.goal_of(k, unit)
        self.claims[unit.id] = goal
        away = far(self.box)[goal]
        best, chosen = (away.get(unit.area, FAR) * TENTHS, ""), ""
        for option in options:
            if not option.id.startswith("go:") or not self.dares(k, unit, option.space):
                continue
            danger = int(option.facts["danger"])
            if danger and self.is_spared(unit):
                continue
            price = away.get(option.space, FAR) * TENTHS + danger * self.style.caution
            if (price, option.id) < best:
                best, chosen = (price, option.id), option.id
        return chosen

    def is_spared(self, unit: Unit) -> bool:
        """Return whether a weak platoon would cost more if lost than it can gain."""
        is_platoon = self.box.counters[unit.id].kind == "platoon"
        return is_platoon and unit.strength <= self.style.spared

    def must_stay(self, k: Assault, unit: Unit) -> bool:
        """Return whether a unit must stay: guards of prisoners, and sappers at the charges."""
        alone = len(units_in(k.british, unit.area)) == 1
        guards = alone and unit.area in k.prisoners
        sappers = self.box.counters[unit.id].kind == "sappers"
        at_work = sappers and k.chit == CHARGES and unit.area in self.open_ends(k)
        return guards or at_work

    def dares(self, k: Assault, unit: Unit, area: str) -> bool:
        """Return whether to enter an area: not with bad odds against Germans who can fire."""
        if area not in self.enemy:
            return True
        germans = units_in(k.german, area)
        friends = sum(one.strength for one in units_in(k.british, area))
        strength = sum(one.strength for one in germans)
        shaken = bool(germans) and all(one.suppressed for one in germans)
        return shaken or unit.strength + friends >= self.style.bold * strength

    # ------------------------------------------------------------------ goals

    def goal_of(self, k: Assault, unit: Unit) -> str:
        """Return the nearest objective, with a penalty for units already on their way."""
        quarry = self.quarry_of(k, unit)
        if quarry:
            return quarry
        away, crowd, worth = far(self.box), self.style.crowd, self.worth
        taken = [goal for name, goal in self.claims.items() if name != unit.id]
        return min(
            (away[goal].get(unit.area, FAR) + crowd * taken.count(goal) - worth.get(goal, 0), goal)
            for goal in self.goals_for(k, unit)
        )[1]

    def quarry_of(self, k: Assault, unit: Unit) -> str:
        """Return the nearest place to fight a tank from; empty if none is near."""
        if not k.tanks or not (self.style.hunt or self.style.grenadiers):
            return ""
        away, hidden = far(self.box), self.box.ground.obstructed
        posts = [
            (away[area].get(unit.area, FAR) - self.style.hide * (area in hidden), area)
            for area, reach in self.posts_for(k, unit)
            if away[area].get(unit.area, FAR) <= reach
        ]
        return min(posts)[1] if posts else ""

    def posts_for(self, k: Assault, unit: Unit) -> Iterator[tuple[str, int]]:
        """Yield the places where a unit can fight tanks, and the distance it accepts.

        A Piat is fired from beside the tank; bombs and grenades go off in its area.
        """
        arms = [arm.id for arm in k.arms.values() if arm.carrier == unit.id and arm.charges]
        for kind in [self.box.counters[arm].kind for arm in arms if self.style.hunt]:
            posts = self.beside_tanks(k) if kind == "piat" else tank_areas(k)
            yield from ((area, self.style.hunt) for area in posts)
        if self.is_grenadier(k, unit):
            yield from ((area, self.style.grenadiers) for area in self.open_tanks(k))

    def beside_tanks(self, k: Assault) -> set[str]:
        tanks, near = tank_areas(k), self.box.ground.near
        return {area for tank in tanks for area in near[tank]} - tanks - self.enemy

    def prizes(self, k: Assault) -> dict[str, int]:
        """Return the bonus distance of the main objectives."""
        ground = self.box.ground
        found = dict.fromkeys((*ground.bridges.values(), ground.pillbox), self.style.prize)
        if self.may_blow(k):
            found[ground.pillbox] = self.style.pillbox
        return found

    def goals_for(self, k: Assault, unit: Unit) -> list[str]:
        if self.box.counters[unit.id].kind == "sappers" and k.chit in {CHARGES, FACE_DOWN}:
            return self.open_ends(k)
        return self.wants or list(self.style.strongpoints)

    def open_ends(self, k: Assault) -> list[str]:
        return [area for area in self.box.ground.accesses if area not in k.defused]

    def wanted(self, k: Assault) -> Iterator[str]:
        """Yield objectives: bunkers to clear, and places and guns held by German infantry.

        Areas with a tank are left out: units cannot fight it there, and it drives on.
        """
        ground = self.box.ground
        tanks = tank_areas(k)
        keys = (*ground.bridges.values(), ground.pillbox, *(gun.area for gun in k.weapons.values()))
        for area in dict.fromkeys((*keys, *ground.bunkers)):
            is_open = area in ground.bunkers and area not in k.cleared
            if area not in tanks and (is_open or area not in k.held or area in self.enemy):
                yield area

    # ------------------------------------------------------------------ the charges

    def may_blow(self, k: Assault) -> bool:
        """Return whether the Germans can still blow the bridge: the pillbox is not ours."""
        mined = k.chit in {CHARGES, FACE_DOWN} and not k.demolition_tried and k.bridge == INTACT
        return mined and self.box.ground.pillbox not in british_occupied(k)

    def keeps_quiet(self, k: Assault) -> bool:
        """Return whether to hold fire: the first shot alarms the pillbox, so take it first."""
        return not k.alarm and k.turn <= self.style.quiet_turns and self.may_blow(k)

    # ------------------------------------------------------------------ fire and losses

    def on_shot(self, k: Assault, decision: Choose) -> str:
        """Fire at tanks first, then at unsuppressed units; leave face-down counters alone."""
        ranked = [(self.rank(k, option), option.id) for option in decision.options[1:]]
        ranked = [one for one in ranked if one[0] < NEVER]
        if not ranked or self.keeps_quiet(k):
            return decision.options[0].id
        return min(ranked)[1]

    def rank(self, k: Assault, option: Option) -> int:
        how, _, target = option.id.partition(":")
        if target.startswith(COUNTER):
            return NEVER
        if how in {"piat", "gun"}:
            return 0 if option.piece in k.tanks else 4
        unit = k.german.units.get(target)
        return 2 if unit is None or unit.suppressed else 1

    def on_loss(self, k: Assault, decision: Choose) -> str:
        return max(decision.options, key=lambda one: (k.british.units[one.id].strength, one.id)).id

    def on_retreat(self, k: Assault, decision: Choose) -> str:
        covered = [one.id for one in decision.options if one.id in self.box.ground.obstructed]
        return covered[0] if covered else decision.options[0].id
