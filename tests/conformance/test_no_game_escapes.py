"""Every game of the package is registered, and every game passes the kit."""

import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from sandtable.engine.game import game_ids
from sandtable.testing.cases import is_accepted, optional_cases
from sandtable.testing.conformance import ConformanceKit
from tests.conformance.games import GAMES

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_runs_the_kit_in_its_own_tests(name: str) -> None:
    folder = GAMES[name].package.rpartition(".")[2]
    tests = import_module(f"tests.games.{folder}.test_conformance")

    assert issubclass(tests.TestConformance, ConformanceKit)
    assert tests.TestConformance.game is GAMES[name]
    assert tests.TestConformance.folder() == ROOT / "tests/games" / folder


def test_every_game_package_is_registered() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    points = project["project"]["entry-points"]["sandtable.games"]
    folders = (ROOT / "src/sandtable/games").glob("*/__init__.py")

    assert sorted(points.values()) == sorted(
        f"sandtable.games.{folder.parent.name}:GAME" for folder in folders
    )
    assert set(points) == set(game_ids())


def test_every_game_answers_to_the_name_it_is_registered_under() -> None:
    assert {name: game.id for name, game in GAMES.items()} == {name: name for name in GAMES}


def test_some_set_ups_are_refused_and_most_are_not() -> None:
    cases = [case for game in GAMES.values() for case in optional_cases(game)]
    accepted = [is_accepted(case) for case in cases]

    assert 0 < accepted.count(False) < accepted.count(True)
