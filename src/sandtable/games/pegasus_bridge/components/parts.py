"""Counters, forces, scenarios and figures: the typed parts of the box."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Literal

from msgspec import Meta

from sandtable.engine import components
from sandtable.engine.components import Both, Count, Listed, Named, Part, Positive, Shift, Turn
from sandtable.games.pegasus_bridge.components.rows import FireColumn

demand = partial(components.demand, package="sandtable.games.pegasus_bridge")

Kind = Literal[
    "leader",
    "sappers",
    "section",
    "platoon",
    "squad",
    "piat",
    "gammon",
    "garrison",
    "infantry",
    "tank",
    "car",
    "machine_gun",
    "at_gun",
]


class Brief(Named, frozen=True, kw_only=True):
    """A component with a short name for the map."""

    id: str
    short_es: str = ""
    short_en: str = ""

    @property
    def short(self) -> Both:
        return Both(self.short_es or self.name_es, self.short_en or self.name_en)


class Counter(Brief, frozen=True, kw_only=True):
    """A counter. `line` is its number on the player record sheet, `glider` what it lands with."""

    side: Literal["british", "german"]
    kind: Kind
    line: Count = 0
    strength: Count = 0
    grenades: Count = 0
    glider: Count = 0
    glider_infantry: bool = False
    commands: tuple[str, ...] = ()
    splits_into: tuple[str, ...] = ()
    part_of: str = ""
    charges: Count = 0
    location: str = ""


class GliderLoad(Part, frozen=True, kw_only=True):
    id: Positive
    group: Literal["north", "south"]
    load: tuple[str, ...]


class Plan(Part, frozen=True, kw_only=True):
    """A German deployment; `schmidt` and `hickman` are areas, empty where one does not come."""

    id: str
    garrison: Count
    decoys: Count
    charges: Annotated[int, Meta(ge=0, le=1)]
    blanks: Count
    schmidt: str
    hickman: str
    le_port: Count
    benouville: Count

    @property
    def in_the_open(self) -> tuple[object, ...]:
        """The part of a plan that is visible once it is set up."""
        return (self.schmidt, self.hickman, self.le_port, self.benouville, self.charges)


class GermanForce(Part, frozen=True, kw_only=True):
    id: str
    turn: Turn
    tanks: Count
    platoons: Count


class BritishForce(Part, frozen=True, kw_only=True):
    id: str
    platoons: Count
    piats: Count
    gammons: Count


class Loading(Part, frozen=True, kw_only=True):
    max_strength: Positive
    loss_order: tuple[Kind, ...]


class ColumnEntry(Part, frozen=True, kw_only=True):
    platoons_together: Positive


class Scenario(Listed, frozen=True, kw_only=True):
    """A scenario; the figures are the lowest scores of the victory levels."""

    plans: tuple[str, ...]
    gliders: tuple[int, ...]
    free_fire_turn: Turn
    marginal: Shift
    substantial: Shift
    overwhelming: Shift
    german_force: str = ""
    british_force: str = ""
    british_turn: Turn = 0
    lost_gliders: bool = True
    t_junction: bool = False


class TurnTrack(Part, frozen=True, kw_only=True):
    times: tuple[str, ...]


class Calendar(Part, frozen=True, kw_only=True):
    """The turns on which something happens."""

    german_reinforcements: Turn
    garrison_awake: Turn
    schmidt: Turn
    british_reinforcements: Turn


class VictoryPoints(Part, frozen=True, kw_only=True):
    pegasus_intact: Shift
    pegasus_damaged: Shift
    ranville: Shift
    pillbox: Shift
    bunker: Shift
    machine_gun: Shift
    at_gun: Shift
    tank: Shift
    prisoner: Shift
    leader_killed: Shift
    platoon_eliminated: Shift
    schmidt: Shift


class FireModifiers(Part, frozen=True, kw_only=True):
    adjacent: Shift
    obstructed: Shift
    bunker: Shift
    ready: Shift
    glider_infantry: Shift
    clear: Shift
    moving: Shift
    leader: Shift


class Weapons(Part, frozen=True, kw_only=True):
    """Fixed columns, points and ranges of weapons; `…_crew` is what a crew's own fire loses."""

    gammon_column: FireColumn
    tank_machine_gun_column: FireColumn
    piat_points: Count
    gun_points: Count
    machine_gun_points: Count
    machine_gun_as_small_arms: Count
    machine_gun_crew: Count
    at_gun_crew: Count
    sight_areas: Count
    grenade_leader: Shift


class CloseCombatModifiers(Part, frozen=True, kw_only=True):
    glider_infantry: Shift
    german_suppressed: Shift
    garrison: Shift
    british_suppressed: Shift
    british_last: Shift
    germans_last: Shift
    tank: Shift
    british_leader: Shift
    german_leader: Shift
    british_leader_alone: Shift
    german_leader_alone: Shift
    british_leader_wounded: Shift
    german_leader_wounded: Shift


class Style(Part, frozen=True, kw_only=True):
    """A style of the rules of thumb; `data/bot.toml` explains the figures."""

    id: str
    bold: Count
    crowd: Count
    caution: Count
    prize: Count
    pillbox: Count
    quiet_turns: Turn
    hunt: Count
    hide: Count
    spared: Count
    grenadiers: Count
    thrift: Count
    strongpoints: tuple[str, ...]


class Thought(Part, frozen=True, kw_only=True):
    """The turns in which the player that thinks ahead does so; `data/bot.toml` explains them."""

    turns: Turn
    least_tables: Count


class Movement(Part, frozen=True, kw_only=True):
    """Allowances and costs; `burdened` is the allowance with prisoners or a wounded leader."""

    british: Count
    german_infantry: Count
    tank: Count
    burdened: Count
    single_line: Count
    double_line: Count
    enemy_occupied: Count
    bunker_search: Count
    grenade: Count
    gammon: Count
    prepare: Count
    provisional_bridge: Count
    wrecked_car: Count
    next_in_column: Count
