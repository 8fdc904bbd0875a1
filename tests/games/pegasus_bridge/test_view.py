"""The player's view, built from what he knows."""

from math import hypot

from sandtable.engine.scene import Piece
from sandtable.engine.spoken import plain
from sandtable.engine.styles import CounterStyle
from sandtable.engine.texts import Text
from sandtable.games.pegasus_bridge import GAME
from sandtable.games.pegasus_bridge.events.british import (
    CompanyMoved,
)
from sandtable.games.pegasus_bridge.knowledge import known
from sandtable.games.pegasus_bridge.rules.ch06_sight import can_be_seen
from sandtable.games.pegasus_bridge.rules.suspicions import squad_chance
from sandtable.games.pegasus_bridge.state import Assault, Glider
from sandtable.games.pegasus_bridge.view import view
from sandtable.games.pegasus_bridge.view.counters import pieces
from sandtable.games.pegasus_bridge.view.ground import STYLES, board
from tests.games.pegasus_bridge.nights import BOX, night, put, umpire

WOOD = "wood_platoon"
LONGEST = 14

LANDING = {"legend-landing", "legend-always"}


def test_every_piece_lies_in_an_area_and_can_be_named_in_both_languages() -> None:
    s = night(
        {WOOD: "wire_north", "wood": "wire_north", "garrison_1": "pillbox", "tank_1": "t_junction"}
    )
    put(s, "mercedes", "river_road")
    s.prisoners = {"wire_north": 2}
    scene = view(BOX, known(s, "british"), "british")
    spaces = {space.id for board in scene.boards for space in board.spaces}

    assert {piece.space for piece in scene.pieces} <= spaces
    assert len({piece.id for piece in scene.pieces}) == len(scene.pieces)
    for language in ("es", "en"):
        assert plain(scene, GAME.texts, language)["pieces"]


def test_what_lies_face_down_looks_the_same_whatever_it_is() -> None:
    asleep = ("pillbox", "bunker_east_1")
    one = night({WOOD: "wire_north"}, face_down=asleep, squads=("pillbox",), plan="F")
    other = night({WOOD: "wire_north"}, face_down=asleep, plan="G")
    for s in (one, other):
        s.plan, s.plans = "", ["F", "G"]
    other.hidden.mined = True

    assert view(BOX, known(one, "british"), "british") == view(
        BOX, known(other, "british"), "british"
    )


def test_every_area_has_a_name_that_has_room_on_the_map() -> None:
    for area in BOX.ground.areas.values():
        assert max(len(area.short.es), len(area.short.en)) <= LONGEST, area.id


def test_the_country_is_strewn_alike_every_time_and_clear_of_the_areas() -> None:
    once, again = board(BOX), board(GAME.open_box({}))
    strewn = [spot for scatter in once.scatters for spot in scatter.at]

    assert once == again
    assert len(strewn) > len(BOX.ground.areas)
    for area in BOX.ground.areas.values():
        nearest = min(hypot(area.x - x, area.y - y) for x, y, _, _ in strewn)
        assert nearest > BOX.ground.sheet.area_radius, area.id


def test_a_vista_is_named_and_its_frames_lie_on_the_sheet() -> None:
    sheet = board(BOX)

    assert sheet.vista in {vista.id for vista in sheet.vistas}
    for frame in (frame for vista in sheet.vistas for frame in vista.frames):
        assert 0 <= frame.x <= frame.x + frame.w <= sheet.width
        assert 0 <= frame.y <= frame.y + frame.h <= sheet.height


def pieces_of(s: Assault) -> dict[str, Piece]:
    return {piece.id: piece for piece in view(BOX, known(s, "british"), "british").pieces}


def test_10_0_a_suppressed_unit_lies_tilted_and_aims_at_nobody() -> None:
    s = night({WOOD: "wire_north", "smith_platoon": "wire_north"})
    s.british.units[WOOD].suppressed = True
    found = pieces_of(s)

    assert (found[WOOD].face.style, found[WOOD].fire) == (CounterStyle.PINNED, ())
    assert found["smith_platoon"].face.style is CounterStyle.PLAIN
    assert set(found["smith_platoon"].fire) == BOX.ground.near["wire_north"]


def test_6_5_the_field_of_fire_of_a_gun_ends_at_obstructed_areas() -> None:
    found = pieces_of(night({WOOD: "wire_north"}))

    assert set(found["mg_1"].fire) == BOX.ground.near["pillbox"]
    assert set(found["at_gun"].fire) > BOX.ground.near["at_gun_pit"]
    for area in found["at_gun"].fire:
        assert can_be_seen(BOX, night(), "at_gun_pit", area)


def test_14_0_3_a_counter_tells_how_likely_it_is_a_squad() -> None:
    asleep = ("pillbox", "bunker_east_1")
    s = night(face_down=asleep, plans=["B"], known_decoys=["pillbox"])
    shares = [pieces_of(s)[f"counter:{area}"].facts[0].share for area in asleep]

    assert shares == [0, squad_chance(BOX, known(s, "british"))]


def test_4_2_gliders_are_drawn_where_they_fly_or_lie() -> None:
    s = night()
    s.gliders = [Glider(1, "north", [], "north_a3"), Glider(5, "south", [], "south_c2")]
    s.gliders[1].crashed = True
    found = pieces_of(s)

    assert [found[f"glider_{n}"].facing for n in (1, 5)] == [180, 0]
    assert [len(found[f"glider_{n}"].face.status) for n in (1, 5)] == [0, 1]


def test_8_0_the_chit_on_the_bridge_tells_nothing_until_it_is_turned_up() -> None:
    faces = [pieces_of(night(chit=chit)).get("chit") for chit in ("", "face_down", "charges")]

    assert faces[0] is None
    assert [face.face.silhouette for face in faces if face] == ["unknown", "charges"]


def test_12_0_the_record_sheet_crosses_off_strength_and_grenades() -> None:
    s = night({WOOD: "wire_north"})
    s.british.units[WOOD].strength, s.british.units[WOOD].grenades = 5, 1
    record = view(BOX, known(s, "british"), "british").panels[0]

    assert [(row.count, row.crossed, row.more, row.more_crossed) for row in record.boxes] == [
        (8, 3, 4, 3)
    ]


def test_5_3_a_cleared_bunker_is_marked_while_it_is_held() -> None:
    s = night({WOOD: "bunker_east_2"}, cleared=["bunker_east_2", "bunker_east_4"])
    over = view(BOX, known(s, "british"), "british").overlays
    marked = [tint.space for layer in over if layer.id == "cleared" for tint in layer.tints]

    assert marked == ["bunker_east_2"]


def test_the_inspector_says_what_keeps_a_unit_from_acting() -> None:
    s = night({WOOD: "wire_north"}, turn=3)
    unit = s.british.units[WOOD]
    unit.suppressed = unit.preparing = unit.inside = unit.ready = True
    unit.engaged = unit.surprised = 3
    rules = [fact.rule for fact in pieces_of(s)[WOOD].facts]

    assert rules[2:] == [
        "10.0(1)", "5.3.prepare", "5.3.bunker(2)", "7.0(4a)", "15.0.roll.1-3", "5.3.prepare.effect",
    ]  # fmt: skip


def test_a_line_of_the_diary_points_at_the_areas_it_is_about() -> None:
    u = umpire()
    u.tell(CompanyMoved, units=BOX.name(WOOD), area=BOX.place("wire_north"), cost=1)

    assert [event.spaces() for event in u.log or ()] == [("wire_north",)]


def test_a_face_down_counter_shows_how_likely_it_is_a_squad() -> None:
    s = night(face_down=("pillbox", "bunker_east_1"), squads=("pillbox",), plan="B")
    s.squads_found, s.decoys_found = 3, 3
    backs = {one.id: one.face.ratings for one in pieces(BOX, known(s, "british"))}
    assert backs["counter:pillbox"] == backs["counter:bunker_east_1"] == ("50 %",)

    s.known_decoys = ["bunker_east_1"]
    backs = {one.id: one.face.ratings for one in pieces(BOX, known(s, "british"))}
    assert (backs["counter:pillbox"], backs["counter:bunker_east_1"]) == (("100 %",), ("0 %",))


def test_the_legend_explains_every_kind_of_line_ground_and_landing_shape() -> None:
    keys = board(BOX).legend

    assert {key.line for key in keys if key.line} == set(STYLES.values())
    assert {key.area for key in keys if key.area} == {space.area for space in board(BOX).spaces}
    landing = [shape for shape in BOX.ground.shapes.values() if shape.landing]
    told = [key.text for key in keys if isinstance(key.text, Text)]
    assert len([text for text in told if text.key in LANDING]) == len(landing)
