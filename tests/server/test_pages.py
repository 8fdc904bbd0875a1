"""The files of the client, the headers of every answer, and the command that starts it all."""

from __future__ import annotations

import gzip
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from sandtable.server.app import HEADERS, create_app
from sandtable.server.serve import COLLECTED, is_loopback
from sandtable.server.settings import Settings
from tests.server.registry import all_games

PAGE = "<!doctype html><title>Sandtable</title>"


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    tmp_path = tmp_path_factory.mktemp("pages")
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(PAGE)
    (static / "assets" / "app-1a2b.js").write_text("export const a = 1;" * 50)
    (static / "assets" / "app-1a2b.js.br").write_bytes(b"smaller")
    (static / "assets" / "map.svg").write_text("<svg/>")
    (static / "font.woff2").write_bytes(b"font")
    (tmp_path / "secret.txt").write_text("secret")
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'a.db'}", static=static, registry=all_games
    )
    with TestClient(create_app(settings)) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/match/abc", "/games/raid-on-schweinfurt/rules", "/about/"])
def test_every_page_is_the_one_page(pages: TestClient[Litestar], path: str) -> None:
    response = pages.get(path)

    assert response.text == PAGE
    assert response.headers["content-type"] == "text/html; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/app-1a2b.js", "text/javascript; charset=utf-8"),
        ("/assets/map.svg", "image/svg+xml; charset=utf-8"),
        ("/font.woff2", "font/woff2"),
    ],
)
def test_files_come_with_their_kind(pages: TestClient[Litestar], path: str, kind: str) -> None:
    response = pages.get(path)

    assert response.headers["content-type"] == kind
    assert ("immutable" in response.headers["cache-control"]) == path.startswith("/assets/")


def test_text_is_compressed_for_clients_that_accept_it(pages: TestClient[Litestar]) -> None:
    packed = pages.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
    plain = pages.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})

    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(plain.content)
    assert "content-encoding" not in plain.headers
    assert gzip.compress(plain.content, mtime=0)


def test_precompressed_files_are_sent_to_clients_that_accept_them(
    pages: TestClient[Litestar],
) -> None:
    headers = {"Accept-Encoding": "gzip, deflate, br;q=0.9"}
    with pages.stream("GET", "/assets/app-1a2b.js", headers=headers) as packed:
        raw = b"".join(packed.iter_raw())
    unpacked = pages.get("/assets/map.svg", headers=headers)

    assert (packed.headers["content-encoding"], raw) == ("br", b"smaller")
    assert packed.headers["content-type"] == "text/javascript; charset=utf-8"
    assert unpacked.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/assets/app-1a2b.js.br",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/index.php",
        "/api/x",
    ],
)
def test_a_missing_file_is_not_found(pages: TestClient[Litestar], path: str) -> None:
    response = pages.get(path)

    assert response.status_code == 404
    assert "secret" not in response.text


@pytest.mark.parametrize("path", ["/", "/assets/map.svg", "/api/games", "/api/none", "/schema"])
def test_every_answer_has_the_security_headers(pages: TestClient[Litestar], path: str) -> None:
    response = pages.get(path)

    assert {name: response.headers.get(name) for name in HEADERS} == HEADERS


def test_the_policy_lets_nothing_in_from_elsewhere() -> None:
    policy = dict(part.split(" ", 1) for part in HEADERS["Content-Security-Policy"].split("; "))

    assert policy["default-src"] == "'self'"
    assert policy["script-src"] == "'self'"
    assert "http" not in HEADERS["Content-Security-Policy"]


def test_the_interface_is_described(pages: TestClient[Litestar]) -> None:
    schema = pages.get("/schema").json()

    assert schema["info"]["title"] == "Sandtable"
    assert {"/api/games", "/api/matches", "/api/matches/{match}/fork"} <= set(schema["paths"])
    assert "Summary" in schema["components"]["schemas"]


def test_without_a_built_client_the_page_says_so(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'a.db'}", static=tmp_path / "nothing")
    with TestClient(create_app(settings)) as client:
        response = client.get("/")

    assert response.status_code == 404
    assert "not been built" in response.text


@pytest.mark.parametrize(
    ("host", "loopback"),
    [
        ("127.0.0.1", True),
        ("localhost", True),
        ("::1", True),
        ("0.0.0.0", False),  # noqa: S104  (it is recognised, not bound)
        ("192.168.1.7", False),
        ("example.org", False),
    ],
)
def test_loopback_addresses_are_recognised(host: str, loopback: bool) -> None:
    assert is_loopback(host) is loopback


def test_a_door_that_cannot_be_opened_gets_one_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sandtable", "serve", "--host", "203.0.113.9"]
    done = subprocess.run(
        [*command, "--database", f"sqlite:///{tmp_path / 'a.db'}"],
        check=False,
        capture_output=True,
        text=True,
        timeout=30,
    )

    assert done.returncode == 2
    assert "other machines can reach" in done.stderr
    assert "The server cannot listen on 203.0.113.9" in done.stderr.splitlines()[-1]


@pytest.mark.parametrize("path", ["", "/raid-on-schweinfurt/rules", "/raid-on-schweinfurt/tables"])
def test_shared_data_is_compressed(pages: TestClient[Litestar], path: str) -> None:
    address = f"/api/games{path}"
    plain = pages.get(address, headers={"Accept-Encoding": "identity"})
    packed = pages.get(address, headers={"Accept-Encoding": "gzip"})

    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert packed.json() == plain.json()


def test_the_collector_never_looks_at_much_in_one_go() -> None:
    """Everybody waits for it: of 400,000 young objects it took 80 ms."""
    soon, often, _ = COLLECTED

    assert soon * (often + 1) <= 60_000
