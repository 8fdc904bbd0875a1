"""The commands together: help, exit codes, one sentence for bad input."""

import re
import subprocess
import sys
from pathlib import Path

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


@pytest.mark.parametrize("name", COMMANDS)
def test_arguments_are_shown_in_capitals_or_as_a_list_of_choices(
    sandtable: Command, name: str
) -> None:
    usage = sandtable(name, "--help").out.splitlines()[0]
    wanted = usage.removeprefix(f"Usage: sandtable {name} [OPTIONS]").split()

    assert [word for word in wanted if not re.fullmatch(r"\[[A-Z]+\]|\{[A-Z]+\}", word)] == []


def test_a_missing_package_is_named(
    sandtable: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "sandtable.lab.simulate", None)
    ran = sandtable("simulate", RAID, "--games", 1)

    assert ran.code == 2
    assert "pip install 'sandtable[all]'" in ran.err


def test_help_loads_no_game_and_nothing_heavy() -> None:
    heavy = ("sandtable.games", "numpy", "rich", "textual", "litestar", "sqlalchemy", "asyncio")
    code = (
        "import sys; from sandtable.cli.commands import run; run(['--help']);"
        f"print([m for m in sys.modules if m.startswith({heavy})])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=30
    )

    assert done.stdout.splitlines()[-1] == "[]"


BAD = [
    ("dance", "Unknown command dance"),
    ("play", "GAME is missing"),
    ("play no-such-game", "no game called no-such-game; the installed games are"),
    (f"play {RAID} --scenario moon", "no scenario moon; it has standard"),
    (f"play {RAID} --option night", "An option is written NAME=VALUE, not night."),
    (f"play {RAID} --option colour=red", "no option colour"),
    (f"play {RAID} --option night=maybe", "Option night takes on or off, not maybe."),
    (f"play {RAID} --option win_damage_min=many", "whole number from -1 to 999, not many"),
    (f"play {RAID} --seat japan=me", "no seat called japan"),
    (f"play {RAID} --seat us=napoleon", "no player called napoleon"),
    (f"play {RAID} --dice loaded", "The dice must be seeded or entered, not loaded."),
    (f"play {RAID} --dice entered --seed 7", "have no seed"),
    (f"play {RAID} --lang fr", "--lang"),
    (f"play {RAID} --resume last", "no unfinished match"),
    (f"play {RAID} --resume nowhere.json", "nowhere.json cannot be read"),
    (f"play {RAID} --resume last --seed 7", "already has its scenario"),
    (f"play {RAID} --components nowhere.toml", "nowhere.toml cannot be read"),
    (f"play {RAID} --option long_range_escort=on --scenario historical-a", "scenarios of your own"),
    (f"simulate {RAID} --games 0", "--games"),
    (f"simulate {RAID} --games many", "--games"),
    (f"simulate {RAID} --games 99999999999", "--games must be at most"),
    (f"simulate {RAID} --jobs -1", "--jobs"),
    (f"simulate {RAID} --jobs 99999", "--jobs must be at most"),
    (f"arena {RAID} --games 99999999999", "--games must be at most"),
    (f"simulate {RAID} --player us=napoleon", "no player called napoleon"),
    (f"simulate {RAID} --player mars=random", "no seat called mars"),
    (f"simulate {RAID} --frobnicate", "Unknown option --frobnicate"),
    (f"rules {RAID} XCIX", "no rule XCIX"),
    (f"odds {RAID} --plan nowhere.toml", "nowhere.toml cannot be read"),
    (f"odds {RAID} raids", "has no odds called raids; it has plan"),
    ("verify nowhere.json", "nowhere.json cannot be read"),
    ("replay nowhere.json", "nowhere.json cannot be read"),
    (f"fuzz {RAID} --minutes soon", "--minutes"),
    (f"fuzz {RAID} --minutes 99999", "--minutes must be at most"),
    (f"fuzz {RAID} --games 99999999999", "--games must be at most"),
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
    (
        "field.toml",
        "[table.t5]\nrows = [{ lo = 1, hi = 10, bomber = 1 }]",
        "the field bomber does not exist",
    ),
    ("name.toml", "[tables.t5]\nrows = []", "no components called tables; the known"),
    ("table.toml", "[table.t55]\nrows = []", "no tables called t55; the known"),
    ("limits.toml", "[limits]\nbombers_per_die = 5", "no fields of limits called bombers_per_die"),
    ("column.toml", "[table.t6.columns]\nsunny = []", "fields of table.t6.columns called sunny"),
    ("shapes.toml", "[table.t6]\nrows = []", "no fields of table.t6 called rows"),
    ("rerolls.toml", "[reroll.mine]\nvalues = [1]", "no fields of reroll called mine; the known"),
    ("values.toml", "[reroll.to7_cap]\nvalues = [1, 2]", "reroll-to7_cap must cover 1 to 10"),
    (
        "negative.toml",
        "[table.t5]\nrows = [{ lo = 1, hi = 10, bombers = -3 }]",
        "a whole number of at least 0",
    ),
    (
        "loose.toml",
        '[table.t5]\nrows = [{ lo = 1, hi = 10, reroll = "x" }]',
        "[table.t5] names",
    ),
    (
        "sky.toml",
        '[table.weather]\nrows = [{ lo = 1, hi = 10, weather = "x" }]',
        "weather] names",
    ),
    (
        "zero.toml",
        "[table.t1]\nrolls_per = 0",
        "rolls_per is not valid: it must be a whole number of at least 1",
    ),
    ("many.toml", "[table.event_count]\nrows = [{ lo = 1, hi = 10, events = 9 }]", "only 7"),
    ("crew.toml", "[table.role_wave]\nrows = [{ lo = 1, hi = 10, wave = 9 }]", "role_wave, row"),
    ("modes.toml", "[limits]\nfighter_modes = []", "[limits] is not valid"),
    (
        "stranger.toml",
        '[table.role_position]\nrows = [{ lo = 1, hi = 10, id = "x", name_en = "", name_es = "" }]',
        "unknown id x; the known ids are best, middle, worst",
    ),
    (
        "flow.toml",
        '[display.flow]\nedges = [{ from = "base", to = "moon" }]',
        "in the box: moon",
    ),
    ("large.toml", "[table.t7]\nnumber = 99999999999999999999999", "larger than 100,000"),
    ("shape.toml", "table = 3", "In an override table is a table"),
    ("broken.toml", "[table", "broken.toml is not TOML: it ends too early."),
    ("twice.toml", "a = 1\na = 2\n", "is not TOML: it ends too early, at line 2, column 6."),
    ("broken.json", '{"a": 1,}', "is not JSON: it ends too early, at byte 8."),
    ("list.json", "[1, 2]", "must contain names and values"),
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


NAMED = 'id = "a"\nname_en = "A"\nname_es = "A"\n'
WAVE = '{{ wave = {}, b17 = {}, b24 = 0, target = "schweinfurt", return = "{}" }}'
SCENARIOS = [
    ("", "exactly one scenario, with an id"),
    ('[[scenario]]\nid = "a"\n[[scenario]]\nid = "b"', "exactly one scenario"),
    ('id = "a"\nname_en = "A"\nvictory = "standard"', "name_es"),
    (f'{NAMED}victory = "none"', "unknown victory schedule none"),
    (f'{NAMED}victory = "standard"\ncolour = "red"', "the field colour does not exist"),
    *(
        (f'{NAMED}victory = "standard"\n{line}', says)
        for line, says in {
            'home_weather = "sunny"': "unknown weather (VII.table)",
            'flak = "loud"': "unknown flak",
            "waves_max = 3": "must allow one or two waves",
            "event_die = 11": "event_die: it must be",
            "returns = []": "needs a way home",
            'returns = ["mars"]': "returns[0]: mars is not one",
            'targets = ["rouen"]': "primary target that is not among its targets",
            'targets = ["schweinfurt"]': "needs two targets",
            "availability_fixed = { b17 = 1, b24 = 0 }": "fewer bombers than waves",
            f"waves = [{WAVE.format(2, 9, 'england')}]": "must number its waves",
            f"waves = [{WAVE.format(1, 0, 'england')}]": "a wave without bombers",
            f"waves = [{WAVE.format(1, 9, 'mars')}]": "waves[0].return: mars is not one",
            f"waves = [{WAVE.format(1, -9, 'england')}]": "waves[0].b17: it must be",
            f"waves = [{WAVE.format(1, 9, 'england').replace('schweinfurt', 'mars')}]": (
                "a target that is not among its targets"
            ),
            "fighter_mode = 7": "has an unknown fighter mode (VI(4))",
            'kind = "fantastic"': "kind: fantastic is not one",
            'weather = "rol"': "weather: rol is not one",
            "diversion = { bombrs = 0 }": "the field bombrs does not exist",
            "availability_fixed = { b17 = 9, b24 = -1 }": "a whole number of at least 0",
        }.items()
    ),
]


SCHEDULE = '[[scenario]]\n{}victory = "own"\n[[schedule]]\nid = "own"\nclauses = [{{ {} }}]'
SCENARIOS += [
    (SCHEDULE.format(NAMED, 'result = "us_win", damage_mim = 12'), "the field damage_mim"),
    (SCHEDULE.format(NAMED, 'result = "us_win", damage_min = "many"'), "not a text"),
    (SCHEDULE.format(NAMED, 'result = "victory"'), "clauses[0].result: victory is not one"),
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
