"""The events of a chase."""

from __future__ import annotations

from sandtable.engine.events import Event


class ShipMoved(Event, frozen=True, kw_only=True):
    ship: str
    zone: str
    rule: str = "3"


class ContactMade(Event, frozen=True, kw_only=True):
    zone: str
    rule: str = "3.1"


class ShipTurned(Event, frozen=True, kw_only=True):
    ship: str
    rule: str = "4.2"


class ShipHit(Event, frozen=True, kw_only=True):
    ship: str
    hits: int
    rule: str = "4"


class ChaseEnded(Event, frozen=True, kw_only=True):
    result: str
    rule: str = "5"
