"""Print the table of benchmarks; with --write keep it beside this file."""

from __future__ import annotations

import platform
import sys
from collections.abc import Iterator
from pathlib import Path

from bench import campaign, hunt, night, page, server
from bench.measures import Measure, everything, reference

KEPT = Path(__file__).with_name("results.md")


def told(seconds: float) -> str:
    """Return a time in the unit a person would use."""
    if seconds < 1e-3:
        return f"{seconds * 1e6:,.2f} µs"
    return f"{seconds * 1e3:,.1f} ms" if seconds < 1 else f"{seconds:,.2f} s"


def row(measure: Measure, yardstick: float) -> str:
    rate = f"{1 / measure.seconds:,.0f} {measure.unit}" if measure.unit else ""
    ratio = measure.seconds / yardstick
    return f"| {measure.name} | {told(measure.seconds)} | {rate} | {ratio:,.1f} |"


def table() -> Iterator[str]:
    yardstick = reference()
    yield f"CPython {platform.python_version()}, one core; best of several runs."
    yield f"The last column is in units of `random.randint(1, 10)`, here {told(yardstick)}."
    yield ""
    yield "| what | time | rate | × randint |"
    yield "| --- | ---: | ---: | ---: |"
    for measure in (
        *everything(),
        *hunt.everything(),
        *night.everything(),
        *campaign.everything(),
    ):
        yield row(measure, yardstick)
    yield from server.lines()
    yield from page.lines()


def main() -> None:
    lines = []
    for line in table():
        print(line, flush=True)
        lines.append(line)
    if "--write" in sys.argv[1:]:
        KEPT.write_text("# Benchmarks\n\n" + "\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
