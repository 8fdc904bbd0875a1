"""Two servers behind nginx as the documents show it, without sticky sessions."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from litestar.exceptions import PermissionDeniedException

from sandtable.engine.errors import SandtableError
from sandtable.server.serve import checked_origin
from sandtable.server.socket import check_origin
from tests.server.house import PATIENCE, ROOT, House
from tests.server.test_several import Rival, at_once
from tests.storage.postgres import Cluster

GUIDE = ROOT / "docs/how-to/run-a-server.md"
NAME = "games.example.org"
BEHIND = ("-m", "sandtable", "serve", "--port", "0", "--origin", f"https://{NAME}", "--database")


def free_port() -> int:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port: int = door.getsockname()[1]
        return port


def configuration(folder: Path, port: int, houses: list[House]) -> Path:
    """Write the configuration of the guide for servers and a port of the test, without HTTPS."""
    blocks = re.findall(r"```nginx\n(.*?)```", GUIDE.read_text(), re.DOTALL)
    [site] = blocks
    ports = iter(house.url.rpartition(":")[2] for house in houses)
    site = re.sub(r"127\.0\.0\.1:83\d\d", lambda _: f"127.0.0.1:{next(ports)}", site)
    site = re.sub(r"\n *ssl_[^\n]*", "", site)
    site = site.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    stores = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log {folder}/errors;\n"
        f"events {{}}\nhttp {{\naccess_log {folder}/access;\n{stores}{site}\n}}\n"
    )
    return file


class Front(House):
    """The proxy, seen as a player sees it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, headers={"Host": NAME})


@pytest.fixture(scope="module")
def database(postgresql: Cluster) -> str:
    return postgresql.database()


@pytest.fixture
def behind(database: str, tmp_path: Path) -> Iterator[tuple[Front, list[House]]]:
    program = shutil.which("nginx") or "/usr/sbin/nginx"
    assert Path(program).exists(), "nginx is missing: run `make test`, which installs it."
    port = free_port()
    with House(database, BEHIND) as one, House(database, BEHIND) as other:
        file = configuration(tmp_path, port, [one, other])
        proxy = subprocess.Popen([program, "-p", str(tmp_path), "-c", str(file)])
        front = Front(f"http://127.0.0.1:{port}")
        wait_for(front)
        yield front, [one, other]
        proxy.terminate()
        proxy.wait(PATIENCE)
        front.http.close()


def wait_for(front: Front) -> None:
    for _ in range(100):
        try:
            assert front.http.get("/api/games").status_code == 200
        except httpx.ConnectError:
            time.sleep(0.05)
        else:
            return


@pytest.mark.slow
def test_players_behind_a_proxy_continue_when_a_server_is_killed(
    behind: tuple[Front, list[House]],
) -> None:
    front, houses = behind
    owner = front.owner()
    matches = [owner.new() for _ in range(4)]
    assert {match["id"] for match in owner.get("/matches")} == {match["id"] for match in matches}
    players = [Named(front, match, match["tokens"]["us"]) for match in matches]
    killer = threading.Timer(0.3, houses[0].kill)
    killer.start()
    at_once(list(players))
    killer.join()

    assert all(player.outcome for player in players)
    assert all(owner.post(f"/matches/{match['id']}/verify")["fits"] for match in matches)
    houses[0].start()


class Named(Rival):
    """A player who comes through the proxy, and comes back when the line is cut."""

    def play(self) -> None:
        while self.outcome is None:
            try:
                super().play()
            except (OSError, EOFError, TimeoutError):
                time.sleep(0.1)
            except Exception as error:
                if "websockets" not in type(error).__module__:
                    raise
                time.sleep(0.1)


@pytest.mark.parametrize("origin", ["games.example.org", "ftp://x.org", "https://", "https://a/b"])
def test_an_invalid_origin_is_refused(origin: str) -> None:
    with pytest.raises(SandtableError):
        checked_origin(origin)


def test_an_origin_is_as_browsers_write_it() -> None:
    assert checked_origin("https://Games.example.org/") == "https://games.example.org"


@pytest.mark.parametrize(
    ("origin", "host", "comes_in"),
    [
        (f"https://{NAME}", NAME, True),
        (f"http://{NAME}", NAME, False),
        ("https://evil.example", NAME, False),
        ("http://127.0.0.1:8321", "127.0.0.1:8321", True),
        (None, NAME, True),
    ],
)
def test_a_page_comes_in_from_the_origin_that_was_named(
    origin: str | None, host: str, *, comes_in: bool
) -> None:
    hall = SimpleNamespace(settings=SimpleNamespace(origins=(f"https://{NAME}",)))
    state = SimpleNamespace(state=SimpleNamespace(hall=hall))
    headers = {"host": host} if origin is None else {"host": host, "origin": origin}
    page: Any = SimpleNamespace(headers=headers, app=state)
    with nullcontext() if comes_in else pytest.raises(PermissionDeniedException):
        check_origin(page)
