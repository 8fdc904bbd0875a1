"""Two players talk, offer draws, resign, and play again with sides changed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sandtable.server.talk import LONGEST
from tests.server.house import Client, House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("talk")
    with House(f"sqlite:///{folder / 'm.db'}") as made:
        yield made


def auction(house: House) -> tuple[Any, dict[str, Any]]:
    owner = house.owner()
    return owner, owner.new("secret-bids", "short", seats={"red": "me", "blue": "link"})


def seated(house: House, made: dict[str, Any], seat: str) -> Client:
    return house.sit(made["id"], made["tokens"][seat])


def says(client: Client, kind: str, text: str = "") -> Any:
    """Send a word and return the reply to it."""
    client.send(type="word", key=f"{kind}{len(client.frames)}", kind=kind, text=text)
    while (heard := client.receive())["type"] == "view":
        pass
    return heard


def sees(client: Client, count: int) -> list[Any]:
    """Wait until a client has been told so many messages."""
    while len(client.view.get("messages", ())) < count:
        client.receive()
    return list(client.view["messages"])


def test_messages_reach_the_other_player_and_stay(house: House) -> None:
    _, made = auction(house)
    with seated(house, made, "red") as red, seated(house, made, "blue") as blue:
        red.hello()
        blue.hello()
        assert says(red, "text", " <b>Good luck!</b> ")["type"] == "accepted"
        [said] = sees(blue, 1)

    assert (said["seat"], said["text"]) == ("red", "<b>Good luck!</b>")
    with seated(house, made, "blue") as again:
        again.hello()
        assert [each["text"] for each in sees(again, 1)] == ["<b>Good luck!</b>"]


def test_spectators_read_only_if_both_players_allow_it(house: House) -> None:
    _, made = auction(house)
    with (
        seated(house, made, "red") as red,
        seated(house, made, "blue") as blue,
        house.sit(made["id"]) as watcher,
    ):
        for client in (red, blue, watcher):
            client.hello()
        says(red, "text", "secret")
        says(red, "open")
        sees(blue, 2)
        with house.sit(made["id"]) as late:
            late.hello()
            assert late.view["messages"] == []
        says(blue, "open")
        assert len(sees(watcher, 3)) == 3
        assert says(watcher, "text", "me too")["type"] == "refused"


@pytest.mark.parametrize("text", ["", "   ", "x" * (LONGEST + 1)])
def test_messages_have_bounds(house: House, text: str) -> None:
    _, made = auction(house)
    with seated(house, made, "red") as red:
        red.hello()
        assert says(red, "text", text)["type"] == "refused"
        assert red.view["messages"] == []


def test_a_message_makes_no_answer_stale(house: House) -> None:
    _, made = auction(house)
    with seated(house, made, "red") as red, seated(house, made, "blue") as blue:
        red.hello()
        blue.hello()
        version = blue.view["version"]
        says(red, "text", "hurry")
        sees(blue, 1)
        assert blue.view["version"] == version
        blue.play(1)


def test_a_resignation_ends_the_match_for_both(house: House) -> None:
    owner, made = auction(house)
    with seated(house, made, "red") as red, seated(house, made, "blue") as blue:
        red.hello()
        blue.hello()
        assert says(red, "resign")["type"] == "accepted"
        while not blue.view["over"]:
            blue.receive()
        assert blue.view["outcome"]["winner"] == "blue"

    assert owner.post(f"/matches/{made['id']}/verify")["fits"]
    assert owner.listed(made["id"])["result"]["es"] == "Abandono"


def test_a_draw_needs_both(house: House) -> None:
    _, made = auction(house)
    with seated(house, made, "red") as red, seated(house, made, "blue") as blue:
        red.hello()
        blue.hello()
        assert says(blue, "accept")["type"] == "refused"
        says(red, "offer")
        assert says(red, "accept")["type"] == "refused"
        sees(blue, 1)
        says(blue, "decline")
        assert says(blue, "accept")["type"] == "refused"
        says(red, "offer")
        sees(blue, 3)
        assert says(blue, "accept")["type"] == "accepted"
        while not red.view["over"]:
            red.receive()

    assert red.view["outcome"]["winner"] is None


def test_a_resignation_survives_the_server(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'm.db'}"
    with House(database) as house:
        _, made = auction(house)
        with seated(house, made, "red") as red:
            red.hello()
            says(red, "resign")
    with House(database) as house, seated(house, made, "blue") as blue:
        blue.hello()
        assert blue.view["outcome"]["winner"] == "blue"


def test_a_rematch_changes_sides_and_the_old_link_opens_it(house: House) -> None:
    owner, made = auction(house)
    with seated(house, made, "red") as red, seated(house, made, "blue") as blue:
        red.hello()
        blue.hello()
        assert owner.ask("POST", f"/matches/{made['id']}/rematch").status_code == 403
        says(red, "resign")
        again = owner.post(f"/matches/{made['id']}/rematch")
        told = sees(blue, 1)[-1]
    assert (told["kind"], told["text"]) == ("rematch", again["id"])
    with house.sit(again["id"], made["tokens"]["blue"]) as blue:
        blue.hello()
        assert blue.view["seat"] == "red"
    with house.sit(again["id"], again["tokens"]["blue"]) as owner_again:
        owner_again.hello()
        assert owner_again.view["seat"] == "blue"
