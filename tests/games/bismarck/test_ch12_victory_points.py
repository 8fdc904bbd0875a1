"""12.3 to 12.5. The schedule of points."""

import pytest

from sandtable.games.bismarck.rules.ch05_movement import enter
from sandtable.games.bismarck.rules.ch09_damage import sink
from sandtable.games.bismarck.rules.ch12_victory import (
    end,
    end_of_turn,
    ports,
    schedule,
)
from sandtable.games.bismarck.state import BRITISH, GERMAN
from tests.games.bismarck.battles import BOX, umpire
from tests.games.bismarck.hunts import (
    at_sea,
    damaged,
    flight_of,
    home,
    hunt,
    opening,
    points,
    send_up,
    slowed,
    unit_with,
)

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


def test_12_3_every_entry_names_the_ship_it_is_for() -> None:
    s = at_sea()
    s.german.vessels["bismarck"].sunk = True
    s.german.vessels["bismarck"].zone = ""
    s.british.mobilized.append("rodney")
    named = {(score.rule, score.whom) for score in schedule(BOX, s)}

    assert {("12.31", "Bismarck"), ("12.42", "Rodney"), ("12.46", "Prinz Eugen")} <= named
