"""`sandtable games`, `rules` and `bench`: what there is."""

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


def test_games_are_listed_with_who_can_play_them(sandtable: Command) -> None:
    listed = sandtable("games").out

    assert "Seats  us   Bots  thumb, odds, random" in listed


def test_options_tell_their_default_and_numbers_their_range(sandtable: Command) -> None:
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

    assert rule.keys() == {"id", "kind", "title", "summary", "rulings", "code", "tests"}


def test_a_near_miss_is_told_what_it_may_have_meant(sandtable: Command) -> None:
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
