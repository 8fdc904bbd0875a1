"""Ships and air units as their counters and the hit record show them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from sandtable.engine.components import Count, Named, Part, Positive, Source, entries
from sandtable.engine.texts import say
from sandtable.games.bismarck.components.checks import demand
from sandtable.games.bismarck.components.rows import Section, Side

ShipType = Literal["BB", "BC", "PB", "CA", "CL", "CV"]
GeneralType = Literal["battleship", "cruiser", "carrier"]
AirKind = Literal["lr_recon", "level_bomber", "torpedo_bomber"]
AirMode = Literal["movement", "patrol", "attack", "reconnaissance"]
ModeChange = Literal["each_turn_before_move", "at_take_off", "none"]
Special = Literal["turret_jam", "third_bow_turret"]
DayLetter = Literal["", "A", "B", "C"]
NightLetter = Literal["", "X", "Y", "Z"]

CAPITAL = frozenset({"BB", "BC", "PB"})


class Search(Struct, frozen=True, array_like=True):
    """Search strength by day and by night."""

    day: Count
    night: Count

    def at(self, *, night: bool) -> int:
        return self.night if night else self.day


class TypeName(Named, frozen=True, kw_only=True):
    """A type of ship as it is printed on the counters."""


class GeneralTypeInfo(Named, frozen=True, kw_only=True):
    """A general type, the only one announced (7.23); the highest rank names a task force."""

    types: tuple[ShipType, ...]
    rank: Count


class TaskForceCounter(Part, frozen=True, kw_only=True):
    search_move: Search
    max_british_counters: Count
    max_german_counters: Count


class Ship(Part, frozen=True, kw_only=True):
    """A ship: counter and hit record."""

    id: str
    name: str
    side: Side
    type: ShipType
    evasion: Count
    max_speed: Annotated[int, Meta(ge=1, le=2)]
    search_move: Search
    search_patrol: Search | None = None
    bow: tuple[Count, ...]
    port_secondary: tuple[Count, ...]
    starboard_secondary: tuple[Count, ...]
    stern: tuple[Count, ...]
    midships: Positive
    midships_loss: Count
    fuel: Count
    main_range: Count
    secondary_range: Count
    special_damage: Literal["A", "by_range"]
    heavy_armour: bool
    shadow_day: DayLetter
    shadow_night: NightLetter
    special: frozenset[Special] = frozenset()
    source_midships: Source
    source_fuel: Source
    general_type: GeneralType = "cruiser"

    @property
    def can_patrol(self) -> bool:
        return self.search_patrol is not None

    @property
    def burns_fuel(self) -> bool:
        return self.general_type != "cruiser"

    @property
    def is_capital(self) -> bool:
        return self.type in CAPITAL

    @property
    def turret_jam(self) -> bool:
        return "turret_jam" in self.special

    @property
    def third_bow_turret(self) -> bool:
        return "third_bow_turret" in self.special

    def boxes(self, section: Section) -> tuple[int, ...]:
        """The gun boxes of a section, from left to right."""
        boxes: tuple[int, ...] = getattr(self, section)
        return boxes

    def shadow_letter(self, *, night: bool) -> str:
        """The column of the shadow table; empty for units that cannot shadow."""
        return self.shadow_night if night else self.shadow_day


class Face(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of an air counter."""

    mode: AirMode
    search: Search
    endurance: Positive
    speed: Positive


class AirKindInfo(Named, frozen=True, kw_only=True):
    attacks: bool


class AirUnit(Named, frozen=True, kw_only=True):
    """An air unit with both faces of its counter."""

    id: str
    side: Side
    kind: AirKind
    base: str
    base_type: Literal["land", "carrier"]
    front: Face
    back: Face | None = None
    mode_change: ModeChange
    shadow_day: DayLetter
    shadow_night: NightLetter

    @property
    def faces(self) -> tuple[Face, ...]:
        return (self.front, self.back) if self.back else (self.front,)

    def face(self, mode: AirMode) -> Face:
        return next(face for face in self.faces if face.mode == mode)

    def shadow_letter(self, *, night: bool) -> str:
        return self.shadow_night if night else self.shadow_day


def read_ships(
    data: Iterable[dict[str, Any]], general: Mapping[str, GeneralTypeInfo]
) -> dict[str, Ship]:
    of_type: dict[str, str] = {kind: name for name, info in general.items() for kind in info.types}
    filled = [ship | {"general_type": of_type.get(str(ship.get("type")), "")} for ship in data]
    ships = entries(Ship, [unpatrolled(ship) for ship in filled])
    for ship in ships.values():
        check_ship(ship)
    return ships


def unpatrolled(ship: dict[str, Any]) -> dict[str, Any]:
    """A ship without patrol figures has no patrol mode."""
    return ship if ship.get("search_patrol") else ship | {"search_patrol": None}


def check_ship(ship: Ship) -> None:
    place = f"[[ship]] {ship.id}"
    for section in ("bow", "stern", "port_secondary", "starboard_secondary"):
        boxes = getattr(ship, section)
        falling = list(boxes) == sorted(boxes, reverse=True)
        demand(boxes and falling, say("boxes-fall", place=place, section=section))
    demand(bool(ship.fuel) == ship.burns_fuel, say("fuel-by-type", place=place))
    carrier = ship.general_type == "carrier"
    demand(ship.can_patrol != carrier, say("patrol-by-type", place=place))


def read_air_units(data: Iterable[Mapping[str, Any]]) -> dict[str, AirUnit]:
    units: dict[str, AirUnit] = entries(AirUnit, data)
    for unit in units.values():
        modes = [face.mode for face in unit.faces]
        why = say("air-unit-faces", unit=unit.id, faces=", ".join(modes))
        demand(modes in MODES[unit.kind], why)
    return units


MODES: Mapping[str, tuple[list[str], ...]] = {
    "lr_recon": (["movement", "patrol"],),
    "level_bomber": (["attack", "reconnaissance"], ["attack"]),
    "torpedo_bomber": (["attack", "reconnaissance"], ["attack"]),
}
