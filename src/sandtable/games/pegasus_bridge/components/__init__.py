"""The box: counters, map, tables, forces and scenarios, checked when they are read."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from sandtable.engine.components import (
    Both,
    Components,
    Count,
    Printed,
    Shift,
    Sides,
    Switch,
    entries,
    entry,
)
from sandtable.engine.game import OptionKind
from sandtable.engine.rules import rule
from sandtable.engine.texts import Text, say
from sandtable.engine.umpire import Umpire
from sandtable.games.pegasus_bridge.components import rows
from sandtable.games.pegasus_bridge.components.country import Country
from sandtable.games.pegasus_bridge.components.ground import Ground
from sandtable.games.pegasus_bridge.components.parts import (
    BritishForce,
    Calendar,
    CloseCombatModifiers,
    ColumnEntry,
    Counter,
    FireModifiers,
    GermanForce,
    GliderLoad,
    Loading,
    Movement,
    Plan,
    Scenario,
    Style,
    Thought,
    TurnTrack,
    VictoryPoints,
    Weapons,
    demand,
)
from sandtable.games.pegasus_bridge.state import BRITISH, GERMAN, Spot

PRINTED = Printed(
    "sandtable.games.pegasus_bridge",
    *("map", "units", "forces", "tables", "scenarios", "bot", "country"),
    apart=("country",),
)


class Box(Components):
    """The components of one match, overrides applied."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        super().__init__(data)
        self._open_figures()
        self._open_counters()
        self._open_glider_tables()
        self._open_combat_tables()
        self._open_other_tables()
        self.ground = Ground(data, self.movement)
        self.country = Country(data["country"])
        self._spots = {
            name: Spot(area.name_es, area.name_en, id=name)
            for name, area in self.ground.areas.items()
        }
        self._briefs = {area.id: area.short for area in self.ground.areas.values()}
        self._check()

    def _open_figures(self) -> None:
        data = self.data
        self.movement = entry(Movement, data["movement"])
        self.fire_modifiers = entry(FireModifiers, data["fire_modifiers"])
        self.melee_modifiers = entry(CloseCombatModifiers, data["close_combat_modifiers"])
        self.weapons = entry(Weapons, data["weapons"])
        self.calendar = entry(Calendar, data["calendar"])
        self.victory = entry(VictoryPoints, data["victory_points"])
        self.styles: dict[str, Style] = entries(Style, data["style"])
        self.thought = entry(Thought, data["thought"])
        self.turns = entry(TurnTrack, data["turn_track"]).times
        self.die = self.figure("dice", "sides", kind=Sides)

    @rule("2.2", "C.schmidt-rank")
    def _open_counters(self) -> None:
        """Units of both sides, glider loads, deployment plans and reinforcement forces."""
        data = self.data
        self.counters: dict[str, Counter] = entries(Counter, data["unit"])
        self.names = {name: counter.names for name, counter in self.counters.items()}
        self.commanded = {
            leader: self._commanded(self.counters[leader]) for leader in self.of_kind("leader")
        }
        self.gliders: dict[int, GliderLoad] = entries(GliderLoad, data["glider"])
        self.plans: dict[str, Plan] = entries(Plan, data["plan"])
        self.german_forces: dict[str, GermanForce] = entries(GermanForce, data["german_force"])
        self.british_forces: dict[str, BritishForce] = entries(BritishForce, data["british_force"])
        self.loading = entry(Loading, data["loading"])
        self.column_entry = entry(ColumnEntry, data["column_entry"])
        self.scenarios: dict[str, Scenario] = entries(Scenario, data["scenario"])
        self.options: dict[str, Switch] = entries(Switch, data["option"])

    def _open_glider_tables(self) -> None:
        self.glider_entry = self.table("glider_entry", rows.EntryArea).only
        self.glider_lost = self.table("glider_lost", rows.Place).only
        self.glider_colour = self.table("glider_colour", rows.Colour).only
        self.crash_check = self.table("crash_check", rows.CrashCheck).only
        self.crash_each_before = self.figure(
            "table", "crash_check", "each_glider_before", kind=Shift
        )
        self.crash = self.table("crash", rows.Crash).only

    def _open_combat_tables(self) -> None:
        self.leader_casualty = self.table("leader_casualty", rows.Casualty).only
        self.fire = self.table("fire", rows.Hit)
        self.small_arms_column = self.table("small_arms_column", rows.FireBand).only
        self.gun_column = self.table("gun_column", rows.FireBand).only
        self.grenade = self.table("grenade", rows.Hit)
        self.close_combat = self.table("close_combat", rows.Melee)
        self.close_combat_ratio = self.table("close_combat_ratio", rows.Ratio).only
        self.suppression = self.table("suppression", rows.Recovery)
        self.suppression_leader = self.figure("table", "suppression", "leader", kind=Shift)
        self.piat_crew = self.table("piat_crew", rows.Escape).only
        self.bunker_search = self.table("bunker_search", rows.Search).only
        self.demolition = self.table("demolition", rows.Demolition).only
        self.demolition_schmidt = self.figure("table", "demolition", "schmidt", kind=Shift)
        self.damaged_bridge = self.table("damaged_bridge", rows.Collapse).only

    def _open_other_tables(self) -> None:
        self.mercedes = self.table("mercedes", rows.Pace).only
        self.mercedes_fired_on = self.figure("table", "mercedes", "fired_on", kind=Count)
        self.retreat_check = self.table("retreat_check", rows.RetreatCheck).only
        self.bog_check = self.table("bog_check", rows.Check).only
        self.panic_check = self.table("panic_check", rows.Check).only
        self.ready_position = self.table("ready_position", rows.Passage).only
        self.ready_with_infantry = self.figure(
            "table", "ready_position", "with_infantry", kind=Shift
        )
        self.t_junction = self.table("t_junction", rows.Junction).only
        self.activation = self.table("activation", rows.Activation).only
        self.discovery = self.table("discovery", rows.Discovery)
        self.german_entry = self.table("german_entry", rows.Village).only
        self.german_reinforcements = self.table("german_reinforcements", rows.GermanForceRow)
        self.british_reinforcements = self.table("british_reinforcements", rows.BritishForceRow)
        self.optional_reinforcements = self.table(
            "optional_reinforcements", rows.BritishForceRow
        ).only

    @rule("11.0(1).scope", "11.0(2).scope")
    def _commanded(self, leader: Counter) -> frozenset[str]:
        """Howard commands all British, Hickman the garrison, Schmidt all Germans."""
        wide = {
            "all_british": [c.id for c in self.counters.values() if c.side == BRITISH],
            "german_garrison": self.of_kind("garrison"),
            "all_german": [c.id for c in self.counters.values() if c.side == GERMAN],
        }
        return frozenset(name for scope in leader.commands for name in wide.get(scope, [scope]))

    def name(self, counter: str) -> Both:
        return self.names[counter]

    def place(self, area: str) -> Spot:
        return self._spots[area]

    def brief(self, area: str) -> Both:
        """Return the short name of an area."""
        return self._briefs[area]

    def of_kind(self, *kinds: str) -> list[str]:
        """The counters of some kinds, in the order of the box."""
        return [name for name, counter in self.counters.items() if counter.kind in kinds]

    def _check(self) -> None:
        for place, names, known in links(self):
            lost = sorted(str(name) for name in names if name not in known)
            demand(not lost, say("names-the-unknown", place=place, lost=", ".join(lost)))
        for why, holds in facts(self):
            demand(holds, why)


PegasusUmpire = Umpire[Box]


def links(box: Box) -> Iterator[tuple[str, Collection[Any], Collection[Any]]]:
    """Yield the names that one component has for another."""
    for counter in box.counters.values():
        place = f"[[counter]] {counter.id}"
        yield place, counter.splits_into, box.counters
        yield place, [*filter(None, [counter.location])], box.ground.areas
        yield (
            place,
            counter.commands,
            {*box.counters, "all_british", "german_garrison", "all_german"},
        )
    for glider in box.gliders.values():
        yield f"[[glider]] {glider.id}", glider.load, box.counters
    for plan in box.plans.values():
        place = f"[[plan]] {plan.id}"
        yield place, [*filter(None, [plan.schmidt, plan.hickman])], box.ground.areas
        yield place, [plan.id], box.german_reinforcements.columns
    for scenario in box.scenarios.values():
        place = f"[[scenario]] {scenario.id}"
        yield place, scenario.plans, box.plans
        yield place, scenario.gliders, box.gliders
        yield place, [*filter(None, [scenario.german_force])], box.german_forces
        yield place, [*filter(None, [scenario.british_force])], box.british_forces
    forces = [s.row.force for c in box.german_reinforcements.columns.values() for s in c.spans]
    yield "[table.german_reinforcements]", forces, box.german_forces
    british = [*box.british_reinforcements.columns.values(), box.optional_reinforcements]
    yield (
        "[table.british_reinforcements]",
        [span.row.force for column in british for span in column.spans],
        box.british_forces,
    )
    yield "[[german_force]]", box.german_forces, box.british_reinforcements.columns


def facts(box: Box) -> Iterator[tuple[Text, bool]]:
    """Yield the conditions for a playable box, and whether each holds."""
    circles = len(box.ground.circles)
    for plan in box.plans.values():
        yield (
            say("plan-fills-circles", plan=plan.id, circles=circles),
            plan.garrison + plan.decoys == circles
            and plan.garrison <= len(box.of_kind("garrison")),
        )
        yield (
            say("plan-has-a-chit", plan=plan.id),
            bool(plan.charges) == bool(plan.blanks) or plan.charges > 0,
        )
    most = max(plan.le_port + plan.benouville for plan in box.plans.values())
    for force in box.german_forces.values():
        yield (
            say("force-too-large", force=force.id),
            force.tanks <= len(box.of_kind("tank"))
            and force.platoons + most <= len(box.of_kind("infantry")),
        )
    paratroops = len(paratroop_platoons(box))
    for british in box.british_forces.values():
        arms = british.piats + british.gammons
        yield (
            say("force-carries-weapons", force=british.id),
            arms <= british.platoons <= paratroops
            and british.piats < len(box.of_kind("piat"))
            and british.gammons <= len(box.of_kind("gammon")),
        )
    yield say("turns-needed"), bool(box.turns)


def paratroop_platoons(box: Box) -> list[str]:
    """The platoons that land in no glider."""
    return [name for name in box.of_kind("platoon") if not box.counters[name].glider]


def open_box(override: Mapping[str, Any]) -> Box:
    return Box(PRINTED.under(override))


def option_kinds(box: Box) -> tuple[OptionKind, ...]:
    """Return the switches that a match can be set up with."""
    return tuple(option.kind for option in box.options.values())
