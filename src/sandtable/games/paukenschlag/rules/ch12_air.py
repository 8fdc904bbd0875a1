"""5.3. Air movement: the US alone, or in turn with the raids of the Luftwaffe."""

from __future__ import annotations

from sandtable.engine.decisions import Steps
from sandtable.engine.rules import rule
from sandtable.games.paukenschlag.components import PaukenschlagUmpire
from sandtable.games.paukenschlag.rules.ch12_missions import us_air_move
from sandtable.games.paukenschlag.rules.ch12_raids import german_raid
from sandtable.games.paukenschlag.rules.units import has_luftwaffe
from sandtable.games.paukenschlag.state import US, Campaign, enemy_of


@rule("5.3(move)", "5.3(alternate)")
def air_movement(u: PaukenschlagUmpire, s: Campaign) -> Steps[None]:
    """The US first; when all have passed in a row the movement is over."""
    alternate = has_luftwaffe(u.box, s)
    side, passed = US, 0
    while passed < 1 + alternate:
        moves = us_air_move if side == US else german_raid
        passed = 0 if (yield from moves(u, s)) else passed + 1
        side = enemy_of(side) if alternate else US
