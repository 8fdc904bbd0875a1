"""The squadron: crews, aircraft, points and the campaign."""

from __future__ import annotations

from sandtable.engine.events import Event
from sandtable.engine.texts import Both, Text


class SquadronFormed(Event, frozen=True, kw_only=True):
    crack: int
    veteran: int
    type: str
    rule: str = "3.2.3"


class CrewUpgraded(Event, frozen=True, kw_only=True):
    crew: Text
    level: str
    rule: str = "7.4.1"


class CrewShown(Event, frozen=True, kw_only=True):
    bomber: Text
    level: str
    rule: str = "13.0.hidden"


class CrewDowngraded(Event, frozen=True, kw_only=True):
    crew: Text
    level: str
    rule: str = "10.6"


class CrewRescued(Event, frozen=True, kw_only=True):
    crew: Text
    rule: str = "12.4"


class CrewCaptured(Event, frozen=True, kw_only=True):
    crew: Text
    rule: str = "12.4.captured"


class CrewGone(Event, frozen=True, kw_only=True):
    crew: Text
    rule: str = "12.4"


class CrewBack(Event, frozen=True, kw_only=True):
    crew: Text
    rule: str = "12.4.delay"


class CrewRecovered(Event, frozen=True, kw_only=True):
    crew: Text
    rule: str = "7.4.2"


class CommanderChosen(Event, frozen=True, kw_only=True):
    name: str
    rule: str = "12.5"


class CommanderLost(Event, frozen=True, kw_only=True):
    name: str
    rule: str = "12.5.loss"


class MaximumEffortCalled(Event, frozen=True, kw_only=True):
    number: int
    rule: str = "12.11"


class BomberLanded(Event, frozen=True, kw_only=True):
    bomber: Text
    result: str
    rule: str = "12.2"


class BombersLanded(Event, frozen=True, kw_only=True):
    number: int
    rule: str = "6.5"


class BomberRepaired(Event, frozen=True, kw_only=True):
    bomber: Text
    rule: str = "7.3.1"


class BomberReplaced(Event, frozen=True, kw_only=True):
    bomber: Text
    rule: str = "7.3.2"


class MissionScored(Event, frozen=True, kw_only=True):
    points: int
    level: Both
    rule: str = "7.2.1"


class CampaignPointsChanged(Event, frozen=True, kw_only=True):
    points: int
    total: int
    rule: str = "7.2.2"


class WarProgressed(Event, frozen=True, kw_only=True):
    name: str
    rule: str = "7.5"


class CampaignEnded(Event, frozen=True, kw_only=True):
    level: Both
    points: int
    rule: str = "7.6"
