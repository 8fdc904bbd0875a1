"""5.2 to 5.4. Fuel, the German bonus, patrol, and the pace of task forces."""

import pytest

from sandtable.games.bismarck.rules.ch05_movement import (
    can_patrol,
    held_units,
    order_ships,
    order_unit,
)
from sandtable.games.bismarck.rules.ch05_speed import fuel_cost, speed
from sandtable.games.bismarck.state import BRITISH, GERMAN
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.bismarck.battles import BOX, umpire
from tests.games.bismarck.hunts import flight_of, hunt, opening, sail, unit_with, zones

# ---------------------------------------------------------------------- 5.2 fuel


@pytest.mark.rule("5.21(fast)", "5.22")
@pytest.mark.parametrize("ship", ["hood", "ark_royal", "bismarck"])
def test_5_21_fast_ships_pay_a_factor_for_two_zones_and_none_for_one(ship: str) -> None:
    s = hunt({ship: "H10"}, turn=9)

    assert [fuel_cost(BOX, s, s.vessel(ship), zones) for zones in (0, 1, 2)] == [0, 0, 1]


@pytest.mark.rule("5.22", "5.23", "5.24")
@pytest.mark.parametrize(("fuel", "by_turn"), [(1, (2, 2)), (0, (1, 0))])
def test_5_23_without_fuel_only_emergency_movement_is_left(
    fuel: int, by_turn: tuple[int, int]
) -> None:
    s = hunt({"hood": "H10"})
    s.vessel("hood").fuel = fuel

    for turn, allowed in zip((8, 9), by_turn, strict=True):
        s.turn = turn
        assert zones(s, "hood") == allowed


@pytest.mark.rule("5.25", "5.23")
def test_5_25_a_slow_battleship_without_fuel_moves_in_c_turns_only() -> None:
    s = hunt({"rodney": "H10"}, turn=9)
    s.vessel("rodney").fuel = 0

    assert zones(s, "rodney") == 0


@pytest.mark.rule("5.26")
def test_5_26_a_double_move_crosses_off_one_fuel_box_and_notes_the_turn() -> None:
    s = sail(hunt({"bismarck": "H10"}, turn=9), "bismarck", "H11", "H12")

    assert (s.vessel("bismarck").fuel, s.vessel("bismarck").double_on) == (12, 9)


# ---------------------------------------------------------------------- 5.28 the German bonus


@pytest.mark.rule("5.28")
@pytest.mark.parametrize(("way", "fuel"), [(3, 13), (4, 12), (5, 11)])
def test_5_28_the_breakout_makes_up_to_five_zones(way: int, fuel: int) -> None:
    s = opening()
    course = ("F19", "F18", "F17", "F16", "E15")[:way]

    sail(s, "bismarck", *course)

    assert (s.vessel("bismarck").zone, s.vessel("bismarck").fuel) == (course[-1], fuel)


@pytest.mark.rule("5.28")
def test_5_28_later_turns_are_played_normally() -> None:
    assert zones(hunt({"bismarck": "H10"}, turn=4), "bismarck") == 5
    assert zones(hunt({"bismarck": "H10"}, turn=5), "bismarck") == 2
    assert zones(hunt({"hood": "H10"}, turn=4), "hood") == 2


@pytest.mark.rule("5.28(each)", "5.28(cruiser)")
def test_5_28_each_ship_uses_its_own_bonus_and_the_cruiser_pays_nothing() -> None:
    s = opening()

    sail(s, "bismarck", "F19", "F18", "F17", "F16")
    sail(s, "prinz_eugen", "F19", "F18", "F17", "F16", "E15")

    assert (s.vessel("bismarck").zone, s.vessel("prinz_eugen").zone) == ("F16", "E15")
    assert (s.vessel("bismarck").fuel, s.vessel("prinz_eugen").fuel) == (12, 0)


@pytest.mark.rule("5.28(alternate)")
@pytest.mark.parametrize(("way", "next_turn"), [(1, 2), (2, 1), (3, 1), (5, 1)])
def test_5_28_a_breakout_of_two_zones_or_more_leaves_the_bismarck_one(
    way: int, next_turn: int
) -> None:
    s = opening()
    course = ("F19", "F18", "F17", "F16", "E15")[:way]

    sail(s, "bismarck", *course)
    sail(s, "prinz_eugen", *course)
    s.turn = 5

    assert zones(s, "bismarck") == next_turn
    assert zones(s, "prinz_eugen") == 2


@pytest.mark.rule("5.29")
def test_5_29_a_carrier_that_launches_moves_one_zone() -> None:
    s = hunt({"victorious": "H10", "ark_royal": "H10"}, up={"br_torp_victorious": "H11"})

    assert zones(s, "victorious") == 1
    assert zones(s, "ark_royal") == 2
    flight_of(s, "br_torp_victorious").up_since = 7
    assert zones(s, "victorious") == 2


# ---------------------------------------------------------------------- 5.3 patrol


@pytest.mark.rule("5.31", "2.423")
def test_5_31_all_ships_but_carriers_patrol() -> None:
    s = hunt(dict.fromkeys(("hood", "kenya", "ark_royal"), "H10"))

    able = [ship for ship in ("hood", "kenya", "ark_royal") if can_patrol(BOX, unit_with(s, ship))]
    steps = order_unit(umpire(), s, BRITISH, unit_with(s, "ark_royal"))

    assert able == ["hood", "kenya"]
    assert "patrol" not in option_ids(offered(steps))


@pytest.mark.rule("5.32")
def test_5_32_the_mode_changes_before_the_move_and_once_a_turn() -> None:
    s = hunt({"norfolk": "F12 patrol", "suffolk": "F12"})

    sail(s, "norfolk", "F13")
    answers(order_unit(umpire(), s, BRITISH, unit_with(s, "suffolk")), "patrol")

    assert (s.vessel("norfolk").zone, s.vessel("norfolk").patrolling) == ("F13", False)
    assert (s.vessel("suffolk").zone, s.vessel("suffolk").patrolling) == ("F12", True)
    assert s.vessel("suffolk").has_moved
    assert option_ids(offered(order_ships(umpire(), s, BRITISH))) == ["done"]


@pytest.mark.rule("5.33", "2.423")
def test_5_33_a_ship_that_takes_up_patrol_does_not_move() -> None:
    s = hunt({"norfolk": "F12"})

    asked = answers(order_unit(umpire(), s, BRITISH, unit_with(s, "norfolk")), "patrol").asked

    assert len(asked) == 1
    assert s.vessel("norfolk").zone == "F12"


@pytest.mark.rule("5.32", "5.33")
def test_5_32_a_patrol_without_orders_goes_on() -> None:
    s = hunt({"norfolk": "F12 patrol"})

    answers(order_ships(umpire(), s, BRITISH), "done")

    assert s.vessel("norfolk").patrolling


# ---------------------------------------------------------------------- 5.44 task forces


@pytest.mark.rule("5.44")
def test_5_44_a_force_moves_as_one_at_the_pace_of_its_slowest_ship() -> None:
    force = ("hood", "rodney", "kenya")
    s = hunt(dict.fromkeys(force, "H10"), forces=[force])
    assert speed(BOX, s, unit_with(s, "kenya")) == 1

    sail(s, "kenya", "H11")

    assert {s.vessel(ship).zone for ship in force} == {"H11"}
    assert all(s.vessel(ship).has_moved for ship in force)


@pytest.mark.rule("5.44", "10.25")
def test_5_44_a_member_that_may_not_move_holds_the_force() -> None:
    s = hunt(
        dict.fromkeys(("bismarck", "prinz_eugen"), "H10"), forces=[("bismarck", "prinz_eugen")]
    )
    s.vessel("prinz_eugen").stopped_on = 8

    assert speed(BOX, s, unit_with(s, "bismarck")) == 0
    course = offered(order_unit(umpire(), s, GERMAN, unit_with(s, "bismarck")))
    assert option_ids(course) == ["stay", "patrol"]
    assert [(held.id, held.rule) for held in held_units(BOX, s, GERMAN)] == [("force-1", "10.25")]
    s.turn = 9
    assert speed(BOX, s, unit_with(s, "bismarck")) == 2


@pytest.mark.rule("5.44(fuel)")
def test_5_44_fuel_is_reckoned_ship_by_ship() -> None:
    force = ("hood", "kenya")
    s = sail(hunt(dict.fromkeys(force, "H10"), forces=[force], turn=9), "hood", "H11", "H12")

    assert [s.vessel(ship).fuel for ship in force] == [10, 0]
