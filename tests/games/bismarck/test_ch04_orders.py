"""4.2, 4.4, 4.5. The orders of a turn, and orders that stand until told otherwise."""

import pytest

from sandtable.engine.decisions import LEAVE, Choose
from sandtable.games.bismarck.rules.ch04_orders import movement, plan
from sandtable.games.bismarck.rules.ch05_movement import ship_movement
from sandtable.games.bismarck.rules.ch06_air import order_flights
from sandtable.games.bismarck.rules.ch07_visibility import visibility
from sandtable.games.bismarck.state import BRITISH, GERMAN, Campaign, Flight
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.bismarck.battles import BOX, umpire
from tests.games.bismarck.hunts import flight_of, hunt, send_up, trail

LR, BOMBER = "br_lr_eire_a", "br_level_eire"
ALL = ("regroup", "air-orders", "ship-orders")


@pytest.mark.rule("4.2", "4.4", "4.5", "2.2(hidden)")
def test_4_4_all_orders_of_a_turn_are_given_in_one_planning() -> None:
    s = hunt({"hood": "F12", "bismarck": "H10"})

    asked = answers(movement(umpire(), s), *("done",) * 6).asked

    assert [(d.seat, d.id) for d in asked] == [(side, d) for side in (BRITISH, GERMAN) for d in ALL]


@pytest.mark.rule("4.5")
def test_4_5_ships_ordered_in_the_planning_are_not_asked_about_again() -> None:
    s = hunt({"hood": "F12"})
    answers(movement(umpire(), s), *("done",) * 6)

    assert answers(ship_movement(umpire(), s)).asked == []
    assert s.sailed


@pytest.mark.rule("4.2", "4.3")
@pytest.mark.parametrize("trailed", [True, False])
def test_4_2_forces_are_formed_before_ships_are_shadowed(trailed: bool) -> None:
    s = hunt({"bismarck": "F12"})
    if trailed:
        trail(s, "bismarck")

    first = answers(visibility(umpire(3, 3), s), *("done", "done") * trailed).asked

    assert bool(first) == trailed
    then = offered(plan(umpire(), s, BRITISH))
    assert then.id == ("air-orders" if trailed else "regroup")


@pytest.mark.rule("4.2(convoy)", "OA.9")
def test_4_2_an_escort_called_in_the_planning_no_longer_sails_with_its_convoy() -> None:
    s = hunt({"rodney": "H13"}, turn=12)
    assert BOX.turns[s.turn].c_turn
    s.vessel("rodney").is_escort = True

    answers(plan(umpire(), s, BRITISH), "rodney", "done", "done", "done")

    assert s.vessel("rodney").zone == "H13"


# ---------------------------------------------------------------------- standing orders


def watching(s: Campaign, unit: str, zone: str) -> Flight:
    """An air unit that has been told to watch a zone."""
    answers(order_flights(umpire(), s, BRITISH), unit, f"watch.{zone}", "done")
    return flight_of(s, unit)


def next_turn(s: Campaign) -> None:
    s.turn += 1
    for flight in s.british.flights.values():
        flight.has_moved, flight.flown = False, 0
    answers(order_flights(umpire(), s, BRITISH), "done")


@pytest.mark.rule("6.11", "6.32")
def test_6_32_a_unit_on_watch_flies_out_and_then_patrols_by_itself() -> None:
    s = hunt(turn=8)
    flight = watching(s, LR, "L14")
    assert (flight.zone, flight.face) == ("L14", "front")

    next_turn(s)

    assert (flight.zone, flight.face) == ("L14", "back")


@pytest.mark.rule("6.11", "6.42")
def test_6_42_a_rested_unit_goes_back_to_the_zone_it_watches() -> None:
    s = hunt(turn=8)
    flight = flight_of(s, LR)
    flight.standing, flight.beat = True, "L14"

    answers(order_flights(umpire(), s, BRITISH), "done")

    assert flight.zone == "L14"


@pytest.mark.rule("6.31")
def test_6_31_a_bomber_watches_in_reconnaissance_mode() -> None:
    assert watching(hunt(turn=8), BOMBER, "L15").face == "back"


@pytest.mark.rule("6.11")
@pytest.mark.parametrize(("order", "zone"), [("front.L15", "L15"), ("rest", "")])
def test_6_11_any_other_order_ends_a_watch(order: str, zone: str) -> None:
    s = hunt(turn=8)
    flight = flight_of(s, LR)
    flight.standing, flight.beat = True, "L14"

    answers(order_flights(umpire(), s, BRITISH), LR, order, "done")

    assert (flight.standing, flight.zone) == (False, zone)


@pytest.mark.rule("6.21(choice)")
def test_6_21_a_unit_that_must_turn_back_cannot_rest_where_it_is() -> None:
    s = hunt(turn=8)
    flight = send_up(s, LR, "L9", since=5)
    flight.standing, flight.beat = True, "L9"

    decision = offered(order_flights(umpire(), s, BRITISH), LR)

    assert "rest" not in option_ids(decision)


@pytest.mark.rule("6.11")
def test_6_11_what_a_unit_watches_stands_beside_it() -> None:
    s = hunt(turn=8)
    flight = flight_of(s, LR)
    flight.standing, flight.beat = True, "L14"

    decision = offered(order_flights(umpire(), s, BRITISH))

    assert isinstance(decision, Choose)
    notes = {option.id: option.note for option in decision.options if option.role != LEAVE}
    assert [unit for unit, note in notes.items() if note] == [LR]
