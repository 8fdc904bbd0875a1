"""The limits and figures of the rules in the box, and boxes that cannot be played."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.errors import BadInputError
from sandtable.games.paukenschlag.components import open_box, option_kinds
from tests.games.paukenschlag.campaigns import BOX
from tests.games.refusals import assert_said_in_both

# ---------------------------------------------------------------------- limits and figures


@pytest.mark.rule("12.10", "12.10(north1)", "12.10(north2)", "12.10(south1)", "12.10(south2)")
def test_12_10_the_limits_of_air_missions() -> None:
    kinds = [(d, m) for d in ("north", "south") for m in ("attack", "recon")]
    found = {
        (x.first_turn, x.last_turn): [x.most(*kind) for kind in kinds] for x in BOX.mission_limits
    }

    assert found == {(1, 12): [1, 2, 1, 1], (13, 16): [3, 5, 2, 2], (17, 24): [-1] * 4}


def test_the_figures_of_the_rules() -> None:
    limits = {name: getattr(BOX.limits, name) for name in BOX.limits.__struct_fields__}

    assert limits == {
        "source": "rulebook",
        "torpedo_attack": 6,
        "torpedoes_per_combat": 4,
        "sonar_range": 8,
        "passive_range": 2,
        "passive_range_moving": 1,
        "radar_range_us": 3,
        "radar_range_variant": 4,
        "radar_range_german": 2,
        "radar_columns": 3,
        "first_huff_duff_turn": 9,
        "moving_ship": 2,
        "warm_water": 1,
        "surfaced_searcher": -1,
        "pinged": -1,
        "moving_searcher": 1,
        "battleship_check": -2,
        "submerged_zones": 1,
        "surfaced_zones": 2,
        "ship_zones": 2,
        "transport_zones": 1,
        "slow_zones": 1,
        "fast_zones": 2,
        "force_zones": 3,
        "most_convoy_ships": 40,
        "first_dd_escort_turn": 17,
        "fuel": 6,
        "off_map_turns": 5,
        "refuels": 10,
        "repair_us": 5,
        "repair_german": 2,
        "repair_each": 3,
        "unusable": 6,
        "irreparable": 8,
        "damage_per_pip": 6,
        "flown_turns": 2,
        "special_tons": 50,
        "at10_turn": 3,
        "at10_ships": 10,
        "hornet_turn": 4,
        "last_raid_turn": 12,
        "last_cancel_turn": 3,
        "ships_to_sink": 40,
        "tons_to_sink": 2000,
    }
    steps = [(step.damage, step.points) for step in BOX.vp_steps.values()]
    assert steps == [(2, 1), (4, 2), (6, 3), (8, 4)]
    assert (BOX.formation.tight, BOX.formation.line, BOX.formation.loose) == (1, 0, -1)
    rest = BOX.reconstructed
    assert (rest.grid_rounds, rest.me264_reliability) == (20, -2)
    assert (rest.level_bomber_at_sea, rest.dive_bomber) == (3, -1)
    assert [kind.id for kind in option_kinds(BOX)] == [
        "us_radar_4",
        "secret_planning",
        "rich_cargo",
    ]


# ---------------------------------------------------------------------- what cannot be played


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"zone": [{"id": "CA", "sea": ["BA"]}]}, "there but not back"),
        ({"zone": [{"id": "DH", "sea": []}, {"id": "CF", "sea": ["BE", "CE", "DG"]}]}, "back"),
        ({"port": [{"id": "NYC", "zone": "XX"}]}, "XX"),
        ({"map_edge": [{"id": "east", "zones": []}]}, "edge east"),
        ({"special": {"carrier": "CV-9"}}, "CV-9"),
        ({"uboat": [{"id": "U-459", "refuels": 0}]}, "Milk Cow"),
        ({"setup": {"convoys": 9}}, "convoy"),
        ({"scenario": [{"id": "historical", "turns": 30}]}, "25, 26, 27, 28, 29, 30"),
        ({"ship_class": [{"id": "DD", "defence": 0}]}, "at least 1"),
        ({"limits": {"torpedoes_per_combat": 900}}, "at most 8"),
        ({"lost_cargo": {"standard": []}}, "lost_cargo"),
    ],
)
def test_a_box_that_cannot_be_played_is_refused(data: dict[str, Any], why: str) -> None:
    with pytest.raises(BadInputError) as refused:
        open_box(data)

    assert why in str(refused.value)
    assert_said_in_both(refused.value)
