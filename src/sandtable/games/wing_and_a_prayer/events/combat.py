"""Combat: flak, air combat, bombs, and what became of aircraft."""

from __future__ import annotations

from typing import ClassVar

from sandtable.engine.events import Event
from sandtable.engine.styles import Effect
from sandtable.engine.texts import Both, Text


class FlakOpened(Event, frozen=True, kw_only=True):
    value: int
    dice: int
    bombers: int
    rule: str = "8.0"


class BomberUnderFlak(Event, frozen=True, kw_only=True):
    bomber: Text
    total: int
    structure: int
    hit: str
    rule: str = "8.0.damage"


class InterceptorsAppeared(Event, frozen=True, kw_only=True):
    type: str
    number: int
    rule: str = "9.1.1"


class InterceptorsLeft(Event, frozen=True, kw_only=True):
    number: int
    rule: str = "9.1.10.damaged"


class EscortsEngaged(Event, frozen=True, kw_only=True):
    number: int
    must: int
    rule: str = "9.1.5"


class EscortsWithdrew(Event, frozen=True, kw_only=True):
    number: int
    rule: str = "9.1.10.withdraw"


class FighterFired(Event, frozen=True, kw_only=True):
    pieces: ClassVar[tuple[str, ...]] = ("by", "at")
    effect: ClassVar[Effect] = Effect.THROW
    attacker: Text
    defender: Text
    by: str = ""
    at: str = ""
    rule: str = "9.1.9"


class WaveCame(Event, frozen=True, kw_only=True):
    round: int
    wave: int
    rule: str = "9.2.4"


class InterceptorAttacked(Event, frozen=True, kw_only=True):
    interceptor: Text
    bomber: Text
    rule: str = "9.2.2"


class BomberFired(Event, frozen=True, kw_only=True):
    pieces: ClassVar[tuple[str, ...]] = ("by", "at")
    effect: ClassVar[Effect] = Effect.THROW
    bomber: Text
    interceptor: Text
    by: str = ""
    at: str = ""
    rule: str = "9.2.5"


class InterceptorFired(Event, frozen=True, kw_only=True):
    pieces: ClassVar[tuple[str, ...]] = ("by", "at")
    effect: ClassVar[Effect] = Effect.THROW
    interceptor: Text
    bomber: Text
    by: str = ""
    at: str = ""
    rule: str = "9.2.6"


class FighterDamaged(Event, frozen=True, kw_only=True):
    pieces: ClassVar[tuple[str, ...]] = ("piece",)
    effect: ClassVar[Effect] = Effect.HIT
    fighter: Text
    piece: str = ""
    space: str = ""
    rule: str = "10.1.damaged"


class FighterDestroyed(Event, frozen=True, kw_only=True):
    fighter: Text
    points: int
    rule: str = "10.1.destroyed"


class BomberDamaged(Event, frozen=True, kw_only=True):
    pieces: ClassVar[tuple[str, ...]] = ("piece",)
    effect: ClassVar[Effect] = Effect.HIT
    bomber: Text
    piece: str = ""
    space: str = ""
    rule: str = "10.2.2"


class BomberDestroyed(Event, frozen=True, kw_only=True):
    pieces: ClassVar[tuple[str, ...]] = ("piece",)
    effect: ClassVar[Effect] = Effect.HIT
    bomber: Text
    cause: str
    points: int
    piece: str = ""
    space: str = ""
    rule: str = "10.2.1.destroyed"


class BomberAbandoned(Event, frozen=True, kw_only=True):
    bomber: Text
    rule: str = "10.5.1"


class BomberReturned(Event, frozen=True, kw_only=True):
    bomber: Text
    rule: str = "10.5.3.returns"


class BomberLost(Event, frozen=True, kw_only=True):
    bomber: Text
    rule: str = "10.5.3.fails"


class WentRound(Event, frozen=True, kw_only=True):
    rule: str = "12.6"


class BombsDropped(Event, frozen=True, kw_only=True):
    dice: int
    hits: int
    cloud: str
    rule: str = "11.2"


class TargetBombed(Event, frozen=True, kw_only=True):
    target: Both
    hits: int
    damage: str
    rule: str = "11.3"


class TargetAssessed(Event, frozen=True, kw_only=True):
    damage: str
    points: int
    rule: str = "11.5"
