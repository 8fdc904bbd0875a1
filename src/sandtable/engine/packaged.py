"""The data files that are part of a package."""

from __future__ import annotations

from importlib import resources


def packaged(package: str, name: str) -> str:
    """Read a data file that is part of a package."""
    return resources.files(package).joinpath("data", name).read_text("utf-8")
