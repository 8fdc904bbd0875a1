"""The `sandtable` command."""

from __future__ import annotations

import os
import sys


def main() -> None:
    """Run the command from the shell.

    The arrays of exact odds are small, so more threads would only slow each other down.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        from sandtable.cli.commands import run
    except ModuleNotFoundError as missing:
        sys.exit(f"The command needs {missing.name}: pip install 'sandtable[all]'")

    sys.exit(run(sys.argv[1:]))
