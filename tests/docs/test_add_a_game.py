"""The guide to adding a game, followed literally in an empty folder."""

from __future__ import annotations

import os
import re
import site
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs/how-to/add-a-game.md"
STEP = re.compile(
    r"^`(?P<file>[\w./]+)`:\n\n```\w+\n(?P<text>.*?)^```$|^```console\n(?P<session>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
SHIM = '#!/bin/sh\nexec python -m {module} "$@"\n'


def script(page: str) -> Iterator[str]:
    """Return the reader's files and commands as lines for a shell."""
    for step in STEP.finditer(page):
        if step["file"]:
            yield f"cat > {step['file']} <<'END'\n{step['text']}END\n"
        else:
            yield from (line[2:] for line in step["session"].splitlines() if line[:2] == "$ ")


def shown(page: str) -> list[str]:
    sessions = [step["session"].splitlines() for step in STEP.finditer(page) if step["session"]]
    return [line for session in sessions for line in session if line[:2] != "$ "]


@pytest.fixture
def activated(tmp_path: Path) -> dict[str, str]:
    """An environment like ours, in which a game can be installed without touching ours."""
    venv.create(tmp_path / "env", symlinks=True)
    [packages] = (tmp_path / "env").glob("lib/python*/site-packages")
    ours = [path for path in site.getsitepackages() if Path(path).is_dir()]
    add = "".join(f"import site; site.addsitedir({path!r})\n" for path in ours)
    (packages / "ours.pth").write_text(add, "utf-8")
    for module in ("pip", "pytest", "sandtable"):
        shim = tmp_path / "env/bin" / module
        shim.write_text(SHIM.format(module=module), "utf-8")
        shim.chmod(0o755)
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("PY", "COV"))}
    return kept | {"PATH": f"{tmp_path / 'env/bin'}:{os.environ['PATH']}", "COLUMNS": "200"}


@pytest.mark.slow
def test_the_steps_lead_to_a_game_that_plays_and_conforms(
    tmp_path: Path, activated: dict[str, str]
) -> None:
    page = PAGE.read_text("utf-8")
    steps = "\n".join(["set -e", *script(page)])

    done = subprocess.run(
        ["/bin/sh", "-c", steps],
        cwd=tmp_path,
        env=activated,
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stdout + done.stderr
    assert [line for line in shown(page) if line not in done.stdout] == []
    assert re.search(r"^\d+ passed", done.stdout, re.MULTILINE), done.stdout
    assert (
        "night-patrol"
        not in subprocess.run(
            [sys.executable, "-m", "sandtable", "games"], capture_output=True, text=True, check=True
        ).stdout
    )
