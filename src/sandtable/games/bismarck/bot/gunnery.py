"""How both sides fight on the battle board."""

from __future__ import annotations

from sandtable.engine.decisions import Choose
from sandtable.games.bismarck.components import Box
from sandtable.games.bismarck.view.known import Known


def fight(box: Box, k: Known, decision: Choose) -> str:
    return decision.options[0].id
