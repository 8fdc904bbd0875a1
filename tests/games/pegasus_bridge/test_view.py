"""What the player sees, built from what he knows."""

from sandtable.engine.spoken import plain
from sandtable.games.pegasus_bridge import GAME
from sandtable.games.pegasus_bridge.knowledge import known
from sandtable.games.pegasus_bridge.view import view
from tests.games.pegasus_bridge.nights import BOX, night, put

WOOD = "wood_platoon"


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
