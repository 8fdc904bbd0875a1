"""Fire, its targets and what it does."""

from __future__ import annotations

from typing import Any

from sandtable.games.pegasus_bridge.events import Happening, Words

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
