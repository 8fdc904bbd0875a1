"""Events of fire, its targets and its results."""

from __future__ import annotations

from typing import Any

from sandtable.games.pegasus_bridge.events import Consequence, Happening, Words

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
"""The preference of each rule of the automation, as a word."""


class TargetChosen(Happening, frozen=True, kw_only=True):
    who: Words
    target: Words
    rule: str = "6.2"

    def parameters(self) -> dict[str, Any]:
        """Add the reason for the choice of the target."""
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

    def parameters(self) -> dict[str, Any]:
        """Add the reason for a target that the rules chose."""
        return {**super().parameters(), "why": REASONS.get(self.rule, "none")}


class GunFired(Happening, frozen=True, kw_only=True):
    guns: int
    area: Words
    rule: str = "6.5b"


class PiatFired(Happening, frozen=True, kw_only=True):
    piat: Words
    tank: Words
    left: int
    rule: str = "6.3"


class NoEffect(Consequence, frozen=True, kw_only=True):
    unit: Words
    rule: str = "6.1(5).dash"


class UnitSuppressed(Consequence, frozen=True, kw_only=True):
    unit: Words
    rule: str = "6.1(5).S"


class StrengthLost(Consequence, frozen=True, kw_only=True):
    unit: Words
    points: int
    left: int
    rule: str = "6.1(5).number"


class UnitEliminated(Consequence, frozen=True, kw_only=True):
    unit: Words
    rule: str = "6.1(5).number"


class LeaderUnhurt(Consequence, frozen=True, kw_only=True):
    leader: Words
    rule: str = "6.1(6)"


class LeaderWounded(Consequence, frozen=True, kw_only=True):
    leader: Words
    rule: str = "6.1(6).W"


class LeaderKilled(Consequence, frozen=True, kw_only=True):
    leader: Words
    rule: str = "6.1(6).K"


class LeaderCaptured(Consequence, frozen=True, kw_only=True):
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


class CarDestroyed(Consequence, frozen=True, kw_only=True):
    area: Words
    rule: str = "5.8.hit"


class TankImmobilised(Consequence, frozen=True, kw_only=True):
    tank: Words
    rule: str = "6.3.S"


class CrewStayed(Consequence, frozen=True, kw_only=True):
    tank: Words
    rule: str = "6.3.S"


class TankDestroyed(Consequence, frozen=True, kw_only=True):
    tank: Words
    area: Words
    rule: str = "6.5b(5)"


class WeaponDestroyed(Consequence, frozen=True, kw_only=True):
    weapon: Words
    area: Words
    rule: str = "6.5b(7)"


class RubblePlaced(Consequence, frozen=True, kw_only=True):
    area: Words
    rule: str = "6.5b(4).S"
