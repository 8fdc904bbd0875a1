"""7.1.1. Squares, and the moves of ships and boats on the grid."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from sandtable.games.paukenschlag.events.grid import UnitLeftGrid
from sandtable.games.paukenschlag.rules.ch07_moves import move_side
from sandtable.games.paukenschlag.rules.ch07_places import (
    contact_of,
    distance,
    is_seen,
    roll_square,
)
from sandtable.games.paukenschlag.rules.ch07_rounds import is_over
from sandtable.games.paukenschlag.rules.ch10_convoys import course
from sandtable.games.paukenschlag.state import GERMAN, TSL, US, Campaign
from sandtable.testing.desk import answers
from tests.games.paukenschlag.campaigns import (
    BOX,
    convoy,
    empty,
    on_grid,
    plane,
    sees,
    ship,
    umpire,
)
from tests.games.paukenschlag.grids import steps, table


def found_by(s: Campaign, finder: str) -> None:
    """Let the first detection on the grid be a ship's."""
    sights = contact_of(s).sights
    sights[0] = replace(sights[0], finder=finder)


# ---------------------------------------------------------------------- squares


@pytest.mark.rule("7.1(place)", "7.1(zero)", "2.1(grid)", "2.0(dice)")
@pytest.mark.parametrize(
    ("faces", "square"), [((7, 9), "79"), ((10, 4, 10, 6), "46"), ((10, 10, 1, 1), "11")]
)
def test_7_1_tens_are_the_row_and_units_the_column(faces: tuple[int, ...], square: str) -> None:
    assert roll_square(umpire(*faces)) == square


@pytest.mark.rule("6.0(diagonal)", "6.1(diagonal)")
@pytest.mark.parametrize(
    ("a", "b", "squares"), [("11", "99", 8), ("13", "26", 3), ("55", "55", 0), ("46", "57", 1)]
)
def test_6_0_a_diagonal_step_is_a_step(a: str, b: str, squares: int) -> None:
    assert distance(a, b) == distance(b, a) == squares


# ---------------------------------------------------------------------- the ships move


@pytest.mark.rule("10.2", "7.1.1(edge)")
@pytest.mark.parametrize(
    ("start", "goal", "way"),
    [("DM", "CA", "N"), ("CA", "DM", "S"), ("CA", "BE", "E"), ("BE", "CA", "W"), ("CA", "ED", "S")],
)
def test_10_2_a_convoy_crosses_the_grid_as_it_crosses_the_map(
    start: str, goal: str, way: str
) -> None:
    s = empty()
    assert course(BOX, convoy(s, "C1", start, goal), goal) == way


@pytest.mark.rule("10.2", "7.1.1(edge)", "6.0(convoy)", "7.1.1(same-square)")
@pytest.mark.parametrize(
    ("speed", "square", "end"),
    [("slow", "12", "13"), ("fast", "12", "14"), ("slow", "99", None), ("fast", "98", None)],
)
def test_10_2_until_a_boat_is_detected_convoys_follow_their_course(
    speed: str, square: str, end: str | None
) -> None:
    s = empty()
    convoy(s, "C1", "CB", "BE", speed=speed)
    on_grid(s, {"C1": square, "WPG-1": square, "U-66": "99"})
    s.ships["WPG-1"].convoy = "C1"
    answers(move_side(umpire(), s, US))

    assert s.contact is not None
    assert s.contact.squares.get("C1") == s.contact.squares.get("WPG-1") == end


@pytest.mark.rule("7.1.1(edge)")
def test_7_1_1_other_ships_only_make_for_the_nearest_edge() -> None:
    s = table({"WPG-1": "35", "U-66": "99"})

    assert steps(s, US, "WPG-1") == {"24", "25", "26", "13", "14", "15", "16", "17"}
    s = table({"WPG-1": "25", "U-66": "99"})
    assert steps(s, US, "WPG-1") == {"14", "15", "16", "off"}


@pytest.mark.rule("7.1.1(edge)")
def test_7_1_1_of_two_equally_near_edges_one_is_chosen_for_good() -> None:
    s = table({"AST-1": "33", "U-66": "99"})
    assert {"23", "32"} <= steps(s, US, "AST-1")
    answers(move_side(umpire(), s, US), "AST-1:32")

    assert s.contact is not None
    assert s.contact.edges == {"AST-1": "W"}
    s.contact.moved = []
    assert steps(s, US, "AST-1") == {"21", "31", "41", "off"}


@pytest.mark.rule("7.1.1(free)", "7.1(escort)", "10.2")
def test_7_1_1_once_a_boat_is_detected_ships_go_anywhere_but_convoys_not_diagonally() -> None:
    s = empty()
    on_grid(s, {"C1": "55", "WPG-1": "55", "AST-1": "51", "U-66": "99"})
    s.ships["WPG-1"].convoy = "C1"
    sees(s, US, "U-66")

    assert steps(s, US, "C1") == {"45", "65", "54", "56"}
    assert len(steps(s, US, "WPG-1")) == 24
    assert "off" in steps(s, US, "AST-1")
    answers(move_side(umpire(), s, US), "WPG-1:77", "C1:54", "done")
    assert s.contact is not None
    assert (s.contact.squares["WPG-1"], s.contact.squares["C1"]) == ("77", "54")


@pytest.mark.rule("6.1(three)", "6.1(speed)", "14.2(speed)")
@pytest.mark.parametrize(
    ("name", "facts", "reach"),
    [
        ("DD-1", {}, 2),
        ("DD-11", {}, 3),
        ("BB-NC", {}, 3),
        ("DD-1", {"neutralized": True}, 1),
        ("DD-6", {"in_force": True}, 3),
    ],
)
def test_6_1_ships_move_two_squares_some_three_and_cripples_one(
    name: str, facts: dict[str, bool], reach: int
) -> None:
    s = empty()
    ship(s, name, "CB", **facts)
    on_grid(s, {name: "55", "U-66": "99"})
    sees(s, US, "U-66")

    assert max(distance("55", end) for end in steps(s, US, name)) == reach


@pytest.mark.rule("6.0(neutralized)", "9.1(neutralized)")
def test_6_0_a_ship_lies_still_in_the_round_after_it_was_neutralized() -> None:
    s = empty()
    ship(s, "DD-1", "CB", neutralized=True)
    c = on_grid(s, {"DD-1": "55", "U-66": "99"})
    sees(s, US, "U-66")
    c.stopped = {"DD-1": 3}
    found = []
    for c.round in (4, 5, 6):
        found.append(max([distance("55", end) for end in steps(s, US, "DD-1")], default=0))

    assert found == [0, 1, 1]


@pytest.mark.rule("7.2(2b)escape")
@pytest.mark.rule("7.1.1(end)", "7.2(intro)", "5.5(2)escape")
def test_7_1_1_a_ship_at_the_edge_leaves_for_one_point() -> None:
    s = table({"AST-1": "15", "U-66": "99"})
    u = umpire()
    answers(move_side(u, s, US), "AST-1:off")

    assert [event.unit.en for event in u.told(UnitLeftGrid)] == ["Trawlers 1"]
    assert s.ships["AST-1"].zone == "CB"
    assert is_over(BOX, s)


@pytest.mark.rule("8.1.2(range)", "8.1.1(moving)")
def test_8_1_1_a_ship_that_has_searched_lying_still_does_not_move() -> None:
    s = table({"WPG-1": "55", "U-66": "99"})
    sees(s, US, "U-66")
    contact_of(s).pledges = {"WPG-1": 0}

    assert steps(s, US, "WPG-1") == set()


# ---------------------------------------------------------------------- the boats move


@pytest.mark.rule("7.1.1(blind)", "7.2(2)boats", "7.2(2)depth")
@pytest.mark.parametrize("level", ["osl", "tsl"])
def test_7_1_1_a_boat_without_a_target_only_changes_its_depth(level: str) -> None:
    s = table({"C1": "55", "U-66": "53"}, level=level)

    assert steps(s, GERMAN, "U-66") == {"submerged:53"}


@pytest.mark.rule("7.1.1(blind)")
def test_7_1_1_or_evades_when_it_is_detected_or_may_be_heard() -> None:
    s = table({"C1": "55", "U-66": "54"})
    sees(s, US, "U-66")
    away = {end for end in steps(s, GERMAN, "U-66") if end.startswith("submerged")}
    assert away == {"submerged:54", "submerged:43", "submerged:53", "submerged:63"}

    s = table({"C1": "55", "U-66": "54"})
    plane(s, "PBY-1", zone="CB", mission="patrol")
    assert "surfaced:52" in steps(s, GERMAN, "U-66")
    s.turn = 8  # before March nobody listens
    assert steps(s, GERMAN, "U-66") == {"submerged:54"}


@pytest.mark.rule("3.3(avoid)", "7.1.1(pack)")
@pytest.mark.rule("7.1.1(home)", "7.1.1(boat-free)", "6.0(uboat)", "6.1(speed)")
def test_7_1_1_a_boat_with_a_target_moves_in_any_direction() -> None:
    s = table({"C1": "55", "U-66": "22", "U-67": "88"})
    sees(s, "U-66", "C1")

    found = steps(s, GERMAN, "U-66")
    assert len({end for end in found if end.startswith("surfaced")}) == 15
    assert len({end for end in found if end.startswith("submerged")}) == 9
    assert "off" in found
    assert steps(s, GERMAN, "U-67") == {"submerged:88"}


@pytest.mark.rule("6.0(neutralized)")
def test_6_0_a_crippled_boat_moves_one_square_and_stays_up() -> None:
    s = table({"C1": "55", "U-66": "33"})
    s.boats["U-66"].neutralized = True
    sees(s, "U-66", "C1")

    assert len(steps(s, GERMAN, "U-66")) == 8


@pytest.mark.rule("8.2(lose)", "5.3(grid)")
@pytest.mark.parametrize(
    ("how", "lost"), [("air", True), ("radar", True), ("active", False), ("huff-duff", False)]
)
def test_8_2_a_boat_that_dives_escapes_radar_and_aircraft(how: str, lost: bool) -> None:
    s = table({"WPG-1": "55", "U-66": "54"}, level=TSL)
    sees(s, US, "U-66", how=how)
    found_by(s, "WPG-1")
    answers(move_side(umpire(), s, GERMAN), "U-66:submerged:54")

    assert is_seen(s, "U-66") != lost


@pytest.mark.rule("8.2(lose)")
def test_8_2_radar_loses_a_boat_out_of_its_range() -> None:
    s = table({"WPG-1": "55", "C1": "11", "U-66": "53"}, level=TSL)
    sees(s, US, "U-66", how="radar")
    found_by(s, "WPG-1")
    sees(s, "U-66", "C1")
    answers(move_side(umpire(), s, GERMAN), "U-66:surfaced:52")
    assert is_seen(s, "U-66")

    contact_of(s).moved = []
    answers(move_side(umpire(), s, GERMAN), "U-66:surfaced:51")
    assert not is_seen(s, "U-66")
