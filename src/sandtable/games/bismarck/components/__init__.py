"""What is in the box: ships, boards, tables and schedules, checked once when they are read."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

from sandtable.engine.errors import BadInputError
from sandtable.engine.game import OptionKind, ScenarioInfo, merged, packaged
from sandtable.engine.rules import rule
from sandtable.engine.tables import Column, Table, Titles
from sandtable.engine.umpire import Umpire
from sandtable.games.bismarck.components.battle_board import BattleBoard
from sandtable.games.bismarck.components.checks import check_links, check_names
from sandtable.games.bismarck.components.entries import entries, entry
from sandtable.games.bismarck.components.rows import (
    Bombs,
    ChanceRow,
    Contact,
    Entry,
    Hits,
    Jam,
    Manoeuvre,
    Number,
    Row,
    SpeedRow,
    Turret,
    VisibilityChange,
)
from sandtable.games.bismarck.components.schedule import (
    AirArrival,
    Arrival,
    Attacks,
    GameEnd,
    Marker,
    Points,
    Release,
    Scenario,
    Switch,
    Turn,
    Visibility,
)
from sandtable.games.bismarck.components.search_board import SearchBoard
from sandtable.games.bismarck.components.units import (
    AirKindInfo,
    AirUnit,
    GeneralTypeInfo,
    Ship,
    TaskForceCounter,
    TypeName,
    read_air_units,
    read_ships,
)

R = TypeVar("R", bound=Row)

PACKAGE = "sandtable.games.bismarck"
FILES = (
    "ships",
    "air_units",
    "search_board",
    "coast",
    "time_track",
    "order_of_appearance",
    "victory",
    "tables",
    "battle_board",
    "markers",
    "scenario",
)
KEYS = {
    "ship": "id",
    "air_unit": "id",
    "zone": "id",
    "region": "id",
    "convoy_route": "id",
    "port": "id",
    "air_base": "id",
    "label": "name_en",
    "land": "id",
    "turn": "number",
    "arrival": "id",
    "air_arrival": "id",
    "release": "id",
    "game_end": "id",
    "points": "id",
    "edge": "roll",
    "marker": "id",
    "scenario": "id",
    "option": "id",
}
"""The lists of the data files, and by which field their entries are known."""


class Box:
    """The components of one match, overrides applied."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.data = data
        self._open_units()
        self._open_boards()
        self._open_schedules()
        self.tables: dict[str, Table[Any]] = {}
        self._open_tables()
        check_links(self)

    def _open_units(self) -> None:
        data = self.data
        self.general_types = {
            n: entry(GeneralTypeInfo, t) for n, t in data["general_types"].items()
        }
        self.ship_types = {n: entry(TypeName, t) for n, t in data["ship_types"].items()}
        self.air_kinds = {n: entry(AirKindInfo, t) for n, t in data["air_kinds"].items()}
        self.task_force_counter = entry(TaskForceCounter, data["task_force_counter"])
        self.attacks = entry(Attacks, data["attacks"])
        self.ships = read_ships(data["ship"], self.general_types)
        self.air_units = read_air_units(data["air_unit"])

    @rule("TEC", "TEC.list")
    def _open_boards(self) -> None:
        """The chart of the terrain with its countries, ports and bases, and the hexes."""
        self.board = SearchBoard(self.data)
        self.battle = BattleBoard(self.data)

    def _open_schedules(self) -> None:
        data = self.data
        self.turns: dict[int, Turn] = entries(Turn, data["turn"], "number")
        self.arrivals: dict[str, Arrival] = entries(Arrival, data["arrival"])
        self.air_arrivals: dict[str, AirArrival] = entries(AirArrival, data["air_arrival"])
        self.releases: dict[str, Release] = entries(Release, data["release"])
        self.game_ends: dict[str, GameEnd] = entries(GameEnd, data["game_end"])
        self.points: dict[str, Points] = entries(Points, data["points"])
        self.scenarios: dict[str, Scenario] = entries(Scenario, data["scenario"])
        self.options: dict[str, Switch] = entries(Switch, data["option"])
        self.markers: dict[str, Marker] = entries(Marker, data["marker"])
        self.visibility = entry(Visibility, data["visibility"])

    def _open_tables(self) -> None:
        self.visibility_modifier = self._table("visibility_modifier", Number)
        self.visibility_change = self._table("visibility_change", VisibilityChange)
        self.shadow = self._table("shadow", Contact)
        self.shadow_two_zones: int = self.data["table"]["shadow"]["two_zones"]
        self.shadow_visibility = self._table("shadow_visibility", Number).only
        self.chance = self._table("chance", ChanceRow).only
        self.combat_movement = self._table("combat_movement", Manoeuvre).only
        self.search_board_speed = self._table("search_board_speed", SpeedRow).only
        self.evasion_repair = self._table("evasion_repair", Number).only
        self.gunnery = {n: self._table(f"gunnery_{n.lower()}", Hits) for n in ("A", "B")}
        self._special_a = self._table("special_damage_a", Hits)
        self._special_b = self._table("special_damage_b", Hits)
        self._torpedo = self._table("bombing_british_torpedo", Bombs).only
        self._level = {
            "british": self._table("bombing_british_level", Bombs).only,
            "german": self._table("bombing_german_level", Bombs).only,
        }
        self.third_turret_hit = self._table("third_turret_hit", Turret).only
        self.turret_jam = self._table("turret_jam", Jam).only
        self.turret_jam_section = self._table("turret_jam_section", Turret).only
        self.reinforcement = self._table("reinforcement", Entry).only
        self.reinforcement_first_round: int = self.data["table"]["reinforcement"]["first_round"]
        self.reinforcement_earlier: int = self.data["table"]["reinforcement"]["earlier_attempt"]
        self.breakout = self._table("breakout", Number).only

    def _table(self, name: str, row: type[R]) -> Table[R]:
        self.tables[name] = Table(name, self.data["table"][name], row)
        return self.tables[name]

    def special_damage(self, letter: str, ship: Ship) -> Column[Hits]:
        """The special damage column for a ship; some always use table A (9.84)."""
        if letter == "A" or ship.special_damage == "A":
            return self._special_a["heavy" if ship.heavy_armour else "other"]
        return self._special_b.only

    def bombing(self, unit: AirUnit) -> Column[Bombs]:
        """The bombing table of an air unit (9.17)."""
        return self._torpedo if unit.kind == "torpedo_bomber" else self._level[unit.side]

    def scenario_list(self) -> tuple[ScenarioInfo, ...]:
        return tuple(
            ScenarioInfo(s.id, s.names, Titles(s.note_es, s.note_en), s.source)
            for s in self.scenarios.values()
        )

    @rule("2.81")
    def table_list(self) -> Mapping[str, Table[Any]]:
        return self.tables


BismarckUmpire = Umpire[Box]


@cache
def printed() -> Mapping[str, Any]:
    data: dict[str, Any] = {}
    for name in FILES:
        data |= tomllib.loads(packaged(PACKAGE, f"{name}.toml"))
    return data


def open_box(overrides: Mapping[str, Any]) -> Box:
    """Return the components; an override lays tables over ours and adds or replaces entries."""
    ours = printed()
    check_names(overrides, ours)
    data = merged(ours, {name: part for name, part in overrides.items() if name not in KEYS})
    for name in overrides.keys() & KEYS.keys():
        data[name] = laid_over(ours[name], overrides[name], name)
    return Box(data)


def laid_over(
    ours: list[dict[str, Any]], theirs: list[dict[str, Any]], name: str
) -> list[dict[str, Any]]:
    """Merge a list with an override by the field that its entries are known by."""
    key = KEYS[name]
    found = {item[key]: item for item in ours}
    for item in theirs:
        if key not in item:
            msg = f"Every {name} of an override needs its {key}."
            raise BadInputError(msg)
        found[item[key]] = merged(found.get(item[key], {}), item)
    return list(found.values())


def option_kinds(box: Box) -> tuple[OptionKind, ...]:
    """Return the switches that a match can be set up with."""
    return tuple(
        OptionKind(option.id, default=option.default, titles=option.names)
        for option in box.options.values()
    )
