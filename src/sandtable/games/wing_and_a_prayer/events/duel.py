"""The German side of the two-player game."""

from __future__ import annotations

from sandtable.engine.events import Event
from sandtable.engine.texts import Both


class ResourcesDrawn(Event, frozen=True, kw_only=True):
    flak: int
    interceptors: int
    rule: str = "13.1"


class CardShown(Event, frozen=True, kw_only=True):
    target: Both
    space: str
    rule: str = "13.0.hidden"


class FlakPlayed(Event, frozen=True, kw_only=True):
    level: str
    rule: str = "13.2"


class InterceptionFailed(Event, frozen=True, kw_only=True):
    rule: str = "13.3"


class InterceptorsSent(Event, frozen=True, kw_only=True):
    number: int
    rule: str = "13.4"


class InterceptorReplaced(Event, frozen=True, kw_only=True):
    type: str
    rule: str = "13.4.1.replace"
