"""Around play: games are told, matches are created, listed, renamed and deleted."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.game import find_game
from sandtable.engine.misfits import own_texts
from sandtable.engine.texts import Both
from sandtable.server.words import RefusedError, fitting
from tests.server.house import House, Owner, refusal

RAID = "raid-on-schweinfurt"


# Games


def test_games_are_listed_in_both_languages(owner: Owner) -> None:
    games = {game["id"]: game for game in owner.get("/games")}
    raid = games[RAID]

    assert raid["titles"] == {"es": "Incursión sobre Schweinfurt", "en": "Raid on Schweinfurt"}
    assert raid["seats"][0]["id"] == "us"
    assert [bot["id"] for bot in raid["bots"]] == ["thumb", "odds", "random"]
    assert all(bot["name"]["es"] != bot["name"]["en"] for bot in raid["bots"])
    assert {option["kind"] for option in raid["options"]} <= {"switch", "number", "text", "choice"}
    assert all(option["notes"]["es"] for option in raid["options"] if option["kind"] == "switch")
    assert raid["has_odds"]
    assert not games["secret-bids"]["has_odds"]


def test_every_rule_is_listed_with_its_home_and_rulings(owner: Owner) -> None:
    told = owner.get(f"/games/{RAID}/rules")
    index = find_game(RAID).rules

    assert [rule["id"] for rule in told["rules"]] == list(index.rules)
    assert told["coverage"]["with_code"] == told["coverage"]["implementable"]
    reroll = next(rule for rule in told["rules"] if rule["id"] == "V.reroll")
    assert reroll["homes"]
    assert any(rule["rulings"] for rule in told["rules"])


def test_tables_are_listed_row_by_row(owner: Owner) -> None:
    tables = {table["id"]: table for table in owner.get(f"/games/{RAID}/tables")}
    rows = tables["b17_availability"]["columns"][0]["rows"]

    assert rows[0]["lo"] == 1
    assert rows[-1]["hi"] == tables["b17_availability"]["sides"]
    assert all(row["text"]["es"] and row["text"]["en"] for row in rows)


def test_an_unknown_game_is_not_found(owner: Owner) -> None:
    assert "chess" in refusal(owner.ask("GET", "/games/chess/rules"), 404)


# Creating


def test_a_new_match_is_listed_only_for_its_owner(house: House, owner: Owner) -> None:
    match = owner.new(title="Black Thursday")

    assert owner.listed(match["id"]) == match
    assert match["title"] == "Black Thursday"
    assert match["seats"] == [{"seat": "us", "kind": "me", "bot": "", "taken": True}]
    assert match["your_turn"]
    assert (match["version"], match["over"], match["result"]) == (0, False, None)
    assert house.owner().get("/matches") == []


def test_one_match_is_listed_for_its_owner_and_to_others_as_none(
    house: House, owner: Owner
) -> None:
    made = owner.new()

    assert [each["id"] for each in owner.get(f"/matches?only={made['id']}")] == [made["id"]]
    assert house.owner().get(f"/matches?only={made['id']}") == []
    assert owner.get("/matches?only=nowhere") == []


def test_own_tokens_come_with_every_listing_and_links_only_once(owner: Owner) -> None:
    seats = {"red": "me", "blue": "link"}
    match = owner.new("secret-bids", "short", seats=seats)

    assert set(match["tokens"]) == {"red", "blue"}
    assert owner.listed(match["id"])["tokens"] == {"red": match["tokens"]["red"]}


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ({"game": "chess", "scenario": "x"}, "no game called chess"),
        ({"game": RAID, "scenario": "moon"}, "no scenario moon"),
        ({"game": RAID, "scenario": "standard", "options": {"flying": True}}, "no option flying"),
        ({"game": RAID, "scenario": "standard", "seats": {"it": "me"}}, "no seat called it"),
        ({"game": RAID, "scenario": "standard", "seats": {"us": "bot:deep"}}, "no bot called deep"),
        (
            {"game": "bismarck", "scenario": "basic", "seats": {"british": "bot:search"}},
            "cannot play british",
        ),
        ({"game": RAID, "scenario": "standard", "seats": {"us": "you"}}, "not you"),
        ({"game": RAID, "scenario": "standard", "title": "x" * 121}, "at most 120"),
        ({"game": RAID, "scenario": "standard", "dice": "loaded"}, "loaded"),
        ({"game": RAID, "scenario": "standard", "extra": 1}, "extra"),
        ({"game": RAID}, "scenario"),
        ({"game": RAID, "scenario": "standard", "seed": "7", "dice": "entered"}, "no seed"),
        (
            {"game": "secret-bids", "scenario": "short", "seats": {"blue": "link"}, "seed": "7"},
            "play alone",
        ),
        (
            {
                "game": "secret-bids",
                "scenario": "short",
                "seats": {"red": "link"},
                "dice": "entered",
            },
            "must be yours",
        ),
        ({"game": "secret-bids", "scenario": "short", "dice": "shared"}, "Shared dice"),
        (
            {
                "game": "secret-bids",
                "scenario": "short",
                "seats": {"red": "link", "blue": "bot:random"},
                "dice": "shared",
            },
            "Shared dice",
        ),
    ],
)
def test_a_match_that_cannot_be_is_refused_in_a_sentence(
    owner: Owner, body: Any, says: str
) -> None:
    response = owner.ask("POST", "/matches", json=body)

    assert says in refusal(response, 404 if "chess" in str(body) else 400)
    assert owner.get("/matches") == []


@pytest.mark.parametrize(
    ("wish", "es", "en"),
    [
        ({"scenario": "moon"}, "no tiene el escenario moon", "has no scenario moon"),
        ({"options": {"fog": 1}}, "no tiene la opción fog", "has no option fog"),
        ({"options": {"night": "maybe"}}, "admite on u off, no maybe", "takes on or off"),
        (
            {"scenario": "historical-a", "options": {"closer_target": True}},
            "solo para escenarios tuyos",
            "only for scenarios of your own",
        ),
        ({"options": {"previous": "a lot"}}, "como resultado/daño/derribos", "as result/damage"),
    ],
)
def test_refusals_of_the_engine_are_in_both_languages(
    owner: Owner, wish: Any, es: str, en: str
) -> None:
    body = {"game": RAID, "scenario": "standard"} | wish
    why = owner.ask("POST", "/matches", json=body).json()["why"]

    assert es in why["es"]
    assert en in why["en"]


def test_refusals_of_components_are_in_both_languages() -> None:
    with pytest.raises(RefusedError) as refused:
        fitting(
            lambda: find_game(RAID).open_box({"scenario": [{"id": "standard", "returns": []}]}),
            own_texts(),
        )

    assert refused.value.why == Both(
        "[[scenario]] standard necesita una ruta de regreso (VI(6)).",
        "[[scenario]] standard needs a way home (VI(6)).",
    )


def test_a_lost_link_is_replaced_and_the_old_one_is_void(house: House, owner: Owner) -> None:
    match = owner.new("secret-bids", "long", seats={"blue": "link"})
    with house.sit(match["id"], match["tokens"]["blue"]) as blue:
        blue.hello()
        blue.answer("horse")
        renewed = owner.post(f"/matches/{match['id']}/seats/blue/link")
        assert blue.closed_with() == 4403
    with house.sit(match["id"], match["tokens"]["blue"]) as late:
        assert late.receive()["type"] == "refused"
    with house.sit(match["id"], renewed["tokens"]["blue"]) as new:
        assert new.hello()["answers"] == 1

    assert renewed["tokens"]["red"] == match["tokens"]["red"]
    assert owner.listed(match["id"])["tokens"] == {"red": match["tokens"]["red"]}


def test_only_the_owner_renews_a_link_and_only_a_link(house: House, owner: Owner) -> None:
    match = owner.new("secret-bids", "long", seats={"blue": "link"})
    address = f"/matches/{match['id']}/seats"

    assert house.owner().ask("POST", f"{address}/blue/link").status_code == 403
    assert owner.ask("POST", f"{address}/red/link").status_code == 400
    assert owner.ask("POST", f"{address}/green/link").status_code == 400


def test_a_seed_gives_the_same_dice(house: House, owner: Owner) -> None:
    logs = []
    for _ in range(2):
        match = owner.new(seed="7")
        with house.sit(match["id"], match["tokens"]["us"]) as us:
            us.hello()
            us.play(3)
            logs.append([entry["text"] for entry in us.log])

    assert logs[0] == logs[1]


def test_real_dice_are_asked_for(house: House, owner: Owner) -> None:
    match = owner.new(dice="entered")
    with house.sit(match["id"], match["tokens"]["us"]) as us:
        us.hello()
        assert us.prompt["kind"] == "number"
        assert us.view["commitment"] == ""
        us.answer(7)
        assert 7 in [entry["roll"]["die"] for entry in us.log if entry["roll"]]


# Owners


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PATCH", "", {"title": "mine now"}),
        ("DELETE", "", None),
        ("GET", "/file", None),
        ("POST", "/fork", {"at": 0}),
    ],
)
def test_only_the_owner_may_change_or_copy_a_match(
    house: House, owner: Owner, method: str, path: str, body: Any
) -> None:
    match = owner.new(title="mine")
    response = house.owner().ask(method, f"/matches/{match['id']}{path}", json=body)

    assert "created the match" in refusal(response, 403)
    assert owner.listed(match["id"]) == match


def test_without_a_secret_nothing_is_listed(house: House) -> None:
    assert "X-Owner" in refusal(house.http.get("/api/matches"), 400)
    assert "16" in refusal(house.http.get("/api/matches", headers={"X-Owner": "short"}), 400)


def test_a_match_is_renamed(owner: Owner) -> None:
    match = owner.new(title="old")
    owner.ask("PATCH", f"/matches/{match['id']}", json={"title": "new"})

    assert owner.listed(match["id"])["title"] == "new"


def test_a_deleted_match_is_gone_and_its_players_are_notified(house: House, owner: Owner) -> None:
    match = owner.new()
    with house.sit(match["id"], match["tokens"]["us"]) as us:
        us.hello()
        assert owner.ask("DELETE", f"/matches/{match['id']}").status_code == 204
        assert us.closed_with() == 4410
    assert owner.get("/matches") == []
    assert "does not exist" in refusal(owner.ask("GET", f"/matches/{match['id']}/at/0"), 404)


@pytest.mark.parametrize("path", ["/at/0", "/insight", "/file"])
def test_an_unknown_match_is_not_found(owner: Owner, path: str) -> None:
    assert "does not exist" in refusal(owner.ask("GET", f"/matches/nowhere{path}"), 404)
