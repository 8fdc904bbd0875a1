"""`sandtable bench`: measure the speed."""

from __future__ import annotations

import typer

from sandtable.cli.arguments import Lang


def bench(lang: Lang = None) -> None:
    """Run the benchmarks of a source checkout and print one table."""
    import subprocess
    import sys

    from sandtable.cli.words import refusal
    from sandtable.lab.checkout import checkout

    root = checkout()
    if root is None or not (root / "bench").is_dir():
        raise refusal("no-bench")
    done = subprocess.run([sys.executable, "-m", "bench"], cwd=root, check=False)
    raise typer.Exit(done.returncode)
