"""German reinforcements, marches, tanks and retreats."""

from __future__ import annotations

from sandtable.games.pegasus_bridge.events import Consequence, Happening, Words


class GermanForceComing(Happening, frozen=True, kw_only=True):
    force: str
    turn: int
    area: Words
    rule: str = "13.1(2)"


class GermansArrived(Happening, frozen=True, kw_only=True):
    units: Words
    area: Words
    rule: str = "13.1(5)"


class GermansMoved(Happening, frozen=True, kw_only=True):
    units: Words
    area: Words
    rule: str = "5.4"


class GermansStayed(Happening, frozen=True, kw_only=True):
    unit: Words
    area: Words
    rule: str = "5.4(4)"


class GermansLeft(Happening, frozen=True, kw_only=True):
    units: Words
    rule: str = "5.5.1-3"


class EnemyDiscovered(Happening, frozen=True, kw_only=True):
    unit: Words
    rule: str = "13.1(7)"


class TankMoved(Happening, frozen=True, kw_only=True):
    tank: Words
    area: Words
    rule: str = "5.6"


class TankLeft(Happening, frozen=True, kw_only=True):
    tank: Words
    rule: str = "5.6.exit"


class TankHeld(Happening, frozen=True, kw_only=True):
    tank: Words
    rule: str = "5.6.ready"


class TankPushedThrough(Happening, frozen=True, kw_only=True):
    tank: Words
    rule: str = "5.6.ready"


class BritishDisplaced(Consequence, frozen=True, kw_only=True):
    unit: Words
    area: Words
    rule: str = "5.6.ready.displace"


class TankTurned(Happening, frozen=True, kw_only=True):
    tank: Words
    rule: str = "17.1.tjunction"


class TankWentStraightOn(Happening, frozen=True, kw_only=True):
    tank: Words
    rule: str = "17.1.straight"


class TankBogged(Consequence, frozen=True, kw_only=True):
    tank: Words
    rule: str = "5.5.4.bog"


class TankRetreats(Consequence, frozen=True, kw_only=True):
    tank: Words
    rule: str = "5.5.4"


class ForceRetreats(Consequence, frozen=True, kw_only=True):
    rule: str = "5.5.1-3"


class NobodyRetreats(Consequence, frozen=True, kw_only=True):
    rule: str = "5.5.5-6"
