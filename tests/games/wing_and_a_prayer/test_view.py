"""The player's view: map, formation, squadron, tracks and panels."""

from itertools import pairwise

import pytest

from sandtable.engine.scene import Line, Piece, Scene
from sandtable.engine.styles import AreaStyle
from sandtable.engine.texts import Text, say, words
from sandtable.games.wing_and_a_prayer import GAME
from sandtable.games.wing_and_a_prayer.knowledge import known
from sandtable.games.wing_and_a_prayer.rules.words import called
from sandtable.games.wing_and_a_prayer.state import NOT_READY, Campaign, Deed, Grave, Pair, Report
from sandtable.games.wing_and_a_prayer.view import view
from sandtable.games.wing_and_a_prayer.view.mission_map import apart
from tests.games.wing_and_a_prayer.squadrons import (
    BOX,
    flight,
    group,
    in_air_combat,
    squadron,
    with_luck,
)


def seen(s: Campaign) -> Scene:
    return view(BOX, s, "us")


def pieces(s: Campaign) -> dict[str, Piece]:
    return {piece.id: piece for piece in seen(s).pieces}


def test_the_map_shows_formation_target_and_course() -> None:
    s = flight(at="dover", route=["picardy", "rouen"], flown=["eng_s", "dover"], loose=True)
    found = pieces(s)

    assert found["formation"].space == "dover"
    assert found["formation"].face.ratings == ("6",)
    assert found["formation"].face.status
    overlays = {overlay.id: overlay for overlay in seen(s).overlays}
    rouen = BOX.atlas.boxes["rouen"]
    assert (overlays["target"].rings[0].x, overlays["target"].rings[0].y) == (rouen.x, rouen.y)
    lines = {line.id: line for line in overlays["course"].lines}
    assert lines["planned"].points[-1] == (rouen.x, rouen.y)
    assert lines["flown"].points[0] == (BOX.atlas.boxes["base"].x, BOX.atlas.boxes["base"].y)


def test_bombers_stand_in_their_places_and_the_rest_in_the_squadron() -> None:
    s = flight(3, damaged=(2,))
    s.bombers["b17f_12"].section = NOT_READY
    found = pieces(s)

    assert [found[f"b17f_0{n}"].space for n in (1, 2, 3)] == ["place-1", "place-2", "place-3"]
    assert found["b17f_02"].face.status
    assert not found["b17f_01"].face.status
    assert found["b17f_02"].face.ratings == ("2", "1", "2", "3")
    assert found["b17f_04"].space == "bombers_ready"
    assert found["b17f_12"].space == "bombers_not_ready"
    assert found["crew_05"].space == "crews_ready"


def test_fighters_stand_where_they_fight() -> None:
    s = flight(3, escort=("p47", 4), interceptors=("fw190", 2))
    in_air_combat(
        s,
        sent=["p47_1", "p47_4"],
        withdrawn=["p47_4"],
        targets={"fw190_5": "b17f_02"},
        covers={"fw190_5": "p47_2"},
    )
    found = pieces(s)

    assert (found["p47_2"].space, found["p47_2"].slot) == ("attack-2", 1)
    assert found["p47_1"].space == found["p47_3"].space == found["p47_4"].space == "escorts"
    assert (found["fw190_5"].space, found["fw190_5"].slot) == ("attack-2", 0)
    assert found["fw190_6"].space == "interceptors"
    lines = {line.id for overlay in seen(s).overlays for line in overlay.lines}
    assert "attack-fw190_5" in lines
    assert "attack-fw190_6" not in lines


def test_escorts_that_fight_meet_interceptors_in_the_dogfight() -> None:
    s = flight(3, escort=("p47", 3), interceptors=("fw190", 2))
    in_air_combat(s, round=1, sent=["p47_1", "p47_2"], pairs=[Pair("fw190_4", "p47_1")])
    found = pieces(s)

    assert found["p47_1"].space == found["p47_2"].space == "dogfight"
    assert found["p47_3"].space == "escorts"
    assert "attack-p47_1" in {line.id for one in seen(s).overlays for line in one.lines}


def test_a_link_is_bent_around_a_third_box() -> None:
    boxes = BOX.atlas.boxes
    for line in seen(flight()).boards[0].lines:
        if line.style != "route":
            continue
        ends = {line.points[0], line.points[-1]}
        others = [(b.x, b.y) for b in boxes.values() if (b.x, b.y) not in ends]
        for a, b in pairwise(line.points):
            assert all(apart(point, a, b) > 30 for point in others), line.id


def test_the_reach_of_the_escort_is_drawn_and_shrinks() -> None:
    s = flight(at="dover", escort=("p47", 3))
    assert s.now.escort is not None

    def width() -> float:
        reach = next(one for one in seen(s).overlays if one.id == "reach")
        xs = [x for line in reach.lines for x, _ in line.points]
        return max(xs) - min(xs)

    wide = width()
    s.now.escort.flown = 5

    assert width() < wide


def test_the_card_lies_beside_the_formation_until_take_off() -> None:
    s = flight(3, card="rouen:blue", took_off=0)
    planned = next(panel for panel in seen(s).panels if panel.id == "combat").groups[0]
    s.now.took_off = 3
    flown = next(panel for panel in seen(s).panels if panel.id == "combat").groups[0]

    assert planned.note == words(BOX.atlas.boxes["rouen"].names)
    assert [entry.text for entry in planned.entries] == [
        say("card-defence", flak=10, difficulty=1, destruction=5),
        say("card-worth", boxes=4, worth="4 / 2"),
    ]
    assert flown.title != planned.title


def test_nobody_else_sees_the_card_beside_the_formation() -> None:
    s = flight(3, duel=True, took_off=0)
    scene = view(BOX, known(s, "german"), "german")

    assert "card-worth" not in str(scene.panels)


def test_the_strip_on_the_map_names_the_bombers_of_each_element() -> None:
    s = with_luck(flight(4, damaged=(2,), escort=("p47", 2)), "angel")
    strip = next(panel for panel in seen(s).panels if panel.id == "formation")

    assert [[entry.number for entry in group.entries] for group in strip.groups[:2]] == [
        ["1", "2", "3"],
        ["4"],
    ]
    assert [entry.alert for entry in strip.groups[0].entries] == [False, True, False]
    assert (strip.groups[3].count, strip.groups[3].done) == (6, 0)
    assert len(strip.groups) == 5


def test_the_board_shown_is_the_board_asked_about() -> None:
    s = flight()
    assert seen(s).focus == "map"
    in_air_combat(s)
    assert seen(s).focus == "formation"
    s.now.combat, s.now.over = None, True
    assert seen(s).focus == "squadron"
    s.now.over, s.now.took_off = False, 0
    assert seen(s).focus == "formation"
    assert seen(squadron()).focus == "squadron"


@pytest.mark.parametrize(
    ("scenario", "box", "flown", "boxes", "years"),
    [
        ("short", 1, 0, (1, 5), [1]),
        ("short", 5, 3, (1, 6), [1]),
        ("war-entry", 10, 0, (10, 24), [10, 14]),
        ("full", 25, 22, (1, 25), [1, 7, 14]),
    ],
)
def test_the_track_of_missions_is_that_of_the_campaign_and_a_v2_moves_its_end(
    scenario: str, box: int, flown: int, boxes: tuple[int, int], years: list[int]
) -> None:
    s = squadron(scenario)
    s.box, s.flown, s.mission = box, flown, flight(1).now
    s.now.number = flown + 1
    track = next(track for track in seen(s).tracks if track.id == "missions")

    assert (track.low, track.high, track.value) == (*boxes, box)
    assert [mark.value for mark in track.marks] == years


def test_tracks_show_mission_points_and_range() -> None:
    s = flight(escort=("p38", 2), points=-3)
    s.box, s.points = 7, 12
    assert s.now.escort is not None
    s.now.escort.flown = 5
    found = {track.id: track for track in seen(s).tracks}

    assert found["missions"].value == 7
    assert [mark.value for mark in found["missions"].marks] == [1, 7, 14]
    assert found["campaign-vp"].value == 12
    assert found["mission-vp"].value == -3
    assert (found["escort-range"].value, found["escort-range"].high) == (5, 8)


def test_panels_tell_the_card_luck_history_and_losses() -> None:
    s = with_luck(flight(bombed=True, damage="light"), "angel")
    s.reports = [
        Report(
            number=1, box=1, card="lille:blue", cloud="clear", sent=6, lost=1, damage="heavy",
            kills=2, escorts_lost=0, points=5, campaign=2,
        )
    ]  # fmt: skip
    s.graves = [
        Grave(
            mission=1, bomber="b17f_13", type="b17f", crew="crew_13", counter="crew_01",
            level="crack", missions=4, kills=1, cause="flak",
        )
    ]  # fmt: skip
    found = {panel.id: panel for panel in seen(s).panels}

    assert list(found) == [
        "mission", "squadron", "luck", "history", "losses", "formation", "combat",
    ]  # fmt: skip
    values = [fact.value for fact in found["mission"].facts]
    assert "10" in values
    assert "4 / 2" in values
    assert len(found["history"].facts) == 1
    assert len(found["losses"].facts) == 1


@pytest.mark.parametrize(("b24", "shape"), [(False, "b17"), (True, "b24")])
def test_map_and_history_show_what_the_squadron_flies(b24: bool, shape: str) -> None:
    s = flight(1, options={"b24": b24})
    s.sorties[1942], s.losses[1942] = 1, 1
    scene = seen(s)
    page = next(page for page in scene.pages if page.roster)

    assert pieces(s)["formation"].face.silhouette == shape
    assert page.roster is not None
    assert (page.roster.silhouette, page.plots[0].silhouette) == (shape, shape)
    assert page.chapters[0].tolls[0].silhouette == shape


def test_spectators_see_the_same() -> None:
    s = flight()

    assert view(BOX, s, None) == view(BOX, s, "us")


# ---------------------------------------------------------------------- clouds, bars, ratings


def test_cloud_lies_over_the_target_until_it_is_bombed() -> None:
    def banks(cloud: str, *, bombed: bool = False) -> int:
        shown = seen(flight(3, cloud=cloud, bombed=bombed)).overlays
        target = next(overlay for overlay in shown if overlay.id == "target")
        return sum(ring.style == AreaStyle.CLOUD for ring in target.rings)

    assert banks("clear") == 0
    assert 0 < banks("light") < banks("heavy")
    assert banks("heavy", bombed=True) == 0


ROUTE = ["flanders", "brabant", "rv_ardennes", "eifel"]


def partings(left: int) -> list[Line]:
    s = flight(3, at=ROUTE[0], route=ROUTE[1:], escort=("p47", 2), card="schweinfurt:blue")
    group(s).flown = 6 - left
    course = next(one for one in seen(s).overlays if one.id == "course")
    bars = [line for line in course.lines if line.id == "parting"]
    assert len(course.labels) == len(bars)
    return bars


@pytest.mark.parametrize("left", [0, 1, 2])
def test_a_bar_crosses_the_course_where_the_escort_turns_back(left: int) -> None:
    (bar,) = partings(left)
    middle = [sum(point[i] for point in bar.points) / 2 for i in (0, 1)]
    a, b = (BOX.atlas.boxes[place] for place in ROUTE[left : left + 2])

    assert apart((middle[0], middle[1]), (a.x, a.y), (b.x, b.y)) < 3
    assert bar.points[0] != bar.points[1]


def test_there_is_no_bar_where_the_escort_goes_all_the_way() -> None:
    assert partings(3) == []


def test_ratings_have_the_crew_s_factors_as_far_as_they_are_known() -> None:
    s = flight(2, crews={1: "crew_01:crack"})
    factors = BOX.factors(s.crew_of("b17f_01"))
    better = (3 + factors.air_combat, 2 + factors.performance, 3, 4)

    assert pieces(s)["b17f_02"].face.ratings == ("3", "2", "3", "4")
    assert pieces(s)["b17f_01"].face.ratings == tuple(map(str, better))


def test_the_german_sees_bombers_with_their_crews_face_down() -> None:
    s = flight(3, duel=True, crews={1: "crew_01:crack"})
    del s.crews[s.bombers["b17f_12"].crew]
    s.bombers["b17f_12"].crew = ""
    scene = view(BOX, known(s, "german"), "german")
    assert scene.pages[0].roster is not None
    rows = scene.pages[0].roster.rows
    notes = [row.note.key for row in rows if isinstance(row.note, Text)]

    assert [row.pieces for row in rows] == [(bomber,) for bomber in s.bombers]
    assert notes == [*["level-hidden"] * 11, "no-crew"]
    assert not any(row.figures for row in rows)
    faces = {piece.id: piece.face for piece in scene.pieces}
    assert faces["b17f_01"].ratings == faces["b17f_02"].ratings


def test_a_crew_that_lies_open_has_no_past_for_the_german() -> None:
    s = flight(3, duel=True, crews={1: "crew_01:crack"}, seen=["crew_01"], number=4)
    s.crews["crew_01"].missions, s.crews["crew_01"].story = 3, [Deed(2, "hit")]
    ours, theirs = (view(BOX, known(s, seat), seat).pages[0].roster for seat in ("us", "german"))
    assert ours is not None
    assert theirs is not None

    assert (ours.rows[0].hits, len(ours.rows[0].days)) == (1, 4)
    assert (theirs.rows[0].hits, theirs.rows[0].days, theirs.rows[0].story) == (0, (), "")
    assert theirs.rows[0].figures == ours.rows[0].figures
    assert known(s, "german").crews["crew_01"].missions == 0


def test_a_bomber_is_called_as_its_place_shows_it() -> None:
    s = flight(2, crews={1: "crew_01:crack"})
    s.bombers["b17f_02"].crew = "crew_05"
    names = [GAME.texts(called(BOX, s, name), "en") for name in ("b17f_01", "b17f_02")]

    assert names == ["“Memphis Belle” (B-17F no. 1)", "Green 5 (B-17F no. 2)"]


def test_the_german_hears_no_crew_that_lies_face_down() -> None:
    s = flight(1, duel=True)

    assert GAME.texts(called(BOX, s, "b17f_01"), "en") == "B-17F no. 1"
