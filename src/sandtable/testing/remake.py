"""Record golden matches again: `python -m sandtable.testing.remake FILE…`."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from sandtable.testing.conformance import GoldenKit


def remake(file: Path) -> None:
    """Record the matches of every game that has a kit in a file of tests."""
    spec = spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[file.stem] = module_from_spec(spec)
    spec.loader.exec_module(module)
    for kit in vars(module).values():
        if isinstance(kit, type) and issubclass(kit, GoldenKit) and hasattr(kit, "game"):
            for golden in kit.goldens():
                golden.remake()


if __name__ == "__main__":
    for name in sys.argv[1:]:
        remake(Path(name))
