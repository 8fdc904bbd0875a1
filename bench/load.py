"""Many players at once, a process of its own: `python -m bench.load URLS PIDS CLIENTS RAIDS RATE`.

Addresses and process ids of several servers are joined by commas; players are spread at random.
Each client plays raids one after the other and answers as soon as it has seen what came of its last
answer. With a rate, so many answers a second fall due in all whether or not the server keeps up,
and each is waited for from the moment it was due. Standard output gets the figures as JSON.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import sys
import time
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import msgspec

SECONDS = 12
TEXT, PING, PONG, SHORT, LONG = 0x81, 0x89, 0x8A, 126, 127


class Option(msgspec.Struct, frozen=True):
    id: str


class Prompt(msgspec.Struct, frozen=True):
    kind: str
    options: tuple[Option, ...] = ()
    low: int = 0
    suggested: int = 0


class Scene(msgspec.Struct, frozen=True):
    prompts: tuple[Prompt, ...] = ()


class Frame(msgspec.Struct, frozen=True):
    """As much of a message as a client needs that does not look at the board."""

    type: str
    version: int = 0
    over: bool = False
    scene: Scene = Scene()


class Figures(msgspec.Struct):
    """The findings of a load test."""

    answers: int
    seconds: float
    cpu: float
    p50: float
    p99: float


read = msgspec.json.Decoder(Frame).decode


class Line:
    """A WebSocket with just enough of the protocol to be cheap."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(cls, url: str, path: str) -> Line:
        at = urlsplit(url)
        reader, writer = await asyncio.open_connection(at.hostname, at.port, limit=2**20)
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET {path} HTTP/1.1\r\nHost: {at.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        return cls(reader, writer)

    def send(self, message: object) -> None:
        data = msgspec.json.encode(message)
        head = bytes([TEXT, 0x80 | len(data)]) if len(data) < SHORT else b""
        if not head:
            head = bytes([TEXT, 0x80 | SHORT]) + len(data).to_bytes(2, "big")
        self._writer.write(head + bytes(4) + data)  # a mask of zeros changes nothing

    async def receive(self) -> Frame:
        first, length = await self._reader.readexactly(2)
        if length in (SHORT, LONG):
            size = await self._reader.readexactly(2 if length == SHORT else 8)
            length = int.from_bytes(size, "big")
        data = await self._reader.readexactly(length)
        if first == TEXT:
            return read(data)
        if first == PING:
            self._writer.write(bytes([PONG, 0x80 | length]) + bytes(4) + data)
        return await self.receive()

    def close(self) -> None:
        self._writer.close()


def answer_to(prompt: Prompt, chance: random.Random) -> str | int:
    if prompt.kind == "choose":
        return chance.choice(prompt.options).id
    return prompt.suggested or prompt.low


class Clock:
    """The times at which answers fall due: at once, or at a rate."""

    def __init__(self, rate: float) -> None:
        self._rate = rate
        self._start = time.perf_counter()
        self._turn = 0

    @property
    def is_over(self) -> bool:
        return bool(self._rate) and self._turn >= self._rate * SECONDS

    async def due(self) -> float:
        if not self._rate:
            return time.perf_counter()
        moment = self._start + self._turn / self._rate
        self._turn += 1
        await asyncio.sleep(moment - time.perf_counter())
        return moment


async def opened(url: str, path: str) -> tuple[Line, Frame]:
    line = await Line.open(url, path)
    line.send({"type": "hello", "boards": ["display", "europe"]})
    return line, await line.receive()


class Player:
    """Plays raids one after the other; the first is opened before the clock is started."""

    def __init__(self, url: str, raids: list[str]) -> None:
        self._url = url
        self._raids = raids
        self._chance = random.Random(raids[0])

    async def sit_down(self) -> None:
        self._line, self._view = await opened(self._url, self._raids.pop(0))

    async def play(self, clock: Clock, waits: list[float]) -> None:
        while not clock.is_over:
            if self._view.over:
                self._line.close()
                if not self._raids:
                    return
                await self.sit_down()
            start = await clock.due()
            await self._answer()
            waits.append(time.perf_counter() - start)

    async def _answer(self) -> None:
        answer = answer_to(self._view.scene.prompts[0], self._chance)
        key, version = os.urandom(8).hex(), self._view.version
        self._line.send({"type": "answer", "key": key, "version": version, "answer": answer})
        self._view = await self._line.receive()
        while self._view.type != "view":
            self._view = await self._line.receive()


async def created(url: str, count: int) -> list[str]:
    """Create matches and return where each is played."""
    paths = []
    async with httpx.AsyncClient(base_url=url, headers={"X-Owner": "bench-" * 5}) as http:
        for _ in range(count):
            body = {"game": "raid-on-schweinfurt", "scenario": "standard"}
            made = (await http.post("/api/matches", json=body)).json()
            paths.append(f"/ws/matches/{made['id']}?token={made['tokens']['us']}")
    return paths


def cpu_of(pid: str) -> float:
    """Return the seconds a process has computed so far."""
    fields = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def main(urls: list[str], pids: list[str], clients: int, raids: int, rate: float) -> Figures:
    paths, chance = await created(urls[0], clients * raids), random.Random(clients)
    players = [Player(chance.choice(urls), paths[number::clients]) for number in range(clients)]
    await asyncio.gather(*(player.sit_down() for player in players))
    waits: list[float] = []
    start, cpu, clock = time.perf_counter(), sum(map(cpu_of, pids)), Clock(rate)
    await asyncio.gather(*(player.play(clock, waits) for player in players))
    seconds = time.perf_counter() - start
    waits.sort()
    at = [waits[int(len(waits) * share)] for share in (0.5, 0.99)]
    return Figures(len(waits), seconds, sum(map(cpu_of, pids)) - cpu, *at)


if __name__ == "__main__":
    urls, pids = (given.split(",") for given in sys.argv[1:3])
    clients, raids, rate = int(sys.argv[3]), int(sys.argv[4]), float(sys.argv[5])
    figures = asyncio.run(main(urls, pids, clients, raids, rate))
    print(msgspec.json.encode(figures).decode())
