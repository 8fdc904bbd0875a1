"""`sandtable simulate`, `fuzz` and `odds`: many matches, and none."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sandtable.engine.game import find_game
from tests.cli.conftest import Command

RAID = "raid-on-schweinfurt"


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

    assert "german_win" in out
    assert "seed tea" in out
    assert "damage_percent" in out


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
    monkeypatch.setattr("sandtable.engine.game.find_game", lambda _: game)
    ran = sandtable("fuzz", RAID, "--games", 2, "--seed", 7, "--out", tmp_path, "--json")
    failure = json.loads(ran.out)["failures"][0]

    assert ran.code == 1
    assert failure["says"] == "More than 1 decisions: an endless game?"
    assert sandtable("replay", failure["file"]).code == 0


class Chances(msgspec.Struct):
    """What a game's `odds` returns."""

    win: float
    draw: float
    loss: float
    damage: dict[int, float]


def test_odds_hands_the_plan_to_the_game(
    sandtable: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Known:
        """A game that has odds."""

        def __getattr__(self, name: str) -> object:
            return getattr(find_game(RAID), name)

        def odds(self, _box: object, plan: dict[str, Any]) -> Chances:
            return Chances(0.25, 0.5, 0.25, {plan["waves"]: 1.0})

    monkeypatch.setattr("sandtable.engine.game.find_game", lambda _: Known())
    (tmp_path / "plan.toml").write_text("waves = 2")
    shown = sandtable("odds", RAID, "--plan", tmp_path / "plan.toml")
    told = json.loads(sandtable("odds", RAID, "--plan", tmp_path / "plan.toml", "--json").out)

    assert "25.00%" in shown.out
    assert told == {"win": 0.25, "draw": 0.5, "loss": 0.25, "damage": {"2": 1.0}}


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


CIRCUMSTANCES = """
b17_available = 180
b24_available = 20
[given]
home_weather = "excellent"
target_weather = "excellent"
aggressiveness = "average"
flak = "light"
"""


def test_plan_ranks_plans_and_tells_what_each_choice_is_worth(
    sandtable: Command, tmp_path: Path
) -> None:
    (tmp_path / "day.toml").write_text(CIRCUMSTANCES)
    wish = ("plan", RAID, "--plan", tmp_path / "day.toml", "--option", "win_damage_min=20")
    shown = sandtable(*wish, "--option", "night=on").out
    told = json.loads(sandtable(*wish, "--json").out)

    assert "africa / england" in shown
    assert "night" in shown
    assert told["best"] == sorted(told["best"], key=lambda rated: -rated["score"])
    assert {other["choice"] for other in told["worth"]} == {"share", "diversion", "mode", "ways"}
    assert all(other["change"] <= 0 for other in told["worth"])


@pytest.mark.parametrize(
    ("wish", "says"),
    [
        ('scenario = "historical-a"', "historical-a gives its plan; there is nothing to search."),
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
    assert "won by german" in out
