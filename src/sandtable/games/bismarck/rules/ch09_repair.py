"""9.728. Evasion lost to midships hits is repaired at sea."""

from __future__ import annotations

from sandtable.engine.rules import rule
from sandtable.games.bismarck.components import BismarckUmpire
from sandtable.games.bismarck.events import EvasionRepaired
from sandtable.games.bismarck.rules.units import evasion
from sandtable.games.bismarck.state import Campaign


@rule("9.728", "9.728(T)", "4.5")
def repair(u: BismarckUmpire, s: Campaign, side: str) -> None:
    """Each damaged ship that moved one zone or none rolls, unseen, to regain evasion."""
    for vessel in s.fleet(side).afloat:
        still = len(vessel.entered) <= u.box.limits.repair_zones  # 4.5
        if vessel.damage.temporary and still:  # 9.728
            vessel.repaired_on = s.turn
            name = u.box.ships[vessel.id].name
            regained = u.roll(u.box.evasion_repair, seen_by=(side,)).value  # 9.728(T)
            factors = min(regained, vessel.damage.temporary)
            vessel.damage.temporary -= factors
            now = evasion(u.box, vessel)
            u.tell(EvasionRepaired, ship=name, factors=factors, evasion=now, seen_by=(side,))
