"""A game's colours: valid names, and valid palettes of all games."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from sandtable.engine.game import games
from sandtable.engine.match import AnyGame
from sandtable.engine.palette import PLAIN, Ground, palette
from tests import sea_chase
from tests.tiny import secret_bids

TOKENS = Path(__file__).parents[2] / "web/src/styles/tokens.css"
SILHOUETTES = sorted((Path(__file__).parents[2] / "web/src/lib").glob("silhouettes*.ts"))


def test_a_palette_is_read_with_its_pairs_and_grounds() -> None:
    found = sea_chase.GAME.palette

    assert found.colours["accent"] == ("#2f5d68", "#7fb3bd")
    assert found.counters["hunter.patrol"] == Ground(ground="#ffffff", ink="#a6272a")


def test_a_game_without_a_palette_has_the_pages_own_colours() -> None:
    assert secret_bids.GAME.palette == PLAIN


@pytest.mark.parametrize(
    "data",
    [
        {"colours": {"ink": ["red", "#000000"]}},
        {"colours": {"ink": ["#000000"]}},
        {"colours": {"ink;}": ["#000000", "#000000"]}},
        {"sides": {"us": {"paint": "#000000"}}},
        {"sounds": {}},
        {"lines": {"wobbly": ["#000000", "#000000"]}},
        {"areas": {"swamp": ["#000000", "#000000"]}},
        {"emblem": [{"silhouette": "tank", "side": "us", "name": "Tank"}] * 3},
    ],
)
def test_an_invalid_colour_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        palette(data)


@pytest.mark.parametrize("game", [*games().values(), sea_chase.GAME], ids=lambda game: game.id)
def test_every_colour_of_a_palette_is_one_the_page_uses(game: AnyGame) -> None:
    known = set(re.findall(r"--([\w-]+): light-dark", TOKENS.read_text("utf-8")))

    assert set(game.palette.colours) <= known


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_every_game_has_counters_on_its_card_that_the_page_can_draw(game: AnyGame) -> None:
    drawn = "".join(path.read_text("utf-8") for path in SILHOUETTES)

    assert game.palette.emblem
    for token in game.palette.emblem:
        assert token.side in game.palette.sides
        assert re.search(rf"\b{token.silhouette}\b:", drawn)
