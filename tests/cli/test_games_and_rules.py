"""`sandtable games`, `rules` and `bench`."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Command

RAID = "raid-on-schweinfurt"


def test_games_are_described_in_both_languages_for_programs(sandtable: Command) -> None:
    [raid] = [game for game in json.loads(sandtable("games", "--json").out) if game["id"] == RAID]

    assert raid["titles"].keys() == raid["blurb"].keys() == {"es", "en"}
    assert raid["seats"] == ["us"]
    names = [scenario["id"] for scenario in raid["scenarios"]]
    assert names[:3] == ["standard", "historical-a", "historical-b"]
    assert all({"titles", "notes", "source"} <= scenario.keys() for scenario in raid["scenarios"])


def test_games_are_listed_with_their_players(sandtable: Command) -> None:
    listed = sandtable("games").out

    assert "Seats  us   Bots  thumb, odds, random" in listed


def test_options_show_their_default_and_numbers_their_range(sandtable: Command) -> None:
    games = {game["id"]: game for game in json.loads(sandtable("games", "--json").out)}
    options = {option["id"]: option for option in games["raid-on-schweinfurt"]["options"]}

    assert options["night"]["default"] is False
    assert "low" not in options["night"]
    assert (options["win_damage_min"]["low"], options["win_damage_min"]["high"]) == (-1, 999)


def test_the_list_of_games_speaks_the_language_of_the_environment(
    sandtable: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Variable events" in sandtable("games").out
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert "Eventos variables" in sandtable("games").out
    monkeypatch.setenv("LC_ALL", "C")
    assert "Variable events" in sandtable("games").out


def test_a_rule_is_explained_in_both_languages_with_its_code_and_rulings(
    sandtable: Command,
) -> None:
    ran = sandtable("rules", RAID, "X.two-rolls")

    assert "Two rolls" in ran.out
    assert "Dos tiradas" in ran.out
    assert "ch10_assembly" in ran.out
    assert "R40" in ran.out


def test_a_rule_is_explained_in_one_language_on_request(sandtable: Command) -> None:
    assert "Two rolls" not in sandtable("rules", RAID, "x.TWO-rolls", "--lang", "es").out


def test_a_rule_for_programs_names_everything(sandtable: Command) -> None:
    rule = json.loads(sandtable("rules", RAID, "XIII", "--json").out)

    told = {"id", "kind", "title", "summary", "rulings", "home", "places", "data", "tests"}
    assert rule.keys() == told


def test_a_rule_names_its_main_home_the_other_places_and_the_data_that_carries_it(
    sandtable: Command,
) -> None:
    rule = json.loads(sandtable("rules", "bismarck", "12.44", "--json").out)

    assert [place.split()[-1] for place in rule["home"]] == ["convoys"]
    assert [place.split()[-1] for place in rule["places"]] == ["destroy_convoy"]
    assert rule["data"] == ["victory.toml points[convoy_destroyed]"]
    assert "points[convoy_destroyed]" in sandtable("rules", "bismarck", "12.44").out


def test_an_id_can_be_typed_without_brackets(sandtable: Command) -> None:
    assert "9.716(line)" in sandtable("rules", "bismarck", "9.716.LINE").out


def test_a_chapter_without_a_module_can_be_read_in_one_place(sandtable: Command) -> None:
    chapter = sandtable("rules", "bismarck", "11").out
    listed = json.loads(sandtable("rules", "bismarck", "11", "--json").out)

    assert "table_by_night" in chapter
    assert "11.12(air)" in chapter
    assert [rule["id"] for rule in listed][:2] == ["11.0", "11.1"]
    assert "12.0" not in chapter


def test_a_near_miss_gets_suggestions(sandtable: Command) -> None:
    assert "XIII.table4" in sandtable("rules", RAID, "XIII.table44").err


def test_rules_are_listed_in_the_order_of_the_book_and_searched(sandtable: Command) -> None:
    every = json.loads(sandtable("rules", RAID, "--json").out)
    found = sandtable("rules", RAID, "--search", "flak").out

    assert every[0]["id"] == "0.intro"
    assert "XIV.flak-table" in found
    assert "II.win" not in found
    assert "No rule" in sandtable("rules", RAID, "--search", "submarine").out


def test_coverage_counts_rules(sandtable: Command) -> None:
    ran = sandtable("rules", RAID, "--coverage", "--json")
    found = json.loads(ran.out)

    assert {"total", "implementable", "with_code", "with_test", "missing"} <= found.keys()
    assert found["unknown"] == []
    assert ran.code == 0
    assert "with code" in sandtable("rules", RAID, "--coverage").out


def test_benchmarks_belong_to_a_checkout(
    sandtable: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandtable.lab.checkout.checkout", lambda: tmp_path)
    ran = sandtable("bench")

    assert ran.code == 2
    assert "part of a source checkout" in ran.err
