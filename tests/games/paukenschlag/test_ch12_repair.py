"""5.2, 12.5.4. Repair, and the fighters over their bases."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.games.paukenschlag.rules.ch05_turn import repairs
from sandtable.games.paukenschlag.rules.ch12_repair import place_cap, repair_targets
from sandtable.games.paukenschlag.state import GERMAN, US
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.paukenschlag.campaigns import amerika, empty, plane, ship, umpire


@pytest.mark.rule(
    "12.5.4(points)", "12.5.4(nosave)", "12.5.4(three)", "12.5.4(eight)", "5.2(repair)"
)
def test_12_5_4_five_points_no_more_than_three_on_a_target() -> None:
    s = amerika()
    s.damage = {"FA-F2": 7, "PO-NYC": 4, "AF-G": 8, "AF-AZ": 3}
    assert option_ids(offered(repair_targets(umpire(), s, US))) == ["PO-NYC", "FA-F2", "done"]
    driven = answers(repair_targets(umpire(), s, US), "FA-F2", "FA-F2", "FA-F2", "PO-NYC", "PO-NYC")

    assert s.damage == {"FA-F2": 4, "PO-NYC": 2, "AF-G": 8, "AF-AZ": 3}
    assert option_ids(driven.asked[3]) == ["PO-NYC", "done"]


@pytest.mark.rule("12.5.4(german)", "12.5.4(points)")
def test_12_5_4_the_german_has_two_points_for_his_airfields() -> None:
    s = amerika()
    s.damage = {"PO-NYC": 4, "AF-AZ": 5}
    answers(repair_targets(umpire(), s, GERMAN), "AF-AZ", "AF-AZ")

    assert s.damage == {"PO-NYC": 4, "AF-AZ": 3}


@pytest.mark.rule("12.5.5(record)")
def test_12_5_5_five_less_three_leaves_two() -> None:
    s = amerika()
    s.damage = {"PO-NYC": 5}
    answers(repair_targets(umpire(), s, US), "PO-NYC", "PO-NYC", "PO-NYC")

    assert s.damage == {"PO-NYC": 2}


@pytest.mark.rule("5.2", "12.5.4", "12.5.4(ships)", "12.5.4(capital)")
@pytest.mark.parametrize(
    ("name", "facts", "sound"),
    [
        ("DD-1", {"in_port": True, "port_since": 8}, True),
        ("WPG-1", {"in_port": True, "port_since": 8}, True),
        ("AST-1", {"in_port": True, "port_since": 8}, True),
        ("DD-1", {"in_port": True, "port_since": 9}, False),
        ("DD-1", {"port_since": 1}, False),
        ("BB-NC", {"in_port": True, "port_since": 1}, False),
        ("CV-8", {"in_port": True, "port_since": 1}, False),
    ],
)
def test_12_5_4_an_escort_is_repaired_after_a_whole_turn_in_port(
    name: str,
    facts: dict[str, Any],
    sound: bool,
) -> None:
    s = empty(turn=10)
    ship(s, name, "CA", neutralized=True, **facts)
    repairs(umpire(), s)

    assert s.ships[name].neutralized != sound


@pytest.mark.rule("5.2(cap)", "12.1.2", "12.1.2(place)")
def test_12_1_2_fighters_fly_cap_over_their_bases() -> None:
    s = amerika("Bf-109-1", "FW-200-1")
    for number in (1, 2):
        plane(s, f"P-40-{number}", "G")
    plane(s, "A-20-1", "G")
    s.damage = {"AF-M": 6}
    plane(s, "P-39-1", "M")
    answers(place_cap(umpire(), s, US), "G:P-40:2")
    answers(place_cap(umpire(), s, GERMAN), "AZ:Bf-109:1")

    missions = {x.id: (x.mission, x.zone) for x in s.planes.values() if x.mission}
    assert missions == {
        "P-40-1": ("cap", "CA"),
        "P-40-2": ("cap", "CA"),
        "Bf-109-1": ("cap", "CE"),
    }
