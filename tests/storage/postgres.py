"""A real PostgreSQL for the tests: its own cluster in a temporary folder, on a Unix socket only."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import psycopg

BINARIES = Path("/usr/lib/postgresql")
USER = "postgres"
PATIENCE = 20.0


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


class Cluster:
    """A cluster in a temporary folder; it can be killed and started again."""

    def __init__(self) -> None:
        self._made = 0
        self._programs, self._folder = binaries(), Path(tempfile.mkdtemp(prefix="pg-"))
        if os.geteuid() == 0:
            shutil.chown(self._folder, USER)
        self._data = self._folder / "data"
        self.url = f"postgresql://{USER}@/{USER}?host={self._folder}"
        kind = ("-A", "trust", "-U", USER, "-E", "UTF8", "--no-locale")
        run(self._programs / "initdb", "-D", self._data, *kind)
        self.start()

    def database(self) -> str:
        """Return the address of an empty database; making one takes a hundredth of a cluster."""
        self._made += 1
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE number_{self._made}")
        return f"postgresql://{USER}@/number_{self._made}?host={self._folder}"

    def start(self) -> None:
        """A Unix socket needs a short path."""
        settings = "-c listen_addresses= -c shared_buffers=8MB -c max_connections=120"
        options = f"-k {self._folder} {settings}"
        self._control("-l", self._folder / "log", "-o", options, "-w", "start")

    def kill(self) -> None:
        """End it as a power cut would, and all its processes with it."""
        head = (self._data / "postmaster.pid").read_text().split()[0]
        below = Path(f"/proc/{head}/task/{head}/children").read_text().split()
        for process in (head, *below):
            with suppress(ProcessLookupError):
                os.kill(int(process), signal.SIGKILL)
        deadline = time.monotonic() + PATIENCE
        while any(is_alive(each) for each in (head, *below)) and time.monotonic() < deadline:
            time.sleep(0.02)
        for lock in (self._data / "postmaster.pid", *self._folder.glob(".s.*")):
            lock.unlink()  # where nobody reaps the dead, it seems alive

    def damage(self, table: str) -> None:
        """Overwrite the pages of a table as a failing disk would, and start again."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            found = connection.execute("SELECT pg_relation_filepath(%s)", [table]).fetchone()
            connection.execute("CHECKPOINT")
        self.kill()
        assert found
        file = self._data / found[0]
        file.write_bytes(b"\xff" * file.stat().st_size)
        self.start()

    def remove(self) -> None:
        self._control("-m", "immediate", "-w", "stop")
        shutil.rmtree(self._folder)

    def _control(self, *words: str | Path) -> None:
        run(self._programs / "pg_ctl", "-D", self._data, *words)


def is_alive(process: str) -> bool:
    """Return whether a process still runs; one that waits for its parent does not."""
    try:
        return " Z " not in Path(f"/proc/{process}/stat").read_text()
    except FileNotFoundError:
        return False


@contextmanager
def cluster() -> Iterator[str]:
    """Start a cluster and yield its URL."""
    made = Cluster()
    try:
        yield made.url
    finally:
        made.remove()
