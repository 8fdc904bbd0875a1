"""Two seats with secrets: no frame to one tells what only the other may know."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.house import SAME_DICE, Client, House, Owner

RED_INVITES = {"red": "me", "blue": "link"}


def auction(owner: Owner, seats: dict[str, str] = RED_INVITES) -> Any:
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
        bid(blue, "horse", 1)
        red.until(3)
        watching.until(1)
        kept_apart = [frame for client in (blue, watching) for frame in client.frames[:-1]]

    assert not [frame for frame in kept_apart if told_of_bid(frame)]
    assert any("cannon" in json.dumps(entry) or "3" in json.dumps(entry) for entry in blue.log)
    assert [entry["text"] for entry in watching.log] == [
        entry["text"] for entry in blue.log if entry["kind"] != "roll" or entry["roll"]
    ]


def told_of_bid(frame: str) -> bool:
    """Return whether a frame gives away red's choice; an option offered is no secret."""
    message = json.loads(frame)
    message.get("scene", {}).pop("prompts", None)
    words = json.dumps(message, ensure_ascii=False).lower()
    return "cannon" in words or "cañón" in words


def test_a_seat_sees_only_its_own_answers_of_the_phase(house: House, owner: Owner) -> None:
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
        blue.answer("horse")

    assert red.view["given"] == [{"at": 0, "answer": "cannon"}]
    assert blue.view["given"] == [{"at": 0, "answer": "horse"}]
    assert watching.view["given"] == []


BID, UNDO = ("horse", 0), ("undo",)


@pytest.fixture(scope="module")
def same_dice(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on which every match has the same dice, so that frames can be compared."""
    with House(f"sqlite:///{tmp_path_factory.mktemp('same') / 'm.db'}", SAME_DICE) as house:
        yield house


@pytest.fixture(scope="module")
def untouched(same_dice: House) -> list[str]:
    return seen_by_the_others(same_dice, ())


@pytest.mark.parametrize(
    "steps", [BID[:1], BID, BID[:1] + UNDO, ("cannon", 3), BID + UNDO + BID[1:], BID + UNDO + UNDO]
)
def test_reds_planning_changes_nothing_for_others(
    same_dice: House, untouched: list[str], steps: tuple[str | int, ...]
) -> None:
    assert seen_by_the_others(same_dice, steps) == untouched


def seen_by_the_others(house: House, steps: tuple[str | int, ...]) -> list[str]:
    """Return every byte that blue and a spectator get while red has taken some steps."""
    owner = house.owner()
    match = auction(owner, {"red": "link", "blue": "me"})
    tokens = match["tokens"]
    with (
        house.sit(match["id"], tokens["red"]) as red,
        house.sit(match["id"], tokens["blue"]) as blue,
        house.sit(match["id"]) as watching,
    ):
        for client in (red, blue, watching):
            client.hello()
        before = owner.listed(match["id"])
        owner.new()
        for step in steps:
            red.undo() if step == "undo" else red.answer(step)
        assert owner.get("/matches")[1] | {"seats": []} == before | {"seats": []}
        return [
            without_keys(frame)
            for frame in [*blues_way(blue), *everything(watching), *looks(house, match, blue)]
        ]


def blues_way(blue: Client) -> list[str]:
    """Blue plans, takes back, and tries what cannot be."""
    blue.receive_all()
    blue.ask("answer", version=7, answer="horse")
    blue.ask("undo")
    blue.answer("cannon")
    blue.undo()
    blue.ask("undo")
    blue.answer("horse")
    return everything(blue)


def everything(client: Client) -> list[str]:
    client.receive_all()
    return client.frames


def looks(house: House, match: Any, blue: Client) -> list[str]:
    """Return what blue and a spectator find when they come back or look at the past."""
    token = house.secret(match["id"], match["tokens"]["blue"])
    with house.sit(match["id"], token) as back:
        back.hello(log=len(blue.log), version=blue.view["version"])
    paths = [f"{path}?token={each}" for each in (token, "") for path in ("at/0", "at/1", "at/2")]
    return [*back.frames, *(house.http.get(f"/api/matches/{match['id']}/{p}").text for p in paths)]


def without_keys(frame: str) -> str:
    return re.sub('"key":"[0-9a-f]{32}"', "", frame)


def test_each_seat_learns_once_that_planning_has_ended(house: House, owner: Owner) -> None:
    match = auction(owner)
    link, mine = match["tokens"]["blue"], match["tokens"]["red"]
    with house.sit(match["id"], mine) as red, house.sit(match["id"], link) as blue:
        red.hello()
        blue.hello()
        red.receive_all()
        bid(red, "horse", 1)
        blue.answer("cannon")
        before = len(red.frames)
        blue.answer(0)
        red.receive_all()

        assert [red.view["version"], red.view["answers"]] == [3, 3]
        assert [blue.view["version"], blue.view["answers"]] == [2, 2]
        assert len(red.frames) == before + 2


def test_when_it_is_over_every_answer_counts_for_everybody(house: House, owner: Owner) -> None:
    match = auction(owner)
    link = house.secret(match["id"], match["tokens"]["blue"])
    mine = match["tokens"]["red"]
    with house.sit(match["id"], mine) as red, house.sit(match["id"], link) as blue:
        red.hello()
        blue.hello()
        play_out(red, blue)

        assert red.view["answers"] == blue.view["answers"] == 4 * rounds(red)
        assert red.view["log_from"] == 0
        assert [entry["at"] for entry in red.log if entry["kind"] == "heading"] == [
            entry["at"] for entry in blue.log if entry["kind"] == "heading"
        ]
        past = house.http.get(f"/api/matches/{match['id']}/at/3?token={link}").json()
        assert past["answers"] == 3


def rounds(client: Client) -> int:
    return int(client.view["scene"]["tracks"][0]["high"])


def play_out(red: Client, blue: Client) -> None:
    while not red.view["over"]:
        for client in (red, blue):
            client.answer("horse")
            client.answer(0)
        red.until(red.view["version"] + 1)


def test_the_seed_is_shown_only_at_the_end(house: House, owner: Owner) -> None:
    match = auction(owner)
    link, mine = match["tokens"]["blue"], match["tokens"]["red"]
    with house.sit(match["id"], mine) as red, house.sit(match["id"], link) as blue:
        red.hello()
        blue.hello()
        play_out(red, blue)
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
        blue.answer("horse")
        assert red.undo()["answers"] == 0
        blue.receive_all()
        assert blue.prompt["kind"] == "number"
        bid(red, "horse", 1)
        blue.answer(0)
        red.until(red.view["version"] + 1)

        assert red.view["undo"] == "no"
        assert "another player" in red.ask("undo")["why"]["en"]


def test_anothers_eyes_are_lent_only_when_it_is_over(house: House, owner: Owner) -> None:
    match = auction(owner)
    link = house.secret(match["id"], match["tokens"]["blue"])
    mine = match["tokens"]["red"]
    path = f"/api/matches/{match['id']}/at/2"
    with house.sit(match["id"], mine) as red, house.sit(match["id"], link) as blue:
        red.hello()
        blue.hello()
        early = [house.http.get(f"{path}?seat=red&token={token}") for token in (link, "")]
        play_out(red, blue)

    assert [reply.status_code for reply in early] == [403, 403]
    for token in (link, mine, ""):
        lent = house.http.get(f"{path}?seat=red&token={token}").json()
        assert lent == house.http.get(f"{path}?token={mine}").json()
    assert house.http.get(f"{path}?seat=green").status_code == 404
