"""A real PostgreSQL for the tests: its own cluster in a temporary folder, on a Unix socket only."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

BINARIES = Path("/usr/lib/postgresql")
USER = "postgres"


def binaries() -> Path:
    """Return where the programs are; on Debian as root they are installed if they are missing."""
    found = sorted(BINARIES.glob("*/bin/initdb"))
    if not found:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in ("apt-get update -qq", "apt-get install -y -qq postgresql"):
            subprocess.run(command.split(), check=True, env=quiet)
        found = sorted(BINARIES.glob("*/bin/initdb"))
    return found[-1].parent


def run(*command: str | Path) -> None:
    """Run a program of PostgreSQL, which refuses to be run by root."""
    user = USER if os.geteuid() == 0 else None
    done = subprocess.run(
        [str(word) for word in command],
        check=False,
        user=user,
        group=pwd.getpwnam(USER).pw_gid if user else None,
        extra_groups=[] if user else None,
        cwd="/",
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr


@contextmanager
def cluster() -> Iterator[str]:
    """Start a cluster and yield its URL; a Unix socket needs a short path."""
    programs, folder = binaries(), Path(tempfile.mkdtemp(prefix="pg-"))
    if os.geteuid() == 0:
        shutil.chown(folder, USER)
    data = folder / "data"
    options = f"-k {folder} -c listen_addresses= -c shared_buffers=8MB -c max_connections=20"
    control = programs / "pg_ctl"
    run(programs / "initdb", "-D", data, "-A", "trust", "-U", USER, "-E", "UTF8", "--no-locale")
    run(control, "-D", data, "-l", folder / "log", "-o", options, "-w", "start")
    try:
        yield f"postgresql://{USER}@/{USER}?host={folder}"
    finally:
        run(control, "-D", data, "-m", "immediate", "-w", "stop")
        shutil.rmtree(folder)
