"""The types of the client are made from the structs of the server."""

import re
from enum import StrEnum
from pathlib import Path

from sandtable.engine.styles import AreaStyle, Lettering, LineStyle, SpaceStyle
from sandtable.server.typescript import typescript

ROOT = Path(__file__).parents[2]
DRAWN: dict[str, type[StrEnum]] = {
    "line": LineStyle,
    "place": SpaceStyle,
    "label": Lettering,
    "area": AreaStyle,
    "ring": AreaStyle,
    "tint": AreaStyle,
    "shape": AreaStyle,
}
"""The attributes by which the client's style sheets know the styles of a scene."""


def test_the_committed_types_are_what_the_generator_prints() -> None:
    """Renew them: python -m sandtable.server.typescript > web/src/lib/wire.ts."""
    assert (ROOT / "web/src/lib/wire.ts").read_text("utf-8") == typescript()


def test_words_of_a_scene_become_texts_in_both_languages() -> None:
    assert "export interface Mark {\n  value: number;\n  text: Both;\n  actual?: boolean;\n}" in (
        typescript()
    )


def test_a_message_is_told_by_its_type() -> None:
    assert (
        "export type FromClient = Hello | AnswerGiven | UndoWanted | Word | Ping;" in typescript()
    )
    assert 'export interface Ping {\n  type: "ping";\n}' in typescript()


def test_styles_are_closed_sets_of_words() -> None:
    assert (
        'export type BoardStyle = "display" | "chart" | "country" | "sky" | "page";' in typescript()
    )
    assert "  style?: LineStyle;" in typescript()
    assert "  lines: Partial<Record<LineStyle, [string, string]>>;" in typescript()


def test_the_client_draws_no_style_that_there_is_not() -> None:
    """An attribute of a style sheet is no type: it is compared here."""
    files = [path.read_text("utf-8") for path in (ROOT / "web/src").rglob("*.svelte")]
    drawn = {found for text in files for found in re.findall(r"\[data-(\w+)='([^'{}]+)'\]", text)}
    known = {(name, word.value) for name, words in DRAWN.items() for word in words}

    assert {("line", "river"), ("ring", "age"), ("label", "sea")} <= drawn
    assert {(name, word) for name, word in drawn if name in DRAWN} <= known
