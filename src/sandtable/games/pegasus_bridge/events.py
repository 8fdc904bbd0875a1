"""What can happen in the assault, in the past tense."""

from __future__ import annotations

from typing import Any

from sandtable.engine.events import Event
from sandtable.engine.texts import Both, Text
from sandtable.games.pegasus_bridge.state import Spot

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


class Happening(Event, frozen=True, kw_only=True):
    """What happens somewhere: the areas among its names are the spaces it is about."""

    def spaces(self) -> tuple[str, ...]:
        return tuple(held.id for held in self.parameters().values() if isinstance(held, Spot))


class PlanTurnedUp(Happening, frozen=True, kw_only=True):
    plan: str
    rule: str = "14.0(2)"


class GarrisonDeployed(Happening, frozen=True, kw_only=True):
    counters: int
    rule: str = "14.0(3)"


class PlatoonsDeployed(Happening, frozen=True, kw_only=True):
    number: int
    area: Words
    rule: str = "14.0(4)"


class UnitShifted(Happening, frozen=True, kw_only=True):
    unit: Words
    glider: int
    rule: str = "14.1"


class GlidersExchanged(Happening, frozen=True, kw_only=True):
    one: int
    other: int
    rule: str = "4.1.option"


class GroupEntered(Happening, frozen=True, kw_only=True):
    group: str
    area: Words
    rule: str = "4.1.entry"


class GliderLost(Happening, frozen=True, kw_only=True):
    glider: int
    rule: str = "4.1.lost"


class ColourFlown(Happening, frozen=True, kw_only=True):
    glider: int
    colour: str
    rule: str = "4.2(2)"


class GliderFlew(Happening, frozen=True, kw_only=True):
    glider: int
    area: Words
    rule: str = "4.2(2)"


class FormationBroken(Happening, frozen=True, kw_only=True):
    group: str
    rule: str = "4.2(4)"


class GliderDown(Happening, frozen=True, kw_only=True):
    glider: int
    area: Words
    rule: str = "4.2(5)"


class GliderCrashed(Happening, frozen=True, kw_only=True):
    glider: int
    rule: str = "4.2(5)"


class LoadKilled(Happening, frozen=True, kw_only=True):
    glider: int
    rule: str = "C.crash-all"


class LoadLanded(Happening, frozen=True, kw_only=True):
    units: Words
    area: Words
    rule: str = "14.0.wait"


class TurnBegan(Happening, frozen=True, kw_only=True):
    turn: int
    time: str
    rule: str = "13.0.track"


class UnitRecovered(Happening, frozen=True, kw_only=True):
    unit: Words
    rule: str = "10.1.ok"


class SuppressionStayed(Happening, frozen=True, kw_only=True):
    unit: Words
    rule: str = "10.1.fail"


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


class ArmLost(Happening, frozen=True, kw_only=True):
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


class PrisonerTaken(Happening, frozen=True, kw_only=True):
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


class PositionLost(Happening, frozen=True, kw_only=True):
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


class DecoyRemoved(Happening, frozen=True, kw_only=True):
    area: Words
    rule: str = "15.0"


class SquadTurnedUp(Happening, frozen=True, kw_only=True):
    unit: Words
    area: Words
    rule: str = "15.0"


class GarrisonAlert(Happening, frozen=True, kw_only=True):
    unit: Words
    rule: str = "15.0.roll.4-6"


class GarrisonSurprised(Happening, frozen=True, kw_only=True):
    unit: Words
    rule: str = "15.0.roll.1-3"


class TargetChosen(Happening, frozen=True, kw_only=True):
    target: Words
    rule: str = "6.2"

    def parameters(self) -> dict[str, Any]:
        """Say with the target why it was chosen."""
        return {**super().parameters(), "why": REASONS[self.rule]}


class FireHeld(Happening, frozen=True, kw_only=True):
    rule: str = "3.0.D.3"


class ShotFired(Happening, frozen=True, kw_only=True):
    firers: Words
    guns: int
    target: Words
    area: Words
    points: int
    rule: str = "6.1"


class GunFired(Happening, frozen=True, kw_only=True):
    guns: int
    area: Words
    rule: str = "6.5b"


class PiatFired(Happening, frozen=True, kw_only=True):
    piat: Words
    tank: Words
    left: int
    rule: str = "6.3"


class NoEffect(Happening, frozen=True, kw_only=True):
    unit: Words
    rule: str = "6.1(5).dash"


class UnitSuppressed(Happening, frozen=True, kw_only=True):
    unit: Words
    rule: str = "6.1(5).S"


class StrengthLost(Happening, frozen=True, kw_only=True):
    unit: Words
    points: int
    left: int
    rule: str = "6.1(5).number"


class UnitEliminated(Happening, frozen=True, kw_only=True):
    unit: Words
    rule: str = "6.1(5).number"


class LeaderUnhurt(Happening, frozen=True, kw_only=True):
    leader: Words
    rule: str = "6.1(6)"


class LeaderWounded(Happening, frozen=True, kw_only=True):
    leader: Words
    rule: str = "6.1(6).W"


class LeaderKilled(Happening, frozen=True, kw_only=True):
    leader: Words
    rule: str = "6.1(6).K"


class LeaderCaptured(Happening, frozen=True, kw_only=True):
    leader: Words
    rule: str = "16.0.schmidt"


class LeaderWalked(Happening, frozen=True, kw_only=True):
    leader: Words
    area: Words
    rule: str = "C.german-leaders"


class CarArrived(Happening, frozen=True, kw_only=True):
    area: Words
    rule: str = "5.8"


class CarMoved(Happening, frozen=True, kw_only=True):
    area: Words
    rule: str = "5.8.road"


class CarEscaped(Happening, frozen=True, kw_only=True):
    rule: str = "5.8.exit"


class CarDestroyed(Happening, frozen=True, kw_only=True):
    area: Words
    rule: str = "5.8.hit"


class TankImmobilised(Happening, frozen=True, kw_only=True):
    tank: Words
    rule: str = "6.3.S"


class CrewStayed(Happening, frozen=True, kw_only=True):
    tank: Words
    rule: str = "6.3.S"


class TankDestroyed(Happening, frozen=True, kw_only=True):
    tank: Words
    area: Words
    rule: str = "6.5b(5)"


class WeaponDestroyed(Happening, frozen=True, kw_only=True):
    weapon: Words
    area: Words
    rule: str = "6.5b(7)"


class RubblePlaced(Happening, frozen=True, kw_only=True):
    area: Words
    rule: str = "6.5b(4).S"


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


class BritishDisplaced(Happening, frozen=True, kw_only=True):
    unit: Words
    area: Words
    rule: str = "5.6.ready.displace"


class TankTurned(Happening, frozen=True, kw_only=True):
    tank: Words
    rule: str = "17.1.tjunction"


class TankWentStraightOn(Happening, frozen=True, kw_only=True):
    tank: Words
    rule: str = "17.1.straight"


class TankBogged(Happening, frozen=True, kw_only=True):
    tank: Words
    rule: str = "5.5.4.bog"


class TankRetreats(Happening, frozen=True, kw_only=True):
    tank: Words
    rule: str = "5.5.4"


class ForceRetreats(Happening, frozen=True, kw_only=True):
    rule: str = "5.5.1-3"


class NobodyRetreats(Happening, frozen=True, kw_only=True):
    rule: str = "5.5.5-6"


class MeleeFought(Happening, frozen=True, kw_only=True):
    area: Words
    british: Words
    german: Words
    ratio: str
    rule: str = "7.0"


class UnitsEngaged(Happening, frozen=True, kw_only=True):
    units: Words
    area: Words
    rule: str = "7.0(4a)"


class SideRetreated(Happening, frozen=True, kw_only=True):
    units: Words
    area: Words
    rule: str = "7.0(6)"


class NowhereToGo(Happening, frozen=True, kw_only=True):
    units: Words
    rule: str = "7.0(6).blocked"


class ChitTurnedUp(Happening, frozen=True, kw_only=True):
    mined: bool
    rule: str = "8.0.check"


class BridgeDestroyed(Happening, frozen=True, kw_only=True):
    rule: str = "8.0(6)"


class BridgeDamaged(Happening, frozen=True, kw_only=True):
    rule: str = "8.0(4)"


class BridgeStood(Happening, frozen=True, kw_only=True):
    rule: str = "8.0(8)"


class UnitsThrownBack(Happening, frozen=True, kw_only=True):
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
