"""Clients that mean no good: everything is refused, and nothing has changed."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.house import PATIENCE, Client, House, Owner


@pytest.fixture
def house(either: House) -> House:
    return either


@pytest.fixture
def match(house: House, owner: Owner) -> Iterator[Any]:
    """A match between two that has begun; afterwards it stands where it stood."""
    made = owner.new("secret-bids", "long", seats={"red": "me", "blue": "link"})
    with house.sit(made["id"], made["tokens"]["red"]) as red:
        red.hello()
        red.answer("horse")
        before, file = owner.listed(made["id"]), shown(house, made)
        yield made
        assert owner.listed(made["id"]) | {"seats": []} == before | {"seats": []}
        assert shown(house, made) == file
        red.answer(0)


def shown(house: House, match: Any) -> list[Any]:
    """Return every seat's and a spectator's view of the match as it stands."""
    views = []
    for token in (*match["tokens"].values(), ""):
        secret = house.secret(match["id"], token)
        address = f"/api/matches/{match['id']}/at/1?token={secret}"
        views.append(house.http.get(address).json() | {"seats": []})
    return views


def red(house: House, match: Any) -> Client:
    return house.sit(match["id"], match["tokens"]["red"])


def test_a_wrong_token_opens_no_seat(house: House, match: Any) -> None:
    with house.sit(match["id"], "x" * 43) as client:
        reply = client.receive()
        assert (reply["type"], reply["key"]) == ("refused", "")
        assert "does not open any seat" in reply["why"]["en"]
        assert client.closed_with() == 4403


@pytest.mark.parametrize("path", ["at/0", "insight"])
def test_a_wrong_token_sees_nothing_over_http_either(house: House, match: Any, path: str) -> None:
    response = house.http.get(f"/api/matches/{match['id']}/{path}?token=nonsense")

    assert response.status_code == 403


def test_the_token_of_another_match_opens_no_seat(house: House, owner: Owner, match: Any) -> None:
    other = owner.new("secret-bids", "long")
    with house.sit(match["id"], other["tokens"]["red"]) as client:
        client.receive()
        assert client.closed_with() == 4403


def test_an_unknown_match_is_refused_and_closed(house: House) -> None:
    with house.sit("nowhere") as client:
        assert "does not exist" in client.receive()["why"]["en"]
        assert client.closed_with() == 4404


def test_a_spectator_gives_no_answers(house: House, match: Any) -> None:
    with house.sit(match["id"]) as client:
        client.hello()
        for kind in ("answer", "undo"):
            reply = client.ask(kind, answer=0)
            assert (reply["type"], reply["why"]["en"]) == ("refused", "Spectators cannot answer.")


def test_a_seat_that_is_not_asked_is_refused(house: House, owner: Owner) -> None:
    made = owner.new("secret-bids", "long", seats={"red": "me", "blue": "link"})
    with house.sit(made["id"], made["tokens"]["red"]) as client:
        client.hello()
        client.play(2)
        reply = client.ask("answer", answer="horse")

    assert reply["type"] == "refused"
    assert "nothing to answer" in reply["why"]["en"]


@pytest.mark.parametrize("version", [0, 2, -1, 10**6])
@pytest.mark.parametrize("kind", ["answer", "undo"])
def test_a_stale_version_is_refused(house: House, match: Any, kind: str, version: int) -> None:
    with red(house, match) as client:
        client.hello()
        reply = client.ask(kind, version=version, answer=0)

        assert (reply["type"], reply["version"]) == ("refused", 1)
        assert "moved on" in reply["why"]["en"]


def test_a_duplicate_is_answered_as_the_first_time_without_effect(
    house: House, owner: Owner
) -> None:
    made = owner.new()
    with house.sit(made["id"], made["tokens"]["us"]) as client:
        client.hello()
        first = client.ask("answer", key="once", answer="keep")
        client.until(1)
        again = [client.ask("answer", key="once", answer=answer) for answer in ("keep", "again")]
        undo = client.ask("undo", key="once")
        client.hello()

        assert [*again, undo] == [first] * 3
        assert client.view["version"] == 1


def test_a_key_is_needed(house: House, match: Any) -> None:
    with red(house, match) as client:
        client.hello()
        for key in ("", "x" * 81):
            client.send(type="answer", key=key, version=1, answer=0)
            assert client.receive()["type"] == "refused"


@pytest.mark.parametrize(
    "answer", [-1, 2**40, 10**30, "0", "", "x" * 300, True, 0.5, None, [], {"a": 1}]
)
def test_an_invalid_answer_is_refused(house: House, match: Any, answer: Any) -> None:
    with red(house, match) as client:
        client.hello()
        assert client.ask("answer", answer=answer)["type"] == "refused"


ENGLISH = {"Expected", "Invalid", "Missing", "Object", "malformed:", "range", "truncated", "is"}
"""Words of the decoder that no Spanish sentence has."""


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        "7",
        '"answer"',
        "{}",
        '{"type": "view"}',
        '{"type": "answer"}',
        '{"type": "answer", "key": 7, "version": 1, "answer": 0}',
        '{"type": "answer", "key": "k", "version": "1", "answer": 0}',
        '{"type": "hello", "log": "all"}',
        '{"type": ["answer"]}',
        "[" * 2000,
        '{"type": "ping", "more": ' + "[" * 1500 + "]" * 1500 + "}",
        '{"type": "answer", "key": "\\ud800", "version": 1, "answer": 0}',
        '{"type": "answer", "key": "k", "version": NaN, "answer": 0}',
        '{"type": "answer", "key": "k", "version": 1e400, "answer": 0}',
        "\x00",
    ],
)
def test_a_malformed_message_is_refused(house: House, match: Any, text: str) -> None:
    with red(house, match) as client:
        client.hello()
        client.socket.send(text)
        reply = client.receive()
        assert reply["type"] == "refused"
        assert not ENGLISH & set(reply["why"]["es"].split())
        client.send(type="ping")
        assert client.receive() == {"type": "pong"}


def test_bytes_are_refused(house: House, match: Any) -> None:
    with red(house, match) as client:
        client.hello()
        client.socket.send(b'{"type": "undo", "key": "k", "version": 1}')
        assert client.receive()["why"]["es"].endswith("no es texto.")


def test_before_the_hello_nothing_is_taken(house: House, match: Any) -> None:
    with red(house, match) as client:
        client.send(type="undo", key="k", version=1)
        assert "hello" in client.receive()["why"]["en"]


def test_a_hello_that_lies_gets_the_truth(house: House, match: Any) -> None:
    with red(house, match) as client:
        for log, version in ((10**9, 1), (-5, 1), (3, 10**9), (3, -7)):
            view = client.hello(log=log, version=version, boards=["nonsense"] * 20)
            assert view["log_from"] + len(view["log"]) == 4


def test_an_oversize_message_closes_the_connection(house: House, match: Any) -> None:
    with red(house, match) as client:
        client.hello()
        client.socket.send(json.dumps({"type": "undo", "key": "k" * 5000, "version": 1}))
        assert client.closed_with() == 1009


def test_an_oversize_request_is_refused(house: House, owner: Owner, match: Any) -> None:
    body = {"title": "x" * 100_000}
    response = owner.ask("PATCH", f"/matches/{match['id']}", json=body)

    assert response.status_code == 413


def test_a_flood_is_refused_and_then_cut_off(house: House, match: Any) -> None:
    with red(house, match) as client:
        client.hello()
        try:
            for _ in range(400):
                client.send(type="answer", key="flood", version=0, answer=0)
        except ConnectionClosed:
            pass
        assert client.closed_with() == 4429
    said = [json.loads(frame) for frame in client.frames]
    assert {frame["type"] for frame in said} == {"view", "refused"}
    assert len([f for f in said if "Too many" in f.get("why", {}).get("en", "")]) == 41


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "https://127.0.0.1", "null", "http://127.0.0.1:1"]
)
def test_a_page_from_elsewhere_gets_no_connection(house: House, match: Any, origin: str) -> None:
    with (
        pytest.raises(InvalidStatus) as refusal,
        house.socket(match["id"], match["tokens"]["red"], origin=origin),
    ):
        pass

    assert refusal.value.response.status_code == 403


def test_a_page_of_the_server_itself_does(house: House, match: Any) -> None:
    with Client(house.socket(match["id"], match["tokens"]["red"], origin=house.url)) as client:
        assert client.hello()["seat"] == "red"


def test_another_name_of_this_machine_is_refused(house: House) -> None:
    """A page whose name was made to point here must not read anything."""
    response = house.http.get("/api/games", headers={"Host": "evil.example"})

    assert response.status_code == 403


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api", 404),
        ("GET", "/api/nothing", 404),
        ("PUT", "/api/matches", 405),
        ("GET", "/api/matches/x/at/many", 404),
        ("GET", "/app.py", 404),
        ("GET", "/assets/none.js", 404),
        ("GET", "/%2e%2e/app.py", 404),
        ("GET", "/..%2f..%2fapp.js", 404),
        ("GET", f"/{'a' * 5000}/b.js", 404),
        ("GET", f"/api/matches/x/at/{10**30}", 404),
        ("GET", "/schema/openapi.yml", 404),
    ],
)
def test_wrong_addresses_get_a_sentence(house: House, method: str, path: str, status: int) -> None:
    response = house.http.request(method, path)

    assert response.status_code == status
    assert set(response.json()) == {"why", "rule"}


@pytest.mark.parametrize("body", [b"", b"{", b"null", b'{"title": 7}', b"\xff\xfe"])
def test_malformed_bodies_are_refused(owner: Owner, match: Any, body: bytes) -> None:
    headers = {"X-Owner": owner.secret, "Content-Type": "application/json"}
    response = owner._house.http.patch(f"/api/matches/{match['id']}", headers=headers, content=body)

    assert response.status_code == 400
    assert not ENGLISH & set(response.json()["why"]["es"].split())


@pytest.mark.parametrize("host", ["[::1", "[", "a]b", "", "127.0.0.1.evil.example"])
def test_odd_names_of_the_server_are_refused(house: House, host: str) -> None:
    assert house.http.get("/api/games", headers={"Host": host}).status_code in {400, 403}


@pytest.mark.parametrize("path", ["/api/matches/%00/at/0", "/%00", "/api/games/%00/rules"])
def test_nul_in_an_address_is_refused(house: House, path: str) -> None:
    assert house.http.get(path).status_code == 404


BEYOND = {"31 bits": 2**31, "below": -(2**31), "64 bits": 10**30, "print": 10**3000}


@pytest.mark.parametrize("number", BEYOND.values(), ids=BEYOND)
def test_numbers_beyond_counting_are_refused(house: House, match: Any, number: int) -> None:
    with red(house, match) as client:
        client.hello()
        for field in ("version", "answer"):
            client.send(**{"type": "answer", "key": "k", "version": 1, "answer": 0, field: number})
            reply = client.receive()
            assert (reply["type"], reply["version"]) == ("refused", 1)
            assert "went wrong" not in reply["why"]["en"]
        client.send(type="hello", log=number, boards=[])
        assert client.receive()["type"] == "refused"


@pytest.mark.parametrize("at", [-1, 7, *BEYOND.values()], ids=["-1", "7", *BEYOND])
def test_a_fork_beyond_counting_is_refused(owner: Owner, at: int) -> None:
    alone = owner.new()
    response = owner.ask("POST", f"/matches/{alone['id']}/fork", json={"at": at})

    assert response.status_code == 400
    assert response.json()["why"]["es"]


def test_nul_in_a_title_is_refused(owner: Owner, match: Any) -> None:
    response = owner.ask("PATCH", f"/matches/{match['id']}", json={"title": "a\0b"})

    assert response.status_code == 400


def test_nul_in_what_a_browser_says_of_itself_is_refused_or_left_out(
    house: House, match: Any
) -> None:
    address, link = f"/api/matches/{match['id']}/open", match["tokens"]["blue"]
    odd = house.http.post(address, json={"link": f"{link}\0", "name": "a"})
    named = house.http.post(address, json={"link": link, "name": "a\0b"})

    assert odd.status_code in {400, 403}
    assert named.status_code in {200, 400}


def test_nul_in_words_tokens_and_secrets_is_refused(house: House, match: Any) -> None:
    with red(house, match) as client:
        client.hello()
        client.send(type="word", key="k", kind="text", text="a\0b")
        assert client.receive()["type"] == "refused"
        for key in ("k\0", "k" * 81, ""):
            client.send(type="word", key=key, kind="resign")
            assert "80" in client.receive()["why"]["en"]
        assert client.ask("answer", key="k\0", answer=0)["type"] == "refused"
    path = f"/api/matches/{match['id']}"
    for address in (
        f"{path}/at/0?token=%00",
        f"{path}/at/0?seat=%00",
        f"{path}/insight?token=a%00",
    ):
        assert house.http.get(address).status_code in {400, 403, 404}
    wish = {"game": "secret-bids", "scenario": "long\0", "options": {"a\0": "b"}}
    owner = house.owner()
    assert owner.ask("POST", "/matches", json=wish).status_code == 400
    assert owner.ask("GET", "/matches?before=%00").status_code == 404


def said_to(house: House, data: bytes) -> bytes:
    """Send bytes over a line of their own and return what the server says before it hangs up."""
    host, port = house.url.removeprefix("http://").split(":")
    heard = b""
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
        with suppress(ConnectionError):
            line.sendall(data)
        with suppress(ConnectionError):
            while more := line.recv(65_536):
                heard += more
    return heard


GET = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST = (
    b"POST /api/matches/upload HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Owner: sixteen-or-more.\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)
UPGRADE = (
    b" HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)
ENDLESS = {
    "address": b"GET /api/games?" + b"a" * 20_000,
    "header": GET + b"X-Owner: " + b"a" * 20_000,
    "headers": GET + b"X-A: a\r\n" * 3_000,
    "trailers": POST + b"1\r\n{\r\n0\r\n" + b"X-A: a\r\n" * 6_000,
    "address of an upgrade": b"GET /ws/matches/x?token=" + b"y" * 9_000 + UPGRADE + b"\r\n",
    "headers of an upgrade": b"GET /ws/matches/x" + UPGRADE + b"X-A: a\r\n" * 200 + b"\r\n",
}


@pytest.mark.parametrize("name", ENDLESS)
def test_a_request_that_begins_without_end_is_turned_away(either: House, name: str) -> None:
    """Nothing of it is kept: else a single line could fill the memory."""
    head, _, body = said_to(either, ENDLESS[name]).partition(b"\r\n\r\n")

    assert head.startswith(b"HTTP/1.1 431")
    assert set(json.loads(body)["why"]) == {"es", "en"}
