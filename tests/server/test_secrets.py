"""Two seats with secrets: no frame to one tells what only the other may know."""

from __future__ import annotations

import json
from typing import Any

from tests.server.house import Client, House, Owner


def auction(owner: Owner) -> Any:
    seats = {"red": "me", "blue": "link"}
    return owner.new("secret-bids", "long", seats=seats, options={"rich": True})


def bid(client: Client, lot: str, coins: int) -> None:
    client.answer(lot)
    client.answer(coins)


def test_each_seat_sees_its_own_coins_only(house: House, owner: Owner) -> None:
    match = auction(owner)
    link, mine = match["tokens"]["blue"], match["tokens"]["red"]
    with house.sit(match["id"], mine) as red, house.sit(match["id"], link) as blue:
        with house.sit(match["id"]) as watching:
            for client in (red, blue, watching):
                client.hello()
        rolls = {
            client: [entry for entry in client.log if entry["kind"] == "roll"]
            for client in (red, blue, watching)
        }

    assert [len(rolls[client]) for client in (red, blue, watching)] == [1, 1, 0]
    assert watching.prompt is None
    assert red.prompt["seat"] == "red"
    assert blue.prompt["seat"] == "blue"


def test_a_secret_bid_reaches_nobody_before_it_is_opened(house: House, owner: Owner) -> None:
    match = auction(owner)
    link, mine = match["tokens"]["blue"], match["tokens"]["red"]
    with (
        house.sit(match["id"], mine) as red,
        house.sit(match["id"], link) as blue,
        house.sit(match["id"]) as watching,
    ):
        for client in (red, blue, watching):
            client.hello()
        bid(red, "cannon", 3)
        for client in (blue, watching):
            client.until(2)
        kept_apart = [frame for client in (blue, watching) for frame in client.frames]
        blue.answer("horse")
        blue.answer(1)
        red.until(4)
        watching.until(4)

    assert not [frame for frame in kept_apart if told_of_bid(frame)]
    assert any("cannon" in json.dumps(entry) or "3" in json.dumps(entry) for entry in blue.log)
    assert [entry["text"] for entry in watching.log] == [
        entry["text"] for entry in blue.log if entry["kind"] != "roll" or entry["roll"]
    ]


def told_of_bid(frame: str) -> bool:
    """Whether a frame says what red has chosen: as an option offered it is no secret."""
    message = json.loads(frame)
    message.get("scene", {}).pop("prompts", None)
    words = json.dumps(message, ensure_ascii=False).lower()
    return "cannon" in words or "cañón" in words


def test_a_seat_is_told_its_own_answers_of_the_phase_and_nobody_elses(
    house: House, owner: Owner
) -> None:
    match = auction(owner)
    link, mine = match["tokens"]["blue"], match["tokens"]["red"]
    with (
        house.sit(match["id"], mine) as red,
        house.sit(match["id"], link) as blue,
        house.sit(match["id"]) as watching,
    ):
        for client in (red, blue, watching):
            client.hello()
        red.answer("cannon")
        blue.until(1)
        blue.answer("horse")
        for client in (red, watching):
            client.until(2)

    assert red.view["given"] == [{"at": 0, "answer": "cannon"}]
    assert blue.view["given"] == [{"at": 1, "answer": "horse"}]
    assert watching.view["given"] == []


def test_what_red_bids_changes_nothing_that_others_see(house: House, owner: Owner) -> None:
    """Two matches, the same but for a secret: what the others are sent is the same."""
    seen = []
    for lot, coins in (("cannon", 4), ("horse", 0)):
        match = owner.new(
            "secret-bids",
            "long",
            seats={"red": "me", "blue": "me"},
            options={"rich": True},
            seed="5",
        )
        tokens = match["tokens"]
        with (
            house.sit(match["id"], tokens["red"]) as red,
            house.sit(match["id"], tokens["blue"]) as blue,
            house.sit(match["id"]) as watching,
        ):
            for client in (red, blue, watching):
                client.hello()
            bid(red, lot, coins)
            frames = []
            for client in (blue, watching):
                client.until(2)
                frames.append(client.frames[-1])
            past = owner.ask("GET", f"/matches/{match['id']}/at/2?token={tokens['blue']}").text
            seen.append([*frames, past])

    assert seen[0] == seen[1]


def test_the_seed_is_told_only_at_the_end(house: House, owner: Owner) -> None:
    match = auction(owner)
    link, mine = match["tokens"]["blue"], match["tokens"]["red"]
    with house.sit(match["id"], mine) as red, house.sit(match["id"], link) as blue:
        red.hello()
        blue.hello()
        while not red.view["over"]:
            for client, other in ((red, blue), (blue, red)):
                client.until(other.view["version"])
                if client.prompt:
                    client.answer(client.suggestion)
    seed = json.loads(owner.ask("GET", f"/matches/{match['id']}/file").content)["seed"]
    early = [frame for client in (red, blue) for frame in client.frames[:-1]]

    assert seed in red.frames[-1]
    assert not [frame for frame in early if seed in frame]


def test_between_two_players_undo_does_not_cross_what_was_shown(house: House, owner: Owner) -> None:
    match = auction(owner)
    link, mine = match["tokens"]["blue"], match["tokens"]["red"]
    with house.sit(match["id"], mine) as red, house.sit(match["id"], link) as blue:
        red.hello()
        blue.hello()
        red.answer("horse")
        assert red.view["undo"] == "free"
        blue.until(1)
        blue.answer("horse")
        red.until(2)
        assert red.undo()["answers"] == 1
        blue.until(3)
        assert blue.prompt["kind"] == "number"
        bid(red, "horse", 1)
        blue.until(5)
        blue.answer(0)
        red.until(6)

        assert red.view["undo"] == "no"
        assert "revealed" in red.ask("undo")["why"]["en"]
