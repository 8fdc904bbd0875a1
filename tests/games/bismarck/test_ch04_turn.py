"""2, 3 and 4. What is in the box, the preparation, and the phases of a turn."""

import pytest

from sandtable.games.bismarck.components import PRINTED
from sandtable.games.bismarck.components.units import CAPITAL
from sandtable.games.bismarck.events import ShipsArrived, TurnBegan, VisibilitySet
from sandtable.games.bismarck.rules.appearance import ESCORTS
from sandtable.games.bismarck.rules.ch04_turn import availability, clear, next_turn
from sandtable.games.bismarck.rules.ch05_movement import order_ships
from sandtable.games.bismarck.rules.ch06_air import can_fly
from sandtable.games.bismarck.rules.ch07_search import air_strength
from sandtable.games.bismarck.rules.ch07_strength import unit_strength
from sandtable.games.bismarck.rules.ch07_visibility import visibility
from sandtable.games.bismarck.rules.ch09_battle import battle_set_up
from sandtable.games.bismarck.rules.ch09_damage import mark_guns
from sandtable.games.bismarck.rules.ch09_fire import salvo_number
from sandtable.games.bismarck.rules.units import face_of, general_type, unit_of
from sandtable.games.bismarck.sequence import SEQUENCE
from sandtable.games.bismarck.state import BRITISH, GERMAN, SHADOW, Action, Damage
from sandtable.testing.desk import answers
from tests.games.bismarck.battles import BOX, battle_on, umpire
from tests.games.bismarck.hunts import flight_of, found, hunt, opening, trail, unit_with

# ---------------------------------------------------------------------- 2. components


@pytest.mark.rule("2.422")
def test_2_422_battlecruisers_are_battleships_heavy_and_light_ships_cruisers() -> None:
    s = opening()
    types = {ship: general_type(BOX, s.vessel(ship)) for ship in ("hood", "bismarck", "norfolk")}
    types |= {ship: general_type(BOX, s.vessel(ship)) for ship in ("kenya", "ark_royal")}

    assert types == {
        "hood": "battleship",
        "bismarck": "battleship",
        "norfolk": "cruiser",
        "kenya": "cruiser",
        "ark_royal": "carrier",
    }
    assert BOX.general_types["battleship"].types == ("BB", "BC", "PB")
    assert set(CAPITAL) == {"BB", "BC", "PB"}


@pytest.mark.rule("2.423")
def test_2_423_a_patrol_searches_better_than_a_ship_that_moves() -> None:
    s = hunt({"norfolk": "F12", "suffolk": "F12 patrol"})

    moving, patrolling = (unit_with(s, ship) for ship in ("norfolk", "suffolk"))

    assert unit_strength(BOX, moving, night=False) == 1
    assert unit_strength(BOX, patrolling, night=False) == 4


@pytest.mark.rule("2.424", "2.435")
@pytest.mark.parametrize(("turn", "ship", "plane"), [(8, 4, 6), (7, 3, 3)])
def test_2_424_the_left_number_is_for_day_turns_the_right_one_for_night(
    turn: int, ship: int, plane: int
) -> None:
    s = hunt({"suffolk": "F12 patrol"}, turn=turn, up={"br_lr_hvalfiord": "F12 back"})

    assert unit_strength(BOX, unit_with(s, "suffolk"), night=turn == 7) == ship
    assert air_strength(BOX, s, BRITISH, "F12") == plane


@pytest.mark.rule("2.427")
def test_2_427_no_ship_is_faster_than_two_zones() -> None:
    assert {ship.max_speed for ship in BOX.ships.values()} == {1, 2}


@pytest.mark.rule("2.433", "2.434")
def test_2_434_the_back_of_a_reconnaissance_counter_is_its_patrol() -> None:
    unit = BOX.air_units["br_lr_eire_a"]
    front, back = face_of(unit, "front"), face_of(unit, "back")

    assert (front.mode, back.mode) == ("movement", "patrol")
    assert back.speed < front.speed
    assert back.search.day > front.search.day


@pytest.mark.rule("2.434(bomber)")
def test_2_434_the_back_of_a_british_bomber_is_reconnaissance() -> None:
    unit = BOX.air_units["br_torp_victorious"]
    front, back = face_of(unit, "front"), face_of(unit, "back")

    assert (front.mode, back.mode) == ("attack", "reconnaissance")
    assert back.search.day > front.search.day
    assert back.endurance > front.endurance


@pytest.mark.rule("2.434(german)")
def test_2_434_german_level_bombers_have_no_reconnaissance() -> None:
    unit = BOX.air_units["ge_level_brest"]

    assert face_of(unit, "back") is unit.front
    assert unit.front.mode == "attack"


@pytest.mark.rule("2.3")
def test_2_3_the_defender_starts_in_the_centre_the_attacker_on_an_edge_by_die() -> None:
    s = hunt({"norfolk": "F12", "bismarck": "F12"})
    s.actions = [Action("F12", BRITISH, ["norfolk"], ["bismarck"])]

    edge = BOX.battle.edges[3]
    first = f"{edge.hexes[0].q},{edge.hexes[0].r}"
    answers(battle_set_up(umpire(3), s), "E", "W", first)

    assert battle_on(s).places["bismarck"].hex == BOX.battle.frame.centre
    assert battle_on(s).places["norfolk"].hex in edge.hexes


@pytest.mark.rule("2.81")
def test_2_81_the_tables_of_the_card_are_at_hand() -> None:
    tables = BOX.table_list()

    assert {"visibility_change", "shadow", "chance", "evasion_repair"} <= set(tables)
    assert all(table.titles.es and table.titles.en for table in tables.values())


@pytest.mark.rule("2.82")
def test_2_82_the_hit_record_keeps_damage_and_salvoes_of_a_ship() -> None:
    ship, damage = BOX.ships["bismarck"], Damage()

    mark_guns(ship, damage, "bow", 2)

    assert damage.bow == 2
    assert salvo_number(ship, damage, "bow") == 5


# ---------------------------------------------------------------------- 3. preparation


@pytest.mark.rule("3.0", "2.4")
def test_3_0_exactly_the_units_of_the_order_of_appearance_are_used() -> None:
    s = opening()

    ships = {ship for arrival in BOX.arrivals.values() for ship in arrival.ships}
    planes = {unit for arrival in BOX.air_arrivals.values() for unit in arrival.units}
    assert {*s.british.vessels, *s.german.vessels} == ships
    assert {*s.british.flights, *s.german.flights} == planes
    assert s.vessel("bismarck").fuel == 13
    assert all(v.damage == Damage() for v in s.british.vessels.values())


@pytest.mark.rule("2.51")
def test_2_51_two_battleships_begin_on_convoy_duty() -> None:
    escorts = [v.id for v in opening().british.vessels.values() if v.is_escort]

    assert escorts == ["rodney", "ramillies"]
    assert {BOX.arrivals["british-9"].release, BOX.arrivals["british-12"].release} == set(ESCORTS)


# ---------------------------------------------------------------------- 4. the turn


@pytest.mark.rule("4.0", "4.6", "4.7", "4.8", "9.14")
def test_4_0_nine_phases_follow_each_other_in_a_fixed_order() -> None:
    rules = [phase.rule for phase in SEQUENCE.phases if phase.rule.startswith("4.")]

    assert rules == [f"4.{number}" for number in range(1, 10)]


@pytest.mark.rule("4.9(next)", "4.9", "11.22", "10.25(decline)")
def test_4_9_after_the_chance_phase_the_next_turn_begins_with_availability() -> None:
    s = hunt({"bismarck": "A12", "prinz_eugen": "A12"}, turn=8)
    u, names = umpire(3, 4, 3, 4, 3, 4), list[str]()

    next(SEQUENCE.conduct(u, s, "chance", names.append))

    assert names == ["chance", "availability", "visibility", "air-movement"]
    assert s.turn == 9


@pytest.mark.rule("4.9(next)")
@pytest.mark.parametrize("side", [BRITISH, GERMAN])
def test_4_9_who_has_nothing_to_order_is_asked_all_the_same(side: str) -> None:
    asked = answers(order_ships(umpire(), hunt(), side), "done").asked

    assert [decision.seat for decision in asked] == [side]


@pytest.mark.rule("4.1", "OA.14")
def test_4_1_ships_due_are_placed_out_of_the_enemys_sight() -> None:
    s, u = opening(), umpire()
    s.turn = 23

    availability(u, s)

    assert s.vessel("dorsetshire").zone == "Z20"
    assert [event.seen_by for event in u.told(ShipsArrived)] == [(BRITISH,)]


@pytest.mark.rule("4.1", "6.44")
@pytest.mark.parametrize(("turn", "ready"), [(9, False), (10, True)])
def test_4_1_a_rested_air_unit_is_back_at_its_base(turn: int, ready: bool) -> None:
    s = hunt(turn=turn)
    flight_of(s, "br_level_eire").ready_on = 10

    assert can_fly(BOX, s, flight_of(s, "br_level_eire")) == ready


@pytest.mark.rule("4.2", "7.11")
def test_4_2_the_weather_is_told_to_all_before_both_sides_regroup() -> None:
    s, u = trail(hunt(turn=8, visibility=4), "bismarck"), umpire(3, 3)

    asked = answers(visibility(u, s), "done", "done").asked

    (told,) = u.told(VisibilitySet)
    assert (told.level, told.fog, told.seen_by) == ("5", True, None)
    assert [decision.seat for decision in asked] == [BRITISH, GERMAN]
    assert {decision.id for decision in asked} == {"regroup"}


@pytest.mark.rule("11.21", "4.0")
def test_11_21_each_turn_begins_with_its_day_and_hour() -> None:
    u = umpire()

    availability(u, hunt(turn=9))

    (told,) = u.told(TurnBegan)
    assert (told.turn, told.day, told.clock) == (9, 23, "08:00")


@pytest.mark.rule("11.22")
def test_11_22_the_marker_moves_on_and_what_belonged_to_the_turn_is_forgotten() -> None:
    s = found(hunt({"bismarck": "F12", "suffolk": "F12"}), "bismarck")
    s.shadows, s.fought, s.british.called = {"suffolk": ["bismarck"]}, ["hood"], ["F12"]
    s.vessel("bismarck").entered, s.vessel("bismarck").has_moved = ["F13", "F12"], True
    s.vessel("suffolk").is_shadowing = s.vessel("suffolk").searched = True

    next_turn(BOX, s)

    assert s.turn == 9
    assert (s.located, s.shadows, s.fought, s.british.called) == ({}, {}, [], [])
    assert (s.vessel("bismarck").entered, s.vessel("bismarck").has_moved) == ([], False)
    assert not s.vessel("suffolk").is_shadowing
    assert not s.vessel("suffolk").searched


@pytest.mark.rule("8.11", "7.23(sighting)")
@pytest.mark.parametrize(
    ("how", "trailed"), [("search", True), (SHADOW, True), ("sighting", False), ("", False)]
)
def test_8_11_what_was_found_where_it_ended_may_be_shadowed_next_turn(
    how: str,
    trailed: bool,
) -> None:
    s = found(hunt({"bismarck": "F12"}), *(["bismarck"] if how else []), how=how)

    next_turn(BOX, s)

    assert (s.trailed == ["bismarck"]) == trailed


@pytest.mark.rule("8.16(split)")
@pytest.mark.parametrize("together", [True, False])
def test_8_16_ships_found_in_one_force_are_remembered_as_one(together: bool) -> None:
    force = ("bismarck", "prinz_eugen")
    s = found(hunt(dict.fromkeys(force, "F12"), forces=[force] if together else []), *force)

    next_turn(BOX, s)

    assert s.trailed_together == together


@pytest.mark.rule("7.29(when)")
def test_7_29_a_ship_is_in_port_from_the_turn_after_it_entered() -> None:
    s = hunt({"prinz_eugen": "P23", "hood": "P23", "repulse": "H18"})
    assert not s.vessel("prinz_eugen").in_port

    clear(BOX, s.german, GERMAN)
    clear(BOX, s.british, BRITISH)

    assert s.vessel("prinz_eugen").in_port
    assert s.vessel("repulse").in_port
    assert not s.vessel("hood").in_port


@pytest.mark.rule("7.29(when)")
def test_7_29_ships_that_start_in_port_are_in_port_from_the_beginning() -> None:
    s = opening()

    assert s.vessel("bismarck").in_port
    assert s.vessel("king_george_v").in_port
    assert not s.vessel("hood").in_port
    assert PRINTED.data["scenario"][0]["first_turn"] == s.turn
    assert unit_of(s.british, s.vessel("hood")) == [s.vessel("hood"), s.vessel("prince_of_wales")]
