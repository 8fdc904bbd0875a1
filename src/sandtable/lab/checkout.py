"""The source checkout around the package, where tests and benchmarks are kept."""

from __future__ import annotations

from pathlib import Path

import sandtable


def checkout() -> Path | None:
    """Return the root of the checkout; None when the package was installed without one."""
    root = Path(sandtable.__file__).resolve().parents[2]
    return root if (root / "pyproject.toml").is_file() else None
