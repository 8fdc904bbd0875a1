"""Examples find their runner here."""

from __future__ import annotations

from pathlib import Path

from sandtable.testing.examples import Examples

EXAMPLES = Examples(Path(__file__).parents[1] / "examples.toml")
runs = EXAMPLES.runs
