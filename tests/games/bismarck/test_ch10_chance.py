"""10. The chance phase: general search, HUFF-DUFF and convoys."""

import pytest

from sandtable.engine.events import Rolled
from sandtable.games.bismarck.events import (
    ConvoyDestroyed,
    GeneralSearchSucceeded,
    RadioBearingTaken,
)
from sandtable.games.bismarck.rules.ch05_speed import speed
from sandtable.games.bismarck.rules.ch10_chance import (
    applies_to,
    chance,
    chance_roll,
    is_in_place,
    is_seen,
    may_attack_convoy,
)
from sandtable.games.bismarck.rules.units import ids
from sandtable.games.bismarck.state import (
    CONVOY,
    GENERAL_SEARCH,
    HUFF_DUFF,
    Campaign,
    Contact,
    Group,
)
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.bismarck.battles import BOX, Desk, umpire
from tests.games.bismarck.hunts import X, found, hunt, unit_with

GERMANS = ("bismarck", "prinz_eugen")
COLUMN_C, OUTSIDE = "M16", "J7"
ON_ROUTE, NEAR_ROUTE, TWO_OFF = "H9", "G9", "F9"


def at(zone: str, *, turn: int = 8, visibility: int = 1, fog: bool = False) -> Campaign:
    return hunt({"bismarck": zone}, turn=turn, visibility=visibility, fog=fog)


def roll(s: Campaign, *dice: int, given: tuple[str, ...] = (), ship: str = "bismarck") -> Desk:
    u = umpire(*dice)
    answers(chance_roll(u, s, ship), *given)
    return u


def is_shown(s: Campaign, total: int = 4) -> bool:
    return is_seen(BOX, s, s.vessel("bismarck"), BOX.chance.read(total))


def may_take_convoy(s: Campaign, total: int = 10) -> bool:
    return may_attack_convoy(BOX, s, unit_with(s, "bismarck"), BOX.chance.read(total))


# ---------------------------------------------------------------------- the rolls


@pytest.mark.rule("10.1", "4.9")
def test_10_1_two_dice_are_rolled_openly_for_each_german_ship() -> None:
    s, u = hunt({"bismarck": "A12", "prinz_eugen": "A13"}), umpire(3, 4, 3, 4)

    answers(chance(u, s))

    rolls = [(event.about, event.die, event.seen_by) for event in u.told(Rolled)]
    assert rolls == [("bismarck", 7, None), ("prinz_eugen", 7, None)]
    assert [entry.ship for entry in s.chances] == list(GERMANS)


@pytest.mark.rule("10.1", "10.1(second)")
def test_10_1_the_first_roll_is_for_the_whole_force_the_second_for_a_cruiser_alone() -> None:
    together = hunt(dict.fromkeys(GERMANS, "A12"), forces=[GERMANS])
    apart = hunt(dict.fromkeys(GERMANS, "A12"))

    assert ids(applies_to(together, "bismarck")) == list(GERMANS)
    assert applies_to(together, "prinz_eugen") == []
    assert ids(applies_to(apart, "bismarck")) == ["bismarck"]
    assert ids(applies_to(apart, "prinz_eugen")) == ["prinz_eugen"]


@pytest.mark.rule("10.1(second)")
def test_10_1_the_second_roll_is_made_although_the_ships_are_together() -> None:
    s, u = hunt(dict.fromkeys(GERMANS, "A12"), forces=[GERMANS]), umpire(3, 4, 1, 2)

    asked = answers(chance(u, s)).asked

    assert len(u.told(Rolled)) == 2
    assert asked == []


@pytest.mark.rule("10.1(second)")
def test_10_1_no_roll_is_made_for_a_ship_that_is_sunk() -> None:
    s, u = at("A12"), umpire(3, 4)
    s.vessel("prinz_eugen").sunk = True

    answers(chance(u, s))

    assert [event.about for event in u.told(Rolled)] == ["bismarck"]


@pytest.mark.rule("10.1(silent)", "10.25(decline)")
def test_10_1_the_german_is_asked_whether_or_not_he_could_take_the_convoy() -> None:
    for zone, options in ((ON_ROUTE, ["attack", "silence"]), ("A12", ["silence"])):
        assert option_ids(offered(chance_roll(umpire(5, 5), at(zone), "bismarck"))) == options


@pytest.mark.rule("10.1(silent)")
def test_10_1_a_result_without_effect_tells_nothing() -> None:
    u = roll(at(OUTSIDE), 2, 2)

    assert [type(event) for event in u.log] == [Rolled]


@pytest.mark.rule("10.2(T)")
def test_10_2_the_chance_table() -> None:
    rows = {total: BOX.chance.read(total) for total in range(2, 13)}

    assert rows[2].result == "huff_duff"
    assert [rows[total].search for total in range(3, 10)] == [
        (3, 5, 6),
        (2, 4, 5),
        (0, 1, 2),
        (2, 3, 4),
        (0, 1, 2),
        (1, 2, 3),
        (1, 2, 3),
    ]
    assert [(rows[total].where, rows[total].patrol) for total in (10, 11, 12)] == [
        ("on_route", False),
        ("within_two", True),
        ("one_zone_from_route", False),
    ]


# ---------------------------------------------------------------------- general search


@pytest.mark.rule("10.21")
def test_10_21_a_general_search_names_the_ship_and_shows_her_zone() -> None:
    s = at(COLUMN_C)

    u = roll(s, 2, 2)

    (told,) = u.told(GeneralSearchSucceeded)
    assert (told.ship, told.zone, told.seen_by) == ("Bismarck", COLUMN_C, None)
    assert s.british.contacts == [Contact(8, COLUMN_C, GENERAL_SEARCH, ship="bismarck")]
    assert s.located == {}  # no shadow next turn (8.11)


@pytest.mark.rule("10.21(port)")
def test_10_21_ships_in_port_are_not_exempt() -> None:
    s = at("Q24")
    s.vessel("bismarck").in_port = True
    assert is_shown(s)

    u = roll(s, 1, 1, given=("Q24",))
    assert len(u.told(RadioBearingTaken)) == 1


@pytest.mark.rule("10.211", "TEC.9")
@pytest.mark.parametrize(
    ("zone", "inside"),
    [("J8", True), ("J7", False), ("K9", True), ("K8", False), ("E5", True), ("D12", False)],
)
def test_10_211_the_search_reaches_from_the_white_circles_east_and_from_row_e_south(
    zone: str,
    inside: bool,
) -> None:
    assert is_shown(at(zone)) == inside


@pytest.mark.rule("10.213")
@pytest.mark.parametrize(("fog", "shown"), [(True, False), (False, True)])
def test_10_213_a_ship_in_fog_is_not_seen(fog: bool, shown: bool) -> None:
    assert is_shown(at("G21", fog=fog)) == shown
    assert is_shown(at("G19", fog=fog))


@pytest.mark.rule("11.13")
@pytest.mark.parametrize(
    ("turn", "zone", "shown"), [(6, "L14", False), (6, "K14", True), (7, "K14", False)]
)
def test_11_13_there_is_no_general_search_where_it_is_night(
    turn: int,
    zone: str,
    shown: bool,
) -> None:
    assert is_shown(at(zone, turn=turn)) == shown


# ---------------------------------------------------------------------- HUFF-DUFF


@pytest.mark.rule("10.22")
def test_10_22_the_german_names_the_ships_zone_or_one_of_the_six_around_it() -> None:
    s = at("H10", turn=7, visibility=X, fog=True)
    options = option_ids(offered(chance_roll(umpire(1, 1), s, "bismarck")))
    assert set(options) == {"H10", *BOX.board.sea.neighbours("H10")}
    assert len(options) == 7

    u = roll(s, 1, 1, given=("G9",))

    assert [(event.ship, event.zone) for event in u.told(RadioBearingTaken)] == [("Bismarck", "G9")]
    assert s.british.contacts == [Contact(7, "G9", HUFF_DUFF, ship="bismarck")]


@pytest.mark.rule("11.13", "10.22")
def test_11_13_at_night_only_huff_duff_counts() -> None:
    s = at(ON_ROUTE, turn=7)

    assert not is_shown(s)
    assert not may_take_convoy(s)
    assert len(roll(s, 1, 1, given=(ON_ROUTE,)).told(RadioBearingTaken)) == 1


# ---------------------------------------------------------------------- convoys


@pytest.mark.rule("10.23", "10.25")
def test_10_25_to_take_a_convoy_the_ships_are_named_with_their_zone() -> None:
    s = hunt(dict.fromkeys(GERMANS, ON_ROUTE), forces=[GERMANS])

    u = roll(s, 5, 5, given=("attack",))

    (told,) = u.told(ConvoyDestroyed)
    assert (told.ships, told.zone, told.seen_by) == ("Bismarck, Prinz Eugen", ON_ROUTE, None)
    assert s.convoys == [23]
    groups = (Group(battleships=1, cruisers=1, in_force=True),)
    assert s.british.contacts == [Contact(8, ON_ROUTE, CONVOY, groups)]


@pytest.mark.rule("10.25")
def test_10_25_the_ships_do_not_move_in_the_next_turn_even_if_they_part() -> None:
    s = hunt(dict.fromkeys(GERMANS, ON_ROUTE), forces=[GERMANS])
    roll(s, 5, 5, given=("attack",))
    for ship in GERMANS:
        s.vessel(ship).force = 0

    by_turn = []
    for turn in (9, 10):
        s.turn = turn
        by_turn.append([speed(BOX, s, unit_with(s, ship)) for ship in GERMANS])

    assert by_turn == [[0, 0], [2, 2]]


@pytest.mark.rule("10.25(decline)")
def test_10_25_he_may_let_the_convoy_go_and_say_nothing() -> None:
    s = at(ON_ROUTE)

    u = roll(s, 5, 5, given=("silence",))

    assert s.convoys == []
    assert [type(event) for event in u.log] == [Rolled]


@pytest.mark.rule("10.231", "7.23(sighting)")
@pytest.mark.parametrize("how", ["search", "shadow", "sighting"])
def test_10_231_not_by_a_ship_found_shadowed_or_sighted_this_turn(how: str) -> None:
    assert may_take_convoy(at(ON_ROUTE))
    assert not may_take_convoy(found(at(ON_ROUTE), "bismarck", how=how))


@pytest.mark.rule("10.231")
def test_10_231_one_member_found_spoils_it_for_the_force() -> None:
    s = hunt(dict.fromkeys(GERMANS, ON_ROUTE), forces=[GERMANS])

    assert not may_take_convoy(found(s, "prinz_eugen"))


@pytest.mark.rule("10.232")
@pytest.mark.parametrize(("mode", "taken"), [(" patrol", True), ("", False)])
def test_10_232_the_mode_must_be_the_one_demanded(mode: str, taken: bool) -> None:
    assert may_take_convoy(at(ON_ROUTE + mode), 11) == taken
    assert may_take_convoy(at(ON_ROUTE + mode), 10)


@pytest.mark.rule("10.24(one)", "TEC.10")
@pytest.mark.parametrize(
    ("zone", "taken"), [(ON_ROUTE, False), (NEAR_ROUTE, True), (TWO_OFF, False)]
)
def test_10_24_one_zone_from_the_route_is_not_on_it(
    zone: str,
    taken: bool,
) -> None:
    assert is_in_place(BOX, at(zone).vessel("bismarck"), BOX.chance.read(12)) == taken


@pytest.mark.rule("10.24(two)", "TEC.10")
@pytest.mark.parametrize(
    ("zone", "taken"), [(ON_ROUTE, True), (NEAR_ROUTE, True), (TWO_OFF, True), ("E9", False)]
)
def test_10_24_within_two_zones_the_route_itself_counts(
    zone: str,
    taken: bool,
) -> None:
    ship = at(f"{zone} patrol").vessel("bismarck")

    assert is_in_place(BOX, ship, BOX.chance.read(11)) == taken


@pytest.mark.rule("10.26")
def test_10_26_one_convoy_a_day_and_the_first_ship_takes_it() -> None:
    s, u = hunt(dict.fromkeys(GERMANS, ON_ROUTE)), umpire(5, 5, 5, 5)

    driven = answers(chance(u, s), "attack", "silence")

    assert option_ids(driven.asked[1]) == ["silence"]
    assert s.convoys == [23]


@pytest.mark.rule("9.225", "10.23")
@pytest.mark.parametrize("blocked", [True, False])
def test_9_225_no_convoy_is_taken_at_x_unless_the_option_says_so(
    blocked: bool,
) -> None:
    s = hunt({"bismarck": ON_ROUTE}, visibility=X, convoy_blocked_at_x=blocked)

    assert may_take_convoy(s) != blocked


@pytest.mark.rule("10.22", "10.1(silent)")
def test_10_22_a_bearing_is_named_for_a_cruiser_that_sails_with_the_bismarck_too() -> None:
    force = ("bismarck", "prinz_eugen")
    s = hunt(dict.fromkeys(force, "H10"), forces=[force])
    u = umpire(1, 1)

    answers(chance_roll(u, s, "prinz_eugen"), "H11")

    assert [(event.ship, event.zone) for event in u.told(RadioBearingTaken)] == [
        ("Prinz Eugen", "H11")
    ]
    assert s.british.contacts == [Contact(8, "H11", HUFF_DUFF, ship="prinz_eugen")]
