"""The state of the table: plain structs, changed only by the rules."""

from __future__ import annotations

from msgspec import Struct, field

US = "us"
GERMAN = "german"

FIRST, SECOND = 1, 2


class Switches(Struct):
    """The options of section XIX that this raid is played with."""

    variable_events: bool = False
    night: bool = False
    second_wave_bombing: bool = False
    triple_claims: bool = False
    long_range_escort: bool = False
    diminished_luftwaffe: bool = False
    closer_target: bool = False
    role_playing: bool = False


class Goal(Struct):
    """A clause of the victory schedule; a limit of -1 does not apply."""

    result: str
    damage_min: int = 0
    downed_max: int = -1
    downed_over: int = -1
    downed_under: int = -1


class Wave(Struct):
    """A wave of bombers. `bombers` counts both types, `b24` those of them that are B-24s."""

    number: int
    bombers: int
    b24: int
    target: str
    way_home: str = "england"
    box: str = "base"
    flying: bool = True
    in_play: int = 0
    aborted: int = 0
    downed: int = 0
    escort: int = 0
    diversion_drm: int = 0
    rolls_of_eight: int = 0

    @property
    def b17(self) -> int:
        return self.bombers - self.b24


class Diversion(Struct):
    """The diversion force, until it leaves play."""

    bombers: int = 0
    b24: int = 0
    aborted: int = 0
    flying: bool = True


class Crew(Struct):
    """The player's own B-17 in the role-playing version."""

    wave: int
    position: str
    fate: str = "unhurt"


class Raid(Struct):
    """The whole table. Fields that are not known yet are empty."""

    scenario: str
    switches: Switches
    goals: list[Goal]
    annulments: int = 0
    b17_available: int = 0
    b24_available: int = 0
    waves_planned: int = 0
    waves: list[Wave] = []
    diversion: Diversion = field(default_factory=Diversion)
    fighter_mode: int = 0
    by_night: bool = False
    home_weather: str = ""
    target_weather: str = ""
    events: list[str] = []
    crew: Crew | None = None
    aggressiveness: str = ""
    flak: str = ""
    damage: int = 0
    claims: int = 0
    verified: int = 0
    result: str = ""
    reason: str = ""
    previous: str = ""
    moral_victory: bool = False

    @property
    def flying(self) -> list[Wave]:
        """The waves in play, the first before the second."""
        return [wave for wave in self.waves if wave.flying]

    @property
    def in_play(self) -> int:
        return sum([wave.in_play for wave in self.waves])

    @property
    def downed(self) -> int:
        return sum([wave.downed for wave in self.waves])
