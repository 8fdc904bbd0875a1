"""8.2. High speed shadow."""

import pytest

from sandtable.engine.events import Rolled
from sandtable.games.bismarck.events import ContactHeld, HighSpeedShadowTried, ShipsSighted
from sandtable.games.bismarck.rules.ch05_movement import enter
from sandtable.games.bismarck.rules.ch07_search import call, search
from sandtable.games.bismarck.rules.ch08_high_speed import (
    air_unit_may_follow,
    follow,
    followers,
    ships_may_follow,
    targets_of,
)
from sandtable.games.bismarck.rules.ch08_shadow import key_of
from sandtable.games.bismarck.rules.ch09_repair import repair
from sandtable.games.bismarck.state import BRITISH, SHADOW, Campaign
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.bismarck.battles import BOX, umpire
from tests.games.bismarck.hunts import damaged, flight_of, hunt, send_up, slowed, unit_with

FIRST, LAST = "F13", "F12"


def passing(*ships: str, way: tuple[str, ...] = (FIRST, LAST), mode: str = "") -> Campaign:
    """The Bismarck passed F13, where these British ships are, and went on to F12."""
    s = hunt({"bismarck": "F14"} | dict.fromkeys(ships, f"{FIRST}{mode}"))
    for zone in way:
        enter(unit_with(s, "bismarck"), zone)
    return s


def may_follow(s: Campaign, ship: str) -> bool:
    return ships_may_follow(BOX, s, unit_with(s, ship), LAST)


# ---------------------------------------------------------------------- the attempt


@pytest.mark.rule("8.21")
def test_8_21_what_passed_the_zone_searched_may_be_shadowed_before_the_next_call() -> None:
    s, u = passing("suffolk", "norfolk", "birmingham", mode=" patrol"), umpire(1)

    answers(search(u, s), FIRST, "suffolk", "done", "done", "done")

    kinds = [type(event) for event in u.log]
    assert kinds.index(HighSpeedShadowTried) > kinds.index(ShipsSighted)
    assert s.located == {"bismarck": SHADOW}
    assert s.shadows == {"suffolk": ["bismarck"]}


@pytest.mark.rule("8.21")
@pytest.mark.parametrize(
    ("way", "zone", "targets"),
    [
        ((FIRST, LAST), FIRST, 1),
        ((FIRST, LAST), LAST, 0),
        ((FIRST,), FIRST, 0),
        ((FIRST, "F12", "F11"), FIRST, 0),
    ],
)
def test_8_21_only_the_first_of_two_zones_allows_it(
    way: tuple[str, ...], zone: str, targets: int
) -> None:
    s = passing("suffolk", way=way)

    assert len(targets_of(BOX, s, zone, [s.vessel("bismarck")])) == targets


@pytest.mark.rule("8.21")
def test_8_21_it_is_allowed_although_the_ship_was_found_in_her_second_zone() -> None:
    s = passing("suffolk", mode=" patrol")
    s.located = {"bismarck": "search"}

    assert "suffolk" in option_ids(offered(call(umpire(), s, BRITISH, FIRST)))


@pytest.mark.rule("8.21")
def test_8_21_a_force_that_passed_is_one_target() -> None:
    force = ("bismarck", "prinz_eugen")
    s = hunt(dict.fromkeys(force, "F14"), forces=[force])
    for zone in (FIRST, LAST):
        enter(unit_with(s, "bismarck"), zone)

    passed = [s.vessel(ship) for ship in force]

    assert [len(unit) for unit in targets_of(BOX, s, FIRST, passed)] == [2]


@pytest.mark.rule("8.22")
@pytest.mark.parametrize(("die", "held"), [(4, True), (5, False)])
def test_8_22_the_roll_is_made_with_one_added_for_two_zones(
    die: int,
    held: bool,
) -> None:
    s, u = passing("suffolk", mode=" patrol"), umpire(die)

    answers(call(u, s, BRITISH, FIRST), "suffolk", *(["done"] if held else []))

    (roll,) = u.told(Rolled)
    assert [(m.value, m.rule) for m in roll.modifiers if m.value] == [(1, "8.18")]
    assert bool(u.told(ContactHeld)) == held


# ---------------------------------------------------------------------- following


@pytest.mark.rule("8.23")
def test_8_23_on_success_ships_and_aircraft_of_the_zone_may_move_into_the_targets() -> None:
    s, u = passing("suffolk", "norfolk", "hood"), umpire()
    s.vessel("birmingham").zone = "F11"
    send_up(s, "br_lr_hvalfiord", FIRST, since=8)

    answers(follow(u, s, FIRST, LAST), "norfolk", "br_lr_hvalfiord", "done")

    assert (s.vessel("norfolk").zone, flight_of(s, "br_lr_hvalfiord").zone) == (LAST, LAST)
    assert s.vessel("suffolk").zone == FIRST
    assert all(event.seen_by == (BRITISH,) for event in u.log)


@pytest.mark.rule("8.23")
def test_8_23_who_is_elsewhere_or_has_used_up_his_movement_does_not_follow() -> None:
    s = passing("suffolk", "norfolk")
    s.vessel("birmingham").zone = "F11"
    s.vessel("suffolk").entered = ["F14", FIRST]

    assert [key_of(one) for one in followers(BOX, s, FIRST, LAST)] == ["norfolk"]


@pytest.mark.rule("8.23")
def test_8_23_who_is_in_emergency_movement_does_not_follow() -> None:
    s = passing("norfolk", "hood")
    slowed(s, "norfolk", 15)
    s.vessel("hood").fuel = 0

    assert not may_follow(s, "norfolk")
    assert not may_follow(s, "hood")
    slowed(s, "norfolk", 16)
    assert may_follow(s, "norfolk")


@pytest.mark.rule("8.23(fuel)")
def test_8_23_a_second_zone_costs_a_fast_battleship_a_factor() -> None:
    s = passing("hood", "king_george_v")
    s.vessel("hood").entered = [FIRST]

    answers(follow(umpire(), s, FIRST, LAST), "hood", "king_george_v")

    assert (s.vessel("hood").fuel, s.vessel("king_george_v").fuel) == (10, 11)
    assert (s.vessel("hood").double_on, s.vessel("king_george_v").double_on) == (8, 0)


@pytest.mark.rule("8.23(fuel)")
def test_8_23_not_after_two_zones_in_the_turn_before() -> None:
    s = passing("hood")
    s.vessel("hood").double_on = 7
    assert may_follow(s, "hood")

    s.vessel("hood").entered = [FIRST]
    assert not may_follow(s, "hood")


@pytest.mark.rule("8.23(air)", "6.21(choice)")
def test_8_23_an_air_unit_follows_only_if_it_still_gets_home() -> None:
    s = hunt({"ark_royal": "F14"}, up={"br_torp_ark_royal_1": FIRST})
    flight = flight_of(s, "br_torp_ark_royal_1")
    flight.flown = 2
    assert air_unit_may_follow(BOX, s, flight, LAST)

    flight.flown = 3
    assert not air_unit_may_follow(BOX, s, flight, LAST)


@pytest.mark.rule("8.23(air)", "5.29")
def test_8_23_a_carrier_that_launched_makes_no_second_zone() -> None:
    s = passing("ark_royal")
    s.vessel("ark_royal").entered = [FIRST]
    assert may_follow(s, "ark_royal")

    send_up(s, "br_torp_ark_royal_1", FIRST, since=8)
    assert not may_follow(s, "ark_royal")


@pytest.mark.rule("8.24")
def test_8_24_a_patrol_turns_to_follow_and_a_battleship_pays_for_it() -> None:
    s = passing("hood", "norfolk", mode=" patrol")

    answers(follow(umpire(), s, FIRST, LAST), "norfolk", "hood")

    for ship in ("hood", "norfolk"):
        assert (s.vessel(ship).zone, s.vessel(ship).patrolling) == (LAST, False)
    assert s.vessel("hood").fuel == 10


@pytest.mark.rule("8.24")
def test_8_24_a_battleship_on_patrol_needs_a_factor() -> None:
    s = passing("hood", mode=" patrol")
    s.vessel("hood").fuel = 0

    assert not may_follow(s, "hood")


@pytest.mark.rule("8.24(carrier)")
def test_8_24_a_carrier_with_a_patrolling_force_follows_with_it() -> None:
    force = ("norfolk", "victorious")
    s = hunt(dict.fromkeys(force, f"{FIRST} patrol"), forces=[force])

    assert may_follow(s, "victorious")
    assert not any(BOX.ships[ship].can_patrol for ship in ("victorious", "ark_royal"))


@pytest.mark.rule("7.22(once)", "8.13(search)")
def test_7_22_who_followed_does_not_search_the_next_zone() -> None:
    s = passing("suffolk", "norfolk", "birmingham", mode=" patrol")

    answers(
        search(umpire(1), s), FIRST, "suffolk", "norfolk", "birmingham", "suffolk", "done", "done"
    )

    assert LAST not in s.british.called
    assert {s.vessel(ship).zone for ship in ("suffolk", "norfolk")} == {LAST}


@pytest.mark.rule("8.13(one)", "8.21")
def test_8_13_a_ship_that_is_held_already_is_no_target_for_a_second_shadower() -> None:
    s = passing("suffolk", mode=" patrol")
    passed = [s.vessel("bismarck")]

    s.shadows = {"norfolk": []}
    assert len(targets_of(BOX, s, FIRST, passed)) == 1
    s.shadows = {"norfolk": ["bismarck"]}
    assert targets_of(BOX, s, FIRST, passed) == []


@pytest.mark.rule("8.13(one)")
def test_8_13_a_force_of_which_one_ship_is_held_is_held() -> None:
    force = ("bismarck", "prinz_eugen")
    s = hunt(dict.fromkeys(force, "F14"), forces=[force])
    for zone in (FIRST, LAST):
        enter(unit_with(s, "bismarck"), zone)
    s.shadows = {"norfolk": ["prinz_eugen"]}

    assert targets_of(BOX, s, FIRST, [s.vessel(ship) for ship in force]) == []


@pytest.mark.rule("9.728", "8.23")
@pytest.mark.parametrize(("zones", "follows"), [((), True), (("F14",), False)])
def test_9_728_a_ship_repaired_this_turn_does_not_follow_into_a_second_zone(
    zones: tuple[str, ...], follows: bool
) -> None:
    s = passing("norfolk")
    s.vessel("norfolk").entered = list(zones)
    damaged(s, "norfolk", temporary=2)
    assert may_follow(s, "norfolk")

    repair(umpire(6), s, BRITISH)

    assert may_follow(s, "norfolk") == follows
    s.turn += 1
    assert may_follow(s, "norfolk")
