"""The `sandtable` command."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command as a person starts it."""
    try:
        from sandtable.cli.commands import run
    except ModuleNotFoundError as missing:
        sys.exit(f"The command needs {missing.name}: pip install 'sandtable[all]'")

    sys.exit(run(sys.argv[1:]))
