"""11. Fuel, the edge of the map and the milk cow."""

from __future__ import annotations

import pytest

from sandtable.games.paukenschlag.rules.ch05_turn import begin_turn, end_of_turn
from sandtable.games.paukenschlag.rules.ch06_naval import naval_movement
from sandtable.games.paukenschlag.rules.ch11_fuel import boats_return, pay, price
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.paukenschlag.campaigns import BOX, boat, empty, seeded
from tests.games.paukenschlag.moves import again, german, german_moves, ordered


@pytest.mark.rule("11.2(grid)", "11.2", "11.2(slow)", "11.2(fast)", "11.2(still)")
def test_11_2_a_turn_costs_a_point_and_two_zones_another() -> None:
    s = empty()
    found = boat(s, "U-66", "CF")

    assert [price(BOX, found, steps) for steps in (0, 1, 2)] == [1, 1, 2]
    assert pay(BOX, found, 2) == 2
    assert (found.fuel, price(BOX, found, 2)) == (4, 0)


@pytest.mark.rule("11.2(fast)", "5.6(move)")
def test_11_2_the_second_point_is_paid_when_the_boat_first_goes_two_zones() -> None:
    s = empty()
    found = boat(s, "U-66", "CF")

    assert pay(BOX, found, 1) == 1
    assert pay(BOX, found, 1) == 0
    assert pay(BOX, found, 2) == 1
    assert found.fuel == 4


@pytest.mark.rule("11.2(fast)")
def test_11_2_a_boat_with_one_point_goes_one_zone() -> None:
    s = empty()
    boat(s, "U-66", "BE", fuel=1)

    assert german(s, "U-66", "surfaced") == {"BE", "BD", "CF"}


@pytest.mark.rule("11.2(still)")
def test_11_2_a_boat_that_stays_pays_too() -> None:
    s = empty()
    boat(s, "U-66", "CD")
    answers(naval_movement(seeded(), s), *ordered("done"))

    assert s.boats["U-66"].fuel == 5


@pytest.mark.rule("11.1", "11.1(empty)", "6.0(exit)")
def test_11_1_a_boat_without_fuel_makes_for_the_edge() -> None:
    s = empty()
    boat(s, "U-66", "CD", fuel=0)
    begin_turn(seeded(), s)

    assert german(s, "U-66", "surfaced") == {"BD", "CE", "BE", "CF"}
    assert "done" not in option_ids(offered(naval_movement(seeded(), s)))
    answers(naval_movement(seeded(), s), "U-66:CF:surfaced")
    assert s.boats["U-66"].fuel == 0


@pytest.mark.rule("11.1(empty)", "11.1(cow)")
def test_11_1_or_for_the_milk_cow() -> None:
    s = empty()
    boat(s, "U-66", "CA", fuel=0, ran_dry=True)
    boat(s, "U-459", "DC")

    assert {"DC", "CB"} <= german(s, "U-66", "surfaced")
    s.boats["U-459"].zone = "CA"
    assert german(s, "U-66", "submerged") >= {"CA"}


@pytest.mark.rule("11.1(off)", "9.1(withdraw)", "11.1(entry)")
def test_11_1_a_boat_that_leaves_is_back_on_the_fifth_turn() -> None:
    s = empty(turn=6)
    boat(s, "U-66", "BE", torpedoes=3, fuel=4, neutralized=True)
    answers(naval_movement(seeded(), s), *ordered("U-66:off"))
    assert (s.boats["U-66"].zone, s.boats["U-66"].back_on) == ("", 11)

    s.turn = 10
    assert not answers(boats_return(seeded(), s)).asked
    s.turn = 11
    answers(boats_return(seeded(), s), "wait")
    s.turn = 12
    answers(boats_return(seeded(), s), "CF:submerged")
    found = s.boats["U-66"]
    assert (found.zone, found.fuel, found.torpedoes) == ("CF", 6, 22)
    assert found.submerged
    assert not found.neutralized


@pytest.mark.rule("11.1(off)")
def test_11_1_boats_leave_only_by_the_east_edge() -> None:
    s = empty()
    boat(s, "U-66", "CE")

    assert "U-66:off" not in [option.id for option in german_moves(s)]


@pytest.mark.rule("11.1(cow)", "11.1(cow-idle)")
def test_11_1_the_milk_cow_refuels_boats_that_stay_beside_it() -> None:
    s = empty()
    boat(s, "U-66", "CD", fuel=0, ran_dry=True)
    boat(s, "U-67", "CD", fuel=1)
    boat(s, "U-459", "CE")
    answers(naval_movement(seeded(), s), *ordered("U-459:CD:surfaced", "U-66:refuel", "done"))
    assert s.boats["U-66"].refuelling
    assert not again(s) or "U-66" not in {option.piece for option in again(s)}

    end_of_turn(seeded(), s)
    assert (s.boats["U-66"].fuel, s.boats["U-67"].fuel) == (6, 0)
    assert s.boats["U-459"].refuels == 9
    assert not s.boats["U-66"].refuelling


@pytest.mark.rule("11.1(cow-ten)")
def test_11_1_after_ten_boats_the_milk_cow_is_gone() -> None:
    s = empty()
    boat(s, "U-66", "CD", fuel=2)
    boat(s, "U-67", "CD", fuel=2)
    boat(s, "U-459", "CD", refuels=1)
    answers(naval_movement(seeded(), s), *ordered("U-66:refuel", "U-67:CD:surfaced"))

    end_of_turn(seeded(), s)
    assert (s.boats["U-66"].fuel, s.boats["U-459"].zone) == (6, "")


@pytest.mark.rule("11.1(cow)")
def test_11_1_a_boat_driven_under_gets_nothing() -> None:
    s = empty()
    boat(s, "U-66", "CD", fuel=2)
    boat(s, "U-459", "CD")
    answers(naval_movement(seeded(), s), *ordered("U-66:refuel"))
    s.boats["U-66"].submerged = True

    end_of_turn(seeded(), s)
    assert (s.boats["U-66"].fuel, s.boats["U-459"].refuels) == (2, 10)
