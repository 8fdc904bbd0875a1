"""The box: map, counters, tables, arrivals and scenarios, checked when they are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta

from sandtable.engine.components import Components, Count, Printed, Switch, entries, entry
from sandtable.engine.game import OptionKind
from sandtable.engine.rules import rule
from sandtable.engine.umpire import Umpire
from sandtable.games.paukenschlag.components import rows
from sandtable.games.paukenschlag.components.atlas import Atlas
from sandtable.games.paukenschlag.components.checks import check_links
from sandtable.games.paukenschlag.components.limits import (
    Formation,
    Limits,
    Reconstructed,
    Special,
)
from sandtable.games.paukenschlag.components.parts import (
    AircraftType,
    Berth,
    BoatCounter,
    ConvoyCounter,
    Flotilla,
    Grid,
    MissionLimit,
    Month,
    Release,
    Scenario,
    ShipClass,
    ShipCounter,
    Squadron,
    Target,
    VictoryStep,
    Wave,
)
from sandtable.games.paukenschlag.components.thumb import Thumb

PRINTED = Printed(
    "sandtable.games.paukenschlag",
    *("map", "coast", "targets", "units", "uboats", "tables", "scenarios", "limits", "bot"),
)
Tons = Annotated[tuple[Annotated[int, Meta(ge=0, le=999)], ...], Meta(min_length=1, max_length=60)]


class Box(Components):
    """The components of one match, overrides applied."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        self.atlas = Atlas(data)
        self.grid = entry(Grid, data["grid"])
        self._open_figures()
        self._open_counters()
        self._open_schedule()
        self._open_tables()
        check_links(self)

    def _open_figures(self) -> None:
        self.limits = entry(Limits, self.data["limits"])
        self.formation = entry(Formation, self.data["formation"])
        self.reconstructed = entry(Reconstructed, self.data["reconstructed"])
        self.special = entry(Special, self.data["special"])
        self.thumb = entry(Thumb, self.data["thumb"])
        self.vp_steps: dict[str, VictoryStep] = entries(VictoryStep, self.data["vp_step"])
        self.options: dict[str, Switch] = entries(Switch, self.data["option"])

    @rule("2.2", "2.2.2")
    def _open_counters(self) -> None:
        self.targets: dict[str, Target] = entries(Target, self.data["target"])
        self.classes: dict[str, ShipClass] = entries(ShipClass, self.data["ship_class"])
        self.ships: dict[str, ShipCounter] = entries(ShipCounter, self.data["ship"])
        self.convoys: dict[str, ConvoyCounter] = entries(ConvoyCounter, self.data["convoy"])
        self.boats: dict[str, BoatCounter] = entries(BoatCounter, self.data["uboat"])
        self.aircraft: dict[str, AircraftType] = entries(AircraftType, self.data["aircraft"])
        self.cows = [boat.id for boat in self.boats.values() if boat.refuels]

    @rule("2.1.1")
    def _open_schedule(self) -> None:
        """The turn record track with what arrives on it."""
        data = self.data
        self.months: dict[str, Month] = entries(Month, data["month"])
        self.setup_convoys = self.figure("setup", "convoys", kind=Count)
        self.berths = [entry(Berth, item) for item in data["berth"]]
        self.squadrons = [entry(Squadron, item) for item in data["squadron"]]
        self.waves = [entry(Wave, item) for item in data["wave"]]
        self.flotillas = [entry(Flotilla, item) for item in data["flotilla"]]
        self.releases = [entry(Release, item) for item in data["release"]]
        self.scenarios: dict[str, Scenario] = entries(Scenario, data["scenario"])
        self.mission_limits = [entry(MissionLimit, item) for item in data["mission_limit"]]

    @rule("2.5")
    def _open_tables(self) -> None:
        self._open_combat()
        self._open_detection()
        self._open_air()
        self._open_convoys()

    def _open_combat(self) -> None:
        self.torpedo = self.table("torpedo", rows.Check)
        self.dud = self.table("dud", rows.Check).only
        self.surface = self.table("surface", rows.Hits)
        self.asw = self.table("asw", rows.Hits)

    def _open_detection(self) -> None:
        self.sonar_active = self.table("sonar_active", rows.Check).only
        self.sonar_passive = self.table("sonar_passive", rows.Check).only
        self.radar = self.table("radar", rows.Check)
        self.huff_duff = self.table("huff_duff", rows.Check).only
        self.air_search = self.table("air_search", rows.Check).only
        self.air_attack = self.table("air_attack", rows.Check).only
        self.crash_dive = self.table("crash_dive", rows.Check).only
        self.special_contact = self.table("special_contact", rows.Check).only

    def _open_air(self) -> None:
        self.air_to_air = self.table("air_to_air", rows.AirFight)
        self.drive_off = self.table("drive_off", rows.DriveOff).only
        self.interception = self.table("interception", rows.Check).only
        self.anti_aircraft = self.table("anti_aircraft", rows.Flak)
        self.air_to_surface = self.table("air_to_surface", rows.Hits)
        self.accuracy = self.table("accuracy", rows.Check).only
        self.grounded = self.table("grounded", rows.Grounded).only
        self.convoy_bombing = self.table("convoy_bombing", rows.ConvoyBombs).only
        self.issues = self.table("issues", rows.Issue).only

    def _open_convoys(self) -> None:
        self.convoy_speed = self.table("convoy_speed", rows.Speed).only
        self.convoy_size = self.table("convoy_size", rows.Size).only
        self.convoy_formation = self.table("convoy_formation", rows.FormationRow).only
        self.convoy_entry = self.table("convoy_entry", rows.Entry).only
        self.goals = self.table("convoy_destination", rows.Destination).columns
        self.events = self.table("events", rows.EventRow).only
        self.cargo: tuple[int, ...] = self.read(Tons, "lost_cargo", "standard")
        self.rich_cargo: tuple[int, ...] = self.read(Tons, "lost_cargo", "secret_planning")

    @property
    def german_bases(self) -> list[str]:
        return [base.id for base in self.atlas.airfields.values() if base.side == "german"]

    @property
    def convoy_kinds(self) -> list[str]:
        """Everything that a torpedo can be fired at."""
        return ["convoy", "TR", *dict.fromkeys(ship.type for ship in self.ships.values())]

    def mission_limits_on(self, turn: int) -> MissionLimit | None:
        held = (x for x in self.mission_limits if x.first_turn <= turn <= x.last_turn)
        return next(held, None)

    def month(self, turn: int) -> Month:
        """The month of a turn; an override may play on after the last."""
        held = (month for month in self.months.values() if turn <= month.last)
        return next(held, list(self.months.values())[-1])


PaukenschlagUmpire = Umpire[Box]


def open_box(override: Mapping[str, Any]) -> Box:
    return Box(PRINTED.under(override))


def option_kinds(box: Box) -> tuple[OptionKind, ...]:
    """Return the switches that a match can be set up with."""
    return tuple(option.kind for option in box.options.values())
