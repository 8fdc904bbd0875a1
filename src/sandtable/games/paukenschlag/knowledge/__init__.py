"""Each player's knowledge: what it sees, and tables that fit what it sees."""

from __future__ import annotations

from sandtable.games.paukenschlag.knowledge.known import Known, known
from sandtable.games.paukenschlag.knowledge.resample import may_be_bound_for, resample

__all__ = ["Known", "known", "may_be_bound_for", "resample"]
