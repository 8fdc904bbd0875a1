"""The documentation quotes and lists the source as it stands."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from sandtable.engine import pages, parts, prompts, record, scene
from sandtable.engine.game import Outcome, Setup
from sandtable.engine.inputs import Given, Undone
from sandtable.engine.styles import STYLES
from tests.tiny import TINY

ROOT = Path(__file__).parents[2]
PAGES = sorted(ROOT.glob("docs/**/*.md"))
EXCERPT = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SECTION = re.compile(r"^## (.+?)\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)
ROW = re.compile(r"^\| (`[^|]+`) \|", re.MULTILINE)

EXCERPTS = [
    (page.name, path, text)
    for page in PAGES
    for path, text in EXCERPT.findall(page.read_text("utf-8"))
]


@pytest.mark.parametrize(("page", "path", "text"), EXCERPTS)
def test_an_excerpt_is_verbatim(page: str, path: str, text: str) -> None:
    assert text in (ROOT / path).read_text("utf-8"), f"{page} no longer quotes {path}."


def test_the_tutorial_quotes_every_python_file_but_the_shell_of_its_game() -> None:
    quoted = {path for page, path, _ in EXCERPTS if page == "a-tiny-game.md"}
    files = (ROOT / "tests/tiny/secret_bids").glob("*.py")
    names = {path.relative_to(ROOT).as_posix() for path in files if path.name != "__init__.py"}

    assert names <= quoted


def sections(page: str) -> dict[str, list[str]]:
    """The fields that a page lists under each heading."""
    text = (ROOT / "docs/reference" / page).read_text("utf-8")
    return {
        title: [name for row in ROW.findall(body) for name in re.findall(r"`(\w+)`", row)]
        for title, body in SECTION.findall(text)
        if ROW.search(body)
    }


def fields(kind: type[msgspec.Struct]) -> list[str]:
    return list(kind.__struct_fields__)


FILE: dict[str, type[msgspec.Struct]] = {
    "The match": record.Record,
    "Set-up": Setup,
    "Input": Given,
    "Undone input": Undone,
    "Upgrade": record.Upgrade,
    "Saved checkpoint": record.SavedCheckpoint,
    "Outcome": Outcome,
}


def test_the_match_file_is_described_field_by_field() -> None:
    assert sections("match-file.md") == {title: fields(kind) for title, kind in FILE.items()}
    assert f"version {record.VERSION}" in (ROOT / "docs/reference/match-file.md").read_text("utf-8")


def test_the_scene_is_described_part_by_part() -> None:
    described = {
        kind.__name__: sorted(fields(kind))
        for module in (parts, scene, prompts, pages)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, parts.Part) and kind is not parts.Part
    }

    assert {title: sorted(names) for title, names in sections("scene.md").items()} == described


def test_the_scene_page_names_every_style() -> None:
    text = (ROOT / "docs/reference/scene.md").read_text("utf-8")
    words = {word.value for style in STYLES for word in style if word.value}

    assert [word for word in sorted(words) if f"`{word}`" not in text] == []


def test_the_wire_page_names_every_field_of_a_view_a_log_entry_and_a_summary() -> None:
    from sandtable.server import wire

    text = (ROOT / "docs/reference/wire.md").read_text("utf-8")
    kinds = (wire.View, wire.LogEntry, wire.LogRoll, wire.Summary, wire.Holder, wire.NewMatch)
    names = {name for kind in kinds for name in kind.__struct_fields__}
    assert [name for name in sorted(names) if f"`{name}`" not in text] == []


def test_the_engine_page_names_every_public_call_of_match_and_umpire() -> None:
    from sandtable.engine.match import Match
    from sandtable.engine.umpire import Umpire

    text = (ROOT / "docs/reference/engine.md").read_text("utf-8")
    internal = {"phase", "knowledge"}
    names = {name for kind in (Match, Umpire) for name in vars(kind) if not name.startswith("_")}
    slots = {"box", "dice", "log", "shown"}
    assert [name for name in names - internal - slots if name not in text] == []


@pytest.mark.parametrize("game", TINY)
def test_a_tiny_game_stays_tiny(game: str) -> None:
    folder = ROOT / "tests/tiny" / game.replace("-", "_")
    lines = [line for path in folder.glob("*.py") for line in path.read_text("utf-8").splitlines()]
    code = [line for line in lines if line.strip() and not line.startswith(("from ", "import "))]

    assert len(code) < 230
