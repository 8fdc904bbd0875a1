"""`sandtable simulate`, `fuzz` and `odds`: many matches, and none."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sandtable.engine.dice import seed_from
from sandtable.engine.game import Setup, find_game
from sandtable.engine.match import Match
from sandtable.engine.record import save
from tests.cli.conftest import Command

RAID = "raid-on-schweinfurt"


CIRCUMSTANCES = """
b17_available = 180
b24_available = 20
[given]
home_weather = "excellent"
target_weather = "excellent"
aggressiveness = "average"
flak = "light"
"""


def simulated(sandtable: Command, *arguments: object) -> dict[str, Any]:
    ran = sandtable("simulate", RAID, "--json", *arguments)
    assert (ran.code, ran.err) == (0, "")
    report: dict[str, Any] = json.loads(ran.out)
    return report


def test_simulate_prints_one_object_that_can_be_repeated(sandtable: Command) -> None:
    report = simulated(sandtable, "--scenario", "historical-a", "--games", 50, "--jobs", 1)
    again = simulated(
        sandtable,
        *("--scenario", report["scenario"], "--games", report["games"], "--seed", report["seed"]),
        *("--jobs", 2),
    )

    assert report["game"] == RAID
    assert sum(report["outcomes"].values()) == 50
    assert set(report["means"]) == {
        *("damage_percent", "loss_percent", "bombers_lost"),
        *("luftwaffe_claims", "luftwaffe_real"),
    }
    assert report.pop("games_per_second") > 0
    assert again.pop("games_per_second") > 0
    assert again == report


def test_options_and_players_reach_the_game(sandtable: Command) -> None:
    report = simulated(
        sandtable, "--games", 5, "--option", "night=on", "--player", "us=random", "--seed", 7
    )

    assert report["options"] == {"night": True}
    assert report["players"] == {"us": "random"}


def test_simulate_for_people_is_a_table(sandtable: Command) -> None:
    out = sandtable("simulate", RAID, "--games", 20, "--seed", "tea").out

    assert "German victory" in out
    assert "seed tea" in out
    assert "Damage to the target (%)" in out


def test_simulate_speaks_spanish(sandtable: Command) -> None:
    out = sandtable("simulate", RAID, "--games", 20, "--seed", "tea", "--lang", "es").out

    assert re.search(r"Victoria alemana +\d+ +\d+,\d %", out)
    assert re.search(r"Daño al objetivo \(%\) +\d+,\d\d", out)


def test_a_scenario_file_is_played_by_its_id(sandtable: Command, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(
        'id = "mine"\nname_en = "Mine"\nname_es = "Mío"\nvictory = "standard"\n'
        "availability_fixed = { b17 = 90, b24 = 0 }\n"
    )
    report = simulated(sandtable, "--scenario", file, "--games", 5, "--seed", 7)

    assert report["scenario"] == "mine"
    assert report["components"]["scenario"][0]["id"] == "mine"


def test_fuzz_without_faults_ends_well(sandtable: Command, tmp_path: Path) -> None:
    ran = sandtable("fuzz", RAID, "--games", 5, "--seed", 7, "--out", tmp_path / "f")

    assert ran.code == 0
    assert "seed 7: no fault" in ran.out
    assert not (tmp_path / "f").exists()


def test_a_fault_found_by_fuzz_can_be_replayed_up_to_where_it_happened(
    sandtable: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = msgspec.structs.replace(find_game(RAID), decision_limit=1)
    with monkeypatch.context() as patch:
        patch.setattr("sandtable.engine.game.find_game", lambda _: game)
        ran = sandtable("fuzz", RAID, "--games", 2, "--seed", 7, "--out", tmp_path, "--json")
    failure = json.loads(ran.out)["failures"][0]

    assert ran.code == 1
    assert failure["says"] == "More than 1 decisions: an endless game?"
    assert sandtable("replay", failure["file"]).code == 0


def test_odds_lists_what_can_be_worked_out_for_a_game(sandtable: Command) -> None:
    raid, bismarck = (sandtable("odds", game).out for game in (RAID, "bismarck"))

    assert re.search(r"plan +--plan FILE +The exact odds of a plan", raid)
    assert re.search(r"salvo +--match FILE +The fire of each ship", bismarck)
    assert re.search(r"air-strike +--match FILE", bismarck)
    assert "Todos los ataques" in sandtable("odds", "bismarck", "--lang", "es").out


def test_odds_of_a_plan_are_shown_as_tables_and_as_json(sandtable: Command, tmp_path: Path) -> None:
    (tmp_path / "plan.toml").write_text(CIRCUMSTANCES + "[[wave]]\nb17 = 90\nb24 = 10")
    wish = ("odds", RAID, "--plan", tmp_path / "plan.toml")
    shown, spanish = (sandtable(*wish, "--lang", lang).out for lang in ("en", "es"))
    told = json.loads(sandtable(*wish, "plan", "--json").out)

    assert f"{100 * told['win']:.1f} %" in shown
    assert "Target damage (%)" in shown
    assert "Excelente / Excelente" in spanish
    assert told["win"] + told["draw"] + told["loss"] == pytest.approx(1)
    assert (len(told["damage"]) > 10, told["left_out"]) == (True, [])


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        (("bismarck", "--plan"), "bismarck cannot compute any odds from that file"),
        ((RAID, "salvo", "--plan"), "cannot compute salvo from that file; see sandtable odds"),
        ((RAID, "--match"), "raid-on-schweinfurt cannot compute any odds from that file"),
    ],
)
def test_odds_that_cannot_be_computed_are_refused(
    sandtable: Command, tmp_path: Path, wish: tuple[str, ...], says: str
) -> None:
    file = tmp_path / "file.json"
    match = Match(find_game(RAID), Setup("historical-b"), seed_from(1))
    file.write_bytes(save(match) if "--match" in wish else b"{}")
    ran = sandtable("odds", *wish, file)

    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err


@pytest.mark.parametrize(
    ("wave", "says"),
    [
        ("b17 = 500", "The plan is not legal: 500 is outside 0 to 390. (V.limit)"),
        ('b17 = 9\ntarget = "regensburg"', "(VI(5).single)"),
    ],
)
def test_an_illegal_plan_is_refused_in_the_words_of_the_game(
    sandtable: Command, tmp_path: Path, wave: str, says: str
) -> None:
    (tmp_path / "plan.toml").write_text(f"[[wave]]\n{wave}")
    ran = sandtable("odds", RAID, "--plan", tmp_path / "plan.toml")

    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err


def test_plan_ranks_plans_and_tells_what_each_choice_is_worth(
    sandtable: Command, tmp_path: Path
) -> None:
    (tmp_path / "day.toml").write_text(CIRCUMSTANCES)
    wish = ("plan", RAID, "--plan", tmp_path / "day.toml", "--option", "win_damage_min=20")
    shown = sandtable(*wish, "--option", "night=on").out
    told = json.loads(sandtable(*wish, "--json").out)

    assert "North Africa / England" in shown
    assert "night" in shown
    assert told["best"] == sorted(told["best"], key=lambda rated: -rated["score"])
    assert {other["choice"] for other in told["worth"]} == {"share", "diversion", "mode", "ways"}
    assert all(other["change"] <= 0 for other in told["worth"])


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        (
            'scenario = "historical-a"',
            "historical-a has a fixed plan, so there is nothing",
        ),
        ('scenario = "moon"', "unknown scenario moon"),
    ],
)
def test_there_may_be_nothing_to_plan(
    sandtable: Command, tmp_path: Path, wish: str, says: str
) -> None:
    (tmp_path / "day.toml").write_text(wish)
    ran = sandtable("plan", RAID, "--plan", tmp_path / "day.toml")

    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err


def test_arena_prints_one_object_for_programs(sandtable: Command) -> None:
    ran = sandtable(
        *("arena", RAID, "--player", "thumb", "--player", "random"),
        *("--games", 5, "--seed", 7, "--jobs", 1, "--json"),
    )
    meeting = json.loads(ran.out)

    assert (ran.code, ran.err) == (0, "")
    assert [report["players"]["us"] for report in meeting["pairings"]] == ["thumb", "random"]
    assert {one["games"] for one in meeting["standings"]} == {5}


def test_arena_for_people_is_a_table_for_each_pairing(sandtable: Command) -> None:
    out = sandtable("arena", RAID, "--player", "thumb", "--games", 5, "--seed", "tea").out

    assert "us=thumb" in out
    assert "seed tea" in out
    assert "Won by: Luftwaffe" in out
    assert "Fighters shot down" in out


def hunted(tmp_path: Path) -> Path:
    file = tmp_path / "hunt.json"
    file.write_bytes(save(Match(find_game("bismarck"), Setup("basic"), seed_from(1))))
    return file


def test_odds_of_a_saved_match_are_those_of_the_seat_that_is_asked(
    sandtable: Command, tmp_path: Path
) -> None:
    wish = ("odds", "bismarck", "--match", hunted(tmp_path))
    german = sandtable(*wish, "--seat", "german", "--lang", "en").out
    british = json.loads(sandtable(*wish, "air-strike", "--seat", "british", "--json").out)

    assert "Level bomber   Hood" in german
    assert {one["ship"] for one in british} == {"bismarck", "prinz_eugen"}


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        (("salvo",), "has no odds to compute for british (salvo)."),
        (("--seat", "french"), "bismarck has no seat called french; it has british, german."),
        (("torpedo",), "cannot compute torpedo from that file"),
    ],
)
def test_a_position_may_have_nothing_to_work_out(
    sandtable: Command, tmp_path: Path, wish: tuple[str, ...], says: str
) -> None:
    ran = sandtable("odds", "bismarck", *wish, "--match", hunted(tmp_path))

    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err
