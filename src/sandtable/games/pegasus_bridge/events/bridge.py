"""Close combat, the demolition, and the end of the assault."""

from __future__ import annotations

from sandtable.games.pegasus_bridge.events import Consequence, Happening, Words


class MeleeFought(Happening, frozen=True, kw_only=True):
    area: Words
    british: Words
    german: Words
    ratio: str
    rule: str = "7.0"


class UnitsEngaged(Consequence, frozen=True, kw_only=True):
    units: Words
    area: Words
    rule: str = "7.0(4a)"


class SideRetreated(Consequence, frozen=True, kw_only=True):
    units: Words
    area: Words
    rule: str = "7.0(6)"


class NowhereToGo(Consequence, frozen=True, kw_only=True):
    units: Words
    rule: str = "7.0(6).blocked"


class ChitTurnedUp(Happening, frozen=True, kw_only=True):
    mined: bool
    rule: str = "8.0.check"


class BridgeDestroyed(Consequence, frozen=True, kw_only=True):
    rule: str = "8.0(6)"


class BridgeDamaged(Consequence, frozen=True, kw_only=True):
    rule: str = "8.0(4)"


class BridgeStood(Consequence, frozen=True, kw_only=True):
    rule: str = "8.0(8)"


class UnitsThrownBack(Consequence, frozen=True, kw_only=True):
    units: Words
    area: Words
    rule: str = "C.bridge-blown-units"


class EndDefused(Happening, frozen=True, kw_only=True):
    area: Words
    rule: str = "9.1"


class ChargesRemoved(Happening, frozen=True, kw_only=True):
    rule: str = "9.1"


class BridgeRepaired(Happening, frozen=True, kw_only=True):
    rule: str = "9.2.roll"


class RepairFailed(Happening, frozen=True, kw_only=True):
    turns: int
    rule: str = "9.2.roll"


class PointsCounted(Happening, frozen=True, kw_only=True):
    item: str
    points: int
    rule: str = "16.0"


class AssaultEnded(Happening, frozen=True, kw_only=True):
    points: int
    result: str
    rule: str = "16.0"
