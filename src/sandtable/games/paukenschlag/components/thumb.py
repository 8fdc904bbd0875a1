"""Worths and numbers for the players by rules of thumb."""

from __future__ import annotations

from sandtable.engine.components import Count, Part


class Thumb(Part, frozen=True, kw_only=True):
    """The entries of `bot.toml`."""

    prey: Count
    share: Count
    distance: Count
    fuel: Count
    searched: Count
    torpedoes: Count
    thirst: Count
    boat: Count
    threat: Count
    escorts: Count
    cover: Count
    hunters: Count
