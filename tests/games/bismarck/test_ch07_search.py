"""7.2. The search."""

import pytest

from sandtable.games.bismarck.events import ShipsFound, ShipsSighted, ZonesSearched
from sandtable.games.bismarck.rules.ch05_movement import enter
from sandtable.games.bismarck.rules.ch07_search import (
    air_strength,
    call,
    call_zones,
    search,
    searchable,
    ships_found,
    ships_passed,
)
from sandtable.games.bismarck.rules.ch07_strength import strengths, unit_strength
from sandtable.games.bismarck.rules.ch09_announcement import may_be_attacked
from sandtable.games.bismarck.rules.units import ids
from sandtable.games.bismarck.state import (
    BRITISH,
    GERMAN,
    SEARCH,
    SIGHTING,
    Campaign,
    Contact,
    Group,
    Searched,
)
from sandtable.testing.desk import answers, offered, option_ids
from tests.games.bismarck.battles import BOX, umpire
from tests.games.bismarck.hunts import X, flight_of, hunt, unit_with

NOBODY_FOLLOWS = "none"


def moved(ships: dict[str, str], *way: str, turn: int = 8, **table: object) -> Campaign:
    """The Bismarck, and her force, has come this way; the first zone is where she started."""
    s = hunt({"bismarck": way[0]} | ships, turn=turn, **table)  # type: ignore[arg-type]  # fields of any type
    for zone in way[1:]:
        enter(unit_with(s, "bismarck"), zone)
    return s


# ---------------------------------------------------------------------- who calls


@pytest.mark.rule("7.21", "7.22", "4.6")
def test_7_21_first_the_british_player_calls_then_the_german() -> None:
    s = hunt({"norfolk": "F12 patrol", "bismarck": "H10 patrol"})
    u = umpire()

    asked = answers(search(u, s), "F12", "done", "H10", "done").asked

    assert [decision.seat for decision in asked] == [BRITISH, BRITISH, GERMAN, GERMAN]
    calls = [(event.side, event.zones, event.seen_by) for event in u.told(ZonesSearched)]
    assert calls == [(BRITISH, ("F12",), None), (GERMAN, ("H10",), None)]


@pytest.mark.rule("7.21")
def test_7_21_ships_aircraft_and_coast_together_reach_the_level() -> None:
    s = hunt({"norfolk": "H17"}, visibility=7, up={"br_lr_eire_a": "H17"})

    assert strengths(BOX, s, BRITISH)["H17"] == 1 + 2 + 4
    assert "H17" in searchable(BOX, s, BRITISH)
    s.visibility = 8
    assert "H17" not in searchable(BOX, s, BRITISH)


@pytest.mark.rule("7.21", "7.22")
def test_7_21_land_zones_are_not_called() -> None:
    s = hunt(up={"br_lr_eire_a": "M21 back"})

    assert "M21" not in searchable(BOX, s, BRITISH)


@pytest.mark.rule("7.22(once)")
def test_7_22_a_zone_is_called_once_by_each_side() -> None:
    s = hunt({"prinz_eugen": "H17 patrol"})
    steps = call_zones(umpire(), s, BRITISH)

    assert "H17" in option_ids(offered(steps))
    assert "H17" not in option_ids(steps.send("H17"))  # though the coast is still there
    assert "H17" in searchable(BOX, s, GERMAN)


@pytest.mark.rule("7.22(once)")
def test_7_22_a_unit_that_has_searched_does_not_search_again_in_its_next_zone() -> None:
    s = hunt({"norfolk": "F12 patrol"}, up={"br_lr_hvalfiord": "F12 back"})
    answers(call(umpire(), s, BRITISH, "F12"))

    s.vessel("norfolk").zone = flight_of(s, "br_lr_hvalfiord").zone = "F13"

    assert strengths(BOX, s, BRITISH)["F13"] == 0


@pytest.mark.rule("7.25")
def test_7_25_any_or_all_searches_may_be_waived() -> None:
    s, u = hunt({"norfolk": "F12 patrol", "bismarck": "F12"}), umpire()

    answers(search(u, s), "done", "done")

    assert u.log == []
    assert s.located == {}


@pytest.mark.rule("7.21")
def test_7_21_all_zones_left_may_be_called_at_once() -> None:
    s, u = hunt({"norfolk": "F12 patrol", "suffolk": "C12 patrol"}), umpire()
    zones = searchable(BOX, s, BRITISH)

    answers(call_zones(u, s, BRITISH), "all")

    assert s.british.called == zones


@pytest.mark.rule("7.24")
def test_7_24_the_zones_called_in_vain_are_told_in_one_line() -> None:
    ships = {"norfolk": "F12 patrol", "suffolk": "C12 patrol", "birmingham": "E12 patrol"}
    s, u = hunt(ships | {"bismarck": "C12"}), umpire()

    answers(search(u, s), "F12", "C12", "E12", "done", "done")

    assert [event.zone for event in u.told(ShipsFound)] == ["C12"]
    assert [event.zones for event in u.told(ZonesSearched)] == [("F12", "E12")]


# ---------------------------------------------------------------------- what is answered


@pytest.mark.rule("7.23", "2.54", "2.425")
def test_7_23_number_type_and_force_are_told_and_marked_but_no_names() -> None:
    force = ("bismarck", "prinz_eugen")
    s = hunt(dict.fromkeys(force, "F12") | {"norfolk": "F12 patrol"}, forces=[force])
    u = umpire()

    answers(call(u, s, BRITISH, "F12"))

    groups = (Group(battleships=1, cruisers=1, in_force=True),)
    (told,) = u.told(ShipsFound)
    assert told.groups == groups
    assert "bismarck" not in str(told).lower()
    assert s.british.contacts == [Contact(8, "F12", SEARCH, groups)]
    assert s.located == dict.fromkeys(force, SEARCH)


@pytest.mark.rule("7.23")
def test_7_23_aircraft_are_never_told_of() -> None:
    s, u = hunt({"norfolk": "F12 patrol"}, up={"ge_lr_trondheim": "F12"}), umpire()

    answers(call(u, s, BRITISH, "F12"))

    assert u.told(ShipsFound) == []


@pytest.mark.rule("7.24")
def test_7_24_nothing_is_said_of_what_made_the_search() -> None:
    quiet, seen = umpire(), umpire()
    answers(call(quiet, hunt({"norfolk": "F12 patrol", "bismarck": "F12"}), BRITISH, "F12"))
    s = hunt({"bismarck": "F12"}, up={"br_lr_hvalfiord": "F12 back"})
    answers(call(seen, s, BRITISH, "F12"))

    def for_the_german(log: list[object]) -> list[object]:
        return [e for e in log if GERMAN in (getattr(e, "seen_by", None) or (GERMAN,))]

    assert for_the_german([*quiet.log]) == for_the_german([*seen.log])


# ---------------------------------------------------------------------- ships that passed


@pytest.mark.rule("7.23(passing)")
def test_7_23_a_ship_that_passed_is_told_of_with_number_type_and_force() -> None:
    force = ("bismarck", "prinz_eugen")
    s = moved({"prinz_eugen": "F14"}, "F14", "F13", "F12", forces=[force])
    u = umpire()

    answers(call(u, s, BRITISH, "F13"), NOBODY_FOLLOWS)

    assert [event.groups for event in u.told(ShipsSighted)] == [
        (Group(battleships=1, cruisers=1, in_force=True),)
    ]
    assert u.told(ShipsFound) == []


@pytest.mark.rule("7.23(passing)")
def test_7_23_on_the_first_turn_passing_ships_are_not_told_of() -> None:
    s = moved({}, "F14", "F13", "F12", turn=4)

    assert ships_passed(s, "F13") == []
    s.turn = 5
    assert ids(ships_passed(s, "F13")) == ["bismarck"]


@pytest.mark.rule("7.23(passing)")
def test_7_23_the_british_never_tell_of_ships_that_passed() -> None:
    s, u = hunt({"norfolk": "F12", "prinz_eugen": "F13 patrol"}), umpire()
    for zone in ("F13", "F14"):
        enter(unit_with(s, "norfolk"), zone)

    answers(call(u, s, GERMAN, "F13"))

    assert u.told(ShipsSighted) == u.told(ShipsFound) == []


@pytest.mark.rule("7.23(sighting)")
def test_7_23_a_ship_seen_in_passing_cannot_be_attacked() -> None:
    s = moved({}, "F14", "F13", "F12")

    answers(call(umpire(), s, BRITISH, "F13"), NOBODY_FOLLOWS)

    assert s.located == {"bismarck": SIGHTING}
    assert not may_be_attacked(s, unit_with(s, "bismarck"))
    assert s.british.contacts[-1].how == SIGHTING
    assert s.first_contact == 8


@pytest.mark.rule("7.23(sighting)")
def test_7_23_a_sighting_does_not_undo_a_ship_found_where_she_is() -> None:
    s = moved({}, "F14", "F13", "F12")

    answers(call(umpire(), s, BRITISH, "F12"))
    answers(call(umpire(), s, BRITISH, "F13"), NOBODY_FOLLOWS)

    assert s.located == {"bismarck": SEARCH}


# ---------------------------------------------------------------------- strength


@pytest.mark.rule("7.26")
@pytest.mark.parametrize(("zone", "total"), [("K12", 4), ("L12", 2)])
def test_7_26_day_or_night_is_that_of_the_zone(zone: str, total: int) -> None:
    s = hunt({"norfolk": f"{zone} patrol"}, turn=6)

    assert strengths(BOX, s, BRITISH)[zone] == total


@pytest.mark.rule("7.26(tf)")
@pytest.mark.parametrize(("mode", "day", "night"), [("", 1, 1), (" patrol", 4, 3)])
def test_7_26_a_force_counts_once_however_many_ships_it_has(
    mode: str, day: int, night: int
) -> None:
    force = ("hood", "norfolk", "suffolk", "victorious")
    s = hunt(dict.fromkeys(force, f"H10{mode}"), forces=[force])

    assert unit_strength(BOX, unit_with(s, "hood"), night=False) == day
    assert unit_strength(BOX, unit_with(s, "hood"), night=True) == night


@pytest.mark.rule("7.27(german)")
@pytest.mark.parametrize(("turn", "points"), [(8, 4), (7, 3)])
def test_7_27_germans_search_from_the_coasts_of_norway_and_france(turn: int, points: int) -> None:
    s = hunt(turn=turn, visibility=1)

    found = strengths(BOX, s, GERMAN)
    assert {found[zone] for zone in ("E19", "F20", "P23", "R26")} == {points}
    assert found["H17"] == 0
    assert {"E19", "R26"} <= set(searchable(BOX, s, GERMAN))


@pytest.mark.rule("TEC.6", "7.27")
def test_tec_6_the_faeroes_and_shetlands_search_for_the_british() -> None:
    s = hunt()

    assert [strengths(BOX, s, BRITISH)[zone] for zone in ("F15", "G18")] == [4, 4]
    assert {"F15", "G18"} <= set(searchable(BOX, s, BRITISH))


@pytest.mark.rule("7.28")
def test_7_28_an_air_unit_searches_only_the_zone_in_which_it_ends() -> None:
    s = hunt(up={"br_lr_hvalfiord": "F12 back"})

    assert air_strength(BOX, s, BRITISH, "F12") == 6
    assert air_strength(BOX, s, BRITISH, "E11") == 0


@pytest.mark.rule("8.13(search)")
def test_8_13_a_unit_that_shadows_does_not_search() -> None:
    s = hunt({"norfolk": "F12 patrol"}, up={"br_lr_hvalfiord": "F12 back"})
    s.vessel("norfolk").is_shadowing = True
    assert strengths(BOX, s, BRITISH)["F12"] == 6
    flight_of(s, "br_lr_hvalfiord").is_shadowing = True
    assert strengths(BOX, s, BRITISH)["F12"] == 0


# ---------------------------------------------------------------------- ships in port


@pytest.mark.rule("7.29(coastal)")
def test_7_29_the_coast_does_not_find_ships_in_port() -> None:
    s = hunt({"hood": "P23"}, visibility=4)
    s.vessel("hood").in_port = True  # were she at home there

    assert strengths(BOX, s, GERMAN)["P23"] == 4
    assert ships_found(BOX, s, GERMAN, "P23") == []
    s.vessel("hood").in_port = False
    assert ids(ships_found(BOX, s, GERMAN, "P23")) == ["hood"]


@pytest.mark.rule("7.29")
@pytest.mark.parametrize(("visibility", "found"), [(6, ["prinz_eugen"]), (7, [])])
def test_7_29_aircraft_that_just_reach_the_visibility_find_ships_in_port(
    visibility: int, found: list[str]
) -> None:
    s = hunt({"prinz_eugen": "P23"}, up={"br_lr_plymouth_a": "P23 back"}, visibility=visibility)
    s.vessel("prinz_eugen").in_port = True

    assert ids(ships_found(BOX, s, BRITISH, "P23")) == found


@pytest.mark.rule("7.29(when)")
def test_7_29_on_the_turn_of_entry_a_ship_is_found_like_one_at_sea() -> None:
    s = hunt({"prinz_eugen": "P22", "norfolk": "P23 patrol"})
    enter(unit_with(s, "prinz_eugen"), "P23")

    assert ids(ships_found(BOX, s, BRITISH, "P23")) == ["prinz_eugen"]
    s.vessel("prinz_eugen").in_port = True
    assert ships_found(BOX, s, BRITISH, "P23") == []


@pytest.mark.rule("7.29")
def test_7_29_what_a_search_could_see_is_noted() -> None:
    s = hunt({"norfolk": "F12 patrol"}, up={"br_lr_hvalfiord": "F13 back"})

    answers(call(umpire(), s, BRITISH, "F12"))
    answers(call(umpire(), s, BRITISH, "F13"))

    assert s.british.searches == [
        Searched(8, "F12", sees_ports=False),
        Searched(8, "F13", sees_ports=True),
    ]


@pytest.mark.rule("7.17", "4.6")
def test_7_17_at_x_nobody_is_asked() -> None:
    s = hunt({"norfolk": "F12 patrol"}, visibility=X)

    assert answers(search(umpire(), s)).asked == []
