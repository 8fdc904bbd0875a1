"""The prospects of each wave, roll by roll, from the chapters' own functions."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from itertools import pairwise, product
from typing import Any, NamedTuple, TypeVar

import numpy as np

from sandtable.engine.convolution import (
    NEGLIGIBLE,
    Rolls,
    RollsInState,
    Vector,
    added,
    left_after,
    vector,
)
from sandtable.engine.odds import distribution
from sandtable.engine.tables import Modifiers
from sandtable.engine.texts import say
from sandtable.games.raid_on_schweinfurt.components import Box, RaidUmpire
from sandtable.games.raid_on_schweinfurt.odds.legs import Legs, by_bombing_rolls, downed_by
from sandtable.games.raid_on_schweinfurt.odds.refusals import refusal
from sandtable.games.raid_on_schweinfurt.rules import (
    ch09_take_off,
    ch10_assembly,
    ch12_diversion,
    ch13_outbound,
    ch14_target,
    ch15_bombing,
    ch16_return,
)
from sandtable.games.raid_on_schweinfurt.rules.ch03_conventions import one_die
from sandtable.games.raid_on_schweinfurt.rules.ch04_rolls import rolls_for
from sandtable.games.raid_on_schweinfurt.state import FIRST, SECOND, Raid, Wave

T = TypeVar("T")
Chances = Mapping[Any, float]


class Shared(NamedTuple):
    """One possible case of the circumstances that both waves share in the air, with its chance."""

    aggressiveness: str
    flak: str
    decoy: tuple[int, int]
    chance: float

    def to(self, wave: Wave) -> tuple[str, str, int]:
        """Return the part that affects a wave."""
        return self.aggressiveness, self.flak, self.decoy[wave.number - FIRST]


class Flight(NamedTuple):
    """The possible ends of a wave.

    For each shared outcome `chances` has [bombing rolls, bombers in play, bombers downed]; the
    first index runs over `rolls`, the second starts at `fewest`, the third at zero.
    """

    fewest: int
    rolls: list[int]
    chances: list[Vector]


class Prospect:
    """Follows the waves of one position. Its state is a copy and is set to each case in turn."""

    def __init__(self, box: Box, s: Raid) -> None:
        self.box = box
        self.s = s
        self.given_temper, self.given_flak = s.aggressiveness, s.flak
        self.given_sky = s.target_weather
        self._known: dict[Hashable, Any] = {}
        self._ends: dict[Hashable, Vector] = {}

    def known(self, key: Hashable, make: Callable[[], T]) -> T:
        """Return a cached result."""
        if key not in self._known:
            self._known[key] = make()
        return self._known[key]  # type: ignore[no-any-return]  # a key always has values of one type

    def one_roll(self, key: Hashable, roll: Callable[[RaidUmpire], Any]) -> Chances:
        """Return all results of one roll, with their chances."""
        return self.known(key, lambda: distribution(self.box, roll).chances)

    def weathers(self, given: str) -> list[tuple[str, float]]:
        if given:
            return [(given, 1.0)]
        return list(self.one_roll("weather", lambda u: u.roll(u.box.weather).weather).items())

    # ------------------------------------------------------------------ on the ground

    def cases(self) -> Iterator[tuple[list[Vector | None], float]]:
        """Yield the waves that fly on, the chances of their strength, and the case's chance."""
        self._ends.clear()  # they are large and depend on the weather
        starts = [self.after_take_off(wave) for wave in self.s.waves]
        fewest = self.box.limits.wave_minimum
        for flags in product((True, False), repeat=len(starts)):
            case = [np.append(np.zeros(fewest), start[fewest:]) for start in starts]
            chances = [
                part.sum() if flies else start[:fewest].sum()
                for flies, part, start in zip(flags, case, starts, strict=True)
            ]
            if not all(chances):
                continue
            for wave, flies in zip(self.s.waves, flags, strict=True):
                wave.flying = flies
            together = zip(flags, case, chances, strict=True)
            yield [p / c if f else None for f, p, c in together], float(np.prod(chances))

    def after_take_off(self, wave: Wave) -> Vector:
        """Return the chances of a wave's bombers after take-off, or its number if it has flown."""
        if wave.in_play or not wave.bombers:
            return vector({wave.bombers: 1.0})
        lost = self.take_off_losses(wave.bombers)
        if "difficult_assembly" in self.s.events:
            lost = np.convolve(lost, self.difficult_assembly())
            if wave.b17 < len(lost):
                raise refusal(say("odds-difficult-assembly"))
        return left_of(wave.bombers, lost)

    def take_off_losses(self, bombers: int) -> Vector:
        column = self.box.t1[self.s.home_weather]
        modifiers = ch09_take_off.take_off_modifiers(self.box, self.s)
        chances = self.one_roll(
            ("t1", column.name, modifiers.total),
            lambda u: ch09_take_off.take_off_roll(u, column, modifiers),
        )
        rolls = self.known(("t1 rolls", column.name, modifiers.total), lambda: Rolls(chances))
        return rolls[rolls_for(self.box, "t1", bombers)]

    def difficult_assembly(self) -> Vector:
        event = self.box.event["difficult_assembly"]
        dice = event.dice_single_wave if len(self.s.waves) == 1 else event.dice_per_wave
        return Rolls(self.one_roll("die", lambda u: one_die(u, "", rule="")))[dice]

    def escort(self, wave: Wave) -> Vector:
        """Return the chances of F.E. factors if the better assembly roll is kept."""
        if wave.box == "outbound":
            return vector({wave.escort: 1.0})
        modifiers = ch10_assembly.assembly_modifiers(self.box, self.s)
        weather = self.s.home_weather
        chances = self.one_roll(
            ("t2", weather, modifiers.total),
            lambda u: ch10_assembly.assembly_roll(u, weather, modifiers, wave.number),
        )
        at_most: Vector = np.cumsum(vector(chances)) ** self.box.limits.assembly_rolls
        return np.diff(at_most, prepend=0.0)

    def decoys(self) -> Mapping[tuple[int, int], float]:
        """Return the chances of the diversion's result for the first and the second wave."""
        given = self.box.scenarios[self.s.scenario].diversion
        if not self.s.diversion.flying:
            drm = {wave.number: wave.diversion_drm for wave in self.s.waves}
            return {(drm.get(FIRST, 0), drm.get(SECOND, 0)): 1.0}
        if not given.roll_table3:
            return {(given.wave1, given.wave2): 1.0}
        return self.known(("decoys", self.s.home_weather), self.roll_decoys)

    def roll_decoys(self) -> dict[tuple[int, int], float]:
        result: dict[tuple[int, int], float] = {}
        planned = self.s.diversion.bombers
        for size, chance in enumerate(self.diversion_left(planned)):
            self.s.diversion.bombers = size
            for row, share in self.diversion_roll().items():
                key = (row.wave1, row.wave2)
                result[key] = result.get(key, 0.0) + chance * share
        self.s.diversion.bombers = planned
        return result

    def diversion_roll(self) -> Chances:
        modifiers = ch12_diversion.diversion_modifiers(self.box, self.s)
        return self.one_roll(
            ("t3", modifiers.total), lambda u: ch12_diversion.diversion_roll(u, modifiers)
        )

    def diversion_left(self, bombers: int) -> Vector:
        if not bombers or any(wave.in_play for wave in self.s.waves):
            return vector({bombers: 1.0})
        return left_of(bombers, self.take_off_losses(bombers))

    # ------------------------------------------------------------------ what the waves share

    def shared(self) -> list[Shared]:
        """Return every combination of aggressiveness, flak and diversion."""
        return [
            Shared(temper, flak, decoy, a * f * d)
            for (temper, a), (flak, f), (decoy, d) in product(
                self.tempers().items(), self.flaks().items(), self.decoys().items()
            )
        ]

    def tempers(self) -> Chances:
        if self.given_temper:
            return {self.given_temper: 1.0}
        modifiers = ch13_outbound.aggressiveness_modifiers(self.box, self.s)
        return self.one_roll(
            ("aggressiveness", modifiers.total),
            lambda u: ch13_outbound.aggressiveness_roll(u, modifiers).id,
        )

    def flaks(self) -> Chances:
        if self.given_flak:
            return {self.given_flak: 1.0}
        return self.one_roll("flak", lambda u: ch14_target.flak_intensity_roll(u).id)

    # ------------------------------------------------------------------ in the air

    def flight(self, wave: Wave, start: Vector, shared: list[Shared]) -> Flight:
        """Follow a wave from take-off to home under every shared outcome."""
        likely = np.flatnonzero(start > NEGLIGIBLE)
        fewest, most = int(likely[0]), int(likely[-1])
        start = start[fewest : most + 1]
        weights: dict[tuple[str, str, int], float] = {}
        for case in shared:
            weights[case.to(wave)] = weights.get(case.to(wave), 0.0) + case.chance
        legs = {key: self.legs(wave, start, fewest, *key) for key in weights}
        mixed = [(legs[key], weight) for key, weight in weights.items()]
        blocks = self.bombing_blocks(added(leg.out.sum(0) * weight for leg, weight in mixed))
        width = int(np.flatnonzero(downed_by(mixed) > NEGLIGIBLE)[-1]) + 1
        chances = self.ends(list(legs.values()), blocks, most - fewest, width)
        return Flight(fewest, list(blocks), [chances[legs[case.to(wave)].key] for case in shared])

    def legs(
        self, wave: Wave, start: Vector, fewest: int, temper: str, flak: str, decoy: int
    ) -> Legs:
        """Return a wave's route to the target and home; equal waves share it."""
        self.s.aggressiveness, self.s.flak, wave.diversion_drm = temper, flak, decoy
        outbound = ch13_outbound.outbound_modifiers(self.box, self.s, wave)
        most = fewest + len(start) - 1
        alike = (
            fewest,
            start.tobytes(),
            wave.box,
            wave.escort,
            self.s.home_weather,
            outbound.total,
        )
        way_out = self.known(
            ("out", alike), lambda: start[:, None] * self.way_out(wave, outbound, fewest, most)
        )
        home = self.way_home(wave, most)
        return self.known(
            ("legs", alike, flak, id(home)),
            lambda: Legs(("leg", alike, flak, id(home)), way_out @ self.through_flak(most), home),
        )

    def ends(
        self, legs: list[Legs], blocks: dict[int, slice], spread: int, width: int
    ) -> dict[Hashable, Vector]:
        """Return the end of each route; routes that share the last leg are computed together."""
        ends: dict[Hashable, Vector] = {}
        for home in {id(leg.home): leg.home for leg in legs}.values():
            ways = {leg.key: leg.out for leg in legs if leg.home is home}
            key = (tuple(ways), tuple(blocks), width)
            if key not in self._ends:
                out = np.stack(list(ways.values()))
                self._ends[key] = by_bombing_rolls(out, home, blocks, spread, width)
            ends.update(zip(ways, self._ends[key], strict=True))
        return ends

    def way_out(self, wave: Wave, modifiers: Modifiers, fewest: int, most: int) -> Vector:
        lost = self.outbound_losses(wave, modifiers)
        return self.step("t4", lost, range(fewest, most + 1))

    def outbound_losses(self, wave: Wave, modifiers: Modifiers) -> Callable[[int], Vector]:
        """Return the bombers downed by a number of Table 4 rolls, the escorted ones first."""

        def one_roll(escort: int) -> Chances:
            def roll(u: RaidUmpire) -> tuple[int, int]:
                clash = ch13_outbound.outbound_roll(u, escort, modifiers)
                return clash.escort, clash.downed

            return self.one_roll(("t4", escort, modifiers.total), roll)

        def lost(rolls: int) -> Vector:
            escorted = ch13_outbound.escorted_rolls(self.box, self.s, rolls)
            return np.convolve(with_escort[escorted], alone[rolls - escorted])

        start = self.escort(wave)
        with_escort = self.known(
            ("t4 escorted", start.tobytes(), modifiers.total),
            lambda: RollsInState(one_roll, start),
        )
        alone = self.known(
            ("t4 alone", modifiers.total), lambda: RollsInState(one_roll, vector({0: 1.0}))
        )
        return lost

    def through_flak(self, most: int) -> Vector:
        modifiers = ch14_target.flak_modifiers(self.box, self.s)
        chances = self.one_roll(
            ("t5", modifiers.total), lambda u: ch14_target.flak_roll(u, modifiers)
        )
        key = ("flak step", modifiers.total, most)
        return self.known(key, lambda: self.step("t5", Rolls(chances).__getitem__, range(most + 1)))

    def way_home(self, wave: Wave, most: int) -> Vector:
        africa = wave.way_home == ch16_return.AFRICA
        table = "t7a" if africa else "t7"
        rolls = self.africa_rolls() if africa else self.england_rolls(wave)
        return self.known(
            ("home", id(rolls), most),
            lambda: self.step(table, rolls.__getitem__, range(most + 1)),
        )

    def africa_rolls(self) -> Rolls:
        modifiers = ch16_return.africa_modifiers(self.box, self.s)
        return self.known(
            "t7a rolls",
            lambda: Rolls(
                distribution(self.box, lambda u: ch16_return.africa_roll(u, modifiers)).chances
            ),
        )

    def england_rolls(self, wave: Wave) -> RollsInState:
        column = ch16_return.england_column(self.box, self.s)
        modifiers = ch16_return.return_modifiers(self.box, self.s, wave)

        def one_roll(eights: int) -> Chances:
            def roll(u: RaidUmpire) -> tuple[int, int]:
                passage = ch16_return.return_roll(u, self.s, column, modifiers, eights)
                return passage.eights, passage.downed

            return self.one_roll(("t7", eights, modifiers.total), roll)

        return self.known(
            ("t7 rolls", modifiers.total), lambda: RollsInState(one_roll, vector({0: 1.0}))
        )

    def step(self, table: str, lost: Callable[[int], Vector], strengths: range) -> Vector:
        """Return a step as a matrix from each strength to the remaining strength."""
        blocks = [
            left_after(lost(rolls), strengths[block], strengths[-1])
            for rolls, block in self.blocks(table, strengths).items()
        ]
        return np.concatenate(blocks)

    def blocks(self, table: str, strengths: range) -> dict[int, slice]:
        """Return the strengths that make each number of rolls."""
        rolls = [rolls_for(self.box, table, bombers) for bombers in strengths]
        ends = [place for place, (a, b) in enumerate(pairwise(rolls), 1) if a != b]
        return {rolls[a]: slice(a, b) for a, b in pairwise([0, *ends, len(rolls)])}

    def bombing_blocks(self, over_target: Vector) -> dict[int, slice]:
        """Return the strengths over the target that make each likely number of bombing rolls."""
        blocks = self.blocks("t6", range(len(over_target)))
        return {n: block for n, block in blocks.items() if over_target[block].sum() > NEGLIGIBLE}

    def bombing(self, wave: Wave, sky: str, rolls: list[int]) -> Vector:
        """Return the chances of a wave's damage (column) for each number of rolls (row)."""
        self.s.target_weather = sky
        column, modifiers = ch15_bombing.bombing_column(self.box, self.s, wave)
        chances = self.one_roll(
            ("t6", column.name, modifiers.total),
            lambda u: ch15_bombing.bombing_roll(u, column, modifiers),
        )
        sums = Rolls(chances)
        table: Vector = np.zeros((len(rolls), len(sums[max(rolls)])))
        for row, number in enumerate(rolls):
            table[row, : len(sums[number])] = sums[number]
        return table


def left_of(bombers: int, lost: Vector) -> Vector:
    left: Vector = left_after(lost, range(bombers, bombers + 1), bombers)[0]
    return left
