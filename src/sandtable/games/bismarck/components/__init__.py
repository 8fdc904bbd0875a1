"""The components: ships, boards, tables and schedules, checked once when they are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.engine.components import Column, Components, Number, Printed, Switch, entries, entry
from sandtable.engine.game import OptionKind
from sandtable.engine.numbers import Shift
from sandtable.engine.rules import rule
from sandtable.engine.umpire import Umpire
from sandtable.games.bismarck.components.battle_board import BattleBoard
from sandtable.games.bismarck.components.checks import check_links
from sandtable.games.bismarck.components.limits import Display, Limits
from sandtable.games.bismarck.components.rows import (
    Bombs,
    ChanceRow,
    Contact,
    Entry,
    Hits,
    Jam,
    Manoeuvre,
    SpeedRow,
    Turret,
    VisibilityChange,
)
from sandtable.games.bismarck.components.schedule import (
    AirArrival,
    Arrival,
    Attacks,
    GameEnd,
    Points,
    Release,
    Scenario,
    Turn,
    Visibility,
)
from sandtable.games.bismarck.components.search_board import SearchBoard
from sandtable.games.bismarck.components.thumb import Belief, Thumb
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

PRINTED = Printed(
    "sandtable.games.bismarck",
    "ships",
    "air_units",
    "search_board",
    "coast",
    "time_track",
    "order_of_appearance",
    "victory",
    "tables",
    "battle_board",
    "limits",
    "display",
    "bot",
    "scenario",
    keys={"label": "name_en", "turn": "number", "edge": "roll"},
)


class Box(Components):
    """The components of one match, overrides applied."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        self._open_units()
        self._open_boards()
        self._open_schedules()
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
        self.visibility = entry(Visibility, data["visibility"])
        self.limits = entry(Limits, data["limits"])
        self.display = entry(Display, data["display"])
        self.belief = entry(Belief, data["belief"])
        self.thumb = entry(Thumb, data["thumb"])

    @rule("2.81")
    def _open_tables(self) -> None:
        self.visibility_modifier = self.table("visibility_modifier", Number)
        self.visibility_change = self.table("visibility_change", VisibilityChange)
        self.shadow = self.table("shadow", Contact)
        self.shadow_two_zones = self.figure("table", "shadow", "two_zones", kind=Shift)
        self.shadow_visibility = self.table("shadow_visibility", Number).only
        self.chance = self.table("chance", ChanceRow).only
        self.combat_movement = self.table("combat_movement", Manoeuvre).only
        self.search_board_speed = self.table("search_board_speed", SpeedRow).only
        self.evasion_repair = self.table("evasion_repair", Number).only
        self.gunnery = {n: self.table(f"gunnery_{n.lower()}", Hits) for n in ("A", "B")}
        self._special_a = self.table("special_damage_a", Hits)
        self._special_b = self.table("special_damage_b", Hits)
        self._torpedo = self.table("bombing_british_torpedo", Bombs).only
        self._level = {
            "british": self.table("bombing_british_level", Bombs).only,
            "german": self.table("bombing_german_level", Bombs).only,
        }
        self.third_turret_hit = self.table("third_turret_hit", Turret).only
        self.turret_jam = self.table("turret_jam", Jam).only
        self.turret_jam_section = self.table("turret_jam_section", Turret).only
        self.reinforcement = self.table("reinforcement", Entry).only
        self.reinforcement_first_round = self.figure(
            "table", "reinforcement", "first_round", kind=Shift
        )
        self.reinforcement_earlier = self.figure(
            "table", "reinforcement", "earlier_attempt", kind=Shift
        )
        self.breakout = self.table("breakout", Number).only

    def special_damage(self, letter: str, ship: Ship) -> Column[Hits]:
        """The special damage column for a ship; some always use table A (9.84)."""
        if letter == "A" or ship.special_damage == "A":
            return self._special_a["heavy" if ship.heavy_armour else "other"]
        return self._special_b.only

    def bombing(self, unit: AirUnit) -> Column[Bombs]:
        """The bombing table of an air unit (9.17)."""
        return self._torpedo if unit.kind == "torpedo_bomber" else self._level[unit.side]


BismarckUmpire = Umpire[Box]


def open_box(override: Mapping[str, Any]) -> Box:
    return Box(PRINTED.under(override))


def option_kinds(box: Box) -> tuple[OptionKind, ...]:
    """Return the switches that a match can be set up with."""
    return tuple(option.kind for option in box.options.values())
