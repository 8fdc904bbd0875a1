"""The events of a raid, in the past tense."""

from __future__ import annotations

from typing import ClassVar

from sandtable.engine.events import Event
from sandtable.engine.texts import Both


class BombersAvailable(Event, frozen=True, kw_only=True):
    unit: str
    bombers: int
    rule: str = "V"


class WavePlanned(Event, frozen=True, kw_only=True):
    places: ClassVar[tuple[str, ...]] = ("target",)
    wave: int
    b17: int
    b24: int
    target: str
    name: Both
    way_home: str
    rule: str = "VI(3)"


class DiversionPlanned(Event, frozen=True, kw_only=True):
    b17: int
    b24: int
    rule: str = "VI(2)"


class FighterModeSet(Event, frozen=True, kw_only=True):
    mode: int
    rule: str = "VI(4)"


class NightChosen(Event, frozen=True, kw_only=True):
    rule: str = "XIX.night"


class WeatherSet(Event, frozen=True, kw_only=True):
    where: str
    weather: str
    rule: str = "VII"


class RaidPostponed(Event, frozen=True, kw_only=True):
    rule: str = "VII.reroll"


class EventHappened(Event, frozen=True, kw_only=True):
    name: str
    rule: str = "XIX.events.table"


class EventRepeated(Event, frozen=True, kw_only=True):
    name: str
    rule: str = "XIX.events.repeat"


class LiberatorsMissing(Event, frozen=True, kw_only=True):
    number: int
    rule: str = "XIX.events.10"


class BombersAborted(Event, frozen=True, kw_only=True):
    """`wave` 0 is the diversion."""

    wave: int
    number: int
    left: int
    rule: str = "IX.remove"


class WaveTurnedBack(Event, frozen=True, kw_only=True):
    wave: int
    bombers: int
    rule: str = "IX.wave-abort"


class RaidFailed(Event, frozen=True, kw_only=True):
    rule: str = "IX.wave-abort"


class CrewAssigned(Event, frozen=True, kw_only=True):
    wave: int
    position: str
    rule: str = "XIX.role(3)"


class EscortAssembled(Event, frozen=True, kw_only=True):
    wave: int
    fe: int
    rule: str = "X.two-rolls"


class MissionAnnulled(Event, frozen=True, kw_only=True):
    """`points` is the rise of the damage goals; 0 if the game is lost instead."""

    annulments: int
    points: int
    rule: str = "XI"


class MissionWentAhead(Event, frozen=True, kw_only=True):
    rule: str = "XI.go"


class FightersDiverted(Event, frozen=True, kw_only=True):
    wave1: int
    wave2: int
    rule: str = "XII.note-result"


class LuftwaffeRose(Event, frozen=True, kw_only=True):
    aggressiveness: str
    rule: str = "XIII.aggressiveness"


class EscortTurnedBack(Event, frozen=True, kw_only=True):
    wave: int
    fe: int
    rule: str = "XIII.escort-loss"


class EscortSpent(Event, frozen=True, kw_only=True):
    wave: int
    fe: int
    left: int
    rule: str = "XIII.table4.fe-loss"


class AircraftClaimed(Event, frozen=True, kw_only=True):
    wave: int
    number: int
    rule: str = "XIII.claims"


class BombersDowned(Event, frozen=True, kw_only=True):
    wave: int
    number: int
    left: int
    rule: str = "XIII.move"


class FlakOpened(Event, frozen=True, kw_only=True):
    flak: str
    rule: str = "XIV.flak-roll"


class TargetBombed(Event, frozen=True, kw_only=True):
    places: ClassVar[tuple[str, ...]] = ("target",)
    wave: int
    target: str
    name: Both
    damage: int
    total: int
    rule: str = "XV.track"


class WaveReturned(Event, frozen=True, kw_only=True):
    wave: int
    bombers: int
    way_home: str
    rule: str = "XVI"


class CrewHit(Event, frozen=True, kw_only=True):
    bomber: str
    rule: str = "XIX.role(6)"


class CrewFate(Event, frozen=True, kw_only=True):
    fate: str
    rule: str = "XIX.role.fate"


class RaidEnded(Event, frozen=True, kw_only=True):
    """`reason` is the cause: the goals, or the death of the player."""

    result: str
    reason: str
    damage: int
    percent: int
    downed: int
    in_play: int
    rule: str = "XVII.damage"


class MoralVictory(Event, frozen=True, kw_only=True):
    rule: str = "XIX.victory-options.moral"


class ClaimsVerified(Event, frozen=True, kw_only=True):
    claims: int
    percent: int
    real: int
    rule: str = "XVIII"
