"""The exact chances of a ship's fire at a target, from the rules' own rolls and marks.

The shots of one ship are equal rolls. Branching dice give the chances of one shot; the rules' own
marking gives its effect on every state of the hit record; shot after shot the chances move from
state to state. If the firing player may choose the side that is hit, the first side is taken,
which changes neither the number of boxes nor the sinking.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from sandtable.engine.decisions import Choose, Steps
from sandtable.engine.dice import ScriptedDice
from sandtable.engine.odds import distribution
from sandtable.engine.umpire import Umpire
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.components.battle_board import Attitude
from sandtable.games.bismarck.components.rows import Effect
from sandtable.games.bismarck.rules.ch09_aim import Aim
from sandtable.games.bismarck.rules.ch09_damage import effects_on, mark
from sandtable.games.bismarck.rules.ch09_fire import (
    Battery,
    all_salvoes,
    battery,
    failing_turrets,
    shots_at,
)
from sandtable.games.bismarck.state import SECTIONS, Campaign, Damage, Place, Vessel

Chances = NDArray[np.float64]
States = NDArray[np.intp]
Axis = str
MIDSHIPS: Axis = "midships"
GUNS = frozenset({"bow", "stern", "secondary"})
KEPT = 256


class Salvo(Struct, frozen=True):
    """The chances of fire at a ship: boxes newly marked, by number, and what follows from them.

    `evasion_loss` is the mean loss of evasion, even beyond the evasion that is left.
    """

    shots: float
    sunk: float
    midships: tuple[float, ...]
    guns: Mapping[str, tuple[float, ...]]
    evasion_loss: float

    @property
    def mean_midships(self) -> float:
        return mean(self.midships)

    def chance_to_hit(self, section: str) -> float:
        """Return the chance of at least one hit on a section with a box left."""
        chances = self.guns.get(section, self.midships if section == MIDSHIPS else (1.0,))
        return 1.0 - chances[0]


class Fire(NamedTuple):
    """A number of shots from one position."""

    shots: int
    aim: Aim


class Volley(NamedTuple):
    """All guns of a ship at one target before its turrets can fail: chances by number of shots."""

    aim: Aim
    shots: tuple[tuple[int, float], ...]


# ---------------------------------------------------------------------- asked from outside


def full_salvo(box: Box, s: Campaign, firer: Place, aim: Aim, *, dice_thrown: bool = True) -> Salvo:
    """Return the fire of all guns of a ship at one target with its present damage.

    Before the die for turret failure (9.83), all its outcomes count by their chances.
    """
    guns = battery(box, s, firer)
    chances = {guns.failed: 1.0} if dice_thrown else failures(box, firer.ship)
    damage = s.vessel(aim.target).damage
    return mixed(
        (chance, salvo(box, aim.target, damage, Fire(shots(box, guns, failed, aim), aim)))
        for failed, chance in chances.items()
    )


def shots(box: Box, guns: Battery, failed: str, aim: Aim) -> int:
    salvoes = {aim.target: all_salvoes(replace(guns, failed=failed), aim)}
    return shots_at(box, [aim], salvoes)[aim.target]


@lru_cache(KEPT)
def failures(box: Box, ship: str) -> Mapping[str, float]:
    """Return the chances of turret failures."""
    return distribution(box, lambda u: failing_turrets(u, box.ships[ship])).chances


def salvo(box: Box, target: str, damage: Damage, *fires: Fire) -> Salvo:
    """Return the chances of the fire of one or several ships at a target."""
    sides = tuple(s for s in SECTIONS if any(s in fire.aim.sides for fire in fires))
    record = hit_record(box, target, sides)
    chances = record.certain(damage)
    permanent = 0.0
    for fire in fires:
        shot = record.shot(fire.aim.table, fire.aim.attitude, fire.aim.sides)
        for _ in range(fire.shots):
            permanent += shot.permanent * float(chances[record.afloat].sum())
            chances = record.after(chances, shot)
    return record.summed_up(chances, damage, sum(fire.shots for fire in fires), permanent)


def volley(box: Box, s: Campaign, firer: Place, aim: Aim) -> Volley:
    guns = battery(box, s, firer)
    numbers: dict[int, float] = {}
    for failed, chance in failures(box, firer.ship).items():
        number = shots(box, guns, failed, aim)
        numbers[number] = numbers.get(number, 0.0) + chance
    return Volley(aim, tuple(sorted(numbers.items())))


def midships_chance(box: Box, target: str, damage: Damage, volleys: Sequence[Volley]) -> float:
    """Return the chance that the fire of several ships marks a midships box."""
    sides = tuple(s for s in SECTIONS if any(s in one.aim.sides for one in volleys))
    record = hit_record(box, target, sides)
    chances = record.certain(damage)
    for aim, numbers in volleys:
        shot = record.shot(aim.table, aim.attitude, aim.sides)
        chances = record.after_some(chances, shot, dict(numbers))
    return record.summed_up(chances, damage, 0, 0.0).chance_to_hit(MIDSHIPS)


# ---------------------------------------------------------------------- one shot


class OneShot(Struct, frozen=True):
    """The mean effect of one shot on a ship with enough boxes."""

    guns: float
    midships: float
    permanent: float
    sunk: float


@lru_cache(KEPT)
def one_shot(box: Box, target: str, table: str, attitude: Attitude) -> OneShot:
    """Return fast averages, for bots that compare many positions."""
    results = shot_results(box, target, table, attitude)
    every = [(chance, effect) for effects, chance in results.items() for effect in effects]
    struck = [(chance * effect.n, effect.hit) for chance, effect in every]
    return OneShot(
        sum(n for n, hit in struck if hit in GUNS),
        sum(n for n, hit in struck if hit == MIDSHIPS),
        sum(chance * effect.evasion for chance, effect in every),
        sum(chance for chance, effect in every if effect.hit == "sunk"),
    )


@lru_cache(KEPT)
def shot_results(
    box: Box, target: str, table: str, attitude: Attitude
) -> Mapping[tuple[Effect, ...], float]:
    """Return all results of a shot, with special damage resolved, and their chances."""
    ship, column = box.ships[target], box.gunnery[table][attitude]
    rolled = distribution(box, lambda u: tuple(effects_on(u, ship, u.roll(column), attitude)))
    return rolled.chances


# ---------------------------------------------------------------------- the states of a hit record


class Shot(NamedTuple):
    """One shot: chances of leading from every state to others, and of evasion lost for good."""

    steps: tuple[tuple[float, States], ...]
    permanent: float


class HitRecord:
    """The possible states of a ship's hit record under fire from some sides."""

    def __init__(self, box: Box, target: str, sides: tuple[str, ...]) -> None:
        self.box, self.ship = box, box.ships[target]
        boxes = {name: len(self.ship.boxes(name)) for name in ("bow", "stern", *sides)}  # type: ignore[arg-type]  # the names of its boxes
        self.axes: tuple[Axis, ...] = (*boxes, MIDSHIPS)
        self.shape = (*(count + 1 for count in boxes.values()), self.ship.midships + 1)
        self.size = int(np.prod(self.shape))
        self.afloat = np.arange(self.size) % self.shape[-1] < self.ship.midships
        self._stays = np.arange(self.size)
        self._marks: dict[tuple[Effect, tuple[str, ...]], States] = {}
        self._shots: dict[tuple[str, Attitude, tuple[str, ...]], Shot] = {}

    def certain(self, damage: Damage) -> Chances:
        chances = np.zeros(self.size)
        chances[np.ravel_multi_index(self._place(damage), self.shape)] = 1.0
        return chances

    def _place(self, damage: Damage) -> tuple[int, ...]:
        return tuple(getattr(damage, axis) for axis in self.axes)

    def after(self, chances: Chances, shot: Shot) -> Chances:
        """Apply one more shot; against a sunk ship it is lost (9.62)."""
        made = np.where(self.afloat, 0.0, chances)
        fired = chances - made
        for chance, states in shot.steps:
            made += chance * np.bincount(states, weights=fired, minlength=self.size)
        return made

    def after_some(self, chances: Chances, shot: Shot, numbers: Mapping[int, float]) -> Chances:
        """Apply more shots, weighted by the chances of their number."""
        made = np.zeros(self.size)
        for number in range(max(numbers) + 1):
            made += numbers.get(number, 0.0) * chances
            chances = self.after(chances, shot)
        return made

    def shot(self, table: str, attitude: Attitude, sides: tuple[str, ...]) -> Shot:
        key = (table, attitude, sides)
        if key not in self._shots:
            self._shots[key] = self._one_shot(table, attitude, sides)
        return self._shots[key]

    def _one_shot(self, table: str, attitude: Attitude, sides: tuple[str, ...]) -> Shot:
        merged: dict[tuple[Effect, ...], float] = {}
        permanent = 0.0
        for effects, chance in shot_results(self.box, self.ship.id, table, attitude).items():
            permanent += chance * sum(effect.evasion for effect in effects)
            marks = tuple(replace(effect, evasion=0) for effect in effects)
            merged[marks] = merged.get(marks, 0.0) + chance
        steps = tuple((chance, self._all(marks, sides)) for marks, chance in merged.items())
        return Shot(steps, permanent)

    def _all(self, effects: Iterable[Effect], sides: tuple[str, ...]) -> States:
        states = self._stays
        for effect in effects:
            states = self._marked(effect, sides)[states]
        return states

    def _marked(self, effect: Effect, sides: tuple[str, ...]) -> States:
        """Return for each state the next state under an effect, by the rules' marking."""
        key = (effect, sides)
        if key not in self._marks:
            self._marks[key] = self._mark(effect, sides)
        return self._marks[key]

    def _mark(self, effect: Effect, sides: tuple[str, ...]) -> States:
        axes = self._touched(effect, sides)
        lengths = [self.shape[axis] for axis in axes]
        struck = np.empty((*lengths, len(axes)), dtype=np.intp)
        for values in product(*map(range, lengths)):
            made = self._place(self._struck(effect, sides, axes, values))
            struck[values] = [made[axis] for axis in axes]
        states = list(np.unravel_index(np.arange(self.size), self.shape))
        after = struck[tuple(states[axis] for axis in axes)]
        for number, axis in enumerate(axes):
            states[axis] = after[:, number]
        return np.ravel_multi_index(tuple(states), self.shape)

    def _touched(self, effect: Effect, sides: tuple[str, ...]) -> list[int]:
        """Return the axes that an effect may change: its section, and then midships."""
        guns = {"secondary": sides, "bow": ("bow",), "stern": ("stern",)}.get(effect.hit, ())
        return [self.axes.index(axis) for axis in (*guns, MIDSHIPS)]

    def _struck(
        self, effect: Effect, sides: tuple[str, ...], axes: Sequence[int], values: Sequence[int]
    ) -> Damage:
        damage = Damage(**{self.axes[a]: v for a, v in zip(axes, values, strict=True)})
        victim = Vessel(self.ship.id, damage=damage)
        umpire = Umpire(self.box, ScriptedDice(()))
        with_first_option(mark(umpire, victim, effect, by="", sides=sides))
        return victim.damage

    def summed_up(self, chances: Chances, damage: Damage, shots: int, permanent: float) -> Salvo:
        grid = chances.reshape(self.shape)
        start = self._place(damage)
        sums = {
            axis: tuple(float(p) for p in self._over(grid, place)[start[place] :])
            for place, axis in enumerate(self.axes)
        }
        midships = sums.pop(MIDSHIPS)
        sunk = float(chances[~self.afloat].sum())
        loss = mean(midships) * self.ship.midships_loss + permanent
        return Salvo(shots, sunk, midships, sums, loss)

    def _over(self, grid: Chances, place: int) -> Chances:
        others = tuple(axis for axis in range(len(self.shape)) if axis != place)
        summed: Chances = grid.sum(axis=others)
        return summed


@lru_cache(KEPT)
def hit_record(box: Box, target: str, sides: tuple[str, ...]) -> HitRecord:
    return HitRecord(box, target, sides)


def with_first_option(steps: Steps[None]) -> None:
    """Run a procedure, answering every choice with the first option."""
    try:
        asked = next(steps)
        while isinstance(asked, Choose):
            asked = steps.send(asked.options[0].id)
    except StopIteration:
        return


# ---------------------------------------------------------------------- arithmetic


def mean(chances: Sequence[float]) -> float:
    return sum(number * chance for number, chance in enumerate(chances))


def mixed(parts: Iterable[tuple[float, Salvo]]) -> Salvo:
    """Return the weighted sum of several possibilities."""
    weighed = list(parts)
    if len(weighed) == 1:
        return weighed[0][1]
    first = weighed[0][1]

    def total(values: Iterable[tuple[float, float]]) -> float:
        return sum(chance * value for chance, value in values)

    def summed(rows: Sequence[tuple[float, tuple[float, ...]]]) -> tuple[float, ...]:
        return tuple(total((p, row[n]) for p, row in rows) for n in range(len(rows[0][1])))

    return Salvo(
        total((p, one.shots) for p, one in weighed),
        total((p, one.sunk) for p, one in weighed),
        summed([(p, one.midships) for p, one in weighed]),
        {name: summed([(p, one.guns[name]) for p, one in weighed]) for name in first.guns},
        total((p, one.evasion_loss) for p, one in weighed),
    )
