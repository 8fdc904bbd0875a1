"""The events of the battle board, in the past tense; both players see them."""

from __future__ import annotations

from typing import ClassVar

from sandtable.engine.events import Event
from sandtable.engine.styles import Effect


class BattleBegan(Event, frozen=True, kw_only=True):
    """Ships are named as they are placed, the defender's first."""

    zone: str
    side: str
    rule: str = "9.28"


class ShipPlaced(Event, frozen=True, kw_only=True):
    ship: str
    hex: str
    facing: str
    rule: str = "9.28"


class RoundBegan(Event, frozen=True, kw_only=True):
    round: int
    rule: str = "9.31"


class WithdrawalDeclared(Event, frozen=True, kw_only=True):
    ship: str
    rule: str = "9.94"


class ShipManoeuvred(Event, frozen=True, kw_only=True):
    ship: str
    hex: str
    facing: str
    hexes: int
    rule: str = "9.53"


# ---------------------------------------------------------------------- fire and damage


class TurretsFailed(Event, frozen=True, kw_only=True):
    ship: str
    section: str
    rule: str = "9.83"


class ShipFired(Event, frozen=True, kw_only=True):
    pieces: ClassVar[tuple[str, ...]] = ("by", "at")
    effect: ClassVar[Effect] = Effect.SHOT
    by: str
    at: str
    ship: str
    target: str
    shots: int
    distance: int
    attitude: str
    rule: str = "9.66"


class FireHeld(Event, frozen=True, kw_only=True):
    ship: str
    rule: str = "9.61"


class ShotsLost(Event, frozen=True, kw_only=True):
    target: str
    shots: int
    rule: str = "9.62(lost)"


class Struck(Event, frozen=True, kw_only=True):
    """A hit on a ship, by her id and her name."""

    pieces: ClassVar[tuple[str, ...]] = ("at",)
    effect: ClassVar[Effect] = Effect.HIT
    at: str
    ship: str


class GunsHit(Struck, frozen=True, kw_only=True):
    section: str
    left: int
    rule: str = "9.711"


class MidshipsHit(Struck, frozen=True, kw_only=True):
    hits: int
    left: int
    rule: str = "9.711"


class EvasionReduced(Event, frozen=True, kw_only=True):
    ship: str
    factors: int
    evasion: int
    permanent: bool
    rule: str = "9.723"


class ShipBlownUp(Struck, frozen=True, kw_only=True):
    rule: str = "9.712(TA)"


# ---------------------------------------------------------------------- withdrawal and the end


class WithdrawalThwarted(Event, frozen=True, kw_only=True):
    ship: str
    by: str
    rule: str = "9.94(lose)"


class BonusMoveBlocked(Event, frozen=True, kw_only=True):
    ship: str
    rule: str = "9.95(blocked)"


class ShipWithdrew(Event, frozen=True, kw_only=True):
    ship: str
    rule: str = "9.97"


class ReserveReady(Event, frozen=True, kw_only=True):
    """Seen only by its owner: the enemy learns of the ship when it enters."""

    ships: str
    rule: str = "9.41"


class ReinforcementsEntered(Event, frozen=True, kw_only=True):
    side: str
    ships: str
    edge: int
    rule: str = "9.42"


class ActionEnded(Event, frozen=True, kw_only=True):
    """`how`: the ships of one side are gone, both broke off, or nobody fires any more."""

    how: str
    rounds: int
    rule: str = "9.32"
