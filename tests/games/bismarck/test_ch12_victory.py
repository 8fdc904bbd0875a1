"""12. Victory: the ends of the game and the schedule of points."""

import pytest

from sandtable.games.bismarck.events import GameEnded, PointsScored, PortEntered
from sandtable.games.bismarck.rules.ch05_movement import enter
from sandtable.games.bismarck.rules.ch09_battle import end_action
from sandtable.games.bismarck.rules.ch09_damage import sink
from sandtable.games.bismarck.rules.ch12_victory import (
    bismarck_at_most,
    british_possible,
    end,
    end_of_turn,
    german_certain,
    is_bismarck_home,
    is_uncatchable,
    ports,
)
from sandtable.games.bismarck.sequence import SEQUENCE
from sandtable.games.bismarck.state import BRITISH, GERMAN, Campaign
from tests.games.bismarck.battles import BOX, battle, umpire
from tests.games.bismarck.hunts import (
    damaged,
    flight_of,
    hunt,
    opening,
    points,
    send_up,
    slowed,
    unit_with,
)

GERMANS = ("bismarck", "prinz_eugen")


def at_sea(turn: int = 34, convoys: tuple[int, ...] = (23,)) -> Campaign:
    """Both German ships at sea; with a convoy sunk 12.36 is silent."""
    s = hunt(dict.fromkeys(GERMANS, "H10"), turn=turn)
    s.convoys = list(convoys)
    return s


def home(ship: str, *, port: str = "P23", off: str = "P22", turn: int = 26) -> Campaign:
    """A German ship that has just entered a port; the other is at sea."""
    s = hunt(dict.fromkeys(GERMANS, "H10"), turn=turn)
    s.vessel(ship).zone = off
    enter(unit_with(s, ship), port)
    return s


# ---------------------------------------------------------------------- the ends


@pytest.mark.rule("12.1", "12.1(five)")
def test_12_1_the_game_has_four_ends() -> None:
    rules = {one.id: one.rule for one in BOX.game_ends.values()}

    assert rules == {
        "bismarck_sunk": "12.11",
        "bismarck_in_port": "12.12",
        "german_uncatchable": "12.13",
        "time_limit": "12.14",
    }


@pytest.mark.rule("12.11")
def test_12_11_the_game_ends_when_the_bismarck_is_sunk_in_battle() -> None:
    s = battle({"hood": "0,3:E", "bismarck": "0,0:E"})
    sink(umpire(), s, s.vessel("bismarck"))

    assert end_action(umpire(), s, "gone") == "end"
    assert s.ending == "bismarck_sunk"


@pytest.mark.rule("12.12", "12.7")
@pytest.mark.parametrize(
    ("port", "off"), [("C19", "C18"), ("F20", "F19"), ("P23", "P22"), ("Q25", "Q24")]
)
def test_12_12_the_game_ends_when_the_bismarck_enters_a_port_of_hers(port: str, off: str) -> None:
    s, u = home("bismarck", port=port, off=off), umpire()

    assert is_bismarck_home(BOX, s)
    assert ports(u, s) == "end"
    assert s.ending == "bismarck_in_port"
    assert len(u.told(PortEntered)) == 1


@pytest.mark.rule("12.12", "12.7")
def test_12_7_her_entry_counts_after_all_combat_and_before_the_chance_phase() -> None:
    order = [phase.id for phase in SEQUENCE.phases]

    assert order.index("battle-round") < order.index("ports") < order.index("chance")
    assert not is_bismarck_home(BOX, at_sea())
    assert not is_bismarck_home(BOX, opening())  # she has not entered Bergen, she was there
    assert not is_bismarck_home(BOX, home("prinz_eugen"))


@pytest.mark.rule("12.14")
@pytest.mark.parametrize(("turn", "over"), [(33, False), (34, True)])
def test_12_14_the_game_ends_after_the_last_turn(turn: int, over: bool) -> None:
    assert end_of_turn(umpire(), at_sea(turn)) == over


@pytest.mark.rule("12.13")
def test_12_13_the_game_ends_when_the_british_can_no_longer_catch_up() -> None:
    s = at_sea(turn=30, convoys=(23, 24, 25))
    s.vessel("prinz_eugen").sunk, s.vessel("prinz_eugen").zone = True, ""
    for flight in s.german.flights.values():
        flight.lost = True
    assert british_possible(BOX, s) == 10 + 14 + 30
    for ship, total in (("victorious", 44), ("hood", 58)):
        assert not is_uncatchable(BOX, s)
        s.vessel(ship).sunk = True
        assert german_certain(BOX, s) == total

    assert is_uncatchable(BOX, s)
    assert end_of_turn(umpire(), s)
    assert s.ending == "german_uncatchable"


@pytest.mark.rule("12.13")
def test_12_13_equal_totals_can_still_be_reached() -> None:
    s = at_sea(turn=30, convoys=(23,))
    s.vessel("prinz_eugen").sunk, s.vessel("prinz_eugen").zone = True, ""
    s.vessel("victorious").sunk = s.vessel("ark_royal").sunk = True  # 6 + 24 + 20
    s.british.mobilized = ["rodney", "ramillies", "revenge"]
    flight_of(s, "br_level_eire").lost = True  # 1 + 1 + 1 + 2

    assert (german_certain(BOX, s), british_possible(BOX, s)) == (55, 54)
    s.british.mobilized.pop()
    assert german_certain(BOX, s) == 54
    assert not is_uncatchable(BOX, s)


@pytest.mark.rule("12.13")
def test_12_13_german_points_for_being_at_sea_are_not_certain() -> None:
    s = at_sea()

    assert points(s, GERMAN, "12.46") == [4, 2]
    assert german_certain(BOX, s) == 6


@pytest.mark.rule("12.13")
@pytest.mark.parametrize(("turn", "most"), [(4, 38), (6, 36), (20, 32), (26, 30), (34, 30)])
def test_12_13_the_bismarck_is_worth_sinking_or_driving_home_with_nine_hits(
    turn: int, most: int
) -> None:
    assert bismarck_at_most(BOX, at_sea(turn)) == most


@pytest.mark.rule("12.13")
def test_12_13_all_that_the_british_can_still_gain() -> None:
    s = at_sea(turn=30, convoys=())

    planes = len(s.german.flights)
    assert british_possible(BOX, s) == 30 + 10 + 2 * planes + 4


# ---------------------------------------------------------------------- who wins


@pytest.mark.rule("12.2", "12.3", "12.4")
@pytest.mark.parametrize(
    ("mobilized", "convoys", "result"),
    [(0, (), BRITISH), (0, (23,), GERMAN), (2, (), "draw"), (3, (), GERMAN)],
)
def test_12_2_the_higher_total_wins_and_equal_totals_are_a_draw(
    mobilized: int, convoys: tuple[int, ...], result: str
) -> None:
    s, u = hunt(turn=34), umpire()
    s.convoys, s.ending = list(convoys), "time_limit"
    s.british.mobilized = ["rodney", "ramillies", "revenge"][:mobilized]
    if mobilized:
        flight_of(s, "br_level_eire").lost = True  # 2 points against the 4 of 12.36

    end(u, s)

    assert s.result == result
    (told,) = u.told(GameEnded)
    scores = {
        side: sum(event.points for event in u.told(PointsScored) if event.side == side)
        for side in (BRITISH, GERMAN)
    }
    assert (told.british, told.german) == (scores[BRITISH], scores[GERMAN])


# ---------------------------------------------------------------------- British points


@pytest.mark.rule("12.31", "12.3")
@pytest.mark.parametrize(("ship", "value"), [("bismarck", 30), ("prinz_eugen", 10)])
def test_12_31_german_ships_sunk(ship: str, value: int) -> None:
    s = at_sea()
    sink(umpire(), s, s.vessel(ship))

    assert points(s, BRITISH) == [value]


@pytest.mark.rule("12.32")
@pytest.mark.parametrize(("ship", "value"), [("bismarck", 6), ("prinz_eugen", 2)])
def test_12_32_a_ship_that_enters_port_with_a_midships_hit(ship: str, value: int) -> None:
    s = home(ship)
    damaged(s, ship, midships=1)

    end_of_turn(umpire(), s)
    end_of_turn(umpire(), s)

    assert points(s, BRITISH, "12.32") == [value]


@pytest.mark.rule("12.32")
def test_12_32_a_ship_with_other_damage_pays_nothing() -> None:
    s = home("prinz_eugen")
    damaged(s, "prinz_eugen", bow=2)

    end_of_turn(umpire(), s)

    assert points(s, BRITISH, "12.32") == []


@pytest.mark.rule("12.32", "12.7")
def test_12_32_it_counts_although_the_game_ends_in_that_turn() -> None:
    s = home("prinz_eugen")
    damaged(s, "prinz_eugen", midships=1)
    sink(umpire(), s, s.vessel("bismarck"))
    s.ending = "bismarck_sunk"

    end(umpire(), s)

    assert points(s, BRITISH, "12.32") == [2]


@pytest.mark.rule("12.33(bergen)", "12.33")
def test_12_33_the_bismarck_that_has_not_left_bergen_in_time_pays_once() -> None:
    s = opening()
    for turn, paid in ((5, []), (6, [14])):
        s.turn = turn
        end_of_turn(umpire(), s)
        assert points(s, BRITISH, "12.33") == paid

    s.turn = 26
    s.vessel("bismarck").zone = "P22"
    enter(unit_with(s, "bismarck"), "P23")
    ports(umpire(), s)
    assert points(s, BRITISH, "12.33") == [14]


@pytest.mark.rule("12.33(bergen)")
def test_12_33_she_has_left_if_she_is_elsewhere_by_then() -> None:
    s = hunt({"bismarck": "F19"}, turn=6)

    end_of_turn(umpire(), s)

    assert points(s, BRITISH, "12.33") == []


@pytest.mark.rule("12.34")
@pytest.mark.parametrize(("ship", "value"), [("bismarck", 6), ("prinz_eugen", 2)])
@pytest.mark.parametrize(("evasion", "scores"), [(21, True), (22, False)])
def test_12_34_a_slow_ship_at_sea(
    ship: str,
    value: int,
    evasion: int,
    scores: bool,
) -> None:
    s = at_sea()
    slowed(s, ship, evasion)

    assert points(s, BRITISH, "12.34") == ([value] if scores else [])
    s.vessel(ship).zone = "P23"
    assert points(s, BRITISH, "12.34") == []


@pytest.mark.rule("12.35", "12.43")
@pytest.mark.parametrize(
    ("unit", "side", "rule"),
    [("ge_level_brest", BRITISH, "12.35"), ("br_level_eire", GERMAN, "12.43")],
)
def test_12_35_each_air_unit_that_cannot_return(unit: str, side: str, rule: str) -> None:
    s = at_sea()
    flight_of(s, unit).lost = True

    assert points(s, side, rule) == [2]


@pytest.mark.rule("12.36")
@pytest.mark.parametrize(("convoys", "paid"), [((), [4]), ((23,), [])])
def test_12_36_no_convoy_sunk(convoys: tuple[int, ...], paid: list[int]) -> None:
    assert points(at_sea(convoys=convoys), BRITISH, "12.36") == paid


# ---------------------------------------------------------------------- German points


@pytest.mark.rule("12.41", "12.4")
@pytest.mark.parametrize(
    ("ship", "value"),
    [
        ("victorious", 24),
        ("ark_royal", 20),
        ("king_george_v", 16),
        ("prince_of_wales", 16),
        ("hood", 14),
        ("rodney", 12),
        ("repulse", 10),
        ("renown", 10),
        ("revenge", 8),
        ("ramillies", 8),
        ("norfolk", 6),
        ("dorsetshire", 6),
        ("kenya", 4),
        ("sheffield", 4),
    ],
)
def test_12_41_british_ships_sunk(ship: str, value: int) -> None:
    s = hunt({ship: "H10"})
    sink(umpire(), s, s.vessel(ship))

    assert points(s, GERMAN) == [value]


@pytest.mark.rule("12.42")
def test_12_42_each_escort_mobilized_is_worth_a_point() -> None:
    s = at_sea()
    s.british.mobilized = ["rodney", "revenge"]

    assert points(s, GERMAN, "12.42") == [1, 1]


@pytest.mark.rule("12.44")
def test_12_44_a_sixth_convoy_scores_like_the_fifth() -> None:
    s = at_sea(convoys=(22, 23, 24, 25, 26, 27))

    assert points(s, GERMAN, "12.44") == [6, 6, 8, 10, 12, 12]


@pytest.mark.rule("12.45", "12.46", "12.46(excl)")
@pytest.mark.parametrize(
    ("hits", "evasion", "by_45", "by_46"),
    [(0, 29, [], [4]), (1, 22, [2], []), (1, 21, [], []), (0, 20, [], [4])],
)
def test_12_46_the_bismarck_at_sea_is_whole_or_damaged_but_fast(
    hits: int, evasion: int, by_45: list[int], by_46: list[int]
) -> None:
    s = at_sea()
    s.vessel("prinz_eugen").zone = "P23"
    slowed(s, "bismarck", evasion).damage.midships = hits

    assert points(s, GERMAN, "12.45") == by_45
    assert points(s, GERMAN, "12.46") == by_46


@pytest.mark.rule("12.46")
def test_12_46_the_prinz_eugen_at_sea_without_midships_damage() -> None:
    s = at_sea()
    s.vessel("bismarck").zone = "P23"
    assert points(s, GERMAN, "12.46") == [2]

    damaged(s, "prinz_eugen", midships=1)
    assert points(s, GERMAN, "12.46", "12.45") == []


# ---------------------------------------------------------------------- damage


@pytest.mark.rule("12.5")
def test_12_5_midships_hits_on_enemies_afloat_at_sea_or_in_port() -> None:
    s = at_sea()
    s.vessel("bismarck").zone = "P23"
    for ship in ("hood", "ark_royal", "norfolk", "kenya"):
        s.vessel(ship).zone = "H10"
    damaged(s, "bismarck", midships=3)
    damaged(s, "prinz_eugen", midships=2)
    damaged(s, "hood", midships=2)
    damaged(s, "ark_royal", midships=1)
    damaged(s, "norfolk", midships=2)
    damaged(s, "kenya", midships=3)
    sink(umpire(), s, s.vessel("kenya"))

    assert points(s, BRITISH, "12.5") == [6, 2]
    assert sorted(points(s, GERMAN, "12.5")) == [2, 2, 4]


@pytest.mark.rule("12.43")
def test_12_43_aircraft_aloft_count_as_lost_when_their_carrier_sinks_in_the_last_turn() -> None:
    s = hunt({"victorious": "H10"})
    unit = next(u.id for u in BOX.air_units.values() if u.base == "victorious")
    send_up(s, unit, "H11", since=s.turn)
    assert points(s, GERMAN, "12.43") == []

    s.vessel("victorious").zone, s.vessel("victorious").sunk = "", True

    assert points(s, GERMAN, "12.43") == [2]
