"""`sandtable bench`: how fast it all is."""

from __future__ import annotations

import typer


def bench() -> None:
    """Run the benchmarks of a source checkout and print one table."""
    import subprocess
    import sys

    from sandtable.engine.errors import BadInputError
    from sandtable.lab.checkout import checkout

    root = checkout()
    if root is None or not (root / "bench").is_dir():
        msg = "There is no bench/ here: the benchmarks are part of a source checkout."
        raise BadInputError(msg)
    done = subprocess.run([sys.executable, "-m", "bench"], cwd=root, check=False)
    raise typer.Exit(done.returncode)
