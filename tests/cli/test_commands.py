"""The commands together: help, exit codes, one sentence for bad input."""

import subprocess
import sys
from pathlib import Path
from time import perf_counter

import pytest

from sandtable.cli.commands import COMMANDS
from tests.cli.conftest import Command

RAID = "raid-on-schweinfurt"


def test_help_lists_every_command(sandtable: Command) -> None:
    ran = sandtable("--help")

    assert ran.code == 0
    assert all(f"\n  {name} " in ran.out for name in COMMANDS)
    assert sandtable().out == ran.out


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(sandtable: Command, name: str) -> None:
    ran = sandtable(name, "--help")

    assert (ran.code, ran.err) == (0, "")
    assert f"Usage: sandtable {name}" in ran.out


def test_help_starts_quickly_and_loads_no_game() -> None:
    code = (
        "import sys; from sandtable.cli.commands import run; run(['--help']);"
        "print([m for m in sys.modules if m.startswith(('sandtable.games', 'numpy', 'rich'))])"
    )
    started = perf_counter()
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=30
    )

    assert done.stdout.splitlines()[-1] == "[]"
    assert perf_counter() - started < 3  # 0.1 s alone; tests may share the machine


BAD = [
    ("dance", "No such command"),
    ("play", "Missing"),
    ("play no-such-game", "no game called no-such-game; installed are"),
    (f"play {RAID} --scenario moon", "no scenario moon; it has standard"),
    (f"play {RAID} --option night", "An option is written NAME=VALUE, not night."),
    (f"play {RAID} --option colour=red", "no option colour"),
    (f"play {RAID} --option night=maybe", "Option night takes on or off, not maybe."),
    (f"play {RAID} --option win_damage_min=many", "whole number from -1 to 999, not many"),
    (f"play {RAID} --seat japan=me", "no seat called japan"),
    (f"play {RAID} --seat us=napoleon", "no player called napoleon"),
    (f"play {RAID} --dice loaded", "Dice are seeded or entered, not loaded."),
    (f"play {RAID} --dice entered --seed 7", "have no seed"),
    (f"play {RAID} --lang fr", "--lang"),
    (f"play {RAID} --resume last", "no unfinished match"),
    (f"play {RAID} --resume nowhere.json", "nowhere.json cannot be read"),
    (f"play {RAID} --resume last --seed 7", "already has its scenario"),
    (f"play {RAID} --components nowhere.toml", "nowhere.toml cannot be read"),
    (f"play {RAID} --option long_range_escort=on --scenario historical-a", "own designs"),
    (f"simulate {RAID} --games 0", "--games"),
    (f"simulate {RAID} --games many", "--games"),
    (f"simulate {RAID} --jobs -1", "--jobs"),
    (f"simulate {RAID} --player us=napoleon", "no player called napoleon"),
    (f"simulate {RAID} --player mars=random", "no seat called mars"),
    (f"simulate {RAID} --frobnicate", "No such option"),
    (f"rules {RAID} XCIX", "no rule XCIX"),
    (f"odds {RAID}", "Missing option '--plan'"),
    ("verify nowhere.json", "nowhere.json cannot be read"),
    ("replay nowhere.json", "nowhere.json cannot be read"),
    (f"fuzz {RAID} --minutes soon", "--minutes"),
]


@pytest.mark.parametrize(("line", "says"), BAD, ids=[line for line, _ in BAD])
def test_bad_input_gets_one_sentence_and_exit_code_two(
    sandtable: Command, line: str, says: str
) -> None:
    ran = sandtable(*line.split())

    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err
    assert ran.err.count("\n") == 1


FILES = [
    ("rows.toml", "[table.t5]\nrows = [{ lo = 1, hi = 6, bombers = 0 }]", "table t5 must cover"),
    ("words.toml", '[table.t5]\nrows = [{ lo = 1, hi = 10, bombers = "x" }]', "Table t5, row"),
    ("field.toml", "[table.t5]\nrows = [{ lo = 1, hi = 10, bomber = 1 }]", "field `bomber`"),
    ("name.toml", "[tables.t5]\nrows = []", "no components called tables; there are"),
    ("table.toml", "[table.t55]\nrows = []", "no tables called t55; there are"),
    ("shape.toml", "table = 3", "do not have the shape"),
    ("broken.toml", "[table", "broken.toml is not TOML"),
    ("list.json", "[1, 2]", "must hold names and values"),
    ("folder", None, "folder cannot be read"),
]


@pytest.mark.parametrize(("name", "text", "says"), FILES, ids=[name for name, _, _ in FILES])
def test_components_that_do_not_fit_are_refused(
    sandtable: Command, tmp_path: Path, name: str, text: str | None, says: str
) -> None:
    file = tmp_path / name
    file.mkdir() if text is None else file.write_text(text)
    ran = sandtable("simulate", RAID, "--games", 1, "--components", file)

    assert ran.code == 2
    assert says in ran.err
    assert ran.err.count("\n") == 1


SCENARIOS = [
    ("", "exactly one scenario, with an id"),
    ('[[scenario]]\nid = "a"\n[[scenario]]\nid = "b"', "exactly one scenario"),
    ('id = "a"\nname_en = "A"\nname_es = "A"\nvictory = "none"', "unknown victory schedule none"),
    ('id = "a"\nname_en = "A"\nname_es = "A"\nvictory = "standard"\ncolour = "red"', "colour"),
    ('id = "a"\nname_en = "A"\nvictory = "standard"', "name_es"),
]


@pytest.mark.parametrize(("text", "says"), SCENARIOS)
def test_scenario_files_that_do_not_fit_are_refused(
    sandtable: Command, tmp_path: Path, text: str, says: str
) -> None:
    (tmp_path / "own.toml").write_text(text)
    ran = sandtable("play", RAID, "--scenario", tmp_path / "own.toml")

    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err
    assert ran.err.count("\n") == 1
