"""Schedules: time track, order of appearance, victory points, scenario."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from sandtable.engine.components import Count, Figure, Listed, Named, Part, Positive
from sandtable.engine.numbers import Turn as TurnNumber
from sandtable.games.bismarck.components.rows import Side

Mode = Literal["movement", "patrol"]
Proof = Literal[
    "search",
    "sighting",
    "shadow",
    "general_search",
    "convoy_attack",
    "search_of_bergen",
    "huff_duff_beyond_one_zone_of_bergen",
]
PointsEvent = Literal[
    "sunk",
    "enters_friendly_port_with_midships_hit",
    "bismarck_enters_port_on_day",
    "bismarck_still_in_bergen_after_turn",
    "at_sea_at_end_evasion_max",
    "german_air_unit_lost",
    "no_convoy_sunk",
    "escort_mobilized",
    "british_air_unit_lost",
    "convoy_destroyed",
    "at_sea_at_end_damaged_evasion_min",
    "at_sea_at_end_no_midships",
    "midships_hit_on_enemy_afloat_at_end",
]

MIDNIGHT, OPENING = "24:00", "00:00"


class Turn(Part, frozen=True, kw_only=True):
    """A box of the time record track: four hours of a day of May 1941."""

    number: TurnNumber
    day: Count
    clock: str
    c_turn: bool
    night: Literal["none", "south_of_55", "all"]

    def is_night(self, *, north_of_55: bool) -> bool:
        return self.night == "all" or (self.night == "south_of_55" and not north_of_55)

    @property
    def hour(self) -> str:
        """The time as people read it beside the date: the card's 24:00 opens a day."""
        return OPENING if self.clock == MIDNIGHT else self.clock


class Arrival(Part, frozen=True, kw_only=True):
    """Ships that enter together: zone, first turn, mode, and what they wait for."""

    id: str
    side: Side
    ships: tuple[str, ...]
    zone: str
    turn: TurnNumber
    mode: Mode
    task_force: str = ""
    release: str


class AirArrival(Part, frozen=True, kw_only=True):
    id: str
    side: Side
    units: tuple[str, ...]
    base: str


class Release(Named, frozen=True, kw_only=True):
    """The condition that sets ships free: the proofs that count, and the delay in turns."""

    id: str
    delay_turns: Count
    counts: frozenset[Proof] = frozenset()
    within_zones: Count = 0
    path: tuple[str, ...] = ()
    zones_per_c_turn: Count = 0


class GameEnd(Named, frozen=True, kw_only=True):
    id: str
    rule: str
    ports: tuple[str, ...] = ()
    turn: TurnNumber = 0


class Points(Part, frozen=True, kw_only=True):
    """An entry of the victory schedule."""

    id: str
    side: Literal["british", "german", "both"]
    rule: str
    event: PointsEvent
    ship: str = ""
    ships: tuple[str, ...] = ()
    vp: Count = 0
    turn: TurnNumber = 0
    evasion_max: Figure = 0
    evasion_min: Figure = 0
    by_day: Mapping[Count, Count] = {}
    by_ship: Mapping[str, Count] = {}
    by_type: Mapping[str, Count] = {}
    by_general_type: Mapping[str, Count] = {}
    by_number: tuple[Count, ...] = ()


class Scenario(Listed, frozen=True, kw_only=True):
    first_turn: TurnNumber
    last_turn: TurnNumber
    start_visibility: Positive
    first_turn_fog: bool
    first_turn_visibility_roll: bool


class Attacks(Part, frozen=True, kw_only=True):
    """The number of attacks a bomber makes in a day turn (9.16)."""

    british: Count
    german: Count


class Visibility(Part, frozen=True, kw_only=True):
    """The squares of the visibility track; `x` is the last, at which nobody searches (7.17)."""

    levels: tuple[str, ...]
    x: Positive
