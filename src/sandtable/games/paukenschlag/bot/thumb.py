"""A player by rules of thumb: boats go where convoys are, aircraft and escorts where boats are."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sandtable.engine.bot import Bot
from sandtable.engine.decisions import Choose, Option
from sandtable.games.paukenschlag.components import Box
from sandtable.games.paukenschlag.knowledge import Known
from sandtable.games.paukenschlag.rules.ch07_places import distance
from sandtable.games.paukenschlag.state import GERMAN, Boat, Contact

DONE, OFF = "done", "off"


class ThumbBot(Bot[Box, Known]):
    """Both sides, without looking ahead."""

    # ------------------------------------------------------------------ the map

    def on_place_boat(self, k: Known, choose: Choose) -> str:
        """Begin where most convoys are near, on the surface."""
        open_ = [option for option in choose.options if option.id.endswith(":surfaced")]
        return self.best(open_, lambda option: self.prey(k, option.space))

    def on_return(self, k: Known, choose: Choose) -> str:
        return self.on_place_boat(k, choose)

    def on_naval_move(self, k: Known, choose: Choose) -> str:
        if self.seat == GERMAN:
            return self.send_boat(k, choose)
        convoys = [option for option in choose.options if option.id.split(":")[0] in k.convoys]
        if convoys:
            return self.best(convoys, lambda option: -len(boats_in(k, option.space)))
        hunters = [o for o in choose.options if o.id.endswith(":sea") and boats_in(k, o.space)]
        if hunters:
            return self.best(hunters, lambda option: len(boats_in(k, option.space)))
        return finish(choose)

    def on_second_move(self, k: Known, choose: Choose) -> str:
        return self.send_boat(k, choose)

    def send_boat(self, k: Known, choose: Choose) -> str:
        """The move that gains most; a boat with empty tubes or tanks goes home."""
        leaving = [option for option in choose.options if option.id.endswith(f":{OFF}")]
        for option in leaving:
            if is_spent(k.boats[option.id.split(":")[0]]):
                return option.id
        single = [option for option in choose.options if option.piece in k.boats and option.space]
        gains = [(self.gain(k, option), option.id) for option in single]
        most = max(gains, default=((0, 0), DONE), key=lambda gain: gain[0])
        return most[1] if most[0] > (0, 0) or choose.options[-1].id != DONE else DONE

    def gain(self, k: Known, option: Option) -> tuple[int, int]:
        boat = k.boats[option.piece]
        surfaced = int(option.manner is not None and option.manner.id == "surfaced")
        if is_spent(boat):
            return self.home(boat.zone) - self.home(option.space), surfaced
        better = self.prey(k, option.space) - self.prey(k, boat.zone)
        return better, surfaced if better else 0

    def home(self, zone: str) -> int:
        return min(self.box.atlas.sea_distance(zone, edge) for edge in self.box.atlas.exits)

    def prey(self, k: Known, zone: str) -> int:
        """Convoys here count most, then those next door; a crowd of boats is of no use."""
        here = [c for c in k.convoys.values() if c.zone == zone and not c.special]
        near = self.box.atlas.sea.neighbours(zone)
        around = sum(c.zone in near for c in k.convoys.values())
        crowd = len(boats_in(k, zone))
        return len(here) * len(near) + around - crowd

    # ------------------------------------------------------------------ aircraft

    def on_air_move(self, k: Known, choose: Choose) -> str:
        """As many as may to zones with boats on the surface, first to search and then to attack."""
        useful = [o for o in choose.options if o.space and surfaced_in(k, o.space)]
        if not useful:
            return finish(choose)
        return self.best(useful, lambda option: (option.id.endswith("all"), ":recon:" in option.id))

    def on_escorts(self, _: Known, choose: Choose) -> str:
        joins = [option for option in choose.options if not option.id.endswith(":")]
        return joins[0].id

    # ------------------------------------------------------------------ the grid

    def on_detect(self, k: Known, choose: Choose) -> str:
        """Ping at the nearest; a ship lies still for it if it can."""
        c = contact_of(k)
        pings = [o for o in choose.options if ":active:" in o.id or ":radar:" in o.id]
        return self.best(pings, lambda o: (-aim_distance(c, o.id), o.id.endswith("still"))) or DONE

    def on_grid_move(self, k: Known, choose: Choose) -> str:
        """Close with what one has detected; convoys run from it."""
        c = contact_of(k)
        steps = [option for option in choose.options if option.space and option.piece in c.squares]
        gains = [(self.closing(k, c, option), option.id) for option in steps]
        most = max(gains, default=(0, DONE), key=lambda gain: gain[0])
        return most[1] if most[0] > 0 else DONE

    def closing(self, k: Known, c: Contact, option: Option) -> int:
        """The squares by which a step brings a unit nearer to its target, or away from it."""
        unit, square = option.piece, c.squares[option.piece]
        enemies = [
            c.squares[sight.target]
            for sight in c.sights
            if sight.target in c.squares and sight.holder in {unit, self.seat}
        ]
        if not enemies or c.squares[unit] in c.locked:
            return 0
        now = min(distance(square, enemy) for enemy in enemies)
        then = min(distance(option.space, enemy) for enemy in enemies)
        return then - now if unit in k.convoys else now - then

    def on_attack(self, k: Known, choose: Choose) -> str:
        """Every torpedo at the convoy, if there is one."""
        whole = [option for option in choose.options if "," not in option.id]
        return self.best(
            whole, lambda option: (is_at_convoy(k, option.id), len(option.id), option.id)
        )

    def best(self, options: Sequence[Option], worth: Callable[[Option], object]) -> str:
        """The option worth most; of equal ones any."""
        if not options:
            return ""
        most = max(worth(option) for option in options)  # type: ignore[type-var]  # keys of one kind
        equal = [option.id for option in options if worth(option) == most]
        return equal[self.dice.roll(len(equal)) - 1]


def finish(choose: Choose) -> str:
    return choose.options[-1].id


def boats_in(k: Known, zone: str) -> list[Boat]:
    return [boat for boat in k.boats.values() if boat.zone == zone]


def surfaced_in(k: Known, zone: str) -> bool:
    return any(not boat.submerged for boat in boats_in(k, zone))


def is_spent(boat: Boat) -> bool:
    return not boat.torpedoes or boat.fuel <= 1 or boat.neutralized


def contact_of(k: Known) -> Contact:
    return k.contact or Contact("")


def aim_distance(c: Contact, answer: str) -> int:
    unit, _, target, _ = answer.split(":")
    return distance(c.squares[unit], c.squares[target])


def is_at_convoy(k: Known, answer: str) -> bool:
    kind, _, aim = answer.partition(":")
    return kind == "torpedo" and aim.partition("*")[0] in k.convoys
