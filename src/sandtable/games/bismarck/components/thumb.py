"""Figures of bots and of the raiders' supposed habits; none of them is a rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from msgspec import Meta, Struct

from sandtable.engine.components import Count, Part, Positive, Share, Turn, Weight
from sandtable.games.bismarck.components.rows import Section
from sandtable.games.bismarck.components.units import AirKind, GeneralType

Steps = Annotated[tuple[Share, ...], Meta(min_length=1, max_length=10)]


class Purpose(Struct, frozen=True, forbid_unknown_fields=True):
    """A convoy route that a raider may be after, how careful he is, and how likely that is."""

    route: str
    care: Weight
    chance: Share


class Belief(Part, frozen=True, kw_only=True):
    """The supposed habits of raiders."""

    steps: Steps
    lurking: Steps
    breakout: Steps
    steer: Weight
    steer_most: Weight
    changed: Share
    found_out: Share
    around: Share
    purposes: Annotated[tuple[Purpose, ...], Meta(min_length=1, max_length=20)]


class Strength(Part, frozen=True, kw_only=True):
    """The worth of a ship in a gun fight."""

    sections: Mapping[Section, Weight]
    reach: Mapping[Count, Weight]
    short_reach: Weight


class Watching(Part, frozen=True, kw_only=True):
    """The British picture of a turn."""

    worth: Mapping[str, Weight]
    passing: Weight
    horizon: Annotated[int, Meta(ge=1, le=40)]
    bound_for: Share
    stationed: Share
    lunge: Count
    closer: Share
    air_station: Count


class Scouting(Part, frozen=True, kw_only=True):
    """The moves of British searchers."""

    station: Weight
    air_station: Weight
    strike: Mapping[AirKind, Weight]
    sure_enough: Share
    bergen: Weight
    bergen_until: Turn
    shadow_quality: Mapping[str, Weight]
    no_shadower: Weight
    shadowers: tuple[Weight, ...]
    least: Weight


class Hunting(Part, frozen=True, kw_only=True):
    """The moves of British battleships and carriers."""

    decay: Share
    now: Weight
    next: Weight
    covered: Share
    stand_off: tuple[Weight, ...]
    company: Weight
    alone: Share
    fuel_kept: Count
    sure_enough: Share


class Spared(Struct, frozen=True, forbid_unknown_fields=True):
    """The readiness of aircraft, and of ships without battleships, to shadow, in letters."""

    air: Weight
    light: Weight


class BritishFighting(Part, frozen=True, kw_only=True):
    """The British choice of fights."""

    opening: Weight
    worth_a_fight: Weight
    last_chance: Turn
    desperate: Weight
    escort_range: Count
    enough: Weight
    spared: Spared


class Raiding(Part, frozen=True, kw_only=True):
    """The German moves and choice of fights."""

    parted_from: Turn
    fuel_kept: Count
    free_zones: Count
    crippled: Count
    last_hope: Count
    scratched: Count
    watched: Weight
    patrolled: Weight
    fog: Weight
    heavy: Weight
    memory: Turn
    near: Count
    from_bergen: Positive
    near_britain: Weight
    found_often: Positive
    contacts: Positive
    whim: Weight
    risk: Weight
    from_home: Positive
    early: Turn


class Gunnery(Part, frozen=True, kw_only=True):
    """Both sides on the battle board."""

    leave: Mapping[str, Weight]
    guns: Weight
    slowed: Weight
    hold: Weight
    closer: Weight
    run: Count
    prize: Mapping[GeneralType, Weight]


class Thumb(Struct, frozen=True, forbid_unknown_fields=True):
    """The rules of thumb of both sides in figures."""

    strength: Strength
    watch: Watching
    scouts: Scouting
    hunters: Hunting
    british: BritishFighting
    german: Raiding
    gunnery: Gunnery
