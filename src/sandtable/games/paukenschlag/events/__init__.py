"""The events of the campaign, in the past tense."""

from __future__ import annotations

from typing import ClassVar

from sandtable.engine.events import Event
from sandtable.engine.texts import Both


class TurnBegan(Event, frozen=True, kw_only=True):
    turn: int
    month: Both
    week: int
    rule: str = "5.0"


class EventHappened(Event, frozen=True, kw_only=True):
    what: str
    roller: str
    rule: str = "13.0"


class UnitReturned(Event, frozen=True, kw_only=True):
    unit: Both
    place: str
    rule: str = "13.0(8-9)"


class BoatDrawn(Event, frozen=True, kw_only=True):
    boat: str
    rule: str = "15.2(random)"


class BoatPlaced(Event, frozen=True, kw_only=True):
    boat: str
    zone: str
    depth: str
    rule: str = "15.2"


class BoatBack(Event, frozen=True, kw_only=True):
    boat: str
    zone: str
    rule: str = "11.1(entry)"


class AircraftArrived(Event, frozen=True, kw_only=True):
    type: str
    count: int
    base: str
    rule: str = "15.1"


class ShipsArrived(Event, frozen=True, kw_only=True):
    type: str
    count: int
    zone: str
    rule: str = "15.1(turn13)"


class ShipReleased(Event, frozen=True, kw_only=True):
    ship: Both
    rule: str = "15.1(dd4)"


class ConvoyFormed(Event, frozen=True, kw_only=True):
    convoy: Both
    zone: str
    speed: str
    ships: int
    formation: str
    rule: str = "10.1"


class ConvoyArrived(Event, frozen=True, kw_only=True):
    convoy: Both
    zone: str
    ships: int
    rule: str = "10.0"


class ShipsCameHome(Event, frozen=True, kw_only=True):
    ship: Both
    zone: str
    rule: str = "10.3(dead)"


# ---------------------------------------------------------------------- movement


class StackMoved(Event, frozen=True, kw_only=True):
    side: str
    units: str
    zone: str
    manner: str = ""
    fuel: int = 0
    rule: str = "5.4"


class BoatLeft(Event, frozen=True, kw_only=True):
    boat: str
    zone: str
    turn: int
    rule: str = "11.1(off)"


class BoatRefuels(Event, frozen=True, kw_only=True):
    boat: str
    zone: str
    rule: str = "11.1(cow)"


class BoatRefuelled(Event, frozen=True, kw_only=True):
    boat: str
    left: int
    rule: str = "11.1(cow)"


class CowRemoved(Event, frozen=True, kw_only=True):
    boat: str
    rule: str = "11.1(cow-ten)"


class EscortAssigned(Event, frozen=True, kw_only=True):
    ship: Both
    convoy: Both
    rule: str = "10.3(escort)"


class EscortReleased(Event, frozen=True, kw_only=True):
    ship: Both
    rule: str = "10.3(escort)"


class ForceLeft(Event, frozen=True, kw_only=True):
    zone: str
    rule: str = "14.2(route)"


class ConvoyLeftPort(Event, frozen=True, kw_only=True):
    ships: int
    zone: str
    rule: str = "14.1(sail)"


# ---------------------------------------------------------------------- aircraft


class MissionFlown(Event, frozen=True, kw_only=True):
    type: str
    count: int
    base: str
    mission: str
    zone: str
    rule: str = "5.3(move)"


class BaseChanged(Event, frozen=True, kw_only=True):
    type: str
    count: int
    base: str
    to: str
    rule: str = "12.1.1"


class BoatSpotted(Event, frozen=True, kw_only=True):
    is_news: ClassVar[bool] = True
    boat: str
    by: str
    zone: str
    rule: str = "8.4(roll)"


class BoatDived(Event, frozen=True, kw_only=True):
    boat: str
    zone: str
    rule: str = "8.4(dive)"


class BoatSunk(Event, frozen=True, kw_only=True):
    is_news: ClassVar[bool] = True
    boat: str
    zone: str
    by: str
    rule: str = "9.4(uboat)"


class ShipRepaired(Event, frozen=True, kw_only=True):
    ship: Both
    rule: str = "12.5.4(ships)"


class GameEnded(Event, frozen=True, kw_only=True):
    result: str
    ships: int
    tons: int
    points: int
    rule: str = "18.0"
