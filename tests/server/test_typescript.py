"""The types of the client are made from the structs of the server."""

import re
from enum import StrEnum
from pathlib import Path

from sandtable.engine.styles import AreaStyle, Lettering, Light, LineStyle, SpaceStyle
from sandtable.server.typescript import typescript

ROOT = Path(__file__).parents[2]
DRAWN: dict[str, type[StrEnum]] = {
    "boardlight": Light,
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
    """Renew them: python -m sandtable.server.typescript."""
    lib = ROOT / "web/src/lib"
    committed = [lib / "wire.ts", *(lib / "wire").iterdir()]

    assert {str(file.relative_to(lib)): file.read_text("utf-8") for file in committed} == (
        typescript()
    )


def test_no_file_of_types_is_longer_than_ours() -> None:
    assert max(text.count("\n") for text in typescript().values()) < 400


def test_a_file_brings_in_what_it_names_of_others() -> None:
    assert 'import type { Both } from "./texts";' in typescript()["wire/scene.ts"]
    assert 'import type { Scene } from "./wire/scene";' in typescript()["wire.ts"]
    assert 'export type * from "./wire/scene";' in typescript()["wire.ts"]


def test_words_of_a_scene_become_texts_in_both_languages() -> None:
    assert (
        "export interface Mark {\n  value: number;\n  text: Both;\n  actual?: boolean;\n}"
        in (typescript()["wire/scene.ts"])
    )


def test_a_message_is_recognised_by_its_type() -> None:
    told = typescript()["wire.ts"]

    assert "export type FromClient = Hello | AnswerGiven | UndoWanted | Word | Ping;" in told
    assert 'export interface Ping {\n  type: "ping";\n}' in told


def test_styles_are_closed_sets_of_words() -> None:
    boards = 'export type BoardStyle = "display" | "chart" | "country" | "sky" | "page";'

    assert boards in typescript()["wire/styles.ts"]
    assert "  style?: LineStyle;" in typescript()["wire/scene.ts"]
    assert (
        "  lines: Partial<Record<LineStyle, [string, string]>>;" in typescript()["wire/palette.ts"]
    )


def test_the_client_draws_no_style_that_there_is_not() -> None:
    """An attribute of a style sheet is no type: it is compared here."""
    files = [path.read_text("utf-8") for path in (ROOT / "web/src").rglob("*.svelte")]
    drawn = {found for text in files for found in re.findall(r"\[data-(\w+)='([^'{}]+)'\]", text)}
    known = {(name, word.value) for name, words in DRAWN.items() for word in words}

    assert {("line", "river"), ("ring", "age"), ("label", "sea")} <= drawn
    assert {(name, word) for name, word in drawn if name in DRAWN} <= known
