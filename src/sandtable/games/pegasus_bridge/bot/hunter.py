"""A bot that hunts tanks and spares leaders: one leader per tank is enough."""

from __future__ import annotations

from collections.abc import Iterator

from sandtable.engine.decisions import Choose, Option
from sandtable.games.pegasus_bridge.bot.thumb import FAR, ThumbBot, far, tank_areas
from sandtable.games.pegasus_bridge.rules.positions import AT_GUN, HOWARD, leaders_in
from sandtable.games.pegasus_bridge.state import Assault, Leader, Unit

DROP = "without:"


class HunterBot(ThumbBot):
    """Keeps leaders out of danger until tanks come; then they direct the grenades."""

    def on_unit(self, k: Assault, decision: Choose) -> str:
        """Choose units first, then leaders who were left behind."""
        picked = super().on_unit(k, decision)
        if picked != decision.options[0].id:
            return picked
        for option in decision.options[1:]:
            leader = k.british.leaders.get(option.id)
            if leader is not None and leader.id not in self.idle and self.is_behind(k, leader):
                return leader.id
        return picked

    def on_order(self, k: Assault, decision: Choose) -> str:
        leader = k.british.leaders.get(str(decision.facts["unit"]))
        if leader is not None:
            return self.follow(k, leader, decision)
        chosen = super().on_order(k, decision)
        way = next(option for option in decision.options if option.id == chosen)
        spare = self.spare_leaders(k, decision) if way.path else []
        return spare[0] if spare and self.is_spared_by(k, way, len(spare)) else chosen

    # ------------------------------------------------------------------ leaders

    def spare_leaders(self, k: Assault, decision: Choose) -> list[str]:
        """Return the answers that leave leaders behind."""
        drops = [one.id for one in decision.options if one.id.startswith(DROP)]
        return [name for name in drops if name.removeprefix(DROP) in k.british.leaders]

    def is_spared_by(self, k: Assault, way: Option, leaders: int) -> bool:
        """Return whether one of several leaders is not needed at the others' destination."""
        tanks = tank_areas(k)
        if not tanks:
            return True
        if way.space not in tanks:
            return False
        wanted = way.space in self.open_tanks(k) and not leaders_in(k.british, way.space)
        return leaders > 1 or not wanted

    def is_behind(self, k: Assault, leader: Leader) -> bool:
        return self.post_of(k, leader) != leader.area

    def post_of(self, k: Assault, leader: Leader) -> str:
        """Return a leader's post: the anti-tank gun for Howard, otherwise a unit with grenades."""
        if leader.id == HOWARD:
            return k.weapons[AT_GUN].area
        own = [k.british.units.get(name) for name in self.box.counters[leader.id].commands]
        return next((unit.area for unit in own if unit and unit.grenades), leader.area)

    def follow(self, k: Assault, leader: Leader, decision: Choose) -> str:
        """Follow the leader's unit, but avoid fire, Germans and counters that may wake."""
        away = far(self.box)[self.post_of(k, leader)]
        best, chosen = self.risk(k, leader.area) + away.get(leader.area, FAR), "back"
        for option in decision.options:
            if option.path and not int(option.facts["danger"]) and option.space not in self.enemy:
                price = self.risk(k, option.space) + away.get(option.space, FAR)
                if price < best:
                    best, chosen = price, option.id
        if chosen == "back":
            self.idle.add(leader.id)
        return chosen

    def risk(self, k: Assault, area: str) -> int:
        near = (area, *self.box.ground.near[area])
        return FAR * any(place in self.enemy or place in k.face_down for place in near)

    # ------------------------------------------------------------------ tanks

    def posts_for(self, k: Assault, unit: Unit) -> Iterator[tuple[str, int]]:
        """Yield also the tanks at which a leader stands, for units that have none."""
        yield from super().posts_for(k, unit)
        if unit.grenades and not leaders_in(k.british, unit.area):
            for area in self.open_tanks(k):
                if leaders_in(k.british, area):
                    yield area, self.style.grenadiers
