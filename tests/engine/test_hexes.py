"""Hexes: a plane of hexagons without edges, six directions, and where to draw them."""

import doctest
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.engine import hexes
from sandtable.engine.hexes import DIRECTIONS, ORIGIN, Direction, Hex

cells = st.builds(Hex, st.integers(-30, 30), st.integers(-30, 30))
directions = st.sampled_from(DIRECTIONS)
turns = st.integers(-12, 12)


def test_the_examples_in_the_docstrings_run() -> None:
    results = doctest.testmod(hexes)

    assert results.attempted > 0
    assert results.failed == 0


# Directions


def test_a_turn_to_the_right_is_clockwise() -> None:
    assert Direction.E.turned(1) is Direction.SE
    assert Direction.E.turned(-1) is Direction.NE
    assert Direction.NE.opposite is Direction.SW


def test_the_shortest_turn_is_at_most_three_sides() -> None:
    turns_from_east = [Direction.E.turns_to(direction) for direction in DIRECTIONS]

    assert turns_from_east == [0, -1, -2, 3, 2, 1]


@given(directions, directions)
def test_a_turn_ends_where_it_should(one: Direction, other: Direction) -> None:
    assert one.turned(one.turns_to(other)) is other


# Hexes


def test_the_neighbours_of_a_hex() -> None:
    assert Hex(2, 3).neighbour(Direction.SW) == Hex(1, 4)
    assert [str(cell) for cell in ORIGIN.neighbours()] == [
        "1,0",
        "1,-1",
        "0,-1",
        "-1,0",
        "-1,1",
        "0,1",
    ]


def test_between_two_rows_two_directions_lead_closer() -> None:
    assert ORIGIN.directions_to(Hex(2, 1)) == (Direction.E, Direction.SE)


def test_the_plane_turns_to_the_right() -> None:
    assert Hex(2, -2).rotated(1) == Hex(2, 0)
    assert Hex(2, 0).rotated(1, about=Hex(1, 0)) == Hex(1, 1)


def test_a_hex_is_drawn_where_it_lies() -> None:
    x, y = Hex(2, 2).centre(30)

    assert (round(x, 2), y) == (155.88, 90.0)


def test_the_east_side_is_a_vertical_line() -> None:
    lower, upper = Hex(1, 0).side(Direction.E, 10)

    assert lower.x == upper.x > Hex(1, 0).centre(10).x
    assert lower.y - upper.y == 10


@given(cells, directions)
def test_neighbouring_hexes_share_a_side(cell: Hex, direction: Direction) -> None:
    other = cell.neighbour(direction)
    mine = {(round(x, 6), round(y, 6)) for x, y in cell.side(direction, 1)}
    theirs = {(round(x, 6), round(y, 6)) for x, y in other.side(direction.opposite, 1)}

    assert len(mine) == 2
    assert all(any(_close(one, two) for two in theirs) for one in mine)


def _close(one: tuple[float, float], two: tuple[float, float]) -> bool:
    return one == pytest.approx(two, abs=1e-5)


@given(cells, cells, cells)
def test_distance_between_hexes_is_a_metric(a: Hex, b: Hex, c: Hex) -> None:
    assert (a.distance(b) == 0) == (a == b)
    assert a.distance(b) == b.distance(a)
    assert a.distance(c) <= a.distance(b) + b.distance(c)


@given(cells, directions)
def test_a_neighbour_is_one_hex_away_and_there_and_back_is_nowhere(
    cell: Hex, direction: Direction
) -> None:
    neighbour = cell.neighbour(direction)

    assert cell.distance(neighbour) == 1
    assert neighbour.neighbour(direction.opposite) == cell


@given(cells, cells)
def test_a_line_goes_step_by_step_and_is_as_short_as_can_be(start: Hex, end: Hex) -> None:
    line = start.line(end)

    assert (line[0], line[-1]) == (start, end)
    assert len(line) == start.distance(end) + 1
    assert all(one.distance(other) == 1 for one, other in pairwise(line))


@given(cells, cells)
def test_a_line_is_the_same_from_both_ends(start: Hex, end: Hex) -> None:
    assert start.line(end) == end.line(start)[::-1]


@given(cells, st.integers(1, 12))
def test_a_ring_has_six_hexes_for_each_step_of_its_radius(centre: Hex, radius: int) -> None:
    ring = centre.ring(radius)

    assert len(set(ring)) == len(ring) == 6 * radius
    assert all(centre.distance(cell) == radius for cell in ring)
    assert all(one.distance(other) == 1 for one, other in pairwise(ring))


@given(cells, st.integers(0, 8))
def test_a_disc_is_its_rings(centre: Hex, radius: int) -> None:
    assert len(set(centre.disc(radius))) == 1 + 3 * radius * (radius + 1)


@given(cells, cells, turns)
def test_turning_the_plane_changes_no_distance(cell: Hex, centre: Hex, sixths: int) -> None:
    turned = cell.rotated(sixths, about=centre)

    assert turned.distance(centre) == cell.distance(centre)
    assert turned.rotated(-sixths, about=centre) == cell


@given(directions, turns)
def test_facings_turn_with_the_plane(direction: Direction, sixths: int) -> None:
    ahead = ORIGIN.neighbour(direction).rotated(sixths)

    assert ORIGIN.neighbour(direction.turned(sixths)) == ahead
