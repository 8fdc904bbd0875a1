"""The events of the grid: contact, detection, moves and combat."""

from __future__ import annotations

from typing import ClassVar

from sandtable.engine.events import Event
from sandtable.engine.texts import Both


class ContactBegan(Event, frozen=True, kw_only=True):
    is_news: ClassVar[bool] = True
    zone: str
    rule: str = "5.5(contact)"


class ContactIgnored(Event, frozen=True, kw_only=True):
    zone: str
    rule: str = "7.0(choice)"


class ContactForced(Event, frozen=True, kw_only=True):
    zone: str
    rule: str = "5.3(grid)"


class BoatAware(Event, frozen=True, kw_only=True):
    boat: str
    zone: str
    rule: str = "14.1(contact)"


class UnitDeployed(Event, frozen=True, kw_only=True):
    unit: Both
    space: str
    rule: str = "7.1(place)"


class RoundBegan(Event, frozen=True, kw_only=True):
    level: str
    round: int
    first: str
    rule: str = "7.1.1(rounds)"


class UnitDetected(Event, frozen=True, kw_only=True):
    unit: Both
    by: Both
    how: str
    rule: str = "8.2(mark)"


class CallMade(Event, frozen=True, kw_only=True):
    boat: str
    rule: str = "8.3(radio)"


class SilenceKept(Event, frozen=True, kw_only=True):
    boat: str
    rule: str = "8.3(silence)"


class SightLost(Event, frozen=True, kw_only=True):
    unit: Both
    rule: str = "8.2(lose)"


class UnitMoved(Event, frozen=True, kw_only=True):
    unit: Both
    space: str
    depth: str = ""
    rule: str = "6.1(speed)"


class UnitLeftGrid(Event, frozen=True, kw_only=True):
    unit: Both
    rule: str = "7.1.1(end)"


class UnitsMet(Event, frozen=True, kw_only=True):
    letter: str
    units: str
    space: str
    rule: str = "5.5(box)"


class TacticalPlayBegan(Event, frozen=True, kw_only=True):
    letter: str
    rule: str = "7.2"


class ContactEnded(Event, frozen=True, kw_only=True):
    zone: str
    rule: str = "6.1(return)"


# ---------------------------------------------------------------------- combat


class CombatBegan(Event, frozen=True, kw_only=True):
    space: str
    first: str
    rule: str = "7.2(3)"


class TorpedoesFired(Event, frozen=True, kw_only=True):
    boat: str
    target: Both
    count: int
    hits: int
    duds: int
    rule: str = "9.1"


class DepthChargesDropped(Event, frozen=True, kw_only=True):
    ship: Both
    boat: str
    result: str
    rule: str = "9.2"


class GunsFired(Event, frozen=True, kw_only=True):
    units: str
    target: Both
    hits: int
    rule: str = "9.3"


class ShipNeutralized(Event, frozen=True, kw_only=True):
    ship: Both
    rule: str = "9.1(neutralized)"


class ShipSunk(Event, frozen=True, kw_only=True):
    is_news: ClassVar[bool] = True
    ship: Both
    zone: str
    tons: int
    ships: int
    total: int
    rule: str = "18.0(track)"


class TransportLeftBehind(Event, frozen=True, kw_only=True):
    ship: Both
    convoy: Both
    rule: str = "10.3(dead)"


class ConvoyReduced(Event, frozen=True, kw_only=True):
    convoy: Both
    ships: int
    rule: str = "10.3(count)"


class SurvivorSailsAlone(Event, frozen=True, kw_only=True):
    convoy: Both
    ship: Both
    rule: str = "10.3(one)"


class BoatNeutralized(Event, frozen=True, kw_only=True):
    boat: str
    rule: str = "9.3(check)"


class BoatForcedUp(Event, frozen=True, kw_only=True):
    boat: str
    rule: str = "9.2(surface)"
