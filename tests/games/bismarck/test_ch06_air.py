"""6. Air units: movement, endurance, modes, rest and refit."""

import pytest

from sandtable.engine.decisions import Decision
from sandtable.games.bismarck.events import AirUnitLost, AirUnitMoved, AirUnitReturned
from sandtable.games.bismarck.rules.ch05_courses import every_way, planes_can_land
from sandtable.games.bismarck.rules.ch05_movement import order_unit
from sandtable.games.bismarck.rules.ch06_air import (
    base_zone,
    can_fly,
    distance_home,
    order_flight,
    order_flights,
    sky,
    within_reach,
)
from sandtable.games.bismarck.rules.ch06_returns import carrier_sank, return_flights
from sandtable.games.bismarck.rules.ch07_search import air_strength
from sandtable.games.bismarck.rules.ch09_air_attack import attackers
from sandtable.games.bismarck.state import BRITISH, GERMAN, Campaign
from sandtable.testing.desk import answers, offered, option_ids, refusal
from tests.games.bismarck.battles import BOX, umpire
from tests.games.bismarck.hunts import flight_of, fly_all, hunt, opening, points, send_up, unit_with

LR, LEVEL, TORPEDO = "br_lr_eire_a", "br_level_eire", "br_torp_victorious"


def reach(s: Campaign, unit: str, face: str = "front") -> dict[str, int]:
    return dict(within_reach(BOX, s, flight_of(s, unit), face))


def order(s: Campaign, unit: str) -> Decision:
    flight = flight_of(s, unit)
    return offered(order_flight(umpire(), s, BOX.air_units[unit].side, flight))


def modes(s: Campaign, unit: str) -> set[str]:
    """The modes in which a unit may fly somewhere."""
    return {option.partition(".")[0] for option in option_ids(order(s, unit))} - {"home", "watch"}


# ---------------------------------------------------------------------- 6.1 movement


@pytest.mark.rule("6.11", "4.4", "6.14")
def test_6_11_all_some_or_none_of_the_air_units_fly() -> None:
    s, u = hunt(), umpire()
    steps = fly_all(u, s)

    answers(steps, LR, "front.K15", LEVEL, "front.K15", "done", "done")

    assert [flight.id for flight in s.british.aloft] == [LR, LEVEL]
    assert list(s.german.aloft) == []
    assert [event.seen_by for event in u.told(AirUnitMoved)] == [(BRITISH,)] * 2


@pytest.mark.rule("6.11", "6.41")
def test_6_11_units_at_their_bases_fly_where_they_last_flew_with_one_answer() -> None:
    s = hunt(turn=8)
    flight_of(s, LR).beat, flight_of(s, LR).beat_face = "K15", "back"
    flight_of(s, LEVEL).beat, flight_of(s, LEVEL).beat_face = "L15", "front"
    steps = order_flights(umpire(), s, BRITISH)
    assert "again" in option_ids(offered(steps))

    after = option_ids(steps.send("again"))

    assert not {"again", LEVEL} & set(after)
    assert LR in after  # K15 is farther than a patrol flies
    assert flight_of(s, LEVEL).zone == "L15"


@pytest.mark.rule("6.11", "TEC.2")
def test_6_11_air_units_fly_over_land() -> None:
    assert BOX.board.zones["M21"].kind == "land"
    assert "M21" in reach(hunt(), LR)


@pytest.mark.rule("6.12")
def test_6_12_germans_do_not_fly_through_two_zones_of_britain_in_a_row() -> None:
    german = sky(BOX, GERMAN)

    assert "N22" not in german.neighbours("M21")
    assert "N22" in sky(BOX, BRITISH).neighbours("M21")
    assert "O22" in german.distances("P23")
    assert "L21" not in german.distances("P23")  # Britain all around
    assert "L21" in sky(BOX, BRITISH).distances("P23")


@pytest.mark.rule("6.12")
def test_6_12_eire_may_be_overflown() -> None:
    german = sky(BOX, GERMAN)

    assert {"L19", "M19"} <= BOX.board.regions["eire"].zones
    assert "M19" in german.neighbours("L19")


@pytest.mark.rule("6.13", "2.437")
@pytest.mark.parametrize(
    ("unit", "face", "speed"), [(LR, "front", 6), (LR, "back", 2), (LEVEL, "back", 7)]
)
def test_6_13_a_unit_flies_up_to_the_speed_of_the_face_in_use(
    unit: str, face: str, speed: int
) -> None:
    assert max(reach(hunt(), unit, face).values()) == speed


@pytest.mark.rule("6.14")
def test_6_14_air_units_and_ships_do_not_hinder_each_other() -> None:
    crowd = dict.fromkeys(("bismarck", "prinz_eugen"), "K15")

    assert reach(hunt(crowd), LR) == reach(hunt(), LR)


@pytest.mark.rule("6.14(edge)", "2.2(partial)")
def test_6_14_air_units_stay_on_the_board() -> None:
    assert set(sky(BOX, BRITISH).neighbours("R27")) == {"R26", "Q26", "S27"}


# ---------------------------------------------------------------------- 6.2 endurance


@pytest.mark.rule("6.21", "4.4")
def test_6_21_a_unit_goes_home_in_the_last_turn_of_its_endurance() -> None:
    s = hunt(turn=8)
    send_up(s, LEVEL, "L15", since=7)
    send_up(s, LR, "L15", since=7)

    answers(fly_all(umpire(), s), "done", "done")

    assert flight_of(s, LEVEL).zone == ""
    assert flight_of(s, LEVEL).ready_on == 10
    assert flight_of(s, LR).zone == "L15"


@pytest.mark.rule("6.21")
def test_6_21_a_unit_may_come_home_early() -> None:
    s = hunt(turn=8)
    send_up(s, LR, "L15", since=7)

    answers(fly_all(umpire(), s), LR, "home", "done", "done")

    assert flight_of(s, LR).zone == ""
    assert flight_of(s, LR).ready_on == 10


@pytest.mark.rule("6.21(choice)")
def test_6_21_no_flight_may_make_the_return_impossible() -> None:
    s = hunt({"victorious": "H10"}, turn=8)
    within = reach(s, TORPEDO)
    send_up(s, LR, "L9", since=5)

    assert max(BOX.board.distance("H10", zone) for zone in within) == 2
    assert {BOX.board.distance(zone, "L19") for zone in reach(s, LR)} <= set(range(7))
    assert "L15" in reach(s, LR)
    assert "L9" not in reach(s, LR)


@pytest.mark.rule("6.21(choice)")
def test_6_21_a_unit_that_must_turn_back_is_ordered_before_orders_are_done() -> None:
    s = hunt(turn=8)
    send_up(s, LR, "L9", since=5)
    steps = order_flights(umpire(), s, BRITISH)

    assert refusal(offered(steps), "done") == "6.21(choice)"
    steps.send(LR)
    assert "done" in option_ids(steps.send("front.L13"))


@pytest.mark.rule("6.21(choice)")
def test_6_21_a_carrier_does_not_leave_its_aircraft_behind() -> None:
    s = hunt({"victorious": "H10"}, turn=8, up={TORPEDO: "H12"})
    flight_of(s, TORPEDO).flown = 2
    course = offered(order_unit(umpire(), s, BRITISH, unit_with(s, "victorious")))

    assert "H9" in option_ids(course)  # two zones out, three back (6.23)
    flight_of(s, TORPEDO).flown = 3
    course = offered(order_unit(umpire(), s, BRITISH, unit_with(s, "victorious")))
    assert refusal(course, "H9") == "6.21(choice)"
    assert refusal(course, "H11") == ""
    pair = [s.vessel("norfolk"), s.vessel("victorious")]
    way = {option.path: option for option in every_way(BOX.board.sea, frozenset(), "H10", 1)}
    assert not planes_can_land(BOX, s, pair, way["H9",])
    assert planes_can_land(BOX, s, pair, way["H11",])


@pytest.mark.rule("6.21(loss)", "12.43")
def test_6_21_a_unit_that_cannot_return_is_lost_for_two_points() -> None:
    s, u = hunt({"victorious": "H10"}, turn=8), umpire()
    send_up(s, TORPEDO, "H17 back", since=7)

    answers(fly_all(u, s), "done", "done")

    assert flight_of(s, TORPEDO).lost
    assert [(event.side, event.seen_by) for event in u.told(AirUnitLost)] == [(BRITISH, None)]
    assert points(s, GERMAN, "12.43") == [2]


@pytest.mark.rule("6.21(carrier)")
def test_6_21_airborne_units_of_a_sunk_carrier_are_lost_when_they_cannot_land() -> None:
    s = hunt(turn=8)
    send_up(s, "br_torp_ark_royal_1", "H10 back", since=8)
    s.vessel("ark_royal").sunk = True

    carrier_sank(umpire(), s, "ark_royal")
    assert not flight_of(s, "br_torp_ark_royal_1").lost
    assert not can_fly(BOX, s, flight_of(s, "br_torp_ark_royal_2"))
    s.turn = 9
    answers(fly_all(umpire(), s), "done", "done")

    assert flight_of(s, "br_torp_ark_royal_1").lost
    assert [flight.id for flight in s.british.flights.values() if flight.lost] == [
        "br_torp_ark_royal_1"
    ]
    assert points(s, GERMAN, "12.43") == [2]


@pytest.mark.rule("6.22")
def test_6_22_movement_is_not_saved_for_the_next_turn() -> None:
    s = hunt(turn=8)
    send_up(s, LR, "L19", since=7)

    assert max(reach(s, LR).values()) == 6


@pytest.mark.rule("6.23", "4.7")
def test_6_23_a_unit_of_endurance_one_lands_after_the_air_attacks() -> None:
    s, u = hunt({"victorious": "H10"}, up={TORPEDO: "H12"}), umpire()
    flight_of(s, TORPEDO).flown = 2

    answers(return_flights(u, s), "done", "done")

    assert flight_of(s, TORPEDO).zone == ""
    assert [event.turn for event in u.told(AirUnitReturned)] == [10]


@pytest.mark.rule("6.23")
def test_6_23_both_legs_together_stay_within_the_speed() -> None:
    out = reach(hunt({"victorious": "H10"}), TORPEDO)

    assert max(out.values()) == 2  # of five zones, with as many back


@pytest.mark.rule("6.23(option)", "4.7")
def test_6_23_a_unit_of_longer_endurance_may_fly_for_one_turn_only() -> None:
    s = hunt(up={LEVEL: "L16", LR: "L13"})
    flight_of(s, LEVEL).flown, flight_of(s, LR).flown = 3, 6
    send_up(s, "br_lr_eire_b", "L18", since=7)

    steps = return_flights(umpire(), s)
    assert option_ids(offered(steps)) == ["done", LEVEL]  # no movement left, or up for longer

    answers(return_flights(umpire(), s), LEVEL, "done", "done")
    assert flight_of(s, LEVEL).ready_on == 10
    assert flight_of(s, LR).zone == "L13"


# ---------------------------------------------------------------------- 6.3 modes


@pytest.mark.rule("6.31", "2.434(bomber)")
def test_6_31_the_mode_of_a_bomber_is_chosen_at_take_off() -> None:
    assert modes(hunt(), LEVEL) == {"front", "back"}


@pytest.mark.rule("6.31(fixed)")
@pytest.mark.parametrize("face", ["front", "back"])
def test_6_31_once_aloft_a_bomber_keeps_its_mode(face: str) -> None:
    s = hunt(turn=8)
    send_up(s, LEVEL, f"L18 {face}", since=8)

    assert modes(s, LEVEL) == {face}


@pytest.mark.rule("6.31(fixed)", "9.13")
def test_6_31_only_the_attack_mode_attacks() -> None:
    s = hunt(up={LEVEL: "L16", "br_level_plymouth": "L16 back"})

    assert [flight.id for flight in attackers(BOX, s, BRITISH, "L16")] == [LEVEL]


@pytest.mark.rule("2.434(german)")
def test_2_434_german_bombers_fly_in_attack_mode_only() -> None:
    assert modes(hunt(), "ge_level_brest") == {"front"}


@pytest.mark.rule("6.32", "2.434")
@pytest.mark.parametrize("face", ["front", "back"])
def test_6_32_reconnaissance_turns_to_or_from_patrol_in_any_turn(face: str) -> None:
    s = hunt(turn=8)
    send_up(s, LR, f"L18 {face}", since=7)

    assert modes(s, LR) == {"front", "back"}


@pytest.mark.rule("6.32", "2.434(lr)")
def test_6_32_reconnaissance_never_attacks() -> None:
    s = hunt(up={LR: "L16", "ge_lr_bordeaux": "L16"})

    assert attackers(BOX, s, BRITISH, "L16") == attackers(BOX, s, GERMAN, "L16") == []


@pytest.mark.rule("6.33")
def test_6_33_a_patrol_flies_two_zones_and_searches_better() -> None:
    s = hunt(up={LR: "L16 back"})

    assert max(reach(hunt(), LR, "back").values()) == 2
    assert air_strength(BOX, s, BRITISH, "L16") == 6
    flight_of(s, LR).face = "front"
    assert air_strength(BOX, s, BRITISH, "L16") == 2


@pytest.mark.rule("6.33(two turns)")
@pytest.mark.parametrize(("since", "attacks"), [(8, True), (7, False)])
def test_6_33_a_bomber_attacks_only_in_the_turn_of_its_take_off(
    since: int,
    attacks: bool,
) -> None:
    s = hunt(turn=8)
    send_up(s, LEVEL, "L16", since=since)

    assert bool(attackers(BOX, s, BRITISH, "L16")) == attacks
    answers(fly_all(umpire(), s), "done", "done")
    assert bool(flight_of(s, LEVEL).zone) == attacks


# ---------------------------------------------------------------------- 6.4 rest and refit


@pytest.mark.rule("6.41")
def test_6_41_a_unit_that_came_home_rests_before_it_flies_again() -> None:
    s = hunt(turn=8)
    send_up(s, LR, "L18", since=7)
    answers(fly_all(umpire(), s), LR, "home", "done", "done")

    for turn, ready in ((8, False), (9, False), (10, True)):
        s.turn = turn
        assert can_fly(BOX, s, flight_of(s, LR)) == ready


@pytest.mark.rule("6.43", "6.44", "TEC.5")
def test_6_43_a_unit_flies_from_its_own_base_and_back_to_it() -> None:
    s = hunt({"victorious": "H10"})

    assert base_zone(BOX, s, flight_of(s, LR)) == "L19"
    assert base_zone(BOX, s, flight_of(s, "ge_lr_bordeaux")) == "R27"
    assert base_zone(BOX, s, flight_of(s, TORPEDO)) == "H10"
    send_up(s, LR, "O22", since=8)  # over Plymouth, which is not its base
    assert distance_home(BOX, s, flight_of(s, LR)) == BOX.board.distance("O22", "L19")


@pytest.mark.rule("6.43", "OA.7(air)")
def test_oa_7_the_aircraft_of_a_carrier_held_in_port_may_fly() -> None:
    s = opening()

    options = option_ids(offered(order_flights(umpire(), s, BRITISH)))

    assert TORPEDO in options
    assert base_zone(BOX, s, flight_of(s, TORPEDO)) == "H18"
