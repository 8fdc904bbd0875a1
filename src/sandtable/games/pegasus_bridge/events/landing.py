"""Deployment, gliders, and the start of a turn."""

from __future__ import annotations

from sandtable.games.pegasus_bridge.events import Consequence, Happening, Words


class PlanTurnedUp(Happening, frozen=True, kw_only=True):
    plan: str
    rule: str = "14.0(2)"


class GarrisonDeployed(Happening, frozen=True, kw_only=True):
    counters: int
    rule: str = "14.0(3)"


class PlatoonsDeployed(Happening, frozen=True, kw_only=True):
    number: int
    area: Words
    rule: str = "14.0(4)"


class UnitShifted(Happening, frozen=True, kw_only=True):
    unit: Words
    glider: int
    rule: str = "14.1"


class GlidersExchanged(Happening, frozen=True, kw_only=True):
    one: int
    other: int
    rule: str = "4.1.option"


class GroupEntered(Happening, frozen=True, kw_only=True):
    group: str
    area: Words
    rule: str = "4.1.entry"


class GliderLost(Happening, frozen=True, kw_only=True):
    glider: int
    rule: str = "4.1.lost"


class ColourFlown(Happening, frozen=True, kw_only=True):
    glider: int
    colour: str
    rule: str = "4.2(2)"


class GliderFlew(Happening, frozen=True, kw_only=True):
    glider: int
    area: Words
    rule: str = "4.2(2)"


class FormationBroken(Happening, frozen=True, kw_only=True):
    group: str
    rule: str = "4.2(4)"


class GliderDown(Happening, frozen=True, kw_only=True):
    glider: int
    area: Words
    rule: str = "4.2(5)"


class GliderCrashed(Happening, frozen=True, kw_only=True):
    glider: int
    rule: str = "4.2(5)"


class LoadKilled(Consequence, frozen=True, kw_only=True):
    glider: int
    rule: str = "C.crash-all"


class LoadLanded(Happening, frozen=True, kw_only=True):
    units: Words
    area: Words
    rule: str = "14.0.wait"


class TurnBegan(Happening, frozen=True, kw_only=True):
    turn: int
    time: str
    rule: str = "13.0.track"


class UnitRecovered(Happening, frozen=True, kw_only=True):
    unit: Words
    rule: str = "10.1.ok"


class SuppressionStayed(Happening, frozen=True, kw_only=True):
    unit: Words
    rule: str = "10.1.fail"
