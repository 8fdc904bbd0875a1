"""The style of the source: reasons for suppressions, docstrings, length of files."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
OVERLOOK = re.compile(r"# (?:noqa: [A-Z0-9, ]*[A-Z0-9]|type: ignore\[[a-z, -]+\])(.*)$")
WHY = re.compile(r"  (?:\(.+\)|# .+)$")
RIDDLE = re.compile(r"(?:What|Who|Whom|Whose|Which|Where|When|How|Whether) .*[^?]$")
LONGEST_FILE = 400


def modules(*rooms: str) -> Iterator[tuple[str, str]]:
    for room in rooms:
        for path in sorted((ROOT / room).rglob("*.py")):
            yield str(path.relative_to(ROOT)), path.read_text("utf-8")


def overlooked() -> Iterator[tuple[str, str]]:
    for name, text in modules("src", "tests", "bench"):
        for number, line in enumerate(text.splitlines(), 1):
            found = OVERLOOK.search(line)
            if found:
                yield f"{name}:{number}", found[1]


def docstrings(text: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield (ast.get_docstring(node) or "").partition("\n")[0]


def test_every_suppression_says_why() -> None:
    found = list(overlooked())

    assert found
    assert [place for place, after in found if not WHY.match(after)] == []


def test_a_docstring_starts_with_a_verb_or_a_fact() -> None:
    riddles = [
        (name, said)
        for name, text in modules("src", "tests", "bench")
        for said in docstrings(text)
        if RIDDLE.match(said)
    ]

    assert riddles == []


def test_no_file_of_the_package_is_too_long() -> None:
    lengths = {name: len(text.splitlines()) for name, text in modules("src")}

    assert [name for name, lines in lengths.items() if lines > LONGEST_FILE] == []
