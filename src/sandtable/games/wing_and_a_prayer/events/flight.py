"""Planning and flight: the mission, its target, the sky, the formation and its escorts."""

from __future__ import annotations

from sandtable.engine.events import Event
from sandtable.engine.texts import Both, Text


class MissionBegan(Event, frozen=True, kw_only=True):
    number: int
    box: int
    year: int
    rule: str = "4.1"


class CardsAdded(Event, frozen=True, kw_only=True):
    year: int
    rule: str = "4.1.1.year"


class CardsRemoved(Event, frozen=True, kw_only=True):
    year: int
    rule: str = "4.1.1.star"


class TargetDrawn(Event, frozen=True, kw_only=True):
    target: Both
    colour: str
    space: str
    rule: str = "4.2"


class CloudForecast(Event, frozen=True, kw_only=True):
    cloud: str
    rule: str = "4.3"


class CloudChanged(Event, frozen=True, kw_only=True):
    cloud: str
    rule: str = "6.1.1.weather"


class BombersMissing(Event, frozen=True, kw_only=True):
    number: int
    points: int
    rule: str = "4.4.short"


class BombersAssigned(Event, frozen=True, kw_only=True):
    number: int
    lead: Text
    rule: str = "4.4"


class TookOff(Event, frozen=True, kw_only=True):
    number: int
    rule: str = "5.0"


class FormationMoved(Event, frozen=True, kw_only=True):
    space: str
    name: Both
    turn: int
    rule: str = "5.1"


class FormationClosedUp(Event, frozen=True, kw_only=True):
    rule: str = "5.2"


class FormationLoosened(Event, frozen=True, kw_only=True):
    rule: str = "6.4"


class FormationTightened(Event, frozen=True, kw_only=True):
    rule: str = "5.3.tighten"


class EscortArrived(Event, frozen=True, kw_only=True):
    type: str
    number: int
    rule: str = "4.5"


class EscortLeft(Event, frozen=True, kw_only=True):
    type: str
    number: int
    rule: str = "5.5.exceed"


class NoEscortCame(Event, frozen=True, kw_only=True):
    rule: str = "5.6.none"


class AceJoined(Event, frozen=True, kw_only=True):
    fighter: Text
    side: str
    rule: str = "6.2"


class EventHappened(Event, frozen=True, kw_only=True):
    name: str
    rule: str = "6.1.1"


class SystemsFailed(Event, frozen=True, kw_only=True):
    bomber: Text
    rule: str = "6.1.1.systems"


class NothingHappened(Event, frozen=True, kw_only=True):
    rule: str = "6.1.1"


class LuckDrawn(Event, frozen=True, kw_only=True):
    token: Both
    rule: str = "6.1.1.luck"


class LuckPlayed(Event, frozen=True, kw_only=True):
    token: Both
    rule: str = "6.1.2"
