"""The examples, and what several runners need."""

from pathlib import Path

from sandtable.testing.examples import Examples

EXAMPLES = Examples(Path(__file__).parents[1] / "examples.toml")
SIDES = ("left", "middle", "right")


def both(total: int) -> tuple[int, int]:
    """Two dice that show a sum."""
    return (1, total - 1) if total <= 7 else (total - 6, 6)
