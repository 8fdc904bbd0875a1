"""The display: the campaign map with its counters, and the grid while there is contact."""

from __future__ import annotations

import pytest

from sandtable.engine.scene import Piece, Scene
from sandtable.engine.styles import Light
from sandtable.engine.texts import say
from sandtable.games.paukenschlag.knowledge import known
from sandtable.games.paukenschlag.state import GERMAN, TSL, US, Campaign, Loss
from sandtable.games.paukenschlag.view import view
from sandtable.games.paukenschlag.view.chart import BOARD
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
