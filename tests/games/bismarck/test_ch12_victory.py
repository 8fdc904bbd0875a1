"""12. Victory: the ends of the game and the schedule of points."""

import pytest

from sandtable.games.bismarck.events import GameEnded, PointsScored, PortEntered
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
from sandtable.games.bismarck.state import BRITISH, GERMAN
from tests.games.bismarck.battles import BOX, battle, umpire
from tests.games.bismarck.hunts import at_sea, flight_of, home, hunt, opening, points

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
