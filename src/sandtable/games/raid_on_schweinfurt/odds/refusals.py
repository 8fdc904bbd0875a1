"""Refusals of plans, in both languages."""

from __future__ import annotations

from sandtable.engine.errors import BadInputError
from sandtable.engine.misfits import refused
from sandtable.engine.texts import Text


def refusal(why: Text) -> BadInputError:
    return refused(why, "sandtable.games.raid_on_schweinfurt")
