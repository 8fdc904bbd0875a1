"""The scene: the description of the table for displays."""

from __future__ import annotations

import json

import msgspec

from sandtable.engine.decisions import Choose, Closed, Number, Option
from sandtable.engine.dice import seed_from
from sandtable.engine.game import Setup
from sandtable.engine.match import Match
from sandtable.engine.prompts import Offered, Prompt, prompt_for
from sandtable.engine.scene import Counter, Fact, Panel, Piece, Scene
from sandtable.engine.spoken import plain, plain_in_both
from sandtable.engine.texts import say
from tests.tiny import deep_orders, secret_bids

ASK = say("ask-lot")


def test_a_choice_becomes_a_prompt_with_open_and_closed_options() -> None:
    horse = Option("horse", say("lot", lot="horse"), space="stable", piece="horse-1")
    cannon = Closed("cannon", say("lot", lot="cannon"), say("why-light", needs=2), "3.2")
    facts = {"coins": 4}
    choose = Choose(
        "lot", "red", ASK, [horse], rule="3", closed=[cannon], group="plan", facts=facts
    )

    assert prompt_for(choose) == Prompt(
        id="lot",
        seat="red",
        ask=ASK,
        rule="3",
        kind="choose",
        group="plan",
        facts=facts,
        options=(Offered(id="horse", text=horse.text, space="stable", piece="horse-1"),),
        closed=(Offered(id="cannon", text=cannon.text, why=cannon.why, rule="3.2"),),
    )


def test_a_number_becomes_a_prompt_with_its_range() -> None:
    prompt = prompt_for(Number("coins", "red", ASK, 1, 6, rule="3.1", suggested=2))

    assert (prompt.kind, prompt.low, prompt.high, prompt.suggested) == ("number", 1, 6, 2)


def test_a_scene_becomes_plain_data_in_one_language() -> None:
    fact = Fact(label=say("fact-purse"), value="4", rule="2")
    scene = Scene(
        game="g", title="Plain", panels=(Panel(id="p", title=say("panel-points"), facts=(fact,)),)
    )
    found = plain(scene, secret_bids.GAME.texts, "es")

    assert found["title"] == "Plain"
    assert found["boards"] == []
    assert found["panels"] == [
        {
            "id": "p",
            "title": "Puntos",
            "note": "",
            "facts": [{"label": "Tu bolsa", "value": "4", "rule": "2", "space": "", "share": None}],
            "boxes": [],
            "groups": [],
            "corner": "",
            "boards": [],
        }
    ]


def test_a_whole_scene_is_json() -> None:
    match = Match(deep_orders.GAME, Setup("two"), seed_from(1))
    found = plain(match.scene("marshal"), match.game.texts, "en")

    again = json.loads(msgspec.json.encode(found))
    assert again["pieces"][0]["face"]["title"] == "Column 1"
    assert [space["title"] for space in again["boards"][0]["spaces"]][:2] == [
        "the camp",
        "the wood",
    ]
    assert again["prompts"][0]["options"][1]["space"] == "wood"


def test_a_seat_is_prompted_for_its_own_decisions_only() -> None:
    match = Match(secret_bids.GAME, Setup("short"), seed_from(1))

    assert [prompt.seat for prompt in match.scene("red").prompts] == ["red"]
    assert [prompt.seat for prompt in match.scene("blue").prompts] == ["blue"]
    assert match.scene(None).prompts == ()


def test_in_both_languages_every_word_becomes_a_pair_and_defaults_are_left_out() -> None:
    fact = Fact(label=say("seat-red"), value="7", rule="5")
    panel = Panel(id="points", title=say("panel-points"), facts=(fact,))
    texts = secret_bids.GAME.texts

    shown = plain_in_both(panel, texts)

    assert shown["id"] == "points"
    assert shown["title"] == {
        "es": texts(panel.title, "es"),
        "en": texts(panel.title, "en"),
    }
    assert shown["facts"][0]["value"] == {"es": "7", "en": "7"}
    assert shown["facts"][0]["rule"] == "5"


def test_plain_in_both_languages_leaves_ids_unchanged() -> None:
    face = Counter(silhouette="horse", title="Horse", side="red", ratings=("4", "6"))
    piece = Piece(id="horse-1", board="map", space="stable", face=face)

    shown = plain_in_both(piece, secret_bids.GAME.texts)

    assert shown == {
        "id": "horse-1",
        "board": "map",
        "space": "stable",
        "face": {
            "silhouette": "horse",
            "title": {"es": "Horse", "en": "Horse"},
            "side": "red",
            "ratings": ["4", "6"],
        },
    }
