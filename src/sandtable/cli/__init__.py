"""The `sandtable` command."""

from __future__ import annotations

import os
import sys


def main() -> None:
    """Run the command as a person starts it.

    The arrays of exact odds are small: more threads would only get in each other's way.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from sandtable.cli.commands import run

    sys.exit(run(sys.argv[1:]))
