"""The documentation: its links exist, and its examples run."""

import contextlib
import doctest
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from sandtable.cli import main
from sandtable.engine.game import games

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/**/*.md")])

FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
COMMAND = re.compile(r"^\$ sandtable ([a-z]+)", re.MULTILINE)


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def fenced(text: str, language: str) -> Iterator[str]:
    return (body for kind, body in FENCE.findall(text) if kind == language)


def links(page: Path) -> list[str]:
    prose = FENCE.sub("", page.read_text(encoding="utf-8"))
    return [target for target in LINK.findall(prose) if "://" not in target]


def anchors(page: Path) -> set[str]:
    """The headings of a page as a reader's browser addresses them."""
    prose = FENCE.sub("", page.read_text(encoding="utf-8"))
    plain = [re.sub(r"[^\w\- ]", "", heading.lower()) for heading in HEADING.findall(prose)]
    return {heading.strip().replace(" ", "-") for heading in plain}


def broken(page: Path, link: str) -> bool:
    path, _, anchor = link.partition("#")
    target = page.parent / path if path else page
    return not target.exists() or bool(anchor and anchor not in anchors(target))


def commands_shown() -> list[str]:
    texts = [page.read_text(encoding="utf-8") for page in PAGES]
    blocks = [block for text in texts for block in fenced(text, "console")]
    return sorted({command for block in blocks for command in COMMAND.findall(block)})


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    assert [link for link in links(page) if broken(page, link)] == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_python_sessions_run_as_shown(page: Path) -> None:
    sessions = "\n".join(fenced(page.read_text(encoding="utf-8"), "pycon"))
    example = doctest.DocTestParser().get_doctest(sessions, {}, name(page), str(page), 0)

    assert doctest.DocTestRunner().run(example).failed == 0


@pytest.mark.parametrize("command", commands_shown())
def test_every_command_shown_exists(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["sandtable", command, "--help"])

    with contextlib.suppress(SystemExit):
        main()

    assert capsys.readouterr().out, f"There is no command {command}."


def test_every_page_is_in_the_index() -> None:
    docs = ROOT / "docs"
    listed = {(docs / link).resolve() for link in links(docs / "README.md")}
    pages = {page for page in docs.glob("**/*.md") if page != docs / "README.md"}

    assert sorted(name(page) for page in pages - listed) == []


def test_both_readmes_show_the_same_commands_under_as_many_headings() -> None:
    english, spanish = ((ROOT / page).read_text("utf-8") for page in ("README.md", "README.es.md"))

    shown = [re.findall(r"^\$ [^#\n]+", text, re.MULTILINE) for text in (english, spanish)]
    assert [line.strip() for line in shown[0]] == [line.strip() for line in shown[1]]
    assert len(HEADING.findall(english)) == len(HEADING.findall(spanish))


def test_the_glossary_has_a_chapter_for_every_game() -> None:
    text = (ROOT / "docs/reference/glossary.md").read_text("utf-8")
    titles = [game.title("en") for game in games().values()]

    assert len(titles) >= 4
    assert [title for title in titles if f"\n## {title}\n" not in text] == []


def test_the_glossary_has_three_names_for_every_thing() -> None:
    lines = (ROOT / "docs/reference/glossary.md").read_text("utf-8").splitlines()
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines if "|" in line]

    assert len(rows) >= 40
    assert [row for row in rows if len(row) != 4 or not all(row[:3])] == []
