"""The order of appearance: set-up, ships held back, convoy escorts, late arrivals."""

import pytest

from sandtable.games.bismarck.components.schedule import Release
from sandtable.games.bismarck.events import EscortMobilized, ShipsArrived, ShipsReleased
from sandtable.games.bismarck.rules.appearance import (
    LOCATING,
    call_revenge,
    escorts_sail,
    is_held,
    may_be_mobilized,
    may_call_revenge,
    note_huff_duff,
    note_locating,
    ships_arrive,
)
from sandtable.games.bismarck.rules.ch05_forces import order_forces
from sandtable.games.bismarck.rules.ch05_movement import order_ships
from sandtable.games.bismarck.rules.ch05_speed import zones_allowed
from sandtable.games.bismarck.rules.ch07_search import call
from sandtable.games.bismarck.rules.ch07_strength import strengths
from sandtable.games.bismarck.state import BRITISH, GERMAN, Campaign
from sandtable.testing.desk import answers, offered, option_ids, refusal
from tests.games.bismarck.battles import BOX, umpire
from tests.games.bismarck.hunts import opening, points, send_up, slowed

HOME_FLEET = ("king_george_v", "victorious", "kenya", "galatea", "hermione", "aurora")
FORCE_H = ("sheffield", "ark_royal", "renown")


def located(zone: str, *, how: str = "search", bismarck: bool = True, turn: int = 8) -> Campaign:
    """The game as it stands once a German ship has been located in a zone."""
    s = opening()
    s.turn = turn
    note_locating(umpire(), s, zone, how, bismarck=bismarck)
    return s


def held(s: Campaign, *ships: str) -> list[str]:
    return [ship for ship in ships if is_held(BOX, s, s.vessel(ship))]


def release(ship: str) -> Release:
    arrival = next(a for a in BOX.arrivals.values() if ship in a.ships)
    return BOX.releases[arrival.release]


# ---------------------------------------------------------------------- set-up


@pytest.mark.rule("OA.german")
def test_oa_german_both_ships_start_in_bergen_and_aircraft_at_five_bases() -> None:
    s = opening()

    assert {v.zone for v in s.german.vessels.values()} == {"F20"}
    bases = {BOX.air_units[flight].base for flight in s.german.flights}
    assert bases == {"trondheim", "bergen", "brest", "st_nazaire", "bordeaux"}
    assert {v.force for v in s.german.vessels.values()} == {0}


@pytest.mark.rule("OA.british")
def test_oa_british_twenty_two_ships_and_fifteen_air_units() -> None:
    s = opening()
    where = {ship: v.zone for ship, v in s.british.vessels.items()}

    assert (len(s.british.vessels), len(s.british.flights)) == (22, 15)
    assert [where[ship] for ship in ("norfolk", "suffolk", "hood", "repulse", "rodney")] == [
        "B7",
        "D9",
        "G15",
        "J19",
        "K18",
    ]
    assert where["revenge"] == where["dorsetshire"] == ""
    assert s.vessel("hood").force == s.vessel("prince_of_wales").force > 0
    assert s.vessel("norfolk").patrolling


# ---------------------------------------------------------------------- OA.7, OA.8: the Home Fleet


@pytest.mark.rule("OA.7", "OA.8")
@pytest.mark.parametrize("how", LOCATING)
def test_oa_7_the_home_fleet_sails_the_turn_after_a_ship_is_located_outside_bergen(
    how: str,
) -> None:
    s = located("H10", how=how, bismarck=False)

    assert held(s, *HOME_FLEET, "repulse") == [*HOME_FLEET, "repulse"]
    s.turn = 9
    assert held(s, *HOME_FLEET, "repulse") == []


@pytest.mark.rule("OA.7")
def test_oa_7_a_ship_located_in_bergen_has_not_left() -> None:
    s = located("F20")
    s.turn = 30

    assert held(s, *HOME_FLEET, "repulse") == [*HOME_FLEET, "repulse"]


@pytest.mark.rule("OA.7")
@pytest.mark.parametrize(("gone", "free"), [((), False), (("prinz_eugen",), True)])
def test_oa_7_a_search_of_bergen_that_does_not_find_both_proves_the_departure(
    gone: tuple[str, ...],
    free: bool,
) -> None:
    s = opening()
    s.turn, s.fog = 5, False
    for ship in gone:
        s.vessel(ship).zone = "H10"
    send_up(s, "br_lr_scapa_flow_a", "F20 back", since=5)

    answers(call(umpire(), s, BRITISH, "F20"))

    s.turn = 6
    assert (held(s, *HOME_FLEET) == []) == free


@pytest.mark.rule("OA.7")
def test_oa_7_a_search_that_cannot_see_into_port_proves_nothing() -> None:
    s = opening()
    s.turn, s.fog = 5, False
    s.vessel("prinz_eugen").zone = "H10"
    s.vessel("norfolk").zone = "F20"

    answers(call(umpire(), s, BRITISH, "F20"))

    s.turn = 6
    assert held(s, *HOME_FLEET) == [*HOME_FLEET]


@pytest.mark.rule("OA.7")
@pytest.mark.parametrize(("zone", "free"), [("F20", False), ("F19", False), ("F18", True)])
def test_oa_7_a_bearing_proves_it_only_more_than_one_zone_from_bergen(
    zone: str,
    free: bool,
) -> None:
    s = opening()
    note_huff_duff(umpire(), s, zone)
    s.turn = 5

    assert (held(s, *HOME_FLEET) == []) == free


@pytest.mark.rule("OA.7", "OA.8")
def test_oa_7_a_ship_held_in_port_is_not_ordered_and_the_rule_is_named() -> None:
    orders = offered(order_ships(umpire(), opening(), BRITISH))

    assert not {*HOME_FLEET, "repulse", *FORCE_H, "edinburgh"} & {*option_ids(orders)}
    assert refusal(orders, "king_george_v") == "OA.7"
    assert refusal(orders, "renown") == "OA.10"
    assert refusal(orders, "edinburgh") == "OA.11"


@pytest.mark.rule("OA.7")
def test_oa_7_the_german_does_not_hear_of_a_release() -> None:
    u = umpire()

    note_locating(u, opening(), "H10", "search", bismarck=True)

    assert {event.seen_by for event in u.told(ShipsReleased)} == {(BRITISH,)}


# ---------------------------------------------------------------------- OA.10, OA.11


@pytest.mark.rule("OA.10")
def test_oa_10_force_h_sails_from_the_fourth_turn_after_the_bismarck_is_located() -> None:
    s = located("H10")
    for turn, at_home in ((8, 3), (11, 3), (12, 0)):
        s.turn = turn
        assert len(held(s, *FORCE_H)) == at_home


@pytest.mark.rule("OA.10")
def test_oa_10_the_prinz_eugen_alone_does_not_free_force_h() -> None:
    s = located("H10", bismarck=False)
    s.turn = 30

    assert held(s, *FORCE_H) == [*FORCE_H]


@pytest.mark.rule("OA.11")
@pytest.mark.parametrize(("zone", "free"), [("J17", True), ("I16", False)])
def test_oa_11_the_edinburgh_is_free_at_once_when_a_ship_is_found_within_ten_zones(
    zone: str,
    free: bool,
) -> None:
    s = located(zone, bismarck=False)

    assert BOX.board.distance(zone, "T17") == (10 if free else 11)
    assert (held(s, "edinburgh") == []) == free


@pytest.mark.rule("OA.11")
def test_oa_11_until_then_the_edinburgh_patrols_and_searches() -> None:
    s = opening()

    assert s.vessel("edinburgh").patrolling
    assert strengths(BOX, s, BRITISH)["T17"] == 4


# ---------------------------------------------------------------------- OA.9, OA.12: convoy escorts


@pytest.mark.rule("OA.9", "TEC.10")
def test_oa_9_the_rodney_goes_one_zone_west_along_the_atlantic_route_in_every_c_turn() -> None:
    s = opening()
    zones = []
    for turn in (4, 5, 6, 7, 8):
        s.turn = turn
        escorts_sail(umpire(), s)
        zones.append(s.vessel("rodney").zone)

    assert zones == ["J17", "J17", "J16", "J16", "I15"]
    assert set(release("rodney").path) <= set(BOX.board.routes["atlantic"].zones)
    assert s.vessel("rodney").fuel == BOX.ships["rodney"].fuel


@pytest.mark.rule("OA.12", "TEC.10")
def test_oa_12_the_ramillies_goes_east_on_row_s_and_up_the_africa_route() -> None:
    path = release("ramillies").path
    joined = path.index("S17")

    assert path[: joined + 1] == tuple(f"S{column}" for column in range(7, 18))
    assert set(path[joined:-1]) <= set(BOX.board.routes["africa"].zones)
    s = opening()
    escorts_sail(umpire(), s)
    assert s.vessel("ramillies").zone == "S8"


@pytest.mark.rule("OA.9")
def test_oa_9_an_escort_stops_at_the_end_of_its_way() -> None:
    s = opening()
    s.vessel("rodney").leg = len(release("rodney").path) - 1
    s.vessel("rodney").zone = "H1"

    escorts_sail(umpire(), s)

    assert s.vessel("rodney").zone == "H1"


@pytest.mark.rule("OA.9", "OA.12")
def test_oa_9_escorts_may_be_mobilized_from_the_turn_after_a_ship_is_located() -> None:
    s = located("F20", bismarck=False)
    for turn, free in ((8, False), (9, True)):
        s.turn = turn
        for ship in ("rodney", "ramillies"):
            assert may_be_mobilized(BOX, s, s.vessel(ship)) == free


@pytest.mark.rule("OA.9")
def test_oa_9_an_escort_that_nothing_released_stays_with_its_convoy_to_the_end() -> None:
    s = opening()
    s.turn = s.last_turn

    assert s.british.released == {}
    assert not may_be_mobilized(BOX, s, s.vessel("rodney"))


@pytest.mark.rule("4.2(convoy)", "12.42", "OA.9")
def test_4_2_an_escort_leaves_its_convoy_in_the_visibility_phase_and_moves_at_once() -> None:
    s, u = located("H10"), umpire()
    s.turn = 9

    answers(order_forces(u, s, BRITISH), "rodney", "done")

    assert not s.vessel("rodney").is_escort
    assert zones_allowed(BOX, s, s.vessel("rodney")) == 1
    assert "rodney" in option_ids(offered(order_ships(umpire(), s, BRITISH)))
    assert [event.seen_by for event in u.told(EscortMobilized)] == [(BRITISH,)]
    assert points(s, GERMAN, "12.42") == [1]
    assert not may_be_mobilized(BOX, s, s.vessel("rodney"))


@pytest.mark.rule("OA.9(duty)")
def test_oa_9_an_escort_on_duty_gets_no_orders_and_still_searches() -> None:
    s = opening()

    assert "rodney" not in option_ids(offered(order_ships(umpire(), s, BRITISH)))
    assert strengths(BOX, s, BRITISH)["S7"] == 1


# ---------------------------------------------------------------------- OA.13, OA.14


@pytest.mark.rule("OA.13")
@pytest.mark.parametrize(("turn", "may"), [(14, False), (15, True), (20, True)])
def test_oa_13_the_revenge_is_called_two_turns_before_she_enters(
    turn: int,
    may: bool,
) -> None:
    s = opening()
    s.turn = turn

    assert may_call_revenge(BOX, s) == may


@pytest.mark.rule("OA.13", "12.42")
def test_oa_13_the_revenge_enters_at_l3_unseen_and_gives_a_point() -> None:
    s, u = opening(), umpire()
    s.turn = 15
    answers(order_forces(u, s, BRITISH), "call-revenge", "done")
    assert all(event.seen_by == (BRITISH,) for event in u.log)

    for turn, zone in ((16, ""), (17, "L3")):
        s.turn = turn
        ships_arrive(u, s)
        assert s.vessel("revenge").zone == zone

    assert {event.seen_by for event in u.told(ShipsArrived)} == {(BRITISH,)}
    assert points(s, GERMAN, "12.42") == [1]
    assert not may_call_revenge(BOX, s)


@pytest.mark.rule("OA.13")
def test_oa_13_the_revenge_stays_away_unless_she_is_called() -> None:
    s = opening()
    s.turn = 17
    ships_arrive(umpire(), s)
    assert s.vessel("revenge").zone == ""

    s.turn = 20
    call_revenge(BOX, s)
    assert s.british.revenge_due == 22


@pytest.mark.rule("OA.14")
@pytest.mark.parametrize(("turn", "zone"), [(22, ""), (23, "Z20")])
def test_oa_14_the_dorsetshire_enters_on_turn_23_and_may_move_at_once(turn: int, zone: str) -> None:
    s = opening()
    s.turn = turn

    ships_arrive(umpire(), s)

    assert s.vessel("dorsetshire").zone == zone
    orders = option_ids(offered(order_ships(umpire(), s, BRITISH)))
    assert ("dorsetshire" in orders) == bool(zone)


@pytest.mark.rule("9.729", "OA.9")
@pytest.mark.parametrize(("evasion", "zone"), [(7, "J17"), (6, "K18")])
def test_9_729_an_escort_that_cannot_move_stays_behind(evasion: int, zone: str) -> None:
    s = opening()
    s.turn = 4
    slowed(s, "rodney", evasion)

    escorts_sail(umpire(), s)

    assert s.vessel("rodney").zone == zone
