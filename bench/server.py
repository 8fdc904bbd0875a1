"""The server under load: a process that serves, another that plays, and a bound on both."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import msgspec

from bench.load import Figures

LIMIT = 120
LOADS = ((1, 12, 0.0), (100, 3, 0.0), (500, 1, 0.0), (100, 4, 500.0), (500, 1, 500.0))


class Served(NamedTuple):
    """One load: how many players, how often they answer, what came of it, and the memory."""

    clients: int
    rate: float
    figures: Figures
    each: float
    in_all: int


class House(NamedTuple):
    process: subprocess.Popen[str]
    url: str

    @property
    def kilobytes(self) -> int:
        """Return how much memory the serving process has now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        return next(int(line.split()[1]) for line in status.splitlines() if "VmRSS" in line)


@contextmanager
def serving() -> Iterator[House]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "bench.host", str(Path(folder) / "matches.db")]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603  (our own command)
        try:
            assert process.stdout is not None  # noqa: S101  (for the type checker)
            yield House(process, process.stdout.readline().strip())
        finally:
            process.terminate()
            process.wait(LIMIT)


def load(house: House, clients: int, raids: int, rate: float) -> Figures:
    command = [sys.executable, "-m", "bench.load", house.url, str(house.process.pid)]
    done = subprocess.run(  # noqa: S603  (our own command)
        [*command, str(clients), str(raids), str(rate)],
        check=True,
        stdout=subprocess.PIPE,
        timeout=LIMIT,
    )
    return msgspec.json.decode(done.stdout, type=Figures)


def loads() -> Iterator[Served]:
    for clients, raids, rate in LOADS:
        with serving() as house:
            load(house, 20, 5, 0.0)  # a server that has run for a while
            before = house.kilobytes
            figures = load(house, clients, raids, rate)
            each = (house.kilobytes - before) / (clients * raids)
            yield Served(clients, rate, figures, each, house.kilobytes)


def lines() -> Iterator[str]:
    yield ""
    yield "The server, answers durable in SQLite, players in a second process on the same machine."
    yield "All at once: each sends the next answer when the view of the last has come, so that one"
    yield "waits as long as all the others take. At a rate: answers fall due whether or not the"
    yield "server keeps up, and the time counts from when each was due."
    yield ""
    yield (
        "| live matches | who answers | answers/s | p50 | p99 "
        "| CPU an answer | memory a match | in all |"
    )
    yield "| ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |"
    for served in loads():
        yield row(served)


def row(served: Served) -> str:
    found = served.figures
    rate = found.answers / found.seconds
    who = f"{served.rate:,.0f} a second" if served.rate else "all at once"
    times = f"{found.p50 * 1e3:,.1f} ms | {found.p99 * 1e3:,.1f} ms"
    memory = f"{served.each:,.0f} kB | {served.in_all / 1024:,.0f} MB"
    costs = f"{found.cpu / found.answers * 1e3:,.2f} ms | {memory}"
    return f"| {served.clients} | {who} | {rate:,.0f} | {times} | {costs} |"


if __name__ == "__main__":
    for line in lines():
        print(line, flush=True)
