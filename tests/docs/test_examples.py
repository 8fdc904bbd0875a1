"""The example files of the documentation and the TOML its pages show are accepted."""

import io
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from sandtable.cli.commands import run
from sandtable.cli.setups import data_from, setup_from
from sandtable.engine.dice import seed_from
from sandtable.engine.errors import BadInputError
from sandtable.engine.game import Setup, find_game
from sandtable.engine.match import Match
from sandtable.engine.packaged import packaged
from sandtable.engine.record import FORMAT, Record
from sandtable.games.raid_on_schweinfurt.components.scenarios import Scenario
from sandtable.lab.simulate import simulate

DOCS = Path(__file__).parents[2] / "docs"
RAID = find_game("raid-on-schweinfurt")
ANSWERS = "2\n1\n2\n60\n46\n\n\n\n\n1\n1\n1\n1\n1\n2\n2\n1\n1\n"
EXAMPLE = re.compile(r"^\$ sandtable .*--(?:plan|scenario|components) (\S+\.toml)", re.MULTILINE)
FENCE = re.compile(r"^```toml\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def shown(page: str) -> list[dict[str, Any]]:
    blocks = FENCE.findall((DOCS / page).read_text("utf-8"))
    return [tomllib.loads(block) for block in blocks]


@pytest.mark.parametrize("override", shown("how-to/override-a-table.md"))
def test_the_overrides_shown_are_in_the_example_file(override: dict[str, Any]) -> None:
    [(name, table)] = override["table"].items()
    example = data_from(DOCS / "examples/my-schweinfurt.toml")

    assert example["table"][name] == table
    assert RAID.open_box(override).scenarios


def test_an_override_changes_what_it_names_and_nothing_else() -> None:
    setup = setup_from(RAID, components=DOCS / "examples/my-schweinfurt.toml")
    box = RAID.box_for(setup)

    assert box.t5.read(10).bombers == 3
    assert box.t6["poor"].span(10).source == "my printed sheet"
    assert box.t6["excellent"].spans == RAID.printed_box.t6["excellent"].spans


def test_every_table_that_can_be_overridden_is_explained() -> None:
    page = (DOCS / "how-to/override-a-table.md").read_text("utf-8")
    names = tomllib.loads(packaged(RAID.package, "tables.toml"))["table"]

    assert [name for name in names if f"`{name}`" not in page] == []


def test_the_scenarios_shown_can_be_set_up() -> None:
    pages = [block for block in shown("how-to/write-your-own-scenario.md") if "scenario" in block]
    setups = [Setup(block["scenario"][0]["id"], {}, block) for block in pages]

    assert len(setups) == 2
    assert all(Match(RAID, setup, seed_from("7")).pending for setup in setups)


def test_every_field_of_a_scenario_is_explained() -> None:
    page = (DOCS / "how-to/write-your-own-scenario.md").read_text("utf-8")

    assert [f for f in Scenario.__struct_encode_fields__ if f"`{f}" not in page] == []


def test_commands_name_example_files_from_the_root_of_the_checkout() -> None:
    pages = [*DOCS.rglob("*.md"), *DOCS.parent.glob("README*.md")]
    named = {name for page in pages for name in EXAMPLE.findall(page.read_text("utf-8"))}

    assert len(named) >= 3
    assert [name for name in named if not (DOCS.parent / name).is_file()] == []


def test_the_scenario_file_is_decided_by_its_own_goals() -> None:
    setup = setup_from(RAID, str(DOCS / "examples/rouen.toml"))
    report = simulate(RAID, setup, games=200, seed="7")

    assert setup.scenario == "rouen-march"
    assert max(report.outcomes.values()) < 180
    assert set(report.outcomes) == {"us_win", "draw", "german_win"}


def test_goals_by_option_need_the_clauses_they_speak_of() -> None:
    setup = setup_from(RAID, str(DOCS / "examples/rouen.toml"), ["win_damage_min=20"])

    with pytest.raises(BadInputError, match="a win, two draws and a German win"):
        Match(RAID, setup, seed_from("7"))


def test_every_field_of_a_match_file_is_explained() -> None:
    page = (DOCS / "how-to/verify-a-match.md").read_text("utf-8")

    assert [name for name in Record.__struct_fields__ if f"`{name}`" not in page] == ["format"]
    assert f'"format": "{FORMAT}"' in page


def test_the_raid_of_the_tutorial_runs_as_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sandtable.cli.paths.data_folder", lambda: tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO(ANSWERS))
    code = run(["play", RAID.id, "--seed", "7", "--lang", "en"])
    said = capsys.readouterr().out

    page = (DOCS / "tutorials/first-raid.md").read_text("utf-8")
    blocks = re.findall(r"^```text\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    assert code == 0
    assert len(blocks) == 7
    assert [block for block in blocks if block not in said] == []
