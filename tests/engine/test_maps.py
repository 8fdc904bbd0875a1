"""Maps: spaces, the ways between them, distances and paths."""

import doctest
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.engine import maps
from sandtable.engine.hexes import ORIGIN, Hex
from sandtable.engine.maps import Graph, MapError, areas, boxes, hexes, zones

LADDER = areas([("a", "b"), ("b", "c"), ("c", "d"), ("a", "x"), ("x", "d")])
SEARCH_BOARD = zones({row: range(1, 31) for row in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"})

spaces = st.sampled_from([f"s{n}" for n in range(8)])
ways = st.lists(st.tuples(spaces, spaces).filter(lambda way: way[0] != way[1]), min_size=1)
graphs = st.builds(areas, ways)
flows = st.builds(boxes, ways)


def leads_both_ways(graph: Graph) -> bool:
    ways = set(graph.ways())
    return ways == {(end, start) for start, end in ways}


def test_the_examples_in_the_docstrings_run() -> None:
    results = doctest.testmod(maps)

    assert results.attempted > 0
    assert results.failed == 0


# Graphs


def test_a_space_knows_its_neighbours_in_the_order_of_the_map() -> None:
    assert LADDER.neighbours("a") == ("b", "x")


def test_a_line_drawn_twice_counts_once() -> None:
    assert areas([("a", "b"), ("b", "a")]).neighbours("a") == ("b",)


def test_a_map_lists_its_spaces() -> None:
    assert list(LADDER) == ["a", "b", "c", "d", "x"]
    assert len(LADDER) == 5
    assert "x" in LADDER
    assert "y" not in LADDER


def test_distance_is_the_fewest_steps() -> None:
    assert LADDER.distance("a", "d") == 2
    assert LADDER.distance("a", "a") == 0


def test_there_is_no_distance_to_an_island() -> None:
    islands = areas([("a", "b")], alone=["malta"])

    assert islands.distance("a", "malta") is None
    assert islands.path("a", "malta") is None
    assert not islands.is_connected


def test_within_a_distance_the_nearest_come_first() -> None:
    assert LADDER.within("a", 1) == ("a", "b", "x")
    assert LADDER.within("a", 2) == ("a", "b", "x", "c", "d")


def test_a_path_minds_the_cost_of_every_step() -> None:
    def swamp(space: str, neighbour: str) -> int:
        return 9 if neighbour == "x" else 1

    assert LADDER.path("a", "d") == ("a", "x", "d")
    assert LADDER.path("a", "d", cost=swamp) == ("a", "b", "c", "d")


def test_a_path_takes_no_step_that_has_no_cost() -> None:
    def no_entry_from_x(space: str, neighbour: str) -> int | None:
        return None if space == "x" else 1

    assert LADDER.path("a", "d", cost=no_entry_from_x) == ("a", "b", "c", "d")


def test_a_path_enters_no_blocked_space_but_may_leave_one() -> None:
    assert LADDER.path("a", "d", blocked={"x"}) == ("a", "b", "c", "d")
    assert LADDER.path("a", "d", blocked={"a"}) == ("a", "x", "d")
    assert LADDER.path("a", "d", blocked={"d"}) is None


def test_of_equal_paths_the_shorter_then_the_first_by_id_is_taken() -> None:
    def free(space: str, neighbour: str) -> int:
        return 0

    square = areas([("a", "z"), ("z", "d"), ("a", "b"), ("b", "d")])

    assert square.path("a", "d") == ("a", "b", "d")
    assert LADDER.path("a", "d", cost=free) == ("a", "x", "d")


def test_reach_is_what_the_budget_pays_for() -> None:
    def uphill(space: str, neighbour: str) -> int:
        return 2 if neighbour > space else 1

    assert LADDER.reach("a", 3, cost=uphill) == {"a": 0, "b": 2, "x": 2, "d": 3}


def test_a_part_of_a_map_keeps_the_ways_inside_it() -> None:
    part = LADDER.only({"a", "b", "d"})

    assert list(part.ways()) == [("a", "b"), ("b", "a")]
    assert not part.is_connected


def test_an_empty_map_is_of_one_piece() -> None:
    assert Graph({}).is_connected


def test_boxes_lead_one_way() -> None:
    flow = boxes([("base", "assembly"), ("assembly", "target")], alone=["diversion"])

    assert flow.distance("base", "target") == 2
    assert flow.distance("target", "base") is None
    assert not leads_both_ways(flow)
    assert leads_both_ways(flow.both_ways())
    assert not flow.is_connected
    assert flow.only({"base", "assembly", "target"}).is_connected


def test_a_question_about_an_unknown_space_names_it() -> None:
    with pytest.raises(MapError, match="atlantis is not on the map"):
        LADDER.neighbours("atlantis")
    with pytest.raises(MapError, match="atlantis is not on the map"):
        LADDER.distance("a", "atlantis")
    with pytest.raises(MapError, match="atlantis is not on the map"):
        LADDER.path("atlantis", "a")


def test_a_map_that_contradicts_itself_is_refused() -> None:
    with pytest.raises(MapError, match="neighbour b, which is not on the map"):
        Graph({"a": ["b"]})
    with pytest.raises(MapError, match="a cannot be its own neighbour"):
        areas([("a", "a")])


def test_a_step_that_gives_something_back_is_refused() -> None:
    with pytest.raises(MapError, match="a to b costs -1"):
        LADDER.path("a", "d", cost=lambda space, neighbour: -1)


@given(graphs, st.data())
def test_distance_is_a_metric(graph: Graph, data: st.DataObject) -> None:
    a, b, c = (data.draw(st.sampled_from(list(graph))) for _ in range(3))
    ab, bc, ac = graph.distance(a, b), graph.distance(b, c), graph.distance(a, c)

    assert (ab == 0) == (a == b)
    assert ab == graph.distance(b, a)
    assert ab is None or bc is None or (ac is not None and ac <= ab + bc)


@given(flows, st.data())
def test_a_path_of_equal_steps_is_as_long_as_the_distance(
    graph: Graph, data: st.DataObject
) -> None:
    a, b = (data.draw(st.sampled_from(list(graph))) for _ in range(2))
    path = graph.path(a, b)

    assert (None if path is None else len(path) - 1) == graph.distance(a, b)
    assert path is None or all(to in graph.neighbours(step) for step, to in pairwise(path))


@given(flows, st.integers(0, 8), st.data())
def test_reach_with_equal_steps_is_what_lies_within(
    graph: Graph, steps: int, data: st.DataObject
) -> None:
    start = data.draw(st.sampled_from(list(graph)))

    assert set(graph.reach(start, steps)) == set(graph.within(start, steps))


@given(ways, st.data())
def test_a_path_does_not_depend_on_the_order_in_which_the_map_was_written(
    lines: list[tuple[str, str]], data: st.DataObject
) -> None:
    shuffled = data.draw(st.permutations(lines))
    a, b = lines[0][0], lines[-1][1]

    assert areas(lines).path(a, b) == areas(shuffled).path(a, b)


@given(graphs)
def test_lines_lead_both_ways(graph: Graph) -> None:
    assert leads_both_ways(graph)


# Zones


def test_a_zone_touches_six_others() -> None:
    assert SEARCH_BOARD.neighbours("F20") == ("F19", "F21", "E19", "E20", "G20", "G21")


def test_zones_at_the_edge_touch_fewer() -> None:
    assert SEARCH_BOARD.neighbours("A1") == ("A2", "B1", "B2")


def test_a_missing_zone_has_no_neighbours() -> None:
    board = zones({"A": [1, 2, 4], "B": [2]})

    assert board.neighbours("A2") == ("A1", "B2")
    assert board.neighbours("A4") == ()


@pytest.mark.parametrize(
    ("goal", "expected"),
    [
        ("F5", 5),
        ("F10", 5),
        ("H2", 8),
        ("K5", 5),
        ("K12", 2),
        ("P19", 9),
        ("R14", 7),
        ("K10", 0),
    ],
)
def test_distances_on_the_search_board(goal: str, expected: int) -> None:
    """Known distances from K10 on the search board of Bismarck."""
    assert SEARCH_BOARD.distance("K10", goal) == expected


def test_zones_touch_both_ways_and_form_one_board() -> None:
    assert leads_both_ways(SEARCH_BOARD)
    assert SEARCH_BOARD.is_connected


# Hexes


def test_a_battle_board_of_radius_six_has_127_hexes() -> None:
    board = hexes(ORIGIN.disc(6))

    assert len(board) == 127
    assert board.is_connected
    assert len(board.neighbours("0,0")) == 6
    assert len(board.neighbours("6,0")) == 3


def test_hexes_may_carry_their_printed_numbers() -> None:
    board = hexes([Hex(1, 2), Hex(2, 2)], name=lambda cell: f"{cell.q:02}{cell.r:02}")

    assert board.neighbours("0102") == ("0202",)


def test_two_hexes_cannot_carry_the_same_number() -> None:
    with pytest.raises(MapError, match="same name"):
        hexes(ORIGIN.disc(1), name=lambda cell: "0101")


@given(st.integers(0, 4), st.data())
def test_on_a_board_without_holes_steps_and_distance_agree(
    radius: int, data: st.DataObject
) -> None:
    disc = ORIGIN.disc(radius)
    one, other = (data.draw(st.sampled_from(disc)) for _ in range(2))

    assert hexes(disc).distance(str(one), str(other)) == one.distance(other)
