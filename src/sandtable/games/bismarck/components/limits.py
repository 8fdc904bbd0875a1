"""Figures of the rules outside any table, and those of the view."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from sandtable.engine.components import Count, Part, Place, Positive, Share, Turn


class Limits(Part, frozen=True, kw_only=True):
    """Figures of the rules that stand outside any table."""

    double_move: Positive
    near_zones: Count
    repair_zones: Count
    latecomer_hexes: Count
    air_rest: Turn


class Display(Part, frozen=True, kw_only=True):
    """Figures for drawing things that are not printed on the boards."""

    contact_age: Turn
    ring_age: Turn
    ring_start: Place
    ring_growth: Count
    ring_beside: Count
    least_belief: Share
    belief_zones: Count
    contacts: Positive
    patrol_circle: Place
    port_size: Place
    port_letter: Place
    port_clear: Place
    battle_margin: Annotated[int, Meta(ge=0, le=50)]
    bow_wedge: Annotated[int, Meta(ge=1, le=180)]
