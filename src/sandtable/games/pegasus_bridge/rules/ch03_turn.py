"""3. The turn: its beginning and its end."""

from __future__ import annotations

from sandtable.engine.rules import rule
from sandtable.games.pegasus_bridge.components import PegasusUmpire
from sandtable.games.pegasus_bridge.events.british import (
    PositionReady,
    PositionSpoiled,
    PrisonersEscaped,
)
from sandtable.games.pegasus_bridge.events.landing import (
    TurnBegan,
)
from sandtable.games.pegasus_bridge.rules.ch09_sappers import remove_charges
from sandtable.games.pegasus_bridge.rules.ch15_garrison import wake_all
from sandtable.games.pegasus_bridge.rules.positions import combat_areas
from sandtable.games.pegasus_bridge.state import Assault

FIRST_PHASE, LAST_PHASE = "suppression", "victory"


@rule("3.0", "15.0.turn5", "13.0.track")
def begin_turn(u: PegasusUmpire, s: Assault) -> None:
    """Record the starting areas of all units; drop shots older than a turn."""
    u.tell(TurnBegan, turn=s.turn, time=u.box.turns[s.turn - 1])  # 13.0.track
    wake_all(u, s)  # 15.0.turn5
    for unit in s.british.units.values():
        unit.began = unit.area  # 3.0
        unit.moved = unit.attacked = False
        unit.shots = recent(s, unit.shots)
    for unit in s.german.units.values():
        unit.shots = recent(s, unit.shots)
    for tank in s.tanks.values():
        tank.shots = recent(s, tank.shots)


@rule("6.5.los(2)")
def recent(s: Assault, shots: dict[str, int]) -> dict[str, int]:
    return {target: turn for target, turn in shots.items() if turn >= s.turn - 1}


@rule("C.phase-h", "C.end-of-game")
def end_turn(u: PegasusUmpire, s: Assault) -> str:
    """Charges, prisoners, positions; then the next turn, or the score after the last."""
    remove_charges(u, s)
    lose_prisoners(u, s)
    finish_positions(u, s)
    settle_control(s)
    if s.turn == len(u.box.turns):
        return LAST_PHASE
    s.turn += 1
    return FIRST_PHASE


@rule("5.3.bunker(4).left")
def lose_prisoners(u: PegasusUmpire, s: Assault) -> None:
    """Prisoners without a British combat unit are gone."""
    guarded = combat_areas(s.british)
    for area in [area for area in s.prisoners if area not in guarded]:
        del s.prisoners[area]
        u.tell(PrisonersEscaped, area=u.box.place(area))


@rule("5.3.prepare.ready")
def finish_positions(u: PegasusUmpire, s: Assault) -> None:
    """A position is ready if its unit was not attacked; else the marker comes off."""
    for unit in s.british.units.values():
        if not unit.preparing:
            continue
        unit.preparing = False
        if unit.attacked:
            u.tell(PositionSpoiled, unit=u.box.name(unit.id))
        else:
            unit.ready = True
            u.tell(PositionReady, unit=u.box.name(unit.id))


@rule("16.0.control", "C.contested")
def settle_control(s: Assault) -> None:
    """The only side left in an area was the last to occupy it."""
    british, german = combat_areas(s.british), combat_areas(s.german)
    german |= {tank.area for tank in s.tanks.values() if not tank.wreck}
    s.held = [area for area in s.held if area not in german - british]
    s.held += [area for area in sorted(british - german) if area not in s.held]
