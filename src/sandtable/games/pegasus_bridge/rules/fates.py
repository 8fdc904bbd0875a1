"""The fates of a unit: an event is played out on every roll of the dice."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from sandtable.engine.decisions import Choose, Number, SideBySide, Steps
from sandtable.engine.odds import Spread, distribution
from sandtable.engine.umpire import Umpire
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.rules.positions import CAR, COUNTER
from sandtable.games.pegasus_bridge.state import Assault, Secret, Unit

Play = Callable[[Umpire[Box], Assault], Steps[Any] | None]
Seen = TypeVar("Seen", bound=Hashable)


class Fate(Struct, frozen=True):
    """The state of a unit after an event, compared with how it was before."""

    lost: int = 0
    suppressed: bool = False
    gone: bool = False
    stopped: bool = False


class Odds(Struct, frozen=True):
    """The ends an event may have for one unit.

    `gone` is a unit eliminated, a leader killed, a tank, gun or car destroyed; `mean_loss` counts
    strength points and `stopped` is a tank that can no longer move. `spread` has every fate with
    its chance.
    """

    nothing: float
    suppressed: float
    gone: float
    mean_loss: float
    stopped: float
    spread: tuple[tuple[Fate, float], ...]


def played(box: Box, k: Assault, play: Play, look: Callable[[Assault], Seen]) -> Spread[Seen]:
    """Play something out on copies of a table, once for every way the dice can fall.

    Where the rules ask something on the way, the first option is taken.
    """
    data = msgspec.msgpack.encode(k)

    def once(u: Umpire[Box]) -> Seen:
        s: Assault = msgspec.msgpack.decode(data, type=Assault)
        s.secret = s.secret or Secret("", [], mined=False)
        steps = play(u, s)
        if steps is not None:
            run(steps)
        return look(s)

    return distribution(box, once)


def run(steps: Steps[Any]) -> None:
    answer: Any = None
    while True:
        try:
            asked = steps.send(answer)
        except StopIteration:
            return
        decision = asked.decisions[0] if isinstance(asked, SideBySide) else asked
        answer = first_answer(decision)


def first_answer(decision: Choose | Number) -> str | int:
    return decision.suggested if isinstance(decision, Number) else decision.options[0].id


def attack_odds(box: Box, k: Assault, target: str, play: Play) -> Odds:
    """The odds of an attack on a target; a counter that sleeps is reckoned as a squad."""
    if not target.startswith(COUNTER):
        return odds_for(box, replace(k, secret=None), target, play)
    area = target.removeprefix(COUNTER)
    name = box.of_kind("garrison")[k.squads_found]
    shown = with_squad(k, name, area, box.counters[name].strength)
    asleep = replace(k, secret=Secret("", [area], mined=False))
    return odds_of(played(box, asleep, play, lambda s: fate_of(shown, s, name)))


def with_squad(k: Assault, name: str, area: str, strength: int) -> Assault:
    german = replace(k.german, units={**k.german.units, name: Unit(name, area, strength)})
    return replace(k, german=german)


def odds_for(box: Box, k: Assault, target: str, play: Play) -> Odds:
    """The odds of an event for one target: a unit, a leader, a tank, a gun or the car."""
    spread = played(box, k, play, lambda s: fate_of(k, s, target))
    return odds_of(spread)


def odds_of(spread: Spread[Fate]) -> Odds:
    return Odds(
        nothing=spread.chance(lambda fate: fate == Fate()),
        suppressed=spread.chance(lambda fate: fate.suppressed),
        gone=spread.chance(lambda fate: fate.gone),
        mean_loss=spread.mean(lambda fate: fate.lost),
        stopped=spread.chance(lambda fate: fate.stopped),
        spread=tuple(sorted(spread.items(), key=lambda one: (one[0].gone, one[0].lost))),
    )


def fate_of(before: Assault, after: Assault, target: str) -> Fate:
    """The change in a target; suppression from before does not count."""
    for old, new in ((before.british, after.british), (before.german, after.german)):
        if target in old.units:
            was, unit = old.units[target], new.units.get(target)
            if unit is None:
                return Fate(was.strength, gone=True)
            return Fate(was.strength - unit.strength, unit.suppressed and not was.suppressed)
        if target in old.leaders:
            return Fate(gone=target not in new.leaders)
    return Fate(gone=is_destroyed(after, target), stopped=was_stopped(before, after, target))


def was_stopped(before: Assault, after: Assault, target: str) -> bool:
    tank = after.tanks.get(target)
    return tank is not None and tank.immobile > before.tanks[target].immobile and not tank.wreck


def is_destroyed(s: Assault, target: str) -> bool:
    if target in s.tanks:
        return s.tanks[target].wreck
    return s.car.wreck if target == CAR else s.weapons[target].destroyed
