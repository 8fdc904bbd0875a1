"""A link is exchanged for a secret of the browser; a later browser waits for the holder."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.sync.client import connect

from tests.server.house import Client, House, Owner


@pytest.fixture
def house(either: House) -> House:
    return either


def between_two(owner: Owner) -> Any:
    return owner.new("secret-bids", "long", seats={"red": "me", "blue": "link"})


def opened(house: House, match: Any, name: str) -> Any:
    body = {"link": match["tokens"]["blue"], "name": name}
    response = house.http.post(f"/api/matches/{match['id']}/open", json=body)
    assert response.status_code == 200, response.text
    return response.json()


def devices(house: House, match: Any, token: str) -> dict[str, Any]:
    found = house.http.get(f"/api/matches/{match['id']}/devices?token={token}").json()
    return {each["name"] or each["id"]: each for each in found}


def decide(house: House, match: Any, token: str, device: str, *, let: bool) -> int:
    address = f"/api/matches/{match['id']}/devices/{device}?token={token}"
    return house.http.post(address, json={"let": let}).status_code


def raw(house: House, match: Any, token: str) -> Client:
    """A client that brings its token as it is."""
    address = f"{house.url.replace('http', 'ws')}/ws/matches/{match['id']}?token={token}"

    return Client(connect(address, compression=None, max_size=None))


def test_a_link_alone_does_not_open_a_seat(house: House, owner: Owner) -> None:
    match = between_two(owner)
    with raw(house, match, match["tokens"]["blue"]) as client:
        assert "its own secret" in client.receive()["why"]["en"]
        assert client.closed_with() == 4403
    for path in ("at/0", "insight", "devices"):
        address = f"/api/matches/{match['id']}/{path}?token={match['tokens']['blue']}"
        assert house.http.get(address).status_code == 403


def test_a_secret_brought_in_place_of_a_link_is_what_it_was(house: House, owner: Owner) -> None:
    match = between_two(owner)
    friend = opened(house, match, "the friend's")
    for seat, secret in (("red", match["tokens"]["red"]), ("blue", friend["token"])):
        again = house.http.post(f"/api/matches/{match['id']}/open", json={"link": secret})

        assert again.json() == {"seat": seat, "token": secret, "state": "in"}
    assert list(devices(house, match, friend["token"])) == ["the friend's"]


def test_the_first_browser_plays_and_the_second_waits_for_the_holder(
    house: House, owner: Owner
) -> None:
    match = between_two(owner)
    first = opened(house, match, "the friend's")
    second = opened(house, match, "the creator's")
    assert (first["state"], second["state"]) == ("in", "asking")
    with raw(house, match, second["token"]) as client:
        assert "have asked" in client.receive()["why"]["en"]
        assert client.closed_with() == 4423

    with raw(house, match, first["token"]) as blue:
        [knock] = blue.hello()["knocks"]
        assert knock["name"] == "the creator's"
        assert decide(house, match, first["token"], knock["id"], let=True) == 200
        assert blue.receive()["knocks"] == []
    with raw(house, match, second["token"]) as client:
        assert client.hello()["seat"] == "blue"


def test_a_browser_whose_answer_was_lost_asks_again_and_is_the_same(
    house: House, owner: Owner
) -> None:
    match, secret = between_two(owner), "ab" * 32
    path, body = f"/api/matches/{match['id']}/open", {"link": match["tokens"]["blue"]}
    first, again = (house.http.post(path, json=body | {"secret": secret}).json() for _ in range(2))
    other = house.http.post(path, json=body | {"secret": "cd" * 32}).json()

    assert first == again == {"seat": "blue", "token": secret, "state": "in"}
    assert other["state"] == "asking"
    assert house.http.post(path, json=body | {"secret": "short"}).status_code == 400


def test_a_browser_that_is_refused_or_sent_away_sees_nothing_more(
    house: House, owner: Owner
) -> None:
    match = between_two(owner)
    first, second = opened(house, match, "one"), opened(house, match, "two")
    known = devices(house, match, first["token"])
    decide(house, match, first["token"], known["two"]["id"], let=False)
    with raw(house, match, second["token"]) as client:
        client.receive()
        assert client.closed_with() == 4403
    with raw(house, match, first["token"]) as blue:
        blue.hello()
        decide(house, match, first["token"], known["one"]["id"], let=False)
        assert blue.closed_with() == 4403


def test_only_the_seats_own_holder_decides(house: House, owner: Owner) -> None:
    match = between_two(owner)
    first, second = opened(house, match, "one"), opened(house, match, "two")
    asking = devices(house, match, first["token"])["two"]["id"]

    for token in (second["token"], match["tokens"]["red"], match["tokens"]["blue"], ""):
        assert decide(house, match, token, asking, let=True) in {403, 404, 423}
    assert devices(house, match, first["token"])["two"]["state"] == "asking"


def test_every_look_through_the_seats_eyes_is_listed_replays_included(
    house: House, owner: Owner
) -> None:
    match = between_two(owner)
    first, second = opened(house, match, "one"), opened(house, match, "two")
    decide(
        house, match, first["token"], devices(house, match, first["token"])["two"]["id"], let=True
    )
    with raw(house, match, first["token"]) as blue:
        blue.hello()
    house.http.get(f"/api/matches/{match['id']}/at/0?token={second['token']}")
    found = devices(house, match, first["token"])

    assert found["one"]["own"]
    assert not found["two"]["own"]
    assert found["one"]["played"]
    assert not found["one"]["replayed"]
    assert found["two"]["replayed"]
    assert not found["two"]["played"]


def test_the_creators_own_seat_and_looks_after_the_end_are_listed(
    house: House, owner: Owner
) -> None:
    match = between_two(owner)
    mine = match["tokens"]["red"]
    with house.sit(match["id"], mine) as red:
        red.hello()
        red.send(type="word", key="enough", kind="resign")
        while not red.receive().get("over"):
            pass
    house.http.get(f"/api/matches/{match['id']}/at/0?seat=red")
    found = devices(house, match, mine)

    assert found["creator"]["own"]
    assert found["creator"]["played"]
    assert found["anybody"]["replayed"]


def test_a_new_link_sends_all_browsers_away_and_the_list_keeps_them(
    house: House, owner: Owner
) -> None:
    match = between_two(owner)
    first = opened(house, match, "one")
    renewed = owner.post(f"/matches/{match['id']}/seats/blue/link")
    again = opened(house, renewed, "another")

    assert again["state"] == "in"
    with raw(house, match, first["token"]) as client:
        client.receive()
        assert client.closed_with() == 4403
    states = {name: each["state"] for name, each in devices(house, match, again["token"]).items()}
    assert states == {"one": "out", "another": "in"}


def test_a_seat_can_be_asked_for_only_so_often(house: House, owner: Owner) -> None:
    match = between_two(owner)
    for _ in range(7):
        opened(house, match, "x" * 900)
    body = {"link": match["tokens"]["blue"], "name": ""}

    assert house.http.post(f"/api/matches/{match['id']}/open", json=body).status_code == 429


def test_browsers_that_were_sent_away_free_their_places(house: House, owner: Owner) -> None:
    """Else a link that was passed around would close its seat for good."""
    match = between_two(owner)
    for _ in range(8):
        for _ in range(6):
            opened(house, match, "a crowd")
        match = owner.post(f"/matches/{match['id']}/seats/blue/link")

    assert opened(house, match, "the friend's")["state"] == "in"


def test_asking_for_an_insight_counts_as_a_look(house: House, owner: Owner) -> None:
    match = between_two(owner)
    house.http.get(f"/api/matches/{match['id']}/insight?token={match['tokens']['red']}")

    assert devices(house, match, match["tokens"]["red"])["creator"]["played"]
