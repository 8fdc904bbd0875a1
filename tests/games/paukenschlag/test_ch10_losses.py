"""10.3. The losses of convoys."""

from __future__ import annotations

import pytest

from sandtable.games.paukenschlag.events.grid import ShipSunk
from sandtable.games.paukenschlag.rules.ch07_places import holds
from sandtable.games.paukenschlag.rules.ch09_damage import hit_convoy, hit_ship
from tests.games.paukenschlag.campaigns import umpire
from tests.games.paukenschlag.fights import square


@pytest.mark.rule(
    "10.3", "10.3(count)", "10.3(cargo)", "9.1(convoy)", "10.4(thousands)", "18.0(track)"
)
def test_10_3_each_ship_sunk_draws_a_cargo() -> None:
    s = square("C1", "U-66")
    s.convoys["C1"].ships = 30
    u = umpire(4, 20)
    hit_convoy(u, s, s.convoys["C1"], ["sunk", "none", "sunk"])

    assert s.convoys["C1"].ships == 28
    assert [(loss.what, loss.zone, loss.tons) for loss in s.losses] == [
        ("C1", "CB", 28),
        ("C1", "CB", 96),
    ]
    assert (s.ships_sunk, s.tons_sunk) == (2, 124)
    assert [event.total for event in u.told(ShipSunk)] == [28, 124]


@pytest.mark.rule("10.3(cargo)")
def test_10_3_the_option_draws_from_richer_cargoes() -> None:
    s = square("C1", "U-66")
    s.switches.rich_cargo = True
    hit_convoy(umpire(20), s, s.convoys["C1"], ["sunk"])

    assert s.tons_sunk == 120


@pytest.mark.rule("10.3(dead)", "9.1(neutralized)")
def test_10_3_a_ship_dead_in_the_water_is_left_behind() -> None:
    s = square("C1", "U-66")
    hit_convoy(umpire(), s, s.convoys["C1"], ["neutralized"])

    assert s.convoys["C1"].ships == 19
    assert s.contact is not None
    assert s.contact.squares["TR-1"] == "55"
    assert s.ships["TR-1"].neutralized
    assert holds(s, "U-66", "TR-1")
    assert s.losses == []


@pytest.mark.rule("10.3(one)")
def test_10_3_the_last_ship_of_a_convoy_sails_on_as_a_transport() -> None:
    s = square("C1", "WPG-1", "U-66")
    s.ships["WPG-1"].convoy, s.convoys["C1"].ships = "C1", 2
    hit_convoy(umpire(1), s, s.convoys["C1"], ["sunk"])

    assert list(s.convoys) == ["TR-1"]
    assert (s.convoys["TR-1"].lone, s.orders["TR-1"].goal) == (True, "BE")
    assert s.contact is not None
    assert s.contact.squares["TR-1"] == "55"
    assert holds(s, "U-66", "TR-1")
    assert s.ships["WPG-1"].convoy == ""


@pytest.mark.rule("10.3(count)", "9.1(convoy)")
def test_10_3_no_more_ships_sink_than_there_are() -> None:
    s = square("C1", "U-66")
    s.convoys["C1"].ships = 2
    hit_convoy(umpire(1, 1), s, s.convoys["C1"], ["sunk"] * 4)

    assert not s.convoys
    assert not s.orders
    assert s.ships_sunk == 2
    assert s.contact is not None
    assert list(s.contact.squares) == ["U-66"]


@pytest.mark.rule("18.0(special)")
def test_18_0_transports_of_at_10_count_50_000_tons() -> None:
    s = square("C9", "U-66")
    s.convoys["C9"].special = True
    hit_convoy(umpire(), s, s.convoys["C9"], ["sunk", "neutralized"])
    hit_ship(umpire(), s, s.ships["TR-1"], "sunk")

    assert [loss.tons for loss in s.losses] == [50, 50]
