"""What can happen in the assault, in the past tense."""

from __future__ import annotations

from typing import Any

from sandtable.engine.events import Event
from sandtable.engine.texts import Both, Text

Words = Text | Both
"""A name or a list of names."""

REASONS = {
    "6.2(1)": "same",
    "6.2(2)": "adjacent",
    "6.2(3)": "clear",
    "6.2(4)": "largest",
    "6.2(5)": "die",
    "6.5.los": "sight",
    "5.4": "nearest",
    "5.4(1)": "nearest_die",
    "5.4(2)": "cover",
}
"""What each rule of the automation prefers, as a word."""


class PlanTurnedUp(Event, frozen=True, kw_only=True):
    plan: str
    rule: str = "14.0(2)"


class GarrisonDeployed(Event, frozen=True, kw_only=True):
    counters: int
    rule: str = "14.0(3)"


class PlatoonsDeployed(Event, frozen=True, kw_only=True):
    number: int
    area: Words
    rule: str = "14.0(4)"


class UnitShifted(Event, frozen=True, kw_only=True):
    unit: Words
    glider: int
    rule: str = "14.1"


class GlidersExchanged(Event, frozen=True, kw_only=True):
    one: int
    other: int
    rule: str = "4.1.option"


class GroupEntered(Event, frozen=True, kw_only=True):
    group: str
    area: Words
    rule: str = "4.1.entry"


class GliderLost(Event, frozen=True, kw_only=True):
    glider: int
    rule: str = "4.1.lost"


class ColourFlown(Event, frozen=True, kw_only=True):
    glider: int
    colour: str
    rule: str = "4.2(2)"


class GliderFlew(Event, frozen=True, kw_only=True):
    glider: int
    area: Words
    rule: str = "4.2(2)"


class FormationBroken(Event, frozen=True, kw_only=True):
    group: str
    rule: str = "4.2(4)"


class GliderDown(Event, frozen=True, kw_only=True):
    glider: int
    area: Words
    rule: str = "4.2(5)"


class GliderCrashed(Event, frozen=True, kw_only=True):
    glider: int
    rule: str = "4.2(5)"


class LoadKilled(Event, frozen=True, kw_only=True):
    glider: int
    rule: str = "C.crash-all"


class LoadLanded(Event, frozen=True, kw_only=True):
    units: Words
    area: Words
    rule: str = "14.0.wait"


class TurnBegan(Event, frozen=True, kw_only=True):
    turn: int
    time: str
    rule: str = "13.0.track"


class UnitRecovered(Event, frozen=True, kw_only=True):
    unit: Words
    rule: str = "10.1.ok"


class SuppressionStayed(Event, frozen=True, kw_only=True):
    unit: Words
    rule: str = "10.1.fail"


class BritishForceComing(Event, frozen=True, kw_only=True):
    force: str
    turn: int
    platoons: int
    rule: str = "13.2(2)"


class BritishArrived(Event, frozen=True, kw_only=True):
    units: Words
    area: Words
    rule: str = "13.2(5)"


class CompanyMoved(Event, frozen=True, kw_only=True):
    units: Words
    area: Words
    cost: int
    rule: str = "5.0"


class ArmHandedOver(Event, frozen=True, kw_only=True):
    arm: Words
    unit: Words
    rule: str = "13.2(3)"


class ArmLost(Event, frozen=True, kw_only=True):
    arm: Words
    rule: str = "13.2(3)"


class GrenadeThrown(Event, frozen=True, kw_only=True):
    unit: Words
    area: Words
    left: int
    rule: str = "5.3.grenade"


class GammonThrown(Event, frozen=True, kw_only=True):
    unit: Words
    target: Words
    rule: str = "5.3.gammon"


class BunkerCleared(Event, frozen=True, kw_only=True):
    unit: Words
    area: Words
    rule: str = "5.3.bunker(3)"


class PrisonerTaken(Event, frozen=True, kw_only=True):
    area: Words
    rule: str = "5.3.bunker(4)"


class PrisonersEscaped(Event, frozen=True, kw_only=True):
    area: Words
    rule: str = "5.3.bunker(4).left"


class PositionBegun(Event, frozen=True, kw_only=True):
    unit: Words
    area: Words
    rule: str = "5.3.prepare"


class PositionReady(Event, frozen=True, kw_only=True):
    unit: Words
    rule: str = "5.3.prepare.ready"


class PositionSpoiled(Event, frozen=True, kw_only=True):
    unit: Words
    rule: str = "5.3.prepare.ready"


class PositionLost(Event, frozen=True, kw_only=True):
    unit: Words
    rule: str = "5.3.prepare.effect"


class ProvisionalBridge(Event, frozen=True, kw_only=True):
    unit: Words
    rule: str = "9.3"


class PlatoonSplit(Event, frozen=True, kw_only=True):
    platoon: Words
    a: int
    b: int
    rule: str = "12.0"


class PlatoonJoined(Event, frozen=True, kw_only=True):
    platoon: Words
    strength: int
    rule: str = "12.0.rejoin"


class DecoyRemoved(Event, frozen=True, kw_only=True):
    area: Words
    rule: str = "15.0"


class SquadTurnedUp(Event, frozen=True, kw_only=True):
    unit: Words
    area: Words
    rule: str = "15.0"


class GarrisonAlert(Event, frozen=True, kw_only=True):
    unit: Words
    rule: str = "15.0.roll.4-6"


class GarrisonSurprised(Event, frozen=True, kw_only=True):
    unit: Words
    rule: str = "15.0.roll.1-3"


class TargetChosen(Event, frozen=True, kw_only=True):
    target: Words
    rule: str = "6.2"

    def parameters(self) -> dict[str, Any]:
        """Say with the target why it was chosen."""
        return {**super().parameters(), "why": REASONS[self.rule]}


class FireHeld(Event, frozen=True, kw_only=True):
    rule: str = "3.0.D.3"


class ShotFired(Event, frozen=True, kw_only=True):
    firers: Words
    guns: int
    target: Words
    area: Words
    points: int
    rule: str = "6.1"


class GunFired(Event, frozen=True, kw_only=True):
    guns: int
    area: Words
    rule: str = "6.5b"


class PiatFired(Event, frozen=True, kw_only=True):
    piat: Words
    tank: Words
    left: int
    rule: str = "6.3"


class NoEffect(Event, frozen=True, kw_only=True):
    unit: Words
    rule: str = "6.1(5).dash"


class UnitSuppressed(Event, frozen=True, kw_only=True):
    unit: Words
    rule: str = "6.1(5).S"


class StrengthLost(Event, frozen=True, kw_only=True):
    unit: Words
    points: int
    left: int
    rule: str = "6.1(5).number"


class UnitEliminated(Event, frozen=True, kw_only=True):
    unit: Words
    rule: str = "6.1(5).number"


class LeaderUnhurt(Event, frozen=True, kw_only=True):
    leader: Words
    rule: str = "6.1(6)"


class LeaderWounded(Event, frozen=True, kw_only=True):
    leader: Words
    rule: str = "6.1(6).W"


class LeaderKilled(Event, frozen=True, kw_only=True):
    leader: Words
    rule: str = "6.1(6).K"


class LeaderCaptured(Event, frozen=True, kw_only=True):
    leader: Words
    rule: str = "16.0.schmidt"


class LeaderWalked(Event, frozen=True, kw_only=True):
    leader: Words
    area: Words
    rule: str = "C.german-leaders"


class CarArrived(Event, frozen=True, kw_only=True):
    area: Words
    rule: str = "5.8"


class CarMoved(Event, frozen=True, kw_only=True):
    area: Words
    rule: str = "5.8.road"


class CarEscaped(Event, frozen=True, kw_only=True):
    rule: str = "5.8.exit"


class CarDestroyed(Event, frozen=True, kw_only=True):
    area: Words
    rule: str = "5.8.hit"


class TankImmobilised(Event, frozen=True, kw_only=True):
    tank: Words
    rule: str = "6.3.S"


class CrewStayed(Event, frozen=True, kw_only=True):
    tank: Words
    rule: str = "6.3.S"


class TankDestroyed(Event, frozen=True, kw_only=True):
    tank: Words
    area: Words
    rule: str = "6.5b(5)"


class WeaponDestroyed(Event, frozen=True, kw_only=True):
    weapon: Words
    area: Words
    rule: str = "6.5b(7)"


class RubblePlaced(Event, frozen=True, kw_only=True):
    area: Words
    rule: str = "6.5b(4).S"


class GermanForceComing(Event, frozen=True, kw_only=True):
    force: str
    turn: int
    area: Words
    rule: str = "13.1(2)"


class GermansArrived(Event, frozen=True, kw_only=True):
    units: Words
    area: Words
    rule: str = "13.1(5)"


class GermansMoved(Event, frozen=True, kw_only=True):
    units: Words
    area: Words
    rule: str = "5.4"


class GermansStayed(Event, frozen=True, kw_only=True):
    unit: Words
    area: Words
    rule: str = "5.4(4)"


class GermansLeft(Event, frozen=True, kw_only=True):
    units: Words
    rule: str = "5.5.1-3"


class EnemyDiscovered(Event, frozen=True, kw_only=True):
    unit: Words
    rule: str = "13.1(7)"


class TankMoved(Event, frozen=True, kw_only=True):
    tank: Words
    area: Words
    rule: str = "5.6"


class TankLeft(Event, frozen=True, kw_only=True):
    tank: Words
    rule: str = "5.6.exit"


class TankHeld(Event, frozen=True, kw_only=True):
    tank: Words
    rule: str = "5.6.ready"


class TankPushedThrough(Event, frozen=True, kw_only=True):
    tank: Words
    rule: str = "5.6.ready"


class BritishDisplaced(Event, frozen=True, kw_only=True):
    unit: Words
    area: Words
    rule: str = "5.6.ready.displace"


class TankTurned(Event, frozen=True, kw_only=True):
    tank: Words
    rule: str = "17.1.tjunction"


class TankWentStraightOn(Event, frozen=True, kw_only=True):
    tank: Words
    rule: str = "17.1.straight"


class TankBogged(Event, frozen=True, kw_only=True):
    tank: Words
    rule: str = "5.5.4.bog"


class TankRetreats(Event, frozen=True, kw_only=True):
    tank: Words
    rule: str = "5.5.4"


class ForceRetreats(Event, frozen=True, kw_only=True):
    rule: str = "5.5.1-3"


class NobodyRetreats(Event, frozen=True, kw_only=True):
    rule: str = "5.5.5-6"


class MeleeFought(Event, frozen=True, kw_only=True):
    area: Words
    british: Words
    german: Words
    ratio: str
    rule: str = "7.0"


class UnitsEngaged(Event, frozen=True, kw_only=True):
    units: Words
    area: Words
    rule: str = "7.0(4a)"


class SideRetreated(Event, frozen=True, kw_only=True):
    units: Words
    area: Words
    rule: str = "7.0(6)"


class NowhereToGo(Event, frozen=True, kw_only=True):
    units: Words
    rule: str = "7.0(6).blocked"


class ChitTurnedUp(Event, frozen=True, kw_only=True):
    mined: bool
    rule: str = "8.0.check"


class BridgeDestroyed(Event, frozen=True, kw_only=True):
    rule: str = "8.0(6)"


class BridgeDamaged(Event, frozen=True, kw_only=True):
    rule: str = "8.0(4)"


class BridgeStood(Event, frozen=True, kw_only=True):
    rule: str = "8.0(8)"


class UnitsThrownBack(Event, frozen=True, kw_only=True):
    units: Words
    area: Words
    rule: str = "C.bridge-blown-units"


class EndDefused(Event, frozen=True, kw_only=True):
    area: Words
    rule: str = "9.1"


class ChargesRemoved(Event, frozen=True, kw_only=True):
    rule: str = "9.1"


class BridgeRepaired(Event, frozen=True, kw_only=True):
    rule: str = "9.2.roll"


class RepairFailed(Event, frozen=True, kw_only=True):
    turns: int
    rule: str = "9.2.roll"


class PointsCounted(Event, frozen=True, kw_only=True):
    item: str
    points: int
    rule: str = "16.0"


class AssaultEnded(Event, frozen=True, kw_only=True):
    points: int
    result: str
    rule: str = "16.0"
