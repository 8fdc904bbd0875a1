"""The display: the campaign map with its counters, and the grid while there is contact."""

from __future__ import annotations

import pytest

from sandtable.engine.scene import Overlay, Piece, Scene
from sandtable.engine.styles import Light
from sandtable.engine.texts import say
from sandtable.games.paukenschlag.knowledge import known
from sandtable.games.paukenschlag.state import GERMAN, TSL, US, Campaign, Loss
from sandtable.games.paukenschlag.view import view
from sandtable.games.paukenschlag.view.chart import BOARD
from sandtable.games.paukenschlag.view.outlines import outlines
from tests.games.paukenschlag.campaigns import (
    BOX,
    boat,
    convoy,
    empty,
    on_grid,
    plane,
    sees,
    ship,
    tactical,
)


def scene(s: Campaign, seat: str | None = GERMAN) -> Scene:
    return view(BOX, known(s, seat), seat)


def piece(shown: Scene, name: str) -> Piece:
    return next(one for one in shown.pieces if one.id == name)


def test_boats_ships_and_aircraft_of_a_zone_lie_side_by_side() -> None:
    s = empty()
    boat(s, "U-66", "CB")
    convoy(s, "C1", "CB")
    ship(s, "WPG-1", "CB", convoy="C1")
    plane(s, "PBY-1", zone="CB", mission="patrol")
    shown = scene(s)

    places = {name: piece(shown, name) for name in ("U-66", "C1", "WPG-1", "PBY-1")}
    assert {one.space for one in places.values()} == {"CB"}
    assert {name: one.slot for name, one in places.items()} == {
        "U-66": 0,
        "C1": 1,
        "WPG-1": 1,
        "PBY-1": 2,
    }


def test_aircraft_on_the_ground_stand_on_their_base() -> None:
    s = empty()
    plane(s, "PBY-1", base="G")

    assert piece(scene(s), "PBY-1").space == "G"


def test_a_boat_shows_its_torpedoes_and_its_fuel() -> None:
    s = empty()
    boat(s, "U-66", "CB", torpedoes=9, fuel=4, submerged=True)
    shown = piece(scene(s), "U-66")

    assert shown.face.ratings == ("9", "4")
    assert [(row.count, row.crossed) for row in shown.boxes] == [(6, 2), (22, 13)]
    assert say("status", name="submerged") in shown.face.status


@pytest.mark.rule("10.4(secret)")
@pytest.mark.parametrize(("seat", "told"), [(US, True), (GERMAN, False), (None, False)])
def test_10_4_only_the_us_sees_where_a_convoy_is_bound(seat: str | None, *, told: bool) -> None:
    s = empty()
    convoy(s, "C1", "CB", goal="EC")
    shown = scene(s, seat)

    goals = [fact for fact in piece(shown, "C1").facts if fact.rule == "10.4(secret)"]
    lines = [line.id for over in shown.overlays for line in over.lines]
    assert bool(goals) is told
    assert ("goal-C1" in lines) is told


def test_units_in_contact_stand_on_the_grid_and_nowhere_else() -> None:
    s = empty()
    on_grid(s, {"C1": "55", "U-66": "54"})
    boat(s, "U-67", "CB")
    shown = scene(s)

    assert [board.id for board in shown.boards] == [BOARD, "grid-osl"]
    assert shown.focus == "grid-osl"
    where = {one.id: (one.board, one.space) for one in shown.pieces}
    assert where["C1"] == ("grid-osl", "55")
    assert where["U-66"] == ("grid-osl", "54")
    assert where["U-67"] == (BOARD, "CB")


def test_the_grid_lies_in_the_dark_and_the_map_does_not() -> None:
    s = empty()
    on_grid(s, {"C1": "55", "U-66": "54"})

    assert [board.light for board in scene(s).boards] == [Light.PLAIN, Light.NIGHT]


def test_an_arrow_leads_from_the_finder_to_what_it_has_found() -> None:
    s = empty()
    tactical(s, {"C1": "55", "U-66": "11"})
    sees(s, "U-66", "C1")
    lines = [line for over in scene(s).overlays for line in over.lines if line.arrow]

    assert [line.id for line in lines] == ["sight-U-66-C1"]
    assert lines[0].points == ((64.0, 64.0), (320.0, 320.0))
    assert s.contact is not None
    assert s.contact.level == TSL


def layer(shown: Scene, name: str) -> Overlay | None:
    return next((over for over in shown.overlays if over.id == name), None)


def corners(over: Overlay | None) -> list[set[tuple[int, int]]]:
    """The corners of each line, as the nearest corners of squares by row and column."""
    assert over is not None
    side, left, top = BOX.grid.square, BOX.grid.origin_x, BOX.grid.origin_y
    return [
        {(round((y - top) / side), round((x - left) / side)) for x, y in line.points}
        for line in over.lines
    ]


@pytest.mark.rule("8.2(ranges)")
def test_8_2_a_dashed_square_shows_how_far_the_radar_of_a_ship_reaches() -> None:
    s = empty()
    tactical(s, {"DD-2": "55", "C1": "99", "U-66": "11"})
    s.boats["U-66"].submerged = True
    shown = scene(s)

    assert corners(layer(shown, "radar-us")) == [{(1, 1), (1, 8), (8, 8), (8, 1)}]
    assert layer(shown, "radar-german") is None
    over = layer(shown, "radar-us")
    assert over is not None
    assert [label.text for label in over.labels] == [
        say("reach-label", kind="radar", side="us", reach=3, rule="8.2")
    ]


@pytest.mark.rule("8.2(ranges)", "8.2(surface)")
def test_8_2_a_boat_on_the_surface_has_radar_and_the_grid_ends_its_reach() -> None:
    s = empty()
    tactical(s, {"DD-2": "55", "U-66": "11"})

    assert corners(layer(scene(s), "radar-german")) == [{(0, 0), (0, 3), (3, 3), (3, 0)}]


@pytest.mark.rule("8.1.2(range)")
def test_8_1_2_boats_near_each_other_hear_within_one_outline() -> None:
    s = empty()
    on_grid(s, {"U-66": "33", "U-67": "44", "U-123": "99", "DD-2": "91"})
    shown = scene(s)
    near = {(0, 0), (0, 5), (1, 5), (1, 6), (6, 6), (6, 1), (5, 1), (5, 0)}

    assert corners(layer(shown, "passive-german")) == [near, {(6, 6), (6, 9), (9, 9), (9, 6)}]


@pytest.mark.rule("8.1(where)")
def test_8_1_on_the_operational_grid_only_boats_search() -> None:
    s = empty()
    on_grid(s, {"U-66": "33", "DD-2": "91"})
    names = {over.id for over in scene(s).overlays}

    assert names & {"radar-us", "radar-german", "passive-us", "passive-german"} == {
        "passive-german"
    }


@pytest.mark.parametrize(
    ("seat", "first"),
    [
        (US, {"radar-us", "passive-us"}),
        (GERMAN, {"radar-us", "radar-german", "passive-german"}),
        (None, {"radar-us"}),
    ],
)
def test_a_player_sees_his_own_reach_first_and_the_radar_of_ships(
    seat: str | None, first: set[str]
) -> None:
    s = empty()
    tactical(s, {"DD-2": "55", "U-66": "11"})
    reaches = [over for over in scene(s, seat).overlays if over.id.startswith(("radar", "passive"))]

    assert len(reaches) == 4
    assert {over.id for over in reaches if over.shown} == first


def test_a_caption_names_the_zone_the_grid_and_the_round() -> None:
    s = empty()
    contact = tactical(s, {"DD-2": "55", "U-66": "11"})
    contact.box, contact.round = "A", 3
    where = layer(scene(s), "where")

    assert where is not None
    assert [label.text for label in where.labels] == [
        say("grid-caption", zone="CB", level=TSL, box="A", round=3)
    ]


def test_outlines_that_touch_at_a_corner_are_two() -> None:
    found = list(outlines(BOX.grid, {(1, 1), (2, 2)}, 0))

    assert [len(points) for points in found] == [5, 5]


def test_squares_around_a_hole_have_an_outline_outside_and_one_inside() -> None:
    ring = {(row, column) for row in (1, 2, 3) for column in (1, 2, 3)} - {(2, 2)}

    assert len(list(outlines(BOX.grid, ring, 0.1))) == 2


def test_the_tracks_count_ships_and_tons_against_the_goals() -> None:
    s = empty()
    s.losses = [Loss(1, "C1", "CB", 30), Loss(2, "C2", "CB", 16)]
    tracks = {track.id: track for track in scene(s).tracks}

    assert (tracks["ships"].value, tracks["tonnage"].value) == (2, 46)
    assert [mark.value for mark in tracks["ships"].marks] == [40]
    assert [mark.value for mark in tracks["tonnage"].marks] == [2000]


def test_only_the_german_has_the_list_of_boats() -> None:
    s = empty()
    boat(s, "U-66", "CB")
    boat(s, "U-67", "", back_on=12)
    panels = {seat: {one.id: one for one in scene(s, seat).panels} for seat in (US, GERMAN)}

    assert "boats" not in panels[US]
    listed = panels[GERMAN]["boats"]
    assert len(listed.boxes) == 1
    assert [fact.label for fact in listed.facts] == ["U-67"]
