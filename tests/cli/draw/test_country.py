"""A map of country in the terminal: water, ways, areas by name, and who is there."""

from msgspec.structs import replace

from sandtable.cli.draw.country import ACROSS, Country
from sandtable.cli.draw.stacks import stacks_on
from sandtable.cli.draw.zones import is_grid
from sandtable.engine.dice import seed_from
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.parts import Words
from sandtable.games.pegasus_bridge import GAME

MATCH = Match(GAME, Setup("historical"), seed_from(7))
SCENE = MATCH.scene("british")
BOARD = SCENE.boards[0]


def say(words: Words) -> str:
    return GAME.texts(words, "en")


def drawn(lit: tuple[str, ...] = ()) -> list[str]:
    sheet = Country(BOARD, ("british",), lit, say)
    return sheet.drawn(stacks_on(SCENE, BOARD.id, say)).plain.split("\n")


def test_every_area_has_its_name_and_short_counters() -> None:
    text = "\n".join(drawn())

    assert "Pillbox" in text
    assert "T-junction" in text
    assert "Wood 8 4" in text
    assert "Wood's platoon" not in text


def test_the_map_is_as_wide_as_its_areas_must_be() -> None:
    smallest = min(space.w for space in BOARD.spaces)

    assert len(drawn()[0]) == round(BOARD.width * ACROSS / smallest)
    assert not is_grid(BOARD)


def test_the_window_opens_at_the_possible_choices() -> None:
    sheet = Country(BOARD, ("british",), ("pillbox",), say)
    place = next(space for space in BOARD.spaces if space.id == "pillbox")

    assert sheet.middle({}) == sheet.corner(place)


def test_decoration_is_left_out() -> None:
    lines = tuple(line for line in BOARD.lines if line.style not in {"wire", "trench"})
    bare = replace(BOARD, lines=lines, scatters=())
    sheet = Country(bare, ("british",), (), say)

    assert sheet.drawn(stacks_on(SCENE, BOARD.id, say)).plain.split("\n") == drawn()
