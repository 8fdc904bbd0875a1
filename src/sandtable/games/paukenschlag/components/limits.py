"""Figures of the rules outside any table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from sandtable.engine.components import Count, Part, Positive, Shift, Turn
from sandtable.games.paukenschlag.components.parts import Squares, Zones


class Limits(Part, frozen=True, kw_only=True):
    """The figures that the rulebook prints in its text."""

    torpedo_attack: Annotated[int, Meta(ge=1, le=30)]
    torpedoes_per_combat: Annotated[int, Meta(ge=1, le=8)]
    sonar_range: Squares
    passive_range: Squares
    passive_range_moving: Squares
    radar_range_us: Squares
    radar_range_variant: Squares
    radar_range_german: Squares
    radar_columns: Annotated[int, Meta(ge=1, le=3)]
    first_huff_duff_turn: Turn
    moving_ship: Shift
    warm_water: Shift
    surfaced_searcher: Shift
    pinged: Shift
    moving_searcher: Shift
    battleship_check: Shift
    submerged_zones: Zones
    surfaced_zones: Zones
    ship_zones: Zones
    transport_zones: Zones
    slow_zones: Zones
    fast_zones: Zones
    force_zones: Zones
    most_convoy_ships: Annotated[int, Meta(ge=1, le=99)]
    first_dd_escort_turn: Turn
    fuel: Positive
    off_map_turns: Turn
    refuels: Count
    repair_us: Count
    repair_german: Count
    repair_each: Count
    unusable: Positive
    irreparable: Positive
    damage_per_pip: Positive
    flown_turns: Turn
    special_tons: Count
    at10_turn: Turn
    at10_ships: Annotated[int, Meta(ge=1, le=40)]
    hornet_turn: Turn
    last_raid_turn: Turn
    last_cancel_turn: Turn
    ships_to_sink: Count
    tons_to_sink: Count


class Formation(Part, frozen=True, kw_only=True):
    """The modifier of a torpedo's die for each formation of a convoy."""

    tight: Shift
    line: Shift
    loose: Shift


class Reconstructed(Part, frozen=True, kw_only=True):
    """Figures that the rulebook leaves to printed tables, or leaves open."""

    grid_rounds: Annotated[int, Meta(ge=1, le=99)]
    me264_reliability: Shift
    level_bomber_at_sea: Shift
    dive_bomber: Shift


class Special(Part, frozen=True, kw_only=True):
    """The two forces of chapter 14, and the counters that are an exception to their kind."""

    at10_counter: str
    at10_port: str
    at10_goal: str
    at10_escorts: tuple[str, ...]
    hornet: tuple[str, ...]
    hornet_start: str
    hornet_exit: str
    coast_guard_zones: tuple[str, ...]
    carrier: str
    carrier_bomber: str
    unequipped: tuple[str, ...]
