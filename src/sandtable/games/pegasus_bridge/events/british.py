"""British reinforcements, movement and what units do beside it; the garrison they wake."""

from __future__ import annotations

from sandtable.games.pegasus_bridge.events import Consequence, Happening, Words


class BritishForceComing(Happening, frozen=True, kw_only=True):
    force: str
    turn: int
    platoons: int
    rule: str = "13.2(2)"


class BritishArrived(Happening, frozen=True, kw_only=True):
    units: Words
    area: Words
    rule: str = "13.2(5)"


class CompanyMoved(Happening, frozen=True, kw_only=True):
    units: Words
    area: Words
    cost: int
    rule: str = "5.0"


class ArmHandedOver(Happening, frozen=True, kw_only=True):
    arm: Words
    unit: Words
    rule: str = "13.2(3)"


class ArmLost(Consequence, frozen=True, kw_only=True):
    arm: Words
    rule: str = "13.2(3)"


class GrenadeThrown(Happening, frozen=True, kw_only=True):
    unit: Words
    area: Words
    left: int
    rule: str = "5.3.grenade"


class GammonThrown(Happening, frozen=True, kw_only=True):
    unit: Words
    target: Words
    rule: str = "5.3.gammon"


class BunkerCleared(Happening, frozen=True, kw_only=True):
    unit: Words
    area: Words
    rule: str = "5.3.bunker(3)"


class PrisonerTaken(Consequence, frozen=True, kw_only=True):
    area: Words
    rule: str = "5.3.bunker(4)"


class PrisonersEscaped(Happening, frozen=True, kw_only=True):
    area: Words
    rule: str = "5.3.bunker(4).left"


class PositionBegun(Happening, frozen=True, kw_only=True):
    unit: Words
    area: Words
    rule: str = "5.3.prepare"


class PositionReady(Happening, frozen=True, kw_only=True):
    unit: Words
    rule: str = "5.3.prepare.ready"


class PositionSpoiled(Happening, frozen=True, kw_only=True):
    unit: Words
    rule: str = "5.3.prepare.ready"


class PositionLost(Consequence, frozen=True, kw_only=True):
    unit: Words
    rule: str = "5.3.prepare.effect"


class ProvisionalBridge(Happening, frozen=True, kw_only=True):
    unit: Words
    rule: str = "9.3"


class PlatoonSplit(Happening, frozen=True, kw_only=True):
    platoon: Words
    a: int
    b: int
    rule: str = "12.0"


class PlatoonJoined(Happening, frozen=True, kw_only=True):
    platoon: Words
    strength: int
    rule: str = "12.0.rejoin"


class DecoyRemoved(Consequence, frozen=True, kw_only=True):
    area: Words
    rule: str = "15.0"


class SquadTurnedUp(Consequence, frozen=True, kw_only=True):
    unit: Words
    area: Words
    rule: str = "15.0"


class GarrisonAlert(Consequence, frozen=True, kw_only=True):
    unit: Words
    rule: str = "15.0.roll.4-6"


class GarrisonSurprised(Consequence, frozen=True, kw_only=True):
    unit: Words
    rule: str = "15.0.roll.1-3"
