"""5.1 to 5.3. Ship movement: speed, fuel, ports, patrol."""

import pytest

from sandtable.engine.decisions import Choose
from sandtable.games.bismarck.events import ModeChanged, ShipsSailed
from sandtable.games.bismarck.rules.ch04_turn import next_turn
from sandtable.games.bismarck.rules.ch05_courses import may_enter, open_zones
from sandtable.games.bismarck.rules.ch05_movement import (
    order_ships,
    order_unit,
    ship_movement,
)
from sandtable.games.bismarck.rules.ch05_speed import fuel_cost
from sandtable.games.bismarck.state import BRITISH, GERMAN
from sandtable.testing.desk import answers, offered, option_ids, refusal
from tests.games.bismarck.battles import BOX, umpire
from tests.games.bismarck.hunts import hunt, sail, slowed, unit_with, zones

BOARD = BOX.board


# ---------------------------------------------------------------------- 5.1 movement


@pytest.mark.rule("5.11", "4.5", "5.16")
def test_5_11_all_some_or_none_of_the_ships_move() -> None:
    s = hunt({"norfolk": "F12", "suffolk": "F12", "bismarck": "H10"})

    answers(ship_movement(umpire(), s), "norfolk", "F13-F14", "done", "done")

    assert (s.vessel("norfolk").zone, s.vessel("suffolk").zone) == ("F14", "F12")
    assert s.vessel("bismarck").zone == "H10"


@pytest.mark.rule("4.5")
def test_4_5_a_ship_that_moved_in_the_shadow_phase_does_not_move_again() -> None:
    s = hunt({"bismarck": "H10", "prinz_eugen": "H10"})
    s.vessel("bismarck").has_moved = True

    options = option_ids(offered(order_ships(umpire(), s, GERMAN)))

    assert options == ["prinz_eugen", "done"]


@pytest.mark.rule("4.5", "2.2(hidden)")
def test_4_5_both_sides_move_at_once_and_unseen() -> None:
    s, u = hunt({"norfolk": "F12", "bismarck": "H10 patrol"}), umpire()

    answers(ship_movement(u, s), "norfolk", "F13", "done", "bismarck", "H11", "done")

    assert [event.seen_by for event in u.told(ShipsSailed)] == [(BRITISH,), (GERMAN,)]
    assert [event.seen_by for event in u.told(ModeChanged)] == [(GERMAN,)]


@pytest.mark.rule("5.12", "5.21")
@pytest.mark.parametrize("turn", [8, 9])
def test_5_12_a_cruiser_moves_two_zones_in_every_turn(turn: int) -> None:
    s = hunt({"norfolk": "F12"}, turn=turn)
    s.vessel("norfolk").double_on = turn - 1

    assert zones(s, "norfolk") == 2
    assert fuel_cost(BOX, s, s.vessel("norfolk"), 2) == 0


@pytest.mark.rule("5.13", "5.26")
@pytest.mark.parametrize("ship", ["hood", "victorious", "bismarck"])
def test_5_13_fast_battleships_and_carriers_never_move_two_zones_twice_running(ship: str) -> None:
    s = sail(hunt({ship: "H10"}, turn=8), ship, "H11", "H12")
    assert s.vessel(ship).double_on == 8

    s.turn = 9
    assert zones(s, ship) == 1
    s.turn = 10
    assert zones(s, ship) == 2


@pytest.mark.rule("5.14")
@pytest.mark.parametrize("ship", ["rodney", "ramillies", "revenge"])
def test_5_14_slow_battleships_move_one_zone(ship: str) -> None:
    assert zones(hunt({ship: "H10"}), ship) == 1


@pytest.mark.rule("5.15", "9.729")
@pytest.mark.parametrize(
    ("evasion", "by_turn"), [(25, (2, 2)), (24, (1, 1)), (15, (1, 0)), (7, (1, 0)), (6, (0, 0))]
)
def test_5_15_damage_slows_any_ship(evasion: int, by_turn: tuple[int, int]) -> None:
    s = hunt({"norfolk": "H10"})
    slowed(s, "norfolk", evasion)

    for turn, allowed in zip((8, 9), by_turn, strict=True):
        s.turn = turn
        assert zones(s, "norfolk") == allowed


@pytest.mark.rule("5.16")
def test_5_16_a_ship_may_stop_early_or_stay() -> None:
    s = hunt({"norfolk": "F12"})

    options = option_ids(offered(order_unit(umpire(), s, BRITISH, unit_with(s, "norfolk"))))

    assert {"stay", "F13", "F13-F14"} <= set(options)


@pytest.mark.rule("5.17")
def test_5_17_each_zone_entered_is_adjacent_to_the_one_left() -> None:
    s = hunt({"bismarck": "F12"})
    course = offered(order_unit(umpire(), s, GERMAN, unit_with(s, "bismarck")))
    assert isinstance(course, Choose)
    paths = [option.path for option in course.options if option.path]

    assert all(path[0] in BOARD.sea.neighbours("F12") for path in paths)
    assert all(path[1] in BOARD.sea.neighbours(path[0]) for path in paths if len(path) > 1)
    assert {len(path) for path in paths} == {1, 2}


@pytest.mark.rule("5.17", "7.23(passing)")
def test_7_23_every_way_of_a_german_ship_is_a_course_of_its_own() -> None:
    s = hunt({"bismarck": "F12", "norfolk": "F12"})

    german = option_ids(offered(order_unit(umpire(), s, GERMAN, unit_with(s, "bismarck"))))
    british = option_ids(offered(order_unit(umpire(), s, BRITISH, unit_with(s, "norfolk"))))

    assert {"F13-G14", "G13-G14", "F13-G13"} <= set(german)
    assert sum(option.endswith("G14") for option in british) == 1
    assert sum(option.endswith("G13") for option in british) == 1


@pytest.mark.rule("5.11")
def test_5_11_ships_that_sailed_before_continue_on_course_with_one_answer() -> None:
    s = hunt({"norfolk": "F12", "hood": "H10", "suffolk": "F12"})
    answers(order_ships(umpire(), s, BRITISH), "norfolk", "F13-F14", "hood", "H11-H12", "done")
    next_turn(BOX, s)

    answers(order_ships(umpire(), s, BRITISH), "continue", "done")

    zones = [s.vessel(ship).zone for ship in ("norfolk", "hood", "suffolk")]
    assert zones == ["F16", "H13", "F12"]  # 5.13: no two zones twice running


@pytest.mark.rule("5.11")
def test_5_11_nobody_continues_without_a_course() -> None:
    s = hunt({"norfolk": "F12"})

    assert option_ids(offered(order_ships(umpire(), s, BRITISH))) == ["norfolk", "done"]


@pytest.mark.rule("5.21", "5.13", "7.23(passing)")
def test_5_21_a_course_says_what_it_costs_and_risks() -> None:
    s = hunt({"bismarck": "F12"})
    course = offered(order_unit(umpire(), s, GERMAN, unit_with(s, "bismarck")))
    assert isinstance(course, Choose)
    notes = {option.id: [note.rule for note in course.notes(option)] for option in course.options}

    assert notes["stay"] == notes["F13"] == []
    assert notes["F13-F14"] == ["5.21", "5.13", "7.23"]


@pytest.mark.rule("5.18", "TEC.4(arrow)")
def test_5_18_the_clyde_is_entered_and_left_only_where_its_arrows_point() -> None:
    s = hunt({"repulse": "J19", "hood": "J20"})

    assert set(open_zones(BOX, s, BRITISH, "J19")) == {"J18", "K19"}
    assert "J19" not in open_zones(BOX, s, BRITISH, "J20")
    steps = order_unit(umpire(), s, BRITISH, unit_with(s, "hood"))
    assert refusal(offered(steps), "J19") == "5.18"


@pytest.mark.rule("5.18(irish)", "TEC.8")
@pytest.mark.parametrize("zone", ["K19", "L20", "M20", "N21"])
def test_5_18_germans_keep_out_of_the_irish_sea(zone: str) -> None:
    s = hunt()

    assert not may_enter(BOX, s, GERMAN, zone)
    assert may_enter(BOX, s, BRITISH, zone)


@pytest.mark.rule("5.18(ports)", "TEC.4")
@pytest.mark.parametrize("port", ["scapa_flow", "clyde", "hvalfiord", "plymouth", "gibraltar"])
def test_5_18_germans_keep_out_of_british_port_zones(port: str) -> None:
    s = hunt({"bismarck": "O21"})

    assert not may_enter(BOX, s, GERMAN, BOARD.ports[port].zone)
    steps = order_unit(umpire(), s, GERMAN, unit_with(s, "bismarck"))
    assert refusal(offered(steps), "O22") == "5.18(ports)"


@pytest.mark.rule("TEC.4")
@pytest.mark.parametrize("port", ["trondheim", "bergen", "brest", "st_nazaire"])
def test_tec_4_ships_enter_friendly_ports(port: str) -> None:
    assert may_enter(BOX, hunt(), GERMAN, BOARD.ports[port].zone)


@pytest.mark.rule("12.6")
def test_12_6_the_zone_of_ferrol_is_sea_and_its_port_closed() -> None:
    s = sail(hunt({"prinz_eugen": "T23"}), "prinz_eugen", "T24")

    assert s.vessel("prinz_eugen").zone == "T24"
    assert "T24" not in BOARD.port_in


@pytest.mark.rule("12.7(british)")
@pytest.mark.parametrize("allowed", [True, False])
def test_12_7_the_british_enter_german_port_zones_unless_the_option_says_no(
    allowed: bool,
) -> None:
    s = hunt(british_in_german_port_zones=allowed)

    assert may_enter(BOX, s, BRITISH, "P23") == allowed
    assert may_enter(BOX, s, BRITISH, "O22")


@pytest.mark.rule("5.19")
def test_5_19_any_number_of_ships_share_a_zone() -> None:
    crowd = [ship for ship in BOX.ships if BOX.ships[ship].side == BRITISH and ship != "suffolk"]
    s = hunt(dict.fromkeys(crowd, "F13") | {"suffolk": "F12"})

    sail(s, "suffolk", "F13")

    assert {v.zone for v in s.british.afloat} == {"F13"}


@pytest.mark.rule("5.19(edge)", "2.2(zones)")
def test_5_19_a_ship_does_not_leave_the_board() -> None:
    assert set(open_zones(BOX, hunt(), BRITISH, "H1")) == {"H2", "G1", "I2"}


@pytest.mark.rule("2.2(zones)", "TEC.2", "TEC.3")
def test_tec_2_ships_do_not_enter_land_zones() -> None:
    s = hunt({"hood": "H17"})
    steps = order_unit(umpire(), s, BRITISH, unit_with(s, "hood"))

    assert BOARD.zones["I18"].kind == "land"
    assert refusal(offered(steps), "I18") == "TEC.2"
