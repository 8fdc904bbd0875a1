"""Examples find their runner here."""

from pathlib import Path

from sandtable.testing.examples import Examples, Facts

__all__ = ["EXAMPLES", "Facts", "runs"]

EXAMPLES = Examples(Path(__file__).parents[1] / "examples.toml")
runs = EXAMPLES.runs
