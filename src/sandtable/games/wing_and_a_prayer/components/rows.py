"""The rows of all tables."""

from __future__ import annotations

from typing import Literal

from sandtable.engine.components import Count, Figure, NamedRow, Row

Cloud = Literal["clear", "light", "heavy"]


class Check(Row, frozen=True):
    """Something happens, or it does not."""

    yes: bool


class Repair(Row, frozen=True):
    """A bomber is repaired, or hurried out as it is (12.8)."""

    yes: bool
    rushed: bool = False


class CombatRow(Row, frozen=True):
    """A row of the combat table: the dice against each target, by the number of targets."""

    row: Count
    attacks: tuple[Count, ...]


class Sky(Row, frozen=True):
    cloud: Cloud


class Intensity(Row, frozen=True):
    level: Literal["light", "moderate", "heavy"]
    attack: Count


class BomberHit(Row, frozen=True):
    hit: Literal["none", "light", "heavy", "destroyed"]


class FighterHit(Row, frozen=True):
    hit: Literal["none", "damaged", "destroyed"]


class Band(Row, frozen=True):
    """The column of another table."""

    column: str


EventName = Literal[
    "systems_trouble", "lady_luck", "weather_change", "formation_check", "enemy_fighters"
]


class FormationEvent(Row, frozen=True):
    event: EventName


class Order(Row, frozen=True):
    tight: bool


class AircraftType(Row, frozen=True):
    """The type of an aircraft; empty for none."""

    type: str


class TargetDamage(Row, frozen=True):
    damage: Literal["none", "light", "heavy"]


class WarEvent(Row, frozen=True):
    event: Literal[
        "me262_early", "v2_attack", "axis_advance", "no_event", "allied_advance", "p51_early"
    ]


class Progress(NamedRow, frozen=True):
    value: Figure


class Resources(Row, frozen=True):
    """The German means of a mission (13.1): flak counters and interceptors."""

    flak_light: Count
    flak_moderate: Count
    flak_heavy: Count
    me109: Count
    fw190: Count
    me110: Count
    me262: Count

    def flak(self) -> dict[str, int]:
        """Return the flak counters by their level."""
        return {
            "light": self.flak_light,
            "moderate": self.flak_moderate,
            "heavy": self.flak_heavy,
        }

    def interceptors(self) -> dict[str, int]:
        """Return the interceptors by their type."""
        return {
            "me262": self.me262,
            "fw190": self.fw190,
            "me110": self.me110,
            "me109": self.me109,
        }


class Landing(Row, frozen=True):
    result: Literal["crash", "forced", "safe"]
