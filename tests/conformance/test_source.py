"""Every line that a checker is told to overlook says why."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
OVERLOOK = re.compile(r"# (?:noqa: [A-Z0-9, ]*[A-Z0-9]|type: ignore\[[a-z, -]+\])(.*)$")
WHY = re.compile(r"  (?:\(.+\)|# .+)$")


def lines() -> Iterator[tuple[str, str]]:
    for room in ("src", "tests", "bench"):
        for path in sorted((ROOT / room).rglob("*.py")):
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                yield f"{path.relative_to(ROOT)}:{number}", line


def overlooked() -> list[tuple[str, str]]:
    found = ((place, OVERLOOK.search(line)) for place, line in lines())
    return [(place, match[1]) for place, match in found if match]


def test_every_suppression_says_why() -> None:
    found = overlooked()

    assert found
    assert [place for place, after in found if not WHY.match(after)] == []
