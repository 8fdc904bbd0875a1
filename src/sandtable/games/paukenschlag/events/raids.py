"""The events of the bombers: raids, flak, damage and repair."""

from __future__ import annotations

from typing import ClassVar

from sandtable.engine.events import Event
from sandtable.engine.texts import Both


class RaidFlown(Event, frozen=True, kw_only=True):
    base: str
    type: str
    count: int
    target: Both
    rule: str = "12.3(fly)"


class BomberTurnedBack(Event, frozen=True, kw_only=True):
    plane: str
    zone: str
    rule: str = "12.8.1(roll)"


class PlaneLost(Event, frozen=True, kw_only=True):
    plane: str
    zone: str
    rule: str = "12.8.1(lost)"


class ConvoyReported(Event, frozen=True, kw_only=True):
    convoy: Both
    zone: str
    rule: str = "12.8.1(convoy)"


class FightersIntercepted(Event, frozen=True, kw_only=True):
    planes: str
    zone: str
    rule: str = "12.3(intercept)"


class TargetBombed(Event, frozen=True, kw_only=True):
    is_news: ClassVar[bool] = True
    target: Both
    hits: int
    damage: int
    rule: str = "12.5.3"


class TargetMissed(Event, frozen=True, kw_only=True):
    target: Both
    rule: str = "12.5.3(factory)"


class TargetRepaired(Event, frozen=True, kw_only=True):
    target: Both
    damage: int
    rule: str = "12.5.5(record)"


class BaseKnockedOut(Event, frozen=True, kw_only=True):
    is_news: ClassVar[bool] = True
    base: Both
    rule: str = "12.9(unusable)"
