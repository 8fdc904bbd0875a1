"""A real server process, and clients that speak to it over real sockets."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
import uuid
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0

TINY = ("-m", "tests.server", "host")
SAME_DICE = ("-m", "tests.server", "same_dice")
LINK_LENGTH = 43
SECRETS: dict[str, str] = {}
"""The secrets got for links, as a browser remembers them, whichever server gave them."""
FORKED = "multiprocessing.forkserver"
"""Runs in the process that all workers are copied from."""
OURS = ("-m", "sandtable", "serve", "--port", "0", "--database")


def read(file: Path) -> str:
    """Return what the system tells of a process, or nothing once it has ended."""
    try:
        return file.read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""


def command_of(process: int) -> str:
    return read(Path(f"/proc/{process}/cmdline"))


def children(process: int) -> list[int]:
    return [int(child) for child in read(Path(f"/proc/{process}/task/{process}/children")).split()]


class House:
    """A server as a process of its own; it can be killed and started again."""

    def __init__(self, database: str, command: tuple[str, ...] = TINY) -> None:
        self._command = [sys.executable, *command, database]
        self.start()

    def start(self) -> None:
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT), os.environ.get("PYTHONPATH", "")])
        environment = {**os.environ, "PYTHONPATH": path, "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            self._command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        assert self.url.startswith("http://127.0.0.1:"), self.url
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self.http.close()
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def workers(self) -> list[int]:
        """Return the processes of the server that do its work."""
        original = (child for child in children(self.process.pid) if FORKED in command_of(child))
        return [copy for each in original for copy in children(each)]

    # ------------------------------------------------------------------ asking

    def owner(self) -> Owner:
        return Owner(self)

    def socket(
        self, match: str, token: str | None = None, **options: Any
    ) -> AbstractContextManager[ClientConnection]:
        token = self.secret(match, token)
        query = f"?token={token}" if token else ""
        address = f"{self.url.replace('http', 'ws')}/ws/matches/{match}{query}"
        connecting: AbstractContextManager[ClientConnection] = connect(
            address, compression=None, max_size=None, max_queue=None, **options
        )
        return connecting

    def secret(self, match: str, token: str | None) -> str | None:
        """Return the secret a browser gets for a link; any other token is as it is."""
        if not token or len(token) != LINK_LENGTH:
            return token
        if token not in SECRETS:
            opened = self.http.post(f"/api/matches/{match}/open", json={"link": token})
            secret = opened.json()["token"] if opened.is_success else token
            SECRETS[token] = SECRETS[secret] = secret
        return SECRETS[token]

    def sit(self, match: str, token: str | None = None) -> Client:
        return Client(self.socket(match, token))


class Owner:
    """Somebody with a secret of their own."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.secret = uuid.uuid4().hex

    def ask(self, method: str, path: str, **options: Any) -> httpx.Response:
        headers = {"X-Owner": self.secret}
        return self._house.http.request(method, f"/api{path}", headers=headers, **options)

    def get(self, path: str) -> Any:
        return told(self.ask("GET", path))

    def post(self, path: str, body: Any = None) -> Any:
        return told(self.ask("POST", path, json=body))

    def new(
        self, game: str = "raid-on-schweinfurt", scenario: str = "standard", **more: Any
    ) -> Any:
        return self.post("/matches", {"game": game, "scenario": scenario, **more})

    def listed(self, match: str) -> Any:
        return next(each for each in self.get("/matches") if each["id"] == match)


def told(response: httpx.Response) -> Any:
    assert response.is_success, response.text
    return response.json() if response.content else None


def refusal(response: Any, status: int) -> str:
    assert response.status_code == status, response.text
    body = response.json()
    assert set(body) == {"why", "rule"}
    assert body["why"]["es"]
    return str(body["why"]["en"])


class Client:
    """A page in a browser: it keeps the boards and the log it has been told."""

    socket: ClientConnection

    def __init__(self, connecting: AbstractContextManager[ClientConnection]) -> None:
        self._connecting = connecting
        self.log: list[Any] = []
        self.boards: dict[str, Any] = {}
        self.view: Any = {}
        self.frames: list[str] = []

    def __enter__(self) -> Self:
        self.socket = self._connecting.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self._connecting.__exit__(None, None, None)

    # ------------------------------------------------------------------ raw

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self) -> Any:
        frame = self.socket.recv(PATIENCE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message = json.loads(frame)
        if message["type"] == "view":
            self.take(message)
        return message

    def take(self, view: Any) -> None:
        self.view = view
        self.log[view["log_from"] :] = view["log"]
        self.boards |= {board["id"]: board for board in view["scene"].get("boards", ())}

    def receive_all(self) -> None:
        """Take whatever is on its way."""
        time.sleep(0.1)
        self.send(type="ping")
        while self.receive()["type"] != "pong":
            pass

    def closed_with(self) -> int:
        """Read until the server closes, and return its code."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    # ------------------------------------------------------------------ playing

    def hello(self, **more: Any) -> Any:
        self.send(type="hello", **({"log": 0, "boards": []} | more))
        return self.receive()

    def ask(self, kind: str, key: str | None = None, **more: Any) -> Any:
        """Send an input and return the reply; a view may come before it."""
        key = key or uuid.uuid4().hex
        self.send(**({"type": kind, "key": key, "version": self.view.get("version", 0)} | more))
        while True:
            reply = self.receive()
            if reply["type"] != "view":
                return reply

    def answer(self, answer: Any) -> Any:
        """Answer, and wait for the view that shows it."""
        reply = self.ask("answer", answer=answer)
        assert reply["type"] == "accepted", reply
        return self.until(reply["version"])

    def undo(self) -> Any:
        reply = self.ask("undo")
        assert reply["type"] == "accepted", reply
        return self.until(reply["version"])

    def until(self, version: int) -> Any:
        while self.view.get("version", -1) < version:
            self.receive()
        return self.view

    @property
    def prompt(self) -> Any:
        prompts = self.view["scene"].get("prompts", ())
        return prompts[0] if prompts else None

    @property
    def suggestion(self) -> Any:
        """Return what somebody answers who does not think."""
        prompt = self.prompt
        if prompt["kind"] == "choose":
            return prompt["options"][0]["id"]
        return prompt.get("suggested", prompt.get("low", 0))

    def play(self, answers: int = 1000) -> None:
        """Play on until it is over, or for some answers."""
        for _ in range(answers):
            if self.view["over"]:
                return
            self.answer(self.suggestion)
