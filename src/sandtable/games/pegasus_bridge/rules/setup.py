"""The table before the first die: scenario, gliders with their loads, guns in their places."""

from __future__ import annotations

from sandtable.engine.game import Setup
from sandtable.engine.rules import rule
from sandtable.games.pegasus_bridge.components import Box
from sandtable.games.pegasus_bridge.rules.ch04_gliders import board
from sandtable.games.pegasus_bridge.state import Assault, Glider, Switches, Weapon

SWITCHES = frozenset(Switches.__struct_fields__)


@rule(
    "14.0", "14.0.g1", "14.0.g2", "14.0.g3", "14.0.g4", "14.0.g5", "14.0.g6", "6.3.start",
    "17.0", "17.1", "17.1.glider4",
)  # fmt: skip
def set_up(box: Box, setup: Setup) -> Assault:
    """No British unit is on the map; those of the scenario's gliders wait in their boxes."""
    chosen = {name: option.default for name, option in box.options.items()} | setup.options
    switches = Switches(**{name: bool(value) for name, value in chosen.items() if name in SWITCHES})
    s = Assault(setup.scenario, switches)
    for number in box.scenarios[setup.scenario].gliders:  # 17.0, 17.1, 17.1.glider4
        glider = box.gliders[number]
        # 14.0.g1, 14.0.g2, 14.0.g3, 14.0.g4, 14.0.g5, 14.0.g6
        s.gliders.append(Glider(number, glider.group, list(glider.load)))
        board(box, s, list(glider.load))  # 14.0, 6.3.start
    place_guns(box, s)
    return s


@rule("14.0(7)")
def place_guns(box: Box, s: Assault) -> None:
    """Machine guns and the anti-tank gun stand in their places."""
    for name in box.of_kind("machine_gun", "at_gun"):
        s.weapons[name] = Weapon(name, box.counters[name].location)
