"""The `sandtable` command."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command as a person starts it."""
    from sandtable.cli.commands import run

    sys.exit(run(sys.argv[1:]))
