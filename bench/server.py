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
from tests.storage.postgres import cluster

LIMIT = 120
SEVERAL = (1, 2, 4)
LOADS_OF_SEVERAL = ((100, 3, 0.0), (100, 4, 500.0))
HEAD = (
    "| live matches | who answers | answers/s | p50 | p99 "
    "| CPU an answer | memory a match | in all |"
)
RULER = "| ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |"
LOADS = ((1, 12, 0.0), (100, 3, 0.0), (500, 1, 0.0), (100, 4, 500.0), (500, 1, 500.0))


class Served(NamedTuple):
    """One load: how many players, how often they answer, what came of it, and the memory."""

    clients: int
    rate: float
    figures: Figures
    each: float
    in_all: int


class House(NamedTuple):
    """The processes that serve one database, and their addresses."""

    processes: list[subprocess.Popen[str]]
    urls: list[str]

    @property
    def kilobytes(self) -> int:
        """Return how much memory the serving processes have now."""
        return sum(memory_of(process.pid) for process in self.processes)


def memory_of(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text("utf-8")
    return next(int(line.split()[1]) for line in status.splitlines() if "VmRSS" in line)


@contextmanager
def serving(database: str, servers: int = 1) -> Iterator[House]:
    command = [sys.executable, "-m", "bench.host", database]
    processes = [
        subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603  (our own command)
        for _ in range(servers)
    ]
    try:
        yield House(processes, [first_line_of(process) for process in processes])
    finally:
        for process in processes:
            process.terminate()
            process.wait(LIMIT)


@contextmanager
def serving_a_file() -> Iterator[House]:
    with tempfile.TemporaryDirectory() as folder, serving(f"{folder}/matches.db") as house:
        yield house


def first_line_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None  # noqa: S101  (for the type checker)
    return process.stdout.readline().strip()


def load(house: House, clients: int, raids: int, rate: float) -> Figures:
    pids = ",".join(str(process.pid) for process in house.processes)
    command = [sys.executable, "-m", "bench.load", ",".join(house.urls), pids]
    done = subprocess.run(  # noqa: S603  (our own command)
        [*command, str(clients), str(raids), str(rate)],
        check=True,
        stdout=subprocess.PIPE,
        timeout=LIMIT,
    )
    return msgspec.json.decode(done.stdout, type=Figures)


def measured(house: House, clients: int, raids: int, rate: float) -> Served:
    load(house, 20, 5, 0.0)  # a server that has run for a while
    before = house.kilobytes
    figures = load(house, clients, raids, rate)
    each = (house.kilobytes - before) / (clients * raids)
    return Served(clients, rate, figures, each, house.kilobytes)


def loads() -> Iterator[Served]:
    for clients, raids, rate in LOADS:
        with serving_a_file() as house:
            yield measured(house, clients, raids, rate)


def loads_of_several() -> Iterator[tuple[int, Served]]:
    """Spread players at random over servers on one PostgreSQL database."""
    with cluster() as database:
        for servers in SEVERAL:
            for clients, raids, rate in LOADS_OF_SEVERAL:
                with serving(database, servers) as house:
                    yield servers, measured(house, clients, raids, rate)


def lines() -> Iterator[str]:
    yield ""
    yield "The server, answers durable in SQLite, players in a second process on the same machine."
    yield "All at once: each sends the next answer when the view of the last has come, so that one"
    yield "waits as long as all the others take. At a rate: answers fall due whether or not the"
    yield "server keeps up, and the time counts from when each was due."
    yield ""
    yield HEAD
    yield RULER
    for served in loads():
        yield row(served)
    yield ""
    yield "Several servers on one PostgreSQL database, players spread over them at random; the"
    yield "database, the servers and the players share the processors of this machine."
    yield ""
    yield f"| servers {HEAD}"
    yield f"| ---: {RULER}"
    for servers, served in loads_of_several():
        yield f"| {servers} {row(served)}"


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
